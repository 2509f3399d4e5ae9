// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/bestplaces.h"

#include "core/engine/judge/balance.h"
#include "core/engine/system.h"
#include "core/generate/prospects.h"
#include "editor/document/document.h"

#include <algorithm>

namespace hexa::editor {
namespace {

/// Largest map with all hexes tried. A larger one would take longer than any drag.
constexpr std::size_t mostCells = 400;
/// Best tenth of the range of gains.
constexpr double bestPart = 0.1;

bool narrower(const std::pair<const Hex, double>& a, const std::pair<const Hex, double>& b) {
    return a.second < b.second;
}

}  // namespace

double PlaceGaps::least() const {
    return gaps.empty() ? 0 : std::ranges::min_element(gaps, narrower)->second;
}

double PlaceGaps::most() const { return gaps.empty() ? 0 : std::ranges::max_element(gaps, narrower)->second; }

bool PlaceGaps::isBest(Hex at) const {
    const auto found = gaps.find(at);
    return found != gaps.end() && !alike() && found->second <= least() + bestPart * (most() - least());
}

paint::HeatLayer heatOf(const PlaceGaps& gaps, const Board& board) {
    paint::HeatLayer heat;
    heat.strength = paint::HeatLayer::Strength::Soft;
    if (gaps.alike()) return heat;
    const double least = gaps.least(), most = gaps.most();
    for (const auto& [at, gap] : gaps.gaps) {
        const Cell* cell = board.find(at);
        const bool covered = cell != nullptr && isTile(cell->kind);
        heat.cells.push_back({at, (most - gap) / (most - least), {}, gaps.isBest(at), covered});
    }
    return heat;
}

BestPlaces::BestPlaces(const Document& document, QObject* parent) : QObject(parent), mDocument(document) {}

bool BestPlaces::available() const {
    const auto& balance = mDocument.system().balance;
    return balance && balance->predictedGap && mDocument.scenario().board.cellCount() <= mostCells;
}

void BestPlaces::ask(std::vector<Hex> hexes, std::vector<Edit> edits, std::vector<BotShares> played) {
    if (!available() || hexes.empty()) return forget();
    // The edits belong to the present map, which may differ from that at the start of the work.
    const auto work = [&system = mDocument.system(), map = mDocument.scenario(), hexes = std::move(hexes),
                       edits = std::move(edits), played = std::move(played)](const JobControl& control) {
        std::optional<PlaceGaps> answer;
        const auto prospects = generate::prospectsOf(system, map, edits, played, control.stop);
        if (!prospects) return answer;
        answer.emplace(PlaceGaps{prospects->fillings > 0, prospects->now, {}});
        for (std::size_t i = 0; i < hexes.size(); ++i)
            if (prospects->after[i]) answer->gaps.emplace(hexes[i], *prospects->after[i]);
        if (answer->gaps.empty()) answer.reset();
        return answer;
    };
    mFinding.ask([work] { return work; },
                 [this](std::optional<PlaceGaps> answer) {
                     mGaps = std::move(answer);
                     emit changed();
                 });
}

void BestPlaces::forget() {
    mFinding.cancel();
    if (!mGaps) return;
    mGaps.reset();
    emit changed();
}

}  // namespace hexa::editor

#include "moc_bestplaces.cpp"
