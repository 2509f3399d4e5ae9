// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/fuzzymatch.h"

#include <limits>
#include <vector>

namespace hexa::editor {
namespace {

/// Returns lower case without accents, one character for each of the text.
QString withoutCase(const QString& text) {
    QString result;
    result.reserve(text.size());
    for (const QChar c : text) {
        const QString parts = QString(c).normalized(QString::NormalizationForm_D);
        result += parts.isEmpty() ? c : parts[0].toLower();
    }
    return result;
}

constexpr int never = std::numeric_limits<int>::min() / 2;

}  // namespace

std::optional<FuzzyMatch> fuzzyMatch(const QString& typed, const QString& text) {
    const QString wanted = withoutCase(QString(typed).remove(u' '));
    const QString in = withoutCase(text);
    const auto n = static_cast<std::size_t>(wanted.size());
    const auto m = static_cast<std::size_t>(in.size());
    if (n == 0) return FuzzyMatch{};
    if (n > m) return std::nullopt;

    // best[i][j]: score of the first i + 1 letters with the last of them at j; before[i][j]: place
    // of the one before.
    std::vector<std::vector<int>> best(n, std::vector<int>(m, never));
    std::vector<std::vector<std::size_t>> before(n, std::vector<std::size_t>(m, 0));
    for (std::size_t i = 0; i < n; ++i) {
        int reach = never;  // the best of the letter before, anywhere to the left
        std::size_t reachAt = 0;
        for (std::size_t j = i; j < m; ++j) {
            if (i > 0 && best[i - 1][j - 1] > reach) {
                reach = best[i - 1][j - 1];
                reachAt = j - 1;
            }
            if (in[qsizetype(j)] != wanted[qsizetype(i)]) continue;
            const bool wordStart = j == 0 || !in[qsizetype(j) - 1].isLetterOrNumber();
            const int own = (wordStart ? 10 : 1) - static_cast<int>(j / 16);
            if (i == 0) {
                best[i][j] = own;
                continue;
            }
            const int inRow = best[i - 1][j - 1] + 12;
            before[i][j] = inRow >= reach ? j - 1 : reachAt;
            if (std::max(inRow, reach) > never / 2) best[i][j] = own + std::max(inRow, reach);
        }
    }
    const auto last = std::max_element(best[n - 1].begin(), best[n - 1].end());
    if (*last == never) return std::nullopt;
    FuzzyMatch match{*last - static_cast<int>(m / 16), QList<qsizetype>(static_cast<qsizetype>(n))};
    auto at = static_cast<std::size_t>(last - best[n - 1].begin());
    for (std::size_t i = n; i-- > 0; at = before[i][at]) match.positions[qsizetype(i)] = qsizetype(at);
    for (qsizetype i = 0; i < match.positions.size(); ++i) {
        const qsizetype here = match.positions[i];
        const bool inRow = i > 0 && match.positions[i - 1] == here - 1;
        if (!inRow && here > 0 && in[here - 1].isLetterOrNumber()) ++match.scattered;
    }
    return match;
}

}  // namespace hexa::editor
