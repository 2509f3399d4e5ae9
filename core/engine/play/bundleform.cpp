// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/play/bundleform.h"

#include <algorithm>
#include <cassert>
#include <charconv>

namespace hexa {

int BundleForm::sumOf(std::span<const int> counts) const {
    assert(counts.size() == parts.size());
    int sum = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) sum += counts[i] * parts[i].worth;
    return sum;
}

bool BundleForm::fits(std::span<const int> counts) const {
    const int sum = sumOf(counts);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (counts[i] < 0 || counts[i] > parts[i].max) return false;
        if (minimal && counts[i] > 0 && sum - parts[i].worth >= least) return false;
    }
    return minimal || sum <= most;
}

std::vector<std::string> BundleForm::lines(std::span<const int> counts) const {
    assert(counts.size() == parts.size());
    std::vector<std::string> list;
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (single)
            list.insert(list.end(), static_cast<std::size_t>(counts[i]), parts[i].order);
        else
            list.push_back(parts[i].order + ' ' + std::to_string(counts[i]));
    if (!end.empty()) list.push_back(end);
    return list;
}

int BundleForm::partOf(const std::string& line) const {
    const auto found = std::ranges::find(parts, line, &Part::order);
    return found == parts.end() ? -1 : static_cast<int>(found - parts.begin());
}

int BundleForm::need(std::span<const int> counts) const { return std::max(0, least - sumOf(counts)); }

int BundleForm::room(std::span<const int> counts) const {
    return minimal ? need(counts) : std::max(0, most - sumOf(counts));
}

int BundleForm::roomFor(std::size_t part, std::span<const int> counts) const {
    std::vector<int> more(counts.begin(), counts.end());
    int added = 0;
    for (++more[part]; fits(more); ++more[part]) ++added;
    return added;
}

bool BundleForm::complete(std::span<const int> counts) const { return need(counts) == 0 && fits(counts); }

int BundleForm::countOf(std::size_t part, const std::string& line) const {
    const std::string start = parts[part].order + ' ';
    if (!line.starts_with(start)) return -1;
    int count = -1;
    const char* last = line.data() + line.size();
    const auto read = std::from_chars(line.data() + start.size(), last, count);
    return read.ec == std::errc{} && read.ptr == last ? count : -1;
}

}  // namespace hexa
