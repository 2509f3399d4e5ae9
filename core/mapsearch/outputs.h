// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/parallel.h"
#include "core/engine/generate/generate.h"

#include <optional>
#include <vector>

namespace hexa::mapsearch {

/// Returns the outputs of jobs 0 to count - 1, done on the threads of a request, in the order of
/// the jobs; fewer if it was stopped. makeWorker() gives each thread a function of its own that
/// takes the number of a job (see forEachInOrder).
template <class Output, class MakeWorker>
std::vector<Output> outputsOf(std::size_t count, const GenerateRequest& request, MakeWorker makeWorker) {
    std::vector<Output> outputs;
    outputs.reserve(count);
    forEachInOrder(
        {0, static_cast<std::int64_t>(count), request.threads, request.stop},
        [&] {
            return [worker = makeWorker()](std::int64_t job) mutable {
                return std::optional<Output>(worker(static_cast<std::size_t>(job)));
            };
        },
        [&](std::int64_t, Output&& output) {
            outputs.push_back(std::move(output));
            if (request.progress)
                request.progress(static_cast<double>(outputs.size()) / static_cast<double>(count));
        });
    return outputs;
}

}  // namespace hexa::mapsearch
