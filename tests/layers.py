"""Reads the package's sources and finds what breaks its layers; each finding is one line."""

import ast
import re
from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PACKAGE = "ramsch_desktop"
ROOT = Path(__file__).resolve().parent.parent / PACKAGE

# Layers from the bottom to the top.
LAYERS = ("kernel", "engine", "games", "bots", "play", "store", "controller", "ui")
BELOW_CONTROLLER = LAYERS[: LAYERS.index("controller")]
BELOW_PLAY = LAYERS[: LAYERS.index("play")]

# The folder of `games` that is no game.
SHARED_BY_GAMES = "shared"

# Modules beside the layers: entry points stand above all, resources on the level of the store.
ENTRY_POINTS = ("__main__", "app", "cli", "quick_values")
HEIGHTS = {
    **{layer: height for height, layer in enumerate(LAYERS)},
    "resources": LAYERS.index("store"),
    **{module: len(LAYERS) for module in ENTRY_POINTS},
}

_WORD = re.compile(r"[^\W\d_]{2,}")
_MOST_WORDS = 3


@dataclass(frozen=True)
class Module:
    """A source file under its dotted name, such as ramsch_desktop.games.skat.rules."""

    name: str
    tree: ast.Module
    is_package: bool = False

    @property
    def layer(self) -> str:
        """The first name below the package: a layer or a module beside them; empty for the package itself."""
        return layer_of(self.name)


@dataclass(frozen=True)
class Import:
    """An import of a dotted name; lazy if it stands inside a function."""

    name: str
    line: int
    lazy: bool


Rule = Callable[[Module], Iterable[str]]


def layer_of(name: str) -> str:
    """The layer of one of the package's dotted names; empty for the package itself and for foreign names."""
    parts = name.split(".")
    return parts[1] if parts[0] == PACKAGE and len(parts) > 1 else ""


def parse(name: str, source: str, is_package: bool = False) -> Module:
    """A module from its source text."""
    return Module(name, ast.parse(source), is_package)


@cache
def modules(root: Path = ROOT) -> list[Module]:
    """Every module of the package; read once for all rules."""
    return [_read(path, root) for path in sorted(root.rglob("*.py"))]


def _read(path: Path, root: Path) -> Module:
    parts = [PACKAGE, *path.relative_to(root).with_suffix("").parts]
    is_package = parts[-1] == "__init__"
    name = ".".join(parts[:-1] if is_package else parts)
    return parse(name, path.read_text(encoding="utf-8"), is_package)


def findings(rule: Rule, sources: Iterable[Module]) -> list[str]:
    """What a rule finds in these modules."""
    return [finding for module in sources for finding in rule(module)]


@cache
def imports(module: Module) -> list[Import]:
    """Every import of a module under its absolute name, with the imported name itself as the last part."""
    inside = _inside_functions(module.tree)
    return [
        Import(name, node.lineno, id(node) in inside)
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in _names(node, module)
    ]


def _inside_functions(tree: ast.Module) -> set[int]:
    """The identities of all nodes that run only when a function is called."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
    return {id(inner) for outer in ast.walk(tree) if isinstance(outer, functions) for inner in ast.walk(outer)}


def _names(node: ast.Import | ast.ImportFrom, module: Module) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
        return
    base = _base(node, module)
    yield from (f"{base}.{alias.name}" for alias in node.names)


def _base(node: ast.ImportFrom, module: Module) -> str:
    if not node.level:
        return node.module or ""
    package = module.name.split(".")
    drop = node.level - 1 if module.is_package else node.level
    return ".".join([*package[: len(package) - drop], *([node.module] if node.module else [])])


def _found(module: Module, line: int, what: str) -> str:
    return f"{module.name}:{line}: {what}"


def undeclared_layers(module: Module) -> Iterator[str]:
    """Modules that stand in no layer."""
    if module.layer and module.layer not in HEIGHTS:
        yield f"{module.name} is in no layer"


def upward_imports(module: Module) -> Iterator[str]:
    """Imports of a higher layer."""
    height = HEIGHTS.get(module.layer, -1)
    for used in imports(module):
        if HEIGHTS.get(layer_of(used.name), -1) > height:
            yield _found(module, used.line, f"imports {used.name} from above")


def qt_below_controller(module: Module) -> Iterator[str]:
    """Qt below the controller, and in the command line outside of its drawing commands."""
    for used in imports(module):
        is_qt = used.name.split(".")[0] in ("PySide6", "shiboken6")
        qt_free = module.layer in (*BELOW_CONTROLLER, "resources")
        if is_qt and (qt_free or (module.layer == "cli" and not used.lazy)):
            yield _found(module, used.line, f"imports {used.name}")


def qt_beyond_core_in_controller(module: Module) -> Iterator[str]:
    """Qt modules with windows and drawing in the controller."""
    for used in imports(module) if module.layer == "controller" else []:
        if used.name.startswith("PySide6.") and not used.name.startswith("PySide6.QtCore"):
            yield _found(module, used.line, f"imports {used.name}")


def foreign_randomness(module: Module) -> Iterator[str]:
    """Random numbers below play that come from elsewhere than a Random that was handed in or seeded."""
    if module.layer in BELOW_PLAY:
        for used in imports(module):
            is_global = used.name.startswith("random.") and used.name != "random.Random"
            if is_global or used.name.split(".")[0] == "secrets":
                yield _found(module, used.line, f"imports {used.name}")
        yield from _random_calls(module)
        yield from _global_generators(module)


def _random_calls(module: Module) -> Iterator[str]:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "random" and node.attr != "Random":
            yield _found(module, node.lineno, f"uses random.{node.attr}")
    for call in _generators(module.tree):
        if not call.args and not call.keywords:
            yield _found(module, call.lineno, "makes a Random without a seed")


def _global_generators(module: Module) -> Iterator[str]:
    inside = _inside_functions(module.tree)
    for call in _generators(module.tree):
        if id(call) not in inside:
            yield _found(module, call.lineno, "keeps a Random for the whole module")


def _generators(tree: ast.Module) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Random", "random.Random"):
            yield node


def prose_in_engine(module: Module) -> Iterator[str]:
    """Texts of more than three words in the engine that are neither docstrings nor messages of errors."""
    if module.layer != "engine":
        return
    allowed = _docstrings(module.tree) | _error_messages(module.tree)
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Constant) and id(node) not in allowed and _is_prose(node.value):
            yield _found(module, node.lineno, f"says {node.value!r}")


def _is_prose(value: object) -> bool:
    return isinstance(value, str) and len(_WORD.findall(value)) > _MOST_WORDS


def _docstrings(tree: ast.Module) -> set[int]:
    """Strings that are statements of their own: docstrings of modules, classes, functions and fields."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def _error_messages(tree: ast.Module) -> set[int]:
    """Everything in a raise or assert statement, what is handed to a function that raises it, and words of a fault."""
    raisers = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and _raises_argument(node)}
    return {id(inner) for node in ast.walk(tree) if _complains(node, raisers) for inner in ast.walk(node)}


def _raises_argument(function: ast.FunctionDef) -> bool:
    arguments = {argument.arg for argument in function.args.args}
    raised = (inner for node in ast.walk(function) if isinstance(node, ast.Raise) for inner in ast.walk(node))
    return any(isinstance(node, ast.Name) and node.id in arguments for node in raised)


def _complains(node: ast.AST, raisers: Container[str]) -> bool:
    is_raiser = isinstance(node, ast.Call) and ast.unparse(node.func) in raisers
    return is_raiser or _marks_fault(node) or isinstance(node, ast.Raise | ast.Assert)


def _marks_fault(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node).startswith("QT_TRANSLATE_NOOP('Faults', ")


_FAULTS = frozenset({"RamschError", "IllegalAction", "BadNotation", "BadRecord", "BadPack", "PackError", "FileError"})
_FOR_DEVELOPERS = "ui.gallery_shots"
"""The module whose faults only those read who work on the program, in English."""


def faults_without_translation(module: Module) -> Iterator[str]:
    """Faults whose words are not marked for translation, and windows that show what the system says in English."""
    if module.name == f"{PACKAGE}.{_FOR_DEVELOPERS}":
        return
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call) and _is_unmarked(node):
            yield _found(module, node.lineno, f"says {ast.unparse(node.args[0])}")
        if module.layer in ("controller", "ui") and isinstance(node, ast.expr) and _is_raw(node):
            yield _found(module, node.lineno, f"shows {ast.unparse(node)}")


def _is_unmarked(call: ast.Call) -> bool:
    return ast.unparse(call.func) in _FAULTS and isinstance(next(iter(call.args), None), ast.Constant | ast.JoinedStr)


def _is_raw(node: ast.expr) -> bool:
    if isinstance(node, ast.Attribute):
        return node.attr == "strerror"
    return isinstance(node, ast.Call) and ast.unparse(node) == "str(error)"


def games_importing_games(module: Module) -> Iterator[str]:
    """A game, or what games share, that imports another game; only the list of all games may."""
    if module.layer != "games" or module.name == f"{PACKAGE}.games":
        return
    own = module.name.split(".")[2]
    for used in imports(module):
        other = used.name.split(".")[2:3]
        if layer_of(used.name) == "games" and other not in ([], [own], [SHARED_BY_GAMES]):
            yield _found(module, used.line, f"imports {used.name}")


def kernel_outside_bots(module: Module) -> Iterator[str]:
    """Imports of the kernel, which speaks in bitmasks, outside of itself and the bots."""
    for used in imports(module) if module.layer not in ("kernel", "bots") else []:
        if layer_of(used.name) == "kernel":
            yield _found(module, used.line, f"imports {used.name}")


def ui_outside_entry_points(module: Module) -> Iterator[str]:
    """Imports of the ui, save in app and in the functions of cli that draw."""
    for used in imports(module) if module.layer not in ("ui", "app") else []:
        if layer_of(used.name) == "ui" and not (module.layer == "cli" and used.lazy):
            yield _found(module, used.line, f"imports {used.name}")
