// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/projectfile.h"

namespace hexa::test {

inline texts::Term term(const std::string& key, const std::string& en, const std::string& de,
                        const std::string& fr) {
    texts::Term term;
    term.key = key;
    term.forms["en"] = {{en, texts::FormStatus::Preferred}};
    term.forms["de"] = {{de, texts::FormStatus::Preferred}};
    term.forms["fr"] = {{fr, texts::FormStatus::Preferred}};
    return term;
}

inline texts::Unit unit(const std::string& id, const std::string& en, const std::string& de,
                        const std::string& fr, texts::State state = texts::State::NeedsReview) {
    texts::Unit unit;
    unit.id = id;
    unit.section = "s1";
    for (const auto& [language, text] : {std::pair{"en", en}, std::pair{"de", de}, std::pair{"fr", fr}})
        if (!text.empty()) unit.texts[language] = {text, state, std::nullopt, std::nullopt, {}};
    return unit;
}

/// Returns five rows of invented sentences: a wrong number in German, a missing French text, an
/// approved pair to remember.
inline texts::Project sampleTexts() {
    texts::Project project;
    project.title.set("en", "Sample");
    project.languages = {"en", "de", "fr"};
    project.sections.push_back({"s1", Localized("First"), {}});
    project.glossary.terms = {term("soldier", "Soldier", "Soldat", "Soldat"),
                              term("forest", "Forest", "Wald", "Forêt")};
    project.units = {
        unit("u1", "The game lasts 7 turns.", "Das Spiel dauert 7 Runden.", "La partie dure 7 tours.",
             texts::State::Approved),
        unit("u2", "Draw 3 cards now.", "Ziehe jetzt 4 Karten.", "Piochez 3 cartes maintenant."),
        unit("u3", "Each Soldier in a Forest counts.", "Jeder Soldat in einem Wald zählt.", ""),
        unit("u4", "The game lasts 9 turns.", "", "La partie dure 9 tours."),
        unit("u5", "Stop here. Then go on.", "Hier anhalten. Dann weitergehen.",
             "Arrêtez-vous ici. Puis continuez."),
    };
    return project;
}

}  // namespace hexa::test
