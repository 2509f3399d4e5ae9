// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of a game file in the Translate mode, warnings before a tile is placed, and repairs of
// problems, in the whole window.
#include "core/owngame/file/examples.h"
#include "core/owngame/system.h"
#include "editor/game/gamepage.h"
#include "editor/shell/commands/translatecommands.h"
#include "editor/tools/painttools.h"
#include "editor/translate/translatepage.h"
#include "tests/editor/game/gamewindow.h"
#include "tests/support/test.h"

#include <QDir>
#include <QLabel>
#include <QListWidget>

#include <string>

using namespace hexa;
using namespace hexa::editor;
using namespace hexa::test;

namespace {

/// The window with a game file and its texts.
struct GameTextsWindow : GameWindow {
    GameTextsWindow() { makeGame("Six Lands"); }
    TranslateParts& texts() { return window->translateCommands().parts(); }
    std::size_t unit(const std::string& id) {
        const auto found = texts().document.project().indexOf(id);
        if (!found) qFatal("no text %s", id.c_str());
        return *found;
    }
    void translate() {
        click("gameTranslate");
        QCOMPARE(window->mode(), WindowMode::Translate);
        QVERIFY(texts().document.isOpen());
    }
    void write(const char* id, const char* language, const char* text) {
        QVERIFY(texts().edits.setText(unit(id), language, QString::fromUtf8(text)));
    }
    void approve(const char* id, const char* language) {
        QVERIFY(texts().edits.setState(unit(id), language, texts::State::Approved));
    }
    std::string name(std::size_t kind, const char* language) {
        const auto& words = definition().catalog.kinds[kind].name.texts;
        const auto found = words.find(language);
        return found == words.end() ? std::string() : found->second;
    }
    bool onPage() { return child<GamePage>("gamePage").isVisible(); }
};

}  // namespace

class GameTextsTest : public QObject {
    Q_OBJECT
private slots:
    void textsComeBackAsOneStep();
    void savingTextsSavesTheGameFile();
    void openMapsFollowTranslations();
    void textsOlderThanThePageStayBehind();
    void statesAreKept();
    void rowsLeadBackToThePage();
    void textsCloseWithTheirGame();
    void uncommittedTextsAreInTheRecoveryCopy();
    void theBrushSaysWhichRuleItBreaks();
    void buttonsRepairProblems();
};

void GameTextsTest::textsComeBackAsOneStep() {
    GameTextsWindow studio;
    const int steps = studio.game().undoStack().count();
    const std::string before = owngame::writeDefinition(studio.definition());
    studio.translate();
    QVERIFY2(studio.window->windowTitle().startsWith("Six Lands"), qPrintable(studio.window->windowTitle()));
    for (const char* id : {"texts.join", "texts.split", "texts.moveUp"}) {
        QVERIFY2(!studio.action(id)->isEnabled(), id);
        QVERIFY2(!studio.action(id)->statusTip().isEmpty(), id);
    }
    studio.write("kind.forest", "de", "Wald der Proben");
    studio.write("kind.forest", "fr", "Forêt des essais");
    studio.trigger("mode.welcome");
    QCOMPARE(studio.name(1, "de"), std::string("Wald der Proben"));
    QCOMPARE(studio.name(1, "fr"), std::string("Forêt des essais"));
    QCOMPARE(studio.game().undoStack().count(), steps + 1);
    studio.game().undoStack().undo();
    QCOMPARE(owngame::writeDefinition(studio.definition()), before);
}

void GameTextsTest::savingTextsSavesTheGameFile() {
    GameTextsWindow studio;
    studio.translate();
    studio.write("game", "de", "Sechs Länder");
    studio.trigger("file.save");
    QVERIFY(!studio.game().isModified());
    QVERIFY(!studio.texts().document.isModified());
    const auto written = owngame::readDefinition(readFile(studio.game().path().toStdString()).value());
    QVERIFY(written.ok());
    QCOMPARE(written->catalog.name.texts.at("de"), std::string("Sechs Länder"));
}

void GameTextsTest::openMapsFollowTranslations() {
    GameTextsWindow studio;
    studio.click("gameNewMap");
    studio.plantForest();
    studio.trigger("game.change");
    studio.settle();
    QVERIFY(studio.onPage());
    studio.translate();
    studio.write("kind.forest", "de", "Wald der Proben");
    studio.trigger("mode.design");
    studio.settle();
    QCOMPARE(studio.window->mode(), WindowMode::Design);
    const CellKind& forest = studio.document().catalog().kinds[1];
    QCOMPARE(forest.name.texts.at("de"), std::string("Wald der Proben"));
    QCOMPARE(studio.document().scenario().board.cells().front().kind, kindIdAt(1));
    // States are no edition: the map stays as it is.
    const std::string id = studio.document().system().id();
    studio.trigger("game.change");
    studio.translate();
    studio.approve("kind.forest", "de");
    studio.trigger("mode.design");
    QVERIFY(!studio.definition().translation.empty());
    QCOMPARE(studio.document().system().id(), id);
}

void GameTextsTest::textsOlderThanThePageStayBehind() {
    GameTextsWindow studio;
    studio.translate();
    studio.trigger("texts.game");
    studio.settle();
    QVERIFY(studio.onPage());
    studio.part(Tiles);
    studio.type(1, "Name (English)", "Wood");
    studio.trigger("mode.welcome");
    QCOMPARE(studio.name(1, "en"), std::string("Wood"));
    studio.trigger("mode.translate");
    const std::string id = studio.definition().catalog.kinds[1].id;
    QCOMPARE(studio.texts().document.unit(studio.unit("kind." + id)).in("en"), std::string_view("Wood"));
}

void GameTextsTest::statesAreKept() {
    GameTextsWindow studio;
    studio.translate();
    studio.approve("kind.forest", "de");
    studio.trigger("file.save");
    const QString path = studio.game().path();
    studio.window->gameCommands().closeFile();
    QVERIFY(!studio.texts().document.isOpen());
    studio.window->files().open(path);
    studio.settle();
    studio.translate();
    QCOMPARE(studio.texts().document.unit(studio.unit("kind.forest")).stateIn("de"), texts::State::Approved);
}

void GameTextsTest::rowsLeadBackToThePage() {
    GameTextsWindow studio;
    QVERIFY(!studio.action("texts.game")->isEnabled());
    studio.translate();
    QVERIFY(studio.action("texts.game")->isEnabled());
    QVERIFY(studio.window->translateCommands().page()->goToRow("kind.mountain"));
    studio.trigger("texts.game");
    studio.settle();
    QVERIFY(studio.onPage());
    QCOMPARE(studio.child<QListWidget>("gameParts").currentRow(), int{Tiles});
    const int row = studio.table().currentIndex().row();
    QCOMPARE(studio.definition().catalog.kinds[static_cast<std::size_t>(row)].id, std::string("mountain"));
}

void GameTextsTest::textsCloseWithTheirGame() {
    GameTextsWindow studio;
    studio.translate();
    studio.write("kind.forest", "de", "Wald der Proben");
    // Another game: the texts of this one are put into it and saved with it first.
    const QString other = studio.path("other.hexgamedef");
    QVERIFY(writeFile(other.toStdString(), owngame::example("saltmark")).ok());
    const QString path = studio.game().path();
    studio.trigger("file.save");
    studio.window->files().open(other);
    studio.settle();
    QCOMPARE(studio.game().path(), other);
    QVERIFY(!studio.texts().document.isOpen());
    const auto written = owngame::readDefinition(readFile(path.toStdString()).value());
    QVERIFY(written.ok());
    QCOMPARE(written->catalog.kinds[1].name.texts.at("de"), std::string("Wald der Proben"));
}

void GameTextsTest::uncommittedTextsAreInTheRecoveryCopy() {
    GameTextsWindow studio;
    QDir recovery(FileCommands::dataFolder("recovery"));
    recovery.removeRecursively();
    studio.translate();
    studio.write("kind.forest", "de", "Wald der Proben");
    QVERIFY(studio.name(1, "de") != "Wald der Proben");
    const QStringList copies{QString("*") + owngame::definitionSuffix};
    QTRY_VERIFY_WITH_TIMEOUT(!recovery.entryList(copies).isEmpty(), patience);
    const auto copy = readFile(recovery.filePath(recovery.entryList(copies).front()).toStdString());
    QVERIFY(copy.ok());
    QVERIFY(copy->find("Wald der Proben") != std::string::npos);
    QVERIFY(recovery.entryList({"*.hexatext"}).isEmpty());
}

void GameTextsTest::theBrushSaysWhichRuleItBreaks() {
    GameWindow studio;
    studio.makeGame("Six Lands");
    QVERIFY(studio.game().apply("rule", [&](owngame::Definition& definition) {
        owngame::Rule rule;
        rule.id = "no-forests-together";
        rule.form = owngame::Form::Apart;
        rule.what = "forest";
        rule.is.parts = {{1, owngame::PlayerBounds::maxPlayers, {2, owngame::Bounds::most}}};
        rule.text.set("en", "Forests never touch.");
        definition.rules = {rule};
    }));
    studio.click("gameNewMap");
    const Board& board = studio.document().scenario().board;
    Hex first{}, second{};
    for (const Cell& cell : board.cells()) {
        const Cell* beside = board.find(neighbour(cell.at, 0));
        if (cell.locked || cell.kind != KindId::Empty || beside == nullptr || beside->locked ||
            beside->kind != KindId::Empty)
            continue;
        first = cell.at;
        second = beside->at;
    }
    QVERIFY(first != second);
    const KindId forest = *studio.document().catalog().kindId("forest");
    studio.workspace().state().setBrush(forest);
    QVERIFY(studio.workspace().placement().place(first, forest));
    BrushTool tool(
        {studio.document(), studio.workspace().selection(), studio.workspace().state(), studio.locale},
        nullptr);
    PointerInput input;
    input.at = second;
    tool.hover(input);
    QCOMPARE(tool.overlay().hint, QString("Forests never touch."));
    QVERIFY(!tool.overlay().ghosts.empty());  // a warning, not a refusal
    studio.workspace().state().setBrush(*studio.document().catalog().kindId("meadow"));
    tool.hover(input);
    QVERIFY2(tool.overlay().hint.isEmpty(), qPrintable(tool.overlay().hint));
}

void GameTextsTest::buttonsRepairProblems() {
    GameWindow studio;
    studio.makeGame("Six Lands");
    studio.part(Tiles);
    const std::string before = owngame::writeDefinition(studio.definition());
    QVERIFY(studio.game().apply(
        "break", [](owngame::Definition& definition) { definition.catalog.kinds[1].name = {}; }));
    auto& problems = studio.child<QListWidget>("gameProblems");
    QCOMPARE(problems.count(), 1);
    auto& button = studio.child<QPushButton>("gameFix");
    QVERIFY(button.isVisible());
    QCOMPARE(button.text(), QString("Name it “Forest”"));
    QVERIFY(!studio.child<QPushButton>("gameOtherFix").isVisible());
    const int steps = studio.game().undoStack().count();
    studio.click("gameFix");
    QVERIFY(studio.game().problems().empty());
    QVERIFY(!button.isVisible());
    QCOMPARE(studio.game().undoStack().count(), steps + 1);
    studio.trigger("edit.undo");
    QCOMPARE(problems.count(), 1);
    studio.trigger("edit.undo");
    QCOMPARE(owngame::writeDefinition(studio.definition()), before);
    // A misspelt name: the nearest one, or without it.
    QVERIFY(studio.game().apply(
        "break", [](owngame::Definition& definition) { definition.counts[1].what = "forrest"; }));
    QCOMPARE(button.text(), QString("Use “forest”"));
    studio.click("gameFix");
    QCOMPARE(studio.definition().counts[1].what, std::string("forest"));
    studio.trigger("edit.undo");
    const std::size_t counts = studio.definition().counts.size();
    studio.click("gameOtherFix");
    QCOMPARE(studio.definition().counts.size(), counts - 1);
}

HEXA_TEST(GameTextsTest);
#include "gametexts_test.moc"
