// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/play/orders.h"

#include "core/systems/clockwork/play/tokens.h"
#include "core/systems/clockwork/play/words.h"

#include <algorithm>
#include <cassert>
#include <optional>

namespace hexa::clockwork {
namespace {

/// What the options of a decision are.
enum class Domain : std::uint8_t {
    None,
    SpyActions,
    Espionage,
    Disciplines,
    Players,
    Tiles,
    Payment,
    Reinforcement,
    Numbers,
    Kept,
    OwnUnits,
    VictimsUnits,
    Items,
    Slots,
    Split,
    Take
};

/// What is named between keyword and choice.
enum class About : std::uint8_t { Nothing, Tile, Player, Discipline, Slot };

struct Form {
    std::string_view keyword;
    Domain domain = Domain::None;
    About about = About::Nothing;
};

/// In the order of DecisionKind.
constexpr Form forms[] = {
    {"", Domain::None},
    {"", Domain::None},
    {"deck", Domain::None},
    {"deploy", Domain::None},
    {"spy", Domain::SpyActions},
    {"keep-card", Domain::Espionage},
    {"gain", Domain::Disciplines},
    {"lose", Domain::Disciplines, About::Player},
    {"guardian", Domain::Tiles},
    {"play", Domain::Espionage},
    {"pay", Domain::Payment},
    {"steamtank", Domain::Tiles},
    {"call", Domain::Tiles},
    {"reinforce", Domain::Reinforcement},
    {"citadel", Domain::Tiles},
    {"citadel-to", Domain::Tiles},
    {"citadel-soldiers", Domain::Numbers},
    {"hunter", Domain::Tiles},
    {"leviathan", Domain::Tiles},
    {"keep", Domain::Kept, About::Tile},
    {"split", Domain::Numbers, About::Tile},
    {"attrition", Domain::OwnUnits, About::Tile},
    {"sacrifice", Domain::Numbers, About::Discipline},
    {"buy", Domain::Items},
    {"token", Domain::Tiles, About::Slot},
    {"place-steamtank", Domain::Tiles},
    {"activate", Domain::Slots},
    {"court-points", Domain::Split},
    {"court-discovery", Domain::Slots},
    {"court-guardian", Domain::Take},
    {"court-robbery", Domain::Take},
    {"pollution", Domain::OwnUnits, About::Tile},
    {"kill", Domain::Tiles},
    {"victim", Domain::Players},
    {"kill-unit", Domain::VictimsUnits},
    {"from", Domain::Tiles},
    {"move", Domain::OwnUnits},
    {"to", Domain::Tiles},
    {"strength", Domain::Tiles},
};
static_assert(std::size(forms) == static_cast<std::size_t>(DecisionKind::StrengthAt) + 1);

const Form& formOf(DecisionKind kind) { return forms[static_cast<std::size_t>(kind)]; }

constexpr int mostOptions = 64;

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

/// The words for option `n`, empty if there is no such thing. Writing and reading both go through here.
std::string optionText(const Game& game, const State& state, Domain domain, int n) {
    const auto below = [n](int count, auto text) { return n < count ? std::string(text()) : std::string(); };
    const auto card = [&game](int number) {
        return number < cardsInPlay ? word::card(game, number) : std::string();
    };
    const auto unit = [&](Player owner) {
        return below(4, [&] { return word::unit(game, owner, static_cast<Unit>(n)); });
    };
    const Player actor = state.decision.actor;
    switch (domain) {
    case Domain::None:
        return {};
    case Domain::SpyActions:
        return below(spyActionCount, [n] { return word::spyAction(static_cast<SpyAction>(n)); });
    case Domain::Espionage:
        return card(firstEspionage + n);
    case Domain::Disciplines:
        return below(disciplineCount, [n] { return word::discipline(static_cast<Discipline>(n)); });
    case Domain::Players:
        return below(game.players(), [n] { return word::player(static_cast<Player>(n)); });
    case Domain::Tiles:
        return below(game.map().tiles, [&] { return word::tile(game.map(), static_cast<TileIndex>(n)); });
    case Domain::Payment:
        return n == 0 ? "spy" : below(2, [] { return word::unique(UniqueKind::Operative); });
    case Domain::Reinforcement:
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
    case Domain::Numbers:
        return std::to_string(n);
    case Domain::Kept:
        return keptText(game, state, n);
    case Domain::OwnUnits:
        return unit(actor);
    case Domain::VictimsUnits:
        return unit(state.effectUnit);
    case Domain::Items:
        if (n >= decks)
            return below(decks + generalCount,
                         [n] { return word::general(static_cast<General>(n - decks)); });
        return card(n);
    case Domain::Slots:
        return below(decks, [&] { return card(n); });
    case Domain::Split:
        return below(10, [n] { return splitText(n); });
    case Domain::Take:
        return n == 0 ? "take" : std::string();
    }
    return {};
}

std::string aboutText(const Game& game, const State& state) {
    const std::uint8_t about = state.decision.about;
    switch (formOf(state.decision.kind).about) {
    case About::Nothing:
        break;
    case About::Tile:
        return word::tile(game.map(), about);
    case About::Player:
        return word::player(about);
    case About::Discipline:
        return std::string(word::discipline(static_cast<Discipline>(about)));
    case About::Slot:
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

/// Whether two lists of words are the same in any order.
bool sameWords(std::vector<std::string_view> a, std::vector<std::string_view> b) {
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    return a == b;
}

/// The option that the rest of a line names.
Result<Choice> readChoice(const Game& game, const State& state, Tokens& tokens) {
    const Domain domain = formOf(state.decision.kind).domain;
    if (tokens.done()) return tokens.error("clockwork.order.incomplete", decisionText(game, state));
    const std::vector<std::string_view> words = tokens.rest();
    if (words.size() == 1 && words.front() == word::pass) return passChoice;
    bool begins = false;
    for (int n = 0; n < mostOptions; ++n) {
        const std::string text = optionText(game, state, domain, n);
        if (text.empty()) continue;
        const std::vector<std::string_view> option = Tokens(text).rest();
        if (sameWords(words, option)) return static_cast<Choice>(n);
        begins = begins || (option.size() == 1 && option.front() == words.front());
    }
    if (begins || words.front() == word::pass) {
        tokens.skip();
        return tokens.error("clockwork.order.extra-word");
    }
    if (domain == Domain::Tiles) return tokens.refusal("clockwork.order.no-tile", "MAP-02");
    return tokens.error("clockwork.order.no-choice", decisionText(game, state));
}

}  // namespace

std::string_view keywordOf(DecisionKind kind) { return formOf(kind).keyword; }

std::string choiceText(const Game& game, const State& state, Choice choice) {
    if (choice == passChoice) return std::string(word::pass);
    return optionText(game, state, formOf(state.decision.kind).domain, choice);
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
    Tokens tokens(line);
    const DecisionKind kind = state.decision.kind;
    const bool chosen = kind != DecisionKind::Deploy && kind != DecisionKind::Shuffle;
    const std::string expected = decisionText(game, state);
    const std::string aboutWord = aboutText(game, state);
    if (tokens.done()) return tokens.error("clockwork.order.incomplete", expected);
    if (word::readPlayer(game, tokens.front()) == noPlayer && tokens.front() != word::chance)
        return tokens.error("clockwork.order.no-player");
    const bool actorFits = chosen && tokens.front() == actorText(state);
    const Tokens atActor = tokens;
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
