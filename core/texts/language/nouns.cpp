// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/nouns.h"

#include "core/base/embedded.h"
#include "core/json/reader.h"
#include "core/texts/language/characters.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <initializer_list>
#include <span>

namespace hexa {

std::span<const EmbeddedFile> textFiles();

}  // namespace hexa

namespace hexa::texts {
namespace {

constexpr std::size_t shortestInflected = 3;
constexpr std::size_t shortestPart = 4;  // of a compound

/// Returns the forms of a noun in small letters, German ones without umlauts.
std::vector<std::string> formsOf(const std::string& noun, std::string_view language) {
    std::vector<std::string> forms{noun};
    if (noun.size() < shortestInflected) return forms;
    const auto with = [&](std::string_view stem, std::initializer_list<std::string_view> endings) {
        for (const std::string_view ending : endings)
            forms.push_back(std::string(stem) + std::string(ending));
    };
    const std::string_view whole = noun;
    if (language == "en") {
        with(whole, {"s", "es"});
        if (whole.ends_with('y')) with(whole.substr(0, whole.size() - 1), {"ies"});
        if (whole.ends_with('f')) with(whole.substr(0, whole.size() - 1), {"ves"});
        if (whole.ends_with("fe")) with(whole.substr(0, whole.size() - 2), {"ves"});
    } else if (language == "fr") {
        with(whole, {"s", "x"});
        if (whole.ends_with("al")) with(whole.substr(0, whole.size() - 1), {"ux"});
    } else if (whole.ends_with('e')) {
        with(whole, {"n", "r", "ns"});
    } else if (whole.ends_with("er") || whole.ends_with("el") || whole.ends_with("en")) {
        with(whole, {"n", "s"});
    } else {
        with(whole, {"e", "en", "er", "ern", "n", "s", "es", "nen", "se", "sen", "ses"});
    }
    return forms;
}

}  // namespace

const Nouns& Nouns::builtIn() {
    static const Nouns nouns = [] {
        Nouns made;
        for (const EmbeddedFile& file : textFiles()) {
            if (!file.path.ends_with("nouns.json")) continue;
            const auto document = JsonDocument::parse(file.text);
            assert(document && "the built-in nouns are valid JSON");
            if (!document) continue;
            for (auto lists = document->root().walk(); !lists.done(); lists.advance())
                for (auto items = lists.value().walk(); !items.done(); items.advance()) {
                    made.mWords.emplace_back();
                    const int meaning = static_cast<int>(made.mWords.size()) - 1;
                    const JsonNode noun = items.value();
                    for (auto languages = noun.walk(); !languages.done(); languages.advance()) {
                        const std::string language(languages.key());
                        const JsonNode list = languages.value();
                        for (auto words = list.walk(); !words.done(); words.advance()) {
                            const JsonNode value = words.value();
                            if (const auto word = value.string())
                                made.add(meaning, std::string(*word), language);
                        }
                    }
                }
        }
        return made;
    }();
    return nouns;
}

void Nouns::add(int meaning, const std::string& word, const std::string& language) {
    mWords[static_cast<std::size_t>(meaning)].try_emplace(language, word);
    mBases[language].insert(lowered(word));
    // German plurals have umlauts; "dé" is not "de".
    for (const std::string& form :
         formsOf(language == "de" ? folded(lowered(word)) : lowered(word), language)) {
        std::vector<int>& meanings = mForms[language][form];
        if (language == "de" && word.size() >= shortestPart) mHeads.insert(form);
        if (meanings.empty() || meanings.back() != meaning) meanings.push_back(meaning);
    }
}

const std::vector<int>& Nouns::find(std::string_view form, std::string_view language) const {
    static const std::vector<int> none;
    const auto forms = mForms.find(language);
    if (forms == mForms.end()) return none;
    const auto found = forms->second.find(form);
    return found == forms->second.end() ? none : found->second;
}

/// Returns the beginning of the last noun in a German compound; 0 if none is known.
std::size_t Nouns::headOf(std::string_view compound) const {
    for (std::size_t at = 3; at + shortestPart <= compound.size(); ++at)
        // "Reaktors" has no Tor.
        if (mHeads.contains(compound.substr(at)) || (at > 4 && !find(compound.substr(at), "de").empty()))
            return at;
    return 0;
}

const std::vector<int>& Nouns::meanings(const Token& token, std::string_view language) const {
    static const std::vector<int> none;
    if (token.kind != TokenKind::Word || (language == "de" && !token.capital)) return none;
    const std::vector<int>& whole = find(language == "de" ? token.fold : token.lower, language);
    if (!whole.empty() || language != "de") return whole;
    const std::size_t head = headOf(token.fold);
    return head == 0 ? none : find(std::string_view(token.fold).substr(head), language);
}

Nouns::Form Nouns::formOf(const Token& token, std::string_view language) const {
    if (meanings(token, language).empty()) return Form::Unknown;
    const auto bases = mBases.find(language);
    if (bases == mBases.end()) return Form::Unknown;
    std::string_view word = token.lower;
    if (isCompound(token, language)) {
        // "Spielsteine" ends as "Steine" do. Folding takes one byte off umlauts; only whole
        // characters are taken off.
        const std::size_t head = token.fold.size() - headOf(token.fold);
        do word.remove_prefix(1);
        while (!word.empty() && ((word.front() & 0xC0) == 0x80 || folded(word).size() > head));
    }
    return bases->second.contains(std::string(word)) ? Form::Base : Form::Inflected;
}

bool Nouns::isCompound(const Token& token, std::string_view language) const {
    return language == "de" && find(token.fold, language).empty();
}

const std::vector<int>& Nouns::firstMeanings(const Token& token, std::string_view language) const {
    static const std::vector<int> none;
    if (language != "de" || !token.capital || !isCompound(token, language)) return none;
    std::string_view first = token.fold;
    if (const std::size_t head = headOf(token.fold); head > 0) first = first.substr(0, head);
    // "Sieg-es-", "Karte-n-": the joint is not part of the first word.
    for (std::size_t size = first.size(); size >= shortestPart; --size)
        if (const auto& found = find(first.substr(0, size), language); !found.empty()) return found;
    return none;
}

std::string_view Nouns::word(int meaning, std::string_view language) const {
    const auto& words = mWords[static_cast<std::size_t>(meaning)];
    const auto found = words.find(language);
    return found == words.end() ? std::string_view() : std::string_view(found->second);
}

}  // namespace hexa::texts
