// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexa::texts {

/// Bytes [begin, end) of a file.
struct Span {
    std::size_t begin = 0;
    std::size_t end = 0;
    friend bool operator==(const Span&, const Span&) = default;
};

/// Collects changes of a text at places that don't overlap, and makes them all together.
class Patches {
public:
    void replace(Span span, std::string text) { mAll.push_back({span, std::move(text)}); }
    void insert(std::size_t at, std::string text) { replace({at, at}, std::move(text)); }
    std::size_t size() const { return mAll.size(); }

    /// Returns the text with all changes in it. Insertions at one place keep their order.
    std::string apply(std::string_view text) {
        std::stable_sort(mAll.begin(), mAll.end(),
                         [](const auto& a, const auto& b) { return a.first.begin < b.first.begin; });
        std::string out;
        std::size_t at = 0;
        for (const auto& [span, by] : mAll) {
            assert(span.begin >= at && span.end >= span.begin);
            out += text.substr(at, span.begin - at);
            out += by;
            at = span.end;
        }
        return out += text.substr(at);
    }

private:
    std::vector<std::pair<Span, std::string>> mAll;
};

}  // namespace hexa::texts
