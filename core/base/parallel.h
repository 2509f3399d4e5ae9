// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace hexa {

/// Jobs first to end - 1 and their number of threads (at least one, as the calling thread takes
/// part).
struct ParallelJobs {
    std::int64_t first = 0;
    std::int64_t end = 0;
    int threads = 1;
    /// No job begins after a stop request; a running job may react to it or not.
    std::stop_token stop;
};

/// Does the jobs on several threads and takes their outputs in the order of their numbers, so that
/// the result is the same for any number of threads.
///
/// makeWorker() is called once on each thread and gives a function `std::optional<Output>
/// worker(std::int64_t job)` that may keep a state of its own. An empty output means that the job
/// stopped half-way, and ends that thread's work. take(job, Output&&) is called by the calling
/// thread, between its own jobs and at the end: it needs no lock, and may call listeners directly.
///
/// Returns the first job that was not taken: `end`, or a lower one after a stop. Outputs behind a
/// job that stopped half-way are dropped, so that the taken ones have no gap.
template <class MakeWorker, class Take>
std::int64_t forEachInOrder(const ParallelJobs& jobs, MakeWorker makeWorker, Take take) {
    using Output = typename decltype(makeWorker()(std::int64_t{}))::value_type;
    std::atomic<std::int64_t> next = jobs.first;
    std::mutex mutex;  // protects waiting and helping
    std::condition_variable news;
    std::map<std::int64_t, Output> waiting;  // outputs that were not taken yet
    int helping = 0;                         // threads besides the calling one that still work
    // Does one job. Returns false if none is left.
    const auto doOne = [&](auto& worker) {
        if (jobs.stop.stop_requested()) return false;
        const std::int64_t job = next.fetch_add(1);
        if (job >= jobs.end) return false;
        auto output = worker(job);
        if (!output) return false;
        const std::lock_guard lock(mutex);
        waiting.emplace(job, *std::move(output));
        news.notify_one();
        return true;
    };
    const auto help = [&] {
        auto worker = makeWorker();
        while (doOne(worker)) continue;
        const std::lock_guard lock(mutex);
        --helping;
        news.notify_one();
    };
    std::int64_t taken = jobs.first;
    // Takes the outputs without a gap, while the other threads continue.
    const auto takeAll = [&](std::unique_lock<std::mutex>& lock) {
        while (!waiting.empty() && waiting.begin()->first == taken) {
            auto ready = waiting.extract(waiting.begin());
            lock.unlock();
            take(taken++, std::move(ready.mapped()));
            lock.lock();
        }
    };
    const auto useful = std::min<std::int64_t>(jobs.threads, jobs.end - jobs.first);
    std::vector<std::jthread> helpers;  // last: they use all of the above
    helping = static_cast<int>(std::max<std::int64_t>(0, useful - 1));
    for (std::int64_t i = 1; i < useful; ++i) helpers.emplace_back(help);
    auto worker = makeWorker();
    while (doOne(worker)) {
        std::unique_lock lock(mutex);
        takeAll(lock);
    }
    std::unique_lock lock(mutex);
    while (true) {
        takeAll(lock);
        if (helping == 0) return taken;
        news.wait(lock,
                  [&] { return helping == 0 || (!waiting.empty() && waiting.begin()->first == taken); });
    }
}

}  // namespace hexa
