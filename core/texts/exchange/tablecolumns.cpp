// SPDX-License-Identifier: GPL-3.0-or-later
// Which column of a table holds what.
#include "core/texts/exchange/table.h"

#include "core/texts/exchange/forms.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/locale.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

namespace hexa::texts {
namespace {

constexpr std::string_view idRole = "#id";  // no language begins with this sign
constexpr std::string_view noteRole = "#note";
constexpr std::string_view longestRole = "#max";

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

/// Returns the language that a word of a column's name means, or an empty text.
std::string languageOfWord(std::string_view word) {
    for (const auto& [name, code] : languageNames)
        if (name == word) return std::string(code);
    if (has(languageCodes, word)) return std::string(word);
    // A code with a country or script: "pt-br", "zh_hant". "en-de" rather means two languages.
    const auto sign = word.find_first_of("-_");
    if (sign == std::string_view::npos || !has(languageCodes, word.substr(0, sign))) return {};
    std::string main(word.substr(0, sign));
    std::string more(word.substr(sign + 1));
    if (main != more && has(languageCodes, more)) return {};
    // The checks know these languages without their countries.
    if (more.size() == 2 && (main == "en" || main == "de" || main == "fr")) return main;
    std::transform(more.begin(), more.size() == 2 ? more.end() : more.begin() + (more.size() == 4 ? 1 : 0),
                   more.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    const std::string tag = main + '-' + more;
    return (more.size() == 2 || more.size() == 4) && isLanguageCode(tag) ? tag : std::string();
}

/// Returns the language of a column: by its whole name, or by the one word of it that means one.
std::string languageOfColumn(std::string_view name) {
    const std::string small = lowered(trimmed(name));
    if (std::string whole = languageOfWord(small); !whole.empty()) return whole;
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

}  // namespace

TableColumns guessColumns(const std::vector<std::string>& names) {
    TableColumns columns;
    const auto first = [](std::optional<std::size_t>& place, std::size_t column) {
        if (!place) place = column;
    };
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string name = lowered(trimmed(names[i]));
        if (has(idNames, name)) {
            first(columns.id, i);
        } else if (has(noteNames, name)) {
            first(columns.note, i);
        } else if (has(longestNames, name)) {
            first(columns.longest, i);
        } else if (std::string language = languageOfColumn(name); !language.empty()) {
            const bool known = std::any_of(columns.languages.begin(), columns.languages.end(),
                                           [&](const auto& entry) { return entry.first == language; });
            if (!known) columns.languages.emplace_back(std::move(language), i);
        }
    }
    return columns;
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
    for (const auto& [role, number] : file.columns) {
        const auto column = static_cast<std::size_t>(number);
        if (role == idRole)
            columns.id = column;
        else if (role == noteRole)
            columns.note = column;
        else if (role == longestRole)
            columns.longest = column;
        else
            columns.languages.emplace_back(role, column);
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
    const auto add = [&](std::string_view role, const std::optional<std::size_t>& column) {
        if (column) roles[std::string(role)] = static_cast<int>(*column);
    };
    add(idRole, columns.id);
    add(noteRole, columns.note);
    add(longestRole, columns.longest);
    return roles;
}

}  // namespace hexa::texts
