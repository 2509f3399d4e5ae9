// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/partfields.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace hexa::editor {
namespace {

using owngame::Definition;

/// Field of the head of the file: its name, and its functions for reading and writing.
struct HeadField {
    QString name;
    std::function<QString(const Definition&)> get;
    std::function<QString(Definition&, const QString&)> set;
    QList<PartChoice> choices = {};
};

HeadField line(const QString& name, std::string Definition::*member) {
    return {name, [member](const Definition& d) { return textOf(d.*member); },
            [member](Definition& d, const QString& text) {
                d.*member = text.toStdString();
                return QString();
            }};
}

HeadField number(const QString& name, int least, int most, std::function<int&(Definition&)> of) {
    return {name, [of](const Definition& d) { return QString::number(of(const_cast<Definition&>(d))); },
            [=](Definition& d, const QString& text) { return setNumber(of(d), text, least, most); }};
}

/// Returns a field for the diameter of something to cut out. Without a number it follows the tiles.
HeadField counterSize(const QString& name, int Definition::*member) {
    return {name,
            [member](const Definition& d) {
                return d.*member > 0 ? QString::number(d.*member) : PartTexts::tr("Automatic");
            },
            [member](Definition& d, const QString& text) {
                using namespace owngame::limits;
                bool is = false;
                const int size = text.toInt(&is);
                const bool automatic = text.isEmpty() || text == PartTexts::tr("Automatic");
                if (!automatic && (!is || size < smallestCounter || size > largestCounter))
                    return PartTexts::tr("Enter a whole number from %1 to %2, or leave the cell empty.")
                        .arg(smallestCounter)
                        .arg(largestCounter);
                d.*member = automatic ? 0 : size;
                return QString();
            }};
}

/// Returns a field for a feature of the whole game.
HeadField feature(const QString& name, bool Catalog::*member) {
    return {name,
            [member](const Definition& d) { return QString::number(d.catalog.*member ? 1 : 0); },
            [member](Definition& d, const QString& text) {
                d.catalog.*member = text == "1";
                return QString();
            },
            {{"0", PartTexts::tr("No")}, {"1", PartTexts::tr("Yes")}}};
}

std::vector<HeadField> headFields(const Locale& locale) {
    std::vector<HeadField> fields;
    for (const PartChoice& language : languageColumns(locale))
        fields.push_back({language.name,
                          [code = language.id.toStdString()](const Definition& d) {
                              const auto found = d.catalog.name.texts.find(code);
                              return found == d.catalog.name.texts.end() ? QString() : textOf(found->second);
                          },
                          [code = language.id.toStdString()](Definition& d, const QString& text) {
                              d.catalog.name.set(code, text.toStdString());
                              return QString();
                          }});
    fields.push_back({PartTexts::tr("ID"), [](const Definition& d) { return textOf(d.catalog.system); },
                      [](Definition& d, const QString& text) {
                          d.catalog.system = text.toStdString();
                          return QString();
                      }});
    fields.push_back(
        number(PartTexts::tr("Edition"), 1, 1'000'000, [](Definition& d) -> int& { return d.edition; }));
    fields.push_back(line(PartTexts::tr("Author"), &Definition::author));
    fields.push_back(line(PartTexts::tr("Licence"), &Definition::licence));
    fields.push_back(line(PartTexts::tr("Source"), &Definition::source));
    fields.push_back(number(PartTexts::tr("Minimum players"), 1, owngame::PlayerBounds::maxPlayers,
                            [](Definition& d) -> int& { return d.catalog.minSeats; }));
    fields.push_back(number(PartTexts::tr("Maximum players"), 1, owngame::PlayerBounds::maxPlayers,
                            [](Definition& d) -> int& { return d.catalog.maxSeats; }));
    fields.push_back({PartTexts::tr("Hex orientation"),
                      [](const Definition& d) {
                          return d.catalog.orientation == Orientation::Flat ? QString("flat")
                                                                            : QString("pointy");
                      },
                      [](Definition& d, const QString& text) {
                          d.catalog.orientation = text == "flat" ? Orientation::Flat : Orientation::Pointy;
                          return QString();
                      },
                      {{"flat", PartTexts::tr("Flat side down")}, {"pointy", PartTexts::tr("Corner down")}}});
    fields.push_back({PartTexts::tr("Player homes"),
                      [](const Definition& d) { return QString::number(static_cast<int>(d.catalog.homes)); },
                      [](Definition& d, const QString& text) {
                          d.catalog.homes = static_cast<Catalog::Homes>(std::clamp(text.toInt(), 0, 2));
                          return QString();
                      },
                      {{"0", PartTexts::tr("One hex each")},
                       {"1", PartTexts::tr("Several per hex")},
                       {"2", PartTexts::tr("Optional")}}});
    fields.push_back(feature(PartTexts::tr("Teams"), &Catalog::teams));
    fields.push_back(feature(PartTexts::tr("Partly cut hexes"), &Catalog::cutCells));
    fields.push_back({PartTexts::tr("Tile size in mm"),
                      [](const Definition& d) { return QString::number(static_cast<int>(d.tileSize)); },
                      [](Definition& d, const QString& text) {
                          using namespace owngame::limits;
                          int size = 0;
                          const QString reason = setNumber(size, text, smallestTile, largestTile);
                          if (reason.isEmpty()) d.tileSize = size;
                          return reason;
                      }});
    fields.push_back(counterSize(PartTexts::tr("Printed piece size in mm"), &Definition::pieceSize));
    fields.push_back(counterSize(PartTexts::tr("Printed token size in mm"), &Definition::tokenSize));
    return fields;
}

}  // namespace

GamePart generalPart(const Locale& locale) {
    GamePart part{"general", "/", PartTexts::tr("General"),
                  PartTexts::tr("Name, author and number of players.")};
    const auto fields = std::make_shared<const std::vector<HeadField>>(headFields(locale));
    part.rows = [fields](const Definition&) { return static_cast<int>(fields->size()); };
    part.rowName = [fields](const Definition&, int row) { return itemAt(*fields, row).name; };
    part.columns.push_back(
        {PartTexts::tr("Value"), PartTexts::tr("Entry of the game file"), PartColumn::Input::Choice,
         [fields](const Definition& d, int row) { return QVariant(itemAt(*fields, row).get(d)); },
         [fields](Definition& d, int row, const QVariant& value) {
             return itemAt(*fields, row).set(d, value.toString().trimmed());
         },
         [fields](const Definition&, int row) { return itemAt(*fields, row).choices; }});
    return part;
}

}  // namespace hexa::editor
