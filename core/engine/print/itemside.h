// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace hexa {

/// A side of a CutItem.
enum class ItemSide { Front, Back };

}  // namespace hexa
