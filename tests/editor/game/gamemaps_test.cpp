// SPDX-License-Identifier: GPL-3.0-or-later
// Maps of games of one's own in the whole window: they bring their game, and follow a new edition.
#include "core/engine/check/acceptance.h"
#include "core/io/file/file.h"
#include "core/owngame/file/examples.h"
#include "editor/game/gamepage.h"
#include "editor/rules/rulespanel.h"
#include "editor/shell/commands/gamecommands.h"
#include "editor/shell/files/leftwork.h"
#include "tests/editor/game/gamewindow.h"
#include "tests/support/test.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <set>
#include <vector>

using namespace hexa;
using namespace hexa::editor;
using namespace hexa::test;

class GameMapsTest : public QObject {
    Q_OBJECT
private slots:
    void opensMapsThatBringTheirGame();
    void opensThemAgainNextTime();
    void gamesOfLayoutsStayOffTheShelf();
    void gamesOfLeftWorkComeWithIt();
    void refusesAMapWhoseGameIsBroken();
    void openMapsFollowAndLossesAreAskedAbout();
    void closingAsksAboutMapsOfTheNewEdition_data();
    void closingAsksAboutMapsOfTheNewEdition();
    void discardedChangesReachNoMap();
    void mapsBeingSavedFollowToo();
    void aMapMayGoDuringTheQuestion();
    void aMapBecomesALayout();
    void theFairestMapsByWeightsComeFirst();
    void fixedTilesOfAChosenLayoutStay();
    void rulesOfTheGameCanBeRead();
};

/// Also if a map of another layout is open.
void GameMapsTest::fixedTilesOfAChosenLayoutStay() {
    GameWindow studio;
    studio.window->files().open(studio.writeMap("galaxy.hexa", owngame::example("lanternfall")));
    GenerateSession& session = studio.workspace().generate();
    const GameSystem& game = studio.document().system();
    const std::string open = studio.document().scenario().provenance.layout;
    for (const Layout& layout : game.layouts) {
        if (layout.id == open) continue;
        GenerateWishes wishes = session.wishes();
        wishes.layout = QString::fromStdString(layout.id);
        session.setWishes(std::move(wishes));
        const Cell* hub = session.request().base.board.find({0, 0});
        QVERIFY(hub != nullptr && hub->locked);
        QCOMPARE(game.catalog.kind(hub->kind).id, std::string("hub"));
        session.start();
        QTRY_VERIFY_WITH_TIMEOUT(!session.running(), patience);
        QVERIFY2(!session.gallery().empty(), qPrintable(session.message()));
        for (const GalleryEntry& entry : session.gallery())
            QCOMPARE(entry.produced.candidate.scenario.board.find({0, 0})->kind, hub->kind);
    }
}

/// The panel has the author's rules and the numbers, in the window's language and present edition.
void GameMapsTest::rulesOfTheGameCanBeRead() {
    GameWindow studio;
    studio.window->files().open(studio.writeMap("salt.hexa", owngame::example("saltmark")));
    studio.window->showDock("dock.rules");
    auto* rules = studio.window->findChild<RulesPanel*>();
    QTRY_VERIFY(rules->text().contains("Red numbers never touch."));
    QVERIFY(rules->text().startsWith("Placement rules"));
    QVERIFY(rules->showRule("red-apart"));
    QVERIFY(!rules->showRule("GEN-01"));
}

void GameMapsTest::theFairestMapsByWeightsComeFirst() {
    GameWindow studio;
    studio.window->files().open(studio.writeMap("salt.hexa", owngame::example("saltmark")));
    studio.window->setMode(WindowMode::Generate);
    studio.settle();
    studio.click("generateMore");
    studio.click("generateStart");
    QTRY_VERIFY_WITH_TIMEOUT(!studio.window->workspace()->generate().running(), patience);
    studio.settle();
    const auto& gallery = studio.child<QListWidget>("gallery");
    std::vector<double> leads;
    for (int row = 0; row < gallery.count(); ++row) {
        const QString caption = gallery.item(row)->text();
        const auto lead = QRegularExpression("([\\d.]+)\\s?% lead").match(caption);
        QVERIFY2(lead.hasMatch(), qPrintable(caption));
        leads.push_back(lead.captured(1).toDouble());
    }
    QVERIFY(leads.size() > 2 && leads.front() < leads.back());
    QVERIFY(std::ranges::is_sorted(leads));
}

void GameMapsTest::opensMapsThatBringTheirGame() {
    GameWindow studio;
    const QString first = studio.writeMap("first.hexa", owngame::example("saltmark"));
    const QString second = studio.writeMap("second.hexa", owngame::example("saltmark"), 2);
    const QString third = studio.writeMap("third.hexa", owngame::example("lanternfall"));
    studio.window->files().open(first);
    QVERIFY(studio.window->workspace() != nullptr);
    const GameSystem* game = &studio.document().system();
    const QString id = QString::fromStdString(game->id());
    QVERIFY(id.startsWith("saltmark@"));
    studio.window->files().openAll({second, third});
    QTRY_COMPARE(studio.window->files().maps().all().size(), std::size_t{3});
    // Two editions are two games, and the first one is where it was.
    std::set<std::string> ids;
    for (const auto& map : studio.window->files().maps().all()) ids.insert(map->document().system().id());
    QCOMPARE(ids.size(), std::size_t{3});
    QCOMPARE(&studio.window->files().maps().withFile(first)->document().system(), game);
    QCOMPARE(QString::fromStdString(game->id()), id);
    QVERIFY(!game->layouts.empty() && !game->layouts.front().scenario.board.cells().empty());
    // Every mode says something about such a map.
    for (const WindowMode mode :
         {WindowMode::Generate, WindowMode::Balance, WindowMode::Print, WindowMode::Translate}) {
        studio.window->setMode(mode);
        studio.settle();
        QCOMPARE(studio.window->mode(), mode);
    }
    studio.window->setMode(WindowMode::Play);
    QCOMPARE(studio.window->mode(), WindowMode::Design);
}

void GameMapsTest::opensThemAgainNextTime() {
    GameWindow studio;
    studio.window->files().open(studio.writeMap("first.hexa", owngame::example("saltmark")));
    studio.window->files().open(studio.writeMap("second.hexa", owngame::example("lanternfall")));
    QCOMPARE(studio.window->files().maps().all().size(), std::size_t{2});
    studio.window->close();
    studio.window.reset();
    studio.reopen();
    studio.window->openLastTime();
    QTRY_COMPARE(studio.window->files().maps().all().size(), std::size_t{2});
}

/// Generate looks at all layouts of the user. Their games would come back for good.
void GameMapsTest::gamesOfLayoutsStayOffTheShelf() {
    GameWindow studio;
    const QString layouts = FileCommands::dataFolder("layouts");
    QDir().mkpath(layouts);
    const QString layout = layouts + "/of-lanternfall.hexa";
    QVERIFY(QFile::rename(studio.writeMap("layout.hexa", owngame::example("lanternfall")), layout));
    studio.window->files().open(studio.writeMap("map.hexa", owngame::example("saltmark")));
    const std::size_t before = studio.window->systems().list().size();
    studio.window->setMode(WindowMode::Generate);
    QCOMPARE(studio.window->mode(), WindowMode::Generate);
    QCOMPARE(studio.window->systems().list().size(), before);
    QVERIFY(QFile::remove(layout));
}

/// A map that a crash left behind brings its game when it is recovered, not when it is offered.
void GameMapsTest::gamesOfLeftWorkComeWithIt() {
    GameWindow studio;
    const QString recovery = FileCommands::dataFolder("recovery");
    QDir(recovery).removeRecursively();
    QDir().mkpath(recovery);
    const QString map = studio.writeMap("left.hexa", owngame::example("saltmark"));
    QVERIFY(QFile::copy(map, recovery + "/left" + Recovery::suffix()));
    const std::size_t before = studio.window->systems().list().size();
    const std::vector<LeftWork> left = studio.window->files().leftWork();
    QCOMPARE(left.size(), std::size_t{1});
    QCOMPARE(studio.window->systems().list().size(), before);
    QVERIFY(left.front().recover());
    QCOMPARE(studio.window->systems().list().size(), before + 1);
    QVERIFY(studio.document().system().id().starts_with("saltmark@"));
    QVERIFY(QFile::remove(left.front().copy.snapshot));
}

void GameMapsTest::refusesAMapWhoseGameIsBroken() {
    GameWindow studio;
    const QString path = studio.writeMap("broken.hexa", owngame::example("saltmark"));
    std::string text = readFile(path.toStdString()).value();
    const std::size_t at = text.find("\"edition\"");
    QVERIFY(at != std::string::npos);
    text.replace(at, 9, "\"editoin\"");
    QVERIFY(writeFile(path.toStdString(), text).ok());
    studio.answer<QMessageBox>([&] { studio.window->files().open(path); },
                               [](QMessageBox& box) { box.accept(); });
    QVERIFY(studio.window->workspace() == nullptr);
}

void GameMapsTest::openMapsFollowAndLossesAreAskedAbout() {
    GameWindow studio;
    studio.makeGameWithMap();
    const std::string before = studio.document().system().id();
    const Hex at = studio.document().scenario().board.cells().front().at;
    const KindId forest = *studio.document().catalog().kindId("forest");
    studio.changeGame();
    QVERIFY(studio.child<GamePage>("gamePage").isVisible());
    studio.window->setMode(WindowMode::Design);
    studio.settle();
    QVERIFY(studio.document().system().id() != before);
    QCOMPARE(studio.window->files().maps().all().size(), std::size_t{1});
    QCOMPARE(studio.document().scenario().board.find(at)->kind, forest);
    QCOMPARE(studio.document().catalog().kind(forest).name.texts.at("en"), std::string("Wood"));
    QVERIFY(studio.window->systems().find(before) == nullptr);
    // Taking the tile out of the game is asked about.
    studio.trigger("game.change");
    studio.removeForest();
    QTRY_VERIFY(studio.child<QLabel>("gameLosses").text().contains("forest"));
    const std::string edition = studio.document().system().id();
    studio.answer<QMessageBox>([&] { studio.window->setMode(WindowMode::Design); },
                               [](QMessageBox& box) { box.reject(); });
    QCOMPARE(studio.document().system().id(), edition);
    QCOMPARE(studio.document().scenario().board.find(at)->kind, forest);
}

void GameMapsTest::closingAsksAboutMapsOfTheNewEdition_data() {
    QTest::addColumn<bool>("others");
    QTest::newRow("the window") << false;
    QTest::newRow("other maps") << true;
}

/// Maps of the edited game are replaced when its page is left. That must not happen during the
/// questions about them.
void GameMapsTest::closingAsksAboutMapsOfTheNewEdition() {
    QFETCH(bool, others);
    GameWindow studio;
    studio.makeGameWithMap();
    studio.window->files().newLikely();
    studio.plantForest();
    studio.window->files().newLikely();
    QCOMPARE(studio.window->files().maps().all().size(), std::size_t{3});
    studio.changeGame();
    studio.trigger("file.save");
    const std::string edition = studio.game().system()->id();
    int asked = 0, following = 0;
    studio.answer<QDialog>(
        [&] {
            if (others)
                studio.trigger("file.closeOthers");
            else
                studio.window->close();
        },
        [&](QDialog& dialog) {
            for (const auto& map : studio.window->files().maps().all())
                following += map->document().system().id() == edition ? 1 : 0;
            const auto* list = dialog.findChild<QListWidget*>("unsavedMaps");
            if (list == nullptr) return dialog.reject();
            asked = list->count();
            dialog.findChild<QPushButton*>("unsavedDiscard")->click();
        });
    QCOMPARE(following, 3);
    QCOMPARE(asked, others ? 2 : 3);
    QCOMPARE(studio.window->isVisible(), others);
    QCOMPARE(studio.window->files().maps().all().size(), std::size_t{others ? 1u : 3u});
}

void GameMapsTest::discardedChangesReachNoMap() {
    GameWindow studio;
    studio.makeGameWithMap();
    const std::string before = studio.document().system().id();
    const auto discard = [](QMessageBox& box) { box.button(QMessageBox::Discard)->click(); };
    studio.changeGame();
    studio.answer<QMessageBox>([&] { studio.trigger("file.close"); }, discard);
    QVERIFY(!studio.window->gameCommands().isShown());
    QVERIFY(!studio.game().isOpen());
    QCOMPARE(studio.window->mode(), WindowMode::Design);
    QCOMPARE(studio.document().system().id(), before);
    QCOMPARE(studio.document().undoStack().count(), 1);
    // The same when the window is closed, even if the user stays after all.
    studio.changeGame();
    bool game = true;
    studio.answer<QMessageBox>(
        [&] {
            QTimer watch;
            watch.callOnTimeout([&] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                if (box != nullptr && !game) box->reject();
            });
            watch.start(20);
            studio.window->close();
        },
        [&](QMessageBox& box) {
            discard(box);
            game = false;
        });
    QVERIFY(studio.window->isVisible());
    QCOMPARE(studio.window->mode(), WindowMode::Design);
    QCOMPARE(studio.document().system().id(), before);
    QCOMPARE(studio.document().undoStack().count(), 1);
}

void GameMapsTest::mapsBeingSavedFollowToo() {
    GameWindow studio;
    studio.makeGameWithMap();
    studio.changeGame();
    studio.workspace().saver().save(studio.document(), studio.path("aside.hexa"));
    QVERIFY(studio.workspace().saver().busy());
    studio.window->setMode(WindowMode::Design);
    QCOMPARE(studio.document().system().id(), studio.game().system()->id());
    QCOMPARE(studio.document().path(), studio.path("aside.hexa"));
    QVERIFY(QFile::exists(studio.path("aside.hexa")));
}

void GameMapsTest::aMapMayGoDuringTheQuestion() {
    GameWindow studio;
    studio.makeGameWithMap();
    studio.trigger("game.change");
    studio.settle();
    studio.removeForest();
    studio.answer<QMessageBox>([&] { studio.window->setMode(WindowMode::Design); },
                               [&](QMessageBox& box) {
                                   studio.window->files().maps().close(studio.workspace());
                                   for (QAbstractButton* button : box.buttons())
                                       if (box.buttonRole(button) == QMessageBox::AcceptRole)
                                           return button->click();
                               });
    QVERIFY(studio.window->workspace() == nullptr);
    QCOMPARE(studio.window->mode(), WindowMode::Welcome);
}

void GameMapsTest::aMapBecomesALayout() {
    GameWindow studio;
    studio.makeGame("Six Lands");
    studio.click("gameNewMap");
    const std::size_t layouts = studio.document().system().layouts.size();
    const auto cells = studio.document().scenario().board.cells().size();
    studio.trigger("game.layout");
    studio.settle();
    QCOMPARE(studio.definition().layouts.size(), layouts + 1);
    QCOMPARE(studio.definition().layouts.back().cells.size(), cells);
    QVERIFY(studio.game().problems().empty());
    QCOMPARE(studio.child<QListWidget>("gameParts").currentRow(), static_cast<int>(Layouts));
}

HEXA_TEST(GameMapsTest);

#include "gamemaps_test.moc"
