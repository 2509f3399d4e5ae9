// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a game file in the whole window, by mouse and keyboard. HEXATELIER_PICTURES=<folder>
// gives pictures.
#include "core/engine/check/acceptance.h"
#include "core/engine/generate/generate.h"
#include "core/hex/corner.h"
#include "core/io/file/file.h"
#include "core/owngame/file/definitionfile.h"
#include "core/owngame/file/examples.h"
#include "editor/canvas/mapcanvas.h"
#include "editor/document/leftcopy.h"
#include "editor/game/gamepage.h"
#include "editor/preview/mappreview.h"
#include "editor/shell/commands/gamecommands.h"
#include "editor/shell/files/leftwork.h"
#include "editor/shell/maps/workspace.h"
#include "tests/editor/game/gamewindow.h"
#include "tests/support/test.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QTest>
#include <QUrl>

#include <algorithm>
#include <set>

using namespace hexa;
using namespace hexa::editor;
using namespace hexa::test;

class GamePageTest : public QObject {
    Q_OBJECT
private slots:
    void opensAGameFileOnItsPage();
    void anUnsavedGameIsRecovered();
    void clicksChangeALayout();
    void clicksDontChangeAHiddenLayout();
    void aNewGameMakesMapsAtOnce();
    void aNewMapHasTheLayoutThatTheButtonNames();
    void weightsAreReadAsPeopleWriteThem();
    void aNewGameIsDescribedByTyping();
    void countsThatCantFillALayoutAreReported();
    void problemsAreListedAndLeadToTheirPlace();
    void problemsAreMarkedInTheirRows();
    void everyFieldIsNamedAndExplained();
    void valuesOfTwoPropertiesAreDealt();
    void takesDrawings();
    void refusesDrawingsThatAreTooMuchTogether();
    void drawingsFollowTheirRow();
    void rebuildsAnExampleFromNothing();
    void piecesStandOnCorners();
    void fitsASmallScreenInEveryLanguage();
};

void GamePageTest::opensAGameFileOnItsPage() {
    GameWindow studio;
    const QString path = studio.path("mine.hexgamedef");
    QVERIFY(writeFile(path.toStdString(), owngame::example("saltmark")).ok());
    studio.window->files().open(path);
    studio.settle();
    QVERIFY(studio.child<GamePage>("gamePage").isVisible());
    QCOMPARE(studio.game().path(), path);
    QVERIFY(!studio.game().isModified());
    studio.part(Tiles);
    studio.type(0, "Name (English)", "Reeds");
    QVERIFY(studio.game().isModified());
    // Undo and saving are the game's while its page is shown.
    studio.trigger("edit.undo");
    QVERIFY(!studio.game().isModified());
    studio.trigger("edit.redo");
    studio.trigger("file.save");
    QVERIFY(!studio.game().isModified());
    const auto written = owngame::readDefinition(readFile(path.toStdString()).value());
    QVERIFY(written.ok());
    QCOMPARE(written->catalog.kinds.front().name.texts.at("en"), std::string("Reeds"));
    QCOMPARE(written->catalog.kinds.front().id, std::string("reed"));
}

void GamePageTest::anUnsavedGameIsRecovered() {
    GameWindow studio;
    QDir recovery(FileCommands::dataFolder("recovery"));
    recovery.removeRecursively();
    studio.makeGame("Six Lands");
    const QStringList copies{QString("*") + owngame::definitionSuffix};
    QVERIFY(recovery.entryList(copies).isEmpty());
    studio.part(Tiles);
    studio.type(0, "Name (English)", "Reeds");
    studio.point(2, "Letter");
    studio.click("gameRemove");  // counts and figures still speak of it
    const std::size_t problems = studio.game().problems().size();
    QVERIFY(problems > 0);
    const std::string edited = owngame::writeDefinition(studio.definition());
    QTRY_VERIFY_WITH_TIMEOUT(!recovery.entryList(copies).isEmpty(), test::patience);
    // The copy of a killed program, beside the running one.
    const QString left = recovery.filePath(QString("left") + owngame::definitionSuffix);
    QVERIFY(QFile::copy(recovery.filePath(recovery.entryList(copies).front()), left));
    const QString path = studio.game().path();
    QVERIFY(
        writeFile((left.chopped(11) + originSuffix).toStdString(), originText(path, studio.game().stamp())));
    // The file gets other words meanwhile, or the copy would hold nothing new.
    studio.type(0, "Name (English)", "Rushes");
    studio.trigger("file.save");
    QVERIFY(!studio.game().isModified());
    QTRY_COMPARE(recovery.entryList(copies), QStringList{QFileInfo(left).fileName()});
    studio.window->gameCommands().closeFile();
    studio.makeGame("Other Lands");
    QTest::qWait(300);
    QVERIFY(studio.window->findChild<MapPreview*>("gamePreview") != nullptr);
    const std::vector<LeftWork> found = studio.window->gameCommands().leftWork();
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found.front().recover());
    studio.settle();
    QVERIFY(studio.child<GamePage>("gamePage").isVisible());
    QVERIFY(studio.game().isModified());
    QCOMPARE(studio.game().path(), path);
    QCOMPARE(studio.definition().catalog.kinds.front().name.texts.at("en"), std::string("Reeds"));
    QVERIFY(studio.window->findChild<MapPreview*>("gamePreview") == nullptr);
    // Nothing is left out: the game has the faults that it had.
    QCOMPARE(owngame::writeDefinition(studio.definition()), edited);
    QCOMPARE(studio.child<QListWidget>("gameProblems").count(), static_cast<int>(problems));
    QVERIFY(QFile::remove(left));
}

void GamePageTest::clicksChangeALayout() {
    GameWindow studio;
    studio.makeGame("Six Lands");
    studio.part(Layouts);
    QTest::qWait(300);  // the picture of the layout takes the place of the map's
    auto& choice = studio.child<QComboBox>("layoutMark");
    QVERIFY(choice.isVisible());
    const auto press = [&] {
        auto& picture = studio.child<MapPreview>("gamePreview");
        QTest::mouseClick(&picture, Qt::LeftButton, {}, picture.rect().center());
        QTest::qWait(300);  // the picture follows the game
    };
    QVERIFY(choice.findText("Fixed tile: Field") >= 0);
    choice.setCurrentIndex(choice.findText("Fixed tile: Field"));
    press();
    const auto plan = [&]() -> const owngame::LayoutPlan& { return studio.definition().layouts.front(); };
    QCOMPARE(plan().fixed.size(), std::size_t{1});
    QVERIFY(plan().fixed.front().at == (Hex{0, 0}));
    QCOMPARE(choice.currentText(), QString("Fixed tile: Field"));
    QVERIFY(studio.game().system()->layouts.front().scenario.board.find({0, 0})->locked);
    press();
    QVERIFY(plan().fixed.empty());
    choice.setCurrentIndex(choice.findText("Home of player 2"));
    press();
    QVERIFY(plan().homes[1] == (Hex{0, 0}));
    QVERIFY(studio.game().problems().empty());
    studio.trigger("edit.undo");
    QVERIFY(plan().homes[1] != (Hex{0, 0}));
}

/// The picture waits after a change of the row, and for good while the file has problems.
void GamePageTest::clicksDontChangeAHiddenLayout() {
    GameWindow studio;
    studio.makeGame("Six Lands");
    studio.part(Layouts);
    QTest::qWait(300);
    QVERIFY(studio.definition().layouts.size() > 1);
    auto& choice = studio.child<QComboBox>("layoutMark");
    const auto press = [&](int row) {
        studio.point(row, "Players");
        choice.setCurrentIndex(choice.findText("Fixed tile: Field"));
        auto& picture = studio.child<MapPreview>("gamePreview");
        QTest::mouseClick(&picture, Qt::LeftButton, {}, picture.rect().center());
    };
    const auto fixed = [&](std::size_t row) { return studio.definition().layouts[row].fixed.size(); };
    press(1);  // the picture still has the first one
    QCOMPARE(fixed(0) + fixed(1), std::size_t{0});
    QTest::qWait(300);
    press(1);
    QCOMPARE(fixed(1), std::size_t{1});
    studio.part(Tiles);
    QTest::qWait(300);  // now the picture is an example map
    studio.point(2, "Letter");
    studio.click("gameRemove");
    QVERIFY(!studio.game().problems().empty());
    studio.part(Layouts);
    QTest::qWait(300);
    press(1);
    press(0);
    QCOMPARE(fixed(0), std::size_t{0});
    QCOMPARE(fixed(1), std::size_t{1});
}

void GamePageTest::aNewGameMakesMapsAtOnce() {
    GameWindow studio;
    studio.makeGame("Six Lands");
    QCOMPARE(QString::fromStdString(studio.definition().catalog.system), QString("six-lands"));
    QVERIFY(QFile::exists(FileCommands::dataFolder("games") + "/six-lands.hexgamedef"));
    studio.click("gameNewMap");
    QVERIFY(studio.window->workspace() != nullptr);
    QCOMPARE(studio.window->mode(), WindowMode::Design);
    studio.window->setMode(WindowMode::Generate);
    studio.trigger("generate.start");
    GenerateSession& session = studio.workspace().generate();
    QTRY_VERIFY_WITH_TIMEOUT(!session.running(), test::patience);
    QVERIFY2(!session.gallery().empty(), qPrintable(session.message()));
    const Scenario& map = session.gallery().front().produced.candidate.scenario;
    for (const Finding& finding : findingsOf(studio.document().system(), map))
        QVERIFY2(finding.problem.severity != Severity::Error, finding.problem.code.c_str());
}

void GamePageTest::aNewGameIsDescribedByTyping() {
    GameWindow studio;
    studio.makeGame("Honeyfields");
    auto& title = studio.child<QLabel>("gamePreviewTitle");
    QTRY_COMPARE(title.text(), QString("An example map"));
    QVERIFY(studio.window->focusWidget() == &studio.table());
    // A closed editor leaves no focus in a window that no desktop has activated.
    const auto typed = [&] {
        QWidget* focus = studio.window->focusWidget();
        return focus != nullptr ? focus : &studio.table();
    };
    for (const QString& name : {QString("Clover"), QString("Orchard"), QString("Heather")}) {
        for (const QChar letter : name) QTest::keyClick(typed(), letter.toLatin1());
        QTest::keyClick(typed(), Qt::Key_Return);
        studio.settle();
    }
    const auto kinds = [&]() -> const auto& { return studio.definition().catalog.kinds; };
    QCOMPARE(kinds()[0].name.texts.size(), std::size_t{1});  // "Wiese" isn't clover
    QCOMPARE(kinds()[0].id, std::string("clover"));
    QCOMPARE(kinds()[0].letter, std::string("C"));
    QCOMPARE(kinds()[2].letter, std::string("H"));  // from the hills, which get another one
    std::set<std::string> letters;
    for (const CellKind& kind : kinds()) letters.insert(kind.letter);
    QCOMPARE(letters.size(), kinds().size());
    QCOMPARE(studio.definition().counts[0].what, std::string("clover"));
    QCOMPARE(studio.table().currentIndex().row(), 3);
    studio.type(1, "Yield", "5");
    QCOMPARE(studio.definition().figures.front().values.at("orchard"), 5);
    studio.answer<QColorDialog>(
        [&] {
            studio.point(3, "Colour");
            const QPoint at = studio.table().visualRect(studio.table().currentIndex()).center();
            QTest::mouseDClick(studio.table().viewport(), Qt::LeftButton, {}, at);
        },
        [](QColorDialog& dialog) {
            dialog.setCurrentColor(QColor("#aa55ff"));
            dialog.accept();
        });
    QCOMPARE(kinds()[3].colour, std::string("#aa55ff"));
    // A translation of a start name replaces only itself.
    studio.type(4, "Name (German)", "Gebirge");
    QCOMPARE(kinds()[4].name.texts.size(), std::size_t{3});
    QVERIFY(studio.game().problems().empty());
    studio.click("gameNewMap");
    QCOMPARE(studio.document().catalog().kind(kindIdAt(0)).id, std::string("clover"));
}

/// The button names the layout, and remembers it on other pages.
void GamePageTest::aNewMapHasTheLayoutThatTheButtonNames() {
    GameWindow studio;
    studio.makeGame("Six Lands");
    const auto& button = studio.child<QPushButton>("gameNewMap");
    QCOMPARE(button.text(), QString("New &Map: 2 players"));
    studio.part(Layouts);
    studio.point(2, "Players");
    QCOMPARE(button.text(), QString("New &Map: 4 players"));
    studio.part(Counts);
    QCOMPARE(button.text(), QString("New &Map: 4 players"));
    studio.click("gameNewMap");
    QCOMPARE(studio.document().scenario().players(), 4);
}

/// Weights may be separated as people do it, and a comma may be a decimal sign.
void GamePageTest::weightsAreReadAsPeopleWriteThem() {
    GameWindow studio;
    studio.makeGame("Six Lands");
    studio.part(Weights);
    for (const char* text : {"1 / 1 / 0.7 / 0.3", "1, 1, 0.7, 0.3", "1; 1; 0,7; 0,3", "1 1 0,7 0,3"}) {
        auto& field = studio.child<QLineEdit>("weightDecay");
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, "2");
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(studio.definition().worth.decay, (std::vector<int>{2000}));
        field.selectAll();
        QTest::keyClicks(&field, text);
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(studio.definition().worth.decay, (std::vector<int>{1000, 1000, 700, 300}));
    }
}

void GamePageTest::countsThatCantFillALayoutAreReported() {
    GameWindow studio;
    studio.makeGame("Honeyfields");
    studio.part(Counts);
    auto& summary = studio.child<QLabel>("gameSummary");
    QCOMPARE(summary.text(), QString("2 players, 3 players, 4 players: 18–24 tiles for 19 hexes."));
    studio.type(0, "Any number of players", "9");
    QCOMPARE(studio.definition().counts[0].is.parts.size(), std::size_t{1});
    QVERIFY2(summary.text().contains("too many tiles"), qPrintable(summary.text()));
    auto& losses = studio.child<QLabel>("gameLosses");
    QTRY_VERIFY(!losses.text().isEmpty());  // why there is no example
    studio.click("gameLower");
    QVERIFY2(!summary.text().contains("too many tiles"), qPrintable(summary.text()));
    QVERIFY(!studio.child<QPushButton>("gameLower").isVisible());
    studio.trigger("edit.undo");
    studio.type(0, "3 players", "4");
    QVERIFY2(summary.text().contains("3 players: 19–24 tiles for 19 hexes."), qPrintable(summary.text()));
    studio.part(Tiles);
    QVERIFY(!summary.isVisible());
}

void GamePageTest::problemsAreListedAndLeadToTheirPlace() {
    GameWindow studio;
    studio.makeGame("Six Lands");
    studio.part(Tiles);
    studio.point(2, "Letter");
    studio.click("gameRemove");  // counts and figures still speak of it
    auto& problems = studio.child<QListWidget>("gameProblems");
    QVERIFY(problems.isVisible());
    QVERIFY(problems.count() >= 1);
    // Parts and rows, not the pointers of the file.
    QVERIFY2(problems.item(0)->text().contains(", row ") && !problems.item(0)->text().contains("/"),
             qPrintable(problems.item(0)->text()));
    QTest::mouseClick(problems.viewport(), Qt::LeftButton, {},
                      problems.visualItemRect(problems.item(0)).center());
    studio.settle();
    const int at = studio.child<QListWidget>("gameParts").currentRow();
    QVERIFY(at == Figures || at == Counts);
    QVERIFY(!studio.child<QPushButton>("gameNewMap").isEnabled());
    studio.trigger("edit.undo");
    QVERIFY(!problems.isVisible());
    QVERIFY(studio.child<QPushButton>("gameNewMap").isEnabled());
    // A count that is no number is refused in words.
    studio.part(Counts);
    studio.point(0, "2 players");
    QTest::keyClicks(&studio.table(), "many");
    QTest::keyClick(studio.table().viewport()->findChild<QLineEdit*>(), Qt::Key_Return);
    studio.settle();
    QVERIFY(studio.child<QLabel>("gameStatus").isVisible());
}

/// Also in tables whose rows are in several places of the file.
void GamePageTest::problemsAreMarkedInTheirRows() {
    GameWindow studio;
    const auto marked = [&](int row) {
        const QAbstractItemModel& model = *studio.table().model();
        const QModelIndex at = model.index(row, 0);
        const bool ground = at.data(Qt::BackgroundRole).isValid();
        if (ground != at.data(Qt::ToolTipRole).toString().contains(", row ")) return -1;
        return ground ? 1 : 0;
    };
    studio.makeGame("Six Lands");
    studio.part(Tiles);
    studio.type(2, "Letter", "TooLongForATile");
    QCOMPARE(marked(2), 1);
    QCOMPARE(marked(1), 0);
    QVERIFY(studio.table()
                .model()
                ->index(2, 3)
                .data(Qt::AccessibleDescriptionRole)
                .toString()
                .contains(", row "));
    studio.picture("marked-row");
    studio.trigger("edit.undo");
    QCOMPARE(marked(2), 0);
    // A property of an edge comes behind those of hexes.
    studio.part(EdgeKinds);
    studio.click("gameAdd");
    studio.type(0, "Name (English)", "Road");
    studio.part(Properties);
    studio.click("gameAdd");
    studio.type(0, "Name (English)", "Height");
    studio.click("gameAdd");
    studio.choose(1, "Belongs to", "Edge: Road");
    QCOMPARE(studio.definition().catalog.edgeKinds.front().properties.size(), std::size_t{1});
    QCOMPARE(marked(1), 1);  // without a name
    QCOMPARE(marked(0), 0);
    studio.type(1, "Name (English)", "Toll");
    QVERIFY(studio.game().problems().empty());
    studio.part(Words);
    studio.point(3, "ID");
    studio.click("gameAdd");  // a word of the toll, without a name
    QCOMPARE(marked(4), 1);
    auto& problems = studio.child<QListWidget>("gameProblems");
    studio.part(Tiles);
    QTest::mouseClick(problems.viewport(), Qt::LeftButton, {},
                      problems.visualItemRect(problems.item(0)).center());
    studio.settle();
    QCOMPARE(studio.child<QListWidget>("gameParts").currentRow(), static_cast<int>(Words));
    QCOMPARE(studio.table().currentIndex().row(), 4);
}

void GamePageTest::everyFieldIsNamedAndExplained() {
    GameWindow studio;
    const QString path = studio.path("mine.hexgamedef");
    QVERIFY(writeFile(path.toStdString(), owngame::example("saltmark")).ok());
    studio.window->files().open(path);
    studio.settle();
    const QWidget& page = studio.child<GamePage>("gamePage");
    const auto explained = [&](const QString& where) {
        for (const QWidget* field : page.findChildren<QWidget*>()) {
            const bool takesText = qobject_cast<const QLineEdit*>(field) != nullptr &&
                                   qobject_cast<const QAbstractSpinBox*>(field->parentWidget()) == nullptr;
            const bool is = takesText || qobject_cast<const QComboBox*>(field) != nullptr ||
                            qobject_cast<const QCheckBox*>(field) != nullptr ||
                            qobject_cast<const QAbstractSpinBox*>(field) != nullptr;
            if (!is || !field->isVisible()) continue;
            const auto labels = page.findChildren<QLabel*>();
            const bool labelled =
                std::ranges::any_of(labels, [&](const QLabel* label) { return label->buddy() == field; });
            const auto* box = qobject_cast<const QCheckBox*>(field);
            const bool named =
                !field->accessibleName().isEmpty() || labelled || (box && !box->text().isEmpty());
            QVERIFY2(named, qPrintable(where + ' ' + field->objectName()));
            QVERIFY2(!field->toolTip().isEmpty(), qPrintable(where + ' ' + field->objectName()));
        }
    };
    for (const QString& language : Locale::languages()) {
        studio.locale.setLanguage(language);
        studio.settle();
        auto& list = studio.child<QListWidget>("gameParts");
        for (int row = 0; row < list.count(); ++row) {
            if (row == More) continue;
            list.setCurrentRow(row);
            studio.settle();
            const QAbstractItemModel& model = *studio.table().model();
            for (int column = 0; column < model.columnCount(); ++column) {
                const QString title = model.headerData(column, Qt::Horizontal).toString();
                QVERIFY2(!title.isEmpty(), qPrintable(list.item(row)->text()));
                QVERIFY2(!model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty(),
                         qPrintable(list.item(row)->text() + ": " + title));
            }
            explained(language + ' ' + list.item(row)->text());
        }
        // Each type of rule has other fields.
        list.setCurrentRow(Rules);
        studio.settle();
        const int types = studio.child<QComboBox>("ruleForms").count();
        QCOMPARE(types, static_cast<int>(owngame::formNames.size()));
        for (int type = 0; type < types; ++type) {
            for (QComboBox* forms : studio.window->findChildren<QComboBox*>("ruleForms"))
                if (forms->isVisible()) emit forms->activated(type);
            studio.settle();
            explained(language + " rule " + QString::number(type));
            studio.picture(QStringLiteral("rule-%1-%2").arg(language).arg(type, 2, 10, QChar('0')));
        }
    }
    studio.locale.setLanguage("en");
}

/// A value goes to the deck of another property, and numbers made for values leave nothing behind.
void GamePageTest::valuesOfTwoPropertiesAreDealt() {
    GameWindow studio;
    studio.makeGame("Six Lands");
    studio.part(Decks);
    studio.click("gameAdd");
    studio.click("gameAdd");
    const auto decks = [&]() -> const auto& { return studio.definition().decks; };
    QCOMPARE(decks().front().values.size(), std::size_t{2});
    studio.part(Properties);
    studio.click("gameAdd");
    studio.type(1, "Name (English)", "Weather");
    studio.type(1, "Words", "fair, rain, snow");
    studio.part(Decks);
    studio.choose(1, "Property", "Weather");
    QCOMPARE(decks().size(), std::size_t{2});
    QCOMPARE(decks()[1].property, std::string("weather"));
    QCOMPARE(decks()[1].values.front().id, std::string("rain"));
    QCOMPARE(studio.definition().catalog.cellProperties.front().choices.size(), std::size_t{2});
    studio.type(1, "Value", "snow");
    studio.click("gameAdd");
    QCOMPARE(decks()[1].values.back().id, std::string("rain"));
    QCOMPARE(studio.definition().catalog.cellProperties[1].choices.size(), std::size_t{3});
    QVERIFY(studio.game().problems().empty());
    studio.trigger("edit.undo");
    studio.trigger("edit.undo");
    studio.trigger("edit.undo");
    QCOMPARE(decks().size(), std::size_t{1});
    QCOMPARE(studio.definition().catalog.cellProperties.front().choices.size(), std::size_t{3});
}

void GamePageTest::takesDrawings() {
    GameWindow studio;
    studio.makeGame("Six Lands");
    studio.part(Tiles);
    studio.paste(1, "Name (English)",
                 "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-100 -86.6 200 173.2\"><circle "
                 "r=\"50\" fill=\"#335533\"/></svg>");
    QVERIFY(studio.definition().drawings.contains("forest"));
    QVERIFY(studio.game().problems().empty());
    studio.paste(2, "Name (English)", "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>1</script></svg>");
    QVERIFY(!studio.definition().drawings.contains("field"));
    QVERIFY(studio.child<QLabel>("gameStatus").isVisible());
    studio.point(1, "Name (English)");
    studio.click("gameNoDrawing");
    QVERIFY(studio.definition().drawings.empty());
}

/// A file with more could be saved, but not read again.
void GamePageTest::refusesDrawingsThatAreTooMuchTogether() {
    GameWindow studio;
    studio.makeGame("Six Lands");
    studio.part(Tiles);
    const QString path = studio.path("large.png");
    QImage large(2'048, 2'048, QImage::Format_Mono);
    large.fill(0);
    QVERIFY(large.save(path));
    const auto rows = [&] { return studio.table().model()->rowCount(); };
    while (rows() < 9) studio.click("gameAdd");
    for (int row = 0; row < 9; ++row) {
        auto* file = new QMimeData;
        file->setUrls({QUrl::fromLocalFile(path)});
        QGuiApplication::clipboard()->setMimeData(file);
        studio.point(row, "Name (English)");
        QTest::keyClick(&studio.table(), Qt::Key_V, Qt::ControlModifier);
        studio.settle();
        QCOMPARE(studio.child<QLabel>("gameStatus").isVisible(), row == 8);
    }
    QCOMPARE(studio.definition().drawings.size(), std::size_t{8});
    QVERIFY(studio.child<QLabel>("gameStatus").text().contains("32 million pixels"));
    for (const Error& problem : studio.game().problems())
        QCOMPARE(problem.code(), std::string("owngame.no-name"));
}

/// The first name of a row makes its ID, and a new row may get the ID of a removed one.
void GamePageTest::drawingsFollowTheirRow() {
    GameWindow studio;
    studio.makeGame("Six Lands");
    studio.part(EdgeKinds);
    studio.click("gameAdd");
    studio.paste(0, "Name (English)",
                 "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><circle r=\"4\"/></svg>");
    studio.type(0, "Name (English)", "River");
    QVERIFY(studio.definition().drawings.contains("edge-river"));
    QVERIFY(studio.game().problems().empty());
    studio.click("gameRemove");
    QVERIFY(studio.definition().drawings.empty());
    QVERIFY(studio.game().problems().empty());
    studio.trigger("edit.undo");
    QVERIFY(studio.definition().drawings.contains("edge-river"));
}

/// Saltmark's core: five goods and dunes, dealt numbers, red numbers apart, equal ones apart,
/// weights by pips.
void GamePageTest::rebuildsAnExampleFromNothing() {
    GameWindow studio;
    studio.makeGame("Salt Again");
    studio.part(Groups);
    studio.click("gameAdd");
    studio.type(0, "Name (English)", "Goods");
    studio.part(Tiles);
    studio.paste(0, "Name (English)", "Reed bed\nSheep walk\nRye field\nLoam pit\nTin mine\nDunes");
    for (int row = 0; row < 5; ++row) studio.choose(row, "Group", "Goods");
    studio.part(Counts);
    studio.paste(0, "2 players", "4\t4\t4\n4\t4\t4\n4\t4\t4\n3\t3\t3\n3\t3\t3\n1\t1\t1");
    studio.part(Decks);
    studio.click("gameAdd");
    studio.choose(0, "Dealt onto", "Goods");
    studio.paste(0, "Value",
                 "2\t1\t1\t1\n3\t2\t2\t2\n4\t2\t2\t2\n5\t2\t2\t2\n6\t2\t2\t2\n8\t2\t2\t2\n9\t2\t2\t2\n10\t2\t"
                 "2\t2\n11\t2\t2\t2\n12\t1\t1\t1");
    QCOMPARE(studio.definition().decks.front().values.size(), std::size_t{10});
    studio.part(Sets);
    studio.click("gameAdd");
    studio.type(0, "Name (English)", "Red numbers");
    studio.choose(0, "Property", "Number");
    studio.type(0, "Values", "6, 8");
    studio.click("gameAdd");
    studio.type(1, "Name (English)", "Numbered");
    studio.choose(1, "Property", "Number");
    studio.type(1, "Values", "2, 3, 4, 5, 6, 8, 9, 10, 11, 12");
    studio.part(Figures);
    studio.type(0, "Name (English)", "Pips");
    studio.choose(0, "Source", "Property");
    studio.type(0, "Values", "10=3, 11=2, 12=1, 2=1, 3=2, 4=3, 5=4, 6=5, 8=5, 9=4");
    studio.click("gameAdd");
    studio.type(1, "Name (English)", "Number");
    studio.choose(1, "Source", "Property");
    studio.part(Rules);
    studio.point(0, "Rule");
    studio.click("gameRemove");
    studio.click("gameAdd");
    studio.fill("rule-what", "Red numbers");
    studio.fill("rule-is", ">= 2");
    studio.fill("rule-text-en", "Red numbers never touch.");
    studio.click("gameAdd");
    studio.point(1, "Rule");
    studio.fill("ruleForms", "Difference");
    studio.fill("rule-what", "Numbered");
    studio.fill("rule-of", "Number");
    studio.fill("rule-is", ">= 1");
    QVERIFY2(studio.game().problems().empty(),
             studio.game().problems().empty() ? "" : studio.game().problems().front().code().c_str());
    studio.picture("rules");
    studio.trigger("file.save");
    studio.part(Layouts);
    studio.point(1, "Players");
    studio.click("gameNewMap");
    QCOMPARE(studio.document().scenario().players(), 3);
    studio.window->setMode(WindowMode::Generate);
    studio.trigger("generate.start");
    GenerateSession& session = studio.workspace().generate();
    QTRY_VERIFY_WITH_TIMEOUT(!session.running(), test::patience);
    QVERIFY2(!session.gallery().empty(), qPrintable(session.message()));
    const Scenario& map = session.gallery().front().produced.candidate.scenario;
    int dealt = 0;
    for (const auto& [at, details] : map.board.details()) dealt += details.attributes.empty() ? 0 : 1;
    QCOMPARE(dealt, 18);
    for (const Finding& finding : findingsOf(studio.document().system(), map))
        QVERIFY2(finding.problem.severity != Severity::Error, finding.problem.code.c_str());
}

/// A kind of pieces for corners is made in the table, and one of them is placed by a click.
void GamePageTest::piecesStandOnCorners() {
    GameWindow studio;
    studio.makeGame("Six Lands");
    studio.part(Pieces);
    studio.click("gameAdd");
    studio.type(0, "Name (English)", "Cottage");
    studio.choose(0, "Position", "Corner");
    QVERIFY(studio.definition().catalog.pieceKinds.front().stands == PieceKind::Stands::Corner);
    QVERIFY(studio.game().problems().empty());
    studio.picture("corner-pieces");
    studio.click("gameNewMap");
    const std::string kind = studio.document().catalog().pieceKinds.front().id;
    studio.workspace().state().setObject({ObjectTable::Pieces, kind, -1, 0, false, {}});
    studio.settle();
    MapCanvas& canvas = studio.workspace().canvas();
    const Corner corner = cornerOf({0, 0}, 0);
    QPointF middle;
    for (const Hex at : hexesOf(corner)) middle += canvas.centreOfHex(at) / 3;
    QTest::mouseMove(&canvas, middle.toPoint());
    QTest::mouseClick(&canvas, Qt::LeftButton, {}, middle.toPoint());
    studio.settle();
    const auto& pieces = studio.document().scenario().board.pieces;
    QCOMPARE(pieces.size(), std::size_t{1});
    QVERIFY((Corner{pieces[0].at, pieces[0].corner}) == corner);
    studio.picture("corner-placed");
}

void GamePageTest::fitsASmallScreenInEveryLanguage() {
    GameWindow studio;
    const QString path = studio.path("mine.hexgamedef");
    QVERIFY(writeFile(path.toStdString(), owngame::example("saltmark")).ok());
    studio.window->files().open(path);
    for (const QString& language : Locale::languages()) {
        studio.locale.setLanguage(language);
        studio.settle();
        auto& list = studio.child<QListWidget>("gameParts");
        for (int row = 0; row < list.count(); ++row) {
            list.setCurrentRow(row);
            studio.settle();
            if (row == Rules) studio.table().setCurrentIndex(studio.table().model()->index(0, 0));
            studio.settle();
            QVERIFY2(studio.window->minimumSizeHint().width() <= 1280,
                     qPrintable(QStringLiteral("%1 %2 %3")
                                    .arg(language)
                                    .arg(row)
                                    .arg(studio.window->minimumSizeHint().width())));
            studio.picture(QStringLiteral("%1-%2").arg(language).arg(row, 2, 10, QChar('0')));
        }
    }
    studio.locale.setLanguage("en");
}

HEXA_TEST(GamePageTest);

#include "gamepage_test.moc"
