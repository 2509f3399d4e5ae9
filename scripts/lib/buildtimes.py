# SPDX-License-Identifier: GPL-3.0-or-later
"""What building costs, for `scripts/bench build`: whole commands in fresh clones without any cache. Prints one row a command, as
tests/bench/measure.h does: name, seconds by the clock, processor seconds (user and system), unit, target, how.

  buildtimes.py REPOSITORY FOLDER [COMMIT]      clones COMMIT (default: HEAD) into FOLDER, which should be empty
"""
import os
import pathlib
import resource
import subprocess
import sys
import time


def run(name, how, command, folder, target="-"):
    """Runs a command and prints its row; what it says goes to stderr. Ends the program if it fails."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    status = subprocess.run(command, cwd=folder, env=environment(folder), stdin=subprocess.DEVNULL, stdout=sys.stderr).returncode
    wall = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    if status:
        sys.exit(f"{' '.join(map(str, command))} failed with status {status}")
    print(f"{name}\t{wall:.0f}\t{processor:.0f}\ts\t{target}\t{how}", flush=True)


def environment(folder):
    """An empty compiler cache, no display, and settings of nobody."""
    return dict(os.environ, CCACHE_DIR=str(folder.parent / (folder.name + "-ccache")), QT_QPA_PLATFORM="offscreen",
                XDG_CONFIG_HOME=str(folder.parent / "home"), XDG_DATA_HOME=str(folder.parent / "home"))


def clone(repository, folder, commit):
    subprocess.run(["git", "clone", "--quiet", repository, folder], check=True)
    subprocess.run(["git", "-C", folder, "checkout", "--quiet", commit], check=True)
    return folder


def change(path):
    """Adds a line to a source, so that all that reads it is compiled again."""
    path.write_text(path.read_text() + "// changed\n")


def readers(folder, header):
    """How many objects of the preset dev read a header, and how many there are. By ninja's log of what was read: a dry run ends
    where CMake looks for new files."""
    log = subprocess.run(["ninja", "-C", folder / "build" / "dev", "-t", "deps"], check=True, capture_output=True, text=True).stdout
    objects = [block for block in log.split("\n\n") if ".o: " in block]
    return sum(header in block for block in objects), len(objects)


def main(repository, folder, commit="HEAD"):
    folder = pathlib.Path(folder).resolve()
    line = clone(repository, folder / "line", commit)
    run("scripts/run --cli", "fresh clone, no cache", ["scripts/run", "--cli", "--version"], line)
    window = clone(repository, folder / "window", commit)
    run("scripts/run", "fresh clone, no cache", ["scripts/run", "--exit-after-start"], window)
    run("all tests built", "after scripts/run; libraries and tests of dev", ["scripts/build", "dev"], window)
    run("all tests run", "scripts/test, everything built", ["scripts/test"], window)
    change(window / "editor/inspector/cellpage.cpp")
    run("after a change in editor/", "scripts/test --only InspectorTest", ["scripts/test", "--only", "InspectorTest"], window, "30")
    again, total = readers(window, "core/engine/play/match.h")
    print(f"after a change of MatchView\t{100 * again / total:.0f}\t{again}\t%\t20\tof {total} objects are compiled again")


if __name__ == "__main__":
    main(*sys.argv[1:])
