#!/usr/bin/env bash
# Try the Debian package as a person would, in fresh systems: install, start as an ordinary user, upgrade, purge.
#
#   packaging/try_deb.sh [SUITE...]        (default: bookworm trixie)
#
# Needs root on Debian, and installs debootstrap, Xvfb, xdotool, xev and ImageMagick if they are missing. Prints one line a
# check, keeps the pictures of the windows in build/try/, and ends with 0 if every check passed. Variables: MIRROR
# (where packages come from), DEB (the package to try, otherwise built), LANGUAGES (of the windows), LIMIT (milliseconds
# that the fastest warm start may take).
# shellcheck disable=SC2317  # the checks are called by name
set -euo pipefail

cd "$(dirname "$0")/.."
program=ramsch-desktop
suites=${*:-bookworm trixie}
languages=${LANGUAGES:-en de fi ja es ru}
try=$PWD/build/try
player=player
limit=${LIMIT:-500}
failures=0
fastest=
display=
xvfb=
root=

say() { printf 'try_deb: %s\n' "$*"; }
pass() { printf 'pass  %-9s %s\n' "$suite" "$*"; }
fail() { printf 'FAIL  %-9s %s\n' "$suite" "$*"; failures=$((failures + 1)); }

# check WHAT COMMAND...: one line with the outcome; the command's own words only if it failed.
check() {
    local what=$1 words
    shift
    if words=$("$@" 2>&1); then pass "$what"; else fail "$what"; printf '%s\n' "$words" | tail -n 20 | sed 's/^/      /'; fi
}

require_tools() {
    local missing=()
    local -A packages=([debootstrap]=debootstrap [Xvfb]=xvfb [xdotool]=xdotool [xev]=x11-utils [convert]=imagemagick [import]=imagemagick)
    for tool in "${!packages[@]}"; do
        PATH=$PATH:/usr/sbin command -v "$tool" > /dev/null || missing+=("${packages[$tool]}")
    done
    if ((${#missing[@]})); then
        apt-get update -q > /dev/null
        DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}" > /dev/null
    fi
}

build_packages() {
    new=${DEB:-}
    if [ -z "$new" ]; then
        say "building the package"
        python3 packaging/build.py deb --out "$try" > "$try/build.log" 2>&1 || { cat "$try/build.log"; exit 1; }
        new=$(ls "$try/$program"_*.deb)
    fi
    version=$(dpkg-deb -f "$new" Version)
    make_older_package
}

# The same package under a lower version, with one file that the newer one no longer has.
make_older_package() {
    rm -rf "$try/older" && mkdir -p "$try/older"
    dpkg-deb -R "$new" "$try/older/tree"
    sed -i "s/^Version: .*/Version: 0.0.1~older/" "$try/older/tree/DEBIAN/control"
    touch "$try/older/tree/usr/lib/$program/ramsch_desktop/dropped_since.py"
    old=$try/older/older.deb
    dpkg-deb --root-owner-group -Znone -b "$try/older/tree" "$old" > /dev/null
    rm -rf "$try/older/tree"
}

start_display() {
    exec 3> "$try/display"
    Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp -noreset > "$try/xvfb.log" 2>&1 &
    xvfb=$!
    for _ in $(seq 100); do
        [ -s "$try/display" ] && break
        sleep 0.1
    done
    exec 3>&-
    display=:$(cat "$try/display")
}

# Only Debian's base system; later tries of a suite start from the packed copy.
make_root() {
    local packed=$try/$suite-base.tar
    root=$try/$suite-root
    rm -rf "$root"
    if [ ! -f "$packed" ]; then
        say "fetching the base system of $suite"
        debootstrap --variant=minbase "$suite" "$root" ${MIRROR:+"$MIRROR"} > "$try/$suite-base.log" 2>&1
        tar -C "$root" -cf "$packed.part" . && mv "$packed.part" "$packed"
    else
        mkdir -p "$root" && tar -C "$root" -xf "$packed"
    fi
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    cp "$old" "$root/older.deb" && cp "$new" "$root/newer.deb"
    mount -t proc proc "$root/proc"
    mkdir -p "$root/tmp/.X11-unix" && mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
    chroot "$root" useradd --create-home "$player"
}

leave_root() {
    [ -n "$root" ] || return 0
    for place in proc tmp/.X11-unix; do
        if mountpoint -q "$root/$place"; then umount "$root/$place"; fi
    done
    rm -rf --one-file-system "$root"
    root=
}

cleanup() {
    set +e
    leave_root
    [ -n "$xvfb" ] && kill "$xvfb" 2> /dev/null
}

inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"; }
apt() { inside apt-get -q -y --no-install-recommends "$@"; }
player_environment() {
    echo PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games HOME=/home/$player LC_ALL=C.UTF-8 DISPLAY="$display"
}
# shellcheck disable=SC2046  # one word each
as_player() { chroot --userspec="$player:$player" "$root" env -i -C "/home/$player" $(player_environment) "$@"; }

now() { date +%s%3N; }

# The processor time of a process in milliseconds, which tells a slow program from a busy machine.
computing() { awk -v tick="$(getconf CLK_TCK)" '{ print int(($14 + $15) * 1000 / tick) }' "/proc/$1/stat"; }

visible() { [ -n "$(DISPLAY=$display xdotool search --onlyvisible --class "$program" 2> /dev/null)" ]; }

# window LANGUAGE [ARGUMENT...]: start the program, take its picture, end it; prints how long it took to show its window.
# xev sleeps until the display tells of a window: looking for it again and again takes time from the program.
window() {
    local language=$1 picture=$try/$suite-$1.png began shown="" process status=0 computed events watcher line
    shift
    [ $# = 0 ] || picture=$try/$suite-$language-with-argument.png
    exec {events}< <(DISPLAY=$display exec timeout 40 stdbuf -oL xev -root -event substructure)
    watcher=$!
    sleep 0.5
    began=$(now)
    # Not through a function, so that the process is the program itself and can be ended.
    # shellcheck disable=SC2046
    chroot --userspec="$player:$player" "$root" env -i $(player_environment) "$program" --lang "$language" "$@" \
        > "$try/$suite-$language.log" 2>&1 &
    process=$!
    while [ -z "$shown" ] && read -r -t 30 -u "$events" line; do
        case $line in MapNotify*) shown=$(now) ;; esac
    done
    kill "$watcher" 2> /dev/null || true
    exec {events}<&-
    if [ -z "$shown" ] || ! visible; then
        kill "$process" 2> /dev/null || true
        tail -n 5 "$try/$suite-$language.log"
        return 1
    fi
    computed=$(computing "$process")
    sleep 2
    DISPLAY=$display import -window root "$picture"
    (($(convert "$picture" -format %k info:) > 200)) || { echo "nothing is drawn: $picture"; status=1; }
    kill "$process" 2> /dev/null || true
    wait "$process" || true
    echo "$((shown - began)) ms, $computed ms of computing"
    return "$status"
}

check_window() {
    local words
    if words=$(window "$@"); then
        pass "window in $*: $words"
        if [ -z "$fastest" ] || ((${words%% *} < fastest)); then fastest=${words%% *}; fi
    else
        fail "window in $*: $words"
    fi
}

# Every file of the system but those that any work of apt and of a user changes.
files() {
    (cd "$root" && find . -xdev \( -path ./proc -o -path ./tmp -o -path ./home -o -path ./var/lib/apt -o -path ./var/cache \
        -o -path ./var/log -o -path ./var/lib/dpkg -o -path ./root -o -name '*.deb' \) -prune -o -print | LC_ALL=C sort)
}

nothing_left() {
    local left
    local -x LC_ALL=C
    left=$(cd "$root" && find . -xdev \( -path ./home -o -path ./tmp -o -path ./proc \) -prune -o -iname '*ramsch*' -print)
    [ -z "$left" ] || { echo "$left"; return 1; }
    left=$(comm -13 "$try/$suite-before" <(files))
    [ -z "$left" ] || { echo "$left"; return 1; }
}

gone_since_upgrade() { [ ! -e "$root/usr/lib/$program/ramsch_desktop/dropped_since.py" ]; }
saves() { (cd "$root/home/$player" && find . -type f ! -name '*.log*' -exec sha256sum {} + | sort -k 2); }
same_saves() { diff "$try/$suite-saves" <(saves); }
prints_version() { [ "$(as_player "$program" --version)" = "$program $version" ]; }
registered() { grep -qx "MimeType=application/x-ramsch;" "$root/usr/share/applications/$program.desktop"; }
fast_enough() { [ -n "$fastest" ] && ((fastest <= limit)); }
installed_size() {
    local size
    size=$(inside du -sk --apparent-size "/usr/lib/$program" | cut -f1)
    echo "$size"
    ((size <= 110 * 1024))
}

# A record of one finished deal, given to the command that the menu entry names: its review is to open.
reviews_a_finished_deal() {
    local command entry=$root/usr/share/applications/$program.desktop record=/home/$player/finished.ramsch words=""
    head -n 1 tests/data/ramsch/worked_deals.jsonl > "$root$record"
    command=$(sed -n 's/^Exec=//p' "$entry" | sed "s,%f,$record,")
    # shellcheck disable=SC2046,SC2086  # one word each
    chroot --userspec="$player:$player" "$root" env -i $(player_environment) RAMSCH_DESKTOP_HOME=/tmp/review LANG=C.UTF-8 \
        $command > "$try/$suite-review.log" 2>&1 &
    local process=$!
    for _ in $(seq 300); do
        words=$(DISPLAY=$display xdotool search --onlyvisible --class "$program" getwindowname 2> /dev/null || true)
        case $words in Review*) break ;; esac
        kill -0 "$process" 2> /dev/null || break
        sleep 0.1
    done
    sleep 2
    DISPLAY=$display import -window root "$try/$suite-review.png"
    kill "$process" 2> /dev/null || true
    wait "$process" || true
    rm -rf "$root/tmp/review"
    echo "the window is called '$words'"
    case $words in Review*) ;; *) cat "$try/$suite-review.log"; return 1 ;; esac
}

leave_a_save() {
    as_player mkdir -p "/home/$player/.local/share/$program" "/home/$player/.config/$program"
    as_player sh -c "echo kept > ~/.local/share/$program/kept.txt"
}

try_suite() {
    make_root
    check "apt update" apt update
    check "install the older package and all it needs" apt install /older.deb
    check "the command answers" prints_version_of_older
    files | grep -v "/usr/lib/$program" | grep -vi ramsch > "$try/$suite-before"
    leave_a_save
    check_window en --game ramsch
    check "the match is kept" as_player cp ".local/state/$program/match.ramsch" kept.ramsch
    saves > "$try/$suite-saves"
    check "upgrade" apt install /newer.deb
    check "the upgrade drops old files" gone_since_upgrade
    check "the upgrade keeps the user's files" same_saves
    check "the version is $version" prints_version
    check "the games are listed" as_player "$program" games
    check "records belong to the program" registered
    check "at most 110 MB are installed" installed_size
    check_window en "/home/$player/kept.ramsch"
    check "the menu's command reviews a finished deal" reviews_a_finished_deal
    fastest=
    for language in $languages; do check_window "$language"; done
    check "the fastest start takes $fastest ms, at most $limit" fast_enough
    check "purge" apt purge "$program"
    check "nothing is left" nothing_left
    leave_root
}

prints_version_of_older() { as_player "$program" --version; }

mkdir -p "$try"
trap cleanup EXIT
require_tools
build_packages
start_display
for suite in $suites; do try_suite; done
if ((failures)); then say "FAILED: $failures check(s)"; else say "passed"; fi
exit $((failures > 0))
