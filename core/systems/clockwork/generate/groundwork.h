// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate/generate.h"
#include "core/mapsearch/fullscore.h"
#include "core/messages/messages.h"
#include "core/systems/clockwork/balance/strengths.h"
#include "core/systems/clockwork/balance/table.h"
#include "core/systems/clockwork/generate/rulebookdraw.h"

#include <memory>
#include <vector>

namespace hexa::clockwork {

/// Knowledge shared by all generators; never changes.
struct GenerateKnowledge {
    Catalog catalog;
    std::shared_ptr<const TableShelf> tables;
    Messages messages;  ///< For sentences inside of errors.
};

using mapsearch::KindMasks;
using mapsearch::Kinds;
using mapsearch::masksOf;

/// Request after its analysis: the layout as tiles, and their possible kinds. Must not move
/// (Measured refers to its map).
class Groundwork {
public:
    /// Prepares a search. Fails with "clockwork.generate.*" or "clockwork.play.*" if no map is
    /// possible. `played`: bots with games to compare with tables. A bot without a table judges by
    /// a mixture of the others', in their usual relation.
    static Result<std::unique_ptr<Groundwork>> prepare(const GenerateRequest& request,
                                                       const GenerateKnowledge& known,
                                                       const std::vector<BotShares>& played = {});

    const GenerateRequest& request() const { return mRequest; }
    const GenerateKnowledge& known() const { return *mKnown; }
    const GameMap& map() const { return mMap; }
    const Measured& measured() const { return *mMeasured; }
    const RuleOptions& options() const { return mOptions; }
    /// Returns the tables of the configuration; may be empty.
    const std::vector<const WeightTable*>& tables() const { return mTables; }
    /// Returns the number of fitted tables, not mixed for bots without one: they come first.
    std::size_t fittedTables() const { return mTables.size() - mMixed.size(); }
    /// Bots that judge, one for each table.
    const std::vector<std::string>& judges() const { return mJudges; }
    const std::string& configuration() const { return mConfiguration; }
    /// Returns the layout and its possible tiles, for searches. Places are in the rulebook's order
    /// of filling.
    const mapsearch::MapModel& model() const { return mModel; }
    std::size_t tiles() const { return mModel.tiles(); }
    /// Returns the score by the tables' tiles; none without a table.
    std::optional<AdditiveScore> score() const;
    /// Returns the model with all knowledge of the tables; empty if they know only tiles.
    mapsearch::WholeModel wholeModel() const;

    /// Returns a map by the rulebook's procedure.
    Kinds draw(std::uint64_t seed) const;
    /// Returns the kinds on a map of this layout; none for other layouts.
    std::optional<Kinds> kindsOf(const Scenario& map) const;
    /// Returns the whole map, without provenance.
    Scenario scenario(const Kinds& kinds) const;
    std::optional<TileIndex> find(Hex at) const { return mModel.find(at); }

private:
    Groundwork() = default;
    void mixTable(const std::string& bot);
    void makeModel();
    GenerateRequest mRequest;
    const GenerateKnowledge* mKnown = nullptr;
    RulebookDraw mDraw;
    GameMap mMap;
    RuleOptions mOptions;
    std::optional<Measured> mMeasured;
    std::vector<const WeightTable*> mTables;
    std::vector<std::string> mJudges;
    /// Mixed tables among `mTables`, not fitted themselves.
    std::vector<std::unique_ptr<const WeightTable>> mMixed;
    std::string mConfiguration;
    mapsearch::MapModel mModel;
};

}  // namespace hexa::clockwork
