// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generate/produce.h"
#include "editor/preview/longrun.h"

#include <optional>
#include <vector>

namespace hexa {

/// How a production stands, or how it ended.
struct ProduceState {
    bool running = true;
    ProduceProgress::Stage stage = ProduceProgress::Stage::Searching;
    double part = 0;  ///< 0 to 1, of the stage.
    std::int64_t games = 0;
    std::vector<Produced> maps;  ///< The best so far; at the end all.
    bool cancelled = false;
    std::optional<Error> error;  ///< Why there are no maps.
};

/// Makes maps aside.
class ProduceRun : public LongRun<ProduceState> {
public:
    explicit ProduceRun(QObject* parent = nullptr) : LongRun(parent) {}

    /// Only while nothing runs. The game must outlive this; `request.search.stop` is set here.
    void start(const GameSystem& system, ProduceRequest request);

private:
    void work(const GameSystem& system, const ProduceRequest& request);
};

}  // namespace hexa
