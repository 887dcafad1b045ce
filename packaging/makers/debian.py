"""The Debian package."""

from __future__ import annotations

import hashlib
import math
import textwrap
from collections.abc import Callable, Iterable
from pathlib import Path

import dev
from makers import archives, manual, project, qt, releases, texts, tools, tree
from makers.tree import Tree

_C_LIBRARY = (
    "ld-linux-aarch64.so.1",
    "ld-linux-x86-64.so.2",
    "libc.so.6",
    "libdl.so.2",
    "libm.so.6",
    "libpthread.so.0",
)
LIBRARIES: dict[str, tuple[str, ...]] = {
    **dev.CORE_LIBRARIES,
    **dev.X11_LIBRARIES,
    **dev.WAYLAND_LIBRARIES,
    **dict.fromkeys(_C_LIBRARY, ("libc6",)),
    "libICE.so.6": ("libice6",),
    "libSM.so.6": ("libsm6",),
    "libcups.so.2": ("libcups2t64", "libcups2"),
    "libgcc_s.so.1": ("libgcc-s1",),
    "libstdc++.so.6": ("libstdc++6",),
    "libxcb.so.1": ("libxcb1",),
    "libz.so.1": ("zlib1g",),
    "libzstd.so.1": ("libzstd1",),
}
"""The packages that bring a library, the preferred one first; names differ between releases."""

COMPILERS = {28: "9", 29: "11", 30: "12", 31: "13", 32: "13.2", 33: "14", 34: "15"}
"""The first GCC whose C++ library has the symbols of GLIBCXX_3.4.N."""

PYTHON = "python3 (>= 3.11)"
MODULES = {"PIL": "python3-pil"}
"""What the program imports from the system's Python: it reads pictures from elsewhere, so the system keeps it safe."""
FONT = "fonts-dejavu-core | fonts-noto-core | fonts-liberation"
"""Letters for five languages: the smallest package first, since apt takes the first."""
JAPANESE_FONT = "fonts-vlgothic | fonts-noto-cjk | fonts-ipafont-gothic | fonts-wqy-zenhei"
"""The package brings what its own texts need; names that people give themselves may have other letters."""
ICON_THEME = "hicolor-icon-theme"

POSTINST = f"""#!/bin/sh
set -e

if [ "$1" = configure ] && command -v py3compile > /dev/null; then
    py3compile -p {project.NAME} /usr/lib/{project.NAME}
fi
"""
PRERM = f"""#!/bin/sh
set -e

if command -v py3clean > /dev/null; then
    py3clean -p {project.NAME}
else
    find /usr/lib/{project.NAME} -name __pycache__ -type d -prune -exec rm -rf {{}} +
fi
"""
OVERRIDES = project.PACKAGING / "linux" / "lintian-overrides"


def build(arch: project.Arch, target: Path, compression: str = "xz") -> Path:
    """Write the package into a folder; its path. `compression` is one of dpkg-deb: xz for use, none for a trial."""
    tools.need("dpkg-deb")
    made = tree.build("deb", arch)
    add_documents(made)
    add_control(made, arch)
    tree.settled(made)
    target.mkdir(parents=True, exist_ok=True)
    package = target / f"{project.NAME}_{project.version()}_{arch.value}.deb"
    options = ["--root-owner-group", f"-Z{compression}", "--uniform-compression", "--threads-max=1"]
    tools.run(["dpkg-deb", *options, "--build", made.top, package])
    return package


def add_documents(made: Tree) -> None:
    """Add the changelog and the reasons for what lintian would object to."""
    folder = made.share / "doc" / project.NAME
    (folder / "changelog.gz").write_bytes(manual.packed(releases.debian()))
    place = made.share / "lintian" / "overrides" / project.NAME
    place.parent.mkdir(parents=True)
    place.write_bytes(OVERRIDES.read_bytes())


def add_control(made: Tree, arch: project.Arch) -> None:
    """Add the control files."""
    folder = made.top / "DEBIAN"
    folder.mkdir()
    (folder / "control").write_text(control(made, arch), encoding="utf-8")
    (folder / "md5sums").write_text(digests(made), encoding="utf-8")
    for name, script in {"postinst": POSTINST, "prerm": PRERM}.items():
        (folder / name).write_text(script, encoding="utf-8")
        (folder / name).chmod(0o755)


def control(made: Tree, arch: project.Arch) -> str:
    """The control file; raises KeyError if a library is needed that no known package brings."""
    required, printing = qt.system_libraries(made.library)
    depends = [PYTHON, *MODULES.values(), *system_versions(made), *packages(required), FONT, ICON_THEME]
    fields = {
        "Package": project.NAME,
        "Version": project.version(),
        "Architecture": arch.value,
        "Maintainer": project.MAINTAINER,
        "Installed-Size": str(math.ceil(archives.size(made.root) / 1024)),
        "Depends": ", ".join(depends),
        "Recommends": ", ".join([*packages(printing), JAPANESE_FONT]),
        "Section": "games",
        "Priority": "optional",
        "Description": description(),
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items() if value)


def system_versions(made: Tree) -> list[str]:
    """The oldest C and C++ libraries that have all that the tree asks for."""
    asked = qt.symbol_versions(made.library)
    c_library = max(numbers for numbers in map(_after("GLIBC_"), asked) if numbers)
    cpp = max(numbers for numbers in map(_after("GLIBCXX_3.4."), asked) if numbers)
    return [f"libc6 (>= {'.'.join(map(str, c_library))})", f"libstdc++6 (>= {COMPILERS[max(28, cpp[0])]})"]


def _after(prefix: str) -> Callable[[str], tuple[int, ...]]:
    """A function from a symbol version to its numbers after the prefix; empty for another one."""

    def numbers(version: str) -> tuple[int, ...]:
        rest = version.removeprefix(prefix)
        return tuple(map(int, rest.split("."))) if rest != version and rest.replace(".", "").isdecimal() else ()

    return numbers


def packages(libraries: Iterable[str]) -> list[str]:
    """The dependencies that bring these libraries, each once, in order; without those of `system_versions`."""
    return sorted({" | ".join(LIBRARIES[name]) for name in libraries} - {"libc6", "libstdc++6"})


def description() -> str:
    """The short and the long description."""
    text = texts.read(texts.SOURCE)
    lines = ["Ramsch, Skat and Schafkopf against the computer", *_wrapped(text.introduction), " ."]
    for game in text.games:
        lines += textwrap.wrap(game, 76, initial_indent="  * ", subsequent_indent="    ")
    return "\n".join([*lines, " .", *_wrapped(text.learning), " .", *_wrapped(text.comfort)])


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, 76, initial_indent=" ", subsequent_indent=" ")


def digests(made: Tree) -> str:
    """The MD5 digests of all files, in the form of md5sum."""
    files = [path for path in archives.walk(made.root) if path.is_file()]
    return "".join(f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(made.top)}\n" for path in files)
