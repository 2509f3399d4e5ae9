// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/judge/balance.h"

namespace hexa::bauen {

/// Returns the shares of wins by place in the order, with the program's own data and this number of
/// players. None if they were not measured (scripts/measure-order, resources/bauen/order.json).
std::optional<OrderEffect> orderEffect(int players);

}  // namespace hexa::bauen
