// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/statusfields.h"

#include "editor/balance/balancetexts.h"
#include "editor/document/recoveryfolder.h"
#include "editor/preview/fairness.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/words.h"

#include <QDir>
#include <QHBoxLayout>
#include <QStatusBar>
#include <QToolButton>
#include <QToolTip>
#include <QWidget>

namespace hexa::editor {

namespace {

constexpr int maxTurnWidth = 640;  // pixels

}  // namespace

StatusFields::StatusFields(QStatusBar& bar, const RecoveryFolder& recovery, const Locale& locale)
    : QObject(&bar),
      mBar(bar),
      mFolder(recovery),
      mLocale(locale),
      mFields(new QWidget),
      mCounts(makeField("statusCounts")),
      mProblems(makeField("statusProblems")),
      mBalance(makeField("statusBalance")),
      mSaved(makeField("statusSaved")),
      mZoom(makeField("statusZoom")),
      mPlace(makeField("statusPlace")),
      mTurn(makeField("statusTurn")),
      mRecovery(makeField("statusRecovery")) {
    auto* row = new QHBoxLayout(mFields);
    row->setContentsMargins(0, 0, 0, 0);
    for (QToolButton* one : {mCounts, mProblems, mBalance, mSaved, mZoom, mPlace, mTurn}) row->addWidget(one);
    // Keeps its room, so that the map stays where it is.
    QSizePolicy policy = mFields->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    mFields->setSizePolicy(policy);
    mBar.addPermanentWidget(mFields);
    mBar.addPermanentWidget(mRecovery);
    connect(&bar, &QStatusBar::messageChanged, this, &StatusFields::makeRoom);
    mRecovery->setIcon(icon("problem-warning"));
    connect(&recovery, &RecoveryFolder::problemChanged, this, &StatusFields::showRecovery);
    connect(mRecovery, &QToolButton::clicked, this, [this] {
        QToolTip::showText(mRecovery->mapToGlobal(QPoint()), mRecovery->toolTip(), mRecovery);
    });
    const auto opens = [this](QToolButton* field, const char* dock) {
        connect(field, &QToolButton::clicked, this, [this, dock] { emit panelRequested(dock); });
    };
    opens(mCounts, "dock.statistics");
    opens(mProblems, "dock.problems");
    opens(mBalance, "dock.check");
    opens(mPlace, "dock.inspector");
    connect(mSaved, &QToolButton::clicked, this, &StatusFields::saveRequested);
    connect(mZoom, &QToolButton::clicked, this, &StatusFields::fitRequested);
    connect(mTurn, &QToolButton::clicked, this, &StatusFields::decisionRequested);
    refresh();
}

void StatusFields::makeRoom(const QString& message) {
    constexpr int edges = 24;  // pixels of the bar beside message and fields
    const int others = mFields->sizeHint().width() + (mRecovery->isHidden() ? 0 : mRecovery->width());
    const int needed = mBar.fontMetrics().horizontalAdvance(message) + edges;
    mFields->setVisible(message.isEmpty() || needed <= mBar.width() - others);
}

QToolButton* StatusFields::makeField(const char* name) {
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setIconSize({16, 16});
    return button;
}

void StatusFields::setWorkspace(Workspace* workspace) {
    mWorkspace = workspace;
    mHovered.reset();
    mFollowing = std::make_unique<QObject>();
    if (workspace != nullptr) {
        QObject* following = mFollowing.get();
        connect(&workspace->document(), &Document::changed, following, [this](const Footprint& footprint) {
            if (!footprint.cells.empty() || footprint.layout || footprint.seats) showCounts();
            showPlace(mHovered);
        });
        connect(&workspace->checker(), &MapChecker::findingsChanged, following, [this] { showProblems(); });
        for (const auto fairness :
             {&BalanceSession::factsChanged, &BalanceSession::jobChanged, &BalanceSession::playedChanged})
            connect(&workspace->balance(), fairness, following, [this] { showBalance(); });
        connect(&workspace->document(), &Document::modifiedChanged, following, [this] { showSaved(); });
        connect(&workspace->document(), &Document::pathChanged, following, [this] { showSaved(); });
        connect(&workspace->play().viewer, &Viewer::changed, following, [this] { showTurn(); });
        connect(&workspace->canvas(), &MapCanvas::viewChanged, following, [this] { showZoom(); });
        connect(&workspace->canvas(), &MapCanvas::hovered, following,
                [this](std::optional<Hex> at) { showPlace(at); });
        connect(&workspace->selection(), &Selection::currentChanged, following,
                [this] { showPlace(mHovered); });
    }
    refresh();
}

void StatusFields::setMode(const ModeInfo& mode) {
    mMode = mode.mode;
    mOfMap = mode.ofMap;
    mEdits = mode.edits;
    refresh();
}

bool StatusFields::ofTheMap() const { return mWorkspace != nullptr && mOfMap; }

/// True if the fields are about the visible canvas. The table of a game is another canvas.
bool StatusFields::ofTheCanvas() const { return ofTheMap() && mEdits; }

void StatusFields::refresh() {
    // A game doesn't change the map, so the fields about the map are hidden.
    for (QToolButton* button : {mCounts, mProblems, mBalance, mSaved})
        button->setVisible(ofTheMap() && mMode != WindowMode::Play);
    mTurn->setVisible(ofTheMap() && mMode == WindowMode::Play);
    for (QToolButton* button : {mZoom, mPlace}) button->setVisible(ofTheCanvas());
    showRecovery();
    if (mWorkspace == nullptr) return;
    showCounts();
    showProblems();
    showBalance();
    showSaved();
    showZoom();
    showPlace(mHovered);
    showTurn();
}

void StatusFields::showCounts() {
    const Scenario& scenario = mWorkspace->document().scenario();
    const KindCounts& counts = mWorkspace->document().counts();
    QString text =
        tr("%Ln tile(s)", nullptr, counts.tiles()) + ", " + tr("%n seat(s)", nullptr, scenario.players());
    const int empty = counts.of(KindId::Empty);
    if (empty > 0) text += ", " + tr("%Ln empty", "slots of the layout", empty);
    mCounts->setText(text);
    mCounts->setToolTip(tr("Tiles on the map. Click to open the statistics."));
}

void StatusFields::showProblems() {
    const MapChecker& checker = mWorkspace->checker();
    const int errors = checker.count(Severity::Error);
    const int warnings = checker.count(Severity::Warning);
    const char* picture = errors > 0 ? "problem-error" : warnings > 0 ? "problem-warning" : "problem-none";
    mProblems->setIcon(icon(picture));
    mProblems->setText(errors + warnings == 0 ? tr("No problems")
                                              : tr("%Ln problem(s)", nullptr, errors + warnings));
    mProblems->setToolTip(tr("Rule problems on this map. Click to list them."));
}

void StatusFields::showBalance() {
    const BalanceSession& session = mWorkspace->balance();
    mBalance->setVisible(ofTheMap() && mMode != WindowMode::Play && session.available());
    const balance::Headline headline = BalanceTexts::headline(session);
    mBalance->setText(caption(BalanceTexts::light(session)));
    mBalance->setIcon(fairnessIcon(headline.fairness));
    QPalette palette;
    if (const QColor colour = fairnessColour(headline.fairness); colour.isValid())
        palette.setColor(QPalette::ButtonText, colour);
    mBalance->setPalette(palette);
    mBalance->setToolTip(tr("Fairness of the map. Click to check it."));
}

void StatusFields::showSaved() {
    const Document& document = mWorkspace->document();
    mSaved->setText(document.isModified()       ? tr("not saved")
                    : document.path().isEmpty() ? tr("new")
                                                : tr("saved"));
    mSaved->setToolTip(document.path().isEmpty() ? tr("Not saved yet. Click to save.") : document.path());
}

void StatusFields::showZoom() {
    mZoom->setText(Locale::percent(QString::number(qRound(mWorkspace->canvas().zoom() * 100))));
    mZoom->setToolTip(tr("Zoom. Click to fit the map in the window."));
}

void StatusFields::showPlace(std::optional<Hex> at) {
    mHovered = at;
    if (!at) at = mWorkspace->selection().current();
    const Board& board = mWorkspace->document().scenario().board;
    const Cell* cell = at ? board.find(*at) : nullptr;
    QString text = QStringLiteral("–");
    if (cell != nullptr) {
        const Placement placement = mWorkspace->placement();
        const QString place = placement.nameOf(*at);
        const QString id = toQString(cell->id.text());
        text = place + "  " + placement.kindName(cell->kind);
        if (id != place) text += ' ' + id;
        if (const auto& points = board.detailsOf(*at).points)
            text += "  " + wordOf(mLocale, mWorkspace->document().catalog(), "word.points.of-hex",
                                  {{"points", std::int64_t{*points}}});
    }
    mPlace->setText(caption(text.trimmed()));
    mPlace->setToolTip(tr("Hex under the pointer. Click for its properties."));
    mPlace->setMinimumWidth(std::max(mPlace->minimumWidth(), mPlace->sizeHint().width()));
}

void StatusFields::showTurn() {
    const PlayParts& play = mWorkspace->play();
    const QString turn = play.session.texts().whoseTurn(play.viewer.decision(), play.viewer.view());
    // The field is hidden without a game.
    mTurn->setVisible(ofTheMap() && mMode == WindowMode::Play && !turn.isEmpty());
    // Long names must not make the window wider than the screen.
    mTurn->setText(caption(mTurn->fontMetrics().elidedText(turn, Qt::ElideRight, maxTurnWidth)));
    mTurn->setToolTip(folded(turn) + '\n' + tr("Click to go to the decision."));
}

void StatusFields::showRecovery() {
    const auto problem = mFolder.problem();
    mRecovery->setVisible(problem.has_value());
    if (!problem) return;
    mRecovery->setText(tr("no recovery copies"));
    mRecovery->setToolTip(tr("Recovery copies can’t be written: %1\nSave your work, then free disk space or "
                             "allow access to the folder %2.")
                              .arg(mLocale.text(*problem), QDir::toNativeSeparators(mFolder.path())));
}

}  // namespace hexa::editor

#include "moc_statusfields.cpp"
