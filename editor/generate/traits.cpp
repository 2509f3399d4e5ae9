// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/traits.h"

#include "core/library/style.h"

#include <algorithm>
#include <cmath>

namespace hexa::editor {
namespace {

constexpr double usual = 0.5;   // half of all maps have less
constexpr double least = 0.05;  // from the mean; what is nearer tells nothing

}  // namespace

std::optional<Message> traitOf(const GenerateFunctions& game, const Candidate& map,
                               const std::vector<const Candidate*>& beside) {
    std::optional<Message> found;
    double farthest = least;
    for (std::size_t axis = 0; axis < std::min(game.axes.size(), map.tastes.size()); ++axis) {
        double mean = usual;
        for (const Candidate* other : beside)
            mean += axis < other->tastes.size() ? other->tastes[axis].position : usual;
        mean /= static_cast<double>(beside.size() + 1);
        const double position = map.tastes[axis].position;
        const bool ownSide = (position > usual) == (position > mean);
        if (const double away = std::abs(position - mean); ownSide && away > farthest) {
            farthest = away;
            found = library::Style{game.axes[axis].id, position <= usual}.trait(game.axes[axis]);
        }
    }
    return found;
}

}  // namespace hexa::editor
