// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/extra.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::texts {

enum class FormStatus : unsigned char {
    Preferred,
    Admitted,
    Deprecated,  ///< Understood, but to be replaced.
    Forbidden    ///< Wrong here.
};

/// A word or phrase for a term in one language.
struct Form {
    std::string text;
    FormStatus status = FormStatus::Preferred;
    friend bool operator==(const Form&, const Form&) = default;
};

/// Concept with its names.
struct Term {
    std::string key;  ///< "territory.lake"; unique.
    /// Terms of one family are easily taken for each other; empty = the key up to its first dot.
    std::string family;
    /// By language; the preferred form first.
    std::map<std::string, std::vector<Form>, std::less<>> forms;
    std::string note;
    bool common = false;       ///< An everyday word as well: its absence is only a hint.
    bool name = false;         ///< Stays the same in all languages (persons, titles).
    bool caseMatters = false;  ///< Found only with the same capitals.
    Extra extra;

    std::string_view familyName() const;
    /// Returns the preferred form, else the first one, or null.
    const Form* preferred(std::string_view language) const;
    friend bool operator==(const Term&, const Term&) = default;
};

struct Glossary {
    std::vector<Term> terms;
    /// Id of the game that this glossary belongs to: a project then keeps its name instead of its
    /// terms. Empty: the project's own.
    std::string system;

    bool empty() const { return terms.empty(); }
    const Term* find(std::string_view key) const;
    friend bool operator==(const Glossary&, const Glossary&) = default;
};

/// Something odd in a glossary itself.
struct GlossaryFinding {
    enum class Kind {
        SameForm,  ///< One form for two keys of the language.
        NoForm,    ///< A key without a form in a language that others have.
        TwoPreferred,
        NoPreferred
    };
    Kind kind = Kind::SameForm;
    std::string language;
    std::size_t term = 0;
    std::optional<std::size_t> other;
    std::string form;
    friend bool operator==(const GlossaryFinding&, const GlossaryFinding&) = default;
};

std::vector<GlossaryFinding> lint(const Glossary& glossary, const std::vector<std::string>& languages);

}  // namespace hexa::texts
