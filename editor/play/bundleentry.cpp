// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/bundleentry.h"

#include "editor/play/orderentry.h"
#include "editor/play/playsession.h"
#include "editor/play/playtexts.h"
#include "editor/play/viewer.h"
#include "editor/ui/markup.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/taborder.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace hexa::editor {

BundleEntry::BundleEntry(const PlaySession& session, Viewer& viewer, OrderEntry& orders, QWidget* parent)
    : QWidget(parent),
      mSession(session),
      mViewer(viewer),
      mOrders(orders),
      mGrid(new QGridLayout),
      mLeft(new PlainLabel),
      mConfirm(new QPushButton) {
    setObjectName("bundleEntry");
    mLeft->setObjectName("bundleLeft");
    mLeft->setWordWrap(true);
    mConfirm->setObjectName("bundleConfirm");
    mGrid->setColumnStretch(0, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(mGrid);
    column->addWidget(mLeft);
    column->addWidget(mConfirm);
    column->addStretch();
    connect(mConfirm, &QPushButton::clicked, &orders, &OrderEntry::giveCounts, Qt::QueuedConnection);
    connect(&viewer, &Viewer::changed, this, &BundleEntry::refresh);
    connect(&orders, &OrderEntry::changed, this, &BundleEntry::refresh);
    keepTranslated(*this, [this] { retranslate(); });
}

void BundleEntry::rebuild() {
    for (QSpinBox* field : mFields) field->deleteLater();
    mFields.clear();
    while (QLayoutItem* item = mGrid->takeAt(0)) {
        if (item->widget() != nullptr) item->widget()->deleteLater();
        delete item;
    }
    QList<QWidget*> fields;
    for (std::size_t part = 0; part < mForm.parts.size(); ++part) {
        const QString name = PlayTexts::text(mForm.parts[part].text, mSession.locale());
        auto* number = new QSpinBox;
        number->setObjectName("bundleNumber");
        number->setAccessibleName(name);
        number->installEventFilter(this);
        auto* label = new PlainLabel(caption(name));
        label->setWordWrap(true);
        label->setBuddy(number);
        connect(number, &QSpinBox::valueChanged, &mOrders,
                [this, part](int value) { mOrders.setCount(part, value); });
        const auto row = static_cast<int>(part);
        mGrid->addWidget(label, row, 0);
        mGrid->addWidget(number, row, 1);
        mFields << number;
        fields << number;
    }
    tabBefore(*mConfirm, fields);
}

void BundleEntry::refresh() {
    const BundleForm form = mOrders.counts() ? mViewer.decision().bundle : BundleForm{};
    if (form != mForm) {
        mForm = form;
        rebuild();
    }
    if (mForm.empty()) {
        mLeft->clear();  // nothing stays of who decided before
        return;
    }
    const std::vector<int>& counts = mOrders.bundleCounts();
    const int need = mForm.need(counts);
    for (qsizetype i = 0; i < mFields.size(); ++i) {
        const auto part = static_cast<std::size_t>(i);
        const QSignalBlocker quiet(mFields[i]);
        mFields[i]->setRange(0, counts[part] + mForm.roomFor(part, counts));
        mFields[i]->setValue(counts[part]);
    }
    mLeft->setText(need > 0        ? tr("Still needed: %1").arg(need)
                   : mForm.minimal ? tr("Nothing more needed")
                                   : tr("Can still be added: %1").arg(mForm.room(counts)));
    mConfirm->setEnabled(mForm.complete(counts));
    mConfirm->setToolTip(need > 0 ? mLeft->text() : QString());
}

void BundleEntry::focusFirst() {
    if (!mFields.isEmpty()) mFields.front()->setFocus(Qt::TabFocusReason);
}

void BundleEntry::focusConfirm() {
    if (mConfirm->isEnabled())
        mConfirm->setFocus(Qt::TabFocusReason);
    else
        focusFirst();
}

/// Handles keys in the fields: Ctrl with an arrow takes a decision back, Enter confirms all
/// numbers.
bool BundleEntry::eventFilter(QObject* watched, QEvent* event) {
    constexpr Qt::KeyboardModifiers commands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const auto isKey = [event] {
        const int key = static_cast<const QKeyEvent*>(event)->key();
        return key == Qt::Key_Return || key == Qt::Key_Enter;
    };
    if (event->type() == QEvent::ShortcutOverride &&
        (static_cast<const QKeyEvent*>(event)->modifiers() & commands) != 0) {
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::KeyPress && isKey() && mConfirm->isEnabled()) {
        mConfirm->click();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void BundleEntry::retranslate() {
    mConfirm->setText(tr("Confirm"));
    mForm = {};
    refresh();
}

}  // namespace hexa::editor

#include "moc_bundleentry.cpp"
