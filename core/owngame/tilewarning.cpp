// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/tilewarning.h"

#include "core/owngame/rules/sentences.h"
#include "core/owngame/rules/term.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace hexa::owngame {
namespace {

constexpr std::size_t mostCells = 5'000;

bool isCounted(const Rule& rule) { return rule.form == Form::Count || rule.form == Form::Sum; }

/// True if the rule is quickly evaluated and depends on tiles.
bool isQuick(const Definition& definition, const Rule& rule) {
    if (rule.severity == Severity::Hint) return false;
    switch (rule.form) {
    case Form::Count:
    case Form::Sum:
    case Form::Near:
    case Form::Differ:
    case Form::Corner:
    case Form::Stands:
        return true;
    case Form::Apart:
        return !isAlongSides(definition, rule);
    default:
        return false;
    }
}

/// Fault with its place instead of the number of a cell, which depends on the map.
struct PlacedFault {
    std::optional<Hex> at;  ///< Of counted rules: none.
    int unit = -1;
    std::int64_t size = 0;  ///< How much the rule is broken there.
};

class Warning {
public:
    Warning(const Definition& definition, const Scenario& before, const Scenario& after)
        : mBefore(before),
          mAfter(after),
          mGroundBefore(definition, before),
          mGroundAfter(definition, after) {}

    /// True if the rule is broken where it wasn't, or more than before.
    bool breaks(const Rule& rule, const Bounds& is) {
        const std::vector<PlacedFault> now = faultsOf(rule, is, mGroundAfter, mAfter);
        if (now.empty()) return false;
        const std::vector<PlacedFault> former = faultsOf(rule, is, mGroundBefore, mBefore);
        return std::ranges::any_of(now, [&](const PlacedFault& fault) {
            return std::ranges::none_of(former, [&](const PlacedFault& one) {
                return one.at == fault.at && one.unit == fault.unit && one.size >= fault.size;
            });
        });
    }

private:
    std::vector<PlacedFault> faultsOf(const Rule& rule, const Bounds& is, Ground& ground,
                                      const Scenario& scenario) {
        std::vector<PlacedFault> list;
        const auto term = makeTerm(rule, is, ground, scenario);
        if (!term) return list;
        term->reset();
        if (term->cost() == 0) return list;
        for (const Fault& fault : term->faults()) {
            if (fault.lacking && mGroundAfter.empties() > 0) continue;
            PlacedFault& placed = list.emplace_back();
            placed.unit = fault.unit;
            if (!isCounted(rule) && !fault.cells.empty()) placed.at = ground.hex(fault.cells.front());
            switch (rule.form) {
            case Form::Count:
            case Form::Sum:
                placed.size = std::abs(fault.off);
                break;
            case Form::Near:
            case Form::Corner:
                placed.size = std::abs(is.excess(fault.number));
                break;
            default:
                placed.size = static_cast<std::int64_t>(fault.cells.size());
            }
        }
        return list;
    }

    const Scenario &mBefore, &mAfter;
    Ground mGroundBefore, mGroundAfter;
};

}  // namespace

std::optional<Message> tileWarning(const Definition& definition, const Scenario& scenario, const Edit& edit) {
    if (scenario.profile == RuleProfile::Free || scenario.board.cellCount() > mostCells) return std::nullopt;
    Scenario after = scenario;
    static_cast<void>(apply(after, edit));
    Warning warning(definition, scenario, after);
    const auto brokenBy = [&](const Rule& rule) -> std::optional<Message> {
        const Bounds* is = isQuick(definition, rule) ? boundsFor(rule, after.players()) : nullptr;
        if (is == nullptr || !warning.breaks(rule, *is)) return std::nullopt;
        return Message{"owngame.rule", {{"rule", sentenceOf(definition, rule, *is)}}};
    };
    for (const Rule& rule : definition.rules)
        if (auto message = brokenBy(rule)) return message;
    for (const Count& count : definition.counts)
        // Features and pieces on corners are counted by themselves, not by their cells.
        if (!count.what.starts_with("edge:") && cornerPieces(definition, count.what) == nullptr)
            if (auto message = brokenBy(asRule(count))) return message;
    return std::nullopt;
}

}  // namespace hexa::owngame
