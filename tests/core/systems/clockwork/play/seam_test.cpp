// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of a match for windows: copies, words, advice, choices at set-up, the view, and reports
// about games.
#include "core/engine/play/orderdraft.h"
#include "core/engine/play/playreport.h"
#include "core/systems/clockwork/play/match.h"
#include "core/systems/clockwork/play/words.h"
#include "core/systems/clockwork/rules/control.h"
#include "core/systems/clockwork/terms/resources.h"
#include "tests/core/systems/clockwork/cards/packs.h"
#include "tests/core/systems/clockwork/play/games.h"
#include "tests/support/test.h"

#include <algorithm>
#include <numeric>

namespace hexa {

class SeamTest : public QObject {
    Q_OBJECT

    using MatchPointer = std::unique_ptr<Match>;
    const PlayFunctions& mPlay = *test::game().play;

    static MatchSetup setupFor(const test::Variant& variant, std::uint64_t seed, std::string_view bot) {
        MatchSetup setup;
        setup.seed = seed;
        setup.options = {{"epic", variant.options.epic}, {"alliances", variant.options.alliances}};
        for (int i = 0; i < variant.players; ++i) setup.players.push_back({{}, std::string(bot), {}});
        return setup;
    }
    MatchPointer begin(const test::Variant& variant, std::uint64_t seed,
                       std::string_view bot = "random") const {
        auto match = mPlay.start(test::legalMap(variant.players, 5), setupFor(variant, seed, bot));
        Q_ASSERT(match.ok());
        return *std::move(match);
    }

    /// Returns the card that an order ends with; null if it ends with something else.
    static const clockwork::Card* cardOf(const clockwork::CardPack& pack, std::string_view order) {
        for (const auto& each : test::cardsOf(pack))
            if (order.ends_with(" " + each.card->id)) return each.card;
        return nullptr;
    }
    static bool saysName(const Message& text, const Localized& name) {
        return text.arguments.size() == 1 && text.arguments.front().value == ArgumentValue(name);
    }

private slots:
    void aCopyGoesItsOwnWay() {
        for (const test::Variant& variant : test::variants()) {
            const MatchPointer match = begin(variant, 3);
            for (int i = 0; i < 40; ++i) match->playOne();
            const std::uint64_t hash = match->hash();
            const MatchPointer copy = match->clone();
            QCOMPARE(copy->hash(), hash);
            QVERIFY(copy->record() == match->record());
            copy->playOne();
            copy->playOne();
            QCOMPARE(match->hash(), hash);
            QVERIFY(copy->record().lines.size() > match->record().lines.size());
            // The original later continues in the same way.
            match->playOne();
            match->playOne();
            QVERIFY(copy->record() == match->record());
            QCOMPARE(copy->events().size(), match->events().size());
        }
    }

    void cardsAreWhatTheySay() {
        const std::string own(clockwork::resource("cards/stand-in.hexpack"));
        const std::uint64_t hash = mPlay.cardsHash({});
        QVERIFY(hash != 0);
        QCOMPARE(mPlay.cardsHash(own), hash);
        QCOMPARE(mPlay.cardsHash("\n" + own + "\n"), hash);
        std::string other = own;
        const auto cost = other.find("\"cost\": ");
        QVERIFY(cost != std::string::npos);
        char& digit = other[cost + 8];
        digit = digit == '9' ? '8' : static_cast<char>(digit + 1);
        QVERIFY(mPlay.cardsHash(other) != hash);
        QVERIFY(mPlay.cardsHash(other) != 0);
        QCOMPARE(mPlay.cardsHash("no cards"), std::uint64_t{0});
    }

    /// Every option, piece, event and reason that names a card has its mark, and each option has
    /// its source.
    void standInCardsAreMarkedWhereverTheyAreNamed() {
        const clockwork::CardPack known = clockwork::standInPack();
        const test::Variant variant = test::variants().front();
        for (const bool printed : {false, true}) {
            MatchSetup setup = setupFor(variant, 8, "greedy");
            if (printed) setup.cards = test::printedText();
            auto started = mPlay.start(test::legalMap(variant.players, 5), setup);
            QVERIFY(started.ok());
            const MatchPointer match = *std::move(started);
            QCOMPARE(match->standIns(), mPlay.standIns(setup.cards));
            QCOMPARE(match->standIns(), printed ? (StandInCount{60, 0, 0}) : (StandInCount{60, 20, 39}));
            const auto named = [&](const clockwork::Card& card, const Message& text, bool mark) {
                return !printed && mark ? saysName(text, clockwork::markedName(card))
                                        : saysName(text, card.name);
            };
            int options = 0, reasons = 0;
            while (match->decision().kind != MatchDecision::Kind::Over) {
                const MatchDecision decision = match->decision();
                for (const MatchOption& option : decision.options) {
                    const clockwork::Card* card = cardOf(known, option.order);
                    QCOMPARE(option.effect.code.empty(), card == nullptr);
                    if (card == nullptr) continue;
                    ++options;
                    QVERIFY2(named(*card, option.text, true), option.order.c_str());
                    QCOMPARE(option.origin.standIn, printed ? StandIn::None : clockwork::standInOf(*card));
                    const MatchAdvice advice = match->advice(decision.seats.front(), "greedy");
                    for (const MatchAdvice::Reason& reason : advice.reasons)
                        if (reason.text.code == "clockwork.why.gain" ||
                            reason.text.code == "clockwork.why.gain-pass" ||
                            reason.text.code == "clockwork.why.even")
                            ++reasons;
                }
                match->playOne();
            }
            QVERIFY(options > 20);
            QVERIFY(reasons > 5);
            // The grid of Discoveries and, in the log, each card bought, placed, drawn, used or
            // played.
            int cards = 0, events = 0;
            for (const MatchView::Card& card : match->view(0).cards) {
                const clockwork::Card* of = cardOf(known, " " + card.word);
                if (of == nullptr) continue;
                ++cards;
                QVERIFY(saysName(card.name, of->name));  // beside a badge
                QCOMPARE(card.origin.standIn, printed ? StandIn::None : clockwork::standInOf(*of));
            }
            for (const MatchEvent& event : match->events())
                for (const auto& each : test::cardsOf(known)) {
                    const clockwork::Card& card = *each.card;
                    const bool plain = event.what == card.name;
                    const bool marked = event.what == clockwork::markedName(card);
                    if (!plain && !marked) continue;
                    ++events;
                    QCOMPARE(marked, !printed || clockwork::standInOf(card) == StandIn::None);
                }
            QVERIFY(cards >= 9);
            QVERIFY(events > 10);
        }
    }

    void cardsThatAreChosenAtSetUpAreMarked() {
        for (const bool printed : {false, true}) {
            const auto choices = mPlay.choices(printed ? test::printedText() : std::string(), 2);
            QVERIFY(choices.ok());
            int marked = 0, cards = 0;
            for (const SetupChoice& choice : *choices)
                for (const SetupChoice::Option& option : choice.options) {
                    cards += option.origin.text.code.empty() ? 0 : 1;
                    marked += option.origin.standIn == StandIn::None ? 0 : 1;
                }
            QCOMPARE(cards, 45);
            QCOMPARE(marked, printed ? 0 : 45);
        }
    }

    void adviceIsWhatTheBotDoes() {
        for (const test::Variant& variant : test::variants()) {
            const MatchPointer match = begin(variant, 8, "greedy");
            int asked = 0;
            while (match->decision().kind != MatchDecision::Kind::Over) {
                const MatchDecision decision = match->decision();
                std::string advice;
                if (!decision.seats.empty()) {
                    advice = match->advice(decision.seats.front(), "greedy").line;
                    QVERIFY(match->check(advice).ok());
                    QVERIFY(
                        match->advice((decision.seats.back() + 1) % variant.players, "no such bot").empty());
                    ++asked;
                }
                const std::size_t line = match->record().lines.size();
                QVERIFY(match->playOne());
                if (!advice.empty()) QCOMPARE(match->record().lines[line], advice);
            }
            QVERIFY(asked > 50);
        }
    }

    void sheetsAreReadAndWrittenAlike() {
        for (const test::Variant& variant : test::variants()) {
            const MatchPointer match = begin(variant, 21, "greedy");
            int sheets = 0;
            while (match->decision().kind != MatchDecision::Kind::Over) {
                const MatchDecision decision = match->decision();
                if (decision.kind == MatchDecision::Kind::Orders) {
                    const int seat = decision.seats.front();
                    const std::string line = match->advice(seat, "random").line;
                    OrderDraft draft(match->orderForm(seat));
                    draft.read(line);
                    QVERIFY2(match->check(draft.line()).ok(), draft.line().c_str());
                    OrderDraft again(match->orderForm(seat));
                    again.read(draft.line());
                    QVERIFY(again == draft);
                    QCOMPARE(draft.placed() + draft.left(), draft.form().units);
                    ++sheets;
                }
                match->playOne();
            }
            QVERIFY(sheets >= 7 * variant.players);
        }
    }

    void noMoreWorkersThanThereAre() {
        const MatchPointer match = begin(test::variants().front(), 2);
        while (match->decision().kind != MatchDecision::Kind::Orders) match->playOne();
        OrderDraft draft(match->orderForm(0));
        const std::string place = draft.form().places.front().word;
        QVERIFY(!draft.add(place, -1));
        QVERIFY(draft.add(place, 1000));
        QCOMPARE(draft.at(place), draft.form().units);
        QVERIFY(!draft.add(place, 1));
        draft.clear();
        QVERIFY(draft.empty());
        QCOMPARE(draft.line(), draft.form().order);
    }

    void everyHexHasAWordAndARefusalItsRule() {
        const MatchPointer match = begin(test::variants().front(), 4);
        while (match->decision().kind != MatchDecision::Kind::Orders) match->playOne();
        const OrderForm form = match->orderForm(0);
        QVERIFY(match->wordOf({1000, 1000}).empty());
        int refused = 0;
        for (const Cell& cell : match->record().scenario.board.cells()) {
            if (!isTile(cell.kind)) continue;
            const std::string word = match->wordOf(cell.at);
            QVERIFY(!word.empty());
            if (std::ranges::find(form.places, word, &OrderForm::Place::word) != form.places.end()) continue;
            const Status status = match->check(OrderDraft(form).lineWith(word));
            QVERIFY(!status.ok());
            QVERIFY(std::ranges::find(status.error().arguments(), "rule", &Argument::name) !=
                    status.error().arguments().end());
            ++refused;
        }
        QVERIFY(refused > 10);
        // A forced march names the units that could stay in between.
        for (const OrderForm::Place& place : form.places) {
            QCOMPARE(place.needsStop, !place.stops.empty());
            if (!place.needsStop) continue;
            QVERIFY(!match->check(OrderDraft(form).lineWith(place.word)).ok());
            OrderDraft draft(form);
            draft.add(match->wordOf(place.stops.front()), 1);
            draft.add(place.word, 1);
            QVERIFY(match->check(draft.line()).ok());
        }
    }

    void whatIsChosenIsNotDealt() {
        const test::Variant variant = test::variants().back();
        const auto choices = mPlay.choices({}, variant.players);
        QVERIFY(choices.ok());
        for (const SetupChoice& choice : *choices)
            for (const SetupChoice::Option& option : choice.options) {
                MatchSetup setup = setupFor(variant, 5, "random");
                setup.chosen[choice.id] = option.id;
                const auto match = mPlay.start(test::legalMap(variant.players, 5), setup);
                QVERIFY2(match.ok(), choice.id.c_str());
                QVERIFY2((*match)->record().setup.find(option.id) != std::string::npos, option.id.c_str());
                // The record does not need the choices to continue.
                QVERIFY(mPlay.resume((*match)->record(), ReplayMode::Recorded).ok());
            }
        for (const auto& [id, option] :
             {std::pair("court", "nobody"), std::pair("nothing", "1"), std::pair("first", "5")}) {
            MatchSetup setup = setupFor(variant, 5, "random");
            setup.chosen[id] = option;
            const auto match = mPlay.start(test::legalMap(variant.players, 5), setup);
            QVERIFY(!match.ok());
            QCOMPARE(match.error().code(), std::string("clockwork.play.choice"));
        }
    }

    /// Places, fights and tracks agree with the rules.
    void theViewIsTheStateInPlainWords() {
        for (const test::Variant& variant : test::variants()) {
            const MatchPointer match = begin(variant, 13, "greedy");
            const auto& own = static_cast<const clockwork::ClockworkMatch&>(*match);
            int fights = 0;
            while (match->decision().kind != MatchDecision::Kind::Over) {
                const MatchView view = match->view(-1);
                const auto control = clockwork::controlOf(own.rules().game(), own.state());
                for (const MatchView::Place& place : view.places) {
                    const auto tile =
                        clockwork::word::readTile(own.rules().game().map(), match->wordOf(place.at));
                    const clockwork::Player holder = control.at(tile);
                    QCOMPARE(place.seat, holder == clockwork::noPlayer ? -1 : static_cast<int>(holder));
                    QCOMPARE(place.contested, (control.contested >> tile & 1) != 0);
                }
                QVERIFY(std::ranges::is_sorted(view.places, {}, &MatchView::Place::at));
                for (const MatchView::Fight& fight : view.fights) {
                    ++fights;
                    QVERIFY(!fight.sides.empty());
                    for (const auto& side : fight.sides) QVERIFY(side.units > 0 && !side.seats.empty());
                }
                QCOMPARE(view.tracks.size(), std::size_t{2});
                QCOMPARE(view.tracks[0].now, static_cast<int>(own.state().turn) - 1);
                QCOMPARE(static_cast<int>(view.tracks[0].steps.size()), own.rules().game().turns());
                match->playOne();
            }
            QVERIFY(fights > 0);
        }
    }

    /// Only the two allies learn the content of a call.
    void callsAreForTheAllyOnly() {
        test::Variant variant{4, {}};
        variant.options.alliances = true;
        int calls = 0;
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            const MatchPointer match = begin(variant, seed);
            const auto& own = static_cast<const clockwork::ClockworkMatch&>(*match);
            do {
                for (int seat = -1; seat < 4; ++seat) {
                    const MatchView view = match->view(seat);
                    const bool shown =
                        std::ranges::find(view.cards, "calls", &MatchView::Card::group) != view.cards.end();
                    const bool named = seat >= 0 && own.state().callToArms[seat & 1] != clockwork::noTile;
                    if (shown != named)
                        qWarning("seat %d, turn %d, call %d, alliances %d, cards %d", seat, own.state().turn,
                                 own.state().callToArms[seat & 1], own.rules().game().alliances(),
                                 static_cast<int>(view.cards.size()));
                    QCOMPARE(shown, named);
                    calls += shown ? 1 : 0;
                }
            } while (match->playOne());
        }
        QVERIFY(calls > 0);
    }

    void aReportAddsUp() {
        for (const test::Variant& variant : test::variants()) {
            const MatchPointer match = begin(variant, 17, "greedy");
            while (match->playOne()) {
            }
            const auto report = reportOf(test::game(), match->record());
            QVERIFY(report.ok());
            const MatchStanding standing = match->standing();
            QVERIFY(report->over);
            QVERIFY(report->winners == standing.winners);
            QCOMPARE(static_cast<int>(report->turns.size()), variant.options.epic ? 9 : 7);
            for (std::size_t seat = 0; seat < standing.seats.size(); ++seat) {
                for (std::size_t column = 0; column < standing.columns.size(); ++column)
                    QCOMPARE(report->turns.back().figures[column][seat],
                             standing.seats[seat].figures[column]);
                int sum = 0;
                for (const PlayReport::Source& source : report->sources) sum += source.points[seat];
                QCOMPARE(sum, standing.seats[seat].figures.front());
            }
            QVERIFY(!report->battles.empty() && !report->contacts.empty());
            const std::vector<Hex> unreached = report->unreached();
            for (const PlayReport::CellRow& cell : report->cells) {
                const int held = std::accumulate(cell.held.begin(), cell.held.end(), 0);
                QVERIFY(held <= static_cast<int>(report->turns.size()));
                QCOMPARE(cell.entered == 0, std::ranges::find(unreached, cell.at) != unreached.end());
                if (held > 0) QVERIFY(cell.entered > 0);
            }
            const int dead = std::accumulate(report->lost.begin(), report->lost.end(), 0);
            int onCells = 0;
            for (const PlayReport::CellRow& cell : report->cells) onCells += cell.lost;
            QVERIFY(dead > 0);
            QCOMPARE(onCells, dead);
            for (const Happening& never : report->unseen)
                QVERIFY(std::ranges::find(mPlay.happenings, never) != mPlay.happenings.end());
            QVERIFY(report->unseen.size() < mPlay.happenings.size());
        }
    }

    /// Fighters have met, also if no question came up during the battle (no cards to play).
    void whoFoughtHasMet() {
        for (const bool cards : {true, false})
            for (test::Variant variant : test::variants()) {
                variant.options.espionage = cards;
                const MatchPointer match = begin(variant, 23, "greedy");
                while (match->playOne()) {
                }
                const auto report = reportOf(test::game(), match->record());
                QVERIFY(report.ok());
                int pairs = 0;
                for (const PlayReport::Battle& battle : report->battles)
                    for (const int winner : battle.winners)
                        for (int loser = 0; loser < report->seats; ++loser) {
                            const bool allies = variant.options.alliances && (winner & 1) == (loser & 1);
                            if (battle.lost[static_cast<std::size_t>(loser)] == 0 || loser == winner ||
                                allies)
                                continue;
                            ++pairs;
                            const auto met = std::ranges::find_if(report->contacts, [&](const auto& contact) {
                                return contact.first == std::min(winner, loser) &&
                                       contact.second == std::max(winner, loser);
                            });
                            QVERIFY(met != report->contacts.end());
                            QVERIFY(met->turn <= battle.turn);
                        }
                QVERIFY(pairs > 0);
                for (const PlayReport::Contact& contact : report->contacts)
                    QVERIFY(!variant.options.alliances || (contact.first & 1) != (contact.second & 1));
            }
    }

    void aReportOfAGameUnderWay() {
        const MatchPointer match = begin(test::variants().front(), 1, "greedy");
        int ended = 0;
        for (int i = 0; i < 30; ++i) {
            match->playOne();
            const auto report = reportOf(test::game(), match->record());
            QVERIFY(report.ok());
            const auto begins = [](const MatchEvent& event) {
                return event.kind == MatchEvent::Kind::TurnBegins;
            };
            ended = static_cast<int>(std::ranges::count_if(match->events(), begins)) - 1;
            QCOMPARE(static_cast<int>(report->turns.size()), ended + 1);
            for (const PlayReport::CellRow& cell : report->cells)
                QVERIFY(std::accumulate(cell.held.begin(), cell.held.end(), 0) <= ended);
        }
        QVERIFY(ended > 0);
        const auto report = reportOf(test::game(), match->record());
        QVERIFY(report.ok());
        QVERIFY(!report->over);
        QVERIFY(report->winners.empty());
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(reportOf(test::game(), match->record(), stop.get_token()).error().code(),
                 std::string("report.stopped"));
    }

    void aSeriesHasRoomForSixteenBots() {
        SeriesSetup setup;
        setup.bots.assign(maxBots, "random");  // a series may repeat bots: ladders do
        QVERIFY(mPlay.series(test::legalMap(2, 5), setup).ok());
        setup.bots.emplace_back("random");
        QCOMPARE(mPlay.series(test::legalMap(2, 5), setup).error().code(), std::string("balance.panel.many"));
    }

    void everyNameHasItsSentence() {
        for (const PlayOption& option : mPlay.options)
            QVERIFY2(test::messages().knows(option.text), option.name.c_str());
        QCOMPARE(mPlay.botTexts.size(), mPlay.bots.size());
        QCOMPARE(mPlay.levels.size(), std::size_t{4});
        auto weaker = mPlay.bots.begin();
        for (const std::string& level : mPlay.offeredBots()) {
            weaker = std::find(weaker, mPlay.bots.end(), level);
            QVERIFY2(weaker != mPlay.bots.end(), level.c_str());
        }
        // The command line calls a level as the window does in English.
        for (const PlayLevel& level : mPlay.levels) {
            const auto bot = std::find(mPlay.bots.begin(), mPlay.bots.end(), level.bot) - mPlay.bots.begin();
            std::string name = test::messages().text("en", mPlay.botTexts[static_cast<std::size_t>(bot)]);
            std::replace(name.begin(), name.end(), ' ', '-');
            QCOMPARE(level.id, name);
        }
        QCOMPARE(mPlay.usualBot(), mPlay.levels[2].bot);
        for (const std::string& code : mPlay.botTexts) QVERIFY2(test::messages().knows(code), code.c_str());
        for (const Happening& happening : mPlay.happenings) {
            QVERIFY2(test::messages().knows(happening.code), happening.code.c_str());
            QVERIFY2(test::messages().knows(happening.code + ".title"), happening.code.c_str());
            QVERIFY2(!happening.rule.empty(), happening.code.c_str());
        }
    }
};

HEXA_TEST(SeamTest, "slow-unoptimized");

}  // namespace hexa
#include "seam_test.moc"
