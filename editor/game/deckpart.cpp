// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/deckpart.h"

#include "editor/game/partfields.h"
#include "editor/ui/locale.h"

#include <algorithm>
#include <utility>

namespace hexa::editor {
namespace {

using owngame::CellSet;
using owngame::Deck;
using owngame::Definition;
using owngame::Figure;

/// Returns deck and value of a row of the table of dealt values.
std::pair<std::size_t, std::size_t> deckRow(const Definition& d, int row) {
    auto rest = static_cast<std::size_t>(row);
    for (std::size_t deck = 0; deck < d.decks.size(); ++deck) {
        if (rest < d.decks[deck].values.size()) return {deck, rest};
        rest -= d.decks[deck].values.size();
    }
    return {d.decks.size(), 0};
}
Deck::Value& valueAt(Definition& d, int row) {
    const auto [deck, value] = deckRow(d, row);
    return d.decks.at(deck).values.at(value);
}
const Deck::Value& valueAt(const Definition& d, int row) { return valueAt(const_cast<Definition&>(d), row); }
Property* propertyOf(Definition& d, const Deck& deck) {
    const auto found = std::ranges::find(d.catalog.cellProperties, deck.property, &Property::id);
    return found == d.catalog.cellProperties.end() ? nullptr : &*found;
}

/// Renames a dealt value, also in sets and figures that name it.
QString renameValue(Definition& d, int row, const std::string& to) {
    const auto [at, place] = deckRow(d, row);
    Deck& deck = d.decks.at(at);
    const std::string from = deck.values.at(place).id;
    if (to.empty()) return PartTexts::tr("Enter a word or a number.");
    if (from == to) return {};
    if (std::ranges::find(deck.values, to, &Deck::Value::id) != deck.values.end())
        return PartTexts::tr("This value already exists. Enter a different one.");
    deck.values.at(place).id = to;
    if (Property* property = propertyOf(d, deck)) {
        std::vector<std::string> ids;
        for (const auto& choice : property->choices) ids.push_back(choice.id == from ? to : choice.id);
        if (std::ranges::find(ids, to) == ids.end()) ids.push_back(to);
        setChoicesOf(*property, ids);
    }
    for (CellSet& set : d.sets)
        if (set.property == deck.property) std::ranges::replace(set.values, from, to);
    for (Figure& figure : d.figures)
        if (figure.property == deck.property && figure.values.contains(from)) {
            figure.values[to] = figure.values.at(from);
            figure.values.erase(from);
        }
    return {};
}

/// Adds a value behind the row. Adds the first deck if the game has no deck yet.
void addValue(Definition& d, int row) {
    if (d.decks.empty()) {
        Property property;
        property.id = freeId(d.catalog.cellProperties, "number");
        property.name = Localized("Number");
        property.name.set("de", "Zahl");
        property.name.set("fr", "Numéro");
        property.type = Property::Type::Choice;
        setChoicesOf(property, {"none"});
        Localized& none = property.choices.front().name;
        none = Localized("None");
        none.set("de", "Keine");
        none.set("fr", "Aucun");
        d.decks.push_back({property.id, "any", {}});
        d.catalog.cellProperties.push_back(std::move(property));
        row = 0;
    }
    auto [at, place] = deckRow(d, std::max(0, row - 1));
    if (at == d.decks.size()) at = d.decks.size() - 1, place = d.decks[at].values.size();
    Deck& deck = d.decks.at(at);
    Property* property = propertyOf(d, deck);
    int number = 1;
    const auto taken = [&](const std::string& id) {
        return std::ranges::find(deck.values, id, &Deck::Value::id) != deck.values.end();
    };
    while (taken(std::to_string(number))) ++number;
    Deck::Value value;
    value.id = std::to_string(number);
    value.copies.parts.push_back({1, owngame::PlayerBounds::maxPlayers, {1, 1}});
    value.colour = "#fbf6e6";
    if (property != nullptr) {
        std::vector<std::string> ids;
        for (const auto& choice : property->choices) ids.push_back(choice.id);
        if (std::ranges::find(ids, value.id) == ids.end()) ids.push_back(value.id);
        setChoicesOf(*property, ids);
    }
    const std::size_t behind = std::min(deck.values.size(), place + 1);
    deck.values.insert(deck.values.begin() + static_cast<std::ptrdiff_t>(behind), std::move(value));
}

}  // namespace

GamePart deckPart(const Definition& definition, const Locale& locale) {
    GamePart part{"decks",
                  "/decks",
                  PartTexts::tr("Dealt values"),
                  PartTexts::tr("Values that are dealt onto tiles, such as number tokens. Enter the tiles "
                                "and the number of copies."),
                  {},
                  {}};
    part.rows = [](const Definition& d) {
        std::size_t rows = 0;
        for (const Deck& deck : d.decks) rows += deck.values.size();
        return static_cast<int>(rows);
    };
    PartColumn of{
        PartTexts::tr("Property"), {}, PartColumn::Input::Fixed, [&locale](const Definition& d, int row) {
            const Deck& deck = d.decks.at(deckRow(d, row).first);
            const Property* property = findProperty(d.catalog.cellProperties, deck.property);
            return QVariant(property != nullptr ? locale.text(property->name) : textOf(deck.property));
        }};
    part.columns.push_back(std::move(of));
    part.columns.push_back({PartTexts::tr("Dealt onto"),
                            {},
                            PartColumn::Input::Choice,
                            [](const Definition& d, int row) {
                                return QVariant(textOf(d.decks.at(deckRow(d, row).first).onto));
                            },
                            [](Definition& d, int row, const QVariant& value) {
                                d.decks.at(deckRow(d, row).first).onto = utf8Of(value);
                                return QString();
                            },
                            [&locale](const Definition& d, int) { return setChoices(d, locale); }});
    part.columns.push_back(
        {PartTexts::tr("Value"),
         {},
         PartColumn::Input::Text,
         [](const Definition& d, int row) { return QVariant(textOf(valueAt(d, row).id)); },
         [](Definition& d, int row, const QVariant& value) { return renameValue(d, row, utf8Of(value)); }});
    for (int players = definition.catalog.minSeats; players <= definition.catalog.maxSeats; ++players)
        part.columns.push_back(
            {PartTexts::tr("%n player(s)", nullptr, players), PartTexts::tr("Number of copies of this value"),
             PartColumn::Input::Text,
             [players](const Definition& d, int row) {
                 return QVariant(boundsText(valueAt(d, row).copies.of(players)));
             },
             [players](Definition& d, int row, const QVariant& value) {
                 const QString text = value.toString().trimmed();
                 const auto is = boundsFrom(text);
                 if (!text.isEmpty() && (!is || is->min != is->max || is->min < 0))
                     return PartTexts::tr("Enter the number of copies, or leave the cell empty.");
                 setBounds(valueAt(d, row).copies, players, is, d.catalog.minSeats, d.catalog.maxSeats);
                 return QString();
             }});
    part.columns.push_back(
        {PartTexts::tr("Colour"),
         {},
         PartColumn::Input::Colour,
         [](const Definition& d, int row) { return QVariant(textOf(valueAt(d, row).colour)); },
         [](Definition& d, int row, const QVariant& value) {
             valueAt(d, row).colour = utf8Of(value);
             return QString();
         }});
    part.add = addValue;
    part.remove = [](Definition& d, int row) {
        const auto [deck, value] = deckRow(d, row);
        auto& values = d.decks.at(deck).values;
        values.erase(values.begin() + static_cast<std::ptrdiff_t>(value));
        if (values.empty()) d.decks.erase(d.decks.begin() + static_cast<std::ptrdiff_t>(deck));
    };
    part.exchange = [](Definition& d, int row, int other) {
        if (deckRow(d, row).first == deckRow(d, other).first) std::swap(valueAt(d, row), valueAt(d, other));
    };
    return part;
}

}  // namespace hexa::editor
