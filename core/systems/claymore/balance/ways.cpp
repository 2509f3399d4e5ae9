// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/balance/ways.h"

#include <algorithm>
#include <deque>

namespace hexa::claymore {
namespace {

std::size_t at(HexIndex index) { return static_cast<std::size_t>(index); }

/// A flow in which every hex carries at most one: each is two nodes, its entrance and its exit.
class HexFlow {
public:
    HexFlow(const Battlefield& field, std::span<const HexIndex> from, std::span<const HexIndex> to)
        : mField(field),
          mSource(at(field.size())),
          mTarget(at(field.size())),
          mBefore(at(field.size()), noHex),
          mAfter(at(field.size()), noHex) {
        for (const HexIndex index : from) mSource[at(index)] = field.at(index).enterable();
        for (const HexIndex index : to) mTarget[at(index)] = field.at(index).enterable();
    }

    /// Adds one more way, if necessary by changing earlier ones.
    bool augment() {
        const std::size_t nodes = 2 * at(mField.size());
        mCame.assign(nodes, none);
        std::deque<std::size_t> open;
        for (HexIndex index = 0; index < mField.size(); ++index)
            if (mSource[at(index)] && !used(index)) {
                mCame[entrance(index)] = start;
                open.push_back(entrance(index));
            }
        while (!open.empty()) {
            const std::size_t node = open.front();
            open.pop_front();
            const auto index = static_cast<HexIndex>(node / 2);
            if (node == exit(index) && mTarget[at(index)] && mAfter[at(index)] == noHex) {
                lead(index);
                return true;
            }
            const auto visit = [&](std::size_t next) {
                if (mCame[next] != none) return;
                mCame[next] = node;
                open.push_back(next);
            };
            if (node == entrance(index)) {
                if (!used(index)) visit(exit(index));
                // Against a way that comes in here: back to the exit of the hex that it comes from.
                if (mBefore[at(index)] >= 0) visit(exit(mBefore[at(index)]));
            } else {
                for (int direction = 0; direction < 6; ++direction) {
                    const HexIndex next = mField.at(index).next[static_cast<std::size_t>(direction)];
                    if (mField.passable(index, direction) && mAfter[at(index)] != next) visit(entrance(next));
                }
                if (used(index)) visit(entrance(index));
            }
        }
        return false;
    }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1), start = static_cast<std::size_t>(-2);
    static constexpr HexIndex ends = -2;  // a way begins or ends here
    static std::size_t entrance(HexIndex index) { return 2 * at(index); }
    static std::size_t exit(HexIndex index) { return 2 * at(index) + 1; }
    bool used(HexIndex index) const { return mBefore[at(index)] != noHex; }

    /// Adds the found way, from its end.
    void lead(HexIndex last) {
        std::vector<std::size_t> path{exit(last)};
        while (mCame[path.back()] != start) path.push_back(mCame[path.back()]);
        std::ranges::reverse(path);
        std::vector<std::pair<HexIndex, HexIndex>> added, removed;
        for (std::size_t i = 1; i < path.size(); ++i) {
            const auto one = static_cast<HexIndex>(path[i - 1] / 2),
                       other = static_cast<HexIndex>(path[i] / 2);
            if (one == other) continue;
            // From an exit to an entrance a way continues; from an entrance to an exit one is
            // removed.
            if (path[i - 1] % 2 == 1)
                added.emplace_back(one, other);
            else
                removed.emplace_back(other, one);
        }
        for (const auto& [one, other] : removed) {
            if (mAfter[at(one)] == other) mAfter[at(one)] = noHex;
            if (mBefore[at(other)] == one) mBefore[at(other)] = noHex;
        }
        const auto first = static_cast<HexIndex>(path.front() / 2);
        mBefore[at(first)] = ends;
        for (const auto& [one, other] : added) {
            mAfter[at(one)] = other;
            mBefore[at(other)] = one;
        }
        mAfter[at(last)] = ends;
    }

    const Battlefield& mField;
    std::vector<bool> mSource, mTarget;
    std::vector<HexIndex> mBefore, mAfter;  // by hex: where its way comes from and goes to
    std::vector<std::size_t> mCame;         // by node, while a way is looked for
};

}  // namespace

std::vector<int> stepsFrom(const Battlefield& field, std::span<const HexIndex> from) {
    std::vector<int> steps(at(field.size()), noWay);
    std::deque<HexIndex> open;
    for (const HexIndex index : from)
        if (field.at(index).enterable() && steps[at(index)] == noWay) {
            steps[at(index)] = 0;
            open.push_back(index);
        }
    while (!open.empty()) {
        const HexIndex index = open.front();
        open.pop_front();
        for (int direction = 0; direction < 6; ++direction) {
            if (!field.passable(index, direction)) continue;
            const HexIndex next = field.at(index).next[static_cast<std::size_t>(direction)];
            if (steps[at(next)] != noWay) continue;
            steps[at(next)] = steps[at(index)] + 1;
            open.push_back(next);
        }
    }
    return steps;
}

int separateWays(const Battlefield& field, std::span<const HexIndex> from, std::span<const HexIndex> to,
                 int most) {
    HexFlow flow(field, from, to);
    int ways = 0;
    while (ways < most && flow.augment()) ++ways;
    return ways;
}

}  // namespace hexa::claymore
