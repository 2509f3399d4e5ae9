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
# Shows one line with percent and time; the whole output is in build/PRESET/build.log. What failed first is shown last.
buildPreset() {
    local preset=$1 folder="$projectRoot/build/$1" targets=() status=0
    shift
    if [ $# -gt 0 ]; then targets=(--target "$@"); fi
    # A dry run first, so that nothing at all is printed when there is nothing to build.
    if cmake --build "$folder" "${targets[@]}" -- -n 2>/dev/null | grep -q 'no work to do'; then return 0; fi
    NINJA_STATUS='@ %p %f/%t %e ' cmake --build "$folder" "${targets[@]}" 2>&1 |
        tee "$folder/build.log" | showProgress "$preset" >&2 || status=$?
    if [ "$status" -ne 0 ]; then
        firstFailure "$folder/build.log" >&2
        echo "Building the preset $preset failed. All of its output: $folder/build.log" >&2
    fi
    return "$status"
}

# Reads ninja's output. Its steps become one line that changes, or on no terminal a line each ten percent; warnings go through.
showProgress() {
    local terminal=0
    if [ -t 2 ]; then terminal=1; fi
    awk -v preset="$1" -v terminal="$terminal" '
        function clear() { if (terminal && shown) printf "\r\033[K"; shown = 0 }
        /^@ / {
            skipped = 0
            percent = $2 + 0; seconds = int($4)
            line = sprintf("Building %s: %3d %%  step %s  %d:%02d", preset, percent, $3, seconds / 60, seconds % 60)
            if (terminal) { printf "\r\033[K%s", line; shown = 1; fflush() }
            else if (percent >= next10 || percent == 100) { if (line != last) print line; last = line; next10 = int(percent / 10) * 10 + 10; fflush() }
            next
        }
        /^FAILED: / { clear(); print; skipped = 1; next }     # the command, which comes next, is a wall of options
        skipped == 1 { skipped = 2; next }
        skipped == 2 { next }                                 # shown at the end
        /^ninja: / { next }
        { clear(); print; fflush() }
        END { clear() }'
}

# The first error of a log of ninja, without the command that failed.
firstFailure() {
    awk '
        /^FAILED: / { if (found) exit; found = NR; print ""; print; next }
        found && NR == found + 1 { next }
        found && (/^@ / || ++lines > 40) { exit }
        found' "$1"
}
