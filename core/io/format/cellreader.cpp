// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format/cellreader.h"

#include "core/io/format/attributefile.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hexa {
namespace {

using Details = std::map<Hex, CellDetails>;

/// Keys of a cell, one bit each, to find repeated ones.
enum Key : unsigned {
    Unknown = 0,
    At = 1,
    Kind = 2,
    Id = 4,
    Vp = 8,
    Locked = 16,
    Blank = 32,
    Note = 64,
    Special = 128
};

Key keyOf(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, Key>, 8> keys{{{"at", At},
                                                                    {"kind", Kind},
                                                                    {"id", Id},
                                                                    {"vp", Vp},
                                                                    {"locked", Locked},
                                                                    {"blank", Blank},
                                                                    {"note", Note},
                                                                    {"special", Special}}};
    for (const auto& [text, key] : keys)
        if (text == name) return key;
    return Unknown;
}

class CellReader {
public:
    explicit CellReader(const Catalog& catalog) : mCatalog(catalog) {}

    std::optional<Error> read(const JsonNode& node, Cell& cell, Details& allDetails) {
        unsigned seen = 0;
        mOthers.clear();
        std::optional<CellDetails> details;
        for (auto walker = node.walk(); !walker.done(); walker.advance()) {
            const Key key = keyOf(walker.key());
            const JsonNode value = walker.value();
            if ((seen & key) != 0) return duplicateKey(node, walker.key());
            seen |= key;
            if (key == Unknown) {
                if (std::ranges::find(mOthers, walker.key()) != mOthers.end())
                    return duplicateKey(node, walker.key());
                mOthers.emplace_back(walker.key());
            }
            // Null means absent, as in every table.
            if (key != Unknown && key != At && value.isNull()) continue;
            std::optional<Error> failed;
            if (key == At || key == Kind || key == Id || key == Locked || key == Blank) {
                failed = plain(key, node, value, cell);
            } else {
                if (!details) details.emplace();
                failed = key == Unknown ? other(walker.key(), value, *details) : detail(key, value, *details);
            }
            if (failed) return failed;
        }
        if ((seen & At) == 0) return node.error("json.missing", {{"key", std::string("at")}});
        if (details && !details->empty()) allDetails.insert_or_assign(cell.at, std::move(*details));
        return std::nullopt;
    }

private:
    static Error duplicateKey(const JsonNode& node, std::string_view key) {
        return node.error("json.duplicate-key", {{"key", std::string(key)}});
    }

    std::optional<Error> plain(Key key, const JsonNode& node, const JsonNode& value, Cell& cell) {
        if (key == At) {
            const auto at = readHex(value);
            if (!at) return at.error();
            cell.at = *at;
        } else if (key == Kind) {
            const auto name = value.string();
            if (!name) return name.error();
            const auto kind = mCatalog.kindId(*name);
            if (!kind) return value.error("file.unknown-kind", {{"kind", std::string(*name)}});
            if (cell.kind == KindId::Blank) return node.error("file.blank-with-kind");
            cell.kind = *kind;
        } else if (key == Id) {
            const auto text = value.string();
            if (!text) return text.error();
            const auto id = TileId::from(*text);
            if (!id)
                return value.error("file.bad-id", {{"max", static_cast<std::int64_t>(TileId::maxBytes)}});
            cell.id = *id;
        } else {
            const auto flag = value.boolean();
            if (!flag) return flag.error();
            if (key == Locked) {
                cell.locked = *flag;
            } else if (*flag) {
                if (isTile(cell.kind)) return node.error("file.blank-with-kind");
                cell.kind = KindId::Blank;
            }
        }
        return std::nullopt;
    }

    static std::optional<Error> detail(Key key, const JsonNode& value, CellDetails& details) {
        if (key == Vp) {
            const auto points = value.integer(-1000, 1000);
            if (!points) return points.error();
            details.points = static_cast<int>(*points);
        } else if (key == Note) {
            const auto note = value.string();
            if (!note) return note.error();
            details.note = std::string(*note);
        } else {
            auto special = readLocalized(value);
            if (!special) return special.error();
            details.special = std::move(*special);
        }
        return std::nullopt;
    }

    /// Reads members of some games only, and refuses unknown ones.
    std::optional<Error> other(std::string_view key, const JsonNode& value, CellDetails& details) const {
        const bool isCut = key == "cut" && mCatalog.cutCells;
        const Property* property = isCut ? nullptr : findProperty(mCatalog.cellProperties, key);
        if ((isCut || property != nullptr) && value.isNull()) return std::nullopt;
        if (isCut) {
            const auto cut = readCut(value);
            if (!cut) return cut.error();
            details.cut = *cut;
        } else if (property != nullptr) {
            auto attribute = readAttribute(value, *property);
            if (!attribute) return attribute.error();
            property->give(details.attributes, *std::move(attribute));
        } else {
            details.extra.members.emplace_back(std::string(key), value.raw());
        }
        return std::nullopt;
    }

    const Catalog& mCatalog;
    std::vector<std::string> mOthers;  // keys of the cell being read that only some games have, or none
};

/// Finds the second cell at a hex, to point to it.
Error duplicateCell(const JsonNode& list, Hex at) {
    bool first = true;
    for (auto walker = list.walk(); !walker.done(); walker.advance()) {
        const JsonNode node = walker.value();
        auto object = JsonObject::open(node);
        const auto place = object->require("at");
        if (!(*readHex(*place) == at)) continue;
        if (!first)
            return node.error("file.duplicate-cell", {{"q", std::int64_t{at.q}}, {"r", std::int64_t{at.r}}});
        first = false;
    }
    return list.error("file.duplicate-cell", {{"q", std::int64_t{at.q}}, {"r", std::int64_t{at.r}}});
}

}  // namespace

Result<Hex> readHex(const JsonNode& node) {
    if (!node.isArray()) return node.typeError("array");
    std::array<int, 2> numbers{};
    std::size_t count = 0;
    for (auto walker = node.walk(); !walker.done(); walker.advance(), ++count) {
        if (count == 2) return node.error("json.length", {{"expected", std::int64_t{2}}});
        const auto number = walker.value().integer(-Board::maxCoordinate, Board::maxCoordinate);
        if (!number) return number.error();
        numbers[count] = static_cast<int>(*number);
    }
    if (count != 2) return node.error("json.length", {{"expected", std::int64_t{2}}});
    return Hex{numbers[0], numbers[1]};
}

std::optional<Error> readCells(const JsonNode& list, const Catalog& catalog, CellTable& table) {
    if (!list.isArray()) return list.typeError("array");
    const std::size_t count = list.size();
    if (count > Board::maxCells)
        return list.error("json.too-many", {{"max", static_cast<std::int64_t>(Board::maxCells)}});
    std::vector<Cell>& cells = table.cells;
    cells.reserve(count);
    CellReader reader(catalog);
    bool sorted = true;
    for (auto walker = list.walk(); !walker.done(); walker.advance()) {
        const JsonNode node = walker.value();
        if (!node.isObject()) return node.typeError("object");
        Cell& cell = cells.emplace_back();
        if (auto failed = reader.read(node, cell, table.details)) return failed;
        sorted &= cells.size() < 2 || cells[cells.size() - 2].at < cell.at;
    }
    if (!sorted) {
        std::sort(cells.begin(), cells.end(), [](const Cell& a, const Cell& b) { return a.at < b.at; });
        const auto twice = std::adjacent_find(cells.begin(), cells.end(),
                                              [](const Cell& a, const Cell& b) { return a.at == b.at; });
        if (twice != cells.end()) return duplicateCell(list, twice->at);
    }
    return std::nullopt;
}

}  // namespace hexa
