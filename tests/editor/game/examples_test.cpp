// SPDX-License-Identifier: GPL-3.0-or-later
// Example games in the whole window: copies to change, and maps to open.
#include "core/engine/check/acceptance.h"
#include "core/owngame/examples.h"
#include "editor/game/gamepage.h"
#include "editor/shell/commands/gamecommands.h"
#include "editor/shell/maps/workspace.h"
#include "editor/welcome/card.h"
#include "editor/welcome/welcomepage.h"
#include "tests/editor/game/gamewindow.h"
#include "tests/support/test.h"

#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>

using namespace hexa;
using namespace hexa::editor;
using namespace hexa::test;

class GameExamplesTest : public QObject {
    Q_OBJECT

    static void accept(QDialog& dialog) {
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
    }
    static owngame::Definition example(const char* name) {
        return owngame::readDefinition(owngame::example(name)).value();
    }

private slots:
    void aCopyOfAnExampleIsANewGame();
    void theStartPageOffersExamples();
    void sampleMapsOpenAtOnce();
    void sizesForPrintAreOnThePage();
};

void GameExamplesTest::aCopyOfAnExampleIsANewGame() {
    GameWindow studio;
    studio.answer<QDialog>([&] { studio.trigger("game.new"); },
                           [](QDialog& dialog) {
                               auto* start = dialog.findChild<QComboBox*>("start");
                               auto* name = dialog.findChild<QLineEdit*>("name");
                               QCOMPARE(start->count(), 4);
                               QVERIFY(dialog.findChild<QSpinBox*>("size")->isVisible());
                               start->setFocus();
                               QTest::keyClick(start, Qt::Key_Down);
                               QTest::keyClick(start, Qt::Key_Down);
                               QCOMPARE(name->text(), QString("Saltmark"));
                               QTest::keyClick(start, Qt::Key_Up);
                               QCOMPARE(name->text(), QString("Lanternfall"));
                               QVERIFY(!dialog.findChild<QSpinBox*>("size")->isVisible());
                               name->setFocus();
                               name->selectAll();
                               QTest::keyClicks(name, "Far Lamps");
                               // An own name stays whatever is chosen then.
                               start->setFocus();
                               QTest::keyClick(start, Qt::Key_Down);
                               QTest::keyClick(start, Qt::Key_Up);
                               QCOMPARE(name->text(), QString("Far Lamps"));
                               accept(dialog);
                           });
    QVERIFY(studio.child<GamePage>("gamePage").isVisible());
    owngame::Definition copy = example("lanternfall");
    copy.catalog.name = Localized("Far Lamps");
    copy.catalog.system = "far-lamps";
    QCOMPARE(owngame::writeDefinition(studio.definition()), owngame::writeDefinition(copy));
    QVERIFY(QFile::exists(FileCommands::dataFolder("games") + "/far-lamps.hexgamedef"));
    studio.picture("example-copy");
}

void GameExamplesTest::theStartPageOffersExamples() {
    GameWindow studio;
    studio.answer<QDialog>([&] { studio.click("exampleGame"); },
                           [](QDialog& dialog) {
                               QCOMPARE(dialog.findChild<QComboBox*>("start")->currentIndex(), 1);
                               accept(dialog);
                           });
    QCOMPARE(owngame::writeDefinition(studio.definition()), owngame::writeDefinition(example("lanternfall")));
}

/// Maps of example games have pictures, and open without any file of their game.
void GameExamplesTest::sampleMapsOpenAtOnce() {
    GameWindow studio;
    auto& page = *studio.window->findChild<WelcomePage*>();
    QTRY_VERIFY_WITH_TIMEOUT(!page.isBusy(), test::patience);
    for (const EmbeddedFile& file : owngame::exampleMaps()) {
        const QByteArray name =
            "exampleMap-" + QByteArray::fromStdString(std::string(owngame::exampleName(file)));
        const auto& card = studio.child<Card>(name.constData());
        QVERIFY2(!card.text().isEmpty() && card.accessibleDescription().contains("player"), name.constData());
    }
    studio.picture("example-maps");
    auto& card = studio.child<Card>("exampleMap-two-banners");
    card.setFocus();
    QTest::keyClick(&card, Qt::Key_Space);
    studio.settle();
    QVERIFY(studio.window->workspace() != nullptr);
    QVERIFY(studio.document().system().id().starts_with("two-banners@"));
    QVERIFY(!studio.document().scenario().board.edges.empty());
    for (const Finding& finding : findingsOf(studio.document().system(), studio.document().scenario()))
        QVERIFY2(finding.problem.severity != Severity::Error, finding.problem.code.c_str());
    // The game can be changed like each game that came with a map.
    studio.trigger("game.change");
    studio.settle();
    QCOMPARE(studio.definition().catalog.system, std::string("two-banners"));
}

void GameExamplesTest::sizesForPrintAreOnThePage() {
    GameWindow studio;
    studio.makeGame("Six Lands");
    studio.part(General);
    const auto rowOf = [&](const QString& name) {
        for (int row = 0; row < studio.table().model()->rowCount(); ++row)
            if (studio.table().model()->headerData(row, Qt::Vertical, Qt::DisplayRole).toString() == name)
                return row;
        qFatal("no row %s", qPrintable(name));
    };
    const int piece = rowOf("Printed piece size in mm"), token = rowOf("Printed token size in mm");
    QCOMPARE(studio.table().model()->index(piece, studio.column("Value")).data().toString(),
             QString("Automatic"));
    studio.type(piece, "Value", "16");
    studio.type(token, "Value", "24");
    QCOMPARE(studio.definition().pieceSize, 16);
    QCOMPARE(studio.definition().tokenSize, 24);
    QVERIFY(
        !studio.table().model()->setData(studio.table().model()->index(token, studio.column("Value")), "2"));
    QCOMPARE(studio.definition().tokenSize, 24);
    studio.trigger("edit.undo");
    QCOMPARE(studio.definition().tokenSize, 0);
}

HEXA_TEST(GameExamplesTest);

#include "examples_test.moc"
