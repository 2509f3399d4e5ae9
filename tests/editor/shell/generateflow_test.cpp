// SPDX-License-Identifier: GPL-3.0-or-later
// Generate in the whole window: "keep mine, fill the rest" by Ctrl+A and L, the gallery in front, a
// progress that never falls.
#include "core/edit/builders.h"
#include "editor/shell/actions.h"
#include "tests/editor/shell/windowtest.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QIODevice>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTableWidget>
#include <QTableWidgetItem>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QWidget>

using namespace hexa;
using namespace hexa::editor;

class GenerateFlowTest : public hexa::test::WindowTest {
    Q_OBJECT

    void trigger(const char* id) {
        QCoreApplication::processEvents();  // a person sees the map before anything is done
        mWindow->actions()[id]->trigger();
        QCoreApplication::processEvents();
    }
    GenerateSession& session() { return mWindow->workspace()->generate(); }
    void wish(const std::string& mode, std::uint64_t seed = 3) {
        GenerateWishes wishes = session().wishes();
        wishes.request.mode = mode;
        wishes.request.keep = 3;
        wishes.request.effort = 2;
        wishes.seed = seed;
        wishes.keepSeed = true;
        session().setWishes(wishes);
    }
    std::vector<Hex> emptySlots() {
        std::vector<Hex> found;
        for (const Cell& cell : document().scenario().board.cells())
            if (cell.kind == KindId::Empty) found.push_back(cell.at);
        return found;
    }
    KindId kind(const char* id) { return *document().catalog().kindId(id); }
    /// Places some tiles of the user's on an empty layout; returns their hexes.
    std::vector<Hex> placeMine(std::size_t tiles = 3) {
        files().newMap("clockwork-wars", "3p");
        std::vector<Hex> mine = emptySlots();
        mine.resize(tiles);
        document().apply(paintCells(document().scenario(), document().catalog(), mine, kind("lake")), "mine");
        return mine;
    }
    bool isInFront(const char* id) { return !mWindow->dock(id)->visibleRegion().isEmpty(); }

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    /// After trying everything, filling reports that nothing is fairer, and marks the tiles in the
    /// way.
    void fillingSaysWhenNothingIsFairer() {
        files().newMap("clockwork-wars", "3p");
        trigger("generate.fill");
        QTRY_VERIFY_WITH_TIMEOUT(emptySlots().empty(), test::patience);
        std::vector<Hex> opened;
        for (const Cell& cell : document().scenario().board.cells())
            if (isTile(cell.kind) && !document().catalog().isSeat(cell.kind) && opened.empty())
                opened.push_back(cell.at);
        document().apply(paintCells(document().scenario(), document().catalog(), opened, KindId::Empty),
                         "open");
        trigger("generate.fill");
        QTRY_VERIFY_WITH_TIMEOUT(emptySlots().empty(), test::patience);
        const QString reported = mWindow->statusBar()->currentMessage();
        QVERIFY2(reported.contains("All 8 possibilities were tried"), qPrintable(reported));
        trigger("edit.undo");
        QCOMPARE(emptySlots().size(), std::size_t{1});
    }

    void whatIsMineStaysAndTheRestIsFilled() {
        const std::vector<Hex> mine = placeMine();
        trigger("edit.selectAll");
        trigger("edit.lock");
        for (const Hex at : emptySlots()) QVERIFY(!document().scenario().board.find(at)->locked);
        for (const Hex at : mine) QVERIFY(document().scenario().board.find(at)->locked);
        wish("rulebook");
        trigger("generate.start");
        QTRY_VERIFY_WITH_TIMEOUT(!session().running(), test::patience);
        QVERIFY2(!session().gallery().empty(), qPrintable(session().message()));
        const Board& board = session().gallery().front().produced.candidate.scenario.board;
        for (const Hex at : mine) QCOMPARE(board.find(at)->kind, kind("lake"));
        QVERIFY(
            std::ranges::none_of(board.cells(), [](const Cell& cell) { return cell.kind == KindId::Empty; }));
    }

    /// Nothing has to be locked for that, no mode left, and it is one step to undo.
    void theRestIsFilledByOneCommand() {
        const std::vector<Hex> mine = placeMine(1);  // a proven map has it
        const Board before = document().scenario().board;
        const std::size_t empty = emptySlots().size();
        QVERIFY(empty > 10);
        trigger("generate.fill");
        QTRY_VERIFY_WITH_TIMEOUT(emptySlots().empty(), test::patience);
        QCOMPARE(mWindow->mode(), WindowMode::Design);
        for (const Hex at : mine) {
            QCOMPARE(document().scenario().board.find(at)->kind, kind("lake"));
            QVERIFY(!document().scenario().board.find(at)->locked);
        }
        QVERIFY(!mWindow->actions()["generate.fill"]->isEnabled());
        document().undoStack().undo();
        QVERIFY(document().scenario().board == before);
        QVERIFY(mWindow->actions()["generate.fill"]->isEnabled());
    }

    /// Changes during the filling are kept: the remaining slots are filled.
    void theMapCanBeChangedWhileTheRestIsFilled() {
        placeMine();
        trigger("generate.fill");
        QVERIFY(!mWindow->actions()["generate.fill"]->isEnabled());
        const Hex one = emptySlots().front();
        document().apply(
            paintCells(document().scenario(), document().catalog(), std::span(&one, 1), kind("forest")),
            "meanwhile");
        QTRY_VERIFY_WITH_TIMEOUT(emptySlots().empty(), test::patience);
        QCOMPARE(document().scenario().board.find(one)->kind, kind("forest"));
        // The message follows later games, and names the next step for an unfair map.
        const auto message = [this] { return mWindow->statusBar()->currentMessage(); };
        QVERIFY2(message().contains("filled. ") && message().contains("points"), qPrintable(message()));
        mWindow->workspace()->games().add(GamesOf::Check,
                                          {document().scenario(), {{"trained", {900, 50, 50}}}});
        QVERIFY2(message().contains("filled. Unfair: 85 points. To make the map fairer"),
                 qPrintable(message()));
    }

    /// Files of earlier versions have locked empty slots: they are filled like any other, and do
    /// not count as kept tiles.
    void lockedEmptySlotsOfOldFilesAreFilled_data() {
        QTest::addColumn<QString>("mode");
        for (const char* mode : {"rulebook", "symmetric", "balanced"}) QTest::newRow(mode) << QString(mode);
    }
    void lockedEmptySlotsOfOldFilesAreFilled() {
        QFETCH(QString, mode);
        placeMine();
        const std::vector<Hex> empty = emptySlots();
        document().apply(setLocked(document().scenario(), empty, true), "as an old version did");
        wish(mode.toStdString());
        trigger("generate.start");
        QTRY_VERIFY_WITH_TIMEOUT(!session().running(), test::patience);
        QVERIFY2(!session().gallery().empty(), qPrintable(session().message()));
        const Board& board = session().gallery().front().produced.candidate.scenario.board;
        for (const Hex at : empty) {
            QVERIFY(isTile(board.find(at)->kind));
            QVERIFY(!board.find(at)->locked);
        }
    }

    void lockingNothingSaysWhy() {
        files().newMap("clockwork-wars", "3p");
        const auto empty = emptySlots();
        mWindow->workspace()->selection().set({empty.begin(), empty.end()});
        const int steps = document().undoStack().count();
        trigger("edit.lock");
        QCOMPARE(document().undoStack().count(), steps);
        QVERIFY2(mWindow->statusBar()->currentMessage().contains("Empty slots"),
                 qPrintable(mWindow->statusBar()->currentMessage()));
    }

    void deletingWhatIsLockedSaysWhy() {
        const std::vector<Hex> mine = placeMine();
        document().apply(setLocked(document().scenario(), mine, true), "lock");
        mWindow->workspace()->selection().set({mine.begin(), mine.end()});
        trigger("edit.clear");
        QCOMPARE(document().counts().of(kind("lake")), 3);
        QVERIFY2(mWindow->statusBar()->currentMessage().contains("3 locked hexes"),
                 qPrintable(mWindow->statusBar()->currentMessage()));
    }

    void theGalleryComesToTheFront() {
        files().newMap("clockwork-wars", "2p");
        mWindow->resize(1300, 700);
        mWindow->setMode(WindowMode::Generate);
        mWindow->showDock("dock.repair");
        QTRY_VERIFY(isInFront("dock.repair") && !isInFront("dock.gallery"));
        wish("rulebook");
        QTest::mouseClick(mWindow->findChild<QToolButton*>("generateMore"), Qt::LeftButton);
        QTest::mouseClick(mWindow->findChild<QPushButton*>("generateStart"), Qt::LeftButton);
        QTRY_VERIFY(isInFront("dock.gallery"));
        QTRY_VERIFY_WITH_TIMEOUT(!session().running(), test::patience);
        QVERIFY(isInFront("dock.gallery") && !isInFront("dock.repair"));
        // Repair stays in front after switching to it.
        mWindow->showDock("dock.repair");
        QTRY_VERIFY(isInFront("dock.repair"));
    }

    void progressNeverFalls_data() {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<int>("seed");
        for (const char* mode : {"rulebook", "symmetric", "balanced"})
            for (const int seed : {1, 2}) QTest::addRow("%s-%d", mode, seed) << QString(mode) << seed;
    }
    void progressNeverFalls() {
        QFETCH(QString, mode);
        QFETCH(int, seed);
        files().newMap("clockwork-wars", "2p");
        mWindow->setMode(WindowMode::Generate);
        wish(mode.toStdString(), static_cast<std::uint64_t>(seed));
        GenerateWishes wishes = session().wishes();
        wishes.tournament = true;
        session().setWishes(wishes);
        // Settings of one run are forgotten when another map is wished, so they come last.
        wishes = session().wishes();
        wishes.tournamentSettings = {4'000, 8, {"greedy"}};
        session().setWishes(wishes);
        auto* bar = mWindow->findChild<QProgressBar*>("generateProgress");
        int last = -1;
        QString seen;
        const auto look = [&] {
            if (!session().running()) return;
            if (bar->value() < last) seen += QStringLiteral("%1 after %2; ").arg(bar->value()).arg(last);
            last = bar->value();
        };
        connect(&session(), &GenerateSession::runChanged, this, look);
        session().start();
        last = -1;
        QTRY_VERIFY_WITH_TIMEOUT(!session().running(), test::patience);
        QVERIFY2(seen.isEmpty(), qPrintable(seen));
        QVERIFY2(!session().gallery().empty(), qPrintable(session().message()));
    }

    /// 45 characters and the title have room.
    void theShareDialogShowsItsTitle() {
        QSize size;
        int title = 0, line = 0;
        QTimer watch;
        watch.callOnTimeout([&] {
            QWidget* dialog = QApplication::activeModalWidget();
            if (dialog == nullptr) return;
            size = dialog->size();
            title = dialog->fontMetrics().horizontalAdvance(dialog->windowTitle());
            auto* edit = dialog->findChild<QLineEdit*>();
            line = edit->width() / edit->fontMetrics().averageCharWidth();
            watch.stop();
            dialog->close();
        });
        watch.start(30);
        trigger("file.openCode");
        QVERIFY2(size.width() > title + 100, qPrintable(QString::number(size.width())));
        QVERIFY2(line >= 45, qPrintable(QString::number(line)));
    }

    /// A key has no preview: a message afterwards names the leaving player.
    void aHomeDeletedByKeyIsReported() {
        files().openSample("clockwork-wars", "hale");
        const int players = document().scenario().players();
        mWindow->workspace()->selection().set({document().scenario().seats.front().homeHex()});
        trigger("edit.clear");
        QCOMPARE(document().scenario().players(), players - 1);
        QVERIFY2(mWindow->statusBar()->currentMessage().startsWith("A home was removed"),
                 qPrintable(mWindow->statusBar()->currentMessage()));
        QVERIFY(document().undoStack().undoText().endsWith("(player 1 is removed)"));
    }
};

HEXA_TEST(GenerateFlowTest);
#include "generateflow_test.moc"
