// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of deployment sheets and shuffles, which are not choices among options.
#include "core/play/tokens.h"
#include "core/systems/clockwork/play/orders.h"
#include "core/systems/clockwork/play/words.h"

#include <charconv>
#include <optional>

namespace hexa::clockwork {
namespace {

constexpr int maxWorkers = 30;  // SET-02

/// Returns "engineer" and "engineer2" for two pieces of a kind.
std::string uniqueText(const Game& game, Player player, int slot) {
    const std::string name(word::unique(game.uniqueKind(player)));
    return slot == 0 ? name : name + std::to_string(slot + 1);
}

/// Returns a number of workers; none if it is none from 1 to 30.
std::optional<int> readWorkers(std::string_view text) {
    int number = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failure != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number >= 1 && number <= maxWorkers ? std::optional(number) : std::nullopt;
}

/// Reads "F1=2", "court=1".
std::optional<Error> readWorkersAt(const Game& game, const play::Tokens& tokens, std::size_t sign,
                                   Sheet& sheet) {
    const std::string_view where = tokens.front().substr(0, sign);
    const auto number = readWorkers(tokens.front().substr(sign + 1));
    if (!number) return tokens.error("clockwork.order.no-number");
    if (where == word::court) {
        if (sheet.court != 0) return tokens.error("clockwork.order.twice");
        sheet.court = static_cast<std::uint8_t>(*number);
        return std::nullopt;
    }
    const TileIndex tile = word::readTile(game.map(), where);
    if (tile == noTile) return tokens.refusal("clockwork.order.no-tile", "MAP-02");
    if (sheet.workers[tile] != 0) return tokens.error("clockwork.order.twice");
    sheet.add(tile, *number);
    return std::nullopt;
}

/// Reads "hunter@V3", "operative@court"; without a number it is the first piece not in play yet.
std::optional<Error> readUniqueAt(const Game& game, const State& state, Player player,
                                  const play::Tokens& tokens, std::size_t sign, Sheet& sheet) {
    const std::string_view who = tokens.front().substr(0, sign);
    const std::string_view where = tokens.front().substr(sign + 1);
    const int count = uniqueCountOf(game.race(player));
    int slot = 0;
    while (slot < count && who != uniqueText(game, player, slot)) ++slot;
    if (slot == count) return tokens.refusal("clockwork.order.no-unit", "UNI-01");
    const auto& own = state.players[player].unique;
    if (slot == 0 && count == 2 && own[0] != place::available && own[1] == place::available) slot = 1;
    if (sheet.unique[slot] != place::available) return tokens.error("clockwork.order.twice");
    const TileIndex tile = where == word::court ? place::atCourt : word::readTile(game.map(), where);
    if (tile == noTile) return tokens.refusal("clockwork.order.no-tile", "MAP-02");
    sheet.unique[slot] = tile;
    return std::nullopt;
}

/// Returns the words before the content of a line; `actor` must be the first and the keyword of the
/// open decision the second.
std::optional<Error> readHead(const State& state, DecisionKind kind, play::Tokens& tokens) {
    const std::string keyword(keywordOf(kind));
    if (tokens.done()) return tokens.error("clockwork.order.incomplete", keyword);
    if (tokens.front() != keyword) return tokens.error("clockwork.order.no-keyword", keyword);
    if (state.decision.kind != kind)
        return tokens.refusal("clockwork.order.not-now", "INV-11",
                              std::string(keywordOf(state.decision.kind)));
    tokens.skip();
    return std::nullopt;
}

}  // namespace

std::string sheetText(const Game& game, Player player, const Sheet& sheet) {
    std::string text = word::player(player);
    const auto add = [&text](std::string_view what, char sign, std::string_view value) {
        text += ' ';
        text += what;
        text += sign;
        text += value;
    };
    text += ' ';
    text += keywordOf(DecisionKind::Deploy);
    forEachTile(sheet.used, [&](TileIndex tile) {
        add(word::tile(game.map(), tile), '=', std::to_string(sheet.workers[tile]));
    });
    if (sheet.court > 0) add(word::court, '=', std::to_string(sheet.court));
    for (int slot = 0; slot < 2; ++slot) {
        const std::uint8_t to = sheet.unique[slot];
        if (to == place::available) continue;
        add(uniqueText(game, player, slot), '@',
            to == place::atCourt ? std::string(word::court) : word::tile(game.map(), to));
    }
    return text;
}

Result<PlayerSheet> readSheet(const Game& game, const State& state, std::string_view line) {
    play::Tokens tokens(line);
    PlayerSheet result;
    if (tokens.done())
        return tokens.error("clockwork.order.incomplete", std::string(keywordOf(DecisionKind::Deploy)));
    result.player = word::readPlayer(game, tokens.front());
    if (result.player == noPlayer) return tokens.error("clockwork.order.no-player");
    tokens.skip();
    if (auto wrong = readHead(state, DecisionKind::Deploy, tokens)) return *wrong;
    for (; !tokens.done(); tokens.skip()) {
        const std::size_t sign = tokens.front().find_first_of("=@");
        if (sign == std::string_view::npos) return tokens.error("clockwork.order.no-place");
        auto wrong = tokens.front()[sign] == '='
                         ? readWorkersAt(game, tokens, sign, result.sheet)
                         : readUniqueAt(game, state, result.player, tokens, sign, result.sheet);
        if (wrong) return *wrong;
    }
    return result;
}

std::string shuffleText(const Game& game, std::span<const std::uint8_t> order) {
    std::string text(word::chance);
    text += ' ';
    text += keywordOf(DecisionKind::Shuffle);
    for (const std::uint8_t card : order) {
        text += ' ';
        text += word::card(game, firstEspionage + card);
    }
    return text;
}

Result<CardOrder> readShuffle(const Game& game, const State& state, std::string_view line) {
    play::Tokens tokens(line);
    if (tokens.front() != word::chance) return tokens.error("clockwork.order.no-player");
    tokens.skip();
    if (auto wrong = readHead(state, DecisionKind::Shuffle, tokens)) return *wrong;
    CardOrder result;
    unsigned seen = 0;
    for (; !tokens.done(); tokens.skip()) {
        int card = 0;
        while (card < espionageCards && tokens.front() != word::card(game, firstEspionage + card)) ++card;
        if (card == espionageCards) return tokens.error("clockwork.order.no-card");
        if ((seen >> card & 1) != 0) return tokens.error("clockwork.order.twice");
        seen |= 1U << card;
        result.cards[result.count++] = static_cast<std::uint8_t>(card);
    }
    return result;
}

}  // namespace hexa::clockwork
