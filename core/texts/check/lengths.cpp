// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/sink.h"

#include <algorithm>
#include <cmath>

namespace hexa::texts {
namespace {

constexpr std::size_t shortest = 80;  // bytes; what is shorter varies too much
constexpr double farthest = 4.0;      // deviations from the usual ratio
constexpr double minRatio = 0.4;      // as logarithm: half as long again

/// How far the ratio of two texts is from the usual one, in deviations; negative if the second is
/// short.
double strangeness(const Analysis& a, const Analysis& b, const Knowledge& knowledge) {
    const bool swapped = a.language > b.language;
    const Analysis& first = swapped ? b : a;
    const Analysis& second = swapped ? a : b;
    const auto band = knowledge.lengths.find({first.language, second.language});
    if (band == knowledge.lengths.end() || band->second.deviation <= 0) return 0;
    const double ratio =
        std::log(static_cast<double>(second.text.size()) / static_cast<double>(first.text.size()));
    const double off = ratio - band->second.mean;
    if (std::abs(off) < minRatio) return 0;
    return (swapped ? -off : off) / band->second.deviation;
}

}  // namespace

void checkLengths(const Row& row, const Knowledge& knowledge, Sink& sink) {
    if (row.texts.size() < 2 || row.unit->kind == UnitKind::Heading) return;
    std::size_t longest = 0;
    for (const Analysis& text : row.texts) longest = std::max(longest, text.text.size());
    if (longest < shortest) return;
    for (std::size_t i = 0; i < row.texts.size(); ++i) {
        bool tooLong = true;
        bool tooShort = true;
        for (std::size_t k = 0; k < row.texts.size(); ++k) {
            if (k == i) continue;
            const double off = strangeness(row.texts[k], row.texts[i], knowledge);
            tooLong = tooLong && off > farthest;
            tooShort = tooShort && off < -farthest;
        }
        if (!tooLong && !tooShort) continue;
        const bool directed = row.texts.size() > 2;
        if (!directed && i > 0) break;
        sink.draft("length", directed && tooShort ? Severity::Warning : Severity::Hint,
                   directed ? row.texts[i].language : std::string(),
                   !directed  ? "texts.check.length.differ"
                   : tooShort ? "texts.check.length.short"
                              : "texts.check.length.long")
            .add();
    }
}

}  // namespace hexa::texts
