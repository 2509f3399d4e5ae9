// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/measure.h"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <vector>

namespace hexa::bench {

namespace {

double middle(std::vector<double>& values) {
    const auto half = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), half, values.end());
    return *half;
}

double processorSeconds() {
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

}  // namespace

double wallTime() {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

double threadTime() {
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

Seconds median(int runs, const std::function<void()>& work) {
    using Clock = std::chrono::steady_clock;
    work();
    std::vector<double> wall, processor;
    for (int i = 0; i < runs; ++i) {
        const auto start = Clock::now();
        const double before = processorSeconds();
        work();
        processor.push_back(processorSeconds() - before);
        wall.push_back(std::chrono::duration<double>(Clock::now() - start).count());
    }
    return {middle(wall), middle(processor)};
}

void row(const std::string& name, Seconds value, const std::string& unit, const std::string& how,
         const std::string& target) {
    std::printf("%s\t%.4g\t%.4g\t%s\t%s\t%s\n", name.c_str(), value.wall, value.processor, unit.c_str(),
                target.c_str(), how.c_str());
    std::fflush(stdout);
}

void durationRow(const std::string& name, Seconds seconds, const std::string& how,
                 const std::string& target) {
    row(name, seconds, "s", how, target);
}

Seconds rate(double count, Seconds seconds) { return {count / seconds.wall, count / seconds.processor}; }

void use(const void* result) {
    [[maybe_unused]] static volatile const void* sink;
    sink = result;
}

double peakMebibytes() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

}  // namespace hexa::bench
