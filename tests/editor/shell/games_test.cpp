// SPDX-License-Identifier: GPL-3.0-or-later
// The window with two games: its contents, offers and memory depend on the game of the open map.
#include "core/balance/binding.h"
#include "core/io/file/file.h"
#include "core/io/format/scenariofile.h"
#include "editor/campaign/campaignpage.h"
#include "editor/rules/rulespanel.h"
#include "editor/settings/ownerpacks.h"
#include "editor/shell/actions.h"
#include "editor/shell/commands/campaigncommands.h"
#include "editor/shell/files/exchangecommands.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/maps/workspace.h"
#include "editor/welcome/card.h"
#include "editor/welcome/cardsection.h"
#include "editor/window/mainwindow.h"
#include "tests/editor/gamechoice.h"
#include "tests/editor/openwindow.h"
#include "tests/support/test.h"
#include "tests/support/twogames.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWidget>

#include <memory>

using namespace hexa;
using namespace hexa::editor;

namespace {

Localized inLanguages(const std::string& en, const std::string& de) {
    Localized text(en);
    text.set("de", de);
    return text;
}

/// Returns a panel that the toy brings: it counts the tiles of the open map.
GamePanel tileCounter(WindowMode mode) {
    GamePanel panel;
    panel.system = "toy";
    panel.id = "dock.toy.tiles";
    panel.mode = mode;
    panel.title = inLanguages("Meadow counter", "Wiesenzähler");
    panel.make = [](Workspace& workspace) {
        auto* label = new QLabel;
        label->setObjectName("toyTiles");
        Document* document = &workspace.document();
        const auto show = [label, document] { label->setText(QString::number(document->counts().tiles())); };
        QObject::connect(document, &Document::changed, label, show);
        show();
        return label;
    };
    return panel;
}

/// A window with its own settings over two games.
struct GamesStudio : test::OpenWindow {
    explicit GamesStudio(std::vector<GamePanel> panels = {}, Systems games = test::twoGames())
        : OpenWindow(std::move(games)), packs(systems, builtInPacks(), settings) {
        openAgain(std::move(panels));
    }
    ~GamesStudio() { window.reset(); }  // before the packs
    void openAgain(std::vector<GamePanel> panels = {}) {
        show({1280, 800}, builtInTexts(), std::move(panels), &packs);
    }
    std::string game() { return document().system().id(); }
    void newMap(const char* system) { window->files().newMap(system, "2p"); }
    bool shown(const char* dock) { return window->dock(dock)->isVisible(); }
    /// Clicks the card on the welcome page.
    void click(const char* card) {
        window->setMode(WindowMode::Welcome);
        auto* found = window->findChild<Card*>(card);
        QVERIFY2(found != nullptr, card);
        QTest::mouseClick(found, Qt::LeftButton);
    }

    OwnerPacks packs;
};

}  // namespace

class GamesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void mapsOfBothOpenInTurns() {
        GamesStudio studio;
        for (int round = 0; round < 2; ++round) {
            studio.click("new-clockwork-wars-2p");
            QCOMPARE(studio.game(), std::string("clockwork-wars"));
            QVERIFY(studio.window->windowTitle().contains("Clockwork Wars"));
            studio.click("new-toy-3p");
            QCOMPARE(studio.game(), std::string("toy"));
            QCOMPARE(studio.workspace().document().scenario().players(), 3);
            QVERIFY(studio.window->windowTitle().contains("Toy Meadows"));
        }
    }

    void aGameAloneIsNotNamed() {
        GamesStudio studio({}, test::toySystems());
        QVERIFY(!studio.window->findChild<QLabel*>("game-toy")->isVisible());
        studio.newMap("toy");
        QVERIFY(!studio.window->windowTitle().contains("Toy Meadows"));
    }

    void whatAGameLacksIsHiddenOrSaysWhy() {
        GamesStudio studio;
        studio.newMap("toy");
        for (const char* id : {"mode.balance", "mode.play", "balance.check", "play.start", "play.new"}) {
            QVERIFY2(!studio.action(id)->isEnabled(), id);
            QVERIFY2(studio.action(id)->statusTip().contains("Toy Meadows"), id);
        }
        QVERIFY(studio.action("mode.play")->toolTip().contains("can’t be played here"));
        // A record names its game itself.
        QVERIFY(studio.action("play.open")->isEnabled());
        for (const char* id : {"mode.generate", "mode.print", "mode.translate", "generate.start"})
            QVERIFY2(studio.action(id)->isEnabled(), id);
        QVERIFY(!studio.action("generate.repair")->isEnabled());
        QVERIFY(!studio.shown("dock.suggestions"));
        QVERIFY(!studio.window->dock("dock.suggestions")->toggleViewAction()->isVisible());
        studio.window->setMode(WindowMode::Generate);
        QVERIFY(studio.shown("dock.wishes"));
        for (const char* dock : {"dock.ledger", "dock.repair"}) QVERIFY2(!studio.shown(dock), dock);
        studio.window->resize(1300, 820);
        studio.action("view.resetDocks")->trigger();
        for (const char* dock : {"dock.ledger", "dock.repair"}) QVERIFY2(!studio.shown(dock), dock);
        // If it is requested nevertheless, the mode stays, and the reason is shown.
        studio.window->showDock("dock.ledger");
        QCOMPARE(studio.window->mode(), WindowMode::Generate);
        QVERIFY2(studio.window->statusBar()->currentMessage().contains("Toy Meadows"),
                 qPrintable(studio.window->statusBar()->currentMessage()));
        studio.window->setMode(WindowMode::Balance);
        QCOMPARE(studio.window->mode(), WindowMode::Design);
        QVERIFY(studio.window->statusBar()->currentMessage().contains("Toy Meadows"));

        studio.newMap("clockwork-wars");
        for (const char* id :
             {"mode.balance", "mode.play", "balance.check", "play.start", "generate.repair"}) {
            QVERIFY2(studio.action(id)->isEnabled(), id);
            QVERIFY2(studio.action(id)->statusTip().isEmpty(), id);
        }
        QVERIFY(studio.window->dock("dock.suggestions")->toggleViewAction()->isVisible());
        studio.window->setMode(WindowMode::Generate);
        QVERIFY(studio.shown("dock.ledger"));
    }

    void withoutAMapTheReasonIsThat() {
        GamesStudio studio;
        for (const char* id : {"mode.generate", "mode.balance", "mode.play", "mode.print"}) {
            QVERIFY2(!studio.action(id)->isEnabled(), id);
            QCOMPARE(studio.action(id)->statusTip(), QString("Open a map first."));
        }
        studio.locale.setLanguage("de");
        QTRY_VERIFY(studio.action("mode.play")->statusTip() != "Open a map first.");
    }

    void everyModeOfBothGamesCanBeSeen() {
        GamesStudio studio;
        for (const char* system : {"toy", "clockwork-wars", "toy"}) {
            studio.newMap(system);
            for (const auto& mode : studio.window->modes()) {
                const ModeInfo& info = mode->info();
                // A page without a button shows a file, and none is open.
                if (info.under || !studio.action(info.mode.id())->isEnabled()) continue;
                studio.action(info.mode.id())->trigger();
                QCOMPARE(studio.window->mode(), info.mode);
                studio.window->grab();
            }
        }
    }

    void panelsStayWhereEachGameHasThem() {
        GamesStudio studio;
        studio.newMap("toy");
        studio.window->dock("dock.minimap")->close();
        QVERIFY(!studio.shown("dock.minimap"));
        studio.newMap("clockwork-wars");
        QVERIFY(studio.shown("dock.minimap"));
        studio.window->dock("dock.palette")->close();
        studio.newMap("toy");
        QVERIFY(!studio.shown("dock.minimap"));
        QVERIFY(studio.shown("dock.palette"));
        studio.newMap("clockwork-wars");
        QVERIFY(studio.shown("dock.minimap"));
        QVERIFY(!studio.shown("dock.palette"));
    }

    void panelsOfAGameAreBesideItsMapsOnly_data() {
        QTest::addColumn<WindowMode>("mode");
        QTest::newRow("design") << WindowMode::Design;
        QTest::newRow("generate") << WindowMode::Generate;
        QTest::newRow("print") << WindowMode::Print;
    }
    void panelsOfAGameAreBesideItsMapsOnly() {
        QFETCH(WindowMode, mode);
        GamesStudio studio({tileCounter(mode)});
        QDockWidget* dock = studio.window->dock("dock.toy.tiles");
        QVERIFY(!dock->toggleViewAction()->isVisible());
        studio.newMap("clockwork-wars");
        studio.window->setMode(mode);
        QVERIFY(!dock->isVisible());
        QCOMPARE(dock->widget(), nullptr);
        studio.newMap("toy");
        QCOMPARE(studio.window->mode(), WindowMode::Design);
        studio.window->showDock("dock.toy.tiles");
        QCOMPARE(studio.window->mode(), mode);
        QVERIFY(dock->isVisible());
        QVERIFY(dock->toggleViewAction()->isVisible());
        QCOMPARE(dock->windowTitle(), QString("Meadow counter"));
        studio.locale.setLanguage("de");
        QTRY_COMPARE(dock->windowTitle(), QString("Wiesenzähler"));
        auto* label = studio.window->findChild<QLabel*>("toyTiles");
        QCOMPARE(label->text(), QString("2"));
        studio.action("map.clearTiles")->trigger();
        studio.action("edit.undo")->trigger();
        QCOMPARE(label->text(), QString("2"));
        studio.window->files().close();
        QCOMPARE(dock->widget(), nullptr);
        // A tab with another map has the panel of its own.
        studio.window->files().openScenario(studio.systems.find("toy")->layouts.front().scenario,
                                            Changes::Unsaved);
        studio.window->files().openScenario(studio.systems.find("toy")->layouts.front().scenario,
                                            Changes::Unsaved);
        studio.window->showDock("dock.toy.tiles");
        QVERIFY(dock->widget() != nullptr);
    }

    /// It makes a new map each time, also beside an open one.
    void generateAsksForTheGame() {
        GamesStudio studio;
        auto* generate = studio.window->findChild<QPushButton*>("generate");
        int asked = 0;
        test::answerGame(this, {}, asked);
        QTest::mouseClick(generate, Qt::LeftButton);
        QCOMPARE(asked, 1);
        QCOMPARE(studio.window->mode(), WindowMode::Welcome);
        test::answerGame(this, "Toy Meadows", asked);
        QTest::mouseClick(generate, Qt::LeftButton);
        QCOMPARE(asked, 2);
        QCOMPARE(studio.game(), std::string("toy"));
        QCOMPARE(studio.window->mode(), WindowMode::Generate);
        studio.window->setMode(WindowMode::Welcome);
        test::answerGame(this, {}, asked);
        QTest::mouseClick(generate, Qt::LeftButton);
        QCOMPARE(asked, 3);
        QCOMPARE(studio.window->mode(), WindowMode::Welcome);
        studio.window->setMode(WindowMode::Generate);
        studio.action("generate.start")->trigger();
        QTRY_VERIFY(!studio.workspace().generate().running());
    }

    void importAsksForTheGameIfTheFileDoesNotSay_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("open");
        QTest::newRow("toy") << "Toy Meadows" << false;
        QTest::newRow("toy, beside a map") << "Toy Meadows" << true;
        QTest::newRow("called off") << "" << true;
    }
    void importAsksForTheGameIfTheFileDoesNotSay() {
        QFETCH(QString, game);
        QFETCH(bool, open);
        GamesStudio studio;
        if (open) studio.newMap("clockwork-wars");
        const QString path = studio.folder.filePath("a.tmx");
        QVERIFY(writeFile(
            path.toStdString(),
            "<map orientation=\"hexagonal\" width=\"2\" height=\"1\" tilewidth=\"60\" tileheight=\"52\" "
            "hexsidelength=\"30\" staggeraxis=\"y\" staggerindex=\"odd\"><tileset firstgid=\"1\" name=\"t\">"
            "<tile id=\"0\" type=\"meadow\"/></tileset><layer name=\"l\">"
            "<data encoding=\"csv\">1,1</data></layer></map>"));
        int asked = 0;
        test::answerGame(this, game, asked);
        studio.window->exchange().importFile(path);
        QTRY_VERIFY(asked == 1 && !studio.window->exchange().busy());
        if (game.isEmpty()) {
            QCOMPARE(studio.game(), std::string("clockwork-wars"));
            return;
        }
        QTRY_VERIFY(studio.window->workspace() != nullptr && studio.game() == "toy");
        QCOMPARE(studio.workspace().document().counts().tiles(), 2);
    }

    void importTakesTheGameThatTheFileNames() {
        GamesStudio studio;
        studio.newMap("toy");
        const Scenario before = studio.workspace().document().scenario();
        const QString path = studio.folder.filePath("toy.tmx");
        studio.window->exchange().exportTo(path, ExchangeForm::Tmx);
        QTRY_VERIFY_WITH_TIMEOUT(!studio.window->exchange().busy(), test::patience);
        studio.newMap("clockwork-wars");
        studio.window->exchange().importFile(path);
        QTRY_VERIFY(studio.game() == "toy");
        QVERIFY(studio.workspace().document().scenario() == before);
    }

    void recentFilesStandWithTheirGame() {
        GamesStudio studio;
        for (const char* system : {"toy", "clockwork-wars"}) {
            const GameSystem& game = *studio.systems.find(system);
            const QString path = studio.folder.filePath(QStringLiteral("of-%1.hexa").arg(system));
            QVERIFY(saveScenario(game.layouts.front().scenario, game.catalog, path.toStdString()));
            studio.window->files().open(path);
        }
        studio.window->files().recent().remember(studio.folder.filePath("rules.hexatext"));
        const auto sectionOf = [&](const QString& name) {
            for (Card* card : studio.window->findChildren<Card*>("recent"))
                if (card->text() == name) return qobject_cast<CardSection*>(card->parentWidget());
            return static_cast<CardSection*>(nullptr);
        };
        QVERIFY(sectionOf("of-toy") != nullptr);
        QVERIFY(sectionOf("of-toy") != sectionOf("of-clockwork-wars"));
        QVERIFY(sectionOf("rules") != sectionOf("of-toy"));
        QVERIFY(sectionOf("rules") != sectionOf("of-clockwork-wars"));
        // The next window knows it from the settings.
        studio.window.reset();
        studio.openAgain();
        QVERIFY(sectionOf("of-toy") != sectionOf("of-clockwork-wars"));
        studio.window->files().recent().forget(studio.folder.filePath("of-toy.hexa"));
        QVERIFY(!studio.window->files().recent().games().contains(studio.folder.filePath("of-toy.hexa")));
    }

    void mapsPlayWithTheOwnersCardsOfTheirMoment() {
        GamesStudio studio;
        studio.window->files().openSample("clockwork-wars", "hale");
        const auto cards = [&] { return balance::cardsHash(studio.workspace().document().system(), {}); };
        const auto own = cards();
        const std::string text =
            *readFile(HEXATELIER_SOURCE_DIR "/resources/clockwork/cards/stand-in.hexpack");
        std::string other = text;
        other.replace(other.find("\"cost\": 3"), 9, "\"cost\": 2");
        const QString path = studio.folder.filePath("mine.hexpack");
        QVERIFY(writeFile(path.toStdString(), other));
        QVERIFY(studio.packs.choose(studio.packs.packs().front(), path));
        QCOMPARE(cards(), own);
        studio.window->files().openSample("clockwork-wars", "hale");
        QVERIFY(cards() != own);
        QVERIFY(studio.workspace().play().session.start());
        studio.newMap("toy");
        QCOMPARE(studio.game(), std::string("toy"));

        // A missing file is reported once, and the map opens with the program's cards.
        QVERIFY(QFile::remove(path));
        studio.packs.remove(studio.packs.packs().front());
        studio.settings.setValue("ownerData/clockwork-wars", path);
        studio.window->files().openSample("clockwork-wars", "hale");
        QCOMPARE(cards(), own);
        const auto boxes = [&] {
            int count = 0;
            for (QWidget* top : QApplication::topLevelWidgets())
                if (auto* box = qobject_cast<QMessageBox*>(top); box != nullptr && box->isVisible()) ++count;
            return count;
        };
        QTRY_COMPARE(boxes(), 1);
        for (QWidget* top : QApplication::topLevelWidgets())
            if (auto* box = qobject_cast<QMessageBox*>(top); box != nullptr && box->isVisible()) {
                QVERIFY2(box->informativeText().contains("mine.hexpack"), qPrintable(box->informativeText()));
                box->button(QMessageBox::Ok)->click();
            }
        studio.window->files().openSample("clockwork-wars", "hale");
        QTest::qWait(50);
        QCOMPARE(boxes(), 0);
    }

    /// Tiles of one game can't be pasted into a map of another; a message reports this, and also an
    /// empty clipboard.
    void pastingBetweenGamesIsRefusedWithAWord() {
        GamesStudio studio;
        studio.newMap("clockwork-wars");
        const auto reported = [&] { return studio.window->statusBar()->currentMessage(); };
        QGuiApplication::clipboard()->setText("a word");
        studio.trigger("edit.paste");
        QVERIFY2(reported().startsWith("The clipboard contains no part"), qPrintable(reported()));
        QVERIFY(studio.workspace().stamp() == nullptr);
        studio.trigger("edit.selectAll");
        studio.trigger("edit.copy");
        studio.newMap("toy");
        const int steps = studio.document().undoStack().count();
        studio.trigger("edit.paste");
        QVERIFY2(reported().contains("another game"), qPrintable(reported()));
        QVERIFY(studio.workspace().stamp() == nullptr);
        QCOMPARE(studio.document().undoStack().count(), steps);
        // Into a map of its own game it goes, and the word is gone.
        studio.newMap("clockwork-wars");
        studio.trigger("edit.paste");
        QVERIFY(studio.workspace().stamp() != nullptr);
    }

    /// A campaign begins at a click, without asking for a file first. The next click continues it.
    void aCampaignBeginsWithoutADialog() {
        QDir(FileCommands::dataFolder("campaigns")).removeRecursively();
        GamesStudio studio({}, builtInSystems());
        const auto card = [&] {
            for (Card* one : studio.window->findChildren<Card*>())
                if (one->objectName().startsWith("campaign-")) return one;
            return static_cast<Card*>(nullptr);
        };
        QVERIFY(card() != nullptr);
        bool asked = false;
        QTimer watch;
        watch.callOnTimeout([&] {
            if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
                asked = true;
                dialog->reject();
            }
        });
        watch.start(20);
        QTest::mouseClick(card(), Qt::LeftButton);
        QVERIFY(!asked);
        const CampaignLog& log = studio.window->campaignCommands().log();
        QVERIFY(log.campaign() != nullptr);
        QVERIFY(QFileInfo(log.path()).isFile());
        QVERIFY(studio.window->campaignCommands().page()->isVisible());
        const QString path = log.path();
        studio.window->setMode(WindowMode::Welcome);
        QTest::mouseClick(card(), Qt::LeftButton);
        QVERIFY(!asked);
        QCOMPARE(log.path(), path);
        QDir(FileCommands::dataFolder("campaigns")).removeRecursively();
    }

    /// A sample with a story is not offered a second time as a new map.
    void noMapIsOfferedTwice() {
        GamesStudio studio({}, builtInSystems());
        std::vector<Board> boards;
        for (const Card* card : studio.window->findChildren<Card*>())
            for (const GameSystem& system : studio.systems.list()) {
                const QString id = QString::fromStdString(system.id());
                for (const Layout& layout : system.layouts)
                    if (card->objectName() == "new-" + id + '-' + QString::fromStdString(layout.id))
                        boards.push_back(layout.scenario.board);
                for (const Sample& sample : system.samples)
                    if (card->objectName() == "sample-" + id + '-' + QString::fromStdString(sample.id))
                        boards.push_back(readScenario(sample.text, studio.systems)->board);
            }
        QVERIFY(boards.size() > 10);
        for (std::size_t i = 0; i < boards.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) QVERIFY(!(boards[i] == boards[j]));
    }

    /// Panels without contents are hidden: before a game, before texts are open.
    void emptyPanelsStayAway() {
        GamesStudio studio;
        studio.newMap("clockwork-wars");
        studio.window->setMode(WindowMode::Play);
        for (const char* dock : {"dock.table", "dock.decision", "dock.log"})
            QVERIFY2(!studio.shown(dock), dock);
        studio.window->files().openSample("clockwork-wars", "hale");
        studio.workspace().play().program.setPaused(true);
        studio.trigger("play.start");
        QCOMPARE(studio.window->mode(), WindowMode::Play);
        for (const char* dock : {"dock.table", "dock.decision", "dock.log"})
            QVERIFY2(studio.shown(dock), dock);
        studio.window->setMode(WindowMode::Translate);
        for (const char* dock : {"dock.alerts", "dock.terms", "dock.memory"})
            QVERIFY2(!studio.shown(dock), dock);
        studio.window->setMode(WindowMode::Play);
        QVERIFY(studio.shown("dock.table"));
    }

    /// Opened as any other file, owner's data are used for the game that they are made for.
    void ownersDataAreOpened() {
        GamesStudio studio;
        const GamePack& pack = studio.packs.packs().back();
        const QString path = studio.folder.filePath("saga.hexpack");
        QVERIFY(writeFile(path.toStdString(), pack.starter()));
        bool seen = false;
        QTimer::singleShot(200, studio.window.get(), [&] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            seen = dialog != nullptr && studio.packs.path(pack) == path;
            if (dialog != nullptr) dialog->reject();
        });
        studio.window->files().open(path);
        QVERIFY(seen);
    }

    /// Sections about a map's variant come first.
    void rulesBeginWithTheVariantOfTheMap() {
        GamesStudio studio;
        auto* rules = studio.window->findChild<RulesPanel*>();
        studio.newMap("clockwork-wars");
        studio.window->showDock("dock.rules");
        QTRY_VERIFY(rules->text().startsWith("Aim of the game"));
        QVERIFY(rules->text().contains("Alliances Variant"));
        Document& document = studio.window->workspace()->document();
        document.apply({SetOptions{{{"epic", true}}}}, "epic");
        QTRY_VERIFY(rules->text().startsWith("Epic Game variant"));
        QVERIFY(rules->text().contains("Alliances Variant"));
        document.undoStack().undo();
        QTRY_VERIFY(rules->text().startsWith("Aim of the game"));
        // Players read only about their own variants.
        rules->setPlayed({"epic"}, true);
        QTRY_VERIFY(rules->text().startsWith("Epic Game variant"));
        QVERIFY(!rules->text().contains("Alliances Variant"));
        QVERIFY(rules->showRule("ALL-08"));  // but finds the rest
        QVERIFY(rules->text().contains("ALL-08"));
    }

    void rulesAreThoseOfTheMapsGame() {
        GamesStudio studio;
        auto* rules = studio.window->findChild<RulesPanel*>();
        studio.newMap("clockwork-wars");
        studio.window->showDock("dock.rules");
        QTRY_VERIFY(rules->text().size() > 1000);
        studio.newMap("toy");
        studio.window->showDock("dock.rules");
        QTRY_VERIFY(rules->text().isEmpty());
        studio.newMap("clockwork-wars");
        studio.window->showRule("GEN-01");
        QTRY_VERIFY(rules->text().size() > 1000);
    }
};

HEXA_TEST(GamesTest);
#include "games_test.moc"
