// SPDX-License-Identifier: GPL-3.0-or-later
// The Play mode on a small screen, in every language: nothing is cut off, and everything has enough
// room.
#include "editor/play/cardspanel.h"
#include "editor/play/seattable.h"
#include "editor/play/tablepanel.h"
#include "tests/editor/play/playwindow.h"
#include "tests/support/test.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTableWidget>
#include <QTableWidgetItem>
#include <QWidget>

using namespace hexa;
using namespace hexa::editor;
using test::PlayWindow;

class PlaySizeTest : public QObject {
    Q_OBJECT

    /// Returns the width of a cell's widest line of text; 0 if it is empty.
    static int textWidth(const QTableWidget& table, int row, int column) {
        int max = 0;
        const QString text = table.item(row, column) != nullptr ? table.item(row, column)->text() : QString();
        for (const QString& line : text.split('\n'))
            max = std::max(max, table.fontMetrics().horizontalAdvance(line));
        return max;
    }

    /// Returns the figure in the row with this head; -1: there is none.
    static int figureOf(const QTableWidget& table, const QString& head, int column) {
        for (int row = 0; row < table.rowCount(); ++row)
            if (table.item(row, 0)->toolTip() == head) return table.item(row, column)->text().toInt();
        return -1;
    }

private slots:
    /// Options have long words in French, and the panel is narrow: they have as many lines as
    /// necessary.
    void optionsAreNotCutOff() {
        for (const char* language : {"en", "de", "fr"}) {
            PlayWindow play(builtInSystems().find("claymore-saga")->layout("plan-4")->scenario);
            play.locale.setLanguage(language);
            play.window->resize(1366, 740);
            play.begin({0}, {}, 5);
            play.waitForPersons();
            QCoreApplication::processEvents();
            // A hundred and more places are not a list: the deed is chosen first, then the board
            // shows its places.
            const auto deeds = play.window->findChildren<QPushButton*>("deed");
            const auto& open = play.viewer().decision().options;
            QVERIFY(deeds.size() > 2 && open.size() > 40);
            QVERIFY(play.window->findChildren<QPushButton*>("option").size() < 5);
            std::vector<Hex> all, of, mild;
            play.orders().targets(all, mild);
            deeds[1]->click();
            QCoreApplication::processEvents();
            QVERIFY(play.orders().deed() == std::size_t{1} && deeds[1]->isChecked());
            play.orders().targets(of, mild);
            QCOMPARE(static_cast<int>(of.size()), play.orders().placesOf(1));
            QVERIFY(of.size() <= all.size() && !of.empty());
            const auto there = play.orders().optionsAt(of.front());
            QCOMPARE(there.size(), std::size_t{1});
            QVERIFY(there.front().text == play.orders().deeds()[1]);
            const std::size_t before = play.session().position();
            play.clickHex(of.front());
            QTRY_VERIFY(play.session().position() > before);
            QVERIFY(!play.orders().deed());
            play.waitForPersons();
            QCoreApplication::processEvents();
            auto options = play.window->findChildren<QPushButton*>("deed");
            options << play.window->findChildren<QPushButton*>("option");
            QVERIFY(!options.isEmpty());
            for (const QPushButton* option : options) {
                QVERIFY2(option->width() <= option->parentWidget()->parentWidget()->width(),
                         qPrintable(option->text()));
                QVERIFY(option->height() >= option->heightForWidth(option->width()));
            }
        }
    }

    /// Long words in the panels leave enough room for the board, even if dice and cards are typed
    /// in.
    void thePanelsLeaveTheBoardItsRoom() {
        for (const char* plan : {"plan-1", "plan-4", "plan-5"})
            for (const char* language : {"en", "de", "fr"}) {
                PlayWindow play(builtInSystems().find("claymore-saga")->layout(plan)->scenario);
                play.locale.setLanguage(language);
                play.window->resize(1366, 740);
                PlaySetup setup = defaultSetup(play.session().system(), 2);
                setup.typedChance = true;
                setup.keepSeed = true;
                setup.seed = 4;
                play.session().setSetup(setup);
                play.trigger("play.start");
                for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
                const int width = play.window->dock("dock.decision")->width();
                QVERIFY2(width <= 340,
                         qPrintable(QStringLiteral("%1, %2: %3").arg(plan, language).arg(width)));
                // The log speaks of places as the board names them.
                QVERIFY(!play.canvas().pieces()->labels.empty());
            }
    }

    void fourPlayersFitASmallScreen_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "fr"}) QTest::newRow(language) << language;
    }
    void fourPlayersFitASmallScreen() {
        QFETCH(QString, language);
        PlayWindow play(test::playableMap(4));
        play.locale.setLanguage(language);
        play.window->resize(1366, 740);
        play.begin({0, 1}, {{"alliances", true}}, 5);
        Rng rng(3, "persons");
        play.actUntilSheet(rng);
        play.window->showDock("dock.table");
        play.window->showDock("dock.report");
        QCoreApplication::processEvents();
        QVERIFY2(play.window->width() <= 1366 && play.window->height() <= 740,
                 qPrintable(QStringLiteral("%1 x %2").arg(play.window->width()).arg(play.window->height())));
        // A row for each player, allies below each other with their sums, whole names and figures
        // in their cells.
        auto& seats = play.child<SeatTable>("playSeats");
        QStringList names;
        for (int row = 0; row < seats.rowCount(); ++row) {
            const QTableWidgetItem& head = *seats.item(row, 0);
            if (seats.columnSpan(row, 0) == 1) names << head.toolTip();
            QVERIFY2(seats.rowHeight(row) >= seats.fontMetrics().size(0, head.text()).height(),
                     qPrintable(head.text()));
            for (int column = 0; column < seats.columnCount(); ++column) {
                if (column > 0 && seats.columnSpan(row, 0) > 1) continue;
                const int icon = column == 0 && seats.columnSpan(row, 0) == 1 ? 22 : 0;
                const int width =
                    seats.columnSpan(row, column) > 1 ? seats.viewport()->width() : seats.columnWidth(column);
                QVERIFY2(textWidth(seats, row, column) + icon <= width,
                         qPrintable(seats.item(row, column)->text()));
            }
        }
        const int last = seats.columnCount() - 1;
        const int right = seats.columnViewportPosition(last) + seats.columnWidth(last);
        QVERIFY2(right <= seats.viewport()->width() + 1,
                 qPrintable(QStringLiteral("%1 of %2 in %3, %4 high of %5")
                                .arg(right)
                                .arg(seats.viewport()->width())
                                .arg(seats.width())
                                .arg(seats.sizeHint().height())
                                .arg(seats.height())));
        QCOMPARE(names.size(), 6);
        QCOMPARE(names[2].count('+'), 1);
        QCOMPARE(names[5].count('+'), 1);
        for (const int sum : {2, 5})
            for (int column = 1; column <= last; ++column)
                QCOMPARE(figureOf(seats, names[sum], column),
                         figureOf(seats, names[sum - 2], column) + figureOf(seats, names[sum - 1], column));
        // Upright headers show all their words.
        QVERIFY(seats.isUpright());
        for (int column = 1; column <= last; ++column) {
            const QTableWidgetItem& head = *seats.horizontalHeaderItem(column);
            const QSize size = seats.fontMetrics().size(0, head.text());
            QVERIFY2(size.width() <= seats.horizontalHeader()->height() &&
                         size.height() <= seats.columnWidth(column),
                     qPrintable(head.text()));
            QCOMPARE(QString(head.text()).replace("-\n", "").replace('\n', ' ').remove('-'),
                     QString(head.toolTip()).remove('-'));
        }
        // The phases have their names.
        const auto bars = play.window->findChildren<TrackBar*>();
        QCOMPARE(bars.size(), 2);
        QVERIFY(bars[1]->namesBeside(bars[1]->width()) > 0);
        QVERIFY(bars[1]->height() >= bars[1]->heightForWidth(bars[1]->width()));
        // The parts of the report have their whole names, in the style's drawing as well as in the
        // box.
        auto& part = play.child<QComboBox>("reportPart");
        QCOMPARE(part.count(), 4);
        for (int index = 0; index < part.count(); ++index) {
            part.setCurrentIndex(index);
            QCOMPARE(play.child<QWidget>("playReportPanel").findChild<QStackedWidget*>()->currentIndex(),
                     index);
            QStyleOptionComboBox option;
            option.initFrom(&part);
            option.currentText = part.currentText();
            const QRect room = part.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                            QStyle::SC_ComboBoxEditField, &part);
            QVERIFY2(part.fontMetrics().horizontalAdvance(part.currentText()) <= room.width(),
                     qPrintable(part.currentText()));
        }
        // Cards are as high as the lines of their names.
        for (const QPushButton* card :
             play.child<CardsPanel>("cardsPanel").findChildren<QPushButton*>("card"))
            QVERIFY2(card->height() >= card->heightForWidth(card->width()),
                     qPrintable(card->accessibleName()));
    }

    /// Looking at the report, at the end too, leaves the decision the room that it had.
    void theReportGivesItsRoomBack() {
        PlayWindow play(test::playableMap(2));
        play.window->resize(1366, 740);
        play.window->showDock("dock.log");
        play.begin({0}, {}, 5);
        play.waitForPersons();
        QCoreApplication::processEvents();
        const QDockWidget* decision = play.window->dock("dock.decision");
        const int before = decision->height();
        const auto look = [&] {
            play.window->showDock("dock.report");
            for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
        };
        const auto back = [&] {
            play.window->showDock("dock.log");
            for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
        };
        look();
        QVERIFY2(std::abs(decision->height() - before) < 4, qPrintable(QString::number(decision->height())));
        back();
        QCOMPARE(decision->height(), before);
        Rng rng(3, "person");
        play.playToEnd(rng);
        look();
        QVERIFY(decision->height() < before);
        back();
        QVERIFY2(std::abs(decision->height() - before) < 4, qPrintable(QString::number(decision->height())));
    }

    /// The program's advice appears below the decision; neither the panel nor the map changes its
    /// width.
    void theHintMovesNothing() {
        for (const char* language : {"en", "de", "fr"}) {
            PlayWindow play(test::playableMap(2));
            play.locale.setLanguage(language);
            play.window->resize(1366, 740);
            play.begin({0}, {}, 5);
            Rng rng(3, "person");
            play.actUntilSheet(rng);
            QCoreApplication::processEvents();
            const QRect map = play.canvas().geometry();
            const int width = play.window->dock("dock.decision")->width();
            play.hints().ask();
            QTRY_VERIFY_WITH_TIMEOUT(play.hints().hint() != nullptr, test::patience);
            QCoreApplication::processEvents();
            QCOMPARE(play.window->dock("dock.decision")->width(), width);
            QCOMPARE(play.canvas().geometry(), map);
        }
    }
};

HEXA_TEST(PlaySizeTest);
#include "playsize_test.moc"
