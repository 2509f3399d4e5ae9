// SPDX-License-Identifier: GPL-3.0-or-later
// Benchmark of pictures: 100 000 cells to PNG, with the memory used. It is a separate process,
// because the peak is that of the whole process. Usage: renderbench FOLDER-FOR-FILES
#include "core/registry/registry.h"
#include "editor/paint/render.h"
#include "tests/bench/hugemap.h"
#include "tests/bench/measure.h"

#include <QGuiApplication>

#include <cstdlib>

int main(int argc, char** argv) {
    using namespace hexa;
    QGuiApplication application(argc, argv);
    if (argc < 2) return 2;
    const Systems systems = builtInSystems();
    const GameSystem& game = systems.list().front();
    const Catalog& catalog = game.catalog;
    const std::string path = std::string(argv[1]) + "/map.png";

    const Scenario map = bench::hugeMap(catalog, 400, 250, bench::Land::Noise);
    paint::PictureOptions options;
    options.style.ids = false;
    options.style.rulers = false;
    // A hex is 32 x 28 pixels, as in the measurements of Tiled.
    options.pixelsPerUnit = 16;
    const QSize size = paint::pictureSize(map, game, options);
    const auto write = [&] {
        if (!paint::renderPng(path, map, game, options)) std::abort();
    };
    const auto seconds = bench::median(5, write);
    const std::string how = std::to_string(size.width()) + " x " + std::to_string(size.height()) + " px";
    bench::durationRow("100 000 cells to PNG", seconds, how, "< 1.78");
    bench::row("  peak memory", {bench::peakMebibytes(), bench::peakMebibytes()}, "MiB", "whole process",
               "< 100");
    std::remove(path.c_str());

    const Scenario wide = bench::hugeMap(catalog, 2500, 40, bench::Land::Noise);
    options.pixelsPerUnit = 16;
    const QSize wideSize = paint::pictureSize(wide, game, options);
    const auto wideSeconds = bench::median(3, [&] {
        if (!paint::renderPng(path, wide, game, options)) std::abort();
    });
    bench::durationRow("100 000 cells, wide, to PNG", wideSeconds,
                       std::to_string(wideSize.width()) + " x " + std::to_string(wideSize.height()) + " px");
    std::remove(path.c_str());
}
