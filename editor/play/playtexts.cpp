// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/playtexts.h"

#include "core/engine/play/botnames.h"
#include "core/engine/play/orderdraft.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "editor/paint/pieces.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/words.h"

#include <QPainter>
#include <QPixmap>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <string_view>

namespace hexa::editor {

QString PlayTexts::text(const Message& text, const Locale& locale) {
    return text.code.empty() ? QString() : locale.text(text);
}

QString PlayTexts::word(std::string_view code, const Arguments& arguments) const {
    return wordOf(mLocale, mSystem.catalog, code, arguments);
}

QString PlayTexts::sentence(const Message& text) const {
    Message named = text;
    if (mPlayed != nullptr)
        for (Argument& argument : named.arguments) {
            const auto* seat = std::get_if<std::int64_t>(&argument.value);
            constexpr std::array seats{"player", "opponent", "ally"};
            if (seat == nullptr || std::ranges::find(seats, argument.name) == seats.end()) continue;
            const auto& players = mPlayed->players;
            if (*seat < 1 || static_cast<std::size_t>(*seat) > players.size()) continue;
            const QString name = toQString(players[static_cast<std::size_t>(*seat) - 1].name);
            if (!name.isEmpty())
                argument.value =
                    tr("%1 (%2)", "number and name of a player").arg(*seat).arg(name).toStdString();
        }
    return PlayTexts::text(named, mLocale);
}

QString PlayTexts::factionName(int seat) const {
    const Faction* faction =
        factionOf(mScenario, mSystem.catalog, static_cast<std::size_t>(std::max(0, seat)));
    return faction != nullptr ? mLocale.text(faction->name) : QString();
}

QString PlayTexts::botName(const QString& bot) const {
    if (!mSystem.play || bot.isEmpty()) return tr("Person");
    const std::string code = botText(*mSystem.play, bot.toStdString());
    return code.empty() ? bot : mLocale.text(code);
}

QString PlayTexts::optionName(const std::string& name) const {
    if (mSystem.play)
        for (const PlayOption& option : mSystem.play->options)
            if (option.name == name && !option.text.empty()) return mLocale.text(option.text);
    return QString::fromStdString(name);
}

QString PlayTexts::playerName(int seat) const {
    const auto index = static_cast<std::size_t>(seat);
    if (mPlayed == nullptr || seat < 0 || index >= mPlayed->players.size()) return {};
    return toQString(mPlayed->players[index].name);
}

QString PlayTexts::seatName(int seat) const {
    if (seat < 0) return tr("nobody");
    const QString number = tr("Player %1").arg(seat + 1);
    if (mPlayed == nullptr) return number;
    const auto& players = mPlayed->players;
    const auto index = static_cast<std::size_t>(seat);
    if (index >= players.size()) return number;
    const QString name = toQString(players[index].name);
    if (!name.isEmpty()) return tr("%1 (player %2)").arg(name, QString::number(seat + 1));
    return players[index].bot.empty() ? number : tr("%1 (program)", "Player 2 (program)").arg(number);
}

QString PlayTexts::cellName(Hex at) const {
    const Cell* cell = mScenario.board.find(at);
    if (cell == nullptr) return {};
    const QString kind = Names::kind(mSystem.catalog, cell->kind, mLocale);
    return tr("%1 (%2)", "place and kind of tile").arg(Names::brief(mScenario.board, at), kind);
}

QString PlayTexts::optionText(const MatchOption& option) const {
    QString text = sentence(option.text);
    const auto isPlace = [](const Argument& argument) { return argument.name == "place"; };
    if (option.at && std::ranges::none_of(option.text.arguments, isPlace))
        text = text.isEmpty() ? spotName(*option.at)
                              : tr("%1 – %2", "what is done, and where").arg(text, spotName(*option.at));
    return text.left(1).toUpper() + text.mid(1);  // "pass" is a word of sentences too
}

QString PlayTexts::spotName(const Spot& spot) const {
    if (spot.corner >= 0)
        return Names::corner(mScenario.board, {spot.at, spot.corner},
                             [this](const Cell& cell) { return cellName(cell.at); });
    const QString name = cellName(spot.at);
    if (spot.side >= 0) {
        const QString beyond = cellName(neighbour(spot.at, spot.side));
        return tr("%1 / %2", "the side between two hexes")
            .arg(name, beyond.isEmpty() ? tr("map edge") : beyond);
    }
    if (!spot.slot.empty() && mSystem.slotsOf)
        for (const Slot& slot : mSystem.slotsOf(mScenario, spot.at))
            if (slot.id == spot.slot)
                return tr("%1, %2", "hex, place in it").arg(name, mLocale.text(slot.name));
    return name;
}

QString PlayTexts::cardText(const MatchView& view, const MatchOption& option) const {
    for (const MatchView::Card& card : view.cards)
        if (card.word == option.card) return text(card.text, mLocale);
    return {};
}

QString PlayTexts::placeName(const MatchView& view, const OrderForm::Place& place) const {
    if (place.at) return cellName(*place.at);
    for (const MatchView::Card& card : view.cards)
        if (card.word == place.word)
            return tr("%1: %2", "group and name of a card")
                .arg(text(card.groupText, mLocale), text(card.name, mLocale));
    return toQString(place.word);
}

QString PlayTexts::orderText(const MatchView& view, const OrderForm& form, const std::string& line) const {
    OrderDraft draft(form);
    draft.read(line);
    const auto where = [&](const std::string& word) {
        for (const MatchView::Card& card : view.cards)
            if (card.word == word) return text(card.groupText, mLocale);  // beside the board
        return toQString(word);
    };
    const auto part = [&](const std::string& word, const QString& what) {
        return tr("%1: %2", "place and what is put there").arg(where(word), what);
    };
    QStringList parts;
    for (const OrderForm::Place& place : form.places)
        if (const int units = draft.at(place.word); units > 0)
            parts << part(place.word, QString::number(units));
    for (const OrderForm::Piece& piece : form.pieces)
        if (const std::string place = draft.placeOf(piece.word); !place.empty())
            parts << part(place, text(piece.text, mLocale));
    return parts.isEmpty() ? tr("nothing is deployed") : parts.join(QStringLiteral(", "));
}

std::map<Hex, QStringList> PlayTexts::plans(const OrderDraft& draft, const Locale& locale) {
    std::map<Hex, QStringList> plans;
    for (const OrderForm::Place& place : draft.form().places)
        if (const int units = place.at ? draft.at(place.word) : 0; units > 0)
            plans[*place.at] << QStringLiteral("+%1").arg(units);
    for (const OrderForm::Piece& piece : draft.form().pieces)
        for (const OrderForm::Place& place : piece.places)
            if (place.at && draft.placeOf(piece.word) == place.word)
                plans[*place.at] << '+' + text(piece.text, locale).left(1).toUpper();
    return plans;
}

QString PlayTexts::moment(const MatchView& view) const {
    QStringList parts;
    if (const QString own = text(view.moment, mLocale); !own.isEmpty()) parts << own;
    for (const MatchView::Track& track : view.tracks) {
        const auto now = static_cast<std::size_t>(track.now);
        if (track.now < 0 || now >= track.steps.size()) continue;
        const QString step = text(track.steps[now], mLocale);
        // A step may say the game's own words for the moment more fully.
        if (!parts.isEmpty() && step.startsWith(parts.front())) {
            parts.front() = step;
            continue;
        }
        // Only the first needs its name: turns are numbers.
        parts << (parts.isEmpty() ? tr("%1 %2", "Turn 2").arg(text(track.text, mLocale), step) : step);
    }
    return parts.join(QStringLiteral(", "));
}

QString PlayTexts::momentAmong(const MatchView& view, std::size_t decision, std::size_t all) const {
    const QString number = tr("decision %1 of %2").arg(decision).arg(all);
    const QString when = moment(view);
    return when.isEmpty() ? number
                          : tr("%1, %2", "moment of the game, number of the decision").arg(when, number);
}

QString PlayTexts::whoseTurn(const MatchDecision& decision, const MatchView& view) const {
    if (mPlayed == nullptr) return {};
    if (decision.seats.empty()) return sentence(decision.text);  // chance, or the end
    QStringList names;
    for (const int seat : decision.seats) names << seatName(seat);
    const QString when = moment(view);
    const QString who = tr("Next to decide: %1.").arg(names.join(QStringLiteral(", ")));
    return when.isEmpty() ? who : tr("%1. %2", "moment of the game, whose turn it is").arg(when, who);
}

QString PlayTexts::branchName(const PlayedGame::Branch& branch) const {
    QStringList points;
    for (const MatchStanding::Seat& seat : branch.standing.seats)
        if (!seat.figures.empty()) points << QString::number(seat.figures.front());
    QStringList where{branch.standing.over ? tr("End of the game") : moment(branch.view), points.join(':')};
    where.removeAll(QString());
    const QString name = tr("%1, %Ln decision(s), differs from decision %2 onwards",
                            "moment and score where it was left", static_cast<int>(branch.length))
                             .arg(where.join(QStringLiteral(", ")), QString::number(branch.common + 1));
    // Below the line that it leads off from.
    return branch.depth == 0 ? name : QString(4 * (branch.depth - 1), ' ') + QStringLiteral(" └ ") + name;
}

Markup PlayTexts::linked(const QString& text) const {
    Markup shown;
    qsizetype at = 0;
    for (const auto& [start, id] : mRules.in(text)) {
        shown += Markup(text.mid(at, start - at));
        shown += Markup(id).linkTo(id);
        at = start + id.size();
    }
    return shown += Markup(text.mid(at));
}

QString PlayTexts::outcome(const MatchView::Fight& fight) const {
    const auto names = [&](const std::vector<int>& seats) {
        QStringList list;
        for (const int seat : seats) list << seatName(seat);
        return list.join(QStringLiteral(" + "));
    };
    if (fight.sides.size() == 1)
        return tr("Units there: %1 only. No losses.").arg(names(fight.sides.front().seats));
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
    QString text = tr("%1 wins with strength %2. Units left: %4 of %3.")
                       .arg(names(winner->seats), strength, QString::number(winner->units),
                            QString::number(winner->units - winner->lost));
    if (!losses.isEmpty()) text += ' ' + tr("Losses: %1.").arg(losses.join(QStringLiteral(", ")));
    return text;
}

QString PlayTexts::linkOf(Hex at) {
    return QStringLiteral("hex:%1,%2").arg(QString::number(at.q), QString::number(at.r));
}

Markup PlayTexts::placeLink(Hex at) const { return Markup(cellName(at)).linkTo(linkOf(at)); }

std::optional<Hex> PlayTexts::placeOf(const QString& link) {
    static const QRegularExpression place(QStringLiteral("^hex:(-?[0-9]+),(-?[0-9]+)$"));
    const auto match = place.match(link);
    if (!match.hasMatch()) return std::nullopt;
    return Hex{match.captured(1).toInt(), match.captured(2).toInt()};
}

QString PlayTexts::standing(const MatchView& view, const std::vector<MatchView::Fight>& fights,
                            Hex at) const {
    if (mPlayed == nullptr) return {};
    QStringList parts;
    for (const MatchView::Place& place : view.places) {
        if (place.at != at) continue;
        if (place.contested)
            parts << tr("contested");
        else if (place.seat >= 0)
            parts << tr("held by %1").arg(seatName(place.seat));
        if (place.isolated) parts << word("word.cut-off");
    }
    for (const MatchView::Piece& piece : view.pieces)
        if (piece.at == at) {
            const QString what = QStringLiteral("%1 × %2").arg(piece.count).arg(text(piece.text, mLocale));
            parts << (piece.seat >= 0 ? tr("%1 of %2", "pieces of a player").arg(what, seatName(piece.seat))
                                      : what);
        }
    for (const MatchView::Fight& fight : fights)
        if (fight.at == at) parts << outcome(fight);
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

QIcon PlayTexts::seatIcon(int seat, const QString& text) const {
    QPixmap picture(48, 48);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    const Catalog& catalog = mSystem.catalog;
    paint::paintPiece(painter, QRectF(5, 5, 38, 38), pieceColour(mScenario, catalog, seat),
                      paint::shapeOf(factionIndex(mScenario, catalog, seat)), text);
    painter.end();
    return QIcon(picture);
}

}  // namespace hexa::editor
