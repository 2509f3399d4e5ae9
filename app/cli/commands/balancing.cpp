// SPDX-License-Identifier: GPL-3.0-or-later
// balance: how fair a map is, by its figures, by prediction and by games; certificates.
#include "app/cli/base.h"

#include "app/cli/commands/commands.h"
#include "app/cli/commands/weighing.h"
#include "app/cli/help.h"
#include "app/cli/limits.h"
#include "app/cli/output.h"
#include "app/cli/playoptions.h"
#include "app/cli/splitting.h"
#include "app/cli/standins.h"
#include "core/balance/binding.h"
#include "core/balance/headline.h"
#include "core/balance/panel.h"
#include "core/balance/reportjson.h"
#include "core/base/utf8.h"
#include "core/engine/check/ownrules.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "core/io/format/scenariofile.h"

#include <algorithm>
#include <memory>

namespace hexa::cli {
namespace {

/// Default number of games for a certificate: enough to confirm that a fair map is fair within two
/// points.
constexpr std::int64_t certificateGames = 8'000;

struct BalanceOptions {
    PlayingOptions playing;
    std::string games;
    std::string margin;
    std::string threads;
    SplitOptions split;
    bool certify = false;
    bool verify = false;
};

/// All that a check needs, once the options are understood.
struct Job {
    const GameSystem& system;
    const PlayFunctions& play;
    Scenario scenario;
    OptionValues values;
    std::string cards;
    std::vector<std::string> panel;
    std::unique_ptr<const Series> series;
};

std::optional<Job> jobOf(Context& context, const BalanceOptions& options, Scenario scenario) {
    const PlayFunctions* play = playOf(context, scenario);
    if (play == nullptr) return std::nullopt;
    const GameSystem& system = context.systemOf(scenario);
    auto values = optionValues(context, *play, options.playing);
    auto cards = cardsOf(context, options.playing);
    auto panel = botsOf(context, system, options.playing);
    if (!values || !cards || !panel) return std::nullopt;
    Job job{system, *play, std::move(scenario), *std::move(values), *std::move(cards), *std::move(panel),
            nullptr};
    return job;
}

bool makeSeries(Context& context, const BalanceOptions& options, Job& job) {
    auto series = job.play.series(job.scenario, {job.values, job.panel, job.cards});
    if (!series) {
        failToPlay(context, series.error(), options.playing);
        return false;
    }
    job.series = *std::move(series);
    return true;
}

std::string figureText(const Context& context, double number, FigureUnit unit) {
    if (unit == FigureUnit::Share)
        return context.text("word.percent", {{"value", balance::percentText(number)}});
    const int decimals = unit == FigureUnit::Count || unit == FigureUnit::Steps ? 0 : 2;
    return std::string(balance::decimalText(number, decimals).in(context.language()));
}

/// Counts letters, not bytes.
std::size_t lettersOf(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

std::string padded(const std::string& text, std::size_t width) {
    const std::size_t letters = lettersOf(text);
    return letters < width ? text + std::string(width - letters, ' ') : text;
}

std::string rowName(const Context& context, const LedgerRow& row) { return row.id + ' ' + context.text(row); }

/// Returns the width of the names of all rows and notes, with the space behind the longest.
std::size_t nameWidth(const Context& context, const Ledger& ledger) {
    std::size_t widest = 43;
    for (const LedgerRow& row : ledger.rows) widest = std::max(widest, lettersOf(rowName(context, row)));
    for (const LedgerNote& note : ledger.notes) widest = std::max(widest, lettersOf(context.text(note)));
    return widest + 1;
}

/// Prints the rows of some columns, if there are any, with a heading.
void printRows(const Context& context, const Ledger& ledger, const std::string& heading,
               const std::string& columns, const std::vector<std::string>& names) {
    if (std::ranges::find(ledger.rows, columns, &LedgerRow::columns) == ledger.rows.end()) return;
    const std::size_t width = nameWidth(context, ledger);
    std::string line = padded(heading, width);
    for (const std::string& name : names)
        line += padded(name, std::max<std::size_t>(11, lettersOf(name)) + 1);
    context.printLine(line);
    for (const LedgerRow& row : ledger.rows) {
        if (row.columns != columns) continue;
        line = padded(rowName(context, row), width);
        for (std::size_t i = 0; i < row.values.size(); ++i) {
            const std::size_t name = i < names.size() ? lettersOf(names[i]) : 0;
            line += padded(figureText(context, row.values[i], row.unit), std::max<std::size_t>(11, name) + 1);
        }
        context.printLine(line);
    }
}

void printLedger(const Context& context, const Ledger& ledger, std::size_t seats) {
    std::vector<std::string> names;
    for (std::size_t seat = 0; seat < seats; ++seat)
        names.push_back(context.text("cli.balance.seat", {{"seat", static_cast<std::int64_t>(seat) + 1}}));
    printRows(context, ledger, context.text("cli.balance.ledger"), {}, names);
    for (const LedgerColumns& columns : ledger.columns) {
        names.clear();
        for (const LedgerColumns::Column& column : columns.columns)
            names.push_back(context.text(column.name));
        printRows(context, ledger, context.text(columns.name), columns.id, names);
    }
    for (const LedgerNote& note : ledger.notes)
        context.printLine(padded(context.text(note), nameWidth(context, ledger)) +
                          figureText(context, note.value, note.unit));
    context.printLine({});
}

void printPrediction(const Context& context, const Job& job, const Prediction& prediction) {
    std::vector<balance::CalibratedBot> bots;
    for (const Prediction::Judge& judge : prediction.judges) {
        bots.push_back(
            {judge.bot, balance::calibrationOf(job.system, job.scenario, job.values, job.cards, judge.bot)});
        std::string shares;
        for (const double share : judge.shares) {
            if (!shares.empty()) shares += ", ";
            shares += balance::percentText(share).in(context.language());
        }
        context.printLine(context.text(
            "cli.balance.predicted",
            {{"bot", judge.bot}, {"gap", balance::decimalText(judge.gap, 1)}, {"shares", shares}}));
    }
    if (const auto& range = prediction.range; range && range->high > 0)
        context.printLine(
            context.text("cli.balance.predicted.range",
                         {{"low", balance::gapText(range->low)}, {"high", balance::gapText(range->high)}}));
    for (const Message& text : balance::statements(bots)) context.printLine(context.text(text));
    if (!balance::isStandardGame(job.system, job.scenario, job.values, job.cards))
        context.printLine(context.text("balance.predicted.unusual"));
    context.printLine({});
}

/// Prints the figures that need no games; nothing for an unplayable map, which the check reports
/// anyway.
void printStatic(const Context& context, const Job& job) {
    if (!job.system.balance) return;
    const auto ledger = job.system.balance->ledger(job.scenario, job.values);
    if (ledger) printLedger(context, *ledger, job.scenario.seats.size());
    if (!job.system.balance->predict) return;
    const auto prediction = job.system.balance->predict(job.scenario, job.values);
    if (prediction && *prediction) printPrediction(context, job, **prediction);
}

/// Prints the statements, with a mark on the verdict if it rests on stand-in cards; the foot line
/// comes last.
void printStatements(const Context& context, const balance::BalanceReport& report) {
    const StandInCount standIns = report.standIns.value_or(StandInCount{});
    std::string after = markOf(standIns);
    for (const Message& text : balance::statements(report)) {
        const std::string before = text.code == footOf(standIns).code ? markOf(standIns) + ' ' : "";
        context.printLine(before + context.text(text) + after);
        after.clear();
    }
}

/// Returns "2", or "1+3" for a team; the place in the order if that is judged.
std::string placeText(const balance::BalanceReport& report, std::size_t place) {
    if (report.judged == Judged::Order) return std::to_string(place + 1);
    std::string seats;
    for (std::size_t seat = 0; seat < report.teamOf.size(); ++seat)
        if (report.teamOf[seat] == static_cast<int>(place))
            seats += (seats.empty() ? "" : "+") + std::to_string(seat + 1);
    return seats;
}

void printReport(const Context& context, const balance::BalanceReport& report) {
    const std::vector<double> targets = balance::targetsOf(report);
    const std::string code = std::string("cli.balance.share") + (report.targets.empty() ? "" : ".targets") +
                             (report.judged == Judged::Order ? ".order" : "");
    for (const balance::BotReport& bot : report.bots) {
        context.printLine(
            context.text("cli.balance.bot", {{"bot", bot.bot}, {"games", balance::countText(bot.games)}}));
        for (std::size_t place = 0; place < bot.places.size(); ++place) {
            const balance::ShareFigure& figure = bot.places[place];
            context.printLine(context.text(code, {{"seats", placeText(report, place)},
                                                  {"share", balance::percentText(figure.share)},
                                                  {"low", balance::percentText(figure.interval.low)},
                                                  {"high", balance::percentText(figure.interval.high)},
                                                  {"target", balance::percentText(targets[place])}}));
        }
    }
    printStatements(context, report);
}

/// Writes the columns of rows other than by seat, and the rows that use them. Writes nothing if
/// there are none.
void writeColumns(JsonWriter& json, const Context& context, const Ledger& ledger) {
    if (ledger.columns.empty()) return;
    json.key("ledgerColumns");
    json.beginArray();
    for (const LedgerColumns& columns : ledger.columns) {
        json.beginObject();
        json.member("id", std::string_view(columns.id));
        json.key("rows");
        json.beginArray(JsonWriter::Style::Compact);
        for (const LedgerRow& row : ledger.rows)
            if (row.columns == columns.id) json.value(std::string_view(row.id));
        json.endArray();
        json.key("columns");
        json.beginArray();
        for (const LedgerColumns::Column& column : columns.columns) {
            json.beginObject(JsonWriter::Style::Compact);
            json.member("id", std::string_view(column.id));
            json.member("name", std::string_view(context.text(column.name)));
            json.endObject();
        }
        json.endArray();
        json.endObject();
    }
    json.endArray();
}

void printJson(const Context& context, const Job& job, const balance::BalanceReport& report) {
    JsonWriter json;
    json.beginObject();
    if (job.system.balance) {
        if (const auto ledger = job.system.balance->ledger(job.scenario, job.values)) {
            json.key("ledger");
            json.beginObject();
            for (const LedgerRow& row : ledger->rows) {
                json.key(row.id);
                json.beginArray(JsonWriter::Style::Compact);
                for (const double value : row.values) json.value(value);
                json.endArray();
            }
            json.endObject();
            writeColumns(json, context, *ledger);
        }
        if (job.system.balance->predict)
            if (const auto prediction = job.system.balance->predict(job.scenario, job.values);
                prediction && *prediction) {
                json.member("predictedGap", (*prediction)->gap());
                balance::writeRange(json, (*prediction)->range);
                json.key("predictedShares");
                json.beginObject();
                for (const Prediction::Judge& judge : (*prediction)->judges) {
                    json.key(judge.bot);
                    json.beginArray(JsonWriter::Style::Compact);
                    for (const double share : judge.shares) json.value(share);
                    json.endArray();
                }
                json.endObject();
            }
    }
    if (job.system.play && job.system.play->botVersion) {
        json.key("botVersions");
        json.beginObject();
        for (const auto& bot : report.bots) json.member(bot.bot, job.system.play->botVersion(bot.bot));
        json.endObject();
    }
    json.key("report");
    balance::writeReport(json, report);
    json.endObject();
    context.printJson(json.take());
}

/// Returns a plan with a fixed number of games, as trials: one a bot.
std::vector<parts::Trial> trialsOf(const Job& job, const balance::CheckPlan& plan) {
    std::vector<parts::Trial> trials;
    for (std::size_t bot = 0; bot < plan.panel.size(); ++bot)
        trials.push_back({plan.gamesOf(plan.panel[bot]),
                          [&job, &plan, bot](const parts::Stretch& stretch) -> Result<sim::Tally> {
                              sim::RunControl control;
                              control.threads = plan.threads;
                              return playOn(*job.series,
                                            sim::uniformDesign(*job.series, static_cast<int>(bot)),
                                            balance::botSeed(plan, plan.panel[bot]),
                                            plan.gamesOf(plan.panel[bot]), control, stretch);
                          }});
    return trials;
}

/// Returns the result of the plan's games; none if nothing follows, as with a part.
std::optional<balance::CheckState> played(Context& context, const BalanceOptions& options, const Job& job,
                                          const balance::CheckPlan& plan) {
    if (plan.looking == balance::Looking::Always) return balance::check(*job.series, plan);
    const auto work =
        Work::of(context, options.split,
                 {{options.playing.path, options.playing.cards}, versionsOf(job.play, job.panel)});
    if (!work) return std::nullopt;
    const auto tallies = work->play(context, trialsOf(job, plan));
    if (!tallies) return std::nullopt;
    return balance::concluded(plan, *tallies);
}

/// Says that the games leave out the rules of single tiles.
void sayOwnRules(Context& context, const Scenario& scenario) {
    if (const std::size_t rules = tilesWithOwnRules(scenario).size(); rules > 0)
        context.say("balance.own-rules", {{"count", static_cast<std::int64_t>(rules)}});
}

void runCheck(Context& context, const BalanceOptions& options, Job& job, const balance::CheckPlan& plan) {
    const auto state = played(context, options, job, plan);
    if (!state) return;
    balance::BalanceReport report = balance::makeReport(plan, *state);
    balance::noteGrounds(report, job.system, job.scenario, job.values, job.cards);
    if (context.json) {
        printJson(context, job, report);
    } else {
        printStatic(context, job);
        printReport(context, report);
        sayOwnRules(context, job.scenario);
    }
    if (report.verdict == balance::Verdict::Unfair) context.raise(Exit::Problems);
    if (!options.certify) return;
    auto certificate = balance::makeCertificate(
        report,
        balance::bindingsOf(job.system, job.scenario, job.values, job.cards, HEXATELIER_VERSION, job.panel),
        balance::weakestCalibration(report));
    if (!certificate) return context.fail(Exit::Input, certificate.error(), options.playing.path);
    balance::setCertificate(job.scenario, *certificate);
    const std::string& output = options.split.output;
    const std::string& path = output.empty() ? options.playing.path : output;
    if (!context.write(path, writeScenario(job.scenario, job.system.catalog))) return;
    const Message verdict = balance::headlineOf(certificate->report, balance::Evidence::Certificate).text;
    context.say("cli.balance.stored", {{"file", path}, {"verdict", context.text(verdict)}});
}

/// --verify: checks if the stored certificate belongs to this map and is true.
void runVerify(Context& context, const BalanceOptions& options, Job& job, int threads) {
    const auto stored = balance::certificateOf(job.scenario);
    if (!stored) return context.fail(Exit::Input, stored.error(), options.playing.path);
    if (!*stored)
        return context.fail(Exit::Problems, Error("cli.balance.no-certificate"), options.playing.path);
    const balance::Certificate& certificate = **stored;
    job.panel =
        certificate.bindings.bots;  // whoever played; the options must be those of the map and the command
    const balance::Bindings now =
        balance::bindingsOf(job.system, job.scenario, job.values, job.cards, HEXATELIER_VERSION, job.panel);
    const std::vector<std::string> changed = balance::differences(certificate.bindings, now);
    for (const std::string& code : changed) context.printLine(context.text(code));
    if (!changed.empty()) return context.raise(Exit::Problems);
    if (!makeSeries(context, options, job)) return;
    auto again = balance::playAgain(*job.series, certificate, threads);
    if (!again) return context.fail(Exit::Input, again.error(), options.playing.path);
    balance::noteGrounds(*again, job.system, job.scenario, job.values, job.cards);
    const std::vector<Message> wrong = balance::untruths(certificate, *again);
    for (const Message& text : wrong) context.printLine(context.text(text));
    if (!wrong.empty()) return context.raise(Exit::Problems);
    context.printLine(context.text("balance.certificate.true"));
    printStatements(context, certificate.report);
    sayOwnRules(context, job.scenario);
}

void runBalance(Context& context, const BalanceOptions& options) {
    const bool shared = !options.split.part.empty() || context.merged;
    if (shared && (options.verify || (options.games.empty() && !options.certify)))
        return context.wrongUsage("cli.usage.part-games");
    const Written written = options.split.part.empty() ? Written::Map : Written::Other;
    if (!mayWrite(context, options.split.output, written, {options.playing.cards})) return;
    auto scenario = context.load(options.playing.path);
    if (!scenario) return;
    if (isWeighed(context.systemOf(*scenario))) {
        const bool plays = options.certify || options.verify || shared || !options.games.empty() ||
                           !options.margin.empty() || !options.playing.bots.empty();
        return plays ? context.wrongUsage("cli.balance.weights.no-games") : weigh(context, *scenario);
    }
    auto job = jobOf(context, options, *std::move(scenario));
    const auto threads = threadsOf(context, options.threads);
    if (!job || !threads) return;
    if (options.verify) return runVerify(context, options, *job, *threads);
    const auto seed = context.seed(options.playing.seed);
    std::optional<std::int64_t> games = certificateGames;
    if (!options.games.empty()) games = context.number("--games", options.games, 1, maxGames);
    std::optional<std::int64_t> margin = 0;  // as the game says
    if (!options.margin.empty()) margin = context.number("--margin", options.margin, 1, 50);
    if (!seed || !games || !margin) return;
    if (const auto panel = balance::checkPanel(job->panel); !panel)
        return failToPlay(context, panel.error(), options.playing);
    const auto obstacle = balance::uncertifiable(job->system, job->scenario, job->cards);
    if (options.certify && obstacle)
        return context.fail(Exit::Input, Error(obstacle->code, obstacle->arguments), options.playing.path);
    if (!makeSeries(context, options, *job)) return;
    // With a number of games all are played, otherwise the check ends with the verdict.
    const double share = *margin > 0 ? static_cast<double>(*margin) / 100 : balance::marginOf(job->system);
    balance::CheckPlan plan = balance::certificatePlan(job->panel, *games, share, *seed, *threads);
    if (!options.certify) {
        plan.stream = "check";
        if (options.games.empty()) {
            plan.looking = balance::Looking::Always;
            plan.games = 200'000;
            plan.until = balance::Until::Clear;
            balance::delaySearchBots(plan, job->system);
        }
    }
    // Named bots play all their games; only default panels are limited.
    if (options.playing.bots.empty())
        balance::limitSearchBots(
            plan, job->system, sim::targetsOf(sim::Tally(*job->series, sim::uniformDesign(*job->series, 0))));
    context.say("cli.play.seed", {{"seed", std::to_string(*seed)}});
    runCheck(context, options, *job, plan);
}

}  // namespace

void addBalancing(CLI::App& app, Context& context) {
    const auto options = std::make_shared<BalanceOptions>();
    CLI::App* command = addCommand(app, context, "balance", "balance map.hexa --margin 2");
    options->playing.usual = UsualBots::Panel;
    addPlayingOptions(*command, context, options->playing);
    command->add_option("--games", options->games, context.text("cli.option.check-games"))->type_name("N");
    command->add_option("--margin", options->margin, context.text("cli.option.margin"))->type_name("M");
    command->add_option("--threads", options->threads, context.text("cli.option.threads"))->type_name("T");
    command->add_flag("--certify", options->certify, context.text("cli.option.certify"));
    command->add_flag("--verify", options->verify, context.text("cli.option.verify-certificate"));
    addSplitOptions(*command, context, options->split, "cli.option.certified");
    command->callback([&context, options] { runBalance(context, *options); });
}

}  // namespace hexa::cli
