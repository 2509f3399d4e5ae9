# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a program until it ends, several times, and prints rows for scripts/bench: time and peak memory.

usage: programtimes.py NAME SECONDS MEBIBYTES -- COMMAND...     targets; - = none
"""

import os
import statistics
import sys
import time

RUNS = 9


def run(command):
    """Wall seconds, processor seconds (with those of its children) and peak memory in MiB of one run."""
    start = time.monotonic()
    quiet = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    process = os.posix_spawnp(command[0], command, os.environ, file_actions=quiet)
    _, status, usage = os.wait4(process, 0)
    wall = time.monotonic() - start
    if status != 0:
        sys.exit(f"{command[0]} ended with status {os.waitstatus_to_exitcode(status)}")
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    name, seconds, mebibytes = sys.argv[1:4]
    command = sys.argv[sys.argv.index("--") + 1 :]
    run(command)  # a first one, unmeasured, fills the caches
    walls, processors, peaks = zip(*(run(command) for _ in range(RUNS)))
    target = "" if seconds == "-" else f"< {seconds}"
    print(name, f"{statistics.median(walls):.4g}", f"{statistics.median(processors):.4g}", "s", target,
          f"target: processor; {RUNS} runs", sep="\t")
    target = "" if mebibytes == "-" else f"< {mebibytes}"
    peak = f"{statistics.median(peaks):.4g}"
    print("  peak memory", peak, peak, "MiB", target, "largest resident size", sep="\t", flush=True)


if __name__ == "__main__":
    main()
