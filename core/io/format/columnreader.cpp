// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format/columnreader.h"

#include "core/base/utf8.h"
#include "core/io/format/scenariofile.h"
#include "core/json/reading.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cstring>

namespace hexa {
namespace {

/// Meaning of a symbol in the legend.
struct Meaning {
    enum class What : std::uint8_t { Unknown, Nothing, Cell };
    What what = What::Unknown;
    bool locked = false;
    KindId kind = KindId::Empty;
    std::uint32_t letters = 0;  // number of what its IDs begin with, from 1; 0: it has none
};

constexpr std::size_t maxWidth = 2;

bool isSymbol(std::string_view text) {
    return !text.empty() && text.size() <= maxWidth &&
           std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
}

/// Returns the number of a symbol; all of one legend are of the same width.
std::size_t numberOf(const char* symbol, std::size_t width) {
    const auto byte = [&](std::size_t at) { return std::size_t{static_cast<unsigned char>(symbol[at])}; };
    return width == 1 ? byte(0) : byte(0) << 8 | byte(1);
}

/// Returns F17 for "F" and 17; none if that is too long.
std::optional<TileId> numberedId(std::string_view letters, std::int64_t number) {
    std::array<char, 32> text{};
    static_assert(TileId::maxBytes + 20 <= text.size());
    std::memcpy(text.data(), letters.data(), letters.size());
    const auto end = std::to_chars(text.data() + letters.size(), text.data() + text.size(), number).ptr;
    return TileId::from({text.data(), static_cast<std::size_t>(end - text.data())});
}

class ColumnReader : JsonReading {
public:
    ColumnReader(const Catalog& catalog, int version, std::vector<Cell>& cells)
        : mCatalog(catalog), mNumbered(version >= numberedVersion), mCells(cells), mListed(cells.size()) {}

    std::optional<Error> read(const JsonNode& legend, const Node& columns) {
        readLegend(legend);
        if (!columns) return mError;
        reserve(*columns);
        eachObject(columns, Board::maxCells,
                   [&](JsonObject& column, const JsonNode&) { readColumn(*columns, column); });
        if (!mError) order(*columns);
        return mError;
    }

private:
    void readLegend(const JsonNode& legend) {
        if (!keep(JsonObject::open(legend))) return;  // finds a symbol that is there twice
        eachMember(legend, [&](std::string_view symbol, const JsonNode& value) {
            if (!isSymbol(symbol) || (!mMeanings.empty() && symbol.size() != mWidth))
                return fail(legend.error("file.bad-symbol", {{"symbol", std::string(symbol)}}));
            if (mMeanings.empty()) {
                mWidth = symbol.size();
                mMeanings.resize(std::size_t{1} << (8 * mWidth));
            }
            mMeanings[numberOf(symbol.data(), mWidth)] = meaningOf(value);
        });
        if (mMeanings.empty()) mMeanings.resize(256);
    }

    Meaning meaningOf(const JsonNode& value) {
        Meaning meaning;
        meaning.what = value.isNull() ? Meaning::What::Nothing : Meaning::What::Cell;
        if (value.isNull()) return meaning;
        auto object = keep(JsonObject::open(value));
        if (!object) return meaning;
        if (const auto kind = object->optional("kind")) {
            const std::string name = text(kind);
            const auto known = mCatalog.kindId(name);
            if (!known && !mError) fail(kind->error("file.unknown-kind", {{"kind", name}}));
            meaning.kind = known.value_or(KindId::Empty);
        }
        if (flag(object->optional("blank"))) {
            if (isTile(meaning.kind)) fail(value.error("file.blank-with-kind"));
            meaning.kind = KindId::Blank;
        }
        meaning.locked = flag(object->optional("locked"));
        if (mNumbered) meaning.letters = lettersOf(object->optional("ids"));
        keep(object->refuseLeftover());
        return meaning;
    }

    std::uint32_t lettersOf(const Node& node) {
        const std::string letters = text(node);
        if (!node || mError) return 0;
        if (letters.empty() || letters.size() >= TileId::maxBytes || !TileId::from(letters)) {
            fail(badId(*node));
            return 0;
        }
        const auto known = std::ranges::find(mLetters, letters);
        const auto number = known - mLetters.begin();
        if (known == mLetters.end()) mLetters.push_back(letters);
        return static_cast<std::uint32_t>(number + 1);
    }

    static Error badId(const JsonNode& node) {
        return node.error("file.bad-id", {{"max", static_cast<std::int64_t>(TileId::maxBytes)}});
    }

    /// Reserves room for all cells, estimated from the symbols.
    void reserve(const JsonNode& columns) {
        if (!columns.isArray()) return;
        std::size_t symbols = 0;
        for (auto walker = columns.walk(); !walker.done(); walker.advance()) {
            const JsonNode column = walker.value();
            if (!column.isObject()) continue;
            for (auto member = column.walk(); !member.done(); member.advance())
                if (const auto text = member.value().string(); text && member.key() == "cells")
                    symbols += text->size() / mWidth;
        }
        mCells.reserve(std::min(mListed + symbols, Board::maxCells));
    }

    void readColumn(const JsonNode& columns, JsonObject& column) {
        const auto place = keep(column.require("at"));
        const auto top = place ? keep(readHex(*place)) : std::nullopt;
        const auto cells = keep(column.require("cells"));
        const auto symbols = cells ? keep(cells->string()) : std::nullopt;
        const auto ids = mNumbered ? column.optional("ids") : std::nullopt;
        readNumbers(ids);
        keep(column.refuseLeftover());
        if (mError) return;
        if (symbols->size() % mWidth != 0)
            return fail(cells->error("file.half-symbol", {{"width", static_cast<std::int64_t>(mWidth)}}));
        if (symbols->size() / mWidth > static_cast<std::size_t>(Board::maxCoordinate - top->r + 1))
            return fail(cells->error("file.column-too-long", {{"max", std::int64_t{Board::maxCoordinate}}}));
        mSorted = mSorted && (mCells.size() == mListed || mCells.back().at < *top);
        Cell cell;
        cell.at = *top;
        for (std::size_t at = 0; at < symbols->size(); at += mWidth, ++cell.at.r) {
            const Meaning meaning = mMeanings[numberOf(symbols->data() + at, mWidth)];
            if (meaning.what == Meaning::What::Nothing) continue;
            if (meaning.what == Meaning::What::Unknown) return fail(unknown(*cells, *symbols, at, cell.at));
            if (mCells.size() == Board::maxCells)
                return fail(columns.error("file.too-many-cells",
                                          {{"max", static_cast<std::int64_t>(Board::maxCells)}}));
            cell.kind = meaning.kind;
            cell.locked = meaning.locked;
            cell.id = {};
            if (meaning.letters > 0 && mNext[meaning.letters - 1] > 0) {
                const auto id = numberedId(mLetters[meaning.letters - 1], mNext[meaning.letters - 1]++);
                if (!id) return fail(badId(*ids));
                cell.id = *id;
            }
            mCells.push_back(cell);
        }
    }

    /// Reads the numbers where a column begins to count.
    void readNumbers(const Node& ids) {
        mNext.assign(mLetters.size(), 0);
        if (!ids || mError || !keep(JsonObject::open(*ids))) return;  // finds letters that are there twice
        eachMember(ids, [&](std::string_view letters, const JsonNode& first) {
            const auto known = std::ranges::find(mLetters, letters);
            if (known == mLetters.end())
                return fail(ids->error("file.unknown-letters", {{"letters", std::string(letters)}}));
            if (first.isNull()) return;
            mNext[static_cast<std::size_t>(known - mLetters.begin())] =
                keep(first.integer(1, maxIdNumber)).value_or(0);
        });
    }

    Error unknown(const JsonNode& cells, std::string_view symbols, std::size_t at, Hex hex) const {
        // All in front of it is ASCII, so a character begins here; it may need more bytes than a
        // symbol.
        const std::size_t length = std::max(mWidth, utf8Length(symbols.substr(at)));
        return cells.error("file.unknown-symbol", {{"symbol", toUtf8(symbols.substr(at, length))},
                                                   {"number", static_cast<std::int64_t>(at / mWidth + 1)},
                                                   {"q", std::int64_t{hex.q}},
                                                   {"r", std::int64_t{hex.r}}});
    }

    /// Sorts the cells of the columns, together with the listed ones.
    void order(const JsonNode& columns) {
        const auto before = [](const Cell& a, const Cell& b) { return a.at < b.at; };
        const auto equal = [](const Cell& a, const Cell& b) { return a.at == b.at; };
        const auto middle = mCells.begin() + static_cast<std::ptrdiff_t>(mListed);
        if (!mSorted) {
            std::sort(middle, mCells.end(), before);
            const auto twice = std::adjacent_find(middle, mCells.end(), equal);
            if (twice != mCells.end()) return fail(repeated(columns, twice->at, 1));
        }
        if (mListed == 0) return;
        std::inplace_merge(mCells.begin(), middle, mCells.end(), before);
        const auto twice = std::adjacent_find(mCells.begin(), mCells.end(), equal);
        if (twice != mCells.end()) fail(repeated(columns, twice->at, 0));
    }

    /// Returns an error at a repeated hex in the columns. `others`: number of earlier occurrences.
    Error repeated(const JsonNode& columns, Hex hex, int others) const {
        for (auto walker = columns.walk(); !walker.done(); walker.advance()) {
            const JsonNode node = walker.value();
            auto column = JsonObject::open(node);
            const auto place = column->require("at");
            const auto cells = column->require("cells");
            const Hex top = *readHex(*place);
            const std::string_view symbols = *cells->string();
            if (top.q != hex.q || top.r > hex.r) continue;
            const std::size_t number = static_cast<std::size_t>(hex.r - top.r);
            if (number * mWidth >= symbols.size() ||
                mMeanings[numberOf(symbols.data() + number * mWidth, mWidth)].what != Meaning::What::Cell)
                continue;
            if (others-- == 0)
                return cells->error("file.cell-again", {{"number", static_cast<std::int64_t>(number + 1)},
                                                        {"q", std::int64_t{hex.q}},
                                                        {"r", std::int64_t{hex.r}}});
        }
        assert(false);
        return columns.error("file.cell-again");
    }

    const Catalog& mCatalog;
    bool mNumbered;  // columns can count IDs
    std::vector<Cell>& mCells;
    std::size_t mListed;  // cells that were in the table before
    std::size_t mWidth = 1;
    std::vector<Meaning> mMeanings;  // by the numbers of symbols
    std::vector<std::string> mLetters;
    std::vector<std::int64_t>
        mNext;  // of the column that is read, by the numbers of letters; 0: it does not count them
    bool mSorted = true;
};

}  // namespace

std::optional<Error> readColumns(const JsonNode& legend, const std::optional<JsonNode>& columns, int version,
                                 const Catalog& catalog, CellTable& table) {
    return ColumnReader(catalog, version, table.cells).read(legend, columns);
}

}  // namespace hexa
