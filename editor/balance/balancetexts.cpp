// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/balancetexts.h"

#include "editor/balance/balancedesk.h"
#include "editor/document/document.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"

#include <cmath>

namespace hexa {

QString BalanceTexts::seat(int seat) { return tr("Seat %1").arg(seat + 1); }

QString BalanceTexts::numbers(const std::vector<int>& teamOf, int team) {
    QStringList seats;
    for (std::size_t seat = 0; seat < teamOf.size(); ++seat)
        if (teamOf[seat] == team) seats << QString::number(seat + 1);
    return seats.join(", ");
}

QString BalanceTexts::team(const std::vector<int>& teamOf, int team) {
    const QString seats = numbers(teamOf, team);
    return seats.contains(',') ? tr("Seats %1", "a team").arg(seats) : tr("Seat %1").arg(seats);
}

QString BalanceTexts::verdict(Verdict verdict) {
    switch (verdict) {
    case Verdict::Fair:
        return tr("fair");
    case Verdict::Undecided:
        return tr("undecided");
    case Verdict::Unfair:
        return tr("unfair");
    }
    return {};
}

QString BalanceTexts::percent(double share, const Locale& locale, bool sign) {
    return locale.text(percentText(share, sign));
}

QString BalanceTexts::figure(double value, FigureUnit unit, const Locale& locale) {
    switch (unit) {
    case FigureUnit::Share:
        return tr("%1 %", "a share").arg(locale.text(decimalText(value * 100, 0)));
    case FigureUnit::Steps:
    case FigureUnit::Count:
        return locale.text(decimalText(value, 0));
    case FigureUnit::Number:
        return locale.text(decimalText(value, 2));
    case FigureUnit::LogOdds:
        return logOdds(value, locale);
    }
    return {};
}

QString BalanceTexts::logOdds(double value, const Locale& locale) {
    const QString text = locale.text(decimalText(value, 2));
    return value >= 0.005 ? u'+' + text : text;
}

QString BalanceTexts::cell(const Scenario& scenario, const Catalog& catalog, Hex at, const Locale& locale) {
    const Cell* cell = scenario.board.find(at);
    const QString kind = Names::kind(catalog, cell != nullptr ? cell->kind : KindId::Empty, locale);
    if (cell != nullptr && !cell->id.empty())
        return tr("%1 (%2)", "tile ID, its kind").arg(Names::brief(scenario.board, at), kind);
    return tr("%1 at %2", "tile, place").arg(kind, Names::brief(scenario.board, at));
}

QString BalanceTexts::status(const BalanceDesk& desk) {
    const BalanceFacts& facts = desk.facts();
    const CheckResult* result = desk.result();
    // The best there is: what was certified, what was played, what is predicted.
    std::optional<double> gap;
    bool predicted = false;
    if (facts.certified()) {
        const BalanceReport& report = facts.certificate->report;
        gap = report.bots[report.worstBot].gap * 100;
    } else if (result != nullptr && !result->running && !result->report.bots.empty() && result->games > 0 &&
               !desk.resultIsStale()) {
        gap = result->report.bots[result->report.worstBot].gap * 100;
    } else if (facts.prediction) {
        gap = facts.prediction->gap();
        predicted = true;
    }
    const QString state = facts.certified()   ? tr("certified")
                          : facts.certificate ? tr("certificate void")
                                              : tr("not certified");
    if (!gap) return tr("balance not checked, %1", "certified or not").arg(state);
    const QString points = desk.locale().text(decimalText(*gap, 1));
    return (predicted ? tr("gap about %1 points, %2", "predicted; certified or not")
                      : tr("gap %1 points, %2", "played; certified or not"))
        .arg(points, state);
}

QString BalanceTexts::certificate(const BalanceDesk& desk) {
    const BalanceFacts& facts = desk.facts();
    const Locale& locale = desk.locale();
    if (facts.badCertificate) return locale.text(*facts.badCertificate);
    if (!facts.certificate) return tr("Not certified yet.");
    QStringList lines;
    for (const std::string& code : facts.differences) lines << locale.text(code);
    if (facts.differences.empty()) lines << locale.text("balance.certificate.valid");
    const BalanceReport& report = facts.certificate->report;
    const BotReport& worst = report.bots[report.worstBot];
    lines << tr("Certified: %1 within %2 points, gap %3 points (bot %4, %n game(s)).",
                "verdict, margin, gap, bot", static_cast<int>(worst.games))
                 .arg(verdict(report.verdict), percent(report.margin, locale), percent(worst.gap, locale),
                      toQString(worst.bot));
    if (!facts.certificate->calibration) lines << locale.text("balance.certificate.uncalibrated");
    const MatchText foot = footOf(report.standIns.value_or(StandInCount{}));
    if (!foot.code.empty()) lines << locale.text(foot.code, foot.arguments);
    return lines.join('\n');
}

QColor seatColour(const Scenario& scenario, const Catalog& catalog, std::size_t seat, const QColor& ground) {
    const Faction* faction = factionOf(scenario, catalog, seat);
    QColor colour = faction != nullptr ? QColor(toQString(faction->colour)) : QColor(Qt::gray);
    if (!colour.isValid()) colour = Qt::gray;
    // Ways of lightness, until it is seen: white on white becomes grey.
    const auto light = [](const QColor& c) {
        return 0.299 * c.redF() + 0.587 * c.greenF() + 0.114 * c.blueF();
    };
    const bool dark = light(ground) < 0.5;
    for (int i = 0; i < 8 && std::abs(light(colour) - light(ground)) < 0.4; ++i)
        colour = dark ? colour.lighter(130) : colour.darker(118);
    return colour;
}

}  // namespace hexa
