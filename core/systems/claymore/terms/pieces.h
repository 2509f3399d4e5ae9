// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board.h"
#include "core/catalog/catalog.h"

#include <array>
#include <optional>
#include <string_view>

/// Ids of resources/claymore/catalog.json (a test compares), and their meanings.
namespace hexa::claymore {

inline constexpr std::string_view systemId = "claymore-saga";

/// The ground of a hex, as printed on the mat; the road is a feature of borders.
namespace ground {
inline constexpr KindId plain = kindIdAt(0);
inline constexpr KindId river = kindIdAt(1);
inline constexpr KindId bridge = kindIdAt(2);  ///< Road and river: the way across.
}  // namespace ground

/// Features of borders: the road joins the two hexes, the hedge parts them.
namespace border {
inline constexpr std::string_view road = "road";
inline constexpr std::string_view hedge = "hedge";
}  // namespace border

/// Terrain put on hexes (CS-006, CS-008, CS-009). The three palisades differ in the number of
/// closed sides.
namespace piece {
inline constexpr std::string_view ford = "ford";
inline constexpr std::string_view marsh = "marsh";
inline constexpr std::string_view tower = "tower";
inline constexpr std::array<std::string_view, 3> palisades{"palisade-2", "palisade-3", "palisade-4"};
}  // namespace piece

/// Purposes of zones. Those of an army determine the arrival of its regiments on the mat: placed
/// freely before the battle (CS-050, CS-151), laid face down by turns (CS-153), or entering when
/// their card comes up (CS-152).
namespace zone {
inline constexpr std::string_view free = "free";
inline constexpr std::string_view hidden = "hidden";
inline constexpr std::string_view entry = "entry";
inline constexpr std::string_view objective =
    "objective";                                  ///< Its owner wins at once by standing there (CS-150).
inline constexpr std::string_view area = "area";  ///< The part of the mat that is played on (CS-023).
}  // namespace zone

namespace property {
inline constexpr std::string_view number = "number";       ///< Of a regiment among its kind; 0: not given.
inline constexpr std::string_view chips = "chips";         ///< Skull chips of a regiment.
inline constexpr std::string_view elite = "elite";         ///< Of a regiment.
inline constexpr std::string_view faceDown = "face-down";  ///< Of a regiment.
inline constexpr std::string_view rubble = "rubble";       ///< Rubble chips of the tower.
}  // namespace property

int numberIn(const Attributes& attributes, std::string_view id);
bool flagIn(const Attributes& attributes, std::string_view id);

/// Sort of a terrain piece; none for regiments and unknown pieces.
enum class Terrain : std::uint8_t { Ford, Marsh, Palisade, Tower };
std::optional<Terrain> terrainOf(std::string_view pieceKind);

/// Hexes of cardboard with a terrain on each side (CS-006, CS-008).
inline constexpr int terrainHexesInBox = 4;

/// Returns the number of sides that a kind of palisade closes: 2 to 4; 0 for other kinds.
int closedCount(std::string_view pieceKind);
/// Returns the closed sides of a palisade in its position: at `turns` 0 those from direction 0 on,
/// counter-clockwise.
Sides closedSides(const PiecePlacement& palisade);
/// The kind and the turn that close exactly these sides; none if no palisade of the box does.
struct PalisadeForm {
    std::string_view kind;
    int turns = 0;
};
std::optional<PalisadeForm> palisadeFor(Sides closed);

}  // namespace hexa::claymore
