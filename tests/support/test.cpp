// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test.h"

#include <QFile>
#include <QTest>

#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <sstream>
#include <string_view>
#include <vector>

namespace hexa::test {
namespace {

struct TestClass {
    std::function<QObject*()> make;
    std::string labels;
};
using TestClasses = std::map<std::string, TestClass>;

/// Returns the classes by name, without the "Test" at its end. Filled before main().
TestClasses& classes() {
    static TestClasses all;
    return all;
}

std::string shortName(std::string name) {
    if (name.ends_with("Test")) name.resize(name.size() - 4);
    return name;
}

/// Returns the classes named by the first arguments: functions and options of QtTest don't begin
/// with a capital letter.
std::vector<std::string> namedClasses(int argc, char** argv) {
    std::vector<std::string> names;
    for (int i = 1; i < argc && std::isupper(static_cast<unsigned char>(argv[i][0])); ++i)
        names.push_back(shortName(argv[i]));
    return names;
}

}  // namespace

Registration::Registration(const char* name, std::function<QObject*()> make, const char* labels) {
    const bool isNew = classes().emplace(shortName(name), TestClass{std::move(make), labels}).second;
    if (isNew) return;
    std::fprintf(stderr, "two test classes are called %s\n", name);
    std::exit(2);
}

std::optional<int> answered(int argc, char** argv) {
    if (argc == 2 && std::string_view(argv[1]) == "--list") {
        for (const auto& [name, known] : classes())
            std::printf("%s %s\n", name.c_str(), known.labels.c_str());
        return 0;
    }
    for (const std::string& name : namedClasses(argc, argv))
        if (!classes().contains(name)) {
            std::fprintf(stderr, "%s has no test class %sTest; --list names those that it has\n", argv[0],
                         name.c_str());
            return 2;
        }
    return std::nullopt;
}

int run(int argc, char** argv) {
    std::vector<std::string> names = namedClasses(argc, argv);
    // Arguments for QtTest: the name of the program, and those behind the classes.
    std::vector<char*> arguments{argv[0]};
    arguments.insert(arguments.end(), argv + 1 + names.size(), argv + argc);
    if (names.empty())
        for (const auto& [name, known] : classes()) names.push_back(name);
    int failures = 0;
    for (const std::string& name : names) {
        const std::unique_ptr<QObject> object(classes().at(name).make());
        failures += QTest::qExec(object.get(), static_cast<int>(arguments.size()), arguments.data());
    }
    return failures == 0 && !names.empty() ? 0 : 1;
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
