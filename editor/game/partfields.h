// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/rename.h"
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

/// Returns an ID that no thing of the list has, from a name.
template <class Things>
std::string freeId(const Things& things, const std::string& wanted) {
    std::string id = wanted;
    const auto taken = [&] {
        return std::any_of(things.begin(), things.end(), [&](const auto& thing) { return thing.id == id; });
    };
    for (int number = 2; taken(); ++number) id = wanted + '-' + std::to_string(number);
    return id;
}

/// True for an ID that the program gave and that no name has replaced yet, e.g. "new-2".
bool isGivenId(const std::string& id);
std::string idOfName(const std::string& name);

/// Removes all languages of a start name if `text` differs from it in one.
void dropTranslations(Localized& name, const std::string& language, const std::string& text);

/// Names in the three languages, the window's first. The first name also makes the ID, as long as
/// the program gave it. If a start name is replaced in the window's language, its translations go.
/// `list` gives the vector of things of a definition.
template <class List>
void addNames(std::vector<PartColumn>& columns, const Locale& locale, List list,
              std::optional<owngame::Word> word);
/// ID, with all that refers to it.
template <class List>
void addId(std::vector<PartColumn>& columns, List list, std::optional<owngame::Word> word);

/// Returns a column for a text member.
template <class List, class Thing>
PartColumn textColumn(const QString& title, List list, std::string Thing::*member) {
    return {title,
            {},
            PartColumn::Input::Text,
            [list, member](const owngame::Definition& d, int row) {
                return QVariant(textOf(list(d).at(static_cast<std::size_t>(row)).*member));
            },
            [list, member](owngame::Definition& d, int row, const QVariant& value) {
                list(d).at(static_cast<std::size_t>(row)).*member = utf8Of(value);
                return QString();
            }};
}
template <class List, class Thing>
PartColumn colourColumn(List list, std::string Thing::*member) {
    PartColumn column = textColumn(PartTexts::tr("Colour"), list, member);
    column.input = PartColumn::Input::Colour;
    return column;
}
template <class List, class Thing>
PartColumn flagColumn(const QString& title, const QString& hint, List list, bool Thing::*member) {
    return {title, hint, PartColumn::Input::Flag,
            [list, member](const owngame::Definition& d, int row) {
                return QVariant(list(d).at(static_cast<std::size_t>(row)).*member);
            },
            [list, member](owngame::Definition& d, int row, const QVariant& value) {
                list(d).at(static_cast<std::size_t>(row)).*member = value.toBool();
                return QString();
            }};
}
template <class List>
PartColumn supplyColumn(List list) {
    return {PartTexts::tr("Supply"), PartTexts::tr("Number in the box. An empty cell means no limit."),
            PartColumn::Input::Text,
            [list](const owngame::Definition& d, int row) {
                const auto& supply = list(d).at(static_cast<std::size_t>(row)).supply;
                return supply ? QVariant(QString::number(*supply)) : QVariant(QString());
            },
            [list](owngame::Definition& d, int row, const QVariant& value) {
                bool number = false;
                const QString text = value.toString().trimmed();
                const int supply = text.toInt(&number);
                if (!text.isEmpty() && (!number || supply < 0))
                    return PartTexts::tr("Enter a whole number, or leave the cell empty.");
                auto& field = list(d).at(static_cast<std::size_t>(row)).supply;
                field = text.isEmpty() ? std::nullopt : std::optional(supply);
                return QString();
            }};
}
/// Rows of a list: their number, removing, swapping.
template <class List>
void addRows(GamePart& part, List list) {
    using Definition = owngame::Definition;
    part.rows = [list](const Definition& d) { return static_cast<int>(list(d).size()); };
    part.remove = [list](Definition& d, int row) { list(d).erase(list(d).begin() + row); };
    part.exchange = [list](Definition& d, int row, int other) {
        std::swap(list(d).at(static_cast<std::size_t>(row)), list(d).at(static_cast<std::size_t>(other)));
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

/// Returns the names of the languages, the window's first: code and the title of its column.
QList<PartChoice> languageColumns(const Locale& locale);

template <class List>
void addNames(std::vector<PartColumn>& columns, const Locale& locale, List list,
              std::optional<owngame::Word> word) {
    const QList<PartChoice> languages = languageColumns(locale);
    for (const PartChoice& language : languages)
        columns.push_back({language.name,
                           {},
                           PartColumn::Input::Text,
                           [list, code = language.id.toStdString()](const owngame::Definition& d, int row) {
                               const auto& texts = list(d).at(static_cast<std::size_t>(row)).name.texts;
                               const auto found = texts.find(code);
                               return QVariant(found == texts.end() ? QString() : textOf(found->second));
                           },
                           [list, word, code = language.id.toStdString(), own = &language == &languages[0]](
                               owngame::Definition& d, int row, const QVariant& value) {
                               auto& thing = list(d).at(static_cast<std::size_t>(row));
                               if (own) dropTranslations(thing.name, code, utf8Of(value));
                               thing.name.set(code, utf8Of(value));
                               const std::string before = thing.id;
                               if (!isGivenId(before) || utf8Of(value).empty()) return QString();
                               const std::string id = freeId(list(d), idOfName(utf8Of(value)));
                               if (word) owngame::rename(d, *word, before, id);
                               thing.id = id;
                               return QString();
                           }});
}

template <class List>
void addId(std::vector<PartColumn>& columns, List list, std::optional<owngame::Word> word) {
    columns.push_back(
        {PartTexts::tr("ID"),
         PartTexts::tr("Identifies objects in map files. Use lower-case letters, digits and hyphens."),
         PartColumn::Input::Text,
         [list](const owngame::Definition& d, int row) {
             return QVariant(textOf(list(d).at(static_cast<std::size_t>(row)).id));
         },
         [list, word](owngame::Definition& d, int row, const QVariant& value) {
             auto& thing = list(d).at(static_cast<std::size_t>(row));
             const std::string before = thing.id, after = utf8Of(value);
             for (const auto& other : list(d))
                 if (other.id == after && before != after)
                     return PartTexts::tr("This ID already exists. Enter a different one.");
             if (word) owngame::rename(d, *word, before, after);
             thing.id = after;
             return QString();
         }});
}

/// Sets the words of a property. Known words keep their names.
void setChoicesOf(Property& property, const std::vector<std::string>& ids);

/// Returns the named sets of cells for counts and rules, with their names.
QList<PartChoice> setChoices(const owngame::Definition& definition, const Locale& locale);
QList<PartChoice> figureChoices(const owngame::Definition& definition, const Locale& locale);
QList<PartChoice> propertyChoices(const owngame::Definition& definition, const Locale& locale);
QList<PartChoice> zoneChoices(const owngame::Definition& definition, const Locale& locale);

}  // namespace hexa::editor
