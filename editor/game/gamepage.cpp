// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/gamepage.h"

#include "editor/game/gamepreview.h"
#include "editor/game/gameproblems.h"
#include "editor/game/layoutform.h"
#include "editor/game/partpanel.h"
#include "editor/game/pushbutton.h"
#include "editor/game/regionform.h"
#include "editor/game/ruleform.h"
#include "editor/game/weightform.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QDir>
#include <QListWidget>
#include <QModelIndex>

#include <algorithm>
#include <iterator>
#include <utility>

namespace hexa::editor {
namespace {

constexpr int listWidth = 150;

constexpr QLatin1String rulesId("rules"), weightsId("weights"), layoutsId("layouts"), regionsId("regions");

}  // namespace

GamePage::GamePage(GameDocument& document, const Locale& locale, QWidget* parent)
    : QWidget(parent), mDocument(document), mLocale(locale), mTitle(new PlainLabel), mFile(new PlainLabel) {
    setObjectName("gamePage");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(8);
    column->addLayout(makeHead());
    mList = new QListWidget;
    mList->setObjectName("gameParts");
    mList->setFixedWidth(listWidth);
    connect(mList, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr) takePart(item->data(Qt::UserRole).toString());
    });
    mPreview = new GamePreview(mDocument, mLocale);
    auto* body = new QHBoxLayout;
    body->addWidget(mList);
    body->addWidget(makeMiddle(), 1);
    body->addWidget(mPreview);
    column->addLayout(body, 1);

    connect(mPreview, &GamePreview::reported, this, [this] {
        mPanel->refreshReport();
        mRule->refresh();
    });
    connect(mPreview, &GamePreview::regionPressed, this, [this](int row, Hex at) {
        if (mPanel->shows(regionsId) && row == mPanel->row()) mRegion->press(at);
    });
    connect(mPreview, &GamePreview::layoutPressed, this, [this](const QString& layout, Hex at) {
        if (mPanel->shows(layoutsId) && layout == chosenLayout()) mLayout->press(at);
    });
    connect(&document, &GameDocument::changed, this, &GamePage::refresh);
    connect(&document, &GameDocument::stateChanged, this, &GamePage::refreshHead);
    keepTranslated(*this, [this] { retranslate(); });
}

GamePage::~GamePage() { delete mPanel; }  // it shows mParts

QLayout* GamePage::makeHead() {
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
    return head;
}

QWidget* GamePage::makeMiddle() {
    auto* middle = new QWidget;
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    mPanel = new PartPanel(mDocument, mLocale);
    mRule = new RuleForm(mDocument, mLocale, mPreview->report());
    mWeights = new WeightForm(mDocument);
    mLayout = new LayoutForm(mDocument, mLocale);
    mRegion = new RegionForm(mDocument, mLocale);
    mProblems = new GameProblems(mDocument, mLocale, mParts);
    column->addWidget(mPanel, 1);
    column->addWidget(mRule);
    column->addWidget(mWeights);
    column->addWidget(mLayout);
    column->addWidget(mRegion);
    column->addWidget(mProblems);

    connect(mPanel, &PartPanel::rowChanged, this, [this] {
        followRow();
        refreshHead();
    });
    connect(mPanel, &PartPanel::fixRequested, mProblems, &GameProblems::apply);
    connect(mProblems, &GameProblems::fixed, mPanel, [this] { mPanel->setFocus(); });
    connect(mProblems, &GameProblems::placeRequested, this, &GamePage::showPlace);
    connect(mRule, &RuleForm::refused, mPanel, &PartPanel::tell);
    connect(mWeights, &WeightForm::refused, mPanel, &PartPanel::tell);
    connect(mRule, &RuleForm::placesRequested, this, &GamePage::placesRequested);
    return middle;
}

void GamePage::commit() {
    // Losing the focus closes an editor and commits its text.
    if (QWidget* focus = focusWidget(); focus != nullptr && focus != mPanel->focusProxy()) {
        focus->clearFocus();
        mPanel->setFocus();
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
    mPanel->setFocus();
}

void GamePage::setMap(std::shared_ptr<const Scenario> map, const GameSystem* game) {
    mPreview->setMap(std::move(map), game);
}

void GamePage::setFollowed(bool followed) { mPreview->setFollowed(followed); }

// -- showing --------------------------------------------------------------------------------------

void GamePage::rebuildParts() {
    const QString shown = mPanel->part() != nullptr ? mPanel->part()->id : QStringLiteral("kinds");
    const QModelIndex at = mPanel->current();
    mPanel->setPart(nullptr);
    const owngame::Definition& definition = mDocument.definition();
    mParts = gameParts(definition, mLocale, mPreview->report());
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
    if (at.isValid()) mPanel->select(at.row(), at.column());
}

void GamePage::showPart(const QString& id) {
    const auto found = std::ranges::find(mParts, id, &GamePart::id);
    if (found == mParts.end()) return;
    const QListWidgetItem* current = mList->currentItem();
    if (current != nullptr && current->data(Qt::UserRole).toString() == id && mPanel->part() == &*found)
        return;
    const QSignalBlocker quiet(mList);
    for (int row = 0; row < mList->count(); ++row)
        if (mList->item(row)->data(Qt::UserRole).toString() == id) mList->setCurrentRow(row);
    takePart(id);
}

void GamePage::showPlace(const QString& pointer) {
    const PlaceInParts place = placeIn(mParts, mDocument.definition(), pointer);
    if (place.part == nullptr) return;
    showPart(place.part->id);
    mPanel->select(std::max(0, place.row));
    mPanel->setFocus();
}

void GamePage::takePart(const QString& id) {
    const auto found = std::ranges::find(mParts, id, &GamePart::id);
    if (found != mParts.end()) mPanel->setPart(&*found, mProblems->problemsOf(*found));
}

void GamePage::refresh() {
    if (mParts.empty() || columnsOf(mDocument.definition()) != mColumns) rebuildParts();
    mPanel->refresh();
    mWeights->refresh();
    mProblems->refresh();
    if (mPanel->part() != nullptr) mPanel->setProblems(mProblems->problemsOf(*mPanel->part()));
    mTitle->setText(mDocument.displayName(mLocale.language()));
    followRow();
    refreshHead();
}

void GamePage::followRow() {
    const int row = mPanel->row();
    const auto rowIn = [&](QLatin1String part) { return mPanel->shows(part) ? row : -1; };
    mRule->setVisible(mPanel->shows(rulesId));
    mRule->setRow(rowIn(rulesId));
    mWeights->setVisible(mPanel->shows(weightsId));
    mLayout->setVisible(mPanel->shows(layoutsId));
    mLayout->setRow(rowIn(layoutsId));
    mRegion->setVisible(mPanel->shows(regionsId));
    mRegion->setRow(rowIn(regionsId));
    const auto& layouts = mDocument.definition().layouts;
    if (const int at = rowIn(layoutsId); at >= 0 && at < static_cast<int>(layouts.size()))
        mChosenLayout = layouts[static_cast<std::size_t>(at)].id;
    using About = GamePreview::Subject::About;
    GamePreview::Subject subject{About::Map, chosenLayout()};
    if (mPanel->shows(layoutsId)) subject.about = About::Layout;
    if (mPanel->shows(regionsId)) subject = {About::Region, std::move(subject.layout), row, mRegion->map()};
    mPreview->follow(std::move(subject));
}

void GamePage::refreshHead() {
    mSave->setEnabled(mDocument.isModified() || (mDocument.isOpen() && mDocument.path().isEmpty()));
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

void GamePage::retranslate() {
    mTranslate->setText(tr("&Translate…"));
    mTranslate->setToolTip(tr("Translate the names and sentences of the game"));
    mSave->setText(tr("&Save Game File"));
    mClose->setText(tr("&Back"));
    mList->setAccessibleName(tr("Parts of the game file"));
    rebuildParts();
    refresh();
}

}  // namespace hexa::editor

#include "moc_gamepage.cpp"
