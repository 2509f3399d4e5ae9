// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/scenario.h"

#include <algorithm>
#include <charconv>

namespace hexa {

const RegionShape* shapeOf(const Scenario& scenario, const Catalog& catalog, std::string_view id) {
    const auto own = std::ranges::find(scenario.shapes, id, &RegionShape::id);
    return own != scenario.shapes.end() ? &*own : catalog.regionShape(id);
}

const Faction* factionOf(const Scenario& scenario, const Catalog& catalog, std::size_t seat) {
    if (seat < scenario.seats.size() && !scenario.seats[seat].faction.empty())
        for (const Faction& faction : catalog.factions)
            if (faction.id == scenario.seats[seat].faction) return &faction;
    return seat < catalog.factions.size() ? &catalog.factions[seat] : nullptr;
}

TileIdSource::TileIdSource(std::span<const Cell> cells, const Catalog& catalog)
    : mCatalog(&catalog), mUsed(catalog.kinds.size()), mNextFree(catalog.kinds.size(), 0) {
    for (std::size_t kind = 0; kind < catalog.kinds.size(); ++kind)
        if (const std::string& letter = catalog.kinds[kind].letter; letter.empty())
            for (auto& kinds : mKindsByByte) kinds.push_back(kind);
        else
            mKindsByByte[static_cast<unsigned char>(letter.front())].push_back(kind);
    for (const Cell& cell : cells)
        if (!cell.id.empty()) reserve(cell.id.text());
}

/// Calls act(kind, index) for each kind whose letter and number a text is. Returns false without
/// such a kind. There can be several: with equal letters, or S12 with the letters S and S1.
template <class Act>
bool TileIdSource::forEachNumber(std::string_view text, Act act) const {
    constexpr std::size_t largest = 10'000'000;
    bool numbered = false;
    if (text.empty()) return numbered;
    for (const std::size_t kind : mKindsByByte[static_cast<unsigned char>(text.front())]) {
        const std::string& letter = mCatalog->kinds[kind].letter;
        if (!text.starts_with(letter) || text.size() == letter.size() || text[letter.size()] == '0') continue;
        std::size_t number = 0;
        const auto [end, error] =
            std::from_chars(text.data() + letter.size(), text.data() + text.size(), number);
        if (error != std::errc{} || end != text.data() + text.size() || number == 0 || number > largest)
            continue;
        act(kind, number - 1);
        numbered = true;
    }
    return numbered;
}

bool TileIdSource::reserve(std::string_view text) {
    bool free = true;
    const bool numbered = forEachNumber(text, [&](std::size_t kind, std::size_t index) {
        auto& used = mUsed[kind];
        if (used.size() <= index) used.resize(index + 1, false);
        if (used[index]) ++mAgain[{kind, index}];
        free &= !used[index];
        used[index] = true;
    });
    if (numbered) return free;
    const auto id = TileId::from(text);
    if (!id) return false;
    free = !mOther.contains(*id);
    mOther.insert(*id);
    return free;
}

void TileIdSource::release(const TileId& id) {
    if (id.empty()) return;
    const bool numbered = forEachNumber(id.text(), [&](std::size_t kind, std::size_t index) {
        if (const auto again = mAgain.find({kind, index}); again != mAgain.end()) {
            if (--again->second == 0) mAgain.erase(again);
            return;
        }
        mUsed[kind][index] = false;
        mNextFree[kind] = std::min(mNextFree[kind], index);
    });
    if (numbered) return;
    if (const auto other = mOther.find(id); other != mOther.end()) mOther.erase(other);
}

bool TileIdSource::add(const TileId& id) { return !id.empty() && reserve(id.text()); }

TileId TileIdSource::take(KindId kind) {
    if (!isTile(kind)) return {};
    auto& used = mUsed[indexOf(kind)];
    auto& next = mNextFree[indexOf(kind)];
    while (next < used.size() && used[next]) ++next;
    std::string text = mCatalog->kind(kind).letter;
    text += std::to_string(++next);
    reserve(text);
    return TileId::from(text).value_or(TileId{});
}

void assignMissingIds(std::span<Cell> cells, const Catalog& catalog) {
    TileIdSource source(cells, catalog);
    for (Cell& cell : cells)
        if (isTile(cell.kind) && cell.id.empty()) cell.id = source.take(cell.kind);
}

void assignMissingIds(Board& board, const Catalog& catalog) {
    std::vector<Cell> cells(board.cells().begin(), board.cells().end());
    assignMissingIds(std::span(cells), catalog);
    board.setCells(std::move(cells), board.details());
}

}  // namespace hexa
