// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/result.h"
#include "editor/jobs/latestjob.h"
#include "editor/jobs/snapshotjob.h"
#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <vector>

using namespace hexa;
using namespace hexa::editor;
using namespace std::chrono_literals;

namespace {

void untilStopped(const std::stop_token& stop) {
    while (!stop.stop_requested()) std::this_thread::yield();
}

/// Lets the event loop run for a while in which nothing must happen.
void turn() { QTest::qWait(30); }

/// Asks a LatestJob for the answer `number`, which is given when `gate` is open or the job is
/// cancelled.
struct Asking {
    LatestJob& job;
    std::vector<int> answers{};
    std::vector<int> prepared{};
    std::atomic<bool> gate = true;
    std::atomic<int> begun = 0;
    std::atomic<int> cancelled = 0;

    void ask(int number, std::chrono::milliseconds debounce = {}) {
        job.ask(
            [this, number] {
                prepared.push_back(number);
                return [this, number](const JobControl& control) {
                    ++begun;
                    while (!gate && !control.stop.stop_requested()) std::this_thread::yield();
                    if (control.stop.stop_requested()) ++cancelled;
                    return number;
                };
            },
            [this](int answer) { answers.push_back(answer); }, debounce);
    }
};

}  // namespace

class JobsTest : public QObject {
    Q_OBJECT

private slots:
    void aJobTellsItsResultAfterItsEnd() {
        Job job;
        std::optional<int> result;
        job.start([](const JobControl&) { return 42; },
                  [&](int found) {
                      QVERIFY(!job.running());
                      result = found;
                  });
        QVERIFY(job.running());
        QVERIFY(!result);
        QTRY_COMPARE(result, std::optional(42));
    }

    void aJobTellsItsFailure() {
        Job job;
        std::optional<Result<int>> result;
        job.start([](const JobControl&) -> Result<int> { return Error("some.code"); },
                  [&](const Result<int>& found) { result = found; });
        QTRY_VERIFY(result);
        QVERIFY(!result->ok());
        QCOMPARE(result->error().code(), std::string("some.code"));
    }

    void jobsOfOneObjectTellTheirResultsInOrder() {
        Job job;
        std::vector<int> results;
        std::function<void(int)> next = [&](int result) {
            results.push_back(result);
            if (result < 20) job.start([result](const JobControl&) { return result + 1; }, next);
        };
        job.start([](const JobControl&) { return 0; }, next);
        QTRY_COMPARE(results.size(), std::size_t{21});
        for (int i = 0; i <= 20; ++i) QCOMPARE(results[static_cast<std::size_t>(i)], i);
    }

    void progressNeverFalls() {
        Job job;
        QSignalSpy progressed(&job, &Job::progressed);
        bool ended = false;
        job.start(
            [](const JobControl& control) {
                for (int i = 0; i <= 1000; ++i) {
                    control.progress(i / 1000.0);
                    control.progress(i / 2000.0);
                }
                return Done{};
            },
            [&](Done) { ended = true; });
        QTRY_VERIFY(ended);
        QVERIFY(progressed.count() >= 1);
        for (int i = 1; i < progressed.count(); ++i)
            QVERIFY(progressed[i - 1].first().toInt() < progressed[i].first().toInt());
        QCOMPARE(progressed.last().first().toInt(), 100);
    }

    void aCancelledJobStillEnds() {
        Job job;
        bool stopped = false;
        job.start(
            [](const JobControl& control) {
                untilStopped(control.stop);
                return control.stop.stop_requested();
            },
            [&](bool result) { stopped = result; });
        turn();
        QVERIFY(job.running());
        job.cancel();
        QTRY_VERIFY(stopped);
        QVERIFY(!job.running());
    }

    void waitingTellsTheResultOnce() {
        Job job;
        QSignalSpy progressed(&job, &Job::progressed);
        int reported = 0;
        const auto start = [&] {
            job.start(
                [](const JobControl& control) {
                    control.progress(0.5);
                    return 1;
                },
                [&](int result) { reported += result; });
        };
        start();
        job.wait();
        QCOMPARE(reported, 1);
        job.wait();  // nothing runs
        turn();      // the end that the work posted belongs to a job that was reported
        QCOMPARE(reported, 1);
        QCOMPARE(progressed.count(), 0);
        start();
        QTRY_COMPARE(reported, 2);
    }

    void destroyingOrDiscardingAJobWaitsAndTellsNothing() {
        std::atomic<int> left = 0;
        bool reported = false;
        const auto work = [&left](const JobControl& control) {
            untilStopped(control.stop);
            ++left;
            return Done{};
        };
        {
            Job job;
            job.start(work, [&](Done) { reported = true; });
        }
        QCOMPARE(left.load(), 1);
        Job job;
        job.start(work, [&](Done) { reported = true; });
        job.discard();
        QVERIFY(!job.running());
        QCOMPARE(left.load(), 2);
        turn();
        QVERIFY(!reported);
    }

    void theLatestRequestWins() {
        LatestJob job;
        Asking asking{job};
        for (int i = 1; i <= 3; ++i) asking.ask(i);
        QVERIFY(job.waiting() && job.pending());
        QTRY_VERIFY(!job.pending());
        QCOMPARE(asking.prepared, std::vector{3});  // the others had not begun
        QCOMPARE(asking.answers, std::vector{3});
    }

    void aRequestOvertakenAtWorkIsCancelledAndDropped() {
        LatestJob job;
        Asking asking{job};
        asking.gate = false;
        asking.ask(1);
        QTRY_COMPARE(asking.begun.load(), 1);
        QVERIFY(!job.waiting() && job.pending());
        asking.ask(2);
        QTRY_COMPARE(asking.begun.load(), 2);
        asking.gate = true;
        QTRY_VERIFY(!job.pending());
        QCOMPARE(asking.answers, std::vector{2});
        QCOMPARE(asking.cancelled.load(), 1);
    }

    void aRequestOvertakenAtWorkIsAnsweredWhereWanted() {
        LatestJob job(LatestJob::Overtaken::Answered);
        Asking asking{job};
        asking.gate = false;
        asking.ask(1);
        QTRY_COMPARE(asking.begun.load(), 1);
        for (int i = 2; i <= 4; ++i) asking.ask(i);
        turn();
        QCOMPARE(asking.begun.load(), 1);  // one after the other
        asking.gate = true;
        QTRY_VERIFY(!job.pending());
        QCOMPARE(asking.answers, (std::vector{1, 4}));
        QCOMPARE(asking.cancelled.load(), 0);
    }

    void requestsWaitForAPause() {
        LatestJob job;
        Asking asking{job};
        QElapsedTimer time;
        for (int i = 1; i <= 5; ++i) {
            asking.ask(i, 500ms);
            QTest::qWait(10);
        }
        time.start();
        QVERIFY(asking.prepared.empty());
        QTRY_COMPARE(asking.answers, std::vector{5});
        QVERIFY2(time.elapsed() >= 400, qPrintable(QString::number(time.elapsed())));
    }

    void aCancelledRequestHasNoAnswer() {
        for (const auto overtaken : {LatestJob::Overtaken::Dropped, LatestJob::Overtaken::Answered}) {
            LatestJob job(overtaken);
            Asking asking{job};
            asking.ask(1);
            job.cancel();
            QVERIFY(!job.pending());
            turn();
            QVERIFY(asking.prepared.empty());
            asking.gate = false;
            asking.ask(2);
            QTRY_COMPARE(asking.begun.load(), 1);
            job.cancel();
            QVERIFY(!job.pending());
            asking.gate = true;
            asking.ask(3);  // waits for the one that was cancelled
            QTRY_VERIFY(!job.pending());
            QCOMPARE(asking.answers, std::vector{3});
        }
    }

    void anAnswerMayAskAgain() {
        LatestJob job;
        std::vector<int> answers;
        std::function<void(int)> ask = [&](int number) {
            job.ask([number] { return [number](const JobControl&) { return number; }; },
                    [&](int answer) {
                        answers.push_back(answer);
                        if (answer < 3) ask(answer + 1);
                    });
        };
        ask(1);
        QTRY_VERIFY(!job.pending());
        QCOMPARE(answers, (std::vector{1, 2, 3}));
    }

    void destroyingALatestJobAtWorkWaits() {
        std::atomic<int> cancelled = 0;
        std::atomic<bool> begun = false;
        {
            LatestJob job;
            job.ask(
                [&] {
                    return [&](const JobControl& control) {
                        begun = true;
                        untilStopped(control.stop);
                        ++cancelled;
                        return Done{};
                    };
                },
                [](Done) { QFAIL("the receiver is gone"); });
            QTRY_VERIFY(begun);
        }
        QCOMPARE(cancelled.load(), 1);
        turn();
    }

    void snapshotsThatAreNotTakenAreReplaced() {
        SnapshotJob<int> job;
        std::vector<int> shown;
        bool running = true;
        int ended = 0;
        std::atomic<bool> counted = false;
        QVERIFY(job.state() == nullptr);
        const auto start = [&](int end) {
            job.start(
                [end, &counted](SnapshotJob<int>::Control& control) {
                    for (int i = 1; i < end; ++i) control.show(i);
                    counted = true;
                    return end;
                },
                [&] {
                    shown.push_back(*job.state());
                    running = job.running();
                },
                [&] { ++ended; });
        };
        start(50'000);
        QVERIFY(job.running());
        while (!counted) std::this_thread::yield();  // the window takes nothing meanwhile
        QTRY_COMPARE(ended, 1);
        QCOMPARE(shown, (std::vector{49'999, 50'000}));
        QVERIFY(!running && !job.running());
        // Another run starts again; states come in their order.
        shown.clear();
        start(200);
        QVERIFY(job.state() == nullptr);
        QTRY_COMPARE(ended, 2);
        QVERIFY(std::ranges::is_sorted(shown));
        QCOMPARE(*job.state(), 200);
    }

    void aSnapshotJobIsCancelledOrDestroyedAtWork() {
        const auto count = [](SnapshotJob<int>::Control& control) {
            int number = 0;
            while (!control.stop.stop_requested())
                if (control.due()) control.show(++number);
            return -1;
        };
        SnapshotJob<int> job;
        bool ended = false;
        job.start(
            count, [] {}, [&] { ended = true; });
        QTRY_VERIFY(job.state() != nullptr);
        QVERIFY(*job.state() > 0);
        job.cancel();
        QTRY_VERIFY(ended);
        QCOMPARE(*job.state(), -1);
        SnapshotJob<int> gone;
        gone.start(
            count, [] {}, [] { QFAIL("the receiver is gone"); });
    }
};

HEXA_TEST(JobsTest);
#include "jobs_test.moc"
