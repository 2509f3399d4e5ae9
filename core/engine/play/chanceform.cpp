// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/play/chanceform.h"

#include <algorithm>
#include <cassert>

namespace hexa {

std::string ChanceForm::line(std::span<const int> values) const {
    assert(values.size() == fields.size());
    std::string line = order;
    for (std::size_t i = 0; i < fields.size(); ++i)
        line += ' ' + fields[i].values[static_cast<std::size_t>(values[i])].word;
    return line;
}

std::vector<int> ChanceForm::read(const std::string& line) const {
    std::vector<int> values;
    if (!line.starts_with(order + ' ')) return values;
    std::size_t at = order.size();
    for (const Field& field : fields) {
        if (at >= line.size()) return values;
        const std::size_t end = std::min(line.find(' ', at + 1), line.size());
        const auto found = std::ranges::find(field.values, line.substr(at + 1, end - at - 1), &Value::word);
        if (found == field.values.end()) return values;
        values.push_back(static_cast<int>(found - field.values.begin()));
        at = end;
    }
    return values;
}

}  // namespace hexa
