// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/certificate.h"
#include "core/messages/messages.h"
#include "tests/core/sim/coins.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

#include <algorithm>

using namespace hexa;
using namespace hexa::balance;
using test::CoinRules;
using test::Coins;
using test::Dice;

namespace {

Bindings bindings() {
    Bindings bound;
    bound.system = "toy";
    bound.board = 0xfedc'ba98'7654'3210U;
    bound.options = {{"epic", true}, {"alliances", false}};
    bound.cards = 5;
    bound.rules = 3;
    bound.program = "0.1.0";
    bound.bots = {"calm", "bold"};
    return bound;
}

Coins coins(double bias = 0) {
    CoinRules rules;
    rules.seats = 3;
    rules.seat = {bias};
    return Coins(rules);
}

BalanceReport report(const CheckPlan& plan, double bias = 0) {
    return makeReport(plan, check(coins(bias), plan));
}

CheckPlan plan() { return certificatePlan({"calm", "bold"}, 6'000, 0.03, 77, 2); }

Certificate certificate() {
    auto made = makeCertificate(report(plan()), bindings(), CalibrationNote{true, 40, 80'000, -1.25, 1.02});
    return made ? *made : Certificate{};
}

std::string textOf(const Certificate& certificate) {
    JsonWriter json;
    writeCertificate(json, certificate);
    return json.take();
}

Result<Certificate> certificateFrom(const std::string& text) {
    const auto document = JsonDocument::parse(text);
    if (!document) return document.error();
    return readCertificate(document->root());
}

}  // namespace

class CertificateTest : public QObject {
    Q_OBJECT

private slots:
    void certificatesSurviveTheirFile() {
        Certificate made = certificate();
        QCOMPARE(made.report.verdict, Verdict::Fair);
        for (const bool calibrated : {true, false}) {
            if (!calibrated) made.calibration.reset();
            const auto again = certificateFrom(textOf(made));
            QVERIFY2(again, again ? "" : again.error().code().c_str());
            QVERIFY(*again == made);
            QCOMPARE(textOf(*again), textOf(made));
        }
    }

    void badFilesAreRefused() {
        const std::string text = textOf(certificate());
        const auto refusedWith = [&](std::string_view what, std::string_view with) {
            std::string bad = text;
            const auto at = bad.find(what);
            if (at == std::string::npos) return std::string("not found");
            const auto read = certificateFrom(bad.replace(at, what.size(), with));
            return read ? std::string("accepted") : read.error().code();
        };
        QCOMPARE(refusedWith("\"version\": 1", "\"version\": 2"), std::string("balance.certificate.version"));
        QCOMPARE(refusedWith("\"epic\": true", "\"epic\": 1"), std::string("json.type"));
        QCOMPARE(refusedWith("fedcba98", "gedcba98"), std::string("balance.bad-report"));
        QCOMPARE(refusedWith("[\"calm\", \"bold\"]", "[\"calm\"]"), std::string("balance.bad-report"));
        QCOMPARE(refusedWith("\"rules\": 3,", ""), std::string("json.missing"));
        QCOMPARE(refusedWith("\"seats\": 3", "\"seats\": 4"), std::string("balance.bad-report"));
    }

    void whatCantBePlayedAgainIsRefused() {
        const auto readWith = [](auto change) {
            Certificate bad = certificate();
            change(bad);
            bad.bindings.bots.clear();
            for (const BotReport& bot : bad.report.bots) bad.bindings.bots.push_back(bot.bot);
            const auto read = certificateFrom(textOf(bad));
            return read ? std::string("accepted") : read.error().code();
        };
        const std::string refused = "balance.bad-report";
        QCOMPARE(readWith([](Certificate&) {}), std::string("accepted"));
        // Tallies have room for eight bots.
        QCOMPARE(readWith([](Certificate& c) {
                     while (c.report.bots.size() < 9) {
                         c.report.bots.push_back(c.report.bots.back());
                         c.report.bots.back().bot += "+";
                     }
                 }),
                 refused);
        QCOMPARE(readWith([](Certificate& c) { c.report.bots[1].bot = c.report.bots[0].bot; }), refused);
        QCOMPARE(readWith([](Certificate& c) { c.report.bots[0].games = 0; }), refused);
        QCOMPARE(readWith([](Certificate& c) { c.report.bots[0].games = INT64_MAX; }), refused);
        QCOMPARE(readWith([](Certificate& c) { c.report.bots[1].unfinished = maxCheckedGames; }), refused);
    }

    void onlyCertificatePlansAreCertified() {
        CheckPlan other = plan();
        other.stream = "check";
        QCOMPARE(makeCertificate(report(other), bindings(), {}).error().code(),
                 std::string("balance.certificate.plan"));
        other = plan();
        other.looking = Looking::Always;
        QCOMPARE(makeCertificate(report(other), bindings(), {}).error().code(),
                 std::string("balance.certificate.plan"));
        BalanceReport stopped = report(plan());
        stopped.cancelled = true;
        QCOMPARE(makeCertificate(stopped, bindings(), {}).error().code(),
                 std::string("balance.certificate.cancelled"));
        Bindings bots = bindings();
        bots.bots = {"calm"};
        QCOMPARE(makeCertificate(report(plan()), bots, {}).error().code(),
                 std::string("balance.certificate.bots"));
    }

    void eachBindingBinds() {
        const Messages messages = coreMessages();
        const Bindings bound = bindings();
        QVERIFY(differences(bound, bound).empty());
        const auto changed = [&](auto change) {
            Bindings now = bound;
            change(now);
            const auto codes = differences(bound, now);
            return codes.size() == 1 && messages.knows(codes.front()) ? codes.front() : std::string();
        };
        QCOMPARE(changed([](Bindings& b) { b.system = "x"; }), std::string("balance.binding.system"));
        QCOMPARE(changed([](Bindings& b) { ++b.board; }), std::string("balance.binding.board"));
        QCOMPARE(changed([](Bindings& b) { b.options["epic"] = false; }),
                 std::string("balance.binding.options"));
        QCOMPARE(changed([](Bindings& b) { ++b.cards; }), std::string("balance.binding.cards"));
        QCOMPARE(changed([](Bindings& b) { ++b.rules; }), std::string("balance.binding.rules"));
        QCOMPARE(changed([](Bindings& b) { b.program = "0.2"; }), std::string("balance.binding.program"));
        QCOMPARE(changed([](Bindings& b) { b.bots.pop_back(); }), std::string("balance.binding.bots"));
    }

    void trueCertificatesAreVerified() {
        const Certificate made = certificate();
        std::vector<double> told;
        const auto differing = verify(coins(), made, 1, {}, [&](double part) { told.push_back(part); });
        QVERIFY(told.size() > 1 && std::ranges::is_sorted(told));
        QCOMPARE(told.back(), 1.0);
        QVERIFY(differing && differing->empty());
        const auto otherMap = verify(coins(0.01), made, 2);
        QVERIFY(otherMap && otherMap->size() == 2);
    }

    void forgedCertificatesAreFound() {
        const auto forged = [](auto forge) {
            Certificate false_ = certificate();
            forge(false_.report);
            const auto differing = verify(coins(), false_, 2);
            return differing && !differing->empty();
        };
        QVERIFY(forged([](BalanceReport& r) { r.bots[1].places[0].share += 0.001; }));
        QVERIFY(forged([](BalanceReport& r) { ++r.bots[0].places[0].wins; }));
        QVERIFY(forged([](BalanceReport& r) { r.bots[0].verdict = Verdict::Unfair; }));
        QVERIFY(forged([](BalanceReport& r) { r.bots[1].places[2].interval.low = 0.333; }));
        QVERIFY(forged([](BalanceReport& r) { r.seed = 5; }));
        QVERIFY(forged([](BalanceReport& r) { r.bots[0].hash ^= 1; }));
        QVERIFY(forged([](BalanceReport& r) { r.verdict = Verdict::Unfair; }));
    }

    void verifyingCanBeCancelled() {
        std::stop_source source;
        source.request_stop();
        QCOMPARE(verify(coins(), certificate(), 1, source.get_token()).error().code(),
                 std::string("balance.cancelled"));
    }

    void searchesNeverSeeItsGames() {
        CheckPlan search = plan();
        search.stream = "search";
        QVERIFY(botSeed(search, "calm") != botSeed(plan(), "calm"));
        QVERIFY(botSeed(plan(), "bold") != botSeed(plan(), "calm"));
    }

    void boardHashKnowsWhatMatters() {
        const Catalog catalog = test::toySystem().catalog;
        const bool holds =
            rc::check("texts, IDs, locks and the order of tables do not matter", [&](Dice dice) {
                Rng rng = dice.rng();
                Scenario scenario = test::randomScenario(rng, catalog, dice.size);
                const std::uint64_t hash = boardHash(scenario, catalog);
                RC_ASSERT(hash == boardHash(scenario, catalog));
                Scenario same = scenario;
                same.title = Localized("other");
                same.author = "other";
                same.board.labels.clear();
                for (Seat& seat : same.seats) seat.name = Localized("other");
                std::reverse(same.board.regions.begin(), same.board.regions.end());
                std::reverse(same.board.pieces.begin(), same.board.pieces.end());
                for (const Cell& cell :
                     std::vector<Cell>(same.board.cells().begin(), same.board.cells().end())) {
                    CellState state = *same.board.state(cell.at);
                    state.cell.locked = !state.cell.locked;
                    state.cell.id = TileId();
                    CellDetails details = state.details();
                    details.note = "other";
                    state.setDetails(details);
                    same.board.put(state);
                }
                RC_ASSERT(boardHash(same, catalog) == hash);

                if (scenario.board.cellCount() == 0) return;
                const auto index = rng.below(static_cast<std::uint32_t>(scenario.board.cellCount()));
                CellState state = *scenario.board.state(scenario.board.cells()[index].at);
                Scenario other = scenario;
                state.cell.kind = state.cell.kind == KindId::Blank ? KindId::Empty : KindId::Blank;
                other.board.put(state);
                RC_ASSERT(boardHash(other, catalog) != hash);
                other = scenario;
                CellState points = *scenario.board.state(state.cell.at);
                CellDetails details = points.details();
                details.points = details.points.value_or(0) + 1;
                points.setDetails(details);
                other.board.put(points);
                RC_ASSERT(boardHash(other, catalog) != hash);
                other = scenario;
                if (other.seats.empty() || !other.seats.front().home) return;
                other.seats.front().home->q += 1;
                RC_ASSERT(boardHash(other, catalog) != hash);
            });
        QVERIFY(holds);
    }

    /// A certificate is about the shares that a map declares.
    void otherTargetsMakeItVoid() {
        const GameSystem system = test::toySystem();
        Scenario scenario = system.layout("2p")->scenario;
        const std::uint64_t even = boardHash(scenario, system.catalog);
        scenario.extra.members.emplace_back("targets", "[60,40]");
        const std::uint64_t declared = boardHash(scenario, system.catalog);
        QVERIFY(declared != even);
        scenario.extra.members.back().second = "[40,60]";
        QVERIFY(boardHash(scenario, system.catalog) != declared);
        scenario.extra.members.back().second = "null";
        QCOMPARE(boardHash(scenario, system.catalog), even);
    }

    /// Shared wins, draws and another unit are played again to the last bit too.
    void verifiedByPlacesInTheOrder() {
        CoinRules rules;
        rules.seats = 3;
        rules.judged = Judged::Order;
        rules.targets = {1, 1, 2};
        rules.sharedEvery = 4;
        rules.drawnEvery = 6;
        const Coins coins(rules);
        const CheckPlan fixed = certificatePlan({"calm", "bold"}, 1'000, 0.03, 77, 2);
        Certificate certificate;
        certificate.report = makeReport(fixed, check(coins, fixed));
        QVERIFY(verify(coins, certificate, 1)->empty());
        Certificate forged = certificate;
        ++forged.report.bots[1].shared;
        QCOMPARE(*verify(coins, forged, 1), std::vector<std::string>{"bold"});
        forged = certificate;
        forged.report.targets = {1, 1, 1};
        QCOMPARE(verify(coins, forged, 1)->size(), std::size_t{2});
        rules.judged = Judged::Seats;
        QCOMPARE(verify(Coins(rules), certificate, 1)->size(), std::size_t{2});
    }

    void calibrationIsNoted() {
        Calibration calibration;
        calibration.maps = 3;
        calibration.games = 100;
        calibration.teamZ = {0.5, -3.25};
        calibration.spread = 1.0000004;
        calibration.spreadAllowed = {0.9, 1.1};
        QVERIFY(noteOf(calibration) == (CalibrationNote{false, 3, 100, -3.25, 1}));
    }
};

HEXA_TEST(CertificateTest, "slow-unoptimized");
#include "certificate_test.moc"
