// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/weightform.h"

#include "editor/game/gamedocument.h"
#include "editor/game/partfields.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"
#include "editor/ui/wheel.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>

#include <cmath>
#include <utility>
#include <vector>

namespace hexa::editor {
namespace {

constexpr double decayUnit = 1'000;

QString decayText(const std::vector<int>& decay) {
    QStringList list;
    for (const int step : decay) list << numberText(step / decayUnit);
    return list.join(QStringLiteral(" / "));
}

}  // namespace

WeightForm::WeightForm(GameDocument& document, QWidget* parent)
    : QWidget(parent),
      mDocument(document),
      mDecayLabel(new PlainLabel),
      mDecay(new QLineEdit),
      mShareLabel(new PlainLabel),
      mShare(new QComboBox),
      mAcceptLabel(new PlainLabel),
      mAccept(new QSpinBox) {
    mDecay->setObjectName("weightDecay");
    mShare->setObjectName("weightShare");
    mAccept->setObjectName("weightAccept");
    mShare->addItems({QString(), QString()});
    mAccept->setRange(0, 1'000);
    mAccept->setSuffix(QStringLiteral(" %"));
    mDecayLabel->setBuddy(mDecay);
    mShareLabel->setBuddy(mShare);
    mAcceptLabel->setBuddy(mAccept);
    for (QWidget* field : {static_cast<QWidget*>(mShare), static_cast<QWidget*>(mAccept)})
        ignoreWheelUnlessFocused(field);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(mDecayLabel, mDecay);
    form->addRow(mShareLabel, mShare);
    form->addRow(mAcceptLabel, mAccept);
    connect(mDecay, &QLineEdit::editingFinished, this, &WeightForm::takeDecay);
    connect(mShare, &QComboBox::activated, this, [this](int index) {
        mDocument.apply(tr("Change value sharing"), [index](owngame::Definition& definition) {
            definition.worth.share = static_cast<owngame::Worth::Share>(index);
        });
    });
    connect(mAccept, &QSpinBox::editingFinished, this, [this] {
        mDocument.apply(tr("Change accepted lead"),
                        [accept = mAccept->value()](owngame::Definition& definition) {
                            definition.worth.accept = accept;
                        });
    });
    keepTranslated(*this, [this] { retranslate(); });
    refresh();
}

void WeightForm::takeDecay() {
    if (mDecay->text() == decayText(mDocument.definition().worth.decay)) return;
    std::vector<int> decay;
    // A comma with a blank is a separator, a comma within a number a decimal sign.
    static const QRegularExpression separators(QStringLiteral("\\s*[/;]\\s*|,\\s+|\\s+"));
    for (const QString& one : mDecay->text().trimmed().split(separators, Qt::SkipEmptyParts)) {
        const std::optional<double> weight = numberIn(one);
        if (!weight || std::abs(*weight) > decayUnit || decay.size() == owngame::limits::decay) {
            emit refused(tr("Enter weights separated by slashes, such as 1 / 1 / 0.5."));
            return;
        }
        decay.push_back(static_cast<int>(std::lround(*weight * decayUnit)));
    }
    mDocument.apply(tr("Change weight by steps from home"),
                    [&](owngame::Definition& definition) { definition.worth.decay = std::move(decay); });
    emit refused({});
}

void WeightForm::refresh() {
    const owngame::Worth& worth = mDocument.definition().worth;
    if (!mDecay->hasFocus() || !mDecay->isModified()) mDecay->setText(decayText(worth.decay));
    mShare->setCurrentIndex(static_cast<int>(worth.share));
    mAccept->setValue(worth.accept);
}

void WeightForm::retranslate() {
    mDecayLabel->setText(tr("Weight by &steps from home:"));
    mDecay->setToolTip(tr("The first weight is for the home. Hexes beyond the last weight do not count. "
                          "Leave this field empty if fairness does not matter."));
    mShareLabel->setText(tr("&Value of a hex:"));
    mShare->setItemText(0, tr("For every player in reach"));
    mShare->setItemText(1, tr("Shared among the nearest players"));
    mAcceptLabel->setText(tr("&Accepted lead:"));
    mShare->setToolTip(tr("Players with a share in the value of a hex"));
    refresh();
    mAccept->setToolTip(tr("Largest lead of the richest player, in percent of the mean"));
}

}  // namespace hexa::editor

#include "moc_weightform.cpp"
