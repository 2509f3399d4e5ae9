// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/generate/battlefields.h"

#include "core/base/rng.h"
#include "core/engine/generate/settings.h"
#include "core/systems/claymore/balance/measures.h"
#include "core/systems/claymore/check/box.h"
#include "core/systems/claymore/check/check.h"
#include "core/systems/claymore/generate/sites.h"
#include "core/systems/claymore/terms/sentences.h"

#include <algorithm>
#include <array>
#include <climits>
#include <set>

namespace hexa::claymore {
namespace {

constexpr int hedgesInBox = 4;
constexpr int attemptsPerMap = 24;  // of which the most even one is taken
constexpr int seedsPerAttempt = 8;  // until one is legal as a whole

/// True if the mat continues at every side. A palisade at the rim would close sides that no
/// regiment comes from.
bool isInner(const Battlefield& field, HexIndex index) {
    return std::ranges::find(field.at(index).next, noHex) == field.at(index).next.end();
}

bool isHedge(const EdgeFeature& feature) { return feature.kind == border::hedge; }

/// Counted parts, in the order of drawing: others are placed by the tower, then by fords,
/// palisades, marshes.
enum Part { TowerPart, FordPart, PalisadePart, MarshPart, HedgePart };
struct PartFacts {
    const char* id;
    const char* name;  ///< Code.
    int max;           ///< CS-006 to CS-008.
};
constexpr std::array<PartFacts, 5> partTable{{{"tower", "claymore.part.tower", 1},
                                              {"ford", "claymore.part.ford", 2},
                                              {"palisade", "claymore.part.palisade", 3},
                                              {"marsh", "claymore.part.marsh", 3},
                                              {"hedge", "claymore.part.hedge", hedgesInBox}}};
using PartLimits = std::array<Limits, partTable.size()>;

/// Returns the part, or null.
const PartFacts* partOf(std::string_view id) {
    const auto found =
        std::ranges::find(partTable, id, [](const PartFacts& facts) { return std::string_view(facts.id); });
    return found == partTable.end() ? nullptr : &*found;
}

PartLimits limitsOf(const Style& style, const std::vector<PartWish>& wishes) {
    PartLimits limits{style.towers, style.fords, style.palisades, style.marshes, style.hedges};
    for (const PartWish& wish : wishes)
        if (const PartFacts* facts = partOf(wish.part))
            limits[static_cast<std::size_t>(facts - partTable.data())] = {wish.count.min, wish.count.max};
    return limits;
}

/// Puts terrain on a map, piece by piece.
class Builder {
public:
    Builder(const Scenario& base, const Catalog& catalog, const Style& style, const PartLimits& limits,
            std::uint64_t seed)
        : mMap(base),
          mCatalog(catalog),
          mStyle(style),
          mLimits(limits),
          mRandom(seed, "claymore.battlefield." + std::string(style.id)) {
        std::set<Hex> objectives;  // a tower that is an aim stays (CS-150)
        for (const Zone& zone : base.board.zones)
            if (zone.kind == zone::objective) objectives.insert(zone.hexes.begin(), zone.hexes.end());
        std::erase_if(mMap.board.pieces, [&](const PiecePlacement& piece) {
            const auto terrain = terrainOf(piece.kind);
            const bool aim = terrain == Terrain::Tower && objectives.contains(piece.at);
            return terrain && !piece.locked && !aim;
        });
        std::erase_if(mMap.board.edges,
                      [](const EdgeFeature& feature) { return isHedge(feature) && !feature.locked; });
        for (const Regiment& regiment : regimentsOn(mMap)) mTaken.push_back(regiment.at);
        for (const PiecePlacement& piece : mMap.board.pieces)
            if (const auto terrain = terrainOf(piece.kind)) count(*terrain, piece.kind);
    }

    DrawnBattlefield build() {
        // First the parts that place others: the tower, then fords, palisades, marshes, hedges.
        const auto wanted = [&](Limits limits) {
            return limits.min +
                   static_cast<int>(mRandom.below(static_cast<std::uint32_t>(limits.max - limits.min) + 1));
        };
        const int towers = wanted(mLimits[TowerPart]), fords = wanted(mLimits[FordPart]),
                  palisades = wanted(mLimits[PalisadePart]), marshes = wanted(mLimits[MarshPart]),
                  hedges = wanted(mLimits[HedgePart]);
        for (int i = mTowers; i < towers; ++i) put(Terrain::Tower);
        for (int i = mCounts.ford; i < fords; ++i) put(Terrain::Ford);
        for (int i = mCounts.palisade; i < palisades; ++i) put(Terrain::Palisade);
        for (int i = mCounts.marsh; i < marshes; ++i) put(Terrain::Marsh);
        const auto there = static_cast<int>(std::ranges::count_if(mMap.board.edges, isHedge));
        for (int i = there; i < std::min(hedges, hedgesInBox); ++i) putHedge();
        return {std::move(mMap), std::move(mLog)};
    }

    /// True if a finished map has as many of each part as the limits demand.
    static bool keeps(const Scenario& map, const PartLimits& limits) {
        std::array<int, partTable.size()> counts{};
        for (const PiecePlacement& piece : map.board.pieces)
            if (const auto terrain = terrainOf(piece.kind)) ++counts[partOfTerrain(*terrain)];
        counts[HedgePart] = static_cast<int>(std::ranges::count_if(map.board.edges, isHedge));
        for (std::size_t part = 0; part < counts.size(); ++part)
            if (!limits[part].contain(counts[part])) return false;
        return true;
    }

private:
    static std::size_t partOfTerrain(Terrain terrain) {
        switch (terrain) {
        case Terrain::Tower:
            return TowerPart;
        case Terrain::Ford:
            return FordPart;
        case Terrain::Palisade:
            return PalisadePart;
        case Terrain::Marsh:
            break;
        }
        return MarshPart;
    }
    void tell(const PiecePlacement& placed) {
        Arguments arguments{{"piece", mCatalog.pieceKind(placed.kind)->name},
                            {"hex", nameOf(mMap.board, placed.at)}};
        const Sides closed = closedSides(placed);
        std::string beyond;
        for (int direction = 0; direction < 6; ++direction)
            if (closed.has(direction))
                beyond += (beyond.empty() ? "" : " · ") + nameOf(mMap.board, neighbour(placed.at, direction));
        const bool turned = !beyond.empty();
        if (turned) arguments.push_back({"hexes", std::move(beyond)});
        mLog.push_back(
            {{turned ? "claymore.draw.palisade" : "claymore.draw.piece", std::move(arguments)}, {placed.at}});
    }

    void count(Terrain terrain, const std::string& kind) {
        if (terrain == Terrain::Tower) ++mTowers;
        if (terrain == Terrain::Ford) ++mCounts.ford;
        if (terrain == Terrain::Marsh) ++mCounts.marsh;
        if (terrain == Terrain::Palisade) {
            ++mCounts.palisade;
            mPalisades.insert(kind);
        }
    }
    bool boxHas(Terrain terrain) const {
        if (terrain == Terrain::Tower) return mTowers == 0;
        TerrainCounts more = mCounts;
        if (terrain == Terrain::Ford) ++more.ford;
        if (terrain == Terrain::Marsh) ++more.marsh;
        if (terrain == Terrain::Palisade) ++more.palisade;
        return inBox(more);
    }
    static HexIndex towerOf(const Battlefield& field) {
        for (HexIndex index = 0; index < field.size(); ++index)
            if (field.at(index).terrain == Terrain::Tower) return index;
        return noHex;
    }
    /// Draws one of several by weight; none if all weights are 0.
    std::optional<std::size_t> drawn(const std::vector<double>& weights) {
        // In whole thousandths, so that sums are the same on every machine.
        std::vector<std::uint32_t> parts;
        std::uint32_t sum = 0;
        for (const double weight : weights) {
            parts.push_back(static_cast<std::uint32_t>(weight * 1000 + 0.5));
            sum += parts.back();
        }
        if (sum == 0) return std::nullopt;
        std::uint32_t at = mRandom.below(sum);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (at < parts[i]) return i;
            at -= parts[i];
        }
        return std::nullopt;
    }

    void put(Terrain terrain) {
        if (!boxHas(terrain)) return;
        const Battlefield field(mMap);
        const Sites sites(field, mTaken);
        const HexIndex tower = towerOf(field);
        std::vector<double> weights(static_cast<std::size_t>(field.size()));
        for (HexIndex index = 0; index < field.size(); ++index)
            if (sites.allows(terrain, index) && (terrain != Terrain::Palisade || isInner(field, index)))
                weights[static_cast<std::size_t>(index)] = mStyle.weight(field, terrain, index, tower);
        const auto chosen = drawn(weights);
        if (!chosen) return;
        const auto index = static_cast<HexIndex>(*chosen);
        PiecePlacement placed;
        placed.at = field.at(index).at;
        switch (terrain) {
        case Terrain::Ford:
            placed.kind = piece::ford;
            break;
        case Terrain::Marsh:
            placed.kind = piece::marsh;
            break;
        case Terrain::Tower:
            placed.kind = piece::tower;
            break;
        case Terrain::Palisade:
            choosePalisade(placed, sites, index);
            break;
        }
        if (placed.kind.empty()) return;
        count(terrain, placed.kind);
        tell(placed);
        mMap.board.pieces.push_back(std::move(placed));
    }
    void choosePalisade(PiecePlacement& placed, const Sites& sites, HexIndex index) {
        std::vector<std::string_view> left;
        for (const std::string_view kind : piece::palisades)
            if (!mPalisades.contains(std::string(kind))) left.push_back(kind);
        if (left.empty()) return;
        const std::string_view kind = left[mRandom.below(static_cast<std::uint32_t>(left.size()))];
        const auto first = static_cast<int>(mRandom.below(6));
        for (int turn = 0; turn < 6; ++turn) {
            placed.kind = kind;
            placed.turns = (first + turn) % 6;
            if (sites.canBeEntered(index, closedSides(placed))) return;
        }
        placed.kind.clear();
    }

    void putHedge() {
        const Battlefield field(mMap);
        const Sites sites(field, {});
        std::vector<double> weights(static_cast<std::size_t>(field.size()) * 3);
        for (HexIndex index = 0; index < field.size(); ++index)
            for (int direction = 0; direction < 3; ++direction)
                if (sites.allowsHedge(index, direction))
                    weights[static_cast<std::size_t>(index * 3 + direction)] =
                        mStyle.hedgeWeight(field, index, direction);
        const auto chosen = drawn(weights);
        if (!chosen) return;
        EdgeFeature hedge = edgeFeature(field.at(static_cast<HexIndex>(*chosen / 3)).at,
                                        static_cast<int>(*chosen % 3), std::string(border::hedge), false);
        const auto [first, second] = hexesOf(hedge.edge);
        mLog.push_back({{"claymore.draw.hedge",
                         {{"hex", nameOf(mMap.board, first)}, {"hex2", nameOf(mMap.board, second)}}},
                        {first, second}});
        auto& edges = mMap.board.edges;
        edges.insert(std::ranges::lower_bound(edges, hedge.key(), {}, &EdgeFeature::key), std::move(hedge));
    }

    Scenario mMap;
    const Catalog& mCatalog;
    const Style& mStyle;
    const PartLimits& mLimits;
    std::vector<DrawStep> mLog;
    Rng mRandom;
    std::vector<Hex> mTaken;
    TerrainCounts mCounts;
    int mTowers = 0;
    std::set<std::string> mPalisades;
};

/// Returns the faults that a generated map must not have: errors, and barred ways.
std::set<std::string> faultsOf(const Scenario& scenario, const Catalog& catalog) {
    std::set<std::string> codes;
    for (const Finding& finding : check(scenario, catalog, {})) {
        const std::string& code = finding.problem.code;
        const bool barred = code == "claymore.W01" || code == "claymore.W02" || code == "claymore.W03" ||
                            code == "claymore.W04";
        if (finding.problem.severity == Severity::Error || barred) codes.insert(code);
    }
    return codes;
}

}  // namespace

std::vector<CountablePart> countableParts() {
    std::vector<CountablePart> parts;
    for (const PartFacts& facts : partTable) parts.push_back({facts.id, say(facts.name), facts.max});
    return parts;
}

Result<DrawnBattlefield> drawBattlefield(const Scenario& base, const Catalog& catalog, const Style& style,
                                         const std::vector<PartWish>& wishes, std::uint64_t seed) {
    for (const PartWish& wish : wishes) {
        const PartFacts* facts = partOf(wish.part);
        if (facts == nullptr) return Error("generate.no-part", {{"part", wish.part}});
        if (wish.count.min < 0 || wish.count.max > facts->max || wish.count.min > wish.count.max)
            return Error("generate.part-count",
                         {{"part", say(facts->name)}, {"max", std::int64_t{facts->max}}});
    }
    const PartLimits limits = limitsOf(style, wishes);
    PartLimits wanted;
    wanted.fill({0, INT_MAX});
    for (const PartWish& wish : wishes) {
        const auto part = static_cast<std::size_t>(partOf(wish.part) - partTable.data());
        wanted[part] = limits[part];
    }
    const std::set<std::string> before = faultsOf(base, catalog);
    bool legal = false;
    for (int attempt = 0; attempt < seedsPerAttempt; ++attempt) {
        DrawnBattlefield drawn =
            Builder(base, catalog, style, limits, mixed(seed, static_cast<std::uint64_t>(attempt))).build();
        if (!std::ranges::includes(before, faultsOf(drawn.scenario, catalog))) continue;
        if (Builder::keeps(drawn.scenario, wanted)) return drawn;
        legal = true;
    }
    return Error(legal ? "claymore.generate.parts" : "claymore.generate.no-room");
}

Result<Scenario> makeBattlefield(const Scenario& base, const Catalog& catalog, const Style& style,
                                 std::uint64_t seed) {
    auto drawn = drawBattlefield(base, catalog, style, {}, seed);
    if (!drawn) return drawn.error();
    return std::move(drawn->scenario);
}

double unevennessOf(const Scenario& scenario, const Catalog& catalog) {
    const Battlefield field(scenario);
    if (const auto starts = startsOf(scenario, catalog, field)) return unevenness(measure(field, *starts));
    return unevenness(measure(field, startsAt(field, MatSide::North))) +
           unevenness(measure(field, startsAt(field, MatSide::West)));
}

double differenceOf(const Scenario& one, const Scenario& other) {
    const auto things = [](const Scenario& scenario) {
        std::set<std::tuple<std::string, Hex, int>> all;
        for (const PiecePlacement& piece : scenario.board.pieces)
            if (terrainOf(piece.kind)) all.insert({piece.kind, piece.at, 0});
        for (const EdgeFeature& feature : scenario.board.edges)
            if (isHedge(feature)) all.insert({feature.kind, feature.edge.hex, feature.edge.direction});
        return all;
    };
    const auto a = things(one), b = things(other);
    std::vector<std::tuple<std::string, Hex, int>> both;
    std::ranges::set_intersection(a, b, std::back_inserter(both));
    const std::size_t all = a.size() + b.size() - both.size();
    return all == 0 ? 0 : 1 - static_cast<double>(both.size()) / static_cast<double>(all);
}

Result<std::vector<Candidate>> makeBattlefields(const GenerateRequest& request, const Catalog& catalog) {
    const Style* style = styleOf(request.mode);
    if (style == nullptr) return Error("generate.no-mode", {{"mode", request.mode}});
    const bool asTheyCome = style == &styles.front();
    const int keep = std::max(1, request.keep);
    const int attempts = asTheyCome ? keep : std::max(keep, keep - 1 + attemptsPerMap * request.effort / 100);
    struct Made {
        Candidate candidate;
        double uneven = 0;
    };
    std::vector<Made> made;
    Error last("claymore.generate.no-room");
    for (int attempt = 0; attempt < attempts; ++attempt) {
        if (request.stop.stop_requested()) return Error("generate.cancelled");
        if (request.progress) request.progress(static_cast<double>(attempt) / attempts);
        const std::uint64_t seed =
            attempt == 0 ? request.seed : mixed(request.seed, static_cast<std::uint64_t>(attempt));
        auto map = drawBattlefield(request.base, catalog, *style, request.parts, seed);
        if (!map) {
            last = map.error();
            continue;
        }
        Made one;
        one.candidate.scenario = std::move(map->scenario);
        one.candidate.log = std::move(map->log);
        Provenance& provenance = one.candidate.scenario.provenance;
        provenance.generator = style->id;
        provenance.generatorVersion = generatorVersion;
        provenance.seed = request.seed;
        provenance.settings = writeSettings(request, catalog);
        one.uneven = asTheyCome ? attempt : unevennessOf(one.candidate.scenario, catalog);
        made.push_back(std::move(one));
    }
    if (made.empty()) return last;
    std::ranges::stable_sort(made, {}, &Made::uneven);
    std::vector<Candidate> kept;
    for (Made& one : made) {
        if (static_cast<int>(kept.size()) == keep) break;
        kept.push_back(std::move(one.candidate));
    }
    if (request.pick > 0) {
        if (request.pick > static_cast<int>(kept.size())) return last;
        return std::vector{std::move(kept[static_cast<std::size_t>(request.pick) - 1])};
    }
    return kept;
}

}  // namespace hexa::claymore
