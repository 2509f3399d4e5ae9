// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/decisionpanel.h"

#include "editor/play/bundleentry.h"
#include "editor/play/chanceentry.h"
#include "editor/play/hints.h"
#include "editor/play/notesview.h"
#include "editor/play/ordereditor.h"
#include "editor/play/orderentry.h"
#include "editor/play/playsession.h"
#include "editor/play/playtexts.h"
#include "editor/play/standinbadge.h"
#include "editor/play/viewer.h"
#include "editor/ui/icons.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/taborder.h"
#include "editor/ui/translated.h"
#include "editor/ui/wrappedbutton.h"

#include <QApplication>
#include <QBoxLayout>
#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace hexa::editor {

DecisionPanel::DecisionPanel(const PlaySession& session, Viewer& viewer, OrderEntry& orders, Hints& hints,
                             QWidget* parent)
    : QWidget(parent),
      mSession(session),
      mViewer(viewer),
      mOrders(orders),
      mHints(hints),
      mQuestion(new PlainLabel),
      mRule(new QToolButton),
      mStanding(new QCheckBox),
      mStandingText(new PlainLabel),
      mNote(new PlainLabel),
      mScroll(new QScrollArea),
      mOptions(new QWidget),
      mOrderEditor(new OrderEditor(session, viewer, orders)),
      mChance(new ChanceEntry(session, viewer, orders)),
      mBundle(new BundleEntry(session, viewer, orders)),
      mFights(new NotesView(viewer, [&session, &orders] { return NotesView::fights(session, orders); })),
      mHint(new NotesView(viewer, [&session, &hints] { return NotesView::hint(session, hints); })),
      mPeek(new QPushButton),
      mAskHint(new QPushButton),
      mTakeHint(new QPushButton),
      mDropHint(new QToolButton),
      mReport(new QPushButton) {
    setObjectName("decisionPanel");
    // A dock asks for a smallest height before it knows its width: the question needs its lines all
    // the same.
    setMinimumHeight(4 * fontMetrics().lineSpacing());
    mQuestion->setObjectName("playQuestion");
    mQuestion->setWordWrap(true);
    QFont bold = mQuestion->font();
    bold.setBold(true);
    mQuestion->setFont(bold);
    mRule->setObjectName("playRule");
    mRule->setAutoRaise(true);
    mNote->setObjectName("playNote");
    mNote->setWordWrap(true);
    mStanding->setObjectName("playStanding");
    mStandingText->setWordWrap(true);
    mStandingText->installEventFilter(this);  // a click there is one on the box
    mOptions->setObjectName("playOptions");
    new QVBoxLayout(mOptions);
    mScroll->setWidget(mOptions);
    mScroll->setWidgetResizable(true);
    mScroll->setFrameShape(QFrame::NoFrame);
    mScroll->setMinimumHeight(100);
    mScroll->setFocusPolicy(Qt::NoFocus);
    mScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // A text that just fits would show a scroll bar or not depending on the text before, which is
    // another player's secret.
    mScroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    mPeek->setObjectName("playPeek");
    mAskHint->setObjectName("playAskHint");
    mTakeHint->setObjectName("playTakeHint");
    mDropHint->setObjectName("playDropHint");
    mDropHint->setIcon(icon("close"));
    mDropHint->setAutoRaise(true);
    mFights->setObjectName("playFightNotes");
    mFights->label().setObjectName("playFights");
    mHint->setObjectName("playHintNotes");
    mHint->label().setObjectName("playHint");
    mReport->setObjectName("playReport");
    auto* column = new QVBoxLayout(this);
    auto* head = new QHBoxLayout;
    head->addWidget(mQuestion, 1);
    head->addWidget(mRule, 0, Qt::AlignTop);
    column->addLayout(head);
    column->addWidget(mNote);
    column->addWidget(mScroll, 1);
    column->addWidget(mOrderEditor, 1);
    column->addWidget(mChance);
    column->addWidget(mBundle);
    auto* standing = new QHBoxLayout;
    standing->addWidget(mStanding, 0, Qt::AlignTop);
    standing->addWidget(mStandingText, 1);
    column->addLayout(standing);
    column->addWidget(mReport);
    column->addWidget(mFights);
    column->addWidget(mHint);
    auto* row = new QHBoxLayout;
    row->addWidget(mTakeHint, 1);
    row->addWidget(mDropHint);
    column->addWidget(mPeek);
    column->addWidget(mAskHint);  // beside the others it would make the panel wider when they come
    column->addLayout(row);
    column->addStretch();  // without a game there is nothing that fills the panel
    const QWidgetList order{mRule, mReport,  &mFights->label(), &mHint->label(),
                            mPeek, mAskHint, mTakeHint,         mDropHint};
    for (qsizetype i = 1; i < order.size(); ++i) setTabOrder(order[i - 1], order[i]);
    tabBefore(*mReport, mOrderEditor->buttons());
    tabBefore(*mReport, {mBundle->button()});
    tabBefore(*mReport, {mStanding});
    connect(&viewer, &Viewer::changed, this, &DecisionPanel::refresh);
    connect(&viewer, &Viewer::handedOver, this, [this] { mKeepsFocus = false; });
    connect(&hints, &Hints::changed, this, &DecisionPanel::refreshHint);
    connect(&orders, &OrderEntry::changed, this, &DecisionPanel::refreshNotes);
    connect(&orders, &OrderEntry::changed, this, &DecisionPanel::refreshDeeds);
    for (NotesView* notes : {mFights, mHint})
        connect(notes, &NotesView::placeRequested, this, &DecisionPanel::placeRequested);
    connect(mRule, &QToolButton::clicked, &viewer,
            [this] { emit mViewer.ruleRequested(toQString(mViewer.decision().rule)); });
    connect(mPeek, &QPushButton::clicked, &viewer,
            [this] { mViewer.peeks() ? mViewer.hide() : mViewer.peek(); });
    connect(mAskHint, &QPushButton::clicked, &hints, &Hints::ask);
    connect(mTakeHint, &QPushButton::clicked, this, &DecisionPanel::takeHint);
    connect(mDropHint, &QToolButton::clicked, &hints, &Hints::drop);
    connect(mReport, &QPushButton::clicked, this, &DecisionPanel::reportRequested);
    connect(mStanding, &QCheckBox::clicked, &mOrders, &OrderEntry::setStanding);
    keepTranslated(*this, [this] { retranslate(); });
}

QString DecisionPanel::waiting() const {
    const MatchDecision& decision = mViewer.decision();
    if (mSession.match() == nullptr) return tr("No game is running. Start one with Play This Map.");
    if (mViewer.curtain())
        return tr("Waiting for %1 at the screen.").arg(mSession.texts().seatName(*mViewer.curtain()));
    if (decision.seats.empty()) return mSession.texts().sentence(decision.text);
    QStringList names;
    for (const int seat : decision.seats) names << mSession.texts().seatName(seat);
    return tr("Next to decide: %1.").arg(names.join(QStringLiteral(", ")));
}

void DecisionPanel::refresh() {
    const MatchDecision& decision = mViewer.decision();
    const bool mine = mViewer.mayDecide();
    if (mSession.over()) {
        QStringList winners;
        for (const int seat : mSession.match()->standing().winners)
            winners << mSession.texts().seatName(seat);
        mQuestion->setText(winners.isEmpty()
                               ? tr("The game is over. Nobody won.")
                               : tr("The game is over. Won by: %1.").arg(winners.join(QStringLiteral(", "))));
    } else {
        mQuestion->setText(mine ? mSession.texts().sentence(decision.text) : waiting());
    }
    // The rule of another player's decision would reveal his cards.
    const QString rule = mine || mSession.over() ? toQString(decision.rule) : QString();
    mRule->setVisible(!rule.isEmpty());
    mRule->setText(rule);
    mRule->setToolTip(tr("Read rule %1").arg(rule));
    mRule->setAccessibleName(mRule->toolTip());
    const QWidget* before = QApplication::focusWidget();
    if (isDeciding(before) || before == this) mKeepsFocus = true;
    mOrderEditor->setVisible(mOrders.writes());
    mChance->setVisible(mOrders.typesChance());
    mBundle->setVisible(mOrders.counts());
    mNote->setText(mine ? PlayTexts::text(decision.note, mSession.locale()) : QString());
    mNote->setVisible(!mNote->text().isEmpty());
    // Without a choice only its scroll bar would be visible.
    mScroll->setVisible(mSession.match() != nullptr && !mViewer.curtain() && !mOrders.writes() &&
                        !mOrders.typesChance() && !mOrders.counts());
    mReport->setVisible(mSession.over());
    fillOptions();
    refreshStanding();
    // Called after the orders are hidden, to take the focus, which would otherwise be lost.
    if (mAskHint->hasFocus() && !mine) setFocus(Qt::OtherFocusReason);
    mPeek->setVisible(mViewer.mayPeek());
    mPeek->setText(mViewer.peeks() ? tr("Hide Secrets") : tr("Show Secrets"));
    mAskHint->setVisible(mine);
    refreshHint();
    keepFocus();
}

bool DecisionPanel::isDeciding(const QWidget* widget) const {
    return widget != nullptr && (mOptions->isAncestorOf(widget) || mOrderEditor->isAncestorOf(widget) ||
                                 mChance->isAncestorOf(widget) || mBundle->isAncestorOf(widget));
}

/// Keeps the focus for deciding by keys, so that the next decision needs no search. The widgets of
/// the last one no longer exist, so until then the panel itself has the focus.
void DecisionPanel::keepFocus() {
    // After the screen is handed over, the player wants to decide.
    const bool handedOver = std::exchange(mCurtain, mViewer.curtain().has_value());
    if (mCurtain || (!mKeepsFocus && !handedOver)) return;
    QWidget* now = QApplication::focusWidget();
    if (isDeciding(now) && now->isVisible()) return;
    if (!handedOver && now != nullptr && now->isVisible() && now != this && !isAncestorOf(now)) {
        mKeepsFocus = false;  // somebody went elsewhere meanwhile
        return;
    }
    if (mViewer.mayDecide() || mOrders.typesChance())  // soon: what was just made is not shown yet
        QMetaObject::invokeMethod(this, &DecisionPanel::focusFirst, Qt::QueuedConnection);
    else
        setFocus(Qt::OtherFocusReason);
}

void DecisionPanel::fillOptions() {
    QString shown;
    const bool lists = mViewer.mayDecide() && !mOrders.writes() && !mOrders.counts();
    if (lists && !mOrders.deeds().empty()) shown = QString::number(mSession.position()) + '\n';
    if (lists)
        for (const MatchOption& option : listed())
            shown += QString::fromStdString(option.order) + '\n' + mSession.texts().optionText(option) +
                     '\n' + mSession.texts().sentence(option.note) + '\n';
    if (shown == mShown) return;
    mShown = shown;
    auto* column = static_cast<QVBoxLayout*>(mOptions->layout());
    // Otherwise the focus would go to whatever comes next in the window.
    if (isDeciding(QApplication::focusWidget())) setFocus(Qt::OtherFocusReason);
    while (QLayoutItem* item = column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (shown.isEmpty()) return;
    QList<QWidget*> buttons = addDeeds(*column);
    for (const MatchOption& option : listed()) {
        auto* button = new WrappedButton(mSession.texts().optionText(option));
        button->setObjectName("option");
        button->setProperty("order", QString::fromStdString(option.order));
        // The text for a card is its effect.
        QString what = option.at ? mSession.texts().standing(mViewer.view(), mOrders.fights(), option.at->at)
                                 : PlayTexts::text(option.effect, mSession.locale());
        // The same holds for actions and Generals on the table.
        if (what.isEmpty() && !option.at) what = mSession.texts().cardText(mViewer.view(), option);
        const QString price = mSession.texts().sentence(option.note);
        QStringList lines{price, what, StandInBadge::sentence(mSession.locale(), option.origin)};
        lines.removeAll(QString());
        button->setToolTip(lines.join('\n'));
        button->setAccessibleDescription(lines.join(' '));
        connect(
            button, &QPushButton::clicked, &mOrders,
            [this, order = option.order] { mOrders.choose(std::string(order)); }, Qt::QueuedConnection);
        column->addWidget(button);
        buttons << button;
        if (!price.isEmpty()) {
            auto* label = new PlainLabel(price);
            label->setObjectName("optionNote");
            label->setWordWrap(true);
            label->setContentsMargins(8, 0, 0, 0);
            column->addWidget(label);
        }
        if (!option.at)
            if (QWidget* note = makeCardNote(mSession.locale(), what, option.origin)) column->addWidget(note);
    }
    column->addStretch(1);
    tabBefore(*mStanding, buttons);
}

/// Returns the options shown in the list. If deeds are chosen first, these are only the ones
/// without a place.
std::vector<MatchOption> DecisionPanel::listed() const {
    std::vector<MatchOption> list = mViewer.decision().options;
    if (!mOrders.deeds().empty())
        std::erase_if(list, [](const MatchOption& option) { return option.at.has_value(); });
    return list;
}

QList<QWidget*> DecisionPanel::addDeeds(QVBoxLayout& column) {
    QList<QWidget*> buttons;
    for (std::size_t deed = 0; deed < mOrders.deeds().size(); ++deed) {
        const QString what = PlayTexts::text(mOrders.deeds()[deed], mSession.locale());
        auto* button = new WrappedButton(tr("%1 (%n place(s))", "a deed", mOrders.placesOf(deed)).arg(what));
        button->setObjectName("deed");
        button->setCheckable(true);
        button->setChecked(mOrders.deed() == deed);
        button->setToolTip(tr("Press this button, then click a place on the board"));
        connect(
            button, &QPushButton::clicked, &mOrders,
            [this, deed](bool on) { mOrders.setDeed(on ? std::optional(deed) : std::nullopt); },
            Qt::QueuedConnection);
        column.addWidget(button);
        buttons << button;
    }
    return buttons;
}

void DecisionPanel::refreshDeeds() {
    const auto buttons = mOptions->findChildren<QPushButton*>("deed");
    for (qsizetype i = 0; i < buttons.size(); ++i)
        buttons[i]->setChecked(mOrders.deed() == static_cast<std::size_t>(i));
}

bool DecisionPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == mStandingText && event->type() == QEvent::MouseButtonRelease) mStanding->click();
    return QWidget::eventFilter(watched, event);
}

void DecisionPanel::refreshStanding() {
    const bool mine = mViewer.mayDecide();
    const Message order = mine ? mSession.match()->standingOrder(mViewer.seat()) : Message{};
    if (order.code.empty() && mStanding->hasFocus()) setFocus(Qt::OtherFocusReason);
    for (QWidget* part : std::initializer_list<QWidget*>{mStanding, mStandingText})
        part->setVisible(!order.code.empty());
    mStandingText->setText(PlayTexts::text(order, mSession.locale()));
    mStanding->setAccessibleName(mStandingText->text());
    mStanding->setChecked(mine && mSession.hasStanding(mViewer.seat()));
}

void DecisionPanel::focusFirst() {
    if (mOrders.writes()) return mOrderEditor->focusFirst();
    if (mOrders.typesChance()) return mChance->focusFirst();
    if (mOrders.counts()) return mBundle->focusFirst();
    if (auto* button = mOptions->findChild<QPushButton*>()) button->setFocus(Qt::TabFocusReason);
}

void DecisionPanel::refreshHint() {
    const bool hint = mHints.hint() != nullptr;
    // A button that goes would give the focus to whatever comes next in the window: it waits here
    // for the next decision.
    if ((mTakeHint->hasFocus() || mDropHint->hasFocus()) && !hint) setFocus(Qt::OtherFocusReason);
    mTakeHint->setVisible(hint);
    // Orders are filled in and wait to be sealed; all else is decided at once.
    mTakeHint->setText(mOrders.writes() ? tr("Copy to Orders") : tr("Follow Advice"));
    mDropHint->setVisible(hint);
    refreshNotes();
}

void DecisionPanel::takeHint() {
    const bool writes = mOrders.writes(), counts = mOrders.counts();
    mHints.take();
    // The focus goes to the remaining step.
    if (writes) mOrderEditor->focusSeal();
    if (counts) mBundle->focusConfirm();
}

void DecisionPanel::refreshNotes() {
    mFights->refresh(tr("Expected battle results"));
    mHint->refresh(tr("Program’s advice"));
}

void DecisionPanel::retranslate() {
    mAskHint->setText(tr("Show Advice"));
    mTakeHint->setText(tr("Follow Advice"));
    mDropHint->setToolTip(tr("Close advice"));
    mDropHint->setAccessibleName(mDropHint->toolTip());
    mReport->setText(tr("Show Report"));
    mShown = QStringLiteral("?");
    refresh();
}

}  // namespace hexa::editor

#include "moc_decisionpanel.cpp"
