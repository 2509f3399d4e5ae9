// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/playtexts.h"

#include "editor/document/document.h"
#include "editor/paint/pieces.h"
#include "editor/play/playdesk.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"

#include <QPainter>
#include <QPixmap>
#include <QRegularExpression>

#include <algorithm>

namespace hexa {

QString PlayTexts::text(const MatchText& text, const Locale& locale) {
    return text.code.empty() ? QString() : locale.text(text.code, text.arguments);
}

QString PlayTexts::sentence(const PlayDesk& desk, const MatchText& text) {
    MatchText named = text;
    if (desk.match() != nullptr)
        for (Argument& argument : named.arguments) {
            const auto* seat = std::get_if<std::int64_t>(&argument.value);
            if (seat == nullptr || (argument.name != "player" && argument.name != "opponent")) continue;
            const auto& players = desk.match()->record().players;
            if (*seat < 1 || static_cast<std::size_t>(*seat) > players.size()) continue;
            const QString name = toQString(players[static_cast<std::size_t>(*seat) - 1].name);
            if (!name.isEmpty())
                argument.value =
                    tr("%1 (%2)", "number and name of a player").arg(*seat).arg(name).toStdString();
        }
    return PlayTexts::text(named, desk.locale());
}

QString PlayTexts::factionName(const PlayDesk& desk, int seat) {
    const Scenario& scenario = desk.match() != nullptr ? desk.scenario() : desk.map().scenario();
    const Faction* faction =
        factionOf(scenario, desk.system().catalog, static_cast<std::size_t>(std::max(0, seat)));
    return faction != nullptr ? desk.locale().text(faction->name) : QString();
}

QString PlayTexts::botName(const PlayDesk& desk, const QString& bot) {
    const PlayFunctions* play = desk.functions();
    if (play == nullptr || bot.isEmpty()) return tr("Person");
    const auto found = std::ranges::find(play->bots, bot.toStdString());
    const auto index = static_cast<std::size_t>(found - play->bots.begin());
    if (found == play->bots.end() || index >= play->botTexts.size() || play->botTexts[index].empty())
        return bot;
    return desk.locale().text(play->botTexts[index]);
}

QString PlayTexts::optionName(const PlayDesk& desk, const std::string& name) {
    if (desk.functions() != nullptr)
        for (const PlayOption& option : desk.functions()->options)
            if (option.name == name && !option.text.empty()) return desk.locale().text(option.text);
    return QString::fromStdString(name);
}

QString PlayTexts::seatName(const PlayDesk& desk, int seat) {
    if (seat < 0) return tr("nobody");
    const QString number = tr("Player %1").arg(seat + 1);
    if (desk.match() == nullptr) return number;
    const auto& players = desk.match()->record().players;
    const auto index = static_cast<std::size_t>(seat);
    if (index >= players.size()) return number;
    const QString name = toQString(players[index].name);
    if (!name.isEmpty()) return tr("%1 (player %2)").arg(name, QString::number(seat + 1));
    return players[index].bot.empty() ? number : tr("%1 (program)", "Player 2 (program)").arg(number);
}

QString PlayTexts::cellName(const PlayDesk& desk, Hex at) {
    const Scenario& scenario = desk.match() != nullptr ? desk.scenario() : desk.map().scenario();
    const Cell* cell = scenario.board.find(at);
    if (cell == nullptr) return {};
    const QString kind = Names::kind(desk.system().catalog, cell->kind, desk.locale());
    return tr("%1 (%2)", "place and kind of tile").arg(Names::brief(scenario.board, at), kind);
}

QString PlayTexts::placeName(const PlayDesk& desk, const SheetForm::Place& place) {
    if (place.at) return cellName(desk, *place.at);
    for (const MatchView::Card& card : desk.view().cards)
        if (card.word == place.word)
            return tr("%1: %2", "group and name of a card")
                .arg(text(card.groupText, desk.locale()), text(card.name, desk.locale()));
    return toQString(place.word);
}

QString PlayTexts::sheetText(const PlayDesk& desk, const SheetForm& form, const std::string& line) {
    SheetDraft draft(form);
    draft.read(line);
    const Locale& locale = desk.locale();
    const auto where = [&](const std::string& word) {
        for (const MatchView::Card& card : desk.view().cards)
            if (card.word == word) return text(card.groupText, locale);  // beside the board
        return toQString(word);
    };
    const auto part = [&](const std::string& word, const QString& what) {
        return tr("%1: %2", "place and what is put there").arg(where(word), what);
    };
    QStringList parts;
    for (const SheetForm::Place& place : form.places)
        if (const int workers = draft.at(place.word); workers > 0)
            parts << part(place.word, QString::number(workers));
    for (const SheetForm::Piece& piece : form.pieces)
        if (const std::string place = draft.placeOf(piece.word); !place.empty())
            parts << part(place, text(piece.text, locale));
    return parts.isEmpty() ? tr("nothing is deployed") : parts.join(QStringLiteral(", "));
}

QString PlayTexts::linked(const QString& text) {
    static const QRegularExpression rule(QStringLiteral("\\b[A-Z]{3}-[0-9]{2}\\b"));
    QString html;
    qsizetype at = 0;
    for (auto match = rule.globalMatch(text); match.hasNext();) {
        const auto found = match.next();
        html += text.mid(at, found.capturedStart() - at).toHtmlEscaped();
        html += QStringLiteral("<a href=\"%1\">%1</a>").arg(found.captured());
        at = found.capturedEnd();
    }
    return html + text.mid(at).toHtmlEscaped();
}

QString PlayTexts::outcome(const PlayDesk& desk, const MatchView::Fight& fight) {
    const auto names = [&](const std::vector<int>& seats) {
        QStringList list;
        for (const int seat : seats) list << seatName(desk, seat);
        return list.join(QStringLiteral(" + "));
    };
    if (fight.sides.size() == 1)
        return tr("Only %1 has units there: nothing is lost.").arg(names(fight.sides.front().seats));
    QStringList strengths;
    QStringList losses;
    const MatchView::Fight::Side* winner = nullptr;
    for (const MatchView::Fight::Side& side : fight.sides) {
        strengths << QString::number(side.strength);
        if (side.lost > 0)
            losses << tr("%1: %2", "player, lost units").arg(names(side.seats), QString::number(side.lost));
        if (side.seats == fight.winners) winner = &side;
    }
    const QString strength = strengths.join(':');  // in one piece at the end of a line
    if (winner == nullptr) return tr("Tie, strength %1: all units there die.").arg(strength);
    QString text = tr("%1 wins, strength %2; units that remain: %4 of %3.")
                       .arg(names(winner->seats), strength, QString::number(winner->units),
                            QString::number(winner->units - winner->lost));
    if (!losses.isEmpty()) text += ' ' + tr("Losses: %1.").arg(losses.join(QStringLiteral(", ")));
    return text;
}

QString PlayTexts::placeLink(const PlayDesk& desk, Hex at) {
    return QStringLiteral("<a href=\"hex:%1,%2\">%3</a>")
        .arg(at.q)
        .arg(at.r)
        .arg(cellName(desk, at).toHtmlEscaped());
}

std::optional<Hex> PlayTexts::placeOf(const QString& link) {
    static const QRegularExpression place(QStringLiteral("^hex:(-?[0-9]+),(-?[0-9]+)$"));
    const auto match = place.match(link);
    if (!match.hasMatch()) return std::nullopt;
    return Hex{match.captured(1).toInt(), match.captured(2).toInt()};
}

QString PlayTexts::standing(const PlayDesk& desk, Hex at) {
    if (desk.match() == nullptr) return {};
    const Locale& locale = desk.locale();
    QStringList parts;
    for (const MatchView::Place& place : desk.view().places) {
        if (place.at != at) continue;
        if (place.contested)
            parts << tr("contested");
        else if (place.seat >= 0)
            parts << tr("held by %1").arg(seatName(desk, place.seat));
        if (place.cut) parts << tr("out of supply");
    }
    for (const MatchView::Piece& piece : desk.view().pieces)
        if (piece.at == at) {
            const QString what = QStringLiteral("%1 × %2").arg(piece.count).arg(text(piece.text, locale));
            parts << (piece.seat >= 0
                          ? tr("%1 of %2", "pieces of a player").arg(what, seatName(desk, piece.seat))
                          : what);
        }
    for (const MatchView::Fight& fight : desk.fights())
        if (fight.at == at) parts << outcome(desk, fight);
    return parts.join(QStringLiteral("; "));
}

int factionIndex(const Scenario& scenario, const Catalog& catalog, int seat) {
    if (seat < 0) return -1;
    const Faction* faction = factionOf(scenario, catalog, static_cast<std::size_t>(seat));
    return faction != nullptr ? static_cast<int>(faction - catalog.factions.data()) : -1;
}

QColor pieceColour(const Scenario& scenario, const Catalog& catalog, int seat) {
    const int index = factionIndex(scenario, catalog, seat);
    const QColor colour =
        index >= 0 ? QColor(toQString(catalog.factions[static_cast<std::size_t>(index)].colour)) : QColor();
    return colour.isValid() ? colour : QColor(0x9a, 0x9c, 0xa2);
}

QIcon seatIcon(const PlayDesk& desk, int seat, const QString& text) {
    QPixmap picture(48, 48);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    const Catalog& catalog = desk.system().catalog;
    paint::paintPiece(painter, QRectF(5, 5, 38, 38), pieceColour(desk.scenario(), catalog, seat),
                      paint::shapeOf(factionIndex(desk.scenario(), catalog, seat)), text);
    painter.end();
    return QIcon(picture);
}

}  // namespace hexa
