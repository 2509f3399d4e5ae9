// SPDX-License-Identifier: GPL-3.0-or-later
//   test_clockwork_rules [NAME...]   runs all tests, or those with names that begin so;
//                                    HEXATELIER_LONG=50 plays longer
#include "tests/core/systems/clockwork/rules/suite.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

namespace hexa::rulestest {
namespace {

struct Entry {
    const char* name;
    void (*run)();
};
std::vector<Entry>& tests() {
    static std::vector<Entry> list;
    return list;
}
int failures = 0;
constexpr int maxReported = 20;

}  // namespace

void fail(const std::string& what) {
    if (++failures <= maxReported) std::printf("   FAIL: %s\n", what.c_str());
}

int repeat() {
    const char* text = std::getenv("HEXATELIER_LONG");
    return text != nullptr && std::atoi(text) > 0 ? std::atoi(text) : 1;
}

Test::Test(const char* name, void (*run)()) { tests().push_back({name, run}); }

}  // namespace hexa::rulestest

int main(int count, char** words) {
    using namespace hexa::rulestest;
    int failed = 0;
    for (const auto& [name, run] : tests()) {
        bool wanted = count < 2;
        for (int i = 1; i < count; ++i) wanted |= std::string_view(name).starts_with(words[i]);
        if (!wanted) continue;
        failures = 0;
        const auto start = std::chrono::steady_clock::now();
        run();
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
        std::printf("%s %s (%.2f s)\n", failures == 0 ? "ok  " : "FAIL", name, taken.count());
        std::fflush(stdout);
        if (failures > 0) ++failed;
    }
    return failed == 0 ? 0 : 1;
}
