// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/wishpanel.h"

#include "core/balance/binding.h"
#include "core/engine/generate/settings.h"
#include "core/library/configuration.h"
#include "editor/commands/variantbox.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/generate/composition.h"
#include "editor/generate/compositionpanel.h"
#include "editor/generate/methodbuttons.h"
#include "editor/generate/partrows.h"
#include "editor/generate/seedfield.h"
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

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hexa::editor {
namespace {

QLabel* hintLabel(const char* name) {
    auto* label = new PlainLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    return label;
}

/// Returns a combo box that doesn't widen its panel.
QComboBox* slimCombo(const char* name) {
    auto* combo = new QComboBox;
    combo->setObjectName(name);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(14);
    return combo;
}

}  // namespace

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
    mForm = new QFormLayout;
    mForm->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    mForm->setRowWrapPolicy(QFormLayout::WrapLongRows);
    mMode = slimCombo("generateMode");
    mModeHint = hintLabel("generateModeHint");
    mSymmetry = slimCombo("generateSymmetry");
    mSymmetryHint = hintLabel("generateSymmetryHint");
    mAtlas = new QSpinBox;
    mAtlas->setObjectName("generateAtlas");
    mAtlas->setGroupSeparatorShown(true);
    mSwaps = new QSpinBox;
    mSwaps->setObjectName("generateSwaps");
    mSwaps->setRange(0, maxWishedSwaps);
    mSeed = new SeedField;
    mSeed->setObjectName("seed");
    mKeepSeed = new QCheckBox;
    mKeepSeed->setObjectName("keepSeed");
    mKeep = new QSpinBox;
    mKeep->setObjectName("keepMaps");
    mKeep->setRange(1, maxShownMaps);
    mTournament = new QCheckBox;
    mTournament->setObjectName("tournament");
    mLength = slimCombo("tournamentLength");
    for (const int length : tournamentLengths) mLength->addItem({}, length);
    mCertify = new QCheckBox;
    mCertify->setObjectName("certifyWinner");
    mMargin = new QDoubleSpinBox;
    mMargin->setObjectName("generateMargin");
    mMargin->setRange(0.5, 20);
    mMargin->setSingleStep(0.5);
    mMargin->setDecimals(1);
    mMargin->setValue(balance::marginOf(mSession.document().system()) * 100);
    mStart = new QPushButton(icon("generate"), {});
    mStart->setObjectName("generateStart");
    mCopy = new QPushButton;
    mCopy->setObjectName("copySettings");
    mPaste = new QPushButton;
    mPaste->setObjectName("pasteSettings");
    const int indent = style()->pixelMetric(QStyle::PM_IndicatorWidth) + column.spacing();
    auto* length = new QHBoxLayout;
    length->addSpacing(indent);
    length->addWidget(mLength, 1);
    // Below the box: beside it both would make the panel wide.
    auto* proof = new QHBoxLayout;
    proof->addSpacing(indent);
    proof->addWidget(mMargin);
    proof->addStretch(1);
    for (QWidget* field : std::initializer_list<QWidget*>{mMode, mSymmetry, mAtlas, mSwaps, mKeep, mSeed}) {
        auto* label = new PlainLabel;
        label->setBuddy(field);
        mForm->addRow(label, field);
    }
    column.addLayout(mForm);
    column.addWidget(mKeepSeed);
    column.addWidget(mModeHint);
    column.addWidget(mSymmetryHint);
    column.addWidget(mTournament);
    column.addLayout(length);
    column.addWidget(mCertify);
    column.addLayout(proof);
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
    for (QComboBox* combo : {mMode, mLayout, mKeeping, mSymmetry, mLength})
        connect(combo, &QComboBox::currentIndexChanged, this, taken);
    for (QCheckBox* box : {mKeepSeed, mTournament, mCertify}) connect(box, &QCheckBox::toggled, this, taken);
    for (QSpinBox* number : {mKeep, mAtlas, mSwaps}) connect(number, &QSpinBox::valueChanged, this, taken);
    connect(mMargin, &QDoubleSpinBox::valueChanged, this, taken);
    connect(mSeed, &SeedField::seedChanged, this, taken);
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
    wishes.seed = mSeed->seed();
    wishes.keepSeed = mKeepSeed->isChecked();
    wishes.tournament = mTournament->isChecked();
    wishes.length = mLength->currentData().toInt();
    wishes.margin = mCertify->isChecked() ? std::optional(mMargin->value() / 100) : std::nullopt;
    GenerateRequest& request = wishes.request;
    request.mode = mMode->currentData().toString().toStdString();
    request.symmetry = mSymmetry->currentData().toString().toStdString();
    request.atlas.reset();
    // The row is still there when another method has just been chosen.
    const GenerateMethod* mode = mSession.functions()->mode(request.mode);
    if (mode != nullptr && mode->symmetric && mForm->isRowVisible(mAtlas) && mAtlas->value() > 0)
        request.atlas = static_cast<std::uint64_t>(mAtlas->value()) - 1;
    request.swaps = mSwaps->value();
    request.keep = mKeep->value();
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

void WishPanel::fillSymmetries() {
    mSymmetry->clear();
    const GenerateMethod* mode = mSession.mode();
    const bool symmetric = mode != nullptr && mode->symmetric;
    mForm->setRowVisible(mSymmetry, symmetric);
    mForm->setRowVisible(mAtlas, false);
    mForm->setRowVisible(mSwaps, mode != nullptr && mode->nearly);
    mSymmetryHint->setVisible(symmetric);
    if (!symmetric || !mSession.functions()->symmetries) return;
    const GenerateRequest request = mSession.request();
    const auto choices = mSession.functions()->symmetries(request);
    mSymmetry->addItem(tr("Best"), QString());
    if (!choices) return mSymmetryHint->setText(mLocale.text(choices.error()));
    for (const SymmetryChoice& choice : *choices) {
        const QString name = mLocale.text(choice.name);
        mSymmetry->addItem(choice.exact ? tr("%1 (exact)").arg(name) : tr("%1 (similar tiles)").arg(name),
                           toQString(choice.id));
    }
    const QString chosen = QString::fromStdString(request.symmetry);
    mSymmetry->setCurrentIndex(std::max(0, mSymmetry->findData(chosen)));
    const std::size_t shown =
        mSymmetry->currentIndex() > 0 ? static_cast<std::size_t>(mSymmetry->currentIndex()) - 1 : 0;
    if (choices->empty()) {
        mSymmetryHint->setText(
            tr("No symmetry of this layout treats all seats the same. Choose another layout or method."));
    } else if (mode->nearly) {
        mSymmetryHint->setText(
            tr("All seats get the same tiles, apart from a few swaps. Their number depends on locked tiles, "
               "tile counts, wishes and map style. The gallery lists the swaps."));
    } else if (!(*choices)[shown].exact) {
        mSymmetryHint->setText(tr("With these tile counts, the seats can’t be exactly the same. In a few "
                                  "places they get similar tiles: different research or different resources. "
                                  "The gallery shows these tiles and how much they matter."));
    } else if (const auto maps = (*choices)[shown].maps) {
        mForm->setRowVisible(mAtlas, true);
        mAtlas->setRange(0, static_cast<int>(std::min<std::uint64_t>(*maps, 2'000'000'000)));
        mAtlas->setValue(
            request.atlas ? static_cast<int>(std::min<std::uint64_t>(*request.atlas + 1, 2'000'000'000)) : 0);
        mSymmetryHint->setText(tr("Exactly the same for every seat. Number of such maps: %1")
                                   .arg(locale().toString(static_cast<qulonglong>(*maps))));
    } else {
        mSymmetryHint->setText(tr("Exactly the same for every seat."));
    }
}

void WishPanel::showWishes() {
    if (mSession.functions() == nullptr) return;
    const QScopedValueRollback<bool> showing(mShowing, true);
    const GenerateWishes& wishes = mSession.wishes();
    const GenerateMethod* mode = mSession.mode();
    mMode->setCurrentIndex(mode != nullptr ? mMode->findData(toQString(mode->id)) : -1);
    fillGrounds();
    mVariant->refresh();
    // The variants are those of the open map.
    mGround->setRowVisible(mVariant,
                           mVariant->count() > 0 && players() == mSession.document().scenario().players());
    fillStyles();
    mMore->setChecked(mSession.showsMore());
    mMore->setArrowType(mSession.showsMore() ? Qt::DownArrow : Qt::RightArrow);
    mMoreRows->setVisible(mSession.showsMore());
    mSeed->setSeed(wishes.seed);
    mKeepSeed->setChecked(wishes.keepSeed);
    mKeep->setValue(wishes.request.keep);
    mSwaps->setValue(wishes.request.swaps);
    const bool searches = mode != nullptr && mode->searches;
    const bool plays = searches && mSession.document().system().play;
    mTournament->setChecked(wishes.tournament);
    mLength->setCurrentIndex(mLength->findData(wishes.length));
    mLength->setEnabled(wishes.tournament);
    mCertify->setChecked(wishes.margin.has_value());
    for (QWidget* widget : std::initializer_list<QWidget*>{mTournament, mLength}) widget->setVisible(plays);
    const bool certifies =
        plays && !balance::uncertifiable(mSession.document().system(), mSession.document().scenario(), {});
    for (QWidget* widget : std::initializer_list<QWidget*>{mCertify, mMargin}) widget->setVisible(certifies);
    mMargin->setEnabled(mCertify->isChecked());
    const bool styled = mode != nullptr && mode->takesTastes();
    mTastes->setEnabled(styled);
    // Hides tastes and wishes if the game has none.
    mTastes->setVisible(!mSession.functions()->axes.empty());
    mWishes->setVisible(!mSession.functions()->wishes.empty());
    const bool fairByLuck = !styled && (!mTastes->isHidden() || !mWishes->isHidden());
    const auto& advise = mSession.functions()->advice;
    const auto advice = searches && advise ? advise(mSession.request()) : std::nullopt;
    mModeHint->setVisible(fairByLuck || advice.has_value());
    mModeHint->setText(
        advice ? mLocale.text(*advice)
               : tr("As in the rulebook: fair only by chance. Map style and wishes need another method."));
    const Scenario base = mSession.base();
    fillKeeping();
    mParts->setVisible(!mParts->empty());
    mParts->setWishes(wishes.request.parts);
    mComposition->setVisible(mParts->empty() && hasFreePlaces(base, mSession.document().catalog()));
    mComposition->setBase(base);
    mComposition->setWishes(wishes.request.counts);
    mTastes->setTastes(wishes.request.tastes);
    mWishes->setWishes(wishes.request.wishes);
    fillSymmetries();
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
    {
        const QScopedValueRollback<bool> showing(mShowing, true);
        mMode->clear();
        if (mSession.functions() != nullptr)
            for (const GenerateMethod& mode : mSession.functions()->modes)
                mMode->addItem(mLocale.text(mode.name), toQString(mode.id));
    }
    const auto label = [this](QWidget* field, const QString& text) {
        QWidget* shown = mForm->labelForField(field);
        if (shown == nullptr) shown = mGround->labelForField(field);
        qobject_cast<QLabel*>(shown)->setText(text);
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
    label(mMode, tr("&Method:"));
    label(mLayout, tr("La&yout:"));
    label(mKeeping, tr("K&eep:"));
    mKeeping->setToolTip(tr("Parts of the open map to keep. Homes and blank spaces are always kept."));
    label(mSymmetry, tr("Symmetr&y:"));
    label(mAtlas, tr("Map num&ber:"));
    mAtlas->setSpecialValueText(tr("Any", "map of the atlas"));
    mAtlas->setToolTip(tr("Number of the symmetric map to use. With “Any”, one is picked at random."));
    label(mSwaps, tr("S&waps:"));
    mSwaps->setSpecialValueText(tr("As few as possible", "swaps from symmetry"));
    mSwaps->setPrefix(QStringLiteral("≥ "));
    mSwaps->setToolTip(tr("Number of swaps compared with a symmetric map"));
    label(mKeep, tr("Ma&ps:"));
    label(mSeed, tr("See&d:"));
    mKeep->setToolTip(tr("Number of different maps for the gallery"));
    mKeepSeed->setText(tr("&Keep this seed"));
    mKeepSeed->setToolTip(tr("Keep the seed after a run, so that the same wishes give the same maps again"));
    mTournament->setText(tr("Let bots play the best maps"));
    mTournament->setToolTip(tr("The verdict of the strictest bot counts"));
    mLength->setItemText(0, tr("Usual number of games"));
    mLength->setItemText(1, tr("Twice as many games"));
    mLength->setItemText(2, tr("Four times as many games"));
    mLength->setAccessibleName(mTournament->text());
    mLength->setToolTip(tr("With more games the search finds fairer maps but takes longer"));
    mCertify->setText(tr("Certify the best map"));
    mCertify->setToolTip(tr("Play new games for a certificate and store it with the map"));
    mMargin->setSuffix(tr(" points"));
    mMargin->setPrefix(tr("Margin: "));
    mMargin->setAccessibleName(tr("Margin"));
    mMarkKept->setText(tr("Mark These Ti&les"));
    mMarkKept->setToolTip(tr("Select the kept tiles that are in the way, to unlock or replace them"));
    mCopy->setText(tr("&Copy Settings"));
    mCopy->setToolTip(tr("Copy these settings as a line of text"));
    mPaste->setText(tr("Paste Se&ttings"));
    mPaste->setToolTip(tr("Paste settings from a copied line of text"));
    mProgress->setAccessibleName(tr("Progress"));
    mParts->retranslate();
    mTastes->retranslate();
    mWishes->retranslate();
    mUpdate->request();
    mAssess->request();
}

}  // namespace hexa::editor

#include "moc_wishpanel.cpp"
