// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/problemspanel.h"

#include "core/engine/check/acceptance.h"
#include "core/engine/generate/fillfix.h"
#include "core/hex/place.h"
#include "editor/document/document.h"
#include "editor/document/mapchecker.h"
#include "editor/problems/findingdelegate.h"
#include "editor/problems/findingsmodel.h"
#include "editor/ui/acceptrow.h"
#include "editor/ui/contextmenu.h"
#include "editor/ui/icons.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/severity.h"
#include "editor/ui/translated.h"

#include <QAction>
#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QScrollBar>
#include <QStackedWidget>
#include <QToolButton>

namespace hexa::editor {
namespace {

constexpr std::array severities{Severity::Error, Severity::Warning, Severity::Hint};

}  // namespace

ProblemsPanel::ProblemsPanel(Document& document, const MapChecker& checker, const Locale& locale,
                             QWidget* parent)
    : QWidget(parent),
      mDocument(document),
      mChecker(checker),
      mLocale(locale),
      mModel(new FindingsModel(document, locale, this)),
      mAcceptedFilter(new QToolButton(this)),
      mStack(new QStackedWidget(this)),
      mList(new QListView(this)),
      mNone(new QWidget(this)),
      mNoneIcon(new PlainLabel(mNone)),
      mNoneText(new PlainLabel(mNone)),
      mSentence(new PlainLabel(this)),
      mAccept(new AcceptRow(this)),
      mFixButton(new QToolButton(this)),
      mFix(new QAction(icon("fix"), {}, this)),
      mRuleButton(new QToolButton(this)),
      mRule(new QAction(icon("help"), {}, this)),
      mUpdate(new LazyUpdate(this, [this] { refresh(); })) {
    build();
    connect(&checker, &MapChecker::findingsChanged, this, [this] { mUpdate->request(); });
    // A fix was made for the checked scenario, not for a newer one.
    connect(&document, &Document::changed, this, [this] {
        if (mChecker.pending()) showCurrent();
    });
    connect(mFix, &QAction::triggered, this, &ProblemsPanel::fix);
    connect(mRule, &QAction::triggered, this, [this] {
        const QModelIndex current = mList->currentIndex();
        if (current.isValid()) emit ruleRequested(current.data(FindingsModel::RuleRole).toString());
    });
    connect(mAccept, &AcceptRow::triggered, this, &ProblemsPanel::acceptOrWithdraw);
    connect(mList, &QListView::clicked, this, &ProblemsPanel::jump);
    connect(mList->selectionModel(), &QItemSelectionModel::currentChanged, this, &ProblemsPanel::showCurrent);
    keepTranslated(*this, [this] { retranslate(); });
    onPaletteChange(*this, [this] { showState(); });
    mUpdate->run();
}

void ProblemsPanel::build() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(4);
    auto* filters = new QHBoxLayout;
    filters->setSpacing(2);
    const auto prepare = [filters](QToolButton* button, const QString& sign) {
        button->setIcon(icon(sign));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setCheckable(true);
        button->setChecked(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        filters->addWidget(button);
    };
    for (const Severity severity : severities) {
        auto* button = new QToolButton(this);
        prepare(button, severityIcon(severity));
        connect(button, &QToolButton::toggled, this, [this, severity](bool shown) {
            mModel->setShown(severity, shown);
            showState();
        });
        mFilters[static_cast<std::size_t>(severity)] = button;
    }
    prepare(mAcceptedFilter, QStringLiteral("problem-none"));
    mAcceptedFilter->setObjectName("acceptedFilter");
    connect(mAcceptedFilter, &QToolButton::toggled, this, [this](bool shown) {
        mModel->setAcceptedShown(shown);
        showState();
    });
    filters->addStretch();
    column->addLayout(filters);

    mList->setModel(mModel);
    mList->setItemDelegate(new FindingDelegate(mList));
    mList->setUniformItemSizes(true);
    mList->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    mList->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    mList->setFrameShape(QFrame::NoFrame);
    mList->installEventFilter(this);
    mStack->addWidget(mList);
    mNoneText->setWordWrap(true);
    mNoneText->setAlignment(Qt::AlignHCenter);
    mNoneIcon->setAlignment(Qt::AlignHCenter);
    auto* none = new QVBoxLayout(mNone);
    none->addStretch(1);
    none->addWidget(mNoneIcon);
    none->addWidget(mNoneText);
    none->addStretch(2);
    mStack->addWidget(mNone);
    column->addWidget(mStack, 1);

    mSentence->setWordWrap(true);
    mSentence->setContentsMargins(4, 4, 4, 4);
    mSentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(mSentence);
    mRuleButton->setDefaultAction(
        mRule);  // its text is the tooltip: a row of its own would leave the list too little
    mRuleButton->setToolButtonStyle(Qt::ToolButtonIconOnly);
    mRuleButton->setAutoRaise(true);
    mRuleButton->setFocusPolicy(Qt::TabFocus);
    mAccept->row().addWidget(mRuleButton);
    column->addWidget(mAccept);
    mFix->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)});
    mFix->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(mFix);
    mFixButton->setDefaultAction(mFix);
    mFixButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    mFixButton->setFocusPolicy(Qt::TabFocus);
    mFixButton->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    column->addWidget(mFixButton);
    offerMenu(*mList, [this](QMenu& menu, QPoint) { fillMenu(menu); });
}

void ProblemsPanel::fillMenu(QMenu& menu) {
    const QModelIndex current = mList->currentIndex();
    if (!current.isValid()) return;
    const bool onMap = hexOf(mModel->finding(current.row()).problem.place).has_value();
    menu.addAction(onMap ? tr("&Show on the Map") : tr("&Show in Properties"), this, &ProblemsPanel::jump);
    addButtons(menu, {mFixButton, mRuleButton});
    if (!mChecker.pending())
        menu.addAction(mModel->finding(current.row()).open() ? tr("&Accept Problem")
                                                             : tr("&Withdraw Acceptance"),
                       this, &ProblemsPanel::acceptOrWithdraw);
    menu.addSeparator();
    menu.addAction(icon("copy"), tr("&Copy Message"), this,
                   [text = mSentence->text()] { QGuiApplication::clipboard()->setText(text); });
}

void ProblemsPanel::retranslate() {
    mList->setAccessibleName(tr("Problems"));
    mModel->retranslate();
    showState();
}

bool ProblemsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == mList && event->type() == QEvent::Resize) {
        // The rows' height depends on the width.
        const auto* resize = static_cast<QResizeEvent*>(event);
        if (FindingDelegate::isWide(resize->size().width()) !=
            FindingDelegate::isWide(resize->oldSize().width()))
            QMetaObject::invokeMethod(mList, &QListView::doItemsLayout, Qt::QueuedConnection);
    }
    if (watched == mList && event->type() == QEvent::KeyPress) {
        const auto* press = static_cast<QKeyEvent*>(event);
        const bool enter = press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter;
        if (enter && !(press->modifiers() & Qt::ControlModifier)) return jump(), true;
    }
    return QWidget::eventFilter(watched, event);
}

void ProblemsPanel::refresh() {
    const QModelIndex current = mList->currentIndex();
    const int row = current.row();
    const int scrolled = mList->verticalScrollBar()->value();
    std::optional<Problem> problem;
    if (current.isValid()) problem = mModel->finding(row).problem;
    mModel->setFindings(mChecker.findings());
    if (problem && !mList->currentIndex().isValid() && mModel->rowCount() > 0) {
        // The problem itself; else its neighbour, so that one fix after the other can be done by
        // key.
        const int last = mModel->rowCount() - 1;
        mList->setCurrentIndex(mModel->index(std::min(mModel->rowOf(*problem).value_or(row), last)));
        mList->verticalScrollBar()->setValue(scrolled);
        mList->scrollTo(mList->currentIndex());
    }
    // An unfinished map is one line, and its button is there without a click.
    if (!mList->currentIndex().isValid() && mModel->rowCount() > 0) {
        const Finding& first = mModel->finding(0);
        if (first.fix && first.fix->code == fillSlotsFix) mList->setCurrentIndex(mModel->index(0));
    }
    showState();
}

void ProblemsPanel::showState() {
    const auto count = [&](Severity severity) { return mModel->count(severity); };
    const auto label = [](QToolButton* button, int number, const QString& text) {
        button->setText(QLocale().toString(number));
        button->setAccessibleName(text);
        button->setToolTip(tr("%1: click to show or hide").arg(text));
    };
    const std::array texts{tr("%Ln error(s)", nullptr, count(Severity::Error)),
                           tr("%Ln warning(s)", nullptr, count(Severity::Warning)),
                           tr("%Ln hint(s)", nullptr, count(Severity::Hint))};
    for (std::size_t i = 0; i < severities.size(); ++i)
        label(mFilters[static_cast<std::size_t>(severities[i])], count(severities[i]), texts[i]);
    label(mAcceptedFilter, mModel->accepted(), tr("%Ln accepted", nullptr, mModel->accepted()));
    mAcceptedFilter->setVisible(mModel->accepted() > 0);
    mStack->setCurrentWidget(mModel->rowCount() > 0 ? static_cast<QWidget*>(mList) : mNone);
    const bool hidden = mModel->total() > 0;
    mNoneIcon->setPixmap(
        icon(hidden ? "problem-hint" : "problem-none").pixmap(QSize(32, 32), devicePixelRatioF()));
    mNoneText->setText(hidden ? tr("All problems are hidden. Use the buttons above to show them.")
                              : tr("No problems. The map follows the rules."));
    showCurrent();
}

void ProblemsPanel::showCurrent() {
    const QModelIndex current = mList->currentIndex();
    const bool shown = current.isValid() && mModel->rowCount() > 0;
    const QString fix = shown ? current.data(FindingsModel::FixRole).toString() : QString();
    const QString rule = shown ? current.data(FindingsModel::RuleRole).toString() : QString();
    mRuleButton->setVisible(!rule.isEmpty());
    mRule->setEnabled(!rule.isEmpty());
    mRule->setText(tr("Rule: %1").arg(caption(rule)));
    mSentence->setVisible(shown);
    const QString accepted = shown ? current.data(FindingsModel::AcceptedRole).toString() : QString();
    mSentence->setText(shown ? current.data().toString() : QString());
    mAccept->setVisible(shown);
    mAccept->setState(!shown || mChecker.pending() ? AcceptRow::State::Nothing
                      : accepted.isEmpty()         ? AcceptRow::State::Open
                                                   : AcceptRow::State::Accepted,
                      accepted,
                      tr("Accept this problem. It reappears when its message or its tile changes."));
    mFixButton->setVisible(!fix.isEmpty());
    mFix->setText(caption(fix));
    mFix->setEnabled(!fix.isEmpty() && !mChecker.pending());
    mFix->setToolTip(mChecker.pending() ? tr("The map is being checked again. Please wait.")
                                        : tr("%1 (Ctrl+Enter)").arg(fix));
}

void ProblemsPanel::jump() {
    const QModelIndex current = mList->currentIndex();
    if (!current.isValid()) return;
    if (const auto at = hexOf(mModel->finding(current.row()).problem.place))
        emit jumpTo(*at);
    else
        emit mapRequested();
}

void ProblemsPanel::acceptOrWithdraw() {
    const QModelIndex current = mList->currentIndex();
    if (!current.isValid() || mChecker.pending()) return;
    const Finding finding = mModel->finding(current.row());
    const Scenario& map = mDocument.scenario();
    const auto edit = finding.open() ? accepting(map, finding.problem, mAccept->note().toStdString())
                                     : withdrawing(map, finding.problem);
    // The file is of a later version or was changed by hand. It is not overwritten.
    if (!edit) return mSentence->setText(mLocale.text(edit.error()));
    mAccept->clear();
    mDocument.apply(
        *edit, [open = finding.open()] { return open ? tr("Accept problem") : tr("Withdraw acceptance"); });
}

void ProblemsPanel::fix() {
    const QModelIndex current = mList->currentIndex();
    if (!current.isValid() || mChecker.pending()) return;
    // A copy: the findings change while the edit is applied.
    const auto fix = mModel->finding(current.row()).fix;
    if (!fix) return;
    if (fix->code == fillSlotsFix) return emit fillRequested();
    mDocument.apply(fix->edit, [&locale = mLocale, code = fix->code] { return locale.text(code); });
}

}  // namespace hexa::editor

#include "moc_problemspanel.cpp"
