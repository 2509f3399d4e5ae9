// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/match.h"
#include "editor/play/playedgame.h"
#include "editor/play/ruleids.h"
#include "editor/ui/markup.h"

#include <QColor>
#include <QCoreApplication>
#include <QIcon>
#include <QString>

#include <map>

namespace hexa {
class OrderDraft;
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

class Locale;

/// Names and colours of things in a game, the same in all panels. It refers to its sources.
class PlayTexts {
    Q_DECLARE_TR_FUNCTIONS(PlayTexts)
public:
    /// Creates it. `played` is null if nothing is played on the map.
    PlayTexts(const GameSystem& system, const Scenario& map, const GameRecord* played, const Locale& locale,
              const RuleIds& rules)
        : mSystem(system),
          mScenario(played != nullptr ? played->scenario : map),
          mPlayed(played),
          mLocale(locale),
          mRules(rules) {}

    static QString text(const Message& text, const Locale& locale);
    /// Returns the game's word for something common to many games, e.g. "word.faction".
    QString word(std::string_view code, const Arguments& arguments = {}) const;
    /// Returns the sentence with the players' own names: "Player 1 (Ada): which action?"
    QString sentence(const Message& text) const;
    /// Returns the name that the player gave, or an empty text.
    QString playerName(int seat) const;
    /// Returns the name that the player gave, or "Player 2"; with the bot's level behind it.
    QString seatName(int seat) const;
    /// Returns "Purebreeds".
    QString factionName(int seat) const;
    QString botName(const QString& bot) const;
    QString optionName(const std::string& option) const;
    /// Returns the action and place of an option, as far as known: "graze – C5 r5 (Meadow)".
    QString optionText(const MatchOption& option) const;
    /// Returns "V3 (Village)", "V3 (Village), south", or "V3 (Village) / V4 (Lake)" for the side
    /// between them.
    QString spotName(const Spot& spot) const;
    /// Returns the effect of the card that an option chooses; empty for other options.
    QString cardText(const MatchView& view, const MatchOption& option) const;
    /// Returns the name of a place: its word, with the kind of the tile, or its own name.
    QString placeName(const MatchView& view, const OrderForm::Place& place) const;
    /// Returns a line of orders in words: "V3: 2, F1: 1, Harbour: 1".
    QString orderText(const MatchView& view, const OrderForm& form, const std::string& line) const;
    /// Returns "Turn 2 (Age of Gears), Research"; empty if the game has no words for it.
    QString moment(const MatchView& view) const;
    /// Returns "Turn 2 (Age of Gears), Research. To decide: Ada (player 1)."
    QString whoseTurn(const MatchDecision& decision, const MatchView& view) const;
    /// Returns "Card 70, decision 370 of 372".
    QString momentAmong(const MatchView& view, std::size_t decision, std::size_t all) const;
    /// Returns "Turn 2 (Age of Gears), Research, 3:5, 31 decisions", indented by its depth in the
    /// tree.
    QString branchName(const PlayedGame::Branch& branch) const;
    /// Returns the units of a draft on the board: "+2" units, "+H" for a piece of its kind.
    static std::map<Hex, QStringList> plans(const OrderDraft& draft, const Locale& locale);
    /// Returns "V3 (Village)".
    QString cellName(Hex at) const;
    /// Returns a sentence with the IDs of rules in it as links, for labels (Viewer::ruleRequested).
    Markup linked(const QString& text) const;
    /// Returns the expected result of a fight: winner, losses, rest.
    QString outcome(const MatchView::Fight& fight) const;
    /// Returns a place as a link, for labels; the target of such a link, and its place.
    Markup placeLink(Hex at) const;
    static QString linkOf(Hex at);
    static std::optional<Hex> placeOf(const QString& link);
    /// Returns the pieces on a hex and its holder, for screen readers and tooltips; empty for an
    /// empty hex.
    QString standing(const MatchView& view, const std::vector<MatchView::Fight>& fights, Hex at) const;
    /// Returns the shape and colour of a seat's pieces, with a text on it.
    QIcon seatIcon(int seat, const QString& text = {}) const;

private:
    const GameSystem& mSystem;
    const Scenario& mScenario;
    const GameRecord* mPlayed;
    const Locale& mLocale;
    const RuleIds& mRules;
};

/// Returns the index of a seat's faction in the catalog, or -1.
int factionIndex(const Scenario& scenario, const Catalog& catalog, int seat);
QColor pieceColour(const Scenario& scenario, const Catalog& catalog, int seat);

}  // namespace hexa::editor
