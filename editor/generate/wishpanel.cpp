// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/wishpanel.h"

#include "core/library/configuration.h"
#include "editor/commands/variantbox.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/generate/composition.h"
#include "editor/generate/compositionpanel.h"
#include "editor/generate/methodbuttons.h"
#include "editor/generate/methodfields.h"
#include "editor/generate/partrows.h"
#include "editor/generate/stylelist.h"
#include "editor/generate/tasterows.h"
#include "editor/generate/wishrows.h"
#include "editor/ui/icons.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/times.h"
#include "editor/ui/translated.h"

#include <QClipboard>
#include <QComboBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hexa::editor {
WishPanel::WishPanel(GenerateSession& session, const Selection& selection, paint::TileArt& art,
                     Locale& locale, QWidget* parent)
    : ScrollColumn(parent),
      mSession(session),
      mLocale(locale),
      mUpdate(new LazyUpdate(this, [this] { showWishes(); })),
      mAssess(new LazyUpdate(this, [this] { assess(); })) {
    const GameSystem& system = session.document().system();
    const GenerateFunctions* generate = session.functions();
    static const GenerateFunctions nothing;
    if (generate == nullptr) generate = &nothing;
    mComposition = new CompositionPanel(system, art, locale);
    mParts = new PartRows(generate->parts, locale);
    mTastes = new TasteRows(generate->axes, locale);
    mWishes = new WishRows(generate->wishes, system.catalog, selection, locale);
    mVariant = new VariantBox(session.document(), locale);
    mVariant->setObjectName("generateVariant");
    if (session.functions() != nullptr) mStyles = new StyleList(system, locale);
    mMethods = new MethodButtons(session);
    mFields = new MethodFields(session, locale);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(6);
    build(*column);
    setWidget(content);
    content->setEnabled(session.functions() != nullptr);
    wire();
    keepTranslated(*this, [this] {
        retranslate();
        if (isVisible()) mUpdate->run();
    });
}

WishPanel::~WishPanel() = default;

void WishPanel::build(QVBoxLayout& column) {
    mGround = new QFormLayout;
    mGround->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    // WrapLongRows reserves no room for the field of a wrapped row where the panel has few others.
    mGround->setRowWrapPolicy(QFormLayout::WrapAllRows);
    mLayout = slimCombo("generateLayout");
    mKeeping = slimCombo("generateKeeping");
    for (QComboBox* combo : {mLayout, mKeeping}) combo->setMinimumContentsLength(24);
    for (const Keeping keeping : {Keeping::Locked, Keeping::Placed, Keeping::Nothing})
        mKeeping->addItem({}, static_cast<int>(keeping));
    for (QWidget* field : std::initializer_list<QWidget*>{mLayout, mVariant, mKeeping}) {
        auto* label = new PlainLabel;
        label->setBuddy(field);
        mGround->addRow(label, field);
    }
    mProven = new QPushButton(icon("light-fair"), {});
    mProven->setObjectName("showProven");
    mStop = new QPushButton(icon("stop"), {});
    mStop->setObjectName("generateStop");
    mProgress = new QProgressBar;
    mProgress->setObjectName("generateProgress");
    mStatus = hintLabel("generateStatus");
    mStatus->setTextInteractionFlags(Qt::TextSelectableByMouse);
    mMarkKept = new QPushButton;
    mMarkKept->setObjectName("markKept");
    mMore = new QToolButton;
    mMore->setObjectName("generateMore");
    mMore->setCheckable(true);
    mMore->setAutoRaise(true);
    mMore->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    mMoreRows = new QWidget;
    mMoreRows->setObjectName("generateMoreRows");
    auto* more = new QVBoxLayout(mMoreRows);
    more->setContentsMargins(0, 0, 0, 0);
    more->setSpacing(column.spacing());
    buildMore(*more);
    column.addLayout(mGround);
    mMoreStyles = new QToolButton;
    mMoreStyles->setObjectName("moreStyles");
    mMoreStyles->setCheckable(true);
    mMoreStyles->setAutoRaise(true);
    mMoreStyles->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    mMoreStyles->hide();
    if (mStyles != nullptr) column.addWidget(mStyles);
    column.addWidget(mMoreStyles);
    column.addWidget(mProven);
    column.addWidget(mMethods);
    column.addWidget(mStop);
    column.addWidget(mProgress);
    column.addWidget(mStatus);
    column.addWidget(mMarkKept);
    column.addWidget(mWishes);
    column.addWidget(mMore);
    column.addWidget(mMoreRows);
    column.addStretch();
}

void WishPanel::buildMore(QVBoxLayout& column) {
    mStart = new QPushButton(icon("generate"), {});
    mStart->setObjectName("generateStart");
    mCopy = new QPushButton;
    mCopy->setObjectName("copySettings");
    mPaste = new QPushButton;
    mPaste->setObjectName("pasteSettings");
    column.addWidget(mFields);
    column.addWidget(mStart);
    column.addWidget(mTastes);
    column.addWidget(mComposition);
    column.addWidget(mParts);
    column.addWidget(mCopy);
    column.addWidget(mPaste);
}

void WishPanel::wire() {
    const auto taken = [this] {
        if (!mShowing) takeWishes();
    };
    for (QComboBox* combo : {mLayout, mKeeping}) connect(combo, &QComboBox::currentIndexChanged, this, taken);
    connect(mFields, &MethodFields::changed, this, taken);
    connect(mComposition, &CompositionPanel::changed, this, taken);
    connect(mParts, &PartRows::changed, this, taken);
    connect(mTastes, &TasteRows::changed, this, taken);
    connect(mWishes, &WishRows::changed, this, [this, taken] {
        taken();
        mAssess->request();
    });
    connect(mWishes, &WishRows::placesRequested, this, &WishPanel::placesRequested);
    connect(mMarkKept, &QPushButton::clicked, this, [this] { emit placesRequested(mSession.inTheWay()); });
    connect(mCopy, &QPushButton::clicked, this, &WishPanel::copySettings);
    connect(mPaste, &QPushButton::clicked, this, &WishPanel::pasteSettings);
    connect(mProven, &QPushButton::clicked, &mSession, &GenerateSession::showProven);
    if (mStyles != nullptr)
        connect(mStyles, &StyleList::styleChosen, this, [this](const std::string& style) {
            GenerateWishes wishes = mSession.wishes();
            wishes.request.tastes = tastesOf(style);
            mSession.setWishes(std::move(wishes));
        });
    connect(mMoreStyles, &QToolButton::clicked, this, [this](bool on) {
        mStyles->setAll(on);
        fillStyles();
    });
    connect(mMore, &QToolButton::clicked, this, [this](bool on) {
        mSession.setShowsMore(on);
        showWishes();
    });
    connect(mStart, &QPushButton::clicked, &mSession, &GenerateSession::start);
    connect(mStop, &QPushButton::clicked, &mSession, &GenerateSession::stop);
    connect(&mSession, &GenerateSession::wishesChanged, this, [this] { mUpdate->request(); });
    connect(&mSession, &GenerateSession::runChanged, this, &WishPanel::showRun);
    connect(&mSession.document(), &Document::changed, this, [this] {
        mUpdate->request(150);
        mAssess->request(150);
    });
}

int WishPanel::players() const { return mSession.base().players(); }

// -- panel to session -----------------------------------------------------------------------------

void WishPanel::takeWishes() {
    GenerateWishes wishes = mSession.wishes();
    wishes.layout = mLayout->currentData().toString();
    wishes.keeping = static_cast<Keeping>(mKeeping->currentData().toInt());
    mFields->take(wishes);
    GenerateRequest& request = wishes.request;
    request.counts = mComposition->wishes();
    request.parts = mParts->wishes();
    request.tastes = mTastes->tastes();
    request.wishes = mWishes->wishes();
    mPasteError.clear();
    mSession.setWishes(std::move(wishes));
}

void WishPanel::copySettings() { QGuiApplication::clipboard()->setText(mSession.settingsText()); }

void WishPanel::pasteSettings() {
    const Status status = mSession.setSettingsText(QGuiApplication::clipboard()->text());
    mPasteError = status.ok() ? QString() : mLocale.text(status.error());
    showRun();
}

// -- session to panel -----------------------------------------------------------------------------

void WishPanel::fillGrounds() {
    const QString chosen = mSession.wishes().layout;
    mLayout->clear();
    const int seats = mSession.document().catalog().minSeats;
    for (const BaseMap& base : mSession.baseMaps()) {
        const QString name = base.id.isEmpty() ? tr("As in the open map") : mLocale.text(base.name);
        if (base.scenario->players() >= seats) mLayout->addItem(name, base.id);
    }
    mLayout->setCurrentIndex(std::max(0, mLayout->findData(chosen)));
}

void WishPanel::fillStyles() {
    const library::Shelf* shelf = mSession.library();
    mStyles->show(shelf, library::configurationOf(mSession.document().system(), mSession.base()));
    const auto& tastes = mSession.wishes().request.tastes;
    const std::string style = styleOf(tastes);
    // Sliders can be set to values that match no style.
    mStyles->setStyle(tastes.empty() || !style.empty() ? style : "own");
    mStyles->setVisible(mStyles->count() > 0);
    mMoreStyles->setVisible(mStyles->furtherStyles() > 0);
    mMoreStyles->setChecked(mStyles->showsAll());
    mMoreStyles->setArrowType(mStyles->showsAll() ? Qt::DownArrow : Qt::RightArrow);
    mProven->setVisible(shelf != nullptr);
}

void WishPanel::fillKeeping() {
    const GenerateWishes& wishes = mSession.wishes();
    const bool current = wishes.layout.isEmpty();
    const Scenario& open = mSession.keptFrom();
    const int locked = current ? lockedTiles(open, mSession.document().catalog()) : 0;
    const int placed = current ? placedTiles(open, mSession.document().catalog()) : 0;
    mKeeping->setItemText(0, locked > 0 ? tr("%Ln locked tile(s)", "to keep", locked)
                                        : tr("Locked tiles (none)", "to keep"));
    mKeeping->setItemText(1, tr("All %Ln placed tile(s)", "to keep", placed));
    mKeeping->setItemText(2, tr("Nothing", "to keep"));
    mKeeping->setCurrentIndex(mKeeping->findData(static_cast<int>(wishes.keeping)));
    // A map without tiles has nothing to keep.
    mGround->setRowVisible(mKeeping, current && placed > 0);
}

void WishPanel::showWishes() {
    if (mSession.functions() == nullptr) return;
    const QScopedValueRollback<bool> showing(mShowing, true);
    const GenerateWishes& wishes = mSession.wishes();
    fillGrounds();
    mVariant->refresh();
    // The variants are those of the open map.
    mGround->setRowVisible(mVariant,
                           mVariant->count() > 0 && players() == mSession.document().scenario().players());
    fillStyles();
    mMore->setChecked(mSession.showsMore());
    mMore->setArrowType(mSession.showsMore() ? Qt::DownArrow : Qt::RightArrow);
    mMoreRows->setVisible(mSession.showsMore());
    const GenerateMethod* mode = mSession.mode();
    mTastes->setEnabled(mode != nullptr && mode->takesTastes());
    // Hides tastes and wishes if the game has none.
    mTastes->setVisible(!mSession.functions()->axes.empty());
    mWishes->setVisible(!mSession.functions()->wishes.empty());
    const Scenario base = mSession.base();
    fillKeeping();
    mParts->setVisible(!mParts->empty());
    mParts->setWishes(wishes.request.parts);
    mComposition->setVisible(mParts->empty() && hasFreePlaces(base, mSession.document().catalog()));
    mComposition->setBase(base);
    mComposition->setWishes(wishes.request.counts);
    mTastes->setTastes(wishes.request.tastes);
    mWishes->setWishes(wishes.request.wishes);
    mFields->refresh();
    showRun();
    mSession.fitProven();
}

void WishPanel::showRun() {
    const bool runs = mSession.running();
    const QStringList reasons = mComposition->reasons();
    QStringList reported = mPasteError.isEmpty() ? reasons : QStringList{mPasteError};
    mStart->setEnabled(!runs && mSession.functions() != nullptr && reasons.isEmpty());
    mStop->setVisible(runs);
    mMethods->setVisible(!runs);
    if (!runs) mMethods->refresh(reasons);
    mProven->setEnabled(!runs);
    mProven->setText(mSession.showsProven() && !mSession.gallery().empty() ? tr("Show Other Pro&ven Maps")
                                                                           : tr("Show Pro&ven Maps"));
    mProgress->setVisible(runs);
    if (runs) {
        const QString run = shortTime(mSession.secondsRun());
        const auto left = mSession.secondsLeft();
        // A stage may end early, so the remaining time is a guess, shown in round figures.
        mProgress->setFormat(
            left ? tr("%p% after %1, about %2 left", "progress and times").arg(run, roundTime(*left))
                 : tr("%p% after %1", "progress and time").arg(run));
    }
    mProgress->setValue(mSession.percent());
    if (!mSession.message().isEmpty()) reported << mSession.message();
    mStatus->setText(reported.join('\n'));
    mStatus->setVisible(!reported.isEmpty());
    mMarkKept->setVisible(!runs && mPasteError.isEmpty() && !mSession.inTheWay().empty());
}

void WishPanel::assess() {
    const GenerateFunctions* generate = mSession.functions();
    if (generate == nullptr || !generate->assess) return;
    struct Assessed {
        std::vector<Wish> wishes;
        Candidate map;  ///< Candidate without figures if it can't be assessed.
    };
    const auto prepare = [this, generate] {
        GenerateRequest request = mSession.request();
        request.threads = 1;
        request.base = mSession.document().scenario();
        return [generate, request = std::move(request),
                wishes = mSession.wishes().request.wishes](const JobControl& control) mutable {
            request.stop = control.stop;
            auto map = generate->assess(request.base, request);
            return Assessed{std::move(wishes), map ? *std::move(map) : Candidate()};
        };
    };
    mAssessing.ask(prepare, [this](const Assessed& assessed) {
        mTastes->setFigures(assessed.map.tastes);
        if (assessed.wishes == mSession.wishes().request.wishes)
            mWishes->setResults(assessed.map.wishes);
        else if (!mAssessing.waiting())
            mAssess->request();
    });
}

void WishPanel::retranslate() {
    setAccessibleName(tr("Map wishes"));
    const auto label = [this](QWidget* field, const QString& text) {
        qobject_cast<QLabel*>(mGround->labelForField(field))->setText(text);
    };
    if (mStyles != nullptr) mStyles->setAccessibleName(tr("Map style"));
    mMoreStyles->setText(tr("More Styles"));
    mMoreStyles->setToolTip(tr("Show all map styles that proven maps have"));
    mProven->setToolTip(tr("Show twelve proven maps that contain the locked tiles"));
    mStop->setText(tr("&Stop"));
    mStop->setToolTip(tr("End the search and keep the best maps so far"));
    mStart->setText(tr("&Generate with These Settings"));
    mStart->setToolTip(tr("Generate maps from these wishes and show them in the gallery"));
    mMore->setText(tr("More"));
    mMore->setToolTip(tr("Show method, seed, tile counts, games and certificates"));
    label(mVariant, tr("Var&iant:"));
    label(mLayout, tr("La&yout:"));
    label(mKeeping, tr("K&eep:"));
    mKeeping->setToolTip(tr("Parts of the open map to keep. Homes and blank spaces are always kept."));
    mMarkKept->setText(tr("Mark These Ti&les"));
    mMarkKept->setToolTip(tr("Select the kept tiles that are in the way, to unlock or replace them"));
    mCopy->setText(tr("&Copy Settings"));
    mCopy->setToolTip(tr("Copy these settings as a line of text"));
    mPaste->setText(tr("Paste Se&ttings"));
    mPaste->setToolTip(tr("Paste settings from a copied line of text"));
    mProgress->setAccessibleName(tr("Progress"));
    mFields->retranslate();
    mParts->retranslate();
    mTastes->retranslate();
    mWishes->retranslate();
    mUpdate->request();
    mAssess->request();
}

}  // namespace hexa::editor

#include "moc_wishpanel.cpp"
