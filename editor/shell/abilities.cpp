// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/abilities.h"

#include "core/engine/balance.h"
#include "core/engine/generate.h"
#include "core/engine/play.h"
#include "core/engine/system.h"
#include "editor/ui/locale.h"

#include <QCoreApplication>

#include <initializer_list>

namespace hexa::editor {
namespace {

bool canBeSimulated(const GameSystem& system) {
    return system.play && system.play->series && !system.play->bots.empty();
}

/// Changes of a few tiles are looked for by the generator and compared by their ledgers.
bool suggests(const GameSystem& system) {
    return system.generate && system.generate->refine && system.generate->assess && system.balance &&
           system.balance->ledger;
}

/// A game that can count its cards and counts none has no use for a panel of cards.
bool hasCards(const PlayFunctions& play) { return !play.standIns || play.standIns({}).cards > 0; }

}  // namespace

bool Abilities::has(const GameSystem& system, WindowMode mode) {
    switch (mode) {
    case WindowMode::Generate:
        return system.generate != nullptr;
    case WindowMode::Balance:
        return system.balance != nullptr || canBeSimulated(system);
    case WindowMode::Play:
        return system.play && system.play->start;
    default:
        return true;
    }
}

QString Abilities::whyNot(const GameSystem& system, WindowMode mode, const Locale& locale) {
    if (has(system, mode)) return {};
    const QString game = locale.text(system.catalog.name);
    const auto sentence = [&](const char* text) {
        return QCoreApplication::translate("Abilities", text).arg(game);
    };
    switch (mode) {
    case WindowMode::Generate:
        return sentence(QT_TRANSLATE_NOOP("Abilities", "%1 has no generator. Draw its maps by hand."));
    case WindowMode::Balance:
        return sentence(QT_TRANSLATE_NOOP(
            "Abilities", "Maps of %1 can’t be judged. There are no bots or measures for this game."));
    default:
        if (system.catalog.definition)
            return sentence(QT_TRANSLATE_NOOP(
                "Abilities",
                "%1 can’t be played here. Playing needs rules in code. See docs/adding-a-system.md."));
        return sentence(
            QT_TRANSLATE_NOOP("Abilities", "%1 can’t be played here. You can only design maps for it."));
    }
}

std::set<std::string> Abilities::missingDocks(const GameSystem& system) {
    std::set<std::string> missing;
    const auto without = [&](bool able, std::initializer_list<const char*> docks) {
        if (!able) missing.insert(docks.begin(), docks.end());
    };
    without(has(system, WindowMode::Generate), {"dock.wishes", "dock.gallery"});
    without(system.generate && system.generate->repairs && system.play, {"dock.repair"});
    without(suggests(system), {"dock.suggestions"});
    without(system.balance && system.balance->ledger, {"dock.ledger"});
    without(canBeSimulated(system), {"dock.check", "dock.compare"});
    without(has(system, WindowMode::Play),
            {"dock.table", "dock.cards", "dock.decision", "dock.log", "dock.report"});
    without(!system.play || hasCards(*system.play), {"dock.cards"});
    return missing;
}

bool Abilities::makesMaps(const GameSystem& system) {
    return has(system, WindowMode::Generate) && !system.layouts.empty();
}

}  // namespace hexa::editor
