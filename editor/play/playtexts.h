// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/match.h"
#include "editor/play/playdesk.h"
#include "editor/ui/markup.h"

#include <QColor>
#include <QCoreApplication>
#include <QIcon>
#include <QString>

namespace hexa {

class Locale;
struct SheetForm;
struct Scenario;
struct Catalog;

/// How things of a game that is played are called and coloured, the same in all panels.
class PlayTexts {
    Q_DECLARE_TR_FUNCTIONS(PlayTexts)
public:
    static QString text(const MatchText& text, const Locale& locale);
    /// The same with the names that players gave: "Player 1 (Ada): which Spymaster action?"
    static QString sentence(const PlayDesk& desk, const MatchText& text);
    /// The name that the player gave, or "Player 2"; with the bot's level behind it.
    static QString seatName(const PlayDesk& desk, int seat);
    /// "Purebreeds"
    static QString factionName(const PlayDesk& desk, int seat);
    static QString botName(const PlayDesk& desk, const QString& bot);
    static QString optionName(const PlayDesk& desk, const std::string& option);
    /// What the card does that an option chooses; empty if it chooses none.
    static QString cardText(const PlayDesk& desk, const MatchOption& option);
    /// What a place of a sheet is called: its word, with the kind of the tile, or a name of its own.
    static QString placeName(const PlayDesk& desk, const SheetForm::Place& place);
    /// A sheet's line in words: "V3: 2, F1: 1, Court: 1".
    static QString sheetText(const PlayDesk& desk, const SheetForm& form, const std::string& line);
    /// "Turn 2 (Age of Gears), Research"
    static QString moment(const PlayDesk& desk, const std::vector<MatchView::Track>& tracks);
    /// "Turn 2 (Age of Gears), Research, 3:5, 31 decisions"
    static QString branchName(const PlayDesk& desk, const PlayDesk::Branch& branch);
    /// "V3 (Village)"
    static QString cellName(const PlayDesk& desk, Hex at);
    /// A sentence with the IDs of rules in it as links, for labels (PlayDesk::ruleRequested).
    static Markup linked(const QString& text);
    /// How a fight would end: winner, losses, what remains.
    static QString outcome(const PlayDesk& desk, const MatchView::Fight& fight);
    /// A place as a link, for labels; the target of such a link, and its place.
    static Markup placeLink(const PlayDesk& desk, Hex at);
    static QString linkOf(Hex at);
    static std::optional<Hex> placeOf(const QString& link);
    /// All that stands on a hex and who holds it, for screen readers and tooltips; empty if nothing is there.
    static QString standing(const PlayDesk& desk, Hex at);
};

/// Index of a seat's faction in the catalog; -1 if it has none.
int factionIndex(const Scenario& scenario, const Catalog& catalog, int seat);
QColor pieceColour(const Scenario& scenario, const Catalog& catalog, int seat);
/// The shape and colour of a seat's pieces, with a text on it.
QIcon seatIcon(const PlayDesk& desk, int seat, const QString& text = {});

}  // namespace hexa
