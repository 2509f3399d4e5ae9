// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/definition/rename.h"
#include "editor/game/gameparts.h"

#include <QCoreApplication>

#include <optional>

// Fields that several parts of a game file have.

namespace hexa::editor {

/// Texts of the tables, in one context of the translations.
struct PartTexts {
    Q_DECLARE_TR_FUNCTIONS(PartTexts)
};

QString textOf(const std::string& utf8);
std::string utf8Of(const QVariant& value);

/// Returns a number with the decimal sign of the language, and as few digits as it needs.
QString numberText(double value);
/// Reads a number with any decimal sign and any minus sign.
std::optional<double> numberIn(QString text);

/// Takes a whole number from `least` to `most`. Returns the reason if it can't.
QString setNumber(int& number, const QString& text, int least, int most);

/// Returns a range as short text: "4", "4–6", "≥ 4", "≤ 6"; empty for null.
QString boundsText(const owngame::Bounds* is);
/// Parses such a text, also "4-6", "4+", ">=4", "<=6". Returns none if the text is different.
std::optional<owngame::Bounds> boundsFrom(const QString& text);
/// Sets the bounds of one number of players, or removes them. Joins equal bounds of neighbouring
/// numbers.
void setBounds(owngame::PlayerBounds& bounds, int players, const std::optional<owngame::Bounds>& is, int min,
               int max);
/// Returns the text for all numbers of players: "2", or "2–4: 1, 5–6: 2".
QString boundsText(const owngame::PlayerBounds& bounds);
/// Parses such a text.
std::optional<owngame::PlayerBounds> playerBoundsFrom(const QString& text);
QString refusedBounds();

/// Returns the item of a row of a table.
template <class Things>
auto& itemAt(Things& things, int row) {
    return things.at(static_cast<std::size_t>(row));
}

/// Returns an ID that no thing of the list has, from a name. The list has things or IDs.
template <class Things>
std::string freeId(const Things& things, const std::string& wanted) {
    std::string id = wanted;
    const auto taken = [&] {
        return std::any_of(things.begin(), things.end(), [&](const auto& thing) {
            if constexpr (requires { thing.id; })
                return thing.id == id;
            else
                return thing == id;
        });
    };
    for (int number = 2; taken(); ++number) id = wanted + '-' + std::to_string(number);
    return id;
}

/// True for an ID that the program gave and that no name has replaced yet, e.g. "new-2".
bool isGivenId(const std::string& id);
std::string idOfName(const std::string& name);

/// Removes all languages of a start name if `text` differs from it in one.
void dropTranslations(Localized& name, const std::string& language, const std::string& text);

/// Access to the names and IDs of the rows of a table.
struct NamedRows {
    using Definition = owngame::Definition;
    std::function<Localized&(Definition&, int row)> name;
    std::function<std::string&(Definition&, int row)> id;
    /// IDs of the row and of all rows whose IDs must differ from it.
    std::function<std::vector<std::string>(const Definition&, int row)> ids;
    /// Changes all that refers to a row.
    std::function<void(Definition&, int row, const std::string& from, const std::string& to)> rename;
};

/// Names in the three languages, the window's first. The first name also makes the ID, as long as
/// the program gave it. If a start name is replaced in the window's language, its translations go.
void addNames(std::vector<PartColumn>& columns, const Locale& locale, const NamedRows& rows);
/// ID, with all that refers to it.
void addId(std::vector<PartColumn>& columns, const NamedRows& rows);

/// Returns the rows of a list. `list` gives the vector of things of a definition.
template <class List>
NamedRows namedRows(List list, std::optional<owngame::Word> word) {
    using owngame::Definition;
    const auto at = [list](Definition & d, int row) -> auto& { return itemAt(list(d), row); };
    return {[at](Definition& d, int row) -> Localized& { return at(d, row).name; },
            [at](Definition& d, int row) -> std::string& { return at(d, row).id; },
            [list](const Definition& d, int) {
                std::vector<std::string> ids;
                for (const auto& thing : list(d)) ids.push_back(thing.id);
                return ids;
            },
            [word](Definition& d, int, const std::string& from, const std::string& to) {
                if (word) owngame::rename(d, *word, from, to);
            }};
}
template <class List>
void addNames(std::vector<PartColumn>& columns, const Locale& locale, List list,
              std::optional<owngame::Word> word) {
    addNames(columns, locale, namedRows(list, word));
}
template <class List>
void addId(std::vector<PartColumn>& columns, List list, std::optional<owngame::Word> word) {
    addId(columns, namedRows(list, word));
}

/// Returns a column for a text member.
template <class List, class Thing>
PartColumn textColumn(const QString& title, const QString& hint, List list, std::string Thing::*member) {
    return {title, hint, PartColumn::Input::Text,
            [list, member](const owngame::Definition& d, int row) {
                return QVariant(textOf(itemAt(list(d), row).*member));
            },
            [list, member](owngame::Definition& d, int row, const QVariant& value) {
                itemAt(list(d), row).*member = utf8Of(value);
                return QString();
            }};
}
template <class List, class Thing>
PartColumn colourColumn(List list, std::string Thing::*member) {
    PartColumn column =
        textColumn(PartTexts::tr("Colour"), PartTexts::tr("Double-click to choose a colour."), list, member);
    column.input = PartColumn::Input::Colour;
    return column;
}
template <class List, class Thing>
PartColumn flagColumn(const QString& title, const QString& hint, List list, bool Thing::*member) {
    return {title, hint, PartColumn::Input::Flag,
            [list, member](const owngame::Definition& d, int row) {
                return QVariant(itemAt(list(d), row).*member);
            },
            [list, member](owngame::Definition& d, int row, const QVariant& value) {
                itemAt(list(d), row).*member = value.toBool();
                return QString();
            }};
}
/// Returns a column for a number that may be missing.
template <class List, class Thing>
PartColumn optionalNumberColumn(const QString& title, const QString& hint, List list,
                                std::optional<int> Thing::*member, int least) {
    return {title, hint, PartColumn::Input::Text,
            [list, member](const owngame::Definition& d, int row) {
                const auto& number = itemAt(list(d), row).*member;
                return number ? QVariant(QString::number(*number)) : QVariant(QString());
            },
            [list, member, least](owngame::Definition& d, int row, const QVariant& value) {
                bool is = false;
                const QString text = value.toString().trimmed();
                const int number = text.toInt(&is);
                if (!text.isEmpty() && (!is || number < least || number > owngame::limits::value))
                    return PartTexts::tr("Enter a whole number, or leave the cell empty.");
                itemAt(list(d), row).*member = text.isEmpty() ? std::nullopt : std::optional(number);
                return QString();
            }};
}
template <class List, class Thing>
PartColumn supplyColumn(List list, std::optional<int> Thing::*member) {
    return optionalNumberColumn(PartTexts::tr("Supply"),
                                PartTexts::tr("Number in the box. An empty cell means no limit."), list,
                                member, 0);
}
/// Rows of a list: their number, removing, swapping.
template <class List>
void addRows(GamePart& part, List list) {
    using Definition = owngame::Definition;
    part.rows = [list](const Definition& d) { return static_cast<int>(list(d).size()); };
    part.remove = [list](Definition& d, int row) { list(d).erase(list(d).begin() + row); };
    part.exchange = [list](Definition& d, int row, int other) {
        std::swap(itemAt(list(d), row), itemAt(list(d), other));
    };
}

/// Rows of a list of items with IDs; a new one begins as `fresh`.
template <class List, class Thing>
void addRows(GamePart& part, List list, Thing fresh) {
    addRows(part, list);
    part.add = [list, fresh](owngame::Definition& d, int row) {
        auto& things = list(d);
        Thing thing = fresh;
        thing.id = freeId(things, "new");
        things.insert(things.begin() + row, std::move(thing));
    };
}

/// Returns words separated by commas.
QString joined(const std::vector<std::string>& words);
std::vector<std::string> split(const QVariant& value);

/// Returns a choice column that starts with “None”.
PartColumn withNone(PartColumn column, std::function<QList<PartChoice>(const owngame::Definition&)> choices);

/// Returns a column for the group of a thing.
template <class List>
PartColumn groupColumn(List list, const Locale& locale);

/// Returns a column for a list of words separated by commas.
template <class List, class Thing>
PartColumn wordsColumn(const QString& title, const QString& hint, List list,
                       std::vector<std::string> Thing::*member) {
    return {title, hint, PartColumn::Input::Text,
            [list, member](const owngame::Definition& d, int row) {
                return QVariant(joined(itemAt(list(d), row).*member));
            },
            [list, member](owngame::Definition& d, int row, const QVariant& value) {
                itemAt(list(d), row).*member = split(value);
                return QString();
            }};
}

/// Returns the names of the languages, the window's first: code and the title of its column.
QList<PartChoice> languageColumns(const Locale& locale);

/// Sets the words of a property. Known words keep their names.
void setChoicesOf(Property& property, const std::vector<std::string>& ids);

/// Returns the named sets of cells for counts and rules, with their names.
QList<PartChoice> setChoices(const owngame::Definition& definition, const Locale& locale);
QList<PartChoice> figureChoices(const owngame::Definition& definition, const Locale& locale);
QList<PartChoice> propertyChoices(const owngame::Definition& definition, const Locale& locale);
QList<PartChoice> zoneChoices(const owngame::Definition& definition, const Locale& locale);
QList<PartChoice> pieceChoices(const owngame::Definition& definition, const Locale& locale);
QList<PartChoice> groupChoices(const owngame::Definition& definition, const Locale& locale);
QList<PartChoice> factionChoices(const owngame::Definition& definition, const Locale& locale);

template <class List>
PartColumn groupColumn(List list, const Locale& locale) {
    using Thing = std::decay_t<decltype(list(std::declval<owngame::Definition&>()).front())>;
    return withNone(textColumn(PartTexts::tr("Group"), PartTexts::tr("Family from the table “Groups”"), list,
                               &Thing::group),
                    [&locale](const owngame::Definition& d) { return groupChoices(d, locale); });
}

}  // namespace hexa::editor
