// SPDX-License-Identifier: GPL-3.0-or-later
// Games of one's own in the whole window, by mouse and keyboard: maps that bring their game, the
// page of a game, new editions. HEXATELIER_PICTURES=<folder> gives pictures.
#include "core/engine/check/acceptance.h"
#include "core/engine/generate/generate.h"
#include "core/io/file/file.h"
#include "core/io/format/scenariofile.h"
#include "core/owngame/definitionfile.h"
#include "core/owngame/examples.h"
#include "core/owngame/shelf.h"
#include "core/registry/registry.h"
#include "editor/document/leftcopy.h"
#include "editor/game/gamepage.h"
#include "editor/preview/mappreview.h"
#include "editor/shell/commands/gamecommands.h"
#include "editor/shell/files/leftwork.h"
#include "tests/editor/openwindow.h"
#include "tests/support/test.h"

#include <QApplication>
#include <QClipboard>
#include <QColorDialog>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QUrl>

#include <functional>
#include <set>

using namespace hexa;
using namespace hexa::editor;

namespace {

enum Parts {
    General,
    Tiles,
    Layouts,
    Counts,
    Rules,
    Weights,
    More,  // a heading
    Groups,
    Pieces,
    EdgeKinds,
    Zones,
    Factions,
    Properties,
    Decks,
    Sets,
    Figures
};

struct GameWindow : test::OpenWindow {
    GameWindow() : OpenWindow(builtInSystems()) {
        QStandardPaths::setTestModeEnabled(true);
        QDir(FileCommands::dataFolder("games")).removeRecursively();
        reopen();
    }
    void reopen() {
        show(QSize(1366, 728));
        window->activateWindow();
        settle();
    }
    static void settle() {
        for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();
    }
    QString path(const QString& name) const { return folder.filePath(name); }
    /// Writes a map of a game that this program doesn't know.
    QString writeMap(const QString& name, std::string_view game, int edition = 1) {
        owngame::Definition definition = owngame::readDefinition(game).value();
        definition.edition = edition;
        const GameSystem system = owngame::readGame(owngame::writeDefinition(definition)).value();
        Scenario map = system.layouts.front().scenario;
        map.title = Localized("Map " + name.toStdString());
        const auto written = writeFile(path(name).toStdString(), writeScenario(map, system.catalog));
        if (!written) qFatal("not written");
        return path(name);
    }
    template <class T>
    T& child(const char* name) {
        T* found = window->findChild<T*>(name);
        if (found == nullptr) qFatal("no %s", name);
        return *found;
    }
    void click(const char* name) {
        QAbstractButton& button = child<QAbstractButton>(name);
        QVERIFY2(button.isVisible() && button.isEnabled(), name);
        QTest::mouseClick(&button, Qt::LeftButton);
        settle();
    }
    template <class Dialog>
    void answer(const std::function<void()>& open, const std::function<void(Dialog&)>& act) {
        bool met = false;
        QTimer watch;
        watch.callOnTimeout([&] {
            auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr || met) return;
            met = true;
            act(*dialog);
        });
        watch.start(20);
        open();
        settle();
        QTRY_VERIFY(met);  // files are read aside
    }
    GameDocument& game() { return window->gameCommands().document(); }
    const owngame::Definition& definition() { return game().definition(); }
    QTableView& table() { return child<QTableView>("gameTable"); }

    void makeGame(const QString& name) {
        answer<QDialog>([this] { trigger("game.new"); },
                        [&](QDialog& dialog) {
                            auto* line = dialog.findChild<QLineEdit*>("name");
                            line->setFocus();
                            line->selectAll();
                            QTest::keyClicks(line, name);
                            QTest::mouseClick(
                                dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                                Qt::LeftButton);
                        });
    }
    /// Chooses a part of the game in the list at the left.
    void part(int row) {
        auto& list = child<QListWidget>("gameParts");
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(row)).center());
        settle();
        QCOMPARE(list.currentRow(), row);
    }
    int column(const QString& title) {
        for (int i = 0; i < table().model()->columnCount(); ++i)
            if (table().model()->headerData(i, Qt::Horizontal, Qt::DisplayRole).toString() == title) return i;
        qFatal("no column %s", qPrintable(title));
    }
    void point(int row, const QString& title) {
        const QModelIndex at = table().model()->index(row, column(title));
        table().scrollTo(at);
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, table().visualRect(at).center());
        QCOMPARE(table().currentIndex(), at);
    }
    /// Writes into a cell as a person does: points at it, types over it.
    void type(int row, const QString& title, const QString& text) {
        point(row, title);
        QTest::keyClick(&table(), Qt::Key_F2);
        auto* editor = table().viewport()->findChild<QLineEdit*>();
        QVERIFY2(editor != nullptr, qPrintable(title));
        editor->selectAll();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
        settle();
        QCOMPARE(table().model()->index(row, column(title)).data(Qt::EditRole).toString(), text);
    }
    /// Chooses from the list of a cell.
    void choose(int row, const QString& title, const QString& name) {
        point(row, title);
        QTest::keyClick(&table(), Qt::Key_F2);
        settle();
        auto* list = table().viewport()->findChild<QComboBox*>();
        QVERIFY2(list != nullptr, qPrintable(title));
        const int to = list->findText(name);
        QVERIFY2(to >= 0, qPrintable(name));
        QAbstractItemView* popup = list->view();
        popup->setCurrentIndex(list->model()->index(to, 0));
        QTest::keyClick(popup, Qt::Key_Return);
        settle();
        QCOMPARE(table().model()->index(row, column(title)).data(Qt::DisplayRole).toString(), name);
    }
    /// Pastes cells of a spreadsheet.
    void paste(int row, const QString& title, const QString& cells) {
        QGuiApplication::clipboard()->setText(cells);
        point(row, title);
        QTest::keyClick(&table(), Qt::Key_V, Qt::ControlModifier);
        settle();
    }
    /// Chooses in a blank of the rule's sentence.
    void fill(const char* blank, const QString& text) {
        if (auto* list = window->findChild<QComboBox*>(blank)) {
            const int to = list->findText(text);
            QVERIFY2(to >= 0, qPrintable(text));
            list->setFocus();
            list->showPopup();
            list->view()->setCurrentIndex(list->model()->index(to, 0));
            QTest::keyClick(list->view(), Qt::Key_Return);
            settle();
            return;
        }
        auto& line = child<QLineEdit>(blank);
        line.setFocus();
        line.selectAll();
        QTest::keyClicks(&line, text);
        QTest::keyClick(&line, Qt::Key_Return);
        settle();
    }
    /// Makes a game with an open map that has one undo step: its first hex is a forest.
    void makeGameWithMap() {
        makeGame("Six Lands");
        click("gameNewMap");
        plantForest();
    }
    void plantForest() {
        const Hex at = document().scenario().board.cells().front().at;
        workspace().selection().setCurrent(at);
        trigger("place.2");
        QCOMPARE(document().scenario().board.find(at)->kind, *document().catalog().kindId("forest"));
    }
    /// Gives the game of the open map a new edition, which no map has yet.
    void changeGame() {
        trigger("game.change");
        settle();
        part(Tiles);
        type(1, "Name (English)", "Wood");
    }
    /// Takes the forest out of the game on the page.
    void removeForest() {
        part(Tiles);
        point(1, "Letter");
        click("gameRemove");
        part(Counts);
        point(1, "Tile or set");
        click("gameRemove");
        part(Figures);
        type(0, "Values", "field=3, meadow=2");
        QVERIFY(game().problems().empty());
    }
    void picture(const QString& name) const {
        const QString pictures = qEnvironmentVariable("HEXATELIER_PICTURES");
        if (!pictures.isEmpty()) window->grab().save(pictures + '/' + name + ".png");
    }
};

}  // namespace

class GameWindowTest : public QObject {
    Q_OBJECT
private slots:
    void opensMapsThatBringTheirGame();
    void opensThemAgainNextTime();
    void gamesOfLayoutsStayOffTheShelf();
    void gamesOfLeftWorkComeWithIt();
    void refusesAMapWhoseGameIsBroken();
    void opensAGameFileOnItsPage();
    void anUnsavedGameIsRecovered();
    void clicksChangeALayout();
    void clicksDontChangeAHiddenLayout();
    void aNewGameMakesMapsAtOnce();
    void aNewGameIsDescribedByTyping();
    void countsThatCantFillALayoutAreTold();
    void problemsAreListedAndLeadToTheirPlace();
    void openMapsFollowAndLossesAreAskedAbout();
    void closingAsksAboutMapsOfTheNewEdition_data();
    void closingAsksAboutMapsOfTheNewEdition();
    void discardedChangesReachNoMap();
    void mapsBeingSavedFollowToo();
    void aMapMayGoDuringTheQuestion();
    void aMapBecomesALayout();
    void takesDrawings();
    void refusesDrawingsThatAreTooMuchTogether();
    void drawingsFollowTheirRow();
    void rebuildsAnExampleFromNothing();
    void fitsASmallScreenInEveryLanguage();
};

void GameWindowTest::opensMapsThatBringTheirGame() {
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

void GameWindowTest::opensThemAgainNextTime() {
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
void GameWindowTest::gamesOfLayoutsStayOffTheShelf() {
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
void GameWindowTest::gamesOfLeftWorkComeWithIt() {
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

void GameWindowTest::refusesAMapWhoseGameIsBroken() {
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

void GameWindowTest::opensAGameFileOnItsPage() {
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

void GameWindowTest::anUnsavedGameIsRecovered() {
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

void GameWindowTest::clicksChangeALayout() {
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
void GameWindowTest::clicksDontChangeAHiddenLayout() {
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

void GameWindowTest::aNewGameMakesMapsAtOnce() {
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
    QVERIFY2(!session.gallery().empty(), qPrintable(session.told()));
    const Scenario& map = session.gallery().front().produced.candidate.scenario;
    for (const Finding& finding : findingsOf(studio.document().system(), map))
        QVERIFY2(finding.problem.severity != Severity::Error, finding.problem.code.c_str());
}

void GameWindowTest::aNewGameIsDescribedByTyping() {
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

void GameWindowTest::countsThatCantFillALayoutAreTold() {
    GameWindow studio;
    studio.makeGame("Honeyfields");
    studio.part(Counts);
    auto& summary = studio.child<QLabel>("gameSummary");
    QCOMPARE(summary.text(), QString("2 players, 3 players, 4 players: 18–24 tiles for 19 hexes."));
    studio.type(0, "All players", "9");
    QCOMPARE(studio.definition().counts[0].is.parts.size(), std::size_t{1});
    QVERIFY2(summary.text().contains("too many tiles"), qPrintable(summary.text()));
    auto& losses = studio.child<QLabel>("gameLosses");
    QTRY_VERIFY(!losses.text().isEmpty());  // why there is no example
    studio.type(0, "3 players", "4");
    QVERIFY2(summary.text().contains("3 players: 19–24 tiles for 19 hexes."), qPrintable(summary.text()));
    studio.part(Tiles);
    QVERIFY(!summary.isVisible());
}

void GameWindowTest::problemsAreListedAndLeadToTheirPlace() {
    GameWindow studio;
    studio.makeGame("Six Lands");
    studio.part(Tiles);
    studio.point(2, "Letter");
    studio.click("gameRemove");  // counts and figures still speak of it
    auto& problems = studio.child<QListWidget>("gameProblems");
    QVERIFY(problems.isVisible());
    QVERIFY(problems.count() >= 1);
    QTest::mouseClick(problems.viewport(), Qt::LeftButton, {},
                      problems.visualItemRect(problems.item(0)).center());
    studio.settle();
    const int at = studio.child<QListWidget>("gameParts").currentRow();
    QVERIFY(at == Figures || at == Counts);
    QVERIFY(!studio.child<QPushButton>("gameNewMap").isEnabled());
    studio.trigger("edit.undo");
    QVERIFY(problems.isHidden());
    QVERIFY(studio.child<QPushButton>("gameNewMap").isEnabled());
    // A count that is no number is refused in words.
    studio.part(Counts);
    studio.point(0, "2 players");
    QTest::keyClicks(&studio.table(), "many");
    QTest::keyClick(studio.table().viewport()->findChild<QLineEdit*>(), Qt::Key_Return);
    studio.settle();
    QVERIFY(studio.child<QLabel>("gameTold").isVisible());
}

void GameWindowTest::openMapsFollowAndLossesAreAskedAbout() {
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

void GameWindowTest::closingAsksAboutMapsOfTheNewEdition_data() {
    QTest::addColumn<bool>("others");
    QTest::newRow("the window") << false;
    QTest::newRow("other maps") << true;
}

/// Maps of the edited game are replaced when its page is left. That must not happen during the
/// questions about them.
void GameWindowTest::closingAsksAboutMapsOfTheNewEdition() {
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

void GameWindowTest::discardedChangesReachNoMap() {
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

void GameWindowTest::mapsBeingSavedFollowToo() {
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

void GameWindowTest::aMapMayGoDuringTheQuestion() {
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

void GameWindowTest::aMapBecomesALayout() {
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

void GameWindowTest::takesDrawings() {
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
    QVERIFY(studio.child<QLabel>("gameTold").isVisible());
    studio.point(1, "Name (English)");
    studio.click("gameNoDrawing");
    QVERIFY(studio.definition().drawings.empty());
}

/// A file with more could be saved, but not read again.
void GameWindowTest::refusesDrawingsThatAreTooMuchTogether() {
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
        QCOMPARE(studio.child<QLabel>("gameTold").isVisible(), row == 8);
    }
    QCOMPARE(studio.definition().drawings.size(), std::size_t{8});
    QVERIFY(studio.child<QLabel>("gameTold").text().contains("32 million pixels"));
    for (const Error& problem : studio.game().problems())
        QCOMPARE(problem.code(), std::string("owngame.no-name"));
}

/// The first name of a row makes its ID, and a new row may get the ID of a removed one.
void GameWindowTest::drawingsFollowTheirRow() {
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
void GameWindowTest::rebuildsAnExampleFromNothing() {
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
    QVERIFY2(!session.gallery().empty(), qPrintable(session.told()));
    const Scenario& map = session.gallery().front().produced.candidate.scenario;
    int dealt = 0;
    for (const auto& [at, details] : map.board.details()) dealt += details.attributes.empty() ? 0 : 1;
    QCOMPARE(dealt, 18);
    for (const Finding& finding : findingsOf(studio.document().system(), map))
        QVERIFY2(finding.problem.severity != Severity::Error, finding.problem.code.c_str());
}

void GameWindowTest::fitsASmallScreenInEveryLanguage() {
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

HEXA_TEST(GameWindowTest);

#include "gamewindow_test.moc"
