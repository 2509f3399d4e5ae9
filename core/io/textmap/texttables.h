// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/textmap/textword.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

// Lines of a text map other than head, seats and cells: edges, regions, pieces, zones, labels,
// options, rare properties of cells, and unknown keys. docs/exchange.md describes them. Only for
// core/io/textmap/textmap.

namespace hexa::text {

/// Stands for the place of a seat that has no home.
inline constexpr std::string_view noHome = "nowhere";

/// Returns a hex as a text map writes it: "q,r".
inline std::string placeText(Hex at) { return std::to_string(at.q) + ',' + std::to_string(at.r); }

/// Returns the lines before the cells, and those about single cells.
std::string tableLines(const Scenario& scenario);
std::string cellLines(const Board& board);
/// Returns the lines under that of a seat.
std::string seatLines(const Seat& seat);

/// Reads these lines into a scenario of a known game.
class TableReader {
public:
    TableReader(Scenario& scenario, const Catalog& catalog) : mScenario(scenario), mCatalog(catalog) {}

    /// Reads a line; none if the key is not one of these.
    std::optional<Status> read(const Word& key, const Word& value);
    /// Sets details for existing cells. Fails with "textmap.no-such-cell" for others.
    Status finish(const Board& board, std::map<Hex, CellDetails>& details) const;
    /// True if anything was read that only a whole file can prove right (keys, numbers of entries).
    bool used() const { return mUsed; }

private:
    Status readTable(const Word& table, const Word& value);
    Status readField(const Word& table, const Word& key, const Word& name, const Word& value);
    Status readCell(const Word& key, const std::vector<Word>& words, const Word& value);
    Status readOwnShapes(const Word& value);
    Result<std::string> shapeIn(const Word& word) const;
    static Status readTexts(Localized& texts, const Word& language, const Word& value);
    static Status readJson(Extra& extra, const std::vector<Word>& words, std::size_t name, const Word& key,
                           const Word& value);

    Scenario& mScenario;
    const Catalog& mCatalog;
    std::vector<std::pair<Word, Hex>> mPlaces;  // of lines about cells
    std::map<Hex, CellDetails> mDetails;
    std::vector<RegionShape> mShapes;  // the map's own
    bool mUsed = false;
};

}  // namespace hexa::text
