// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/commands/gamecommands.h"

#include "core/io/file/file.h"
#include "core/owngame/adopt.h"
#include "core/owngame/definition/start.h"
#include "core/owngame/file/definitionfile.h"
#include "core/owngame/file/examples.h"
#include "core/owngame/system.h"
#include "editor/document/recoveryfolder.h"
#include "editor/game/gamepage.h"
#include "editor/game/gameshelf.h"
#include "editor/game/newgamedialog.h"
#include "editor/shell/actions.h"
#include "editor/shell/files/asking.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/frame.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/locale.h"
#include "editor/ui/messagebox.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>
#include <QPushButton>
#include <QStatusBar>

#include <algorithm>
#include <utility>

namespace hexa::editor {
namespace {

constexpr int gameFiles = 3;  // LeftWork::group

std::string encoded(const QString& path) { return QFile::encodeName(path).toStdString(); }

/// Returns a map's layout in the form of a game file.
owngame::LayoutPlan planOf(const Scenario& map, const Catalog& catalog) {
    owngame::LayoutPlan plan;
    plan.players = map.players();
    bool homes = true;
    for (const Cell& cell : map.board.cells()) {
        if (cell.kind == KindId::Blank) continue;
        plan.cells.push_back(cell.at);
        // Homes come back by themselves; other locked tiles are fixed.
        if (cell.locked && isTile(cell.kind) && !catalog.isSeat(cell.kind))
            plan.fixed.push_back({cell.at, catalog.kind(cell.kind).id});
    }
    for (const Seat& seat : map.seats) homes = homes && seat.home.has_value();
    if (homes)
        for (const Seat& seat : map.seats) plan.homes.push_back(*seat.home);
    std::ranges::sort(plan.cells);
    for (const Zone& zone : map.board.zones)
        if (!zone.kind.empty()) plan.zones.push_back({zone.kind, zone.seat, 0, 0, zone.hexes});
    return plan;
}

/// Returns a file name without its ending. The ID of a faulty game may be anything, even a path.
std::string fileName(const owngame::Definition& definition) {
    return owngame::idFrom(definition.catalog.system, "game");
}

}  // namespace

GameCommands::GameCommands(GameShelf& shelf, const Locale& locale, Actions& actions, Frame& window)
    : QObject(window.widget()),
      mShelf(shelf),
      mLocale(locale),
      mActions(actions),
      mWindow(window),
      mPage(new GamePage(mDocument, locale)),
      mRecovery(window.recovery(), owngame::definitionSuffix, [this] { return work(); }) {
    connect(actions["game.new"], &QAction::triggered, this, &GameCommands::create);
    connect(actions["game.import"], &QAction::triggered, this, &GameCommands::importFile);
    connect(actions["game.change"], &QAction::triggered, this, [this] {
        if (mWorkspace != nullptr) change(QString::fromStdString(mWorkspace->document().system().id()));
    });
    connect(actions["game.layout"], &QAction::triggered, this, &GameCommands::addLayout);
    connect(&shelf, &GameShelf::changed, this, &GameCommands::gamesChanged, Qt::QueuedConnection);
    connect(&mDocument, &GameDocument::changed, this, &GameCommands::titleChanged);
    connect(&mDocument, &GameDocument::stateChanged, this, &GameCommands::titleChanged);
    connect(&mDocument, &GameDocument::changed, this, &GameCommands::keep);
    connect(&mDocument, &GameDocument::stateChanged, this, &GameCommands::keep);
    connect(mPage, &GamePage::newMapRequested, this, &GameCommands::newMap);
    connect(mPage, &GamePage::saveRequested, this, &GameCommands::saveFile);
    connect(mPage, &GamePage::closeRequested, this, &GameCommands::showMap);
    connect(mPage, &GamePage::textsRequested, this, [this] {
        mPage->commit();
        emit textsRequested();
    });
    connect(mPage, &GamePage::placesRequested, this, &GameCommands::showPlaces);
    setWorkspace(nullptr);
}

GameCommands::~GameCommands() = default;

void GameCommands::fail(const QString& what, const Error& error) {
    tellFailure(mWindow.widget(), mLocale, what, error);
}

void GameCommands::setWorkspace(Workspace* workspace) {
    mWorkspace = workspace;
    const bool own = workspace != nullptr && workspace->document().catalog().definition != nullptr;
    for (const char* id : {"game.change", "game.layout"}) mActions[id]->setVisible(own);
}

Workspace* GameCommands::followingMap() const {
    return mWorkspace != nullptr && mEditions.contains(mWorkspace->document().system().id()) ? mWorkspace
                                                                                             : nullptr;
}

// -- files ----------------------------------------------------------------------------------------

bool GameCommands::takes(const QString& path) const {
    return path.endsWith(owngame::definitionSuffix, Qt::CaseInsensitive);
}

void GameCommands::openFile(const QString& path) {
    if (!maySafelyClose()) return;
    auto text = readStamped(encoded(QDir::current().absoluteFilePath(path)));
    auto definition = text ? owngame::readSaved(text->text) : Result<owngame::Definition>(text.error());
    if (!definition)
        return fail(tr("%1 can’t be opened.").arg(QFileInfo(path).fileName()), definition.error());
    open(*std::move(definition), QDir::current().absoluteFilePath(path), text->stamp);
}

void GameCommands::change(const QString& systemId) {
    if (mDocument.isOpen() && mEditions.contains(systemId.toStdString())) return show();
    const GameSystem* system = mShelf.systems().find(systemId.toStdString());
    if (system == nullptr || !system->catalog.definition || !maySafelyClose()) return;
    openKept(*system->catalog.definition);
}

bool GameCommands::openKept(const std::string& wanted) {
    // File of the game, if it is in the folder of games. A map from elsewhere has only the text.
    const QDir folder(FileCommands::dataFolder("games"));
    for (const QString& name :
         folder.entryList({QString("*") + owngame::definitionSuffix}, QDir::Files, QDir::Name)) {
        auto text = readStamped(encoded(folder.filePath(name)));
        auto definition = text ? owngame::readSaved(text->text) : Result<owngame::Definition>(text.error());
        // Maps carry the game without the states of its translations.
        if (!definition ||
            (owngame::writeDefinition(*definition) != wanted && owngame::editionText(*definition) != wanted))
            continue;
        open(*std::move(definition), folder.filePath(name), text->stamp);
        return true;
    }
    if (auto definition = owngame::readSaved(wanted)) open(*std::move(definition), {}, {});
    return false;
}

void GameCommands::open(owngame::Definition definition, const QString& path, const FileStamp& stamp,
                        bool modified) {
    endPage();
    mEditions.clear();
    mDocument.open(std::move(definition), path, stamp, modified);
    if (const auto system = mDocument.system()) {
        mEditions.insert(system->id());
        if (const auto added = mShelf.add(*system); !added)
            fail(tr("No maps can be created for this game."), added.error());
    }
    show();
}

void GameCommands::show() {
    if (mShown) return;
    emit pageRequested();
    mShown = true;
    Workspace* map = followingMap();
    mPage->setFollowed(std::ranges::any_of(mWindow.files().maps().all(), [this](const auto& open) {
        return mEditions.contains(open->document().system().id());
    }));
    mPage->setMap(map != nullptr ? map->document().snapshot() : nullptr,
                  map != nullptr ? &map->document().system() : nullptr);
    emit titleChanged();
}

QString GameCommands::freePath(const std::string& id) {
    const QString folder = FileCommands::dataFolder("games");
    QDir().mkpath(folder);
    QString path = folder + '/' + QString::fromStdString(id) + owngame::definitionSuffix;
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = folder + '/' + QString::fromStdString(id) + '-' + QString::number(number) +
               owngame::definitionSuffix;
    return path;
}

void GameCommands::create() { createFrom(-1); }

void GameCommands::createFromExample() { createFrom(0); }

void GameCommands::createFrom(int example) {
    if (!maySafelyClose()) return;
    std::vector<Hex> cells;
    Orientation orientation = Orientation::Pointy;
    if (mWorkspace != nullptr) {
        const Board& board = mWorkspace->document().scenario().board;
        orientation = board.orientation;
        for (const Cell& cell : board.cells())
            if (cell.kind != KindId::Blank) cells.push_back(cell.at);
        if (cells.size() > owngame::limits::cells) cells.clear();
    }
    std::vector<owngame::Definition> examples;
    for (const EmbeddedFile& file : owngame::exampleFiles())
        if (auto game = owngame::readDefinition(file.text)) examples.push_back(*std::move(game));
    NewGameDialog dialog(std::move(cells), orientation, std::move(examples), mLocale, mWindow.widget());
    dialog.chooseExample(example);
    if (dialog.exec() != QDialog::Accepted) return;
    owngame::Definition definition = dialog.definition();
    // A built-in game with this ID would clash with every map.
    std::string id = definition.catalog.system;
    for (int number = 2; mShelf.systems().find(id) != nullptr; ++number)
        id = definition.catalog.system + '-' + std::to_string(number);
    definition.catalog.system = id;
    // The game has a file place of its own, so the user is not asked before there is anything to
    // see.
    open(std::move(definition), {}, {});
    saveTo(freePath(id), std::nullopt);
}

void GameCommands::openExampleMap(const QString& name) {
    for (const EmbeddedFile& file : owngame::exampleMaps()) {
        if (owngame::exampleName(file) != name.toStdString()) continue;
        auto read = GameShelf::read(std::string(file.text), mShelf.systems());
        const auto added =
            read && read->game ? mShelf.add(*std::move(read->game)) : Result<const GameSystem*>(nullptr);
        if (!read || !added)
            return fail(tr("This sample can’t be opened."), read ? added.error() : read.error());
        mWindow.files().openScenario(std::move(read->scenario));
    }
}

void GameCommands::importFile() {
    const QString path =
        QFileDialog::getOpenFileName(mWindow.widget(), tr("Import Game File"), mWindow.files().startFolder(),
                                     tr("Game files (*.hexgamedef);;All files (*)"));
    if (path.isEmpty() || !maySafelyClose()) return;
    const auto text = readFile(encoded(path));
    auto definition = text ? owngame::readSaved(*text) : Result<owngame::Definition>(text.error());
    if (!definition)
        return fail(tr("%1 can’t be opened.").arg(QFileInfo(path).fileName()), definition.error());
    if (!openKept(owngame::writeDefinition(*definition)))
        saveTo(freePath(fileName(*definition)), std::nullopt);
}

bool GameCommands::saveTo(const QString& path, const std::optional<FileStamp>& known) {
    const std::string text = owngame::writeDefinition(mDocument.definition());
    // Faults stay in the file only if it can be opened again with them.
    const auto again = owngame::readSaved(text);
    const auto written = again ? writeOrUpdate(encoded(path), text, known) : Result<FileStamp>(again.error());
    if (!written) {
        fail(tr("%1 could not be saved. The game file is still open and unchanged.")
                 .arg(QFileInfo(path).fileName()),
             written.error());
        return false;
    }
    mDocument.saved(path, *written);
    mWindow.statusBar()->showMessage(
        mDocument.problems().empty()
            ? tr("Saved: %1").arg(path)
            : tr("Saved: %1. The game file has problems, so no maps can be created yet.").arg(path),
        6000);
    return true;
}

void GameCommands::saveFile() {
    mPage->commit();
    if (mDocument.path().isEmpty()) return saveFileAs();
    const SavingChoice chosen = askBeforeSaving(mWindow.widget(), mDocument.path(), mDocument.stamp());
    if (chosen.answer == SavingAnswer::Write) saveTo(mDocument.path(), chosen.known);
    if (chosen.answer == SavingAnswer::SaveAs) saveFileAs();
    if (chosen.answer == SavingAnswer::Reload) openFile(mDocument.path());
}

void GameCommands::saveFileAs() {
    mPage->commit();
    const QString start = FileCommands::dataFolder("games");
    QDir().mkpath(start);
    const QString path = askSaveFile(mWindow.widget(), tr("Save Game File"),
                                     start + '/' + QString::fromStdString(fileName(mDocument.definition())),
                                     {tr("Game files (*.hexgamedef)")});
    if (!path.isEmpty()) saveTo(path, std::nullopt);
}

bool GameCommands::maySafelyClose() {
    emit aboutToUse();
    if (mShown) mPage->commit();
    if (!mDocument.isModified()) return true;
    switch (askAboutUnsaved(mWindow.widget(), mDocument.displayName(mLocale.language()))) {
    case UnsavedAnswer::Save:
        saveFile();
        return !mDocument.isModified();
    case UnsavedAnswer::Discard:
        mTextsChanged = false;  // open maps don't follow them
        return true;
    case UnsavedAnswer::Cancel:
        return false;
    }
    return false;
}

bool GameCommands::mayClose() {
    if (!maySafelyClose()) return false;
    if (!mShown) return true;
    endPage();
    showMap();
    return true;
}

void GameCommands::closeFile() {
    if (!mayClose()) return;
    mDocument.close();
    mEditions.clear();
}

void GameCommands::showMap() {
    mWindow.setMode(mWorkspace != nullptr ? WindowMode::Design : WindowMode::Welcome);
}

// -- recovery -------------------------------------------------------------------------------------

void GameCommands::keepPending(std::function<GameDocument::Change()> pending) {
    mPending = std::move(pending);
    keep();
}

void GameCommands::keep() {
    if (mDocument.isModified() || mPending)
        mRecovery.touch();
    else
        mRecovery.remove();
}

RecoveryCopy::Work GameCommands::work() const {
    if (!mDocument.isModified() && !mPending) return {};
    const auto pending = mPending ? mPending() : GameDocument::Change();
    // The copy has the faults of the game too: leftWork() passes over them.
    const auto write = [state = mDocument.snapshot(), pending](const std::string& file) {
        if (!pending) return writeFile(file, owngame::writeDefinition(*state));
        owngame::Definition changed = *state;
        pending(changed);
        return writeFile(file, owngame::writeDefinition(changed));
    };
    return {write, mDocument.path(), mDocument.stamp()};
}

std::vector<LeftWork> GameCommands::leftWork() {
    return editor::leftWork(
        mWindow.widget(), mLocale, mWindow.recovery().path(), owngame::definitionSuffix,
        [this](const LeftCopy& copy) -> Result<LeftWork> {
            const auto text = readFile(encoded(copy.snapshot));
            auto definition = text ? owngame::readDraft(*text) : Result<owngame::Definition>(text.error());
            if (!definition) return definition.error();
            const QString name = mLocale.text(definition->catalog.name);
            LeftWork work;
            work.name = name.isEmpty() ? tr("Unnamed game") : tr("Game “%1”").arg(name);
            work.group = gameFiles;
            work.recover = [this, copy,
                            found = std::make_shared<owngame::Definition>(*std::move(definition))] {
                open(std::move(*found), copy.originalPath, copy.original, true);
                return mRecovery.keep().ok();
            };
            return work;
        });
}

// -- maps -----------------------------------------------------------------------------------------

void GameCommands::changeTexts(const GameDocument::Change& change) {
    if (mDocument.apply(tr("Translate game texts"), change) && !mShown) mTextsChanged = true;
}

void GameCommands::showPart(const std::string& pointer) {
    show();
    mPage->showPlace(QString::fromStdString(pointer));
}

void GameCommands::leave() {
    emit aboutToUse();
    if (!mShown && !mTextsChanged) return;
    if (mShown) mPage->commit();
    mShown = false;
    mTextsChanged = false;
    settle();
    mPage->setMap(nullptr, nullptr);
}

/// Leaves the page after maySafelyClose(). Changes that are still there were discarded, so open
/// maps don't follow them.
void GameCommands::endPage() {
    if (!mDocument.isModified()) leave();
    mShown = false;
    mPage->setMap(nullptr, nullptr);
}

/// Open maps become maps of the edition on the page; asks first if that costs them anything.
void GameCommands::settle() {
    const auto system = mDocument.system();
    if (system == nullptr || mEditions.contains(system->id())) return;
    const auto added = mShelf.add(*system);
    if (!added) return fail(tr("No maps can be created for this game."), added.error());
    const GameSystem& edition = **added;
    // A map may be closed during the question.
    std::vector<std::pair<QPointer<Workspace>, owngame::Adopted>> following;
    QStringList losses;
    for (const auto& map : mWindow.files().maps().all()) {
        const Document& document = map->document();
        if (!mEditions.contains(document.system().id())) continue;
        map->saver().wait();
        owngame::Adopted adopted =
            owngame::adopted(document.scenario(), document.system().catalog, edition.catalog);
        for (const Message& loss : adopted.losses)
            losses << mWindow.files().maps().nameOf(*map) + QStringLiteral(": ") + mLocale.text(loss);
        following.emplace_back(map.get(), std::move(adopted));
    }
    if (!losses.isEmpty()) {
        MessageBox box(MessageBox::Question,
                       tr("Changing the open maps to the new edition removes objects from them."),
                       MessageBox::Cancel, mWindow.widget());
        box.setInformativeText(losses.join(u'\n'));
        QPushButton* take = box.addButton(tr("&Change Maps"), MessageBox::AcceptRole);
        box.button(MessageBox::Cancel)->setText(tr("&Keep Maps as They Are"));
        box.exec();
        if (box.clickedButton() != take) following.clear();
    }
    const std::set<std::string, std::less<>> before = std::exchange(mEditions, {});
    mEditions.insert(edition.id());
    std::erase_if(following, [](const auto& one) { return one.first == nullptr; });
    for (auto& [map, adopted] : following) mWindow.files().adopt(*map, std::move(adopted.map));
    // Intermediate editions are unused now.
    for (const std::string& former : before) {
        const bool used = std::ranges::any_of(mWindow.files().maps().all(), [&](const auto& map) {
            return map->document().system().id() == former;
        });
        if (!used) mShelf.remove(former);
    }
    if (!following.empty())
        mWindow.statusBar()->showMessage(tr("%n open map(s) changed to the new edition of the game.", nullptr,
                                            static_cast<int>(following.size())),
                                         6000);
}

void GameCommands::newMap() {
    mPage->commit();
    const auto system = mDocument.system();
    if (system == nullptr) return;
    const QString layout = mPage->chosenLayout();
    leave();
    mWindow.files().newMap(QString::fromStdString(system->id()), layout);
}

void GameCommands::addLayout() {
    if (mWorkspace == nullptr) return;
    mWindow.files().takeOver();
    const Document& document = mWorkspace->document();
    owngame::LayoutPlan plan = planOf(document.scenario(), document.catalog());
    plan.name = document.scenario().title;
    const std::string title(plan.name.in(mLocale.language().toStdString()));
    change(QString::fromStdString(document.system().id()));
    if (!mShown) return;
    mDocument.apply(tr("Add layout"), [&](owngame::Definition& definition) {
        const std::string wanted = owngame::idFrom(title, "layout-" + std::to_string(plan.players));
        std::string id = wanted;
        for (int number = 2;
             std::ranges::find(definition.layouts, id, &owngame::LayoutPlan::id) != definition.layouts.end();
             ++number)
            id = wanted + '-' + std::to_string(number);
        plan.id = id;
        definition.layouts.push_back(std::move(plan));
    });
    mPage->showPart(QStringLiteral("layouts"));
}

/// Takes the hexes by value, because the page forgets the places when it is left.
void GameCommands::showPlaces(std::vector<Hex> hexes) {
    mWindow.setMode(WindowMode::Design);
    if (mWorkspace == nullptr || hexes.empty()) return;
    mWorkspace->selection().set({hexes.begin(), hexes.end()});
    mWorkspace->selection().setCurrent(hexes.front());
    mWorkspace->canvas().setFocus();
}

}  // namespace hexa::editor

#include "moc_gamecommands.cpp"
