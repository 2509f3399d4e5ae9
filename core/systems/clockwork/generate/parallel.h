// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate.h"

#include <atomic>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace hexa::clockwork {

/// Does jobs 0 to count - 1 on the threads of a request. makeWorker() gives each thread a function of its own that takes
/// the number of a job; what comes out is by number, so it is the same for any number of threads. Jobs that were not begun
/// when somebody stopped are empty.
template <class Output, class MakeWorker>
std::vector<std::optional<Output>> forEachJob(std::size_t count, const GenerateRequest& request,
                                              MakeWorker makeWorker) {
    std::vector<std::optional<Output>> outputs(count);
    std::atomic<std::size_t> next = 0;
    std::size_t done = 0;
    std::mutex mutex;  // protects done and progress
    const auto work = [&] {
        auto worker = makeWorker();
        for (std::size_t job = next++; job < count && !request.stop.stop_requested(); job = next++) {
            outputs[job] = worker(job);
            const std::lock_guard lock(mutex);
            ++done;
            if (request.progress) request.progress(static_cast<double>(done) / static_cast<double>(count));
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (int i = 1; i < request.threads && static_cast<std::size_t>(i) < count; ++i)
            helpers.emplace_back(work);
        work();
    }
    return outputs;
}

}  // namespace hexa::clockwork
