// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/file/wordreader.h"

#include "core/owngame/file/catalogcheck.h"
#include "core/owngame/rules/predicate.h"

#include <algorithm>
#include <array>

namespace hexa::owngame {

Status WordReader::read(JsonObject& root) {
    eachObject(root.optional("sets"), limits::sets,
               [&](JsonObject& item, const JsonNode& node) { readSet(item, node); });
    eachObject(root.optional("figures"), limits::figures,
               [&](JsonObject& item, const JsonNode& node) { readFigure(item, node); });
    eachObject(root.optional("decks"), limits::decks,
               [&](JsonObject& item, const JsonNode&) { readDeck(item); });
    if (!mLenient) checkDecks();
    if (mError) return *mError;
    return Done{};
}

void WordReader::readSet(JsonObject& item, const JsonNode& node) {
    CellSet read;
    const auto name = keep(item.require("id"));
    read.id = setId(name);
    needNew(mDefinition.sets, read.id, name);
    needNew(mDefinition.catalog.kinds, read.id, name);
    read.name = words(item.optional("name"));
    each(item.optional("kinds"), limits::kinds,
         [&](const JsonNode& one) { read.kinds.push_back(kind(Node(one))); });
    each(item.optional("groups"), limits::groups, [&](const JsonNode& one) {
        read.groups.push_back(text(Node(one)));
        need(knowsSet(mDefinition, "group:" + read.groups.back()), Node(one), read.groups.back());
    });
    read.property = property(item.optional("property"));
    each(item.optional("values"), limits::choices, [&](const JsonNode& one) {
        read.values.push_back(text(Node(one)));
        const Property* known = findProperty(mDefinition.catalog.cellProperties, read.property);
        need(known != nullptr && known->type == Property::Type::Choice && known->allows(read.values.back()),
             Node(one), read.values.back());
    });
    read.is = bounds(item.optional("is"));
    const auto piece = item.optional("piece");
    read.piece = text(piece);
    if (piece) need(mDefinition.catalog.pieceKind(read.piece) != nullptr, piece, read.piece);
    read.zone = zone(item.optional("zone"));
    read.except = set(item.optional("except"));
    keep(item.refuseLeftover());
    if (!mError && read.property.empty() && (!read.values.empty() || read.is != Bounds()))
        fail(node.error("json.missing", {{"key", std::string("property")}}));
    mDefinition.sets.push_back(std::move(read));
}

void WordReader::readFigure(JsonObject& item, const JsonNode& node) {
    constexpr std::array<std::string_view, 4> ways{"kind", "property", "sum", "larger"};
    Figure read;
    const auto name = keep(item.require("id"));
    read.id = id(name);
    needNew(mDefinition.figures, read.id, name);
    read.name = words(item.optional("name"));
    read.by = choice(keep(item.require("by")), ways, Figure::By::Kind);
    const bool byProperty = read.by == Figure::By::Property;
    if (byProperty) read.property = property(keep(item.require("property")));
    const Property* known = findProperty(mDefinition.catalog.cellProperties, read.property);
    eachMember(item.optional("values"), [&](std::string_view key, const JsonNode& value) {
        const std::string word(key);
        const bool there = read.by == Figure::By::Kind ? mDefinition.catalog.kindId(word).has_value()
                                                       : known != nullptr && known->allows(word);
        need(there, Node(value), word);
        read.values[word] = anyInteger(Node(value), -limits::value, limits::value).value_or(0);
    });
    each(item.optional("of"), limits::figures, [&](const JsonNode& one) {
        read.parts.push_back(figure(Node(one)));
        if (!mError && std::ranges::count(read.parts, read.parts.back()) > 1)
            fail(one.error("owngame.twice", {{"id", read.parts.back()}}));
    });
    keep(item.refuseLeftover());
    const bool joins = read.by == Figure::By::Sum || read.by == Figure::By::Larger;
    if (!mError && joins != !read.parts.empty())
        fail(node.error("json.missing", {{"key", std::string(joins ? "of" : "values")}}));
    if (!mError && known != nullptr && known->type == Property::Type::Sides)
        fail(node.error("owngame.unknown", {{"name", read.property}}));
    mDefinition.figures.push_back(std::move(read));
    if (!mError && largestFigures(mDefinition).back() > limits::figureValue)
        fail(node.error("owngame.figure-range", {{"max", std::int64_t{limits::figureValue}}}));
}

/// Checks that values are dealt only onto already known cells.
void WordReader::checkDecks() {
    for (std::size_t i = 0; i < mDefinition.decks.size() && !mError; ++i) {
        const std::string& onto = mDefinition.decks[i].onto;
        bool known = onto != "empty";
        for (std::size_t later = i; later < mDefinition.decks.size(); ++later)
            known = known && !dependsOn(mDefinition, onto, mDefinition.decks[later].property);
        if (!known) fail(mUnknownOntos[i]);
    }
}

void WordReader::readDeck(JsonObject& item) {
    Deck deck;
    const auto name = keep(item.require("property"));
    deck.property = property(name);
    const Property* known = findProperty(mDefinition.catalog.cellProperties, deck.property);
    need(known != nullptr && known->type == Property::Type::Choice, name, deck.property);
    if (name &&
        std::ranges::find(mDefinition.decks, deck.property, &Deck::property) != mDefinition.decks.end())
        fail(name->error("owngame.twice", {{"id", deck.property}}));
    const bool choices = known != nullptr && !known->choices.empty();
    if (!mError && choices && known->defaultValue != AttributeValue(known->choices.front().id))
        fail(name->error("owngame.deck.default", {{"name", known->choices.front().id}}));
    const Node onto = keep(item.require("onto"));
    deck.onto = set(onto);
    if (onto) mUnknownOntos.push_back(onto->error("owngame.deck.onto", {{"set", deck.onto}}));
    eachObject(keep(item.require("values")), limits::choices, [&](JsonObject& one, const JsonNode& node) {
        Deck::Value value;
        const auto id = keep(one.require("id"));
        value.id = text(id);
        need(choices && known->allows(value.id) && value.id != known->choices.front().id, id, value.id);
        needNew(deck.values, value.id, id);
        value.copies = byPlayers(keep(one.require("copies")));
        for (const PlayerBounds::Part& part : value.copies.parts)
            if (!mError && (part.is.min != part.is.max || part.is.min < 0))
                fail(node.error("owngame.copies"));
        value.colour = text(one.optional("colour"));
        if (!mError && !value.colour.empty() && !isColour(value.colour)) fail(node.error("owngame.colour"));
        keep(one.refuseLeftover());
        deck.values.push_back(std::move(value));
    });
    keep(item.refuseLeftover());
    mDefinition.decks.push_back(std::move(deck));
}

}  // namespace hexa::owngame
