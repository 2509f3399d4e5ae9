// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/writer.h"
#include "core/pack/pack.h"
#include "core/systems/claymore/terms/mat.h"

namespace hexa::claymore {

/// Base of a reader of data with places of the mat, as [column, line].
class MatReading : protected PackReading {
protected:
    /// Reads a place. Fails with "claymore.plan.outside" if it is not a hex of the mat.
    std::optional<MatPlace> place(const JsonNode& node);
    /// Reads two neighbouring places; fails with `code` if they don't touch.
    std::optional<std::pair<MatPlace, MatPlace>> touching(const JsonNode& node, const char* code);
};

/// Reads {"river": [[2, 2], ...], "bridges": [...], "road": [[[1, 0], [1, 1]], ...]}. Fails with a
/// place.
Result<Mat> readMat(const JsonNode& node, Source source);
/// Writes such an object.
void writeMat(JsonWriter& writer, const Mat& mat);

}  // namespace hexa::claymore
