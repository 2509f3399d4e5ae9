// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/abilities.h"

#include "core/engine/generate/generate.h"
#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "core/generate/weights.h"
#include "editor/ui/locale.h"

#include <QCoreApplication>

#include <initializer_list>

namespace hexa::editor {
namespace {

bool canBeSimulated(const GameSystem& system) {
    return system.play && system.play->series && !system.play->bots.empty();
}

/// True if the game can suggest changes of a few tiles: its generator finds them, and its ledgers
/// compare them.
bool suggests(const GameSystem& system) {
    return system.generate && system.generate->refine && system.balance && system.balance->ledger &&
           (system.generate->assess || generate::judgesByWeights(system));
}

/// False if the game can count its cards and counts none. Such a game needs no panel of cards.
bool hasCards(const PlayFunctions& play) { return !play.standIns || play.standIns({}).cards > 0; }

/// Returns a sentence about the game; %1 is its name.
QString about(const GameSystem& system, const Locale& locale, const char* sentence) {
    return QCoreApplication::translate("Abilities", sentence).arg(locale.text(system.catalog.name));
}

}  // namespace

bool Abilities::generates(const GameSystem& system) { return system.generate != nullptr; }

bool Abilities::balances(const GameSystem& system) {
    return system.balance != nullptr || canBeSimulated(system);
}

bool Abilities::plays(const GameSystem& system) { return system.play && system.play->start; }

QString Abilities::whyNotGenerate(const GameSystem& system, const Locale& locale) {
    if (generates(system)) return {};
    return about(system, locale,
                 QT_TRANSLATE_NOOP("Abilities", "%1 has no generator. Draw its maps by hand."));
}

QString Abilities::whyNotBalance(const GameSystem& system, const Locale& locale) {
    if (balances(system)) return {};
    return about(
        system, locale,
        QT_TRANSLATE_NOOP("Abilities",
                          "Maps for %1 can’t be judged. There are no bots or measures for this game."));
}

QString Abilities::whyNotPlay(const GameSystem& system, const Locale& locale) {
    if (plays(system)) return {};
    if (system.catalog.definition)
        return about(system, locale,
                     QT_TRANSLATE_NOOP("Abilities", "%1 can’t be played here because the program has no "
                                                    "rules for it. You can still design maps."));
    return about(system, locale,
                 QT_TRANSLATE_NOOP("Abilities", "%1 can’t be played here. You can only design maps for it."));
}

std::set<std::string> Abilities::missingDocks(const GameSystem& system) {
    std::set<std::string> missing;
    const auto without = [&](bool able, std::initializer_list<const char*> docks) {
        if (!able) missing.insert(docks.begin(), docks.end());
    };
    without(generates(system), {"dock.wishes", "dock.gallery"});
    without(system.generate && system.generate->repairs && system.play, {"dock.repair"});
    without(suggests(system), {"dock.suggestions"});
    without(system.balance && system.balance->ledger, {"dock.ledger"});
    without(canBeSimulated(system), {"dock.check", "dock.compare"});
    without(plays(system), {"dock.table", "dock.cards", "dock.decision", "dock.log", "dock.report"});
    without(!system.play || hasCards(*system.play), {"dock.cards"});
    return missing;
}

bool Abilities::makesMaps(const GameSystem& system) { return generates(system) && !system.layouts.empty(); }

}  // namespace hexa::editor
