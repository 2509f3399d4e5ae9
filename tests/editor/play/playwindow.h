// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "core/registry/registry.h"
#include "editor/play/playpage.h"
#include "editor/play/playparts.h"
#include "editor/shell/commands/playcommands.h"
#include "tests/editor/openwindow.h"
#include "tests/support/test.h"

#include <QTest>

#include <functional>
#include <memory>

namespace hexa::test {

using namespace editor;

/// Returns a rulebook map for this number of players.
Scenario playableMap(int players);

/// The whole window with a map to play, driven by real events.
struct PlayWindow : OpenWindow {
    explicit PlayWindow(const Scenario& map);
    ~PlayWindow();

    PlaySession& session() { return workspace().play().session; }
    Viewer& viewer() { return workspace().play().viewer; }
    OrderEntry& orders() { return workspace().play().orders; }
    ProgramPlayers& program() { return workspace().play().program; }
    Hints& hints() { return workspace().play().hints; }
    Timeline& timeline() { return workspace().play().timeline; }
    Story& story() { return workspace().play().story; }
    MapCanvas& canvas() { return *window->playPage()->canvas(); }
    template <class T>
    T& child(const char* name) {
        T* found = window->findChild<T*>(name);
        if (found == nullptr) qFatal("no %s", name);
        return *found;
    }
    /// Begins with persons at these seats and bots elsewhere, which act at once.
    void begin(std::vector<int> persons, OptionValues options, std::uint64_t seed);
    void clickHex(Hex at, Qt::MouseButton button = Qt::LeftButton);
    /// Waits until a person must do something or the game is over.
    void waitForPersons();
    /// Does one thing that a person must do, by clicks: lifts the curtain, chooses, fills in and
    /// seals a sheet.
    void act(Rng& rng);
    /// Acts for the persons until one of them has a sheet to write.
    void actUntilSheet(Rng& rng);
    /// Plays to the end; `look` is called before each act.
    void playToEnd(Rng& rng, const std::function<void()>& look = {});
    /// Returns the hash of the record played again in the core.
    std::uint64_t hashOfReplay();

    /// Longest time that the window's thread took for one click of act(), in milliseconds; for
    /// people to read.
    qint64 slowest = 0;
};

}  // namespace hexa::test
