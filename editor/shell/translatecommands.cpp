// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/translatecommands.h"

#include "core/io/file.h"
#include "core/scenariotexts/scenariotexts.h"
#include "core/texts/exchange/catalogue.h"
#include "core/texts/glossary/glossaryfile.h"
#include "core/texts/projectfile.h"
#include "editor/rules/rulespanel.h"
#include "editor/shell/actions.h"
#include "editor/shell/filecommands.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/workspace.h"
#include "editor/translate/alertspanel.h"
#include "editor/translate/importdialog.h"
#include "editor/translate/memorypanel.h"
#include "editor/translate/termspanel.h"
#include "editor/translate/textexport.h"
#include "editor/translate/texthistory.h"
#include "editor/translate/translatepage.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"

#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>

#include <array>
#include <map>

namespace hexa {
namespace {

// These need open texts and the mode that shows them.
constexpr std::array needTexts{"texts.edit",           "texts.approve",     "texts.review",
                               "texts.draft",          "texts.nextProblem", "texts.previousProblem",
                               "texts.nextUnfinished", "texts.accept",      "texts.find",
                               "texts.join",           "texts.split",       "texts.moveUp",
                               "texts.moveDown",       "texts.shiftUp",     "texts.shiftDown",
                               "texts.update",         "texts.export",      "texts.term1",
                               "texts.term2",          "texts.term3",       "texts.term4",
                               "texts.term5",          "texts.term6",       "texts.term7",
                               "texts.term8",          "texts.term9",       "texts.match1",
                               "texts.match2",         "texts.match3"};
constexpr int termActions = 9;
constexpr int matchActions = 3;

}  // namespace

TranslateCommands::TranslateCommands(Actions& actions, MainWindow& window, const Locale& locale,
                                     QSettings& settings, std::vector<GameTexts> games)
    : QObject(&window),
      mActions(actions),
      mWindow(window),
      mLocale(locale),
      mSettings(settings),
      mGames(std::move(games)),
      mDesk(locale),
      mPage(new TranslatePage(mDesk)) {
    connectActions();
    connect(mPage, &TranslatePage::openRequested, this, &TranslateCommands::openDialog);
    connect(mPage, &TranslatePage::importRequested, this, &TranslateCommands::importTexts);
    connect(mPage, &TranslatePage::sampleRequested, this, &TranslateCommands::openReference);
    connect(mPage, &TranslatePage::told, this,
            [this](const QString& text) { mWindow.statusBar()->showMessage(text, 6000); });
    connect(&mDesk.document(), &TextDocument::modifiedChanged, this, &TranslateCommands::titleChanged);
    connect(mPage, &TranslatePage::mapRequested, this, &TranslateCommands::openMapTexts);
    connect(&mDesk.document(), &TextDocument::reset, this, [this] {
        mOfMap = false;
        updateEnabled();
        emit titleChanged();
    });
    updateEnabled();
}

void TranslateCommands::connectActions() {
    const auto on = [&](const char* id, auto act) {
        connect(mActions[id], &QAction::triggered, this, [this, act] {
            if (mPage != nullptr) act();
        });
    };
    on("texts.import", [this] { importTexts(); });
    on("texts.map", [this] { openMapTexts(); });
    on("texts.reference", [this] { openReference(); });
    on("texts.update", [this] { updateTexts(); });
    on("texts.export", [this] { exportTexts(); });
    on("texts.edit", [this] { mPage->edit(); });
    on("texts.approve", [this] { mPage->approve(); });
    on("texts.review", [this] { mPage->setState(texts::State::NeedsReview); });
    on("texts.draft", [this] { mPage->setState(texts::State::Draft); });
    on("texts.nextProblem", [this] { mPage->goToProblem(1); });
    on("texts.previousProblem", [this] { mPage->goToProblem(-1); });
    on("texts.nextUnfinished", [this] { mPage->goToUnfinished(); });
    on("texts.accept", [this] { mPage->acceptFirstAlert(); });
    on("texts.find", [this] { mPage->find(); });
    on("texts.join", [this] {
        mPage->commit();
        mDesk.join();
    });
    on("texts.split", [this] { mPage->split(); });
    on("texts.moveUp", [this] { mPage->move(texts::Neighbour::Previous); });
    on("texts.moveDown", [this] { mPage->move(texts::Neighbour::Next); });
    on("texts.shiftUp", [this] {
        mPage->commit();
        mDesk.shift(texts::Neighbour::Previous);
    });
    on("texts.shiftDown", [this] {
        mPage->commit();
        mDesk.shift(texts::Neighbour::Next);
    });
    for (int i = 0; i < termActions; ++i)
        on(qPrintable(QStringLiteral("texts.term%1").arg(i + 1)), [this, i] { mPage->insertTerm(i); });
    for (int i = 0; i < matchActions; ++i)
        on(qPrintable(QStringLiteral("texts.match%1").arg(i + 1)), [this, i] { mPage->insertMatch(i); });
}

void TranslateCommands::fillDocks() {
    auto* alerts = new AlertsPanel(mDesk);
    connect(alerts, &AlertsPanel::aboutToChange, mPage, &TranslatePage::commit);
    mWindow.dock("dock.alerts")->setWidget(alerts);
    mWindow.dock("dock.terms")->setWidget(new TermsPanel(mDesk));
    mWindow.dock("dock.memory")->setWidget(new MemoryPanel(mDesk));
    mWindow.dock("dock.rules")->setWidget(new RulesPanel(mGames, mLocale));
    mWindow.dock("dock.textHistory")->setWidget(new TextHistory(mDesk.document()));
}

void TranslateCommands::setShown(bool shown) {
    if (!shown && mPage != nullptr) mPage->commit();
    if (mShown && !shown) putIntoMap();
    // The map may have been given other texts meanwhile.
    if (shown && !mShown && mOfMap && mWorkspace != nullptr &&
        !changesNothing(mWorkspace->document().scenario(),
                        putTexts(mWorkspace->document().scenario(), mDesk.project())))
        openMapTexts();
    mShown = shown;
    updateEnabled();
    if (shown && mPage != nullptr && mDesk.document().isOpen()) mPage->focusTable();
}

void TranslateCommands::updateEnabled() {
    const bool can = mShown && mDesk.document().isOpen();
    for (const char* id : needTexts) mActions[id]->setEnabled(can);
    mActions["texts.map"]->setEnabled(mWorkspace != nullptr);
    bool reference = false;
    for (const GameTexts& game : mGames) reference = reference || !game.reference.empty();
    mActions["texts.reference"]->setEnabled(reference);
}

// -- texts of the map ---------------------------------------------------------------------------------------------

void TranslateCommands::setWorkspace(Workspace* workspace) {
    // The old map is gone or going, with its texts.
    if (mOfMap) mDesk.document().close();
    mWorkspace = workspace;
    if (mPage != nullptr) mPage->setMapOpen(workspace != nullptr);
    updateEnabled();
}

texts::Project TranslateCommands::mapTexts() const {
    const Document& map = mWorkspace->document();
    texts::Glossary glossary;
    for (const GameTexts& game : mGames)
        if (game.system == map.scenario().system)
            if (auto read = texts::readGlossary(game.glossary)) glossary = std::move(*read);
    std::vector<std::string> languages;
    for (const QString& language : Locale::languages()) languages.push_back(language.toStdString());
    texts::Project project = textsOf(map.scenario(), std::move(languages), std::move(glossary));
    const std::map<std::string, QString> names{{"scenario", tr("Scenario")},
                                               {"seats", tr("Seats")},
                                               {"tiles", tr("Tiles")},
                                               {"map", tr("Labels and zones")}};
    for (texts::Section& section : project.sections)
        if (const auto name = names.find(section.id); name != names.end())
            section.title.set(mLocale.language().toStdString(), name->second.toStdString());
    return project;
}

void TranslateCommands::openMapTexts() {
    if (mWorkspace == nullptr || (!mOfMap && !maySafelyClose())) return;
    mDesk.document().take(mapTexts(), {}, false);
    mOfMap = true;
    mWindow.setMode(WindowMode::Translate);
}

void TranslateCommands::putIntoMap() {
    if (!mOfMap || mWorkspace == nullptr) return;
    if (mPage != nullptr) mPage->commit();
    Document& map = mWorkspace->document();
    map.apply(putTexts(map.scenario(), mDesk.project()), tr("Translate texts of the map"));
    mDesk.document().markSaved();
}

void TranslateCommands::saveFile() {
    if (!mOfMap) {
        save();
        return;
    }
    putIntoMap();
    mWindow.files().save();
}

void TranslateCommands::saveFileAs() {
    if (!mOfMap) {
        saveAs();
        return;
    }
    putIntoMap();
    mWindow.files().saveAs();
}

// -- files --------------------------------------------------------------------------------------------------------

bool TranslateCommands::takes(const QString& path) const {
    return path.endsWith(QStringLiteral(".hexatext"), Qt::CaseInsensitive);
}

QString TranslateCommands::startFolder() const {
    const QString& path = mDesk.document().path();
    return path.isEmpty() ? mSettings.value("texts/folder", QDir::homePath()).toString()
                          : QFileInfo(path).absolutePath();
}

void TranslateCommands::fail(const QString& what, const Error& error) {
    auto* box =
        new QMessageBox(QMessageBox::Warning, QStringLiteral("Hexatelier"), what, QMessageBox::Ok, &mWindow);
    box->setInformativeText(mLocale.text(error));
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void TranslateCommands::openDialog() {
    const QString path = QFileDialog::getOpenFileName(&mWindow, tr("Open Text Project"), startFolder(),
                                                      tr("Text projects (*.hexatext);;All files (*)"));
    if (!path.isEmpty()) openFile(path);
}

void TranslateCommands::openFile(const QString& path) {
    if (!maySafelyClose()) return;
    const QString file = QDir::current().absoluteFilePath(path);
    const Status status = mDesk.document().open(file, glossaries());
    if (!status) return fail(tr("%1 can't be opened.").arg(QFileInfo(path).fileName()), status.error());
    mSettings.setValue("texts/folder", QFileInfo(file).absolutePath());
    mWindow.setMode(WindowMode::Translate);
}

texts::GlossarySource TranslateCommands::glossaries() const {
    return [this](std::string_view system) {
        for (const GameTexts& game : mGames)
            if (game.system == system) return game.glossary;
        return std::string_view();
    };
}

void TranslateCommands::openReference() {
    for (const GameTexts& game : mGames) {
        if (game.reference.empty() || !maySafelyClose()) continue;
        auto project = texts::readProject(game.reference, glossaries());
        if (!project) return fail(tr("The rules reference can't be opened."), project.error());
        mDesk.document().take(std::move(*project), {}, false);
        mWindow.setMode(WindowMode::Translate);
        return;
    }
}

void TranslateCommands::importTexts() {
    if (!maySafelyClose()) return;
    std::vector<GlossaryChoice> glossaries;
    for (const GameTexts& game : mGames)
        if (!game.glossary.empty())
            glossaries.push_back(
                {tr("Of the game"), [text = game.glossary] { return texts::readGlossary(text); }});
    ImportDialog dialog(mLocale, std::move(glossaries), startFolder(), &mWindow);
    if (dialog.exec() != QDialog::Accepted) return;
    mSettings.setValue("texts/folder", dialog.folder());
    mDesk.document().take(dialog.takeProject(), {}, true);
    mWindow.setMode(WindowMode::Translate);
}

void TranslateCommands::updateTexts() {
    if (mPage == nullptr) return;
    mPage->commit();
    const QString path =
        QFileDialog::getOpenFileName(&mWindow, tr("Take Translations from a File"), startFolder(),
                                     tr("Files of translators (*.po *.xlf *.xliff *.ts);;All files (*)"));
    if (!path.isEmpty()) takeTranslations(path);
}

bool TranslateCommands::takeTranslations(const QString& path) {
    const auto refuse = [&](const Error& error) {
        fail(tr("No translations were taken from %1.").arg(QFileInfo(path).fileName()), error);
        return false;
    };
    const auto bytes = readFile(QFile::encodeName(path).toStdString());
    if (!bytes) return refuse(bytes.error());
    const auto catalogue = texts::readCatalogue(*bytes);
    if (!catalogue) return refuse(catalogue.error());
    const auto plan = texts::planMerge(mDesk.project(), *catalogue);
    if (!plan) return refuse(plan.error());
    // Everything that would change is shown before anything does.
    QStringList lines;
    for (const auto& change : plan->changes)
        lines << QStringLiteral("%1: %2 → %3")
                     .arg(toQString(mDesk.unit(change.unit).id), toQString(change.before),
                          toQString(change.after));
    for (const auto& refusal : plan->refusals) lines << mLocale.text(refusal.code, {{"unit", refusal.unit}});
    QMessageBox box(QMessageBox::Question, QStringLiteral("Hexatelier"),
                    tr("%n text(s) would change.", nullptr, static_cast<int>(plan->changes.size())),
                    QMessageBox::Apply | QMessageBox::Cancel, &mWindow);
    if (!plan->refusals.empty())
        box.setInformativeText(
            tr("%n text(s) of the file can't be taken.", nullptr, static_cast<int>(plan->refusals.size())));
    box.setDetailedText(lines.join('\n'));
    box.button(QMessageBox::Apply)->setEnabled(!plan->changes.empty());
    if (box.exec() != QMessageBox::Apply) return false;
    return mDesk.document().apply(plan->edit,
                                  tr("Take translations from %1").arg(QFileInfo(path).fileName()));
}

void TranslateCommands::exportTexts() {
    if (mPage == nullptr) return;
    mPage->commit();
    TextExportDialog dialog(mDesk, mLocale, startFolder(), &mWindow);
    connect(&dialog, &TextExportDialog::told, this,
            [this](const QString& text) { mWindow.statusBar()->showMessage(text, 6000); });
    dialog.exec();
}

bool TranslateCommands::maySafelyClose() {
    if (mPage != nullptr) mPage->commit();
    if (mOfMap) return putIntoMap(), true;  // the map asks for itself
    if (!mDesk.document().isModified()) return true;
    QString name = mDesk.document().displayName(mLocale.language());
    if (name.isEmpty()) name = tr("Unnamed texts");
    QMessageBox box(QMessageBox::Question, QStringLiteral("Hexatelier"),
                    tr("Save the changes to “%1”?").arg(name),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &mWindow);
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    return answer == QMessageBox::Save ? save() : answer == QMessageBox::Discard;
}

void TranslateCommands::closeFile() {
    if (mDesk.document().isOpen() && maySafelyClose()) mDesk.document().close();
}

bool TranslateCommands::save() {
    if (mPage != nullptr) mPage->commit();
    if (!mDesk.document().isOpen()) return true;
    return mDesk.document().path().isEmpty() ? saveAs() : saveTo(mDesk.document().path());
}

bool TranslateCommands::saveAs() {
    if (mPage != nullptr) mPage->commit();
    if (!mDesk.document().isOpen()) return true;
    QString name = mDesk.document().path();
    if (name.isEmpty()) {
        const QString title = mDesk.document().displayName(mLocale.language());
        name = startFolder() + '/' + (title.isEmpty() ? tr("texts") : QString(title).replace('/', '-')) +
               ".hexatext";
    }
    QString path = QFileDialog::getSaveFileName(&mWindow, tr("Save Text Project"), name,
                                                tr("Text projects (*.hexatext)"));
    if (path.isEmpty()) return false;
    if (!takes(path)) path += ".hexatext";
    return saveTo(path);
}

bool TranslateCommands::saveTo(const QString& path) {
    const Status status = mDesk.document().save(path);
    if (!status) {
        fail(tr("%1 could not be saved. The texts are still open and unchanged.")
                 .arg(QFileInfo(path).fileName()),
             status.error());
        return false;
    }
    mSettings.setValue("texts/folder", QFileInfo(path).absolutePath());
    mWindow.statusBar()->showMessage(tr("Saved: %1").arg(path), 6000);
    return true;
}

}  // namespace hexa
