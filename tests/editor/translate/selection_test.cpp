// SPDX-License-Identifier: GPL-3.0-or-later
// Many texts at once, by mouse and keys: their states, and the question before errors are approved.
#include "editor/shell/actions.h"
#include "editor/translate/textcell.h"
#include "editor/translate/texttable.h"
#include "tests/editor/translate/answering.h"
#include "tests/editor/translate/textwindow.h"
#include "tests/support/test.h"

#include <QAction>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QMenu>

using namespace hexa;
using namespace hexa::editor;

namespace {

struct SelectionFixture : test::TextWindow {
    SelectionFixture() { open(); }
    void click(int row, int column, Qt::KeyboardModifiers modifiers = {}) {
        const QRect room = table().visualRect(table().model()->index(row, column));
        QTest::mouseClick(table().viewport(), Qt::LeftButton, modifiers, room.center());
        QApplication::processEvents();
    }
    /// The window has the focus again, as it has for a person once a dialog is closed.
    void comeBack() {
        window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(window.get()));
        table().setFocus();
    }
    int steps() { return texts().document.undoStack().count(); }
    int approved() {
        int count = 0;
        for (int i = 0; i < 5; ++i)
            for (const char* language : {"en", "de", "fr"})
                count += state(i, language) == texts::State::Approved ? 1 : 0;
        return count;
    }
};

}  // namespace

class SelectionTest : public QObject {
    Q_OBJECT
private slots:
    void aRangeIsApprovedInOneStep() {
        SelectionFixture fixture;
        fixture.click(2, 1);
        fixture.click(4, 2, Qt::ShiftModifier);
        QCOMPARE(static_cast<TextTable&>(fixture.table()).selectedTexts().size(),
                 std::size_t(5));  // one German text is missing
        fixture.key(Qt::Key_Return, Qt::AltModifier);
        QCOMPARE(fixture.steps(), 1);
        for (const int row : {2, 3, 4}) QCOMPARE(fixture.state(row, "en"), texts::State::Approved);
        QCOMPARE(fixture.state(2, "de"), texts::State::Approved);
        QCOMPARE(fixture.state(3, "de"), texts::State::Missing);
        QCOMPARE(fixture.state(2, "fr"), texts::State::Missing);
        QCOMPARE(fixture.state(4, "fr"), texts::State::NeedsReview);
        QCOMPARE(fixture.texts().document.undoStack().undoText(), QString("Approve 5 texts"));
        // The selection stays: the same texts can be given another state.
        fixture.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(fixture.state(4, "de"), texts::State::NeedsReview);
        QCOMPARE(fixture.steps(), 2);
        fixture.key(Qt::Key_Z, Qt::ControlModifier);
        fixture.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(fixture.state(4, "de"), texts::State::NeedsReview);
        QCOMPARE(fixture.approved(), 3);
    }

    /// An extended selection begins at the present text, by any way of going there.
    void aRangeBeginsWhereOneWent() {
        SelectionFixture fixture;
        fixture.click(0, 1);
        QVERIFY(fixture.page().goToRow("u4"));
        fixture.key(Qt::Key_Down, Qt::ShiftModifier);
        const auto selected = static_cast<TextTable&>(fixture.table()).selectedTexts();
        QCOMPARE(selected.size(), std::size_t(2));
        QCOMPARE(selected.front().unit, std::size_t(3));
        QCOMPARE(selected.back().unit, std::size_t(4));
    }

    void theQuestionNamesEachKindOfError() {
        SelectionFixture fixture;
        fixture.go(1, 2);
        QVERIFY(fixture.texts().edits.setText(4, "de", "Hier anhalten {x}. Dann weitergehen."));
        fixture.waitForChecks();
        fixture.table().setFocus();
        fixture.key(Qt::Key_A, Qt::ControlModifier);
        QString said;
        test::answer("Cancel", &said);
        fixture.key(Qt::Key_Return, Qt::AltModifier);
        QVERIFY2(said.contains("4 here, 3 in the other languages") &&
                     said.contains("Mismatched placeholders"),
                 qPrintable(said));
        QCOMPARE(fixture.steps(), 1);
    }

    void singleTextsAndWholeRows() {
        SelectionFixture fixture;
        fixture.click(2, 2);
        fixture.click(4, 3, Qt::ControlModifier);
        fixture.click(3, 0, Qt::ControlModifier);  // its number: the texts that are there
        QCOMPARE(static_cast<TextTable&>(fixture.table()).selectedTexts().size(), std::size_t(4));
        fixture.key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(fixture.state(2, "de"), texts::State::Draft);
        QCOMPARE(fixture.state(4, "fr"), texts::State::Draft);
        QCOMPARE(fixture.state(3, "en"), texts::State::Draft);
        QCOMPARE(fixture.state(3, "fr"), texts::State::Draft);
        QCOMPARE(fixture.state(2, "en"), texts::State::NeedsReview);
        QCOMPARE(fixture.steps(), 1);
    }

    void errorsAreAskedAbout() {
        SelectionFixture fixture;
        fixture.click(1, 2);
        QString said;
        test::answer("Cancel", &said);
        fixture.key(Qt::Key_Return, Qt::AltModifier);
        QVERIFY2(said.contains("4") && said.contains("3"), qPrintable(said));
        QCOMPARE(fixture.steps(), 0);
        QCOMPARE(fixture.table().currentIndex().row(), 1);  // it is not gone on from it
        fixture.comeBack();
        test::answer("Approve Anyway");
        fixture.key(Qt::Key_Return, Qt::AltModifier);
        QCOMPARE(fixture.state(1, "de"), texts::State::Approved);
        QCOMPARE(fixture.table().currentIndex().row(), 2);
        fixture.comeBack();
        // Drafts and texts that need review cause no question.
        fixture.click(1, 2);
        fixture.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(fixture.state(1, "de"), texts::State::NeedsReview);
    }

    void onlyThoseWithoutErrors() {
        SelectionFixture fixture;
        fixture.table().setFocus();
        fixture.key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(static_cast<TextTable&>(fixture.table()).selectedTexts().size(), std::size_t(13));
        QString said;
        test::answer("Approve Texts Without Errors", &said);
        fixture.key(Qt::Key_Return, Qt::AltModifier);
        QVERIFY2(said.contains("of 13 texts"), qPrintable(said));
        QCOMPARE(fixture.state(1, "de"), texts::State::NeedsReview);
        QCOMPARE(fixture.state(1, "en"), texts::State::Approved);
        QCOMPARE(fixture.steps(), 1);
        fixture.comeBack();
        test::answer("Approve All");
        fixture.key(Qt::Key_Return, Qt::AltModifier);
        QCOMPARE(fixture.approved(), 13);
    }

    void theMenuOfASelection() {
        SelectionFixture fixture;
        fixture.click(3, 1);
        fixture.click(4, 3, Qt::ShiftModifier);
        const QPoint at = fixture.table().visualRect(fixture.table().model()->index(4, 2)).center();
        emit fixture.table().customContextMenuRequested(at);
        QMenu* menu = fixture.page().findChild<QMenu*>("selectionMenu");
        QVERIFY(menu != nullptr);
        QTRY_VERIFY(menu->isVisible());
        QAction* draft = menu->actions().back();
        QCOMPARE(draft->text(), QString("Mark 5 Texts as &Draft"));
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(draft).center());
        QCOMPARE(fixture.state(4, "de"), texts::State::Draft);
        QCOMPARE(fixture.state(3, "fr"), texts::State::Draft);
        QVERIFY(fixture.page().cell() == nullptr);
        // Outside of it the menu is that of the text.
        emit fixture.table().customContextMenuRequested(
            fixture.table().visualRect(fixture.table().model()->index(0, 1)).center());
        QVERIFY(fixture.page().cell() != nullptr);
        QCOMPARE(static_cast<TextTable&>(fixture.table()).selectedTexts().size(), std::size_t(1));
    }

    /// A command by a key with Ctrl or Shift goes to one text, as before.
    void goingOnLeavesTheSelection() {
        SelectionFixture fixture;
        fixture.click(0, 1);
        fixture.click(4, 3, Qt::ShiftModifier);
        fixture.key(Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(static_cast<TextTable&>(fixture.table()).selectedTexts().size(), std::size_t(1));
        QCOMPARE(fixture.table().currentIndex().row(), 1);
    }

    void manyRowsDoNotHoldTheWindow() {
        SelectionFixture fixture;
        texts::Project large = test::sampleTexts();
        large.units.clear();
        for (int i = 0; i < 12'000; ++i) {
            const std::string n = std::to_string(i);
            large.units.push_back(test::unit("u" + n, "Row " + n + " says it.", "Zeile " + n + " sagt es.",
                                             "La rangée " + n + " le dit."));
        }
        fixture.texts().document.take(std::move(large), {}, false);
        fixture.table().setFocus();
        fixture.key(Qt::Key_A, Qt::ControlModifier);
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(static_cast<TextTable&>(fixture.table()).selectedTexts().size(), std::size_t(36'000));
        const auto selecting = clock.restart();
        fixture.key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        const auto changing = clock.elapsed();
        QCOMPARE(fixture.state(11'999, "fr"), texts::State::Draft);
        qInfo("selecting %lld ms, changing %lld ms", static_cast<long long>(selecting),
              static_cast<long long>(changing));
    }
};

HEXA_TEST(SelectionTest);
#include "selection_test.moc"
