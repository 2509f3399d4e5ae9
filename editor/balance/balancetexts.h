// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/causes.h"
#include "core/balance/headline.h"
#include "core/engine/judge/figure.h"
#include "core/scenario/scenario.h"

#include <QColor>
#include <QCoreApplication>
#include <QString>

#include <string_view>
#include <vector>

namespace hexa {
struct GameSystem;
struct Ledger;
}  // namespace hexa

namespace hexa::editor {

class BalanceSession;
class Locale;
struct BalanceFacts;

/// Texts and colours of balance figures, the same in panels, status bar and files.
class BalanceTexts {
    Q_DECLARE_TR_FUNCTIONS(BalanceTexts)
public:
    static QString seat(int seat);
    /// Returns the name of a judged place: "2", or "1, 3" for a team.
    static QString numbers(Judged judged, const std::vector<int>& teamOf, int place);
    /// Returns "Seat 2", "Seats 1, 3" for a team, "Place 2 in the order".
    static QString place(Judged judged, const std::vector<int>& teamOf, int place);
    static QString verdict(balance::Verdict verdict);
    /// Returns the figure with its unit if it has one.
    static QString figure(double value, FigureUnit unit, const Locale& locale);
    /// Returns a share between 0 and 1: "48.3".
    static QString percent(double share, const Locale& locale,
                           balance::PlusSign plus = balance::PlusSign::Hidden);
    /// Returns "+0.41".
    static QString logOdds(double value, const Locale& locale);
    /// Returns "V3 (Village)"; "Village at C3 r2" for a tile without an ID.
    static QString cell(const Scenario& scenario, const Catalog& catalog, Hex at, const Locale& locale);
    /// Returns the best knowledge about the map: its certificate, its games, its prediction.
    static balance::Headline headline(const BalanceSession& session);
    /// Returns words as the start of a sentence; by themselves they are in lower case, since they
    /// also occur within sentences.
    static QString begun(const QString& words) { return words.left(1).toUpper() + words.mid(1); }
    /// Returns "unfair: 22 points".
    static QString text(const balance::Headline& headline, const Locale& locale);
    /// Returns the text of the open map's light, with its omissions: "fair, without a tile’s
    /// special rule".
    static QString light(const BalanceSession& session);
    /// Returns the stored certificate and its validity, in sentences.
    static QString certificate(const BalanceSession& session);
    /// Returns the name of a bot, e.g. "good"; its id if the game has no name for it.
    static QString bot(const GameSystem& system, std::string_view id, const Locale& locale);
    /// Returns a line about its play, or an empty text.
    static QString character(const GameSystem& system, std::string_view id, const Locale& locale);
    /// Returns a title with the two seats. Once games show the side behind, it gives the part of
    /// their gap that the causes explain. Requires causes.
    static QString causesTitle(const BalanceFacts& facts, const Locale& locale);
    /// Returns "Village V1, V4: 2 steps nearer to seat 1 than to seat 3 (+6.0 points)". Requires
    /// causes.
    static QString cause(const BalanceFacts& facts, const balance::Cause& cause, const Scenario& map,
                         const Catalog& catalog, const Locale& locale);
    /// Returns the sum of all other causes; empty if zero.
    static QString rest(const balance::Causes& causes, const Locale& locale);
};

/// Returns a seat's own colour, lighter or darker if it would be invisible on `ground`.
QColor seatColour(const Scenario& scenario, const Catalog& catalog, std::size_t seat, const QColor& ground);

}  // namespace hexa::editor
