// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/seattable.h"

#include "editor/play/playsession.h"
#include "editor/play/playtexts.h"
#include "editor/play/viewer.h"
#include "editor/ui/brokentext.h"
#include "editor/ui/names.h"

#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <limits>
#include <numeric>

namespace hexa::editor {
namespace {

constexpr int margin = 5, iconSide = 22;
constexpr int shortestHead = 72, longestHead = 160;  ///< Upright, in pixels.

/// Upright headers, read from below, with as many lines as their text.
class SeatHeader : public QHeaderView {
public:
    explicit SeatHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {}
    void setUpright(bool upright) {
        mUpright = upright;
        update();
    }
    bool isUpright() const { return mUpright; }

protected:
    QSize sectionSizeFromContents(int section) const override {
        const QString text = model()->headerData(section, orientation()).toString();
        const QSize size = fontMetrics().size(0, text) + QSize(2 * margin, margin);
        return mUpright && section > 0 ? size.transposed() : size;
    }
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        if (!mUpright || section == 0) return QHeaderView::paintSection(painter, rect, section);
        QStyleOptionHeader option;
        initStyleOption(&option);
        option.rect = rect;
        option.section = section;
        painter->save();
        style()->drawControl(QStyle::CE_HeaderSection, &option, painter, this);
        painter->setPen(palette().color(QPalette::ButtonText));
        painter->translate(rect.left(), rect.bottom() + 1);
        painter->rotate(-90);
        painter->drawText(QRect(margin / 2 + 1, 0, rect.height(), rect.width()),
                          Qt::AlignLeft | Qt::AlignVCenter,
                          model()->headerData(section, orientation()).toString());
        painter->restore();
    }

private:
    bool mUpright = false;
};

}  // namespace

SeatTable::SeatTable(const PlaySession& session, const Viewer& viewer, QWidget* parent)
    : QTableWidget(parent), mSession(session), mViewer(viewer) {
    setObjectName("playSeats");
    setHorizontalHeader(new SeatHeader(this));
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);  // Tab leaves the table, arrows walk in it
    setTextElideMode(Qt::ElideNone);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(10);  // else Qt makes narrow columns wider than reckoned
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    verticalHeader()->setMinimumSectionSize(20);
}

bool SeatTable::isUpright() const { return static_cast<SeatHeader*>(horizontalHeader())->isUpright(); }

QSize SeatTable::sizeHint() const {
    // The height that the head will have: it is laid out later.
    int height = horizontalHeader()->sizeHint().height() + 2 * frameWidth();
    for (int line = 0; line < rowCount(); ++line) height += rowHeight(line);
    return {QTableWidget::sizeHint().width(), height};
}

QTableWidgetItem* SeatTable::cell(int line, int column, const QString& text) {
    auto* found = item(line, column);
    if (found == nullptr) setItem(line, column, found = new QTableWidgetItem);
    found->setText(text);
    found->setToolTip({});
    found->setIcon({});
    found->setFont(font());
    found->setTextAlignment(column > 0 ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter);
    return found;
}

QString SeatTable::labelOf(const SeatFigures::Row& row) const {
    if (row.isSum()) return tr("Combined", "the sums of allies");
    const int seat = row.seats.front();
    const QString faction = mSession.texts().factionName(seat);
    const auto& players = mSession.match()->record().players;
    const auto at = static_cast<std::size_t>(seat);
    // Named players are called by their names, the others by their marks.
    const QString name = at < players.size() ? toQString(players[at].name) : QString();
    if (faction.isEmpty() && name.isEmpty()) return mSession.texts().seatName(seat);
    return name.isEmpty() ? faction : faction.isEmpty() ? name : name + ' ' + faction;
}

void SeatTable::fillRow(int line, const SeatFigures::Row& row) {
    const PlayTexts texts = mSession.texts();
    mLabels << labelOf(row);
    QTableWidgetItem* head = cell(line, 0, mLabels.last());
    QStringList names;
    for (const int seat : row.seats) names << texts.seatName(seat);
    QString spoken = names.join(QStringLiteral(" + "));
    if (!row.isSum()) {
        const int seat = row.seats.front();
        head->setIcon(texts.seatIcon(seat, QString::number(seat + 1)));
        if (const QString faction = texts.factionName(seat); !faction.isEmpty())
            spoken = tr("%1, %2", "player, faction").arg(spoken, faction);
        const auto& open = mViewer.decision().seats;
        if (std::ranges::find(open, seat) != open.end()) {
            QFont asked = font();
            asked.setUnderline(true);  // bold would be wider
            head->setFont(asked);
            spoken = tr("%1: next to decide").arg(spoken);
        }
    }
    head->setToolTip(spoken);
    head->setData(Qt::AccessibleTextRole, spoken);
    for (std::size_t column = 0; column < row.figures.size(); ++column) {
        const QString figure = QString::number(row.figures[column]);
        QTableWidgetItem* shown = cell(line, static_cast<int>(column) + 1, figure);
        const QString what = PlayTexts::text(mTable.columns[column].text, mSession.locale());
        shown->setToolTip(tr("%1: %2", "what, and how many").arg(what, figure));
        QFont lean = font();
        lean.setItalic(row.isSum());
        shown->setFont(lean);
    }
}

void SeatTable::fillNote(int line, const SeatFigures::Row& row) {
    mLabels << QString();
    QStringList list;
    for (const MatchView::Counter& counter : row.others)
        list << tr("%1 %2", "what, and how many: Sheep 3")
                    .arg(PlayTexts::text(counter.text, mSession.locale()), QString::number(counter.count));
    QTableWidgetItem* note = cell(line, 0, list.join(QStringLiteral(", ")));
    note->setToolTip(note->text());
    note->setData(Qt::AccessibleTextRole, note->text());
}

void SeatTable::refresh() {
    const int seats = mSession.players();
    setAccessibleName(tr("Player overview"));
    setVisible(seats > 0);
    mLabels.clear();
    mHeads.clear();
    clearSpans();
    mTable = seats > 0 ? seatFiguresOf(mSession.match()->standing(), mViewer.view()) : SeatFigures{};
    int lines = 0;
    for (const SeatFigures::Row& row : mTable.rows) lines += row.others.empty() ? 1 : 2;
    setRowCount(lines);
    setColumnCount(seats > 0 ? static_cast<int>(mTable.columns.size()) + 1 : 0);
    if (seats == 0) return;
    mHeads << mSession.texts().word("word.faction");
    for (const MatchStanding::Column& column : mTable.columns)
        mHeads << PlayTexts::text(column.text, mSession.locale());
    for (int column = 0; column < mHeads.size(); ++column) {
        auto* head = new QTableWidgetItem(mHeads[column]);
        for (const int role : {Qt::ToolTipRole, Qt::AccessibleTextRole}) head->setData(role, mHeads[column]);
        setHorizontalHeaderItem(column, head);
    }
    int line = 0;
    for (const SeatFigures::Row& row : mTable.rows) {
        fillRow(line++, row);
        if (!row.others.empty()) fillNote(line++, row);
    }
    fit();
}

void SeatTable::fit() {
    // Not while it is being filled: showing it makes it fit, too.
    if (mFitting || mHeads.isEmpty() || mHeads.size() != columnCount() || mLabels.size() != rowCount())
        return;
    mFitting = true;
    const int room = width() - 2 * frameWidth();
    fitColumns(room);
    // The bar takes its room now or will when all is laid out.
    const int taken = room - viewport()->width();
    if (taken > 0 || sizeHint().height() > height())
        fitColumns(room - std::max(taken, verticalScrollBar()->sizeHint().width()));
    mFitting = false;
}

int SeatTable::uprightWidth(const QStringList& lines, int digits) const {
    return std::max(digits, static_cast<int>(lines.size()) * QFontMetrics(font()).height() + margin);
}

int SeatTable::longestWord() const {
    const QFontMetrics metrics(font());
    int word = 0;
    for (const QString& label : mLabels)
        for (const QString& part : label.split(' ')) word = std::max(word, metrics.horizontalAdvance(part));
    return word;
}

/// Returns the length of upright heads that makes the whole table as low as possible without
/// breaking a player's name within a word, or the longest.
int SeatTable::bestLength(int room, const std::vector<int>& digits) {
    if (Measured measured{digits, mLabels, mHeads, font()}; measured != mMeasured) {
        mMeasured = std::move(measured);
        mBestLengths.clear();
    }
    if (const auto known = mBestLengths.find(room); known != mBestLengths.end()) return known->second;
    constexpr int step = 4;
    const QFontMetrics metrics(font());
    const int word = longestWord();
    int best = longestHead;
    int lowest = std::numeric_limits<int>::max();
    for (int length = shortestHead; length <= longestHead; length += step) {
        int names = room, height = 0;
        for (std::size_t column = 1; column < digits.size(); ++column) {
            const QStringList lines = brokenText(mHeads[static_cast<qsizetype>(column)], metrics, length);
            names -= uprightWidth(lines, digits[column]);
            for (const QString& line : lines) height = std::max(height, metrics.horizontalAdvance(line));
        }
        const int text = names - iconSide - 2 * margin;
        if (text < word) continue;
        for (const QString& label : mLabels)
            height += static_cast<int>(brokenText(label, metrics, text).size()) * metrics.height();
        if (height >= lowest) continue;
        lowest = height;
        best = length;
    }
    return mBestLengths[room] = best;
}

void SeatTable::fitColumns(int room) {
    const QFontMetrics metrics(font());
    int wanted = metrics.horizontalAdvance(mHeads.front()) + 2 * margin;
    for (const QString& label : mLabels)
        wanted = std::max(wanted, metrics.horizontalAdvance(label) + iconSide + 2 * margin);
    // Side by side if they fit, else upright: as short as the names allow.
    std::vector<int> widths(static_cast<std::size_t>(mHeads.size()));
    std::vector<QString> heads(widths.size());
    std::vector<int> digits(widths.size());
    for (std::size_t column = 1; column < widths.size(); ++column)
        for (int line = 0; line < rowCount(); ++line)
            if (const QTableWidgetItem* figure = item(line, static_cast<int>(column));
                figure != nullptr && !mLabels[line].isEmpty())
                digits[column] =
                    std::max(digits[column], metrics.horizontalAdvance(figure->text()) + 2 * margin);
    const auto total = [&] { return std::accumulate(widths.begin() + 1, widths.end(), 0); };
    for (std::size_t column = 1; column < widths.size(); ++column) {
        heads[column] = mHeads[static_cast<qsizetype>(column)];
        widths[column] = std::max(digits[column], metrics.horizontalAdvance(heads[column]) + 2 * margin);
    }
    // Never so narrow that a word of a name is cut.
    int least = longestWord() + iconSide + 2 * margin + 2 * frameWidth();
    for (std::size_t column = 1; column < widths.size(); ++column)
        least += uprightWidth(brokenText(mHeads[static_cast<qsizetype>(column)], metrics, longestHead),
                              digits[column]);
    setMinimumWidth(least);
    const bool upright = total() + wanted > room;
    if (upright) {
        const int length = bestLength(room, digits);
        for (std::size_t column = 1; column < widths.size(); ++column) {
            const QStringList lines = brokenText(mHeads[static_cast<qsizetype>(column)], metrics, length);
            heads[column] = lines.join('\n');
            widths[column] = uprightWidth(lines, digits[column]);
        }
    }
    const int names = std::max(iconSide + 4 * margin, room - total());
    static_cast<SeatHeader*>(horizontalHeader())->setUpright(upright);
    heads[0] = brokenText(mHeads.front(), metrics, names - 2 * margin).join('\n');
    setColumnWidth(0, names);
    for (std::size_t column = 0; column < widths.size(); ++column) {
        if (column > 0) setColumnWidth(static_cast<int>(column), widths[column]);
        horizontalHeaderItem(static_cast<int>(column))->setText(heads[column]);
    }
    for (int line = 0; line < rowCount(); ++line) {
        QTableWidgetItem* head = item(line, 0);
        if (mLabels[line].isEmpty()) {
            if (columnCount() > 1) setSpan(line, 0, 1, columnCount());
            head->setText(brokenText(head->toolTip(), metrics, names + total() - 2 * margin).join('\n'));
        } else {
            head->setText(brokenText(mLabels[line], metrics, names - iconSide - 2 * margin).join('\n'));
        }
    }
    resizeRowsToContents();
    updateGeometry();
}

void SeatTable::resizeEvent(QResizeEvent* event) {
    QTableWidget::resizeEvent(event);
    fit();
}

}  // namespace hexa::editor

#include "moc_seattable.cpp"
