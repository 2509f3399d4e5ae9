// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/learned.h"

#include "core/texts/check/analysis.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace hexa::texts {
namespace {

constexpr std::size_t fewestRatios = 12;
constexpr std::uint32_t shortestMeasured = 40;  // bytes of a text whose ratio counts
constexpr double steps = 128;                   // of a logarithm, in which ratios are rounded

using Role = Gist::Role;

class Learner {
public:
    Learner(const Gists& rows, const Knowledge& knowledge) : mRows(rows), mKnowledge(knowledge) {}

    Learned run() {
        words();
        names();
        phraseWords();
        genders();
        for (const Gist* row : mRows)
            for (const Gist::Heading& heading : row->headings)
                mLearned.headings[{mKnowledge.languages[heading.language], text(heading.words)}].add(
                    row->row);
        for (std::size_t a = 0; a < mKnowledge.languages.size(); ++a)
            for (std::size_t b = 0; b < mKnowledge.languages.size(); ++b)
                if (mKnowledge.languages[a] < mKnowledge.languages[b]) lengths(a, b);
        return std::move(mLearned);
    }

private:
    std::string text(Sign sign) const { return std::string(mKnowledge.signs.text(sign)); }
    const std::string& language(const Gist::Use& use) const { return mKnowledge.languages[use.language]; }

    void words() {
        mLearned.holders.resize(mKnowledge.signs.size());
        mSmall.resize(mKnowledge.signs.size());
        std::set<std::pair<std::uint16_t, Sign>> preferred;
        std::set<std::uint16_t> bold;
        for (const Gist* row : mRows)
            for (const Gist::Use& use : row->uses) switch (use.role) {
                case Role::SmallWord:
                    mSmall[use.sign] = true;
                    [[fallthrough]];
                case Role::Word:
                    mLearned.holders[use.sign].add(row->row);
                    break;
                case Role::NameInAll:
                    ++mCapitals[use.sign].first;
                    break;
                case Role::NameInSome:
                    ++mCapitals[use.sign].second;
                    break;
                case Role::Preferred:
                    preferred.emplace(use.language, use.sign);
                    break;
                case Role::Bold:
                    bold.insert(use.language);
                    break;
                default:
                    break;
                }
        for (const auto& [language, term] : preferred)
            mLearned.preferredUsed.emplace(mKnowledge.languages[language], std::stoul(text(term)));
        for (const std::uint16_t language : bold) mLearned.withBold.insert(mKnowledge.languages[language]);
    }

    /// True if a word stands in small letters anywhere.
    bool isSmall(std::string_view word) const {
        for (std::size_t l = 0; l < mKnowledge.languages.size(); ++l)
            if (const auto sign = mKnowledge.signs.find(Signs::Kind::Word, word, l); sign && mSmall[*sign])
                return true;
        return false;
    }

    /// Words of terms are no names. Capitalised words that are alike in the languages of a row are.
    /// A word that is alike in two of three languages and never in the third is related vocabulary
    /// (Influence, Exception).
    void names() {
        std::set<std::string, std::less<>> ofTerms;
        for (const Term& term : mKnowledge.glossary.terms)
            for (const auto& [language, forms] : term.forms)
                for (const Form& form : forms)
                    for (const Token& token : tokensOf(form.text, language))
                        (term.name ? mLearned.names : ofTerms).insert(token.fold);
        for (const auto& [sign, rows] : mCapitals) {
            const std::string word = text(sign);
            if (rows.first > 0 && rows.first >= rows.second && !ofTerms.contains(word) && !isSmall(word))
                mLearned.names.insert(word);
        }
    }

    void phraseWords() {
        std::map<std::pair<std::uint16_t, int>, std::map<Sign, int>> counts;
        for (const Gist* row : mRows)
            for (const Gist::PhraseWord& use : row->phraseWords)
                ++counts[{use.language, use.which}][use.word];
        for (const auto& [phrase, words] : counts) {
            std::vector<std::pair<int, std::string>> order;
            for (const auto& [word, count] : words) order.emplace_back(-count, text(word));
            std::ranges::sort(order);
            auto& list = mLearned.wordsFor[mKnowledge.languages[phrase.first]][phrase.second];
            for (const auto& [count, word] : order) list.push_back(word);
        }
    }

    void genders() {
        std::unordered_map<Sign, int> counts;
        for (const Gist* row : mRows)
            for (const Gist::Gendered& use : row->gendered) counts[use.word] += use.masculine ? 1 : -1;
        for (const auto& [word, count] : counts)
            if (count != 0)
                mLearned.genders.emplace(text(word), count > 0 ? Gender::Masculine : Gender::Feminine);
    }

    void lengths(std::size_t a, std::size_t b) {
        std::vector<double> ratios;
        for (const Gist* row : mRows) {
            const auto first = std::ranges::find(row->lengths, a, &Gist::Length::language);
            const auto second = std::ranges::find(row->lengths, b, &Gist::Length::language);
            if (first == row->lengths.end() || second == row->lengths.end() ||
                first->bytes < shortestMeasured)
                continue;
            ratios.push_back(std::log(static_cast<double>(second->bytes) / first->bytes));
        }
        Learned::Band band;
        if (ratios.size() >= fewestRatios) {
            const auto rounded = [](double value) { return std::round(value * steps) / steps; };
            const auto middle = ratios.begin() + static_cast<std::ptrdiff_t>(ratios.size() / 2);
            std::nth_element(ratios.begin(), middle, ratios.end());
            band.mean = rounded(*middle);
            for (double& ratio : ratios) ratio = std::abs(ratio - band.mean);
            std::nth_element(ratios.begin(), middle, ratios.end());
            band.deviation = std::max(0.05, rounded(1.4826 * *middle));
        }
        mLearned.lengths[{mKnowledge.languages[a], mKnowledge.languages[b]}] = band;
    }

    const Gists& mRows;
    const Knowledge& mKnowledge;
    Learned mLearned;
    std::vector<bool> mSmall;  // by sign of a word: somewhere it has no capital
    /// By name: the rows with a capital in all languages, and in some.
    std::unordered_map<Sign, std::pair<int, int>> mCapitals;
};

}  // namespace

Gender Learned::genderOf(std::string_view word) const {
    const auto found = genders.find(word);
    return found == genders.end() ? Gender::Unknown : found->second;
}

double Learned::expectedLength(double length, const std::string& from, const std::string& to) const {
    const bool swapped = from > to;
    const auto band = swapped ? lengths.find({to, from}) : lengths.find({from, to});
    const double mean = band == lengths.end() ? 0 : band->second.mean;
    return length * std::exp(swapped ? -mean : mean);
}

Learned learn(const Gists& rows, const Knowledge& knowledge) { return Learner(rows, knowledge).run(); }

}  // namespace hexa::texts
