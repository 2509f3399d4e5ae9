// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/seatfigures.h"

#include <algorithm>
#include <map>

namespace hexa::editor {
namespace {

bool isColumn(const MatchStanding& standing, const std::string& kind) {
    return std::ranges::find(standing.columns, kind, &MatchStanding::Column::id) != standing.columns.end();
}

/// True for counters of a seat that are neither single cards nor part of the standing.
bool isFurther(const MatchStanding& standing, const MatchView::Counter& counter) {
    return counter.seat >= 0 && !counter.kind.starts_with("card:") && !isColumn(standing, counter.kind);
}

const MatchView::Counter* find(const MatchView& view, int seat, const std::string& kind) {
    for (const MatchView::Counter& counter : view.counters)
        if (counter.seat == seat && counter.kind == kind) return &counter;
    return nullptr;
}

SeatFigures::Row rowOf(const MatchStanding& standing, const MatchView& view, const SeatFigures& table,
                       int seat) {
    SeatFigures::Row row{{seat}, standing.seats[static_cast<std::size_t>(seat)].figures};
    for (std::size_t column = standing.columns.size(); column < table.columns.size(); ++column)
        row.figures.push_back(find(view, seat, table.columns[column].id)->count);
    for (const MatchView::Counter& counter : view.counters)
        if (counter.seat == seat && isFurther(standing, counter) &&
            std::ranges::find(table.columns, counter.kind, &MatchStanding::Column::id) == table.columns.end())
            row.others.push_back(counter);
    return row;
}

SeatFigures::Row sumOf(const std::vector<SeatFigures::Row>& rows, std::size_t first) {
    SeatFigures::Row sum;
    sum.figures.resize(rows[first].figures.size());
    for (std::size_t i = first; i < rows.size(); ++i) {
        sum.seats.push_back(rows[i].seats.front());
        for (std::size_t column = 0; column < sum.figures.size(); ++column)
            sum.figures[column] += rows[i].figures[column];
    }
    return sum;
}

}  // namespace

SeatFigures seatFiguresOf(const MatchStanding& standing, const MatchView& view) {
    SeatFigures table;
    table.columns = standing.columns;
    const auto seats = static_cast<int>(standing.seats.size());
    for (const MatchView::Counter& counter : view.counters) {
        if (!isFurther(standing, counter) ||
            std::ranges::find(table.columns, counter.kind, &MatchStanding::Column::id) != table.columns.end())
            continue;
        bool all = true;
        for (int seat = 0; seat < seats; ++seat) all &= find(view, seat, counter.kind) != nullptr;
        if (all) table.columns.push_back({counter.kind, counter.text});
    }
    std::vector<bool> there(standing.seats.size());
    for (int seat = 0; seat < seats; ++seat) {
        if (there[static_cast<std::size_t>(seat)]) continue;
        const int team = standing.seats[static_cast<std::size_t>(seat)].team;
        const std::size_t first = table.rows.size();
        for (int other = seat; other < seats; ++other) {
            const auto at = static_cast<std::size_t>(other);
            if (other != seat && (team < 0 || standing.seats[at].team != team)) continue;
            there[at] = true;
            table.rows.push_back(rowOf(standing, view, table, other));
        }
        if (table.rows.size() - first > 1) table.rows.push_back(sumOf(table.rows, first));
    }
    return table;
}

}  // namespace hexa::editor
