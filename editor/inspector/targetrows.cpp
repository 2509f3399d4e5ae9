// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/targetrows.h"

#include "core/engine/judge/balance.h"
#include "core/engine/judge/targets.h"
#include "core/engine/system.h"
#include "editor/document/document.h"
#include "editor/inspector/form.h"
#include "editor/ui/locale.h"
#include "editor/ui/wheel.h"

#include <QCheckBox>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <numeric>

namespace hexa::editor {
namespace {

constexpr int pause = 400;  // ms
constexpr int hundred = 100;

QString inProportion(const std::vector<std::int32_t>& targets) {
    QStringList parts;
    for (const std::int32_t part : targets) parts << QString::number(part);
    return parts.join(QStringLiteral(" : "));
}

}  // namespace

TargetRows::TargetRows(Document& document, const Locale& locale, QWidget* parent)
    : QWidget(parent), mDocument(document), mLocale(locale), mColumn(new QVBoxLayout(this)) {
    mColumn->setContentsMargins(0, 8, 0, 0);
    mColumn->setSpacing(4);
    mTitle = addHeading(mColumn);
    mDeclared = new QCheckBox;
    mDeclared->setObjectName("declareTargets");
    mColumn->addWidget(mDeclared);
    mHint = addText(mColumn);
    mHint->setObjectName("targetsHint");
    mPause.setSingleShot(true);
    mPause.setInterval(pause);
    connect(&mPause, &QTimer::timeout, this, &TargetRows::apply);
    connect(mDeclared, &QCheckBox::clicked, this, &TargetRows::declare);
}

TargetRows::Row TargetRows::makeRow(std::size_t place) {
    Row row{new QWidget, nullptr, new QSpinBox, new PlainLabel};
    auto* column = new QVBoxLayout(row.box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    row.name = addText(column);
    auto* line = new QHBoxLayout;
    row.part->setObjectName(QStringLiteral("target-%1").arg(place + 1));
    row.part->setRange(1, maxTargetPart);
    row.part->setKeyboardTracking(false);
    ignoreWheelUnlessFocused(row.part);
    row.name->setBuddy(row.part);
    line->addWidget(row.part);
    line->addWidget(row.share, 1);
    column->addLayout(line);
    mColumn->insertWidget(mColumn->count() - 1, row.box);
    connect(row.part, &QSpinBox::valueChanged, this, [this, place] {
        balanceOut(place);
        showShares();
        mPause.start();
        emit typedChanged();
    });
    connect(row.part, &QSpinBox::editingFinished, this, [this] {
        if (mPause.isActive()) apply();
    });
    return row;
}

void TargetRows::show(bool force) {
    const GameSystem& system = mDocument.system();
    const Scenario& scenario = mDocument.scenario();
    std::vector<std::vector<std::size_t>> places;
    if (system.balance && system.balance->targetPlaces) places = system.balance->targetPlaces(scenario);
    const auto declared = declaredTargets(scenario, static_cast<int>(places.size()));
    setVisible(!places.empty());
    while (mRows.size() > places.size()) {
        delete mRows.back().box;
        mRows.pop_back();
    }
    while (mRows.size() < places.size()) mRows.push_back(makeRow(mRows.size()));
    if (force) mPause.stop();
    mStored = declared ? *declared : std::vector<std::int32_t>();
    mDeclared->setChecked(!declared || !mStored.empty());
    mHint->setText(!declared         ? mLocale.text(declared.error())
                   : mStored.empty() ? tr("The map counts as fair if all win rates are equal.")
                                     : tr("The map counts as fair if the win rates have this ratio."));
    for (std::size_t place = 0; place < mRows.size(); ++place) {
        const Row& row = mRows[place];
        row.box->setVisible(!mStored.empty());
        const QString name = nameOf(places[place]);
        row.name->setText(name);
        row.part->setAccessibleName(tr("Target win rate for %1", "player or side").arg(name));
        const QSignalBlocker quiet(row.part);
        if (!mStored.empty() && !mPause.isActive()) row.part->setValue(mStored[place]);
    }
    showShares();
}

QString TargetRows::nameOf(const std::vector<std::size_t>& seats) const {
    QStringList names;
    for (const std::size_t seat : seats) {
        const Faction* faction = factionOf(mDocument.scenario(), mDocument.catalog(), seat);
        names << (faction != nullptr ? mLocale.text(faction->name) : tr("Player %1").arg(seat + 1));
    }
    names.removeDuplicates();
    return names.join(QStringLiteral(", "));
}

std::vector<std::int32_t> TargetRows::shown() const {
    std::vector<std::int32_t> targets;
    for (const Row& row : mRows) targets.push_back(row.part->value());
    return targets;
}

void TargetRows::balanceOut(std::size_t place) {
    if (mRows.size() != 2 || mStored.size() != 2 || mStored[0] + mStored[1] != hundred) return;
    const int own = mRows[place].part->value();
    if (own >= hundred) return;
    QSpinBox& other = *mRows[1 - place].part;
    const QSignalBlocker quiet(other);
    other.setValue(hundred - own);
}

void TargetRows::showShares() {
    const std::vector<std::int32_t> targets = shown();
    const int all = std::accumulate(targets.begin(), targets.end(), 0);
    for (std::size_t place = 0; place < mRows.size(); ++place)
        mRows[place].share->setText(
            tr("= %1%", "share of the wins")
                .arg(locale().toString(100.0 * targets[place] / std::max(1, all), 'f', 1)));
}

void TargetRows::declare(bool declared) {
    mPause.stop();
    std::vector<std::int32_t> targets;
    const auto places = static_cast<std::int32_t>(mRows.size());
    if (declared && places > 0) targets.assign(mRows.size(), hundred % places == 0 ? hundred / places : 1);
    mDocument.apply(declaringTargets(mDocument.scenario(), targets), [declared] {
        return declared ? tr("Set target win rates") : tr("Remove target win rates");
    });
}

void TargetRows::apply() {
    mPause.stop();
    const std::vector<std::int32_t> targets = shown();
    if (mStored.empty() || targets == mStored) return;
    mDocument.apply(declaringTargets(mDocument.scenario(), targets),
                    [targets] { return tr("Set target win rates to %1").arg(inProportion(targets)); });
}

std::optional<Edit> TargetRows::typed() const {
    if (!mPause.isActive() || mStored.empty() || shown() == mStored) return std::nullopt;
    return declaringTargets(mDocument.scenario(), shown());
}

void TargetRows::commit() {
    for (const Row& row : mRows) row.part->interpretText();
    if (mPause.isActive()) apply();
}

void TargetRows::retranslate() {
    mTitle->setText(tr("Target win rates"));
    mDeclared->setText(tr("Set target win rates"));
    mDeclared->setToolTip(tr("For battles not meant to be even: how often each side should win"));
    show(false);
}

}  // namespace hexa::editor

#include "moc_targetrows.cpp"
