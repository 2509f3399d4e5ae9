// SPDX-License-Identifier: GPL-3.0-or-later
// Rules for placing terrain: spec section 1.3 and its table.
#include "core/systems/claymore/check/findings.h"

#include <algorithm>
#include <array>
#include <map>

namespace hexa::claymore {
namespace {

class TerrainCheck {
public:
    explicit TerrainCheck(const CheckInput& input) : mInput(input), mField(input.field) {}

    void run() {
        const auto& pieces = mInput.scenario.board.pieces;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const auto terrain = terrainOf(pieces[i].kind);
            const HexIndex index = terrain ? mField.find(pieces[i].at) : noHex;
            if (index == noHex) continue;
            mOn[pieces[i].at].push_back(i);
            checkGround(*terrain, i, mField.at(index));
            if (terrain == Terrain::Ford) checkFord(i, index);
            if (terrain == Terrain::Marsh) checkMarshAtFord(i, index);
            if (terrain == Terrain::Tower) checkTowerAtFord(i, index);
        }
        checkHedges();
        checkCrowded();
    }

private:
    void add(std::string_view code, Severity severity, std::size_t piece, std::string_view rule,
             Arguments arguments = {}) {
        mInput.findings.add(code, std::move(arguments), severity,
                            placeOf(mInput.scenario.board.pieces[piece].at), rule,
                            mInput.removing(ObjectTable::Pieces, piece));
    }
    Arguments at(const FieldHex& hex) const { return {mInput.hex(hex.at)}; }

    /// True for road; a bridge is road and river, and the message about the road comes first.
    static bool onRoad(const FieldHex& hex) { return hex.road || hex.surface == Surface::Bridge; }

    void checkGround(Terrain terrain, std::size_t piece, const FieldHex& hex) {
        switch (terrain) {
        case Terrain::Ford:
            if (hex.surface == Surface::Plain) add("E02", Severity::Error, piece, "CS-035");
            if (hex.surface == Surface::Bridge) add("W01", Severity::Warning, piece, "CS-035", at(hex));
            return;
        case Terrain::Marsh:
            if (onRoad(hex)) add("E05", Severity::Error, piece, "CS-038");
            if (hex.surface == Surface::River) add("W01", Severity::Warning, piece, "CS-038", at(hex));
            return;
        case Terrain::Palisade:
            if (onRoad(hex)) add("E07", Severity::Error, piece, "CS-040");
            if (hex.hasRiver()) add("E08", Severity::Error, piece, "CS-040");
            return;
        case Terrain::Tower:
            if (onRoad(hex)) add("E09", Severity::Error, piece, "CS-042");
            if (hex.hasRiver()) add("E10", Severity::Error, piece, "CS-042");
            return;
        }
    }

    /// True for a ford in the river (CS-035); on a plain hex or a bridge it doesn't count.
    static bool isFord(const FieldHex& hex) {
        return hex.surface == Surface::River && hex.terrain == Terrain::Ford;
    }

    /// CS-E20: finds a ford without an exit.
    void checkFord(std::size_t piece, HexIndex index) {
        const FieldHex& hex = mField.at(index);
        if (!isFord(hex)) return;
        for (int direction = 0; direction < 6; ++direction)
            if (mField.passable(index, direction)) return;
        add("E20", Severity::Error, piece, "CS-035", at(hex));
    }

    /// Returns the fords that a hex is an exit of (CS-039): a hex without river beside them.
    std::vector<Hex> fordsAt(HexIndex index) const {
        std::vector<Hex> fords;
        if (mField.at(index).hasRiver()) return fords;
        for (const HexIndex next : mField.at(index).next)
            if (next != noHex && isFord(mField.at(next))) fords.push_back(mField.at(next).at);
        return fords;
    }
    void checkMarshAtFord(std::size_t piece, HexIndex index) {
        for (const Hex ford : fordsAt(index))
            add("E06", Severity::Error, piece, "CS-038", {mInput.hex(ford)});
    }
    void checkTowerAtFord(std::size_t piece, HexIndex index) {
        if (!fordsAt(index).empty()) add("W04", Severity::Warning, piece, "CS-084");
    }

    void checkHedges() {
        const auto& edges = mInput.scenario.board.edges;
        for (std::size_t i = 0; i < edges.size(); ++i) {
            if (edges[i].kind != border::hedge) continue;
            const auto ends = hexesOf(edges[i].edge);
            const std::array indices{mField.find(ends[0]), mField.find(ends[1])};
            if (indices[0] == noHex && indices[1] == noHex) continue;
            const auto tell = [&](std::string_view code, Severity severity, Arguments arguments) {
                mInput.findings.add(code, std::move(arguments), severity, placeOf(edges[i].edge), "CS-036",
                                    mInput.removing(ObjectTable::Edges, i));
            };
            if (mInput.isOn(Switch::HedgeIsPiece)) checkHedgeAsPiece(i, ends);
            if (indices[0] == noHex || indices[1] == noHex) {
                tell("W01", Severity::Warning, {mInput.hex(ends[indices[0] == noHex ? 1 : 0])});
                continue;
            }
            if (roadBetween(edges[i].edge))
                tell("E03", Severity::Error, {mInput.hex(ends[0]), mInput.hex(ends[1], "hex2")});
            bool blocks = false;
            for (std::size_t end = 0; end < 2; ++end) {
                const FieldHex& ford = mField.at(indices[end]);
                // CS-037: a way in or out is a side to a hex that can be entered.
                if (!isFord(ford) || !mField.at(indices[1 - end]).enterable()) continue;
                tell("E04", Severity::Error, {mInput.hex(ford.at)});
                blocks = true;
            }
            const auto drowned = [&](HexIndex index) {
                const FieldHex& hex = mField.at(index);
                return hex.hasRiver() && !hex.enterable();
            };
            if (!blocks && (drowned(indices[0]) || drowned(indices[1])))
                tell("W01", Severity::Warning, {mInput.hex(ends[0])});
        }
    }
    bool roadBetween(Edge edge) const {
        const EdgeKey road{edge, std::string(border::road), -1};
        return std::ranges::binary_search(mInput.scenario.board.edges, road, {}, &EdgeFeature::key);
    }
    /// Checks CS-034, if a hedge counts as the piece of its two hexes.
    void checkHedgeAsPiece(std::size_t edge, const std::array<Hex, 2>& ends) {
        for (const Hex end : ends) {
            const auto found = mOn.find(end);
            if (found == mOn.end()) continue;
            mInput.findings.add("E01", {mInput.hex(end), {"piece", firstName(found->second)}},
                                Severity::Error, placeOf(mInput.scenario.board.edges[edge].edge), "CS-033",
                                mInput.removing(ObjectTable::Edges, edge));
        }
    }

    /// Checks CS-033: once a hex, in any order of placing.
    void checkCrowded() {
        for (const auto& [place, pieces] : mOn) {
            if (pieces.size() < 2) continue;
            mInput.findings.add(
                "E01", {mInput.hex(place), {"piece", firstName(pieces)}, insteadOfCommon("object.crowded")},
                Severity::Error, placeOf(place), "CS-033",
                mInput.removing(ObjectTable::Pieces, pieces.back()));
        }
    }
    /// Returns the first of several pieces in the order of the catalog.
    Localized firstName(const std::vector<std::size_t>& pieces) const {
        const PieceKind* first = nullptr;
        for (const std::size_t piece : pieces) {
            const PieceKind* kind = mInput.catalog.pieceKind(mInput.scenario.board.pieces[piece].kind);
            if (first == nullptr || kind < first) first = kind;
        }
        return first->name;
    }

    const CheckInput& mInput;
    const Battlefield& mField;
    std::map<Hex, std::vector<std::size_t>> mOn;  // terrain pieces by place
};

}  // namespace

void checkTerrain(const CheckInput& input) { TerrainCheck(input).run(); }

}  // namespace hexa::claymore
