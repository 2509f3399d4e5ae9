// SPDX-License-Identifier: GPL-3.0-or-later
// Benchmark of the page of a game at the largest supported size, without a screen: what an edit
// costs the thread of the window.
#include "core/registry/registry.h"
#include "editor/game/gamedocument.h"
#include "editor/game/gamepage.h"
#include "editor/ui/locale.h"
#include "tests/bench/largegame.h"
#include "tests/bench/measure.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QStandardPaths>

#include <algorithm>
#include <string>

namespace {

using namespace hexa;
using namespace hexa::editor;

/// Runs the event loop for a second. Returns the longest time for which it was busy at once.
double longestTurn() {
    double longest = 0;
    for (const QDeadlineTimer end(1'000); !end.hasExpired();) {
        QApplication::processEvents(QEventLoop::AllEvents, 0);
        const double before = bench::threadTime();
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 0);
        longest = std::max(longest, bench::threadTime() - before);
    }
    return longest;
}

void measure(GameDocument& document, const std::string& how) {
    int number = 0;
    const auto edit = [&] {
        document.apply(QStringLiteral("edit"), [&](owngame::Definition& game) {
            game.rules.front().text = Localized("Text " + std::to_string(++number));
        });
    };
    bench::durationRow("page of a game, an edit", bench::median(7, edit), how, "< 50 ms");
    double longest = 0;
    for (int i = 0; i < 3; ++i) {
        edit();
        longest = std::max(longest, longestTurn());
    }
    constexpr double perSecond = 1'000;
    bench::durationRow("  afterwards, at once", {longest / perSecond, longest / perSecond}, how, "< 50 ms");
}

}  // namespace

int main(int argc, char** argv) {
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    const Systems systems = builtInSystems();
    Locale locale(systems);
    locale.setLanguage("en");
    GameDocument document;
    GamePage page(document, locale);
    page.resize(1366, 768);
    page.show();
    page.showPart("rules");
    document.open(bench::largeGame(), {}, {});
    longestTurn();
    measure(document, "200 kinds, 50 rules, 2 000 cells");
    owngame::Definition many = bench::largeGame();
    bench::fillLayouts(many);
    document.open(many, {}, {});
    longestTurn();
    measure(document, "the same, 32 layouts");
    for (owngame::Rule& rule : many.rules) rule.what = "missing";
    document.open(many, {}, {});
    longestTurn();
    measure(document, "the same, 20 faults");
    return 0;
}
