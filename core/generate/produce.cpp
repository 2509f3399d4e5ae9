// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/produce.h"

#include <algorithm>

namespace hexa {

std::optional<double> Produced::playedGap() const {
    if (played.empty()) return std::nullopt;
    double widest = 0;
    for (const PlayedGap& bot : played) widest = std::max(widest, bot.gap);
    return widest;
}

Result<Production> produce(const GameSystem& system, const ProduceRequest& request,
                           const std::function<void(const ProduceProgress&)>& look) {
    if (system.generateMode(request.search.mode) == nullptr)
        return Error("generate.no-mode", {{"mode", request.search.mode}});
    auto found = system.generate->run(request.search);
    if (!found) return found.error();
    Production production;
    for (Candidate& candidate : *found) {
        Produced map;
        map.candidate = std::move(candidate);
        production.maps.push_back(std::move(map));
    }
    if (look) {
        ProduceProgress progress;
        progress.part = 1;
        progress.maps = static_cast<int>(production.maps.size());
        progress.best = &production.maps;
        look(progress);
    }
    return production;
}

Result<std::vector<PlayedRepair>> repair(const GameSystem&, const RepairRequest&,
                                         const std::function<void(double)>&) {
    return Error("generate.cancelled");
}

}  // namespace hexa
