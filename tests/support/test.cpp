// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test.h"

#include <QFile>
#include <QTest>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <vector>

namespace hexa::test {
namespace {

std::vector<std::function<QObject*()>>& factories() {
    static std::vector<std::function<QObject*()>> list;
    return list;
}

}  // namespace

Registration::Registration(std::function<QObject*()> make) { factories().push_back(std::move(make)); }

int runAll(int argc, char** argv) {
    int failures = 0;
    for (const auto& make : factories()) {
        const std::unique_ptr<QObject> object(make());
        failures += QTest::qExec(object.get(), argc, argv);
    }
    return failures == 0 && !factories().empty() ? 0 : 1;
}

bool regenerateGoldens() {
    const char* wanted = std::getenv("HEXATELIER_REGENERATE");
    return wanted != nullptr && std::string(wanted) == "1";
}

std::string compareGolden(const std::string& relativePath, const std::string& actual) {
    const auto path = std::filesystem::path(HEXATELIER_SOURCE_DIR) / "tests" / relativePath;
    if (regenerateGoldens()) {
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << actual;
        return {};
    }
    std::ifstream file(path, std::ios::binary);
    if (!file) return "golden file missing: " + path.string() + " (make it with HEXATELIER_REGENERATE=1)";
    std::stringstream content;
    content << file.rdbuf();
    const std::string expected = content.str();
    if (expected == actual) return {};
    std::size_t at = 0;
    while (at < expected.size() && at < actual.size() && expected[at] == actual[at]) ++at;
    const auto from = at < 40 ? 0 : at - 40;
    return relativePath + " differs at byte " + std::to_string(at) + ":\nexpected ..." +
           expected.substr(from, 120) + "\nactual   ..." + actual.substr(from, 120);
}

}  // namespace hexa::test
