// SPDX-License-Identifier: GPL-3.0-or-later
// Report of a game for designers, through the real window. Planted faults of a map are found, and
// each line leads to its tile. A click shows rules that never came up.
#include "editor/play/playexport.h"
#include "editor/play/playtexts.h"
#include "editor/play/reportpanel.h"
#include "editor/preview/heatlegend.h"
#include "editor/rules/rulespanel.h"
#include "tests/editor/play/playwindow.h"
#include "tests/support/test.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QStackedWidget>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTreeWidget>
#include <QTreeWidgetItem>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

using namespace hexa;
using namespace hexa::editor;
using test::PlayWindow;

namespace {

/// Map with a village on an unreachable island, and a tail of two tiles that ends in a dead end.
struct Faulty {
    Scenario map = test::playableMap(2);
    Hex island, tail, tip;

    Faulty() {
        const auto tilesBeside = [&](Hex at) {
            int count = 0;
            for (int direction = 0; direction < 6; ++direction) {
                const Cell* next = map.board.find(neighbour(at, direction));
                count += next != nullptr && isTile(next->kind) ? 1 : 0;
            }
            return count;
        };
        KindId kind = map.board.cells().front().kind;
        for (const Cell& cell : map.board.cells())
            if (isTile(cell.kind) && cell.id.text().starts_with('V')) kind = cell.kind;
        // The tail is attached to the first tile with a free hex that has no other tile beside it.
        bool hung = false;
        const std::vector<Cell> cells(map.board.cells().begin(), map.board.cells().end());
        for (const Cell& cell : cells)
            for (int direction = 0; direction < 6 && !hung; ++direction) {
                tail = neighbour(cell.at, direction);
                tip = neighbour(tail, direction);
                hung = isTile(cell.kind) && map.board.find(tail) == nullptr &&
                       map.board.find(tip) == nullptr && tilesBeside(tail) == 1 && tilesBeside(tip) == 0;
            }
        Q_ASSERT(hung);
        island = Hex{cells.back().at.q + 4, cells.back().at.r};
        for (const Hex at : {tail, tip, island}) map.board.put(CellState(Cell{at, kind, false, {}}));
        const Systems systems = builtInSystems();
        assignMissingIds(map.board, systems.list().front().catalog);
    }
};

/// Returns the lines of a group of the panel's list, and the places that they lead to.
std::vector<Hex> placesOf(PlayWindow& play, const QTreeWidget& list, const QString& group) {
    std::vector<Hex> places;
    for (int i = 0; i < list.topLevelItemCount(); ++i) {
        const QTreeWidgetItem& top = *list.topLevelItem(i);
        if (!top.text(0).startsWith(group)) continue;
        for (int row = 0; row < top.childCount(); ++row) {
            QTreeWidgetItem* item = top.child(row);
            // Zoomed in, so that hardly any tile is visible without scrolling.
            play.canvas().setZoom(6);
            item->treeWidget()->setCurrentItem(item);
            const auto shown = play.window->playPage()->current();
            if (!shown || !QRectF(play.canvas().rect()).contains(play.canvas().centreOfHex(*shown)))
                return {};
            if (!item->text(0).contains(play.session().texts().cellName(*shown))) return {};
            places.push_back(*shown);
        }
    }
    return places;
}

std::set<Hex> asSet(const std::vector<Hex>& list) { return {list.begin(), list.end()}; }

}  // namespace

class PlayReportTest : public QObject {
    Q_OBJECT

    static ReportPanel& finished(PlayWindow& play) {
        play.window->showDock("dock.report");
        auto& panel = play.child<ReportPanel>("playReportPanel");
        [&] {
            QTRY_VERIFY_WITH_TIMEOUT(play.session().over(), test::patience);
            QTRY_VERIFY_WITH_TIMEOUT(panel.report() != nullptr && panel.report()->over, test::patience);
        }();
        panel.findChild<QStackedWidget*>()->setCurrentIndex(2);
        return panel;
    }

private slots:
    void plantedFaultsAreFoundAndLeadToTheirTiles() {
        const Faulty faulty;
        // The game's own figures, counted here once more.
        std::set<Hex> cut, entered;
        std::map<std::pair<int, int>, std::pair<int, Hex>> met;
        std::uint64_t seed = 30;
        // A game in which supply was cut: bots do not plan that.
        for (; cut.empty() && seed < 60; ++seed) {
            PlayWindow play(faulty.map);
            play.begin({}, {}, seed);
            QTRY_VERIFY_WITH_TIMEOUT(play.session().over(), test::patience);
            const GameRecord record = play.session().record();
            const auto match = *play.session().functions()->start(record.scenario, setupOf(record));
            entered.clear();
            met.clear();
            int turn = 1;
            const auto look = [&](const MatchView& view) {
                for (const MatchView::Piece& piece : view.pieces)
                    if (piece.role != MatchView::Piece::Role::Token) entered.insert(piece.at);
                for (const MatchView::Place& place : view.places)
                    if (place.seat >= 0) entered.insert(place.at);
                for (const MatchView::Fight& fight : view.fights)
                    if (fight.sides.size() > 1) met.try_emplace({0, 1}, turn, fight.at);
            };
            MatchView before = match->view(-1);
            for (const std::string& line : decisionsOf(record)) {
                look(before);
                QVERIFY(match->apply(line).ok());
                const MatchView now = match->view(-1);
                const int next = now.tracks.front().now + 1;
                const bool ends = next != turn || match->standing().over;
                if (ends)  // as everything stood when the turn ended
                    for (const MatchView::Place& place : now.places)
                        if (place.seat >= 0 && place.isolated) cut.insert(place.at);
                turn = next;
                before = now;
            }
            look(before);
        }
        QVERIFY2(!cut.empty(), "no game with a cut supply line");
        PlayWindow play(faulty.map);
        play.begin({}, {}, seed - 1);
        ReportPanel& panel = finished(play);
        auto& list = play.child<QTreeWidget>("reportMap");
        const std::set<Hex> never = asSet(placesOf(play, list, "Never entered"));
        QVERIFY(never.contains(faulty.island));
        for (const Cell& cell : faulty.map.board.cells())
            if (isTile(cell.kind)) QCOMPARE(never.contains(cell.at), !entered.contains(cell.at));
        const std::set<Hex> ends = asSet(placesOf(play, list, "Dead ends"));
        QVERIFY(ends.contains(faulty.tip));
        QVERIFY(!ends.contains(faulty.tail));
        QVERIFY(!ends.contains(faulty.island));  // no end of any way: it is among those never entered
        QVERIFY(asSet(placesOf(play, list, "Cut off from supply")) == cut);
        const std::vector<Hex> contacts = placesOf(play, list, "First contacts");
        QCOMPARE(contacts.size(), met.size());
        QCOMPARE(panel.report()->contacts.front().turn, met.begin()->second.first);
        QVERIFY(contacts.front() == met.begin()->second.second);
        // Battles lead to their places too.
        auto& battles = play.child<QTreeWidget>("reportBattles");
        QVERIFY(battles.topLevelItemCount() > 0);
        panel.findChild<QStackedWidget*>()->setCurrentIndex(1);
        for (int i = 0; i < battles.topLevelItemCount(); ++i) {
            play.canvas().setZoom(6);
            battles.setCurrentItem(battles.topLevelItem(i));
            QVERIFY(play.window->playPage()->current() ==
                    panel.report()->battles[static_cast<std::size_t>(i)].at);
        }
    }

    /// The colours are the figures, with their ends beside them.
    void coloursOnTheBoard() {
        PlayWindow play(test::playableMap(2));
        play.begin({}, {}, 9);
        ReportPanel& panel = finished(play);
        const PlayReport& report = *panel.report();
        auto& heat = play.child<QComboBox>("reportHeat");
        auto& legend = play.child<HeatLegend>("heatLegend");
        QVERIFY(play.canvas().heat() == nullptr);
        QVERIFY(!legend.isVisible());
        const auto heats = PlayExport::heats(play.session());
        QCOMPARE(heat.count(), static_cast<int>(heats.size()) + 1);
        QCOMPARE(heats.size(), std::size_t{7});  // by anybody, by each of two, and four others
        for (std::size_t i = 0; i < heats.size(); ++i) {
            heat.setCurrentIndex(static_cast<int>(i) + 1);
            QVERIFY(play.canvas().heat() != nullptr);
            for (std::size_t n = 0; n < report.cells.size(); ++n) {
                const PlayReport::CellRow& cell = report.cells[n];
                int figure = 0;
                switch (heats[i].kind) {
                case PlayExport::Heat::Held:
                    figure = heats[i].seat < 0 ? std::accumulate(cell.held.begin(), cell.held.end(), 0)
                                               : cell.held[static_cast<std::size_t>(heats[i].seat)];
                    break;
                case PlayExport::Heat::Battles:
                    figure = cell.fights;
                    break;
                case PlayExport::Heat::Lost:
                    figure = cell.lost;
                    break;
                case PlayExport::Heat::Entered:
                    figure = cell.entered;
                    break;
                case PlayExport::Heat::Cut:
                    figure = cell.isolated;
                    break;
                }
                const auto& shown = play.canvas().heat()->cells[n];
                QVERIFY(shown.at == cell.at);
                QCOMPARE(shown.text, figure == 0 ? QString() : QString::number(figure));
                QCOMPARE(shown.part >= 0, figure != 0);
            }
            const bool any = std::ranges::any_of(play.canvas().heat()->cells,
                                                 [](const auto& cell) { return cell.part >= 0; });
            QCOMPARE(legend.isVisible(), any);
            QVERIFY(play.canvas().pieces()->stacks.empty());  // they would lie on the figures
        }
        heat.setCurrentIndex(0);
        QVERIFY(!play.canvas().pieces()->stacks.empty());
        QVERIFY(play.canvas().heat() == nullptr);
        QVERIFY(!legend.isVisible());
    }

    /// Happenings that never occurred are named in words, in every language, also in the table of
    /// figures.
    void whatNeverCameUpIsNamed() {
        PlayWindow play(test::playableMap(2));
        std::set<QString> all;
        for (const char* language : {"en", "de", "fr"}) {
            play.locale.setLanguage(language);
            for (const Happening& happening : play.session().functions()->happenings) {
                const QString name = PlayExport::happening(play.session(), happening.code);
                QVERIFY2(name.size() > 8 && !name.contains("clockwork.") && !name.contains('{') &&
                             !name.contains("  ") && !name.startsWith(' ') && !name.endsWith('.'),
                         qPrintable(name));
                all.insert(name);
            }
        }
        QCOMPARE(all.size(), play.session().functions()->happenings.size() * 3);
        play.locale.setLanguage("en");
        play.begin({}, {}, 9);
        const ReportPanel& panel = finished(play);
        const QString csv = PlayExport::csv(play.session(), *panel.report());
        const auto& list = play.child<QTreeWidget>("reportUnseen");
        QVERIFY(list.topLevelItemCount() > 3);
        for (int i = 0; i < list.topLevelItemCount(); ++i) {
            QVERIFY(all.contains(list.topLevelItem(i)->text(0)));
            QVERIFY(csv.contains("never seen," + list.topLevelItem(i)->text(0) + ','));
        }
    }

    /// Winners are named, all of them, by the log, the question and the report.
    void winnersAreNamed() {
        for (const bool alliances : {false, true}) {
            PlayWindow play(test::playableMap(4));
            play.begin({}, {{"alliances", alliances}}, 9);
            QTRY_VERIFY_WITH_TIMEOUT(play.session().over(), test::patience);
            const auto winners = play.session().match()->standing().winners;
            QCOMPARE(winners.size(), alliances ? std::size_t{2} : std::size_t{1});
            const Message text = play.viewer().events().back()->text;
            const QString last = play.session().texts().sentence(text);
            for (int seat = 0; seat < 4; ++seat) {
                const bool won = std::ranges::find(winners, seat) != winners.end();
                QCOMPARE(last.contains(QString::number(seat + 1)), won);
            }
            ReportPanel& panel = finished(play);
            auto& battles = play.child<QTreeWidget>("reportBattles");
            QCOMPARE(battles.topLevelItemCount(), static_cast<int>(panel.report()->battles.size()));
            for (int i = 0; i < battles.topLevelItemCount(); ++i)
                for (const int seat : panel.report()->battles[static_cast<std::size_t>(i)].winners) {
                    const QTreeWidgetItem& battle = *battles.topLevelItem(i);
                    // The column has the number of the seat; its tooltip contains the name.
                    QVERIFY2(battle.text(2).contains(QString::number(seat + 1)), qPrintable(battle.text(2)));
                    QVERIFY2(battle.toolTip(2).contains(play.session().texts().seatName(seat)),
                             qPrintable(battle.toolTip(2)));
                }
        }
    }

    /// Paying is not reported as "gets".
    void pricesAreNoGains() {
        PlayWindow play(test::playableMap(2));
        play.begin({0, 1}, {}, 31);
        Rng rng(3, "persons");
        play.playToEnd(rng);
        int given = 0;
        for (const MatchEvent& event : play.session().match()->events()) {
            const QString text = play.session().texts().sentence(event.text);
            QVERIFY2(!text.contains("Influence Points") || !text.contains(": -"), qPrintable(text));
            given += text.contains("gives up") ? 1 : 0;
        }
        QVERIFY(given > 0);
    }

    void whatNeverCameUpLeadsToItsRule() {
        PlayWindow play(test::playableMap(2));
        play.begin({}, {}, 9);
        ReportPanel& panel = finished(play);
        panel.findChild<QStackedWidget*>()->setCurrentIndex(3);
        auto& list = play.child<QTreeWidget>("reportUnseen");
        QVERIFY(list.topLevelItemCount() > 3);
        auto* book = play.window->findChild<RulesPanel*>();
        const auto marked = [&] {
            QString text;
            const QTextDocument* rules = play.child<QTextBrowser>("rules").document();
            for (QTextBlock block = rules->begin(); block.isValid(); block = block.next())
                if (block.blockFormat().background().style() != Qt::NoBrush) text += block.text();
            return text;
        };
        // By the pointer, and by keys: Enter reads, walking does not.
        QTreeWidgetItem* item = list.topLevelItem(0);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, Qt::NoModifier,
                          list.visualItemRect(item).center());
        QVERIFY(book->isVisible());
        QVERIFY2(marked().contains(item->text(1)), qPrintable(marked() + '|' + item->text(1)));
        play.window->showDock("dock.report");
        QCoreApplication::processEvents();
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Down);
        QTest::keyClick(&list, Qt::Key_Return);
        QVERIFY2(marked().contains(list.topLevelItem(1)->text(1)), qPrintable(marked()));
        // The book speaks of all of them.
        for (const Happening& happening : play.session().functions()->happenings)
            QVERIFY2(book->showRule(QString::fromStdString(happening.rule)), happening.rule.c_str());
    }

    void exports() {
        PlayWindow play(test::playableMap(2));
        play.begin({}, {}, 9);
        const ReportPanel& panel = finished(play);
        for (const char* name : {"report.csv", "report.png", "report.pdf"}) {
            const QString path = play.folder.filePath(name);
            QVERIFY(PlayExport::write(path, play.session(), *panel.report(), {}).ok());
            QVERIFY2(QFile(path).size() > 1000, name);
        }
        const QString csv = PlayExport::csv(play.session(), *panel.report());
        QCOMPARE(csv.count("\ntile,"), static_cast<int>(panel.report()->cells.size()));
        QVERIFY(csv.contains("\nseats,name," + play.session().texts().seatName(0) + ','));
        QCOMPARE(csv.count("\nnever seen,"), static_cast<int>(panel.report()->unseen.size()));
    }
};

HEXA_TEST(PlayReportTest);
#include "playreport_test.moc"
