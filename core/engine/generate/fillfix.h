// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace hexa {

/// Code of a fix (Finding::Fix) that is a command instead of an edit: it fills the empty slots,
/// which takes a search (core/generate/fill.h). Its edit changes nothing.
inline constexpr std::string_view fillSlotsFix = "fix.fill-slots";

}  // namespace hexa
