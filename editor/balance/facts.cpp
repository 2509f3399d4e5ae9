// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/facts.h"

#include "core/balance/binding.h"
#include "core/engine/check/ownrules.h"
#include "core/engine/generate/generate.h"
#include "core/engine/system.h"
#include "core/generate/weights.h"
#include "core/library/configuration.h"
#include "core/library/images.h"
#include "core/library/shelf.h"
#include "editor/document/document.h"
#include "editor/played/playedmaps.h"
#include "editor/ui/lazyupdate.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace hexa::editor {

namespace {

constexpr std::size_t shownCauses = 5;

}  // namespace

BalanceFacts factsOf(const GameSystem& system, const Scenario& scenario, const std::string& program,
                     std::stop_token stop, std::optional<balance::PlayedSides> played,
                     const library::Shelf* shelf) {
    BalanceFacts facts;
    facts.played = std::move(played);
    facts.fingerprint = fingerprintOf(system, scenario);
    facts.ownRules = tilesWithOwnRules(scenario).size();
    facts.symmetric = library::isSameForAll(system, scenario);
    if (system.balance) {
        const auto take = [&](auto found, auto& target) {
            if (found)
                target = *std::move(found);
            else if (!facts.error)
                facts.error = found.error();
        };
        take(system.balance->ledger(scenario, {}), facts.ledger);
        if (system.balance->predict) take(system.balance->predict(scenario, {}), facts.prediction);
        const bool full = std::ranges::none_of(scenario.board.cells(),
                                               [](const Cell& cell) { return cell.kind == KindId::Empty; });
        if (full && generate::judgesByWeights(system))
            take(system.balance->predictedGap(scenario, {}), facts.lead);
        if (system.balance->overlays) take(system.balance->overlays(scenario, {}), facts.overlays);
        if (facts.prediction) {
            if (system.balance->features)
                if (const auto features = system.balance->features(scenario, {}))
                    facts.teams = features->teams;
            facts.causes = balance::causesOf(*facts.prediction, facts.teams, scenario.board, shownCauses,
                                             facts.played ? &*facts.played : nullptr);
            if (facts.causes) balance::placeMetrics(*facts.causes, system, scenario, stop);
        }
        if (facts.error) {
            if (auto outlook = generate::outlookOf(system, scenario, stop)) {
                facts.outlook = *std::move(outlook);
                facts.ledger = facts.outlook->ledger;
            }
        }
    }
    if (shelf != nullptr && !facts.symmetric)
        if (const auto* proven = shelf->provenAs(scenario, library::configurationOf(system, scenario)))
            facts.proven = *proven;
    auto shown = balance::shownCertificate(system, scenario, program);
    if (!shown) {
        facts.badCertificate = shown.error();
    } else if (*shown) {
        facts.differences = std::move((*shown)->differences);
        facts.certificate = std::move((*shown)->certificate);
    }
    return facts;
}

FactFinder::FactFinder(Document& document, QObject* parent)
    : QObject(parent), mDocument(document), mProgram(QCoreApplication::applicationVersion().toStdString()) {
    // A game that can be neither measured nor played has no facts.
    if (!document.system().balance && !document.system().play) return;
    connect(&document, &Document::changed, this, [this] {
        mPlayed.reset();
        // Many changes until the event loop turns are one; a large map waits longer, but steady
        // changes don't put it off.
        if (!mFinding.waiting())
            find(std::chrono::milliseconds(updateDelay(mDocument.scenario().board.cellCount())));
    });
    find({});
}

void FactFinder::find(std::chrono::milliseconds delay) {
    const auto prepare = [this] {
        return [&system = mDocument.system(), map = mDocument.snapshot(), program = mProgram,
                played = mPlayed, shelf = mShelf](const JobControl& control) {
            return factsOf(system, *map, program, control.stop, played, shelf);
        };
    };
    const auto take = [this](BalanceFacts facts) {
        mFacts = std::move(facts);
        emit changed();
    };
    mFinding.ask(prepare, take, delay);
}

void FactFinder::setPlayed(std::optional<balance::PlayedSides> played) {
    const bool sameSeats = played && mPlayed
                               ? played->ahead == mPlayed->ahead && played->behind == mPlayed->behind
                               : !played && !mPlayed;
    mPlayed = std::move(played);
    if (sameSeats) {
        // More games refine the gap, but the causes stay the same.
        mFacts.played = mPlayed;
        return;
    }
    find({});
}

void FactFinder::setLibrary(const library::Shelf* shelf) {
    if (std::exchange(mShelf, shelf) != shelf) find({});
}

void FactFinder::setPreview(const Edit* edit) {
    mPreviewing.cancel();
    const GameSystem& system = mDocument.system();
    if (edit == nullptr || (!system.balance && !system.play)) {
        if (!mPreview) return;
        mPreview.reset();
        emit previewChanged();
        return;
    }
    Scenario changed = mDocument.scenario();
    (void)apply(changed, *edit);
    const auto work = [&system, scenario = std::move(changed),
                       program = mProgram](const JobControl& control) {
        return factsOf(system, scenario, program, control.stop);
    };
    const auto take = [this](BalanceFacts facts) {
        mPreview = std::move(facts);
        emit previewChanged();
    };
    mPreviewing.ask([work] { return work; }, take);
}

}  // namespace hexa::editor

#include "moc_facts.cpp"
