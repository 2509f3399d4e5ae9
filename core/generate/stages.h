// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generate/produce.h"

namespace hexa::generate {

/// Returns the code of a message about a stage of a run, with {games}.
constexpr const char* stageCode(ProduceProgress::Stage stage) {
    switch (stage) {
    case ProduceProgress::Stage::Searching:
        return "generate.stage.searching";
    case ProduceProgress::Stage::Playing:
        return "generate.stage.racing";
    case ProduceProgress::Stage::Refining:
        return "generate.stage.refining";
    case ProduceProgress::Stage::Measuring:
        return "generate.stage.measuring";
    case ProduceProgress::Stage::Certifying:
        return "generate.stage.certifying";
    case ProduceProgress::Stage::Explaining:
        break;
    }
    return "generate.stage.explaining";
}

}  // namespace hexa::generate
