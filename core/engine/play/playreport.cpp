// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/play/playreport.h"

#include "core/engine/system.h"

#include <algorithm>
#include <map>
#include <set>

namespace hexa {
namespace {

/// Plays a record and counts.
class Reporter {
public:
    Reporter(const GameSystem& system, const GameRecord& record) : mSystem(system), mRecord(record) {
        const Board& board = record.scenario.board;
        mReport.seats = record.scenario.players();
        const auto seats = static_cast<std::size_t>(mReport.seats);
        mReport.lost.assign(seats, 0);
        for (const Cell& cell : board.cells()) {
            if (!isTile(cell.kind)) continue;
            PlayReport::CellRow row;
            row.at = cell.at;
            row.held.assign(seats, 0);
            for (int direction = 0; direction < 6; ++direction) {
                const Cell* next = board.find(neighbour(cell.at, direction));
                if (next != nullptr && isTile(next->kind)) ++row.ways;
            }
            mIndex[cell.at] = mReport.cells.size();
            mReport.cells.push_back(std::move(row));
        }
    }

    Result<PlayReport> run(const std::stop_token& stop) {
        auto match = mSystem.play->start(mRecord.scenario, setupOf(mRecord));
        if (!match) return match.error();
        look(**match);
        for (const std::string& line : mRecord.lines) {
            if (isMark(line)) continue;
            if (stop.stop_requested()) return Error("report.stopped");
            mSeen.insert((*match)->decision().text.code);
            if (const Status applied = (*match)->apply(line); !applied) return applied.error();
            ++mReport.decisions;
            look(**match);
        }
        const MatchStanding standing = (*match)->standing();
        mReport.columns = standing.columns;
        mReport.over = standing.over;
        mReport.winners = standing.winners;
        // An unfinished turn is included in its present state; counts at the end of turns leave it
        // out.
        closeTurn(**match);
        if (mReport.over) countCells(**match);
        for (const Happening& happening : mSystem.play->happenings)
            if (!mSeen.contains(happening.code)) mReport.unseen.push_back(happening);
        return std::move(mReport);
    }

private:
    PlayReport::CellRow* row(Hex at) {
        const auto found = mIndex.find(at);
        return found == mIndex.end() ? nullptr : &mReport.cells[found->second];
    }

    void look(const Match& match) {
        const auto& events = match.events();
        bool moved = false;
        for (; mEvents < events.size(); ++mEvents) {
            const MatchEvent& event = events[mEvents];
            mSeen.insert(event.text.code);
            switch (event.kind) {
            case MatchEvent::Kind::TurnBegins:
                if (mTurn > 0) {
                    closeTurn(match);
                    countCells(match);
                }
                mTurn = event.amount;
                break;
            case MatchEvent::Kind::Entered:
                moved = true;
                if (PlayReport::CellRow* cell = event.at ? row(*event.at) : nullptr)
                    if (cell->entered == 0) cell->entered = mTurn;
                break;
            case MatchEvent::Kind::Lost:
                lost(event);
                break;
            case MatchEvent::Kind::Won:
            case MatchEvent::Kind::Tied:
                fought(event);
                break;
            case MatchEvent::Kind::Scored:
                scored(event);
                break;
            case MatchEvent::Kind::Other:
                break;
            }
        }
        if (moved) meet(match);
    }

    void lost(const MatchEvent& event) {
        if (event.seat < 0 || event.seat >= mReport.seats) return;
        const auto seat = static_cast<std::size_t>(event.seat);
        mReport.lost[seat] += event.amount;
        if (!event.at) return;
        if (PlayReport::CellRow* cell = row(*event.at)) cell->lost += event.amount;
        auto& there = mLost[*event.at];
        there.resize(static_cast<std::size_t>(mReport.seats), 0);
        there[seat] += event.amount;
    }

    void fought(const MatchEvent& event) {
        if (!event.at) return;
        // Allies win one battle together.
        for (std::size_t i = mReport.battles.size(); i-- > 0 && mReport.battles[i].turn == mTurn;)
            if (mReport.battles[i].at == *event.at) {
                if (event.seat >= 0) mReport.battles[i].winners.push_back(event.seat);
                return;
            }
        if (PlayReport::CellRow* cell = row(*event.at)) ++cell->fights;
        PlayReport::Battle battle{
            mTurn, *event.at, {}, std::vector<int>(static_cast<std::size_t>(mReport.seats), 0)};
        if (event.seat >= 0) battle.winners.push_back(event.seat);
        mReport.battles.push_back(std::move(battle));
    }

    void scored(const MatchEvent& event) {
        if (event.seat < 0 || event.seat >= mReport.seats) return;
        auto found = std::ranges::find(mReport.sources, event.what, &PlayReport::Source::what);
        if (found == mReport.sources.end()) {
            mReport.sources.push_back(
                {event.what, std::vector<int>(static_cast<std::size_t>(mReport.seats), 0)});
            found = std::prev(mReport.sources.end());
        }
        found->points[static_cast<std::size_t>(event.seat)] += event.amount;
    }

    void meet(const Match& match) {
        for (const MatchView::Fight& fight : match.view(-1).fights)
            for (const auto& side : fight.sides)
                for (const auto& other : fight.sides)
                    for (const int a : side.seats)
                        for (const int b : other.seats)
                            if (&side != &other) met(a, b, fight.at);
    }

    void met(int a, int b, Hex at) {
        if (a < b && mMet.insert({a, b}).second) mReport.contacts.push_back({a, b, mTurn, at});
    }

    /// Battles may be over before the next decision: then no view has shown them.
    void metInBattle(const PlayReport::Battle& battle, const MatchStanding& standing) {
        std::vector<int> there = battle.winners;
        for (int seat = 0; seat < static_cast<int>(battle.lost.size()); ++seat)
            if (battle.lost[static_cast<std::size_t>(seat)] > 0) there.push_back(seat);
        const auto team = [&](int seat) { return standing.seats[static_cast<std::size_t>(seat)].team; };
        for (const int a : there)
            for (const int b : there)
                if (team(a) < 0 || team(a) != team(b)) met(a, b, battle.at);
    }

    void closeTurn(const Match& match) {
        const MatchView view = match.view(-1);
        const MatchStanding standing = match.standing();
        PlayReport::Turn turn;
        for (std::size_t column = 0; column < standing.columns.size(); ++column) {
            std::vector<int>& figures = turn.figures.emplace_back();
            for (const MatchStanding::Seat& seat : standing.seats) figures.push_back(seat.figures[column]);
        }
        turn.units.assign(static_cast<std::size_t>(mReport.seats), 0);
        for (const MatchView::Piece& piece : view.pieces)
            if (piece.role != MatchView::Piece::Role::Token && piece.seat >= 0)
                turn.units[static_cast<std::size_t>(piece.seat)] += piece.count;
        for (PlayReport::Battle& battle : mReport.battles) {
            if (battle.turn != mTurn) continue;
            if (const auto there = mLost.find(battle.at); there != mLost.end()) battle.lost = there->second;
            metInBattle(battle, standing);
        }
        mLost.clear();
        mReport.turns.push_back(std::move(turn));
    }

    /// Counts the cells at the end of a turn.
    void countCells(const Match& match) {
        for (const MatchView::Place& place : match.view(-1).places) {
            PlayReport::CellRow* cell = row(place.at);
            if (cell == nullptr || place.seat < 0) continue;
            ++cell->held[static_cast<std::size_t>(place.seat)];
            if (place.isolated) ++cell->isolated;
            if (cell->entered == 0) cell->entered = mTurn;
        }
    }

    const GameSystem& mSystem;
    const GameRecord& mRecord;
    PlayReport mReport;
    std::map<Hex, std::size_t> mIndex;
    std::map<Hex, std::vector<int>> mLost;  ///< Losses of this turn.
    std::set<std::pair<int, int>> mMet;
    std::set<std::string> mSeen;
    std::size_t mEvents = 0;
    int mTurn = 0;
};

}  // namespace

std::vector<Hex> PlayReport::unreached() const {
    std::vector<Hex> list;
    for (const CellRow& cell : cells)
        if (cell.entered == 0) list.push_back(cell.at);
    return list;
}

std::vector<Hex> PlayReport::deadEnds() const {
    std::vector<Hex> list;
    for (const CellRow& cell : cells)
        if (cell.ways == 1) list.push_back(cell.at);
    return list;
}

std::vector<Hex> PlayReport::cutOff() const {
    std::vector<const CellRow*> rows;
    for (const CellRow& cell : cells)
        if (cell.isolated > 0) rows.push_back(&cell);
    std::ranges::stable_sort(rows, [](const auto* a, const auto* b) { return a->isolated > b->isolated; });
    std::vector<Hex> list;
    for (const CellRow* cell : rows) list.push_back(cell->at);
    return list;
}

Result<PlayReport> reportOf(const GameSystem& system, const GameRecord& record, const std::stop_token& stop) {
    if (!system.play || !system.play->start) return Error("play.no-play");
    return Reporter(system, record).run(stop);
}

}  // namespace hexa
