// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/exchange/table.h"

#include "core/texts/exchange/forms.h"
#include "core/texts/exchange/patch.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/delimited.h"
#include "core/texts/language/encodedfile.h"
#include "core/texts/language/locale.h"
#include "core/texts/signednote.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

namespace hexa::texts {
namespace {

constexpr std::size_t maxSamples = 20;  // rows
constexpr std::string_view latin1File = "latin1";
constexpr std::string_view utf8Mark = "\xef\xbb\xbf";

/// A table as text, with its cells.
struct OpenTable {
    EncodedFile encoded;
    DelimitedTable cells;

    std::string at(std::size_t row, std::size_t column) const {
        return cellText(encoded.text, cells, row, column);
    }
};

Result<OpenTable> openTable(std::string_view bytes, Encoding asked, std::optional<char> separator) {
    if (isWorkbook(bytes)) return Error("texts.exchange.workbook");
    auto encoded = decodeFile(bytes, asked);
    if (!encoded) return encoded.error();
    OpenTable table;
    table.encoded = std::move(*encoded);
    auto cells = readDelimited(table.encoded.text, separator);
    if (!cells) return cells.error();
    table.cells = std::move(*cells);
    if (table.cells.rows.empty()) return Error("texts.exchange.empty");
    return table;
}

/// Columns and languages must be there once, and some language must be.
Status checkColumns(const TableColumns& columns) {
    if (columns.languages.empty()) return Error("texts.table.no-language");
    std::set<std::string_view> languages;
    std::set<std::size_t> used;
    for (const auto& [language, column] : columns.languages) {
        if (!isLanguageCode(language))
            return Error("texts.exchange.bad-language",
                         {{"number", std::int64_t{1}}, {"language", language}});
        if (!languages.insert(language).second || !used.insert(column).second)
            return Error("texts.table.same", {{"name", language}});
    }
    for (const auto& column : {columns.id, columns.note, columns.longest})
        if (column && !used.insert(*column).second)
            return Error("texts.table.same", {{"name", static_cast<std::int64_t>(*column + 1)}});
    return Done{};
}

/// A row of a table as a project has it.
struct TableRow {
    std::string id;                  ///< As the file has it; may be empty.
    std::vector<std::string> texts;  ///< In the order of the languages.
    std::string note;
    int longest = 0;
    bool empty = true;  ///< No language has a text.
};

Result<TableRow> rowAt(const OpenTable& table, const TableColumns& columns, std::size_t row) {
    TableRow out;
    for (const auto& [language, column] : columns.languages) {
        out.texts.push_back(withoutControls(table.at(row, column)));
        out.empty = out.empty && trimmed(out.texts.back()).empty();
    }
    if (columns.id) out.id = simplified(withoutControls(table.at(row, *columns.id)));
    if (columns.note) out.note = withoutControls(table.at(row, *columns.note));
    if (!columns.longest) return out;
    const std::string cell = table.at(row, *columns.longest);
    const std::string_view digits = trimmed(cell);
    if (digits.empty()) return out;
    const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), out.longest);
    if (failure != std::errc() || end != digits.data() + digits.size() || out.longest < 0 ||
        out.longest > maxLongest) {
        const auto line = static_cast<std::int64_t>(table.cells.lines[row]);
        return Error("texts.table.longest", {{"line", line}, {"value", cell}}, TextPosition{line, 1});
    }
    return out;
}

/// Adds what the table lacks at the ends of short rows, and changes cells that are there.
class TablePatcher {
public:
    explicit TablePatcher(const OpenTable& table) : mTable(table) {}

    /// Columns of one row must come in their order.
    void put(std::size_t row, std::size_t column, std::string text) {
        const std::vector<DelimitedCell>& cells = mTable.cells.rows[row];
        const char separator = mTable.cells.separator;
        if (column < cells.size()) {
            const DelimitedCell& cell = cells[column];
            const std::string_view old =
                std::string_view(mTable.encoded.text).substr(cell.begin, cell.end - cell.begin);
            mPatches.replace({cell.begin, cell.end}, cellOf(withLineEndsOf(old, std::move(text)), separator,
                                                            cell.quoted ? Quotes::Always : Quotes::AsNeeded));
            return;
        }
        std::size_t& there = mLengths.try_emplace(row, cells.size()).first->second;
        std::string added(column + 1 - there, separator);
        mPatches.insert(cells.back().end, added + cellOf(text, separator));
        there = column + 1;
    }
    std::string apply() { return mPatches.apply(mTable.encoded.text); }

private:
    static std::string withLineEndsOf(std::string_view old, std::string text) {
        if (old.find("\r\n") == std::string_view::npos) return text;
        std::string out;
        for (const char c : text) {
            if (c == '\n') out += '\r';
            out += c;
        }
        return out;
    }

    const OpenTable& mTable;
    Patches mPatches;
    std::map<std::size_t, std::size_t> mLengths;  // cells of rows that became longer
};

}  // namespace

bool isWorkbook(std::string_view bytes) {
    return bytes.starts_with("PK\x03\x04") || bytes.starts_with("\xd0\xcf\x11\xe0");
}

Result<TableHead> tableHead(std::string_view bytes, Encoding asked, std::optional<char> separator) {
    const auto table = openTable(bytes, asked, separator);
    if (!table) return table.error();
    TableHead head;
    head.separator = table->cells.separator;
    for (std::size_t row = 0; row < std::min(table->cells.rows.size(), maxSamples + 1); ++row) {
        std::vector<std::string> cells;
        for (std::size_t column = 0; column < table->cells.rows[row].size(); ++column)
            cells.push_back(withoutControls(table->at(row, column)));
        if (row == 0)
            head.names = std::move(cells);
        else
            head.samples.push_back(std::move(cells));
    }
    return head;
}

Result<Project> projectOfTable(const SourceFile& file, const TableColumns& columns,
                               std::optional<char> separator) {
    if (const Status status = checkColumns(columns); !status) return status.error();
    const auto table = openTable(file.bytes, file.encoding, separator);
    if (!table) return table.error();
    Project project;
    project.source = columns.languages.front().first;
    for (const auto& [language, column] : columns.languages) project.languages.push_back(language);
    KeptFile kept{file.name, {}, std::string(tableForm), {}, file.bytes, {}, rolesOf(columns), {}};
    kept.encoding = file.encoding == Encoding::Latin1 ? latin1File : "";
    kept.separator = std::string(1, table->cells.separator);
    std::map<std::string, int> used;
    for (std::size_t row = 1; row < table->cells.rows.size(); ++row) {
        const auto read = rowAt(*table, columns, row);
        if (!read) return read.error();
        if (read->empty) {
            kept.units.emplace_back();
            continue;
        }
        Unit unit;
        const std::string wanted = read->id.empty() ? "row-" + std::to_string(row) : read->id;
        unit.id = wanted;
        for (int n = ++used[unit.id]; n > 1; n = ++used[unit.id]) unit.id = numberedId(wanted, n);
        for (std::size_t i = 0; i < read->texts.size(); ++i) {
            if (trimmed(read->texts[i]).empty()) continue;
            Text& text = unit.texts[columns.languages[i].first];
            text.text = read->texts[i];
            text.state = i == 0 ? State::Approved : State::NeedsReview;
        }
        if (!trimmed(read->note).empty()) unit.notes.push_back(noteFrom(read->note));
        unit.longest = read->longest;
        kept.units.push_back(unit.id);
        project.units.push_back(std::move(unit));
    }
    if (project.units.empty()) return Error("texts.exchange.empty");
    project.files.emplace_back(std::move(kept));
    return project;
}

Result<InPlace> writeTableInPlace(const Project& project, const KeptFile& file) {
    const Encoding asked = file.encoding == latin1File ? Encoding::Latin1 : Encoding::Detect;
    const auto separator = file.separator.empty() ? std::nullopt : std::optional(file.separator.front());
    const auto table = openTable(file.bytes, asked, separator);
    if (!table) return table.error();
    if (table->cells.rows.size() != file.units.size() + 1)
        return Error("texts.exchange.kept", {{"name", file.name}});
    auto languages = columnsOf(file, project.source).languages;
    std::sort(languages.begin(), languages.end(),
              [](const auto& a, const auto& b) { return a.second < b.second; });
    std::map<std::string_view, const Unit*> units;
    for (const Unit& unit : project.units) units.emplace(unit.id, &unit);

    InPlace out;
    TablePatcher patcher(*table);
    for (std::size_t i = 0; i < file.units.size(); ++i) {
        if (file.units[i].empty()) continue;
        const auto unit = units.find(file.units[i]);
        if (unit == units.end()) {
            ++out.unwritten;
            continue;
        }
        for (const auto& [language, column] : languages) {
            std::string text = withoutControls(unit->second->in(language));
            const std::string old = withoutControls(table->at(i + 1, column));
            if (text == old || (text.empty() && trimmed(old).empty())) continue;
            patcher.put(i + 1, column, std::move(text));
            ++out.changed;
        }
    }
    if (out.changed == 0) {
        out.bytes = file.bytes;
        return out;
    }
    auto bytes = encodeFile(patcher.apply(), table->encoded, false);
    if (!bytes) return bytes.error();
    out.bytes = std::move(*bytes);
    return out;
}

std::string writeTable(const Project& project) {
    const bool notes = std::any_of(project.units.begin(), project.units.end(),
                                   [](const Unit& unit) { return !unit.notes.empty(); });
    const bool longest =
        project.longest > 0 || std::any_of(project.units.begin(), project.units.end(),
                                           [](const Unit& unit) { return unit.longest > 0; });
    std::string out(utf8Mark);
    const auto line = [&](const std::vector<std::string>& cells) {
        for (std::size_t i = 0; i < cells.size(); ++i) out += (i == 0 ? "" : ",") + cellOf(cells[i], ',');
        out += "\r\n";
    };
    std::vector<std::string> cells{"id"};
    cells.insert(cells.end(), project.languages.begin(), project.languages.end());
    if (notes) cells.emplace_back("note");
    if (longest) cells.emplace_back("max");
    line(cells);
    for (const Unit& unit : project.units) {
        cells = {unit.id};
        for (const std::string& language : project.languages)
            cells.push_back(withoutControls(unit.in(language)));
        std::string all;
        for (const Note& note : unit.notes)
            all += (all.empty() ? "" : "\n") + withoutControls(signedNote(note));
        if (notes) cells.push_back(std::move(all));
        const int most = longestOf(project, unit);
        if (longest) cells.push_back(most > 0 ? std::to_string(most) : std::string());
        line(cells);
    }
    return out;
}

Result<std::vector<Catalogue>> cataloguesOfTable(std::string_view bytes, const TableColumns& columns,
                                                 Encoding asked, std::optional<char> separator) {
    if (const Status status = checkColumns(columns); !status) return status.error();
    const auto table = openTable(bytes, asked, separator);
    if (!table) return table.error();
    std::vector<Catalogue> catalogues(columns.languages.size() - 1);
    for (std::size_t i = 0; i < catalogues.size(); ++i) {
        catalogues[i].sourceLanguage = columns.languages.front().first;
        catalogues[i].targetLanguage = columns.languages[i + 1].first;
    }
    for (std::size_t row = 1; row < table->cells.rows.size(); ++row) {
        const auto read = rowAt(*table, columns, row);
        if (!read) return read.error();
        if (read->empty) continue;
        for (std::size_t i = 0; i < catalogues.size(); ++i) {
            CatalogueEntry entry;
            entry.id = read->id;
            entry.source = read->texts.front();
            if (!trimmed(read->texts[i + 1]).empty()) entry.target = read->texts[i + 1];
            entry.state = entry.target.empty() ? State::Missing : State::NeedsReview;
            if (i == 0 && !trimmed(read->note).empty()) entry.notes.push_back(read->note);
            makeWritable(entry);
            catalogues[i].entries.push_back(std::move(entry));
        }
    }
    return catalogues;
}

}  // namespace hexa::texts
