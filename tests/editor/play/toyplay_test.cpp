// SPDX-License-Identifier: GPL-3.0-or-later
// An open game with dice in the whole window: several options at one hex, sides, slots, cards on
// the table, typed dice, no curtain, and a board that the game changes.
#include "editor/play/playpage.h"
#include "editor/play/playparts.h"
#include "editor/shell/commands/playcommands.h"
#include "tests/editor/openwindow.h"
#include "tests/support/pasture.h"
#include "tests/support/test.h"

#include <QApplication>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTest>
#include <QWidget>

using namespace hexa;
using namespace hexa::editor;

namespace {

constexpr Hex meadow{0, 0};

struct ToyWindow : test::OpenWindow {
    explicit ToyWindow(bool typed, const char* option = nullptr)
        : OpenWindow(Systems({test::pasturedToy()})) {
        QStandardPaths::setTestModeEnabled(true);
        show({1366, 740});
        window->files().openScenario(test::pastureMap(systems.list().front()));
        PlaySetup setup = defaultSetup(systems.list().front(), 2);
        for (PlaySetup::Seat& seat : setup.seats) seat.bot.clear();
        setup.seats[0].name = "Ada";
        setup.typedChance = typed;
        if (option != nullptr) setup.options[option] = true;
        setup.seed = 3;
        setup.keepSeed = true;
        play().session.setSetup(setup);
        trigger("play.start");
        settle();
    }
    PlayParts& play() { return workspace().play(); }
    MapCanvas& canvas() { return *window->playPage()->canvas(); }
    static void settle() {
        for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();
    }
    template <class T>
    T* child(const char* name) {
        return window->findChild<T*>(name);
    }
    QStringList optionTexts() {
        QStringList texts;
        for (const QPushButton* button : window->findChildren<QPushButton*>("option"))
            texts << QString(button->text()).remove('&');
        return texts;
    }
    /// Returns the place of a spot on the canvas.
    QPoint placeOf(double x, double y) {
        const Point middle = centreOf(meadow, canvas().board().orientation);
        return canvas().view().toPainter(QPointF(middle.x + x, middle.y + y)).toPoint();
    }
    void clickAt(QPoint place) {
        QTest::mouseMove(&canvas(), place);
        QTest::mouseClick(&canvas(), Qt::LeftButton, Qt::NoModifier, place);
        settle();
    }
    /// Types the number of the die.
    void typeDie(int number) {
        auto* field = child<QComboBox>("chanceField");
        QVERIFY(field != nullptr && field->isVisible());
        QCOMPARE(QApplication::focusWidget(), field);  // whoever plays by keys goes on at once
        QTest::keyClick(field, static_cast<char>('0' + number));
        QCOMPARE(field->currentText(), QString::number(number));
        QTest::mouseClick(child<QPushButton>("chanceEnter"), Qt::LeftButton);
        settle();
    }
    std::string lastLine() { return decisionsOf(play().session.record()).back(); }
    QMenu* menu() { return window->findChild<QMenu*>("playOptionMenu"); }
};

}  // namespace

class ToyPlayTest : public QObject {
    Q_OBJECT
private slots:
    void diceAreTypedInOrRolled() {
        ToyWindow toy(true);
        QVERIFY(toy.play().orders.typesChance());
        toy.window->activateWindow();
        toy.settle();
        auto* field = toy.child<QComboBox>("chanceField");
        QVERIFY(field != nullptr && field->isVisible());
        QVERIFY(!toy.child<QPushButton>("chanceEnter")->isEnabled());  // nothing is said yet
        field->setFocus();
        toy.typeDie(2);
        QCOMPARE(toy.lastLine(), std::string("chance 2"));
        QVERIFY(!toy.child<QWidget>("chanceEntry")->isVisible());
        // The other way: the program rolls, and the result is visible before it counts.
        toy.play().orders.choose("P1 do rest");
        toy.settle();
        const std::string drawn = toy.play().session.match()->drawn();
        QTest::mouseClick(toy.child<QPushButton>("chanceDraw"), Qt::LeftButton);
        QCOMPARE("chance " + toy.child<QComboBox>("chanceField")->currentText().toStdString(), drawn);
        QCOMPARE(toy.lastLine(), std::string("P1 do rest"));
        QTest::mouseClick(toy.child<QPushButton>("chanceEnter"), Qt::LeftButton);
        toy.settle();
        QCOMPARE(toy.lastLine(), drawn);
        QVERIFY(toy.play().session.record().typedChance);
    }

    void theProgramDrawsWhereNobodyTypes() {
        ToyWindow toy(false);
        QTRY_VERIFY_WITH_TIMEOUT(toy.play().viewer.mayDecide(), test::patience);
        QVERIFY(!toy.child<QWidget>("chanceEntry")->isVisible());
        QVERIFY(!toy.play().session.record().typedChance);
    }

    void nothingIsHandedOverWithoutSecrets() {
        ToyWindow toy(true);
        for (int turn = 0; turn < test::Pasture::turns; ++turn) {
            QVERIFY(toy.play().orders.typeChance("chance 1"));
            toy.settle();
            QVERIFY(!toy.play().viewer.curtain());
            QCOMPARE(toy.play().viewer.seat(), turn % 2);
            QVERIFY(toy.play().viewer.mayDecide());
            QVERIFY(!toy.child<QWidget>("playCurtain")->isVisible());
            QVERIFY(toy.play().orders.choose("P" + std::to_string(turn % 2 + 1) + " do rest"));
        }
        toy.settle();
        QVERIFY(toy.play().session.over());
        QCOMPARE(toy.child<QLabel>("playQuestion")->text(), QString("The game is over. Nobody won."));
    }

    void optionsSayWhatAndWhere() {
        ToyWindow toy(true);
        QVERIFY(toy.play().orders.typeChance("chance 2"));
        toy.settle();
        const QStringList texts = toy.optionTexts();
        QCOMPARE(texts.size(), 5);
        const QString place = toy.play().session.texts().cellName(meadow);
        QCOMPARE(texts[0], "Graze – " + place);
        QCOMPARE(texts[1], "Rest – " + place);
        QVERIFY2(texts[2].startsWith("Build a fence – " + place + " / "), qPrintable(texts[2]));
        QCOMPARE(texts[3], "Build a mill – " + place + ", South");
        QCOMPARE(texts[4], QString("Take the Sheep"));
        QCOMPARE(toy.window->findChildren<QLabel*>("optionNote").front()->text(), QString("brings 2"));
    }

    void severalOptionsAtOnePlaceAreAMenu() {
        ToyWindow toy(true);
        QVERIFY(toy.play().orders.typeChance("chance 2"));
        toy.settle();
        toy.clickAt(toy.placeOf(0, 0));
        QVERIFY(toy.menu() != nullptr && toy.menu()->isVisible());
        QCOMPARE(toy.menu()->actions().size(), 2);
        QTest::keyClick(toy.menu(), Qt::Key_Down);
        QTest::keyClick(toy.menu(), Qt::Key_Return);
        toy.settle();
        QCOMPARE(toy.lastLine(), std::string("P1 do rest"));
        QVERIFY(toy.menu() == nullptr || !toy.menu()->isVisible());
    }

    /// A payment of several things is one form with one confirmation. The record has a line for
    /// each, and one step back undoes all.
    void countsThatBelongTogetherAreOneForm() {
        ToyWindow toy(true, "tithe");
        for (int turn = 0; turn < test::Pasture::turns; ++turn) {
            QVERIFY(toy.play().orders.typeChance("chance 3"));
            QVERIFY(toy.play().orders.choose('P' + std::to_string(turn % 2 + 1) +
                                             (turn < 2 ? " do rest" : " do graze")));
        }
        toy.settle();
        QVERIFY(toy.play().orders.counts());
        QVERIFY(toy.optionTexts().isEmpty());
        auto* form = toy.child<QWidget>("bundleEntry");
        QVERIFY(form->isVisible());
        auto numbers = toy.window->findChildren<QSpinBox*>("bundleNumber");
        QCOMPARE(numbers.size(), 2);
        QCOMPARE(numbers[0]->accessibleName(), QString("Wool"));
        QCOMPARE(numbers[1]->maximum(), 1);  // as many rests as there are
        auto* confirm = toy.child<QPushButton>("bundleConfirm");
        auto* left = toy.child<QLabel>("bundleLeft");
        QVERIFY(!confirm->isEnabled());
        QCOMPARE(left->text(), QString("Still needed: 2"));
        const std::size_t before = toy.play().session.position();
        numbers[0]->setValue(1);
        QCOMPARE(left->text(), QString("Still needed: 1"));
        QVERIFY(!confirm->isEnabled());
        numbers[1]->setFocus();
        QTest::keyClick(numbers[1], Qt::Key_Up);
        QCOMPARE(left->text(), QString("Can still be added: 2"));
        QCOMPARE(numbers[0]->maximum(), 3);  // no more than there is room for
        QVERIFY(confirm->isEnabled());
        // The program's advice fills the form, but doesn't confirm it.
        toy.play().hints.ask();
        QTRY_VERIFY_WITH_TIMEOUT(toy.play().hints.hint() != nullptr, test::patience);
        const std::vector<int> counts = toy.play().hints.hint()->counts;
        QCOMPARE(counts.size(), std::size_t{2});
        QVERIFY(toy.play().hints.hint()->text.contains("Wool"));
        toy.play().hints.take();
        QVERIFY(toy.play().orders.bundleCounts() == counts);
        QCOMPARE(toy.play().session.position(), before);
        toy.play().orders.setCounts({1, 1});
        QTest::keyClick(numbers[1], Qt::Key_Return);
        toy.settle();
        const auto lines = decisionsOf(toy.play().session.record());
        QCOMPARE(lines[lines.size() - 2], std::string("P1 pay wool 1"));
        QCOMPARE(lines.back(), std::string("P1 pay rests 1"));
        // The other player's form is empty again.
        QCOMPARE(toy.play().viewer.seat(), 1);
        QVERIFY(toy.play().orders.bundleCounts() == (std::vector<int>{0, 0}));
        toy.trigger("play.undo");
        toy.settle();
        QCOMPARE(toy.play().session.position(), before);
        QCOMPARE(toy.play().viewer.decision().bundle.parts.size(), std::size_t{2});
        for (const char* language : {"de", "fr"}) {
            toy.locale.setLanguage(language);
            toy.settle();
            QVERIFY(left->text().endsWith('2') && !left->text().startsWith("Still"));
        }
    }

    /// Secrets that decisions don't need: no curtain falls between two persons, and each can look
    /// at his own.
    void secretsAreLookedAtOnDemand() {
        ToyWindow toy(true, "wish");
        Viewer& viewer = toy.play().viewer;
        auto* peek = toy.child<QPushButton>("playPeek");
        const auto wishes = [&] {
            return std::ranges::count(viewer.view().cards, std::string("wish"), &MatchView::Card::group);
        };
        for (int turn = 0; turn < 3; ++turn) {
            QVERIFY(toy.play().orders.typeChance("chance 2"));
            toy.settle();
            QVERIFY(!viewer.curtain());
            QCOMPARE(viewer.seat(), turn % 2);
            QVERIFY(viewer.mayDecide() && !toy.optionTexts().isEmpty());
            QCOMPARE(wishes(), 0);
            QVERIFY(peek->isVisible());
            peek->click();
            toy.settle();
            QVERIFY(viewer.curtain() == turn % 2 && wishes() == 0);
            QVERIFY(toy.child<QLabel>("playCurtainText")->isVisible());
            viewer.liftCurtain();
            toy.settle();
            QVERIFY(!viewer.curtain() && viewer.mayDecide());
            QCOMPARE(wishes(), 1);
            QCOMPARE(viewer.view().cards.back().seat, turn % 2);
            if (turn == 1) {
                peek->click();
                QCOMPARE(wishes(), 0);
                QVERIFY(viewer.mayDecide());
            }
            QVERIFY(toy.play().orders.choose('P' + std::to_string(turn % 2 + 1) + " do rest"));
            toy.settle();
        }
        // A secret viewed by one player is hidden from the next one.
        QVERIFY(toy.play().orders.typeChance("chance 2"));
        toy.settle();
        QVERIFY(!viewer.peeks() && wishes() == 0);
    }

    void sidesAndSlotsAreClicked() {
        ToyWindow toy(true);
        QVERIFY(toy.canvas().board().pieces.empty());  // the game took the sheep of the map
        QVERIFY(toy.canvas().board().edges.empty());
        QCOMPARE(toy.document().scenario().board.pieces.size(), std::size_t{1});  // which is as it was
        QVERIFY(toy.play().orders.typeChance("chance 2"));
        toy.settle();
        QCOMPARE(toy.canvas().pieces()->marks.size(), std::size_t{2});
        toy.clickAt(toy.placeOf(0, 0.45));
        QCOMPARE(toy.lastLine(), std::string("P1 do mill"));
        QCOMPARE(toy.canvas().board().pieces.size(), std::size_t{1});
        QVERIFY(toy.play().orders.typeChance("chance 1"));
        toy.settle();
        // From the hex beyond, near to the side.
        const auto orientation = toy.canvas().board().orientation;
        const Point here = centreOf(meadow, orientation),
                    beyond = centreOf(neighbour(meadow, 0), orientation);
        toy.clickAt(toy.placeOf((beyond.x - here.x) * 0.6, (beyond.y - here.y) * 0.6));
        QCOMPARE(toy.lastLine(), std::string("P2 do fence"));
        QCOMPARE(toy.canvas().board().edges.size(), std::size_t{1});
        // A step back takes it away again.
        toy.play().session.goTo(0);
        toy.settle();
        QVERIFY(toy.canvas().board().edges.empty() && toy.canvas().board().pieces.empty());
    }

    void theKeyboardReachesSidesAndSlots() {
        ToyWindow toy(true);
        QVERIFY(toy.play().orders.typeChance("chance 2"));
        toy.settle();
        toy.canvas().setFocus();
        toy.window->playPage()->showHex(meadow);
        toy.settle();
        QTest::keyClick(&toy.canvas(), Qt::Key_Return);
        toy.settle();
        QVERIFY(toy.menu() != nullptr && toy.menu()->isVisible());
        QCOMPARE(toy.menu()->actions().size(), 4);  // the card is not on the board
        for (int i = 0; i < 3; ++i) QTest::keyClick(toy.menu(), Qt::Key_Down);
        QTest::keyClick(toy.menu(), Qt::Key_Return);
        toy.settle();
        QCOMPARE(toy.lastLine(), std::string("P1 do mill"));
    }

    void cardsOnTheTableAreClicked() {
        ToyWindow toy(true);
        toy.window->showDock("dock.cards");
        QVERIFY(toy.play().orders.typeChance("chance 3"));
        toy.settle();
        auto* card = toy.child<QPushButton>("card");
        QVERIFY(card != nullptr);
        QVERIFY(card->accessibleDescription().contains("Click to choose this card"));
        QTest::mouseClick(card, Qt::LeftButton);
        toy.settle();
        QCOMPARE(toy.lastLine(), std::string("P1 do sheep"));
        QCOMPARE(toy.play().session.match()->standing().seats[0].figures.front(), 3);
        // It is no longer a choice.
        QVERIFY(toy.play().orders.typeChance("chance 3"));
        toy.settle();
        QVERIFY(
            !toy.child<QPushButton>("card")->accessibleDescription().contains("Click to choose this card"));
    }
};

HEXA_TEST(ToyPlayTest);
#include "toyplay_test.moc"
