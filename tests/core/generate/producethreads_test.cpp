// SPDX-License-Identifier: GPL-3.0-or-later
// The runs of produce() with several threads, also for the thread sanitizer.
#include "core/generate/produce.h"
#include "tests/core/generate/requests.h"
#include "tests/support/oddstoy.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <thread>

using namespace hexa;
using namespace hexa::generate;
using hexa::test::oddsToy;
using hexa::test::oneWayUp;
using hexa::test::requestFor;

class ProduceThreadsTest : public QObject {
    Q_OBJECT

private slots:
    void anyNumberOfThreadsMakesTheSame() {
        const GameSystem system = oddsToy();
        ProduceRequest request = requestFor(system, 3);
        request.finalists = 7;
        const auto one = produce(system, request);
        request.search.threads = 3;
        const auto three = produce(system, request);
        QVERIFY(one.ok() && three.ok());
        QCOMPARE(one->maps.size(), std::size_t{3});
        QCOMPARE(one->games, three->games);
        for (std::size_t i = 0; i < 3; ++i) {
            QVERIFY(one->maps[i].candidate == three->maps[i].candidate);
            QVERIFY(one->maps[i].played == three->maps[i].played);
        }
    }

    /// One progress for the whole run: it never falls for any listener, any request or any thread.
    void progressNeverFalls_data() {
        QTest::addColumn<int>("games");
        QTest::addColumn<int>("keep");
        QTest::addColumn<int>("threads");
        QTest::addColumn<bool>("race");
        QTest::addColumn<double>("margin");
        for (const int games : {2'000, 40'000, 200'000})
            for (const int keep : {1, 4})
                for (const int threads : {1, 3})
                    QTest::addRow("%d-%d-%d", games, keep, threads)
                        << games << keep << threads << true << 0.2;
        QTest::newRow("no certificate") << 40'000 << 3 << 2 << true << 0.0;
        QTest::newRow("certificate only") << 40'000 << 3 << 2 << false << 0.2;
        QTest::newRow("search only") << 40'000 << 3 << 2 << false << 0.0;
    }
    void progressNeverFalls() {
        QFETCH(int, games);
        QFETCH(int, keep);
        QFETCH(int, threads);
        QFETCH(bool, race);
        QFETCH(double, margin);
        const GameSystem system = oneWayUp({3, 0});
        ProduceRequest request = requestFor(system, keep);
        request.games = games;
        request.search.threads = threads;
        request.tournament = race ? WithTournament::Yes : WithTournament::No;
        request.certificateGames = 500;
        if (margin > 0) request.margin = margin;
        double part = 0;
        int looks = 0;
        QString fell;
        bool elsewhere = false;
        const auto caller = std::this_thread::get_id();
        const auto made = produce(system, request, [&](const ProduceProgress& progress) {
            if (progress.part < part) fell += QStringLiteral("%1 after %2; ").arg(progress.part).arg(part);
            elsewhere = elsewhere || std::this_thread::get_id() != caller;
            part = progress.part;
            ++looks;
        });
        QVERIFY(made.ok());
        QVERIFY2(fell.isEmpty(), qPrintable(fell));
        QVERIFY(!elsewhere && looks > 0);
        QCOMPARE(part, 1.0);
    }

    void stoppingGivesTheBestSoFar() {
        const GameSystem system = oddsToy();
        ProduceRequest request = requestFor(system, 2);
        request.finalists = 7;
        request.games = 4'000'000;
        request.search.threads = 2;
        request.margin = 0.02;
        std::stop_source source;
        request.search.stop = source.get_token();
        std::vector<ProduceProgress::Stage> stages;
        const auto made = produce(system, request, [&](const ProduceProgress& progress) {
            stages.push_back(progress.stage);
            if (progress.stage == ProduceProgress::Stage::Playing && progress.best != nullptr)
                source.request_stop();
        });
        QVERIFY(made.ok());
        QVERIFY(made->cancelled);
        QVERIFY(!made->maps.empty() && made->maps.size() <= 2);
        QVERIFY(!made->maps.front().certificate);
        QVERIFY(made->games < 4'000'000);
        // Nothing makes them again.
        for (const Produced& map : made->maps)
            QCOMPARE(map.candidate.scenario.provenance.settings, std::string());
        QVERIFY(std::ranges::is_sorted(stages));
        QVERIFY(std::ranges::find(stages, ProduceProgress::Stage::Certifying) == stages.end());
    }
};

HEXA_TEST(ProduceThreadsTest);
#include "producethreads_test.moc"
