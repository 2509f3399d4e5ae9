// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/glossary/termedits.h"

#include "core/texts/language/characters.h"

#include <algorithm>

namespace hexa::texts {
namespace {

bool isPreferred(const Form& form) { return form.status == FormStatus::Preferred; }

void tidy(std::vector<Form>& forms) {
    std::vector<Form> kept;
    for (Form& form : forms) {
        form.text = std::string(trimmed(form.text));
        const bool twice =
            std::any_of(kept.begin(), kept.end(), [&](const Form& other) { return other.text == form.text; });
        if (!form.text.empty() && !twice) kept.push_back(std::move(form));
    }
    forms = std::move(kept);
    auto preferred = std::find_if(forms.begin(), forms.end(), isPreferred);
    if (preferred == forms.end()) {
        preferred = std::find_if(forms.begin(), forms.end(),
                                 [](const Form& form) { return form.status == FormStatus::Admitted; });
        if (preferred == forms.end()) return;  // only forms that are not to be used: possible, if odd
        preferred->status = FormStatus::Preferred;
    }
    for (auto other = std::next(preferred); other != forms.end(); ++other)
        if (isPreferred(*other)) other->status = FormStatus::Admitted;
    std::rotate(forms.begin(), preferred, std::next(preferred));
}

}  // namespace

void tidyForms(Term& term) {
    for (auto& [language, forms] : term.forms) tidy(forms);
    std::erase_if(term.forms, [](const auto& entry) { return entry.second.empty(); });
}

void setPreferred(Term& term, std::string_view language, std::string text) {
    auto& forms = term.forms[std::string(language)];
    const auto preferred = std::find_if(forms.begin(), forms.end(), isPreferred);
    const auto index = static_cast<std::size_t>(preferred - forms.begin());
    setForm(term, language, index, {std::move(text), FormStatus::Preferred});
}

void setForm(Term& term, std::string_view language, std::size_t index, Form form) {
    auto& forms = term.forms[std::string(language)];
    if (isPreferred(form) && !form.text.empty())
        for (Form& other : forms)
            if (isPreferred(other)) other.status = FormStatus::Admitted;
    if (index < forms.size())
        forms[index] = std::move(form);
    else
        forms.push_back(std::move(form));
    tidyForms(term);
}

std::string freeKey(const Glossary& glossary, std::string_view prefix) {
    std::string key(prefix);
    for (int number = 2; glossary.find(key) != nullptr; ++number)
        key = std::string(prefix) + '-' + std::to_string(number);
    return key;
}

}  // namespace hexa::texts
