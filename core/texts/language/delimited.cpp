// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/delimited.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace hexa::texts {
namespace {

constexpr std::size_t maxCells = 4'000'000;
constexpr std::size_t maxTableRows = 200'000;
constexpr std::size_t rowsForSeparator = 50;  // that are looked at
constexpr std::string_view separators = ",;\t";
constexpr std::string_view hint = "sep=";  // first line that spreadsheet programs write

Error lineError(const char* code, std::int64_t line) {
    return Error(code, {{"line", line}}, TextPosition{line, 1});
}

class TableReader {
public:
    TableReader(std::string_view text, char separator) : mText(text) { mTable.separator = separator; }

    Status read(std::size_t from, std::size_t maxRows) {
        mAt = from;
        mLine += from > 0 ? 1 : 0;
        while (mAt < mText.size() && mTable.rows.size() < maxRows)
            if (const Status status = row(); !status) return status;
        return Done{};
    }
    DelimitedTable take() { return std::move(mTable); }
    const DelimitedTable& table() const { return mTable; }

private:
    bool atEnd() const { return mAt == mText.size() || mText[mAt] == '\n' || mText[mAt] == '\r'; }

    void lineEnd() {
        if (mAt < mText.size() && mText[mAt] == '\r') ++mAt;
        if (mAt < mText.size() && mText[mAt] == '\n') ++mAt;
        ++mLine;
    }

    Status row() {
        const std::int64_t line = mLine;
        std::vector<DelimitedCell> cells;
        while (true) {
            if (const Status status = cell(cells); !status) return status;
            if (atEnd()) break;
            ++mAt;  // the separator
        }
        lineEnd();
        const bool blank = cells.size() == 1 && cells.front().begin == cells.front().end;
        if (blank) return Done{};
        mCells += cells.size();
        if (mCells > maxCells || mTable.rows.size() == maxTableRows)
            return lineError("texts.table.too-large", line);
        mTable.rows.push_back(std::move(cells));
        mTable.lines.push_back(static_cast<std::size_t>(line));
        return Done{};
    }

    Status cell(std::vector<DelimitedCell>& cells) {
        DelimitedCell cell{mAt, mAt, false};
        if (mAt < mText.size() && mText[mAt] == '"') {
            const std::int64_t line = mLine;
            cell.quoted = true;
            for (++mAt;; ++mAt) {
                if (mAt >= mText.size()) return lineError("texts.table.quote", line);
                const char c = mText[mAt];
                if (c == '\n' || (c == '\r' && mText.substr(mAt + 1, 1) != "\n")) ++mLine;
                if (c != '"') continue;
                if (mText.substr(mAt + 1, 1) != "\"") break;
                ++mAt;
            }
            ++mAt;
            if (!atEnd() && mText[mAt] != mTable.separator)
                return lineError("texts.table.behind-quote", mLine);
        } else {
            while (!atEnd() && mText[mAt] != mTable.separator) ++mAt;
        }
        cell.end = mAt;
        cells.push_back(cell);
        return Done{};
    }

    std::string_view mText;
    DelimitedTable mTable;
    std::size_t mAt = 0;
    std::size_t mCells = 0;
    std::int64_t mLine = 1;
};

/// Returns the place behind a first line "sep=;", or 0.
std::size_t behindHint(std::string_view text) {
    if (!text.starts_with(hint) || text.size() <= hint.size()) return 0;
    std::size_t at = hint.size() + 1;
    if (at < text.size() && text[at] == '\r') ++at;
    if (at < text.size() && text[at] == '\n') ++at;
    return at > hint.size() + 1 ? at : 0;
}

}  // namespace

char separatorOf(std::string_view text) {
    if (behindHint(text) > 0) return text[hint.size()];
    char best = ',';
    std::pair<std::size_t, std::size_t> bestScore{0, 0};  // rows like the first, cells of the first
    for (const char separator : separators) {
        TableReader reader(text, separator);
        (void)reader.read(0, rowsForSeparator);  // a row that can't be read ends the trial
        const auto& rows = reader.table().rows;
        if (rows.empty() || rows.front().size() < 2) continue;
        const auto like = std::count_if(rows.begin(), rows.end(),
                                        [&](const auto& row) { return row.size() == rows.front().size(); });
        const std::pair<std::size_t, std::size_t> score{static_cast<std::size_t>(like), rows.front().size()};
        if (score > bestScore) {
            bestScore = score;
            best = separator;
        }
    }
    return best;
}

Result<DelimitedTable> readDelimited(std::string_view text, std::optional<char> separator,
                                     std::size_t maxRows) {
    TableReader reader(text, separator ? *separator : separatorOf(text));
    if (const Status status = reader.read(behindHint(text), std::min(maxRows, maxTableRows + 1)); !status)
        return status.error();
    return reader.take();
}

std::string cellText(std::string_view text, const DelimitedTable& table, std::size_t row,
                     std::size_t column) {
    if (row >= table.rows.size() || column >= table.rows[row].size()) return {};
    const DelimitedCell& cell = table.rows[row][column];
    std::string_view inner = text.substr(cell.begin, cell.end - cell.begin);
    if (!cell.quoted) return std::string(inner);
    inner = inner.substr(1, inner.size() - 2);
    std::string out;
    out.reserve(inner.size());
    for (std::size_t i = 0; i < inner.size(); ++i) {
        out += inner[i];
        if (inner[i] == '"') ++i;  // doubled
    }
    return out;
}

std::string cellOf(std::string_view text, char separator, Quotes quotes) {
    const auto needs = [&](char c) { return c == separator || c == '"' || c == '\n' || c == '\r'; };
    const bool blankAtEnd = !text.empty() && (text.front() == ' ' || text.back() == ' ');
    if (quotes == Quotes::AsNeeded && !blankAtEnd && std::none_of(text.begin(), text.end(), needs))
        return std::string(text);
    std::string out = "\"";
    for (const char c : text) {
        out += c;
        if (c == '"') out += c;
    }
    return out += '"';
}

std::string rowOf(const std::vector<std::string>& cells) {
    std::string row;
    for (std::size_t i = 0; i < cells.size(); ++i) row += (i == 0 ? "" : ",") + cellOf(cells[i], ',');
    return row += "\r\n";
}

}  // namespace hexa::texts
