// SPDX-License-Identifier: GPL-3.0-or-later
// Whole battles through the framework of core/play, and their secrets.
#include "core/play/conformance.h"
#include "core/systems/claymore/play/match.h"
#include "core/systems/claymore/play/words.h"
#include "tests/core/systems/claymore/battles.h"
#include "tests/support/test.h"

namespace hexa::claymore {
namespace {

const PlayFunctions& play() { return *fixture::game().play; }

/// Returns a battle for four players: two of each army, sharing its regiments.
Scenario teams(Scenario scenario) {
    for (const Army army : armies) {
        Seat seat;
        seat.faction = factionId(army);
        scenario.seats.push_back(std::move(seat));
    }
    for (std::size_t seat = 0; seat < 2; ++seat) scenario.seats[seat].faction = factionId(armies[seat]);
    int number = 0;
    for (PiecePlacement& piece : scenario.board.pieces)
        if (const auto kind = regimentKind(piece.kind))
            piece.seat = static_cast<int>(factsOf(*kind).army) + 2 * (number++ % 2);
    return scenario;
}

std::unique_ptr<Match> matchOf(const Scenario& scenario, std::uint64_t seed, const char* bot) {
    MatchSetup setup;
    setup.seed = seed;
    setup.players.assign(static_cast<std::size_t>(scenario.players()), {"", bot, {}});
    auto match = play().start(scenario, setup);
    if (!match) qFatal("%s", match.error().code().c_str());
    return *std::move(match);
}

/// Returns another battle that looks the same to the army: its enemies' chips are exchanged.
State disguised(const Battle& battle, const State& state, Army watcher, Rng& rng) {
    State other = state;
    std::vector<RegimentId> hidden;
    std::vector<Field> places;
    for (RegimentId id = 0; id < regimentTotal; ++id)
        if (armyOf(id) != watcher && !onMat(battle.start(id).at) && state.at[id] != gone) {
            hidden.push_back(id);
            places.push_back(state.at[id]);
        }
    rng.shuffle(places);
    for (std::size_t i = 0; i < hidden.size(); ++i) {
        other.at[hidden[i]] = places[i];
        if (onMat(places[i])) other.occupant[places[i]] = hidden[i];
    }
    return other;
}

}  // namespace

class PlayTest : public QObject {
    Q_OBJECT
private slots:
    void everyMapKeepsWhatMatchesMustKeep_data() {
        QTest::addColumn<bool>("shared");
        QTest::addColumn<QString>("map");
        for (const Layout& layout : fixture::game().layouts)
            for (const bool shared : {false, true})
                QTest::addRow("%s%s", layout.id.c_str(), shared ? ", teams" : "")
                    << shared << QString::fromStdString(layout.id);
    }
    void everyMapKeepsWhatMatchesMustKeep() {
        QFETCH(bool, shared);
        QFETCH(QString, map);
        const Scenario own = fixture::layout(map.toStdString());
        const std::string fault = play::findFault(play(), shared ? teams(own) : own, {}, 11);
        QVERIFY2(fault.empty(), fault.c_str());
    }

    void everySwitchCanBePlayed() {
        for (const SwitchFacts& facts : switchTable) {
            const OptionValues values{{std::string(facts.id), !facts.usual}};
            const std::string fault = play::findFault(play(), fixture::layout("plan-4"), values, 3);
            QVERIFY2(fault.empty(), (std::string(facts.id) + ": " + fault).c_str());
        }
    }

    /// Every message that a battle can show exists.
    void everyTextIsThere() {
        Messages messages;
        QVERIFY(messages.add(fixture::game().messages));
        const auto known = [&](const Message& message) {
            if (!message.code.empty() && !messages.knows(message.code)) qWarning("%s", message.code.c_str());
            return message.code.empty() || messages.knows(message.code);
        };
        for (const Happening& happening : play().happenings) QVERIFY(known({happening.code}));
        for (const PlayOption& option : play().options) QVERIFY(known({option.text}));
        for (const std::string& text : play().botTexts) QVERIFY(known({text}));
        for (const char* map : {"mat", "plan-1", "plan-3", "plan-4"}) {
            const auto match = matchOf(fixture::layout(map), 5, "random");
            do {
                const MatchDecision decision = match->decision();
                QVERIFY(known(decision.text) && known(decision.note));
                for (const MatchOption& option : decision.options)
                    QVERIFY(known(option.text) && known(option.note));
                for (const ChanceForm::Field& field : decision.chance.fields) {
                    QVERIFY(known(field.text));
                    for (const ChanceForm::Value& value : field.values) QVERIFY(known(value.text));
                }
            } while (match->playOne());
            const MatchView view = match->view(-1);
            for (const MatchView::Card& card : view.cards)
                QVERIFY(known(card.name) && known(card.text) && known(card.note) && known(card.groupText));
            for (const MatchView::Counter& counter : view.counters) QVERIFY(known(counter.text));
            for (const MatchEvent& event : match->events()) QVERIFY(known(event.text));
        }
    }

    /// Every code of a refusal has a sentence.
    void everyRefusalHasASentence() {
        Messages messages;
        QVERIFY(messages.add(fixture::game().messages));
        const Battle battle = fixture::battleOn(fixture::layout("plan-3"));
        Rng rng(8, "refusals");
        State state = startBattle(battle, Army::Shadow);
        int refused = 0;
        for (int step = 0; step < 400 && turnOf(state).kind != play::Turn::Kind::Over; ++step) {
            for (int i = 0; i < 40; ++i) {
                Move wild;
                wild.kind = static_cast<Move::Kind>(rng.below(7));
                wild.regiment = static_cast<RegimentId>(rng.below(regimentTotal));
                wild.target = static_cast<RegimentId>(rng.below(regimentTotal));
                wild.to = static_cast<std::uint8_t>(rng.below(wild.kind == Move::Kind::Side ? 4 : 150));
                const auto read = readMove(battle, state, writeMove(battle, state, wild));
                if (read) continue;
                ++refused;
                if (!messages.knows(read.error().code())) QFAIL(read.error().code().c_str());
            }
            const std::array both{&fixture::bot("random"), &fixture::bot("random")};
            play::step<GameRules>(GameRules({&battle, Army::Shadow}), state, both, 8,
                                  static_cast<std::uint64_t>(step));
        }
        QVERIFY(refused > 5'000);
    }

    /// Chips face down: regiments are indistinguishable for the other army, its players of the
    /// program, and in the log.
    void chipsTellNothing() {
        const Scenario map = fixture::layout("plan-4");
        const Battle battle = fixture::battleOn(map);
        QCOMPARE(battle.entry(Army::Shadow), Entry::Hidden);
        const Scenery scenery{};
        const MatchRules rules({&battle, Army::Shadow}, scenery);
        Rng rng(4, "chips");
        const std::array both{&fixture::bot("random"), &fixture::bot("greedy")};
        int compared = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            State state = rules.start(nullptr);
            for (std::uint64_t number = 0; !state.deployed; ++number) {
                QVERIFY(rules.secretsNow(state));
                for (int seat = 0; seat < 2; ++seat) {
                    const State other = disguised(battle, state, battle.armyOfSeat(seat), rng);
                    compared += state == other ? 0 : 1;
                    QVERIFY(rules.view(state, seat) == rules.view(other, seat));
                    if (state.actor != seat) continue;
                    for (const Bot* bot : bots()) {
                        Rng here(seed, "bot"), there(seed, "bot");
                        QVERIFY(rules.decide(*bot, state, seat, here) ==
                                rules.decide(*bot, other, seat, there));
                    }
                }
                EventLog log;
                Rng own = play::botRng(seed, number, state.actor);
                const Move move = rules.decide(*both[state.actor], state, state.actor, own);
                rules.apply(state, move, &log);
                for (const Event& event : log) {
                    const MatchEvent reported = rules.describe(event, 0);
                    if (!reported.secret && !state.deployed)
                        QVERIFY(event.regiment == noRegiment && reported.what.empty());
                }
            }
            QVERIFY(!rules.secretsNow(state));
        }
        QVERIFY(compared > 500);
    }

    /// An onlooker sees no chip from below.
    void lookingOnTellsNothing() {
        const auto match = matchOf(fixture::layout("plan-4"), 2, "random");
        std::size_t chips = 0;
        while (match->secretsNow()) {
            const MatchView view = match->view(-1);
            chips = view.pieces.size();
            for (const PiecePlacement& piece : *view.placements) QVERIFY(!regimentKind(piece.kind));
            QVERIFY(match->playOne());
        }
        QCOMPARE(chips, std::size_t{regimentTotal - 1});
        QVERIFY(match->view(-1).pieces.empty());
    }

    void recordsSurviveTheirFile() {
        const auto match = matchOf(fixture::layout("plan-2"), 9, "greedy");
        while (match->playOne()) {
        }
        QVERIFY(match->standing().over);
        const auto again = play().resume(match->record(), ReplayMode::Drawn);
        QVERIFY(again.ok());
        QCOMPARE((*again)->hash(), match->hash());
    }

    void setupsThatCanNotBePlayed() {
        const auto codeOf = [](const Scenario& scenario) {
            MatchSetup setup;
            setup.seed = 1;
            const auto match = play().start(scenario, setup);
            return match ? std::string() : match.error().code();
        };
        Scenario none = fixture::layout("plan-1");
        std::erase_if(none.board.pieces, [](const PiecePlacement& piece) {
            const auto kind = regimentKind(piece.kind);
            return kind && factsOf(*kind).army == Army::Imperial;
        });
        QCOMPARE(codeOf(none), std::string("claymore.play.no-regiments"));
        Scenario crowded = fixture::layout("plan-1");
        fixture::put(crowded, "ogir", "0,3");
        std::erase_if(crowded.board.pieces, [](const PiecePlacement& piece) {
            return piece.kind == "ogir" && piece.at != fixture::hex("0,3");
        });
        QCOMPARE(codeOf(crowded), std::string("claymore.play.crowded"));
        Scenario many = fixture::layout("plan-1");
        fixture::put(many, "lords", "0,0");
        QCOMPARE(codeOf(many), std::string("claymore.play.too-many"));
        Scenario alone = fixture::layout("plan-1");
        for (Seat& seat : alone.seats) seat.faction = "imperial";
        QCOMPARE(codeOf(alone), std::string("claymore.play.army-missing"));
        Scenario option = fixture::layout("plan-1");
        option.options["heroic"] = true;
        QCOMPARE(codeOf(option), std::string("claymore.play.option"));
    }
};

HEXA_TEST(PlayTest, "long slow-unoptimized");

}  // namespace hexa::claymore

#include "play_test.moc"
