// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/engine/record.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace hexa {

/// Table of figures for a game's designers, with rows and columns of its own.
struct FigureTable {
    struct Column {
        Message name;
        int decimals = 0;
        friend bool operator==(const Column&, const Column&) = default;
    };
    struct Row {
        std::string id;
        Message name;
        std::vector<std::optional<double>> figures;  ///< By column; none without a value.
        friend bool operator==(const Row&, const Row&) = default;
    };
    std::string id;  ///< Stable, e.g. "fields".
    Message title;
    std::vector<Column> columns;
    std::vector<Row> rows;
    std::vector<Message> notes = {};  ///< Remarkable findings.
    friend bool operator==(const FigureTable&, const FigureTable&) = default;
};

/// Request for games of one bot on all seats, in which a game counts figures for its designers.
struct SurveyRequest {
    OptionValues options;  ///< As in MatchSetup.
    std::string bot;       ///< Empty: the strongest one of the game's panel.
    int games = 200;
    std::uint64_t seed = 0;
    std::stop_token stop = {};
    std::function<void(double)> progress = {};  ///< 0 to 1; called by the calling thread.
};

}  // namespace hexa
