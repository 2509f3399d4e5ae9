// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/tablepanel.h"

#include "editor/document/document.h"
#include "editor/paint/pieces.h"
#include "editor/play/playsession.h"
#include "editor/play/playtexts.h"
#include "editor/play/viewer.h"
#include "editor/ui/brokentext.h"
#include "editor/ui/names.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QTableWidget>
#include <QToolTip>

#include <algorithm>

namespace hexa::editor {
TrackBar::TrackBar(QWidget* parent) : QWidget(parent) { setObjectName("trackBar"); }

void TrackBar::set(const QString& title, const QStringList& steps, const QStringList& names, int now,
                   const std::vector<int>& marked, const std::vector<std::string>& rules) {
    mTitle = title;
    mSteps = steps;
    mNames = names;
    mNow = now;
    mMarked = marked;
    mRules.clear();
    for (const std::string& rule : rules) mRules << toQString(rule);
    mChosen = std::min(mChosen, static_cast<int>(mRules.size()) - 1);
    setFocusPolicy(mRules.isEmpty() ? Qt::NoFocus : Qt::StrongFocus);
    setCursor(mRules.isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    setAccessibleName(headline(now));
    setAccessibleDescription(mRules.isEmpty() ? QString()
                                              : tr("Arrow keys choose a step, Enter opens its rule"));
    updateGeometry();
    update();
}

QString TrackBar::nameOf(int step) const { return mNames.value(step); }

QString TrackBar::headline(int step) const {
    const QString name = nameOf(step);  // none after the end
    return name.isEmpty() ? mTitle : tr("%1: %2", "track and step: Phase: Combat").arg(mTitle, name);
}

QRectF TrackBar::box(qsizetype step) const {
    const double each = static_cast<double>(width()) / static_cast<double>(mSteps.size());
    const int line = QFontMetrics(font()).height();
    return {static_cast<double>(step) * each + 1, line + 3.0, each - 2, line + 6.0};
}

int TrackBar::stepAt(QPointF place) const {
    for (int i = 0; i < mSteps.size(); ++i)
        if (box(i).contains(place)) return i;
    return -1;
}

void TrackBar::open(int step) {
    if (const QString rule = mRules.value(step); !rule.isEmpty()) emit ruleRequested(rule);
}

bool TrackBar::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int step = stepAt(help->pos());
    QString text = step < 0 ? accessibleName() : nameOf(step);
    if (const QString rule = mRules.value(step); !rule.isEmpty())
        text = tr("%1: read rule %2", "a phase of the game").arg(text, rule);
    QToolTip::showText(help->globalPos(), text, this);
    return true;
}

void TrackBar::focusInEvent(QFocusEvent* event) {
    mChosen = std::max(0, mNow);
    update();
    QWidget::focusInEvent(event);
}

void TrackBar::focusOutEvent(QFocusEvent* event) {
    mChosen = -1;
    update();
    QWidget::focusOutEvent(event);
}

void TrackBar::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(mRules.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Left:
        mChosen = std::max(0, mChosen - 1);
        break;
    case Qt::Key_Right:
        mChosen = std::min(last, mChosen + 1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        open(mChosen);
        return;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    setAccessibleName(headline(mChosen));
    update();
}

void TrackBar::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) open(stepAt(event->position()));
}

QSize TrackBar::sizeHint() const { return {240, QFontMetrics(font()).height() * 2 + 14}; }

void TrackBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetrics metrics(font());
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(0, 0, width(), metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(headline(mChosen >= 0 ? mChosen : mNow), Qt::ElideRight, width()));
    for (int i = 0; i < mSteps.size(); ++i) {
        const QRectF box = this->box(i);
        const bool now = i == mNow;
        painter.setPen(QPen(palette().color(now ? QPalette::Highlight : QPalette::Mid), now ? 2 : 1));
        painter.setBrush(now        ? palette().color(QPalette::Highlight)
                         : i < mNow ? palette().color(QPalette::Midlight)
                                    : palette().color(QPalette::Base));
        painter.drawRoundedRect(box, 3, 3);
        painter.setPen(palette().color(now ? QPalette::HighlightedText : QPalette::Text));
        painter.drawText(box, Qt::AlignCenter,
                         metrics.elidedText(mSteps[i], Qt::ElideRight, static_cast<int>(box.width()) - 4));
        if (i == mChosen) {
            painter.setPen(QPen(palette().color(QPalette::Highlight), 1, Qt::DotLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(box.adjusted(-1, -2, 1, 2), 4, 4);
        }
        if (std::ranges::find(mMarked, i) == mMarked.end()) continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(now ? QPalette::HighlightedText : QPalette::Text));
        painter.drawEllipse(QPointF(box.right() - 5, box.top() + 5), 2, 2);
    }
}

ScoreTrack::ScoreTrack(const PlaySession& session, QWidget* parent) : QWidget(parent), mSession(session) {
    setObjectName("scoreTrack");
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize ScoreTrack::sizeHint() const { return {240, 20 * std::max(1, mSession.players()) + 18}; }

void ScoreTrack::paintEvent(QPaintEvent*) {
    if (mSession.match() == nullptr) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const MatchStanding standing = mSession.match()->standing();
    int max = 10;
    int min = 0;
    for (const auto& seat : standing.seats) {
        max = std::max(max, seat.points);
        min = std::min(min, seat.points);
    }
    max = (max + 9) / 10 * 10;
    const Catalog& catalog = mSession.system().catalog;
    const double left = 12, wide = width() - 24;
    const auto x = [&](int points) { return left + wide * (points - min) / (max - min); };
    const QFontMetrics metrics(font());
    const double bottom = height() - 16;
    for (int points = min; points <= max; ++points) {
        if (points % 5 != 0) continue;
        painter.setPen(palette().color(QPalette::Mid));
        painter.drawLine(QPointF(x(points), 0), QPointF(x(points), bottom));
        if (points % 10 != 0) continue;
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRectF(x(points) - 20, bottom, 40, 16), Qt::AlignCenter, QString::number(points));
    }
    for (std::size_t seat = 0; seat < standing.seats.size(); ++seat) {
        const double y = 20.0 * static_cast<double>(seat) + 10;
        const int points = standing.seats[seat].points;
        painter.setPen(QPen(palette().color(QPalette::Text), 1.5));
        painter.drawLine(QPointF(x(0), y), QPointF(x(points), y));
        paint::paintPiece(painter, QRectF(x(points) - 9, y - 9, 18, 18),
                          pieceColour(mSession.scenario(), catalog, static_cast<int>(seat)),
                          paint::shapeOf(factionIndex(mSession.scenario(), catalog, static_cast<int>(seat))),
                          QString::number(points));
    }
}

TablePanel::TablePanel(const PlaySession& session, Viewer& viewer, QWidget* parent)
    : QWidget(parent),
      mSession(session),
      mViewer(viewer),
      mTrackRows(new QVBoxLayout),
      mScore(new ScoreTrack(session)),
      mSeats(new QTableWidget) {
    setObjectName("tablePanel");
    mSeats->setObjectName("playSeats");
    mSeats->setEditTriggers(QAbstractItemView::NoEditTriggers);
    mSeats->setSelectionMode(QAbstractItemView::SingleSelection);
    mSeats->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    mSeats->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    mSeats->setAlternatingRowColors(true);
    mSeats->setTabKeyNavigation(false);  // Tab leaves the table, arrows walk in it
    mSeats->horizontalHeader()->setMinimumSectionSize(30);
    mSeats->setTextElideMode(Qt::ElideNone);
    mSeats->installEventFilter(this);
    setMinimumWidth(250);
    auto* column = new QVBoxLayout(this);
    column->addLayout(mTrackRows);
    column->addWidget(mScore);
    column->addWidget(mSeats, 1);
    connect(&viewer, &Viewer::changed, this, &TablePanel::refresh);
    refresh();
}

void TablePanel::refresh() {
    const MatchView& view = mViewer.view();
    const Locale& locale = mSession.locale();
    while (mTracks.size() > static_cast<qsizetype>(view.tracks.size())) delete mTracks.takeLast();
    while (mTracks.size() < static_cast<qsizetype>(view.tracks.size())) {
        mTracks << new TrackBar;
        connect(mTracks.last(), &TrackBar::ruleRequested, &mViewer, &Viewer::ruleRequested);
        mTrackRows->addWidget(mTracks.last());
    }
    for (qsizetype i = 0; i < mTracks.size(); ++i) {
        const MatchView::Track& track = view.tracks[static_cast<std::size_t>(i)];
        QStringList names;
        QStringList steps;
        for (const Message& step : track.steps) {
            names << PlayTexts::text(step, locale);
            // Many steps have no room for names: numbers count them.
            steps << QString::number(names.size());
        }
        mTracks[i]->set(PlayTexts::text(track.text, locale), steps, names, track.now, track.marked,
                        track.rules);
    }
    mScore->updateGeometry();
    mScore->update();
    QStringList points;
    if (mSession.match() != nullptr) {
        const MatchStanding standing = mSession.match()->standing();
        for (std::size_t seat = 0; seat < standing.seats.size(); ++seat)
            points << QStringLiteral("%1: %2").arg(mSession.texts().seatName(static_cast<int>(seat)),
                                                   QString::number(standing.seats[seat].points));
    }
    mScore->setAccessibleName(mSession.texts().word(
        "word.points.of-all", {{"points", points.join(QStringLiteral(", ")).toStdString()}}));
    mScore->setToolTip(points.join('\n'));
    refreshSeats();
}

void TablePanel::refreshSeats() {
    const MatchView& view = mViewer.view();
    const Locale& locale = mSession.locale();
    const int seats = mSession.players();
    // A row for each kind of counter, in the order of their first mention.
    std::vector<const MatchView::Counter*> rows;
    for (const MatchView::Counter& counter : view.counters)
        if (counter.seat >= 0 && !counter.kind.starts_with("card:") &&
            std::ranges::none_of(rows, [&](const auto* row) { return row->kind == counter.kind; }))
            rows.push_back(&counter);
    const int extra = 2;  // faction and places
    mSeats->setColumnCount(seats);
    mSeats->setRowCount(seats == 0 ? 0 : static_cast<int>(rows.size()) + extra);
    mSeats->setAccessibleName(tr("What the players have"));
    mSeats->setVisible(seats > 0);
    if (seats == 0) return;
    const auto set = [&](int row, int column, const QString& text) {
        auto* item = mSeats->item(row, column);
        if (item == nullptr) mSeats->setItem(row, column, item = new QTableWidgetItem);
        item->setText(text);
        item->setToolTip(QString());
        item->setTextAlignment(Qt::AlignCenter);
    };
    QStringList labels{mSession.texts().word("word.faction"), mSession.texts().word("word.places")};
    for (const auto* row : rows) labels << PlayTexts::text(row->text, locale);
    mSeats->setVerticalHeaderLabels(labels);
    for (int row = 0; row < labels.size(); ++row)
        for (const int role : {Qt::ToolTipRole, Qt::AccessibleTextRole})
            mSeats->verticalHeaderItem(row)->setData(role, labels[row]);
    const MatchStanding standing = mSession.match()->standing();
    for (int seat = 0; seat < seats; ++seat) {
        auto* head = new QTableWidgetItem(mSession.texts().seatIcon(seat), QString::number(seat + 1));
        head->setToolTip(mSession.texts().seatName(seat));
        const auto& asked = mViewer.decision().seats;
        if (std::ranges::find(asked, seat) != asked.end()) {
            QFont bold = font();
            bold.setBold(true);
            bold.setUnderline(true);
            head->setFont(bold);
        }
        mSeats->setHorizontalHeaderItem(seat, head);
        set(0, seat, mSession.texts().factionName(seat));
        mSeats->item(0, seat)->setToolTip(mSession.texts().factionName(seat));
        set(1, seat, QString::number(standing.seats[static_cast<std::size_t>(seat)].places));
        for (std::size_t row = 0; row < rows.size(); ++row) {
            QString text;
            for (const MatchView::Counter& counter : view.counters)
                if (counter.seat == seat && counter.kind == rows[row]->kind)
                    text = QString::number(counter.count);
            set(static_cast<int>(row) + extra, seat, text);
        }
    }
    fitColumns();
}

/// All columns fit beside each other, each wide enough for its figures; what is longer than its cell takes several lines.
void TablePanel::fitColumns() {
    const int seats = mSession.players();
    if (seats == 0 || mSeats->rowCount() == 0) return;
    constexpr int margin = 7, headMargin = 12, scrollBar = 20, wished = 75, widest = 190;
    const QFontMetrics metrics = mSeats->fontMetrics();
    const int min = metrics.horizontalAdvance(QStringLiteral("000000")) + margin;
    const int room = mSeats->width() - scrollBar;
    const int narrowest = std::clamp(room - seats * min, 60, widest);
    const int head = std::clamp(room - seats * wished, narrowest, widest);
    const int each = std::max(min, (room - head) / seats);
    mSeats->verticalHeader()->setFixedWidth(head);
    for (int row = 0; row < mSeats->rowCount(); ++row)
        if (QTableWidgetItem* item = mSeats->verticalHeaderItem(row))
            item->setText(brokenText(item->toolTip(), metrics, head - headMargin).join('\n'));
    for (int seat = 0; seat < seats; ++seat) {
        mSeats->setColumnWidth(seat, each);
        if (QTableWidgetItem* faction = mSeats->item(0, seat))
            faction->setText(
                brokenText(mSession.texts().factionName(seat), metrics, each - margin).join('\n'));
    }
}

bool TablePanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) fitColumns();
    return QWidget::eventFilter(watched, event);
}

void TablePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
    QWidget::changeEvent(event);
}

}  // namespace hexa::editor
