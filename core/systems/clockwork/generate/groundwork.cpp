// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/generate/groundwork.h"

#include "core/balance/relations.h"
#include "core/systems/clockwork/generate/wishes.h"
#include "core/systems/clockwork/play/table.h"

#include <algorithm>
#include <cassert>

namespace hexa::clockwork {

namespace {

/// A bot without measured relations to others is expected to react to a change of the map like this
/// one.
constexpr std::string_view lenderOfTables = "greedy";

/// Returns kinds interchangeable if numbers allow no exact symmetry: research territories, or
/// resources.
std::vector<std::vector<std::size_t>> kindClasses() {
    return {{indexOf(tile::village)},
            {indexOf(tile::citadel)},
            {indexOf(tile::lake), indexOf(tile::forest)},
            {indexOf(tile::tower), indexOf(tile::manufactory), indexOf(tile::shrine)},
            {indexOf(tile::barrens)}};
}

}  // namespace

Result<std::unique_ptr<Groundwork>> Groundwork::prepare(const GenerateRequest& request,
                                                        const GenerateKnowledge& known,
                                                        const std::vector<BotShares>& played) {
    std::unique_ptr<Groundwork> groundwork(new Groundwork);
    groundwork->mRequest = request;
    Scenario filled;
    if (const auto settled = settleWishes(groundwork->mRequest.base, filled, request.wishes, known); !settled)
        return settled.error();
    auto draw = RulebookDraw::prepare(filled, known.catalog, request.counts);
    if (!draw) return draw.error();
    groundwork->mKnown = &known;
    groundwork->mDraw = *std::move(draw);

    // Any filling will do to learn the lie of the land.
    std::vector<Cell> cells(filled.board.cells().begin(), filled.board.cells().end());
    std::map<Hex, CellDetails> details = filled.board.details();
    const auto kinds = groundwork->mDraw.draw(0);
    const auto places = groundwork->mDraw.places();
    std::size_t next = 0;
    for (Cell& cell : cells) {
        const bool drawn = next < places.size() && places[next] == cell.at;
        if (!drawn && !(filled.seatAt(cell.at) && cell.kind != tile::capital)) continue;
        cell.kind = drawn ? kinds[next++] : tile::capital;
        cell.id = {};
        details.erase(cell.at);
    }
    filled.board.setCells(std::move(cells), std::move(details));
    assignMissingIds(filled.board, known.catalog);

    auto map = makeGameMap(filled, known.catalog);
    if (!map) return map.error();
    groundwork->mMap = *std::move(map);
    const auto options = readOptions(filled, request.options);
    if (!options) return options.error();
    groundwork->mOptions = *options;
    groundwork->mMeasured.emplace(groundwork->mMap, groundwork->mOptions);
    groundwork->mConfiguration = configurationOf(groundwork->mMap.players, groundwork->mOptions);
    groundwork->mTables = known.tables->of(groundwork->mConfiguration);
    for (const WeightTable* table : groundwork->mTables) groundwork->mJudges.push_back(table->info.bot);
    for (const BotShares& games : played) groundwork->mixTable(games.bot);
    groundwork->makeModel();
    return groundwork;
}

/// Adds a table mixed from those of other bots (BotRelations::foreseen). Does nothing if the bot
/// has a table, or if no bot has one.
void Groundwork::mixTable(const std::string& bot) {
    if (std::ranges::find(mJudges, bot) != mJudges.end()) return;
    const std::size_t fitted = fittedTables();
    if (fitted == 0) return;
    const std::vector<std::string> known(mJudges.begin(),
                                         mJudges.begin() + static_cast<std::ptrdiff_t>(fitted));
    std::optional<std::vector<double>> weights;
    if (const BotRelations* relations = builtInRelations(mConfiguration))
        weights = balance::foreseenFrom(bot, known, *relations);
    if (!weights) {
        weights.emplace(fitted);
        const auto lender = std::ranges::find(known, lenderOfTables);
        if (lender == known.end()) return;
        (*weights)[static_cast<std::size_t>(lender - known.begin())] = 1;
    }
    mMixed.push_back(
        std::make_unique<const WeightTable>(mixedTable(bot, std::span(mTables).first(fitted), *weights)));
    mTables.push_back(mMixed.back().get());
    mJudges.push_back(bot);
}

void Groundwork::makeModel() {
    mModel.hexes.assign(mMap.hex.begin(), mMap.hex.begin() + mMap.tiles);
    mModel.homes = mMap.capitals;
    mModel.fixed = mMap.kind;
    mModel.limits = mDraw.compositions().limits();
    mModel.classes = kindClasses();
    mModel.marks.assign(mMap.points.begin(), mMap.points.begin() + mMap.tiles);
    for (std::size_t seat = 0; seat < mMeasured->seats(); ++seat)
        mModel.teams.push_back(mMeasured->distances.team[seat]);
    for (const Hex place : mDraw.places()) {
        const auto at = find(place);
        assert(at && "every place has a tile now");
        mModel.places.push_back(*at);
    }
}

Kinds Groundwork::draw(std::uint64_t seed) const {
    RulebookDraw own = mDraw;
    const auto drawn = own.draw(seed);
    Kinds kinds = mMap.kind;
    for (std::size_t i = 0; i < mModel.places.size(); ++i)
        kinds[mModel.places[i]] = static_cast<std::uint8_t>(indexOf(drawn[i]));
    return kinds;
}

std::optional<Kinds> Groundwork::kindsOf(const Scenario& map) const {
    Kinds kinds{};
    for (int i = 0; i < mMap.tiles; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const Cell* cell = map.board.find(mMap.hex[at]);
        if (cell == nullptr || !isTile(cell->kind)) return std::nullopt;
        kinds[at] = static_cast<std::uint8_t>(indexOf(cell->kind));
        if ((cell->kind == tile::capital) != ((mMap.capitals >> at & 1) != 0)) return std::nullopt;
    }
    return kinds;
}

Scenario Groundwork::scenario(const Kinds& kinds) const {
    Scenario map = mRequest.base;
    std::vector<Cell> cells(map.board.cells().begin(), map.board.cells().end());
    std::map<Hex, CellDetails> details = map.board.details();
    for (Cell& cell : cells) {
        const auto at = find(cell.at);
        if (!at || (cell.locked && cell.kind != KindId::Empty)) continue;
        const KindId kind = kindIdAt(kinds[*at]);
        if (kind == tile::capital && cell.kind == kind) continue;
        cell.kind = kind;
        cell.id = {};
        cell.locked = false;
        // Details of the old tile are not true of the new one.
        details.erase(cell.at);
    }
    map.board.setCells(std::move(cells), std::move(details));
    assignMissingIds(map.board, mKnown->catalog);
    return map;
}

std::optional<AdditiveScore> Groundwork::score() const {
    if (mTables.empty()) return std::nullopt;
    return additiveScoreOf(*mMeasured, Metrics{}, mTables);
}

mapsearch::WholeModel Groundwork::wholeModel() const {
    const bool metricsCount = std::any_of(mTables.begin(), mTables.end(), [](const WeightTable* table) {
        return table->metrics != decltype(table->metrics){};
    });
    if (!metricsCount && !looksAhead(mTables)) return {};
    // Map with changing kinds, and its measures.
    struct Look {
        explicit Look(const Groundwork& groundwork)
            : map(groundwork.map()), measured(map, groundwork.options()) {}
        GameMap map;
        Measured measured;
    };
    return [this, look = std::make_shared<Look>(*this)](const Kinds& kinds) {
        look->map.kind = kinds;
        const KindMasks masks = masksOf(kinds, tiles());
        std::copy_n(masks.begin(), kindCount, look->map.ofKind.begin());
        return strengthsOf(look->measured, mTables);
    };
}

}  // namespace hexa::clockwork
