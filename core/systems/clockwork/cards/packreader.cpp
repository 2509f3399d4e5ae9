// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/rng.h"
#include "core/systems/clockwork/cards/packfile.h"
#include "core/systems/clockwork/cards/vocabulary.h"
#include "core/systems/clockwork/cards/words.h"
#include "core/systems/clockwork/terms/resources.h"

#include <algorithm>
#include <cassert>
#include <set>

namespace hexa::clockwork {
namespace {

/// Returns the hash of the pack with the rulebook as the source of all known facts. The first packs
/// had only this source, so their hashes stay the same.
std::uint64_t hashOf(CardPack pack) {
    const auto simplify = [](Card& card) {
        for (Source& source : card.sources)
            if (source != Source::StandIn) source = Source::Rulebook;
    };
    for (auto& deck : pack.discoveries) std::for_each(deck.begin(), deck.end(), simplify);
    std::for_each(pack.espionage.begin(), pack.espionage.end(), simplify);
    return stableHash(writeCardPack(pack));
}

/// Reads a pack member by member and keeps the first mistake; after it every read gives a default.
class PackReader : PackReading {
public:
    Result<CardPack> read(const JsonNode& root) {
        auto object = keep(JsonObject::open(root));
        if (object) readFile(*object);
        if (mError) return *mError;
        return std::move(mPack);
    }

private:
    void readFile(JsonObject& object) {
        PackHead head = readHead(object, packSystem, cardsFormat);
        if (mError) return;
        mPack.id = std::move(head.id);
        mPack.name = std::move(head.name);
        mPack.author = std::move(head.author);
        mDefaultSource = choice(object.optional("source"), words::sources, Source::StandIn);
        if (const auto format = object.optional("format"); text(format) == cardsFormat)
            readDecks(object);
        else
            readCards(object);
        if (mError) return;
        mPack.hash = hashOf(mPack);
        checkSeal(object, mPack.hash);
        keep(object.refuseLeftover(unknownPackMember));
    }

    void readCards(JsonObject& object) {
        readParts(object, [&](JsonObject& parts) {
            const auto list = keep(parts.require("cards"));
            auto cards = list ? keep(JsonObject::open(*list)) : std::nullopt;
            if (!cards) return;
            readDecks(*cards);
            keep(cards->refuseLeftover(unknownPackMember));
        });
    }

    void readDecks(JsonObject& object) {
        readDiscoveries(keep(object.require("discoveries")));
        readEspionage(keep(object.require("espionage")));
    }

    void readDiscoveries(const Node& list) {
        std::array<int, decks> sizes{};
        eachObject(list, [&](JsonObject& object, const JsonNode&) {
            Card card = readCard(object, CardKind::Discovery);
            const auto slot = static_cast<std::size_t>(readPlace(object));
            card.cost =
                static_cast<std::uint8_t>(integer(keep(object.require("cost")), 1, greatestCost).value_or(1));
            keep(object.refuseLeftover(unknownPackMember));
            const auto number = static_cast<std::size_t>(sizes[slot]++);
            if (number < discoveriesInDeck) mPack.discoveries[slot][number] = std::move(card);
        });
        for (int slot = 0; slot < decks && !mError; ++slot)
            if (sizes[static_cast<std::size_t>(slot)] != discoveriesInDeck)
                fail(list->error(
                    "clockwork.pack.deck",
                    {{"discipline", std::string(words::of(words::disciplines, disciplineOfSlot(slot)))},
                     {"age", std::string(words::of(words::ages, ageOfSlot(slot)))},
                     {"count", std::int64_t{sizes[static_cast<std::size_t>(slot)]}},
                     {"expected", std::int64_t{discoveriesInDeck}}}));
    }

    void readEspionage(const Node& list) {
        std::size_t count = 0;
        eachObject(list, [&](JsonObject& object, const JsonNode&) {
            Card card = readCard(object, CardKind::Espionage);
            keep(object.refuseLeftover(unknownPackMember));
            if (count < espionageCards) mPack.espionage[count] = std::move(card);
            ++count;
        });
        if (list && count != espionageCards)
            fail(list->error("clockwork.pack.espionage-count", {{"count", static_cast<std::int64_t>(count)},
                                                                {"expected", std::int64_t{espionageCards}}}));
    }

    /// Returns the slot of a Discovery.
    int readPlace(JsonObject& object) {
        const std::span<const std::string_view> three = std::span(words::disciplines).first(3);  // no "any"
        const auto discipline = choice(keep(object.require("discipline")), three, Discipline::Sorcery);
        return slotOf(discipline, choice(keep(object.require("age")), words::ages, Age::Early));
    }

    /// Reads the members common to both kinds of cards.
    Card readCard(JsonObject& object, CardKind kind) {
        Card card;
        const auto idNode = keep(object.require("id"));
        card.id = id(idNode);
        if (idNode && !mIds.insert(card.id).second)
            fail(idNode->error("pack.duplicate-id", {{"id", card.id}}));
        card.name = name(keep(object.require("name")));
        if (const auto effectNode = keep(object.require("effect")))
            card.effect = keep(readEffect(*effectNode, kind)).value_or(Effect{});
        for (const Fact fact : factsOf(kind)) card.source(fact) = mDefaultSource;
        if (const auto source = object.optional("source")) readSource(*source, kind, card);
        return card;
    }

    /// Reads {"name": "rulebook", ...}, or one word for all facts. Missing facts have the pack's
    /// source.
    void readSource(const JsonNode& node, CardKind kind, Card& card) {
        const bool oneWord = node.type() == JsonNode::Type::String;
        auto object = oneWord ? std::nullopt : keep(JsonObject::open(node));
        if (!oneWord && !object) return;
        for (const Fact fact : factsOf(kind)) {
            const auto said = oneWord ? std::optional(node) : object->optional(words::of(words::facts, fact));
            card.source(fact) = choice(said, words::sources, mDefaultSource);
        }
        if (object) keep(object->refuseLeftover(unknownPackMember));
    }

    CardPack mPack;
    Source mDefaultSource = Source::StandIn;  ///< Source of facts without an entry.
    std::set<std::string> mIds;
};

}  // namespace

Result<CardPack> readCardPack(std::string_view json) {
    const auto document = parsePack(json);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return PackReader().read(root);
}

const Card* CardPack::find(std::string_view cardId) const {
    for (const auto& deck : discoveries)
        for (const Card& card : deck)
            if (card.id == cardId) return &card;
    for (const Card& card : espionage)
        if (card.id == cardId) return &card;
    return nullptr;
}

CardPack standInPack() {
    auto pack = readCardPack(resource("cards/stand-in.hexpack"));
    assert(pack && "the pack that is compiled in is correct");
    return std::move(*pack);
}

}  // namespace hexa::clockwork
