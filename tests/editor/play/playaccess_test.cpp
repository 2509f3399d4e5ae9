// SPDX-License-Identifier: GPL-3.0-or-later
// The Play mode without sight and without a mouse: every usable control has a spoken name in every
// language. Tab reaches all of them from the top down, and a game can be played by keys alone.
#include "editor/play/logpanel.h"
#include "editor/play/startdialog.h"
#include "editor/play/tablepanel.h"
#include "tests/editor/play/playwindow.h"
#include "tests/support/test.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>

#include <algorithm>
#include <numeric>
#include <set>

using namespace hexa;
using namespace hexa::editor;
using test::PlayWindow;

class PlayAccessTest : public QObject {
    Q_OBJECT

    static constexpr const char* docks[] = {"dock.table", "dock.cards", "dock.decision", "dock.log",
                                            "dock.report"};

    /// Returns the widgets below another one that Tab should reach.
    static std::vector<QWidget*> usable(const QWidget& top) {
        std::vector<QWidget*> list;
        for (QWidget* widget : top.findChildren<QWidget*>()) {
            if (!widget->isVisible() || !widget->isEnabled() || widget->focusProxy() != nullptr) continue;
            if ((widget->focusPolicy() & Qt::TabFocus) == 0) continue;
            // A label takes part only with its links.
            const auto* label = qobject_cast<const QLabel*>(widget);
            if (label != nullptr && !label->text().contains("href")) continue;
            list.push_back(widget);
        }
        return list;
    }
    static QString called(const QWidget& widget) {
        return QStringLiteral("%1 '%2' in %3")
            .arg(widget.metaObject()->className(), widget.objectName(),
                 widget.parentWidget() != nullptr ? widget.parentWidget()->objectName() : QString());
    }
    static QStringList nameless(const QWidget& top) {
        QStringList list;
        for (QWidget* widget : usable(top)) {
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
            if (spoken == nullptr || spoken->text(QAccessible::Name).trimmed().isEmpty())
                list << called(*widget);
        }
        return list;
    }
    /// Returns buttons that share a letter with a menu: Alt with it would only give one of them the
    /// focus.
    static QStringList ambiguous(const PlayWindow& play) {
        std::set<QString> letters;
        for (const QAction* menu : play.window->menuBar()->actions())
            letters.insert(QKeySequence::mnemonic(menu->text()).toString());
        letters.erase(QString());
        QStringList list;
        for (const QAbstractButton* button : play.window->findChildren<QAbstractButton*>())
            if (button->isVisible() && letters.count(QKeySequence::mnemonic(button->text()).toString()) > 0)
                list << button->text();
        return list;
    }
    /// Returns the widgets below `top` that Tab does not reach, within the window.
    static QStringList unreached(QWidget& window, const QWidget& top) {
        std::set<const QWidget*> left;
        for (const QWidget* widget : usable(top)) left.insert(widget);
        for (int i = 0; i < 400 && !left.empty(); ++i) {
            QWidget* at = QApplication::focusWidget();
            left.erase(at);
            QTest::keyClick(at != nullptr ? at : &window, Qt::Key_Tab);
        }
        QStringList list;
        for (const QWidget* widget : left) list << called(*widget);
        return list;
    }

private slots:
    void everythingHasASpokenName_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "fr"}) QTest::newRow(language) << language;
    }
    void everythingHasASpokenName() {
        QFETCH(QString, language);
        const auto look = [](PlayWindow& play, const char* when) {
            QCoreApplication::processEvents();
            QStringList found = nameless(*play.window->playPage());
            for (const char* id : docks) {
                play.window->showDock(id);
                QCoreApplication::processEvents();
                found << nameless(*play.window->dock(id)) << ambiguous(play);
            }
            QVERIFY2(found.isEmpty(), qPrintable(QString(when) + ": " + found.join("; ")));
        };
        PlayWindow play(test::playableMap(4));
        play.locale.setLanguage(language);
        play.window->setMode(WindowMode::Play);
        look(play, "nothing is played");
        play.begin({0, 1}, {{"epic", true}, {"alliances", true}}, 5);
        play.waitForPersons();
        QVERIFY(play.viewer().curtain());
        look(play, "curtain");
        Rng rng(3, "person");
        play.act(rng);
        look(play, "a choice");
        play.actUntilSheet(rng);
        look(play, "a sheet");
        play.hints().ask();
        QTRY_VERIFY_WITH_TIMEOUT(play.hints().hint() != nullptr, test::patience);
        look(play, "a hint");
        play.session().goTo(play.session().position() - 1);
        look(play, "in the past");
        PlayWindow watched(test::playableMap(2));
        watched.locale.setLanguage(language);
        watched.begin({}, {}, 5);
        QTRY_VERIFY_WITH_TIMEOUT(watched.session().over(), test::patience);
        look(watched, "the end");
        StartDialog dialog(watched.session());
        dialog.show();
        QVERIFY2(nameless(dialog).isEmpty(), qPrintable(nameless(dialog).join("; ")));
    }

    void sentencesSayWhoIsMeant() {
        PlayWindow play(test::playableMap(2));
        PlaySetup setup = defaultSetup(play.session().system(), 2);
        const QString name = QStringLiteral("<b>Ada</b> {tile} %1");  // a name is no form and no sentence
        setup.seats.front().bot.clear();
        setup.seats.front().name = name;
        play.session().setSetup(setup);
        play.window->setMode(WindowMode::Play);
        play.window->actions()["play.start"]->trigger();
        play.waitForPersons();
        const auto& question = play.child<QLabel>("playQuestion");
        QVERIFY(question.text().contains("Player 1 (" + name + ")"));
        QCOMPARE(question.textFormat(), Qt::PlainText);
        Rng rng(3, "person");
        play.actUntilSheet(rng);
        play.locale.setLanguage("de");
        QCoreApplication::processEvents();
        const auto& log = play.child<QListWidget>("playLog");
        QVERIFY(!log.findItems("Spieler 1 (" + name + ")", Qt::MatchContains).isEmpty());
        QVERIFY(!log.findItems("Spieler 2 ", Qt::MatchContains).isEmpty());
    }

    void theTableOfPlayersNamesRowsAndColumns() {
        PlayWindow play(test::playableMap(2));
        play.window->setMode(WindowMode::Play);
        const auto& seats = play.child<QTableWidget>("playSeats");
        QVERIFY(!seats.isVisible());  // nothing is played
        play.locale.setLanguage("de");
        play.window->actions()["play.start"]->trigger();
        play.waitForPersons();
        QVERIFY(seats.isVisible());
        for (int column = 0; column < seats.columnCount(); ++column) {
            const QTableWidgetItem* head = seats.horizontalHeaderItem(column);
            const QString whole = head->data(Qt::AccessibleTextRole).toString();
            QVERIFY(!whole.isEmpty());
            QCOMPARE(head->toolTip(), whole);
        }
        // Each player by name and faction, and the player to decide; each figure with its meaning.
        QVERIFY(seats.item(0, 0)->data(Qt::AccessibleTextRole).toString().startsWith("Spieler 1"));
        int asked = 0;
        for (int row = 0; row < seats.rowCount(); ++row) {
            const QString spoken = seats.item(row, 0)->data(Qt::AccessibleTextRole).toString();
            QVERIFY(!spoken.isEmpty());
            asked += spoken.endsWith("am Zug") ? 1 : 0;
        }
        QCOMPARE(asked, static_cast<int>(play.viewer().decision().seats.size()));
        QCOMPARE(seats.item(0, 1)->toolTip(),
                 seats.horizontalHeaderItem(1)->toolTip() + ": " + seats.item(0, 1)->text());
    }

    void theCurtainNamesEverybodyInFull() {
        PlayWindow play(test::playableMap(2));
        PlaySetup setup = defaultSetup(play.session().system(), 2);
        for (PlaySetup::Seat& seat : setup.seats) {
            seat.bot.clear();
            seat.name = QStringLiteral("Maximiliane Friederike von und zu Hohenstein-Waldburg");
        }
        play.session().setSetup(setup);
        play.window->setMode(WindowMode::Play);
        play.window->actions()["play.start"]->trigger();
        play.waitForPersons();
        QVERIFY(play.viewer().curtain());
        const auto* label = play.window->findChild<QLabel*>("playCurtainText");
        for (const char* language : {"en", "de", "fr"}) {
            play.locale.setLanguage(language);
            QCoreApplication::processEvents();
            QVERIFY(label->text().contains("Hohenstein-Waldburg"));
            QVERIFY(label->isVisible());
            QVERIFY(label->height() >= label->heightForWidth(label->width()));
            QVERIFY(label->heightForWidth(label->width()) >
                    label->fontMetrics().height() * 3 / 2);  // several lines
        }
    }

    void behindTheCurtainIsTheDecision() {
        PlayWindow play(test::playableMap(2));
        play.window->activateWindow();
        play.begin({0, 1}, {}, 5);
        play.waitForPersons();
        for (int hand = 0; hand < 4; ++hand) {
            QTRY_VERIFY(play.viewer().curtain());
            auto* ready = qobject_cast<QPushButton*>(QApplication::focusWidget());
            QVERIFY(ready != nullptr && ready->objectName() == "playReady");
            QTest::keyClick(ready, Qt::Key_Space);
            QVERIFY(!play.viewer().curtain());
            QTRY_VERIFY(QApplication::focusWidget() != nullptr &&
                        play.window->dock("dock.decision")->isAncestorOf(QApplication::focusWidget()));
            // The next one: another player decides, and behind a curtain again.
            const int before = play.viewer().seat();
            Rng rng(static_cast<std::uint64_t>(hand), "person");
            for (int i = 0; i < 50 && !play.viewer().curtain() && play.viewer().seat() == before; ++i) {
                play.waitForPersons();
                if (!play.viewer().curtain()) play.act(rng);
            }
        }
    }

    void theLogBreaksItsLinesAnew() {
        PlayWindow play(test::playableMap(2));
        play.begin({}, {}, 5);
        QTRY_VERIFY_WITH_TIMEOUT(play.session().over(), test::patience);
        LogPanel log(play.session(), play.viewer());
        log.resize(700, 300);
        log.show();
        QCoreApplication::processEvents();
        const auto* list = log.findChild<QListWidget*>("playLog");
        QVERIFY(list->count() > 50);
        const auto heights = [&] {
            QCoreApplication::processEvents();
            std::vector<int> all;
            for (int i = 0; i < list->count(); ++i)
                all.push_back(list->visualItemRect(list->item(i)).height());
            return all;
        };
        const std::vector<int> wide = heights();
        log.resize(250, 300);
        const std::vector<int> narrow = heights();
        QCOMPARE(list->horizontalScrollBar()->maximum(), 0);
        QVERIFY(std::accumulate(narrow.begin(), narrow.end(), 0) >
                std::accumulate(wide.begin(), wide.end(), 0));
        log.resize(700, 300);
        QVERIFY(heights() == wide);
    }

    void theBoardLeavesCommandsToTheWindow() {
        PlayWindow play(test::playableMap(2));
        play.window->activateWindow();
        play.begin({0}, {}, 5);
        Rng rng(3, "person");
        play.actUntilSheet(rng);
        const std::size_t at = play.session().position();
        QVERIFY(at > 0);
        play.canvas().setFocus();
        QTest::keyClick(&play.canvas(), Qt::Key_Left, Qt::ControlModifier);
        QVERIFY(play.session().position() < at);
        QVERIFY(play.canvas().hasFocus());
        QTest::keyClick(&play.canvas(), Qt::Key_Right, Qt::ControlModifier);
        QTRY_VERIFY(play.session().position() > 0);
        // Without Ctrl they move over the board.
        const std::size_t now = play.session().position();
        QTest::keyClick(&play.canvas(), Qt::Key_Left);
        QCOMPARE(play.session().position(), now);
    }

    /// A decision can be taken back by its keys with any focus during play.
    void takingBackWorksFromEverywhere() {
        PlayWindow play(test::playableMap(2));
        play.window->activateWindow();
        play.begin({0}, {}, 5);
        Rng rng(3, "person");
        play.actUntilSheet(rng);
        std::set<QString> tried;
        for (const char* id : docks) {
            play.window->showDock(id);
            QCoreApplication::processEvents();
            QVERIFY(play.orders().writes());
            // They may be rebuilt, so they are counted.
            const std::size_t count = usable(*play.window->dock(id)).size();
            for (std::size_t i = 0; i < count; ++i) {
                const auto widgets = usable(*play.window->dock(id));
                if (i >= widgets.size()) continue;
                const QString name = called(*widgets[i]);
                if (!tried.insert(name).second) continue;
                widgets[i]->setFocus();
                if (!widgets[i]->hasFocus()) continue;
                const std::size_t at = play.session().position();
                QTest::keyClick(widgets[i], Qt::Key_Left, Qt::ControlModifier);
                const std::size_t back = play.session().position();
                QVERIFY2(back < at, qPrintable(name));
                QWidget* focus = QApplication::focusWidget();
                QTest::keyClick(focus != nullptr ? focus : play.window.get(), Qt::Key_Right,
                                Qt::ControlModifier);
                QVERIFY2(play.session().position() == back + 1, qPrintable(name));
                play.session().goTo(play.session().length());
                QCoreApplication::processEvents();
                QVERIFY(play.orders().writes());
            }
        }
        QVERIFY(std::ranges::any_of(tried, [](const QString& name) { return name.contains("QSpinBox"); }));
    }

    void tabComesToEverything() {
        PlayWindow play(test::playableMap(2));
        play.window->activateWindow();
        play.begin({0}, {}, 5);
        Rng rng(3, "person");
        play.actUntilSheet(rng);
        for (const char* id : docks) {
            play.window->showDock(id);
            QCoreApplication::processEvents();
            play.canvas().setFocus();
            const QStringList left = unreached(*play.window, *play.window->dock(id));
            QVERIFY2(left.isEmpty(), qPrintable(QString(id) + ": " + left.join("; ")));
        }
        play.canvas().setFocus();
        const QStringList left = unreached(*play.window, *play.window->playPage());
        QVERIFY2(left.isEmpty(), qPrintable(left.join("; ")));
        StartDialog dialog(play.session(), play.window.get());
        dialog.show();
        dialog.activateWindow();
        QCoreApplication::processEvents();
        // From the top; Enter plays.
        QVERIFY2(QApplication::focusWidget()->objectName() == "startPreset",
                 qPrintable(called(*QApplication::focusWidget())));
        const QStringList missed = unreached(dialog, dialog);
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join("; ")));
        StartDialog again(play.session(), play.window.get());
        again.show();
        again.activateWindow();
        QCoreApplication::processEvents();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(again.result(), static_cast<int>(QDialog::Accepted));
    }

    /// The sheet from the top down: pieces, numbers, buttons, then the program's advice.
    void tabGoesFromTheTopDown() {
        PlayWindow play(test::playableMap(2));
        play.window->activateWindow();
        play.begin({0}, {}, 5);
        Rng rng(3, "person");
        play.actUntilSheet(rng);
        play.window->showDock("dock.decision");
        QCoreApplication::processEvents();
        QWidget& dock = *play.window->dock("dock.decision")->widget();
        play.trigger("play.decide");
        std::vector<QPoint> seen;
        for (int i = 0; i < 200; ++i) {
            const QWidget* at = QApplication::focusWidget();
            if (at == nullptr || !dock.isAncestorOf(at)) break;
            const bool inList = qobject_cast<const QSpinBox*>(at) != nullptr;
            if (!inList) seen.push_back(at->mapTo(&dock, QPoint()));
            QTest::keyClick(const_cast<QWidget*>(at), Qt::Key_Tab);
        }
        QVERIFY(seen.size() >= 2);
        for (std::size_t i = 1; i < seen.size(); ++i)
            QVERIFY2(seen[i].y() > seen[i - 1].y() ||
                         (seen[i].y() == seen[i - 1].y() && seen[i].x() > seen[i - 1].x()),
                     qPrintable(QStringLiteral("%1 after %2").arg(seen[i].y()).arg(seen[i - 1].y())));
    }

    /// Two turns of a game with only keys.
    void aGameByKeysAlone() {
        PlayWindow play(test::playableMap(2));
        play.window->activateWindow();
        play.begin({0}, {}, 5);
        Rng rng(8, "keys");
        const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
            QWidget* at = QApplication::focusWidget();
            QTest::keyClick(at != nullptr ? at : play.window.get(), key, modifiers);
            QCoreApplication::processEvents();
        };
        const auto turn = [&] {
            return play.viewer().view().tracks.empty() ? 0 : play.viewer().view().tracks[0].now;
        };
        int sheets = 0, bundles = 0;
        for (int i = 0; i < 400 && turn() < 2 && !play.session().over(); ++i) {
            play.waitForPersons();
            const std::size_t before = play.session().position();
            if (i == 0) press(Qt::Key_F4);  // from then on the next decision has the focus
            QCoreApplication::processEvents();
            if (play.orders().writes()) {
                ++sheets;
                auto* number = qobject_cast<QSpinBox*>(QApplication::focusWidget());
                QVERIFY(number != nullptr);
                press(Qt::Key_Up);
                QCOMPARE(number->value(), 1);
                press(Qt::Key_Return, Qt::ControlModifier);
            } else if (play.orders().counts()) {
                auto* number = qobject_cast<QSpinBox*>(QApplication::focusWidget());
                QVERIFY(number != nullptr);
                press(Qt::Key_Up);
                QCOMPARE(number->value(), 1);
                press(Qt::Key_Return);
                ++bundles;
            } else {
                const auto options = play.window->findChildren<QPushButton*>("option");
                for (auto skip = rng.below(static_cast<std::uint32_t>(options.size())); skip > 0; --skip)
                    press(Qt::Key_Tab);
                QVERIFY2(QApplication::focusWidget()->objectName() == "option",
                         qPrintable(called(*QApplication::focusWidget())));
                if (play.story().running()) press(Qt::Key_Space);  // the first one ends what is being shown
                QVERIFY(!play.story().running());
                press(Qt::Key_Space);
            }
            QTRY_VERIFY_WITH_TIMEOUT(play.session().position() > before, test::patience);
        }
        QCOMPARE(sheets, 2);
        QVERIFY(bundles > 0);
        QCOMPARE(turn(), 2);
    }
};

HEXA_TEST(PlayAccessTest);
#include "playaccess_test.moc"
