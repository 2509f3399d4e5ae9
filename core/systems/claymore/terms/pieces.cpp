// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/terms/pieces.h"

#include <algorithm>
#include <string>

namespace hexa::claymore {

int numberIn(const Attributes& attributes, std::string_view id) {
    const auto* value = attributes.find(id);
    const int* number = value == nullptr ? nullptr : std::get_if<int>(value);
    return number == nullptr ? 0 : *number;
}

bool flagIn(const Attributes& attributes, std::string_view id) {
    const auto* value = attributes.find(id);
    const bool* flag = value == nullptr ? nullptr : std::get_if<bool>(value);
    return flag != nullptr && *flag;
}

std::optional<Terrain> terrainOf(std::string_view pieceKind) {
    if (pieceKind == piece::ford) return Terrain::Ford;
    if (pieceKind == piece::marsh) return Terrain::Marsh;
    if (pieceKind == piece::tower) return Terrain::Tower;
    if (closedCount(pieceKind) > 0) return Terrain::Palisade;
    return std::nullopt;
}

int closedCount(std::string_view pieceKind) {
    const auto found = std::ranges::find(piece::palisades, pieceKind);
    return found == piece::palisades.end() ? 0 : static_cast<int>(found - piece::palisades.begin()) + 2;
}

Sides closedSides(const PiecePlacement& palisade) {
    Sides closed;
    for (int direction = 0; direction < closedCount(palisade.kind); ++direction) closed.set(direction, true);
    Isometry isometry;
    isometry.linear = static_cast<std::uint8_t>((palisade.turns % 6 + 6) % 6 + (palisade.mirrored ? 6 : 0));
    return closed.mapped(isometry);
}

std::optional<PalisadeForm> palisadeFor(Sides closed) {
    for (const std::string_view kind : piece::palisades)
        for (int turns = 0; turns < 6; ++turns) {
            PiecePlacement placed;
            placed.kind = kind;
            placed.turns = turns;
            if (closedSides(placed) == closed) return PalisadeForm{kind, turns};
        }
    return std::nullopt;
}

}  // namespace hexa::claymore
