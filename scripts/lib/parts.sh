# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# What the scripts that play a run in parts have in common. Sourced by them.

# Sets cli: the program that plays the command. HEXATELIER_CLI, else the one of the release build, else that of the PATH.
# Commands that measure maps are those of hexatelier-cli, all others those of the laboratory.
findProgram() {
    local root name=hexatelier-lab
    case ${words[0]} in
    balance | generate | simulate) name=hexatelier-cli ;;
    esac
    root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
    cli=${HEXATELIER_CLI:-$root/build/release/bin/$name}
    if [ ! -x "$cli" ]; then cli=$name; fi
    if ! command -v "$cli" >/dev/null; then
        echo "There is no $name: build it (scripts/build release -DHEXATELIER_LAB=ON $name) or say HEXATELIER_CLI=PROGRAM." >&2
        return 1
    fi
}

# Takes "N FOLDER [ENGINE'S OPTIONS] -- COMMAND [OPTIONS]" apart: sets parts, folder, engine and words.
readArguments() {
    parts=${1:-} folder=${2:-} engine=() words=()
    if ! [[ $parts =~ ^[1-9][0-9]{0,5}$ ]] || [ -z "$folder" ]; then return 1; fi
    shift 2
    while [ $# -gt 0 ] && [ "$1" != -- ]; do
        engine+=("$1")
        shift
    done
    if [ $# -lt 2 ]; then return 1; fi
    shift
    # shellcheck disable=SC2034  # the scripts use them
    words=("$@")
}

# Prints the numbers of the parts that are not in the folder, one a line. A part is there as a whole or not at all.
missingParts() {
    local number
    for ((number = 1; number <= parts; number++)); do
        if [ ! -e "$folder/part-$number.json" ]; then echo "$number"; fi
    done
}

# Says how the parts become the result.
tellMerge() {
    printf 'All %s parts are there. Now: %q merge %q/part-*.json\n' "$parts" "$cli" "$folder"
}
