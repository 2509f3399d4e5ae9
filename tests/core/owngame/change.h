// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/definition/definition.h"

#include <QMetaType>

#include <functional>

/// Column of a test: a change of a game file.
Q_DECLARE_METATYPE(std::function<void(hexa::owngame::Definition&)>)
