// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/parallel.h"
#include "tests/support/test.h"

#include <QTest>

#include <numeric>
#include <optional>
#include <set>

using namespace hexa;

class ParallelTest : public QObject {
    Q_OBJECT

private slots:
    void outputsComeInTheOrderOfTheJobs() {
        for (const int threads : {-1, 0, 1, 2, 7, 64}) {
            std::vector<std::int64_t> jobs;
            std::vector<std::int64_t> outputs;
            const auto end = forEachInOrder(
                {5, 105, threads, {}},
                [] {
                    return [](std::int64_t job) {
                        // The first jobs last longest.
                        if (job < 8) std::this_thread::yield();
                        return std::optional(job * job);
                    };
                },
                [&](std::int64_t job, std::int64_t output) {
                    jobs.push_back(job);
                    outputs.push_back(output);
                });
            QCOMPARE(end, std::int64_t{105});
            std::vector<std::int64_t> expected(100);
            std::iota(expected.begin(), expected.end(), 5);
            QVERIFY(jobs == expected);
            for (std::size_t i = 0; i < jobs.size(); ++i) QCOMPARE(outputs[i], jobs[i] * jobs[i]);
        }
    }

    void noJobsAreNoWork() {
        const auto fail = [](std::int64_t) -> std::optional<int> { qFatal("a job that does not exist"); };
        const auto end = forEachInOrder(
            {3, 3, 4, {}}, [&] { return fail; }, [](std::int64_t, int) {});
        QCOMPARE(end, std::int64_t{3});
    }

    void eachThreadHasAWorkerOfItsOwn() {
        std::mutex mutex;
        std::set<std::thread::id> threads;
        std::atomic<int> workers = 0;
        std::int64_t sum = 0;
        forEachInOrder(
            {0, 1000, 3, {}},
            [&] {
                ++workers;
                const std::lock_guard lock(mutex);
                threads.insert(std::this_thread::get_id());
                // A state without a lock: a data race here would show under the thread sanitizer.
                return [own = std::int64_t{0}](std::int64_t) mutable { return std::optional(++own); };
            },
            [&](std::int64_t, std::int64_t) { ++sum; });
        QCOMPARE(static_cast<std::size_t>(workers), threads.size());
        QCOMPARE(workers.load(), 3);
        QCOMPARE(sum, std::int64_t{1000});
    }

    void whatIsTakenHasNoGap() {
        for (const int threads : {1, 2, 5}) {
            std::vector<std::int64_t> taken;
            const auto end = forEachInOrder(
                {0, 100, threads, {}},
                [] {
                    return [](std::int64_t job) -> std::optional<int> {
                        if (job == 37) return std::nullopt;
                        return 1;
                    };
                },
                [&](std::int64_t job, int) { taken.push_back(job); });
            QCOMPARE(end, std::int64_t{37});
            QCOMPARE(taken.size(), std::size_t{37});
            QCOMPARE(taken.back(), std::int64_t{36});
        }
    }

    void aStopBeginsNothingNewAndKeepsWhatIsDone() {
        for (const int threads : {1, 3}) {
            std::stop_source stop;
            std::atomic<std::int64_t> begun = 0;
            std::int64_t taken = 0;
            const auto end = forEachInOrder(
                {0, 1'000'000, threads, stop.get_token()},
                [&] {
                    return [&](std::int64_t job) {
                        ++begun;
                        if (job == 50) stop.request_stop();
                        return std::optional(job);
                    };
                },
                [&](std::int64_t, std::int64_t) { ++taken; });
            QCOMPARE(end, begun.load());
            QCOMPARE(taken, begun.load());
            QVERIFY(taken > 50 && taken < 1'000'000);
        }
    }
};

HEXA_TEST(ParallelTest);
#include "parallel_test.moc"
