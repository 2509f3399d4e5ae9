// SPDX-License-Identifier: GPL-3.0-or-later
// Advice of a bot, with its reasons in words for people.
#include "core/systems/clockwork/bots/sight.h"
#include "core/systems/clockwork/play/match.h"
#include "core/systems/clockwork/play/names.h"

#include <algorithm>
#include <cstdlib>

namespace hexa::clockwork {
namespace {

/// Most parts shown of a judgement; more would hide the important ones.
constexpr std::size_t maxTerms = 4;

/// Basis of a choice. With points: its gain, in points.
struct Basis {
    const char* code;
    bool points;
};
Basis basisOf(DecisionKind kind) {
    switch (kind) {
    case DecisionKind::SpyAction:
        return {"clockwork.why.action", true};
    case DecisionKind::KeepCard:
    case DecisionKind::PlayCard:
    case DecisionKind::Activate:
        return {"clockwork.why.use", true};
    case DecisionKind::Buy:
        return {"clockwork.why.buy", true};
    case DecisionKind::CourtDiscovery:
        return {"clockwork.why.discovery", true};
    case DecisionKind::Reinforce:
    case DecisionKind::CitadelFrom:
    case DecisionKind::CitadelTo:
    case DecisionKind::CitadelCount:
    case DecisionKind::HunterTo:
    case DecisionKind::Leviathan:
    case DecisionKind::StrengthAt:
        return {"clockwork.why.battle", true};
    case DecisionKind::GuardianPlace:
    case DecisionKind::SteamtankMove:
    case DecisionKind::CallToArms:
    case DecisionKind::KillAt:
    case DecisionKind::MoveFrom:
    case DecisionKind::MoveTo:
        return {"clockwork.why.territory", true};
    case DecisionKind::GainDiscipline:
    case DecisionKind::Sacrifice:
    case DecisionKind::CourtPoints:
        return {"clockwork.why.missing", false};
    case DecisionKind::LoseDiscipline:
        return {"clockwork.why.studied", false};
    case DecisionKind::PlaceToken:
        return {"clockwork.why.safe", false};
    case DecisionKind::PlaceSteamtank:
        return {"clockwork.why.threatened", false};
    case DecisionKind::KillWhose:
        return {"clockwork.why.ahead", false};
    case DecisionKind::KillUnit:
        return {"clockwork.why.dearest", false};
    case DecisionKind::MoveUnit:
    case DecisionKind::KeepUnits:
    case DecisionKind::AttritionLoss:
    case DecisionKind::PollutionKeep:
        return {"clockwork.why.dear-stays", false};
    case DecisionKind::PayWith:
        return {"clockwork.why.spy-cheaper", false};
    case DecisionKind::CourtGuardian:
    case DecisionKind::CourtRobbery:
        return {"clockwork.why.free", false};
    default:
        return {"clockwork.why.same", false};
    }
}

/// Tenths of victory points, without a sign.
int rounded(Worth worth) { return (std::abs(worth) * 10 + onePoint / 2) / onePoint; }

/// Returns victory points with a sign and one decimal, "+1.4".
Localized pointsText(Worth worth) {
    const int tenths = rounded(worth);
    const std::string sign = tenths == 0 ? "±" : worth < 0 ? "−" : "+";
    Localized text;
    for (const auto& [language, point] : {std::pair("en", "."), {"de", ","}, {"fr", ","}})
        text.set(language, sign + std::to_string(tenths / 10) + point + std::to_string(tenths % 10));
    return text;
}
Argument points(Worth worth) { return {"points", pointsText(worth)}; }

const char* codeOf(const ReasonTerm& term, bool reachable) {
    switch (term.topic) {
    case Topic::Territory:
        if (std::abs(term.enemies) > std::abs(term.own))
            return term.worth() < 0 ? "clockwork.why.denied-less" : "clockwork.why.denied";
        if (term.worth() < 0) return "clockwork.why.given-up";
        return reachable ? "clockwork.why.held-in-danger" : "clockwork.why.held";
    case Topic::Court:
        return "clockwork.why.court";
    case Topic::Points:
        return "clockwork.why.points";
    case Topic::Influence:
        return "clockwork.why.influence";
    case Topic::Workers:
        return "clockwork.why.workers";
    case Topic::Spies:
        return "clockwork.why.spies";
    case Topic::Cards:
        return "clockwork.why.cards";
    case Topic::Discoveries:
        return "clockwork.why.discoveries";
    case Topic::Uniques:
        return "clockwork.why.uniques";
    }
    return "";
}

Message total(const Game& game, const State& state, const Reasons& reasons) {
    if (reasons.lookaheads == 0) return {"clockwork.why.sheet", {points(reasons.total)}};
    const int turn = std::min<int>(state.turn + reasons.turns - 1, game.turns());
    const bool keeps = reasons.next && *reasons.next == Sheet{};
    if (rounded(reasons.total) == 0)
        return {"clockwork.why.forecast-even",
                {{"turn", std::int64_t{turn}}, {"count", std::int64_t{reasons.lookaheads}}}};
    return {
        keeps ? "clockwork.why.forecast-kept" : "clockwork.why.forecast",
        {points(reasons.total), {"turn", std::int64_t{turn}}, {"count", std::int64_t{reasons.lookaheads}}}};
}

std::vector<MatchAdvice::Reason> describeSheet(const Game& game, const PlayerView& view,
                                               const Reasons& reasons) {
    std::vector<MatchAdvice::Reason> list;
    if (reasons.terms.empty()) return list;
    static constexpr Traits plain{Noise(0.2), 256, false};
    const Sight sight(game, view, plain);
    list.push_back({total(game, view.open(), reasons), std::nullopt, reasons.total});
    for (std::size_t i = 0; i < reasons.terms.size() && i < maxTerms; ++i) {
        const ReasonTerm& term = reasons.terms[i];
        MatchAdvice::Reason reason{{}, std::nullopt, term.worth()};
        reason.text.arguments.push_back(points(term.worth()));
        bool reachable = false;
        if (term.tile != noTile) {
            reason.at = game.map().hex[term.tile];
            reason.text.arguments.push_back({"tile", game.map().id[term.tile]});
            reachable = sight.danger(term.tile) != Danger::None;
        }
        reason.text.code = codeOf(term, reachable);
        list.push_back(std::move(reason));
    }
    return list;
}

/// The choice made and the next best of the weighed ones; null if none was weighed.
struct ChoiceJudgement {
    const Reasons::Judged* best = nullptr;
    const Reasons::Judged* next = nullptr;
};
ChoiceJudgement judgementOf(const Reasons& reasons, Choice chosen) {
    ChoiceJudgement found;
    for (const Reasons::Judged& judged : reasons.options) {
        if (judged.choice == chosen)
            found.best = &judged;
        else if (found.next == nullptr || judged.worth > found.next->worth)
            found.next = &judged;
    }
    if (found.best == nullptr) found.next = nullptr;
    return found;
}

/// Returns the advantage of a choice over the next best, which was weighed in the same way.
MatchAdvice::Reason gainOf(const Game& game, const State& state, const Reasons::Judged& best,
                           const Reasons::Judged& next) {
    const Worth gain = best.worth - next.worth;
    if (rounded(gain) == 0) {
        const Message option = optionOf(game, state, next.choice);
        return {{"clockwork.why.even", {{"option", say(option.code, option.arguments)}}}, std::nullopt, gain};
    }
    if (next.choice == passChoice)
        return {{"clockwork.why.gain-waiting", {points(gain)}}, std::nullopt, gain};
    const Message option = optionOf(game, state, next.choice);
    const char* code = best.choice == passChoice ? "clockwork.why.gain-pass" : "clockwork.why.gain";
    return {{code, {{"option", say(option.code, option.arguments)}, points(gain)}}, std::nullopt, gain};
}

std::vector<MatchAdvice::Reason> describeChoice(const Game& game, const State& state, const Reasons& reasons,
                                                Choice chosen) {
    std::vector<MatchAdvice::Reason> list;
    const Basis basis = basisOf(state.decision.kind);
    const auto [best, next] = judgementOf(reasons, chosen);
    if (!basis.points) {
        list.push_back({{basis.code, {}}, std::nullopt, best != nullptr ? best->worth : 0});
        return list;
    }
    if (best == nullptr) return list;
    if (next != nullptr) list.push_back(gainOf(game, state, *best, *next));
    // The gain of the least bad option is not a reason for it.
    if (chosen != passChoice && best->worth >= 0)
        list.push_back({{basis.code, {points(best->worth)}}, std::nullopt, best->worth});
    return list;
}

}  // namespace

std::vector<MatchAdvice::Reason> describe(const Game& game, const PlayerView& view, const Reasons& reasons,
                                          std::optional<Choice> chosen) {
    return chosen ? describeChoice(game, view.open(), reasons, *chosen) : describeSheet(game, view, reasons);
}

MatchAdvice MatchRules::explain(const Bot& bot, const State& state, int seat, Rng& rng) const {
    const auto player = static_cast<Player>(seat);
    const PlayerView seen(game(), state, player);
    Reasons reasons;
    MatchAdvice advice;
    if (state.decision.kind == DecisionKind::Deploy) {
        advice.line = sheetText(game(), player, bot.explainSheet(game(), seen, rng, reasons));
        advice.reasons = clockwork::describe(game(), seen, reasons, std::nullopt);
        if (!reasons.next) return advice;
        advice.next = sheetText(game(), player, *reasons.next);
        advice.gain = reasons.total;
        return advice;
    }
    const Choice choice = bot.explainChoice(game(), seen, rng, reasons);
    advice.line = orderText(game(), state, choice);
    if (&bot == &randomBot()) return advice;
    advice.reasons = clockwork::describe(game(), seen, reasons, choice);
    if (const auto judged = judgementOf(reasons, choice); judged.next != nullptr) {
        advice.next = orderText(game(), state, judged.next->choice);
        advice.gain = judged.best->worth - judged.next->worth;
    }
    return advice;
}

}  // namespace hexa::clockwork
