// SPDX-License-Identifier: GPL-3.0-or-later
// Benchmark of a very large text project: 30 000 rows in English, German and French. Each task is a
// run of its own, so that its peak memory is that of the task.
//
//   rowsbench import [ROWS]          imports the texts as three Markdown files
//   rowsbench check [ROWS]           checks all rows
//   rowsbench edit [ROWS]            checks all rows, and again after changes of single texts
//   rowsbench write FOLDER [ROWS]    writes en.md, de.md, fr.md and texts.hexatext
#include "core/io/file/file.h"
#include "core/texts/check/checker.h"
#include "core/texts/edits.h"
#include "core/texts/import/importer.h"
#include "core/texts/projectfile.h"
#include "tests/bench/manytexts.h"
#include "tests/bench/measure.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace hexa;

constexpr std::size_t usualRows = 30'000;
constexpr std::size_t edits = 30;
constexpr std::uint32_t sentences = 2;  // of a row at most: an import takes 50 000 of a language

class Clock {
public:
    bench::Seconds taken() const {
        return {(bench::wallTime() - mWall) / 1e3,
                static_cast<double>(std::clock() - mProcessor) / CLOCKS_PER_SEC};
    }

private:
    double mWall = bench::wallTime();
    std::clock_t mProcessor = std::clock();
};

void memoryRow(const std::string& target) {
    const double peak = bench::peakMebibytes();
    bench::row("  peak memory", {peak, peak}, "MiB", "largest resident size, texts included", target);
}

std::string named(const std::string& what, std::size_t rows) {
    return what + ' ' + std::to_string(rows) + " rows";
}

std::vector<std::string> booksOf(const texts::Project& project) {
    std::vector<std::string> books;
    for (const std::string& language : project.languages)
        books.push_back(bench::markdownOf(project, language));
    return books;
}

int import(std::size_t rows) {
    const std::vector<std::string> languages = bench::manyTexts(1).languages;
    const std::vector<std::string> books = booksOf(bench::manyTexts(rows, sentences));
    std::vector<texts::ImportFile> files;
    for (std::size_t i = 0; i < books.size(); ++i)
        files.push_back({languages[i], books[i], texts::TextForm::Markdown});
    const Clock clock;
    const texts::Project read = bench::sure(texts::importTexts(files, {}));
    const bench::Seconds took = clock.taken();
    std::size_t complete = 0;
    for (const texts::Unit& unit : read.units)
        complete += !unit.in("en").empty() && !unit.in("de").empty() && !unit.in("fr").empty() ? 1 : 0;
    bench::durationRow(named("import", rows), took,
                       std::to_string(read.units.size()) + " rows, " + std::to_string(complete) +
                           " with all languages",
                       "< 15 s");
    memoryRow("");
    return 0;
}

int check(std::size_t rows) {
    const texts::Project project = bench::manyTexts(rows, sentences);
    const Clock clock;
    const auto alerts = texts::checkAll(project);
    bench::durationRow(named("check", rows), clock.taken(), std::to_string(alerts.size()) + " alerts",
                       "< 10 s");
    memoryRow("< 220");
    return 0;
}

int edit(std::size_t rows) {
    texts::Project project = bench::manyTexts(rows, sentences);
    const texts::Project others = bench::manyTexts(rows + edits, sentences);
    texts::Checker checker;
    checker.update(project);
    std::vector<bench::Seconds> took;
    std::size_t checked = 0;
    for (std::size_t i = 0; i < edits; ++i) {
        const std::size_t unit = (i * 7919 + 13) % rows;
        const std::string& language = project.languages[i % project.languages.size()];
        static_cast<void>(
            texts::apply(project, texts::setText(project, unit, language,
                                                 std::string(others.units[rows + i].in(language)))));
        const Clock clock;
        checker.update(project);
        took.push_back(clock.taken());
        checked = std::max(checked, checker.checkedRows());
    }
    std::sort(took.begin(), took.end(),
              [](const auto& a, const auto& b) { return a.processor < b.processor; });
    bench::durationRow("check after a changed text", took[edits / 2],
                       "median of " + std::to_string(edits) + " texts of " + std::to_string(rows) + " rows",
                       "< 1 s");
    bench::durationRow("  longest", took.back(), "at most " + std::to_string(checked) + " rows checked");
    memoryRow("");
    return 0;
}

int write(const std::string& folder, std::size_t rows) {
    const texts::Project project = bench::manyTexts(rows, sentences);
    const std::vector<std::string> books = booksOf(project);
    for (std::size_t i = 0; i < books.size(); ++i)
        if (!writeFile(folder + '/' + project.languages[i] + ".md", books[i])) return 1;
    return writeFile(folder + "/texts.hexatext", texts::writeProject(project)) ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    const std::string task = arguments.empty() ? std::string() : arguments[0];
    const std::size_t at = task == "write" ? 2 : 1;
    const std::size_t rows =
        arguments.size() > at ? std::strtoul(arguments[at].c_str(), nullptr, 10) : usualRows;
    if (task == "import") return import(rows);
    if (task == "check") return check(rows);
    if (task == "edit") return edit(rows);
    if (task == "write" && arguments.size() > 1) return write(arguments[1], rows);
    std::fprintf(stderr, "rowsbench import|check|edit [ROWS], or write FOLDER [ROWS]\n");
    return 2;
}
