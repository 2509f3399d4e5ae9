// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/editor/game/gamewindow.h"

namespace hexa::test {

/// Makes a game on the page of a game file as people do: types, clicks, chooses from lists, drops
/// and pastes drawings. Nothing but events of the window changes the game.
class Retyping {
public:
    /// @param game the wanted one; must be readable
    Retyping(GameWindow& studio, owngame::Definition game) : mStudio(studio), mGame(std::move(game)) {}

    /// Begins with a new game, and ends with the wanted one.
    void all();

    /// Chooses a part by its title, as `GamePart::title` in English.
    void part(const QString& title);
    void add() { mStudio.click("gameAdd"); }
    /// Types over a cell.
    void enter(int row, const QString& column, const QString& text);
    /// Chooses from the list of a cell by the ID behind a name.
    void choose(int row, const QString& column, const QString& id);
    void check(int row, const QString& column, bool on);
    /// Clicks on a hex of the picture at the right.
    void press(Hex at);

private:
    void start();
    void clear();
    void general();
    void groups();
    void tiles();
    void factions();
    void zones();
    void pieces();
    void edges();
    void regions();
    void properties();
    void words();
    void sets();
    void figures();
    void decks();
    void counts();
    void weights();
    void styles();
    void ways();
    void layouts();
    void layout(int row, const owngame::LayoutPlan& plan);
    void hexesOf(int row, const owngame::LayoutPlan& plan);
    void rules();
    void rule(const owngame::Rule& rule);

    void write(QWidget& field, const QString& text) const;
    /// Types names in all languages, then the ID.
    void name(int row, const Localized& name, const std::string& id);
    void bounds(int row, const owngame::PlayerBounds& bounds, bool allColumn);
    void draw(int row, const std::string& drawing);
    void mark(const QString& text);
    /// Fills a field of the chosen rule.
    void fill(const char* field, const std::string& id);
    void write(const char* field, const QString& text);
    void removeRows();
    QString shown(int row, const QString& column);
    template <class T>
    T& seen(const char* name) {
        for (T* one : mStudio.window->findChildren<T*>(name))
            if (one->isVisible()) return *one;
        qFatal("no %s to be seen", name);
    }

    GameWindow& mStudio;
    owngame::Definition mGame;
    int mDrawings = 0;  ///< Number of drawings taken so far.
};

}  // namespace hexa::test
