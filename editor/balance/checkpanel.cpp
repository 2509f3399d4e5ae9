// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/checkpanel.h"

#include "core/engine/system.h"
#include "editor/balance/balancesession.h"
#include "editor/balance/balancetexts.h"
#include "editor/balance/botchoice.h"
#include "editor/balance/gapplot.h"
#include "editor/balance/headlinelabel.h"
#include "editor/balance/shareplot.h"
#include "editor/document/document.h"
#include "editor/ui/foldbutton.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/times.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QTimer>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr int defaultCertificateGames = 8'000;

QLabel* wordsLabel(const char* name) {
    auto* label = new PlainLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QLabel* titleLabel() {
    auto* label = new PlainLabel;
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    label->setContentsMargins(0, 8, 0, 0);
    return label;
}

constexpr int shareRole = Qt::UserRole;
constexpr int targetRole = Qt::UserRole + 1;
constexpr int colourRole = Qt::UserRole + 2;

/// A seat's share of the wins as a bar in its colour, from zero to twice its target; a line marks
/// the target.
class ShareBar : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const double target = index.data(targetRole).toDouble();
        if (target > 0) {
            const QRectF frame = QRectF(option.rect).adjusted(3, 4, -3, -4);
            const double part = std::clamp(index.data(shareRole).toDouble() / (2 * target), 0.0, 1.0);
            QColor colour = index.data(colourRole).value<QColor>();
            colour.setAlpha(110);
            painter->fillRect(QRectF(frame.topLeft(), QSizeF(frame.width() * part, frame.height())), colour);
            painter->setPen(QPen(option.palette.color(QPalette::Text), 1.5));
            painter->drawLine(QPointF(frame.center().x(), frame.top() - 2),
                              QPointF(frame.center().x(), frame.bottom() + 2));
        }
        QStyledItemDelegate::paint(painter, option, index);
    }
};

void setCell(QTableWidget& table, int row, int column, const QString& text) {
    if (table.item(row, column) == nullptr) {
        auto* item = new QTableWidgetItem;
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        item->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        table.setItem(row, column, item);
    }
    table.item(row, column)->setText(text);
}

}  // namespace

CheckPanel::CheckPanel(BalanceSession& session, QWidget* parent)
    : ScrollColumn(parent),
      mSession(session),
      mHeadline(new HeadlineLabel(session, HeadlineLabel::Shown::Always)),
      mUnavailable(wordsLabel("checkUnavailable")),
      mControls(new QWidget),
      mSetup(new QWidget),
      mSetupShow(new FoldButton("checkSetupShow", mSetup)),
      mMarginTitle(new PlainLabel),
      mMargin(new QDoubleSpinBox),
      mStart(new QPushButton),
      mProgress(new QProgressBar),
      mTimes(wordsLabel("checkTimes")),
      mTick(new QTimer(this)),
      mRate(wordsLabel("checkRate")),
      mStale(wordsLabel("checkStale")),
      mDetails(new FoldButton("checkDetails")),
      mVerdict(wordsLabel("checkVerdict")),
      mShownTitle(new PlainLabel),
      mShown(new QComboBox),
      mPlot(new SharePlotView),
      mGapTitle(new PlainLabel),
      mGaps(new GapPlotView),
      mFigures(new QTableWidget),
      mBars(new ShareBar(mFigures)),
      mCertificateTitle(titleLabel()),
      mCertificate(wordsLabel("certificateState")),
      mGamesTitle(new PlainLabel),
      mGames(new QSpinBox),
      mCertify(new QPushButton),
      mVerify(new QPushButton),
      mStatus(wordsLabel("checkStatus")),
      mExport(new QPushButton) {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(6);
    build(*column);
    setWidget(content);

    connect(mMargin, &QDoubleSpinBox::valueChanged, this,
            [this](double points) { mSession.setMargin(points / 100); });
    connect(mStart, &QPushButton::clicked, this, [this] {
        if (mSession.job() == BalanceSession::Job::None)
            mSession.startCheck();
        else
            mSession.stop();
    });
    connect(mCertify, &QPushButton::clicked, this, [this] { mSession.startCertificate(certificateGames()); });
    connect(mVerify, &QPushButton::clicked, &session, &BalanceSession::startVerification);
    connect(mExport, &QPushButton::clicked, this, &CheckPanel::exportRequested);
    connect(mShown, &QComboBox::currentIndexChanged, this, &CheckPanel::showResult);
    connect(&session, &BalanceSession::factsChanged, this, &CheckPanel::refresh);
    connect(&session, &BalanceSession::resultChanged, this, &CheckPanel::showResult);
    connect(&session, &BalanceSession::jobChanged, this, &CheckPanel::refresh);
    connect(&session, &BalanceSession::settingsChanged, this, &CheckPanel::showMargin);
    connect(&session.live(), &LiveCheck::progressed, this, &CheckPanel::showTimes);
    mTick->callOnTimeout(this, &CheckPanel::showTimes);
    keepTranslated(*this, [this] { retranslate(); });
    onPaletteChange(*this, [this] { showResult(); });
}

void CheckPanel::build(QVBoxLayout& column) {
    mMargin->setObjectName("checkMargin");
    mStart->setObjectName("checkStart");
    mProgress->setObjectName("checkProgress");
    mShown->setObjectName("checkShown");
    mFigures->setObjectName("checkFigures");
    mGames->setObjectName("certificateGames");
    mCertify->setObjectName("certify");
    mVerify->setObjectName("verifyCertificate");
    mExport->setObjectName("balanceExport");
    mMargin->setRange(0.5, 20);
    mMargin->setSingleStep(0.5);
    mMargin->setDecimals(1);
    mMargin->setValue(mSession.margin() * 100);
    mGames->setRange(100, 1'000'000);
    mGames->setSingleStep(1'000);
    mGames->setGroupSeparatorShown(true);
    mGames->setValue(defaultCertificateGames);
    mMarginTitle->setBuddy(mMargin);
    mGamesTitle->setBuddy(mGames);
    mShownTitle->setBuddy(mShown);
    mProgress->setTextVisible(true);

    column.addWidget(mHeadline);
    column.addWidget(mUnavailable);
    auto* controls = new QVBoxLayout(mControls);
    controls->setContentsMargins(0, 0, 0, 0);
    controls->addWidget(mStart);
    controls->addWidget(mSetupShow);
    controls->addWidget(mSetup);
    auto* setup = new QVBoxLayout(mSetup);
    setup->setContentsMargins(0, 0, 0, 0);
    setup->addWidget(new BotChoice(mSession));
    auto* row = new QHBoxLayout;
    row->addWidget(mMarginTitle);
    row->addWidget(mMargin);
    row->addStretch(1);
    setup->addLayout(row);
    column.addWidget(mControls);
    column.addWidget(mProgress);
    column.addWidget(mTimes);
    column.addWidget(mStatus);
    column.addWidget(mRate);
    column.addWidget(mStale);
    column.addWidget(mFigures);
    connect(mDetails, &QToolButton::toggled, this, &CheckPanel::showResult);
    column.addWidget(mDetails);
    column.addWidget(mVerdict);
    auto* shown = new QHBoxLayout;
    shown->addWidget(mShownTitle);
    shown->addWidget(mShown, 1);
    column.addLayout(shown);
    column.addWidget(mPlot, 1);
    column.addWidget(mGapTitle);
    column.addWidget(mGaps);
    mFigures->verticalHeader()->hide();
    mFigures->verticalHeader()->setDefaultSectionSize(mFigures->fontMetrics().height() + 9);
    mFigures->setWordWrap(false);
    mFigures->setEditTriggers(QAbstractItemView::NoEditTriggers);
    mFigures->setSelectionBehavior(QAbstractItemView::SelectRows);
    mFigures->setTabKeyNavigation(false);
    mFigures->setFrameShape(QFrame::NoFrame);
    mFigures->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column.addWidget(mCertificateTitle);
    column.addWidget(mCertificate);
    column.addWidget(mGamesTitle);
    column.addWidget(mGames, 0, Qt::AlignLeft);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(mCertify);
    buttons->addWidget(mVerify);
    buttons->addStretch(1);
    column.addLayout(buttons);
    auto* exporting = new QHBoxLayout;
    exporting->addWidget(mExport);
    exporting->addStretch(1);
    column.addLayout(exporting);
}

std::int64_t CheckPanel::certificateGames() const { return mGames->value(); }

void CheckPanel::retranslate() {
    setAccessibleName(tr("Check"));
    mUnavailable->setText(tr("No bot can play this game yet, so its maps can’t be checked."));
    mSetupShow->setText(tr("B&ots and Margin"));
    mSetupShow->setToolTip(tr("Choose the bots and the allowed margin"));
    mDetails->setText(tr("&Details"));
    mDetails->setToolTip(tr("Show the reasons for the verdict"));
    mMarginTitle->setText(tr("Ma&rgin:"));
    mMargin->setSuffix(tr(" points"));
    mMargin->setToolTip(
        tr("Largest allowed difference between a win rate and its target, in percentage points"));
    mMargin->setAccessibleName(tr("Margin"));
    mShownTitle->setText(tr("Show:"));
    mShown->setAccessibleName(tr("Bot shown"));
    mGapTitle->setText(tr("Gap by bot strength (points, weakest bot first)"));
    mGaps->setAccessibleName(mGapTitle->text());
    mPlot->setAccessibleName(tr("Win rate by seat over the games"));
    mPlot->setHint(tr("Start a check: the bots play this map until it is clear whether it is fair. The win "
                      "rate of each seat is drawn here."));
    mFigures->setAccessibleName(tr("Win rates"));
    mCertificateTitle->setText(tr("Certificate"));
    mGamesTitle->setText(tr("&Games per bot:"));
    mGames->setAccessibleName(tr("Games per bot for a certificate"));
    mCertify->setText(tr("&Certify"));
    mVerify->setText(tr("Check &Again"));
    mVerify->setToolTip(tr("Replay the certified games and compare every result"));
    mExport->setText(tr("E&xport…"));
    mExport->setToolTip(tr("Export the measures as CSV or the report as a page (PNG, PDF)"));
    mExport->setIcon(icon("export"));
    refresh();
}

void CheckPanel::refresh() {
    const bool canPlay = mSession.canPlay();
    mUnavailable->setVisible(!canPlay);
    for (QWidget* widget : {static_cast<QWidget*>(mControls), static_cast<QWidget*>(mGamesTitle),
                            static_cast<QWidget*>(mGames), static_cast<QWidget*>(mCertify),
                            static_cast<QWidget*>(mVerify), static_cast<QWidget*>(mCertificate),
                            static_cast<QWidget*>(mCertificateTitle), static_cast<QWidget*>(mPlot)})
        widget->setVisible(canPlay);
    showMargin();
    showJob();
    showResult();
    showCertificate();
}

void CheckPanel::showMargin() {
    if (qRound(mMargin->value() * 10) != qRound(mSession.margin() * 1000))
        mMargin->setValue(mSession.margin() * 100);
}

void CheckPanel::showJob() {
    const BalanceSession::Job job = mSession.job();
    const bool idle = job == BalanceSession::Job::None;
    mStart->setText(idle ? tr("&Start Check") : tr("&Stop"));
    mMargin->setEnabled(idle);
    const auto obstacle = mSession.uncertifiable();
    mCertify->setEnabled(idle && !obstacle);
    mCertify->setToolTip(
        obstacle
            ? mSession.locale().text(*obstacle)
            : tr("Play a fixed number of new games and store the verdict with the map. You can undo this."));
    mGames->setEnabled(idle);
    mVerify->setEnabled(idle && mSession.facts().certified());
    mExport->setEnabled(idle);
    mProgress->setVisible(!idle);
    mProgress->setValue(mSession.percent());
    const QString what = job == BalanceSession::Job::Certify   ? tr("Certifying… %p%")
                         : job == BalanceSession::Job::Verify  ? tr("Replaying the certified games…")
                         : job == BalanceSession::Job::Compare ? tr("Comparing… %p%")
                                                               : tr("Checking… %p% (may end sooner)");
    mProgress->setFormat(what);
    mProgress->setAccessibleName(tr("Progress"));
    mStatus->setText(mSession.message());
    mStatus->setVisible(!mSession.message().isEmpty());
    showTimes();
}

/// Shows the time of a job, or of the games in the background. Rounds of strong bots take seconds,
/// so the clock has ticks of its own.
void CheckPanel::showTimes() {
    const bool idle = mSession.job() == BalanceSession::Job::None;
    const bool live = idle && mSession.live().running();
    const QString run = shortTime(mSession.secondsRun());
    const auto left = mSession.secondsLeft();
    mTimes->setText(
        !idle ? (left ? tr("%1 so far, at most %2 left", "times").arg(run, roundTime(*left))
                      : tr("%1 so far", "time").arg(run))
        : left
            ? tr("Bots are playing this map: %1 so far, at most %2 left.", "times").arg(run, roundTime(*left))
            : tr("Bots are playing this map: %1 so far.", "time").arg(run));
    mTimes->setVisible(!idle || live);
    if (idle && !live)
        mTick->stop();
    else if (!mTick->isActive())
        mTick->start(1'000);
}

void CheckPanel::showGaps(const GapPlot& plot) {
    QStringList words;
    for (const GapPlot::Row& row : plot.rows)
        words << tr("%1: %2 (%3 – %4)", "bot, gap in points, low and high end")
                     .arg(row.bot, locale().toString(row.gap, 'f', 1),
                          locale().toString(row.interval.low, 'f', 1),
                          locale().toString(row.interval.high, 'f', 1));
    mGaps->setPlot(plot, words.join('\n'));
    mGapTitle->setVisible(!plot.rows.empty());
}

void CheckPanel::showCertificate() { mCertificate->setText(BalanceTexts::certificate(mSession)); }

void CheckPanel::showResult() {
    const CheckResult* result = mSession.result();
    const bool some = result != nullptr && !result->report.bots.empty() && result->games > 0;
    const Locale& locale = mSession.locale();
    mStale->setText(tr("This result is for the map before its last change."));
    mStale->setVisible(some && mSession.resultIsStale());
    for (QWidget* widget :
         {static_cast<QWidget*>(mRate), static_cast<QWidget*>(mDetails), static_cast<QWidget*>(mFigures)})
        widget->setVisible(some);
    mVerdict->setVisible(some && mDetails->isChecked());
    // Shows the worst bot, or a chosen one.
    {
        const QSignalBlocker quiet(mShown);
        const QString chosen = mShown->currentData().toString();
        mShown->clear();
        mShown->addItem(tr("Strictest verdict"), QString());
        if (some)
            for (const balance::BotReport& bot : result->report.bots)
                mShown->addItem(BalanceTexts::bot(mSession.system(), bot.bot, locale) + ": " +
                                    BalanceTexts::verdict(bot.verdict),
                                toQString(bot.bot));
        mShown->setCurrentIndex(std::max(0, mShown->findData(chosen)));
        mShown->setVisible(some && result->report.bots.size() > 1);
        mShownTitle->setVisible(mShown->isVisibleTo(this));
    }
    if (!some) {
        mPlot->setPlot({}, {});
        showGaps({});
        return;
    }
    const balance::BalanceReport& report = result->report;
    std::size_t bot = report.worstBot;
    if (mShown->currentIndex() > 0) bot = static_cast<std::size_t>(mShown->currentIndex() - 1);
    QStringList words;
    for (const Message& text : balance::statements(report)) words << locale.text(text);
    if (const std::size_t rules = mSession.facts().ownRules; rules > 0)
        words << locale.text("balance.own-rules", {{"count", static_cast<std::int64_t>(rules)}});
    mVerdict->setText(words.join('\n'));
    const double rate = result->seconds > 0 ? static_cast<double>(result->games) / result->seconds : 0;
    const QLocale numbers = this->locale();
    mRate->setText(
        tr("%1 games, %2 per second", "numbers")
            .arg(numbers.toString(static_cast<qlonglong>(result->games)), numbers.toString(qRound(rate))));
    mPlot->setPlot(sharePlotOf(mSession, *result, bot, palette().color(QPalette::Base)), words.value(0));
    GapPlot gaps = gapPlotOf(report);
    for (GapPlot::Row& row : gaps.rows)
        row.bot = BalanceTexts::bot(mSession.system(), row.bot.toStdString(), locale);
    showGaps(gaps);

    const balance::BotReport& shown = report.bots[bot];
    // Points are known for seats only, and targets are shown if they are uneven.
    const bool order = report.judged == Judged::Order, wanted = !report.targets.empty();
    const std::vector<double> targets = balance::targetsOf(report);
    QStringList titles{order ? tr("Position", "in the order of play") : tr("Seat"),
                       tr("Wins (%)", "share of wins"), tr("Range")};
    if (wanted) titles << tr("Target (%)", "share of wins");
    if (!order) titles << tr("Points", "mean score at the end");
    mFigures->setColumnCount(static_cast<int>(titles.size()));
    mFigures->setHorizontalHeaderLabels(titles);
    mFigures->setRowCount(static_cast<int>(shown.places.size()));
    for (int place = 0; place < mFigures->rowCount(); ++place) {
        const balance::ShareFigure& figure = shown.places[static_cast<std::size_t>(place)];
        QStringList cells{BalanceTexts::place(report.judged, report.teamOf, place),
                          BalanceTexts::percent(figure.share, locale),
                          tr("%1 – %2", "low and high end")
                              .arg(BalanceTexts::percent(figure.interval.low, locale),
                                   BalanceTexts::percent(figure.interval.high, locale))};
        if (wanted) cells << BalanceTexts::percent(targets[static_cast<std::size_t>(place)], locale);
        QStringList points;
        for (std::size_t seat = 0; seat < report.teamOf.size() && seat < shown.points.size(); ++seat)
            if (report.teamOf[seat] == place)
                points << locale.text(balance::decimalText(shown.points[seat].mean, 1));
        if (!order) cells << points.join(", ");
        for (int column = 0; column < cells.size(); ++column)
            setCell(*mFigures, place, column, cells[column]);
        QTableWidgetItem* bar = mFigures->item(place, 1);
        bar->setData(shareRole, figure.share);
        bar->setData(targetRole, targets[static_cast<std::size_t>(place)]);
        bar->setData(colourRole, colourOf(report, place));
    }
    mFigures->setItemDelegateForColumn(1, mBars);
    mFigures->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    mFigures->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    const int height = mFigures->horizontalHeader()->sizeHint().height() +
                       mFigures->rowCount() * mFigures->verticalHeader()->defaultSectionSize() + 4;
    mFigures->setFixedHeight(height);
}

/// Returns the colour of the seat, or of the first one of a team; places in the order of play have
/// none of their own.
QColor CheckPanel::colourOf(const balance::BalanceReport& report, int place) const {
    const QPalette colours = palette();
    if (report.judged == Judged::Order) return colours.color(QPalette::Highlight);
    const auto seat = std::ranges::find(report.teamOf, place) - report.teamOf.begin();
    return seatColour(mSession.document().scenario(), mSession.document().catalog(),
                      static_cast<std::size_t>(seat), colours.color(QPalette::Base));
}

}  // namespace hexa::editor

#include "moc_checkpanel.cpp"
