// SPDX-License-Identifier: GPL-3.0-or-later
// The window with two games: what it shows, offers and remembers goes by the game of the open map.
#include "core/balance/binding.h"
#include "core/io/file.h"
#include "core/io/scenariofile.h"
#include "editor/rules/rulespanel.h"
#include "editor/settings/ownerpacks.h"
#include "editor/shell/actions.h"
#include "editor/shell/exchangecommands.h"
#include "editor/shell/filecommands.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/workspace.h"
#include "editor/welcome/card.h"
#include "editor/welcome/cardsection.h"
#include "tests/support/test.h"
#include "tests/support/twogames.h"

#include <QDockWidget>
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

#include <memory>

using namespace hexa;
using namespace hexa::editor;

namespace {

Localized inLanguages(const std::string& en, const std::string& de) {
    Localized text(en);
    text.set("de", de);
    return text;
}

/// A panel that the toy brings: it counts the tiles of the open map.
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
struct Desk {
    explicit Desk(std::vector<GamePanel> panels = {}, Systems games = test::twoGames())
        : systems(std::move(games)), locale(systems), packs(systems, builtInPacks(), settings) {
        locale.setLanguage("en");
        open(std::move(panels));
    }
    void open(std::vector<GamePanel> panels = {}) {
        window = std::make_unique<MainWindow>(systems, locale, settings, builtInTexts(), std::move(panels),
                                              &packs);
        window->resize(1280, 800);
        window->show();
    }
    Workspace& map() { return *window->workspace(); }
    std::string game() { return map().document().system().id(); }
    void newMap(const char* system) { window->files().newMap(system, "2p"); }
    QAction* action(const char* id) { return window->actions()[id]; }
    bool shown(const char* dock) { return window->dock(dock)->isVisible(); }
    /// Clicks the card on the welcome page.
    void click(const char* card) {
        window->setMode(MainWindow::Mode::Welcome);
        auto* found = window->findChild<Card*>(card);
        QVERIFY2(found != nullptr, card);
        QTest::mouseClick(found, Qt::LeftButton);
    }

    QTemporaryDir folder;
    Systems systems;
    Locale locale;
    QSettings settings{folder.filePath("settings.ini"), QSettings::IniFormat};
    OwnerPacks packs;
    std::unique_ptr<MainWindow> window;
};

/// Answers the question for a game by keys, as soon as it comes: the game in this row, or Esc if it is negative. Counts in
/// `asked`.
void answerGame(QObject* context, int row, int& asked) {
    auto* timer = new QTimer(context);
    QObject::connect(timer, &QTimer::timeout, context, [timer, row, &asked] {
        QWidget* dialog = QApplication::activeModalWidget();
        if (dialog == nullptr || dialog->objectName() != "gameChoice") return;
        timer->stop();
        timer->deleteLater();
        ++asked;
        auto* list = dialog->findChild<QListWidget*>("games");
        QTest::keyClick(list, row < 0 ? Qt::Key_Escape : Qt::Key_Home);
        for (int i = 0; i < row; ++i) QTest::keyClick(list, Qt::Key_Down);
        if (row >= 0) QTest::keyClick(list, Qt::Key_Return);
    });
    timer->start(10);
}

}  // namespace

class GamesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void mapsOfBothOpenInTurns() {
        Desk desk;
        for (int round = 0; round < 2; ++round) {
            desk.click("new-clockwork-wars-2p");
            QCOMPARE(desk.game(), std::string("clockwork-wars"));
            QVERIFY(desk.window->windowTitle().contains("Clockwork Wars"));
            desk.click("new-toy-3p");
            QCOMPARE(desk.game(), std::string("toy"));
            QCOMPARE(desk.map().document().scenario().players(), 3);
            QVERIFY(desk.window->windowTitle().contains("Toy Meadows"));
        }
    }

    void aGameAloneIsNotNamed() {
        Desk desk({}, test::toySystems());
        QVERIFY(!desk.window->findChild<QLabel*>("game-toy")->isVisible());
        desk.newMap("toy");
        QVERIFY(!desk.window->windowTitle().contains("Toy Meadows"));
    }

    void whatAGameLacksIsHiddenOrSaysWhy() {
        Desk desk;
        desk.newMap("toy");
        for (const char* id : {"mode.balance", "mode.play", "balance.check", "play.start", "play.new"}) {
            QVERIFY2(!desk.action(id)->isEnabled(), id);
            QVERIFY2(desk.action(id)->statusTip().contains("Toy Meadows"), id);
        }
        QVERIFY(desk.action("mode.play")->toolTip().contains("can't be played here"));
        // A record says itself which game it is of.
        QVERIFY(desk.action("play.open")->isEnabled());
        for (const char* id : {"mode.generate", "mode.print", "mode.translate", "generate.start"})
            QVERIFY2(desk.action(id)->isEnabled(), id);
        QVERIFY(!desk.action("generate.repair")->isEnabled());
        QVERIFY(!desk.shown("dock.suggestions"));
        QVERIFY(!desk.window->dock("dock.suggestions")->toggleViewAction()->isVisible());
        desk.window->setMode(MainWindow::Mode::Generate);
        QVERIFY(desk.shown("dock.wishes"));
        for (const char* dock : {"dock.ledger", "dock.repair"}) QVERIFY2(!desk.shown(dock), dock);
        desk.window->resize(1300, 820);
        desk.action("view.resetDocks")->trigger();
        for (const char* dock : {"dock.ledger", "dock.repair"}) QVERIFY2(!desk.shown(dock), dock);
        // Asked for all the same: the mode stays, and the reason is told.
        desk.window->showDock("dock.ledger");
        QCOMPARE(desk.window->mode(), MainWindow::Mode::Generate);
        QVERIFY2(desk.window->statusBar()->currentMessage().contains("Toy Meadows"),
                 qPrintable(desk.window->statusBar()->currentMessage()));
        desk.window->setMode(MainWindow::Mode::Balance);
        QCOMPARE(desk.window->mode(), MainWindow::Mode::Design);
        QVERIFY(desk.window->statusBar()->currentMessage().contains("Toy Meadows"));

        desk.newMap("clockwork-wars");
        for (const char* id :
             {"mode.balance", "mode.play", "balance.check", "play.start", "generate.repair"}) {
            QVERIFY2(desk.action(id)->isEnabled(), id);
            QVERIFY2(desk.action(id)->statusTip().isEmpty(), id);
        }
        QVERIFY(desk.window->dock("dock.suggestions")->toggleViewAction()->isVisible());
        desk.window->setMode(MainWindow::Mode::Generate);
        QVERIFY(desk.shown("dock.ledger"));
    }

    void withoutAMapTheReasonIsThat() {
        Desk desk;
        for (const char* id : {"mode.generate", "mode.balance", "mode.play", "mode.print"}) {
            QVERIFY2(!desk.action(id)->isEnabled(), id);
            QCOMPARE(desk.action(id)->statusTip(), QString("Open a map first."));
        }
        desk.locale.setLanguage("de");
        QTRY_VERIFY(desk.action("mode.play")->statusTip() != "Open a map first.");
    }

    void everyModeOfBothGamesCanBeSeen() {
        Desk desk;
        for (const char* system : {"toy", "clockwork-wars", "toy"}) {
            desk.newMap(system);
            for (const ModeInfo& info : windowModes()) {
                if (!desk.action(info.action)->isEnabled()) continue;
                desk.action(info.action)->trigger();
                QCOMPARE(desk.window->mode(), info.mode);
                desk.window->grab();
            }
        }
    }

    void panelsStayWhereEachGameHasThem() {
        Desk desk;
        desk.newMap("toy");
        desk.window->dock("dock.minimap")->close();
        QVERIFY(!desk.shown("dock.minimap"));
        desk.newMap("clockwork-wars");
        QVERIFY(desk.shown("dock.minimap"));
        desk.window->dock("dock.palette")->close();
        desk.newMap("toy");
        QVERIFY(!desk.shown("dock.minimap"));
        QVERIFY(desk.shown("dock.palette"));
        desk.newMap("clockwork-wars");
        QVERIFY(desk.shown("dock.minimap"));
        QVERIFY(!desk.shown("dock.palette"));
    }

    void panelsOfAGameAreBesideItsMapsOnly_data() {
        QTest::addColumn<WindowMode>("mode");
        QTest::newRow("design") << WindowMode::Design;
        QTest::newRow("generate") << WindowMode::Generate;
        QTest::newRow("print") << WindowMode::Print;
    }
    void panelsOfAGameAreBesideItsMapsOnly() {
        QFETCH(WindowMode, mode);
        Desk desk({tileCounter(mode)});
        QDockWidget* dock = desk.window->dock("dock.toy.tiles");
        QVERIFY(!dock->toggleViewAction()->isVisible());
        desk.newMap("clockwork-wars");
        desk.window->setMode(mode);
        QVERIFY(!dock->isVisible());
        QCOMPARE(dock->widget(), nullptr);
        desk.newMap("toy");
        QCOMPARE(desk.window->mode(), WindowMode::Design);
        desk.window->showDock("dock.toy.tiles");
        QCOMPARE(desk.window->mode(), mode);
        QVERIFY(dock->isVisible());
        QVERIFY(dock->toggleViewAction()->isVisible());
        QCOMPARE(dock->windowTitle(), QString("Meadow counter"));
        desk.locale.setLanguage("de");
        QTRY_COMPARE(dock->windowTitle(), QString("Wiesenzähler"));
        auto* label = desk.window->findChild<QLabel*>("toyTiles");
        QCOMPARE(label->text(), QString("2"));
        desk.action("map.clearTiles")->trigger();
        desk.action("edit.undo")->trigger();
        QCOMPARE(label->text(), QString("2"));
        desk.window->files().close();
        QCOMPARE(dock->widget(), nullptr);
        // A window with another map knows the panel too.
        desk.window->openWindow(desk.systems.find("toy")->layouts.front().scenario);
        MainWindow* other = nullptr;
        for (QWidget* top : QApplication::topLevelWidgets())
            if (auto* window = qobject_cast<MainWindow*>(top);
                window != nullptr && window != desk.window.get())
                other = window;
        QVERIFY(other != nullptr);
        QVERIFY(other->dock("dock.toy.tiles")->widget() != nullptr);
        delete other;
    }

    void generateAsksForTheGameOrTakesThatOfTheMap() {
        Desk desk;
        auto* generate = desk.window->findChild<QPushButton*>("generate");
        int asked = 0;
        answerGame(this, -1, asked);
        QTest::mouseClick(generate, Qt::LeftButton);
        QCOMPARE(asked, 1);
        QCOMPARE(desk.window->mode(), MainWindow::Mode::Welcome);
        answerGame(this, 1, asked);
        QTest::mouseClick(generate, Qt::LeftButton);
        QCOMPARE(asked, 2);
        QCOMPARE(desk.game(), std::string("toy"));
        QCOMPARE(desk.window->mode(), MainWindow::Mode::Generate);
        desk.window->setMode(MainWindow::Mode::Welcome);
        QTest::mouseClick(generate, Qt::LeftButton);
        QCOMPARE(asked, 2);
        QCOMPARE(desk.game(), std::string("toy"));
        QCOMPARE(desk.window->mode(), MainWindow::Mode::Generate);
        desk.action("generate.start")->trigger();
        QTRY_VERIFY(!desk.map().generate().running());
    }

    void importAsksForTheGameIfTheFileDoesNotSay_data() {
        QTest::addColumn<int>("row");
        QTest::addColumn<bool>("open");
        QTest::newRow("toy") << 1 << false;
        QTest::newRow("toy, beside a map") << 1 << true;
        QTest::newRow("called off") << -1 << true;
    }
    void importAsksForTheGameIfTheFileDoesNotSay() {
        QFETCH(int, row);
        QFETCH(bool, open);
        Desk desk;
        if (open) desk.newMap("clockwork-wars");
        const QString path = desk.folder.filePath("a.tmx");
        QVERIFY(writeFile(
            path.toStdString(),
            "<map orientation=\"hexagonal\" width=\"2\" height=\"1\" tilewidth=\"60\" tileheight=\"52\" "
            "hexsidelength=\"30\" staggeraxis=\"y\" staggerindex=\"odd\"><tileset firstgid=\"1\" name=\"t\">"
            "<tile id=\"0\" type=\"meadow\"/></tileset><layer name=\"l\">"
            "<data encoding=\"csv\">1,1</data></layer></map>"));
        int asked = 0;
        answerGame(this, row, asked);
        desk.window->exchange().importFile(path);
        QTRY_VERIFY(asked == 1 && !desk.window->exchange().busy());
        if (row < 0) {
            QCOMPARE(desk.game(), std::string("clockwork-wars"));
            return;
        }
        QTRY_VERIFY(desk.window->workspace() != nullptr && desk.game() == "toy");
        QCOMPARE(desk.map().document().counts().tiles(), 2);
    }

    void importTakesTheGameThatTheFileNames() {
        Desk desk;
        desk.newMap("toy");
        const Scenario before = desk.map().document().scenario();
        const QString path = desk.folder.filePath("toy.tmx");
        desk.window->exchange().exportTo(path, ExchangeForm::Tmx);
        QTRY_VERIFY(!desk.window->exchange().busy());
        desk.newMap("clockwork-wars");
        desk.window->exchange().importFile(path);
        QTRY_VERIFY(desk.game() == "toy");
        QVERIFY(desk.map().document().scenario() == before);
    }

    void recentFilesStandWithTheirGame() {
        Desk desk;
        for (const char* system : {"toy", "clockwork-wars"}) {
            const GameSystem& game = *desk.systems.find(system);
            const QString path = desk.folder.filePath(QStringLiteral("of-%1.hexa").arg(system));
            QVERIFY(saveScenario(game.layouts.front().scenario, game.catalog, path.toStdString()));
            desk.window->files().open(path);
        }
        desk.window->files().remember(desk.folder.filePath("rules.hexatext"));
        const auto sectionOf = [&](const QString& name) {
            for (Card* card : desk.window->findChildren<Card*>("recent"))
                if (card->text() == name) return qobject_cast<CardSection*>(card->parentWidget());
            return static_cast<CardSection*>(nullptr);
        };
        QVERIFY(sectionOf("of-toy") != nullptr);
        QVERIFY(sectionOf("of-toy") != sectionOf("of-clockwork-wars"));
        QVERIFY(sectionOf("rules") != sectionOf("of-toy"));
        QVERIFY(sectionOf("rules") != sectionOf("of-clockwork-wars"));
        // The next window knows it from the settings.
        desk.window.reset();
        desk.open();
        QVERIFY(sectionOf("of-toy") != sectionOf("of-clockwork-wars"));
        desk.window->files().forgetRecent(desk.folder.filePath("of-toy.hexa"));
        QVERIFY(!desk.window->files().recentGames().contains(desk.folder.filePath("of-toy.hexa")));
    }

    void mapsPlayWithTheOwnersCardsOfTheirMoment() {
        Desk desk;
        desk.window->files().openSample("clockwork-wars", "hale");
        const auto cards = [&] { return balance::cardsHash(desk.map().document().system(), {}); };
        const auto own = cards();
        const std::string text =
            *readFile(HEXATELIER_SOURCE_DIR "/resources/clockwork/cards/stand-in.hexpack");
        std::string other = text;
        other.replace(other.find("\"cost\": 3"), 9, "\"cost\": 2");
        const QString path = desk.folder.filePath("mine.hexpack");
        QVERIFY(writeFile(path.toStdString(), other));
        QVERIFY(desk.packs.choose(desk.packs.packs().front(), path));
        QCOMPARE(cards(), own);
        desk.window->files().openSample("clockwork-wars", "hale");
        QVERIFY(cards() != own);
        QVERIFY(desk.map().play().session.start());
        desk.newMap("toy");
        QCOMPARE(desk.game(), std::string("toy"));

        // A file that is gone is told, once, and the map opens with the program's cards.
        QVERIFY(QFile::remove(path));
        desk.packs.remove(desk.packs.packs().front());
        desk.settings.setValue("ownerData/clockwork-wars", path);
        desk.window->files().openSample("clockwork-wars", "hale");
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
        desk.window->files().openSample("clockwork-wars", "hale");
        QTest::qWait(50);
        QCOMPARE(boxes(), 0);
    }

    void rulesAreThoseOfTheMapsGame() {
        Desk desk;
        auto* rules = desk.window->findChild<RulesPanel*>();
        desk.newMap("clockwork-wars");
        desk.window->showDock("dock.rules");
        QTRY_VERIFY(rules->text().size() > 1000);
        desk.newMap("toy");
        desk.window->showDock("dock.rules");
        QTRY_VERIFY(rules->text().isEmpty());
        desk.newMap("clockwork-wars");
        desk.window->showRule("GEN-01");
        QTRY_VERIFY(rules->text().size() > 1000);
    }
};

HEXA_TEST(GamesTest);
#include "games_test.moc"
