// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/record.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexa {

/// Something to be read by people: the sentence is made by core/messages.
struct MatchText {
    std::string code;
    Arguments arguments;
    friend bool operator==(const MatchText&, const MatchText&) = default;
};

/// One thing that can be chosen.
struct MatchOption {
    std::string order;  ///< The whole line that chooses it, e.g. "P1 spy gambit".
    MatchText text;
    std::optional<Hex> at;  ///< Where on the board, if it is a place.
};

/// Who must decide what now.
struct MatchDecision {
    enum class Kind {
        Choice,  ///< One of the options.
        Sheets,  ///< Everyone in `seats` gives a sheet of orders, in secret (SheetForm).
        Chance,  ///< Cards are shuffled; by people if the match has no seed.
        Over     ///< The game has ended.
    };
    Kind kind = Kind::Over;
    std::vector<int> seats;            ///< Who has not decided yet; empty for Chance and Over.
    std::string order;                 ///< How the line begins, e.g. "P1 keep V3".
    MatchText text;                    ///< The question.
    std::optional<Hex> at;             ///< The place that it is about.
    std::vector<MatchOption> options;  ///< Of a Choice.
};

/// What a seat can put on its sheet of orders.
struct SheetForm {
    struct Place {
        std::string word;       ///< As in a line: "V3", "court".
        std::optional<Hex> at;  ///< None: a place beside the board.
        bool needsUnitBetween = false;
    };
    struct Piece {
        std::string word;  ///< As in a line: "hunter".
        MatchText text;
        std::vector<Place> places;
    };
    std::string order;  ///< How the line begins, e.g. "P1 deploy".
    int workers = 0;    ///< At most so many in all.
    std::vector<Place> places;
    std::vector<Piece> pieces;  ///< Special ones that may be placed besides.
};

/// What happened, in the order in which it did.
struct MatchEvent {
    std::size_t line = 0;  ///< Index of the line of the record that led to it.
    MatchText text;
    std::optional<Hex> at;
    int seat = -1;        ///< Whose deed or fate it is; -1 = nobody's.
    bool secret = false;  ///< Only this seat may know.
};

/// What one seat may see, for showing.
struct MatchView {
    struct Piece {
        Hex at;
        int seat = -1;
        std::string kind;  ///< Word of the piece, e.g. "soldier".
        int count = 1;
        MatchText text;
        friend bool operator==(const Piece&, const Piece&) = default;
    };
    struct Counter {
        int seat = -1;     ///< -1: common to all.
        std::string kind;  ///< E.g. "points", "pool".
        int count = 0;
        MatchText text;
        friend bool operator==(const Counter&, const Counter&) = default;
    };
    std::vector<Piece> pieces;
    std::vector<Counter> counters;  ///< What is secret for the seat is not there.
    friend bool operator==(const MatchView&, const MatchView&) = default;
};

struct MatchStanding {
    struct Seat {
        int points = 0;
        int territories = 0;
    };
    bool over = false;
    std::vector<int> winners;  ///< Seats: allies win together. Empty while the game lasts.
    std::vector<Seat> seats;
};

/// One game that is being played, with its record. All that is refused changes nothing.
class Match {
public:
    virtual ~Match() = default;
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;

    /// Everything so far; a copy of it is all that is needed to go on later (PlayFunctions::resume).
    virtual const GameRecord& record() const = 0;

    virtual MatchDecision decision() const = 0;
    /// For decisions of Kind::Sheets.
    virtual SheetForm sheetForm(int seat) const = 0;
    /// Whether apply() would take the line; what forbids it otherwise (argument "rule" names the rule).
    virtual Status check(std::string_view line) const = 0;
    /// An order, a sheet of one seat, or a result of chance. Sheets stay sealed until the last one is there; a second
    /// sheet of the same seat is refused.
    virtual Status apply(std::string_view line) = 0;
    /// Lets chance or one bot decide, if it is their turn; false if only people can go on or the game is over.
    virtual bool playOne() = 0;
    /// Forgets the last lines that were applied, with what followed from them; at most all.
    virtual void stepBack(std::size_t lines = 1) = 0;

    virtual MatchStanding standing() const = 0;
    virtual const std::vector<MatchEvent>& events() const = 0;
    /// For seat -1 only what everybody may see.
    virtual MatchView view(int seat) const = 0;
    /// Stable hash of the state.
    virtual std::uint64_t hash() const = 0;

protected:
    Match() = default;
};

}  // namespace hexa
