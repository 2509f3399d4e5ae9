// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games through the framework of core/play, their texts, and their secrets.
#include "core/edit/edit.h"
#include "core/engine/play/seatlog.h"
#include "core/play/conformance.h"
#include "core/systems/bauen/play/dealing.h"
#include "core/systems/bauen/play/match.h"
#include "core/systems/bauen/play/words.h"
#include "core/systems/bauen/terms/regionmap.h"
#include "tests/core/systems/bauen/games.h"
#include "tests/support/test.h"

#include "core/messages/messages.h"

#include <set>

namespace hexa::bauen {
namespace {

const PlayFunctions& play() { return *fixture::game().play; }

std::unique_ptr<Match> matchOf(const Scenario& scenario, std::uint64_t seed, const char* bot,
                               const OptionValues& options = {}) {
    MatchSetup setup;
    setup.seed = seed;
    setup.options = options;
    setup.players.assign(static_cast<std::size_t>(scenario.players()), {"", bot, {}});
    auto match = play().start(scenario, setup);
    if (!match) qFatal("%s", match.error().code().c_str());
    return *std::move(match);
}

std::string codeOf(const Scenario& scenario, const MatchSetup& setup) {
    const auto match = play().start(scenario, setup);
    return match ? std::string() : match.error().code();
}

/// Returns another game that looks the same to a seat: the missions of the others are exchanged.
State disguised(const Table& table, const State& state, int watcher, Rng& rng) {
    State other = state;
    for (std::size_t theme = 0; theme < themeCount; ++theme) {
        // Any missions that the watcher does not know.
        std::vector<std::uint8_t> unknown;
        for (std::size_t i = 0; i < table.data.missions.size(); ++i)
            if (table.data.missions[i].theme == static_cast<Theme>(theme) && i != state.deal.open[theme] &&
                i != state.deal.secret[static_cast<std::size_t>(watcher)][theme])
                unknown.push_back(static_cast<std::uint8_t>(i));
        rng.shuffle(unknown);
        for (int seat = 0; seat < table.seats; ++seat)
            if (seat != watcher)
                other.deal.secret[static_cast<std::size_t>(seat)][theme] =
                    unknown[static_cast<std::size_t>(seat)];
    }
    return other;
}

}  // namespace

class BauenPlayTest : public QObject {
    Q_OBJECT
private slots:
    void everyMapKeepsWhatMatchesMustKeep_data() {
        QTest::addColumn<int>("players");
        for (int players = minSeats; players <= maxPlayers; ++players)
            QTest::addRow("%d", players) << players;
    }
    void everyMapKeepsWhatMatchesMustKeep() {
        QFETCH(int, players);
        const std::string fault = play::findFault(play(), fixture::boardFor(players), {}, 11);
        QVERIFY2(fault.empty(), fault.c_str());
    }

    void everySwitchCanBePlayed() {
        for (const play::SwitchFacts& facts : switchTable) {
            const OptionValues values{{std::string(facts.id), !facts.usual}};
            const std::string fault = play::findFault(play(), fixture::smallBoard(), values, 3);
            QVERIFY2(fault.empty(), (std::string(facts.id) + ": " + fault).c_str());
        }
    }

    /// A map that already has a town for everybody is played from the first stone on.
    void startPositionsArePlayed() {
        Scenario map = fixture::smallBoard();
        fixture::found(map, 0, 0);
        fixture::found(map, 1, 1);
        const auto match = matchOf(map, 4, "");
        QCOMPARE(match->decision().text.code, std::string("bauen.ask.stone"));
        QCOMPARE(match->standing().seats[0].figures[1], 1);
        const std::string fault = play::findFault(play(), map, {}, 5);
        QVERIFY2(fault.empty(), fault.c_str());
    }

    /// Every message that a game can show exists.
    void everyTextIsThere() {
        Messages messages;
        QVERIFY(messages.add(fixture::game().messages));
        std::set<std::string> missing;
        const auto look = [&](const Message& message) {
            if (!message.code.empty() && !messages.knows(message.code)) missing.insert(message.code);
        };
        for (const Happening& happening : play().happenings) look({happening.code});
        for (const PlayOption& option : play().options) look({option.text});
        for (const std::string& text : play().botTexts) look({text}), look({text + ".character"});
        const auto choices = play().choices({}, 4);
        QVERIFY(choices);
        for (const SetupChoice& choice : *choices) {
            look(choice.name);
            for (const SetupChoice::Option& option : choice.options) look(option.name), look(option.text);
        }
        for (std::size_t metric = 0; metric < metricCount; ++metric)
            look({"bauen.metric." + std::string(metricIds[metric])});
        for (const int players : {2, 4}) {
            const auto match = matchOf(fixture::boardFor(players), 5, "random");
            do {
                const MatchDecision decision = match->decision();
                look(decision.text), look(decision.note);
                for (const MatchOption& option : decision.options)
                    look(option.text), look(option.note), look(option.origin.text);
            } while (match->playOne());
            const MatchView view = match->view(0);
            look(view.moment);
            for (const MatchView::Card& card : view.cards)
                look(card.name), look(card.text), look(card.note), look(card.groupText),
                    look(card.origin.text);
            for (const MatchView::Counter& counter : view.counters) look(counter.text);
            for (const MatchView::Track& track : view.tracks) {
                look(track.text);
                for (const Message& step : track.steps) look(step);
            }
            for (const MatchStanding::Column& column : match->standing().columns) look(column.text);
            for (const MatchEvent& event : match->events()) look(event.text);
        }
        for (const std::string& code : missing) qWarning("%s", code.c_str());
        QVERIFY(missing.empty());
    }

    /// Checks that decisions and the log use the names on the board: IDs of areas and names of
    /// regions. They never use numbers of orders.
    void placesAreCalledAsOnTheBoard() {
        const Scenario map = fixture::boardFor(2);
        std::set<std::string> known;
        for (const Cell& cell : map.board.cells()) known.insert(std::string(cell.id.text()));
        for (const RegionPlacement& region : map.board.regions)
            known.insert(std::string(regionName(map, fixture::set().catalog, region).in("de")));
        Messages messages;
        QVERIFY(messages.add(fixture::game().messages));
        const auto match = matchOf(map, 5, "random");
        int named = 0;
        const auto look = [&](const Message& message) {
            for (const Argument& argument : message.arguments) {
                if (argument.name != "place" && argument.name != "area" && argument.name != "from" &&
                    argument.name != "region")
                    continue;
                const auto* text = std::get_if<std::string>(&argument.value);
                const auto* name = std::get_if<Localized>(&argument.value);
                QVERIFY(text != nullptr || name != nullptr);
                const std::string said = text != nullptr ? *text : std::string(name->in("de"));
                QVERIFY2(known.contains(said), said.c_str());
                ++named;
            }
        };
        do {
            for (const MatchOption& option : match->decision().options) {
                look(option.text);
                // An option with a place mentions it once.
                const bool says = std::ranges::find(option.text.arguments, "place", &Argument::name) !=
                                  option.text.arguments.end();
                QCOMPARE(says, option.at.has_value());
            }
        } while (match->playOne());
        for (const MatchEvent& event : match->events()) look(event.text);
        QVERIFY2(named > 300, std::to_string(named).c_str());
    }

    /// Checks that cells without IDs are named by the words of orders.
    void areasWithoutIds() {
        Scenario map = fixture::boardFor(2);
        std::vector<Board::Change> changes;
        for (const Cell& cell : map.board.cells()) {
            CellState state(cell, map.board.detailsOf(cell.at));
            state.cell.id = {};
            changes.push_back({cell.at, std::move(state)});
        }
        (void)apply(map, {SetCells{std::move(changes)}});
        const auto match = matchOf(map, 5, "random");
        while (match->decision().text.code != "bauen.ask.first-worker" && match->playOne()) {
        }
        const MatchOption option = match->decision().options.front();
        const auto place = std::ranges::find(option.text.arguments, "place", &Argument::name);
        QVERIFY(place != option.text.arguments.end());
        QCOMPARE(std::get<std::string>(place->value), match->wordOf(option.at->at));
    }

    /// Checks that a cost of several resources is one form, and that any valid payment is accepted
    /// by the rules.
    void paymentsAreOneForm() {
        int forms = 0, marches = 0;
        for (const std::uint64_t seed : {3, 4, 5}) {
            const auto match = matchOf(fixture::boardFor(3), seed, "greedy");
            do {
                const MatchDecision decision = match->decision();
                const BundleForm& form = decision.bundle;
                if (form.empty()) continue;
                QVERIFY(form.single && form.least > 0);
                marches += form.minimal ? 0 : 1;
                forms += 1;
                // Gives half of the possible units of each, then the missing ones, the cheapest
                // first.
                std::vector<int> counts(form.parts.size(), 0);
                for (std::size_t part = form.parts.size(); part-- > 0;)
                    while (form.need(counts) > 0 && form.roomFor(part, counts) > 0) ++counts[part];
                if (!form.complete(counts)) continue;  // cheap units leave no room for a dear one
                const auto tried = match->clone();
                const auto given = applyBundle(*tried, form.lines(counts));
                QVERIFY2(given.ok(), given ? "" : given.error().code().c_str());
                QVERIFY(!tried->decision().goesOn(decision) || tried->decision().bundle.parts != form.parts);
            } while (match->playOne());
        }
        QVERIFY2(forms > 10 && marches > 0,
                 qPrintable(QString("%1 forms, %2 marches").arg(forms).arg(marches)));
    }

    /// Whatever is ordered, it is legal or there is a sentence about why not; most of them name a
    /// rule.
    void everyRefusalHasASentence() {
        Messages messages;
        QVERIFY(messages.add(fixture::game().messages));
        const Table table = fixture::tableOn(fixture::boardFor(3));
        Rng rng(8, "refusals");
        int refused = 0, ruled = 0;
        std::set<std::string> missing;
        fixture::playAll(table, 8, *GameRules::bots()[0],
                         [&](const State& before, const Move&, const State&, const EventLog&) {
                             for (int i = 0; i < 20; ++i) {
                                 const auto kind = static_cast<Move::Kind>(rng.below(moveKinds));
                                 Move wild = makeMove(kind, static_cast<int>(rng.below(9)),
                                                      static_cast<int>(rng.below(2)));
                                 if (kind == Move::Kind::Choose)
                                     wild.a = static_cast<std::int8_t>(rng.below(8));
                                 if (kind == Move::Kind::Lay)
                                     wild = makeMove(kind, static_cast<int>(rng.below(3)),
                                                     static_cast<int>(rng.below(16)));
                                 const auto read = readMove(table, before, writeMove(table, before, wild));
                                 if (read) continue;
                                 ++refused;
                                 if (!messages.knows(read.error().code()))
                                     missing.insert(read.error().code());
                                 for (const Argument& argument : read.error().arguments())
                                     ruled += argument.name == "rule" ? 1 : 0;
                             }
                         });
        for (const std::string& code : missing) qWarning("%s", code.c_str());
        QVERIFY(missing.empty());
        QVERIFY(refused > 1000 && ruled > 200);
    }

    /// Every move that a bot makes is written and read as it was.
    void linesComeBack() {
        const Table table = fixture::tableOn(fixture::boardFor(4));
        std::set<Move::Kind> seen;
        for (std::uint64_t seed = 0; seed < 4; ++seed)
            fixture::playAll(table, seed, *GameRules::bots()[0],
                             [&](const State& before, const Move&, const State&, const EventLog&) {
                                 MoveList moves;
                                 listMoves(table, before, moves);
                                 for (const Move& move : moves) {
                                     const std::string line = writeMove(table, before, move);
                                     const auto read = readMove(table, before, line);
                                     QVERIFY2(read && *read == move, line.c_str());
                                     seen.insert(move.kind);
                                 }
                             });
        QVERIFY(seen.size() >= moveKinds - 1);  // all but Pass
    }

    /// The missions of others are indistinguishable in a seat's view, in the log, and for the
    /// program's players.
    void missionsTellNothing() {
        const Table table = fixture::tableOn(fixture::boardFor(3));
        const MatchRules rules({&table, dealOf(table, 21)});
        Rng rng(4, "missions");
        int compared = 0, number = 0;
        fixture::playAll(table, 21, *GameRules::bots()[1],
                         [&](const State& before, const Move& move, const State&, const EventLog&) {
                             if (++number % 7 != 0) return;
                             for (int seat = 0; seat < 3; ++seat) {
                                 const State other = disguised(table, before, seat, rng);
                                 compared += before == other ? 0 : 1;
                                 QVERIFY(rules.view(before, seat) == rules.view(other, seat));
                                 QVERIFY(rules.standing(before).seats[0].figures ==
                                         rules.standing(other).seats[0].figures);
                                 QCOMPARE(rules.decision(before, 0).text, rules.decision(other, 0).text);
                                 if (before.actor != seat) continue;
                                 for (const GameRules::Bot* bot : GameRules::bots()) {
                                     Rng here(1, "bot"), there(1, "bot");
                                     QVERIFY(rules.decide(*bot, before, seat, here) ==
                                             rules.decide(*bot, other, seat, there));
                                 }
                                 State one = before, two = other;
                                 EventLog reported, reportedToo;
                                 rules.apply(one, move, &reported);
                                 rules.apply(two, move, &reportedToo);
                                 if (one.step != Step::Over) QVERIFY(reported == reportedToo);
                             }
                             QVERIFY(rules.view(before, -1) ==
                                     rules.view(disguised(table, before, 0, rng), -1));
                         });
        QVERIFY(compared > 100);
    }

    /// A stone says beforehand if nothing would come of it.
    void stonesSayIfTheirActionIsPossible() {
        const Table table = fixture::tableOn(fixture::boardFor(3));
        const MatchRules rules({&table, dealOf(table, 5)});
        int possible = 0, impossible = 0, priced = 0;
        fixture::playAll(table, 5, *GameRules::bots()[1],
                         [&](const State& before, const Move&, const State&, const EventLog&) {
                             if (before.step != Step::Stone) return;
                             MoveList moves;
                             listMoves(table, before, moves);
                             const MatchDecision decision = rules.decision(before, 0);
                             for (std::size_t i = 0; i < moves.size(); ++i) {
                                 const Move& move = moves[i];
                                 if (move.kind != Move::Kind::Lay || move.a != 0 ||
                                     table.field(move.b).kind != Field::Kind::Action)
                                     continue;
                                 State after = before;
                                 apply(table, after, move, nullptr);
                                 const bool acts = after.step == Step::Act && after.run.field == move.b &&
                                                   after.actor == before.actor;
                                 const std::string& note = decision.options[i].note.code;
                                 QCOMPARE(note == "bauen.note.not-now" || note == "bauen.note.too-dear",
                                          !acts);
                                 ++(acts ? possible : impossible);
                                 priced += note == "bauen.note.stone-price" ? 1 : 0;
                             }
                         });
        QVERIFY(possible > 20 && impossible > 5 && priced > 5);
    }

    /// A seat sees its own missions, everybody the public ones; at the end all are open.
    void whoSeesWhat() {
        const auto match = matchOf(fixture::smallBoard(), 6, "greedy");
        const auto missions = [&](int seat, const char* group) {
            const MatchView view = match->view(seat);
            return std::ranges::count(view.cards, group, &MatchView::Card::group);
        };
        QCOMPARE(missions(-1, "secret"), 0);
        QCOMPARE(missions(0, "secret"), 4);
        QCOMPARE(missions(1, "public"), 4);
        while (match->playOne()) {
        }
        QCOMPARE(missions(-1, "secret"), 8);
        QVERIFY(!match->secretsNow());
    }

    /// BB-068.
    void withoutPublicMissions() {
        const auto match = matchOf(fixture::smallBoard(), 6, "", {{"publicMissions", false}});
        const MatchView view = match->view(0);
        QCOMPARE(std::ranges::count(view.cards, "public", &MatchView::Card::group), 0);
        QCOMPARE(std::ranges::count(view.cards, "secret", &MatchView::Card::group), 4);
    }

    void recordsSurviveTheirFile() {
        const auto match = matchOf(fixture::boardFor(3), 9, "greedy");
        while (match->playOne()) {
        }
        QVERIFY(match->standing().over && !match->standing().winners.empty());
        const auto again = play().resume(match->record(), ReplayMode::Drawn);
        QVERIFY2(again.ok(), again ? "" : again.error().code().c_str());
        QCOMPARE((*again)->hash(), match->hash());
    }

    /// An owner's numbers go into the record, which is then played without the owner's file.
    void recordsHoldOtherNumbers() {
        GameSet own = fixture::set();
        own.data.walls.prices[0].of[0] = 2;
        own.data.knights.prices[0].of[1] = 1;
        MatchSetup setup;
        setup.seed = 3;
        setup.players.assign(2, {"", "random", {}});
        const auto started = play::start<MatchRules>(
            [&](const Scenario& scenario, const MatchSetup& one) { return openGame(scenario, own, one); },
            fixture::smallBoard(), setup);
        QVERIFY(started);
        for (int i = 0; i < 60; ++i) (*started)->playOne();
        QVERIFY((*started)->record().setup.find("\"data\"") != std::string::npos);
        const auto again = play().resume((*started)->record(), ReplayMode::Recorded);
        QVERIFY2(again.ok(), again ? "" : again.error().code().c_str());
        QCOMPARE((*again)->hash(), (*started)->hash());
    }

    /// The starting players and the public missions can be chosen (BB-065, 067).
    void setupsThatAreChosen() {
        MatchSetup setup;
        setup.seed = 3;
        setup.chosen = {{"starter-1", "2"}, {"open-combat", "knights"}};
        const auto match = play().start(fixture::smallBoard(), setup);
        QVERIFY(match);
        // The first player places last, so with two players the other one begins.
        QCOMPARE((*match)->decision().seats, std::vector{0});
        const MatchView view = (*match)->view(-1);
        QVERIFY(std::ranges::any_of(view.cards, [](const MatchView::Card& card) {
            return card.group == "public" && card.word == "knights";
        }));
        setup.chosen = {{"open-combat", "workers"}};
        QCOMPARE(codeOf(fixture::smallBoard(), setup), std::string("bauen.play.deal"));
        // Secret missions as dealt at a real table: only their holder sees them.
        setup.chosen = {{"secret-2-combat", "knights"}};
        const auto secret = play().start(fixture::smallBoard(), setup);
        QVERIFY(secret);
        const auto sees = [&](int seat) {
            return std::ranges::any_of((*secret)->view(seat).cards, [](const MatchView::Card& card) {
                return card.group == "secret" && card.word == "knights";
            });
        };
        QVERIFY(sees(1));
        QVERIFY(!sees(0));
        QVERIFY(!sees(-1));
        // A card lies in one place.
        setup.chosen = {{"open-combat", "knights"}, {"secret-1-combat", "knights"}};
        QCOMPARE(codeOf(fixture::smallBoard(), setup), std::string("bauen.play.deal"));
        setup.chosen = {{"secret-3-combat", "knights"}};
        QCOMPARE(codeOf(fixture::smallBoard(), setup), std::string("bauen.play.deal"));
        setup.chosen = {{"starter-9", "1"}};
        QCOMPARE(codeOf(fixture::smallBoard(), setup), std::string("bauen.play.deal"));
    }

    void setupsThatCanNotBePlayed() {
        MatchSetup setup;
        QCOMPARE(codeOf(fixture::smallBoard(), setup), std::string("bauen.play.no-deal"));
        setup.seed = 1;
        QCOMPARE(codeOf(fixture::layout(3), setup), std::string("bauen.play.empty"));
        Scenario option = fixture::smallBoard();
        option.options["heroic"] = true;
        QCOMPARE(codeOf(option, setup), std::string("bauen.play.option"));
        setup.setup = R"({"starters": [1, 2, 1, 2], "open": ["workers", "walls"], "secret": []})";
        QCOMPARE(codeOf(fixture::smallBoard(), setup), std::string("bauen.play.deal"));
        setup.setup = R"({"starters": [1, 2, 1, 9], "open": [], "secret": []})";
        QCOMPARE(codeOf(fixture::smallBoard(), setup), std::string("json.range"));
    }

    /// A series plays the same games for the same line-ups, and judges places in the order (BB-B9).
    void series() {
        const auto own = play().series(fixture::boardFor(3), {{}, {"random"}, {}});
        QVERIFY(own);
        QVERIFY((*own)->judged() == Judged::Order && (*own)->ordered());
        Lineup lineup;
        for (int first = 0; first < 3; ++first) {
            lineup.first = first;
            const SeriesGame one = (*own)->play(lineup, 17, {}), two = (*own)->play(lineup, 17, {});
            QVERIFY(one.finished && one.winners != 0);
            QVERIFY(one == two);
        }
        Scenario placed = fixture::smallBoard();
        fixture::found(placed, 0, 0);
        fixture::found(placed, 1, 1);
        const auto seats = play().series(placed, {{}, {"random"}, {}});
        QVERIFY(seats && (*seats)->judged() == Judged::Seats);
    }
};

HEXA_TEST(BauenPlayTest, "long slow-unoptimized");

}  // namespace hexa::bauen

#include "play_test.moc"
