// SPDX-License-Identifier: GPL-3.0-or-later
// Sequence of decisions: stages in the order of TRN-02, and the handler of each choice.
#include "core/systems/clockwork/rules/engine.h"

#include <cassert>

namespace hexa::clockwork {
namespace {

constexpr std::uint8_t developmentTaken = 1U << static_cast<unsigned>(SpyAction::ResearchAndDevelopment);

}  // namespace

void Engine::setUp() {
    s = State{};
    for (auto& tile : s.activeAt) tile = noTile;
    for (auto& where : s.tokenAt) where = place::available;
    s.offer = (1U << (decks + generalCount)) - 1;
    s.firstPlayer = g.deal().firstPlayer;
    int dealt = 0;
    for (int i = 0; i < g.players(); ++i) {
        const Player player = g.inOrder(s.firstPlayer, i);
        PlayerState& own = s.players[player];
        own.reserve = 29;  // SET-02, SET-07
        own.spies = 1;
        if (!g.options().epic)
            for (auto& points : own.ip) points = 1;
        for (int slot = 0; slot < uniqueCountOf(g.race(player)); ++slot) own.unique[slot] = place::available;
        if (g.options().espionage)
            s.hands[player] =
                static_cast<std::uint16_t>(1U << g.deal().deck[static_cast<std::size_t>(dealt++)]);
    }
    for (; g.options().espionage && dealt < espionageCards; ++dealt)
        s.deck |= std::uint64_t{g.deal().deck[static_cast<std::size_t>(dealt)]} << 4 * s.deckSize++;
    s.stage = Stage::TurnStart;
    run();
}

void Engine::ask(DecisionKind kind, Player actor, std::uint64_t options, Pass pass, int about) {
    const bool mayPass = pass == Pass::Allowed;
    const int count = __builtin_popcountll(options) + (mayPass ? 1 : 0);
    if (count > 1) return askInSecret(kind, actor, options, pass, about);
    assert(count == 1);
    apply(kind, actor, static_cast<std::uint8_t>(about),
          mayPass ? passChoice : static_cast<Choice>(__builtin_ctzll(options)));
}

void Engine::askInSecret(DecisionKind kind, Player actor, std::uint64_t options, Pass pass, int about) {
    s.decision.kind = kind;
    s.decision.actor = actor;
    s.decision.options = options;
    s.decision.mayPass = pass == Pass::Allowed ? 1 : 0;
    s.decision.about = static_cast<std::uint8_t>(about);
    assert(s.decision.count() > 0);
}

void Engine::run() {
    while (s.decision.kind == DecisionKind::None) {
        if (mMoved != 0 && !judgedAtOnce()) refreshOwners();
        step();
    }
}

void Engine::take(Choice choice) {
    // One by one: to copy all at once, the processor would have to wait for the bytes just written.
    const DecisionKind kind = s.decision.kind;
    const Player actor = s.decision.actor;
    const TileIndex about = s.decision.about;
    s.decision = {};
    apply(kind, actor, about, choice);
    run();
}

void Engine::step() {
    switch (s.stage) {
    case Stage::TurnStart:
        return turnStart();
    case Stage::Spymaster:
        return spymaster();
    case Stage::CounterIntel:
        return counterIntel();
    case Stage::DrawCards:
        return drawCards();
    case Stage::RecruitGuardian:
        return recruitGuardian();
    case Stage::RecruitCards:
        return playCards(Timing::Recruitment, Stage::Recruit);
    case Stage::Recruit:
        return recruitAll();
    case Stage::DeployCards:
        return playCards(Timing::Deployment, Stage::SteamtankMove);
    case Stage::SteamtankMove:
        return steamtankMove();
    case Stage::CallToArms:
        return callToArms();
    case Stage::Deploy:
        s.decision.kind = DecisionKind::Deploy;
        s.decision.actor = everyPlayer;
        return;
    case Stage::Reinforce:
        return reinforce();
    case Stage::Leviathan:
        return leviathan();
    case Stage::Battles:
        return battles();
    case Stage::Attrition:
        return attrition();
    case Stage::ResearchCards:
        return playCards(Timing::Research, Stage::Study);
    case Stage::Study:
        return study();
    case Stage::Sacrifice:
        return sacrifices();
    case Stage::Discovery:
        return discovery();
    case Stage::Activation:
        return activation();
    case Stage::ScoringCards:
        return playCards(Timing::Scoring, Stage::Scoring);
    case Stage::Scoring:
        return scoring();
    case Stage::CourtBonus:
        return courtBonus();
    case Stage::Pollution:
        return pollution();
    case Stage::TurnEnd:
        return turnEnd();
    case Stage::Over:
        s.decision.kind = DecisionKind::Over;
        return;
    case Stage::Effect:
        return effect();
    }
}

void Engine::apply(DecisionKind kind, Player actor, TileIndex about, Choice choice) {
    const bool pass = choice == passChoice;
    switch (kind) {
    case DecisionKind::None:
    case DecisionKind::Over:
    case DecisionKind::Shuffle:
    case DecisionKind::Deploy:
        assert(false && "not a choice");
        return;
    case DecisionKind::SpyAction:
        return takeAction(actor, static_cast<SpyAction>(choice));
    case DecisionKind::KeepCard:
        return keepCard(actor, choice);
    case DecisionKind::GainDiscipline:
        return gainChosen(actor, static_cast<Discipline>(choice));
    case DecisionKind::LoseDiscipline:
        return loseChosen(about, choice);
    case DecisionKind::GuardianPlace:
        if (!pass) placeGeneral(General::Guardian, choice);
        return;
    case DecisionKind::PlayCard:
        if (pass)
            ++s.cursor;
        else
            play(actor, choice);
        return;
    case DecisionKind::PayWith:
        return pay(actor, choice == 1);
    case DecisionKind::SteamtankMove:
        if (!pass)
            moveUnit(actor, s.generalAt[static_cast<int>(General::Steamtank)], choice, Unit::Steamtank);
        return;
    case DecisionKind::CallToArms:
        if (!pass) s.callToArms[g.side(actor)] = choice;
        return;
    case DecisionKind::Reinforce:
        return takeReinforce(actor, choice);
    case DecisionKind::CitadelFrom:
        return ask(DecisionKind::CitadelTo, actor, citadelTargets(actor, choice), Pass::Forbidden, choice);
    case DecisionKind::CitadelTo:
        return citadelTo(actor, about, choice);
    case DecisionKind::CitadelCount:
        return moveUnit(actor, about, s.effectTile, Unit::Soldier, choice);
    case DecisionKind::HunterTo:
        s.players[actor].uniqueUsed = 1;
        return moveUnit(actor, s.players[actor].unique[0], choice, Unit::Unique);
    case DecisionKind::Leviathan:
        if (!pass) useLeviathan(actor, choice);
        return;
    case DecisionKind::KeepUnits:
        return keep(about, choice);
    case DecisionKind::KeepSoldiers:
        return keepSoldiers(about, choice);
    case DecisionKind::AttritionLoss:
        return removeUnit(actor, about, static_cast<Unit>(choice));
    case DecisionKind::Sacrifice:
        return sacrifice(actor, about, choice);
    case DecisionKind::Buy:
        return buy(actor, choice);
    case DecisionKind::PlaceToken:
        return placeToken(actor, about, choice);
    case DecisionKind::PlaceSteamtank:
        placeGeneral(General::Steamtank, choice);
        return nextBuyer();
    case DecisionKind::Activate:
        if (pass)
            ++s.cursor;
        else
            use(actor, choice, Stage::Activation);
        return;
    case DecisionKind::CourtPoints:
        for (int d = 0; d < disciplineCount; ++d)
            gain(actor, static_cast<Discipline>(d), courtSplit(choice)[static_cast<std::size_t>(d)]);
        return;
    case DecisionKind::CourtDiscovery:
        if (!pass) ask(DecisionKind::PlaceToken, actor, tokenPlaces(actor, choice), Pass::Forbidden, choice);
        return;
    case DecisionKind::CourtGuardian:
        if (!pass) claimGuardian(actor);
        return;
    case DecisionKind::CourtRobbery:
        if (!pass) rob(actor);
        return;
    case DecisionKind::PollutionKeep:
        return pollute(actor, about, static_cast<Unit>(choice));
    case DecisionKind::KillAt:
        return pass ? endEffect() : chosenKillAt(choice);
    case DecisionKind::KillWhose:
        return chosenVictim(about, choice);
    case DecisionKind::KillUnit:
        return chosenKillUnit(about, static_cast<Unit>(choice));
    case DecisionKind::MoveFrom:
        return pass ? endEffect() : chosenMoveFrom(choice);
    case DecisionKind::MoveUnit:
        return chosenMoveUnit(about, static_cast<Unit>(choice));
    case DecisionKind::MoveTo:
        return chosenMoveTo(about, choice);
    case DecisionKind::StrengthAt:
        activate(s.effectOwner, s.effectCard, choice);
        return endEffect();
    }
}

void Engine::turnStart() {
    ++s.turn;
    // Without Espionage cards R&D would give nothing, so it counts as taken.
    s.actionsTaken = g.options().espionage ? std::uint8_t{0} : developmentTaken;
    s.technophilia = s.tacticalOps = noPlayer;
    s.passed = 0;
    s.active = 0;
    for (auto& tile : s.activeAt) tile = noTile;
    for (auto& owner : s.activeOwner) owner = 0;
    for (auto& used : s.used) used = 0;
    for (auto& tile : s.callToArms) tile = noTile;
    for (PlayerState& player : s.players) player.battlesWon = player.uniqueUsed = 0;
    // A new commander may control the allies' shared territories (ALL-12).
    if (g.alliances()) changed();
    log({EventKind::TurnBegins, s.firstPlayer, noTile, 0, 0, s.turn});
    go(Stage::Spymaster);
}

void Engine::turnEnd() {
    if (s.turn == g.turns()) return finish();
    s.firstPlayer = g.inOrder(s.firstPlayer, 1);
    go(Stage::TurnStart);
}

// --- play.h ---

State startGame(const Game& game, EventLog* log) {
    State state;
    Engine(game, state, log).setUp();
    return state;
}

Refusal choose(const Game& game, State& state, Choice choice, EventLog* log) {
    const DecisionKind kind = state.decision.kind;
    if (kind == DecisionKind::Deploy || kind == DecisionKind::Shuffle || kind == DecisionKind::Over)
        return {Refused::WrongDecision, noTile};
    if (!state.decision.allows(choice)) return {Refused::NotAnOption, noTile};
    Engine(game, state, log).take(choice);
    return {};
}

Refusal deploy(const Game& game, State& state, std::span<const Sheet> sheets, EventLog* log) {
    if (state.decision.kind != DecisionKind::Deploy ||
        sheets.size() != static_cast<std::size_t>(game.players()))
        return {Refused::WrongDecision, noTile};
    const Control control = controlOf(game, state);
    for (Player player = 0; player < game.players(); ++player)
        if (const Refusal refusal = checkSheet(game, state, control, player, sheets[player])) return refusal;
    Engine(game, state, log).reveal(sheets);
    return {};
}

Refusal shuffle(const Game& game, State& state, std::span<const std::uint8_t> order, EventLog* log) {
    if (state.decision.kind != DecisionKind::Shuffle) return {Refused::WrongDecision, noTile};
    std::uint16_t cards = 0;
    for (const std::uint8_t card : order)
        if (card < espionageCards) cards |= static_cast<std::uint16_t>(1U << card);
    if (cards != state.discard || order.size() != static_cast<std::size_t>(__builtin_popcount(cards)))
        return {Refused::NotAnOption, noTile};
    Engine(game, state, log).newDeck(order);
    return {};
}

State revealedAlone(const Game& game, const State& state, Player player, const Sheet& sheet) {
    State seen = state;
    Engine(game, seen, nullptr).revealAlone(player, sheet);
    return seen;
}

unsigned helpFor(const Game& game, const State& state, Player player, TileIndex battle) {
    State copy = state;  // it is only looked at
    return Engine(game, copy, nullptr).helpFor(player, battle);
}

void Engine::answerRandomly(Rng& rng) {
    if (s.decision.kind == DecisionKind::Deploy) {
        Sheet sheets[maxPlayers];
        for (Player player = 0; player < g.players(); ++player)
            sheets[player] = sampleSheet(g, s, controlled(), player, rng);
        reveal({sheets, static_cast<std::size_t>(g.players())});
    } else if (s.decision.kind == DecisionKind::Shuffle) {
        std::uint8_t order[espionageCards];
        std::size_t count = 0;
        for (unsigned rest = s.discard; rest != 0; rest &= rest - 1)
            order[count++] = static_cast<std::uint8_t>(__builtin_ctz(rest));
        std::span<std::uint8_t> cards(order, count);
        rng.shuffle(cards);
        newDeck(cards);
    } else if (s.decision.kind != DecisionKind::Over) {
        const auto count = static_cast<std::uint32_t>(s.decision.count());
        take(s.decision.nth(count == 1 ? 0 : static_cast<int>(rng.below(count))));
    }
}

void playRandomly(const Game& game, State& state, Rng& rng, EventLog* log) {
    Engine(game, state, log).answerRandomly(rng);
}

int playOut(const Game& game, State& state, Rng& rng) {
    Engine engine(game, state, nullptr);
    int decisions = 0;
    for (; state.decision.kind != DecisionKind::Over; ++decisions) engine.answerRandomly(rng);
    return decisions;
}

}  // namespace hexa::clockwork
