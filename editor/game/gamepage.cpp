// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/gamepage.h"

#include "core/engine/check/acceptance.h"
#include "core/engine/generate/generate.h"
#include "core/owngame/adopt.h"
#include "editor/game/layoutform.h"
#include "editor/game/parttable.h"
#include "editor/game/regionform.h"
#include "editor/game/ruleform.h"
#include "editor/game/weightform.h"
#include "editor/paint/tileart.h"
#include "editor/preview/mappreview.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QDir>
#include <QHeaderView>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <utility>

namespace hexa::editor {
namespace {

constexpr int previewPause = 150;  // milliseconds before the open map is checked and repainted
constexpr int listWidth = 150;
constexpr int previewWidth = 270;

QPushButton* pushButton(const char* name, QLayout& row) {
    auto* button = new QPushButton;
    button->setObjectName(name);
    button->setAutoDefault(false);
    row.addWidget(button);
    return button;
}

}  // namespace

GamePage::GamePage(GameDocument& document, const Locale& locale, QWidget* parent)
    : QWidget(parent), mDocument(document), mLocale(locale), mTitle(new PlainLabel), mFile(new PlainLabel) {
    setObjectName("gamePage");
    QFont font = mTitle->font();
    font.setPointSizeF(font.pointSizeF() * 1.4);
    font.setBold(true);
    mTitle->setFont(font);
    mTitle->setObjectName("gameTitle");
    mFile->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* head = new QHBoxLayout;
    head->addWidget(mTitle);
    head->addWidget(mFile, 1);
    mNewMap = pushButton("gameNewMap", *head);
    mNewMap->setIcon(icon("new"));
    mTranslate = pushButton("gameTranslate", *head);
    mSave = pushButton("gameSave", *head);
    mSave->setIcon(icon("save"));
    mClose = pushButton("gameClose", *head);
    connect(mNewMap, &QPushButton::clicked, this, &GamePage::newMapRequested);
    connect(mTranslate, &QPushButton::clicked, this, &GamePage::textsRequested);
    connect(mSave, &QPushButton::clicked, this, &GamePage::saveRequested);
    connect(mClose, &QPushButton::clicked, this, &GamePage::closeRequested);

    mList = new QListWidget;
    mList->setObjectName("gameParts");
    mList->setFixedWidth(listWidth);
    connect(mList, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr) takePart(item->data(Qt::UserRole).toString());
    });
    auto* body = new QHBoxLayout;
    body->addWidget(mList);
    body->addWidget(makeMiddle(), 1);
    body->addWidget(makeRight());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(8);
    column->addLayout(head);
    column->addLayout(body, 1);

    mPreviewTimer.setSingleShot(true);
    mPreviewTimer.setInterval(previewPause);
    connect(&mPreviewTimer, &QTimer::timeout, this, &GamePage::refreshPreview);
    connect(&document, &GameDocument::changed, this, &GamePage::refresh);
    // A recovered game can have problems, and then no picture replaces that of the former game.
    connect(&document, &GameDocument::opened, this, [this] {
        delete std::exchange(mPreview, nullptr);
        mShownLayout.clear();
        mShownRegion = -1;
        mPreviewTitle->clear();
    });
    connect(&document, &GameDocument::stateChanged, this, &GamePage::refreshButtons);
    keepTranslated(*this, [this] { retranslate(); });
}

GamePage::~GamePage() {
    // They show the values of the members.
    delete mView;
    delete mTable;
    delete mPreview;
}

QWidget* GamePage::makeMiddle() {
    auto* middle = new QWidget;
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    mIntro = new PlainLabel;
    mIntro->setWordWrap(true);
    column->addWidget(mIntro);
    mTable = new PartTable(mDocument, this);
    mView = new PartView;
    mView->setObjectName("gameTable");
    mView->setModel(mTable);
    mView->setAlternatingRowColors(true);
    mView->setIconSize({32, 28});
    column->addWidget(mView, 1);
    auto* buttons = new QHBoxLayout;
    mAdd = pushButton("gameAdd", *buttons);
    mRemove = pushButton("gameRemove", *buttons);
    mUp = pushButton("gameUp", *buttons);
    mDown = pushButton("gameDown", *buttons);
    buttons->addStretch();
    mColour = pushButton("gameColour", *buttons);
    mDrawing = pushButton("gameDrawing", *buttons);
    mNoDrawing = pushButton("gameNoDrawing", *buttons);
    column->addLayout(buttons);
    mSummary = new PlainLabel;
    mSummary->setObjectName("gameSummary");
    mSummary->setWordWrap(true);
    auto* summary = new QHBoxLayout;
    summary->addWidget(mSummary, 1);
    mLower = pushButton("gameLower", *summary);
    column->addLayout(summary);
    mStatus = new PlainLabel;
    mStatus->setObjectName("gameStatus");
    mStatus->setWordWrap(true);
    mStatus->hide();
    column->addWidget(mStatus);
    mRule = new RuleForm(mDocument, mLocale, mReport);
    mWeights = new WeightForm(mDocument);
    column->addWidget(mRule);
    column->addWidget(mWeights);
    mLayout = new LayoutForm(mDocument, mLocale);
    column->addWidget(mLayout);
    mRegion = new RegionForm(mDocument, mLocale);
    column->addWidget(mRegion);
    mProblemsTitle = new PlainLabel;
    mProblems = new QListWidget;
    mProblems->setObjectName("gameProblems");
    mProblems->setMaximumHeight(90);
    mProblems->setWordWrap(true);
    column->addWidget(mProblemsTitle);
    auto* problems = new QHBoxLayout;
    problems->addWidget(mProblems, 1);
    auto* fixes = new QVBoxLayout;
    for (std::size_t i = 0; i < mFixButtons.size(); ++i) {
        mFixButtons[i] = pushButton(i == 0 ? "gameFix" : "gameOtherFix", *fixes);
        connect(mFixButtons[i], &QPushButton::clicked, this, [this, i] {
            if (i < mFixes.size()) apply(mFixes[i]);
        });
    }
    fixes->addStretch();
    problems->addLayout(fixes);
    column->addLayout(problems);

    connect(mLower, &QPushButton::clicked, this, [this] {
        if (const auto lower = owngame::fixOfCounts(mDocument.definition())) apply(*lower);
    });
    connect(mAdd, &QPushButton::clicked, this, &GamePage::addRow);
    connect(mRemove, &QPushButton::clicked, this, &GamePage::removeRow);
    connect(mView, &PartView::removeRequested, this, &GamePage::removeRow);
    connect(mUp, &QPushButton::clicked, this, [this] { moveRow(-1); });
    connect(mDown, &QPushButton::clicked, this, [this] { moveRow(1); });
    connect(mDrawing, &QPushButton::clicked, this, &GamePage::askDrawing);
    connect(mNoDrawing, &QPushButton::clicked, this, &GamePage::removeDrawing);
    connect(mColour, &QPushButton::clicked, this, &GamePage::askColour);
    connect(mView, &PartView::colourRequested, this, &GamePage::askColour);
    connect(mView, &PartView::pasted, this, &GamePage::paste);
    connect(mView, &PartView::dropped, this,
            [this](int row, const QMimeData* data) { takeDrawing(row, *data); });
    connect(mTable, &PartTable::refused, this, &GamePage::tell);
    connect(
        mTable, &PartTable::moved, this,
        [this](int row, int at) { mView->setCurrentIndex(mTable->index(row, at)); }, Qt::QueuedConnection);
    connect(mRule, &RuleForm::refused, this, &GamePage::tell);
    connect(mWeights, &WeightForm::refused, this, &GamePage::tell);
    connect(mRule, &RuleForm::placesRequested, this, &GamePage::placesRequested);
    connect(mView->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        mRule->setRow(part() != nullptr && part()->id == QLatin1String("rules") ? row() : -1);
        followLayout();
        refreshButtons();
    });
    connect(mProblems, &QListWidget::currentRowChanged, this, &GamePage::refreshFixes);
    connect(mProblems, &QListWidget::itemActivated, this,
            [this](QListWidgetItem* item) { showProblem(mProblems->row(item)); });
    connect(mProblems, &QListWidget::itemClicked, this,
            [this](QListWidgetItem* item) { showProblem(mProblems->row(item)); });
    return middle;
}

QWidget* GamePage::makeRight() {
    auto* right = new QWidget;
    right->setFixedWidth(previewWidth);
    mRight = new QVBoxLayout(right);
    mRight->setContentsMargins(0, 0, 0, 0);
    mPreviewTitle = new PlainLabel;
    mPreviewTitle->setObjectName("gamePreviewTitle");
    mPreviewTitle->setWordWrap(true);
    mLosses = new PlainLabel;
    mLosses->setObjectName("gameLosses");
    mLosses->setWordWrap(true);
    mRight->addWidget(mPreviewTitle);
    mRight->addStretch(1);
    mRight->addWidget(mLosses);
    return right;
}

int GamePage::row() const { return mView->currentIndex().isValid() ? mView->currentIndex().row() : -1; }

const GamePart* GamePage::part() const { return mTable->part(); }

void GamePage::commit() {
    // Losing the focus closes an editor and commits its text.
    if (QWidget* focus = focusWidget(); focus != nullptr && focus != mView) {
        focus->clearFocus();
        mView->setFocus();
    }
}

QString GamePage::chosenLayout() const {
    const auto& layouts = mDocument.definition().layouts;
    if (layouts.empty()) return {};
    const auto chosen = std::ranges::find(layouts, mChosenLayout, &owngame::LayoutPlan::id);
    return QString::fromStdString((chosen != layouts.end() ? *chosen : layouts.front()).id);
}

/// Typing changes the table at once.
void GamePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    mView->setFocus();
}

// -- showing --------------------------------------------------------------------------------------

void GamePage::rebuildParts() {
    const QString shown = part() != nullptr ? part()->id : QStringLiteral("kinds");
    const QModelIndex at = mView->currentIndex();
    mTable->setPart(nullptr);
    const owngame::Definition& definition = mDocument.definition();
    mParts = gameParts(definition, mLocale, mReport);
    mColumns = columnsOf(definition);
    {
        const QSignalBlocker quiet(mList);
        mList->clear();
        for (auto one = mParts.begin(); one != mParts.end(); ++one) {
            if (one != mParts.begin() && !one->basic && std::prev(one)->basic) {
                auto* heading = new QListWidgetItem(tr("More", "parts of a game file"), mList);
                heading->setFlags(Qt::NoItemFlags);
            }
            auto* item = new QListWidgetItem(one->title, mList);
            item->setData(Qt::UserRole, one->id);
        }
    }
    showPart(shown);
    if (at.isValid()) mView->setCurrentIndex(mTable->index(at.row(), at.column()));
}

void GamePage::showPart(const QString& id) {
    const auto found = std::ranges::find(mParts, id, &GamePart::id);
    if (found == mParts.end()) return;
    const QListWidgetItem* current = mList->currentItem();
    if (current != nullptr && current->data(Qt::UserRole).toString() == id && mTable->part() == &*found)
        return;
    const QSignalBlocker quiet(mList);
    for (int row = 0; row < mList->count(); ++row)
        if (mList->item(row)->data(Qt::UserRole).toString() == id) mList->setCurrentRow(row);
    takePart(id);
}

void GamePage::takePart(const QString& id) {
    const auto found = std::ranges::find(mParts, id, &GamePart::id);
    if (found == mParts.end()) return;
    const GamePart& shown = *found;
    tell({});
    mTable->setPart(&shown);
    markProblems();
    mIntro->setText(shown.intro);
    mView->fitColumns();
    mView->verticalHeader()->setVisible(static_cast<bool>(shown.rowName));
    if (shown.drawing) mView->verticalHeader()->setDefaultSectionSize(34);
    mRule->setVisible(shown.id == QLatin1String("rules"));
    mWeights->setVisible(shown.id == QLatin1String("weights"));
    mRule->setRow(-1);
    followLayout();
    refreshSummary();
    if (mTable->rowCount() > 0) mView->setCurrentIndex(mTable->index(0, 0));
    refreshButtons();
}

void GamePage::refresh() {
    if (mParts.empty() || columnsOf(mDocument.definition()) != mColumns)
        rebuildParts();
    else
        mTable->refresh();
    mView->growColumns();
    mRule->refresh();
    mWeights->refresh();
    mLayout->refresh();
    mRegion->refresh();
    refreshSummary();
    mTitle->setText(mDocument.displayName(mLocale.language()));
    {
        const QSignalBlocker quiet(mProblems);
        mProblems->clear();
        for (const Error& problem : mDocument.problems()) mProblems->addItem(textOf(problem));
        mProblems->setCurrentRow(0);
    }
    markProblems();
    refreshFixes();
    const bool any = mProblems->count() > 0;
    mProblems->setVisible(any);
    mProblemsTitle->setVisible(any);
    refreshButtons();
    mPreviewTimer.start();
}

void GamePage::refreshSummary() {
    const bool any = mDocument.isOpen() && part() != nullptr && part()->summary;
    mSummary->setVisible(any);
    mSummary->setText(any ? part()->summary(mDocument.definition()) : QString());
    const auto lower = any && part()->id == QLatin1String("counts")
                           ? owngame::fixOfCounts(mDocument.definition())
                           : std::nullopt;
    mLower->setVisible(lower.has_value());
    if (lower) mLower->setText(caption(mLocale.text(lower->name)));
}

bool GamePage::showsLayouts() const { return part() != nullptr && part()->id == QLatin1String("layouts"); }

bool GamePage::showsRegions() const { return part() != nullptr && part()->id == QLatin1String("regions"); }

/// Shows the chosen layout or region in the picture and in its form, or the open map again.
void GamePage::followLayout() {
    mLayout->setVisible(showsLayouts());
    mLayout->setRow(showsLayouts() ? row() : -1);
    mRegion->setVisible(showsRegions());
    mRegion->setRow(showsRegions() ? row() : -1);
    mPreviewTimer.start();
}

/// Clicks on a layout or a region are for the form. The preview may still show another one, because
/// it waits after changes and while the file has problems.
void GamePage::pressPicture(Hex at) {
    if (showsRegions() && mShownRegion >= 0 && mShownRegion == row()) mRegion->press(at);
    if (showsLayouts() && !mShownLayout.isEmpty() && mShownLayout == chosenLayout()) mLayout->press(at);
}

void GamePage::refreshButtons() {
    const GamePart* shown = part();
    const int at = row();
    const int rows = mTable->rowCount();
    mAdd->setVisible(shown != nullptr && shown->add);
    mRemove->setVisible(shown != nullptr && shown->remove);
    mUp->setVisible(shown != nullptr && shown->exchange);
    mDown->setVisible(shown != nullptr && shown->exchange);
    mRemove->setEnabled(at >= 0 && at < rows);
    mUp->setEnabled(at > 0);
    mDown->setEnabled(at >= 0 && at + 1 < rows);
    const bool draws = shown != nullptr && shown->drawing;
    mDrawing->setVisible(draws);
    mNoDrawing->setVisible(draws);
    mDrawing->setEnabled(at >= 0 && at < rows);
    const owngame::Definition& definition = mDocument.definition();
    mNoDrawing->setEnabled(draws && at >= 0 && at < rows &&
                           definition.drawings.contains(shown->drawing(definition, at)));
    const bool coloured =
        shown != nullptr && std::ranges::any_of(shown->columns, [](const PartColumn& column) {
            return column.input == PartColumn::Input::Colour;
        });
    mColour->setVisible(coloured);
    mColour->setEnabled(at >= 0 && at < rows);
    mSave->setEnabled(mDocument.isModified() || (mDocument.isOpen() && mDocument.path().isEmpty()));
    if (showsLayouts() && at >= 0 && at < static_cast<int>(definition.layouts.size()))
        mChosenLayout = definition.layouts[static_cast<std::size_t>(at)].id;
    mNewMap->setEnabled(mDocument.problems().empty() && mDocument.isOpen());
    nameNewMap();
    mTranslate->setEnabled(mDocument.isOpen());
    mFile->setText(QDir::toNativeSeparators(mDocument.path()));
    mFile->setToolTip(mFile->text());
}

/// Names the layout on the button, if there are several.
void GamePage::nameNewMap() {
    constexpr int widest = 150;
    const auto& layouts = mDocument.definition().layouts;
    const auto chosen = std::ranges::find(layouts, chosenLayout().toStdString(), &owngame::LayoutPlan::id);
    const QString name = layouts.size() > 1 ? mLocale.text(chosen->name) : QString();
    const QString shown = caption(mNewMap->fontMetrics().elidedText(name, Qt::ElideRight, widest));
    mNewMap->setText(name.isEmpty() ? tr("New &Map") : tr("New &Map: %1").arg(shown));
    mNewMap->setToolTip(name.isEmpty() ? tr("Create a map with the chosen layout")
                                       : tr("Create a map with this layout. Select another one in Layouts."));
}

void GamePage::setMap(std::shared_ptr<const Scenario> map, const GameSystem* game) {
    mMap = std::move(map);
    mMapGame = game;
    refreshPreview();
}

void GamePage::setFollowed(bool followed) { mReport.followed = followed; }

/// Shows the open map in the new edition, and the rules that it breaks.
void GamePage::refreshPreview() {
    mPreviewTimer.stop();
    mExample.cancel();
    const auto game = mDocument.system();
    const bool waits = game == nullptr && mDocument.isOpen();
    mLosses->setText(!waits ? QString()
                     : mReport.followed
                         ? tr("Open maps keep the previous edition until the problems are solved.")
                         : tr("No maps can be created until the problems are solved."));
    if (game == nullptr) return;
    delete std::exchange(mPreview, nullptr);
    mArt.reset();
    mShownGame = game;
    mShownLayout.clear();
    mShownRegion = -1;
    mReport = {false, mReport.followed, {}, {}};
    std::shared_ptr<const Scenario> shown;
    QStringList losses;
    const auto region = showsRegions() ? mRegion->map() : std::nullopt;
    if (region) {
        shown = std::make_shared<const Scenario>(*region);
        mShownRegion = row();
        mPreviewTitle->setText(tr("The region"));
    } else if (mMap != nullptr && mMapGame != nullptr && !showsLayouts()) {
        owngame::Adopted adopted = owngame::adopted(*mMap, mMapGame->catalog, game->catalog);
        for (const Message& loss : adopted.losses) losses << mLocale.text(loss);
        mReport.there = true;
        for (const Finding& finding : findingsOf(*game, adopted.map)) {
            if (finding.problem.rule.empty() || finding.problem.severity == Severity::Hint) continue;
            if (const auto* place = std::get_if<HexPlace>(&finding.problem.place))
                mReport.broken[finding.problem.rule].push_back({place->q, place->r});
            else
                mReport.whole.insert(finding.problem.rule);
        }
        shown = std::make_shared<const Scenario>(std::move(adopted.map));
        mPreviewTitle->setText(tr("The open map"));
    } else {
        const Layout* layout = game->layout(chosenLayout().toStdString());
        if (layout != nullptr) {
            shown = std::make_shared<const Scenario>(layout->scenario);
            mShownLayout = chosenLayout();
            mPreviewTitle->setText(tr("Layout: %1").arg(mLocale.text(layout->name)));
        }
    }
    if (!losses.isEmpty())
        mLosses->setText(tr("Objects that will be removed from open maps:") + u'\n' + losses.join(u'\n'));
    else if (mMapGame != nullptr && mMapGame->id() != game->id())
        mLosses->setText(
            tr("Open maps change when you leave this page. Their undo steps and galleries are lost."));
    if (shown != nullptr) {
        mArt = std::make_unique<paint::TileArt>(*game);
        mPreview = new MapPreview(game->catalog, *mArt, MapPreview::Frame::Free);
        mPreview->setObjectName("gamePreview");
        mPreview->showSeats();
        if (showsLayouts() || showsRegions()) mPreview->leaveRoom();
        connect(mPreview, &MapPreview::pressed, this, &GamePage::pressPicture);
        mRight->insertWidget(1, mPreview, 4);
        mPreview->setScenario(shown);
    }
    if (!mShownLayout.isEmpty() && !showsLayouts()) askExample();
    mTable->refreshReport();
    mRule->refresh();
}

/// Fills the layout in the picture, so that tiles, counts and rules are seen before the first map,
/// and so is a contradiction between them.
void GamePage::askExample() {
    const auto prepare = [this] {
        return [game = mShownGame, layout = mShownLayout.toStdString()](const JobControl& control) {
            GenerateRequest request;
            request.base = game->layout(layout)->scenario;
            request.seed = 1;
            request.stop = control.stop;
            return std::pair(game, makeMap(*game, request));
        };
    };
    const auto take = [this](std::pair<std::shared_ptr<const GameSystem>, Result<Scenario>> made) {
        auto& [game, map] = made;
        const bool waits = !mShownLayout.isEmpty() && !showsLayouts() && mMap == nullptr;
        if (game != mShownGame || mPreview == nullptr || !waits) return;
        if (!map) {
            mLosses->setText(mLocale.text(map.error()));
            return;
        }
        mPreviewTitle->setText(tr("An example map"));
        mPreview->setScenario(std::make_shared<const Scenario>(*std::move(map)));
    };
    mExample.ask(prepare, take);
}

void GamePage::tell(const QString& text) {
    mStatus->setText(text);
    mStatus->setVisible(!text.isEmpty());
}

void GamePage::retranslate() {
    nameNewMap();
    mTranslate->setText(tr("&Translate…"));
    mTranslate->setToolTip(tr("Translate the names and sentences of the game"));
    mSave->setText(tr("&Save Game File"));
    mClose->setText(tr("&Back"));
    mAdd->setText(tr("&Add"));
    mRemove->setText(tr("&Remove"));
    mUp->setText(tr("Move &Up"));
    mDown->setText(tr("Move &Down"));
    mColour->setText(tr("C&olour…"));
    mDrawing->setText(tr("Dra&wing…"));
    mNoDrawing->setText(tr("Remove Draw&ing"));
    mProblemsTitle->setText(tr("Problems in the game file (choose one to go there):"));
    mList->setAccessibleName(tr("Parts of the game file"));
    mView->setAccessibleName(tr("Table of the chosen part"));
    rebuildParts();
    refresh();
}

}  // namespace hexa::editor

#include "moc_gamepage.cpp"
