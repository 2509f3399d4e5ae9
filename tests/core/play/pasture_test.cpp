// SPDX-License-Identifier: GPL-3.0-or-later
// An open game with dice: options with texts and places, figures that the game names, chance that
// people type in.
#include "tests/support/pasture.h"

#include "core/engine/play/playreport.h"
#include "core/io/format/recordfile.h"
#include "core/play/conformance.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;

class PastureTest : public QObject {
    Q_OBJECT

    const Systems mSystems{{test::pasturedToy()}};
    const GameSystem& mToy = mSystems.list().front();

    std::unique_ptr<Match> begin(bool typed, const char* bot = "random") const {
        MatchSetup setup;
        setup.seed = 3;
        setup.typedChance = typed;
        setup.players.assign(2, {"", bot, {}});
        auto match = mToy.play->start(test::pastureMap(mToy), setup);
        return match ? *std::move(match) : nullptr;
    }

private slots:
    void keepsWhatEveryMatchKeeps() {
        for (const std::uint64_t seed : {1, 2, 3, 4, 5})
            QCOMPARE(play::findFault(*mToy.play, test::pastureMap(mToy), {}, seed), std::string());
    }

    /// Counts that belong together: the form contains the remaining decisions, the record has a
    /// line for each.
    void countsAreABundle() {
        for (const std::uint64_t seed : {1, 2, 3, 4, 5})
            QCOMPARE(play::findFault(*mToy.play, test::pastureMap(mToy), {{"tithe", true}}, seed),
                     std::string());
        for (const std::uint64_t seed : {1, 2, 3, 4, 5})
            QCOMPARE(play::findFault(*mToy.play, test::pastureMap(mToy), {{"rent", true}}, seed),
                     std::string());
        MatchSetup setup;
        setup.seed = 3;
        setup.options = {{"tithe", true}};
        const auto match = *mToy.play->start(test::pastureMap(mToy), setup);
        for (int turn = 0; turn < test::Pasture::turns; ++turn) {
            QVERIFY(match->decision().bundle.empty());
            QVERIFY(match->playOne());
            // The first player gets wool, and rests once.
            const char* what = turn % 2 != 0 || turn == 4 ? " do rest" : " do graze";
            QVERIFY(match->apply('P' + std::to_string(turn % 2 + 1) + what).ok());
        }
        const BundleForm form = match->decision().bundle;
        QCOMPARE(form.parts.size(), std::size_t{2});
        QCOMPARE(form.least, 2);
        QCOMPARE(form.most, std::min(4, form.parts[0].max + 1));
        QCOMPARE(form.parts[1].max, 1);
        const std::vector<int> none{0, 0}, one{1, 0}, enough{1, 1};
        QCOMPARE(form.need(none), 2);
        QCOMPARE(form.need(one), 1);
        QCOMPARE(form.need(enough), 0);
        QCOMPARE(form.room(enough), form.most - 2);
        QVERIFY(form.lines(enough) == (std::vector<std::string>{"P1 pay wool 1", "P1 pay rests 1"}));
        QCOMPARE(form.countOf(0, "P1 pay wool 3"), 3);
        QCOMPARE(form.countOf(0, "P1 pay rests 3"), -1);
        QCOMPARE(form.countOf(0, "P1 pay wool many"), -1);
        QVERIFY(!match->check("P1 pay wool 0").ok());  // one rest is not enough
        QVERIFY(match->apply("P1 pay wool 1").ok());
        // The rest is a bundle, too.
        QCOMPARE(match->decision().bundle.parts.size(), std::size_t{1});
        QCOMPARE(match->decision().bundle.least, 1);
        QVERIFY(match->apply("P1 pay rests 1").ok());
        QCOMPARE(match->decision().seats, std::vector{1});
        QCOMPARE(match->decision().bundle.parts[0].max, 0);
        QCOMPARE(match->decision().bundle.parts[1].max, 3);
    }

    /// A secret of one player is in his view alone, and no decision reveals it.
    void wishesAreSecretOnDemand() {
        QCOMPARE(play::findFault(*mToy.play, test::pastureMap(mToy), {{"wish", true}}, 2), std::string());
        MatchSetup setup;
        setup.seed = 3;
        setup.options = {{"wish", true}};
        const auto match = *mToy.play->start(test::pastureMap(mToy), setup);
        QVERIFY(match->secretsNow() && match->secretsOnDemand());
        QCOMPARE(match->view(-1).cards.size(), std::size_t{1});
        QCOMPARE(match->view(0).cards.size(), std::size_t{2});
        QVERIFY(match->view(0).cards.back().name != match->view(1).cards.back().name);
    }

    /// Payments: the value of each item counts, and no superfluous item is paid.
    void paymentsAreMinimal() {
        BundleForm form;
        form.parts = {{"P1 pay silver", {"toy.wool", {}}, 4}, {"P1 pay gold", {"toy.rests", {}}, 2, 3}};
        form.least = 4;
        form.minimal = true;
        const auto complete = [&](int silver, int gold) { return form.complete(std::vector{silver, gold}); };
        QVERIFY(complete(4, 0) && complete(1, 1) && complete(0, 2));
        QVERIFY(!complete(3, 0) && !complete(0, 1));  // too little
        QVERIFY(!complete(2, 1) && !complete(1, 2));  // a silver could be left out
        QVERIFY(!complete(5, 0) && !complete(0, 3));  // more than there is
        QCOMPARE(form.need(std::vector{0, 1}), 1);
        QCOMPARE(form.roomFor(0, std::vector{0, 1}), 1);
        QCOMPARE(form.roomFor(1, std::vector{0, 1}), 1);
        QCOMPARE(form.roomFor(1, std::vector{2, 0}), 0);
        QCOMPARE(form.roomFor(0, std::vector{0, 2}), 0);
        QCOMPARE(form.room(std::vector{1, 1}), 0);
        form.minimal = false;
        form.most = 7;
        QVERIFY(complete(2, 1) && complete(4, 1) && !complete(2, 2));
        QCOMPARE(form.room(std::vector{1, 1}), 3);
    }

    void chanceIsTypedInAndTheRecordKeepsThat() {
        const auto match = begin(true);
        QVERIFY(match != nullptr);
        QCOMPARE(match->decision().kind, MatchDecision::Kind::Chance);
        QVERIFY(!match->playOne());  // people say what came
        QVERIFY(!match->check("chance 4").ok());
        // The seed's result replaces a die; the table may have another result.
        const ChanceForm form = match->decision().chance;
        const int drawn = form.read(match->drawn()).front();
        const int other = (drawn + 1) % 3;
        QVERIFY(match->apply(form.line(std::vector{other})).ok());
        QVERIFY(match->playOne());
        const std::string text = writeRecord(match->record(), mToy.catalog);
        QVERIFY(text.find("\"chance\": \"typed\"") != std::string::npos);
        const auto record = readRecord(text, mSystems);
        QVERIFY(record.ok());
        QVERIFY(record->typedChance);
        QCOMPARE(writeRecord(*record, mToy.catalog), text);
        // It is not from the seed, so only a record with "typed" is verified.
        QVERIFY(mToy.play->resume(*record, ReplayMode::Drawn).ok());
        GameRecord claims = *record;
        claims.typedChance = false;
        const auto refused = mToy.play->resume(claims, ReplayMode::Drawn);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code(), std::string("record.not-drawn"));
    }

    void recordsOfDrawnGamesSayNothing() {
        const auto match = begin(false);
        while (match->playOne()) {
        }
        const std::string text = writeRecord(match->record(), mToy.catalog);
        QVERIFY(text.find("\"chance\":") == std::string::npos);
        std::string wrong = text;
        wrong.insert(wrong.find("\"players\""), "\"chance\": \"guessed\", ");
        const auto refused = readRecord(wrong, mSystems);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code(), std::string("file.bad-chance"));
    }

    void theReportHasTheColumnsOfTheGame() {
        const auto match = begin(false);
        while (match->playOne()) {
        }
        const auto report = reportOf(mToy, match->record());
        QVERIFY(report.ok());
        const MatchStanding standing = match->standing();
        QVERIFY(report->columns == standing.columns);
        QCOMPARE(report->columns.size(), std::size_t{2});
        QCOMPARE(report->columns[1].id, std::string("rests"));
        for (std::size_t seat = 0; seat < 2; ++seat)
            for (std::size_t column = 0; column < 2; ++column)
                QCOMPARE(report->turns.back().figures[column][seat], standing.seats[seat].figures[column]);
    }

    void whatStandsOnTheBoardIsTheGames() {
        const auto match = begin(true);
        QCOMPARE(match->record().scenario.board.pieces.size(), std::size_t{1});
        QVERIFY(match->view(-1).placements->empty());
        QVERIFY(match->apply("chance 2").ok());
        QVERIFY(match->apply("P1 do mill").ok());
        QVERIFY(match->apply("chance 2").ok());
        QVERIFY(match->apply("P2 do fence").ok());
        const MatchView view = match->view(-1);
        QCOMPARE(view.placements->size(), std::size_t{1});
        QCOMPARE(view.placements->front().slot, std::string("south"));
        QCOMPARE(view.edges->size(), std::size_t{1});
        QVERIFY(!view.regions);  // as on the map
    }
};

HEXA_TEST(PastureTest);
#include "pasture_test.moc"
