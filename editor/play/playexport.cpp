// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/playexport.h"

#include "core/engine/system.h"
#include "editor/document/document.h"
#include "editor/paint/mappainter.h"
#include "editor/paint/reportpage.h"
#include "editor/play/playsession.h"
#include "editor/play/playtexts.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace hexa::editor {
namespace {

using paint::addCsvLine;
using Page = paint::ReportPage;

/// Returns the name of the game's map: an opened game may have another one than the open map.
QString nameOfMap(const PlaySession& session) {
    return session.isOfMap() ? session.map().displayName(session.locale().language())
                             : session.locale().text(session.scenario().title);
}

QString sumOf(const std::vector<int>& values) {
    return QString::number(std::accumulate(values.begin(), values.end(), 0));
}

}  // namespace

QString PlayExport::result(const PlaySession& session, const PlayReport& report) {
    if (!report.over) return tr("Turn %1, game still in progress.").arg(report.turns.size());
    QStringList names;
    for (const int seat : report.winners) names << session.texts().seatName(seat);
    if (names.isEmpty())
        return tr("Ended without a winner after %Ln decision(s).", nullptr,
                  static_cast<int>(report.decisions));
    return tr("Won by %1 after %Ln decision(s).", nullptr, static_cast<int>(report.decisions))
        .arg(names.join(QStringLiteral(", ")));
}

QString PlayExport::standIns(const PlaySession& session) {
    const Message foot = session.match() != nullptr ? footOf(session.match()->standIns()) : Message{};
    if (foot.code.empty()) return {};
    return QStringLiteral("%1 %2").arg(toQString(standInMark), PlayTexts::text(foot, session.locale()));
}

ScoreChart PlayExport::chart(const PlaySession& session, const PlayReport& report) {
    ScoreChart chart;
    const Catalog& catalog = session.system().catalog;
    for (int seat = 0; seat < report.seats; ++seat) {
        ScoreChart::Line line{session.texts().seatName(seat),
                              pieceColour(session.scenario(), catalog, seat),
                              factionIndex(session.scenario(), catalog, seat),
                              {}};
        for (const PlayReport::Turn& turn : report.turns)
            if (!turn.figures.empty())
                line.values.push_back(turn.figures.front()[static_cast<std::size_t>(seat)]);
        chart.lines.push_back(std::move(line));
    }
    return chart;
}

std::vector<QStringList> PlayExport::seatRows(const PlaySession& session, const PlayReport& report) {
    std::vector<QStringList> rows;
    const PlayTexts texts = session.texts();
    const auto add = [&](const QString& name, auto value) {
        QStringList row{name};
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(report.seats); ++seat) row << value(seat);
        rows.push_back(std::move(row));
    };
    add(texts.word("word.faction"),
        [&](std::size_t seat) { return texts.factionName(static_cast<int>(seat)); });
    if (!report.turns.empty()) {
        const PlayReport::Turn& last = report.turns.back();
        for (std::size_t column = 0; column < report.columns.size(); ++column) {
            add(PlayTexts::text(report.columns[column].text, session.locale()),
                [&](std::size_t seat) { return QString::number(last.figures[column][seat]); });
            if (column > 0) continue;
            // The winning criterion, and its sources.
            for (const PlayReport::Source& source : report.sources)
                if (!source.what.empty())
                    add(tr("from: %1", "where points come from").arg(session.locale().text(source.what)),
                        [&](std::size_t seat) { return QString::number(source.points[seat]); });
        }
        add(tr("Units"), [&](std::size_t seat) { return QString::number(last.units[seat]); });
    }
    add(tr("Units lost"), [&](std::size_t seat) { return QString::number(report.lost[seat]); });
    add(tr("Battles won"), [&](std::size_t seat) {
        return QString::number(std::ranges::count_if(report.battles, [&](const PlayReport::Battle& battle) {
            return std::ranges::find(battle.winners, static_cast<int>(seat)) != battle.winners.end();
        }));
    });
    return rows;
}

std::vector<PlayExport::HeatChoice> PlayExport::heats(const PlaySession& session) {
    std::vector<HeatChoice> list{{Heat::Held, -1, tr("Turns under control of any player")}};
    for (int seat = 0; seat < session.players(); ++seat)
        list.push_back(
            {Heat::Held, seat, tr("Turns under control of %1").arg(session.texts().seatName(seat))});
    list.push_back({Heat::Battles, -1, tr("Battles")});
    list.push_back({Heat::Lost, -1, tr("Units lost")});
    list.push_back({Heat::Entered, -1, tr("First turn with a unit")});
    list.push_back({Heat::Cut, -1, session.texts().word("word.cut-off.turns")});
    return list;
}

paint::HeatLayer PlayExport::heat(const PlayReport& report, Heat kind, int seat, int* largest) {
    const auto value = [kind, seat](const PlayReport::CellRow& cell) {
        switch (kind) {
        case Heat::Held:
            return seat < 0 ? std::accumulate(cell.held.begin(), cell.held.end(), 0)
                            : cell.held[static_cast<std::size_t>(seat)];
        case Heat::Battles:
            return cell.fights;
        case Heat::Lost:
            return cell.lost;
        case Heat::Entered:
            return cell.entered;
        case Heat::Cut:
            return cell.isolated;
        }
        return 0;
    };
    int max = 0;
    for (const PlayReport::CellRow& cell : report.cells) max = std::max(max, value(cell));
    if (largest != nullptr) *largest = max;
    const auto part = [&](int count) {
        if (max <= 1) return 1.0;
        const double rising = (count - 1.0) / (max - 1);
        return kind == Heat::Entered ? 1 - rising : rising;
    };
    paint::HeatLayer layer;
    for (const PlayReport::CellRow& cell : report.cells) {
        const int count = value(cell);
        layer.cells.push_back({cell.at, count == 0 ? -1.0 : part(count),
                               count == 0 ? QString() : QString::number(count), false});
    }
    return layer;
}

QString PlayExport::happening(const PlaySession& session, const std::string& code) {
    return session.locale().text(code + ".title");
}

QString PlayExport::csv(const PlaySession& session, const PlayReport& report) {
    QString csv;
    QStringList head{"part", "item"};
    for (int seat = 1; seat <= report.seats; ++seat) head << QStringLiteral("seat %1").arg(seat);
    addCsvLine(csv, head);
    QStringList names{"seats", "name"};
    for (int seat = 0; seat < report.seats; ++seat) names << session.texts().seatName(seat);
    addCsvLine(csv, names);
    for (const QStringList& row : seatRows(session, report)) addCsvLine(csv, QStringList{"seats"} + row);
    for (std::size_t turn = 0; turn < report.turns.size(); ++turn) {
        const auto add = [&](const QString& part, const std::vector<int>& values) {
            QStringList line{part, QString::number(turn + 1)};
            for (const int value : values) line << QString::number(value);
            addCsvLine(csv, line);
        };
        const QString when = !report.over && turn + 1 == report.turns.size() ? "in" : "after";
        for (std::size_t column = 0; column < report.columns.size(); ++column)
            add(toQString(report.columns[column].id) + ' ' + when + " turn",
                report.turns[turn].figures[column]);
        add("units " + when + " turn", report.turns[turn].units);
    }
    csv += '\n';
    QStringList tile{"part",    "tile",       "turns held",    "first unit in turn",
                     "battles", "units lost", "turns cut off", "ways"};
    for (int seat = 1; seat <= report.seats; ++seat) tile << QStringLiteral("held by seat %1").arg(seat);
    addCsvLine(csv, tile);
    const Board& board = session.scenario().board;
    for (const PlayReport::CellRow& cell : report.cells) {
        QStringList line{"tile",
                         Names::brief(board, cell.at),
                         sumOf(cell.held),
                         QString::number(cell.entered),
                         QString::number(cell.fights),
                         QString::number(cell.lost),
                         QString::number(cell.isolated),
                         QString::number(cell.ways)};
        for (const int turns : cell.held) line << QString::number(turns);
        addCsvLine(csv, line);
    }
    csv += '\n';
    addCsvLine(csv, {"part", "turn", "tile", "winners", "units lost"});
    for (const PlayReport::Battle& battle : report.battles) {
        QStringList winners;
        for (const int seat : battle.winners) winners << QString::number(seat + 1);
        addCsvLine(csv, {"battle", QString::number(battle.turn), Names::brief(board, battle.at),
                         winners.join('+'), sumOf(battle.lost)});
    }
    for (const PlayReport::Contact& contact : report.contacts)
        addCsvLine(csv, {"first contact", QString::number(contact.turn), Names::brief(board, contact.at),
                         QStringLiteral("%1+%2").arg(contact.first + 1).arg(contact.second + 1)});
    for (const Happening& never : report.unseen)
        addCsvLine(csv, {"never seen", happening(session, never.code), toQString(never.rule)});
    if (const QString foot = standIns(session); !foot.isEmpty()) addCsvLine(csv, {"stand-in cards", foot});
    return csv;
}

void PlayExport::paintPage(QPainter& painter, const PlaySession& session, const PlayReport& report,
                           const paint::MapStyle& style) {
    Page page(painter);
    constexpr double margin = Page::margin, textHeight = Page::textHeight;
    QString name = nameOfMap(session);
    if (name.isEmpty()) name = tr("Unnamed map");
    page.text(tr("A game on %1", "name of a map").arg(name), 70, QFont::Bold);
    page.text(result(session, report), 40);
    page.setFont(textHeight);
    paintScoreChart(painter, QRectF(margin, page.top, Page::width, 560), chart(session, report), Qt::black);
    page.top += 600;
    painter.setPen(Qt::black);
    const double cell = std::min(330.0, Page::width * 0.66 / std::max(1, report.seats));
    QStringList head{tr("Player")};
    for (int seat = 0; seat < report.seats; ++seat) head << session.texts().seatName(seat);
    page.row(head, cell, QFont::Bold);
    for (const QStringList& cells : seatRows(session, report)) page.row(cells, cell);
    if (const QString foot = standIns(session); !foot.isEmpty()) {
        page.top += 15;
        page.text(foot, textHeight * 0.85);
    }
    page.top += 50;
    // Draws two maps: holders of the hexes, and battles.
    paint::MapStyle quiet = style;
    quiet.ground = Qt::transparent;
    quiet.problems.clear();
    quiet.rulers = false;
    paint::TileArt art(session.system());
    const paint::MapPainter map(session.scenario(), session.system().catalog, art, quiet);
    const double top = page.top;
    const double side = Page::width / 2 - 30;
    const double height = std::max(200.0, Page::pageHeight - margin - top - 60);
    double left = margin;
    for (const auto& [kind, title] : {std::pair(Heat::Held, tr("Turns under control of any player")),
                                      std::pair(Heat::Battles, tr("Battles"))}) {
        page.setFont(textHeight, QFont::Bold);
        painter.setPen(Qt::black);
        painter.drawText(QRectF(left, top, side, textHeight * 1.5), Qt::AlignLeft, title);
        const paint::MapView view =
            paint::MapView::fitted(map.bounds(), QRectF(left, top + 60, side, height - 60));
        painter.save();
        map.paint(painter, view, paint::Medium::Vector);
        paint::paintHeat(painter, heat(report, kind), session.scenario().board.orientation, view);
        painter.restore();
        left += side + 60;
    }
}

Status PlayExport::write(const QString& path, const PlaySession& session, const PlayReport& report,
                         const paint::MapStyle& style) {
    return paint::writeReport(
        path, nameOfMap(session), [&] { return csv(session, report); },
        [&](QPainter& painter) { paintPage(painter, session, report, style); });
}

}  // namespace hexa::editor
