// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/exchangecommands.h"

#include "editor/export/foreignpictures.h"
#include "editor/export/otherforms.h"
#include "editor/export/tilemapdialog.h"
#include "editor/shell/actions.h"
#include "editor/shell/files/asking.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/files/gamechoice.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/messagebox.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>

#include <memory>
#include <utility>

namespace hexa::editor {

ExchangeCommands::ExchangeCommands(const Systems& systems, Locale& locale, Actions& actions,
                                   FileCommands& files, QWidget* window)
    : QObject(window), mSystems(systems), mLocale(locale), mFiles(files), mWindow(window) {
    connect(actions["file.import"], &QAction::triggered, this, [this] { importDialog(); });
    connect(actions["file.exportOther"], &QAction::triggered, this, [this] { exportDialog(); });
}

template <class Work, class Then>
void ExchangeCommands::run(Work work, Then then) {
    QGuiApplication::setOverrideCursor(Qt::BusyCursor);
    mJob.start(std::move(work), [this, then = std::move(then)](auto result) {
        QGuiApplication::restoreOverrideCursor();
        emit reported({});
        then(std::move(result));
    });
}

void ExchangeCommands::tellWarnings(const QString& what, const std::vector<Problem>& warnings) {
    if (warnings.empty()) return;
    constexpr std::size_t shown = 5;
    QStringList lines;
    for (const Problem& warning : warnings) lines << mLocale.text(warning);
    auto* box = new MessageBox(MessageBox::Information, what, MessageBox::Ok, mWindow);
    box->setInformativeText(lines.mid(0, shown).join(u'\n'));
    if (warnings.size() > shown) box->setDetailedText(lines.join(u'\n'));
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

// -- in -------------------------------------------------------------------------------------------

void ExchangeCommands::importDialog() {
    const QString path = QFileDialog::getOpenFileName(
        mWindow, tr("Import Map"), mFiles.startFolder(),
        tr("Maps from other programs (*.tmx *.tmj *.json *.xml *.txt);;All files (*)"));
    if (!path.isEmpty()) importFile(path);
}

void ExchangeCommands::importFile(const QString& path) {
    if (busy()) return;
    const ExchangeFormInfo* info = exchangeFormToRead(path.toStdString());
    read(path, info == nullptr ? ExchangeForm::Text : info->form, {});
}

void ExchangeCommands::read(const QString& path, ExchangeForm form, const MapImportOptions& options) {
    emit reported(tr("Opening %1…").arg(QFileInfo(path).fileName()));
    run(
        [systems = mSystems, form, options, path,
         file = QFile::encodeName(path).toStdString()](const JobControl&) {
            Read read;
            MapImportOptions asking = options;
            asking.unknown = &read.unknown;
            read.map = importMapFile(file, form, systems, asking);
            read.pictures = picturesOf(read.unknown, path);
            return read;
        },
        [this, path, form, options](Read read) {
            const bool there = read.map.ok();
            const auto arrive = [this, read = std::move(read), path, form, options] {
                imported(path, form, options, read);
            };
            if (there)
                mFiles.takeLater(arrive);
            else
                arrive();
        });
}

void ExchangeCommands::imported(const QString& path, ExchangeForm form, const MapImportOptions& options,
                                const Read& read) {
    const Result<MapImport>& map = read.map;
    if (map) {
        mFiles.openScenario(map->scenario, Changes::Unsaved);
        return tellWarnings(tr("The map was imported, but not completely."), map->warnings);
    }
    const Error& error = map.error();
    if (error.code() == "exchange.no-system" && options.system.empty()) {
        std::vector<const GameSystem*> games;
        for (const GameSystem& game : mSystems.list()) games.push_back(&game);
        const GameSystem* chosen = chooseGame(
            mWindow, mLocale, tr("No game is given in %1. Choose the game:").arg(QFileInfo(path).fileName()),
            games, mFiles.likelyGame());
        if (chosen == nullptr) return;
        MapImportOptions again = options;
        again.system = chosen->id();
        return this->read(path, form, again);
    }
    const GameSystem* system = options.system.empty() && mSystems.list().size() == 1
                                   ? &mSystems.list().front()
                                   : mSystems.find(options.system);
    // Asks only once. Names that remain unknown are reported like any other failure.
    if (!read.unknown.empty() && options.kinds.empty() && system != nullptr) {
        TileMapDialog dialog(read.unknown, read.pictures, system->catalog, mLocale, mWindow);
        if (dialog.exec() != QDialog::Accepted) return;
        MapImportOptions again = options;
        again.kinds = dialog.kinds();
        return this->read(path, form, again);
    }
    mFiles.fail(tr("%1 can’t be opened.").arg(QFileInfo(path).fileName()), error);
}

// -- out ------------------------------------------------------------------------------------------

void ExchangeCommands::exportDialog() {
    if (mFiles.workspace() == nullptr || busy()) return;
    emit mFiles.aboutToUseMap();
    const QString path = askSaveFile(mWindow, tr("Export for Other Programs"),
                                     mFiles.startFile(tr("map", "suggested file name")),
                                     {tr("Tiled map (*.tmx)"), tr("Tiled map as JSON (*.tmj)"),
                                      tr("Tabletop Simulator, saved object (*.json)"),
                                      tr("VASSAL module (*.vmod)"), tr("Text map (*.txt)")});
    if (path.isEmpty()) return;
    const ExchangeFormInfo* info = exchangeFormToWrite(path.toStdString());
    if (info != nullptr) exportTo(path, info->form);
}

void ExchangeCommands::exportTo(const QString& path, ExchangeForm form) {
    if (mFiles.workspace() == nullptr || busy()) return;
    const Document& document = mFiles.workspace()->document();
    const GameSystem* system = mSystems.find(document.scenario().system);
    emit reported(tr("Exporting %1…").arg(QFileInfo(path).fileName()));
    const auto warnings = std::make_shared<std::vector<Problem>>();
    run(
        [system, warnings, form, path, scenario = document.scenario(),
         language = mLocale.language().toStdString()](const JobControl&) {
            return exportForOthers(scenario, *system, form, path, language, *warnings);
        },
        [this, warnings, path](const Status& status) {
            if (!status)
                return mFiles.fail(tr("%1 could not be saved.").arg(QFileInfo(path).fileName()),
                                   status.error());
            emit reported({});
            emit mFiles.written(path);
            tellWarnings(tr("The map was exported, but not completely."), *warnings);
        });
}

}  // namespace hexa::editor

#include "moc_exchangecommands.cpp"
