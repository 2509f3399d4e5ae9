// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/glossary/glossary.h"

#include "core/texts/language/characters.h"

#include <algorithm>

namespace hexa::texts {

std::string_view Term::familyName() const {
    if (!family.empty()) return family;
    return std::string_view(key).substr(0, key.find('.'));
}

const Form* Term::preferred(std::string_view language) const {
    const auto found = forms.find(language);
    if (found == forms.end() || found->second.empty()) return nullptr;
    for (const Form& form : found->second)
        if (form.status == FormStatus::Preferred) return &form;
    return &found->second.front();
}

const Term* Glossary::find(std::string_view key) const {
    const auto found =
        std::find_if(terms.begin(), terms.end(), [&](const Term& term) { return term.key == key; });
    return found == terms.end() ? nullptr : &*found;
}

std::vector<GlossaryFinding> lint(const Glossary& glossary, const std::vector<std::string>& languages) {
    using Kind = GlossaryFinding::Kind;
    std::vector<GlossaryFinding> findings;
    for (const std::string& language : languages) {
        std::map<std::string, std::size_t> owner;
        for (std::size_t i = 0; i < glossary.terms.size(); ++i) {
            const Term& term = glossary.terms[i];
            const auto forms = term.forms.find(language);
            if (forms == term.forms.end() || forms->second.empty()) {
                findings.push_back({Kind::NoForm, language, i, std::nullopt, {}});
                continue;
            }
            const auto preferred =
                std::count_if(forms->second.begin(), forms->second.end(),
                              [](const Form& form) { return form.status == FormStatus::Preferred; });
            if (preferred != 1)
                findings.push_back({preferred == 0 ? Kind::NoPreferred : Kind::TwoPreferred, language, i,
                                    std::nullopt, forms->second.front().text});
            for (const Form& form : forms->second) {
                const auto [at, added] = owner.emplace(folded(form.text), i);
                if (!added && at->second != i)
                    findings.push_back({Kind::SameForm, language, at->second, i, form.text});
            }
        }
    }
    return findings;
}

}  // namespace hexa::texts
