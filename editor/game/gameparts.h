// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"
#include "core/owngame/definition/definition.h"

#include <QList>
#include <QString>
#include <QVariant>

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace hexa::editor {

class Locale;

/// Value that a field of a table offers.
struct PartChoice {
    QString id;
    QString name;
};

/// Column of a table: display and input of a field.
struct PartColumn {
    enum class Input { Text, Colour, Flag, Choice, Fixed };
    using Definition = owngame::Definition;
    QString title;
    QString hint;
    Input input = Input::Text;
    std::function<QVariant(const Definition&, int row)> get;
    /// Sets a value. Returns the reason if it can't, as a sentence, else an empty string.
    std::function<QString(Definition&, int row, const QVariant&)> set = {};
    std::function<QList<PartChoice>(const Definition&, int row)> choices = {};
    /// Returns the new place of a row after this value is set; none if it stays.
    std::function<int(const Definition&, const QVariant& value)> goesTo = {};
};

/// Part of a game file: one table.
struct GamePart {
    using Definition = owngame::Definition;
    QString id;       ///< E.g. "kinds".
    QString pointer;  ///< JSON pointer of the part in the file, e.g. "/catalog/kinds".
    QString title;
    QString intro;  ///< Purpose of the part, in a sentence.
    std::vector<PartColumn> columns = {};
    std::function<int(const Definition&)> rows = {};
    std::function<QString(const Definition&, int row)> rowName = {};  ///< Header of a row; none: its number.
    std::function<void(Definition&, int row)> add = {};  ///< Inserts a row; none: rows are fixed.
    std::function<void(Definition&, int row)> remove = {};
    std::function<void(Definition&, int row, int other)> exchange = {};
    /// Name of a drawing in Definition::drawings; none: rows have no drawings.
    std::function<std::string(const Definition&, int row)> drawing = {};
    /// Result of the whole table in a sentence or two, shown below it; none: nothing.
    std::function<QString(const Definition&)> summary = {};
    /// Returns the row of a JSON pointer, -1 if the part has no such row; none: the number behind
    /// `pointer`.
    std::function<int(const Definition&, const QString& pointer)> rowOf = {};
    QString cantAdd = {};  ///< Reason and remedy if no row could be added.
    bool basic = false;    ///< True for a part that every game needs.
};

/// Hexes of the open map that break each rule, by the rule's ID.
struct MapReport {
    bool there = false;
    bool followed = false;  ///< Open maps change to the new edition.
    std::map<std::string, std::vector<Hex>> broken;
    std::set<std::string> whole;  ///< Broken, but at no place.
};

/// Returns the parts of a game file in the language of the window, basic ones first. Their columns
/// depend on columnsOf(). `report` is asked when a table is painted.
std::vector<GamePart> gameParts(const owngame::Definition& definition, const Locale& locale,
                                const MapReport& report);

/// Place in the parts of a game file.
struct PlaceInParts {
    const GamePart* part = nullptr;  ///< Null: in none of them.
    int row = -1;                    ///< -1: in no row.
};
/// Returns the place of a JSON pointer.
PlaceInParts placeIn(const std::vector<GamePart>& parts, const owngame::Definition& definition,
                     const QString& pointer);

/// Returns what the columns of parts depend on, as a text to compare: numbers of players, and the
/// figures of tiles.
QString columnsOf(const owngame::Definition& definition);

// Parts by theme.
std::vector<GamePart> catalogParts(const owngame::Definition& definition, const Locale& locale,
                                   const MapReport& report);
/// Returns the table of the head of the file: name, author, number of players.
GamePart generalPart(const Locale& locale);
std::vector<GamePart> thingParts(const Locale& locale);
std::vector<GamePart> wordParts(const owngame::Definition& definition, const Locale& locale);
/// Returns the table of dealt values: all values of all decks, with the number of copies by number
/// of players.
GamePart deckPart(const owngame::Definition& definition, const Locale& locale);
/// Returns the table of all properties: those of hexes, of kinds of pieces and of kinds of edges.
GamePart propertyPart(const Locale& locale);
/// Returns the table of the words that properties can have, with their names.
GamePart propertyWordPart(const Locale& locale);
/// Returns the table of counts by number of players, with a summary for each layout.
GamePart countPart(const owngame::Definition& definition, const Locale& locale);
/// Returns the table of the shapes for new maps.
GamePart layoutPart(const Locale& locale);
/// Returns the table of map styles, which Generate has sliders for.
GamePart stylePart(const Locale& locale);
/// Returns the table of movement costs: what entering a hex and crossing an edge counts.
GamePart wayPart(const Locale& locale);
std::vector<GamePart> planParts(const owngame::Definition& definition, const Locale& locale,
                                const MapReport& report);

}  // namespace hexa::editor
