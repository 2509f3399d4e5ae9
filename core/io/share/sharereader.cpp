// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"
#include "core/engine/system.h"
#include "core/io/format/limits.h"
#include "core/io/share/bitstream.h"
#include "core/io/share/sharecode.h"
#include "core/io/share/sharecontent.h"

#include <algorithm>
#include <set>

namespace hexa::share {
namespace {

constexpr std::uint32_t maxSeats = 64;

bool inRange(std::int64_t coordinate) {
    return coordinate >= -Board::maxCoordinate && coordinate <= Board::maxCoordinate;
}

/// Reads the output of ContentWriter. Every step returns false for an invalid content; the first
/// false ends it.
class ContentReader {
public:
    ContentReader(std::string_view bytes, const GameSystem& system) : mBits(bytes), mSystem(system) {}

    Result<Scenario> read() {
        mBits.bits(markBits);
        mScenario.system = mSystem.id();
        mScenario.profile = mBits.bit() ? RuleProfile::Free : RuleProfile::Rulebook;
        mScenario.board.orientation = mBits.bit() ? Orientation::Pointy : Orientation::Flat;
        const Layout* layout = nullptr;
        if (mBits.bit()) {
            layout = layoutWithMark(mSystem, mBits.bits(markBits));
            if (layout == nullptr) return Error("share.unknown-layout");
            takeShape(*layout);
        } else if (!readShape()) {
            return Error("share.damaged");
        }
        if (!readSeats(layout) || !readKinds()) return Error("share.damaged");
        nameByDefault();
        if (!readPoints() || !readIds() || !mBits.atEnd()) return Error("share.damaged");
        mScenario.board.setCells(std::move(mCells), std::move(mDetails));
        // A valid code names a layout only if the map has this layout.
        if (layout != nullptr && layoutOf(mSystem, mScenario) != layout) return Error("share.damaged");
        return std::move(mScenario);
    }

private:
    void takeShape(const Layout& layout) {
        for (const Cell& cell : layout.scenario.board.cells()) addCell(cell.at);
        mScenario.provenance.layout = layout.id;
        mScenario.provenance.standIn = layout.scenario.provenance.standIn;
    }

    bool readShape() {
        const std::uint32_t runs = mBits.number();
        if (runs > maxShareCells) return false;
        Hex start;
        for (std::uint32_t run = 0; run < runs && !mBits.failed(); ++run) {
            const std::int64_t column =
                run == 0 ? mBits.signedNumber() : std::int64_t{start.q} + mBits.number();
            const std::int64_t row = std::int64_t{start.r} + mBits.signedNumber();
            const std::int64_t length = std::int64_t{mBits.number()} + 1;
            if (mCells.size() + static_cast<std::size_t>(length) > maxShareCells) return false;
            if (!inRange(column) || !inRange(row) || !inRange(row + length - 1)) return false;
            start = {static_cast<int>(column), static_cast<int>(row)};
            if (!mCells.empty() && !(mCells.back().at < start)) return false;
            for (int i = 0; i < length; ++i) addCell(start + Hex{0, i});
        }
        return !mBits.failed();
    }

    bool readSeats(const Layout* layout) {
        if (mBits.bit()) {
            if (layout == nullptr) return false;
            for (const Seat& seat : layout->scenario.seats) mScenario.seats.emplace_back().home = seat.home;
        } else {
            const std::uint32_t count = mBits.number();
            if (count > maxSeats) return false;
            std::set<Hex> homes;
            for (std::uint32_t i = 0; i < count; ++i) {
                const int q = mBits.signedNumber();
                const int r = mBits.signedNumber();
                if (!inRange(q) || !inRange(r) || !homes.insert({q, r}).second) return false;
                mScenario.seats.emplace_back().home = Hex{q, r};
            }
        }
        if (!mBits.bit()) return !mBits.failed();
        const auto& known = mSystem.catalog.factions;
        const auto factions =
            mBits.symbols(mScenario.seats.size(), static_cast<std::uint32_t>(known.size()) + 1);
        for (std::size_t i = 0; i < factions.size(); ++i)
            if (factions[i] > 0) mScenario.seats[i].faction = known[factions[i] - 1].id;
        return !mBits.failed();
    }

    bool readKinds() {
        const bool tilesOnHomes = mBits.bit();
        const auto home = seatKind(mSystem.catalog);
        if (tilesOnHomes && !home) return false;
        std::vector<Cell*> open;
        for (Cell& cell : mCells) {
            if (tilesOnHomes && mScenario.seatAt(cell.at))
                cell.kind = *home;
            else
                open.push_back(&cell);
        }
        std::vector<KindId> kinds;
        for (std::size_t symbol = 0; symbol < mSystem.catalog.kinds.size() + 2; ++symbol)
            if (mBits.bit()) kinds.push_back(kindOf(symbol));
        if (kinds.empty() != open.empty()) return false;
        const auto symbols = mBits.symbols(open.size(), static_cast<std::uint32_t>(kinds.size()));
        for (std::size_t i = 0; i < open.size(); ++i) open[i]->kind = kinds[symbols[i]];
        return !mBits.failed();
    }

    /// Reads a list of cells; `take` gets each and returns false if the rest is impossible.
    template <class F>
    bool some(F take) {
        const std::uint32_t count = mBits.number();
        std::size_t next = 0;
        for (std::uint32_t i = 0; i < count; ++i, ++next) {
            next += mBits.number();
            if (mBits.failed() || next >= mCells.size() || !take(mCells[next])) return false;
        }
        return !mBits.failed();
    }

    bool readPoints() {
        return some([&](const Cell& cell) {
            const int points = mBits.signedNumber();
            if (points < -limits::cellPoints || points > limits::cellPoints) return false;
            mDetails[cell.at].points = points;
            return true;
        });
    }

    bool readIds() {
        return some([&](Cell& cell) {
            std::string text;
            if (mBits.bit()) {
                if (!isTile(cell.kind)) return false;
                text = mSystem.catalog.kind(cell.kind).letter + std::to_string(mBits.number());
            } else {
                const auto length = mBits.bits(4);
                for (std::uint64_t i = 0; i < length; ++i) text += static_cast<char>(mBits.bits(8));
            }
            const auto id = TileId::from(text);
            if (!id || !isUtf8(text)) return false;
            cell.id = *id;
            return true;
        });
    }

    void addCell(Hex at) {
        Cell cell;
        cell.at = at;
        mCells.push_back(cell);
    }

    void nameByDefault() {
        const auto ids = defaultIds(mCells, mSystem.catalog);
        for (std::size_t i = 0; i < ids.size(); ++i) mCells[i].id = ids[i];
    }

    BitReader mBits;
    const GameSystem& mSystem;
    Scenario mScenario;
    std::vector<Cell> mCells;
    std::map<Hex, CellDetails> mDetails;
};

}  // namespace

Result<Scenario> readContent(std::string_view bytes, const Systems& systems) {
    const auto mark = BitReader(bytes).bits(markBits);
    for (const GameSystem& system : systems.list())
        if (markOf(system.catalog) == mark) return ContentReader(bytes, system).read();
    return Error("share.unknown-system");
}

}  // namespace hexa::share
