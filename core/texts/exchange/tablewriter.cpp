// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of texts: in place, and new.
#include "core/texts/exchange/forms.h"
#include "core/texts/exchange/opentable.h"
#include "core/texts/exchange/parsedfile.h"
#include "core/texts/exchange/patch.h"
#include "core/texts/language/characters.h"
#include "core/texts/signednote.h"

#include <algorithm>
#include <map>
#include <utility>

namespace hexa::texts {
namespace {

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

/// True if the columns of a kept file are those of a table: a project file may say anything.
bool columnsFit(const TableColumns& columns, const OpenTable& table) {
    const std::size_t count = table.cells.rows.front().size();
    return checkColumns(columns).ok() &&
           std::ranges::all_of(columns.languages, [&](const auto& entry) { return entry.second < count; });
}

}  // namespace

Result<InPlace> writeTableInPlace(const Project& project, const KeptFile& file) {
    const auto table = openTable(file.bytes, encodingOf(file), separatorOf(file));
    if (!table) return table.error();
    const TableColumns columns = columnsOf(file, project.source);
    if (table->cells.rows.size() != file.units.size() + 1 || !columnsFit(columns, *table))
        return Error("texts.exchange.kept", {{"name", file.name}});
    auto languages = columns.languages;
    std::erase_if(languages, [&](const auto& entry) {  // texts that the project has no longer
        return std::ranges::find(project.languages, entry.first) == project.languages.end();
    });
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
    std::vector<std::string> cells{"id"};
    cells.insert(cells.end(), project.languages.begin(), project.languages.end());
    if (notes) cells.emplace_back("note");
    if (longest) cells.emplace_back("max");
    out += rowOf(cells);
    for (const Unit& unit : project.units) {
        cells = {unit.id};
        for (const std::string& language : project.languages)
            cells.push_back(withoutControls(unit.in(language)));
        if (notes) cells.push_back(withoutControls(notesText(unit.notes)));
        const int most = longestOf(unit, project.longest);
        if (longest) cells.push_back(most > 0 ? std::to_string(most) : std::string());
        out += rowOf(cells);
    }
    return out;
}

}  // namespace hexa::texts
