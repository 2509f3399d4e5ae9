// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/playedgame.h"

#include "core/json/reader.h"
#include "core/json/writer.h"

#include <algorithm>
#include <limits>

namespace hexa {
namespace {

const char* const takenBackKey = "takenBack";

std::string textOf(const std::vector<PlayedGame::TakenBack>& takenBack) {
    JsonWriter json;
    json.beginArray();
    for (const PlayedGame::TakenBack& back : takenBack) {
        json.beginObject();
        json.member("from", static_cast<std::int64_t>(back.from));
        json.member("to", static_cast<std::int64_t>(back.to));
        json.endObject();
    }
    json.endArray();
    std::string text = json.take();
    std::erase(text, '\n');
    return text;
}

/// Of textOf(). What somebody else wrote there counts as nothing.
std::vector<PlayedGame::TakenBack> takenBackOf(const std::string& text) {
    std::vector<PlayedGame::TakenBack> list;
    const auto document = JsonDocument::parse(text);
    if (!document || !document->root().isArray()) return {};
    // What a child points to must live as long as it does.
    const JsonNode root = document->root();
    for (auto walker = root.walk(); !walker.done(); walker.advance()) {
        const JsonNode node = walker.value();
        auto object = JsonObject::open(node);
        const auto from = object ? object->optional("from") : std::nullopt;
        const auto to = object ? object->optional("to") : std::nullopt;
        if (!from || !to) return {};
        constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
        const auto first = from->integer(0, most);
        const auto second = to->integer(0, most);
        if (!first || !second) return {};
        list.push_back({static_cast<std::size_t>(*first), static_cast<std::size_t>(*second)});
    }
    return list;
}

}  // namespace

PlayedGame::PlayedGame(std::unique_ptr<Match> played, RecoveryFolder* folder, const Catalog& catalog)
    : match(std::move(played)) {
    for (const auto& [key, text] : match->record().extra.members)
        if (key == takenBackKey) takenBack = takenBackOf(text);
    if (folder != nullptr)
        mRecovery = std::make_unique<PlayRecovery>(
            *folder, catalog, [this] { return complete() ? std::nullopt : std::optional(record()); });
}

std::vector<std::string> PlayedGame::line() const {
    std::vector<std::string> lines = decisionsOf(match->record());
    lines.insert(lines.end(), future.begin(), future.end());
    return lines;
}

std::unique_ptr<Match> PlayedGame::whole() const {
    auto game = match->clone();
    for (const std::string& next : future) static_cast<void>(game->apply(next));
    return game;
}

GameRecord PlayedGame::record() const {
    GameRecord record = future.empty() ? match->record() : whole()->record();
    if (takenBack.empty()) return record;
    auto& members = record.extra.members;
    const auto known = std::ranges::find(members, takenBackKey, &std::pair<std::string, std::string>::first);
    if (known == members.end())
        members.emplace_back(takenBackKey, textOf(takenBack));
    else
        known->second = textOf(takenBack);
    return record;
}

bool PlayedGame::complete() const {
    const auto over = [](const Match& game) { return game.decision().kind == MatchDecision::Kind::Over; };
    return future.empty() ? over(*match) : over(*whole());
}

bool PlayedGame::isPerson(int seat) const {
    if (seat < 0) return false;
    const auto& players = match->record().players;
    const auto index = static_cast<std::size_t>(seat);
    return index >= players.size() || players[index].bot.empty();
}

int PlayedGame::persons() const {
    int count = 0;
    for (int seat = 0; seat < match->record().scenario.players(); ++seat) count += isPerson(seat) ? 1 : 0;
    return count;
}

bool PlayedGame::unfinished() const { return persons() > 0 && !line().empty() && !complete(); }

void PlayedGame::touch() {
    if (mRecovery) mRecovery->touch();
}

Status PlayedGame::keep() { return mRecovery ? mRecovery->keep() : Status(Done{}); }

}  // namespace hexa
