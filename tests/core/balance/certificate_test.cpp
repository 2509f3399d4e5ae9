// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/certificate.h"
#include "core/lab/calibration.h"
#include "core/messages/messages.h"
#include "tests/core/sim/coins.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QVariant>

#include <algorithm>
#include <cmath>

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

/// Adds a game's own notes to a report of these bots.
void note(BalanceReport& report) {
    report.standIns = StandInCount{60, 3, 2};
    report.missing = "deep";
    int strength = 1;
    for (BotReport& bot : report.bots) {
        bot.strength = strength++;
        bot.calibration = CalibrationNote{true, 40 + strength, 80'000, -1.25, 1.02};
    }
}

/// Returns a certificate with all possible contents.
Certificate noted(const Series& series, const CheckPlan& plan) {
    BalanceReport made = makeReport(plan, check(series, plan));
    note(made);
    return {bindings(), made, weakestCalibration(made)};
}

/// Returns the differences found by reading a certificate from a file and playing its games again;
/// empty: none.
std::vector<std::string> foundOf(const Series& series, const Certificate& certificate) {
    auto again = playAgain(series, certificate, 2);
    if (!again) return {again.error().code()};
    note(*again);
    std::vector<std::string> codes = differences(certificate.bindings, bindings());
    for (const Message& text : untruths(certificate, *again)) codes.push_back(text.code);
    return codes;
}

using Path = std::vector<QVariant>;  // names and numbers

/// Collects all values below one that contain no others, and the members of objects.
void collect(const QJsonValue& value, const Path& path, std::vector<Path>& leaves,
             std::vector<Path>& members) {
    const auto deeper = [&](const QVariant& step, const QJsonValue& child) {
        Path next = path;
        next.push_back(step);
        if (value.isObject()) members.push_back(next);
        collect(child, next, leaves, members);
    };
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (const QString& key : object.keys()) deeper(key, object[key]);
    } else if (value.isArray()) {
        for (int i = 0; i < value.toArray().size(); ++i) deeper(i, value.toArray()[i]);
    } else {
        leaves.push_back(path);
    }
}

/// Returns the value with change(old) at a path; without it if the change returns nothing.
template <class Change>
QJsonValue changedAt(const QJsonValue& value, const Path& path, std::size_t depth, Change change) {
    if (depth == path.size()) return change(value);
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        const QString key = path[depth].toString();
        object[key] = changedAt(object[key], path, depth + 1, change);
        if (object[key].isUndefined()) object.remove(key);
        return object;
    }
    QJsonArray array = value.toArray();
    array[path[depth].toInt()] = changedAt(array[path[depth].toInt()], path, depth + 1, change);
    return array;
}

/// Returns another value of the same kind.
QJsonValue otherThan(const QJsonValue& value) {
    if (value.isBool()) return !value.toBool();
    if (value.isDouble())
        return value.toDouble() == std::floor(value.toDouble()) ? value.toDouble() + 1
                                                                : value.toDouble() + 0.01;
    QString text = value.toString();
    for (const auto& [one, other] : {std::pair("fair", "unfair"), {"unfair", "fair"}, {"once", "always"}})
        if (text == one) return QString(other);
    if (text.isEmpty()) return QString("x");
    text.back() = text.back() == u'1' ? u'2' : u'1';
    return text;
}

QString nameOf(const Path& path) {
    QString name;
    for (const QVariant& step : path) name += '/' + step.toString();
    return name;
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

    const Coins mEven = coins();

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
        QCOMPARE(refusedWith("\"version\": 1", "\"version\": \"1\""), std::string("json.type"));
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
        const Certificate made = noted(coins(), plan());
        std::vector<double> reported;
        const auto again = playAgain(coins(), made, 1, {}, [&](double part) { reported.push_back(part); });
        QVERIFY(reported.size() > 1 && std::ranges::is_sorted(reported));
        QCOMPARE(reported.back(), 1.0);
        QVERIFY(again);
        QVERIFY(foundOf(coins(), made).empty());
        const auto otherMap = playAgain(coins(0.01), made, 2);
        QVERIFY(otherMap);
        QCOMPARE(untruths(made, *otherMap).front(),
                 (Message{"balance.certificate.untrue", {{"bots", std::string("calm, bold")}}}));
    }

    void forgedCertificatesAreFound() {
        const Messages messages = coreMessages();
        const auto found = [&](auto forge) {
            Certificate false_ = noted(coins(), plan());
            forge(false_);
            const auto codes = foundOf(coins(), false_);
            const bool known =
                std::ranges::all_of(codes, [&](const auto& code) { return messages.knows(code); });
            return known && !codes.empty() ? codes.front() : std::string();
        };
        const std::string games = "balance.certificate.untrue";
        QCOMPARE(found([](Certificate& c) { c.report.bots[1].places[0].share += 0.001; }), games);
        QCOMPARE(found([](Certificate& c) { ++c.report.bots[0].places[0].wins; }), games);
        QCOMPARE(found([](Certificate& c) { c.report.bots[1].places[2].interval.low = 0.333; }), games);
        QCOMPARE(found([](Certificate& c) { c.report.bots[0].hash ^= 1; }), games);
        QCOMPARE(found([](Certificate& c) { c.report.seed = 5; }), games);
        QCOMPARE(found([](Certificate& c) { c.report.verdict = Verdict::Unfair; }), games + ".whole");
        QCOMPARE(found([](Certificate& c) { c.report.stream = "search"; }), games + ".whole");
        QCOMPARE(found([](Certificate& c) { c.report.missing.clear(); }), games + ".strength");
        QCOMPARE(found([](Certificate& c) { c.report.bots[0].strength = 9; }), games + ".strength");
        QCOMPARE(found([](Certificate& c) { c.report.standIns = StandInCount{60, 0, 0}; }), games + ".cards");
        QCOMPARE(found([](Certificate& c) { c.calibration->maps = 400; }), games + ".calibration");
        QCOMPARE(found([](Certificate& c) { c.report.bots[0].calibration.reset(); }), games + ".calibration");
    }

    /// Whatever is changed in the file is noticed. The margin alone is the claim itself: at another
    /// one the verdict is another sentence, and as true as the counts.
    void eachValueOfTheFileCounts() {
        CoinRules rules;
        rules.seats = 3;
        rules.judged = Judged::Order;
        rules.targets = {10, 10, 11};
        rules.sharedEvery = 4;
        rules.drawnEvery = 6;
        rules.unfinishedEvery = 50;
        const Coins ordered(rules);
        const CheckPlan few = certificatePlan({"calm", "bold"}, 600, 0.2, 77, 2);
        for (const Coins* const game : {&ordered, &mEven}) {
            const Coins& series = *game;
            const Certificate made = noted(series, few);
            const QJsonValue file = QJsonDocument::fromJson(QByteArray::fromStdString(textOf(made))).object();
            const auto unnoticed = [&](const QJsonValue& content) {
                const auto read = certificateFrom(
                    QJsonDocument(content.toObject()).toJson(QJsonDocument::Compact).toStdString());
                return read && foundOf(series, *read).empty();
            };
            QVERIFY(unnoticed(file));
            std::vector<Path> leaves, members;
            collect(file, {}, leaves, members);
            QVERIFY(leaves.size() > 80);
            for (const Path& leaf : leaves)
                if (nameOf(leaf) != "/report/margin")
                    QVERIFY2(!unnoticed(changedAt(file, leaf, 0, otherThan)), qPrintable(nameOf(leaf)));
            for (const Path& member : members)
                QVERIFY2(!unnoticed(changedAt(file, member, 0,
                                              [](const QJsonValue&) { return QJsonValue::Undefined; })),
                         qPrintable(nameOf(member)));
            // The margin, with the verdict that it brings.
            Certificate wider = made;
            wider.report.margin = 0.25;
            QVERIFY(foundOf(series, wider).empty());
        }
    }

    /// A report that contradicts its own counts is refused without a game.
    void contradictionsAreRefused() {
        const auto readWith = [](auto change) {
            Certificate bad = certificate();
            change(bad.report);
            const auto read = certificateFrom(textOf(bad));
            return read ? std::string("accepted") : read.error().code();
        };
        const std::string refused = "balance.certificate.contradiction";
        QCOMPARE(readWith([](BalanceReport& r) { r.verdict = Verdict::Unfair; }), refused);
        QCOMPARE(readWith([](BalanceReport& r) { r.bots[1].verdict = Verdict::Unfair; }), refused);
        QCOMPARE(readWith([](BalanceReport& r) { r.bots[0].gap = 0; }), refused);
        QCOMPARE(readWith([](BalanceReport& r) { r.bots[0].gapInterval = {0, 0.001}; }), refused);
        QCOMPARE(readWith([](BalanceReport& r) { r.bots[0].places[1].wins += 5; }), refused);
        QCOMPARE(readWith([](BalanceReport& r) { r.bots[0].places[1].wins = INT64_MAX; }), refused);
        QCOMPARE(readWith([](BalanceReport& r) { r.cancelled = true; }), refused);
        QCOMPARE(readWith([](BalanceReport& r) { r.looking = Looking::Always; }), refused);
    }

    void verifyingCanBeCancelled() {
        std::stop_source source;
        source.request_stop();
        QCOMPARE(playAgain(coins(), certificate(), 1, source.get_token()).error().code(),
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
        const Certificate certificate = noted(coins, fixed);
        QVERIFY(foundOf(coins, certificate).empty());
        Certificate forged = certificate;
        ++forged.report.bots[1].shared;
        QCOMPARE(untruths(forged, *playAgain(coins, forged, 1)).front(),
                 (Message{"balance.certificate.untrue", {{"bots", std::string("bold")}}}));
        forged = certificate;
        forged.report.targets = {1, 1, 1};
        QVERIFY(!foundOf(coins, forged).empty());
        rules.judged = Judged::Seats;
        QVERIFY(!foundOf(Coins(rules), certificate).empty());
    }

    void calibrationIsNoted() {
        lab::Calibration calibration;
        calibration.maps = 3;
        calibration.games = 100;
        calibration.teamZ = {0.5, -3.25};
        calibration.spread = 1.0000004;
        calibration.spreadAllowed = {0.9, 1.1};
        QVERIFY(noteOf(calibration) == (CalibrationNote{false, 3, 100, -3.25, 1}));
    }
};

HEXA_TEST(CertificateTest, "long slow-unoptimized");
#include "certificate_test.moc"
