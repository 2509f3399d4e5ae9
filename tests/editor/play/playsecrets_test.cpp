// SPDX-License-Identifier: GPL-3.0-or-later
// Several persons at one screen: the window shows nothing of other players' secrets.
#include "editor/play/reportpanel.h"
#include "editor/rules/rulespanel.h"
#include "editor/welcome/welcomepage.h"
#include "tests/editor/play/playwindow.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QAccessibleInterface>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QCoreApplication>
#include <QDockWidget>
#include <QGroupBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QTableWidget>
#include <QToolButton>
#include <QTreeWidget>
#include <QWidget>

#include <algorithm>
#include <map>
#include <numeric>

using namespace hexa;
using namespace hexa::editor;
using test::PlayWindow;

namespace {

/// Returns every text of any widget of the window, visible or not.
QStringList textsOf(PlayWindow& play) {
    QStringList texts;
    // Except for the rules, which are the same for everybody and name cards, and the Welcome page
    // with its sample maps.
    const auto* rules = play.window->findChild<RulesPanel*>();
    const auto* welcome = play.window->findChild<WelcomePage*>();
    for (QWidget* widget : play.window->findChildren<QWidget*>()) {
        if (rules != nullptr && rules->isAncestorOf(widget)) continue;
        if (welcome != nullptr && welcome->isAncestorOf(widget)) continue;
        texts << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription()
              << widget->statusTip() << widget->whatsThis() << widget->windowTitle();
        if (const auto* label = qobject_cast<QLabel*>(widget)) texts << label->text();
        if (const auto* button = qobject_cast<QAbstractButton*>(widget)) texts << button->text();
        if (const auto* box = qobject_cast<QGroupBox*>(widget)) texts << box->title();
        if (const auto* edit = qobject_cast<QLineEdit*>(widget)) texts << edit->text();
        if (const auto* combo = qobject_cast<QComboBox*>(widget))
            for (int i = 0; i < combo->count(); ++i)
                texts << combo->itemText(i) << combo->itemData(i, Qt::ToolTipRole).toString();
        if (const auto* view = qobject_cast<QAbstractItemView*>(widget);
            view != nullptr && view->model() != nullptr) {
            const std::function<void(const QModelIndex&)> look = [&](const QModelIndex& parent) {
                for (int row = 0; row < view->model()->rowCount(parent); ++row)
                    for (int column = 0; column < view->model()->columnCount(parent); ++column) {
                        const QModelIndex at = view->model()->index(row, column, parent);
                        for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                            texts << at.data(role).toString();
                        if (column == 0) look(at);
                    }
            };
            look({});
        }
        if (QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget))
            texts << spoken->text(QAccessible::Name) << spoken->text(QAccessible::Description)
                  << spoken->text(QAccessible::Value);
    }
    for (QAction* action : play.window->findChildren<QAction*>())
        texts << action->text() << action->toolTip();
    for (const Cell& cell : play.session().scenario().board.cells()) texts << play.canvas().spoken(cell.at);
    for (const auto& badge : play.canvas().pieces()->badges) texts << badge.text;
    texts.removeAll(QString());
    return texts;
}

}  // namespace

class PlaySecretsTest : public QObject {
    Q_OBJECT

    /// Looks for the cards of all hands except the viewer's, and for the contents of sealed sheets.
    static void search(PlayWindow& play, int& looked) {
        const auto whole = play.session().match()->clone();
        QStringList secrets;
        for (int seat = 0; seat < play.session().players(); ++seat) {
            if (seat == play.viewer().seat()) continue;
            for (const MatchView::Card& card : whole->view(seat).cards)
                if (card.group == "hand" || (card.group == "calls" && play.viewer().seat() < 0))
                    secrets << play.locale.text(card.name);
        }
        // Open moves may be read in the log.
        QString open;
        for (const MatchEvent& event : whole->events())
            if (!event.secret) open += play.locale.text(event.text) + '\n';
        secrets.removeIf([&](const QString& secret) { return open.contains(secret) || secret.size() < 4; });
        const QStringList texts = textsOf(play);
        QVERIFY(texts.size() > 200);
        for (const QString& secret : secrets) {
            ++looked;
            for (const QString& text : texts)
                QVERIFY2(!text.contains(secret),
                         qPrintable(QStringLiteral("“%1” tells “%2”").arg(text, secret)));
        }
        // Orders stay secret, both as lines and as plans on the board.
        for (const QString& text : texts) QVERIFY2(!text.contains(" deploy "), qPrintable(text));
        if (!play.viewer().curtain()) return;
        QCOMPARE(play.viewer().seat(), -1);
        QVERIFY(play.viewer().decision().options.empty());
        QVERIFY(play.orders().draft().empty());
        for (const auto& badge : play.canvas().pieces()->badges) QVERIFY(!badge.text.startsWith('+'));
        QVERIFY(play.canvas().pieces()->lit.empty());
    }

    /// Pictures and texts of the window, with each panel in front.
    struct Look {
        std::map<QString, QImage> pictures;
        QStringList texts;
    };
    static void settle(PlayWindow& play) {
        QCoreApplication::processEvents();
        QVERIFY(!play.story().running());
        QTRY_VERIFY(play.canvas().pieces()->fresh.empty());
        const auto& report = play.child<ReportPanel>("playReportPanel");
        if (report.isVisible())
            QTRY_VERIFY(report.report() != nullptr &&
                        report.report()->decisions == static_cast<std::int64_t>(play.session().position()));
        // The button that clears a field fades for a while, in front of the next player. Qt reports
        // this only by its opacity.
        const auto faded = [&] {
            return std::ranges::all_of(play.window->findChildren<QLineEdit*>(), [](const QLineEdit* field) {
                return !field->text().isEmpty() ||
                       std::ranges::none_of(field->findChildren<QToolButton*>(),
                                            [](const QToolButton* button) {
                                                const QAction* action = button->defaultAction();
                                                return action != nullptr &&
                                                       action->objectName() == "_q_qlineeditclearaction" &&
                                                       button->property("opacity").toDouble() > 0;
                                            });
            });
        };
        QTRY_VERIFY(faded());
    }
    static Look lookOf(PlayWindow& play) {
        Look look;
        // The story is the same, then the board is the present one.
        for (const StoryStep& step : play.story().steps()) look.texts << play.story().words(step, 1000);
        if (play.story().running()) QTest::keyClick(play.window.get(), Qt::Key_Space);
        settle(play);
        const QWidget* focus = QApplication::focusWidget();
        look.texts << (focus != nullptr ? focus->objectName() : QString());
        const auto current = play.window->playPage()->current();
        look.texts << (current ? QStringLiteral("%1,%2").arg(current->q).arg(current->r) : QString());
        look.pictures["window"] = play.window->grab().toImage();
        for (const char* dock :
             {"dock.table", "dock.cards", "dock.decision", "dock.report", "dock.rules", "dock.log"}) {
            play.window->showDock(dock);
            settle(play);
            look.pictures[dock] = play.window->dock(dock)->grab().toImage();
        }
        look.texts << textsOf(play) << QString::number(play.canvas().zoom());
        look.texts.sort();  // tab bars of docks are made and gone, in any order
        return look;
    }
    static void lift(PlayWindow& play) {
        auto& ready = play.child<QPushButton>("playReady");
        QTest::mouseMove(&ready);
        QTest::mouseClick(&ready, Qt::LeftButton);
        QVERIFY(!play.viewer().curtain());
    }

    /// Writes a sheet and seals it. A busy player also reads and touches everything, and writes
    /// another sheet.
    static void write(PlayWindow& play, bool busy) {
        std::vector<Hex> lit, mild;
        play.orders().targets(lit, mild);
        QVERIFY(lit.size() > 1);
        if (!busy) {
            play.clickHex(lit.front());
            QTest::mouseClick(&play.child<QPushButton>("sheetSeal"), Qt::LeftButton);
            QCoreApplication::processEvents();
            return;
        }
        QTest::mouseClick(&play.child<QToolButton>("playRule"), Qt::LeftButton);  // reads the rule
        play.child<QLineEdit>("searchRules").setText("Court");
        play.window->showDock("dock.log");
        QCoreApplication::processEvents();
        auto& log = play.child<QListWidget>("playLog");
        QTest::mouseClick(log.viewport(), Qt::LeftButton, Qt::NoModifier,
                          log.visualItemRect(log.item(log.count() - 1)).center());
        auto& seats = play.child<QTableWidget>("playSeats");
        QTest::mouseClick(seats.viewport(), Qt::LeftButton, Qt::NoModifier,
                          seats.visualItemRect(seats.item(1, 0)).center());
        for (QAbstractScrollArea* area : play.window->findChildren<QAbstractScrollArea*>())
            if (area->isVisible()) area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
        QPushButton* card = play.window->findChildren<QPushButton*>("card").last();
        card->setFocus();
        QTest::mouseMove(card);
        card->click();
        play.hints().ask();
        QTRY_VERIFY_WITH_TIMEOUT(play.hints().hint() != nullptr, test::patience);
        play.canvas().setZoom(3, play.canvas().centreOfHex(lit.back()));
        for (int i = 0; i < 2; ++i) play.clickHex(lit.back());
        play.clickHex(
            play.session().scenario().seats.back().homeHex());  // refused, as long as it is not one's own
        play.clickHex(lit.back(), Qt::RightButton);
        play.clickHex(play.session().scenario().seats.back().homeHex());
        auto* number = play.window->findChildren<QSpinBox*>("sheetNumber").last();
        number->setFocus();
        QTest::mouseMove(&play.canvas(), play.canvas().centreOfHex(lit.back()).toPoint());
        play.hints().ask();  // still thought about when the sheet is sealed
        QTest::keyClick(number, Qt::Key_Return, Qt::ControlModifier);
        QCoreApplication::processEvents();
    }

private slots:
    void nothingIsReported_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("alliances");
        QTest::newRow("two") << 2 << false;
        QTest::newRow("two against two") << 4 << true;
    }
    void nothingIsReported() {
        QFETCH(int, players);
        QFETCH(bool, alliances);
        PlayWindow play(test::playableMap(players));
        std::vector<int> everybody;
        for (int seat = 0; seat < players; ++seat) everybody.push_back(seat);
        play.begin(everybody, {{"alliances", alliances}}, 31);
        Rng rng(3, "persons");
        int looked = 0, curtains = 0, round = 0;
        for (const char* dock : {"dock.report", "dock.log", "dock.cards"}) play.window->showDock(dock);
        play.playToEnd(rng, [&] {
            curtains += play.viewer().curtain() ? 1 : 0;
            QCoreApplication::processEvents();
            // The panels that wait for their time are looked at too; a while between keeps the test
            // short.
            if (++round % 3 == 0) search(play, looked);
        });
        QVERIFY(curtains > 20);
        QVERIFY2(looked > 15, qPrintable(QString::number(looked)));
        QCOMPARE(play.session().match()->hash(), play.hashOfReplay());
    }

    /// Steps back don't lead behind the curtain.
    void steppingBackHandsTheScreenOver() {
        PlayWindow play(test::playableMap(2));
        play.begin({0, 1}, {}, 31);
        Rng rng(3, "persons");
        for (int i = 0; i < 30; ++i) play.act(rng);
        int looked = 0, curtains = 0;
        while (play.session().position() > 0) {
            const int viewer = play.viewer().seat();
            play.session().goTo(play.session().position() - 1);
            const auto& asked = play.viewer().decision().seats;
            if (play.viewer().curtain()) {
                ++curtains;
                QCOMPARE(play.viewer().seat(), -1);
            } else if (viewer >= 0 && !asked.empty()) {
                QVERIFY(std::ranges::find(asked, viewer) != asked.end());
            }
            search(play, looked);
        }
        QVERIFY(curtains > 3);
    }

    void nothingStaysOfTheOneBefore_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("alliances");
        QTest::newRow("two") << 2 << false;
        QTest::newRow("two against two") << 4 << true;
    }
    /// After any writing, reading and touching by the first player, the next ones see the same
    /// picture and texts.
    void nothingStaysOfTheOneBefore() {
        QFETCH(int, players);
        QFETCH(bool, alliances);
        QApplication::setCursorFlashTime(0);
        std::vector<std::vector<Look>> runs;
        for (const bool busy : {false, true}) {
            std::vector<Look>& looks = runs.emplace_back();
            PlayWindow play(test::playableMap(players));
            play.window->resize(1366, 768);
            play.window->activateWindow();
            std::vector<int> everybody(static_cast<std::size_t>(players));
            std::iota(everybody.begin(), everybody.end(), 0);
            // The map's prediction appears automatically after some time.
            QTRY_VERIFY_WITH_TIMEOUT(!play.workspace().balance().factsPending(), test::patience);
            play.begin(everybody, {{"alliances", alliances}}, 31);
            Rng rng(3, "persons");
            play.actUntilSheet(rng);
            write(play, busy);
            QVERIFY(play.viewer().curtain());
            for (int seat = 1; seat < players; ++seat) {
                QTest::mouseMove(&play.child<QPushButton>("playReady"));  // the pointer is nobody's secret
                looks.push_back(lookOf(play));
                lift(play);
                QVERIFY(play.orders().writes());
                looks.push_back(lookOf(play));
                if (seat + 1 < players) play.trigger("play.seal");
            }
            // Back to a moment when the previous player had not sealed yet, and to him.
            play.trigger("play.undo");
            looks.push_back(lookOf(play));
            play.trigger("play.seal");
            QVERIFY(play.viewer().curtain());
            lift(play);
            looks.push_back(lookOf(play));
        }
        QCOMPARE(runs[0].size(), runs[1].size());
        for (std::size_t i = 0; i < runs[0].size(); ++i) {
            for (const auto& [all, most] : {std::pair(0, 1), std::pair(1, 0)}) {
                QStringList only = runs[static_cast<std::size_t>(all)][i].texts;
                for (const QString& text : runs[static_cast<std::size_t>(most)][i].texts)
                    only.removeOne(text);
                QVERIFY2(only.empty(), qPrintable(QStringLiteral("look %1, only in run %2: %3")
                                                      .arg(i)
                                                      .arg(all)
                                                      .arg(only.join(QStringLiteral(" | ")))));
            }
            for (const auto& [name, picture] : runs[0][i].pictures)
                if (const QImage other = runs[1][i].pictures.at(name); picture != other) {
                    picture.save(name + "-0.png");
                    other.save(name + "-1.png");
                    QFAIL(qPrintable(QStringLiteral("look %1: %2 differs").arg(i).arg(name)));
                }
        }
    }

    void ownInfluenceOnly() {
        PlayWindow play(test::playableMap(2));
        play.begin({0, 1}, {}, 31);
        Rng rng(3, "persons");
        while (!play.viewer().mayDecide()) play.act(rng);
        auto& seats = play.child<QTableWidget>("playSeats");
        const QString name = play.locale.text("clockwork.name.sorcery");
        const QString own = QString::number(play.viewer().seat() + 1);
        int reported = 0;
        for (int row = 1; row < seats.rowCount(); ++row) {
            if (seats.columnSpan(row, 0) == 1) continue;
            ++reported;
            QVERIFY(seats.item(row, 0)->toolTip().contains(name));
            QVERIFY(seats.item(row - 1, 0)->toolTip().startsWith("Player " + own));
        }
        QCOMPARE(reported, 1);
    }
};

HEXA_TEST(PlaySecretsTest);
#include "playsecrets_test.moc"
