// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/ordereditor.h"

#include "editor/play/orderentry.h"
#include "editor/play/playsession.h"
#include "editor/play/playtexts.h"
#include "editor/play/viewer.h"
#include "editor/ui/markup.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/taborder.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>

namespace hexa::editor {

OrderEditor::OrderEditor(const PlaySession& session, Viewer& viewer, OrderEntry& orders, QWidget* parent)
    : QWidget(parent),
      mSession(session),
      mViewer(viewer),
      mOrders(orders),
      mLeft(new PlainLabel),
      mScroll(new QScrollArea),
      mRows(new QWidget),
      mGrid(new QGridLayout(mRows)),
      mRefusal(new MarkupLabel),
      mClear(new QPushButton),
      mSeal(new QPushButton) {
    setObjectName("orderSheet");
    mLeft->setObjectName("sheetLeft");
    mRefusal->setObjectName("sheetRefusal");
    mRefusal->setWordWrap(true);
    connect(mRefusal, &MarkupLabel::linkActivated, &viewer, &Viewer::ruleRequested);
    mClear->setObjectName("sheetClear");
    mSeal->setObjectName("sheetSeal");
    mScroll->setWidget(mRows);
    mScroll->setWidgetResizable(true);
    mScroll->setFrameShape(QFrame::NoFrame);
    mScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // A text that just fits would show a scroll bar or not depending on the text before, which is
    // another player's secret.
    mScroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    mScroll->setMinimumHeight(100);
    mScroll->setFocusPolicy(Qt::NoFocus);
    mGrid->setContentsMargins(0, 0, 0, 0);
    mGrid->setColumnStretch(0, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(mLeft);
    column->addWidget(mScroll, 1);
    column->addWidget(mRefusal);
    auto* row = new QHBoxLayout;
    row->addWidget(mClear);
    row->addWidget(mSeal, 1);
    column->addLayout(row);
    connect(mClear, &QPushButton::clicked, &orders, &OrderEntry::clear);
    connect(mSeal, &QPushButton::clicked, &orders, &OrderEntry::seal, Qt::QueuedConnection);
    connect(&viewer, &Viewer::changed, this, &OrderEditor::refresh);
    connect(&orders, &OrderEntry::changed, this, &OrderEditor::refresh);
    keepTranslated(*this, [this] { retranslate(); });
}

void OrderEditor::rebuild() {
    mNumbers.clear();
    mPlaces.clear();
    mHands.clear();
    while (QLayoutItem* item = mGrid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (int old = 0; old < mGrid->rowCount(); ++old) mGrid->setRowStretch(old, 0);
    const OrderForm& form = mOrders.draft().form();
    QList<QWidget*> fields;
    int row = 0;
    for (const OrderForm::Piece& piece : form.pieces) {
        const QString name = PlayTexts::text(piece.text, mSession.locale());
        auto* hand = new QPushButton(caption(name));
        hand->setCheckable(true);
        hand->setToolTip(tr("Press this button, then click a place on the board"));
        connect(hand, &QPushButton::clicked, &mOrders,
                [this, word = piece.word](bool on) { mOrders.setInHand(on ? word : std::string()); });
        auto* places = new QComboBox;
        places->setObjectName("sheetPiece");
        places->setAccessibleName(name);
        places->addItem(tr("Stays"), QString());
        for (const OrderForm::Place& place : piece.places)
            places->addItem(mSession.texts().placeName(mViewer.view(), place),
                            QString::fromStdString(place.word));
        connect(places, &QComboBox::activated, &mOrders, [this, places, word = piece.word] {
            mOrders.put(word, places->currentData().toString().toStdString());
        });
        mGrid->addWidget(hand, row, 0);
        mGrid->addWidget(places, row++, 1);
        mPlaces[piece.word] = places;
        mHands[piece.word] = hand;
        fields << hand << places;
    }
    for (const OrderForm::Place& place : form.places) {
        const QString name = mSession.texts().placeName(mViewer.view(), place);
        const QString what = place.needsStop
                                 ? mSession.texts().word("word.units.across", {{"place", name.toStdString()}})
                                 : name;
        auto* label = new PlainLabel(caption(what));
        label->setWordWrap(true);
        if (place.needsStop) {
            QStringList between;
            for (const Hex hex : place.stops) between << mSession.texts().cellName(hex);
            label->setToolTip(tr("Reachable only through a unit on one of these hexes: %1")
                                  .arg(between.join(QStringLiteral(", "))));
        }
        auto* number = new QSpinBox;
        number->setObjectName("sheetNumber");
        number->setProperty("place", QString::fromStdString(place.word));
        number->setAccessibleName(what);
        number->setAccessibleDescription(label->toolTip());
        number->setRange(0, form.units);
        number->installEventFilter(this);
        label->setBuddy(number);
        connect(number, &QSpinBox::valueChanged, &mOrders, [this, word = place.word](int value) {
            mOrders.add(word, value - mOrders.draft().at(word));
        });
        mGrid->addWidget(label, row, 0);
        mGrid->addWidget(number, row++, 1);
        mNumbers[place.word] = number;
        fields << number;
    }
    tabBefore(*mClear, fields);
    mGrid->setRowStretch(row, 1);
}

void OrderEditor::refresh() {
    QString shown;
    if (mOrders.writes()) {
        const OrderForm& form = mOrders.draft().form();
        shown = QString::fromStdString(form.order) + QString::number(form.units);
        for (const auto& place : form.places) shown += ' ' + QString::fromStdString(place.word);
        for (const auto& piece : form.pieces)
            shown += '@' + QString::fromStdString(piece.word) + QString::number(piece.places.size());
    }
    if (shown != mShown) {
        mShown = shown;
        rebuild();
    }
    if (!mOrders.writes()) {
        // Removes all traces of the player before: the next one may look.
        mLeft->clear();
        mRefusal->clear();
        mSeal->setText(tr("Seal Orders"));
        mSeal->setToolTip({});
        return;
    }
    const OrderDraft& draft = mOrders.draft();
    mLeft->setText(mSession.texts().word("word.units.left", {{"left", std::int64_t{draft.left()}},
                                                             {"count", std::int64_t{draft.form().units}}}));
    for (const auto& [word, number] : mNumbers) {
        const QSignalBlocker quiet(number);
        number->setMaximum(draft.at(word) + draft.left());
        number->setValue(draft.at(word));
    }
    for (const auto& [word, places] : mPlaces)
        places->setCurrentIndex(std::max(0, places->findData(QString::fromStdString(draft.placeOf(word)))));
    for (const auto& [word, hand] : mHands) hand->setChecked(mOrders.inHand() == word);
    const QString refusal = mOrders.refusal();
    mRefusal->setMarkup(mSession.texts().linked(refusal));
    mRefusal->setVisible(!refusal.isEmpty());
    mSeal->setEnabled(refusal.isEmpty());
    mSeal->setToolTip(refusal);
    // The button itself shows the number of units left.
    mSeal->setText(draft.left() > 0 ? tr("Seal Orders (%n Unit(s) Left)", nullptr, draft.left())
                                    : tr("Seal Orders"));
    mClear->setEnabled(!draft.empty());
}

QWidgetList OrderEditor::buttons() const { return {mRefusal, mClear, mSeal}; }

void OrderEditor::focusFirst() {
    if (!mNumbers.empty()) mRows->findChild<QSpinBox*>()->setFocus(Qt::TabFocusReason);
}

void OrderEditor::focusSeal() {
    if (mSeal->isEnabled())
        mSeal->setFocus(Qt::TabFocusReason);
    else
        focusFirst();
}

/// Handles keys in the fields: Ctrl with an arrow takes a decision back, because a number has no
/// words to jump over.
bool OrderEditor::eventFilter(QObject* watched, QEvent* event) {
    constexpr Qt::KeyboardModifiers commands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    if (event->type() == QEvent::ShortcutOverride &&
        (static_cast<const QKeyEvent*>(event)->modifiers() & commands) != 0) {
        event->ignore();  // a command of the window, otherwise a key for the field
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void OrderEditor::retranslate() {
    mClear->setText(tr("Clear"));
    mShown = QStringLiteral("?");
    refresh();
}

}  // namespace hexa::editor

#include "moc_ordereditor.cpp"
