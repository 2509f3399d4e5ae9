// SPDX-License-Identifier: GPL-3.0-or-later
// Benchmark of a large import: books of 34 000 sentences in three languages, aligned without a
// glossary.
//
//   importbench [PARAGRAPHS]         imports books of this many paragraphs (17 000)
//                                    and prints rows of scripts/bench
//   importbench PARAGRAPHS FOLDER    only writes them, as en.txt, de.txt and fr.txt
#include "core/io/file/file.h"
#include "core/texts/import/importer.h"
#include "tests/bench/manytexts.h"
#include "tests/bench/measure.h"

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <string>

int main(int argc, char** argv) {
    using namespace hexa;
    const std::size_t paragraphs = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 17'000;
    const texts::Project made = bench::manyTexts(paragraphs);
    std::vector<std::string> books;
    for (const std::string& language : made.languages) books.push_back(bench::bookOf(made, language));
    if (argc > 2) {
        for (std::size_t i = 0; i < books.size(); ++i)
            if (!writeFile(std::string(argv[2]) + '/' + made.languages[i] + ".txt", books[i])) return 1;
        return 0;
    }
    std::vector<texts::ImportFile> files;
    for (std::size_t i = 0; i < books.size(); ++i) files.push_back({made.languages[i], books[i]});
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    const std::clock_t processor = std::clock();
    const texts::Project read = bench::sure(texts::importTexts(files, {}));
    const bench::Seconds took{std::chrono::duration<double>(Clock::now() - begin).count(),
                              static_cast<double>(std::clock() - processor) / CLOCKS_PER_SEC};
    std::size_t right = 0;
    for (const texts::Unit& unit : read.units)
        right += !unit.in("en").empty() && !unit.in("de").empty() && !unit.in("fr").empty() ? 1 : 0;
    bench::durationRow("import of " + std::to_string(paragraphs) + " paragraphs", took,
                       std::to_string(read.units.size()) + " rows, " + std::to_string(right) +
                           " with all languages",
                       "< 60 s");
    bench::row("  peak memory", {bench::peakMebibytes(), bench::peakMebibytes()}, "MiB",
               "largest resident size");
    return 0;
}
