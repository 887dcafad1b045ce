"""Makes frozen dataclasses cheaper to create, since the start of the program creates some hundred and fifty of them.

Up to Python 3.13 the standard library compiles two functions for each of them, only to refuse changes. That takes half
of the creation and a tenth of the start, and the functions can be the same for all.
"""

from __future__ import annotations

import dataclasses
import sys
from dataclasses import FrozenInstanceError
from typing import Final, NoReturn

_COMPILER: Final = "_frozen_get_del_attr"
"""What makes the two functions in the standard library; where it has another name, all stays as it is."""


def freeze_quickly() -> None:
    """Let frozen dataclasses that are created from now on share what refuses changes."""
    if hasattr(dataclasses, _COMPILER) and sys.version_info < (3, 14):
        setattr(dataclasses, _COMPILER, _put_refusals if sys.version_info >= (3, 13) else _refusals)


def _refuse_to_set(self: object, name: str, value: object) -> NoReturn:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: object, name: str) -> NoReturn:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


_refuse_to_set.__name__, _refuse_to_delete.__name__ = "__setattr__", "__delattr__"


def _refusals(*_: object) -> tuple[object, object]:
    """For Python 3.11 and 3.12, which put them into the class themselves."""
    return _refuse_to_set, _refuse_to_delete


def _put_refusals(cls: type, *_: object) -> None:
    """For Python 3.13."""
    for refusal in (_refuse_to_set, _refuse_to_delete):
        if refusal.__name__ in vars(cls):
            raise TypeError(f"Cannot overwrite attribute {refusal.__name__} in class {cls.__name__}")
        setattr(cls, refusal.__name__, refusal)
