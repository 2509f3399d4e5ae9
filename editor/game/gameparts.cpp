// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/gameparts.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace hexa::editor {
namespace {

// Order in which a new game is described.
constexpr std::array basicParts{"general", "kinds", "layouts", "counts", "rules", "weights"};

}  // namespace

QString columnsOf(const owngame::Definition& definition) {
    QStringList words{QString::number(definition.catalog.minSeats),
                      QString::number(definition.catalog.maxSeats)};
    for (const owngame::Figure& figure : definition.figures) {
        if (figure.by != owngame::Figure::By::Kind) continue;
        words << QString::fromStdString(figure.id);
        for (const auto& [language, name] : figure.name.texts) words << QString::fromStdString(name);
    }
    return words.join(u'\n');
}

std::vector<GamePart> gameParts(const owngame::Definition& definition, const Locale& locale,
                                const MapReport& report) {
    std::vector<GamePart> parts = catalogParts(definition, locale, report);
    for (auto more : {wordParts(definition, locale), planParts(definition, locale, report)})
        std::move(more.begin(), more.end(), std::back_inserter(parts));
    const auto place = [](const GamePart& part) {
        return std::find(basicParts.begin(), basicParts.end(), part.id) - basicParts.begin();
    };
    for (GamePart& part : parts) part.basic = place(part) < std::ssize(basicParts);
    std::ranges::stable_sort(parts, {}, place);
    return parts;
}

PlaceInParts placeIn(const std::vector<GamePart>& parts, const owngame::Definition& definition,
                     const QString& pointer) {
    PlaceInParts found;
    for (const GamePart& one : parts)
        if (const int row = one.rowOf ? one.rowOf(definition, pointer) : -1; row >= 0) {
            // Words are inside of their property.
            if (found.part == nullptr || one.id == QLatin1String("words")) found = {&one, row};
        }
    if (found.part != nullptr) return found;
    for (const GamePart& one : parts)
        if (pointer.startsWith(one.pointer) &&
            (found.part == nullptr || one.pointer.size() > found.part->pointer.size()))
            found.part = &one;
    if (found.part == nullptr) return found;
    bool isRow = false;
    const int row = pointer.mid(found.part->pointer.size() + 1).section('/', 0, 0).toInt(&isRow);
    if (isRow) found.row = row;
    return found;
}

}  // namespace hexa::editor
