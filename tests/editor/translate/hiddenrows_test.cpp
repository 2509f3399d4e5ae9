// SPDX-License-Identifier: GPL-3.0-or-later
// Rows hidden by the filter: invisible rows are not changed.
#include "editor/shell/actions.h"
#include "tests/editor/translate/textwindow.h"
#include "tests/support/test.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStatusBar>

using namespace hexa;
using namespace hexa::editor;

namespace {

struct HiddenRowsFixture : test::TextWindow {
    HiddenRowsFixture() { open(); }
    QLineEdit& filter() { return *page().findChildren<QLineEdit*>().front(); }
    void show(const QString& words) {
        filter().setFocus();
        filter().clear();
        QTest::keyClicks(&filter(), words);
    }
    void find(const QString& words) {
        trigger("edit.find");
        auto* line = page().findChild<QLineEdit*>("findWords");
        line->clear();
        QTest::keyClicks(line, words);
        QTest::keyClick(line, Qt::Key_Return);
    }
    void trigger(const char* action) { window->actions()[action]->trigger(); }
    bool can(const char* action) { return window->actions()[action]->isEnabled(); }
    int rows() { return table().model()->rowCount(); }
    int steps() { return texts().document.undoStack().count(); }
};

using Unit = std::optional<std::size_t>;

}  // namespace

class HiddenRowsTest : public QObject {
    Q_OBJECT
private slots:
    void theCurrentRowIsOneThatIsShown() {
        HiddenRowsFixture fixture;
        fixture.go(1, 2);
        fixture.show("wald");
        QCOMPARE(fixture.rows(), 1);
        QCOMPARE(fixture.texts().current.unit(), Unit(2));
        QCOMPARE(fixture.texts().current.language(), std::string("de"));
        QCOMPARE(fixture.table().currentIndex(), fixture.table().model()->index(0, 2));
        fixture.trigger("texts.approve");
        QCOMPARE(fixture.state(1, "de"), texts::State::NeedsReview);
        QCOMPARE(fixture.state(2, "de"), texts::State::Approved);
        // A row still visible stays the current one.
        fixture.show("");
        fixture.go(3, 3);
        fixture.show("partie");
        QCOMPARE(fixture.rows(), 2);
        QCOMPARE(fixture.texts().current.unit(), Unit(3));
    }

    void withoutRowsNothingCanBeDone() {
        HiddenRowsFixture fixture;
        fixture.go(1, 2);
        fixture.show("nowhere to be found");
        QCOMPARE(fixture.rows(), 0);
        QCOMPARE(fixture.texts().current.unit(), Unit());
        for (const char* action :
             {"texts.edit", "texts.approve", "texts.review", "texts.draft", "texts.accept", "texts.join",
              "texts.split", "texts.moveUp", "texts.shiftDown", "texts.term1", "texts.match1"})
            QVERIFY2(!fixture.can(action), action);
        for (const char* action : {"edit.find", "texts.export", "texts.glossary", "texts.nextProblem"})
            QVERIFY2(fixture.can(action), action);
        fixture.trigger("texts.nextProblem");  // tells that there is none
        fixture.filter().clear();
        QCOMPARE(fixture.rows(), 5);
        QVERIFY(fixture.texts().current.unit().has_value());
        QCOMPARE(fixture.texts().current.language(), std::string("de"));
        QVERIFY(fixture.can("texts.approve"));
        QVERIFY(fixture.can("texts.join"));
    }

    void whatIsFoundIsShown() {
        HiddenRowsFixture fixture;
        fixture.show("wald");
        QCOMPARE(fixture.rows(), 1);
        fixture.window->statusBar()->clearMessage();
        fixture.find("maintenant");
        QCOMPARE(fixture.rows(), 5);
        QVERIFY(fixture.filter().text().isEmpty());
        QCOMPARE(fixture.table().currentIndex(), fixture.table().model()->index(1, 3));
        QVERIFY(!fixture.window->statusBar()->currentMessage().isEmpty());
        // A row visible anyway does not change the filter.
        fixture.show("partie");
        fixture.find("9 tours");
        QCOMPARE(fixture.rows(), 2);
        QCOMPARE(fixture.texts().current.unit(), Unit(3));
    }

    void whatIsTypedIsCountedSoon() {
        HiddenRowsFixture fixture;
        fixture.trigger("edit.find");
        auto* words = fixture.page().findChild<QLineEdit*>("findWords");
        auto* count = fixture.page().findChild<QLabel*>("findCount");
        auto* all = fixture.page().findChild<QPushButton*>("replaceAll");
        QVERIFY(count != nullptr);
        QVERIFY(!all->isEnabled());
        QTest::keyClicks(words, "game");
        QTRY_VERIFY(all->isEnabled());
        QVERIFY2(count->text().startsWith("2"), qPrintable(count->text()));
        QTest::keyClicks(words, "x");
        QTRY_VERIFY(!all->isEnabled());
        QTest::keyClick(words, Qt::Key_Backspace);
        QTRY_VERIFY2(count->text().startsWith("2"), qPrintable(count->text()));
        // Texts that change while the bar is open are counted again.
        QVERIFY(fixture.texts().edits.setText(1, "en", "Another game."));
        QTRY_VERIFY2(count->text().startsWith("3"), qPrintable(count->text()));
        // Return doesn't wait for the count.
        words->clear();
        QTest::keyClicks(words, "forest");
        QTest::keyClick(words, Qt::Key_Return);
        QCOMPARE(fixture.texts().current.unit(), Unit(2));
    }

    void theSamePlaceIsShownAgain() {
        HiddenRowsFixture fixture;
        fixture.find("maintenant");
        QCOMPARE(fixture.texts().current.unit(), Unit(1));
        fixture.show("wald");
        auto* words = fixture.page().findChild<QLineEdit*>("findWords");
        QTest::keyClick(words, Qt::Key_Return);  // the only place there is
        QCOMPARE(fixture.rows(), 5);
        QCOMPARE(fixture.table().currentIndex(), fixture.table().model()->index(1, 3));
    }

    void onlyWhatIsSeenIsReplaced() {
        HiddenRowsFixture fixture;
        fixture.go(0, 1);
        fixture.find("turns");
        QCOMPARE(fixture.texts().current.unit(), Unit(0));
        fixture.show("wald");
        QPushButton* replace = nullptr;
        for (QPushButton* button : fixture.page().findChildren<QPushButton*>())
            if (button->text() == "Replace") replace = button;
        QVERIFY(replace != nullptr);
        fixture.page().findChild<QLineEdit*>("replacement")->setText("rounds");
        QTest::mouseClick(replace, Qt::LeftButton);  // finds the next one first
        QCOMPARE(fixture.steps(), 0);
        QCOMPARE(fixture.rows(), 5);
        QCOMPARE(fixture.texts().current.unit(), Unit(3));
        QTest::mouseClick(replace, Qt::LeftButton);
        QCOMPARE(fixture.steps(), 1);
        QCOMPARE(fixture.at(0, 1), QString("The game lasts 7 turns."));
        QCOMPARE(fixture.at(3, 1), QString("The game lasts 9 rounds."));
    }

    void neighboursThatAreHiddenStayAsTheyAre() {
        HiddenRowsFixture fixture;
        fixture.show("wald");
        for (const char* action : {"texts.join", "texts.moveUp", "texts.moveDown"}) {
            fixture.window->statusBar()->clearMessage();
            fixture.trigger(action);
            QVERIFY2(!fixture.window->statusBar()->currentMessage().isEmpty(), action);
            QVERIFY2(fixture.steps() == 0, action);
        }
    }
};

HEXA_TEST(HiddenRowsTest);
#include "hiddenrows_test.moc"
