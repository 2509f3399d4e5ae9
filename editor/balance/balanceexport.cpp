// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/balanceexport.h"

#include "editor/balance/balancesession.h"
#include "editor/balance/balancetexts.h"
#include "editor/balance/gapplot.h"
#include "editor/balance/shareplot.h"
#include "editor/document/document.h"
#include "editor/paint/mappainter.h"
#include "editor/paint/reportpage.h"
#include "editor/preview/fairness.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace hexa::editor {
namespace {

using paint::addCsvLine;
using Page = paint::ReportPage;

QString number(double value) { return QString::number(value, 'g', 8); }

}  // namespace

QString BalanceExport::csv(const BalanceSession& session) {
    const BalanceFacts& facts = session.facts();
    const Locale& locale = session.locale();
    QString csv;
    QStringList head{"part", "id", "name", "unit"};
    const int seats = session.document().scenario().players();
    for (int seat = 1; seat <= seats; ++seat) head << QStringLiteral("seat %1").arg(seat);
    addCsvLine(csv, head << "equality");
    static const QStringList units{"share", "number", "steps", "count", "log-odds"};
    if (facts.ledger) {
        for (const LedgerRow& row : facts.ledger->rows) {
            if (!row.columns.empty()) continue;
            QStringList line{"ledger", toQString(row.id), locale.text(row),
                             units.value(static_cast<int>(row.unit))};
            for (const double value : row.values) line << number(value);
            addCsvLine(csv, line << (row.equality ? number(*row.equality) : QString()));
        }
        // Counts by other things than seats: one line for each of them.
        for (const LedgerRow& row : facts.ledger->rows) {
            const LedgerColumns* columns = row.columns.empty() ? nullptr : facts.ledger->columnsOf(row);
            for (std::size_t i = 0; columns != nullptr && i < row.values.size(); ++i)
                addCsvLine(csv, {toQString(columns->id), toQString(row.id),
                                 locale.text(row) + ": " + locale.text(columns->columns[i].name),
                                 units.value(static_cast<int>(row.unit)), number(row.values[i])});
        }
        for (const LedgerNote& note : facts.ledger->notes)
            addCsvLine(csv, {"note", toQString(note.code), locale.text(note),
                             units.value(static_cast<int>(note.unit)), number(note.value)});
    }
    if (facts.prediction)
        for (const Prediction::Judge& judge : facts.prediction->judges) {
            QStringList line{"prediction", toQString(judge.bot), "share of wins", "share"};
            for (const double share : judge.shares) line << number(share);
            addCsvLine(csv, line << number(judge.fairness));
        }
    const CheckResult* result = session.result();
    if (result == nullptr || result->report.bots.empty()) return csv;
    csv += '\n';
    const balance::BalanceReport& report = result->report;
    const bool order = report.judged == Judged::Order;
    const bool several = std::ranges::any_of(
        report.bots, [](const balance::BotReport& bot) { return bot.shared + bot.drawn > 0; });
    const std::vector<double> targets = balance::targetsOf(report);
    QStringList titles{"part",  "bot",  order ? "place in the order" : "seats",
                       "games", "wins", "share",
                       "low",   "high", "verdict"};
    if (!report.targets.empty()) titles << "wanted";
    if (several)
        titles << "shared wins"
               << "drawn games";  // of all games
    addCsvLine(csv, titles);
    for (const balance::BotReport& bot : report.bots)
        for (std::size_t place = 0; place < bot.places.size(); ++place) {
            const balance::ShareFigure& figure = bot.places[place];
            QStringList members;
            for (std::size_t seat = 0; seat < report.teamOf.size(); ++seat)
                if (report.teamOf[seat] == static_cast<int>(place)) members << QString::number(seat + 1);
            QStringList line{"played",
                             toQString(bot.bot),
                             order ? QString::number(place + 1) : members.join('+'),
                             QString::number(bot.games),
                             QString::number(figure.wins),
                             number(figure.share),
                             number(figure.interval.low),
                             number(figure.interval.high),
                             toQString(balance::verdictName(bot.verdict))};
            if (!report.targets.empty()) line << number(targets[place]);
            if (several) line << QString::number(bot.shared) << QString::number(bot.drawn);
            addCsvLine(csv, line);
        }
    if (session.resultIsStale()) addCsvLine(csv, {"stale", "", "played on the map before a change"});
    const Message foot = footOf(result->report.standIns.value_or(StandInCount{}));
    if (!foot.code.empty())
        addCsvLine(csv, {"stand-in cards", "", locale.text(foot), "count",
                         QString::number(result->report.standIns->standIns())});
    return csv;
}

void BalanceExport::paintPage(QPainter& painter, const BalanceSession& session,
                              const paint::MapStyle& style) {
    const Locale& locale = session.locale();
    const Document& document = session.document();
    const BalanceFacts& facts = session.facts();
    Page page(painter);
    constexpr double margin = Page::margin, textHeight = Page::textHeight;
    QString name = document.displayName(locale.language());
    if (name.isEmpty()) name = tr("Unnamed map");
    page.text(tr("Balance of %1", "name of a map").arg(name), 70, QFont::Bold);

    // The map at the left, the words beside it.
    const double band = 640;
    const QRectF mapBox(margin, page.top, 740, band);
    paint::MapStyle quiet = style;
    quiet.ground = Qt::transparent;
    quiet.problems.clear();
    quiet.locks = false;
    paint::TileArt art(document.system());
    const paint::MapPainter map(document.scenario(), document.catalog(), art, quiet);
    painter.save();
    map.paint(painter, paint::MapView::fitted(map.bounds(), mapBox), paint::Medium::Vector);
    painter.restore();
    const balance::Headline headline = BalanceTexts::headline(session);
    QStringList words;
    const CheckResult* result = session.result();
    const bool played = result != nullptr && !result->report.bots.empty() && result->games > 0;
    if (played) {
        if (session.resultIsStale()) words << tr("Result for the map before its last change:");
        for (const Message& text : balance::statements(result->report)) words << locale.text(text);
        if (const std::size_t rules = session.facts().ownRules; rules > 0)
            words << locale.text("balance.own-rules", {{"count", static_cast<std::int64_t>(rules)}});
    }
    // Games have the last word, so no other number is beside theirs.
    if (facts.prediction && session.played() == nullptr)
        words << tr("Predicted gap: %1.")
                     .arg(locale.text(balance::textOf(balance::expectedBefore(*facts.prediction))));
    if (session.canPlay()) words << BalanceTexts::certificate(session);
    if (session.causes(facts) != nullptr) {
        words << BalanceTexts::causesTitle(facts, locale) + u':';
        for (const balance::Cause& cause : facts.causes->list)
            words << BalanceTexts::cause(facts, cause, document.scenario(), document.catalog(), locale);
        if (const QString rest = BalanceTexts::rest(*facts.causes, locale); !rest.isEmpty()) words << rest;
    }
    // The light first: its colour, sign, word and number.
    QRectF beside(mapBox.right() + 60, mapBox.top(), Page::width - mapBox.width() - 60, band + 40);
    const QString light =
        fairnessSign(headline.fairness) + BalanceTexts::begun(BalanceTexts::text(headline, locale));
    if (const QColor colour = fairnessColourOnPaper(headline.fairness); colour.isValid())
        painter.setPen(colour);
    const double lightHeight = page.text(light, 44, QFont::Bold, beside);
    painter.setPen(Qt::black);
    beside.setTop(beside.top() + lightHeight + 14);
    page.text(words.join('\n'), textHeight, QFont::Normal, beside);
    page.top = mapBox.bottom() + 60;

    if (played) {
        const balance::BalanceReport& report = result->report;
        page.text(tr("Win rates over the games (bot %1)").arg(toQString(report.bots[report.worstBot].bot)),
                  40, QFont::Bold);
        page.setFont(textHeight);
        paintSharePlot(painter, QRectF(margin, page.top, Page::width, 470),
                       sharePlotOf(session, *result, report.worstBot, Qt::white), Qt::black,
                       QLocale(locale.language()));
        page.top += 490;
        painter.setPen(Qt::black);
        if (const GapPlot gaps = gapPlotOf(report); !gaps.rows.empty()) {
            page.text(tr("Gap by bot strength (points, weakest bot first)"), 40, QFont::Bold);
            page.setFont(textHeight);
            const double height = heightOf(gaps, QFontMetricsF(painter.font(), painter.device()));
            paintGapPlot(painter, QRectF(margin, page.top, Page::width, height), gaps, Qt::black,
                         QLocale(locale.language()));
            page.top += height + 20;
            painter.setPen(Qt::black);
        }
        QStringList head{tr("Bot (games)")};
        const bool narrow = balance::placesOf(report) > 4;  // no room for intervals
        for (int place = 0; place < balance::placesOf(report); ++place)
            head << BalanceTexts::place(report.judged, report.teamOf, place) + " (%)";
        const double cell = narrow ? 150 : 305;
        page.row(head << tr("Verdict"), cell, QFont::Bold);
        for (const balance::BotReport& bot : report.bots) {
            QStringList cells{tr("%1 (%2)", "name of a bot, number of games")
                                  .arg(toQString(bot.bot), QLocale(locale.language()).toString(bot.games))};
            for (const balance::ShareFigure& figure : bot.places) {
                const QString share = BalanceTexts::percent(figure.share, locale);
                cells << (narrow ? share
                                 : tr("%1 (%2–%3)", "share, low and high end")
                                       .arg(share, BalanceTexts::percent(figure.interval.low, locale),
                                            BalanceTexts::percent(figure.interval.high, locale)));
            }
            page.row(cells << BalanceTexts::verdict(bot.verdict), cell);
        }
        page.top += 50;
    }
    if (!facts.ledger) return;
    const int seats = document.scenario().players();
    QStringList head{tr("Measure")};
    for (int seat = 0; seat < seats; ++seat) head << BalanceTexts::seat(seat);
    page.row(head << tr("Equality"), 205, QFont::Bold);
    const auto full = [&] { return page.top > Page::pageHeight - margin - 50; };  // one page
    const auto equality = [&](const LedgerRow& row) {
        return row.equality ? BalanceTexts::figure(*row.equality, FigureUnit::Share, locale) : QString();
    };
    for (const LedgerRow& row : facts.ledger->rows) {
        if (full()) break;
        if (!row.columns.empty()) continue;
        QStringList cells{locale.text(row)};
        for (const double value : row.values) cells << BalanceTexts::figure(value, row.unit, locale);
        page.row(cells << equality(row), 205);
    }
    // Counts by other things than seats, as far as there is room: a line for each of them.
    for (const LedgerColumns& columns : facts.ledger->columns) {
        if (full()) break;
        head = {locale.text(columns.name)};
        for (const LedgerRow& row : facts.ledger->rows)
            if (row.columns == columns.id) head << locale.text(row);
        page.top += 30;
        page.row(head, 305, QFont::Bold);
        for (std::size_t i = 0; i < columns.columns.size() && !full(); ++i) {
            QStringList cells{locale.text(columns.columns[i].name)};
            for (const LedgerRow& row : facts.ledger->rows)
                if (row.columns == columns.id)
                    cells << (i < row.values.size() ? BalanceTexts::figure(row.values[i], row.unit, locale)
                                                    : QString());
            page.row(cells, 305);
        }
    }
}

Status BalanceExport::write(const QString& path, const BalanceSession& session,
                            const paint::MapStyle& style) {
    return paint::writeReport(
        path, session.document().displayName(session.locale().language()), [&] { return csv(session); },
        [&](QPainter& painter) { paintPage(painter, session, style); });
}

}  // namespace hexa::editor
