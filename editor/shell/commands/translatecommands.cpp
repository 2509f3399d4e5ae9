// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/commands/translatecommands.h"

#include "editor/history/historypanel.h"
#include "editor/rules/rulespanel.h"
#include "editor/settings/keys.h"
#include "editor/shell/actions.h"
#include "editor/shell/commands/gamecommands.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/frame.h"
#include "editor/shell/maps/workspace.h"
#include "editor/translate/alertspanel.h"
#include "editor/translate/concordancedialog.h"
#include "editor/translate/equalrows.h"
#include "editor/translate/glossarydialog.h"
#include "editor/translate/languagename.h"
#include "editor/translate/memorypanel.h"
#include "editor/translate/ownchecksdialog.h"
#include "editor/translate/rowdetails.h"
#include "editor/translate/termfinder.h"
#include "editor/translate/termspanel.h"
#include "editor/translate/textcell.h"
#include "editor/translate/translatepage.h"
#include "editor/ui/linedialog.h"
#include "editor/ui/names.h"

#include <QDateTime>
#include <QDockWidget>
#include <QSettings>
#include <QStatusBar>

#include <array>
#include <utility>

namespace hexa::editor {
namespace {

// These need open texts and the mode that shows them ...
constexpr std::array needTexts{
    "texts.nextProblem", "texts.previousProblem", "texts.nextUnfinished", "texts.update",
    "texts.export",      "texts.report",          "texts.glossary",       "texts.addTerm",
    "texts.findTerms",   "texts.concordance",     "texts.goTo",           "texts.openMemory",
    "texts.saveMemory",  "texts.fillFromMemory",  "texts.ownChecks"};
// ... these a row to work on, too ...
constexpr std::array needRow{"texts.edit",   "texts.fix",   "texts.fixAll", "texts.spread", "texts.approve",
                             "texts.review", "texts.draft", "texts.accept", "texts.term1",  "texts.term2",
                             "texts.term3",  "texts.term4", "texts.term5",  "texts.term6",  "texts.term7",
                             "texts.term8",  "texts.term9", "texts.match1", "texts.match2", "texts.match3"};
// ... and these actions need rows that may be rearranged. Rows of a map or game file are its
// places, with one text each.
constexpr std::array needOwnRows{"texts.join",     "texts.split",   "texts.moveUp",
                                 "texts.moveDown", "texts.shiftUp", "texts.shiftDown"};
constexpr const char* spellingKey = "texts/spelling";
constexpr int termActions = 9;
constexpr int matchActions = 3;

}  // namespace

TranslateCommands::TranslateCommands(Actions& actions, Frame& window, const Locale& locale,
                                     QSettings& settings, std::vector<GameTexts> games)
    : QObject(window.widget()),
      mActions(actions),
      mWindow(window),
      mLocale(locale),
      mSettings(settings),
      mGames(std::move(games)),
      mParts(locale),
      mFiles(mParts, window, locale, settings, mGames),
      mMemories(mParts, mFiles, window, locale),
      mMapTexts(mParts.document, mParts.alerts, locale, mGames),
      mGameTexts(mParts.document, mParts.alerts, locale),
      mPage(new TranslatePage(mParts)) {
    connectActions();
    connect(mPage, &TranslatePage::openRequested, &mFiles, &TextFiles::openDialog);
    connect(mPage, &TranslatePage::importRequested, &mFiles, &TextFiles::importTexts);
    connect(mPage, &TranslatePage::sampleRequested, &mFiles, &TextFiles::openReference);
    connect(mPage, &TranslatePage::mapRequested, this, &TranslateCommands::openMapTexts);
    connect(mPage, &TranslatePage::reported, this,
            [this](const QString& text) { mWindow.statusBar()->showMessage(text, 6000); });
    connect(&mFiles, &TextFiles::aboutToUseTexts, this, &TranslateCommands::takeOver);
    connect(&mParts.terms, &TextTerms::termRequested, this,
            [this](const std::string& key) { glossary().showTerm(key); });
    connect(&mParts.terms, &TextTerms::newTermRequested, this, &TranslateCommands::addTerm);
    connect(&mMapTexts, &MapTexts::openChanged, &mParts.terms,
            [this](bool open) { mParts.terms.setOwnsGlossary(!open); });
    connect(&mMapTexts, &MapTexts::openChanged, &mFiles, &TextFiles::setKeptElsewhere);
    connect(&mMapTexts, &MapTexts::openChanged, &mParts.document, &TextDocument::setKeptElsewhere);
    connect(&mMapTexts, &MapTexts::openChanged, this, &TranslateCommands::updateEnabled);
    connect(&mGameTexts, &OwnGameTexts::openChanged, &mFiles, &TextFiles::setKeptElsewhere);
    connect(&mGameTexts, &OwnGameTexts::openChanged, &mParts.document, &TextDocument::setKeptElsewhere);
    connect(&mGameTexts, &OwnGameTexts::openChanged, this, &TranslateCommands::updateEnabled);
    connect(&mParts.current, &CurrentText::changed, this, &TranslateCommands::updateEnabled);
    connect(&mParts.document, &TextDocument::modifiedChanged, this, &TranslateCommands::titleChanged);
    connect(&mParts.document, &TextDocument::changed, this, &TranslateCommands::offerEqualRows);
    connect(&mParts.current, &CurrentText::concordanceRequested, this, &TranslateCommands::showConcordance);
    connect(&mParts.document, &TextDocument::reset, this, [this] {
        texts::Values values;
        for (const GameTexts& game : mGames)
            if (game.system == mParts.document.project().glossary.system && game.numbers)
                values = game.numbers({});
        mParts.terms.setValues(std::move(values));
        updateEnabled();
        emit titleChanged();
    });
    mParts.document.setSigner([this] {
        return texts::Signature{
            settings::author(mSettings).toStdString(),
            QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyy-MM-ddTHH:mm'Z'")).toStdString()};
    });
    updateEnabled();
}

void TranslateCommands::connectActions() {
    const auto on = [&](const char* id, auto act) {
        connect(mActions[id], &QAction::triggered, this, [this, act] {
            if (mPage != nullptr) act();
        });
    };
    on("texts.import", [this] { mFiles.importTexts(); });
    on("texts.importFiles", [this] { mFiles.importCatalogues(); });
    on("texts.map", [this] { openMapTexts(); });
    on("texts.reference", [this] { mFiles.openReference(); });
    on("texts.update", [this] { mFiles.updateTexts(); });
    on("texts.export", [this] { mFiles.exportTexts(); });
    on("texts.openMemory", [this] { mMemories.open(); });
    on("texts.fillFromMemory", [this] { mMemories.fill(); });
    on("texts.saveMemory", [this] { mMemories.save(); });
    on("texts.report", [this] { mFiles.report(); });
    on("texts.edit", [this] { mPage->edit(); });
    on("texts.approve", [this] { mPage->approve(); });
    on("texts.review", [this] { mPage->setState(texts::State::NeedsReview); });
    on("texts.draft", [this] { mPage->setState(texts::State::Draft); });
    on("texts.nextProblem", [this] { mPage->goToProblem(1); });
    on("texts.previousProblem", [this] { mPage->goToProblem(-1); });
    on("texts.nextUnfinished", [this] { mPage->goToUnfinished(); });
    on("texts.accept", [this] { mPage->acceptFirstAlert(); });
    on("edit.find", [this] {
        if (mWindow.mode() == WindowMode::Translate) mPage->find();
    });
    on("texts.goTo", [this] {
        const QString name = askLine(mWindow.widget(), tr("Go to Row"), tr("Row number or ID:"), {});
        if (!name.isEmpty() && !mPage->goToRow(name))
            mWindow.statusBar()->showMessage(
                tr("Row “%1” does not exist. Enter the number or ID of an existing row.").arg(name), 6000);
    });
    on("texts.place", [this] { showOnMap(); });
    on("texts.game", [this] {
        const auto unit = mParts.current.unit();
        mGameTexts.showPlace(unit ? mParts.document.unit(*unit).id : std::string());
    });
    on("texts.ofTile", [this] { translateSelected(); });
    on("texts.concordance", [this] { showConcordance(); });
    on("texts.spread", [this] { spread(); });
    on("texts.glossary", [this] { glossary(); });
    on("texts.findTerms", [this] { findTerms(); });
    on("texts.ownChecks", [this] {
        mPage->commit();
        OwnChecksDialog(mParts.document, mParts.edits, mLocale, mWindow.widget()).exec();
    });
    on("texts.addTerm", [this] {
        const TextCell* cell = mPage->cell();
        addTerm(mParts.current.language(), cell != nullptr ? cell->textCursor().selectedText() : QString());
    });
    QAction* spelling = mActions["texts.spelling"];
    spelling->setChecked(mSettings.value(spellingKey, true).toBool());
    mParts.spelling.setOn(spelling->isChecked());
    connect(spelling, &QAction::toggled, this, &TranslateCommands::setSpelling);
    on("texts.join", [this] { mPage->join(); });
    on("texts.split", [this] { mPage->split(); });
    on("texts.moveUp", [this] { mPage->move(texts::Neighbour::Previous); });
    on("texts.moveDown", [this] { mPage->move(texts::Neighbour::Next); });
    on("texts.shiftUp", [this] { mPage->shift(texts::Neighbour::Previous); });
    on("texts.shiftDown", [this] { mPage->shift(texts::Neighbour::Next); });
    for (int i = 0; i < termActions; ++i)
        on(qPrintable(QStringLiteral("texts.term%1").arg(i + 1)), [this, i] { mPage->insertTerm(i); });
    for (int i = 0; i < matchActions; ++i)
        on(qPrintable(QStringLiteral("texts.match%1").arg(i + 1)), [this, i] { mPage->insertMatch(i); });
}

void TranslateCommands::pageGone() {
    mPage = nullptr;
    mRow = nullptr;  // the docks are cleared first
    mRules = nullptr;
    delete std::exchange(mGlossary, nullptr);  // it looks at the texts too
    delete std::exchange(mConcordance, nullptr);
}

void TranslateCommands::fillDocks() {
    auto* alerts = new AlertsPanel(mParts);
    connect(alerts, &AlertsPanel::aboutToChange, mPage, &TranslatePage::commit);
    connect(alerts, &AlertsPanel::reported, mPage, &TranslatePage::reported);
    connect(mActions["texts.fix"], &QAction::triggered, alerts, &AlertsPanel::fix);
    connect(mActions["texts.fixAll"], &QAction::triggered, alerts, &AlertsPanel::fixAll);
    mWindow.dock("dock.alerts")->setWidget(alerts);
    mWindow.dock("dock.terms")->setWidget(new TermsPanel(mParts.document, mParts.terms, mParts.current));
    mRow = new RowDetails(mParts.document, mParts.current, mParts.edits, mLocale);
    mRow->setPictures([this](const std::string& unit, QSize size) { return mMapTexts.picture(unit, size); });
    connect(mRow, &RowDetails::aboutToChange, mPage, &TranslatePage::commit);
    connect(mRow, &RowDetails::placeRequested, this, &TranslateCommands::showOnMap);
    mWindow.dock("dock.row")->setWidget(mRow);
    auto* memory = new MemoryPanel(mParts.document, mParts.suggestions, mParts.terms, mParts.current);
    connect(memory, &MemoryPanel::spreadRequested, this, &TranslateCommands::spread);
    mWindow.dock("dock.memory")->setWidget(memory);
    mRules = new RulesPanel(mGames, mLocale);
    mWindow.dock("dock.rules")->setWidget(mRules);
    mWindow.dock("dock.textHistory")
        ->setWidget(new HistoryPanel(mParts.document.undoStack(), HistoryOf::Texts));
}

void TranslateCommands::setSpelling(bool on) {
    mSettings.setValue(spellingKey, on);
    mParts.spelling.setOn(on);
    if (!on) return;
    QStringList without;
    for (const std::string& language : mParts.document.project().languages)
        if (!mParts.spelling.available(language)) without << languageName(language);
    if (!without.isEmpty())
        mWindow.statusBar()->showMessage(
            tr("No dictionary is installed for %1. Install a Hunspell dictionary to check the spelling.")
                .arg(without.join(QStringLiteral(", "))),
            8000);
}

GlossaryDialog& TranslateCommands::glossary() {
    if (mGlossary == nullptr) {
        mGlossary = new GlossaryDialog(mParts.document, mParts.terms, mWindow.widget());
        // Undo, redo and save also work in the glossary window.
        for (const char* id : {"edit.undo", "edit.redo", "file.save"}) mGlossary->addAction(mActions[id]);
        connect(mGlossary, &GlossaryDialog::importRequested, &mFiles, &TextFiles::importTerms);
        connect(mGlossary, &GlossaryDialog::exportRequested, &mFiles, &TextFiles::exportTerms);
    }
    mGlossary->show();
    mGlossary->raise();
    mGlossary->activateWindow();
    return *mGlossary;
}

void TranslateCommands::addTerm(const std::string& language, const QString& form) {
    glossary().addTerm(language, form);
}

void TranslateCommands::showConcordance() {
    const TextCell* cell = mPage->cell();
    showPlaces(mParts.current.language(), cell != nullptr ? cell->textCursor().selectedText() : QString());
}

void TranslateCommands::showPlaces(const std::string& language, const QString& words) {
    if (mConcordance == nullptr) {
        mConcordance = new ConcordanceDialog(mParts.document, mParts.current, mWindow.widget());
        for (const char* id : {"edit.undo", "edit.redo", "file.save"}) mConcordance->addAction(mActions[id]);
    }
    mConcordance->look(language, words);
}

void TranslateCommands::findTerms() {
    if (mTermFinder == nullptr) {
        mTermFinder = new TermFinder(mParts.document, mParts.terms, mWindow.widget());
        for (const char* id : {"edit.undo", "edit.redo", "file.save"}) mTermFinder->addAction(mActions[id]);
        connect(mTermFinder, &TermFinder::placesRequested, this,
                [this](const std::string& language, const QString& words) { showPlaces(language, words); });
    }
    mTermFinder->look();
}

void TranslateCommands::spread() {
    if (mPage == nullptr) return;
    mPage->commit();
    const int count =
        EqualRows::spread(mParts.document, mParts.suggestions, mParts.current, mWindow.widget());
    mWindow.statusBar()->showMessage(count > 0 ? tr("%Ln row(s) changed", nullptr, count)
                                     : EqualRows::of(mParts.suggestions, mParts.current).empty()
                                         ? tr("No row with the same source has a different translation.")
                                         : QString(),
                                     6000);
}

void TranslateCommands::offerEqualRows(std::size_t at, std::size_t removed, std::size_t inserted) {
    if (!mShown || removed != 1 || inserted != 1 || mParts.current.unit() != at) return;
    if (const auto count = static_cast<int>(EqualRows::of(mParts.suggestions, mParts.current).size());
        count > 0)
        mWindow.statusBar()->showMessage(
            tr("%Ln row(s) with the same source have a different translation. Press %1 to copy this "
               "translation there.",
               nullptr, count)
                .arg(mActions["texts.spread"]->shortcut().toString(QKeySequence::NativeText)),
            8000);
}

void TranslateCommands::setShown(bool shown) {
    if (!shown && mPage != nullptr) mPage->commit();
    if (!shown && mRow != nullptr) mRow->commit();
    if (mShown && !shown) {
        mMapTexts.put();
        mGameTexts.put();
    }
    if (shown && !mShown) {
        mMapTexts.follow();
        mGameTexts.follow();
        if (mRow != nullptr) mRow->showAnew();  // the map may look otherwise
    }
    mShown = shown;
    updateEnabled();
    if (shown && mPage != nullptr && mParts.document.isOpen()) mPage->focusTable();
}

void TranslateCommands::retranslate() {
    retranslateSteps(mParts.document.undoStack());
    updateEnabled();
}

void TranslateCommands::updateEnabled() {
    const bool can = mShown && mParts.document.isOpen();
    const bool row = can && mParts.current.unit().has_value();
    const bool ofMap = mMapTexts.isOpen(), ofGame = mGameTexts.isOpen();
    for (const char* id : needTexts) mActions[id]->setEnabled(can);
    for (const char* id : needRow) mActions[id]->setEnabled(row);
    for (const char* id : needOwnRows) {
        mActions[id]->setEnabled(row && !ofMap && !ofGame);
        mActions[id]->setStatusTip(
            ofMap ? tr("Rows of a map can’t be joined, split or moved. Each belongs to a place on the map.")
            : ofGame
                ? tr("Rows of a game file can’t be joined, split or moved. Each belongs to a part of it.")
                : QString());
    }
    mActions["texts.map"]->setEnabled(mMapTexts.hasMap());
    mActions["texts.game"]->setEnabled(mShown && ofGame);
    mActions["texts.place"]->setEnabled(
        row && !mMapTexts.hexesOf(mParts.document.unit(*mParts.current.unit()).id).empty());
    mActions["texts.ofTile"]->setEnabled(!mMapTexts.selectedUnit().empty());
    bool reference = false;
    for (const GameTexts& game : mGames) reference = reference || !game.reference.empty();
    mActions["texts.reference"]->setEnabled(reference);
}

// -- texts of the map -----------------------------------------------------------------------------

void TranslateCommands::setWorkspace(Workspace* workspace) {
    mMapTexts.setWorkspace(workspace);
    mFollowing = std::make_unique<QObject>();
    if (workspace != nullptr) {
        const auto update = [this] {
            mActions["texts.ofTile"]->setEnabled(!mMapTexts.selectedUnit().empty());
        };
        connect(&workspace->selection(), &Selection::changed, mFollowing.get(), update);
        connect(&workspace->selection(), &Selection::currentChanged, mFollowing.get(), update);
        connect(&workspace->document(), &Document::changed, mFollowing.get(), update);
    }
    if (mPage != nullptr) mPage->setMapOpen(workspace != nullptr);
    // Without a map, the texts of the previous map stay.
    if (workspace != nullptr && mRules != nullptr) {
        const auto follow = [this, workspace] {
            const GameSystem& system = workspace->document().system();  // of its present edition
            mRules->setGame(system.id(), OwnGameTexts::rulesOf(system));
            showVariants(*workspace);
        };
        connect(&workspace->play().session, &PlaySession::begun, this, follow);
        connect(&workspace->document(), &Document::changed, this, follow);
        follow();
    }
    updateEnabled();
}

void TranslateCommands::showVariants(Workspace& workspace) {
    const PlaySession& play = workspace.play().session;
    std::set<std::string> played;
    const auto add = [&](const auto& options) {
        for (const auto& [name, on] : options)
            if (on) played.insert(name);
    };
    const bool plays = play.match() != nullptr;
    if (plays)
        add(play.match()->record().options);
    else
        add(workspace.document().scenario().options);
    mRules->setPlayed(std::move(played), plays);
}

void TranslateCommands::openMapTexts() {
    if (!mMapTexts.hasMap()) return;
    if (mMapTexts.isOpen()) {
        takeOver();  // what was done to them stays, with its steps to undo
    } else {
        if (!mFiles.maySafelyClose()) return;
        mMapTexts.open();
    }
    mWindow.setMode(WindowMode::Translate);
}

void TranslateCommands::showOnMap() {
    if (!mParts.current.unit()) return;
    const auto hexes = mMapTexts.hexesOf(mParts.document.unit(*mParts.current.unit()).id);
    Workspace* map = mWindow.workspace();
    if (hexes.empty() || map == nullptr) return;
    mWindow.setMode(WindowMode::Design);  // puts the texts into the map
    map->selection().set({hexes.begin(), hexes.end()});
    map->selection().setCurrent(hexes.front());
    map->canvas().showHex(hexes.front());
    map->canvas().setFocus();
}

void TranslateCommands::translateSelected() {
    const std::string unit = mMapTexts.selectedUnit();
    if (unit.empty()) return;
    openMapTexts();
    if (mMapTexts.isOpen() && mPage != nullptr) mPage->goToRow(toQString(unit));
}

// -- texts of a game file -------------------------------------------------------------------------

void TranslateCommands::setGame(GameCommands& game) {
    mGame = &game;
    mGameTexts.setGame(game);
    connect(&game, &GameCommands::textsRequested, this, &TranslateCommands::openGameTexts);
    connect(&game, &GameCommands::aboutToUse, this, &TranslateCommands::takeOver);
}

void TranslateCommands::openGameTexts() {
    if (mGame == nullptr || !mGame->document().isOpen()) return;
    if (!mGameTexts.isOpen()) {
        if (!mFiles.maySafelyClose()) return;
        mGameTexts.open();
    }
    mWindow.setMode(WindowMode::Translate);
}

// -- the file -------------------------------------------------------------------------------------

void TranslateCommands::takeOver() {
    if (mPage != nullptr) mPage->commit();
    if (mRow != nullptr) mRow->commit();
    mMapTexts.put();
    mGameTexts.put();
}

void TranslateCommands::saveFile() {
    if (mGameTexts.isOpen()) {
        takeOver();
        mGame->saveFile();
        return;
    }
    if (!mMapTexts.isOpen()) {
        mFiles.save();
        return;
    }
    takeOver();
    mWindow.files().save();
}

void TranslateCommands::saveFileAs() {
    if (mGameTexts.isOpen()) {
        takeOver();
        mGame->saveFileAs();
        return;
    }
    if (!mMapTexts.isOpen()) {
        mFiles.saveAs();
        return;
    }
    takeOver();
    mWindow.files().saveAs();
}

}  // namespace hexa::editor

#include "moc_translatecommands.cpp"
