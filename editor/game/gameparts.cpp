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

}  // namespace hexa::editor
