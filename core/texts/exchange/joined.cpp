// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/exchange/joined.h"

#include "core/texts/exchange/parsedfile.h"
#include "core/texts/exchange/uniqueids.h"
#include "core/texts/language/locale.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <optional>
#include <tuple>

namespace hexa::texts {
namespace {

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// True if a word looks like a language in file names: "de", "fil", "pt-BR", "zh_Hans", "sr@latin".
bool looksLikeLanguage(std::string_view word) {
    if (const auto modifier = word.find('@'); modifier != std::string_view::npos)
        return isLanguageCode(languageTag(word)) && looksLikeLanguage(word.substr(0, modifier));
    const auto end = std::min(word.find_first_of("-_"), word.size());
    const std::string_view main = word.substr(0, end);
    if (main.size() < 2 || main.size() > 3 ||
        !std::all_of(main.begin(), main.end(), [](char c) { return c >= 'a' && c <= 'z'; }))
        return false;
    if (end == word.size()) return true;
    const std::string_view region = word.substr(end + 1);
    return (region.size() == 2 || region.size() == 4) && std::all_of(region.begin(), region.end(), isLetter);
}

/// Returns the code as projects have it: "pt-BR" for "pt_BR". Drops the country if the checks know
/// the language.
std::string tidied(std::string_view locale) {
    const std::string code = languageTag(locale);
    const std::string main = code.substr(0, code.find('-'));
    return main == "en" || main == "de" || main == "fr" ? main : code;
}

/// Languages of a project to come. The country stays where the project has the language already:
/// "en-GB" beside "en". The same file again is no other language.
class Languages {
public:
    explicit Languages(const std::string& source) : mTaken{source}, mTags{source} {}

    std::string take(const std::string& locale) {
        const std::string tag = languageTag(locale);
        std::string code = tidied(locale);
        if (has(mTaken, code) && !has(mTags, tag)) code = tag;
        mTaken.push_back(code);
        mTags.push_back(tag);
        return code;
    }

private:
    static bool has(const std::vector<std::string>& list, const std::string& code) {
        return std::ranges::find(list, code) != list.end();
    }
    std::vector<std::string> mTaken;
    std::vector<std::string> mTags;  // with the countries
};

/// Entries are the same text if id and source are, and so is their place among others of the same.
class Keys {
public:
    using Key = std::tuple<std::string, std::string, int>;
    Key of(const CatalogueEntry& entry) {
        return {entry.id, entry.source, mSeen[{entry.id, entry.source}]++};
    }

private:
    std::map<std::pair<std::string, std::string>, int> mSeen;
};

}  // namespace

std::string languageOfName(std::string_view path) {
    if (const auto folder = path.find_last_of("/\\"); folder != std::string_view::npos)
        path.remove_prefix(folder + 1);
    const auto dot = path.find_last_of('.');
    std::string_view stem = dot == std::string_view::npos ? path : path.substr(0, dot);
    if (looksLikeLanguage(stem)) return std::string(stem);
    // The longest ending wins: "app_pt_BR" is Brazilian, not "BR".
    for (std::size_t i = 0; i < stem.size(); ++i)
        if ((stem[i] == '.' || stem[i] == '_' || stem[i] == '-') && looksLikeLanguage(stem.substr(i + 1)))
            return std::string(stem.substr(i + 1));
    return {};
}

Result<Project> joinCatalogues(std::vector<Catalogue> catalogues, std::vector<SourceFile> files) {
    assert(files.empty() || files.size() == catalogues.size());
    if (catalogues.empty()) return Error("texts.exchange.empty");
    std::optional<Languages> languages;
    for (std::size_t i = 0; i < catalogues.size(); ++i) {
        const auto number = static_cast<std::int64_t>(i + 1);
        Catalogue& catalogue = catalogues[i];
        catalogue.sourceLanguage = tidied(catalogue.sourceLanguage);
        if (!isLanguageCode(catalogue.sourceLanguage)) catalogue.sourceLanguage = "en";
        if (catalogue.targetLanguage.empty())
            return Error("texts.exchange.no-language", {{"number", number}});
        if (!languages) languages.emplace(catalogue.sourceLanguage);
        catalogue.targetLanguage = languages->take(catalogue.targetLanguage);
        if (!isLanguageCode(catalogue.targetLanguage))
            return Error("texts.exchange.bad-language",
                         {{"number", number}, {"language", catalogue.targetLanguage}});
        if (catalogue.sourceLanguage == catalogue.targetLanguage)
            return Error("texts.exchange.source-language",
                         {{"number", number}, {"language", catalogue.targetLanguage}});
    }
    Project project = projectOf(catalogues.front());
    std::map<Keys::Key, std::size_t> places;
    UniqueIds ids;
    std::vector<std::vector<std::string>> kept(catalogues.size());  // ids of the units of each file
    Keys first;
    for (std::size_t i = 0; i < project.units.size(); ++i) {
        places.emplace(first.of(catalogues.front().entries[i]), i);
        (void)ids.take(project.units[i].id);
        kept.front().push_back(project.units[i].id);
    }
    for (std::size_t c = 1; c < catalogues.size(); ++c) {
        const auto number = static_cast<std::int64_t>(c + 1);
        Project next = projectOf(catalogues[c]);
        if (next.source != project.source)
            return Error("texts.exchange.sources",
                         {{"number", number}, {"first", project.source}, {"other", next.source}});
        const std::string& language = catalogues[c].targetLanguage;
        if (std::find(project.languages.begin(), project.languages.end(), language) !=
            project.languages.end())
            return Error("texts.exchange.same-language", {{"number", number}, {"language", language}});
        project.languages.push_back(language);
        Keys keys;
        for (std::size_t i = 0; i < next.units.size(); ++i) {
            Unit unit = next.units[i];
            const auto key = keys.of(catalogues[c].entries[i]);
            if (const auto place = places.find(key); place != places.end()) {
                Unit& known = project.units.change(place->second);
                kept[c].push_back(known.id);
                if (const auto text = unit.texts.find(language); text != unit.texts.end())
                    known.texts[language] = std::move(text->second);
                if (known.longest == 0) known.longest = unit.longest;
                for (Note& note : unit.notes)
                    if (std::find(known.notes.begin(), known.notes.end(), note) == known.notes.end())
                        known.notes.push_back(std::move(note));
                continue;
            }
            unit.id = ids.take(unit.id);
            kept[c].push_back(unit.id);
            places.emplace(key, project.units.size());
            project.units.push_back(std::move(unit));
        }
    }
    for (std::size_t i = 0; i < files.size(); ++i)
        project.files.emplace_back(KeptFile{
            std::move(files[i].name), catalogues[i].targetLanguage, std::string(nameOf(catalogues[i].form)),
            nameOf(files[i].encoding), std::move(files[i].bytes), std::move(kept[i])});
    return project;
}

}  // namespace hexa::texts
