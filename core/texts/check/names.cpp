// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/sink.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace hexa::texts {
namespace {

using Named = std::map<std::string, std::vector<std::size_t>>;  // name, its tokens

Named namesIn(const Analysis& text, const Knowledge& knowledge) {
    Named found;
    const std::vector<bool> inTerm = text.inTerms(knowledge.glossary);
    for (std::size_t t = 0; t < text.tokens.size(); ++t) {
        const Token& token = text.tokens[t];
        if (token.kind != TokenKind::Word || !token.capital || inTerm[t]) continue;
        std::string name = token.fold;
        // "Adas Soldaten": the genitive of a name.
        if (!knowledge.names.contains(name) && name.ends_with('s')) name.pop_back();
        if (knowledge.names.contains(name)) found[name].push_back(t);
    }
    return found;
}

std::size_t total(const Named& names) {
    std::size_t sum = 0;
    for (const auto& [name, tokens] : names) sum += tokens.size();
    return sum;
}

std::size_t countOf(const Named& names, const std::string& name) {
    const auto found = names.find(name);
    return found == names.end() ? 0 : found->second.size();
}

/// Names that two texts exchange: one has more of the first, the other more of the second, as often
/// in all.
bool exchanged(const Named& a, const Named& b, std::set<std::string>& which) {
    if (total(a) != total(b)) {
        // Not as often: then only names that one of them lacks altogether, in both directions.
        bool more = false;
        bool less = false;
        std::set<std::string> lacking;
        for (const auto& [name, tokens] : a)
            if (countOf(b, name) == 0) more = true, lacking.insert(name);
        for (const auto& [name, tokens] : b)
            if (countOf(a, name) == 0) less = true, lacking.insert(name);
        if (more && less) which.insert(lacking.begin(), lacking.end());
        return more && less;
    }
    std::set<std::string> differing;
    for (const Named* list : {&a, &b})
        for (const auto& [name, tokens] : *list)
            if (countOf(a, name) != countOf(b, name)) differing.insert(name);
    which.insert(differing.begin(), differing.end());
    return !differing.empty();
}

/// The capitalised word behind a name that stands once in a text: mostly the rest of the name. None
/// if it is a term.
std::optional<std::size_t> goesOnWith(const Analysis& text, const Named& names, const std::string& name,
                                      const std::vector<bool>& inTerm) {
    const auto found = names.find(name);
    if (found == names.end() || found->second.size() != 1) return std::nullopt;
    const std::size_t next = found->second.front() + 1;
    if (next >= text.tokens.size() || text.tokens[next].kind != TokenKind::Word ||
        !text.tokens[next].capital || inTerm[next])
        return std::nullopt;
    return next;
}

/// "Ada Lang" in two languages and "Ada Kurz" in the third.
void checkFullNames(const Row& row, const Knowledge& knowledge, const std::vector<Named>& names, Sink& sink) {
    if (row.texts.size() < 3) return;
    std::vector<std::vector<bool>> inTerm;
    for (const Analysis& text : row.texts) inTerm.push_back(text.inTerms(knowledge.glossary));
    for (const auto& [name, tokens] : names.front()) {
        std::vector<std::string> words;
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < row.texts.size(); ++i)
            if (const auto next = goesOnWith(row.texts[i], names[i], name, inTerm[i])) {
                words.push_back(row.texts[i].tokens[*next].fold);
                places.push_back(*next);
            }
        if (words.size() != row.texts.size()) continue;
        const auto odd = oddOne(words);
        if (!odd) continue;
        auto draft =
            sink.draft("name", Severity::Warning, row.texts[*odd].language, "texts.check.name.other");
        for (std::size_t i = 0; i < row.texts.size(); ++i) draft.mark(row.texts[i], places[i] - 1, places[i]);
        const std::size_t other = *odd == 0 ? 1 : 0;
        draft.fixTokens(row.texts[*odd], places[*odd], places[*odd],
                        std::string(row.texts[other].words(places[other], places[other])));
        draft.add();
    }
}

/// Where a text has one name once and all others have another one there, theirs.
void answer(Sink::Draft& draft, const Row& row, const std::vector<Named>& names, std::size_t odd,
            const std::set<std::string>& which) {
    const std::size_t other = odd == 0 ? 1 : 0;
    std::vector<std::string> mine;
    std::vector<std::string> theirs;
    for (const std::string& name : which) {
        if (countOf(names[odd], name) > 0) mine.push_back(name);
        if (countOf(names[other], name) > 0) theirs.push_back(name);
    }
    if (mine.size() != 1 || theirs.size() != 1 || mine == theirs || countOf(names[odd], mine.front()) != 1 ||
        countOf(names[other], theirs.front()) != 1)
        return;
    const std::size_t place = names[odd].find(mine.front())->second.front();
    const std::size_t right = names[other].find(theirs.front())->second.front();
    // In the genitive the names of two languages need not be written alike.
    if (row.texts[odd].tokens[place].fold != mine.front() ||
        row.texts[other].tokens[right].fold != theirs.front())
        return;
    draft.fixTokens(row.texts[odd], place, place, std::string(row.texts[other].words(right, right)));
}

}  // namespace

void checkNames(const Row& row, const Knowledge& knowledge, Sink& sink) {
    const std::size_t count = row.texts.size();
    if (count < 2) return;
    std::vector<Named> names;
    for (const Analysis& text : row.texts) names.push_back(namesIn(text, knowledge));
    checkFullNames(row, knowledge, names, sink);

    std::vector<int> quarrels(count, 0);
    std::set<std::string> which;
    int pairs = 0;
    for (std::size_t a = 0; a < count; ++a)
        for (std::size_t b = a + 1; b < count; ++b)
            if (exchanged(names[a], names[b], which)) ++quarrels[a], ++quarrels[b], ++pairs;
    const auto mark = [&](Sink::Draft& draft, const std::string& name) {
        for (std::size_t i = 0; i < count; ++i)
            if (const auto found = names[i].find(name); found != names[i].end())
                for (const std::size_t t : found->second) draft.mark(row.texts[i], t, t);
    };
    if (pairs > 0) {
        std::string blamed;
        std::size_t odd = count;
        for (std::size_t i = 0; i < count && count > 2; ++i)
            if (quarrels[i] == 2 && pairs == 2) blamed = row.texts[i].language, odd = i;
        auto draft = sink.draft("name", blamed.empty() ? Severity::Warning : Severity::Error, blamed,
                                "texts.check.name.other");
        for (const std::string& name : which) mark(draft, name);
        if (odd < count) answer(draft, row, names, odd, which);
        draft.add();
        return;
    }
    // A name that one language alone lacks or has; once is often a pronoun.
    std::set<std::string> all;
    for (const Named& list : names)
        for (const auto& [name, tokens] : list) all.insert(name);
    for (const std::string& name : all) {
        std::vector<bool> present;
        std::size_t max = 0;
        for (const Named& list : names)
            present.push_back(countOf(list, name) > 0), max = std::max(max, countOf(list, name));
        const auto odd = oddOne(present);
        if (!odd) continue;
        auto draft = sink.draft("name", max > 1 && !present[*odd] ? Severity::Warning : Severity::Hint,
                                row.texts[*odd].language,
                                present[*odd] ? "texts.check.name.extra" : "texts.check.name.missing");
        mark(draft, name);
        draft.add();
    }
}

}  // namespace hexa::texts
