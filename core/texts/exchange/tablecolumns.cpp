// SPDX-License-Identifier: GPL-3.0-or-later
// Which column of a table holds what.
#include "core/texts/exchange/table.h"

#include "core/texts/exchange/countrycolumns.h"
#include "core/texts/exchange/forms.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/locale.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <map>
#include <utility>

namespace hexa::texts {
namespace {

/// Name of a role in a kept file; no language begins with this sign.
std::string_view nameOf(TableRole role) {
    return role == TableRole::Id ? "#id" : role == TableRole::Note ? "#note" : "#max";
}

struct LanguageName {
    std::string_view name;  ///< In small letters.
    std::string_view code;
};
constexpr std::array<LanguageName, 33> languageNames{{
    {"english", "en"},        {"englisch", "en"},    {"anglais", "en"},    {"german", "de"},
    {"deutsch", "de"},        {"allemand", "de"},    {"french", "fr"},     {"français", "fr"},
    {"francais", "fr"},       {"französisch", "fr"}, {"italian", "it"},    {"italiano", "it"},
    {"italienisch", "it"},    {"italien", "it"},     {"spanish", "es"},    {"español", "es"},
    {"spanisch", "es"},       {"espagnol", "es"},    {"dutch", "nl"},      {"nederlands", "nl"},
    {"niederländisch", "nl"}, {"néerlandais", "nl"}, {"polish", "pl"},     {"polski", "pl"},
    {"polnisch", "pl"},       {"polonais", "pl"},    {"portuguese", "pt"}, {"português", "pt"},
    {"portugiesisch", "pt"},  {"portugais", "pt"},   {"czech", "cs"},      {"tschechisch", "cs"},
    {"tchèque", "cs"},
}};
constexpr std::array<std::string_view, 10> languageCodes{"en", "de", "fr", "it", "es",
                                                         "nl", "pl", "pt", "cs", "ja"};
constexpr std::array<std::string_view, 5> tableEndings{".csv", ".tsv", ".xlsx", ".xls", ".ods"};
constexpr std::array<std::string_view, 9> idNames{"id",         "key", "schlüssel", "clé", "cle",
                                                  "identifier", "nr",  "kennung",   "code"};
constexpr std::array<std::string_view, 14> noteNames{
    "note",       "notes",       "notiz",    "notizen",   "comment", "comments",  "kommentar",
    "kommentare", "commentaire", "remarque", "remarques", "remark",  "anmerkung", "bemerkung"};
constexpr std::array<std::string_view, 9> longestNames{"max",         "maxlength",  "max length",
                                                       "max. length", "max. länge", "max länge",
                                                       "longest",     "maximum",    "longueur max"};

template <std::size_t size>
bool has(const std::array<std::string_view, size>& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Codes that are words of tables rather than Indonesian, Norwegian, Icelandic and others.
constexpr std::array<std::string_view, 12> wordsLikeCodes{"id", "no", "to", "is", "or", "as",
                                                          "an", "am", "my", "so", "kg", "ps"};

/// True for a code of ISO 639 that a person may give a column. "No" and "Art" are words rather than
/// Norwegian and a code of three letters.
bool isPlausibleCode(std::string_view written, bool alone) {
    const auto all = [&](char from, char to) {
        return std::all_of(written.begin(), written.end(), [&](char c) { return c >= from && c <= to; });
    };
    if ((alone && written.size() != 2) || (!all('a', 'z') && !all('A', 'Z'))) return false;
    const std::string small = lowered(written);
    return !(alone && has(wordsLikeCodes, small)) && isIsoLanguage(small);
}

/// Returns the language of a whole name with its country or script: "pt-BR", "zh-Hant". Returns an
/// empty text for other names; "en-de" rather means two languages.
std::string languageOfCode(std::string_view name) {
    const auto sign = std::min(name.find_first_of("-_"), name.size());
    const std::string main = lowered(name.substr(0, sign));
    if (!has(languageCodes, main) && !isPlausibleCode(name.substr(0, sign), sign == name.size())) return {};
    if (sign == name.size()) return main;
    std::string more = lowered(name.substr(sign + 1));
    if ((more.size() != 2 && more.size() != 4) || (main != more && has(languageCodes, more))) return {};
    const auto capitals = more.size() == 2 ? more.end() : std::next(more.begin());
    std::transform(more.begin(), capitals, more.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    if (more.size() == 4 && !isIsoScript(more)) return {};
    std::string tag = main + '-' + more;
    return isLanguageCode(tag) ? tag : std::string();
}

/// Returns the language that a word of a column's name means, or an empty text.
std::string languageOfWord(std::string_view word) {
    for (const auto& [name, code] : languageNames)
        if (name == word) return std::string(code);
    return has(languageCodes, word) ? std::string(word) : std::string();
}

/// Returns the language of a column: by its whole name, or by the one word of it that means one.
std::string languageOfColumn(std::string_view name) {
    const std::string small = lowered(name);
    if (std::string whole = languageOfWord(small); !whole.empty()) return whole;
    if (std::string code = languageOfCode(name); !code.empty()) return code;
    std::string found;
    for (std::size_t at = 0; at < small.size();) {
        const auto end = std::min(small.find_first_of(" ()[]{}_-:./", at), small.size());
        if (std::string language = languageOfWord(std::string_view(small).substr(at, end - at));
            !language.empty()) {
            if (!found.empty() && found != language) return {};
            found = std::move(language);
        }
        at = end + 1;
    }
    return found;
}

/// The checks know these languages without their countries.
std::string withoutCountry(const std::string& tag) {
    const std::string main = tag.substr(0, tag.find('-'));
    const bool country = tag.size() == main.size() + 3;
    return country && (main == "en" || main == "de" || main == "fr") ? main : tag;
}

/// A column that seems to hold texts.
struct LanguageColumn {
    std::string language;
    std::size_t column = 0;
    bool known = false;  ///< Its name is the code of a language of the project.
    /// True if its name is only the code of a language that few tables have: "sv", but also "kg".
    bool rare = false;
};

/// Returns the languages in the order of the columns, each once. The first one is the source, so it
/// is one of a sure name.
std::vector<std::pair<std::string, std::size_t>> languagesOf(std::vector<LanguageColumn> columns) {
    // British texts alone are English; beside others they are a language of their own.
    std::map<std::string, int> alike;
    for (const LanguageColumn& column : columns) ++alike[withoutCountry(column.language)];
    for (LanguageColumn& column : columns)
        if (std::string plain = withoutCountry(column.language); !column.known && alike[plain] == 1)
            column.language = std::move(plain);
    // Alone, such a code is rather an abbreviation.
    if (columns.size() == 1 && columns.front().rare) return {};
    const auto sure = std::ranges::find(columns, false, &LanguageColumn::rare);
    const std::size_t source = sure == columns.end() ? 0 : sure->column;
    std::stable_partition(columns.begin(), columns.end(), [](const auto& column) { return column.known; });
    std::vector<std::pair<std::string, std::size_t>> languages;
    for (LanguageColumn& column : columns)
        if (std::none_of(languages.begin(), languages.end(),
                         [&](const auto& entry) { return entry.first == column.language; }))
            languages.emplace_back(std::move(column.language), column.column);
    std::sort(languages.begin(), languages.end(), [&](const auto& a, const auto& b) {
        if ((a.second == source) != (b.second == source)) return a.second == source;
        return a.second < b.second;
    });
    return languages;
}

/// Returns what stands in a column of the first rows.
std::vector<std::string_view> cellsOf(const TableHead& head, std::size_t column) {
    std::vector<std::string_view> cells;
    for (const auto& row : head.samples)
        if (column < row.size() && !trimmed(row[column]).empty()) cells.push_back(row[column]);
    return cells;
}

/// Adds the columns that are named by countries to those of languages, or to those that a person
/// has to decide. Alone, such a name says nothing about a language.
void addCountries(const std::vector<CountryColumn>& countries, const TableHead& head,
                  const std::vector<std::string>& known, std::vector<LanguageColumn>& languages,
                  std::vector<UnsureColumn>& unsure) {
    if (countries.size() + languages.size() < 2) return;
    ColumnContext context;
    context.countries = std::ranges::any_of(
        countries, [](const CountryColumn& column) { return column.languages.size() == 1; });
    context.languages = std::ranges::any_of(languages, [&](const LanguageColumn& column) {
        const std::string_view name = trimmed(head.names[column.column]);
        return name.size() == 2 && !isIsoCountry(name);
    });
    for (const CountryColumn& column : countries) {
        context.cells = cellsOf(head, column.column);
        std::vector<std::string> found = languagesOfCountryColumn(column, context);
        // Texts that come back are in the languages of the project.
        for (const std::string& language : found)
            if (std::string of = projectLanguage(language, known);
                std::ranges::find(known, of) != known.end()) {
                found = {std::move(of)};
                break;
            }
        if (found.size() == 1)
            languages.push_back({std::move(found.front()), column.column, false, false});
        else if (!found.empty())
            unsure.push_back({column.column, std::move(found)});
    }
    std::ranges::stable_sort(languages, {}, &LanguageColumn::column);
}

}  // namespace

std::optional<std::size_t>& TableColumns::of(TableRole role) {
    return role == TableRole::Id ? id : role == TableRole::Note ? note : longest;
}

const std::optional<std::size_t>& TableColumns::of(TableRole role) const {
    return role == TableRole::Id ? id : role == TableRole::Note ? note : longest;
}

bool isTableName(std::string_view path) {
    const std::string small = lowered(path);
    return std::any_of(tableEndings.begin(), tableEndings.end(),
                       [&](std::string_view ending) { return small.ends_with(ending); });
}

TableColumns guessColumns(const std::vector<std::string>& names, const std::vector<std::string>& known) {
    return guessOfTable({names, {}, ','}, known).columns;
}

ColumnGuess guessOfTable(const TableHead& head, const std::vector<std::string>& known) {
    const std::vector<std::string>& names = head.names;
    ColumnGuess guess;
    TableColumns& columns = guess.columns;
    std::vector<LanguageColumn> languages;
    std::vector<CountryColumn> countries;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string_view name = trimmed(names[i]);
        const std::string small = lowered(name);
        const std::string tag = lowered(languageTag(name));
        const auto ofProject = std::find_if(known.begin(), known.end(), [&](const std::string& language) {
            return lowered(languageTag(language)) == tag;
        });
        if (has(idNames, small) && !columns.id) {
            columns.id = i;  // also for "id", before Indonesian
        } else if (ofProject != known.end()) {
            languages.push_back({*ofProject, i, true, false});
        } else if (has(idNames, small)) {
            // A second "id" is Indonesian where the first one is the column of IDs, as in our
            // tables.
            if (name == "id" && trimmed(names[*columns.id]) == "id")
                languages.push_back({"id", i, false, true});
        } else if (has(noteNames, small)) {
            if (!columns.note) columns.note = i;
        } else if (has(longestNames, small)) {
            if (!columns.longest) columns.longest = i;
        } else if (auto ofCountry = languagesOfCountry(name); !ofCountry.empty()) {
            countries.push_back({i, name, std::move(ofCountry)});
        } else if (std::string language = languageOfColumn(name); !language.empty()) {
            const bool rare = !has(languageCodes, language.substr(0, language.find('-')));
            languages.push_back({std::move(language), i, false, rare});
        }
    }
    addCountries(countries, head, known, languages, guess.unsure);
    columns.languages = languagesOf(std::move(languages));
    return guess;
}

Result<std::size_t> columnNamed(const std::vector<std::string>& names, std::string_view wanted) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (trimmed(names[i]) == trimmed(wanted)) return i;
    const std::string small = lowered(trimmed(wanted));
    for (std::size_t i = 0; i < names.size(); ++i)
        if (lowered(trimmed(names[i])) == small) return i;
    std::size_t number = 0;
    const auto [end, failure] = std::from_chars(wanted.data(), wanted.data() + wanted.size(), number);
    if (failure == std::errc() && end == wanted.data() + wanted.size() && number >= 1 &&
        number <= names.size())
        return number - 1;
    std::string known;
    for (const std::string& name : names) known += (known.empty() ? "" : ", ") + name;
    return Error("texts.table.column", {{"name", std::string(wanted)}, {"known", known}});
}

const KeptFile* keptTable(const Project& project) {
    for (const SharedFile& file : project.files)
        if (file->form == tableForm) return &*file;
    return nullptr;
}

TableColumns columnsOf(const KeptFile& file, std::string_view source) {
    TableColumns columns;
    for (const auto& [name, number] : file.columns) {
        const auto column = static_cast<std::size_t>(number);
        const std::string_view wanted = name;
        const auto* const role = std::find_if(tableRoles.begin(), tableRoles.end(),
                                              [&](TableRole known) { return nameOf(known) == wanted; });
        if (role != tableRoles.end())
            columns.of(*role) = column;
        else
            columns.languages.emplace_back(name, column);
    }
    std::stable_sort(columns.languages.begin(), columns.languages.end(), [&](const auto& a, const auto& b) {
        if ((a.first == source) != (b.first == source)) return a.first == source;
        return a.second < b.second;
    });
    return columns;
}

std::map<std::string, int> rolesOf(const TableColumns& columns) {
    std::map<std::string, int> roles;
    for (const auto& [language, column] : columns.languages) roles[language] = static_cast<int>(column);
    for (const TableRole role : tableRoles)
        if (const auto& column = columns.of(role))
            roles[std::string(nameOf(role))] = static_cast<int>(*column);
    return roles;
}

}  // namespace hexa::texts
