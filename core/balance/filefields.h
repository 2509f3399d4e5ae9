// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/membersin.h"

#include <string>

namespace hexa::balance {

/// Shares and weights are whole millionths in files.
inline constexpr std::int64_t million = 1'000'000;
/// Error of files with another format.
inline constexpr const char* wrongFormat = "balance.file.format";

/// Refuses a configuration that the game lacks.
template <class Known>
void needKnown(MembersIn& io, const std::string& configuration, Known known) {
    if (!io.errors() && !known(configuration))
        io.refuse("configuration", "balance.file.configuration", {{"configuration", configuration}});
}

}  // namespace hexa::balance
