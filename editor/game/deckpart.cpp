// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/owngame/definition/rename.h"
#include "editor/game/partfields.h"
#include "editor/ui/locale.h"

#include <QStringList>

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

bool hasWord(const Property& property, const std::string& id) {
    return std::ranges::find(property.choices, id, &Property::Choice::id) != property.choices.end();
}
bool deals(const Deck& deck, const std::string& id) {
    return std::ranges::find(deck.values, id, &Deck::Value::id) != deck.values.end();
}

/// Removes the last word of a property if it was made for a dealt value: a number that nothing
/// names.
void dropWord(Definition& d, const std::string& property, const std::string& id) {
    const auto used = [&](const auto& things, auto names) {
        return std::ranges::any_of(
            things, [&](const auto& thing) { return thing.property == property && names(thing); });
    };
    const auto found = std::ranges::find(d.catalog.cellProperties, property, &Property::id);
    if (found == d.catalog.cellProperties.end() || found->choices.size() < 2) return;
    const Property::Choice& last = found->choices.back();
    const bool made = last.id == id && last.name == Localized(id) &&
                      id.find_first_not_of("0123456789") == std::string::npos;
    if (!made || used(d.decks, [&](const Deck& deck) { return deals(deck, id); }) ||
        used(d.figures, [&](const Figure& figure) { return figure.values.contains(id); }) ||
        used(d.sets,
             [&](const CellSet& set) { return std::ranges::find(set.values, id) != set.values.end(); }))
        return;
    found->choices.pop_back();
}

/// Makes a dealt value another one. If the property lacks the word, its word gets the new name,
/// also in sets and figures.
QString setValue(Definition& d, int row, const std::string& to) {
    const auto [at, place] = deckRow(d, row);
    Deck& deck = d.decks.at(at);
    const std::string from = deck.values.at(place).id;
    if (to.empty()) return PartTexts::tr("Enter a word or a number.");
    if (from == to) return {};
    if (deals(deck, to)) return PartTexts::tr("This value already exists. Enter a different one.");
    const Property* property = propertyOf(d, deck);
    if (property != nullptr && !hasWord(*property, to)) {
        owngame::renameValue(d, deck.property, from, to);
        for (Property::Choice& choice : propertyOf(d, deck)->choices)
            if (choice.id == to && choice.name == Localized(from)) choice.name = Localized(to);
    }
    deck.values.at(place).id = to;
    return {};
}

/// Returns the first word that is not dealt yet, or a free number. The property gets that as a
/// word.
std::string freshValue(Property* property, const Deck& deck) {
    if (property != nullptr)
        for (std::size_t i = 1; i < property->choices.size(); ++i)
            if (!deals(deck, property->choices[i].id)) return property->choices[i].id;
    int number = 1;
    while (deals(deck, std::to_string(number))) ++number;
    std::string id = std::to_string(number);
    if (property != nullptr && !hasWord(*property, id)) property->choices.push_back({id, Localized(id)});
    return id;
}

/// Moves a value to the deck of another property, which is added if there is none.
QString setProperty(Definition& d, int row, const std::string& to) {
    const auto [at, place] = deckRow(d, row);
    const std::string from = d.decks.at(at).property;
    if (from == to) return {};
    Deck::Value moved = valueAt(d, row);
    const std::string word = moved.id, onto = d.decks.at(at).onto;
    auto target = std::ranges::find(d.decks, to, &Deck::property);
    if (target == d.decks.end()) target = d.decks.insert(target, Deck{to, onto, {}});
    moved.id = freshValue(propertyOf(d, *target), *target);
    target->values.push_back(std::move(moved));
    auto& values = d.decks.at(at).values;
    values.erase(values.begin() + static_cast<std::ptrdiff_t>(place));
    if (values.empty()) d.decks.erase(d.decks.begin() + static_cast<std::ptrdiff_t>(at));
    dropWord(d, from, word);
    return {};
}

/// Returns the row of the last value of a property.
int lastRowOf(const Definition& d, const QVariant& property) {
    int row = -1;
    for (const Deck& deck : d.decks) {
        row += static_cast<int>(deck.values.size());
        if (deck.property == utf8Of(property)) break;
    }
    return row;
}

/// Returns a new property for number tokens.
Property numberProperty(const Definition& d) {
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
    return property;
}

/// Adds a value behind the row. The first deck deals the words of a property that the game has,
/// else of a new one.
void addValue(Definition& d, int row) {
    if (d.decks.empty()) {
        auto& properties = d.catalog.cellProperties;
        auto property = std::ranges::find(properties, Property::Type::Choice, &Property::type);
        if (property == properties.end()) property = properties.insert(property, numberProperty(d));
        d.decks.push_back({property->id, "any", {}});
        row = 0;
    }
    auto [at, place] = deckRow(d, std::max(0, row - 1));
    if (at == d.decks.size()) at = d.decks.size() - 1, place = d.decks[at].values.size();
    Deck& deck = d.decks.at(at);
    Deck::Value value;
    value.id = freshValue(propertyOf(d, deck), deck);
    value.copies.parts.push_back({1, owngame::PlayerBounds::maxPlayers, {1, 1}});
    value.colour = "#fbf6e6";
    const std::size_t behind = std::min(deck.values.size(), place + 1);
    deck.values.insert(deck.values.begin() + static_cast<std::ptrdiff_t>(behind), std::move(value));
}

}  // namespace

GamePart deckPart(const Definition& definition, const Locale& locale) {
    GamePart part{"decks", "/decks", PartTexts::tr("Dealt Values"),
                  PartTexts::tr("Values that are dealt onto tiles, such as number tokens. Enter the tiles "
                                "and the number of copies.")};
    part.rows = [](const Definition& d) {
        std::size_t rows = 0;
        for (const Deck& deck : d.decks) rows += deck.values.size();
        return static_cast<int>(rows);
    };
    part.columns.push_back(
        {PartTexts::tr("Property"), PartTexts::tr("Choose another property to also deal its words."),
         PartColumn::Input::Choice,
         [](const Definition& d, int row) {
             return QVariant(textOf(d.decks.at(deckRow(d, row).first).property));
         },
         [](Definition& d, int row, const QVariant& value) { return setProperty(d, row, utf8Of(value)); },
         [&locale](const Definition& d, int) {
             QList<PartChoice> list;
             for (const Property& property : d.catalog.cellProperties)
                 if (property.type == Property::Type::Choice)
                     list << PartChoice{textOf(property.id), locale.text(property.name)};
             return list;
         },
         lastRowOf});
    part.columns.push_back({PartTexts::tr("Dealt onto"),
                            PartTexts::tr("Tiles for the values of this property"), PartColumn::Input::Choice,
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
         PartTexts::tr("Word of the property. Enter a new word to add it to the property."),
         PartColumn::Input::Text,
         [](const Definition& d, int row) { return QVariant(textOf(valueAt(d, row).id)); },
         [](Definition& d, int row, const QVariant& value) { return setValue(d, row, utf8Of(value)); }});
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
        {PartTexts::tr("Colour"), PartTexts::tr("Double-click to choose a colour."),
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
        const std::size_t one = deckRow(d, row).first, two = deckRow(d, other).first;
        if (one == two)
            std::swap(valueAt(d, row), valueAt(d, other));
        else
            std::swap(d.decks.at(one), d.decks.at(two));
    };
    part.rowOf = [](const Definition& d, const QString& pointer) {
        const QStringList steps = pointer.split('/');  // "", "decks", deck, "values", value
        if (steps.size() < 3 || steps[1] != u"decks") return -1;
        const auto deck = steps[2].toULongLong();
        int first = 0;
        for (std::size_t i = 0; i < std::min<std::size_t>(deck, d.decks.size()); ++i)
            first += static_cast<int>(d.decks[i].values.size());
        return first + (steps.size() > 4 ? steps[4].toInt() : 0);
    };
    return part;
}

}  // namespace hexa::editor
