// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngametexts/reference.h"

#include "core/owngame/rules/sentences.h"

#include <array>
#include <string>
#include <utility>

namespace hexa::owngame {
namespace {

constexpr std::array<const char*, 3> languages{"en", "de", "fr"};

class Reference {
public:
    explicit Reference(const Definition& definition) : mDefinition(definition) {
        mProject.title = definition.catalog.name;
        for (const char* language : languages) mProject.languages.emplace_back(language);
        mProject.source = "en";
    }
    texts::Project write() {
        constexpr std::array severities{std::pair{Severity::Error, "requirements"},
                                        std::pair{Severity::Warning, "wishes"},
                                        std::pair{Severity::Hint, "hints"}};
        for (const auto& [severity, section] : severities)
            for (const Rule& rule : mDefinition.rules)
                if (rule.severity == severity) add(section, rule, rule.id);
        for (std::size_t i = 0; i < mDefinition.counts.size(); ++i)
            add("counts", asRule(mDefinition.counts[i]), "count." + std::to_string(i + 1));
        return std::move(mProject);
    }

private:
    /// Adds the sentences of a rule: one, or one for each range of players.
    void add(const std::string& section, const Rule& rule, const std::string& id) {
        if (!rule.text.empty() || rule.is.parts.empty())
            return add(section, rule.id, id, sentenceOf(mDefinition, rule, {}));
        for (std::size_t i = 0; i < rule.is.parts.size(); ++i) {
            const PlayerBounds::Part& part = rule.is.parts[i];
            Localized sentence = sentenceOf(mDefinition, rule, part.is);
            if (part.from != 1 || part.to != PlayerBounds::maxPlayers) sentence = forPlayers(part, sentence);
            add(section, rule.id, i == 0 ? id : id + '.' + std::to_string(i + 1), sentence);
        }
    }
    void add(const std::string& section, const std::string& rule, const std::string& id,
             const Localized& sentence) {
        if (mProject.sections.empty() || mProject.sections.back().id != section)
            mProject.sections.push_back({section, say("owngame.reference." + section), {}});
        texts::Unit unit;
        unit.id = id;
        unit.section = section;
        if (!rule.empty()) unit.rules = {rule};
        for (const char* language : languages) {
            texts::Text& text = unit.texts[language];
            text.text = sentence.in(language);
            text.state = texts::State::Approved;
        }
        mProject.units.push_back(std::move(unit));
    }
    static Localized forPlayers(const PlayerBounds::Part& part, const Localized& sentence) {
        std::string players = std::to_string(part.from);
        if (part.to != part.from) players += "–" + std::to_string(part.to);
        return say("owngame.reference.players", {{"players", players}, {"rule", sentence}});
    }

    const Definition& mDefinition;
    texts::Project mProject;
};

}  // namespace

texts::Project referenceOf(const Definition& definition) { return Reference(definition).write(); }

}  // namespace hexa::owngame
