// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/file/catalogcheck.h"

#include "core/base/printable.h"
#include "core/owngame/definition/definition.h"

#include <algorithm>
#include <set>
#include <string>

namespace hexa::owngame {
namespace {

constexpr std::size_t longestId = 40;
constexpr std::size_t longestName = limits::text;
constexpr std::size_t longestLetter = 8;

/// Checks a catalog and keeps the first error. Later checks are skipped.
class CatalogCheck {
public:
    CatalogCheck(const Catalog& catalog, std::string pointer)
        : mCatalog(catalog), mPointer(std::move(pointer)) {}

    Status run() {
        id("/system", mCatalog.system);
        name("/name", mCatalog.name);
        const bool seats = mCatalog.minSeats >= 1 && mCatalog.minSeats <= mCatalog.maxSeats &&
                           mCatalog.maxSeats <= PlayerBounds::maxPlayers;
        if (!seats) fail("/maxSeats", "owngame.seats", {{"max", std::int64_t{PlayerBounds::maxPlayers}}});
        list("/groups", mCatalog.groups, limits::groups, [&](const std::string&, const KindGroup&) {});
        if (mCatalog.kinds.empty()) fail("/kinds", "owngame.no-kinds");
        list("/kinds", mCatalog.kinds, limits::kinds, [&](const std::string& at, const CellKind& kind) {
            if (isReserved(kind.id)) fail(at + "/id", "owngame.reserved", {{"id", kind.id}});
            letter(at, kind.letter);
            colour(at, kind.colour, false);
            group(at, kind.group);
            supply(at, kind.supply);
        });
        list("/edgeKinds", mCatalog.edgeKinds, limits::things,
             [&](const std::string& at, const EdgeKind& kind) {
                 colour(at, kind.colour, false);
                 supply(at, kind.supply);
                 properties(at + "/properties", kind.properties);
             });
        list("/regionShapes", mCatalog.regionShapes, limits::things,
             [&](const std::string& at, const RegionShape& shape) {
                 group(at, shape.group);
                 supply(at, shape.supply);
                 if (shape.parts.empty() || shape.parts.size() > limits::cells)
                     fail(at + "/parts", "json.too-many", {{"max", std::int64_t{limits::cells}}});
                 for (const RegionShape::Part& part : shape.parts)
                     if (!part.kind.empty()) kind(at + "/parts", part.kind);
             });
        list("/pieceKinds", mCatalog.pieceKinds, limits::things,
             [&](const std::string& at, const PieceKind& piece) {
                 letter(at, piece.letter);
                 colour(at, piece.colour, true);
                 supply(at, piece.supply);
                 for (const std::string& ground : piece.where) kind(at + "/where", ground);
                 if (!piece.faction.empty() && mCatalog.faction(piece.faction) == nullptr)
                     fail(at + "/faction", "owngame.unknown", {{"name", piece.faction}});
                 properties(at + "/properties", piece.properties);
             });
        list("/zoneKinds", mCatalog.zoneKinds, limits::things,
             [&](const std::string& at, const ZoneKind& zone) { colour(at, zone.colour, false); });
        list("/factions", mCatalog.factions, limits::things,
             [&](const std::string& at, const Faction& faction) { colour(at, faction.colour, false); });
        properties("/cellProperties", mCatalog.cellProperties);
        return mStatus;
    }

private:
    void fail(const std::string& at, std::string code, Arguments arguments = {}) {
        if (!mStatus) return;
        const std::string path = mPointer + at;
        arguments.push_back({"pointer", path});
        mStatus = Error(std::move(code), std::move(arguments), JsonPointer{path});
    }
    void id(const std::string& at, const std::string& text) {
        if (!isId(text)) fail(at, "owngame.id", {{"id", printable(text)}, {"max", std::int64_t{longestId}}});
    }
    void name(const std::string& at, const Localized& text) {
        if (text.empty()) fail(at, "owngame.no-name");
        for (const auto& [language, words] : text.texts)
            if (!isPlain(words)) fail(at, "owngame.text", {{"max", std::int64_t{longestName}}});
    }
    void letter(const std::string& at, const std::string& text) {
        if (text.empty() || text.size() > longestLetter || !isPlain(text))
            fail(at + "/letter", "owngame.letter");
    }
    void colour(const std::string& at, const std::string& text, bool optional) {
        if (!(optional && text.empty()) && !isColour(text)) fail(at + "/colour", "owngame.colour");
    }
    void supply(const std::string& at, const std::optional<int>& count) {
        if (count && *count < 0)
            fail(at + "/supply", "json.range",
                 {{"min", std::int64_t{0}}, {"max", std::int64_t{limits::value}}});
    }
    void group(const std::string& at, const std::string& wanted) {
        if (!wanted.empty() &&
            std::ranges::find(mCatalog.groups, wanted, &KindGroup::id) == mCatalog.groups.end())
            fail(at + "/group", "owngame.unknown", {{"name", printable(wanted)}});
    }
    void kind(const std::string& at, const std::string& wanted) {
        if (!mCatalog.kindId(wanted)) fail(at, "owngame.unknown", {{"name", printable(wanted)}});
    }
    /// Checks things with ID and name. Calls look(pointer, thing) for each.
    template <class Things, class Look>
    void list(const std::string& at, const Things& things, std::size_t max, Look look) {
        if (things.size() > max) fail(at, "json.too-many", {{"max", static_cast<std::int64_t>(max)}});
        std::set<std::string_view> seen;
        for (std::size_t i = 0; i < things.size() && mStatus; ++i) {
            const std::string here = at + '/' + std::to_string(i);
            id(here + "/id", things[i].id);
            name(here + "/name", things[i].name);
            if (!seen.insert(things[i].id).second)
                fail(here + "/id", "owngame.twice", {{"id", things[i].id}});
            look(here, things[i]);
        }
    }
    void properties(const std::string& at, const std::vector<Property>& all) {
        list(at, all, limits::properties, [&](const std::string& here, const Property& property) {
            list(here + "/choices", property.choices, limits::choices,
                 [](const std::string&, const Property::Choice&) {});
            if (property.min > property.max) fail(here + "/max", "owngame.bounds");
        });
    }

    const Catalog& mCatalog;
    std::string mPointer;
    Status mStatus = Done{};
};

}  // namespace

bool isId(std::string_view text) {
    const auto allowed = [](char c) { return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '-'; };
    return !text.empty() && text.size() <= longestId && std::ranges::all_of(text, allowed);
}

bool isReserved(std::string_view name) { return name == "any" || name == "empty" || name == "home"; }

bool isColour(std::string_view text) {
    const auto digit = [](char c) {
        return ('0' <= c && c <= '9') || ('a' <= c && c <= 'f') || ('A' <= c && c <= 'F');
    };
    return text.size() == 7 && text.front() == '#' && std::ranges::all_of(text.substr(1), digit);
}

bool isPlain(std::string_view text) { return text.size() <= longestName && printable(text) == text; }

Status checkCatalog(const Catalog& catalog, const std::string& pointer) {
    return CatalogCheck(catalog, pointer).run();
}

}  // namespace hexa::owngame
