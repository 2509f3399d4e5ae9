// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that compare rows with each other.
#include "core/texts/check/sink.h"
#include "core/texts/language/characters.h"

#include <algorithm>
#include <map>

namespace hexa::texts {
namespace {

constexpr std::size_t fewestRepeatedWords = 5;  // of a sentence that counts as a repetition
constexpr std::size_t shownRepeatedTokens = 6;
constexpr std::size_t shortWords = 2;  // labels of so many may be the same, or differ, by what they stand on

/// A text without what may differ: case, marks, numbers.
std::string maskedText(const Analysis& text) {
    std::string out;
    for (const Token& token : text.tokens) {
        if (token.kind == TokenKind::Number)
            out += "# ";
        else if (token.kind == TokenKind::Word)
            out += token.fold + ' ';
    }
    return out;
}

std::size_t wordCount(const Analysis& text) {
    return static_cast<std::size_t>(
        std::count_if(text.tokens.begin(), text.tokens.end(),
                      [](const Token& token) { return token.kind == TokenKind::Word; }));
}

struct Seen {
    const Row* row = nullptr;
    std::string target;
};

std::string targetWords(const Row& row, const std::string& language) {
    return std::string(row.find(language)->text);
}

/// Rows whose other languages say the same but whose `language` does not, or the other way round.
void compareRows(const std::vector<Row>& rows, const std::string& language, bool same,
                 std::vector<Alert>& alerts) {
    std::map<std::string, std::vector<Seen>> groups;
    for (const Row& row : rows) {
        const Analysis* target = row.find(language);
        if (target == nullptr || row.texts.size() < 2) continue;
        std::string others;
        for (const Analysis& text : row.texts)
            if (text.language != language) others += text.language + ':' + maskedText(text) + '\n';
        others += std::to_string(static_cast<int>(row.unit->kind));
        // Forms of a plural share their source without being the same text. Equal forms are a
        // matter of grammar.
        if (!row.unit->plural.empty()) {
            if (!same) continue;
            others += row.unit->plural;
        }
        const std::string mine = maskedText(*target);
        if (mine.size() < 6) continue;
        // Equal words of one language, with numbers: "3-fold" and "6-fold" differ.
        groups[same ? others : std::string(target->text)].push_back({&row, same ? mine : others});
    }
    for (const auto& [key, list] : groups) {
        std::map<std::string, std::size_t> counts;
        for (const Seen& seen : list) ++counts[seen.target];
        if (counts.size() < 2) continue;
        // The most frequent text is the usual one, or the first of equally frequent ones.
        std::string mostFrequent = list.front().target;
        for (const Seen& seen : list)
            if (counts[seen.target] > counts[mostFrequent]) mostFrequent = seen.target;
        const auto commonRow = std::find_if(list.begin(), list.end(),
                                            [&](const Seen& seen) { return seen.target == mostFrequent; });
        for (const Seen& seen : list) {
            if (seen.target == mostFrequent) continue;
            // Equal words for different sources: these must differ in all other languages.
            if (!same) {
                bool apart = true;
                for (const Analysis& text : seen.row->texts) {
                    const Analysis* other = commonRow->row->find(text.language);
                    if (text.language != language)
                        apart = apart && other != nullptr && maskedText(text) != maskedText(*other);
                }
                if (!apart || seen.row->texts.size() < 3) continue;
            }
            Sink sink(*seen.row, alerts);
            const Analysis* target = seen.row->find(language);
            const bool firm = seen.row->texts.size() > 2 && wordCount(*target) > shortWords;
            auto draft =
                sink.draft("consistency", firm ? Severity::Warning : Severity::Hint, language,
                           same ? "texts.check.consistency.differs" : "texts.check.consistency.same");
            draft.argument("usual", same ? targetWords(*commonRow->row, language)
                                         : std::string(commonRow->row->texts.front().text));
            draft.mark(*target, 0, std::min(target->tokens.size() - 1, shownRepeatedTokens));
            for (const Analysis& text : seen.row->texts)
                if (text.language != language)
                    draft.mark(text, 0, std::min(text.tokens.size() - 1, shownRepeatedTokens));
            // The numbers may differ; where nothing does, the usual text is the answer.
            const auto sameText = [&](const Analysis& text) {
                const Analysis* other = commonRow->row->find(text.language);
                return text.language == language || (other != nullptr && other->text == text.text);
            };
            if (same && std::all_of(seen.row->texts.begin(), seen.row->texts.end(), sameText))
                draft.fix(*target, 0, target->text.size(), targetWords(*commonRow->row, language));
            draft.add();
        }
    }
}

std::string sentenceText(const Analysis& text, const Sentence& sentence) {
    std::string out;
    for (std::size_t t = sentence.first; t < sentence.end; ++t)
        if (text.tokens[t].kind == TokenKind::Word || text.tokens[t].kind == TokenKind::Number)
            out += text.tokens[t].fold + ' ';
    return out;
}

}  // namespace

void checkConsistency(const std::vector<Row>& rows, const Knowledge& knowledge, std::vector<Alert>& alerts) {
    for (const std::string& language : knowledge.languages) {
        compareRows(rows, language, true, alerts);
        compareRows(rows, language, false, alerts);
    }
}

void checkDuplicates(const std::vector<Row>& rows, const Knowledge& knowledge, std::vector<Alert>& alerts) {
    struct Place {
        const Row* row;
        const Analysis* text;
        std::size_t sentence;
        bool alone;  // the other languages have nothing there
    };
    for (const std::string& language : knowledge.languages) {
        std::map<std::string, std::vector<Place>> places;
        for (const Row& row : rows) {
            const Analysis* text = row.find(language);
            if (text == nullptr) continue;
            const auto which = static_cast<std::size_t>(text - row.texts.data());
            for (const SentenceGroup& group : row.groups) {
                const auto with = std::count_if(group.sentences.begin(), group.sentences.end(),
                                                [](const auto& list) { return !list.empty(); });
                const bool alone = with == 1 && knowledge.languages.size() > 1 && row.foreign.empty();
                for (const std::size_t s : group.sentences[which]) {
                    const Sentence& sentence = text->sentences[s];
                    if (sentence.end - sentence.first > fewestRepeatedWords)
                        places[sentenceText(*text, sentence)].push_back({&row, text, s, alone});
                }
            }
        }
        for (const auto& [key, list] : places) {
            if (list.size() < 2) continue;
            bool first = true;
            for (const Place& place : list) {
                const bool report = place.alone || (!first && list.front().row == place.row);
                first = false;
                if (!report) continue;
                Sink sink(*place.row, alerts);
                const Sentence& sentence = place.text->sentences[place.sentence];
                auto draft =
                    sink.draft("duplicate", Severity::Warning, language, "texts.check.duplicate.text");
                draft.mark(*place.text, sentence.first,
                           std::min(sentence.end - 1, sentence.first + shownRepeatedTokens));
                // The second one goes, with the blank before it.
                if (!place.alone && sentence.first > 0)
                    draft.fix(*place.text, place.text->tokens[sentence.first - 1].end,
                              place.text->tokens[sentence.end - 1].end, {});
                draft.add();
            }
        }
    }
}

}  // namespace hexa::texts
