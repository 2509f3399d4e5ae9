// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/commands/generatecommands.h"

#include "core/balance/headline.h"
#include "core/io/file/file.h"
#include "core/io/format/scenariofile.h"
#include "core/library/shelf.h"
#include "editor/balance/balancetexts.h"
#include "editor/generate/fillrest.h"
#include "editor/shell/abilities.h"
#include "editor/shell/actions.h"
#include "editor/shell/files/asking.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/frame.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/freshseed.h"
#include "editor/ui/messagebox.h"
#include "editor/ui/names.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>
#include <QStatusBar>

#include <array>

namespace hexa::editor {
namespace {

constexpr std::array generateActions{"mode.generate",         "generate.start",        "generate.reroll",
                                     "generate.stop",         "generate.fill",         "generate.repair",
                                     "generate.copySettings", "generate.pasteSettings"};

/// Time for which the result of a filling is shown, in milliseconds.
constexpr int resultTime = 20'000;

}  // namespace

GenerateCommands::GenerateCommands(Actions& actions, Frame& window)
    : QObject(window.widget()), mActions(actions), mWindow(window) {
    const auto on = [&](const char* id, auto act) {
        connect(mActions[id], &QAction::triggered, this, [this, act] {
            if (mWorkspace == nullptr) return;
            mWindow.setMode(WindowMode::Generate);
            act(mWorkspace->generate());
        });
    };
    on("generate.start", [](GenerateSession& session) { session.start(); });
    on("generate.reroll", [](GenerateSession& session) { session.reroll(); });
    on("generate.stop", [this](GenerateSession& session) {
        session.stop();
        mFill->stop();
    });
    on("generate.repair", [this](GenerateSession&) {
        mWindow.showDock("dock.repair");
        mWorkspace->repairs().find();
    });
    connect(mActions["generate.fill"], &QAction::triggered, this, &GenerateCommands::fill);
    updateEnabled();
}

GenerateCommands::~GenerateCommands() = default;

void GenerateCommands::setWorkspace(Workspace* workspace) {
    mWorkspace = workspace;
    mFill.reset();
    if (workspace != nullptr) {
        mFill = std::make_unique<FillRest>(workspace->document());
        const auto library = [this, &system = workspace->document().system()] { return shelfOf(system); };
        mFill->setLibrary(library);
        if (mLibraryText) workspace->generate().setLibrary(library);
        workspace->balance().setLibrary(library());
        const auto update = [this] { updateEnabled(); };
        connect(&workspace->generate(), &GenerateSession::runChanged, mFill.get(), update);
        connect(&workspace->document(), &Document::changed, mFill.get(), update);
        connect(mFill.get(), &FillRest::runningChanged, mFill.get(), update);
        connect(mFill.get(), &FillRest::progressed, this, &GenerateCommands::tellFilling);
        connect(mFill.get(), &FillRest::filled, this, &GenerateCommands::tellFilled);
        // The message follows the games while it is visible.
        connect(&workspace->games(), &PlayedMaps::changed, mFill.get(), [this] {
            if (!mTold.isEmpty() && mWindow.statusBar()->currentMessage() == mTold) tellFairness();
        });
        connect(mFill.get(), &FillRest::failed, this, &GenerateCommands::tellUnfilled);
    }
    updateEnabled();
}

void GenerateCommands::setLibraries(LibraryText text) {
    mLibraryText = std::move(text);
    mShelves.clear();
    setWorkspace(mWorkspace);
}

const library::Shelf* GenerateCommands::shelfOf(const GameSystem& system) {
    const auto [known, isNew] = mShelves.try_emplace(system.id());
    if (isNew && mLibraryText)
        if (const std::string_view text = mLibraryText(system.id()); !text.empty())
            if (auto shelf = library::Shelf::open(system, text))
                known->second = std::make_unique<library::Shelf>(*std::move(shelf));
    return known->second.get();
}

void GenerateCommands::updateEnabled() {
    const bool can = mWorkspace != nullptr && mWorkspace->generate().functions() != nullptr;
    for (const char* id : generateActions) mActions[id]->setEnabled(can);
    if (!can) return;
    mActions["generate.repair"]->setEnabled(
        !Abilities::missingDocks(mWorkspace->document().system()).contains("dock.repair"));
    const bool runs = mWorkspace->generate().running();
    mActions["generate.fill"]->setEnabled(mFill->possible() && !mFill->running());
    mActions["generate.start"]->setEnabled(!runs);
    mActions["generate.reroll"]->setEnabled(!runs);
    mActions["generate.stop"]->setEnabled(runs || mFill->running());
}

void GenerateCommands::fill() {
    if (!mFill || mFill->running()) return;
    // A visible map shows its tiles during the filling.
    const WindowMode mode = mWindow.mode();
    if (mode != WindowMode::Design && mode != WindowMode::Generate && mode != WindowMode::Balance)
        mWindow.setMode(WindowMode::Design);
    mFill->start(freshSeed(), mWorkspace->state().symmetry());
    tellFilling(0);
}

void GenerateCommands::tellFilling(int percent) {
    if (!mFill->running()) return;
    mWindow.statusBar()->showMessage(
        tr("Filling the empty slots: bots are looking for the fairest tiles (%1). To cancel, choose "
           "Generate > Stop Generating.")
            .arg(Locale::percent(QString::number(percent))));
}

/// Offers a free design if the rulebook's numbers forbid the filling.
void GenerateCommands::tellUnfilled(const Error& error) {
    const QString what = tr("The empty slots can’t be filled.");
    if (mWorkspace->document().scenario().profile == RuleProfile::Free)
        return tellFailure(mWindow.widget(), mWorkspace->locale(), what, error);
    auto* box = new MessageBox(MessageBox::Warning, what, MessageBox::Cancel, mWindow.widget());
    box->setObjectName("unfilled");
    box->setInformativeText(mWorkspace->locale().text(error));
    auto* free = box->addButton(tr("&Fill as Free Design"), MessageBox::AcceptRole);
    free->setObjectName("fillFreely");
    connect(free, &QAbstractButton::clicked, mFill.get(), [this] {
        mWorkspace->document().apply({SetProfile{RuleProfile::Free}},
                                     [] { return tr("Switch to free design"); });
        fill();
    });
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void GenerateCommands::tellFilled(const generate::Filling& filling, const generate::FairestPossible* proven) {
    mWorkspace->games().add(filling.proven ? GamesOf::Proof : GamesOf::Search,
                            {mWorkspace->document().scenario(), generate::winsOf(filling.played)});
    QString text = tr("%Ln empty slot(s) filled.", nullptr, static_cast<int>(filling.changes.size()));
    const Locale& locale = mWorkspace->locale();
    if (filling.proven) text += ' ' + tr("The tiles are from a proven map.");
    if (filling.exact && filling.symmetry)
        text += ' ' + tr("The map is the same for every seat (%1).").arg(locale.text(*filling.symmetry));
    if (!filling.exact && proven == nullptr) {
        mFilled = text;
        mSinceFilled.start();
        return tellFairness();
    }
    if (proven != nullptr)
        text += ' ' + tr("No fairer map is possible with the placed tiles: the gap is about %1 points. All "
                         "%2 possibilities were tried.")
                          .arg(mWorkspace->locale().text(balance::gapText(proven->gap)),
                               mWorkspace->locale().text(balance::countText(proven->tried)));
    // A clearly unfair gap has its reasons in the kept tiles.
    const bool wide =
        proven != nullptr && proven->gap > 200 * mWorkspace->balance().margin() && !proven->inTheWay.empty();
    if (wide) {
        QStringList names;
        for (const Hex at : proven->inTheWay)
            names << Names::brief(mWorkspace->document().scenario().board, at);
        text += ' ' + tr("Tiles in the way (marked): %1.").arg(names.join(QStringLiteral(", ")));
        mWorkspace->selection().set({proven->inTheWay.begin(), proven->inTheWay.end()});
    }
    mWindow.statusBar()->showMessage(text, resultTime);
}

/// Tells the fairness of the filling in the games so far, and the next step for an unfair map.
void GenerateCommands::tellFairness() {
    const int left = resultTime - static_cast<int>(mSinceFilled.elapsed());
    if (left <= 0) return;
    mTold = mFilled;
    if (const PlayedMaps::Games* games = mWorkspace->games().of(mWorkspace->document().scenario())) {
        const balance::Headline headline = headlineOf(*games);
        mTold += ' ' + BalanceTexts::begun(BalanceTexts::text(headline, mWorkspace->locale())) + '.';
        if (headline.fairness == balance::Fairness::Unfair && mActions["generate.repair"]->isEnabled())
            mTold += ' ' + tr("To make the map fairer, choose Generate > Find Repairs.");
    }
    mWindow.statusBar()->showMessage(mTold, left);
}

void GenerateCommands::save(const std::vector<Scenario>& maps) {
    if (mWorkspace == nullptr || maps.empty()) return;
    const QString folder = QFileDialog::getExistingDirectory(mWindow.widget(), tr("Save Maps to a Folder"),
                                                             mWindow.files().startFolder());
    if (folder.isEmpty() || mWorkspace == nullptr) return;
    int saved = 0;
    for (const Scenario& map : maps) {
        const QString stem =
            map.provenance.seed ? QStringLiteral("map-%1").arg(*map.provenance.seed) : QStringLiteral("map");
        QString path = QDir(folder).filePath(stem + ".hexa");
        for (int i = 2; QFileInfo::exists(path); ++i)
            path = QDir(folder).filePath(QStringLiteral("%1-%2.hexa").arg(stem).arg(i));
        const Status status = writeFile(QFile::encodeName(path).toStdString(),
                                        writeScenario(map, mWorkspace->document().catalog()));
        if (!status.ok()) {
            MessageBox(MessageBox::Warning, mWorkspace->locale().text(status.error()), MessageBox::Ok,
                       mWindow.widget())
                .exec();
            break;
        }
        ++saved;
    }
    mWindow.statusBar()->showMessage(
        tr("%n map(s) saved in %1", nullptr, saved).arg(QDir::toNativeSeparators(folder)), 6000);
    if (saved > 0) emit mWindow.files().written(folder);
}

void GenerateCommands::tell(const Status& status, const QString& path) {
    if (status.ok())
        emit mWindow.files().written(path);
    else
        MessageBox(MessageBox::Warning, mWorkspace->locale().text(status.error()), MessageBox::Ok,
                   mWindow.widget())
            .exec();
}

}  // namespace hexa::editor

#include "moc_generatecommands.cpp"
