// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/ledgertables.h"

#include "core/balance/report.h"
#include "core/engine/system.h"
#include "editor/balance/balancesession.h"
#include "editor/balance/balancetexts.h"
#include "editor/balance/shareplot.h"
#include "editor/document/document.h"
#include "editor/paint/heat.h"
#include "editor/ui/locale.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyle>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>

namespace hexa::editor {
namespace {

constexpr int equalityRole = Qt::UserRole + 1;
constexpr int equalRole = Qt::UserRole + 2;  ///< True if the row tells no seats apart.
/// Letters in a column of figures by region, colour and the like.
constexpr int figureColumn = 14;
constexpr int nameMargin = 10;        // pixels beside the words of a name
constexpr double foldedFrom = 0.995;  // shown as 100%
/// Pixels of two rows: in Generate the gallery above needs the room.
constexpr int lowestTable = 76;

/// The equality of a row as a bar with its number: full = all seats alike.
class EqualityBar : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const QVariant value = index.data(equalityRole);
        if (value.isValid()) {
            const QRect frame = option.rect.adjusted(3, 4, -3, -4);
            QColor colour = option.palette.color(QPalette::Highlight);
            colour.setAlpha(90);
            painter->fillRect(
                QRect(frame.topLeft(), QSize(qRound(frame.width() * value.toDouble()), frame.height())),
                colour);
            painter->setPen(option.palette.color(QPalette::Mid));
            painter->drawRect(frame);
        }
        QStyledItemDelegate::paint(painter, option, index);
    }
};

QTableWidgetItem& cellAt(QTableWidget& table, int row, int column) {
    QTableWidgetItem* found = table.item(row, column);
    if (found == nullptr) {
        found = new QTableWidgetItem;
        found->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        table.setItem(row, column, found);
    }
    return *found;
}

/// Returns the seat's mark in its colour, with its number.
QIcon seatIcon(const BalanceSession& session, int seat, const QWidget& widget) {
    const int side = 20;
    QPixmap picture(QSize(side, side) * widget.devicePixelRatioF());
    picture.setDevicePixelRatio(widget.devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = seatColour(session.document().scenario(), session.document().catalog(),
                                     static_cast<std::size_t>(seat), widget.palette().color(QPalette::Base));
    paintTeamMark(painter, QPointF(side / 2.0, side / 2.0), side * 0.46, seat, colour, colour);
    QFont font = widget.font();
    font.setPixelSize(11);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(paint::inkOn(colour));
    const double lower = seat % 4 == 2 ? 3 : 0;  // a triangle is wide at its foot
    painter.drawText(QRectF(0, lower, side, side), Qt::AlignCenter, QString::number(seat + 1));
    return QIcon(picture);
}

/// Returns a figure for a narrow column: the name of the row has the percent sign.
QString cellText(double value, FigureUnit unit, const Locale& locale) {
    // For a few percent the first decimal distinguishes seats.
    if (unit == FigureUnit::Share) {
        const bool few = value != 0 && std::abs(value) < 0.0295;
        return locale.text(balance::decimalText(value * 100, few ? 1 : 0));
    }
    return BalanceTexts::figure(value, unit, locale);
}

}  // namespace

LedgerTable::LedgerTable(BalanceSession& session) : mSession(session) {
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 9);
    horizontalHeader()->setMinimumSectionSize(28);
    setIconSize({20, 20});
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setAlternatingRowColors(true);
    setTabKeyNavigation(false);
    setFrameShape(QFrame::NoFrame);
    setWordWrap(true);  // names are whole, on two lines where one is too short
    setTextElideMode(Qt::ElideNone);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(this, &QTableWidget::itemActivated, this, [this](QTableWidgetItem* chosen) {
        const auto places = item(chosen->row(), 0)->data(placesRole).value<std::vector<Hex>>();
        if (!places.empty()) emit placesRequested(places);
    });
}

MeasureTable::MeasureTable(BalanceSession& session) : LedgerTable(session) {
    setMinimumHeight(lowestTable);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    // Otherwise rows keep the heights of a wider column, and names end with dots.
    connect(horizontalHeader(), &QHeaderView::sectionResized, verticalHeader(),
            [rows = verticalHeader()] { rows->resizeSections(QHeaderView::ResizeToContents); });
}

void MeasureTable::showFacts(const BalanceFacts& facts, const BalanceFacts* before) {
    const Locale& locale = mSession.locale();
    setVisible(facts.ledger.has_value());
    if (!facts.ledger) return;
    const Ledger& ledger = *facts.ledger;
    const int seats = mSession.document().scenario().players();
    const int equality = seats + 1;
    if (columnCount() != seats + 2) {
        if (columnCount() > 0) setItemDelegateForColumn(columnCount() - 1, nullptr);
        setColumnCount(seats + 2);
        setItemDelegateForColumn(equality, new EqualityBar(this));
    }
    const auto shortName = [&](const std::string& code) {
        return locale.messages().knows(code + ".short") ? code + ".short" : std::string();
    };
    // Short names leave percent to the head of the table.
    const bool percent = std::ranges::any_of(ledger.rows, [&](const LedgerRow& figures) {
        return figures.columns.empty() && figures.unit == FigureUnit::Share &&
               !shortName(figures.code).empty();
    });
    QStringList titles{percent ? tr("Measure (%)", "most rows are in percent") : tr("Measure")};
    for (int seat = 0; seat < seats; ++seat) titles << QString();
    titles << QStringLiteral("=");
    setHorizontalHeaderLabels(titles);
    for (int seat = 0; seat < seats; ++seat) {
        horizontalHeaderItem(seat + 1)->setIcon(seatIcon(mSession, seat, *this));
        horizontalHeaderItem(seat + 1)->setToolTip(BalanceTexts::seat(seat));
        horizontalHeaderItem(seat + 1)->setData(Qt::AccessibleTextRole, BalanceTexts::seat(seat));
        horizontalHeader()->setSectionResizeMode(seat + 1, QHeaderView::ResizeToContents);
    }
    horizontalHeaderItem(equality)->setIcon({});  // it was a seat's with more players
    horizontalHeaderItem(equality)->setToolTip(tr("Equality") + u'\n' +
                                               tr("100%: all seats are equal. 0%: one seat has everything."));
    horizontalHeaderItem(equality)->setData(Qt::AccessibleTextRole, tr("Equality"));
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(equality, QHeaderView::ResizeToContents);
    clearSpans();
    const auto bySeat = std::ranges::count_if(ledger.rows, &std::string::empty, &LedgerRow::columns);
    // Without figures of seats, one column for the values of the map leaves names the most room.
    for (int column = 2; column <= equality; ++column) setColumnHidden(column, bySeat == 0);
    if (bySeat == 0 && seats > 0) setHorizontalHeaderItem(1, new QTableWidgetItem);
    setRowCount(static_cast<int>(bySeat) + static_cast<int>(ledger.notes.size()));
    int row = 0;
    const auto name = [&](const std::string& code, const Arguments& arguments,
                          std::optional<FigureUnit> unit) {
        QTableWidgetItem& cell = cellAt(*this, row, 0);
        const std::string brief = shortName(code);
        const auto withUnit = [unit](const QString& words) {
            return unit == FigureUnit::Share   ? tr("%1 (%)", "a figure in percent").arg(words)
                   : unit == FigureUnit::Steps ? tr("%1 (steps)", "a figure").arg(words)
                   : unit == FigureUnit::Count ? tr("%1 (number)", "a figure").arg(words)
                                               : words;
        };
        const QString whole = withUnit(locale.text(code, arguments));
        const QString words = locale.text(brief.empty() ? code : brief, arguments);
        cell.setText(percent && unit == FigureUnit::Share ? words : withUnit(words));
        const std::string hint = code + ".hint";
        cell.setToolTip(locale.messages().knows(hint) ? whole + u'\n' + locale.text(hint, arguments) : whole);
        cell.setData(placesRole, {});
    };
    for (std::size_t i = 0; i < ledger.rows.size(); ++i) {
        const LedgerRow& figures = ledger.rows[i];
        if (!figures.columns.empty()) continue;
        name(figures.code, figures.arguments, figures.unit);
        const bool known =
            before != nullptr && before->ledger && before->ledger->rows.size() == ledger.rows.size();
        bool alike = true;
        for (int seat = 0; seat < seats; ++seat) {
            QTableWidgetItem& cell = cellAt(*this, row, seat + 1);
            const auto at = static_cast<std::size_t>(seat);
            const double value = at < figures.values.size() ? figures.values[at] : 0;
            QString text = cellText(value, figures.unit, locale);
            alike =
                alike && !figures.values.empty() && text == cellText(figures.values[0], figures.unit, locale);
            bool moved = false;
            if (known && at < before->ledger->rows[i].values.size()) {
                const double old = before->ledger->rows[i].values[at];
                moved = cellText(old, figures.unit, locale) != text;
                if (moved) text = (value > old ? QStringLiteral("▲") : QStringLiteral("▼")) + text;
            }
            QFont font = this->font();
            font.setBold(moved);
            cell.setFont(font);
            cell.setText(text);
            cell.setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            cell.setToolTip(cellAt(*this, row, 0).toolTip());
        }
        QTableWidgetItem& cell = cellAt(*this, row, equality);
        cell.setData(equalityRole,
                     figures.equality && !figures.absent ? QVariant(*figures.equality) : QVariant());
        cell.setData(equalRole,
                     figures.absent || alike || (figures.equality && *figures.equality >= foldedFrom));
        cell.setText(figures.absent     ? tr("none", "the map has nothing of the kind")
                     : figures.equality ? cellText(*figures.equality, FigureUnit::Share, locale)
                                        : QString());
        cell.setTextAlignment(Qt::AlignCenter);
        ++row;
    }
    for (const LedgerNote& note : ledger.notes) {
        name(note.code, note.arguments, {});
        cellAt(*this, row, 0).setData(placesRole, QVariant::fromValue(note.places));
        cellAt(*this, row, equality).setData(equalRole, {});  // the row may have been a seat's before
        // One value for the whole map.
        if (bySeat > 0) setSpan(row, 1, 1, equality);
        QTableWidgetItem& cell = cellAt(*this, row, 1);
        cell.setText(BalanceTexts::figure(note.value, note.unit, locale));
        cell.setToolTip(cellAt(*this, row, 0).toolTip());
        cell.setFont(font());
        cell.setTextAlignment(Qt::AlignCenter);
        ++row;
    }
    fold();
    fitWidth();
}

void MeasureTable::setFolds(bool folds) {
    mFolds = folds;
    fold();
}

void MeasureTable::fold() {
    const int equality = columnCount() - 1, rows = rowCount();
    const auto same = [&](int row) {
        const QTableWidgetItem* cell = item(row, equality);
        return cell != nullptr && cell->data(equalRole).toBool();
    };
    mEqual = 0;
    for (int row = 0; row < rows; ++row) mEqual += same(row) ? 1 : 0;
    for (int row = 0; row < rows; ++row) setRowHidden(row, mFolds && mEqual < rows && same(row));
}

/// Never so narrow that a word of a name is cut.
void MeasureTable::fitWidth() {
    int names = fontMetrics().horizontalAdvance(horizontalHeaderItem(0)->text());
    for (int row = 0; row < rowCount(); ++row)
        for (const QString& word : item(row, 0)->text().split(' '))
            names = std::max(names, fontMetrics().horizontalAdvance(word));
    int others = 0;
    for (int column = 1; column < columnCount(); ++column) {
        resizeColumnToContents(column);  // the table would do that later
        others += columnWidth(column);
    }
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent) +
                    style()->pixelMetric(QStyle::PM_ScrollView_ScrollBarSpacing);
    setMinimumWidth(names + nameMargin + others + bar + 2 * frameWidth());
}

CountTable::CountTable(BalanceSession& session) : LedgerTable(session) {
    horizontalHeader()->hide();  // each group has titles of its own
}

/// Shows a line for each side, colour, region or other counted thing, below a line of titles; the
/// last line shows their equality.
void CountTable::showFacts(const BalanceFacts& facts) {
    const Locale& locale = mSession.locale();
    setVisible(facts.ledger && !facts.ledger->columns.empty());
    setRowCount(0);
    if (!facts.ledger) return;
    const auto add = [this](const QStringList& texts, bool title) {
        const int row = rowCount();
        setRowCount(row + 1);
        setColumnCount(std::max(columnCount(), static_cast<int>(texts.size())));
        for (int column = 0; column < texts.size(); ++column) {
            QTableWidgetItem& cell = cellAt(*this, row, column);
            QFont font = this->font();
            font.setBold(title);
            cell.setFont(font);
            cell.setText(texts[column]);
            cell.setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        }
        return row;
    };
    setColumnCount(1);
    for (const LedgerColumns& columns : facts.ledger->columns) {
        QStringList titles{locale.text(columns.name)}, equality{tr("Equality")};
        std::vector<const LedgerRow*> rows;
        for (const LedgerRow& row : facts.ledger->rows) {
            if (row.columns != columns.id) continue;
            rows.push_back(&row);
            const QString words = locale.text(row);
            titles << (row.unit == FigureUnit::Share ? tr("%1 (%)", "a figure in percent").arg(words)
                                                     : words);
            equality << (row.absent     ? tr("none", "the map has nothing of the kind")
                         : row.equality ? BalanceTexts::figure(*row.equality, FigureUnit::Share, locale)
                                        : QString());
        }
        add(titles, true);
        for (std::size_t i = 0; i < columns.columns.size(); ++i) {
            QStringList cells{locale.text(columns.columns[i].name)};
            for (const LedgerRow* row : rows)
                cells << (i < row->values.size() ? cellText(row->values[i], row->unit, locale) : QString());
            const int line = add(cells, false);
            item(line, 0)->setData(placesRole, QVariant::fromValue(columns.columns[i].places));
        }
        if (std::ranges::any_of(rows, [](const LedgerRow* row) { return row->equality || row->absent; }))
            add(equality, false);
    }
    // Groups with fewer figures leave cells empty.
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column) cellAt(*this, row, column);
    // Titles are sentences: in narrow columns they wrap, and the figures stay in sight.
    QHeaderView& header = *horizontalHeader();
    header.setSectionResizeMode(QHeaderView::Fixed);
    header.setSectionResizeMode(0, QHeaderView::ResizeToContents);
    for (int column = 1; column < columnCount(); ++column) {
        int width = figureColumn * fontMetrics().averageCharWidth();
        for (int row = 0; row < rowCount(); ++row) {
            const QTableWidgetItem& cell = cellAt(*this, row, column);
            for (const QString& word : cell.text().split(u' '))
                width = std::max(width, QFontMetrics(cell.font()).horizontalAdvance(word) + nameMargin);
        }
        header.resizeSection(column, width);
    }
    resizeRowsToContents();
}

}  // namespace hexa::editor

#include "moc_ledgertables.cpp"
