// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/origin.h"
#include "editor/ui/plainlabel.h"

class QPainter;

namespace hexa::editor {

class Locale;
class PlaySession;

/// The mark of a stand-in card: "stand-in" or "partly stand-in", small, in a frame; its tooltip
/// says what is made up and where the rest is known from. For cards that are stand-ins only.
class StandInBadge : public PlainLabel {
    Q_OBJECT
public:
    StandInBadge(const Locale& locale, const CardOrigin& origin, QWidget* parent = nullptr);
    /// "stand-in", "partly stand-in"; empty for None.
    static QString word(StandIn standIn);
    /// Returns all that can be told: "Partly stand-in. Made up: cost. From the rulebook: name and
    /// effect." Empty for None.
    static QString sentence(const Locale& locale, const CardOrigin& origin);
    /// Returns the mark where a word has no room: a letter in a corner of `box`, filled if the
    /// whole card is made up. Gives its place.
    static QRect paintCorner(QPainter& painter, const QRect& box, StandIn standIn);
    static QRect corner(const QRect& box);
};

/// Explanation of standInMark, below texts that use it. Hidden if no card of the game is a
/// stand-in.
class StandInLegend : public PlainLabel {
    Q_OBJECT
public:
    StandInLegend(const PlaySession& session, QWidget* parent);
    /// "* stand-in card"
    static QString words();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    const PlaySession& mSession;
};

/// Returns the effect of a card and its badge, for the place below its button; null if both are
/// empty.
QWidget* makeCardNote(const Locale& locale, const QString& effect, const CardOrigin& origin);

}  // namespace hexa::editor
