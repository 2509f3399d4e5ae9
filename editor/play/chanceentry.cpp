// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/chanceentry.h"

#include "editor/play/orderentry.h"
#include "editor/play/playsession.h"
#include "editor/play/playtexts.h"
#include "editor/play/viewer.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/taborder.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace hexa::editor {

ChanceEntry::ChanceEntry(const PlaySession& session, Viewer& viewer, OrderEntry& orders, QWidget* parent)
    : QWidget(parent),
      mSession(session),
      mViewer(viewer),
      mOrders(orders),
      mGrid(new QGridLayout),
      mRefusal(new PlainLabel),
      mDraw(new QPushButton),
      mEnter(new QPushButton) {
    setObjectName("chanceEntry");
    mRefusal->setWordWrap(true);
    mDraw->setObjectName("chanceDraw");
    mEnter->setObjectName("chanceEnter");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(mGrid);
    column->addWidget(mRefusal);
    column->addWidget(mDraw);
    column->addWidget(mEnter);
    connect(mDraw, &QPushButton::clicked, this, &ChanceEntry::draw);
    connect(
        mEnter, &QPushButton::clicked, this, [this] { mOrders.typeChance(line()); }, Qt::QueuedConnection);
    connect(&viewer, &Viewer::changed, this, &ChanceEntry::refresh);
    keepTranslated(*this, [this] { retranslate(); });
}

void ChanceEntry::refresh() {
    const bool mine = mOrders.typesChance();
    const ChanceForm form = mine ? mViewer.decision().chance : ChanceForm{};
    if (form == mForm && mMoment == mSession.position()) return;
    mForm = form;
    mMoment = mSession.position();
    rebuild();
}

void ChanceEntry::rebuild() {
    for (QComboBox* field : mFields) field->deleteLater();
    mFields.clear();
    while (QLayoutItem* item = mGrid->takeAt(0)) {
        if (item->widget() != nullptr) item->widget()->deleteLater();
        delete item;
    }
    QList<QWidget*> fields;
    for (const ChanceForm::Field& field : mForm.fields) {
        const QString name = PlayTexts::text(field.text, mSession.locale());
        auto* values = new QComboBox;
        values->setObjectName("chanceField");
        values->setAccessibleName(name);
        for (const ChanceForm::Value& value : field.values)
            values->addItem(PlayTexts::text(value.text, mSession.locale()));
        // The board needs the room more than long words do.
        values->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        values->setMinimumContentsLength(9);
        values->setPlaceholderText(QStringLiteral("–"));
        values->setCurrentIndex(-1);
        auto* label = new PlainLabel(caption(name));
        label->setWordWrap(true);
        label->setBuddy(values);
        connect(values, &QComboBox::currentIndexChanged, this, &ChanceEntry::check);
        mGrid->addWidget(label, static_cast<int>(mFields.size()), 0);
        mGrid->addWidget(values, static_cast<int>(mFields.size()), 1);
        mGrid->setColumnStretch(0, 1);
        mFields << values;
        fields << values;
    }
    tabBefore(*mDraw, fields);
    mDraw->setVisible(mSession.match() != nullptr && !mSession.match()->drawn().empty());
    check();
}

std::string ChanceEntry::line() const {
    std::vector<int> values;
    for (const QComboBox* field : mFields) {
        if (field->currentIndex() < 0) return {};
        values.push_back(field->currentIndex());
    }
    return values.empty() ? std::string() : mForm.line(values);
}

void ChanceEntry::draw() {
    const std::vector<int> values = mForm.read(mSession.match()->drawn());
    for (qsizetype i = 0; i < mFields.size() && i < static_cast<qsizetype>(values.size()); ++i)
        mFields[i]->setCurrentIndex(values[static_cast<std::size_t>(i)]);
    mEnter->setFocus(Qt::OtherFocusReason);
}

void ChanceEntry::check() {
    const std::string said = line();
    const QString refusal = said.empty() ? QString() : mOrders.reasonAgainst(said);
    mRefusal->setText(refusal);
    mRefusal->setVisible(!refusal.isEmpty());
    mEnter->setEnabled(!said.empty() && refusal.isEmpty());
}

void ChanceEntry::focusFirst() {
    if (!mFields.isEmpty()) mFields.front()->setFocus(Qt::TabFocusReason);
}

void ChanceEntry::retranslate() {
    mDraw->setText(tr("Roll or Draw"));
    mDraw->setToolTip(tr("Let the program roll the dice or draw the cards"));
    mEnter->setText(tr("Enter Result"));
    mEnter->setToolTip(tr("Use the result rolled or drawn at the table"));
    mForm = {};
    refresh();
}

}  // namespace hexa::editor

#include "moc_chanceentry.cpp"
