// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/bundleform.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <numeric>

namespace hexa {
namespace {

int sumOf(std::span<const int> counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

}  // namespace

std::vector<std::string> BundleForm::lines(std::span<const int> counts) const {
    assert(counts.size() == parts.size());
    std::vector<std::string> list;
    for (std::size_t i = 0; i < parts.size(); ++i)
        list.push_back(parts[i].order + ' ' + std::to_string(counts[i]));
    return list;
}

int BundleForm::need(std::span<const int> counts) const { return std::max(0, least - sumOf(counts)); }

int BundleForm::room(std::span<const int> counts) const { return std::max(0, most - sumOf(counts)); }

int BundleForm::countOf(std::size_t part, const std::string& line) const {
    const std::string start = parts[part].order + ' ';
    if (!line.starts_with(start)) return -1;
    int count = -1;
    const char* end = line.data() + line.size();
    const auto read = std::from_chars(line.data() + start.size(), end, count);
    return read.ec == std::errc{} && read.ptr == end ? count : -1;
}

}  // namespace hexa
