// SPDX-License-Identifier: GPL-3.0-or-later
// Rules that any change can affect anywhere: groups, paths, symmetry. They evaluate the whole
// ground on request.
#include "core/base/rng.h"
#include "core/owngame/rules/scope.h"
#include "core/owngame/rules/seatsymmetries.h"
#include "core/owngame/rules/term.h"
#include "core/owngame/rules/ways.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <iterator>

namespace hexa::owngame {
namespace {

/// Term that evaluates the whole ground. Evaluation is slow and a search undoes most steps. Results
/// for the last few grounds are therefore cached. The key holds all data of each cell that the rule
/// uses.
class WholeTerm : public RuleTerm {
public:
    using Look = std::function<std::vector<Fault>()>;
    using Sight = std::function<std::uint64_t(int cell)>;
    WholeTerm(int cells, Sight sight, Look look)
        : mSight(std::move(sight)), mLook(std::move(look)), mSeen(static_cast<std::size_t>(cells)) {}

    void reset() override {
        mKey = 0;
        for (std::size_t cell = 0; cell < mSeen.size(); ++cell) {
            mSeen[cell] = mSight(static_cast<int>(cell));
            mKey += partOf(cell);
        }
        mKnown.fill({});
    }
    void changed(int cell) override {
        const auto at = static_cast<std::size_t>(cell);
        mKey -= partOf(at);
        mSeen[at] = mSight(cell);
        mKey += partOf(at);
    }
    std::int64_t cost() override {
        for (const Known& known : mKnown)
            if (known.there && known.key == mKey) return known.cost;
        Known& known = mKnown[mNext++ % mKnown.size()];
        known = {true, mKey, 0};
        for (const Fault& fault : mLook()) known.cost += std::max<std::int64_t>(1, std::abs(fault.off));
        return known.cost;
    }
    std::vector<Fault> faults() override { return mLook(); }
    bool looksFar() const override { return true; }
    std::int64_t work() const override { return std::ssize(mSeen); }

private:
    struct Known {
        bool there = false;
        std::uint64_t key = 0;
        std::int64_t cost = 0;
    };
    std::uint64_t partOf(std::size_t cell) const { return mixed(cell, mSeen[cell]); }

    Sight mSight;
    Look mLook;
    std::vector<std::uint64_t> mSeen;  // by cell
    std::uint64_t mKey = 0;
    std::array<Known, 4> mKnown{};
    std::size_t mNext = 0;
};

/// Returns the cells reachable from one cell by steps that fit(from, direction, to). The list
/// begins with that cell.
template <class Fits>
std::vector<int> flood(const Ground& ground, int from, std::vector<bool>& seen, Fits fits) {
    std::vector<int> found{from};
    seen[static_cast<std::size_t>(from)] = true;
    for (std::size_t next = 0; next < found.size(); ++next)
        for (int direction = 0; direction < 6; ++direction) {
            const int other = ground.neighbours(found[next])[static_cast<std::size_t>(direction)];
            if (other < 0 || seen[static_cast<std::size_t>(other)] || !fits(found[next], direction, other))
                continue;
            seen[static_cast<std::size_t>(other)] = true;
            found.push_back(other);
        }
    return found;
}

/// Set of cells that a way may use. Features on sides ("edge:ID") lead only across their sides.
class Path {
public:
    Path(Ground& ground, const std::string& name)
        : mGround(ground),
          mSet(name.empty() ? -1 : ground.set(name)),
          mSides(name.starts_with("edge:") ? &ground.atSides(name) : nullptr) {}
    bool given() const { return mSet >= 0; }
    bool onSides() const { return mSides != nullptr; }
    bool has(int cell) const { return given() && mGround.has(cell, mSet); }
    bool crosses(int cell, int direction) const {
        return (*mSides)[static_cast<std::size_t>(cell)][static_cast<std::size_t>(direction)] != 0;
    }
    /// True if a step leads over it: into its cells, or across its sides.
    bool leads(int from, int direction, int to) const {
        return onSides() ? crosses(from, direction) : has(to);
    }
    /// Returns a number for what a cell contributes.
    std::uint64_t sight(int cell) const {
        std::uint64_t bits = has(cell) ? 1U : 0U;
        for (int direction = 0; onSides() && direction < 6; ++direction)
            bits = bits << 1U | (crosses(cell, direction) ? 1U : 0U);
        return bits;
    }

private:
    const Ground& mGround;
    int mSet;
    const std::vector<std::array<std::uint16_t, 6>>* mSides;
};

/// Returns the groups of adjacent cells of a set in the scope.
std::vector<std::vector<int>> groupsOf(const Ground& ground, const Rule& rule, int what,
                                       const std::vector<bool>& scope) {
    std::vector<std::vector<int>> groups;
    std::vector<bool> seen(static_cast<std::size_t>(ground.size()));
    const auto member = [&](int cell) {
        return ground.has(cell, what) && scope[static_cast<std::size_t>(cell)];
    };
    for (int cell = 0; cell < ground.size(); ++cell) {
        if (seen[static_cast<std::size_t>(cell)] || !member(cell)) continue;
        groups.push_back(flood(ground, cell, seen, [&](int from, int, int to) {
            return member(to) && (!rule.alike || ground.kind(from) == ground.kind(to));
        }));
    }
    return groups;
}

std::vector<Fault> lookAtGroups(const Ground& ground, const Rule& rule, const Bounds& is, int what,
                                const std::vector<bool>& scope) {
    std::vector<Fault> faults;
    std::vector<std::vector<int>> groups = groupsOf(ground, rule, what, scope);
    if (rule.form == Form::Largest && groups.empty()) groups.emplace_back();
    if (rule.form == Form::Largest) groups = {*std::ranges::max_element(groups, {}, &std::vector<int>::size)};
    for (std::vector<int>& group : groups) {
        const auto size = static_cast<std::int64_t>(group.size());
        if (const std::int64_t off = is.excess(size); off != 0)
            faults.push_back({std::move(group), size, off, off < 0, -1});
    }
    return faults;
}

std::vector<Fault> lookAtConnection(const Ground& ground, const Path& what, const Path& through) {
    std::vector<Fault> faults;
    std::vector<bool> seen(static_cast<std::size_t>(ground.size()));
    std::vector<std::vector<int>> parts;
    for (int cell = 0; cell < ground.size(); ++cell) {
        if (seen[static_cast<std::size_t>(cell)] || !what.has(cell)) continue;
        std::vector<int> part = flood(ground, cell, seen, [&](int from, int direction, int to) {
            return what.leads(from, direction, to) || through.leads(from, direction, to);
        });
        std::erase_if(part, [&](int each) { return !what.has(each); });
        parts.push_back(std::move(part));
    }
    std::ranges::stable_sort(parts, std::ranges::greater(), &std::vector<int>::size);
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const auto size = static_cast<std::int64_t>(parts[i].size());
        faults.push_back({std::move(parts[i]), size, size, true, -1});
    }
    return faults;
}

std::vector<Fault> lookAtReach(const Ground& ground, const Rule& rule, const Bounds& is, int with,
                               const Path& through, const Ways& ways) {
    std::vector<Fault> faults;
    for (int seat = 0; seat < ground.players(); ++seat) {
        const int home = ground.home(seat);
        if (home < 0) continue;
        // An impassable cell can still be the end of a path.
        const std::vector<int> costs =
            ways.from(home, rule.within * Ways::step, [&](int from, int direction) {
                if (through.onSides()) return through.crosses(from, direction);
                return from == home || !through.given() || through.has(from);
            });
        std::int64_t number = 0;
        for (int cell = 0; cell < ground.size(); ++cell)
            if (cell != home && costs[static_cast<std::size_t>(cell)] != Ways::never &&
                ground.has(cell, with))
                ++number;
        if (const std::int64_t off = is.excess(number); off != 0)
            faults.push_back({{home}, number, off, off < 0, seat});
    }
    return faults;
}

/// Returns the image of each cell under each element of the symmetry. Returns an empty list if the
/// layout doesn't have it.
std::vector<std::vector<int>> imagesUnder(const std::string& symmetry, const Ground& ground,
                                          const Scenario& scenario) {
    std::vector<std::vector<int>> images;
    const auto known = seatSymmetries(scenario);
    const auto found = symmetry.empty() ? (known.empty() ? known.end() : std::prev(known.end()))
                                        : std::ranges::find(known, symmetry, &mapsearch::FairSymmetry::id);
    if (found == known.end()) return images;
    for (const Isometry& isometry : found->group) {
        if (isometry.isIdentity()) continue;
        std::vector<int>& to = images.emplace_back();
        for (int cell = 0; cell < ground.size(); ++cell)
            to.push_back(ground.find(isometry(ground.hex(cell))));
    }
    return images;
}

std::vector<Fault> lookAtSymmetry(const Ground& ground, const std::vector<std::vector<int>>& images, int what,
                                  bool byKind) {
    std::vector<Fault> faults;
    for (int cell = 0; cell < ground.size(); ++cell)
        for (const std::vector<int>& to : images) {
            const int image = to[static_cast<std::size_t>(cell)];
            const bool same = byKind ? ground.kind(cell) == ground.kind(image)
                                     : ground.has(cell, what) == ground.has(image, what);
            if (same || image < cell) continue;
            const bool open = ground.kind(cell) == KindId::Empty || ground.kind(image) == KindId::Empty;
            faults.push_back({{cell, image}, 1, 1, open, -1});
            break;
        }
    return faults;
}

}  // namespace

std::unique_ptr<RuleTerm> makeWholeTerm(const Rule& rule, const Bounds& is, Ground& ground,
                                        const Scenario& scenario) {
    const int what = ground.set(rule.what);
    const int with = ground.set(rule.with);
    const Path through(ground, rule.through);
    const auto term = [&ground](WholeTerm::Sight sight, WholeTerm::Look look) {
        return std::make_unique<WholeTerm>(ground.size(), std::move(sight), std::move(look));
    };
    const auto kindOf = [&ground](int cell) { return static_cast<int>(ground.kind(cell)); };
    const auto member = [&ground, what](int cell) { return ground.has(cell, what) ? 1 : 0; };
    switch (rule.form) {
    case Form::Groups:
    case Form::Largest:
        return term(
            [member, kindOf, alike = rule.alike](int cell) {
                return member(cell) == 0 ? -1 : alike ? kindOf(cell) : 1;
            },
            [&ground, &rule, is, what, scope = scopeOf(rule, ground)] {
                return lookAtGroups(ground, rule, is, what, scope);
            });
    case Form::Connected: {
        const Path over(ground, rule.what.empty() ? "any" : rule.what);
        return term([over, through](int cell) { return mixed(over.sight(cell), through.sight(cell)); },
                    [&ground, over, through] { return lookAtConnection(ground, over, through); });
    }
    case Form::Reach: {
        const Ways ways(ground);
        return term(
            [&ground, with, through, ways](int cell) {
                return mixed(mixed(ways.sight(cell), through.sight(cell)), ground.has(cell, with) ? 1U : 0U);
            },
            [&ground, &rule, is, with, through, ways] {
                return lookAtReach(ground, rule, is, with, through, ways);
            });
    }
    default:
        break;
    }
    auto images = imagesUnder(rule.symmetry, ground, scenario);
    if (images.empty()) return nullptr;
    // Empty slots differ from other cells outside of the set, because they can still be filled.
    const auto look = [member, kindOf](int cell) { return 2 * kindOf(cell) + member(cell); };
    return term(look, [&ground, images = std::move(images), what, byKind = rule.what.empty()] {
        return lookAtSymmetry(ground, images, what, byKind);
    });
}

}  // namespace hexa::owngame
