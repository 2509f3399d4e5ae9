// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/file/parts.h"

namespace hexa::owngame {

/// Reads layouts, counts, rules, styles and worth into a definition that has its words.
class PlanReader : PartReading {
public:
    PlanReader(Definition& definition, Reading mode) : PartReading(definition, mode) {}
    Status read(JsonObject& root);

private:
    void readLayout(JsonObject& item, const JsonNode& node);
    void checkLayout(const LayoutPlan& plan, const JsonNode& node);
    void readShape(LayoutPlan& plan, const Node& node);
    void readArea(LayoutPlan& plan, JsonObject& item);
    void readRule(JsonObject& item, const JsonNode& node);
    /// Checks that a rule has the members its form requires.
    void checkRule(const Rule& rule, const JsonNode& node);
    void readStyle(JsonObject& item, const JsonNode& node);
    int thousandths(const JsonNode& node, double least, double most);
    void readWorth(JsonObject& item, const JsonNode& node);
};

}  // namespace hexa::owngame
