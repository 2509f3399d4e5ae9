// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/playsetup.h"

#include "core/base/rng.h"
#include "core/engine/system.h"

#include <QCoreApplication>
#include <QSettings>

#include <algorithm>

namespace hexa::editor {
namespace {

QString groupOf(const GameSystem& system, int players) {
    return QStringLiteral("play/%1-%2").arg(QString::fromStdString(system.id())).arg(players);
}

}  // namespace

PlaySetup defaultSetup(const GameSystem& system, int players) {
    PlaySetup setup;
    if (!system.play) return setup;
    const QString bot = QString::fromStdString(system.play->usualBot());
    for (int seat = 0; seat < players; ++seat) setup.seats.push_back({{}, seat == 0 ? QString() : bot, {}});
    return setup;
}

PlaySetup readSetup(QSettings& settings, const GameSystem& system, int players) {
    PlaySetup setup = defaultSetup(system, players);
    if (!system.play) return setup;
    settings.beginGroup(groupOf(system, players));
    for (int seat = 0; seat < players; ++seat) {
        PlaySetup::Seat& own = setup.seats[static_cast<std::size_t>(seat)];
        const QString key = QStringLiteral("seat%1/").arg(seat + 1);
        own.name = settings.value(key + "name").toString();
        const QString bot = settings.value(key + "bot", own.bot).toString();
        const auto& bots = system.play->bots;
        if (bot.isEmpty() || std::ranges::find(bots, bot.toStdString()) != bots.end()) own.bot = bot;
        const std::string faction = settings.value(key + "faction").toString().toStdString();
        const auto& factions = system.catalog.factions;
        if (std::ranges::find(factions, faction, &Faction::id) != factions.end()) own.faction = faction;
    }
    settings.beginGroup("chosen");
    for (const QString& key : settings.childKeys())
        setup.chosen[key.toStdString()] = settings.value(key).toString().toStdString();
    settings.endGroup();
    setup.draw = static_cast<PlaySetup::Draw>(std::clamp(settings.value("draw", 0).toInt(), 0, 2));
    setup.keepSeed = settings.value("keepSeed", false).toBool();
    setup.seed = settings.value("seed").toULongLong();
    setup.typedChance = system.play->typedChance && settings.value("typedChance", false).toBool();
    settings.endGroup();
    return setup;
}

void writeSetup(QSettings& settings, const GameSystem& system, const PlaySetup& setup) {
    settings.beginGroup(groupOf(system, static_cast<int>(setup.seats.size())));
    settings.remove({});
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
        const QString key = QStringLiteral("seat%1/").arg(seat + 1);
        settings.setValue(key + "name", setup.seats[seat].name);
        settings.setValue(key + "bot", setup.seats[seat].bot);
        settings.setValue(key + "faction", QString::fromStdString(setup.seats[seat].faction));
    }
    for (const auto& [id, option] : setup.chosen)
        settings.setValue("chosen/" + QString::fromStdString(id), QString::fromStdString(option));
    settings.setValue("draw", static_cast<int>(setup.draw));
    settings.setValue("keepSeed", setup.keepSeed);
    settings.setValue("seed", QString::number(setup.seed));
    settings.setValue("typedChance", setup.typedChance);
    settings.endGroup();
}

DrawnGame draw(const GameSystem& system, const Scenario& map, const PlaySetup& setup) {
    DrawnGame game{map, {}};
    const auto players = static_cast<std::size_t>(map.players());
    std::vector<PlaySetup::Seat> seats = setup.seats;
    seats.resize(players);
    Rng rng(setup.seed, "seats");
    if (setup.draw == PlaySetup::Draw::Seats) {
        std::span<PlaySetup::Seat> all(seats);
        rng.shuffle(all);
    } else if (setup.draw == PlaySetup::Draw::Factions) {
        std::vector<std::string> ids;
        for (const Faction& faction : system.catalog.factions) ids.push_back(faction.id);
        std::span<std::string> all(ids);
        rng.shuffle(all);
        for (std::size_t seat = 0; seat < players && seat < ids.size(); ++seat)
            seats[seat].faction = ids[seat];
    }
    game.match.program = QCoreApplication::applicationVersion().toStdString();
    game.match.options = setup.options;
    game.match.seed = setup.seed;
    game.match.typedChance = setup.typedChance;
    game.match.chosen = setup.chosen;
    for (std::size_t seat = 0; seat < players; ++seat) {
        if (!seats[seat].faction.empty()) game.scenario.seats[seat].faction = seats[seat].faction;
        game.match.players.push_back({seats[seat].name.toStdString(), seats[seat].bot.toStdString(), {}});
    }
    return game;
}

}  // namespace hexa::editor
