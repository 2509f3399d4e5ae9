// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/decisionpanel.h"

#include "editor/play/notesview.h"
#include "editor/play/ordersheet.h"
#include "editor/play/playdesk.h"
#include "editor/play/playtexts.h"
#include "editor/play/standinbadge.h"
#include "editor/ui/icons.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/taborder.h"

#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

#include <utility>

namespace hexa {

DecisionPanel::DecisionPanel(PlayDesk& desk, QWidget* parent)
    : QWidget(parent),
      mDesk(desk),
      mQuestion(new PlainLabel),
      mRule(new QToolButton),
      mScroll(new QScrollArea),
      mOptions(new QWidget),
      mSheet(new OrderSheet(desk)),
      mFights(new NotesView(desk, [&desk] { return NotesView::fights(desk); })),
      mHint(new NotesView(desk, [&desk] { return NotesView::hint(desk); })),
      mAskHint(new QPushButton),
      mTakeHint(new QPushButton),
      mDropHint(new QToolButton),
      mReport(new QPushButton) {
    setObjectName("decisionPanel");
    mQuestion->setObjectName("playQuestion");
    mQuestion->setWordWrap(true);
    QFont bold = mQuestion->font();
    bold.setBold(true);
    mQuestion->setFont(bold);
    mRule->setObjectName("playRule");
    mRule->setAutoRaise(true);
    mOptions->setObjectName("playOptions");
    new QVBoxLayout(mOptions);
    mScroll->setWidget(mOptions);
    mScroll->setWidgetResizable(true);
    mScroll->setFrameShape(QFrame::NoFrame);
    mScroll->setMinimumHeight(100);
    mScroll->setFocusPolicy(Qt::NoFocus);
    mScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Texts that just fit would have a bar or none by what was there before, which is somebody else's.
    mScroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
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
    column->addWidget(mScroll, 1);
    column->addWidget(mSheet, 1);
    column->addWidget(mReport);
    column->addWidget(mFights);
    column->addWidget(mHint);
    auto* row = new QHBoxLayout;
    row->addWidget(mTakeHint, 1);
    row->addWidget(mDropHint);
    column->addWidget(mAskHint);  // beside the others it would make the panel wider when they come
    column->addLayout(row);
    column->addStretch();  // without a game there is nothing that fills the panel
    const QWidgetList order{mRule,    mReport,   &mFights->label(), &mHint->label(),
                            mAskHint, mTakeHint, mDropHint};
    for (qsizetype i = 1; i < order.size(); ++i) setTabOrder(order[i - 1], order[i]);
    tabBefore(*mReport, mSheet->buttons());
    connect(&desk, &PlayDesk::changed, this, &DecisionPanel::refresh);
    connect(&desk, &PlayDesk::viewerChanged, this, [this] { mKeepsFocus = false; });
    connect(&desk, &PlayDesk::runChanged, this, &DecisionPanel::refreshHint);
    connect(&desk, &PlayDesk::hintChanged, this, &DecisionPanel::refreshHint);
    connect(&desk, &PlayDesk::sheetChanged, this, &DecisionPanel::refreshNotes);
    for (NotesView* notes : {mFights, mHint})
        connect(notes, &NotesView::placeRequested, this, &DecisionPanel::placeRequested);
    connect(mRule, &QToolButton::clicked, &desk,
            [this] { emit mDesk.ruleRequested(toQString(mDesk.decision().rule)); });
    connect(mAskHint, &QPushButton::clicked, &desk, &PlayDesk::askHint);
    connect(mTakeHint, &QPushButton::clicked, this, &DecisionPanel::takeHint);
    connect(mDropHint, &QToolButton::clicked, &desk, &PlayDesk::dropHint);
    connect(mReport, &QPushButton::clicked, this, &DecisionPanel::reportRequested);
    retranslate();
}

QString DecisionPanel::waiting() const {
    const MatchDecision& decision = mDesk.decision();
    if (mDesk.match() == nullptr) return tr("No game is running.");
    if (mDesk.curtain()) return tr("Waiting for %1 to take the screen.").arg(mDesk.nameOf(*mDesk.curtain()));
    if (decision.seats.empty()) return PlayTexts::sentence(mDesk, decision.text);
    QStringList names;
    for (const int seat : decision.seats) names << mDesk.nameOf(seat);
    return tr("To decide: %1.").arg(names.join(QStringLiteral(", ")));
}

void DecisionPanel::refresh() {
    const MatchDecision& decision = mDesk.decision();
    const bool mine = mDesk.mayDecide();
    if (mDesk.over()) {
        QStringList winners;
        for (const int seat : mDesk.match()->standing().winners) winners << mDesk.nameOf(seat);
        mQuestion->setText(tr("The game is over. Won by: %1.").arg(winners.join(QStringLiteral(", "))));
    } else {
        mQuestion->setText(mine ? PlayTexts::sentence(mDesk, decision.text) : waiting());
    }
    // Which rule asks somebody else would tell what he has.
    const QString rule = mine || mDesk.over() ? toQString(decision.rule) : QString();
    mRule->setVisible(!rule.isEmpty());
    mRule->setText(rule);
    mRule->setToolTip(tr("Read rule %1").arg(rule));
    mRule->setAccessibleName(mRule->toolTip());
    const QWidget* before = QApplication::focusWidget();
    if (isDeciding(before) || before == this) mKeepsFocus = true;
    mSheet->setVisible(mDesk.writesSheet());
    mScroll->setVisible(mDesk.match() != nullptr && !mDesk.writesSheet());
    mReport->setVisible(mDesk.over());
    fillOptions();
    refreshHint();
    keepFocus();
}

bool DecisionPanel::isDeciding(const QWidget* widget) const {
    return widget != nullptr && (mOptions->isAncestorOf(widget) || mSheet->isAncestorOf(widget));
}

/// Who decides by keys goes on with the next decision, without having to look for it. What the last one was made with is
/// gone by now, so until then the panel itself has the focus.
void DecisionPanel::keepFocus() {
    // Whoever takes the screen comes to decide.
    const bool handedOver = std::exchange(mCurtain, mDesk.curtain().has_value());
    if (mCurtain || (!mKeepsFocus && !handedOver)) return;
    QWidget* now = QApplication::focusWidget();
    if (isDeciding(now) && now->isVisible()) return;
    if (!handedOver && now != nullptr && now->isVisible() && now != this && !isAncestorOf(now)) {
        mKeepsFocus = false;  // somebody went elsewhere meanwhile
        return;
    }
    if (mDesk.mayDecide())  // soon: what was just made is not shown yet
        QMetaObject::invokeMethod(this, &DecisionPanel::focusFirst, Qt::QueuedConnection);
    else
        setFocus(Qt::OtherFocusReason);
}

void DecisionPanel::fillOptions() {
    QString shown;
    if (mDesk.mayDecide() && !mDesk.writesSheet())
        for (const MatchOption& option : mDesk.decision().options)
            shown +=
                QString::fromStdString(option.order) + '\n' + PlayTexts::sentence(mDesk, option.text) + '\n';
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
    QList<QWidget*> buttons;
    for (const MatchOption& option : mDesk.decision().options) {
        auto* button = new QPushButton;
        QString text = PlayTexts::sentence(mDesk, option.text);
        if (option.at) text = PlayTexts::cellName(mDesk, *option.at);
        text = text.left(1).toUpper() + text.mid(1);  // "pass" is a word of sentences too
        button->setText(caption(text));
        button->setObjectName("option");
        button->setProperty("order", QString::fromStdString(option.order));
        // A card says what it does.
        QString what = option.at ? PlayTexts::standing(mDesk, *option.at)
                                 : PlayTexts::text(option.effect, mDesk.locale());
        // So do actions and Generals, which lie on the table.
        if (what.isEmpty() && !option.at) what = PlayTexts::cardText(mDesk, option);
        QStringList told{what, StandInBadge::sentence(mDesk, option.origin)};
        told.removeAll(QString());
        button->setToolTip(told.join('\n'));
        button->setAccessibleDescription(told.join(' '));
        connect(
            button, &QPushButton::clicked, &mDesk,
            [this, order = option.order] { mDesk.choose(std::string(order)); }, Qt::QueuedConnection);
        column->addWidget(button);
        buttons << button;
        if (!option.at)
            if (QWidget* note = makeCardNote(mDesk, what, option.origin)) column->addWidget(note);
    }
    column->addStretch(1);
    tabBefore(*mReport, buttons);
}

void DecisionPanel::focusFirst() {
    if (mDesk.writesSheet()) return mSheet->focusFirst();
    if (auto* button = mOptions->findChild<QPushButton*>()) button->setFocus(Qt::TabFocusReason);
}

void DecisionPanel::refreshHint() {
    const bool hint = mDesk.hint().has_value();
    // A button that goes would give the focus to whatever comes next in the window: it waits here for the next decision.
    if ((mTakeHint->hasFocus() || mDropHint->hasFocus()) && !hint) setFocus(Qt::OtherFocusReason);
    if (mAskHint->hasFocus() && !mDesk.mayDecide()) setFocus(Qt::OtherFocusReason);
    mAskHint->setVisible(mDesk.mayDecide());
    mTakeHint->setVisible(hint);
    mDropHint->setVisible(hint);
    refreshNotes();
}

void DecisionPanel::takeHint() {
    const bool sheet = mDesk.writesSheet();
    mDesk.takeHint();
    if (sheet) mSheet->focusSeal();  // what is left to be done
}

void DecisionPanel::refreshNotes() {
    mFights->refresh(tr("How the fights would end"));
    mHint->refresh(tr("What the program would do"));
}

void DecisionPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void DecisionPanel::retranslate() {
    mAskHint->setText(tr("&What would the program do?"));
    mTakeHint->setText(tr("Do &that"));
    mDropHint->setToolTip(tr("Close the hint"));
    mDropHint->setAccessibleName(mDropHint->toolTip());
    mReport->setText(tr("Look at the &report"));
    mShown = QStringLiteral("?");
    refresh();
}

}  // namespace hexa
