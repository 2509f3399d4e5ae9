// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/tablepanel.h"

#include "editor/play/playsession.h"
#include "editor/play/playtexts.h"
#include "editor/play/viewer.h"
#include "editor/ui/brokentext.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTableWidget>
#include <QToolTip>

#include <algorithm>
#include <map>

namespace hexa::editor {
TrackBar::TrackBar(QWidget* parent) : QWidget(parent) {
    setObjectName("trackBar");
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void TrackBar::set(const QString& title, const QStringList& names, int now, const std::vector<int>& marked,
                   const std::vector<std::string>& rules) {
    mTitle = title;
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

int TrackBar::namesBeside(int width) const {
    constexpr int maxRows = 3, margin = 10;
    int widest = 0;
    for (const QString& name : mNames)
        widest = std::max(widest, QFontMetrics(font()).horizontalAdvance(name));
    const auto count = static_cast<int>(mNames.size());
    const int columns = std::min(count, width / (widest + margin));
    if (columns == 0 || columns * maxRows < count) return 0;
    // As many in each row: six are two rows of three rather than five and one.
    const int rows = (count + columns - 1) / columns;
    return (count + rows - 1) / rows;
}

int TrackBar::heightForWidth(int width) const {
    const int line = QFontMetrics(font()).height();
    const int columns = namesBeside(width);
    if (columns == 0) return 2 * line + 14;
    return (static_cast<int>(mNames.size()) + columns - 1) / columns * (line + 8) + 2;
}

QRectF TrackBar::box(qsizetype step) const {
    const int line = QFontMetrics(font()).height();
    const qsizetype named = namesBeside(width());
    const qsizetype columns = named > 0 ? named : mNames.size();
    const double each = static_cast<double>(width()) / static_cast<double>(columns);
    const double top = named > 0 ? 1 : line + 3;
    return {static_cast<double>(step % columns) * each + 1,
            top + static_cast<double>(step / columns) * (line + 8), each - 2, line + 6.0};
}

int TrackBar::stepAt(QPointF place) const {
    for (int i = 0; i < mNames.size(); ++i)
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

void TrackBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetrics metrics(font());
    painter.setPen(palette().color(QPalette::WindowText));
    const bool named = namesBeside(width()) > 0;
    if (!named)
        painter.drawText(
            QRect(0, 0, width(), metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
            metrics.elidedText(headline(mChosen >= 0 ? mChosen : mNow), Qt::ElideRight, width()));
    for (int i = 0; i < mNames.size(); ++i) {
        const QRectF box = this->box(i);
        const bool now = i == mNow;
        painter.setPen(QPen(palette().color(now ? QPalette::Highlight : QPalette::Mid), now ? 2 : 1));
        painter.setBrush(now        ? palette().color(QPalette::Highlight)
                         : i < mNow ? palette().color(QPalette::Midlight)
                                    : palette().color(QPalette::Base));
        painter.drawRoundedRect(box, 3, 3);
        painter.setPen(palette().color(now ? QPalette::HighlightedText : QPalette::Text));
        painter.drawText(box, Qt::AlignCenter, named ? mNames[i] : QString::number(i + 1));
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

TablePanel::TablePanel(const PlaySession& session, Viewer& viewer, QWidget* parent)
    : QWidget(parent),
      mSession(session),
      mViewer(viewer),
      mTrackRows(new QVBoxLayout),
      mTeams(new PlainLabel),
      mSeats(new QTableWidget) {
    setObjectName("tablePanel");
    mTeams->setObjectName("playTeams");
    mTeams->setWordWrap(true);
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
    column->addWidget(mTeams);
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
        for (const Message& step : track.steps) names << PlayTexts::text(step, locale);
        mTracks[i]->set(PlayTexts::text(track.text, locale), names, track.now, track.marked, track.rules);
    }
    refreshTeams();
    refreshSeats();
}

/// Allies win together: a line for each pair with what they have in all.
void TablePanel::refreshTeams() {
    QStringList lines;
    if (mSession.match() != nullptr) {
        const PlayTexts texts = mSession.texts();
        const MatchStanding standing = mSession.match()->standing();
        const auto& seats = standing.seats;
        std::map<int, std::vector<int>> teams;
        for (int seat = 0; seat < static_cast<int>(seats.size()); ++seat)
            if (const int team = seats[static_cast<std::size_t>(seat)].team; team >= 0)
                teams[team].push_back(seat);
        for (const auto& [team, members] : teams) {
            if (members.size() < 2) continue;
            QStringList names;
            for (const int seat : members) names << texts.seatName(seat);
            QStringList sums;
            for (std::size_t column = 0; column < standing.columns.size(); ++column) {
                int sum = 0;
                for (const int seat : members) sum += seats[static_cast<std::size_t>(seat)].figures[column];
                sums << tr("%1 %2", "a sum and of what: 12 Victory points")
                            .arg(QString::number(sum),
                                 PlayTexts::text(standing.columns[column].text, mSession.locale()));
            }
            lines << tr("%1: %2", "allies, and the sums of what they have")
                         .arg(names.join(QStringLiteral(" + ")), sums.join(QStringLiteral(", ")));
        }
    }
    mTeams->setText(lines.join('\n'));
    mTeams->setVisible(!lines.isEmpty());
}

void TablePanel::refreshSeats() {
    const MatchView& view = mViewer.view();
    const Locale& locale = mSession.locale();
    const int seats = mSession.players();
    const MatchStanding standing =
        mSession.match() != nullptr ? mSession.match()->standing() : MatchStanding{};
    // A row for each kind of counter that is no column of the standing, in the order of their first mention.
    std::vector<const MatchView::Counter*> rows;
    for (const MatchView::Counter& counter : view.counters)
        if (counter.seat >= 0 && !counter.kind.starts_with("card:") &&
            std::ranges::find(standing.columns, counter.kind, &MatchStanding::Column::id) ==
                standing.columns.end() &&
            std::ranges::none_of(rows, [&](const auto* row) { return row->kind == counter.kind; }))
            rows.push_back(&counter);
    const int extra = 1 + static_cast<int>(standing.columns.size());  // faction, and what counts
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
    QStringList labels{mSession.texts().word("word.faction")};
    for (const MatchStanding::Column& column : standing.columns)
        labels << PlayTexts::text(column.text, locale);
    for (const auto* row : rows) labels << PlayTexts::text(row->text, locale);
    mSeats->setVerticalHeaderLabels(labels);
    for (int row = 0; row < labels.size(); ++row)
        for (const int role : {Qt::ToolTipRole, Qt::AccessibleTextRole})
            mSeats->verticalHeaderItem(row)->setData(role, labels[row]);
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
        for (std::size_t column = 0; column < standing.columns.size(); ++column)
            set(static_cast<int>(column) + 1, seat,
                QString::number(standing.seats[static_cast<std::size_t>(seat)].figures[column]));
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
