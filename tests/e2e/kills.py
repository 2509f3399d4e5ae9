# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures what a crash costs: kills the window again and again at random moments of steady work, and tells how many
seconds of edits no recovery copy had. Not part of the tests, as it takes minutes.

usage: HEXATELIER_E2E_SECONDS=3000 tests/e2e/run BIN_DIR kills.py [RUNS [map|texts]]
"""
import random
import signal
import sys

from work import Work

RUNS = int(sys.argv[1]) if len(sys.argv) > 1 else 32
KIND = sys.argv[2] if len(sys.argv) > 2 else "map"
PACE = (0.05, 2.2) if KIND == "map" else (0.1, 0.1)

random.seed(20)
losses = []
for run in range(1, RUNS + 1):
    work = Work(KIND)
    work.go_on(random.uniform(1, 12), *PACE)
    seconds, edits, _ = work.end(signal.SIGKILL)
    losses.append(seconds)
    print(f"{KIND} {run}: {len(work.edits)} edits, lost {edits}, {seconds:.2f} s", flush=True)
print(f"{KIND}: {RUNS} kills, lost {sum(losses) / RUNS:.2f} s in the mean, {max(losses):.2f} s at most")
