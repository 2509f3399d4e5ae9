// SPDX-License-Identifier: GPL-3.0-or-later
// Marks of searched words; regular expressions; filters by changes, notes and length; going to a
// row.
#include "editor/shell/actions.h"
#include "editor/translate/marking.h"
#include "editor/translate/textpattern.h"
#include "tests/editor/translate/textwindow.h"
#include "tests/support/test.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTimer>
#include <QWidget>

using namespace hexa;
using namespace hexa::editor;

namespace {

struct SearchFixture : test::TextWindow {
    SearchFixture() { open(); }
    QLineEdit& filter() { return *page().findChildren<QLineEdit*>().front(); }
    QLineEdit& words() { return *page().findChild<QLineEdit*>("findWords"); }
    QLabel& count() { return *page().findChild<QLabel*>("findCount"); }
    QCheckBox& expression() { return *page().findChild<QCheckBox*>("findExpression"); }
    QPushButton& replaceAll() { return *page().findChild<QPushButton*>("replaceAll"); }
    /// The window has the focus again, as it has for a person once a dialog is closed.
    void comeBack() {
        window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(window.get()));
        table().setFocus();
    }
    void find(const QString& text) {
        window->actions()["edit.find"]->trigger();
        words().clear();
        QTest::keyClicks(&words(), text);
    }
    /// Returns the width of the field for words, after docks have stopped moving.
    int settledWidth() {
        int width = -1;
        while (width != words().width()) {
            width = words().width();
            QTest::qWait(300);
        }
        return width;
    }
    /// Returns the parts of a text marked by the search.
    QStringList marked(std::size_t unit, const char* language) {
        const QString text = QString::fromStdString(std::string(texts().document.unit(unit).in(language)));
        QStringList out;
        for (const auto& mark : marksOf(texts(), unit, language, text, table().palette()))
            if (mark.format.background().color() == soughtColour()) out << text.mid(mark.start, mark.length);
        return out;
    }
    int rows() { return table().model()->rowCount(); }
    void only(int entry) { page().findChild<QComboBox*>("onlyRows")->setCurrentIndex(entry); }
};

}  // namespace

class SearchTest : public QObject {
    Q_OBJECT
private slots:
    /// For any message about an expression, there is room to write.
    void theFieldsKeepTheirWidth() {
        SearchFixture fixture;
        for (const char* language : {"en", "de", "fr"}) {
            fixture.locale.setLanguage(language);
            fixture.expression().setChecked(false);
            fixture.find(QString());
            const int width = fixture.settledWidth();  // words of another language have another width
            fixture.expression().setChecked(true);
            fixture.find("(a");
            QTRY_VERIFY(fixture.count().text().size() > 20);
            QCOMPARE(fixture.settledWidth(), width);
            QVERIFY(fixture.count().height() >= fixture.count().heightForWidth(fixture.count().width()));
        }
    }

    void hitsAreMarkedInAllTexts() {
        SearchFixture fixture;
        fixture.find("partie");
        QTRY_COMPARE(fixture.count().text(), QString("2 matches"));
        QCOMPARE(fixture.marked(0, "fr"), QStringList{"partie"});
        QCOMPARE(fixture.marked(3, "fr"), QStringList{"partie"});
        QVERIFY(fixture.marked(1, "fr").isEmpty());
        QTest::keyClick(&fixture.words(), Qt::Key_Escape);
        QVERIFY(fixture.marked(0, "fr").isEmpty());
        // Words in the box above the texts, too.
        QTest::keyClicks(&fixture.filter(), "FOREST");
        QCOMPARE(fixture.rows(), 1);
        QCOMPARE(fixture.marked(2, "en"), QStringList{"Forest"});
        fixture.filter().clear();
        QVERIFY(fixture.marked(2, "en").isEmpty());
    }

    void expressions() {
        SearchFixture fixture;
        fixture.find("(\\d) (turns|tours)");
        QTest::mouseClick(&fixture.expression(), Qt::LeftButton, {},
                          QPoint(8, fixture.expression().height() / 2));
        QVERIFY(fixture.expression().isChecked());
        QTRY_COMPARE(fixture.count().text(), QString("4 matches"));
        QCOMPARE(fixture.marked(0, "fr"), QStringList{"7 tours"});
        QTest::keyClick(&fixture.words(), Qt::Key_Return);
        QTRY_COMPARE(fixture.texts().search.found().value_or(texts::FindHit{}).begin, std::size_t(15));
        // Groups are used in the replacement.
        QTest::keyClicks(fixture.page().findChild<QLineEdit*>("replacement"), "\\2: \\1");
        QTest::mouseClick(&fixture.replaceAll(), Qt::LeftButton);
        QTRY_COMPARE(fixture.at(0, 1), QString("The game lasts turns: 7."));
        QCOMPARE(fixture.at(3, 3), QString("La partie dure tours: 9."));
        QCOMPARE(fixture.texts().document.undoStack().count(), 1);
    }

    void aWrongExpressionIsReportedPlainly() {
        SearchFixture fixture;
        fixture.find("(turns");
        fixture.expression().click();
        QTRY_VERIFY2(fixture.count().text().startsWith("Invalid regular expression"),
                     qPrintable(fixture.count().text()));
        QVERIFY(!fixture.replaceAll().isEnabled());
        QTest::keyClick(&fixture.words(), Qt::Key_Return);
        QVERIFY(!fixture.texts().search.found());
        QTest::keyClicks(&fixture.words(), ")");
        QTRY_COMPARE(fixture.count().text(), QString("2 matches"));
    }

    /// An expression that would need ages is abandoned, also in the painted texts.
    void anExpressionThatTakesTooLong() {
        SearchFixture fixture;
        texts::Project project = test::sampleTexts();
        project.units.change(0).texts["en"].text = std::string(60, 'a') + "!";
        fixture.texts().document.take(std::move(project), {}, false);
        fixture.find("(a+)+$");
        QElapsedTimer clock;
        clock.start();
        fixture.expression().click();
        QTRY_COMPARE(fixture.count().text(),
                     QString("Searching with this regular expression takes too long. Simplify it."));
        fixture.table().viewport()->repaint();
        QVERIFY2(clock.elapsed() < 3000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(!fixture.replaceAll().isEnabled());
        // Raising the limit from within is of no use.
        const TextPattern raised("(*LIMIT_MATCH=4000000000)(a+)+$", TextPattern::Kind::Expression);
        QVERIFY(!raised.placesIn(std::string(60, 'a') + "!", "en"));
    }

    void patterns() {
        using Ranges = std::vector<texts::TextRange>;
        const auto places = [](const char* words, const char* text, texts::FindOptions options = {}) {
            return TextPattern(QString::fromUtf8(words), TextPattern::Kind::Expression, std::move(options))
                .placesIn(text, "en")
                .value();
        };
        QCOMPARE(places("é+", "créé étà"), (Ranges{{2, 6}, {7, 9}}));  // bytes
        QCOMPARE(places("x*", "aab"), Ranges());                       // nothing is no place
        texts::FindOptions whole;
        whole.wholeWords = true;
        QCOMPARE(places("a|ab", "ab a", whole), (Ranges{{0, 2}, {3, 4}}));
        texts::FindOptions exact;
        exact.matchCase = true;
        QCOMPARE(places("A", "aA", exact), (Ranges{{1, 2}}));
        texts::FindOptions german;
        german.languages = {"de"};
        QCOMPARE(places("a", "a", german), Ranges());
    }

    void filters() {
        SearchFixture fixture;
        fixture.only(1);  // changed
        QCOMPARE(fixture.rows(), 0);
        fixture.only(0);
        QVERIFY(fixture.texts().edits.setText(3, "de", "Das Spiel dauert 9 Runden."));
        QVERIFY(fixture.texts().edits.setState(1, "de", texts::State::Draft));  // no other text
        fixture.only(1);
        QCOMPARE(fixture.rows(), 1);
        QCOMPARE(fixture.at(0, 2), QString("Das Spiel dauert 9 Runden."));
        fixture.texts().document.undoStack().setIndex(0);
        fixture.only(0);
        fixture.only(1);
        QCOMPARE(fixture.rows(), 0);
        fixture.only(2);  // notes
        QCOMPARE(fixture.rows(), 0);
        fixture.only(0);
        QVERIFY(fixture.texts().document.apply(
            texts::setNotes(fixture.texts().document.project(), 4, {"ask the author"}),
            [] { return QString("x"); }));
        fixture.only(2);
        QCOMPARE(fixture.rows(), 1);
        // "Hier anhalten. Dann weitergehen." is longer than "Stop here. Then go on." by 45 %.
        auto* percent = fixture.page().findChild<QSpinBox*>("longerBy");
        QVERIFY(!percent->isVisible());
        fixture.only(3);
        QVERIFY(percent->isVisible());
        percent->setValue(40);
        const int longer = fixture.rows();
        QVERIFY(longer >= 1 && longer < 5);
        percent->setValue(500);
        QCOMPARE(fixture.rows(), 0);
        fixture.only(0);
        QCOMPARE(fixture.rows(), 5);
        QVERIFY(!percent->isVisible());
    }

    void goesToARow() {
        SearchFixture fixture;
        QTest::keyClicks(&fixture.filter(), "wald");
        QCOMPARE(fixture.rows(), 1);
        const auto ask = [&](const QString& name) {
            QTimer::singleShot(200, qApp, [name] {
                if (QWidget* dialog = QApplication::activeModalWidget()) {
                    QTest::keyClicks(dialog->findChild<QLineEdit*>(), name);
                    QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
                }
            });
            fixture.comeBack();
            fixture.key(Qt::Key_L, Qt::ControlModifier);
        };
        ask("4");
        QCOMPARE(fixture.rows(), 5);
        QCOMPARE(fixture.table().currentIndex().row(), 3);
        ask("u2");
        QCOMPARE(fixture.table().currentIndex().row(), 1);
        ask("u99");
        QCOMPARE(fixture.table().currentIndex().row(), 1);
        QVERIFY(fixture.window->statusBar()->currentMessage().contains("u99"));
    }

    /// 12 000 rows: text typed into the bar is searched in another thread, including expressions.
    void manyRows() {
        SearchFixture fixture;
        texts::Project large = test::sampleTexts();
        large.units.clear();
        for (int i = 0; i < 12'000; ++i) {
            const std::string n = std::to_string(i);
            large.units.push_back(test::unit("u" + n, "Row " + n + " says a few words.",
                                             "Zeile " + n + " sagt ein paar Worte.",
                                             "La rangée " + n + " dit quelques mots."));
        }
        fixture.texts().document.take(std::move(large), {}, false);
        fixture.waitForChecks();
        fixture.find("row \\d+7 ");
        fixture.expression().click();
        QElapsedTimer clock;
        clock.start();
        QTest::keyClick(&fixture.words(), Qt::Key_Return);
        const auto held = clock.elapsed();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.texts().search.found().has_value(), test::patience);
        QCOMPARE(fixture.texts().search.found()->unit, std::size_t(17));
        qInfo("Return held the window %lld ms", static_cast<long long>(held));
    }
};

HEXA_TEST(SearchTest);
#include "search_test.moc"
