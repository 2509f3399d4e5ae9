// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/methodfields.h"

#include "core/balance/binding.h"
#include "core/engine/generate/settings.h"
#include "editor/document/document.h"
#include "editor/generate/generatesession.h"
#include "editor/generate/seedfield.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStyle>

#include <algorithm>
#include <cstdint>

namespace hexa::editor {

QLabel* hintLabel(const char* name) {
    auto* label = new PlainLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    return label;
}

QComboBox* slimCombo(const char* name) {
    auto* combo = new QComboBox;
    combo->setObjectName(name);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(14);
    return combo;
}

MethodFields::MethodFields(GenerateSession& session, const Locale& locale, QWidget* parent)
    : QWidget(parent), mSession(session), mLocale(locale) {
    build();
    wire();
}

void MethodFields::build() {
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
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    const int indent = style()->pixelMetric(QStyle::PM_IndicatorWidth) + column->spacing();
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
    column->addLayout(mForm);
    column->addWidget(mKeepSeed);
    column->addWidget(mModeHint);
    column->addWidget(mSymmetryHint);
    column->addWidget(mTournament);
    column->addLayout(length);
    column->addWidget(mCertify);
    column->addLayout(proof);
}

void MethodFields::wire() {
    for (QComboBox* combo : {mMode, mSymmetry, mLength})
        connect(combo, &QComboBox::currentIndexChanged, this, &MethodFields::changed);
    for (QCheckBox* box : {mKeepSeed, mTournament, mCertify})
        connect(box, &QCheckBox::toggled, this, &MethodFields::changed);
    for (QSpinBox* number : {mKeep, mAtlas, mSwaps})
        connect(number, &QSpinBox::valueChanged, this, &MethodFields::changed);
    connect(mMargin, &QDoubleSpinBox::valueChanged, this, &MethodFields::changed);
    connect(mSeed, &SeedField::seedChanged, this, &MethodFields::changed);
}

void MethodFields::take(GenerateWishes& wishes) const {
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
}

void MethodFields::fillSymmetries() {
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
                                   .arg(QWidget::locale().toString(static_cast<qulonglong>(*maps))));
    } else {
        mSymmetryHint->setText(tr("Exactly the same for every seat."));
    }
}

void MethodFields::refresh() {
    const QSignalBlocker quiet(this);
    const GameSystem& system = mSession.document().system();
    const GenerateWishes& wishes = mSession.wishes();
    const GenerateMethod* mode = mSession.mode();
    mMode->setCurrentIndex(mode != nullptr ? mMode->findData(toQString(mode->id)) : -1);
    mSeed->setSeed(wishes.seed);
    mKeepSeed->setChecked(wishes.keepSeed);
    mKeep->setValue(wishes.request.keep);
    mSwaps->setValue(wishes.request.swaps);
    const bool plays = mode != nullptr && mode->searches && system.play;
    mTournament->setChecked(wishes.tournament);
    mLength->setCurrentIndex(mLength->findData(wishes.length));
    mLength->setEnabled(wishes.tournament);
    mCertify->setChecked(wishes.margin.has_value());
    mMargin->setEnabled(wishes.margin.has_value());
    for (QWidget* widget : std::initializer_list<QWidget*>{mTournament, mLength}) widget->setVisible(plays);
    const bool certifies = plays && !balance::uncertifiable(system, mSession.document().scenario(), {});
    for (QWidget* widget : std::initializer_list<QWidget*>{mCertify, mMargin}) widget->setVisible(certifies);
    showHint();
    fillSymmetries();
}

/// Says what the method does to fairness, if there is something to say.
void MethodFields::showHint() {
    const GenerateFunctions& functions = *mSession.functions();
    const GenerateMethod* mode = mSession.mode();
    const bool styled = mode != nullptr && mode->takesTastes();
    const bool fairByLuck = !styled && !(functions.axes.empty() && functions.wishes.empty());
    const bool searches = mode != nullptr && mode->searches;
    const auto advice = searches && functions.advice ? functions.advice(mSession.request()) : std::nullopt;
    mModeHint->setVisible(fairByLuck || advice.has_value());
    mModeHint->setText(
        advice ? mLocale.text(*advice)
               : tr("As in the rulebook: fair only by chance. Map style and wishes need another method."));
}

void MethodFields::retranslate() {
    const QSignalBlocker quiet(this);
    mMode->clear();
    if (mSession.functions() != nullptr)
        for (const GenerateMethod& mode : mSession.functions()->modes)
            mMode->addItem(mLocale.text(mode.name), toQString(mode.id));
    const auto label = [this](QWidget* field, const QString& text) {
        qobject_cast<QLabel*>(mForm->labelForField(field))->setText(text);
    };
    label(mMode, tr("&Method:"));
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
}

}  // namespace hexa::editor

#include "moc_methodfields.cpp"
