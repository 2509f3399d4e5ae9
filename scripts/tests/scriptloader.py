# SPDX-License-Identifier: GPL-3.0-or-later
"""Imports the scripts that the tests try."""

import types
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent.parent


def load(name):
    """Imports a script that has no .py at its end."""
    module = types.ModuleType(name)
    module.__file__ = str(SCRIPTS / name)
    exec(compile((SCRIPTS / name).read_text(encoding="utf-8"), module.__file__, "exec"), module.__dict__)
    return module
