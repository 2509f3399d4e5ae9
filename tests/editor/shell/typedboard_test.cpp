// SPDX-License-Identifier: GPL-3.0-or-later
// Maps from a typed line, and maps for another number of players, for any game that supports them.
#include "core/engine/generate/generate.h"
#include "editor/shell/commands/playerschangedialog.h"
#include "editor/shell/files/typedboarddialog.h"
#include "tests/editor/openwindow.h"
#include "tests/support/test.h"
#include "tests/support/twogames.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <functional>

using namespace hexa;
using namespace hexa::editor;

namespace {

/// Returns the toy game with lines: "M" for each slot that becomes a meadow, one for each player of
/// the layout.
Systems gamesWithLines() {
    Systems games = test::twoGames();
    GameSystem toy = test::toySystem();
    GenerateFunctions& generate = ownCopy(toy.generate);
    generate.typed = [](const Scenario& base, std::string_view line) -> Result<Scenario> {
        const auto meadows = std::ranges::count(line, 'M');
        if (meadows != base.players()) return Error("generate.no-mode");
        Scenario map = base;
        map.title.set("en", std::string(line));
        return map;
    };
    generate.line = [](const Scenario& map) { return std::string(map.title.in("en")); };
    generate.forPlayers = [](const Scenario& map, int players) -> Result<PlayersChange> {
        std::vector<Seat> seats = map.seats;
        seats.resize(static_cast<std::size_t>(players));
        PlayersChange change;
        change.edit = {SetSeats{std::move(seats)}};
        if (players < map.players()) change.losses.push_back({"toy.rows", {}});
        return change;
    };
    games.replace(std::move(toy));
    return games;
}

struct LineWindow : test::OpenWindow {
    LineWindow() : OpenWindow(gamesWithLines()) { show({1100, 740}); }

    /// Calls a function on the next dialog of this type.
    template <class Dialog>
    void answer(const std::function<void(Dialog&)>& act) {
        QTimer::singleShot(0, window.get(), [act] {
            auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            act(*dialog);
            if (dialog->isVisible()) QTest::keyClick(dialog, Qt::Key_Escape);
        });
    }
    static QPushButton* ok(QWidget& dialog) {
        return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }
};

void type(QWidget& dialog, const QString& line) {
    auto* field = dialog.findChild<QPlainTextEdit*>("line");
    field->selectAll();
    QTest::keyClicks(field, line);
}

}  // namespace

class TypedBoardTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aGameWithLines() {
        LineWindow window;
        window.window->files().newMap("toy", "2p");
        window.answer<TypedBoardDialog>([](TypedBoardDialog& dialog) {
            auto* layout = dialog.findChild<QComboBox*>("layout");
            auto* problem = dialog.findChild<QLabel*>("problem");
            QVERIFY(!LineWindow::ok(dialog)->isEnabled());
            type(dialog, "M M M M M M M M M");
            QVERIFY(!problem->text().isEmpty());
            QVERIFY(!LineWindow::ok(dialog)->isEnabled());
            // Finds the layout that the line fits.
            type(dialog, "M M M");
            QCOMPARE(layout->currentData().toString(), QString("3p"));
            QVERIFY(problem->text().isEmpty());
            QTest::mouseClick(LineWindow::ok(dialog), Qt::LeftButton);
        });
        window.trigger("file.newLine");
        QCOMPARE(window.document().scenario().players(), 3);
        QCOMPARE(window.document().system().id(), std::string("toy"));
        // The line of an open map is filled in, ready for copying.
        window.answer<TypedBoardDialog>([](TypedBoardDialog& dialog) {
            QCOMPARE(dialog.findChild<QPlainTextEdit*>("line")->toPlainText(), QString("M M M"));
            QVERIFY(LineWindow::ok(dialog)->isEnabled());
        });
        window.trigger("file.newLine");
    }

    void whatFallsOffIsReportedBefore() {
        LineWindow window;
        window.window->files().newMap("toy", "2p");
        const auto dialog = [&](Qt::Key key, bool loses) {
            window.answer<PlayersChangeDialog>([key, loses](PlayersChangeDialog& asked) {
                auto* losses = asked.findChild<QLabel*>("losses");
                QVERIFY(!LineWindow::ok(asked)->isEnabled());
                QTest::keyClick(asked.findChild<QSpinBox*>("players"), key);
                QVERIFY(!losses->text().isEmpty());
                QCOMPARE(losses->text() != "Nothing will be removed from the map.", loses);
                QTest::mouseClick(LineWindow::ok(asked), Qt::LeftButton);
            });
            window.trigger("map.players");
        };
        dialog(Qt::Key_Up, false);
        QCOMPARE(window.document().scenario().players(), 3);
        dialog(Qt::Key_Down, true);
        QCOMPARE(window.document().scenario().players(), 2);
        window.trigger("edit.undo");
        QCOMPARE(window.document().scenario().players(), 3);
    }

    /// Checks that the third game has both commands, with its own words.
    void theGameOfRegions() {
        LineWindow window;
        window.window->files().newMap("bauen-und-beherrschen", "2p");
        window.answer<TypedBoardDialog>([](TypedBoardDialog& dialog) {
            auto* problem = dialog.findChild<QLabel*>("problem");
            type(dialog, "P1 H1 M1 P2 H2 X2");
            QVERIFY2(problem->text().contains("X2"), qPrintable(problem->text()));
            type(dialog, "P1 H1 M1/120 P2 H2 M2 P3 H3 M3");
            QVERIFY2(problem->text().isEmpty(), qPrintable(problem->text()));
            QTest::mouseClick(LineWindow::ok(dialog), Qt::LeftButton);
        });
        window.trigger("file.newLine");
        QCOMPARE(window.document().scenario().players(), 3);
        QCOMPARE(window.document().scenario().board.regions.size(), std::size_t{9});
        window.answer<PlayersChangeDialog>([](PlayersChangeDialog& dialog) {
            QTest::keyClick(dialog.findChild<QSpinBox*>("players"), Qt::Key_Down);
            QVERIFY(dialog.findChild<QLabel*>("losses")->text().contains("Plains 3"));
            QTest::mouseClick(LineWindow::ok(dialog), Qt::LeftButton);
        });
        window.trigger("map.players");
        QCOMPARE(window.document().scenario().board.regions.size(), std::size_t{6});
    }

    void gamesWithoutThemHaveNoSuchCommand() {
        LineWindow window;
        window.window->files().newMap("clockwork-wars", "2p");
        QVERIFY(!window.action("map.players")->isVisible());
        QVERIFY(window.action("file.newLine")->isVisible());
    }
};

HEXA_TEST(TypedBoardTest);

#include "typedboard_test.moc"
