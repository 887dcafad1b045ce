#!/bin/sh
# Install ramsch-desktop from this folder, or remove it again.
#
#   ./install.sh                     for you alone, below ~/.local
#   ./install.sh --prefix /usr/local for everybody (as root)
#   ./install.sh --uninstall [--prefix PREFIX]
#
# It runs without being installed, too: files/bin/ramsch-desktop. Needs Python 3.11 or newer.
set -eu

name=ramsch-desktop
here=$(cd "$(dirname "$0")" && pwd)
prefix=$HOME/.local
action=install

usage() {
    sed -n '2,8s/^# \{0,1\}//p' "$0"
    exit "$1"
}

while [ $# -gt 0 ]; do
    case $1 in
        --prefix) [ $# -ge 2 ] || usage 2; prefix=$2; shift ;;
        --prefix=*) prefix=${1#--prefix=} ;;
        --uninstall) action=uninstall ;;
        -h | --help) usage 0 ;;
        *) usage 2 ;;
    esac
    shift
done
case $prefix in
    /*) ;;
    *) echo "install.sh: the prefix has to be a whole path, starting with /" >&2; exit 2 ;;
esac

list=$prefix/lib/$name/installed-files
own=$prefix/lib/$name

find_python() {
    for candidate in python3 python3.15 python3.14 python3.13 python3.12 python3.11; do
        path=$(command -v "$candidate") || continue
        if "$path" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
            echo "$path"
            return
        fi
    done
    echo "install.sh: Python 3.11 or newer is needed" >&2
    exit 1
}

refresh_menus() {
    if command -v update-desktop-database > /dev/null; then update-desktop-database -q "$prefix/share/applications" || :; fi
    if command -v update-mime-database > /dev/null; then update-mime-database "$prefix/share/mime" > /dev/null 2>&1 || :; fi
    if command -v gtk-update-icon-cache > /dev/null && [ -f "$prefix/share/icons/hicolor/index.theme" ]; then
        gtk-update-icon-cache -q "$prefix/share/icons/hicolor" || :
    fi
}

remove() {
    [ -f "$list" ] || return 0
    while IFS= read -r file; do rm -f "${prefix:?}/$file"; done < "$list"
    rm -rf "${own:?}" "${prefix:?}/share/doc/$name"
}

place() {
    python=$(find_python)
    mkdir -p "$own"
    # Files only, so that folders that are already there keep their modes.
    (cd "$here/files" && find . -type f | tar cf - -T -) | (cd "$prefix" && tar xf - --no-same-owner)
    (cd "$here/files" && find . -type f ! -path "./lib/*" | sed 's,^\./,,' | sort) > "$list"
    sed -i "1s,.*,#!$python -I," "$prefix/bin/$name"
    sed -i "s,^Exec=$name ,Exec=\"$prefix/bin/$name\" ," "$prefix/share/applications/$name.desktop"
    "$python" -m compileall -q "$own" > /dev/null 2>&1 || :
}

remove
if [ "$action" = uninstall ]; then
    refresh_menus
    echo "$name is removed from $prefix; your matches and settings stay."
    exit 0
fi
place
refresh_menus
echo "$name is in $prefix/bin."
if ! "$python" -I -c 'import PIL' 2> /dev/null; then
    echo "To use card faces of your own, install Pillow for Python (python3-pil, python3-pillow)."
fi
case ":$PATH:" in
    *":$prefix/bin:"*) ;;
    *) echo "That folder is not in your PATH: start it from the menu." ;;
esac
