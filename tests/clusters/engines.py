#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A run in parts by a real engine: parts fail on the way, are played again, and the merged file is that of one machine.

    tests/clusters/engines.py parallel|slurm FOLDER_OF_PROGRAMS

`slurm` starts munged, slurmctld and slurmd for one node, all of its own in a temporary folder. Ends with 77 and says why if an
engine can't start here.
"""
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PARTS = 4
FIT = ["fit", "--system", "clockwork-wars", "--players", "2", "--bots", "greedy", "--maps", "40", "--games", "1500",
       "--held-out", "10", "--held-out-games", "100", "--seed", "4"]

# Stands in for the program: notes which part it plays, ends part 2 on the way when it comes first, and lets part 3 hang when
# `hang` is there.
WRAPPER = """#!/bin/bash
for ((i = 1; i <= $#; i++)); do
    if [ "${{!i}}" = --part ]; then next=$((i + 1)) part=${{!next%%/*}}; fi
done
times=$(grep -cx "$part" {folder}/played)
echo "$part" >>{folder}/played
if [ "$part" = 2 ] && [ "$times" = 0 ]; then
    {cli} "$@" &
    sleep 0.1
    kill -KILL $!
    exit 137
fi
if [ "$part" = 3 ] && [ "$times" = 0 ] && [ -e {folder}/hang ]; then
    touch {folder}/hanging
    exec sleep 600
fi
exec {cli} "$@"
"""


def skip(reason):
    print(f"Skipped: {reason}")
    sys.exit(77)


def run(words, **more):
    return subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False, **more)


def expect(true, what, result=None):
    if true:
        return
    print(f"FAILED: {what}")
    if result is not None:
        print(result.stdout, result.stderr)
    sys.exit(1)


def wait(condition, what):
    """The test's own time limit is what ends a wait in vain."""
    print(f"waiting: {what}", flush=True)
    while not condition():
        time.sleep(0.2)


class Scene:
    """A folder with what one machine found, and a program whose parts fail."""

    def __init__(self, folder, programs):
        self.folder = folder
        self.cli = programs / "hexatelier-lab"
        self.whole = folder / "whole.json"
        self.work = folder / "the parts"
        self.said = run([self.cli, *FIT, "-o", self.whole])
        expect(self.said.returncode == 0, "the whole run", self.said)
        wrapper = folder / "program"
        wrapper.write_text(WRAPPER.format(folder=folder, cli=self.cli), encoding="utf-8")
        wrapper.chmod(0o755)
        (folder / "played").touch()
        self.environment = dict(os.environ, HEXATELIER_CLI=str(wrapper))

    def play(self, script, *engine):
        return run([ROOT / "scripts" / script, PARTS, self.work, *engine, "--", *FIT], env=self.environment)

    def files(self):
        return sorted(self.work.glob("part-*.json"))

    def expect_merged(self):
        merged = self.folder / "merged.json"
        result = run([self.cli, "merge", *self.files(), "-o", merged])
        expect(result.returncode == 0, "merge", result)
        expect(merged.read_bytes() == self.whole.read_bytes(), "the merged file is that of one machine")
        expect(result.stdout == self.said.stdout, "so is what is said", result)

    def expect_played(self, times):
        played = (self.folder / "played").read_text(encoding="utf-8").split()
        found = [played.count(str(part)) for part in range(1, PARTS + 1)]
        expect(found == times, f"how often each part was begun: {found}, not {times}")


def test_parallel(scene):
    if not shutil.which("parallel"):
        skip("GNU parallel is not here")
    first = scene.play("play-with-parallel", "--jobs", "2")
    expect(first.returncode != 0, "a part failed, and the script says so", first)
    missing = run([scene.cli, "merge", *scene.files()])
    expect(missing.returncode == 3 and "Missing parts: 2" in missing.stderr, "part 2 is told to be missing", missing)
    second = scene.play("play-with-parallel", "--jobs", "2")
    expect(second.returncode == 0, "the second call plays it again", second)
    scene.expect_played([1, 2, 1, 1])
    scene.expect_merged()


class Slurm:
    """One node, its controller and its munge, with ports and files of their own."""

    def __init__(self, folder):
        self.folder = folder
        self.daemons = []
        self.environment = dict(os.environ, SLURM_CONF=str(folder / "slurm.conf"))

    def __enter__(self):
        for program in ("munged", "slurmctld", "slurmd", "sbatch"):
            if not self.find(program):
                skip(f"{program} is not here")
        self.configure()
        self.start("munged", "--foreground", "--force", f"--key-file={self.folder}/key", f"--socket={self.folder}/socket",
                   f"--pid-file={self.folder}/munged.pid", f"--log-file={self.folder}/munged.log",
                   f"--seed-file={self.folder}/seed")
        self.start("slurmctld", "-D")
        self.start("slurmd", "-D", "-N", self.node)
        for _ in range(100):
            if "idle" in self.command("sinfo", "--noheader", "--format=%t").stdout:
                return self
            if any(daemon.poll() is not None for daemon in self.daemons):
                break
            time.sleep(0.2)
        self.__exit__()
        for log in sorted(self.folder.glob("*.log")):
            print(f"-- {log.name}", *log.read_text(encoding="utf-8", errors="replace").splitlines()[-10:], sep="\n")
        skip("Slurm can't start here")
        return None

    def __exit__(self, *_):
        for daemon in reversed(self.daemons):
            if daemon.poll() is None:
                daemon.send_signal(signal.SIGTERM)
                try:
                    daemon.wait(20)
                except subprocess.TimeoutExpired:
                    daemon.kill()

    @staticmethod
    def find(program):
        return shutil.which(program, path=os.environ.get("PATH", "") + ":/usr/sbin:/sbin")

    def start(self, program, *words):
        log = open(self.folder / f"{program}.out.log", "w", encoding="utf-8")
        # Ends with this process, also if that is killed.
        bound = ["setpriv", "--pdeathsig", "TERM"] if shutil.which("setpriv") else []
        self.daemons.append(subprocess.Popen([*bound, self.find(program), *words], env=self.environment, stdout=log, stderr=log))

    def command(self, *words):
        return run(words, env=self.environment)

    def configure(self):
        self.node = socket.gethostname().split(".")[0]
        key = self.folder / "key"
        key.write_bytes(os.urandom(1024))
        key.chmod(0o600)
        user = run(["id", "-un"]).stdout.strip()
        ports = []
        for _ in range(2):
            with socket.socket() as free:
                free.bind(("127.0.0.1", 0))
                ports.append(free.getsockname()[1])
        # cred_expire: so long a job that is queued again waits.
        (self.folder / "slurm.conf").write_text(f"""ClusterName=test
SlurmctldHost={self.node}(127.0.0.1)
SlurmctldPort={ports[0]}
SlurmdPort={ports[1]}
SlurmUser={user}
SlurmdUser={user}
AuthType=auth/munge
AuthInfo=socket={self.folder}/socket,cred_expire=5
StateSaveLocation={self.folder}/state
SlurmdSpoolDir={self.folder}/spool
SlurmctldPidFile={self.folder}/slurmctld.pid
SlurmdPidFile={self.folder}/slurmd.pid
SlurmctldLogFile={self.folder}/slurmctld.log
SlurmdLogFile={self.folder}/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SwitchType=switch/none
MpiDefault=none
ReturnToService=2
NodeName={self.node} NodeAddr=127.0.0.1 CPUs={min(2, os.cpu_count())} State=UNKNOWN
PartitionName=all Nodes={self.node} Default=YES MaxTime=INFINITE State=UP
""", encoding="utf-8")
        for name in ("state", "spool"):
            (self.folder / name).mkdir()


def test_slurm(scene):
    with Slurm(scene.folder) as slurm:
        scene.environment["SLURM_CONF"] = slurm.environment["SLURM_CONF"]
        (scene.folder / "hang").touch()
        first = scene.play("play-with-slurm")
        expect(first.returncode == 0, "the parts are queued", first)
        job = first.stdout.strip()
        wait((scene.folder / "hanging").exists, "for part 3, which hangs")
        requeued = slurm.command("scontrol", "requeue", f"{job}_3")
        expect(requeued.returncode == 0, "part 3 is queued again, as when its node fails", requeued)
        wait(lambda: not slurm.command("squeue", "--noheader").stdout.strip(), "for the queue to be empty")
        expect([path.name for path in scene.files()] == ["part-1.json", "part-3.json", "part-4.json"],
               f"all but part 2 are there: {scene.files()}")
        second = scene.play("play-with-slurm")
        expect(second.returncode == 0, "the missing part is queued", second)
        wait(lambda: not slurm.command("squeue", "--noheader").stdout.strip(), "for part 2")
        third = scene.play("play-with-slurm")
        expect("merge" in third.stdout, "nothing is missing any more", third)
        scene.expect_played([1, 2, 2, 1])
        scene.expect_merged()


def main():
    engine, programs = sys.argv[1], Path(sys.argv[2])
    with tempfile.TemporaryDirectory(prefix="hexa") as folder:
        scene = Scene(Path(folder), programs)
        {"parallel": test_parallel, "slurm": test_slurm}[engine](scene)
    print("fine")


if __name__ == "__main__":
    main()
