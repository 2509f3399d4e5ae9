// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/rules/ownervalues.h"

#include "core/base/hashtext.h"
#include "core/base/rng.h"
#include "core/pack/pack.h"
#include "core/systems/claymore/terms/pieces.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <span>

namespace hexa::claymore {
namespace {

// A battle has dice for this and three more on either side (Odds::mostDice).
constexpr int mostCombat = 6;
constexpr int mostCopies = 30;
constexpr int deckTotal = 59;  // CS-060
// The text counts ten tiles; it is open if the target is one of them (spec section 7).
constexpr int fewestTiles = 9, mostTiles = 10;

constexpr std::array<std::string_view, 6> partNames{"regiments", "cards", "die", "tiles", "mat", "plans"};
// By enumerator: CardSort, Face, Tile.
constexpr std::array<std::string_view, 5> sortWords{"plain", "double", "whole", "extra", "ogir"};
constexpr std::array<std::string_view, 3> faceWords{"blank", "skull", "shield"};
constexpr std::array<std::string_view, 3> tileWords{"flying", "bounce", "explosion"};

constexpr RegimentSet alone = bit(howitzer) | bit(ogir);

class ValuesReader : PackReading {
public:
    explicit ValuesReader(const PartSources& sources) : mSources(sources) {}

    Result<Values> read(JsonObject& parts) {
        if (const auto regiments = parts.optional("regiments")) readRegiments(*regiments);
        if (const auto cards = parts.optional("cards")) readCards(*cards);
        if (const auto die = parts.optional("die")) {
            readCounts(*die, faceWords, mValues.faces, dieFaces, dieFaces, "claymore.pack.die");
            mValues.sources.die = mSources.of("die");
        }
        if (const auto tiles = parts.optional("tiles")) {
            readCounts(*tiles, tileWords, mValues.tiles, fewestTiles, mostTiles, "claymore.pack.tiles");
            mValues.sources.tiles = mSources.of("tiles");
        }
        if (mError) return *mError;
        return std::move(mValues);
    }

private:
    std::optional<RegimentKind> kind(const Node& node) {
        const std::string word = text(node);
        if (mError) return std::nullopt;
        const auto found = regimentKind(word);
        if (!found) fail(node->error("claymore.pack.regiment", {{"word", word}}));
        return found;
    }

    void readRegiments(const JsonNode& list) {
        std::set<RegimentKind> read;
        eachObject(list, regimentKinds, [&](JsonObject& item, const JsonNode& node) {
            const auto type = keep(item.require("type"));
            const auto of = kind(type);
            const auto value = integer(keep(item.require("value")), 1, mostCombat);
            keep(item.refuseLeftover(unknownPackMember));
            if (!of || !value) return;
            if (!read.insert(*of).second)
                return fail(node.error("claymore.pack.twice", {{"word", std::string(factsOf(*of).id)}}));
            mValues.combat[indexOf(*of)] = static_cast<std::uint8_t>(*value);
            mValues.sources.combat[indexOf(*of)] = mSources.of("regiments");
        });
    }

    void readCards(const JsonNode& list) {
        mValues.cards.clear();
        mValues.sources.cards = mSources.of("cards");
        std::set<std::string> ids;
        eachObject(list, maxDesigns, [&](JsonObject& item, const JsonNode& node) {
            ActionCard card = readCard(item, node);
            keep(item.refuseLeftover(unknownPackMember));
            if (!mError && !ids.insert(card.id).second)
                fail(node.error("claymore.pack.twice", {{"word", card.id}}));
            mValues.cards.push_back(std::move(card));
        });
        if (!mError && mValues.deckSize() != deckTotal)
            fail(list.error("claymore.pack.deck", {{"count", std::int64_t{mValues.deckSize()}},
                                                   {"expected", std::int64_t{deckTotal}}}));
    }

    ActionCard readCard(JsonObject& item, const JsonNode& node) {
        ActionCard card;
        card.id = id(keep(item.require("id")));
        const auto army = keep(item.require("army"));
        const std::string armyWord = text(army);
        const auto of = armyOf(armyWord);
        if (army && !of) fail(army->error("claymore.pack.army", {{"word", armyWord}}));
        card.army = of.value_or(Army::Imperial);
        card.sort = choice(item.optional("special"), sortWords, CardSort::Plain);
        card.count =
            static_cast<std::uint8_t>(integer(keep(item.require("count")), 1, mostCopies).value_or(1));
        card.names = readNames(item, card);
        if (!mError && !fits(card)) fail(node.error("claymore.pack.alone"));
        return card;
    }

    /// Returns the regiments that a card names. One for the whole army need not name them.
    RegimentSet readNames(JsonObject& item, const ActionCard& card) {
        const RegimentSet whole = setOf(card.army) & ~alone;
        const auto list =
            card.sort == CardSort::Whole ? item.optional("regiments") : keep(item.require("regiments"));
        if (!list) return whole;
        RegimentSet names = 0;
        each(list, regimentKinds, [&](const JsonNode& node) {
            const auto of = kind(node);
            if (!of) return;
            if (factsOf(*of).army != card.army)
                return fail(node.error("claymore.pack.other-army", {{"word", std::string(factsOf(*of).id)}}));
            names |= setOf(*of);
        });
        if (!mError && names == 0) fail(list->error("claymore.pack.no-regiment"));
        return names;
    }

    /// True for a possible card; Howitzer and Ogir have cards of their own (CS-068, CS-120).
    static bool fits(const ActionCard& card) {
        if (card.sort == CardSort::Ogir) return card.names == bit(ogir);
        if (card.names == bit(howitzer)) return card.sort == CardSort::Plain;
        return (card.names & alone) == 0;
    }

    template <std::size_t n>
    void readCounts(const JsonNode& node, const std::array<std::string_view, n>& words,
                    std::array<std::uint8_t, n>& counts, int fewest, int most, const char* code) {
        auto object = keep(JsonObject::open(node));
        if (!object) return;
        for (std::size_t i = 0; i < n; ++i)
            counts[i] =
                static_cast<std::uint8_t>(integer(keep(object->require(words[i])), 0, most).value_or(0));
        keep(object->refuseLeftover(unknownPackMember));
        const int sum = std::accumulate(counts.begin(), counts.end(), 0);
        if (!mError && (sum < fewest || sum > most))
            fail(node.error(code, {{"count", std::int64_t{sum}},
                                   {"fewest", std::int64_t{fewest}},
                                   {"most", std::int64_t{most}}}));
    }

    const PartSources& mSources;
    Values mValues = publicValues();
};

/// The head matters when the whole pack is imported; here only the numbers count.
class PackValuesReader : PackReading {
public:
    Result<Values> read(const JsonNode& root) {
        auto object = keep(JsonObject::open(root));
        if (object) readHead(*object, systemId);
        const auto sources = object && !mError ? keep(readSources(*object)) : std::nullopt;
        const auto node = mError ? std::nullopt : keep(object->require("parts"));
        auto parts = node ? keep(JsonObject::open(*node)) : std::nullopt;
        if (mError) return *mError;
        return readValues(*parts, *sources);
    }
};

template <std::size_t n>
void writeCounts(JsonWriter& writer, std::string_view key, const std::array<std::string_view, n>& words,
                 const std::array<std::uint8_t, n>& counts) {
    writer.key(key);
    writer.beginObject(JsonWriter::Style::Compact);
    for (std::size_t i = 0; i < n; ++i) writer.member(words[i], int{counts[i]});
    writer.endObject();
}

void writeCard(JsonWriter& writer, const ActionCard& card) {
    writer.beginObject(JsonWriter::Style::Compact);
    writer.member("id", std::string_view(card.id));
    writer.member("army", factionId(card.army));
    if (card.sort != CardSort::Plain)
        writer.member("special", sortWords[static_cast<std::size_t>(card.sort)]);
    writer.key("regiments");
    writer.beginArray(JsonWriter::Style::Compact);
    for (std::size_t kind = 0; kind < regimentKinds; ++kind)
        if ((card.names & setOf(regimentKindAt(kind))) != 0) writer.value(regimentTable[kind].id);
    writer.endArray();
    writer.member("count", int{card.count});
    writer.endObject();
}

std::string valuesText(const Values& values) {
    JsonWriter writer;
    writer.beginObject();
    writeValues(writer, values);
    writer.endObject();
    return writer.take();
}

}  // namespace

Result<PartSources> readSources(JsonObject& pack) { return hexa::readSources(pack, partNames); }

Result<Values> readValues(JsonObject& parts, const PartSources& sources) {
    return ValuesReader(sources).read(parts);
}

Result<Values> valuesOf(const std::string& pack) {
    if (pack.empty()) return publicValues();
    const auto document = parsePack(pack);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return PackValuesReader().read(root);
}

void writeValues(JsonWriter& writer, const Values& values) {
    writer.key("regiments");
    writer.beginArray();
    for (std::size_t kind = 0; kind < regimentKinds; ++kind) {
        writer.beginObject(JsonWriter::Style::Compact);
        writer.member("type", regimentTable[kind].id);
        writer.member("value", int{values.combat[kind]});
        writer.endObject();
    }
    writer.endArray();
    writer.key("cards");
    writer.beginArray();
    for (const ActionCard& card : values.cards) writeCard(writer, card);
    writer.endArray();
    writeCounts(writer, "die", faceWords, values.faces);
    writeCounts(writer, "tiles", tileWords, values.tiles);
}

std::uint64_t hashOf(const Values& values) {
    static const std::string program = valuesText(publicValues());
    const std::string own = valuesText(values);
    return own == program ? 0 : stableHash(own);
}

}  // namespace hexa::claymore
