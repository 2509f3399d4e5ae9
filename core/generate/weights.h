// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/judge/balance.h"
#include "core/engine/system.h"

namespace hexa::generate {

/// True if gaps of a game are not predictions of its games, but the lead of the richest seat over
/// the poorest by the weights of the game's author, in percent of the mean. Such a game has
/// BalanceFunctions::predictedGap without predict.
inline bool judgesByWeights(const GameSystem& system) {
    return system.balance && system.balance->predictedGap && !system.balance->predict;
}

}  // namespace hexa::generate
