// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/balancetexts.h"

#include "core/engine/play/botnames.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "editor/balance/balancesession.h"
#include "editor/document/document.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"

#include <algorithm>
#include <cmath>

namespace hexa::editor {

QString BalanceTexts::seat(int seat) { return tr("Seat %1").arg(seat + 1); }

QString BalanceTexts::numbers(Judged judged, const std::vector<int>& teamOf, int place) {
    if (judged == Judged::Order) return QString::number(place + 1);
    QStringList seats;
    for (std::size_t seat = 0; seat < teamOf.size(); ++seat)
        if (teamOf[seat] == place) seats << QString::number(seat + 1);
    return seats.join(", ");
}

QString BalanceTexts::place(Judged judged, const std::vector<int>& teamOf, int place) {
    const QString seats = numbers(judged, teamOf, place);
    if (judged == Judged::Order) return tr("Position %1 in turn order", "of play").arg(seats);
    return seats.contains(',') ? tr("Seats %1", "a team").arg(seats) : tr("Seat %1").arg(seats);
}

QString BalanceTexts::verdict(balance::Verdict verdict) {
    switch (verdict) {
    case balance::Verdict::Fair:
        return tr("fair");
    case balance::Verdict::Undecided:
        return tr("undecided");
    case balance::Verdict::Unfair:
        return tr("unfair");
    }
    return {};
}

QString BalanceTexts::percent(double share, const Locale& locale, balance::PlusSign plus) {
    return locale.text(balance::percentText(share, plus));
}

QString BalanceTexts::figure(double value, FigureUnit unit, const Locale& locale) {
    switch (unit) {
    case FigureUnit::Share:
        return Locale::percent(locale.text(balance::decimalText(value * 100, 0)));
    case FigureUnit::Steps:
    case FigureUnit::Count:
        return locale.text(balance::decimalText(value, 0));
    case FigureUnit::Number:
        return locale.text(balance::decimalText(value, 2));
    case FigureUnit::LogOdds:
        return logOdds(value, locale);
    }
    return {};
}

QString BalanceTexts::logOdds(double value, const Locale& locale) {
    const QString text = locale.text(balance::decimalText(value, 2));
    return value >= 0.005 ? u'+' + text : text;
}

QString BalanceTexts::cell(const Scenario& scenario, const Catalog& catalog, Hex at, const Locale& locale) {
    const Cell* cell = scenario.board.find(at);
    const QString kind = Names::kind(catalog, cell != nullptr ? cell->kind : KindId::Empty, locale);
    if (cell != nullptr && !cell->id.empty())
        return tr("%1 (%2)", "tile ID, its kind").arg(Names::brief(scenario.board, at), kind);
    return tr("%1 at %2", "tile, place").arg(kind, Names::brief(scenario.board, at));
}

balance::Headline BalanceTexts::headline(const BalanceSession& session) {
    // A proof without a game: any difference in games is chance.
    if (session.facts().symmetric && !session.facts().certified()) return balance::headlineOfSymmetric();
    const BalanceFacts& facts = session.facts();
    if (facts.certified())
        return balance::headlineOf(facts.certificate->report, balance::Evidence::Certificate);
    if (session.resultCounts())
        return balance::headlineOf(session.result()->report, balance::Evidence::Check);
    if (const PlayedMaps::Games* games = session.games()) return headlineOf(*games);
    if (facts.lead)
        return balance::headlineOfLead(*facts.lead, session.document().system().balance->acceptedLead);
    const auto said = balance::expectedGap(nullptr, facts.prediction);
    return facts.certificate ? balance::headlineOfVoid(said) : balance::headlineOf(said);
}

QString BalanceTexts::text(const balance::Headline& headline, const Locale& locale) {
    return locale.text(headline.text);
}

QString BalanceTexts::light(const BalanceSession& session) {
    const QString words = text(headline(session), session.locale());
    const auto rules = static_cast<int>(session.facts().ownRules);
    if (rules == 0 || !session.canPlay()) return words;
    return tr("%1, ignoring %n special rule(s)",
              "how fair a map is; rules of tiles that the program does not play", rules)
        .arg(words);
}

QString BalanceTexts::certificate(const BalanceSession& session) {
    const BalanceFacts& facts = session.facts();
    const Locale& locale = session.locale();
    if (facts.badCertificate) return locale.text(*facts.badCertificate);
    if (!facts.certificate) return tr("Not certified yet.");
    const balance::BalanceReport& report = facts.certificate->report;
    QStringList lines;
    for (const std::string& code : facts.differences) lines << locale.text(code);
    if (facts.certified()) {
        const Message proof = balance::proofOf(report);
        lines << locale.text(proof);
        if (facts.ownRules > 0)
            lines << locale.text("balance.own-rules", {{"count", static_cast<std::int64_t>(facts.ownRules)}});
    } else {
        const QString said = text(balance::headlineOf(report, balance::Evidence::Certificate), locale);
        lines << locale.text("balance.certificate.said", {{"verdict", said.toStdString()}});
    }
    if (!facts.certificate->calibration) lines << locale.text("balance.certificate.uncalibrated");
    const Message foot = footOf(report.standIns.value_or(StandInCount{}));
    if (!foot.code.empty()) lines << locale.text(foot);
    return lines.join('\n');
}

namespace {

/// Returns the code of a bot's name, or an empty text.
std::string nameCode(const GameSystem& system, std::string_view id) {
    return system.play ? botText(*system.play, id) : std::string();
}

std::string joined(const std::vector<int>& seats) {
    std::string text;
    for (const int seat : seats) text += (text.empty() ? "" : ", ") + std::to_string(seat + 1);
    return text;
}

/// Returns "Everything else (+6.0 points)".
QString withPoints(const QString& words, double points, const Locale& locale) {
    const QString sign = points > 0 ? QStringLiteral("+") : QString();
    return BalanceTexts::tr("%1 (%2 points)", "a cause, what it adds to a gap")
        .arg(words, sign + locale.text(balance::decimalText(points, 1)));
}

}  // namespace

QString BalanceTexts::bot(const GameSystem& system, std::string_view id, const Locale& locale) {
    const std::string code = nameCode(system, id);
    return code.empty() ? toQString(id) : locale.text(code);
}

QString BalanceTexts::character(const GameSystem& system, std::string_view id, const Locale& locale) {
    const std::string code = nameCode(system, id) + ".character";
    return locale.messages().knows(code) ? locale.text(code) : QString();
}

QString BalanceTexts::causesTitle(const BalanceFacts& facts, const Locale& locale) {
    const balance::Causes& causes = *facts.causes;
    const QString gap = locale.text(balance::decimalText(causes.gap, 1));
    const QString ahead = toQString(joined(causes.ahead)), behind = toQString(joined(causes.behind));
    if (facts.played) {
        const QString played = locale.text(balance::gapText(facts.played->gap));
        return causes.ahead.size() + causes.behind.size() > 2
                   ? tr("Causes of the gap: seats %1 win less often than seats %2 (%3 of %4 points "
                        "explained)",
                        "teams")
                         .arg(behind, ahead, gap, played)
                   : tr("Causes of the gap: seat %1 wins less often than seat %2 (%3 of %4 points explained)")
                         .arg(behind, ahead, gap, played);
    }
    return causes.ahead.size() + causes.behind.size() > 2
               ? tr("Causes of the predicted gap: seats %1 win less often than seats %2", "teams")
                     .arg(behind, ahead)
               : tr("Causes of the predicted gap: seat %1 wins less often than seat %2").arg(behind, ahead);
}

QString BalanceTexts::cause(const BalanceFacts& facts, const balance::Cause& cause, const Scenario& map,
                            const Catalog& catalog, const Locale& locale) {
    const balance::Causes& causes = *facts.causes;
    Arguments arguments{{"ahead", joined(causes.ahead)}, {"behind", joined(causes.behind)}};
    QString words;
    if (cause.kind) {
        const std::vector<int>& favoured = cause.points > 0 ? causes.ahead : causes.behind;
        QStringList places;
        for (const Hex at : cause.places) places << Names::brief(map.board, at);
        arguments.push_back({"kind", Names::kind(catalog, *cause.kind, locale).toStdString()});
        arguments.push_back({"tiles", places.join(QStringLiteral(", ")).toStdString()});
        arguments.push_back({"seats", joined(favoured)});
        std::string code = "balance.cause.tiles";
        const auto nearer =
            facts.overlays ? balance::stepsNearer(causes, cause, *facts.overlays) : std::nullopt;
        if (nearer) {
            code = "balance.cause.nearer";
            arguments.push_back({"others", joined(cause.points > 0 ? causes.behind : causes.ahead)});
            arguments.push_back({"count", std::int64_t{nearer->most}});
            arguments.push_back(
                {"steps", std::to_string(nearer->least) +
                              (nearer->most > nearer->least ? "–" + std::to_string(nearer->most) : "")});
        }
        words = locale.text(favoured.size() > 1 ? code + ".team" : code, arguments);
    } else {
        const LedgerRow* row = nullptr;
        if (facts.ledger)
            for (const LedgerRow& candidate : facts.ledger->rows)
                if (candidate.code == cause.code && candidate.columns.empty()) row = &candidate;
        const auto value = [&](const std::vector<int>& seats) {
            double sum = 0;
            for (const int seat : seats) sum += row->values[static_cast<std::size_t>(seat)];
            return figure(sum, row->unit, locale).toStdString();
        };
        words = locale.text(cause.code);
        const int seats =
            std::max(*std::ranges::max_element(causes.ahead), *std::ranges::max_element(causes.behind));
        if (row != nullptr && static_cast<std::size_t>(seats) < row->values.size()) {
            arguments.push_back({"name", locale.text(*row).toStdString()});
            arguments.push_back({"aheadValue", value(causes.ahead)});
            arguments.push_back({"behindValue", value(causes.behind)});
            const bool teams = causes.ahead.size() + causes.behind.size() > 2;
            words = locale.text(teams ? "balance.cause.figure.team" : "balance.cause.figure", arguments);
        }
    }
    return withPoints(words, cause.points, locale);
}

QString BalanceTexts::rest(const balance::Causes& causes, const Locale& locale) {
    if (causes.rest == 0) return {};
    return withPoints(locale.text("balance.cause.rest"), causes.rest, locale);
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

}  // namespace hexa::editor
