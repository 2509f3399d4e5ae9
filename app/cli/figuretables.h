// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/judge/figuretable.h"

#include <vector>

namespace hexa {
class JsonWriter;
}  // namespace hexa

namespace hexa::cli {

class Context;

/// Prints tables as text: a title, then a line for each row.
void printTables(const Context& context, const std::vector<FigureTable>& tables);
/// Writes tables as one array.
void writeTables(JsonWriter& json, const Context& context, const std::vector<FigureTable>& tables);

}  // namespace hexa::cli
