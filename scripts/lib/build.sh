# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Configuring and building a preset, quietly when there is nothing to do. Sourced by the other scripts. All messages go to
# stderr: the stdout of `scripts/run --cli info --json ...` belongs to the program.

projectRoot=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

# configurePreset PRESET [-DNAME=VALUE...]
# Runs CMake only when it must: a new folder, other options than last time, or changed presets. Changes of CMakeLists.txt are
# seen by the build itself.
configurePreset() {
    local preset=$1 folder="$projectRoot/build/$1" stamp wanted
    shift
    stamp="$folder/.configured-with"
    wanted="$* $(cksum <"$projectRoot/CMakePresets.json")"
    if [ -f "$folder/build.ninja" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ]; then return 0; fi
    # From the root, as presets are looked for in the current folder.
    if ! (cd "$projectRoot" && cmake --preset "$preset" "$@" >&2); then
        echo "Configuring the preset $preset failed." >&2
        # A half-made folder must not look configured next time.
        rm -f "$stamp"
        return 1
    fi
    echo "$wanted" >"$stamp"
}

# buildPreset PRESET [TARGET...]
buildPreset() {
    local preset=$1 folder="$projectRoot/build/$1" targets=()
    shift
    if [ $# -gt 0 ]; then targets=(--target "$@"); fi
    # A dry run first, so that nothing at all is printed when there is nothing to build.
    if cmake --build "$folder" "${targets[@]}" -- -n 2>/dev/null | grep -q 'no work to do'; then return 0; fi
    cmake --build "$folder" "${targets[@]}" >&2
}
