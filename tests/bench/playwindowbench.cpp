// SPDX-License-Identifier: GPL-3.0-or-later
// Benchmark of playing: whole games through the window with all panels of the Play mode, by clicks.
// Measures the time of a decision in the window's thread until everything is shown. Also measures
// the longest round of its event loop while the program plays.
#include "core/edit/builders.h"
#include "core/registry/registry.h"
#include "editor/play/playpage.h"
#include "editor/play/playparts.h"
#include "editor/shell/actions.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/locale.h"
#include "editor/window/mainwindow.h"
#include "tests/bench/measure.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace {

using namespace hexa;
using namespace hexa::editor;
using bench::threadTime;
using bench::wallTime;

/// Times of many things of one kind.
class Times {
public:
    template <class Work>
    void take(Work&& work, const std::string& what = {}) {
        const double wall = wallTime(), processor = threadTime();
        work();
        mProcessor.push_back(threadTime() - processor);
        mWall.push_back(wallTime() - wall);
        if (mProcessor.back() < mLongest) return;
        mLongest = mProcessor.back();
        mLongestWas = what;
    }
    void dropLastBelow(double milliseconds) {
        if (mProcessor.back() >= milliseconds) return;
        mProcessor.pop_back();
        mWall.pop_back();
    }
    void print(const std::string& name, const std::string& how) {
        if (mWall.empty()) return;
        std::ranges::sort(mWall);
        std::ranges::sort(mProcessor);
        const std::size_t middle = mWall.size() / 2;
        const std::string number = std::to_string(mWall.size()) + " " + how;
        bench::row(name + ", median", {mWall[middle], mProcessor[middle]}, "ms", number);
        bench::row(name + ", longest", {mWall.back(), mProcessor.back()}, "ms",
                   mLongestWas.empty() ? number : number + "; " + mLongestWas, "< 50");
    }

private:
    std::vector<double> mWall, mProcessor;
    double mLongest = 0;
    std::string mLongestWas;
};

void click(QWidget& widget, QPointF at) {
    for (const auto type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
        QMouseEvent event(type, at, widget.mapToGlobal(at), Qt::LeftButton,
                          type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(&widget, &event);
    }
}

class Player {
public:
    Player(MainWindow& window, std::string name) : mWindow(window), mName(std::move(name)) {}

    void play(const OptionValues& options, std::uint64_t seed) {
        PlayParts& play = mWindow.workspace()->play();
        PlaySetup setup =
            defaultSetup(play.session.system(), mWindow.workspace()->document().scenario().players());
        for (std::size_t seat = 0; seat < setup.seats.size(); ++seat)
            setup.seats[seat].bot = seat == 0 ? QString() : QStringLiteral("greedy");
        for (const auto& [option, value] : options) setup.options[option] = value;
        setup.seed = seed;
        setup.keepSeed = true;
        play.session.setSetup(setup);
        play.session.end();
        mStart.take([&] {
            mWindow.actions()["play.start"]->trigger();
            QApplication::processEvents();
        });
        if (play.session.match() == nullptr) {
            std::fprintf(stderr, "%s can't be played\n", mName.c_str());
            std::exit(1);
        }
        Rng rng(seed, "person");
        while (!play.session.over()) {
            if (play.viewer.mayDecide())
                decide(play, rng);
            else
                round();
        }
        // The end, with its report.
        mWindow.showDock("dock.report");
        for (int i = 0; i < 200; ++i) round();
        mWindow.showDock("dock.decision");
    }

    void print() {
        mStart.print(mName + ": begin", "games");
        mClicks.print(mName + ": click", "clicks until all is shown");
        mHover.print(mName + ": pointer", "moves over the board");
        mRounds.print(mName + ": program plays", "rounds of the loop");
        mSteps.print(mName + ": step in time", "steps");
    }

    /// Through the whole game and back, as the slider does.
    void stepThrough() {
        PlayParts& play = mWindow.workspace()->play();
        for (std::size_t at = 0; at <= play.session.length();
             at += std::max<std::size_t>(1, play.session.length() / 40))
            mSteps.take([&] {
                play.session.goTo(at);
                settle();
            });
        play.session.end();  // else the window asks before the next map
    }

private:
    /// One round of the window's loop; those without anything to do are not counted.
    void round() {
        QThread::usleep(500);
        mRounds.take([] { QApplication::processEvents(); });
        mRounds.dropLastBelow(0.1);
    }
    static void settle() {
        for (int i = 0; i < 3; ++i) QApplication::processEvents();
    }
    void clickHex(Hex at) {
        MapCanvas& canvas = *mWindow.playPage()->canvas();
        mHover.take([&] {
            const QPointF place = canvas.centreOfHex(at);
            QMouseEvent move(QEvent::MouseMove, place, canvas.mapToGlobal(place), Qt::NoButton, Qt::NoButton,
                             Qt::NoModifier);
            QApplication::sendEvent(&canvas, &move);
            settle();
        });
        mClicks.take(
            [&] {
                click(canvas, canvas.centreOfHex(at));
                settle();
            },
            "on the board");
    }
    void press(QPushButton* button) {
        if (button == nullptr) return;
        const std::string name = button->text().toStdString();
        mClicks.take(
            [&] {
                button->click();
                settle();
            },
            name);
    }
    void decide(PlayParts& play, Rng& rng) {
        if (play.orders.writes()) {
            std::vector<Hex> lit, mild;
            play.orders.targets(lit, mild);
            for (int i = 0; i < 8 && !lit.empty() && play.orders.draft().left() > 0; ++i)
                clickHex(lit[rng.below(static_cast<std::uint32_t>(lit.size()))]);
            if (!play.orders.refusal().isEmpty()) press(mWindow.findChild<QPushButton*>("sheetClear"));
            press(mWindow.findChild<QPushButton*>("sheetSeal"));
            return;
        }
        if (play.orders.counts()) {
            while (play.viewer.decision().bundle.need(play.orders.bundleCounts()) > 0)
                for (std::size_t part = 0; part < play.orders.bundleCounts().size(); ++part)
                    play.orders.setCount(part, play.orders.bundleCounts()[part] + 1);
            return press(mWindow.findChild<QPushButton*>("bundleConfirm"));
        }
        const auto& options = play.viewer.decision().options;
        const MatchOption option = options[rng.below(static_cast<std::uint32_t>(options.size()))];
        if (option.at) return clickHex(option.at->at);
        for (auto* button : mWindow.findChildren<QPushButton*>("option"))
            if (button->property("order").toString().toStdString() == option.order) return press(button);
    }

    MainWindow& mWindow;
    std::string mName;
    Times mStart, mClicks, mHover, mRounds, mSteps;
};

/// Surrounds a map with blank spaces until it has this number of cells: the largest playable one,
/// by its board.
Scenario widened(Scenario map, std::size_t cells) {
    const std::vector<Cell> tiles = {map.board.cells().begin(), map.board.cells().end()};
    for (int ring = 1; map.board.cells().size() < cells && ring < 20; ++ring)
        for (const Cell& tile : tiles)
            for (const Hex beside : {Hex{tile.at.q + ring, tile.at.r}, Hex{tile.at.q - ring, tile.at.r},
                                     Hex{tile.at.q, tile.at.r + ring}, Hex{tile.at.q, tile.at.r - ring}}) {
                if (map.board.find(beside) != nullptr || map.board.cells().size() >= cells) continue;
                CellState blank = *map.board.state(tile.at);
                blank.cell = Cell{};
                blank.cell.at = beside;
                blank.cell.kind = KindId::Blank;
                blank.setDetails({});
                map.board.put(blank);
            }
    return map;
}

}  // namespace

int main(int argc, char** argv) {
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QTemporaryDir home;
    QSettings settings(home.filePath("settings.ini"), QSettings::IniFormat);
    const Systems systems = builtInSystems();
    Locale locale(systems);
    locale.setLanguage("en");
    MainWindow window(systems, locale, settings, builtInTexts());
    window.resize(1366, 768);
    window.show();
    struct Case {
        const char* name;
        const char* sample;
        OptionValues options;
        std::size_t cells;
    };
    for (const Case& each : {Case{"2 basic", "hale", {}, 0}, Case{"4 epic", "diamond", {{"epic", true}}, 0},
                             Case{"4 epic, 200", "diamond", {{"epic", true}}, 200},
                             Case{"4 in alliances", "diamond", {{"alliances", true}}, 0}}) {
        window.files().openSample("clockwork-wars", each.sample);
        Scenario map = widened(window.workspace()->document().scenario(), each.cells);
        const std::size_t cells = map.board.cells().size();
        window.files().openScenario(std::move(map));
        Player player(window, std::string(each.name) + ", " + std::to_string(cells) + " hexes");
        for (const std::uint64_t seed : {3, 4}) player.play(each.options, seed);
        player.stepThrough();
        player.print();
    }
    return 0;
}
