// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/check/sink.h"

namespace hexa::texts {

/// Reports tags (`<b>`) and web addresses unlike those of the source.
void checkInlineMarkup(const Row& row, Sink& sink);

}  // namespace hexa::texts
