// SPDX-License-Identifier: GPL-3.0-or-later
// The widgets of the generate dialog and their texts; what they do is in generatedialog.cpp.
#include "editor/generate/generatedialog.h"

#include "core/edit/builders.h"
#include "editor/generate/composition.h"
#include "editor/generate/compositionpanel.h"
#include "editor/generate/seedfield.h"
#include "editor/preview/mappreview.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>

#include <algorithm>

namespace hexa {
namespace {

/// Scrolls up and down only: always as wide as its content needs, whatever the language.
class FormScroll : public QScrollArea {
public:
    FormScroll(QWidget* content, QWidget* parent) : QScrollArea(parent) {
        setWidget(content);
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    }
    QSize minimumSizeHint() const override {
        return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(), 160};
    }
    QSize sizeHint() const override { return {minimumSizeHint().width(), widget()->sizeHint().height()}; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::LayoutRequest) updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
};

}  // namespace

GenerateDialog::GenerateDialog(const GameSystem& system, const Scenario& current, paint::TileArt& art,
                               Locale& locale, std::vector<Layout> userLayouts, QSettings& settings,
                               QWidget* parent)
    : QDialog(parent), mSystem(system), mArt(art), mLocale(locale), mSettings(settings) {
    if (current.system == system.id() && placesOf(current, system.catalog) > 0)
        mChoices.push_back({{}, ":current", std::make_shared<const Scenario>(current), true});
    for (const std::vector<Layout>* list : {&system.layouts, &std::as_const(userLayouts)})
        for (const Layout& layout : *list)
            mChoices.push_back({layout.name, QString::fromStdString(layout.id),
                                std::make_shared<const Scenario>(layout.scenario), false});

    auto* columns = new QHBoxLayout;
    columns->addWidget(makeForm(), 0);
    columns->addWidget(makeResult(), 1);
    auto* buttons = new QHBoxLayout;
    mReroll = new QPushButton(icon("dice"), {}, this);
    mUse = new QPushButton(this);
    mNew = new QPushButton(this);
    mCancel = new QPushButton(this);
    mReroll->setObjectName("reroll");
    mUse->setObjectName("use");
    mNew->setObjectName("new");
    for (QPushButton* button : {mReroll, mNew, mCancel}) button->setAutoDefault(false);
    mUse->setDefault(true);
    buttons->addWidget(mReroll);
    buttons->addStretch();
    for (QPushButton* button : {mUse, mNew, mCancel}) buttons->addWidget(button);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addLayout(buttons);

    wire();
    restore();
    retranslate();
    generate();
    mReroll->setFocus();
    resize(920, 700);
}

QWidget* GenerateDialog::makeForm() {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 8, 0);
    mForm = new QFormLayout;
    mPlayers = new QComboBox(content);
    mPlayers->setObjectName("players");
    for (int n = mSystem.catalog.minSeats; n <= mSystem.catalog.maxSeats; ++n)
        mPlayers->addItem(QString::number(n), n);
    mLayout = new QComboBox(content);
    mLayout->setObjectName("layout");
    mLayout->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    mLayout->setMinimumContentsLength(20);
    mStandIn = new QLabel(content);
    mStandIn->setObjectName("standIn");
    mStandIn->setWordWrap(true);
    mSeed = new SeedField(content);
    mSeed->setObjectName("seed");
    mDice = new QPushButton(icon("dice"), {}, content);
    mDice->setObjectName("dice");
    mDice->setAutoDefault(false);
    auto* seedRow = new QHBoxLayout;
    seedRow->addWidget(mSeed, 1);
    seedRow->addWidget(mDice);
    mKeepSeed = new QCheckBox(content);
    mKeepSeed->setObjectName("keepSeed");
    mKeepLocked = new QCheckBox(content);
    mKeepLocked->setObjectName("keepLocked");
    mComposition = new CompositionPanel(mSystem, mArt, mLocale, content);

    for (const auto& [field, buddy] :
         {std::pair<QWidget*, QWidget*>{mPlayers, mPlayers}, {mLayout, mLayout}}) {
        auto* label = new QLabel(content);
        label->setBuddy(buddy);
        mForm->addRow(label, field);
    }
    mForm->addRow(mStandIn);
    auto* seedLabel = new QLabel(content);
    seedLabel->setBuddy(mSeed);
    mForm->addRow(seedLabel, seedRow);
    mForm->addRow(QString(), mKeepSeed);
    mForm->addRow(mKeepLocked);
    column->addLayout(mForm);
    column->addWidget(mComposition);
    column->addStretch();

    // On a low screen the form scrolls, so that the buttons stay.
    return new FormScroll(content, this);
}

QWidget* GenerateDialog::makeResult() {
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    mPreview = new MapPreview(mSystem.catalog, mArt, MapPreview::Frame::Free, side);
    mSign = new QLabel(side);
    mWords = new QLabel(side);
    mWords->setObjectName("words");
    mWords->setWordWrap(true);
    mWords->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // Room for three lines always, so that the map doesn't jump.
    mWords->setMinimumHeight(3 * mWords->fontMetrics().lineSpacing());
    mWords->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* words = new QHBoxLayout;
    words->addWidget(mSign, 0, Qt::AlignTop);
    words->addWidget(mWords, 1);
    column->addWidget(mPreview, 1);
    column->addLayout(words);
    return side;
}

void GenerateDialog::wire() {
    connect(mPlayers, &QComboBox::currentIndexChanged, this, [this] {
        fillLayouts();
        layoutChanged();
    });
    connect(mLayout, &QComboBox::currentIndexChanged, this, &GenerateDialog::layoutChanged);
    connect(mKeepLocked, &QCheckBox::toggled, this, &GenerateDialog::layoutChanged);
    connect(mComposition, &CompositionPanel::changed, this, &GenerateDialog::generate);
    connect(mSeed, &SeedField::seedChanged, this, &GenerateDialog::generate);
    connect(mDice, &QPushButton::clicked, this, &GenerateDialog::reroll);
    connect(mReroll, &QPushButton::clicked, this, &GenerateDialog::reroll);
    connect(mKeepSeed, &QCheckBox::toggled, this, [this](bool keep) {
        for (QPushButton* button : {mDice, mReroll}) button->setEnabled(!keep);
        retranslate();
    });
    connect(new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_R), this), &QShortcut::activated, this,
            &GenerateDialog::reroll);
    connect(mUse, &QPushButton::clicked, this, [this] {
        mTarget = Target::ThisMap;
        accept();
    });
    connect(mNew, &QPushButton::clicked, this, [this] {
        mTarget = Target::NewMap;
        accept();
    });
    connect(mCancel, &QPushButton::clicked, this, &QDialog::reject);
}

void GenerateDialog::retranslate() {
    setWindowTitle(tr("Generate a map"));
    const QStringList labels{tr("&Players:"), tr("La&yout:"), tr("&Seed:")};
    qsizetype next = 0;
    for (QWidget* field : {static_cast<QWidget*>(mPlayers), static_cast<QWidget*>(mLayout)})
        qobject_cast<QLabel*>(mForm->labelForField(field))->setText(labels[next++]);
    qobject_cast<QLabel*>(mForm->itemAt(3, QFormLayout::LabelRole)->widget())->setText(labels[next]);
    mKeepSeed->setText(tr("&Keep this seed"));
    mKeepSeed->setToolTip(tr("No new seed until this is unchecked, also when the dialog is opened again"));
    mDice->setToolTip(mKeepSeed->isChecked() ? tr("The seed is kept") : tr("New random seed"));
    mDice->setAccessibleName(tr("New random seed"));
    mReroll->setText(tr("&Re-roll"));
    mReroll->setToolTip(mKeepSeed->isChecked() ? tr("The seed is kept")
                                               : tr("Another map with a new seed (Space or Ctrl+R)"));
    const Choice* from = choice();
    const bool current = from != nullptr && from->current;
    const int locked = current ? lockedTiles(*from->scenario, mSystem.catalog) : 0;
    mKeepLocked->setEnabled(locked > 0);
    mKeepLocked->setText(locked > 0 ? tr("Keep %n &locked tile(s)", nullptr, locked)
                                    : tr("Keep &locked tiles"));
    mKeepLocked->setToolTip(locked > 0 ? QString()
                            : current  ? tr("No tile of this map is locked")
                                       : tr("Only with the layout of the current map"));
    mStandIn->setText(
        tr("This layout is a stand-in: it is our own, because the one of the rulebook is lost."));
    mForm->setRowVisible(mStandIn, from != nullptr && from->scenario->provenance.standIn);
    for (int i = 0; i < mLayout->count(); ++i)
        if (const auto& offered = mChoices[static_cast<std::size_t>(mLayout->itemData(i).toInt())]; true)
            mLayout->setItemText(i, offered.current ? tr("The current map’s layout")
                                                    : mLocale.text(offered.name));
    mPreview->setAccessibleName(tr("Preview of the map"));
    mUse->setText(tr("Replace the &map"));
    mUse->setToolTip(tr("Puts this map in place of the open one; undo brings that back"));
    mNew->setText(tr("Open as &new map"));
    mCancel->setText(tr("Cancel"));
}

void GenerateDialog::showMap() {
    const bool good = mMap != nullptr;
    mUse->setEnabled(good);
    mNew->setEnabled(good);
    mSign->setVisible(!good);
    mSign->setPixmap(icon("problem-error").pixmap(16, 16));
    paint::MapStyle style;
    style.language = mLocale.language().toStdString();
    mPreview->setStyle(style);
    if (!good) {
        // What there is to fill stays in view while the reason is read.
        mPreview->setScenario(
            choice() != nullptr ? std::make_shared<const Scenario>(asLayout(base(*choice()), mSystem.catalog))
                                : nullptr);
        mWords->setText(mError.join(u'\n'));
        return;
    }
    mPreview->setScenario(mMap);
    const auto counts = countKinds(mMap->board, mSystem.catalog.kinds.size());
    QStringList words;
    int tiles = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        tiles += counts[i];
        if (counts[i] > 0 && !mSystem.catalog.kinds[i].seat)
            words << QStringLiteral("%1\u00a0%2")
                         .arg(mLocale.text(mSystem.catalog.kinds[i].name))
                         .arg(counts[i]);
    }
    mWords->setText(tr("%n tile(s)", nullptr, tiles) + QStringLiteral(" · ") + words.join(", "));
    mPreview->setAccessibleDescription(mWords->text());
}

}  // namespace hexa
