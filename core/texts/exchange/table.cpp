// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/exchange/table.h"

#include "core/texts/exchange/forms.h"
#include "core/texts/exchange/opentable.h"
#include "core/texts/exchange/parsedfile.h"
#include "core/texts/exchange/uniqueids.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/locale.h"
#include "core/texts/signednote.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <set>

namespace hexa::texts {
namespace {

constexpr std::size_t maxSamples = 20;  // rows

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

/// Moves a language to the front. Returns false if it isn't there.
bool putFirst(TableColumns& columns, std::string_view language) {
    auto& all = columns.languages;
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const auto& e) { return e.first == language; });
    if (found == all.end()) return false;
    std::rotate(all.begin(), found, std::next(found));
    return true;
}

}  // namespace

Result<OpenTable> openTable(std::string_view bytes, Encoding asked, std::optional<char> separator,
                            std::size_t maxRows) {
    if (isWorkbook(bytes)) return Error("texts.exchange.workbook");
    auto encoded = decodeFile(bytes, asked, Declaration::Ignored);
    if (!encoded) return encoded.error();
    OpenTable table;
    table.encoded = std::move(*encoded);
    auto cells = readDelimited(table.encoded.text, separator, maxRows);
    if (!cells) return cells.error();
    table.cells = std::move(*cells);
    if (table.cells.rows.empty()) return Error("texts.exchange.empty");
    return table;
}

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
    for (const TableRole role : tableRoles)
        if (const auto column = columns.of(role); column && !used.insert(*column).second)
            return Error("texts.table.same", {{"name", static_cast<std::int64_t>(*column + 1)}});
    return Done{};
}

bool isWorkbook(std::string_view bytes) {
    return bytes.starts_with("PK\x03\x04") || bytes.starts_with("\xd0\xcf\x11\xe0");
}

Result<TableHead> tableHead(std::string_view bytes, Encoding asked, std::optional<char> separator) {
    const auto table = openTable(bytes, asked, separator, maxSamples + 1);
    if (!table) return table.error();
    TableHead head;
    head.separator = table->cells.separator;
    for (std::size_t row = 0; row < table->cells.rows.size(); ++row) {
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
    kept.encoding = nameOf(file.encoding);
    kept.separator = std::string(1, table->cells.separator);
    UniqueIds ids;
    for (std::size_t row = 1; row < table->cells.rows.size(); ++row) {
        const auto read = rowAt(*table, columns, row);
        if (!read) return read.error();
        if (read->empty) {
            kept.units.emplace_back();
            continue;
        }
        Unit unit;
        unit.id = ids.take(read->id.empty() ? "row-" + std::to_string(row) : read->id);
        for (std::size_t i = 0; i < read->texts.size(); ++i) {
            if (trimmed(read->texts[i]).empty()) continue;
            Text& text = unit.texts[columns.languages[i].first];
            text.text = read->texts[i];
            text.state = i == 0 ? State::Approved : State::NeedsReview;
        }
        unit.notes = notesFrom(read->note);
        unit.longest = read->longest;
        kept.units.push_back(unit.id);
        project.units.push_back(std::move(unit));
    }
    if (project.units.empty()) return Error("texts.exchange.empty");
    project.files.emplace_back(std::move(kept));
    return project;
}

Result<std::vector<Catalogue>> cataloguesOfTable(std::string_view bytes, TableColumns columns,
                                                 std::string_view source, Encoding asked,
                                                 std::optional<char> separator) {
    if (const Status status = checkColumns(columns); !status) return status.error();
    if (!putFirst(columns, source) || columns.languages.size() == 1)
        return Error("texts.table.no-source", {{"language", std::string(source)}});
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

Result<std::optional<std::vector<Catalogue>>> cataloguesLikeKept(const Project& project,
                                                                 std::string_view bytes,
                                                                 std::optional<char> separator,
                                                                 Encoding asked) {
    using Answer = std::optional<std::vector<Catalogue>>;
    const KeptFile* kept = keptTable(project);
    if (kept == nullptr) return Answer();
    const auto before = tableHead(kept->bytes, encodingOf(*kept), separatorOf(*kept));
    if (!before) return Answer();
    TableColumns columns = columnsOf(*kept, project.source);
    std::erase_if(columns.languages, [&](const auto& entry) {
        return std::find(project.languages.begin(), project.languages.end(), entry.first) ==
               project.languages.end();
    });
    // A text in UTF-8 can be read in the old encoding, too, but hardly the other way round.
    for (const Encoding encoding : {asked, asked == Encoding::Detect ? encodingOf(*kept) : asked})
        for (const auto sign : {separator ? separator : separatorOf(*kept), separator}) {
            const auto now = tableHead(bytes, encoding, sign);
            if (!now || now->names != before->names) continue;
            auto catalogues = cataloguesOfTable(bytes, columns, project.source, encoding, now->separator);
            if (!catalogues) return catalogues.error();
            return Answer(std::move(*catalogues));
        }
    return Answer();
}

}  // namespace hexa::texts
