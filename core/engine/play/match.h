// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/origin.h"
#include "core/engine/play/bundleform.h"
#include "core/engine/play/chanceform.h"
#include "core/engine/record.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexa {

/// One thing that can be chosen.
struct MatchOption {
    std::string order;  ///< Whole line that chooses it, e.g. "P1 take coins".
    /// Name of the option. Its code may be empty if the option is only its place. An argument
    /// `place` names the place, which is then not added.
    Message text;
    /// Place on the board, if it has one. Several options may share it.
    std::optional<Spot> at;
    /// For a card: its effect and the source of this text.
    Message effect = {};
    CardOrigin origin = {};
    /// MatchView::Card::word of the choice, if it is on the table or in the hand.
    std::string card = {};
    Message note = {};  ///< Price, possession and rest; the code may be empty.
};

/// Next decision and the seats that make it.
struct MatchDecision {
    enum class Kind {
        Choice,  ///< One of the options.
        Orders,  ///< Everyone in `seats` gives orders, in secret (OrderForm).
        /// Dice, cards, tiles: drawn by the program, or by people at their table (ChanceForm).
        Chance,
        Over  ///< The game has ended.
    };
    Kind kind = Kind::Over;
    /// Seats that have not decided yet; empty for Chance and Over.
    std::vector<int> seats;
    std::string order;                 ///< Beginning of the line, e.g. "P1 keep V3".
    Message text;                      ///< The question.
    std::string rule;                  ///< ID of the rule behind it, in the rules reference.
    std::optional<Spot> at;            ///< The place that it is about.
    std::vector<MatchOption> options;  ///< Options of a Choice.
    /// For Chance: form of a typed result; empty if typing is not possible.
    ChanceForm chance = {};
    Message note = {};  ///< Note for the deciding player; the code may be empty.
    /// For a Choice that begins or continues several counts that belong together: all remaining
    /// ones, with this one. Empty: it stands alone. Confirming them together gives the same lines
    /// as separate questions.
    BundleForm bundle = {};
    /// True if a line given together with others for `before.bundle` is still requested
    /// (BundleForm::single).
    bool goesOn(const MatchDecision& before) const {
        return text.code == before.text.code && seats == before.seats;
    }
    /// For a Choice that Match::standingOrder answers: the line of its answer. Empty: it leaves
    /// this question open.
    std::string standing = {};
};

/// Possible content of a seat's orders.
struct OrderForm {
    struct Place {
        std::string word;       ///< Word in a line: "V3", "harbour".
        std::optional<Hex> at;  ///< None: a place beside the board.
        /// Can be reached only over a stop on the way. The same orders must send something there.
        bool needsStop = false;
        std::vector<Hex> stops;  ///< Possible places of that stop, if one is needed.
    };
    struct Piece {
        std::string word;  ///< Word in a line: "hunter".
        Message text;
        std::vector<Place> places;
    };
    std::string order;  ///< Beginning of the line, e.g. "P1 deploy".
    int units = 0;      ///< Largest total.
    std::vector<Place> places;
    std::vector<Piece> pieces;  ///< Special ones that may be placed besides.
};

/// Event of a game; the list is in order of time.
struct MatchEvent {
    /// Kind as far as all games know it, for statistics.
    enum class Kind { Other, TurnBegins, Entered, Lost, Won, Tied, Scored };
    Kind kind = Kind::Other;
    std::size_t line = 0;  ///< Index of the line of the record that led to it.
    Message text;          ///< Its `player` and `opponent` are seats, from 1 on.
    std::optional<Hex> at;
    int seat = -1;        ///< Seat that acts or is affected; -1 = none.
    bool secret = false;  ///< Only this seat may know.
    Message open = {};    ///< Public part of a secret event; the code may be empty.
    int amount = 0;       ///< Units, points, or the number of the turn.
    Localized what;       ///< Source of points, or lost unit; may be empty.
};

/// One seat's view of a match, for display.
struct MatchView {
    struct Piece {
        Hex at;
        int seat = -1;
        std::string kind;  ///< Word of the piece, e.g. "soldier".
        int count = 1;
        Message text;
        enum class Role { Many, Single, Token };
        /// One of many alike, the only one of its kind, or a marker that is not a unit.
        Role role = Role::Many;
        int side = -1;          ///< As in Spot.
        std::string slot = {};  ///< As in Spot.
        int corner = -1;        ///< As in Spot.
        Spot spot() const { return {at, side, slot, corner}; }
        friend bool operator==(const Piece&, const Piece&) = default;
    };
    /// Cell that a seat controls or fights for.
    struct Place {
        Hex at;
        int seat = -1;           ///< Seat in control; -1: none.
        bool contested = false;  ///< Enemy units are there.
        bool isolated = false;   ///< Its holder is cut off from it.
        bool upgraded = false;   ///< More than it is on the map.
        friend bool operator==(const Place&, const Place&) = default;
    };
    /// Expected result of a fight in the present state, by the rules, and its open points.
    struct Fight {
        struct Side {
            std::vector<int> seats;
            int units = 0;
            int strength = 0;
            int lost = 0;  ///< Losses among the units; the others remain.
            friend bool operator==(const Side&, const Side&) = default;
        };
        Hex at;
        std::vector<Side> sides;
        std::vector<int> winners = {};  ///< Seats; empty: no winner.
        /// Forced events before it; the sides include their effects.
        std::vector<Message> sure = {};
        std::vector<Message> open = {};  ///< Unknown or undecided events.
        friend bool operator==(const Fight&, const Fight&) = default;
    };
    /// Steps that the game goes through: turns, phases.
    struct Track {
        std::string kind;
        Message text;
        std::vector<Message> steps;
        int now = -1;             ///< Index; -1: not on this track.
        std::vector<int> marked;  ///< Steps with something special, e.g. scoring.
        /// Rule about each step; empty if no step has one.
        std::vector<std::string> rules = {};
        friend bool operator==(const Track&, const Track&) = default;
    };
    /// A card, tile or figure beside the board.
    struct Card {
        std::string group;  ///< Cards of one group are shown together.
        Message groupText;
        std::string word;  ///< Word in a line.
        Message name;
        Message text;   ///< Effect.
        Message note;   ///< Price and the like; the code may be empty.
        int seat = -1;  ///< Owner.
        int row = 0;    ///< In a group with rows and columns.
        int column = 0;
        bool usable = true;                      ///< Can still be had or used.
        std::optional<Hex> at = std::nullopt;    ///< Place of its token.
        std::string rule = {};                   ///< The rule about it; may be empty.
        CardOrigin origin = {};                  ///< Source of its facts.
        std::optional<int> left = std::nullopt;  ///< Number still to come; none if uncounted.
        bool inPlay = false;                     ///< True for the card being carried out.
        friend bool operator==(const Card&, const Card&) = default;
    };
    struct Counter {
        int seat = -1;     ///< -1: common to all.
        std::string kind;  ///< E.g. "points", "pool".
        int count = 0;
        Message text;
        friend bool operator==(const Counter&, const Counter&) = default;
    };
    std::vector<Piece> pieces;
    std::vector<Counter> counters;  ///< Without the counters secret for the seat.
    std::vector<Place> places;      ///< By rising hex.
    std::vector<Fight> fights;
    std::vector<Track> tracks;
    /// Name of this moment ("card 70") in a game with tracks that don't show it; the code may be
    /// empty.
    Message moment = {};
    std::vector<Card> cards;  ///< Hands of others are not there.
    std::vector<int> allies;  ///< Team of each seat; empty in a game without teams.
    /// Objects on the board in this game: during the game these tables replace the map's. None: as
    /// on the map.
    std::optional<std::vector<EdgeFeature>> edges;
    std::optional<std::vector<RegionPlacement>> regions;
    std::optional<std::vector<PiecePlacement>> placements;
    friend bool operator==(const MatchView&, const MatchView&) = default;
};

/// Advice of a bot, with reasons.
struct MatchAdvice {
    struct Reason {
        Message text;
        std::optional<Hex> at = std::nullopt;
        int worth = 0;  ///< Weight in the bot's own judgement, in its own unit.
    };
    std::string line;  ///< Line of the advice, if any.
    /// Reasons of the bot, if any, the weightiest first.
    std::vector<Reason> reasons;
    /// Next best option, as a line; empty: no other option was weighed.
    std::string next = {};
    /// Advantage of `line` over `next`, in the unit of the reasons; never negative.
    int gain = 0;
    bool empty() const { return line.empty(); }
};

struct MatchStanding {
    /// Something that each seat has and that counts: points, places that it controls.
    struct Column {
        std::string id;  ///< Id common to all of the game's languages and versions, e.g. "points".
        Message text;
        friend bool operator==(const Column&, const Column&) = default;
    };
    struct Seat {
        std::vector<int> figures;  ///< By column.
        int team = -1;             ///< Seats of one team win together; -1: it plays for itself.
    };
    std::vector<Column> columns;  ///< The winning criterion comes first.
    bool over = false;
    /// Seats: allies win together. Empty while the game lasts, and after a draw.
    std::vector<int> winners;
    std::vector<Seat> seats;
};

class Match;
/// Gives lines decided together (MatchDecision::bundle), one after another. Returns the requested
/// lines. Omits lines that the rules have carried out (BundleForm::single). Fails as Match::apply
/// does; the lines before the failing one stay applied.
Result<std::vector<std::string>> applyBundle(Match& match, const std::vector<std::string>& lines);

/// One game in progress, with its record. A refused action changes nothing.
class Match {
public:
    virtual ~Match() = default;
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;

    /// Returns everything so far; a copy of it is enough to continue later (PlayFunctions::resume).
    virtual const GameRecord& record() const = 0;
    /// Returns a copy of the game for thinking or looking ahead. It may be used in another thread,
    /// by one at a time.
    virtual std::unique_ptr<Match> clone() const = 0;

    virtual MatchDecision decision() const = 0;
    /// Returns the form for decisions of Kind::Orders.
    virtual OrderForm orderForm(int seat) const = 0;
    /// Checks if apply() would accept the line; otherwise fails with the reason (argument "rule"
    /// names the rule).
    virtual Status check(std::string_view line) const = 0;
    /// Returns the word for a hex in orders; empty if it is not a place of the game. The order that
    /// chooses it is the decision's, a blank and this word. check() takes it to explain a refusal.
    virtual std::string wordOf(Hex at) const = 0;
    /// True if anything is secret now, or will be after the open decision. Only then the screen
    /// must be handed over from one person to the next. Follows from public information, or it
    /// would reveal a secret itself.
    virtual bool secretsNow() const { return true; }
    /// True if secret information only lies before its holder, such as a mission, and no decision
    /// or option reveals it. Then the screen isn't handed over: it shows public information, and
    /// the holder can look up the rest.
    virtual bool secretsOnDemand() const { return false; }
    /// Returns a standing answer to questions asked only because a missing one would reveal a
    /// secret ("no card"). It is a sentence of the player, so that he need not take the screen for
    /// each. It is his secret. The code is empty while this seat has none.
    virtual Message standingOrder(int) const { return {}; }
    /// Returns the line that the seed gives for a decision of chance; empty elsewhere and without a
    /// seed.
    virtual std::string drawn() const { return {}; }
    /// Returns a bot's advice for this seat. Empty if the seat has nothing to decide, there is no
    /// such bot, or it has no seed.
    virtual MatchAdvice advice(int seat, std::string_view bot) const = 0;
    /// Returns the fights that follow if only this seat's orders are carried out. Empty if the line
    /// isn't a legal one of this seat.
    virtual std::vector<MatchView::Fight> preview(int seat, std::string_view line) const = 0;
    /// Carries out a choice, the orders of one seat, or a result of chance. Orders stay sealed
    /// until those of the last seat are there; a second line of the same seat is refused.
    virtual Status apply(std::string_view line) = 0;
    /// Lets chance or one bot decide, if it is their turn; false if only people can continue or the
    /// game is over. In a game with GameRecord::typedChance people type the results of chance.
    virtual bool playOne() = 0;
    /// Changes the player of a seat from here on: a bot by its name, or a person (empty). Fails
    /// with "play.bot" for an unknown bot, and with "play.no-seed" if the bot could not decide
    /// anything.
    virtual Status setPlayer(int seat, std::string_view bot) = 0;
    /// Removes the last lines, with their consequences; at most all.
    virtual void stepBack(std::size_t lines = 1) = 0;

    virtual MatchStanding standing() const = 0;
    virtual const std::vector<MatchEvent>& events() const = 0;
    /// Returns a seat's view; for seat -1 the public one.
    virtual MatchView view(int seat) const = 0;
    /// Returns the things carried into the next game of a campaign after this one, as a JSON object
    /// of the game. It follows from the game and from the things carried into it. Returns an empty
    /// text if nothing is carried.
    virtual std::string outcome() const { return {}; }
    /// Returns a stable hash of the state.
    virtual std::uint64_t hash() const = 0;
    /// Returns the stand-ins among the cards of this game.
    virtual StandInCount standIns() const = 0;

protected:
    Match() = default;
};

}  // namespace hexa
