// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/exchange/glossarytables.h"

#include "core/texts/exchange/table.h"
#include "core/texts/glossary/glossaryfile.h"
#include "core/texts/glossary/termedits.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/delimited.h"
#include "core/texts/language/encodedfile.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace hexa::texts {
namespace {

struct Flag {
    std::string_view name;
    bool Term::*member;
};
constexpr std::array<Flag, 3> termFlags{
    {{"common", &Term::common}, {"name", &Term::name}, {"case", &Term::caseMatters}}};

/// Content of a column of a glossary's table.
struct GlossaryColumn {
    enum class Kind : unsigned char { Other, Key, Family, Note, Flags, Forms };
    Kind kind = Kind::Other;
    std::string language;
    std::optional<FormStatus> status;  ///< None: preferred, then admitted.
};

std::optional<FormStatus> statusNamed(std::string_view name) {
    for (const FormStatus status :
         {FormStatus::Preferred, FormStatus::Admitted, FormStatus::Deprecated, FormStatus::Forbidden})
        if (nameOf(status) == name) return status;
    return std::nullopt;
}

/// Returns the columns of a head. The languages are found together, because a doubtful code counts
/// beside others.
std::vector<GlossaryColumn> columnsOf(const std::vector<std::string>& head,
                                      const std::vector<std::string>& known) {
    using Kind = GlossaryColumn::Kind;
    std::vector<GlossaryColumn> columns(head.size());
    std::vector<std::string> names;  // without their statuses, each once
    std::vector<std::optional<std::size_t>> nameOfColumn(head.size());
    for (std::size_t i = 0; i < head.size(); ++i) {
        std::string_view name = trimmed(head[i]);
        const std::string small = lowered(name);
        if (small == "family" || small == "flags") {
            columns[i].kind = small == "family" ? Kind::Family : Kind::Flags;
            continue;
        }
        if (const auto colon = name.rfind(':'); colon != std::string_view::npos) {
            columns[i].status = statusNamed(lowered(trimmed(name.substr(colon + 1))));
            if (columns[i].status) name = trimmed(name.substr(0, colon));
        }
        const auto same = std::find(names.begin(), names.end(), name);
        nameOfColumn[i] = static_cast<std::size_t>(same - names.begin());
        if (same == names.end()) names.emplace_back(name);
    }
    const ColumnGuess found = guessOfTable({names, {}, ','}, known);
    const TableColumns& guess = found.columns;
    std::vector<std::string> languages;
    for (const auto& [language, column] : guess.languages) languages.push_back(language);
    // "de:forbidden" beside "Deutsch": a second column of a language.
    const auto second = [&](std::size_t name) {
        const TableColumns alone = guessColumns({names[name]}, languages);
        return alone.languages.empty() ? std::string() : alone.languages.front().first;
    };
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (!nameOfColumn[i]) continue;
        const auto language = std::ranges::find(guess.languages, *nameOfColumn[i],
                                                &std::pair<std::string, std::size_t>::second);
        if (guess.id == nameOfColumn[i]) {
            columns[i].kind = Kind::Key;
        } else if (guess.note == nameOfColumn[i]) {
            columns[i].kind = Kind::Note;
        } else if (language != guess.languages.end()) {
            columns[i].kind = Kind::Forms;
            columns[i].language = language->first;
        } else if (const auto unsure =
                       std::ranges::find(found.unsure, *nameOfColumn[i], &UnsureColumn::column);
                   unsure != found.unsure.end()) {
            // Heads of glossaries mostly have codes of languages, not of countries.
            columns[i].kind = Kind::Forms;
            columns[i].language = unsure->languages.back();
        } else if (std::string more = second(*nameOfColumn[i]); !more.empty()) {
            columns[i].kind = Kind::Forms;
            columns[i].language = std::move(more);
        }
    }
    return columns;
}

void addForms(Term& term, const GlossaryColumn& column, std::string_view cell) {
    std::vector<Form>& forms = term.forms[column.language];
    bool first = true;
    for (std::size_t at = 0; at <= cell.size();) {
        const auto bar = std::min(cell.find('|', at), cell.size());
        std::string text = simplified(withoutControls(cell.substr(at, bar - at)));
        at = bar + 1;
        if (text.empty()) continue;
        const FormStatus usual = first ? FormStatus::Preferred : FormStatus::Admitted;
        forms.push_back({std::move(text), column.status.value_or(usual)});
        first = false;
    }
    if (forms.empty()) term.forms.erase(column.language);
}

/// Returns the forms of a status in one cell. A bar would end a form.
std::string joinedForms(const Term& term, const std::string& language, FormStatus status) {
    std::string out;
    const auto forms = term.forms.find(language);
    if (forms == term.forms.end()) return out;
    for (const Form& form : forms->second) {
        if (form.status != status) continue;
        std::string text = form.text;
        std::replace(text.begin(), text.end(), '|', '/');
        out += (out.empty() ? "" : " | ") + text;
    }
    return out;
}

/// The columns of a language for a glossary, with what they hold.
std::vector<std::pair<std::string, std::vector<FormStatus>>> formColumns(const Glossary& glossary,
                                                                         const std::string& language) {
    std::set<FormStatus> used;
    for (const Term& term : glossary.terms)
        if (const auto forms = term.forms.find(language); forms != term.forms.end())
            for (const Form& form : forms->second) used.insert(form.status);
    std::vector<std::pair<std::string, std::vector<FormStatus>>> columns;
    columns.push_back({language, {FormStatus::Preferred, FormStatus::Admitted}});
    for (const FormStatus status : {FormStatus::Deprecated, FormStatus::Forbidden})
        if (used.contains(status))
            columns.push_back({language + ':' + std::string(nameOf(status)), {status}});
    return columns;
}

}  // namespace

GlossaryForm glossaryFormOf(std::string_view path) {
    const std::string small = lowered(path);
    if (small.ends_with(".tbx") || small.ends_with(".xml")) return GlossaryForm::Tbx;
    return small.ends_with(".csv") || small.ends_with(".tsv") || small.ends_with(".txt") ? GlossaryForm::Csv
                                                                                         : GlossaryForm::Json;
}

Result<Glossary> readAnyGlossary(std::string_view bytes, const std::vector<std::string>& known) {
    if (isWorkbook(bytes)) return Error("texts.exchange.workbook");
    std::string_view text = bytes;
    if (text.starts_with(utf8Mark)) text.remove_prefix(utf8Mark.size());
    const auto first = text.find_first_not_of(" \t\r\n");
    const char sign = first == std::string_view::npos ? ' ' : text[first];
    if (sign == '{') return readGlossary(text);
    const bool wide = bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff");
    if (sign == '<' || (wide && bytes.substr(2, 2).find('<') != std::string_view::npos))
        return readTbx(bytes, known);
    return text.starts_with("key\t") ? readGlossaryTable(text) : readGlossaryCsv(bytes, known);
}

std::string writeGlossaryAs(const Glossary& glossary, GlossaryForm form) {
    switch (form) {
    case GlossaryForm::Tbx:
        return writeTbx(glossary);
    case GlossaryForm::Csv:
        return writeGlossaryCsv(glossary);
    case GlossaryForm::Json:
        break;
    }
    return writeGlossary(glossary);
}

Result<Glossary> readGlossaryCsv(std::string_view bytes, const std::vector<std::string>& known) {
    const auto decoded = decodeFile(bytes, Encoding::Detect, Declaration::Ignored);
    if (!decoded) return decoded.error();
    const std::string& text = decoded->text;
    const auto table = readDelimited(text);
    if (!table) return table.error();
    if (table->rows.empty()) return Error("texts.exchange.empty");
    std::vector<std::string> head;
    for (std::size_t i = 0; i < table->rows.front().size(); ++i) head.push_back(cellText(text, *table, 0, i));
    const std::vector<GlossaryColumn> columns = columnsOf(head, known);
    using Kind = GlossaryColumn::Kind;
    if (std::none_of(columns.begin(), columns.end(), [](const auto& c) { return c.kind == Kind::Forms; }))
        return Error("texts.table.no-language");
    Glossary glossary;
    std::set<std::string> keys;
    for (std::size_t row = 1; row < table->rows.size(); ++row) {
        Term term;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const std::string cell = cellText(text, *table, row, i);
            switch (columns[i].kind) {
            case Kind::Key:
                if (term.key.empty()) term.key = simplified(withoutControls(cell));
                break;
            case Kind::Family:
                term.family = simplified(withoutControls(cell));
                break;
            case Kind::Note:
                term.note = std::string(trimmed(withoutControls(cell)));
                break;
            case Kind::Flags:
                for (const Flag& flag : termFlags)
                    term.*flag.member = cell.find(flag.name) != std::string::npos;
                break;
            case Kind::Forms:
                addForms(term, columns[i], cell);
                break;
            case Kind::Other:
                break;
            }
        }
        if (term.forms.empty()) continue;
        if (term.key.empty()) term.key = "term-" + std::to_string(row);
        if (!keys.insert(term.key).second) return Error("texts.glossary.twice", {{"key", term.key}});
        tidyForms(term);
        glossary.terms.push_back(std::move(term));
    }
    return glossary;
}

std::string writeGlossaryCsv(const Glossary& glossary) {
    std::set<std::string> languages;
    bool families = false;
    bool flagged = false;
    bool notes = false;
    for (const Term& term : glossary.terms) {
        for (const auto& [language, forms] : term.forms) languages.insert(language);
        families = families || !term.family.empty();
        notes = notes || !term.note.empty();
        for (const Flag& flag : termFlags) flagged = flagged || term.*flag.member;
    }
    std::string out(utf8Mark);
    std::vector<std::string> cells{"key"};
    std::vector<std::pair<std::string, std::vector<std::pair<std::string, std::vector<FormStatus>>>>> columns;
    for (const std::string& language : languages) {
        columns.emplace_back(language, formColumns(glossary, language));
        for (const auto& [name, statuses] : columns.back().second) cells.push_back(name);
    }
    if (families) cells.emplace_back("family");
    if (flagged) cells.emplace_back("flags");
    if (notes) cells.emplace_back("note");
    out += rowOf(cells);
    for (const Term& term : glossary.terms) {
        cells = {term.key};
        for (const auto& [language, parts] : columns)
            for (const auto& [name, statuses] : parts) {
                std::string cell;
                for (const FormStatus status : statuses)
                    if (const std::string forms = joinedForms(term, language, status); !forms.empty())
                        cell += (cell.empty() ? "" : " | ") + forms;
                cells.push_back(std::move(cell));
            }
        if (families) cells.push_back(term.family);
        std::string names;
        for (const Flag& flag : termFlags)
            if (term.*flag.member) names += (names.empty() ? "" : " ") + std::string(flag.name);
        if (flagged) cells.push_back(std::move(names));
        if (notes) cells.push_back(term.note);
        out += rowOf(cells);
    }
    return out;
}

}  // namespace hexa::texts
