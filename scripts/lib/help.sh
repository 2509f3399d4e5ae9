# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Sourced first by a script: asked for help, it prints what stands at its head, and ends.

case ${1:-} in
-h | --help)
    sed -n '/^# SPDX/d; 2,/^[^#]/ s/^# \{0,1\}//p' "$0"
    exit 0
    ;;
esac
