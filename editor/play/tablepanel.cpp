// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/tablepanel.h"

#include "editor/play/playsession.h"
#include "editor/play/playtexts.h"
#include "editor/play/seattable.h"
#include "editor/play/viewer.h"
#include "editor/ui/names.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

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
    setAccessibleDescription(
        mRules.isEmpty() ? QString() : tr("Use the arrow keys to choose a step and Enter to open its rule"));
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
    // Equal rows: six are two rows of three rather than five and one.
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
      mSeats(new SeatTable(session, viewer)) {
    setObjectName("tablePanel");
    setMinimumWidth(250);
    auto* column = new QVBoxLayout(this);
    column->addLayout(mTrackRows);
    column->addWidget(mSeats, 1);
    connect(&viewer, &Viewer::changed, this, &TablePanel::refresh);
    keepRefreshed(*this, [this] { refresh(); });
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
    mSeats->refresh();
}

}  // namespace hexa::editor

#include "moc_tablepanel.cpp"
