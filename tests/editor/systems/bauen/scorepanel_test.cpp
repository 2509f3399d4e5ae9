// SPDX-License-Identifier: GPL-3.0-or-later
// Score calculator in the whole window, by mouse and keys.
#include "core/engine/generate/generate.h"
#include "core/engine/play/scoring.h"
#include "core/registry/registry.h"
#include "editor/play/playpage.h"
#include "editor/systems/bauen/panels.h"
#include "tests/editor/openwindow.h"
#include "tests/support/test.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace hexa;
using namespace hexa::editor;

namespace {

struct ScoreWindow : test::OpenWindow {
    explicit ScoreWindow(int players, bool townOfSecond = false) : OpenWindow(builtInSystems()) {
        show({1366, 768}, builtInTexts(), bauen::panels());
        Scenario map = board(players);
        if (townOfSecond) {
            PiecePlacement hall;
            hall.kind = "town-hall";
            hall.at = map.board.regions.front().anchor;
            hall.slot = "hall";
            hall.seat = 1;
            map.board.pieces.push_back(hall);
        }
        window->files().openScenario(std::move(map));
        window->setMode(WindowMode::Play);
        window->showDock("dock.bauen.score");
        QTest::qWait(0);
    }
    const GameSystem& game() const { return *systems.find("bauen-und-beherrschen"); }
    /// Returns the sample for a number of players: a board with regions.
    Scenario board(int players) const;
    QWidget& panel() const { return *window->findChild<QWidget*>("scorePanel"); }
    template <class T>
    QList<T*> all(const char* name) const {
        // Creation order is the order of the rows.
        QList<T*> list = panel().findChildren<T*>(name);
        list.removeIf([](const T* widget) { return !widget->isVisibleTo(widget->window()); });
        return list;
    }
    QString text(const char* label) const { return panel().findChild<QLabel*>(label)->text(); }

    QString nameOf(const ScoredRow& mission) const {
        const QString name = locale.text(mission.name);
        return name.left(1).toUpper() + name.mid(1);
    }
    void choose(QComboBox* box, const QString& item) const {
        const int wanted = box->findText(item);
        QVERIFY2(wanted >= 0, qPrintable(item));
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < 60 && box->currentIndex() != wanted; ++i) QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(box->currentText(), item);
    }
    /// Types a row of figures, from field to field with the tab key.
    void type(int row, const std::vector<int>& figures) const {
        const auto fields = all<QSpinBox>("scoreFigure");
        const auto columns = static_cast<qsizetype>(figures.size());
        for (qsizetype i = 0; i < columns; ++i) {
            QSpinBox* field = fields[row * columns + i];
            QTest::mouseClick(field, Qt::LeftButton);
            field->selectAll();
            QTest::keyClicks(field, QString::number(figures[static_cast<std::size_t>(i)]));
            QTest::keyClick(field, Qt::Key_Tab);
        }
    }
    std::vector<QString> glory(int row, int players) const {
        std::vector<QString> list;
        const auto labels = all<QLabel>("scoreGlory");
        for (int i = 0; i < players; ++i) list.push_back(labels[row * players + i]->text());
        return list;
    }
};

Scenario ScoreWindow::board(int players) const {
    GenerateRequest request;
    request.base = game().layout(std::to_string(players) + "p")->scenario;
    request.seed = 3;
    auto map = makeMap(game(), request);
    if (!map) qFatal("%s", map.error().code().c_str());
    return *std::move(map);
}

/// Types the rows of the rulebook's scoring example (BB-T26).
void typeExample(const ScoreWindow& window) {
    const auto missions = window.all<QComboBox>("scoreMission");
    QCOMPARE(missions.size(), 4);
    const char* const names[] = {"workers", "business-levels", "walls-in-single-coloured",
                                 "knights-in-enemy-areas"};
    const std::vector<int> figures[] = {{10, 16, 13, 12}, {3, 4, 4, 7}, {13, 6, 12, 6}, {5, 0, 4, 7}};
    for (int row = 0; row < 4; ++row) {
        const auto& offered = window.game().scoring->offered;
        const auto mission = std::ranges::find(offered, names[row], &ScoredRow::id);
        QVERIFY2(mission != offered.end(), names[row]);
        window.choose(missions[row], window.nameOf(*mission));
        window.type(row, figures[row]);
    }
}

}  // namespace

class BauenScorePanelTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    /// Checks the examples of the rulebook. BB-T26: the public missions, BB-T27: a secret one as
    /// well.
    void exampleOfTheRulebook() {
        ScoreWindow window(4);
        QCOMPARE(window.text("scoreVerdict"), QString("Nobody has any glory yet."));
        typeExample(window);
        QCOMPARE(window.text("scoreTotals"), QString("Player 1: 5\nPlayer 2: 4\nPlayer 3: 6\nPlayer 4: 7"));
        QCOMPARE(window.text("scoreVerdict"), QString("Player 4 wins with 7 glory points."));
        QCOMPARE(window.glory(0, 4), (std::vector<QString>{"+0", "+3", "+2", "+1"}));
        QTest::mouseClick(window.panel().findChild<QPushButton*>("scoreAdd"), Qt::LeftButton);
        const auto& offered = window.game().scoring->offered;
        const auto towns = std::ranges::find(offered, "towns", &ScoredRow::id);
        window.choose(window.all<QComboBox>("scoreMission")[4], window.nameOf(*towns));
        window.choose(window.all<QComboBox>("scoreHolder")[4], "Secret, player 1");
        window.type(4, {4, 3, 3, 2});
        QCOMPARE(window.glory(4, 4), (std::vector<QString>{"+3", "", "", ""}));
        QCOMPARE(window.text("scoreTotals"), QString("Player 1: 8\nPlayer 2: 4\nPlayer 3: 6\nPlayer 4: 7"));
        QCOMPARE(window.text("scoreVerdict"), QString("Player 1 wins with 8 glory points."));
        // A removed mission no longer counts.
        QTest::mouseClick(window.all<QToolButton>("scoreRemove")[4], Qt::LeftButton);
        QTRY_COMPARE(window.text("scoreVerdict"), QString("Player 4 wins with 7 glory points."));
    }

    void sharedVictory() {
        ScoreWindow window(3);
        window.type(0, {4, 4, 1});
        QCOMPARE(window.text("scoreVerdict"), QString("Shared victory with 1 glory point: players 1, 2."));
    }

    void playersComeAndGo_data() {
        QTest::addColumn<int>("players");
        for (int players = 2; players <= 6; ++players) QTest::addRow("%d", players) << players;
    }
    void playersComeAndGo() {
        QFETCH(int, players);
        ScoreWindow window(2);
        auto* number = window.panel().findChild<QSpinBox*>("scorePlayers");
        QCOMPARE(number->value(), 2);
        number->setFocus();
        for (int i = 2; i < players; ++i) QTest::keyClick(number, Qt::Key_Up);
        QCOMPARE(number->value(), players);
        QTRY_COMPARE(window.all<QSpinBox>("scoreFigure").size(), 4 * players);
        std::vector<int> rising;
        for (int seat = 0; seat < players; ++seat) rising.push_back(seat);
        window.type(1, rising);
        QVERIFY(window.text("scoreVerdict").startsWith(QString("Player %1 wins").arg(players)));
        // A narrow panel cuts nothing off.
        for (const QSpinBox* figure : window.all<QSpinBox>("scoreFigure")) QVERIFY(figure->width() >= 28);
    }

    /// Checks that figures are counted on the map, and that a focused figure lights its places.
    void countsOnTheMap() {
        ScoreWindow window(2, true);
        window.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.window.get()));
        const Hex hall = window.document().scenario().board.regions.front().anchor;
        const auto& offered = window.game().scoring->offered;
        const auto towns = std::ranges::find(offered, "towns", &ScoredRow::id);
        window.choose(window.all<QComboBox>("scoreMission")[0], window.nameOf(*towns));
        QTest::mouseClick(window.panel().findChild<QPushButton*>("scoreCount"), Qt::LeftButton);
        QCOMPARE(window.text("scoreVerdict"), QString("Player 2 wins with 1 glory point."));
        Spotlight& light = window.workspace().play().spotlight;
        QTest::mouseClick(window.all<QSpinBox>("scoreFigure")[1], Qt::LeftButton);
        QCOMPARE(light.places(), std::vector{hall});
        QTest::mouseClick(window.all<QSpinBox>("scoreFigure")[0], Qt::LeftButton);
        QVERIFY(light.places().empty());
        // A typed figure has no places.
        window.type(0, {1, 3});
        QTest::mouseClick(window.all<QSpinBox>("scoreFigure")[1], Qt::LeftButton);
        QVERIFY(light.places().empty());
        window.window->setMode(WindowMode::Design);
        QVERIFY(light.places().empty());
    }

    /// Checks that missions are taken from a running game, and secret ones only once they are
    /// public.
    void countsInAGame() {
        ScoreWindow window(2);
        PlaySession& session = window.workspace().play().session;
        PlaySetup setup = defaultSetup(session.system(), 2);
        for (auto& seat : setup.seats) seat.bot = "greedy";
        setup.seed = 6;
        setup.keepSeed = true;
        session.setSetup(setup);
        window.workspace().play().program.setPace(0);
        window.trigger("play.start");
        auto* count = window.panel().findChild<QPushButton*>("scoreCount");
        QCOMPARE(count->text(), QString("Read from Board"));
        QTest::mouseClick(count, Qt::LeftButton);
        QTRY_COMPARE(window.all<QComboBox>("scoreMission").size(), 4);
        QTRY_VERIFY_WITH_TIMEOUT(session.over(), test::patience);
        window.window->showDock("dock.bauen.score");
        QTest::mouseClick(count, Qt::LeftButton);
        QTRY_COMPARE(window.all<QComboBox>("scoreMission").size(), 12);
        const MatchStanding standing = session.match()->standing();
        for (int seat = 0; seat < 2; ++seat)
            QVERIFY(
                window.text("scoreTotals")
                    .contains(QString("Player %1: %2").arg(seat + 1).arg(standing.seats[seat].figures[0])));
    }

    /// Checks that the panel is visible before a game begins, and stays in place during one.
    void isThereWithoutAGame() {
        ScoreWindow window(2);
        QDockWidget* dock = window.window->dock("dock.bauen.score");
        window.window->setMode(WindowMode::Design);
        QVERIFY(!dock->isVisible());
        window.window->setMode(WindowMode::Play);
        QVERIFY(dock->isVisible());
        window.window->files().newMap("clockwork-wars", "2p");
        window.window->setMode(WindowMode::Play);
        QVERIFY(!dock->isVisible());
    }

    /// Shares a place with the log, so that decisions keep their room.
    void leavesRoomForDecisions() {
        ScoreWindow window(4);
        window.trigger("play.start");
        QDockWidget* decision = window.window->dock("dock.decision");
        QTRY_VERIFY(decision->isVisible());
        QVERIFY(window.window->tabifiedDockWidgets(window.window->dock("dock.log"))
                    .contains(window.window->dock("dock.bauen.score")));
        QTRY_VERIFY2(decision->height() >= 240, qPrintable(QString::number(decision->height())));
    }

    void speaksTheLanguageOfTheWindow() {
        ScoreWindow window(2);
        window.locale.setLanguage("de");
        QTRY_COMPARE(window.window->dock("dock.bauen.score")->windowTitle(), QString("Wertung"));
        QCOMPARE(window.text("scoreVerdict"), QString("Noch hat niemand Ruhm erworben."));
        window.locale.setLanguage("fr");
        QTRY_COMPARE(window.text("scoreVerdict"), QString("Personne n’a encore obtenu de gloire."));
    }
};

HEXA_TEST(BauenScorePanelTest);

#include "scorepanel_test.moc"
