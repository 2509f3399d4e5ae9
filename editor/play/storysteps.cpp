// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/storysteps.h"

#include "editor/ui/locale.h"

#include <algorithm>
#include <map>
#include <span>

namespace hexa::editor {
namespace {

using Kind = StoryStep::Kind;
using Event = MatchEvent::Kind;

bool endsFight(const MatchEvent& event) { return event.kind == Event::Won || event.kind == Event::Tied; }

/// Makes steps of events, and keeps the board up to date between two views of it.
class Teller {
public:
    Teller(const Board& board, const Locale& locale) : mBoard(board), mLocale(locale) {}

    void tell(const Viewer::Stage& stage) {
        mNow.pieces = stage.before.pieces;
        mNow.places = stage.before.places;
        mNow.fights = stage.before.fights;
        mNow.edges = stage.before.edges;
        mNow.regions = stage.before.regions;
        mNow.placements = stage.before.placements;
        for (auto event = stage.events.begin(); event != stage.events.end(); ++event) {
            const Kind kind = kindOf(*event, {event, stage.events.end()});
            if (!joins(*event, kind)) {
                finish();
                mSteps.push_back({kind, mNow, {}});
            }
            mSteps.back().events.push_back(*event);
            happens(*event);
        }
    }

    std::vector<StoryStep> steps() {
        finish();
        return std::move(mSteps);
    }

private:
    Kind kindOf(const MatchEvent& event, std::span<const MatchEvent> rest) const {
        switch (event.kind) {
        case Event::Entered:
            return Kind::Entered;
        case Event::Won:
        case Event::Tied:
            return Kind::Fight;
        case Event::Scored:
            return Kind::Scored;
        case Event::Lost: {
            // Before the word about the battle, or after it like those before.
            const bool before = std::ranges::any_of(
                rest, [&](const MatchEvent& other) { return other.at == event.at && endsFight(other); });
            const bool after = !mSteps.empty() && mSteps.back().kind == Kind::Fight &&
                               std::ranges::any_of(mSteps.back().events, [&](const MatchEvent& other) {
                                   return other.at == event.at && other.text.code == event.text.code;
                               });
            return event.at && (before || after) ? Kind::Fight : Kind::Lost;
        }
        default:
            return Kind::TextOnly;
        }
    }

    bool joins(const MatchEvent& event, Kind kind) const {
        if (mSteps.empty() || mSteps.back().kind != kind || event.kind == Event::TurnBegins) return false;
        const MatchEvent& before = mSteps.back().events.back();
        switch (kind) {
        case Kind::Fight:
            return before.at == event.at;
        case Kind::Scored:
            return true;
        default:
            return before.text.code == event.text.code;
        }
    }

    void happens(const MatchEvent& event) {
        // A game whose pieces are those of the board shows them as they were before the decision.
        if (!event.at || mNow.placements) return;
        if (event.kind == Event::Lost) take(event, *event.at);
        if (event.kind != Event::Entered) return;
        const auto from = sourceOf(event, mBoard);
        put(event, from ? take(event, *from) : std::nullopt);
    }

    bool isOf(const MatchView::Piece& piece, const MatchEvent& event) const {
        return piece.seat == event.seat && piece.role != MatchView::Piece::Role::Token &&
               mLocale.text(piece.text) == mLocale.text(event.what);
    }

    /// Removes a piece there and returns it, or none without such a piece.
    std::optional<MatchView::Piece> take(const MatchEvent& event, Hex at) {
        const auto found = std::ranges::find_if(
            mNow.pieces, [&](const auto& piece) { return piece.at == at && isOf(piece, event); });
        if (found == mNow.pieces.end()) return std::nullopt;
        const MatchView::Piece before = *found;
        found->count -= event.amount;
        if (found->count <= 0) mNow.pieces.erase(found);
        return before;
    }

    /// Puts a piece. `moved` is the piece as it stood at its origin.
    void put(const MatchEvent& event, const std::optional<MatchView::Piece>& moved) {
        const auto like =
            std::ranges::find_if(mNow.pieces, [&](const auto& piece) { return isOf(piece, event); });
        const auto there = std::ranges::find_if(
            mNow.pieces, [&](const auto& piece) { return piece.at == *event.at && isOf(piece, event); });
        if (there != mNow.pieces.end() && there->role == MatchView::Piece::Role::Many) {
            there->count += event.amount;
            return;
        }
        MatchView::Piece piece{*event.at, event.seat, {}, event.amount, {}, {}};
        if (moved || like != mNow.pieces.end()) {
            const MatchView::Piece& known = moved ? *moved : *like;
            piece.kind = known.kind;
            piece.text = known.text;
            piece.role = known.role;
        }
        mNow.pieces.push_back(std::move(piece));
    }

    /// Completes the step of a battle after its end.
    void finish() {
        if (mSteps.empty() || mSteps.back().kind != Kind::Fight || !mSteps.back().sides.empty()) return;
        StoryStep& step = mSteps.back();
        const Hex at = *step.events.front().at;
        std::map<int, StoryStep::Side> sides;
        const auto side = [&](int seat) -> StoryStep::Side& {
            sides[seat].seat = seat;
            return sides[seat];
        };
        for (const MatchView::Piece& piece : step.board.pieces)
            if (piece.at == at && piece.seat >= 0 && piece.role != MatchView::Piece::Role::Token)
                side(piece.seat).units += piece.count;
        std::vector<int> winners;
        for (const MatchEvent& event : step.events) {
            if (event.seat < 0) continue;
            if (event.kind == Event::Lost) side(event.seat).lost += event.amount;
            if (event.kind != Event::Won) continue;
            side(event.seat).won = true;
            winners.push_back(event.seat);
        }
        // Its state before, unless a later event changed the result.
        const auto stood = std::ranges::find(step.board.fights, at, &MatchView::Fight::at);
        if (stood != step.board.fights.end() && std::ranges::is_permutation(stood->winners, winners))
            for (const MatchView::Fight::Side& fighting : stood->sides)
                for (const int seat : fighting.seats) side(seat).strength = fighting.strength;
        for (const auto& [seat, fighting] : sides) step.sides.push_back(fighting);
    }

    const Board& mBoard;
    const Locale& mLocale;
    MatchView mNow;
    std::vector<StoryStep> mSteps;
};

}  // namespace

std::optional<Hex> sourceOf(const MatchEvent& event, const Board& board) {
    std::optional<std::int64_t> q, r;
    for (const Argument& argument : event.text.arguments) {
        if (const auto* number = std::get_if<std::int64_t>(&argument.value)) {
            if (argument.name == "from-q") q = *number;
            if (argument.name == "from-r") r = *number;
        }
        const auto* id = argument.name == "from" ? std::get_if<std::string>(&argument.value) : nullptr;
        if (id == nullptr) continue;
        for (const Cell& cell : board.cells())
            if (cell.id.text() == *id) return cell.at;
    }
    if (q && r) return Hex{static_cast<std::int32_t>(*q), static_cast<std::int32_t>(*r)};
    return std::nullopt;
}

std::vector<StoryStep> storyOf(const std::vector<Viewer::Stage>& stages, const Board& board,
                               const Locale& locale) {
    Teller teller(board, locale);
    for (const Viewer::Stage& stage : stages) teller.tell(stage);
    return teller.steps();
}

}  // namespace hexa::editor
