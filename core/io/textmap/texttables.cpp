// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/textmap/texttables.h"

#include "core/io/format/boardreader.h"
#include "core/io/format/furthermembers.h"
#include "core/io/textmap/texttoken.h"
#include "core/json/reader.h"

#include <algorithm>

namespace hexa::text {
namespace {

std::string keyText(std::string_view key) { return escaped(key, ": \t"); }

void line(std::string& out, const std::string& key, std::string_view value) {
    out.append(key).append(": ").append(value).append("\n");
}
void texts(std::string& out, const std::string& key, const Localized& text, const std::string& place = {}) {
    for (const auto& [language, words] : text.texts)
        line(out, key + '.' + keyText(language) + place, escaped(words));
}
void extras(std::string& out, const std::string& key, const Extra& extra, const std::string& place = {}) {
    for (const auto& [name, json] : extra.members)
        line(out, key + place + ' ' + keyText(name), escaped(json));
}

Error badValue(const Word& key, const Word& value) {
    return value.error("textmap.bad-value", {{"key", key.str()}, {"value", value.str()}});
}

template <class Kinds>
Result<std::string> kindIn(const Word& word, const Kinds& kinds) {
    const auto name = unescaped(word.text);
    if (name && std::any_of(kinds.begin(), kinds.end(), [&](const auto& kind) { return kind.id == *name; }))
        return *name;
    return word.error("textmap.unknown-kind", {{"kind", word.str()}});
}

/// Returns 3 for "name=3".
std::optional<int> numberAfter(const Word& word, std::string_view name, int min, int max) {
    if (!word.text.starts_with(name)) return std::nullopt;
    const auto number = numberFrom<int>(word.text.substr(name.size()));
    return number && *number >= min && *number <= max ? number : std::nullopt;
}

constexpr int maxSeat = 64;

}  // namespace

std::string seatLines(const Seat& seat) {
    std::string out;
    texts(out, "seat.name", seat.name);
    extras(out, "seat.json", furtherMembers(seat));
    return out;
}

std::string tableLines(const Scenario& scenario) {
    const Board& board = scenario.board;
    std::string out;
    texts(out, "description", scenario.description);
    for (const auto& [name, on] : scenario.options) line(out, "option " + keyText(name), on ? "on" : "off");
    if (!scenario.provenance.settings.empty()) line(out, "settings", escaped(scenario.provenance.settings));
    extras(out, "json",
           furtherMembers(scenario));  // before the regions, which may be of the map's own shapes
    for (const EdgeFeature& edge : board.edges) {
        line(out, "edge",
             placeText(hexOf(edge)) + ' ' + std::to_string(directionOf(edge)) + ' ' + keyText(edge.kind));
        extras(out, "edge.json", furtherMembers(edge));
    }
    for (const RegionPlacement& region : board.regions) {
        line(out, "region",
             placeText(region.anchor) + ' ' + keyText(region.kind) +
                 (region.turns == 0 ? "" : " turns=" + std::to_string(region.turns)) +
                 (region.mirrored ? " mirrored" : ""));
        extras(out, "region.json", furtherMembers(region));
    }
    for (const PiecePlacement& piece : board.pieces) {
        line(out, "piece",
             placeText(piece.at) + ' ' + keyText(piece.kind) +
                 (piece.seat < 0 ? "" : " seat=" + std::to_string(piece.seat + 1)) +
                 (piece.count == 1 ? "" : " count=" + std::to_string(piece.count)));
        extras(out, "piece.json", furtherMembers(piece));
    }
    for (const Zone& zone : board.zones) {
        line(out, "zone", escaped(zone.id));
        texts(out, "zone.name", zone.name);
        if (zone.seat >= 0) line(out, "zone.seat", std::to_string(zone.seat + 1));
        std::string hexes;
        for (const Hex at : zone.hexes) hexes += (hexes.empty() ? "" : " ") + placeText(at);
        if (!hexes.empty()) line(out, "zone.hexes", hexes);
        extras(out, "zone.json", furtherMembers(zone));
    }
    for (const BoardLabel& label : board.labels) {
        line(out, "label", placeText(label.at));
        texts(out, "label.text", label.text);
        extras(out, "label.json", furtherMembers(label));
    }
    extras(out, "board.json", board.extra);
    extras(out, "provenance.json", scenario.provenance.extra);
    return out;
}

std::string cellLines(const Board& board) {
    std::string out;
    for (const auto& [at, details] : board.details()) {
        const std::string place = ' ' + placeText(at);
        if (!details.note.empty()) line(out, "note" + place, escaped(details.note));
        texts(out, "special", details.special, place);
        extras(out, "cell.json", furtherMembers(details), place);
    }
    return out;
}

Status TableReader::readTexts(Localized& texts, const Word& language, const Word& value) {
    const auto name = unescaped(language.text);
    const auto text = unescaped(value.text);
    if (!name) return language.error("textmap.bad-escape");
    if (!text) return value.error("textmap.bad-escape");
    texts.set(*name, *text);
    return Done{};
}

Status TableReader::readJson(Extra& extra, const std::vector<Word>& words, std::size_t name, const Word& key,
                             const Word& value) {
    if (words.size() != name + 1) return key.error("textmap.unknown-key", {{"key", key.str()}});
    const auto member = unescaped(words[name].text);
    const auto json = unescaped(value.text);
    if (!member) return words[name].error("textmap.bad-escape");
    if (!json) return value.error("textmap.bad-escape");
    if (!JsonDocument::parse(*json)) return badValue(key, value);
    extra.members.emplace_back(*member, *json);
    return Done{};
}

std::optional<Status> TableReader::read(const Word& key, const Word& value) {
    const std::vector<Word> words = wordsOf(key);
    if (words.empty()) return std::nullopt;
    const Word& head = words.front();
    const auto dot = std::min(head.text.find('.'), head.text.size());
    const std::string_view table = head.text.substr(0, dot);
    const Word field = dot < head.text.size() ? head.part(dot + 1) : head.part(head.text.size());
    const auto is = [&](std::initializer_list<std::string_view> names) {
        return std::find(names.begin(), names.end(), table) != names.end();
    };
    if (words.size() == 1 && field.text.empty() && is({"edge", "region", "piece", "zone", "label"})) {
        mUsed = true;
        return readTable(head, value);
    }
    if (table == "description" && words.size() == 1) {
        if (field.text.empty()) return key.error("textmap.unknown-key", {{"key", key.str()}});
        return readTexts(mScenario.description, field, value);
    }
    if (head.text == "settings" && words.size() == 1) {
        Extra checked;
        mUsed = true;
        const Status status = readJson(checked, {head, head}, 1, key, value);
        if (status) mScenario.provenance.settings = checked.members.front().second;
        return status;
    }
    if (head.text == "option" && words.size() == 2) {
        const auto name = unescaped(words[1].text);
        if (!name) return words[1].error("textmap.bad-escape");
        if (value.text != "on" && value.text != "off") return badValue(key, value);
        mUsed = true;
        mScenario.options[*name] = value.text == "on";
        return Done{};
    }
    if (head.text == "note" || table == "special" || head.text == "cell.json")
        return readCell(key, words, value);
    mUsed = mUsed || head.text.ends_with("json");
    if (head.text == "json") {
        const Status status = readJson(mScenario.extra, words, 1, key, value);
        if (status && mScenario.extra.members.back().first == "shapes") return readOwnShapes(value);
        return status;
    }
    if (head.text == "board.json") return readJson(mScenario.board.extra, words, 1, key, value);
    if (head.text == "provenance.json") return readJson(mScenario.provenance.extra, words, 1, key, value);
    if (!field.text.empty() && is({"seat", "edge", "region", "piece", "zone", "label"}))
        return readField(head.part(0, dot), key, field, value);
    return std::nullopt;
}

Status TableReader::readOwnShapes(const Word& value) {
    const auto document = JsonDocument::parse(mScenario.extra.members.back().second);
    const JsonNode list = document->root();
    auto shapes = readShapes(list, mCatalog);
    if (!shapes) return value.error(shapes.error().code(), shapes.error().arguments());
    mShapes = *std::move(shapes);
    return Done{};
}

Result<std::string> TableReader::shapeIn(const Word& word) const {
    const auto own = kindIn(word, mShapes);
    return own ? own : kindIn(word, mCatalog.regionShapes);
}

Status TableReader::readTable(const Word& table, const Word& value) {
    Board& board = mScenario.board;
    if (table.text == "zone") {
        const auto id = unescaped(value.text);
        if (!id) return value.error("textmap.bad-escape");
        board.zones.emplace_back().id = *id;
        return Done{};
    }
    const std::vector<Word> words = wordsOf(value);
    const auto at = readPlace(words.empty() ? value : words.front());
    if (!at) return at.error();
    if (table.text == "label") {
        if (words.size() != 1) return badValue(table, value);
        board.labels.emplace_back().at = *at;
        return Done{};
    }
    if (table.text == "edge") {
        const auto direction = words.size() == 3 ? numberFrom<int>(words[1].text) : std::nullopt;
        if (!direction || *direction < 0 || *direction > 5) return badValue(table, value);
        const auto kind = kindIn(words[2], mCatalog.edgeKinds);
        if (!kind) return kind.error();
        board.edges.push_back(edgeFeature(*at, *direction, *kind, mCatalog.edgeKind(*kind)->sided));
        return Done{};
    }
    if (words.size() < 2) return badValue(table, value);
    if (table.text == "region") {
        const auto kind = shapeIn(words[1]);
        if (!kind) return kind.error();
        RegionPlacement region;
        region.kind = *kind;
        region.anchor = *at;
        for (std::size_t i = 2; i < words.size(); ++i) {
            const auto turns = numberAfter(words[i], "turns=", 0, 5);
            if (!turns && words[i].text != "mirrored") return badValue(table, words[i]);
            region.turns = turns.value_or(region.turns);
            region.mirrored = region.mirrored || !turns;
        }
        board.regions.push_back(std::move(region));
        return Done{};
    }
    const auto kind = kindIn(words[1], mCatalog.pieceKinds);
    if (!kind) return kind.error();
    PiecePlacement piece;
    piece.kind = *kind;
    piece.at = *at;
    for (std::size_t i = 2; i < words.size(); ++i) {
        const auto seat = numberAfter(words[i], "seat=", 1, maxSeat);
        const auto count = numberAfter(words[i], "count=", 1, 1'000'000);
        if (!seat && !count) return badValue(table, words[i]);
        if (seat) piece.seat = *seat - 1;
        piece.count = count.value_or(piece.count);
    }
    board.pieces.push_back(std::move(piece));
    return Done{};
}

Status TableReader::readField(const Word& table, const Word& key, const Word& name, const Word& value) {
    Board& board = mScenario.board;
    const std::vector<Word> words = wordsOf(key);
    const auto unknown = [&] { return key.error("textmap.unknown-key", {{"key", key.str()}}); };
    const auto above = [&](auto& list, auto then) -> Status {
        if (list.empty())
            return key.error("textmap.nothing-above", {{"key", key.str()}, {"table", table.str()}});
        return then(list.back());
    };
    const bool json = name.text == "json";
    const auto member = [&](auto& item) { return readJson(item.extra, words, 1, key, value); };
    if (json && table.text == "edge") return above(board.edges, member);
    if (json && table.text == "region") return above(board.regions, member);
    if (json && table.text == "piece") return above(board.pieces, member);
    if (json && table.text == "zone") return above(board.zones, member);
    if (json && table.text == "label") return above(board.labels, member);
    if (json && table.text == "seat") return above(mScenario.seats, member);
    if (words.size() != 1) return unknown();
    constexpr std::string_view ofName = "name.";
    constexpr std::string_view ofText = "text.";
    if (table.text == "seat" && name.text.starts_with(ofName))
        return above(mScenario.seats,
                     [&](Seat& s) { return readTexts(s.name, name.part(ofName.size()), value); });
    if (table.text == "label" && name.text.starts_with(ofText))
        return above(board.labels,
                     [&](BoardLabel& l) { return readTexts(l.text, name.part(ofText.size()), value); });
    if (table.text != "zone") return unknown();
    if (name.text.starts_with(ofName))
        return above(board.zones,
                     [&](Zone& z) { return readTexts(z.name, name.part(ofName.size()), value); });
    if (name.text == "seat")
        return above(board.zones, [&](Zone& zone) -> Status {
            const auto seat = numberFrom<int>(value.text);
            if (!seat || *seat < 1 || *seat > maxSeat) return badValue(key, value);
            zone.seat = *seat - 1;
            return Done{};
        });
    if (name.text == "hexes")
        return above(board.zones, [&](Zone& zone) -> Status {
            for (const Word& word : wordsOf(value)) {
                const auto at = readPlace(word);
                if (!at) return at.error();
                zone.hexes.push_back(*at);
            }
            return Done{};
        });
    return unknown();
}

Status TableReader::readCell(const Word& key, const std::vector<Word>& words, const Word& value) {
    if (words.size() < 2) return key.error("textmap.unknown-key", {{"key", key.str()}});
    const auto at = readPlace(words[1]);
    if (!at) return at.error();
    mPlaces.emplace_back(key, *at);
    CellDetails& details = mDetails[*at];
    const Word& head = words.front();
    if (head.text == "cell.json") {
        mUsed = true;
        return readJson(details.extra, words, 2, key, value);
    }
    if (words.size() != 2) return key.error("textmap.unknown-key", {{"key", key.str()}});
    constexpr std::string_view special = "special.";
    if (head.text.starts_with(special)) return readTexts(details.special, head.part(special.size()), value);
    if (head.text != "note") return key.error("textmap.unknown-key", {{"key", key.str()}});
    const auto text = unescaped(value.text);
    if (!text) return value.error("textmap.bad-escape");
    details.note = *text;
    return Done{};
}

Status TableReader::finish(const Board& board, std::map<Hex, CellDetails>& details) const {
    for (const auto& [key, at] : mPlaces)
        if (board.find(at) == nullptr)
            return key.error("textmap.no-such-cell", {{"q", std::int64_t{at.q}}, {"r", std::int64_t{at.r}}});
    for (const auto& [at, more] : mDetails) {
        CellDetails& whole = details[at];
        whole.note = more.note;
        whole.special = more.special;
        whole.extra = more.extra;
    }
    return Done{};
}

}  // namespace hexa::text
