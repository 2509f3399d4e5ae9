// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/stems.h"

#include "core/texts/language/characters.h"

#include <libstemmer.h>

#include <utility>

namespace hexa::texts {
namespace {

/// Removes the rest of a German plural with an umlaut (Wald, Wälder): after stemming and folding
/// only the suffix differs.
void dropPluralRest(std::string& stem) {
    if (stem.size() >= 6 && stem.ends_with("er")) stem.resize(stem.size() - 2);
    if (stem.size() >= 4 && stem.ends_with("een")) stem.pop_back();  // Seen, Armeen
}

}  // namespace

struct Stemmer::Snowball {
    explicit Snowball(std::string_view language) : german(language == "de") {
        const char* name = german             ? "german"
                           : language == "fr" ? "french"
                           : language == "en" ? "english"
                                              : nullptr;
        if (name != nullptr) stemmer = sb_stemmer_new(name, "UTF_8");
    }
    ~Snowball() {
        if (stemmer != nullptr) sb_stemmer_delete(stemmer);
    }
    Snowball(const Snowball&) = delete;
    Snowball& operator=(const Snowball&) = delete;

    sb_stemmer* stemmer = nullptr;
    bool german = false;
};

Stemmer::Stemmer(std::string_view language) : mSnowball(std::make_unique<Snowball>(language)) {}
Stemmer::~Stemmer() = default;
Stemmer::Stemmer(Stemmer&&) noexcept = default;
Stemmer& Stemmer::operator=(Stemmer&&) noexcept = default;

const std::string& Stemmer::stem(const std::string& word) {
    const auto found = mKnown.find(word);
    if (found != mKnown.end()) return found->second;
    std::string result = word;
    if (mSnowball->stemmer != nullptr && word.size() < 200) {
        const auto* stemmed =
            sb_stemmer_stem(mSnowball->stemmer, reinterpret_cast<const sb_symbol*>(word.data()),
                            static_cast<int>(word.size()));
        if (stemmed != nullptr)
            result.assign(reinterpret_cast<const char*>(stemmed),
                          static_cast<std::size_t>(sb_stemmer_length(mSnowball->stemmer)));
    }
    result = folded(result);
    if (mSnowball->german) dropPluralRest(result);
    return mKnown.emplace(word, std::move(result)).first->second;
}

}  // namespace hexa::texts
