# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Which files are ours to format. Sourced by scripts/format and scripts/check-format; the current folder is the root.

# All C++ files that git knows or would add.
allSources() {
    git ls-files -z --cached --others --exclude-standard -- core editor app tests |
        filterSources
}

# Those that differ from the last commit, and new ones.
changedSources() {
    {
        git diff -z --name-only --diff-filter=d HEAD -- core editor app tests
        git ls-files -z --others --exclude-standard -- core editor app tests
    } | filterSources
}

# Keeps C++ files that exist (git lists deleted ones too).
filterSources() {
    local file
    while IFS= read -r -d '' file; do
        case $file in
        *.h | *.cpp) if [ -f "$file" ]; then printf '%s\0' "$file"; fi ;;
        esac
    done
}

clangFormat=${CLANG_FORMAT:-clang-format}

# .clang-format is written for one version; others lay out some lines differently.
warnAboutVersion() {
    local version
    version=$("$clangFormat" --version | sed -E 's/.*version ([0-9]+).*/\1/')
    if [ "$version" != 14 ]; then
        echo "Note: CI formats with clang-format 14, this is $version (CLANG_FORMAT=... chooses another)." >&2
    fi
}
