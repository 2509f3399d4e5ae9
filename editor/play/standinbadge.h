// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/origin.h"
#include "editor/ui/plainlabel.h"

class QPainter;

namespace hexa::editor {

class Locale;
class PlaySession;

/// The mark of a stand-in card: "stand-in" or "partly stand-in", small, in a frame. Its tooltip
/// lists the made-up parts and the source of the rest. For stand-in cards only.
class StandInBadge : public PlainLabel {
    Q_OBJECT
public:
    StandInBadge(const Locale& locale, const CardOrigin& origin, QWidget* parent = nullptr);
    /// Returns "stand-in" or "partly stand-in"; empty for None.
    static QString word(StandIn standIn);
    /// Returns the full explanation: "Partly stand-in. Made up: cost. From the rulebook: name and
    /// effect." Empty for None.
    static QString sentence(const Locale& locale, const CardOrigin& origin);
    /// Paints the mark in place of a word: a letter in a corner of `box`, filled if the whole card
    /// is made up. Returns its place.
    static QRect paintCorner(QPainter& painter, const QRect& box, StandIn standIn);
    static QRect corner(const QRect& box);
};

/// The explanation of standInMark, below texts that use it. Hidden if no card of the game is a
/// stand-in.
class StandInLegend : public PlainLabel {
    Q_OBJECT
public:
    StandInLegend(const PlaySession& session, QWidget* parent);
    /// Returns "* stand-in card".
    static QString words();

private:
    void refresh();

    const PlaySession& mSession;
};

/// Returns the effect of a card and its badge, for the place below its button; null if both are
/// empty.
QWidget* makeCardNote(const Locale& locale, const QString& effect, const CardOrigin& origin);

}  // namespace hexa::editor
