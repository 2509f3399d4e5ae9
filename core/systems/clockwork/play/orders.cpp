// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/play/orders.h"

#include "core/play/tokens.h"
#include "core/systems/clockwork/play/words.h"
#include "core/systems/clockwork/rules/decisionterms.h"

#include <algorithm>
#include <cassert>
#include <optional>

namespace hexa::clockwork {
namespace {

/// Notation of a decision; its subject is only named if the choice alone is ambiguous.
struct Form {
    std::string_view keyword;
    bool namesAbout = false;
};

/// In the order of DecisionKind.
constexpr Form forms[] = {
    {""},
    {""},
    {"deck"},
    {"deploy"},
    {"spy"},
    {"keep-card"},
    {"gain"},
    {"lose", true},
    {"guardian"},
    {"play"},
    {"pay"},
    {"steamtank"},
    {"call"},
    {"reinforce"},
    {"citadel"},
    {"citadel-to"},
    {"citadel-soldiers"},
    {"hunter"},
    {"leviathan"},
    {"keep", true},
    {"split", true},
    {"attrition", true},
    {"sacrifice", true},
    {"buy"},
    {"token", true},
    {"place-steamtank"},
    {"activate"},
    {"court-points"},
    {"court-discovery"},
    {"court-guardian"},
    {"court-robbery"},
    {"pollution", true},
    {"kill"},
    {"victim"},
    {"kill-unit"},
    {"from"},
    {"move"},
    {"to"},
    {"strength"},
};
static_assert(std::size(forms) == std::size(decisionTerms));

const Form& formOf(DecisionKind kind) { return forms[static_cast<std::size_t>(kind)]; }

constexpr int maxOptions = 64;

std::string keptText(const Game& game, const State& state, int kept) {
    const SpecialUnits special = specialUnitsAt(game, state, state.effectUnit, state.decision.about);
    const int soldiers = state.effectLeft - __builtin_popcount(static_cast<unsigned>(kept));
    if (kept >> special.count != 0 || soldiers < 0) return {};
    std::string text;
    if (soldiers > 0) text = std::string(word::soldiers) + '=' + std::to_string(soldiers);
    for (int i = 0; i < special.count; ++i) {
        if ((kept >> i & 1) == 0) continue;
        const SpecialUnit& unit = special.list[static_cast<std::size_t>(i)];
        if (!text.empty()) text += ' ';
        text += word::unit(game, unit.owner, unit.unit);
    }
    return text;
}

std::string splitText(int option) {
    std::string text;
    for (int d = 0; d < disciplineCount; ++d) {
        const int points = courtSplit(static_cast<Choice>(option))[static_cast<std::size_t>(d)];
        if (points == 0) continue;
        if (!text.empty()) text += ' ';
        text += word::discipline(static_cast<Discipline>(d));
        text += '=' + std::to_string(points);
    }
    return text;
}

/// Returns the words for option `n`, or an empty text for an unknown one. Both writing and reading
/// use it.
std::string optionText(const Game& game, const State& state, ChoiceOf what, int n) {
    const auto below = [n](int count, auto text) { return n < count ? std::string(text()) : std::string(); };
    const auto card = [&game](int number) {
        return number < cardsInPlay ? word::card(game, number) : std::string();
    };
    const auto unit = [&](Player owner) {
        return below(4, [&] { return word::unit(game, owner, static_cast<Unit>(n)); });
    };
    const Player actor = state.decision.actor;
    switch (what) {
    case ChoiceOf::Nothing:
        return {};
    case ChoiceOf::SpyAction:
        return below(spyActionCount, [n] { return word::spyAction(static_cast<SpyAction>(n)); });
    case ChoiceOf::Espionage:
        return card(firstEspionage + n);
    case ChoiceOf::Discipline:
        return below(disciplineCount, [n] { return word::discipline(static_cast<Discipline>(n)); });
    case ChoiceOf::Seat:
        return below(game.players(), [n] { return word::player(static_cast<Player>(n)); });
    case ChoiceOf::Tile:
        return below(game.map().tiles, [&] { return word::tile(game.map(), static_cast<TileIndex>(n)); });
    case ChoiceOf::Payment:
        return n == 0 ? "spy" : below(2, [] { return word::unique(UniqueKind::Operative); });
    case ChoiceOf::Reinforcement:
        switch (n) {
        case reinforce::citadel:
            return "citadel";
        case reinforce::hunter:
            return std::string(word::unique(UniqueKind::Hunter));
        case reinforce::operative:
            return std::string(word::unique(UniqueKind::Operative));
        case reinforce::crasher:
            return std::string(word::unique(UniqueKind::Crasher));
        default:
            return card(n - reinforce::firstCard);
        }
    case ChoiceOf::Count:
        return std::to_string(n);
    case ChoiceOf::Kept:
        return keptText(game, state, n);
    case ChoiceOf::OwnUnit:
        return unit(actor);
    case ChoiceOf::VictimsUnit:
        return unit(state.effectUnit);
    case ChoiceOf::Item:
        if (n >= decks)
            return below(decks + generalCount,
                         [n] { return word::general(static_cast<General>(n - decks)); });
        return card(n);
    case ChoiceOf::Slot:
        return below(decks, [&] { return card(n); });
    case ChoiceOf::Split:
        return below(10, [n] { return splitText(n); });
    case ChoiceOf::Taking:
        return n == 0 ? "take" : std::string();
    }
    return {};
}

std::string aboutText(const Game& game, const State& state) {
    const std::uint8_t about = state.decision.about;
    if (!formOf(state.decision.kind).namesAbout) return {};
    switch (termsOf(state.decision.kind).about) {
    case AboutOf::Nothing:
        break;
    case AboutOf::Tile:
        return word::tile(game.map(), about);
    case AboutOf::Seat:
        return word::player(about);
    case AboutOf::Discipline:
        return std::string(word::discipline(static_cast<Discipline>(about)));
    case AboutOf::Slot:
        return word::card(game, about);
    }
    return {};
}

std::string actorText(const State& state) {
    switch (state.decision.actor) {
    case chancePlayer:
        return std::string(word::chance);
    case everyPlayer:
    case noPlayer:
        return {};
    default:
        return word::player(state.decision.actor);
    }
}

bool isKeyword(std::string_view text) {
    return !text.empty() && std::any_of(std::begin(forms), std::end(forms),
                                        [text](const Form& form) { return form.keyword == text; });
}

/// True if two lists have the same words in any order.
bool sameWords(std::vector<std::string_view> a, std::vector<std::string_view> b) {
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    return a == b;
}

/// Returns the option that the rest of a line names.
Result<Choice> readChoice(const Game& game, const State& state, play::Tokens& tokens) {
    const ChoiceOf what = termsOf(state.decision.kind).choice;
    if (tokens.done()) return tokens.error("clockwork.order.incomplete", decisionText(game, state));
    const std::vector<std::string_view> words = tokens.rest();
    if (words.size() == 1 && words.front() == word::pass) return passChoice;
    bool begins = false;
    for (int n = 0; n < maxOptions; ++n) {
        const std::string text = optionText(game, state, what, n);
        if (text.empty()) continue;
        const std::vector<std::string_view> option = play::Tokens(text).rest();
        if (sameWords(words, option)) return static_cast<Choice>(n);
        begins = begins || (option.size() == 1 && option.front() == words.front());
    }
    if (begins || words.front() == word::pass) {
        tokens.skip();
        return tokens.error("clockwork.order.extra-word");
    }
    if (what == ChoiceOf::Tile) return tokens.refusal("clockwork.order.no-tile", "MAP-02");
    return tokens.error("clockwork.order.no-choice", decisionText(game, state));
}

}  // namespace

std::string_view keywordOf(DecisionKind kind) { return formOf(kind).keyword; }

std::string choiceText(const Game& game, const State& state, Choice choice) {
    if (choice == passChoice) return std::string(word::pass);
    return optionText(game, state, termsOf(state.decision.kind).choice, choice);
}

std::string decisionText(const Game& game, const State& state) {
    std::string text = actorText(state);
    for (const std::string& part : {std::string(keywordOf(state.decision.kind)), aboutText(game, state)}) {
        if (!text.empty() && !part.empty()) text += ' ';
        text += part;
    }
    return text;
}

std::string orderText(const Game& game, const State& state, Choice choice) {
    return decisionText(game, state) + ' ' + choiceText(game, state, choice);
}

Result<Choice> readOrder(const Game& game, const State& state, std::string_view line) {
    play::Tokens tokens(line);
    const DecisionKind kind = state.decision.kind;
    const bool chosen = kind != DecisionKind::Deploy && kind != DecisionKind::Shuffle;
    const std::string expected = decisionText(game, state);
    const std::string aboutWord = aboutText(game, state);
    if (tokens.done()) return tokens.error("clockwork.order.incomplete", expected);
    if (word::readPlayer(game, tokens.front()) == noPlayer && tokens.front() != word::chance)
        return tokens.error("clockwork.order.no-player");
    const bool actorFits = chosen && tokens.front() == actorText(state);
    const play::Tokens atActor = tokens;
    tokens.skip();
    if (tokens.done()) return tokens.error("clockwork.order.incomplete", expected);
    if (!isKeyword(tokens.front())) return tokens.error("clockwork.order.no-keyword");
    if (!actorFits) return atActor.refusal("clockwork.order.not-now", "INV-11", expected);
    if (tokens.front() != keywordOf(kind))
        return tokens.refusal("clockwork.order.not-now", "INV-11", expected);
    tokens.skip();
    if (!aboutWord.empty()) {
        if (tokens.done()) return tokens.error("clockwork.order.incomplete", expected);
        if (tokens.front() != aboutWord) return tokens.refusal("clockwork.order.not-now", "INV-11", expected);
        tokens.skip();
    }
    return readChoice(game, state, tokens);
}

}  // namespace hexa::clockwork
