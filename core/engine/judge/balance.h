// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalog/catalog.h"
#include "core/engine/judge/figure.h"
#include "core/engine/judge/figuretable.h"
#include "core/engine/judge/ordereffect.h"
#include "core/engine/record.h"
#include "core/hex/hex.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Fairness of a map without playing it: measured figures, and predictions from a model fitted on
// played games. All are values, and none depends on threads or on the order of seats.

namespace hexa {

/// One measured quantity: per seat, or per side, colour, region or other subject of comparison.
struct LedgerRow : Message {
    std::string id = {};  ///< Stable, e.g. "M1".
    FigureUnit unit = FigureUnit::Share;
    FigureSense sense = FigureSense::MoreIsBetter;
    std::vector<double> values;  ///< By seat, or by column.
    /// Equality: 1 = all equal, 0 = one seat has everything. None if it has no meaning.
    std::optional<double> equality;
    /// Worst value, if the metric judges by it.
    std::optional<double> worst;
    /// All values are zero: the map has no such thing (equality is 1 then).
    bool absent = false;
    std::string columns = {};  ///< Id of the ledger's columns; empty: by seat.
    friend bool operator==(const LedgerRow&, const LedgerRow&) = default;
};

/// Fact about the map as a whole without regard to fairness.
struct LedgerNote : Message {
    FigureUnit unit = FigureUnit::Count;
    double value = 0;
    std::vector<Hex> places = {};  ///< Places on the map; may be empty.
    friend bool operator==(const LedgerNote&, const LedgerNote&) = default;
};

/// Columns of a ledger other than seats, e.g. regions.
struct LedgerColumns {
    struct Column {
        std::string id;  ///< Stable, for files.
        Message name;
        std::vector<Hex> places = {};  ///< Places on the map; may be empty.
        friend bool operator==(const Column&, const Column&) = default;
    };
    std::string id;  ///< LedgerRow::columns; not "seat".
    Message name;    ///< Name as a heading: "By region".
    std::vector<Column> columns;
    friend bool operator==(const LedgerColumns&, const LedgerColumns&) = default;
};

struct Ledger {
    std::vector<LedgerRow> rows;
    std::vector<LedgerNote> notes;
    /// Columns that rows name, in the order of display.
    std::vector<LedgerColumns> columns = {};
    /// Returns the columns of a row, or null for an unknown ID.
    const LedgerColumns* columnsOf(const LedgerRow& row) const {
        for (const LedgerColumns& candidate : columns)
            if (candidate.id == row.columns) return &candidate;
        return nullptr;
    }
    friend bool operator==(const Ledger&, const Ledger&) = default;
};

/// One entry of a sparse vector.
struct Feature {
    std::uint32_t index = 0;  ///< Index in the game's own list of features.
    double value = 0;
    friend bool operator==(const Feature&, const Feature&) = default;
};

/// Features that a model is fitted on. A seat's strength is the sum of value x coefficient; a
/// team's is the sum of its seats'. A team's chance to win is exp(strength), divided by the sum
/// over all teams.
struct SeatFeatures {
    std::vector<std::vector<Feature>> seats;  ///< By seat: by rising index, each once, no zeros.
    std::vector<int> teams;                   ///< By seat, 0 to number of teams - 1.
    friend bool operator==(const SeatFeatures&, const SeatFeatures&) = default;
};

/// Origin of a fitted table. Unmeasured figures are empty, never guessed.
struct TableInfo {
    std::string configuration;  ///< BalanceFunctions::configuration that it is valid for.
    std::string bot;            ///< Bot that played.
    int botVersion = 0;
    int rulesVersion = 0;
    std::string program;  ///< Version of this program.
    std::string options;  ///< Hash of all rule options.
    std::int64_t maps = 0;
    std::int64_t games = 0;  ///< On all maps together.
    std::uint64_t seed = 0;
    double ridge = 0;
    /// The mixture of other bots' tables that the ridge held it to, parts by bot; empty: it was
    /// held to zero.
    std::vector<std::pair<std::string, double>> prior;

    /// Quality on maps outside of the fit.
    struct Quality {
        std::string maps;  ///< Kind of sample, e.g. "rulebook".
        std::int64_t count = 0;
        std::int64_t gamesEach = 0;
        double spearman = 0;       ///< Predicted gap against played gap, ranks.
        double low = 0, high = 0;  ///< 95 % interval of it.
        /// The same for two halves of the games: the limit set by noise.
        double ceiling = 0;
        std::optional<double> pearson;  ///< Shares of seats.
        /// Spearman of the simplest model of the table, if it has several.
        std::optional<double> additive;
        /// Root mean square of played minus predicted shares of teams, without the part of chance.
        std::optional<double> shareError;
        friend bool operator==(const Quality&, const Quality&) = default;
    };
    std::vector<Quality> quality;
    friend bool operator==(const TableInfo&, const TableInfo&) = default;
};

/// Coefficients by name of feature; missing ones are zero.
using Coefficients = std::vector<std::pair<std::string, double>>;

/// Prediction of the fitted tables for one map.
struct Prediction {
    struct Judge {
        std::string bot;
        std::vector<double> shares;  ///< Chance to win, by seat; seats of one team share theirs.
        /// Largest minus smallest share, in points of win rate (0 to 100).
        double gap = 0;
        double fairness = 1;  ///< 1 = all teams alike, 0 = one always wins.
        TableInfo table;
        friend bool operator==(const Judge&, const Judge&) = default;
    };
    /// A tile's part in a seat's log-odds. Judge's with the widest gap.
    struct CellPart {
        Hex at;
        std::vector<double> logOdds;  ///< By seat.
        friend bool operator==(const CellPart&, const CellPart&) = default;
    };
    /// A metric's part in a seat's log-odds, seats compared with their mean.
    struct MetricPart {
        std::string id;    ///< LedgerRow::id, or one of its own.
        std::string code;  ///< Message with its name.
        std::vector<double> logOdds;
        /// Kind of tiles that it is about. None: of several kinds, or of the map as a whole.
        std::optional<KindId> kind = {};
        friend bool operator==(const MetricPart&, const MetricPart&) = default;
    };
    /// Two tiles that change places; gaps are the widest of all judges.
    struct Swap {
        Hex a, b;
        double before = 0;
        double after = 0;
        std::optional<GapRange> range = {};  ///< As Prediction::range, after the swap.
        friend bool operator==(const Swap&, const Swap&) = default;
    };

    std::vector<Judge> judges;
    std::size_t widest = 0;  ///< Judge that gives the shown gap.
    /// Range that holds the gap in four of five maps with such a prediction. None if the error of
    /// the tables is unknown.
    std::optional<GapRange> range;
    /// Parts of the widest judge. For each seat they add up to its strength, up to one number for
    /// all seats.
    std::vector<CellPart> cells;
    std::vector<MetricPart> metrics;
    std::vector<Swap> swaps;  ///< The best first; only swaps that narrow the gap.

    double gap() const { return judges.empty() ? 0 : judges[widest].gap; }
    friend bool operator==(const Prediction&, const Prediction&) = default;
};

/// Expected result of games on a map by the fitted tables, without the causes and swaps of a
/// Prediction. Quick enough for many maps.
struct Foreseen {
    std::vector<BotShares> shares;  ///< By table.
    double gap = 0;                 ///< As Prediction::gap().
    std::optional<GapRange> range;  ///< As Prediction::range.
    friend bool operator==(const Foreseen&, const Foreseen&) = default;
};

/// Drawings over a map: layers that the game names.
struct BalanceOverlays {
    /// One figure for each cell, as a colour and a number.
    struct Layer {
        /// Everything by cell, in the order of `cells`.
        struct Figures {
            /// None: the cell has no colour. Empty: only marks.
            std::vector<std::optional<double>> values;
            std::vector<std::uint8_t> marked;  ///< 1: with a thick rim. Empty: none is.
            friend bool operator==(const Figures&, const Figures&) = default;
        };
        std::string id;  ///< Stable, e.g. "reach".
        Message name;
        FigureUnit unit = FigureUnit::Number;
        FigureSense sense = FigureSense::MoreIsBetter;  ///< The better, the brighter.
        bool bySeat = true;
        std::vector<Figures> figures = {};  ///< By seat, or one for all.
        /// Meaning of the ends of the scale, with {value}; no code: the value.
        Message low = {}, high = {};
        Message note = {};  ///< Meaning of the marks; the code may be empty.
        friend bool operator==(const Layer&, const Layer&) = default;
    };
    std::vector<Hex> cells;
    std::vector<Layer> layers;  ///< In the order in which they are offered.
    friend bool operator==(const BalanceOverlays&, const BalanceOverlays&) = default;
};

/// Results of one bot's games on maps fair by construction: evidence for its reliability.
struct CalibrationRecord {
    std::string configuration;  ///< As in TableInfo; it holds for this bot and these rules only.
    std::string bot;
    int botVersion = 0;
    int rulesVersion = 0;
    std::string program;  ///< Version of this program.
    int maps = 0;
    std::int64_t games = 0;  ///< On all maps together.
    std::uint64_t seed = 0;
    /// The team farthest from an even share over all maps, in standard errors.
    double worstZ = 0;
    /// Root mean square of the z-scores of all teams and maps; 1 is expected by chance.
    double spread = 0;
    bool passed = false;  ///< This test and all others have passed.
    friend bool operator==(const CalibrationRecord&, const CalibrationRecord&) = default;
};

struct GenerateMethod;  // core/engine/generate/generate.h
struct BotRelations;    // core/engine/judge/botrelations.h

/// A game's figures about its maps for tournaments of candidates (core/generate). The deviations
/// apply without BalanceFunctions::relations. The usual ones were measured with weak bots on 256
/// balanced maps for three players and on 40 swaps.
struct TournamentFigures {
    /// Standard deviation of the mean of all bots, from map to map.
    double commonOnMaps = 0.1;
    /// The same between a map and its neighbour after a swap of two tiles.
    double commonOnNeighbours = 0.044;
    /// Standard deviation of a bot's share from the mean of all bots, from map to map.
    double apartOnMaps = 0.022;
    double apartOnNeighbours = 0.017;
    /// Games of a whole tournament, all maps and all bots that don't search together; empty: as
    /// usual.
    std::function<std::int64_t(const GenerateMethod& mode, std::size_t seats)> games;
    /// Returns the factor of further playing time for each bot that searches. If empty, it is one.
    std::function<double(const GenerateMethod& mode, std::size_t seats)> searchTime;
};

/// A bot of a panel that searches before it decides: it plays better, and a game of it takes much
/// longer.
struct SearchBot {
    std::string bot;
    /// Games of the other bots that take as long as one of its.
    double cost = 1;
    /// As in TournamentFigures; results of search bots differ more.
    double apartOnMaps = 0.052;
    double apartOnNeighbours = 0.03;
};

/// Quick bot that judges a map much like a bot that searches, with much shorter games. It gives no
/// verdict. In a tournament its games give information about the searching bot, limited by
/// BotRelations.
struct Scout {
    std::string bot;
    std::string of;   ///< SearchBot::bot.
    double cost = 1;  ///< As SearchBot::cost.
};

/// Functions of a game for judging maps. They fail with a code and a place if the map can't be
/// played.
struct BalanceFunctions {
    /// The bots that judge: names from PlayFunctions::bots.
    std::vector<std::string> panel;
    /// Bots of the panel, or others, that get fewer games.
    std::vector<SearchBot> searchBots;
    /// At most one for each of those.
    std::vector<Scout> scouts = {};
    /// Default tolerance of a share around its target: 0.02 = 2 points of win rate.
    double margin = 0.02;
    TournamentFigures tournament = {};
    /// Returns the relations between bots on maps like this one; null if not measured. Empty: never
    /// measured.
    std::function<const BotRelations*(const Scenario&, const OptionValues&)> relations = {};
    /// Returns the seats of each place with a share of wins that a map may declare
    /// (core/engine/judge/targets.h), in the order of Series::targets(). None: a map without such
    /// places. Empty: a game without declared shares.
    std::function<std::vector<std::vector<std::size_t>>(const Scenario&)> targetPlaces = {};

    /// Returns the key of tables, e.g. "3p" or "4p-long-teams".
    std::function<Result<std::string>(int players, const OptionValues&)> configuration;
    std::function<Result<Ledger>(const Scenario&, const OptionValues&)> ledger;
    std::function<Result<SeatFeatures>(const Scenario&, const OptionValues&)> features;
    /// Returns a prediction. None if no table was fitted for this configuration: only fitted
    /// weights are used.
    std::function<Result<std::optional<Prediction>>(const Scenario&, const OptionValues&)> predict;
    /// Returns only Prediction::gap(), some thirty times as fast. Without predict() it is no
    /// prediction, but the lead by the weights of the game's author (core/generate/weights.h).
    std::function<Result<std::optional<double>>(const Scenario&, const OptionValues&)> predictedGap;
    /// Largest lead by the author's weights that the author takes for even, in percent.
    double acceptedLead = 0;
    /// Returns only what predict() expects of games, some ten times as fast. Empty: predict() does
    /// (balance::foresee()).
    std::function<Result<std::optional<Foreseen>>(const Scenario&, const OptionValues&)> foresee = {};
    std::function<Result<BalanceOverlays>(const Scenario&, const OptionValues&)> overlays;
    /// Returns figures on the set of pieces of all maps, for designers, if any.
    std::function<std::vector<FigureTable>()> pieces = {};
    /// Returns how bots use the game's economy in many games on a map: used, unused and exhausted
    /// parts. Empty if the game doesn't count it.
    std::function<Result<std::vector<FigureTable>>(const Scenario&, const SurveyRequest&)> survey = {};
    /// Returns the rules' own effect of the order for maps like this one. None if it was not
    /// measured, for example for an owner's cards. Empty: never measured.
    std::function<std::optional<OrderEffect>(const std::string& cards, const Scenario&)> orderEffect = {};
    /// Returns why games on a map can't certify it, for example made-up data that takes part. None
    /// if they can. Empty: they always can.
    std::function<std::optional<Message>(const std::string& cards, const Scenario&)> uncertifiable = {};
    /// Returns all calibrations that come with the program, for any versions; hexa::calibrationOf
    /// finds the valid one.
    std::function<std::vector<CalibrationRecord>()> calibrations;
};

}  // namespace hexa
