// SPDX-License-Identifier: GPL-3.0-or-later
// Rows that the filter hides: nothing is done to what is not seen.
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

struct Desk : test::TextWindow {
    Desk() { open(); }
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
    int steps() { return texts().document().undoStack().count(); }
};

using Unit = std::optional<std::size_t>;

}  // namespace

class HiddenRowsTest : public QObject {
    Q_OBJECT
private slots:
    void theCurrentRowIsOneThatIsShown() {
        Desk desk;
        desk.go(1, 2);
        desk.show("wald");
        QCOMPARE(desk.rows(), 1);
        QCOMPARE(desk.texts().currentUnit(), Unit(2));
        QCOMPARE(desk.texts().currentLanguage(), std::string("de"));
        QCOMPARE(desk.table().currentIndex(), desk.table().model()->index(0, 2));
        desk.trigger("texts.approve");
        QCOMPARE(desk.state(1, "de"), texts::State::NeedsReview);
        QCOMPARE(desk.state(2, "de"), texts::State::Approved);
        // A row that is still shown stays the current one.
        desk.show("");
        desk.go(3, 3);
        desk.show("partie");
        QCOMPARE(desk.rows(), 2);
        QCOMPARE(desk.texts().currentUnit(), Unit(3));
    }

    void withoutRowsNothingCanBeDone() {
        Desk desk;
        desk.go(1, 2);
        desk.show("nowhere to be found");
        QCOMPARE(desk.rows(), 0);
        QCOMPARE(desk.texts().currentUnit(), Unit());
        for (const char* action :
             {"texts.edit", "texts.approve", "texts.review", "texts.draft", "texts.accept", "texts.join",
              "texts.split", "texts.moveUp", "texts.shiftDown", "texts.term1", "texts.match1"})
            QVERIFY2(!desk.can(action), action);
        for (const char* action : {"edit.find", "texts.export", "texts.glossary", "texts.nextProblem"})
            QVERIFY2(desk.can(action), action);
        desk.trigger("texts.nextProblem");  // tells that there is none
        desk.filter().clear();
        QCOMPARE(desk.rows(), 5);
        QVERIFY(desk.texts().currentUnit().has_value());
        QCOMPARE(desk.texts().currentLanguage(), std::string("de"));
        QVERIFY(desk.can("texts.approve"));
        QVERIFY(desk.can("texts.join"));
    }

    void whatIsFoundIsShown() {
        Desk desk;
        desk.show("wald");
        QCOMPARE(desk.rows(), 1);
        desk.window->statusBar()->clearMessage();
        desk.find("maintenant");
        QCOMPARE(desk.rows(), 5);
        QVERIFY(desk.filter().text().isEmpty());
        QCOMPARE(desk.table().currentIndex(), desk.table().model()->index(1, 3));
        QVERIFY(!desk.window->statusBar()->currentMessage().isEmpty());
        // What is shown anyway leaves the filter alone.
        desk.show("partie");
        desk.find("9 tours");
        QCOMPARE(desk.rows(), 2);
        QCOMPARE(desk.texts().currentUnit(), Unit(3));
    }

    void whatIsTypedIsCountedSoon() {
        Desk desk;
        desk.trigger("edit.find");
        auto* words = desk.page().findChild<QLineEdit*>("findWords");
        auto* count = desk.page().findChild<QLabel*>("findCount");
        auto* all = desk.page().findChild<QPushButton*>("replaceAll");
        QVERIFY(count != nullptr);
        QVERIFY(!all->isEnabled());
        QTest::keyClicks(words, "game");
        QTRY_VERIFY(all->isEnabled());
        QVERIFY2(count->text().startsWith("2"), qPrintable(count->text()));
        QTest::keyClicks(words, "x");
        QTRY_VERIFY(!all->isEnabled());
        QTest::keyClick(words, Qt::Key_Backspace);
        QTRY_VERIFY2(count->text().startsWith("2"), qPrintable(count->text()));
        // Texts that change while the bar is open are counted anew.
        QVERIFY(desk.texts().setText(1, "en", "Another game."));
        QTRY_VERIFY2(count->text().startsWith("3"), qPrintable(count->text()));
        // Return doesn't wait for the count.
        words->clear();
        QTest::keyClicks(words, "forest");
        QTest::keyClick(words, Qt::Key_Return);
        QCOMPARE(desk.texts().currentUnit(), Unit(2));
    }

    void theSamePlaceIsShownAgain() {
        Desk desk;
        desk.find("maintenant");
        QCOMPARE(desk.texts().currentUnit(), Unit(1));
        desk.show("wald");
        auto* words = desk.page().findChild<QLineEdit*>("findWords");
        QTest::keyClick(words, Qt::Key_Return);  // the only place there is
        QCOMPARE(desk.rows(), 5);
        QCOMPARE(desk.table().currentIndex(), desk.table().model()->index(1, 3));
    }

    void onlyWhatIsSeenIsReplaced() {
        Desk desk;
        desk.go(0, 1);
        desk.find("turns");
        QCOMPARE(desk.texts().currentUnit(), Unit(0));
        desk.show("wald");
        QPushButton* replace = nullptr;
        for (QPushButton* button : desk.page().findChildren<QPushButton*>())
            if (button->text() == "Replace") replace = button;
        QVERIFY(replace != nullptr);
        desk.page().findChild<QLineEdit*>("replacement")->setText("rounds");
        QTest::mouseClick(replace, Qt::LeftButton);  // finds the next one first
        QCOMPARE(desk.steps(), 0);
        QCOMPARE(desk.rows(), 5);
        QCOMPARE(desk.texts().currentUnit(), Unit(3));
        QTest::mouseClick(replace, Qt::LeftButton);
        QCOMPARE(desk.steps(), 1);
        QCOMPARE(desk.at(0, 1), QString("The game lasts 7 turns."));
        QCOMPARE(desk.at(3, 1), QString("The game lasts 9 rounds."));
    }

    void neighboursThatAreHiddenStayAsTheyAre() {
        Desk desk;
        desk.show("wald");
        for (const char* action : {"texts.join", "texts.moveUp", "texts.moveDown"}) {
            desk.window->statusBar()->clearMessage();
            desk.trigger(action);
            QVERIFY2(!desk.window->statusBar()->currentMessage().isEmpty(), action);
            QVERIFY2(desk.steps() == 0, action);
        }
    }
};

HEXA_TEST(HiddenRowsTest);
#include "hiddenrows_test.moc"
