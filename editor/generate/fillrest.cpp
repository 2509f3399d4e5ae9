// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/fillrest.h"

#include "core/edit/builders.h"
#include "core/engine/system.h"
#include "core/generate/fill.h"
#include "editor/document/document.h"

#include <utility>

namespace hexa::editor {

FillRest::FillRest(Document& document, QObject* parent) : QObject(parent), mDocument(document) {}

bool FillRest::possible() const {
    return mDocument.system().generate != nullptr && mDocument.counts().of(KindId::Empty) > 0;
}

void FillRest::start(std::uint64_t seed) {
    if (running() || !possible()) return;
    mJob.start([&system = mDocument.system(), map = mDocument.scenario(),
                seed](const JobControl& control) { return find(system, map, seed, control.stop); },
               [this, base = mDocument.scenario().board, seed](const Result<Found>& found) {
                   take(found, base, seed);
               });
    emit runningChanged();
}

/// Where all ways can be tried, the fairest one; else what a short search finds.
Result<FillRest::Found> FillRest::find(const GameSystem& system, const Scenario& map, std::uint64_t seed,
                                       std::stop_token stop) {
    if (auto proven = generate::fairestPossible(system, map, stop)) {
        std::vector<Board::Change> best = proven->best;
        return Found{std::move(best), std::move(proven)};
    }
    auto changes = generate::fillRest(system, map, seed, stop);
    if (!changes) return changes.error();
    return Found{*std::move(changes), std::nullopt};
}

void FillRest::take(const Result<Found>& found, const Board& base, std::uint64_t seed) {
    if (mDocument.scenario().board != base && possible()) return start(seed);
    emit runningChanged();
    if (!found) {
        emit failed(found.error());
        return;
    }
    if (mDocument.scenario().board != base) return;
    mDocument.apply(changeCells(mDocument.scenario(), mDocument.catalog(), found->changes),
                    [] { return tr("Fill empty slots"); });
    emit filled(static_cast<int>(found->changes.size()), found->proven ? &*found->proven : nullptr);
}

}  // namespace hexa::editor
