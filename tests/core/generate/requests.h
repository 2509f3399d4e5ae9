// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "core/generate/produce.h"

namespace hexa::test {

/// Returns a request for `keep` maps of the toy, with a short race.
inline generate::ProduceRequest requestFor(const GameSystem& system, int keep) {
    generate::ProduceRequest request;
    request.search.base = system.layout("2p")->scenario;
    request.search.keep = keep;
    request.search.seed = 5;
    request.games = 40'000;
    request.program = "test";
    return request;
}

}  // namespace hexa::test
