// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/exchange.h"

#include <QString>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

/// Writes the map for another program, with its pictures beside it; for any thread. `warnings` gets
/// the things that could not be kept.
Status exportForOthers(const Scenario& scenario, const GameSystem& system, ExchangeForm form,
                       const QString& path, const std::string& language, std::vector<Problem>& warnings);

}  // namespace hexa::editor
