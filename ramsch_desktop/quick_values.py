"""Makes the program's own frozen dataclasses cheaper to create; its start creates some hundred and fifty of them.

Up to Python 3.13 the standard library compiles two functions for each of them, only to refuse changes. That takes half
of the creation and a tenth of the start, and the functions can be the same for all. Classes of other packages are
left alone: their subclasses may have attributes of their own.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable
from dataclasses import FrozenInstanceError
from typing import Final, NoReturn

_COMPILER: Final = "_frozen_get_del_attr"
"""What makes the two functions in the standard library; where it has another name, all stays as it is."""
_OWN: Final = __name__.partition(".")[0]


def freeze_quickly() -> None:
    """Let the frozen dataclasses of this program that are created from now on share what refuses changes."""
    compiler = getattr(dataclasses, _COMPILER, None)
    if compiler is not None and sys.version_info < (3, 14):
        share = _put_refusals if sys.version_info >= (3, 13) else _refusals
        setattr(dataclasses, _COMPILER, _for_own(share, compiler))


def _for_own(share: Callable[[type], object], compiler: Callable[..., object]) -> Callable[..., object]:
    def refuse(cls: type, *rest: object) -> object:
        return share(cls) if cls.__module__.partition(".")[0] == _OWN else compiler(cls, *rest)

    return refuse


def _refuse_to_set(self: object, name: str, value: object) -> NoReturn:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: object, name: str) -> NoReturn:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


_refuse_to_set.__name__, _refuse_to_delete.__name__ = "__setattr__", "__delattr__"


def _refusals(cls: type) -> tuple[object, object]:
    """For Python 3.11 and 3.12, which put them into the class themselves."""
    return _refuse_to_set, _refuse_to_delete


def _put_refusals(cls: type) -> None:
    """For Python 3.13."""
    for refusal in (_refuse_to_set, _refuse_to_delete):
        if refusal.__name__ in vars(cls):
            raise TypeError(f"Cannot overwrite attribute {refusal.__name__} in class {cls.__name__}")
        setattr(cls, refusal.__name__, refusal)
