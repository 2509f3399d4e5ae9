// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/plurals.h"

#include <algorithm>
#include <array>
#include <map>

namespace hexa::texts {
namespace {

constexpr std::array<std::string_view, 6> categories{"zero", "one", "two", "few", "many", "other"};

const PluralRule& usualRule() {
    static const PluralRule usual{{"one", "other"}, "nplurals=2; plural=(n != 1);"};
    return usual;
}

/// Rules by language. The expressions are those of the gettext manual, "Plural forms".
const std::map<std::string, PluralRule, std::less<>>& rules() {
    static const std::map<std::string, PluralRule, std::less<>> all = [] {
        const PluralRule none{{"other"}, "nplurals=1; plural=0;"};
        const PluralRule french{{"one", "other"}, "nplurals=2; plural=(n > 1);"};
        const PluralRule slavic{
            {"one", "few", "many"},
            "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || "
            "n%100>=20) ? 1 : 2);"};
        const PluralRule polish{
            {"one", "few", "many"},
            "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : "
            "2);"};
        const PluralRule czech{{"one", "few", "other"},
                               "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);"};
        std::map<std::string, PluralRule, std::less<>> list{
            {"pl", polish},
            {"cs", czech},
            {"sk", czech},
            {"sl",
             {{"one", "two", "few", "other"},
              "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);"}},
            {"lt",
             {{"one", "few", "other"},
              "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2);"}},
            {"ro",
             {{"one", "few", "other"},
              "nplurals=3; plural=(n==1 ? 0 : n==0 || (n%100>0 && n%100<20) ? 1 : 2);"}},
            {"ar",
             {{"zero", "one", "two", "few", "many", "other"},
              "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? "
              "4 : 5);"}}};
        list.insert(
            {{"lv",
              {{"one", "other", "zero"}, "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n!=0 ? 1 : 2);"}},
             {"ga",
              {{"one", "two", "few", "many", "other"},
               "nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4);"}},
             {"gd",
              {{"one", "two", "few", "other"},
               "nplurals=4; plural=(n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : n>2 && n<20 ? 2 : 3);"}},
             {"cy",
              {{"zero", "one", "two", "few", "many", "other"},
               "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5);"}},
             {"mt",
              {{"one", "few", "many", "other"},
               "nplurals=4; plural=(n==1 ? 0 : n==0 || (n%100>1 && n%100<11) ? 1 : n%100>10 && n%100<20 ? 2 "
               ": 3);"}},
             {"he", {{"one", "two", "other"}, "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);"}}});
        const PluralRule endingInOne{{"one", "other"}, "nplurals=2; plural=(n%10!=1 || n%100==11);"};
        for (const char* language : {"mk", "is"}) list.emplace(language, endingInOne);
        for (const char* language :
             {"af", "an", "ast", "az", "bg", "bn", "ca", "da", "de", "el", "en", "eo", "es", "et", "eu",
              "fa", "fi", "fy",  "gl", "gu", "hi", "hu", "it", "ka", "kk", "kn", "lb", "ml", "mn", "mr",
              "nb", "ne", "nl",  "nn", "no", "pa", "pt", "sq", "sv", "sw", "ta", "te", "tr", "ur"})
            list.emplace(language, usualRule());
        for (const char* language : {"ja", "ko", "zh", "vi", "th", "id", "ms"}) list.emplace(language, none);
        for (const char* language : {"fr", "pt-BR", "oc", "br"}) list.emplace(language, french);
        for (const char* language : {"ru", "uk", "be", "sr", "hr", "bs"}) list.emplace(language, slavic);
        return list;
    }();
    return all;
}

const PluralRule* knownRule(std::string_view language) {
    std::string tag(language);
    std::replace(tag.begin(), tag.end(), '_', '-');
    while (true) {
        if (const auto found = rules().find(tag); found != rules().end()) return &found->second;
        const auto dash = tag.rfind('-');
        if (dash == std::string::npos) return nullptr;
        tag.resize(dash);
    }
}

}  // namespace

const PluralRule& pluralRuleOf(std::string_view language) {
    const PluralRule* known = knownRule(language);
    return known == nullptr ? usualRule() : *known;
}

bool hasPluralRule(std::string_view language) { return knownRule(language) != nullptr; }

std::string qtPluralHeader(std::string_view language) {
    static const std::map<std::string_view, const char*> differing{
        {"lv", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n!=0 ? 1 : 2);"},
        {"ga", "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);"},
        {"cy", "nplurals=5; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==6 ? 3 : 4);"},
        {"mk", "nplurals=3; plural=(n%10==1 ? 0 : n%10==2 ? 1 : 2);"},
        {"he", "nplurals=2; plural=(n != 1);"},
        {"hu", "nplurals=1; plural=0;"},
        {"tr", "nplurals=1; plural=0;"},
        {"fa", "nplurals=1; plural=0;"}};
    const auto found = differing.find(language.substr(0, language.find_first_of("-_@")));
    return found == differing.end() ? pluralRuleOf(language).header : found->second;
}

std::vector<std::string> pluralCategories(std::string_view language, std::size_t count) {
    if (pluralRuleOf(language).forms.size() == count) return pluralRuleOf(language).forms;
    static const std::vector<std::vector<std::string>> usual{{},
                                                             {"other"},
                                                             {"one", "other"},
                                                             {"one", "few", "other"},
                                                             {"one", "two", "few", "other"},
                                                             {"one", "two", "few", "many", "other"},
                                                             {"zero", "one", "two", "few", "many", "other"}};
    return count < usual.size() ? usual[count] : std::vector<std::string>{};
}

std::string pluralId(std::string_view id, std::string_view category) {
    return std::string(id) + '[' + std::string(category) + ']';
}

std::string_view pluralCategoryOf(std::string_view id) {
    const auto open = id.rfind('[');
    if (open == std::string_view::npos || open == 0 || !id.ends_with(']')) return {};
    const std::string_view category = id.substr(open + 1, id.size() - open - 2);
    const auto found = std::find(categories.begin(), categories.end(), category);
    return found == categories.end() ? std::string_view() : category;
}

std::string_view pluralBaseOf(std::string_view id) {
    const std::string_view category = pluralCategoryOf(id);
    return category.empty() ? id : id.substr(0, id.size() - category.size() - 2);
}

}  // namespace hexa::texts
