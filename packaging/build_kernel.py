"""Compile the search kernel in place, where Cython and a C compiler are found.

``python packaging/build_kernel.py`` joins the files of ``ramsch_desktop/kernel/core`` to one module, gives it
the C types of ``core.pxd`` and leaves ``ramsch_desktop/kernel/_core.abi3.so`` (``.pyd`` on Windows), good for
CPython 3.11 and later. Without a compiler nothing is left and the kernel runs as plain Python. What was compiled
after the last change of the sources is kept, unless CC names a compiler.
"""

import os
import re
import shlex
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from importlib import import_module
from itertools import chain
from pathlib import Path

PARTS = (
    "tables",
    "position",
    "hands",
    "ramsch",
    "habits",
    "skat",
    "null",
    "schafkopf",
    "ramsen",
    "policy",
    "solver",
    "bounds",
    "ordering",
    "opencards",
    "sampling",
    "payoff",
    "evidence",
    "foresight",
    "search",
)
OWN_IMPORT = re.compile(r"^from (?:ramsch_desktop\.kernel\.core\.\w+|math) import (?:\([^)]*\)|.*)\n", re.MULTILINE)
SHIM_IMPORT = re.compile(r"^if TYPE_CHECKING:\n.*?^else:\n.*?import shim as cython\n", re.MULTILINE | re.DOTALL)
CONSTANT = re.compile(r"^([A-Z][A-Z_0-9]*): Final = (.+)\n", re.MULTILINE)
DECLARED = re.compile(r"^cdef (int|long long|u64|double) ([A-Z][A-Z_0-9]*)$", re.MULTILINE)
SUFFIX = {"int": "", "double": "", "long long": "LL", "u64": "ULL"}
DIRECTIVES = {
    "annotation_typing": False,
    "boundscheck": False,
    "cdivision": True,
    "infer_types": True,
    "initializedcheck": False,
    "language_level": 3,
    "wraparound": False,
}


def joined(core: Path) -> str:
    """The sources as one module, without the imports among them."""
    text = "\n".join((core / f"{part}.py").read_text(encoding="utf-8") for part in PARTS)
    return "import cython\n" + SHIM_IMPORT.sub("", OWN_IMPORT.sub("", text))


def constants(text: str) -> dict[str, int | float]:
    """The values of the module constants."""
    values: dict[str, int | float] = {}
    for name, expression in CONSTANT.findall(text):
        values[name] = eval(expression, {"__builtins__": {}}, values)
    return values


def with_constants(header: str, values: dict[str, int | float]) -> str:
    """The header with its declared constants as macros, so that the C compiler knows their values."""

    def macro(match: re.Match[str]) -> str:
        kind, name = match.groups()
        literal = f"({values[name]}{SUFFIX[kind]})"
        define = f'    """\n    #define k_{name} {literal}\n    """'
        return f'cdef extern from *:\n{define}\n    const {kind} {name} "k_{name}"'

    return DECLARED.sub(macro, header)


def build(root: Path) -> Path | None:
    """Compile the kernel of the checkout at ``root``; its path, or None if it could not be built."""
    kernel = root / "ramsch_desktop" / "kernel"
    if "CC" not in os.environ and is_fresh(kernel):
        return next(extensions(kernel))
    for old in list(extensions(kernel)):
        old.unlink()
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch) / "_core.py"
        text = joined(kernel / "core")
        header = (kernel / "core.pxd").read_text(encoding="utf-8")
        source.write_text(CONSTANT.sub("", text), encoding="utf-8")
        source.with_suffix(".pxd").write_text(with_constants(header, constants(text)), encoding="utf-8")
        try:
            compile_extension(source, kernel)
        except ImportError as missing:
            print(f"kernel stays plain Python: {missing}", file=sys.stderr)
    return next(extensions(kernel), None)


def is_fresh(kernel: Path) -> bool:
    """Whether a compiled form is newer than all that it is made of."""
    made = [path.stat().st_mtime for path in extensions(kernel)]
    sources = [Path(__file__), kernel / "core.pxd", *(kernel / "core").glob("*.py")]
    return bool(made) and max(path.stat().st_mtime for path in sources) < min(made)


def extensions(kernel: Path) -> Iterator[Path]:
    """The compiled forms that lie beside the sources."""
    return chain(kernel.glob("_core*.so"), kernel.glob("_core*.pyd"))


def compile_extension(source: Path, target: Path) -> None:
    """Cythonize and compile one module into the directory ``target``."""
    cythonize = import_module("Cython.Build").cythonize
    setuptools = import_module("setuptools")

    gnu = sys.platform != "win32"
    if sys.platform == "linux":
        os.environ.setdefault("LDSHARED", linker_without_search_paths())
    extension = setuptools.Extension(
        "_core",
        [str(source)],
        py_limited_api=True,
        define_macros=[("Py_LIMITED_API", "0x030B0000")],
        extra_compile_args=["-O3", "-g0", "-ffp-contract=off"] if gnu else [],
        extra_link_args=["-s"] if sys.platform == "linux" else [],
    )
    modules = cythonize([extension], compiler_directives=DIRECTIVES, quiet=True)
    for module in modules:
        module.optional = True  # cythonize() drops the flag
    distribution = setuptools.Distribution({"name": "kernel", "ext_modules": modules})
    command = distribution.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(target), str(source.parent / "build")
    command.ensure_finalized()
    command.run()


def linker_without_search_paths() -> str:
    """The command that links extensions, without the folders of this machine that some Pythons add to it."""
    parts = shlex.split(sysconfig.get_config_var("LDSHARED") or "cc -shared")
    return shlex.join(part for part in parts if not part.startswith("-Wl,-rpath"))


if __name__ == "__main__":
    built = build(Path(__file__).resolve().parent.parent)
    print(built or "not compiled: the kernel runs as plain Python")
