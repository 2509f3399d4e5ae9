// SPDX-License-Identifier: GPL-3.0-or-later
// play, replay: single games and their records.
#include "app/cli/commands/commands.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "app/cli/playoptions.h"
#include "app/cli/standins.h"
#include "core/balance/reportjson.h"
#include "core/base/hashtext.h"
#include "core/base/utf8.h"
#include "core/engine/play/campaign.h"
#include "core/engine/play/play.h"
#include "core/engine/play/seatlog.h"
#include "core/io/format/recordfile.h"
#include "core/io/format/seatfile.h"
#include "core/json/writer.h"

#include <algorithm>
#include <iostream>
#include <memory>

namespace hexa::cli {
namespace {

struct ReplayOptions {
    std::string path;
    std::string seat;    ///< Empty: the whole game.
    std::string output;  ///< File for the knowledge of one seat.
    bool verify = false;
    bool show = false;
};

void writeStanding(JsonWriter& json, const Match& match) {
    hexa::writeStanding(json, match.standing());
    balance::writeStandIns(json, match.standIns());
    json.member("lines", match.record().lines.size());
    json.member("hash", std::string_view(hashText(match.hash())));
}

/// Returns "Victory points 12, Territories 5".
std::string figuresOf(const Context& context, const MatchStanding& standing, std::size_t seat) {
    std::string list;
    for (std::size_t column = 0; column < standing.columns.size(); ++column) {
        if (!list.empty()) list += ", ";
        list += context.text(standing.columns[column].text) + ' ' +
                std::to_string(standing.seats[seat].figures[column]);
    }
    return list;
}

void printStanding(const Context& context, const Match& match) {
    const MatchStanding standing = match.standing();
    for (std::size_t seat = 0; seat < standing.seats.size(); ++seat)
        context.printLine(context.text("cli.play.seat", {{"seat", static_cast<std::int64_t>(seat) + 1},
                                                         {"figures", figuresOf(context, standing, seat)}}));
    std::string winners;
    for (const int seat : standing.winners) {
        if (!winners.empty()) winners += ", ";
        winners += std::to_string(seat + 1);
    }
    const StandInCount standIns = match.standIns();
    context.printLine(context.text(!standing.over             ? "cli.play.not-over"
                                   : standing.winners.empty() ? "cli.play.drawn"
                                                              : "cli.play.winner",
                                   {{"seats", winners}}) +
                      markOf(standIns));
    printFoot(context, standIns);
}

/// Prints the public part of the events from number `next` on. The players at a table move the
/// pieces by them. Returns the number of the next event.
std::size_t sayEvents(const Context& context, const Match& match, std::size_t next) {
    const auto& events = match.events();
    for (; next < events.size(); ++next)
        if (const Message* known = knownOf(events[next], -1)) context.say(known->code, known->arguments);
    return next;
}

/// Reads the results of chance at the players' table from standard input, a word for each die or
/// card, until they are legal.
Status typeChance(const Context& context, Match& match) {
    const MatchDecision decision = match.decision();
    for (;;) {
        context.say(decision.text.code, decision.text.arguments);
        for (const ChanceForm::Field& field : decision.chance.fields) {
            std::string words;
            for (const ChanceForm::Value& value : field.values) {
                if (!words.empty()) words += ' ';
                words += value.word;
            }
            context.say("cli.play.chance", {{"name", context.text(field.text)}, {"words", words}});
        }
        std::string said;
        if (!std::getline(std::cin, said)) return Error("cli.play.no-chance");
        const Status applied = match.apply(decision.chance.order + ' ' + said);
        if (applied) return applied;
        context.say(applied.error().code(), applied.error().arguments());
    }
}

void runPlay(Context& context, const PlayingOptions& options, const std::string& recordPath, bool typed) {
    if (!mayWrite(context, recordPath, Written::Game, {options.path, options.cards})) return;
    const auto scenario = context.load(options.path);
    const PlayFunctions* play = scenario ? playOf(context, *scenario) : nullptr;
    if (play == nullptr) return;
    const auto values = optionValues(context, *play, options);
    const auto seed = context.seed(options.seed);
    const auto cards = cardsOf(context, options);
    auto bots = botsOf(context, context.systemOf(*scenario), options);
    if (!values || !seed || !cards || !bots) return;
    MatchSetup setup;
    setup.program = "hexatelier " HEXATELIER_VERSION;
    setup.options = *values;
    setup.seed = *seed;
    setup.cards = *cards;
    setup.typedChance = typed;
    if (typed && !play->typedChance) return context.wrongUsage("cli.play.draws-itself");
    if (bots->size() == 1) bots->resize(static_cast<std::size_t>(scenario->players()), bots->front());
    for (std::string& bot : *bots) setup.players.push_back({{}, std::move(bot), {}});
    const auto match = play->start(*scenario, setup);
    if (!match) return failToPlay(context, match.error(), options);
    for (std::size_t said = 0;;) {
        if ((*match)->playOne()) continue;
        if (typed) said = sayEvents(context, **match, said);
        if ((*match)->decision().kind != MatchDecision::Kind::Chance) break;
        if (const Status came = typeChance(context, **match); !came)
            return context.fail(Exit::Input, came.error());
    }
    context.say("cli.play.seed", {{"seed", std::to_string(*seed)}});
    if (!recordPath.empty()) {
        const Catalog& catalog = context.systemOf(*scenario).catalog;
        if (!context.write(recordPath, writeRecord((*match)->record(), catalog)) || recordPath == "-") return;
        context.say("cli.written", {{"path", recordPath}});
    }
    if (!context.json) return printStanding(context, **match);
    JsonWriter json;
    json.beginObject();
    json.member("file", std::string_view(toUtf8(options.path)));
    json.member("seed", std::string_view(std::to_string(*seed)));
    writeStanding(json, **match);
    json.endObject();
    context.printJson(json.take());
}

/// Prints the lines of the record, each followed by its events.
void printLines(const Context& context, const Match& match) {
    const auto& lines = match.record().lines;
    const auto& events = match.events();
    std::size_t next = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        context.printLine(lines[i]);
        for (; next < events.size() && events[next].line == i; ++next)
            context.printLine("    " + context.text(events[next].text));
    }
}

/// Prints a log line by line, so that a name in it can't look like a line of its own.
void printLog(const Context& context, const std::string& text) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        context.printLine(text.substr(begin, end - begin));
        begin = end + 1;
    }
}

/// Explains how to record the outcome of a finished campaign game.
void offerOutcome(const Context& context, const Match& match, const std::string& path) {
    if (const auto link = linkOf(match.record()); link && match.standing().over)
        context.say("cli.campaign.of", {{"scenario", static_cast<std::int64_t>(link->stage) + 1},
                                        {"campaign", link->campaign},
                                        {"path", path}});
}

/// Shows the knowledge of one seat alone: no hash, no lines of others.
void showSeat(Context& context, const Match& match, const ReplayOptions& options) {
    const int seats = match.record().scenario.players();
    const auto number = context.number("--seat", options.seat, 1, seats);
    if (!number) return;
    const SeatLog log = seatLogOf(match, static_cast<int>(*number) - 1);
    const Sentence sentence = [&context](const Message& message) { return context.text(message); };
    const auto file = [&] {
        return writeSeatLog(log, match.record(), context.systemOf(match.record().scenario).catalog, sentence);
    };
    if (!options.output.empty()) {
        if (!mayWrite(context, options.output, Written::Other, {options.path})) return;
        if (!context.write(options.output, file()) || options.output == "-") return;
        context.say("cli.written", {{"path", options.output}});
    }
    if (context.json) return context.printJson(file());
    if (options.output.empty() || options.show) printLog(context, seatLogText(log, sentence));
}

void runReplay(Context& context, const ReplayOptions& options) {
    if (options.seat.empty() && !options.output.empty()) return context.wrongUsage("cli.usage.seat");
    const auto record = loadRecord(options.path, context.systems());
    if (!record) return context.fail(Exit::Input, record.error(), options.path);
    const PlayFunctions* play = playOf(context, record->scenario);
    if (play == nullptr) return;
    const auto match = play->resume(*record, ReplayMode::Recorded);
    if (!match) return context.fail(Exit::Input, match.error(), options.path);
    // Without a seed nothing can be drawn again: then only the record itself can be verified.
    if (options.verify && record->seed) {
        const auto drawn = play->resume(*record, ReplayMode::Drawn);
        if (!drawn) return context.fail(Exit::Problems, drawn.error(), options.path);
    }
    if (!options.seat.empty()) return showSeat(context, **match, options);
    if (options.show && !context.json) printLines(context, **match);
    if (!context.json) {
        if (options.verify) context.printLine(context.text("cli.replay.verified"));
        printStanding(context, **match);
        return offerOutcome(context, **match, options.path);
    }
    JsonWriter json;
    json.beginObject();
    json.member("file", std::string_view(toUtf8(options.path)));
    if (options.verify) json.member("verified", true);
    writeStanding(json, **match);
    if (options.show) {
        json.key("record");
        json.beginArray();
        for (const std::string& line : (*match)->record().lines) json.value(std::string_view(line));
        json.endArray();
    }
    json.endObject();
    context.printJson(json.take());
}

}  // namespace

void addPlaying(CLI::App& app, Context& context) {
    const auto options = std::make_shared<PlayingOptions>();
    const auto record = std::make_shared<std::string>();
    CLI::App* command = addCommand(app, context, "play", "play map.hexa --seed 42 --record game.hexgame");
    options->usual = UsualBots::Level;
    addPlayingOptions(*command, context, *options);
    command->add_option("--record", *record, context.text("cli.option.record"))->type_name("R");
    const auto typed = std::make_shared<bool>(false);
    command->add_flag("--type-chance", *typed, context.text("cli.option.type-chance"));
    command->callback([&context, options, record, typed] { runPlay(context, *options, *record, *typed); });

    const auto replay = std::make_shared<ReplayOptions>();
    command = addCommand(app, context, "replay", "replay game.hexgame --verify");
    command->add_option("R", replay->path, context.text("cli.option.game"))->required();
    command->add_flag("--verify", replay->verify, context.text("cli.option.verify"));
    command->add_flag("--show", replay->show, context.text("cli.option.show"));
    command->add_option("--seat", replay->seat, context.text("cli.option.seat-log"))->type_name("K");
    command->add_option("-o,--output", replay->output, context.text("cli.option.seat-file"))
        ->type_name("FILE");
    command->callback([&context, replay] { runReplay(context, *replay); });
}

}  // namespace hexa::cli
