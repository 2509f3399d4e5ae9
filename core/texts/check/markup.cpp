// SPDX-License-Identifier: GPL-3.0-or-later
// Bold words, placeholders, lists inside of a text.
#include "core/texts/check/inlinemarkup.h"
#include "core/texts/check/sink.h"

#include <algorithm>
#include <map>

namespace hexa::texts {
namespace {

int boldSpans(const Analysis& text) {
    int marks = 0;
    for (const Token& token : text.tokens)
        if (token.kind == TokenKind::Markup && token.lower == "**") ++marks;
    return marks;
}

int listItems(const Analysis& text) {
    return static_cast<int>(std::count_if(text.tokens.begin(), text.tokens.end(), [](const Token& token) {
        return token.kind == TokenKind::Markup && token.lower.find('*') == std::string::npos;
    }));
}

void checkBold(const Row& row, const Knowledge& knowledge, Sink& sink) {
    std::vector<int> counts;
    std::vector<const Analysis*> texts;
    for (const Analysis& text : row.texts) {
        const int marks = boldSpans(text);
        if (marks % 2 != 0) {
            auto draft = sink.draft("markup", Severity::Warning, text.language, "texts.check.markup.open");
            for (std::size_t t = 0; t < text.tokens.size(); ++t)
                if (text.tokens[t].kind == TokenKind::Markup && text.tokens[t].lower == "**")
                    draft.mark(text, t, t);
            draft.add();
        }
        // A language that has no bold words at all is a habit, not thirty differences.
        if (!knowledge.withBold.contains(text.language)) continue;
        counts.push_back(marks / 2);
        texts.push_back(&text);
    }
    if (counts.size() < 2 ||
        std::all_of(counts.begin(), counts.end(), [&](int n) { return n == counts.front(); }))
        return;
    const auto odd = oddOne(counts);
    auto draft = sink.draft("markup", Severity::Hint, odd ? texts[*odd]->language : std::string(),
                            "texts.check.markup.bold");
    for (const Analysis* text : texts) {
        std::size_t from = 0;
        bool open = false;
        for (std::size_t t = 0; t < text->tokens.size(); ++t) {
            if (text->tokens[t].kind != TokenKind::Markup || text->tokens[t].lower != "**") continue;
            if (open && t > from + 1) draft.mark(*text, from + 1, t - 1);
            from = t;
            open = !open;
        }
    }
    draft.add();
}

/// The same placeholders but for one that is not there.
bool lacksOne(std::map<std::string, int> mine, const std::map<std::string, int>& source) {
    int missing = 0;
    for (const auto& [name, count] : source) {
        missing += count - mine[name];
        if (mine[name] > count) return false;
        mine.erase(name);
    }
    return missing == 1 && mine.empty();
}

/// The source's placeholder instead of the one that it does not have, if there is one of each.
void answer(Sink::Draft& draft, const Analysis& text, std::map<std::string, int> mine,
            std::map<std::string, int> source) {
    std::vector<std::string> missing;
    std::vector<std::string> extra;
    for (const auto& [name, count] : source)
        if (mine[name] != count) missing.push_back(name);
    for (const auto& [name, count] : mine)
        if (count > source[name]) extra.push_back(name);
    if (missing.size() != 1 || extra.size() != 1 || mine[extra.front()] != 1 || mine[missing.front()] != 0 ||
        source[missing.front()] != 1)
        return;
    // The forms of a message are more than a name that can be put in.
    const auto isName = [](const std::string& placeholder) {
        return placeholder.find(',') == std::string::npos;
    };
    if (!isName(missing.front()) || !isName(extra.front())) return;
    for (std::size_t t = 0; t < text.tokens.size(); ++t)
        if (text.tokens[t].kind == TokenKind::Placeholder && text.tokens[t].fold == extra.front())
            draft.fixTokens(text, t, t, missing.front());
}

void checkPlaceholders(const Row& row, Sink& sink) {
    std::vector<std::map<std::string, int>> found;
    for (const Analysis& text : row.texts) {
        found.emplace_back();
        for (const Token& token : text.tokens)
            if (token.kind == TokenKind::Placeholder) ++found.back()[token.fold];
    }
    // The source is right about these.
    std::size_t source = 0;
    for (std::size_t i = 0; i < row.texts.size(); ++i)
        if (row.texts[i].language == row.source) source = i;
    // But not against all others.
    if (const auto odd = oddOne(found); odd && *odd == source) {
        const std::size_t lacking = source;
        source = source == 0 ? 1 : 0;
        auto draft = sink.draft("placeholder", Severity::Error, row.texts[lacking].language,
                                "texts.check.placeholder.text");
        for (const std::size_t k : {lacking, source})
            for (std::size_t t = 0; t < row.texts[k].tokens.size(); ++t) {
                const std::string& name = row.texts[k].tokens[t].fold;
                if (row.texts[k].tokens[t].kind == TokenKind::Placeholder &&
                    (!found[lacking].contains(name) || !found[source].contains(name)))
                    draft.mark(row.texts[k], t, t);
            }
        return draft.add();
    }
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (i == source || found[i] == found[source]) continue;
        // "One card" needs no number.
        if (!row.unit->plural.empty() && row.unit->plural != "other" && row.unit->plural != "many" &&
            lacksOne(found[i], found[source]))
            continue;
        auto draft =
            sink.draft("placeholder", Severity::Error, row.texts[i].language, "texts.check.placeholder.text");
        answer(draft, row.texts[i], found[i], found[source]);
        for (const std::size_t k : {i, source})
            for (std::size_t t = 0; t < row.texts[k].tokens.size(); ++t) {
                if (row.texts[k].tokens[t].kind != TokenKind::Placeholder) continue;
                const std::string& name = row.texts[k].tokens[t].fold;
                const auto mine = found[i].find(name);
                const auto other = found[source].find(name);
                if ((mine == found[i].end() ? 0 : mine->second) !=
                    (other == found[source].end() ? 0 : other->second))
                    draft.mark(row.texts[k], t, t);
            }
        draft.add();
    }
}

/// Reports names in braces that are too long for placeholders. The other checks read them as
/// words, so their alerts would mislead.
void checkLongPlaceholders(const Row& row, Sink& sink) {
    for (const Analysis& text : row.texts) {
        auto draft =
            sink.draft("placeholder", Severity::Warning, text.language, "texts.check.placeholder.long");
        draft.argument("most", std::to_string(longestPlaceholder)).group("long placeholder");
        bool any = false;
        for (const Token& token : text.tokens) {
            if (token.kind != TokenKind::Mark || token.lower != "{") continue;
            const auto end = text.text.find_first_of(" \n{}", token.end);
            if (end == std::string_view::npos || text.text[end] != '}' ||
                end - token.end <= longestPlaceholder)
                continue;
            draft.markBytes(text.language, text.text, token.begin, end + 1);
            any = true;
        }
        if (any) draft.add();
    }
}

void checkList(const Row& row, Sink& sink) {
    std::vector<int> counts;
    for (const Analysis& text : row.texts) counts.push_back(listItems(text));
    if (counts.size() < 2 ||
        std::all_of(counts.begin(), counts.end(), [&](int n) { return n == counts.front(); }))
        return;
    const auto odd = oddOne(counts);
    auto draft = sink.draft("list", odd ? Severity::Error : Severity::Warning,
                            odd ? row.texts[*odd].language : std::string(), "texts.check.list.text");
    std::string values;
    for (std::size_t i = 0; i < counts.size(); ++i)
        values += (values.empty() ? "" : ", ") + row.texts[i].language + ' ' + std::to_string(counts[i]);
    draft.argument("values", values).add();
}

}  // namespace

void checkMarkup(const Row& row, const Knowledge& knowledge, Sink& sink) {
    checkBold(row, knowledge, sink);
    checkPlaceholders(row, sink);
    checkLongPlaceholders(row, sink);
    checkInlineMarkup(row, sink);
    checkList(row, sink);
}

}  // namespace hexa::texts
