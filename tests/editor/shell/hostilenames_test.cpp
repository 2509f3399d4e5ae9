// SPDX-License-Identifier: GPL-3.0-or-later
// Names in maps, games, texts, glossaries and in the game itself that look like HTML: the whole
// program shows them literally, and opens no file for them.
#include "core/engine/generate/generate.h"
#include "core/io/file/file.h"
#include "core/io/format/recordfile.h"
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "core/texts/exchange/catalogue.h"
#include "core/texts/projectfile.h"
#include "editor/export/tilemapdialog.h"
#include "editor/print/printview.h"
#include "editor/problems/findingsmodel.h"
#include "editor/problems/problemspanel.h"
#include "editor/shell/actions.h"
#include "editor/shell/commands/playcommands.h"
#include "editor/shell/commands/translatecommands.h"
#include "editor/shell/files/asking.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/files/leftwork.h"
#include "editor/shell/maps/workspace.h"
#include "editor/translate/translatepage.h"
#include "editor/ui/linedialog.h"
#include "editor/ui/style.h"
#include "editor/window/mainwindow.h"
#include "tests/editor/shell/shown.h"
#include "tests/support/openwatch.h"
#include "tests/support/test.h"

#include <QAbstractItemModel>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QWidget>

#include <algorithm>
#include <memory>

using namespace hexa;
using namespace hexa::editor;

class HostileNamesTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    QString mPicture = mFolder.filePath("trap.png");
    test::HostileNames mNames{mPicture};
    std::string mMessages;  ///< Messages that the hostile game refers to.
    std::unique_ptr<test::OpenWatch> mWatch;
    std::unique_ptr<Systems> mSystems;
    std::unique_ptr<Locale> mLocale;
    std::unique_ptr<QSettings> mSettings;
    std::unique_ptr<MainWindow> mWindow;

    Localized everywhere(const char* name) const {
        Localized words;
        for (const char* language : {"en", "de", "fr"}) words.set(language, mNames.text(name));
        return words;
    }

    /// Returns the real game with such a name for everything with a name.
    GameSystem hostileGame() {
        GameSystem game = builtInSystems().list().front();
        QJsonObject messages =
            QJsonDocument::fromJson(QByteArray(game.messages.data(), qsizetype(game.messages.size())))
                .object();
        for (auto entry = messages.begin(); entry != messages.end(); ++entry) {
            QJsonObject languages = entry->toObject();
            for (auto text = languages.begin(); text != languages.end(); ++text)
                *text = mNames.of(text->toString() + ' ');
            *entry = languages;
        }
        // A fix is named by the program, or by the game.
        const QString fix = mNames.of("fix ");
        messages["fix.remove-points"] = QJsonObject{{"en", fix}, {"de", fix}, {"fr", fix}};
        mMessages = QJsonDocument(messages).toJson().toStdString();
        game.messages = mMessages;
        Catalog& catalog = game.catalog;
        for (CellKind& kind : catalog.kinds) kind.name = everywhere("kind ");
        for (KindGroup& group : catalog.groups) group.name = everywhere("group ");
        for (Faction& faction : catalog.factions) faction.name = everywhere("faction ");
        for (Layout& layout : game.layouts) layout.name = everywhere("layout ");
        for (GenerateMethod& mode : ownCopy(game.generate).modes) mode.name = everywhere("mode ");
        return game;
    }

    Scenario hostileMap(const Systems& systems) const {
        Scenario map = *readScenario(systems.list().front().samples.front().text, systems);
        map.title = everywhere("title ");
        map.description = everywhere("description ");
        map.author = mNames.text("author ");
        map.provenance.generator = mNames.text("generator ");
        map.provenance.layout = mNames.text("layout ");
        for (Seat& seat : map.seats) seat.name = everywhere("seat ");
        CellDetails details;
        details.note = mNames.text("note ");
        details.special = everywhere("special rule ");
        Cell cell = map.board.cells().front();
        cell.id = *TileId::from(test::HostileNames::brief().toStdString());
        map.board.put({cell, details});
        map.board.labels.push_back({cell.at, everywhere("label "), false, {}});
        map.board.zones.push_back({mNames.text("zone "), everywhere("zone "), -1, {cell.at}, {}, false, {}});
        return map;
    }

    texts::Project hostileTexts() const {
        texts::Project project;
        project.title = everywhere("texts ");
        project.languages = {"en", "de", "fr"};
        project.sections = {{"s", everywhere("section "), {}}};
        for (int i = 0; i < 4; ++i) {
            texts::Unit unit;
            unit.id = "row" + std::to_string(i) + test::HostileNames::brief().toStdString();
            unit.section = "s";
            unit.rules = {mNames.text("rule ")};
            unit.notes = {mNames.text("note ")};
            for (const char* language : {"en", "de", "fr"}) {
                texts::Text& text = unit.texts[language];
                text.text = mNames.text("Move up to 3 pieces ") + (i == 0 ? " 4" : "");
                text.state = texts::State::Approved;
            }
            project.units.push_back(std::move(unit));
        }
        texts::Text& stale = project.units.change(1).texts["de"];
        stale.state = texts::State::Stale;
        stale.basis = texts::Basis{mNames.text("Move up to 2 pieces "), texts::State::Approved};
        project.units.change(2).texts["fr"].text = mNames.text("Move up to 5 ");
        texts::Term term;
        term.key = mNames.text("key.");
        term.note = mNames.text("note ");
        for (const char* language : {"en", "de", "fr"})
            term.forms[language] = {{"pieces"}, {mNames.text("form ")}};
        project.glossary.terms = {term};
        texts::addWord(project.words, "de", test::HostileNames::brief().toStdString());
        return project;
    }

    /// Looks around in the window of every question and dialog that `act` opens, and calls it off.
    /// Tells how many there were.
    int during(const std::function<void()>& act) {
        int dialogs = 0;
        QPointer<QWidget> seen;
        QTimer watch;
        watch.callOnTimeout([&] {
            QWidget* modal = QApplication::activeModalWidget();
            if (modal == nullptr || modal == seen) return;
            seen = modal;
            ++dialogs;
            mNames.lookAround();
            // Later: this may be within its exec().
            QMetaObject::invokeMethod(
                modal, [modal] { modal->close(); }, Qt::QueuedConnection);
        });
        watch.start(20);
        act();
        QTest::qWait(60);
        return dialogs;
    }
    void trigger(const char* id) { mWindow->actions()[id]->trigger(); }

    /// Opens every panel of every mode one after the other, and every menu.
    void openEverything() {
        for (const auto& mode : mWindow->modes()) openMode(mode->info().mode);
    }
    void openMode(WindowMode mode) {
        mWindow->setMode(mode);
        for (const auto& [dock, title, area] : mWindow->modes()[mode].info().docks) {
            mWindow->showDock(dock);
            QTest::qWait(20);  // what is seen is filled in now
        }
        if (auto* print = mWindow->findChild<PrintView*>(); mode == WindowMode::Print && print != nullptr)
            QTRY_VERIFY_WITH_TIMEOUT(print->idle(), test::patience);
        for (QMenu* menu : mWindow->findChildren<QMenu*>()) emit menu->aboutToShow();
        mNames.lookAround();
        mWindow->grab();
    }
    void verify(std::initializer_list<const char*> places) {
        QVERIFY2(mNames.faults().isEmpty(), qPrintable(mNames.faults().join('\n')));
        for (const char* place : places)
            QVERIFY2(mNames.seen(place) > 0,
                     qPrintable(place + QStringLiteral(" is not among ") + mNames.places()));
        QVERIFY(!mWatch->opened());
    }

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        applyStyle();
        QImage picture(8, 8, QImage::Format_RGB32);
        picture.fill(Qt::red);
        QVERIFY(picture.save(mPicture));
    }
    void init() {
        mNames = test::HostileNames(mPicture);
        mWatch = std::make_unique<test::OpenWatch>(mPicture);
        mSystems = std::make_unique<Systems>(std::vector<GameSystem>{hostileGame()});
        mLocale = std::make_unique<Locale>(*mSystems);
        mLocale->setLanguage("en");
        mSettings = std::make_unique<QSettings>(mFolder.filePath("settings.ini"), QSettings::IniFormat);
        mWindow = std::make_unique<MainWindow>(*mSystems, *mLocale, *mSettings, builtInTexts());
        mWindow->resize(1366, 900);
        mWindow->show();
    }
    void cleanup() {
        mWindow.reset();
        mSettings->clear();
    }

    void ofAMap() {
        const QString path = mFolder.filePath(mNames.brief() + "%1[*].hexa");
        QVERIFY(saveScenario(hostileMap(*mSystems), mSystems->list().front().catalog, path.toStdString()));
        mWindow->files().open(path);
        QTRY_VERIFY(!mWindow->files().isLoading() && mWindow->workspace() != nullptr);
        Workspace& open = *mWindow->workspace();
        const Hex at = open.document().scenario().board.cells().front().at;
        open.selection().setCurrent(at);
        open.selection().set({at});
        trigger("edit.clear");
        trigger("edit.undo");
        trigger("balance.keepA");
        openEverything();
        mWindow->setMode(WindowMode::Design);
        open.selection().set({at});
        trigger("edit.clear");
        QVERIFY(open.document().isModified());
        QVERIFY(during([&] { static_cast<void>(mWindow->files().maySafelyClose()); }) == 1);
        for (const char* id : {"file.export", "file.saveLayout", "play.new", "tools.settings",
                               "tools.commands", "help.about", "help.keys", "file.new"})
            during([&] { trigger(id); });
        mLocale->setLanguage("de");
        openEverything();
        verify({"label", "button", "action", "model", "tooltip", "accessible", "title", "field"});
        trigger("edit.undo");
    }

    /// Each problem with its fix, as a sentence and as a button.
    void ofProblems() {
        Scenario map = hostileMap(*mSystems);
        CellDetails scored;
        scored.points = 3;
        const Catalog& catalog = mSystems->list().front().catalog;
        const auto home = std::ranges::find_if(map.board.cells(), [&](const Cell& cell) {
            return isTile(cell.kind) && !catalog.kind(cell.kind).points;
        });
        map.board.put({*home, scored});
        mWindow->files().openScenario(std::move(map));
        QTRY_VERIFY(!mWindow->workspace()->checker().pending());
        openMode(WindowMode::Design);
        auto* panel = mWindow->findChild<ProblemsPanel*>();
        auto* list = panel->findChild<QListView*>();
        int fixes = 0;
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            list->setCurrentIndex(list->model()->index(row, 0));
            mNames.lookAround();
            fixes += list->currentIndex().data(FindingsModel::FixRole).toString().contains("ZQ") ? 1 : 0;
        }
        QVERIFY(fixes > 0);
        verify({"label", "button", "action", "model"});
    }

    /// Wishes and the maps made from them.
    void ofMadeMaps() {
        mWindow->files().openScenario(hostileMap(*mSystems));
        openMode(WindowMode::Generate);
        const QList<QAction*> forms = mWindow->findChild<QToolButton*>("wishAdd")->menu()->actions();
        QVERIFY(!forms.isEmpty());
        for (QAction* form : forms) form->trigger();
        GenerateSession& session = mWindow->workspace()->generate();
        GenerateWishes wishes = session.wishes();
        QCOMPARE(wishes.request.wishes.size(), forms.size());
        wishes.request.mode = "rulebook";
        wishes.request.keep = 3;
        wishes.request.effort = 2;
        wishes.seed = 3;
        wishes.keepSeed = true;
        session.setWishes(wishes);
        trigger("generate.start");
        QTRY_VERIFY_WITH_TIMEOUT(!session.running(), test::patience);
        QVERIFY2(!session.gallery().empty(), qPrintable(session.message()));
        auto* gallery = mWindow->findChild<QListWidget*>("gallery");
        gallery->setCurrentRow(0);
        QVERIFY(mWindow->findChild<QLabel*>("galleryDetails")->text().contains("ZQ"));
        openEverything();
        verify({"label", "action", "model", "tooltip", "accessible"});
    }

    void ofAGame() {
        Scenario map = hostileMap(*mSystems);
        mWindow->files().openScenario(std::move(map));
        PlayParts& play = mWindow->workspace()->play();
        PlaySetup setup =
            defaultSetup(play.session.system(), mWindow->workspace()->document().scenario().players());
        for (PlaySetup::Seat& seat : setup.seats) {
            seat.name = mNames.of("Ann ");
            seat.bot.clear();
        }
        setup.seed = 3;
        setup.keepSeed = true;
        play.session.setSetup(setup);
        trigger("play.start");
        QTRY_VERIFY(play.session.match() != nullptr);
        int curtains = 0;
        for (int step = 0; step < 120 && !play.session.over(); ++step) {
            QTRY_VERIFY(play.viewer.curtain() || play.viewer.mayDecide());
            if (step % 30 == 0 || (play.viewer.curtain() && curtains++ == 0)) openMode(WindowMode::Play);
            if (step % 5 == 0) mNames.lookAround();
            if (play.viewer.curtain())
                play.viewer.liftCurtain();
            else if (play.orders.writes()) {
                std::vector<Hex> lit, mild;
                play.orders.targets(lit, mild);
                for (int i = 0; i < 12 && !lit.empty() && play.orders.draft().left() > 0; ++i)
                    play.orders.click(lit[i % lit.size()]);
                if (!play.orders.refusal().isEmpty()) {
                    mNames.lookAround();
                    play.orders.clear();
                }
                play.orders.seal();
            } else
                play.orders.choose(std::string(play.viewer.decision().options.front().order));
        }
        QVERIFY(curtains > 0);
        play.hints.ask();
        QTRY_VERIFY_WITH_TIMEOUT(play.hints.hint() || !play.viewer.mayDecide(), test::patience);
        openEverything();
        mWindow->setMode(WindowMode::Play);
        during([&] { static_cast<void>(mWindow->files().maySafelyClose()); });
        verify({"label", "button", "model", "tooltip", "accessible", "markup"});
        play.session.end();
    }

    void ofTexts() {
        const QString path = mFolder.filePath(mNames.brief() + "%1[*].hexatext");
        QVERIFY(writeFile(path.toStdString(), texts::writeProject(hostileTexts())).ok());
        mWindow->files().open(path);
        TranslateParts& texts = mWindow->translateCommands().parts();
        QVERIFY(texts.document.isOpen());
        QTRY_VERIFY_WITH_TIMEOUT(!texts.alerts.checking(), test::patience);
        QTableView& table = mWindow->translateCommands().page()->table();
        for (int row = 0; row < 4; ++row) {
            table.setCurrentIndex(table.model()->index(row, 2));
            QTRY_VERIFY(texts.suggestions.ready());
            openMode(WindowMode::Translate);
        }
        trigger("texts.edit");
        mNames.lookAround();
        trigger("edit.find");
        mNames.lookAround();
        trigger("texts.glossary");
        mNames.lookAround();
        // Translators' files: one with changed texts, one with other texts.
        texts::Project changed = hostileTexts();
        for (std::size_t i = 0; i < changed.units.size(); ++i)
            changed.units.change(i).texts["de"].text = mNames.text("Anders ");
        changed.units.change(0).texts["en"].text = "other";
        const QString po = mFolder.filePath(mNames.brief() + ".po");
        QVERIFY(writeFile(po.toStdString(),
                          texts::writeCatalogue(texts::catalogueOf(changed, "de"), texts::ExchangeForm::Po))
                    .ok());
        const int asked = during([&] {
            mWindow->translateCommands().files().takeTranslations(po);
            QTRY_VERIFY(!mWindow->translateCommands().files().importing());
        });
        QCOMPARE(asked, 1);
        QVERIFY(during([&] { trigger("texts.export"); }) > 0);
        QVERIFY(during([&] { trigger("texts.import"); }) > 0);
        verify({"action", "model", "tooltip", "accessible", "title", "document", "field"});
    }

    void inQuestions() {
        const QString name = mNames.of("name ");
        const Error error("file.open", {{"path", mNames.text("path ")}});
        QCOMPARE(during([&] { static_cast<void>(askAboutUnsaved(mWindow.get(), name)); }), 1);
        QCOMPARE(
            during([&] { static_cast<void>(askAboutRecovered(mWindow.get(), name, name, "&Yes", "&No")); }),
            1);
        QCOMPARE(during([&] {
                     tellFailure(mWindow.get(), *mLocale, name, error);
                     QTest::qWait(60);
                 }),
                 1);
        QTemporaryDir left;
        QVERIFY(writeFile(left.filePath("a.hexa").toStdString(), "x").ok());
        QVERIFY(writeFile(left.filePath("a.path").toStdString(), mNames.text("path ")).ok());
        QCOMPARE(during([&] {
                     const auto read = [&](const LeftCopy&) -> Result<LeftWork> {
                         LeftWork work;
                         work.name = name;
                         work.recover = [] { return false; };
                         return work;
                     };
                     auto all = leftWork(mWindow.get(), *mLocale, left.path(), ".hexa", read);
                     offerLeftWork(mWindow.get(), all);
                     all.push_back(all.front());
                     offerLeftWork(mWindow.get(), all);
                 }),
                 2);
        QCOMPARE(during([&] { askLine(mWindow.get(), name, name, name); }), 1);
        QCOMPARE(during([&] { askLine(mWindow.get(), name, name, name, {name}); }), 1);
        QCOMPARE(during([&] {
                     const std::string word = name.toStdString();
                     TileMapDialog({{word, word, 1, 0, {}}, {word, word, 2, 1, {}}, {word, {}, 1, 0, {}}}, {},
                                   mSystems->list().front().catalog, *mLocale)
                         .exec();
                 }),
                 1);
        verify({"label", "model", "title"});
    }
};

HEXA_TEST(HostileNamesTest, "long");
#include "hostilenames_test.moc"
