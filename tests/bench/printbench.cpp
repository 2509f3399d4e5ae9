// SPDX-License-Identifier: GPL-3.0-or-later
// Benchmark of printed sheets: the whole kit of a map for four players, and a poster of 10 000
// tiles. Usage: printbench FOLDER
#include "core/io/format/scenariofile.h"
#include "core/io/share/sharecode.h"
#include "core/registry/registry.h"
#include "editor/sheets/output.h"
#include "tests/bench/hugemap.h"
#include "tests/bench/measure.h"

#include <QFileInfo>
#include <QGuiApplication>

#include <cstdlib>

int main(int argc, char** argv) {
    using namespace hexa;
    QGuiApplication application(argc, argv);
    if (argc < 2) return 2;
    const Systems systems = builtInSystems();
    const GameSystem& system = systems.list().front();
    const Messages messages = systems.messages();
    const std::string folder = argv[1];
    const auto bytes = [](const std::string& path) { return QFileInfo(QString::fromStdString(path)).size(); };

    const Scenario map = readScenario(system.samples.back().text, systems).value();
    const auto code = encodeShareCode(map, systems);
    sheets::SheetOptions options;
    options.sheets = sheets::kitSheets();
    const std::string zip = folder + "/kit.zip", pdf = folder + "/kit.pdf";
    const auto kit = bench::median(5, [&] {
        const auto job = sheets::makeJob(map, system, messages, options, code ? *code : std::string(), "map");
        if (!sheets::writeKit(zip, job)) std::abort();
    });
    bench::durationRow("kit of a 4-player map (zip)", kit, std::to_string(bytes(zip) / 1024) + " KiB", "< 2");
    const auto sheetsOnly = bench::median(5, [&] {
        const auto job = sheets::makeJob(map, system, messages, options, code ? *code : std::string(), "map");
        if (!sheets::writePdf(pdf, job)) std::abort();
    });
    bench::durationRow("  its sheets as one PDF", sheetsOnly, std::to_string(bytes(pdf) / 1024) + " KiB");

    const Scenario large = bench::hugeMap(system.catalog, 100, 100, bench::Land::NoiseIds);
    options.sheets = {sheets::SheetKind::Poster};
    const std::string poster = folder + "/poster.pdf";
    int pages = 0;
    const auto job = sheets::makeJob(large, system, messages, options, {}, "large");
    const auto seconds = bench::median(1, [&] {
        const auto made = sheets::makePages(job);
        if (!made || !sheets::writePdf(poster, job)) std::abort();
        pages = static_cast<int>(made->size());
    });
    bench::durationRow("poster of 10 000 tiles (PDF)", seconds,
                       std::to_string(pages) + " pages, " + std::to_string(bytes(poster) / 1024 / 1024) +
                           " MiB");
    bench::row("  peak memory", {bench::peakMebibytes(), bench::peakMebibytes()}, "MiB", "whole process");
    for (const std::string& path : {zip, pdf, poster}) std::remove(path.c_str());
}
