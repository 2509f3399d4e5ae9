// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/gametexts.h"
#include "core/texts/projectfile.h"

#include <QCoreApplication>

#include <string_view>
#include <vector>

namespace hexa::editor {

class Frame;
class Locale;

/// The texts that come with the games: references and glossaries.
class TextsOfGames {
    Q_DECLARE_TR_FUNCTIONS(TextsOfGames)
public:
    /// All arguments outlive this.
    TextsOfGames(Frame& window, const Locale& locale, const std::vector<GameTexts>& games)
        : mWindow(window), mLocale(locale), mGames(games) {}

    /// Returns the games that have such a text, that of the open map first.
    std::vector<const GameTexts*> with(std::string_view GameTexts::*text) const;
    /// True if the open map is one of the game.
    bool isOpen(const GameTexts& game) const;
    /// Returns the reference of the open map's game, else the one that the user chooses, or null.
    const GameTexts* chooseReference() const;
    /// Returns the glossaries of the games by their IDs.
    texts::GlossarySource glossaries() const;
    /// Returns the glossary of the open map's game. Returns an empty one if no map is open.
    texts::Glossary openGlossary() const;

private:
    Frame& mWindow;
    const Locale& mLocale;
    const std::vector<GameTexts>& mGames;
};

}  // namespace hexa::editor
