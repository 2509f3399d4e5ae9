// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/system.h"
#include "core/io/share/bitstream.h"
#include "core/io/share/sharecode.h"
#include "core/io/share/sharecontent.h"

#include <algorithm>
#include <charconv>

namespace hexa::share {
namespace {

/// Returns N if the ID is a kind's letter and N without leading zeros, else none.
std::optional<std::uint32_t> numberIn(std::string_view id, const std::string& letter) {
    if (!id.starts_with(letter) || id.size() == letter.size() || id[letter.size()] == '0')
        return std::nullopt;
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(id.data() + letter.size(), id.data() + id.size(), number);
    if (error != std::errc{} || end != id.data() + id.size()) return std::nullopt;
    return number;
}

class ContentWriter {
public:
    ContentWriter(const GameSystem& system, const Scenario& scenario)
        : mSystem(system),
          mScenario(scenario),
          mCells(scenario.board.cells().begin(), scenario.board.cells().end()) {}

    std::string write() {
        mBits.bits(markOf(mSystem.catalog), markBits);
        mBits.bit(mScenario.profile == RuleProfile::Free);
        mBits.bit(mScenario.board.orientation == Orientation::Pointy);
        const Layout* layout = layoutOf(mSystem, mScenario);
        mBits.bit(layout != nullptr);
        if (layout != nullptr)
            mBits.bits(markOf(*layout), markBits);
        else
            writeShape();
        writeSeats(layout);
        writeKinds();
        writePoints();
        writeIds();
        return mBits.bytes();
    }

private:
    /// Runs of cells: the step to the next column, then to the run's start; a step of 0 columns =
    /// same column.
    void writeShape() {
        std::vector<std::size_t> starts;
        for (std::size_t i = 0; i < mCells.size(); ++i)
            if (i == 0 || mCells[i].at != mCells[i - 1].at + Hex{0, 1}) starts.push_back(i);
        mBits.number(static_cast<std::uint32_t>(starts.size()));
        Hex before;
        for (std::size_t run = 0; run < starts.size(); ++run) {
            const Hex at = mCells[starts[run]].at;
            const std::size_t end = run + 1 < starts.size() ? starts[run + 1] : mCells.size();
            if (run == 0)
                mBits.signedNumber(at.q);
            else
                mBits.number(static_cast<std::uint32_t>(at.q - before.q));
            mBits.signedNumber(at.r - before.r);
            mBits.number(static_cast<std::uint32_t>(end - starts[run] - 1));
            before = at;
        }
    }

    void writeSeats(const Layout* layout) {
        const auto& seats = mScenario.seats;
        const auto sameHome = [](const Seat& a, const Seat& b) { return a.home == b.home; };
        const bool asLayoutHas =
            layout != nullptr && std::equal(seats.begin(), seats.end(), layout->scenario.seats.begin(),
                                            layout->scenario.seats.end(), sameHome);
        mBits.bit(asLayoutHas);
        if (!asLayoutHas) {
            mBits.number(static_cast<std::uint32_t>(seats.size()));
            for (const Seat& seat : seats) {
                mBits.signedNumber(seat.homeHex().q);
                mBits.signedNumber(seat.homeHex().r);
            }
        }
        std::vector<std::uint32_t> factions;
        const auto& known = mSystem.catalog.factions;
        for (const Seat& seat : seats) {
            const auto found = std::find_if(known.begin(), known.end(),
                                            [&](const Faction& f) { return f.id == seat.faction; });
            factions.push_back(found == known.end() ? 0
                                                    : static_cast<std::uint32_t>(found - known.begin()) + 1);
        }
        const bool any =
            std::any_of(factions.begin(), factions.end(), [](std::uint32_t f) { return f != 0; });
        mBits.bit(any);
        if (any) mBits.symbols(factions, static_cast<std::uint32_t>(known.size()) + 1);
    }

    void writeKinds() {
        // Common case without symbols for homes: every home, and no other hex, has a tile for a
        // seat.
        const auto home = seatKind(mSystem.catalog);
        std::size_t homesFound = 0;
        bool tilesOnHomes = home.has_value();
        for (const Cell& cell : mCells) {
            const bool isHome = mScenario.seatAt(cell.at).has_value();
            homesFound += isHome ? 1 : 0;
            tilesOnHomes &= isHome == (cell.kind == home);
        }
        tilesOnHomes &= homesFound == mScenario.seats.size();
        mBits.bit(tilesOnHomes);

        const std::size_t all = mSystem.catalog.kinds.size() + 2;
        std::vector<bool> used(all, false);
        std::vector<std::uint32_t> symbols;
        for (const Cell& cell : mCells) {
            if (tilesOnHomes && cell.kind == home) continue;
            symbols.push_back(symbolOf(cell.kind));
            used[symbols.back()] = true;
        }
        std::vector<std::uint32_t> dense(all, 0);
        std::uint32_t count = 0;
        for (std::size_t i = 0; i < all; ++i) {
            mBits.bit(used[i]);
            if (used[i]) dense[i] = count++;
        }
        for (auto& symbol : symbols) symbol = dense[symbol];
        mBits.symbols(symbols, count);
    }

    /// Writes the number of cells that satisfy a test, and for each the step from the one before
    /// and the output of `write`.
    template <class Test, class F>
    void some(Test test, F write) {
        std::vector<std::size_t> chosen;
        for (std::size_t i = 0; i < mCells.size(); ++i)
            if (test(i)) chosen.push_back(i);
        mBits.number(static_cast<std::uint32_t>(chosen.size()));
        std::size_t next = 0;
        for (const std::size_t i : chosen) {
            mBits.number(static_cast<std::uint32_t>(i - next));
            write(i);
            next = i + 1;
        }
    }

    void writePoints() {
        const auto points = [&](std::size_t i) { return mScenario.board.detailsOf(mCells[i].at).points; };
        some([&](std::size_t i) { return points(i).has_value(); },
             [&](std::size_t i) { mBits.signedNumber(*points(i)); });
    }

    void writeIds() {
        const auto defaults = defaultIds(mCells, mSystem.catalog);
        some([&](std::size_t i) { return mCells[i].id != defaults[i]; },
             [&](std::size_t i) {
                 const Cell& cell = mCells[i];
                 const auto text = cell.id.text();
                 const auto number = isTile(cell.kind)
                                         ? numberIn(text, mSystem.catalog.kind(cell.kind).letter)
                                         : std::nullopt;
                 mBits.bit(number.has_value());
                 if (number) return mBits.number(*number);
                 mBits.bits(text.size(), 4);
                 for (const char c : text) mBits.bits(static_cast<unsigned char>(c), 8);
             });
    }

    const GameSystem& mSystem;
    const Scenario& mScenario;
    std::vector<Cell> mCells;
    BitWriter mBits;
};

}  // namespace

Result<std::string> writeContent(const Scenario& scenario, const Systems& systems) {
    const GameSystem* system = systems.find(scenario.system);
    if (system == nullptr) return Error("share.unknown-system");
    const Board& board = scenario.board;
    if (board.cellCount() > maxShareCells)
        return Error("share.too-large", {{"count", static_cast<std::int64_t>(board.cellCount())},
                                         {"max", static_cast<std::int64_t>(maxShareCells)}});
    return ContentWriter(*system, scenario).write();
}

}  // namespace hexa::share
