// SPDX-License-Identifier: GPL-3.0-or-later
// Benchmark of the whole window at work, with all its panels, without a screen. Measures the way to
// proven maps in Generate, and a repaint, a step of a brush stroke and undo on three maps: one of
// 40 tiles, a huge one, and a large one full of other things. The last is of the toy game of the
// tests, because no other game has such maps yet. Usage: windowbench HUGE-MAP.hexa
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/shell/actions.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/locale.h"
#include "editor/window/mainwindow.h"
#include "tests/bench/hugemap.h"
#include "tests/bench/measure.h"
#include "tests/support/toysystem.h"

#include <QApplication>
#include <QIcon>
#include <QListWidget>
#include <QMouseEvent>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cstdlib>

namespace {

using namespace hexa;
using namespace hexa::editor;

/// All that has been put off too: paint events and timers without delay.
void settle() {
    for (int i = 0; i < 3; ++i) QApplication::processEvents();
}

void mouse(QWidget& widget, QEvent::Type type, QPointF at, Qt::MouseButtons held) {
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, widget.mapToGlobal(at), button, held, Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
}

void measure(MainWindow& window, const std::string& map) {
    auto* canvas = window.findChild<MapCanvas*>();
    if (canvas == nullptr) std::abort();
    Workspace& workspace = *window.workspace();
    canvas->fit();
    settle();
    const std::string size =
        std::to_string(canvas->width()) + " x " + std::to_string(canvas->height()) + " px";
    const auto milliseconds = [](bench::Seconds s) {
        return bench::Seconds{s.wall * 1000, s.processor * 1000};
    };
    const bool huge = map != "38 tiles";
    const bool things = map.ends_with("things");

    const auto repaint = bench::median(21, [&] { canvas->repaint(); });
    bench::row("repaint, all of " + map, milliseconds(repaint), "ms", size, huge ? "< 50" : "< 16");
    if (things) {
        canvas->setZoom(0.2);
        settle();
        const auto far = bench::median(9, [&] { canvas->repaint(); });
        bench::row("repaint, zoom 0.2, " + map, milliseconds(far), "ms", size, "< 50");
    }

    canvas->setZoom(1);
    settle();
    const auto close = bench::median(21, [&] { canvas->repaint(); });
    bench::row("repaint, zoom 1, " + map, milliseconds(close), "ms", size, "< 16");

    // A stroke along the middle of the visible part, one step at a time, each with the updates of
    // all panels. It removes tiles, because the box could run out of others.
    window.actions()["tool.brush"]->trigger();
    workspace.state().setBrush(KindId::Empty);
    const int stepsBefore = workspace.document().undoStack().count();
    const QPointF middle(canvas->width() / 2.0, canvas->height() / 2.0);
    const double step = 60;
    QPointF at = middle - QPointF(step * 5, 0);
    mouse(*canvas, QEvent::MouseButtonPress, at, Qt::LeftButton);
    const auto stroke = bench::median(9, [&] {
        at += QPointF(step, 0);
        mouse(*canvas, QEvent::MouseMove, at, Qt::LeftButton);
        settle();
    });
    mouse(*canvas, QEvent::MouseButtonRelease, at, Qt::NoButton);
    settle();
    if (workspace.document().undoStack().count() != stepsBefore + 1) std::abort();
    bench::row("step of a stroke, " + map, milliseconds(stroke), "ms", "with all panels", "< 16");

    const auto undo = bench::median(9, [&] {
        window.actions()["edit.undo"]->trigger();
        settle();
        window.actions()["edit.redo"]->trigger();
        settle();
    });
    bench::row("undo and redo, " + map, milliseconds(undo), "ms", "with all panels", "< 32");
}

/// Number of maps in the gallery whose pictures are painted.
int picturesIn(const QListWidget& gallery) {
    int painted = 0;
    for (int row = 0; row < gallery.count(); ++row) {
        const QImage picture = gallery.item(row)->icon().pixmap(gallery.iconSize()).toImage();
        painted += qAlpha(picture.pixel(picture.rect().center())) > 0 ? 1 : 0;
    }
    return painted;
}

/// Measures from the click on the mode to twelve pictures, on an empty layout. The first time, the
/// library is read too.
void measureProven(MainWindow& window) {
    for (const char* how : {"first time, library read", "second time"}) {
        window.files().newMap("clockwork-wars", "4p");
        settle();
        const double start = bench::wallTime(), processor = bench::threadTime();
        window.actions()["mode.generate"]->trigger();
        const auto* gallery =
            window.workspace() != nullptr ? window.findChild<QListWidget*>("gallery") : nullptr;
        if (gallery == nullptr) std::abort();
        while (picturesIn(*gallery) < 12) QApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
        bench::row("12 proven maps in Generate", {bench::wallTime() - start, bench::threadTime() - processor},
                   "ms", how, "< 300");
        window.actions()["mode.design"]->trigger();
        settle();
    }
}

}  // namespace

int main(int argc, char** argv) {
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    if (argc < 2) return 2;
    std::vector<GameSystem> games;
    const Systems builtIn = builtInSystems();
    for (const GameSystem& game : builtIn.list()) games.push_back(game);
    games.push_back(test::toySystem());
    const Systems systems(std::move(games));
    const QTemporaryDir home;
    QSettings settings(home.filePath("settings.ini"), QSettings::IniFormat);
    Locale locale(systems);
    locale.setLanguage("en");
    MainWindow window(systems, locale, settings);
    window.resize(1920, 1080);
    window.show();
    settle();

    measureProven(window);

    window.files().openSample("clockwork-wars", "diamond");
    settle();
    measure(window, "38 tiles");

    // The huge map causes no question: the window closes only at the end.
    window.workspace()->document().undoStack().setIndex(0);
    window.files().open(argv[1]);
    while (window.files().isLoading()) QApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    settle();
    measure(window, "1 000 000 cells");

    const Catalog& toy = systems.find("toy")->catalog;
    const std::string file = home.filePath("things.hexa").toStdString();
    if (!saveScenario(bench::mapWithThings(toy, 500, 400, 50'000, 20'000, 2'000), toy, file)) return 1;
    window.workspace()->document().undoStack().setIndex(0);
    const auto opening = bench::median(3, [&] {
        window.files().open(QString::fromStdString(file));
        while (window.files().isLoading()) QApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
        settle();
    });
    bench::durationRow("open 200 000 cells, things", opening,
                       "50 000 edges, 20 000 pieces, 2 000 regions, in the window", "0.3 s");
    measure(window, "200 000 cells, things");
    std::_Exit(0);
}
