// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"
#include "core/hex/corner.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::editor {

class Locale;

inline QString toQString(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// Names of a map's things in panels, in the language of the window.
class Names {
    Q_DECLARE_TR_FUNCTIONS(Names)
public:
    /// Returns the name of a tile, "Blank space", or "Empty slot".
    static QString kind(const Catalog& catalog, KindId kind, const Locale& locale);
    /// Returns "C5 r2".
    static QString shortPlace(const GridPlace& place);
    /// Returns "C5 r2"; "5,2" on a map with coordinates as IDs.
    static QString shortPlace(const Board& board, Hex at);
    /// Returns a function that gives the same later, in the language of that time: for the name of
    /// an undo step.
    static std::function<QString()> shortPlaceLater(const Board& board, Hex at);
    /// Returns "V3", or shortPlace() of a cell without an ID.
    static QString brief(const Board& board, Hex at);
    /// Returns a function that gives the same later, for the present cell but in the language of
    /// that time: for the name of an undo step.
    static std::function<QString()> briefLater(const Board& board, Hex at);
    /// Returns "Column 5, row 2". On a map of pointy hexes rows come first. If IDs are coordinates,
    /// it is "Hex 5,2".
    static QString longPlace(const Board& board, Hex at);
    /// Returns "corner of V3, F4 and the map edge": the hexes at a corner by their brief names, or
    /// as `name` says, cells first.
    static QString corner(const Board& board, Corner corner,
                          const std::function<QString(const Cell&)>& name = {});
    static QString profile(RuleProfile profile);
    /// Returns the name of a table's objects: "Sides", "Pieces".
    static QString table(ObjectTable table);
    /// Returns the name of a kind of thing such as "Wall"; "Label" or "Zone" for those without a
    /// kind.
    static QString object(const Scenario& scenario, const Catalog& catalog, ObjectTable table,
                          const std::string& kind, const Locale& locale);
    /// Returns the unusual values of an object or a cell: "Strength 5", "Mood angry", "Dark",
    /// "Banks 1 2" (numbers of sides).
    static QStringList values(const std::vector<Property>& properties, const Attributes& attributes,
                              const std::string& language);
};

}  // namespace hexa::editor
