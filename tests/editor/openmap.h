// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/builders.h"
#include "core/engine/system.h"
#include "editor/document/document.h"
#include "editor/ui/locale.h"

#include <QTest>

#include <functional>

namespace hexa::test {

using namespace editor;

/// An open map, in English, for sessions and panels without a window.
struct OpenMap {
    /// Opens a map; `map` returns one of the first game.
    OpenMap(Systems games, const std::function<Scenario(const GameSystem&)>& map)
        : systems(std::move(games)), locale(systems), document(game(), map(game())) {
        locale.setLanguage("en");
    }
    /// Opens an empty map of the first game, for two.
    explicit OpenMap(Systems games)
        : OpenMap(std::move(games), [](const GameSystem& game) { return game.layout("2p")->scenario; }) {}

    const GameSystem& game() const { return systems.list().front(); }
    const Scenario& map() const { return document.scenario(); }
    void put(Hex at, KindId kind) {
        QVERIFY(document.apply(paintCells(map(), document.catalog(), {&at, 1}, kind), "put"));
    }

    Systems systems;
    Locale locale;
    Document document;
};

}  // namespace hexa::test
