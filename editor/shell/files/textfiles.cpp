// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/textfiles.h"

#include "core/io/file/file.h"
#include "core/texts/exchange/joined.h"
#include "core/texts/glossary/glossaryfile.h"
#include "core/texts/projectfile.h"
#include "editor/document/recoveryfolder.h"
#include "editor/shell/files/askcatalogues.h"
#include "editor/shell/files/asking.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/files/texttables.h"
#include "editor/shell/frame.h"
#include "editor/shell/maps/workspace.h"
#include "editor/translate/importdialog.h"
#include "editor/translate/textexport.h"
#include "editor/translate/translateparts.h"
#include "editor/ui/locale.h"
#include "editor/ui/messagebox.h"
#include "editor/ui/names.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QStatusBar>

#include <optional>
#include <utility>

namespace hexa::editor {
namespace {

const char* const folderKey = "texts/folder";
constexpr const char* suffix = ".hexatext";
constexpr int textsOfAWindow = 2;         // LeftWork::group
constexpr qint64 asideBytes = 1'000'000;  // larger files are read beside the window
constexpr std::size_t asideUnits = 1000;  // and more texts are written so
const char* const catalogueSuffixes[] = {".po", ".xlf", ".xliff", ".ts"};

bool isProject(const QString& path) { return path.endsWith(QLatin1String(suffix), Qt::CaseInsensitive); }

}  // namespace

TextFiles::TextFiles(TranslateParts& parts, Frame& window, const Locale& locale, QSettings& settings,
                     const std::vector<GameTexts>& games)
    : mParts(parts),
      mWindow(window),
      mLocale(locale),
      mSettings(settings),
      mGames(window, locale, games),
      mReport(parts.document, parts.locale),
      mRecovery(window.recovery(), suffix, [this] { return work(); }) {
    for (const auto signal : {&TextDocument::reset, &TextDocument::modifiedChanged})
        connect(&parts.document, signal, this, &TextFiles::keep);
    connect(&parts.document, &TextDocument::changed, this, &TextFiles::keep);
    connect(&parts.alerts, &TextAlerts::draftChanged, this, &TextFiles::keep);
    connect(&parts.document, &TextDocument::reset, this, [this] { ++mTexts; });
    connect(&mSaver, &Saver::started, this,
            [this](const QString& path) { tell(tr("Saving %1…").arg(QFileInfo(path).fileName())); });
    connect(&mSaver, &Saver::saved, this, &TextFiles::saved);
    connect(&mSaver, &Saver::failed, this, &TextFiles::saveFailed);
}

bool TextFiles::takes(const QString& path) {
    if (isProject(path) || isTableFile(path)) return true;
    for (const char* ending : catalogueSuffixes)
        if (path.endsWith(QLatin1String(ending), Qt::CaseInsensitive)) return true;
    return false;
}

QString TextFiles::startFolder() const {
    const QString& path = mParts.document.path();
    return path.isEmpty() ? mSettings.value(folderKey, QDir::homePath()).toString()
                          : QFileInfo(path).absolutePath();
}

void TextFiles::fail(const QString& what, const Error& error) {
    tellFailure(mWindow.widget(), mLocale, what, error);
}

void TextFiles::tell(const QString& text) { mWindow.statusBar()->showMessage(text, 6000); }

// -- opening --------------------------------------------------------------------------------------

void TextFiles::openDialog() {
    const QString path =
        QFileDialog::getOpenFileName(mWindow.widget(), tr("Open Text Project"), startFolder(),
                                     tr("Text projects (*.hexatext);;Translation files (*.po *.xlf *.xliff "
                                        "*.ts *.csv *.tsv);;All files (*)"));
    if (!path.isEmpty()) open(path);
}

void TextFiles::open(const QString& path) {
    const QString file = QDir::current().absoluteFilePath(path);
    if (takes(file) && !isProject(file)) return importCatalogues({file});
    const QString& own = mParts.document.path();
    const bool ownFile = !own.isEmpty() && QFileInfo(own) == QFileInfo(file);
    if ((ownFile || askBeforeOpeningTwice(mWindow.widget(), file)) && maySafelyClose()) load(file);
}

void TextFiles::load(const QString& file) {
    if (QFileInfo(file).size() < asideBytes)
        return takeRead(file, TextDocument::read(file, mGames.glossaries()));
    if (isReading()) return;
    tell(tr("Opening %1…").arg(QFileInfo(file).fileName()));
    const auto state = [this] { return std::pair(mTexts, mParts.document.undoStack().index()); };
    mOpening.start([file, glossaries = mGames.glossaries()](
                       const JobControl&) { return TextDocument::read(file, glossaries); },
                   [this, file, state, asked = state()](const Result<TextDocument::Read>& read) {
                       mWindow.statusBar()->clearMessage();
                       mWindow.files().takeLater([=, this] {
                           // The open texts may have changed while the file was read.
                           if (!read || state() == asked || maySafelyClose()) takeRead(file, read);
                       });
                   });
}

void TextFiles::takeRead(const QString& file, const Result<TextDocument::Read>& read) {
    const QString name = QFileInfo(file).fileName();
    if (!read) return fail(tr("%1 can’t be opened.").arg(name), read.error());
    take(read->project, file, false, read->stamp);
    opened(file);
}

void TextFiles::opened(const QString& path) {
    mSettings.setValue(folderKey, QFileInfo(path).absolutePath());
    mWindow.files().recent().remember(path);
}

void TextFiles::take(texts::Project project, const QString& path, bool modified, const FileStamp& stamp) {
    mParts.document.take(std::move(project), path, modified, stamp);
    mWindow.setMode(WindowMode::Translate);
}

void TextFiles::openReference() {
    const GameTexts* game = mGames.chooseReference();
    if (game == nullptr || !maySafelyClose()) return;
    auto project = texts::readProject(game->reference, mGames.glossaries());
    if (!project) return fail(tr("The rules reference can’t be opened."), project.error());
    take(std::move(*project), {}, false);
}

// -- files of other programs ----------------------------------------------------------------------

void TextFiles::importTexts() {
    if (!maySafelyClose()) return;
    std::vector<GlossaryChoice> glossaries;
    const auto terms = mGames.with(&GameTexts::glossary);
    for (const GameTexts* game : terms) {
        const GameSystem* system = mWindow.systems().find(game->system);
        const QString name = terms.size() > 1 && system != nullptr
                                 ? tr("%1 glossary").arg(mLocale.text(system->catalog.name))
                                 : tr("Game glossary");
        glossaries.push_back(
            {name, [text = game->glossary] { return texts::readGlossary(text); }, mGames.isOpen(*game)});
    }
    ImportDialog dialog(mLocale, std::move(glossaries), startFolder(), mWindow.widget());
    const int answer = dialog.exec();
    if (answer == ImportDialog::CataloguesInstead) return importCatalogues();
    if (answer != QDialog::Accepted) return;
    mSettings.setValue(folderKey, dialog.folder());
    take(dialog.takeProject(), {}, true);
}

void TextFiles::importCatalogues() {
    const QStringList paths = QFileDialog::getOpenFileNames(
        mWindow.widget(), tr("New Project from Translation Files (One per Language)"), startFolder(),
        tr("Translation files (*.po *.xlf *.xliff *.ts *.csv *.tsv);;All files (*)"));
    if (!paths.isEmpty()) importCatalogues(paths);
}

void TextFiles::importCatalogues(const QStringList& paths) {
    if (paths.isEmpty() || isReading()) return;
    if (isTableFile(paths.front())) return importTable(paths.front());
    readCatalogues(paths, [this, paths](CatalogueReader::ReadFiles read) {
        if (!read.status)
            return fail(tr("%1 can’t be imported.").arg(QFileInfo(read.failed).fileName()),
                        read.status.error());
        if (!askLanguages(mWindow.widget(), paths, read.catalogues) ||
            !acceptLosses(mWindow.widget(), mLocale, paths, read.catalogues))
            return;
        auto project = texts::joinCatalogues(std::move(read.catalogues), std::move(read.sources));
        if (!project) return fail(tr("These files can’t be combined into one project."), project.error());
        project->title.set(project->source, QFileInfo(paths.front()).completeBaseName().toStdString());
        project->glossary = mGames.openGlossary();
        // Asks only now, because the open texts may have changed while the files were read.
        if (!maySafelyClose()) return;
        mSettings.setValue(folderKey, QFileInfo(paths.front()).absolutePath());
        take(std::move(*project), {}, true);
    });
}

void TextFiles::readCatalogues(const QStringList& paths,
                               const std::function<void(CatalogueReader::ReadFiles)>& then) {
    mReader.read(paths, [this, paths, then](CatalogueReader::ReadFiles read) {
        if (read.status || !isOtherEncoding(read.status.error())) return then(std::move(read));
        if (!acceptOldEncoding(mWindow.widget(), read.failed)) return then(std::move(read));
        mReader.read(paths, then, true);
    });
}

void TextFiles::importTable(const QString& path) {
    const QString name = QFileInfo(path).fileName();
    auto project = askTableProject(mWindow.widget(), mLocale, path);
    if (!project) return fail(tr("%1 can’t be imported.").arg(name), project.error());
    if (!*project || !maySafelyClose()) return;
    (*project)->title.set((*project)->source, QFileInfo(path).completeBaseName().toStdString());
    (*project)->glossary = mGames.openGlossary();
    mSettings.setValue(folderKey, QFileInfo(path).absolutePath());
    take(std::move(**project), {}, true);
}

bool TextFiles::isReading() {
    if (importing()) tell(tr("Another file is still being read. Please try again afterwards."));
    return importing();
}

void TextFiles::updateTexts() {
    emit aboutToUseTexts();
    const QString path = QFileDialog::getOpenFileName(
        mWindow.widget(), tr("Import Translations from File"), startFolder(),
        tr("Translation files (*.po *.xlf *.xliff *.ts *.csv *.tsv);;All files (*)"));
    if (!path.isEmpty()) takeTranslations(path);
}

void TextFiles::takeTranslations(const QString& path) {
    if (isReading()) return;
    if (isTableFile(path)) return takeTable(path);
    readCatalogues({path}, [this, path, opened = mTexts](const CatalogueReader::ReadFiles& read) {
        const QString name = QFileInfo(path).fileName();
        if (opened != mTexts)
            return tell(
                tr("%1 was not imported because other texts are open now. Import the file again if needed.")
                    .arg(name));
        if (!read.status)
            return fail(tr("No translations were imported from %1.").arg(name), read.status.error());
        offerTranslations(read.catalogues, name);
    });
}

void TextFiles::takeTable(const QString& path) {
    const QString name = QFileInfo(path).fileName();
    const auto texts = askTableTexts(mWindow.widget(), mLocale, path, mParts.document.project());
    if (!texts) return fail(tr("No translations were imported from %1.").arg(name), texts.error());
    if (*texts) offerTranslations(**texts, name);
}

void TextFiles::importTerms() {
    QString path;
    auto glossary = askGlossary(mWindow.widget(), startFolder(), mParts.document.project(), path);
    const QString name = QFileInfo(path).fileName();
    if (!glossary) return fail(tr("%1 can’t be imported.").arg(name), glossary.error());
    if (!*glossary) return;
    const int count = static_cast<int>((*glossary)->terms.size());
    if (!mParts.document.project().glossary.empty()) {
        MessageBox box(MessageBox::Question,
                       tr("Replace the terms of these texts with those from %1?").arg(name),
                       MessageBox::Yes | MessageBox::No, mWindow.widget());
        box.setInformativeText(tr("%Ln term(s) in the file.", nullptr, count));
        if (box.exec() != MessageBox::Yes) return;
    }
    if (mParts.terms.setGlossary(std::move(**glossary),
                                 [name] { return tr("Import terms from %1").arg(name); }))
        tell(tr("%Ln term(s) imported from %1.", nullptr, count).arg(name));
}

void TextFiles::exportTerms() {
    QString path;
    const auto saved = saveGlossary(mWindow.widget(), fileBeside(), mParts.document.project().glossary, path);
    if (!saved) return fail(tr("%1 could not be saved.").arg(QFileInfo(path).fileName()), saved.error());
    if (!path.isEmpty()) emit mWindow.files().written(path);
}

void TextFiles::offerTranslations(const std::vector<texts::Catalogue>& catalogues, const QString& name) {
    emit aboutToUseTexts();
    const auto plan = texts::planMerge(mParts.document.project(), catalogues);
    if (!plan) return fail(tr("No translations were imported from %1.").arg(name), plan.error());
    if (acceptMerge(mWindow.widget(), mLocale, mParts.document.project(), *plan))
        mParts.document.apply(plan->edit, [name] { return tr("Import translations from %1").arg(name); });
}

void TextFiles::exportTexts() {
    emit aboutToUseTexts();
    TextExportDialog dialog(mParts.document, mLocale, startFolder(), mWindow.widget());
    connect(&dialog, &TextExportDialog::reported, this, &TextFiles::tell);
    connect(&dialog, &TextExportDialog::exported, this,
            [this](const QString& folder) { emit mWindow.files().written(folder); });
    dialog.exec();
}

QString TextFiles::fileBeside() const {
    QString name = mParts.document.displayName(mLocale.language());
    if (name.isEmpty()) name = tr("Texts");
    return QDir(startFolder()).filePath(name.replace('/', '-').replace(':', '-'));
}

void TextFiles::report() {
    emit aboutToUseTexts();
    const QString path =
        askSaveFile(mWindow.widget(), tr("Create Report"), fileBeside(), {tr("Web pages (*.html)")});
    if (!path.isEmpty()) reportTo(path);
}

void TextFiles::reportTo(const QString& path) {
    if (mReport.busy())
        return tell(tr("A report is already being created. Please wait until it is finished."));
    const QString name = QFileInfo(path).fileName();
    tell(tr("Saving %1…").arg(name));
    mReport.write(path, [this, path, name](const Status& status) {
        if (!status) return fail(tr("%1 could not be saved.").arg(name), status.error());
        tell(tr("Saved: %1").arg(name));
        emit mWindow.files().written(path);
    });
}

// -- saving and closing ---------------------------------------------------------------------------

bool TextFiles::maySafelyClose() {
    emit aboutToUseTexts();
    mSaver.wait();
    if (!mParts.document.isModified()) return true;
    QString name = mParts.document.displayName(mLocale.language());
    if (name.isEmpty()) name = tr("Unnamed texts");
    switch (askAboutUnsaved(mWindow.widget(), name)) {
    case UnsavedAnswer::Save:
        if (!save()) return false;
        mSaver.wait();
        return !mParts.document.isModified();
    case UnsavedAnswer::Discard:
        return true;
    case UnsavedAnswer::Cancel:
        break;
    }
    return false;
}

void TextFiles::close() {
    if (mParts.document.isOpen() && maySafelyClose()) mParts.document.close();
}

bool TextFiles::save() {
    emit aboutToUseTexts();
    if (!mParts.document.isOpen()) return true;
    // The texts that are being written were asked about when the writing began.
    if (mSaver.busy()) return saveTo(mSaver.path());
    const QString path = mParts.document.path();
    if (path.isEmpty()) return saveAs();
    const SavingChoice chosen = askBeforeSaving(mWindow.widget(), path, mParts.document.stamp());
    switch (chosen.answer) {
    case SavingAnswer::Write:
        return saveTo(path, chosen.known);
    case SavingAnswer::SaveAs:
        return saveAs();
    case SavingAnswer::Reload:
        load(path);
        break;
    case SavingAnswer::Cancel:
        break;
    }
    return false;
}

void TextFiles::reload() {
    emit aboutToUseTexts();
    const QString path = mParts.document.path();
    if (path.isEmpty() || mSaver.busy() ||
        (mParts.document.isModified() && !askBeforeReloading(mWindow.widget(), path)))
        return;
    load(path);
}

bool TextFiles::saveAs() {
    emit aboutToUseTexts();
    if (!mParts.document.isOpen()) return true;
    QString name = QFileInfo(mParts.document.path()).completeBaseName();
    if (name.isEmpty()) name = mParts.document.displayName(mLocale.language()).replace('/', '-');
    if (name.isEmpty()) name = tr("texts");
    const QString path = askSaveFile(mWindow.widget(), tr("Save Text Project"), startFolder() + '/' + name,
                                     {tr("Text projects (*.hexatext)")});
    return !path.isEmpty() && saveTo(path);
}

Saver::Source TextFiles::savedTexts(const std::optional<FileStamp>& known) {
    TextDocument& document = mParts.document;
    return {[&document, known]() -> Saver::Write {
                document.beginSave();
                return [project = document.project(), known](const std::string& path) {
                    return writeOrUpdate(path, texts::writeProject(project), known);
                };
            },
            [this, &document, opened = mTexts](const QString& path, const Result<FileStamp>& written) {
                if (opened == mTexts) document.endSave(path, written);
            }};
}

bool TextFiles::saveTo(const QString& path, const std::optional<FileStamp>& known) {
    TextDocument& document = mParts.document;
    if (mSaver.busy() || document.project().units.size() >= asideUnits) {
        mSaver.save(savedTexts(known), path);
        return true;
    }
    const Status status = document.save(path, known);
    if (status)
        saved(path);
    else
        saveFailed(path, status.error());
    return status.ok();
}

void TextFiles::saved(const QString& path) {
    opened(path);
    tell(tr("Saved: %1").arg(path));
}

void TextFiles::saveFailed(const QString& path, const Error& error) {
    fail(tr("%1 could not be saved. The texts are still open and unchanged.").arg(QFileInfo(path).fileName()),
         error);
}

// -- recovery -------------------------------------------------------------------------------------

void TextFiles::setKeptElsewhere(bool elsewhere) {
    mKeptElsewhere = elsewhere;
    keep();
}

void TextFiles::keep() {
    if (!mKeptElsewhere && (mParts.document.isModified() || mParts.alerts.hasDraft()))
        mRecovery.touch();
    else
        mRecovery.remove();
}

RecoveryCopy::Work TextFiles::work() const {
    if (mKeptElsewhere || !(mParts.document.isModified() || mParts.alerts.hasDraft())) return {};
    const auto write = [project = mParts.alerts.projectWithDraft()](const std::string& file) {
        return writeFile(file, texts::writeProject(project));
    };
    return {write, mParts.document.path(), mParts.document.stamp()};
}

std::vector<LeftWork> TextFiles::leftWork() {
    return editor::leftWork(
        mWindow.widget(), mLocale, mWindow.recovery().path(), suffix,
        [this](const LeftCopy& copy) -> Result<LeftWork> {
            const auto bytes = readFile(QFile::encodeName(copy.snapshot).toStdString());
            auto project = bytes ? texts::readProject(*bytes, mGames.glossaries())
                                 : Result<texts::Project>(bytes.error());
            if (!project) return project.error();
            const QString name = QFileInfo(copy.originalPath).fileName();
            LeftWork work;
            work.name = name.isEmpty() ? tr("Unnamed text project") : tr("Text project “%1”").arg(name);
            work.group = textsOfAWindow;
            work.recover = [this, copy, found = std::make_shared<texts::Project>(*std::move(project))] {
                take(std::move(*found), copy.originalPath, true, copy.original);
                return mRecovery.keep().ok();
            };
            return work;
        });
}

}  // namespace hexa::editor

#include "moc_textfiles.cpp"
