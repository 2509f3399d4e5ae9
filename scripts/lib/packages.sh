# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# The one list of packages that Hexatelier needs, and how they get onto this machine. Sourced by the other scripts:
#
#   . "$(dirname "$0")/lib/packages.sh"
#   ensurePackages build test          # build: the window; draw: the command line; the purposes are the first column of the list below
#
# HEXATELIER_INSTALL=no   never installs, only says what is missing

# purpose  package (Debian and Ubuntu)  what for
packageList() {
    cat <<'LIST'
core   g++                     C++20 compiler
core   cmake                   configures the build
core   ninja-build             runs the build
core   pkg-config              finds libraries that have no CMake files
core   nlohmann-json3-dev      writes and reads JSON
core   libsimdjson-dev         reads large JSON files fast
core   libicu-dev              what Unicode says about characters, charsets
core   libcli11-dev            options of hexatelier-cli
core   zlib1g-dev              share codes are compressed
core   libpugixml-dev          reads and writes XML of other programs
core   libzip-dev              VASSAL modules, kits of sheets
core   libzstd-dev             unpacks maps of Tiled
core   libqpdf-dev             reads the map that a PDF carries
core   libboost-math-dev       distributions for the balance checker
core   libeigen3-dev           linear algebra of the fits
core   libstemmer-dev          inflected forms of glossary terms
core   ccache                  compiles nothing twice
core   lld                     links programs fast
draw   qt6-base-dev            Qt: windows, printing, tests
draw   qt6-base-dev-tools      Qt: moc, rcc, uic
draw   qt6-svg-dev             Qt: SVG drawings
draw   libqt6svg6              SVG icons at run time
draw   qt6-qpa-plugins         drawing without a display
build  qt6-tools-dev           Qt: translations in CMake
build  qt6-tools-dev-tools     Qt: tools behind qt6-tools-dev
build  qt6-l10n-tools          lupdate and lrelease
build  qt6-translations-l10n   Qt's own German and French texts
draw   libpng-dev              PNG pictures
build  libhunspell-dev         checks spelling of texts
draw   libqrencode-dev         QR codes on printed maps
draw   fonts-dejavu-core       a font that is the same everywhere
test   librapidcheck-dev       property tests
test   tiled                   draws exported maps with its own program
test   libxml2-utils           checks exported XML
test   dpkg-dev                finds what a package depends on
test   unzip                   checks exported archives
test   xvfb                    a display for the window script
test   xauth                   needed by xvfb-run
test   openbox                 window manager: focus and active windows
test   xdotool                 mouse and keyboard from outside
test   x11-utils               looks at windows from outside
test   poppler-utils           text and pictures out of printed PDFs
test   qpdf                    checks the structure of PDFs
test   zbar-tools              reads printed QR codes
test   unzip                   looks into kits
test   imagemagick             compares pictures
test   parallel                plays runs in parts
test   slurm-wlm               queues runs in parts
test   munge                   lets Slurm's programs know each other
test   python3                 checks and helper scripts
test   python3-jsonschema      checks files against resources/schema
test   translate-toolkit       reads exported PO, XLIFF and TS files
test   gettext                 msgfmt checks exported PO files
test   hunspell-en-us          English dictionary: spelling
test   hunspell-de-de          German dictionary: spelling
test   hunspell-fr             French dictionary: spelling
test   at-spi2-core            accessibility from outside
test   dbus                    session bus for accessibility
test   python3-pyatspi         reads what a screen reader would
ci     git                     names the files that are ours
ci     clang-format            one format for all code
ci     python3                 checks and helper scripts
ci     desktop-file-utils      checks the desktop entry
ci     appstream               checks the metainfo
ci     mandoc                  checks the pages of the manual
ci     reuse                   checks that each file tells its licence
sign   clang                   a second compiler that must give the same games
sign   libclang-rt-dev         its sanitizers
tidy   clang                   compiler that clang-tidy agrees with
tidy   clang-tidy              static analysis
bench  libbenchmark-dev        timings of the hot functions
LIST
}

# Which purposes are part of another: Qt builds need the core's packages too.
purposesOf() {
    local purpose
    for purpose in "$@"; do
        case $purpose in
        draw) echo core draw ;;
        build | tidy) echo core draw build "$purpose" ;;
        sign) echo core "$purpose" ;;
        *) echo "$purpose" ;;
        esac
    done
}

# Prints the lines of the list that belong to the purposes and whose package is not installed.
missingPackages() {
    local wanted installed
    wanted=$(packageList | awk -v purposes="$(purposesOf "$@" | tr '\n' ' ')" '
        BEGIN { n = split(purposes, names, " "); for (i = 1; i <= n; i++) chosen[names[i]] = 1 }
        ($1 in chosen) && !seen[$2]++')
    # shellcheck disable=SC2016  # the ${...} are for dpkg-query
    # One call for all packages: a purpose with nothing missing costs a few hundredths of a second.
    installed=$(awk '{ print $2 }' <<<"$wanted" |
        xargs dpkg-query -W -f '${binary:Package} ${db:Status-Status}\n' 2>/dev/null |
        awk '$2 == "installed" { sub(/:.*/, "", $1); print $1 }') || true
    awk 'NR == FNR { have[$1] = 1; next } !($2 in have)' <(echo "$installed") <(echo "$wanted")
}

# Installs what the purposes need and is not there. Fails only when it can't install and the tools aren't there either.
ensurePackages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        withoutApt "$@"
        return
    fi
    local missing
    missing=$(missingPackages "$@")
    [ -z "$missing" ] && return 0

    local names=() purpose name why
    while read -r purpose name why; do
        printf 'missing: %-22s %s\n' "$name" "$why"
        names+=("$name")
    done <<<"$missing" >&2

    local root=()
    if [ "$(id -u)" -ne 0 ]; then root=(sudo); fi
    local install="apt-get install --no-install-recommends ${names[*]}"
    local byHand="${root[*]:+sudo }apt-get update && ${root[*]:+sudo }$install"
    if [ "${HEXATELIER_INSTALL:-yes}" = no ]; then
        echo "Going on without them (HEXATELIER_INSTALL=no). To install them: $byHand" >&2
        return 0
    fi
    if [ "${#root[@]}" -gt 0 ] && ! command -v sudo >/dev/null; then
        printf 'Installing needs root rights, and sudo is not here. As root, run:\n  apt-get update && %s\nor set HEXATELIER_INSTALL=no to go on without.\n' "$install" >&2
        return 1
    fi

    echo "Installing ${#names[@]} package(s) with apt-get ..." >&2
    local log
    log=$(mktemp)
    # Waits for another apt that runs, asks no questions, and is silent unless it fails. `env` carries the variable through sudo.
    # An update that fails only in part is no reason to stop: the lists on this machine may do.
    if { "${root[@]}" apt-get -o DPkg::Lock::Timeout=300 update || true; } >"$log" 2>&1 &&
        "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 \
            install --yes --no-install-recommends "${names[@]}" >>"$log" 2>&1 </dev/null; then
        rm -f "$log"
    else
        tail -n 30 "$log" >&2
        printf 'apt-get failed (whole log: %s). To try by hand:\n  %s\n' "$log" "$byHand" >&2
        return 1
    fi
}

# Another system: say what is needed, and go on when the tools that every build starts with are found.
withoutApt() {
    local tool lacking=()
    for tool in cmake ninja pkg-config c++; do
        command -v "$tool" >/dev/null || lacking+=("$tool")
    done
    if [ "${#lacking[@]}" -eq 0 ]; then return 0; fi
    {
        echo "There is no apt-get here, and these tools are missing: ${lacking[*]}"
        echo "Please install what these Debian packages hold, under the names of your system:"
        packageList | awk -v purposes="$(purposesOf "$@" | tr '\n' ' ')" '
            BEGIN { n = split(purposes, names, " "); for (i = 1; i <= n; i++) chosen[names[i]] = 1 }
            ($1 in chosen) && !seen[$2]++ { name = $2; $1 = $2 = ""; printf "  %-22s%s\n", name, $0 }'
    } >&2
    return 1
}
