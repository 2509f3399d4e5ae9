// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/countrange.h"

#include "editor/ui/plainlabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSpinBox>

#include <algorithm>

namespace hexa::editor {

CountRange::CountRange(const QString& id, QWidget* parent)
    : QWidget(parent), mLabel(new PlainLabel(parent)), mLeast(new QSpinBox), mMost(new QSpinBox) {
    mLeast->setObjectName("min-" + id);
    mMost->setObjectName("max-" + id);
    mLabel->setBuddy(mLeast);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(mLeast, 1);
    row->addWidget(new PlainLabel(QStringLiteral("–")));
    row->addWidget(mMost, 1);
    for (const QSpinBox* end : {mLeast, mMost})
        connect(end, &QSpinBox::valueChanged, this, [this, end] {
            if (!mSetting) giveWay(end);
        });
}

void CountRange::setName(const QString& name) {
    mLabel->setText(caption(name));
    mLeast->setAccessibleName(tr("%1, at least").arg(name));
    mMost->setAccessibleName(tr("%1, at most").arg(name));
}

void CountRange::setHint(const QString& hint) {
    for (QSpinBox* end : {mLeast, mMost}) {
        end->setToolTip(hint);
        end->setAccessibleDescription(hint);
    }
}

void CountRange::setLimits(int least, int most) {
    const QScopedValueRollback<bool> setting(mSetting, true);
    for (QSpinBox* end : {mLeast, mMost}) end->setRange(least, most);
}

CountWish CountRange::value() const { return {mLeast->value(), mMost->value()}; }

void CountRange::setValue(const CountWish& wish) {
    const QScopedValueRollback<bool> setting(mSetting, true);
    mLeast->setValue(wish.min);
    mMost->setValue(wish.max);
}

void CountRange::setWished(bool wished) {
    QFont font = mLabel->font();
    font.setBold(wished);
    mLabel->setFont(font);
}

void CountRange::giveWay(const QSpinBox* end) {
    setValue(end == mLeast ? CountWish(mLeast->value(), std::max(mLeast->value(), mMost->value()))
                           : CountWish(std::min(mLeast->value(), mMost->value()), mMost->value()));
    emit typed();
}

}  // namespace hexa::editor

#include "moc_countrange.cpp"
