// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/file/filefixes.h"

#include "core/base/printable.h"
#include "core/owngame/definition/cellsof.h"
#include "core/owngame/definition/rename.h"
#include "core/owngame/definition/start.h"
#include "core/owngame/file/catalogcheck.h"
#include "core/owngame/file/definitionfile.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace hexa::owngame {
namespace {

using Names = std::vector<std::string>;

/// JSON pointer of a problem in parts.
class Path {
public:
    explicit Path(std::string_view pointer) {
        while (!pointer.empty() && pointer.front() == '/') {
            pointer.remove_prefix(1);
            const std::size_t end = std::min(pointer.find('/'), pointer.size());
            mParts.emplace_back(pointer.substr(0, end));
            pointer.remove_prefix(end);
        }
    }
    std::size_t size() const { return mParts.size(); }
    std::string_view operator[](std::size_t i) const {
        return i < mParts.size() ? std::string_view(mParts[i]) : std::string_view();
    }
    std::string_view back() const { return mParts.empty() ? std::string_view() : (*this)[size() - 1]; }
    /// Returns the number at a place; `size` or more if there is none.
    std::size_t index(std::size_t i) const {
        std::size_t value = 0;
        const std::string_view digits = (*this)[i];
        const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return failure == std::errc() && !digits.empty() ? value : static_cast<std::size_t>(-1);
    }

private:
    Names mParts;
};

template <class Things>
void eraseAt(Things& things, std::size_t index) {
    if (index < things.size()) things.erase(things.begin() + static_cast<std::ptrdiff_t>(index));
}

template <class Things>
Names idsOf(const Things& things) {
    Names ids;
    for (const auto& thing : things) ids.push_back(thing.id);
    return ids;
}

/// Calls act(things, index, word) for the list and the item that a path leads to, if its items have
/// IDs. The word is that of rename(); none: nothing refers to the items by ID.
template <class Act>
void withItem(Definition& definition, const Path& path, Act act) {
    const auto at = [&](auto& things, std::size_t i, std::optional<Word> word) {
        if (path.index(i) < things.size()) act(things, path.index(i), word);
    };
    const auto properties = [&](auto& all, std::size_t i, std::optional<Word> word) {
        const std::size_t index = path.index(i);
        if (index < all.size() && path[i + 1] == "choices") return at(all[index].choices, i + 2, {});
        at(all, i, word);
    };
    const auto things = [&](auto& all, Word word) {
        const std::size_t index = path.index(2);
        if (index < all.size() && path[3] == "properties") return properties(all[index].properties, 4, {});
        at(all, 2, word);
    };
    Catalog& catalog = definition.catalog;
    if (path[0] == "sets") return at(definition.sets, 1, Word::Set);
    if (path[0] == "figures") return at(definition.figures, 1, Word::Figure);
    if (path[0] == "layouts") return at(definition.layouts, 1, {});
    if (path[0] == "rules") return at(definition.rules, 1, {});
    if (path[0] == "styles") return at(definition.styles, 1, {});
    if (path[0] != "catalog") return;
    if (path[1] == "groups") at(catalog.groups, 2, Word::Group);
    if (path[1] == "kinds") at(catalog.kinds, 2, Word::Kind);
    if (path[1] == "edgeKinds") things(catalog.edgeKinds, Word::Edge);
    if (path[1] == "regionShapes") at(catalog.regionShapes, 2, {});
    if (path[1] == "pieceKinds") things(catalog.pieceKinds, Word::Piece);
    if (path[1] == "zoneKinds") at(catalog.zoneKinds, 2, Word::Zone);
    if (path[1] == "factions") at(catalog.factions, 2, {});
    if (path[1] == "cellProperties") properties(catalog.cellProperties, 2, Word::Property);
}

/// Returns the least number of changed, missing and additional letters between two words.
std::size_t distanceOf(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j < row.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j)
            diagonal = std::exchange(
                row[j], std::min({row[j] + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)}));
    }
    return row.back();
}

/// Returns the known name that a person probably meant; none if no name is near.
std::optional<std::string> nearest(const std::string& wanted, const Names& known) {
    constexpr std::size_t longest = 80, part = 3;  // one letter in three may differ
    std::optional<std::string> best;
    std::size_t least = std::max<std::size_t>(1, wanted.size() / part) + 1;
    if (wanted.empty() || wanted.size() > longest) return best;
    for (const std::string& name : known)
        if (const std::size_t steps = distanceOf(wanted, name.substr(0, longest)); steps < least) {
            least = steps;
            best = name;
        }
    return best;
}

/// Sort of a name that is unknown, with the names that are known.
struct Reference {
    Word word = Word::Kind;
    Names known;
    std::string prefix = {};  ///< "group:" and the like, before the name of a set.
};

Reference setNamed(const Definition& definition, const std::string& name) {
    const Catalog& catalog = definition.catalog;
    if (name.starts_with("group:")) return {Word::Group, idsOf(catalog.groups), "group:"};
    if (name.starts_with("piece:")) return {Word::Piece, idsOf(catalog.pieceKinds), "piece:"};
    if (name.starts_with("edge:")) return {Word::Edge, idsOf(catalog.edgeKinds), "edge:"};
    if (name.starts_with("zone:")) return {Word::Zone, idsOf(catalog.zoneKinds), "zone:"};
    Reference reference{Word::Kind, idsOf(catalog.kinds)};
    for (const CellSet& set : definition.sets) reference.known.push_back(set.id);
    return reference;
}

/// Returns the sort of the name at a path; none for choices and for what rename() doesn't know.
std::optional<Reference> referenceAt(const Definition& definition, const Path& path,
                                     const std::string& name) {
    const Catalog& catalog = definition.catalog;
    const std::string_view part = path[0], member = path[0] == "catalog" ? path[3] : path[2];
    const bool ofWorth = part == "worth";
    if (ofWorth || member == "of") return Reference{Word::Figure, idsOf(definition.figures)};
    if (part == "catalog") {
        if (member == "group") return Reference{Word::Group, idsOf(catalog.groups)};
        if (member == "where" || member == "parts") return Reference{Word::Kind, idsOf(catalog.kinds)};
        return std::nullopt;
    }
    if (member == "what" || member == "with" || member == "through" || member == "except" || member == "onto")
        return setNamed(definition, name);
    if (member == "property") return Reference{Word::Property, idsOf(catalog.cellProperties)};
    if (member == "piece") return Reference{Word::Piece, idsOf(catalog.pieceKinds)};
    if (member == "zone" || member == "zones") return Reference{Word::Zone, idsOf(catalog.zoneKinds)};
    if (member == "groups") return Reference{Word::Group, idsOf(catalog.groups)};
    if (member == "kinds" || member == "fixed") return Reference{Word::Kind, idsOf(catalog.kinds)};
    if (part == "figures" && path.index(1) < definition.figures.size() &&
        definition.figures[path.index(1)].by == Figure::By::Kind)
        return Reference{Word::Kind, idsOf(catalog.kinds)};
    return std::nullopt;
}

/// Removes what refers to an unknown name at a path: an item of a list, an entry, a condition.
void removeAt(Definition& definition, const Path& path, const std::string& name) {
    Catalog& catalog = definition.catalog;
    const std::size_t item = path.index(1), entry = path.index(3);
    const auto drop = [&](Names& names) { std::erase(names, name); };
    if (path[0] == "counts") eraseAt(definition.counts, item);
    if (path[0] == "ways") eraseAt(definition.ways, item);
    if (path[0] == "styles") eraseAt(definition.styles, item);
    if (path[0] == "worth")
        std::erase_if(definition.worth.figures, [&](const auto& figure) { return figure.first == name; });
    if (path[0] == "drawings") definition.drawings.erase(name);
    if (path[0] == "rules" && item < definition.rules.size()) {
        if (path[2] == "symmetry")
            definition.rules[item].symmetry.clear();
        else
            eraseAt(definition.rules, item);
    }
    if (path[0] == "sets" && item < definition.sets.size())
        for (Names* names :
             {&definition.sets[item].kinds, &definition.sets[item].groups, &definition.sets[item].values})
            drop(*names);
    if (path[0] == "figures" && item < definition.figures.size()) {
        definition.figures[item].values.erase(name);
        drop(definition.figures[item].parts);
    }
    if (path[0] == "decks" && item < definition.decks.size()) {
        if (path[2] == "values")
            eraseAt(definition.decks[item].values, entry);
        else
            eraseAt(definition.decks, item);
    }
    if (path[0] == "layouts" && item < definition.layouts.size()) {
        if (path[2] == "fixed") eraseAt(definition.layouts[item].fixed, entry);
        if (path[2] == "zones") eraseAt(definition.layouts[item].zones, entry);
    }
    if (path[0] != "catalog") return;
    const std::size_t thing = path.index(2);
    if (path[1] == "kinds" && thing < catalog.kinds.size()) catalog.kinds[thing].group.clear();
    if (path[1] == "pieceKinds" && thing < catalog.pieceKinds.size()) {
        if (path[3] == "faction") catalog.pieceKinds[thing].faction.clear();
        drop(catalog.pieceKinds[thing].where);
    }
    if (path[1] == "regionShapes" && thing < catalog.regionShapes.size()) {
        if (path[3] == "group") catalog.regionShapes[thing].group.clear();
        for (RegionShape::Part& part : catalog.regionShapes[thing].parts)
            if (part.kind == name) part.kind.clear();
    }
}

/// Returns a word for a name: "Salt marsh" from "salt-marsh".
std::string nameFrom(std::string id) {
    std::ranges::replace(id, '-', ' ');
    if (!id.empty() && id[0] >= 'a' && id[0] <= 'z') id[0] = static_cast<char>(id[0] - 'a' + 'A');
    return id;
}

/// Returns an ID that no other item of a list has.
template <class Things>
std::string freeId(const Things& things, const std::string& wanted) {
    std::string id = wanted;
    for (int number = 2;
         isReserved(id) || std::ranges::any_of(things, [&](const auto& thing) { return thing.id == id; });
         ++number)
        id = wanted + '-' + std::to_string(number);
    return id;
}

/// Returns a text without control characters, at most as long as a game file takes.
std::string shortened(const std::string& text) {
    std::string line;
    for (const char c : text)
        if (static_cast<unsigned char>(c) >= ' ') line += c;
    if (printable(line) != line) line = printable(line);
    if (line.size() <= limits::text) return line;
    std::size_t end = limits::text;
    while (end > 0 && (static_cast<unsigned char>(line[end]) & 0xC0U) == 0x80U) --end;
    return line.substr(0, end);
}

void shorten(Localized& words) {
    for (auto& [language, text] : words.texts) text = shortened(text);
}

/// Returns the bounds of a count of tiles of one kind; null for other counts and without bounds.
Bounds* boundsOfKind(const Catalog& catalog, Count& count, int players) {
    const auto kind = catalog.kindId(count.what);
    if (!kind || catalog.isSeat(*kind)) return nullptr;
    for (PlayerBounds::Part& part : count.is.parts)
        if (part.from <= players && players <= part.to) return &part.is;
    return nullptr;
}

/// Lowers counts of tiles until they fit on a layout. Sets may share tiles, so only those of kinds
/// count.
void lowerCounts(Definition& definition, const LayoutPlan& plan) {
    const Catalog& catalog = definition.catalog;
    const bool homesTaken = std::ranges::any_of(catalog.kinds, &CellKind::seat);
    const std::int64_t room =
        std::ssize(cellsOf(plan, catalog.orientation)) - (homesTaken ? std::ssize(plan.homes) : 0);
    for (;;) {
        std::int64_t needed = 0;
        Bounds* largest = nullptr;
        for (Count& count : definition.counts) {
            Bounds* is = boundsOfKind(catalog, count, plan.players);
            if (is == nullptr || is->min <= 0) continue;
            needed += is->min;
            if (largest == nullptr || is->min > largest->min) largest = is;
        }
        if (needed <= room || largest == nullptr) return;
        if (largest->max == largest->min) --largest->max;
        --largest->min;
    }
}

class Fixes {
public:
    Fixes(const Definition& definition, const Error& problem)
        : mDefinition(definition), mCode(problem.code()) {
        const auto* place = std::get_if<JsonPointer>(&problem.place());
        if (place != nullptr) mPath = Path(place->path);
        for (const Argument& argument : problem.arguments())
            if (const auto* word = std::get_if<std::string>(&argument.value);
                word != nullptr &&
                (argument.name == "name" || argument.name == "id" || argument.name == "key"))
                mName = *word;
    }

    std::vector<FileFix> all() {
        if (mCode == "owngame.unknown") fixUnknown();
        if (mCode == "owngame.no-name") fixName();
        if (mCode == "owngame.id" || mCode == "owngame.twice" || mCode == "owngame.reserved") fixId();
        if (mCode == "owngame.text") fixText();
        if (mCode == "owngame.colour") fixColour();
        if (mCode == "owngame.letter") fixLetter();
        if (mCode == "owngame.bounds") fixBounds();
        if (mCode == "owngame.homes") fixHomes();
        if (mCode == "owngame.no-layouts" || (mCode == "json.missing" && mName == "layouts")) fixLayouts();
        if (mCode == "owngame.deck.default") fixDefault();
        // A fix must change the file.
        const std::string before = writeDefinition(mDefinition);
        std::erase_if(mFixes, [&](const FileFix& fix) {
            Definition changed = mDefinition;
            fix.apply(changed);
            return writeDefinition(changed) == before;
        });
        return std::move(mFixes);
    }

private:
    void add(std::string code, std::function<void(Definition&)> apply) {
        mFixes.push_back({{std::move(code)}, std::move(apply)});
    }
    void add(std::string code, const std::string& name, std::function<void(Definition&)> apply) {
        mFixes.push_back({{std::move(code), {{"name", name}}}, std::move(apply)});
    }

    void fixUnknown() {
        const std::string name = mName;
        if (const auto reference = referenceAt(mDefinition, mPath, name)) {
            const std::string own = name.substr(std::min(name.size(), reference->prefix.size()));
            if (const auto near = nearest(own, reference->known))
                add("owngame.fix.use", reference->prefix + *near,
                    [word = reference->word, own, to = *near](Definition& definition) {
                        rename(definition, word, own, to);
                    });
        }
        add("owngame.fix.remove",
            [path = mPath, name](Definition& definition) { removeAt(definition, path, name); });
    }
    void fixName() {
        std::string name;
        Definition copy = mDefinition;
        if (mPath.size() == 2 && mPath[0] == "catalog") name = nameFrom(mDefinition.catalog.system);
        withItem(copy, mPath, [&](const auto& things, std::size_t i, std::optional<Word>) {
            name = nameFrom(things[i].id);
        });
        if (name.empty()) return;
        add("owngame.fix.name", name, [path = mPath, name](Definition& definition) {
            if (path.size() == 2) definition.catalog.name.set("en", name);
            withItem(definition, path, [&](auto& things, std::size_t i, std::optional<Word>) {
                if constexpr (requires { things[i].name; }) things[i].name.set("en", name);
            });
        });
    }
    void fixId() {
        if (mCode == "owngame.twice" && mPath[0] == "decks")
            return add("owngame.fix.remove",
                       [path = mPath, name = mName](Definition& d) { removeAt(d, path, name); });
        std::string id;
        Definition copy = mDefinition;
        withItem(copy, mPath, [&](const auto& things, std::size_t i, std::optional<Word>) {
            std::string_view name = things[i].id;
            if constexpr (requires { things[i].name; })
                if (mCode == "owngame.id") name = things[i].name.in("en");
            id = freeId(things, idFrom(name, "new"));
        });
        const bool ofGame = mPath[0] == "catalog" && mPath[1] == "system";
        if (ofGame) id = idFrom(mDefinition.catalog.name.in("en"), "game");
        if (id.empty()) return;
        // References follow an ID that is replaced. If another entry has the same ID, they mean
        // that one.
        const bool shared = mCode != "owngame.id";
        add("owngame.fix.id", id, [path = mPath, id, ofGame, shared](Definition& definition) {
            if (ofGame) definition.catalog.system = id;
            std::string before;
            std::optional<Word> known;
            withItem(definition, path, [&](auto& things, std::size_t i, std::optional<Word> word) {
                before = std::exchange(things[i].id, id);
                known = word;
            });
            if (known && !before.empty() && !shared) rename(definition, *known, before, id);
        });
    }
    void fixText() {
        add("owngame.fix.shorten", [path = mPath](Definition& definition) {
            for (std::string* line : {&definition.author, &definition.licence, &definition.source})
                *line = shortened(*line);
            if (path[0] == "catalog" && path[1] == "name") shorten(definition.catalog.name);
            withItem(definition, path, [](auto& things, std::size_t i, std::optional<Word>) {
                if constexpr (requires { things[i].name; }) shorten(things[i].name);
                if constexpr (requires { things[i].text; }) shorten(things[i].text);
            });
        });
    }
    void fixColour() {
        if (mPath[0] == "decks")
            return add("owngame.fix.white", [path = mPath](Definition& definition) {
                const std::size_t deck = path.index(1), value = path.index(3);
                if (deck < definition.decks.size() && value < definition.decks[deck].values.size())
                    definition.decks[deck].values[value].colour.clear();
            });
        add("owngame.fix.grey", [path = mPath](Definition& definition) {
            withItem(definition, path, [](auto& things, std::size_t i, std::optional<Word>) {
                if constexpr (requires { things[i].colour; }) things[i].colour = "#808080";
            });
        });
    }
    void fixLetter() {
        std::string letter;
        Definition copy = mDefinition;
        withItem(copy, mPath, [&](const auto& things, std::size_t i, std::optional<Word>) {
            letter = nameFrom(idFrom(things[i].id, "x")).substr(0, 1);
        });
        add("owngame.fix.letter", letter, [path = mPath, letter](Definition& definition) {
            withItem(definition, path, [&](auto& things, std::size_t i, std::optional<Word>) {
                if constexpr (requires { things[i].letter; }) things[i].letter = letter;
            });
        });
    }
    void fixBounds() {
        add("owngame.fix.swap", [path = mPath](Definition& definition) {
            const auto swap = [](auto& low, auto& high) {
                if (low > high) std::swap(low, high);
            };
            const std::size_t item = path.index(1);
            PlayerBounds* is =
                path[0] == "counts" && item < definition.counts.size() ? &definition.counts[item].is
                : path[0] == "rules" && item < definition.rules.size() ? &definition.rules[item].is
                                                                       : nullptr;
            if (is != nullptr)
                for (PlayerBounds::Part& part : is->parts) swap(part.is.min, part.is.max);
            withItem(definition, path, [&](auto& things, std::size_t i, std::optional<Word>) {
                if constexpr (std::is_same_v<std::decay_t<decltype(things[i])>, Property>)
                    swap(things[i].min, things[i].max);
            });
        });
    }
    void fixHomes() {
        const std::size_t item = mPath.index(1);
        if (mPath[0] != "layouts" || item >= mDefinition.layouts.size()) return;
        const LayoutPlan& plan = mDefinition.layouts[item];
        const Orientation orientation = mDefinition.catalog.orientation;
        const auto cells = cellsOf(plan, orientation);
        const auto homes = homesOnRim(cells, plan.players, orientation);
        if (homes.empty()) return;
        add("owngame.fix.homes", [item, homes, cells](Definition& definition) {
            LayoutPlan& changed = definition.layouts[item];
            changed.homes = homes;
            // Tiles outside of the layout are the same fault.
            std::erase_if(changed.fixed, [&](const LayoutPlan::Fixed& fixed) {
                return !std::ranges::binary_search(cells, fixed.at) ||
                       std::ranges::find(homes, fixed.at) != homes.end();
            });
        });
    }
    void fixLayouts() {
        add("owngame.fix.layout", [](Definition& definition) {
            LayoutPlan plan;
            plan.players = std::clamp(definition.catalog.minSeats, 1, PlayerBounds::maxPlayers);
            plan.id = "layout-" + std::to_string(plan.players);
            constexpr int steps = 3;
            plan.shape = BlankShape{BlankShape::Form::Hexagon, steps, steps};
            const Orientation orientation = definition.catalog.orientation;
            plan.homes = homesOnRim(cellsOf(plan, orientation), plan.players, orientation);
            definition.layouts.push_back(std::move(plan));
        });
    }
    void fixDefault() {
        const std::size_t item = mPath.index(1);
        if (mPath[0] != "decks" || item >= mDefinition.decks.size()) return;
        add("owngame.fix.default", mName, [item](Definition& definition) {
            for (Property& property : definition.catalog.cellProperties)
                if (property.id == definition.decks[item].property && !property.choices.empty())
                    property.defaultValue = property.choices.front().id;
        });
    }

    const Definition& mDefinition;
    const std::string& mCode;
    Path mPath{""};
    std::string mName;
    std::vector<FileFix> mFixes;
};

void fitCounts(Definition& definition) {
    const std::vector<LayoutPlan> plans = definition.layouts;
    for (const LayoutPlan& plan : plans) lowerCounts(definition, plan);
}

}  // namespace

std::optional<FileFix> fixOfCounts(const Definition& definition) {
    Definition fitting = definition;
    fitCounts(fitting);
    if (fitting.counts == definition.counts) return std::nullopt;
    return FileFix{{"owngame.fix.lower"}, fitCounts};
}

std::vector<FileFix> fixesOf(const Definition& definition, const Error& problem) {
    return Fixes(definition, problem).all();
}

}  // namespace hexa::owngame
