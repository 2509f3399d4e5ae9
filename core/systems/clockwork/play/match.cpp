// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/play/match.h"

#include "core/base/hashtext.h"
#include "core/json/nested.h"
#include "core/systems/clockwork/play/words.h"

#include <algorithm>
#include <cassert>

namespace hexa::clockwork {
namespace {

constexpr std::array<std::string_view, 7> phases{"spymaster", "recruitment", "deployment", "combat",
                                                 "research",  "scoring",     "over"};
constexpr std::string_view markWord = "state";

std::vector<std::string> botNames(const std::vector<Participant>& players) {
    std::vector<std::string> names;
    for (const Participant& player : players) names.push_back(player.bot);
    return names;
}

/// An error of a line, as one of the record.
Error atLine(const Error& error, std::size_t index, const std::string& line) {
    Arguments arguments = error.arguments();
    arguments.push_back({"line", static_cast<std::int64_t>(index)});
    arguments.push_back({"order", line});
    return Error(error.code(), std::move(arguments), placeOfLine(index));
}
Error lineError(std::string code, std::size_t index, const std::string& expected, const std::string& found) {
    return Error(std::move(code),
                 {{"line", static_cast<std::int64_t>(index)}, {"expected", expected}, {"found", found}},
                 placeOfLine(index));
}

}  // namespace

Phase phaseOf(const State& state) {
    const Stage stage =
        state.stage == Stage::Effect || state.stage == Stage::DrawCards ? state.after : state.stage;
    if (stage <= Stage::DrawCards) return Phase::Spymaster;
    if (stage <= Stage::Recruit) return Phase::Recruitment;
    if (stage <= Stage::Deploy) return Phase::Deployment;
    if (stage <= Stage::Attrition) return Phase::Combat;
    if (stage <= Stage::Activation) return Phase::Research;
    return stage == Stage::Over ? Phase::Over : Phase::Scoring;
}

std::string_view phaseName(Phase phase) { return phases[static_cast<std::size_t>(phase)]; }

ClockworkMatch::ClockworkMatch(std::shared_ptr<const Table> table, GameRecord header)
    : mTable(std::move(table)), mRecord(std::move(header)) {
    auto bots = seatBots(botNames(mRecord.players), game().players(), true);
    assert(bots && "checked before");
    mBots = *std::move(bots);
    begin();
}

// Match can't be copied by others: a match is its record, and two with the same one are taken for two.
ClockworkMatch::ClockworkMatch(const ClockworkMatch& other)
    : Match(),
      mTable(other.mTable),
      mBots(other.mBots),
      mRecord(other.mRecord),
      mState(other.mState),
      mSealed(other.mSealed),
      mNumber(other.mNumber),
      mEvents(other.mEvents) {}

std::unique_ptr<Match> ClockworkMatch::clone() const {
    return std::unique_ptr<Match>(new ClockworkMatch(*this));
}

std::string ClockworkMatch::wordOf(Hex at) const {
    const GameMap& map = game().map();
    for (TileIndex tile = 0; tile < map.tiles; ++tile)
        if (map.hex[tile] == at) return word::tile(map, tile);
    return {};
}

void ClockworkMatch::begin() {
    mRecord.lines.clear();
    mEvents.clear();
    mSealed = {};
    mNumber = 0;
    EventLog log;
    mState = startGame(game(), &log);
    for (const Event& event : log) mEvents.push_back(describe(game(), event, 0));
    mRecord.lines.push_back(mark());
}

Result<std::unique_ptr<Match>> ClockworkMatch::start(const Scenario& scenario, const Catalog& catalog,
                                                     const MatchSetup& setup) {
    auto map = makeGameMap(scenario, catalog);
    if (!map) return map.error();
    const auto options = readOptions(scenario, setup.options);
    if (!options) return options.error();
    if (auto bots = seatBots(botNames(setup.players), map->players, true); !bots) return bots.error();
    Setup dealt;
    if (!setup.setup.empty()) {
        auto given = readSetup(setup.setup, map->players);
        if (!given) return nestedError(given.error(), "/setup");
        dealt = *std::move(given);
    } else {
        if (!setup.seed) return Error("clockwork.play.no-deal");
        auto pack = readCards(setup.cards);
        if (!pack) return pack.error();
        dealt = {*std::move(pack), dealOf(*setup.seed, map->players)};
        if (const Status chosen = takeChoices(dealt, setup.chosen, map->players); !chosen)
            return chosen.error();
    }
    GameRecord header;
    header.program = setup.program;
    header.rules = rulesVersion;
    header.options = optionValues(*options);
    header.seed = setup.seed;
    header.players = setup.players;
    header.players.resize(static_cast<std::size_t>(map->players));
    header.scenario = scenario;
    auto table = std::make_shared<const Table>(*std::move(map), std::move(dealt.pack), *options, dealt.deal);
    header.setup = setup.setup.empty() ? setupText(table->game()) : setup.setup;
    return std::unique_ptr<Match>(new ClockworkMatch(std::move(table), std::move(header)));
}

Result<std::unique_ptr<Match>> ClockworkMatch::resume(const GameRecord& record, const Catalog& catalog,
                                                      ReplayMode mode) {
    if (record.rules != rulesVersion)
        return Error("clockwork.record.other-rules",
                     {{"rules", std::int64_t{record.rules}}, {"known", std::int64_t{rulesVersion}}},
                     JsonPointer{"/rules"});
    MatchSetup setup;
    setup.program = record.program;
    setup.options = record.options;
    setup.seed = record.seed;
    setup.players = record.players;
    setup.setup = record.setup;
    auto match = start(record.scenario, catalog, setup);
    if (!match) return match;
    auto& own = static_cast<ClockworkMatch&>(**match);
    own.mRecord.extra = record.extra;
    if (mode == ReplayMode::Drawn) {
        if (!record.seed) return Error("clockwork.record.no-seed", {}, JsonPointer{"/seed"});
        if (dealOf(*record.seed, own.game().players()) != own.game().deal())
            return Error("clockwork.record.not-dealt", {}, JsonPointer{"/setup"});
    }
    if (const Status replayed = own.replay(record.lines, mode); !replayed) return replayed.error();
    return match;
}

Status ClockworkMatch::replay(const std::vector<std::string>& lines, ReplayMode mode) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string& line = lines[i];
        if (i < mRecord.lines.size()) {  // a hash follows from the line before
            const std::string& expected = mRecord.lines[i];
            if (line == expected) continue;
            return lineError(isMark(line) ? "clockwork.record.wrong-hash" : "clockwork.record.no-hash", i,
                             expected, line);
        }
        if (isMark(line)) return lineError("clockwork.record.hash-out-of-place", i, "", line);
        if (mode == ReplayMode::Drawn && mState.decision.kind == DecisionKind::Shuffle) {
            const std::string drawn =
                shuffleText(game(), drawShuffle(mState, chanceRng(*mRecord.seed, mNumber)).span());
            if (drawn != line) return lineError("clockwork.record.not-drawn", i, drawn, line);
        }
        if (const Status applied = apply(line); !applied) return atLine(applied.error(), i, line);
    }
    if (lines.size() < mRecord.lines.size())
        return lineError("clockwork.record.no-hash", lines.size(), mRecord.lines[lines.size()], "");
    return Done{};
}

std::string ClockworkMatch::mark() const {
    std::string line(markWord);
    for (const std::string& part :
         {std::to_string(mState.turn), std::string(phaseName(phaseOf(mState))), hashText(hash())}) {
        line += ' ';
        line += part;
    }
    return line;
}

Result<ClockworkMatch::Move> ClockworkMatch::read(std::string_view line) const {
    const DecisionKind kind = mState.decision.kind;
    if (kind == DecisionKind::Over)
        return Error("clockwork.order.over", {{"rule", std::string("INV-11")}}, TextPosition{1, 1});
    if (kind == DecisionKind::Deploy) {
        auto sheet = readSheet(game(), mState, line);
        if (!sheet) return sheet.error();
        if (mSealed[sheet->player])
            return Error("clockwork.order.sealed",
                         {{"player", std::int64_t{sheet->player} + 1}, {"rule", std::string("DEP-01")}},
                         TextPosition{1, 1});
        if (const Refusal refusal = checkSheet(game(), mState, sheet->player, sheet->sheet))
            return refusalError(game(), mState, sheet->player, refusal);
        return Move(*sheet);
    }
    if (kind == DecisionKind::Shuffle) {
        const auto order = readShuffle(game(), mState, line);
        if (!order) return order.error();
        State tried = mState;
        if (shuffle(game(), tried, order->span()))
            return Error("clockwork.order.other-cards", {{"rule", std::string("ESP-02")}},
                         TextPosition{1, 1});
        return Move(*order);
    }
    const auto choice = readOrder(game(), mState, line);
    if (!choice) return choice.error();
    if (!mState.decision.allows(*choice)) return refusalError(game(), mState, *choice);
    return Move(*choice);
}

std::string ClockworkMatch::text(const Move& move) const {
    if (const auto* choice = std::get_if<Choice>(&move)) return orderText(game(), mState, *choice);
    if (const auto* sheet = std::get_if<PlayerSheet>(&move))
        return sheetText(game(), sheet->player, sheet->sheet);
    return shuffleText(game(), std::get<CardOrder>(move).span());
}

void ClockworkMatch::carryOut(const Move& move) {
    const Phase phase = phaseOf(mState);
    const int turn = mState.turn;
    const std::size_t line = mRecord.lines.size();
    mRecord.lines.push_back(text(move));
    EventLog log;
    if (const auto* choice = std::get_if<Choice>(&move)) {
        choose(game(), mState, *choice, &log);
    } else if (const auto* order = std::get_if<CardOrder>(&move)) {
        shuffle(game(), mState, order->span(), &log);
    } else {
        const auto& given = std::get<PlayerSheet>(move);
        mSealed[given.player] = given.sheet;
        Sheet sheets[maxPlayers];
        for (Player player = 0; player < game().players(); ++player) {
            if (!mSealed[player]) return;
            sheets[player] = *mSealed[player];
        }
        mSealed = {};
        deploy(game(), mState, {sheets, static_cast<std::size_t>(game().players())}, &log);
    }
    ++mNumber;
    for (const Event& event : log) mEvents.push_back(describe(game(), event, line));
    if (phaseOf(mState) != phase || mState.turn != turn) mRecord.lines.push_back(mark());
}

Status ClockworkMatch::check(std::string_view line) const {
    const auto move = read(line);
    if (!move) return move.error();
    return Done{};
}

Status ClockworkMatch::apply(std::string_view line) {
    const auto move = read(line);
    if (!move) return move.error();
    carryOut(*move);
    return Done{};
}

bool ClockworkMatch::playOne() {
    if (!mRecord.seed) return false;
    const std::uint64_t seed = *mRecord.seed;
    switch (mState.decision.kind) {
    case DecisionKind::Over:
        return false;
    case DecisionKind::Shuffle:
        carryOut(drawShuffle(mState, chanceRng(seed, mNumber)));
        return true;
    case DecisionKind::Deploy:
        for (Player player = 0; player < game().players(); ++player) {
            if (mSealed[player] || mBots[player] == nullptr) continue;
            Rng rng = botRng(seed, mNumber, player);
            carryOut(
                PlayerSheet{player, mBots[player]->deploy(game(), PlayerView(game(), mState, player), rng)});
            return true;
        }
        return false;
    default:
        const Player player = mState.decision.actor;
        if (mBots[player] == nullptr) return false;
        Rng rng = botRng(seed, mNumber, player);
        carryOut(mBots[player]->choose(game(), PlayerView(game(), mState, player), rng));
        return true;
    }
}

void ClockworkMatch::stepBack(std::size_t lines) {
    std::vector<std::string> kept = decisionsOf(mRecord);
    kept.resize(kept.size() - std::min(lines, kept.size()));
    begin();
    for (const std::string& line : kept) {
        const Status applied = apply(line);
        assert(applied && "it was applied before");
        (void)applied;
    }
}

}  // namespace hexa::clockwork
