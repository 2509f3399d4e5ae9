// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngametexts/owngametexts.h"

#include "core/texts/language/locale.h"
#include "core/texts/projectfile.h"
#include "core/texts/recall.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace hexa::owngame {
namespace {

using Kind = texts::UnitKind;

constexpr std::array<const char*, 12> sections{"game",   "kinds",   "edges",    "regions",
                                               "pieces", "zones",   "factions", "properties",
                                               "sets",   "figures", "layouts",  "rules"};

/// Place of a text in a game file.
struct TextOwner {
    std::string id;       ///< Of the unit.
    const char* section;  ///< One of `sections`.
    std::string pointer;  ///< JSON pointer of the part.
    Kind kind = Kind::Caption;
};

/// Walks over all places of a text in a game file. IDs that occur twice are numbered, because a
/// game that is being edited can have them.
template <class Visit>
class TextWalk {
public:
    explicit TextWalk(Visit visit) : mVisit(std::move(visit)) {}

    template <class Game>
    void walk(Game& game) {
        auto& catalog = game.catalog;
        one({"game", "game", "/catalog/name", Kind::Heading}, catalog.name);
        list("group.", "kinds", "/catalog/groups", catalog.groups);
        list("kind.", "kinds", "/catalog/kinds", catalog.kinds);
        things("edge.", "edges", "/catalog/edgeKinds", catalog.edgeKinds);
        list("region.", "regions", "/catalog/regionShapes", catalog.regionShapes);
        things("piece.", "pieces", "/catalog/pieceKinds", catalog.pieceKinds);
        list("zone.", "zones", "/catalog/zoneKinds", catalog.zoneKinds);
        list("faction.", "factions", "/catalog/factions", catalog.factions);
        properties("property.", "properties", "/catalog/cellProperties", catalog.cellProperties);
        list("set.", "sets", "/sets", game.sets);
        list("figure.", "figures", "/figures", game.figures);
        list("layout.", "layouts", "/layouts", game.layouts);
        for (std::size_t i = 0; i < game.rules.size(); ++i)
            one({"rule." + game.rules[i].id, "rules", "/rules/" + std::to_string(i), Kind::Paragraph},
                game.rules[i].text);
    }

private:
    template <class Words>
    void one(TextOwner owner, Words& words) {
        const std::string id = owner.id;
        for (int number = 2; !mSeen.insert(owner.id).second; ++number)
            owner.id = id + '.' + std::to_string(number);
        mVisit(std::as_const(owner), words);
    }
    template <class Parts>
    void list(const std::string& prefix, const char* section, const std::string& pointer, Parts& parts) {
        for (std::size_t i = 0; i < parts.size(); ++i)
            one({prefix + parts[i].id, section, pointer + '/' + std::to_string(i)}, parts[i].name);
    }
    /// Kinds of things with properties of their own.
    template <class Parts>
    void things(const std::string& prefix, const char* section, const std::string& pointer, Parts& parts) {
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const std::string at = pointer + '/' + std::to_string(i);
            one({prefix + parts[i].id, section, at}, parts[i].name);
            properties(prefix + parts[i].id + '.', section, at + "/properties", parts[i].properties);
        }
    }
    template <class Properties>
    void properties(const std::string& prefix, const char* section, const std::string& pointer,
                    Properties& all) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::string at = pointer + '/' + std::to_string(i);
            one({prefix + all[i].id, section, at}, all[i].name);
            for (std::size_t k = 0; k < all[i].choices.size(); ++k)
                one({prefix + all[i].id + '.' + all[i].choices[k].id, section,
                     at + "/choices/" + std::to_string(k)},
                    all[i].choices[k].name);
        }
    }

    Visit mVisit;
    std::set<std::string> mSeen;
};

/// Calls visit(owner, words) for each place of a text in a game file, in the order of the sections.
template <class Game, class Visit>
void eachText(Game& game, Visit visit) {
    TextWalk<Visit>(std::move(visit)).walk(game);
}

/// Returns the texts last stored in the game file; or none, also if they are of a newer program.
std::optional<texts::Project> storedTexts(const Definition& definition) {
    if (definition.translation.empty()) return std::nullopt;
    auto project = texts::readProject(definition.translation);
    return project ? std::optional(*std::move(project)) : std::nullopt;
}

/// Returns the language that most texts of the game have. English wins a tie.
std::string sourceOf(const texts::Project& project) {
    const auto count = [&](const std::string& language) {
        return std::ranges::count_if(project.units,
                                     [&](const texts::Unit& unit) { return !unit.in(language).empty(); });
    };
    std::string source = "en";
    std::ptrdiff_t most = count(source);
    for (const std::string& language : project.languages)
        if (const std::ptrdiff_t number = count(language); number > most) {
            most = number;
            source = language;
        }
    return source;
}

}  // namespace

texts::Project textsOf(const Definition& definition, std::vector<std::string> languages,
                       texts::Glossary glossary) {
    texts::Project project;
    project.title = definition.catalog.name;
    project.languages = std::move(languages);
    project.glossary = std::move(glossary);
    for (const char* section : sections) project.sections.push_back({section, {}, {}});
    std::set<std::string> others;
    eachText(definition, [&](const TextOwner& owner, Localized words) {
        // A game file takes any word for a language, a text project doesn't.
        std::erase_if(words.texts, [](const auto& text) { return !texts::isLanguageCode(text.first); });
        if (words.empty()) return;
        for (const auto& [language, text] : words.texts) others.insert(language);
        project.units.push_back(texts::unitOf(owner.id, owner.section, owner.kind, words));
    });
    auto stored = storedTexts(definition);
    if (stored) others.insert(stored->languages.begin(), stored->languages.end());
    for (const std::string& language : others)
        if (std::ranges::find(project.languages, language) == project.languages.end())
            project.languages.push_back(language);
    project.source = sourceOf(project);
    if (std::ranges::find(project.languages, project.source) == project.languages.end())
        project.languages.insert(project.languages.begin(), project.source);
    project.longest = static_cast<int>(limits::text);
    if (stored) {
        project.glossary = stored->glossary;
        texts::recall(project, *std::move(stored));
    }
    return project;
}

void putTexts(Definition& definition, const texts::Project& project) {
    const texts::Places places = texts::placesOf(project);
    eachText(definition, [&](const TextOwner& owner, Localized& words) {
        if (words.empty()) return;
        if (auto now = texts::changedWords(project, places, owner.id, words)) words = *std::move(now);
    });
    if (!definition.translation.empty() && !storedTexts(definition)) return;
    // States are also stored if they differ from those of the game file itself.
    const texts::Project own = textsOf(definition, project.languages, {});
    if (texts::differs(project, places, own) || project.glossary != own.glossary)
        definition.translation = texts::storedForm(project);
}

std::string placeOfText(const Definition& definition, const std::string& unit) {
    std::string pointer;
    eachText(definition, [&](const TextOwner& owner, const Localized&) {
        if (owner.id == unit) pointer = owner.pointer;
    });
    return pointer;
}

}  // namespace hexa::owngame
