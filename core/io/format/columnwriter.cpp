// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format/columnwriter.h"

#include "core/io/format/columnreader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <utility>

namespace hexa {
namespace {

/// Widest gap in hexes bridged by symbols; a wider gap begins another column, which takes as many
/// bytes.
constexpr int maxGap = 40;
/// Fewer cells than these take no fewer bytes as a column.
constexpr std::size_t fewestCells = 4;

// Characters for symbols, without those that JSON escapes; the symbols of slots and blanks are the
// same in every game.
constexpr std::string_view symbolLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
constexpr std::string_view marks = "!$&'()*+,/:;<>?@[]^_`{|}~";
constexpr char emptyMark = '-', lockedEmptyMark = '=', blankMark = '#', lockedBlankMark = '%',
               nothingMark = '.';

std::string upper(std::string text) {
    for (char& c : text)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return text;
}

/// Takes the first wish among the free characters, or the first of these.
char take(std::string& free, std::string_view wishes) {
    std::size_t found = std::string::npos;
    for (std::size_t i = 0; i < wishes.size() && found == std::string::npos; ++i)
        found = free.find(wishes[i]);
    if (found == std::string::npos) found = 0;
    const char character = free[found];
    free.erase(found, 1);
    return character;
}

/// Returns symbols of all kinds, then of all kinds locked: letters of their names if they are free,
/// or two characters each if there are many. They depend on the catalog alone, so that an edit
/// changes a map's file as little as possible. Some are empty if there are too many even for that.
std::vector<std::string> symbolsOf(const Catalog& catalog) {
    const std::size_t kinds = catalog.kinds.size();
    std::vector<std::string> symbols(2 * kinds);
    std::string free = std::string(symbolLetters) + std::string(marks);
    if (symbols.size() > free.size()) {
        for (std::size_t i = 0; i < symbols.size() && i < symbolLetters.size() * symbolLetters.size(); ++i)
            symbols[i] = {symbolLetters[i / symbolLetters.size()], symbolLetters[i % symbolLetters.size()]};
        return symbols;
    }
    for (std::size_t i = 0; i < kinds; ++i)
        symbols[i] = std::string(1, take(free, catalog.kinds[i].id + upper(catalog.kinds[i].id)));
    for (std::size_t i = 0; i < kinds; ++i)
        symbols[kinds + i] = std::string(1, take(free, upper(symbols[i] + catalog.kinds[i].id)));
    return symbols;
}

/// Counts IDs of letters and a number along a column.
class IdCounter {
public:
    /// Parts of a cell's ID: its letters, and its number; 0 = none.
    struct Id {
        std::size_t letters = 0;
        int number = 0;
    };

    explicit IdCounter(const Catalog& catalog) : mLettersOf(catalog.kinds.size()) {
        for (std::size_t kind = 0; kind < mLettersOf.size(); ++kind) {
            const std::string& letters = catalog.kinds[kind].letter;
            const auto known = std::ranges::find(mLetters, letters);
            mLettersOf[kind] = static_cast<std::size_t>(known - mLetters.begin());
            if (known == mLetters.end()) mLetters.push_back(letters);
        }
        mUsed.resize(mLetters.size());
        restart();
    }

    /// Returns the ID's parts; none if it is not a number with the kind's letters.
    std::optional<Id> read(const Cell& cell) const {
        if (!isTile(cell.kind)) return cell.id.empty() ? std::optional(Id{mLetters.size(), 0}) : std::nullopt;
        Id id{mLettersOf[indexOf(cell.kind)], 0};
        if (cell.id.empty()) return id;
        const std::string_view text = cell.id.text();
        const std::string& letters = mLetters[id.letters];
        if (letters.empty() || !text.starts_with(letters) || text.size() == letters.size() ||
            text[letters.size()] == '0')
            return std::nullopt;
        const char* const end = text.data() + text.size();
        const auto [stop, failure] = std::from_chars(text.data() + letters.size(), end, id.number);
        if (failure != std::errc{} || stop != end || id.number < 1 || id.number > maxIdNumber)
            return std::nullopt;
        return id;
    }

    void restart() {
        mNext.assign(mLetters.size() + 1, unseen);
        mAside = mNext;
    }
    /// True if a cell with this ID can be the next one of the column.
    bool fits(const Id& id) const {
        return id.letters == mLetters.size() || mNext[id.letters] == unseen || mNext[id.letters] == id.number;
    }
    /// True if it follows an unsuitable one: then a column of its own is better.
    bool followsAside(const Id& id) const { return mAside[id.letters] == id.number; }
    void setAside(const Id& id) { mAside[id.letters] = after(id); }
    void add(const Id& id, CellColumns::Column& column) {
        if (mNext[id.letters] == unseen && id.number > 0)
            column.ids.emplace_back(mLetters[id.letters], id.number);
        mNext[id.letters] = after(id);
        mAside[id.letters] = unseen;
    }

    void use(const CellColumns::Column& column) {
        for (const auto& [letters, first] : column.ids)
            mUsed[static_cast<std::size_t>(std::ranges::find(mLetters, letters) - mLetters.begin())] = true;
    }
    /// Returns the letters of the kind's IDs, if a column counts them.
    std::string usedLetters(KindId kind) const {
        const bool used = isTile(kind) && mUsed[mLettersOf[indexOf(kind)]] != 0;
        return used ? mLetters[mLettersOf[indexOf(kind)]] : std::string();
    }

private:
    static constexpr int unseen = -1;
    static int after(const Id& id) { return id.number > 0 ? id.number + 1 : 0; }
    std::vector<std::string> mLetters;    // of the catalog, each once
    std::vector<std::size_t> mLettersOf;  // by kind
    std::vector<int> mNext;   // number of the next cell of the column; 0: the cells so far have none
    std::vector<int> mAside;  // the same of a cell that does not stand in the column
    std::vector<char> mUsed;
};

/// Puts one cell after another into columns.
class ColumnBuilder {
public:
    explicit ColumnBuilder(const Catalog& catalog) : mKinds(catalog.kinds.size()), mIds(catalog) {
        const auto symbols = symbolsOf(catalog);
        const std::size_t width = symbols.empty() ? 1 : symbols.front().size();
        for (const bool locked : {false, true}) {
            for (std::size_t i = 0; i < mKinds; ++i)
                mSymbols.push_back({symbols[locked ? mKinds + i : i], kindIdAt(i), locked});
            mSymbols.push_back(
                {std::string(width, locked ? lockedEmptyMark : emptyMark), KindId::Empty, locked});
            mSymbols.push_back(
                {std::string(width, locked ? lockedBlankMark : blankMark), KindId::Blank, locked});
        }
        mUsed.resize(mSymbols.size());
        mNothing = std::string(width, nothingMark);
    }

    void add(std::size_t number, const Cell& cell, bool hasDetails) {
        const std::size_t symbol = symbolOf(cell);
        const auto id = mIds.read(cell);
        if (hasDetails || !id || mSymbols[symbol].text.empty()) {
            mMade.others.push_back(number);
            return;
        }
        const bool far = mOpenCells == 0 || cell.at.q != mOpen.top.q || cell.at.r - mNext > maxGap;
        // A single ID out of sequence is listed separately; the next one that follows it begins a
        // column.
        if (!far && !mIds.fits(*id) && !mIds.followsAside(*id)) {
            mIds.setAside(*id);
            mMade.others.push_back(number);
            return;
        }
        if (far || !mIds.fits(*id)) {
            close();
            mOpen.top = cell.at;
            mNext = cell.at.r;
        }
        mIds.add(*id, mOpen);
        for (; mNext < cell.at.r; ++mNext) mOpen.symbols += mNothing;
        mOpen.symbols += mSymbols[symbol].text;
        ++mNext;
        if (mOpenCells < fewestCells) mFirst[mOpenCells] = {number, symbol};
        ++mOpenCells;
        if (mOpenCells > fewestCells) mUsed[symbol] = true;
    }

    /// Returns the columns made from all cells, and the number of cells in them.
    std::pair<CellColumns, std::size_t> finish() {
        close();
        std::sort(mMade.others.begin(), mMade.others.end());
        for (std::size_t i = 0; i < mSymbols.size(); ++i) {
            if (mUsed[i] == 0) continue;
            mMade.legend.push_back(mSymbols[i]);
            mMade.legend.back().letters = mIds.usedLetters(mSymbols[i].kind);
        }
        return {std::move(mMade), mCells};
    }

private:
    struct Entry {
        std::size_t number = 0;
        std::size_t symbol = 0;
    };

    std::size_t symbolOf(const Cell& cell) const {
        std::size_t index = mKinds + 1;
        if (isTile(cell.kind)) index = indexOf(cell.kind);
        if (cell.kind == KindId::Empty) index = mKinds;
        return index + (cell.locked ? mKinds + 2 : 0);
    }

    /// Ends the present column.
    void close() {
        const bool enough = mOpenCells >= fewestCells;
        for (std::size_t i = 0; i < std::min(mOpenCells, fewestCells); ++i) {
            if (enough)
                mUsed[mFirst[i].symbol] = true;
            else
                mMade.others.push_back(mFirst[i].number);
        }
        if (enough) {
            mCells += mOpenCells;
            if (mOpen.symbols.size() > mOpenCells * mNothing.size()) mMade.nothing = mNothing;
            mIds.use(mOpen);
            mMade.numbered |= !mOpen.ids.empty();
            mMade.columns.push_back(std::move(mOpen));
        }
        mOpen = {};
        mIds.restart();
        mOpenCells = 0;
    }

    std::size_t mKinds;
    std::vector<CellColumns::Symbol> mSymbols;  // kinds, empty, blank; then all of them locked
    std::vector<char> mUsed;                    // by the numbers of symbols
    std::string mNothing;
    IdCounter mIds;

    CellColumns::Column mOpen;
    std::size_t mOpenCells = 0;
    std::array<Entry, fewestCells> mFirst;  // of them
    int mNext = 0;                          // r behind the open column

    CellColumns mMade;
    std::size_t mCells = 0;  // in columns that are made
};

bool isNameOfOurs(const std::pair<std::string, std::string>& member) {
    return member.first == "legend" || member.first == "columns";
}

}  // namespace

std::optional<CellColumns> columnsOf(const Board& board, const Catalog& catalog, std::size_t tooFew) {
    if (board.cellCount() <= tooFew) return std::nullopt;
    if (std::ranges::any_of(board.extra.members, isNameOfOurs)) return std::nullopt;
    ColumnBuilder builder(catalog);
    auto details = board.details().begin();
    for (std::size_t i = 0; i < board.cellCount(); ++i) {
        const Cell& cell = board.cells()[i];
        while (details != board.details().end() && details->first < cell.at) ++details;
        builder.add(i, cell, details != board.details().end() && details->first == cell.at);
    }
    auto [columns, cells] = builder.finish();
    if (cells <= tooFew) return std::nullopt;
    return std::move(columns);
}

void writeColumns(JsonWriter& json, const CellColumns& columns, const Catalog& catalog) {
    using Style = JsonWriter::Style;
    json.key("legend");
    json.beginObject();
    for (const CellColumns::Symbol& symbol : columns.legend) {
        json.key(symbol.text);
        json.beginObject(Style::Compact);
        if (symbol.kind == KindId::Blank) json.member("blank", true);
        if (isTile(symbol.kind)) json.member("kind", std::string_view(catalog.kind(symbol.kind).id));
        if (symbol.locked) json.member("locked", true);
        if (!symbol.letters.empty()) json.member("ids", std::string_view(symbol.letters));
        json.endObject();
    }
    if (!columns.nothing.empty()) {
        json.key(columns.nothing);
        json.null();
    }
    json.endObject();
    json.key("columns");
    json.beginArray();
    for (const CellColumns::Column& column : columns.columns) {
        json.beginObject(Style::Compact);
        json.key("at");
        json.beginArray(Style::Compact);
        json.value(column.top.q);
        json.value(column.top.r);
        json.endArray();
        json.member("cells", std::string_view(column.symbols));
        if (!column.ids.empty()) {
            json.key("ids");
            json.beginObject(Style::Compact);
            for (const auto& [letters, first] : column.ids) json.member(letters, first);
            json.endObject();
        }
        json.endObject();
    }
    json.endArray();
}

}  // namespace hexa
