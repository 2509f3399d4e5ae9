// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate/settings.h"
#include "core/generate/produce.h"

namespace hexa::generate {

/// Returns the settings of the search (core/engine/generate/settings.h), and the relevant ones of
/// the tournament: games, finalists and panel as "race". Files of maps from a tournament keep them,
/// with the map's number as "pick".
std::string writeSettings(const ProduceRequest& request, const Catalog& catalog);

/// Reads both; a text without "race" means no tournament. Fails as readSettings of the search does,
/// and with "balance.panel.*".
Result<ProduceRequest> readSettings(std::string_view text, const Catalog& catalog, ProduceRequest request);

}  // namespace hexa::generate
