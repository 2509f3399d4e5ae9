// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/exchange.h"

namespace hexa::exchange {

/// A zip archive of the files, in their order, the same bytes for the same files. Fails with "exchange.zip-failed".
Result<std::string> zipped(const std::vector<ExportFile>& files);

}  // namespace hexa::exchange
