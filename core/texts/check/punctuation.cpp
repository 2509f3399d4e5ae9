// SPDX-License-Identifier: GPL-3.0-or-later
// Marks, blanks around them, pairs of quotes and brackets: mostly inside of one language.
#include "core/texts/check/sink.h"
#include "core/texts/language/characters.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace hexa::texts {
namespace {

constexpr std::string_view frenchBlank = "\u202f";
constexpr std::size_t longText = 40;  // bytes; shorter items and captions may lack a stop

bool isMark(const Token& token) { return token.kind == TokenKind::Mark; }

bool isQuoteOrBracket(const Token& token) {
    static const std::set<std::string, std::less<>> closers{")",      "]",      "\"",     "'",     "\u201c",
                                                            "\u201d", "\u00bb", "\u203a", "\u2019"};
    return closers.contains(token.lower);
}

/// German texts have »these« as well as «these».
bool closesQuotation(const Token& token, const std::string& language) {
    return isQuoteOrBracket(token) ||
           (language == "de" && (token.lower == "\u00ab" || token.lower == "\u2039"));
}

/// The token that ends a text: its last mark that closes no quotation.
std::optional<std::size_t> lastOf(const Analysis& text) {
    for (std::size_t t = text.tokens.size(); t-- > 0;)
        if (text.tokens[t].kind != TokenKind::Markup && !closesQuotation(text.tokens[t], text.language))
            return t;
    return std::nullopt;
}

enum class End : unsigned char { None, Stop, Exclamation, Question, Colon, Comma };

End endOf(const Analysis& text) {
    const auto last = lastOf(text);
    if (!last || !isMark(text.tokens[*last])) return End::None;
    const std::string& mark = text.tokens[*last].lower;
    if (mark == "." || mark == "\u2026") return End::Stop;
    if (mark == "!") return End::Exclamation;
    if (mark == "?") return End::Question;
    if (mark == ":") return End::Colon;
    if (mark == "," || mark == ";") return End::Comma;
    return End::None;
}

/// Before ; : ! ? and inside of guillemets French has a no-break space. In Canada and Switzerland
/// some of them are left out.
bool hasFrenchSpaces(const Analysis& text) {
    return text.main == "fr" && !text.language.ends_with("CA") && !text.language.ends_with("CH");
}

/// The mark at the end as another text has it.
void answerEnd(Sink::Draft& draft, const Analysis& text, const Analysis& other) {
    const auto mine = lastOf(text);
    const auto theirs = lastOf(other);
    if (!mine || !theirs) return;
    const End end = endOf(other);
    std::string mark = end == End::None ? std::string() : other.tokens[*theirs].lower;
    if (hasFrenchSpaces(text) && (mark == "!" || mark == "?" || mark == ":" || mark == ";"))
        mark = std::string(frenchBlank) + mark;
    if (endOf(text) == End::None)
        draft.fixTokens(text, *mine, *mine, std::string(text.words(*mine, *mine)) + mark);
    else if (*mine > 0)
        draft.fixTokens(text, *mine - 1, *mine, std::string(text.words(*mine - 1, *mine - 1)) + mark);
}

void checkEnds(const Row& row, Sink& sink) {
    if (row.unit->kind == UnitKind::Heading || row.texts.size() < 2) return;
    std::vector<End> ends;
    for (const Analysis& text : row.texts) ends.push_back(endOf(text));
    if (const auto odd = oddOne(ends)) {
        const Analysis& text = row.texts[*odd];
        const bool lost = ends[*odd] == End::None && text.text.size() > longText;
        auto draft = sink.draft("punctuation", lost ? Severity::Warning : Severity::Hint, text.language,
                                ends[*odd] == End::None ? "texts.check.punctuation.no-end"
                                                        : "texts.check.punctuation.end");
        if (const auto last = lastOf(text)) draft.mark(text, *last, *last);
        answerEnd(draft, text, row.texts[*odd == 0 ? 1 : 0]);
        draft.add();
        return;
    }
    if (row.texts.size() != 2 || ends[0] == ends[1] || (ends[0] != End::None && ends[1] != End::None)) return;
    const std::size_t lacking = ends[0] == End::None ? 0 : 1;
    const Analysis& text = row.texts[lacking];
    if (text.text.size() <= longText) return;
    auto draft =
        sink.draft("punctuation", Severity::Warning, text.language, "texts.check.punctuation.no-end");
    if (const auto last = lastOf(text)) draft.mark(text, *last, *last);
    answerEnd(draft, text, row.texts[lacking == 0 ? 1 : 0]);
    draft.add();
}

bool isEndMark(const std::string& mark) {
    return mark == "." || mark == "!" || mark == "?" || mark == ":" || mark == ";" || mark == ",";
}

/// By token: full stops from it on without another token between.
std::vector<std::size_t> stopsFrom(const Analysis& text) {
    std::vector<std::size_t> stops(text.tokens.size() + 1, 0);
    for (std::size_t t = text.tokens.size(); t-- > 0;)
        stops[t] = text.tokens[t].lower == "." ? stops[t + 1] + 1 : 0;
    return stops;
}

void checkDoubled(const Analysis& text, Sink& sink) {
    const std::vector<std::size_t> stops = stopsFrom(text);
    std::size_t stopsBefore = 0;
    for (std::size_t t = 1; t < text.tokens.size(); ++t) {
        const Token& token = text.tokens[t];
        const Token& before = text.tokens[t - 1];
        stopsBefore = before.lower == "." ? stopsBefore + 1 : 0;
        if (!isMark(token) || token.spaceBefore || !isEndMark(token.lower) || !isEndMark(before.lower))
            continue;
        // "..." and "?!" are good, and so is the comma behind an abbreviation, and "2..4".
        if (stopsBefore + stops[t] >= 3) continue;
        if (token.lower == "." && before.lower == "." && t + 1 < text.tokens.size() &&
            !text.tokens[t + 1].spaceBefore && text.tokens[t + 1].kind != TokenKind::Mark)
            continue;
        const bool emphatic =
            (token.lower == "!" || token.lower == "?") && (before.lower == "!" || before.lower == "?");
        const bool abbreviated = before.lower == "." && token.lower != "." && token.lower != ":" && t >= 2;
        if (emphatic || abbreviated) continue;
        auto draft =
            sink.draft("punctuation", Severity::Warning, text.language, "texts.check.punctuation.doubled");
        draft.mark(text, t >= 2 ? t - 2 : t - 1, t);
        if (token.lower == before.lower || before.lower == ",")
            draft.fixTokens(text, t >= 2 ? t - 2 : t - 1, t,
                            (t >= 2 ? std::string(text.text.substr(text.tokens[t - 2].begin,
                                                                   before.begin - text.tokens[t - 2].begin))
                                    : std::string()) +
                                token.lower);
        draft.add();
    }
}

std::string_view gapBefore(const Analysis& text, std::size_t t) {
    const std::size_t from = t == 0 ? 0 : text.tokens[t - 1].end;
    return text.text.substr(from, text.tokens[t].begin - from);
}

/// By token: it stands inside of "https://...", whose marks are none, behind the colon.
std::vector<bool> addressesIn(const Analysis& text) {
    std::vector<bool> inside(text.tokens.size(), false);
    bool address = false;
    for (std::size_t t = 0; t < text.tokens.size(); ++t) {
        const Token* const part = &text.tokens[t];
        if (part[0].spaceBefore) address = false;
        address = address || (t + 2 < text.tokens.size() && part[0].lower == ":" && part[1].lower == "/" &&
                              part[2].lower == "/" && !part[1].spaceBefore && !part[2].spaceBefore);
        inside[t] = address;
    }
    return inside;
}

/// By token: it stands in quotation marks, where words are often examples of what to type:
/// "key:value".
std::vector<bool> quotedIn(const Analysis& text) {
    static const std::set<std::string, std::less<>> openers{"\u201e", "\u00ab", "\u201c"};
    static const std::set<std::string, std::less<>> closers{"\u201d", "\u00bb"};
    std::vector<bool> inside(text.tokens.size(), false);
    bool quoted = false;
    for (std::size_t t = 0; t < text.tokens.size(); ++t) {
        const std::string& mark = text.tokens[t].lower;
        if (closers.contains(mark) || mark == "\"" || (mark == "\u201c" && text.main == "de"))
            quoted = mark == "\"" && !quoted;
        else if (openers.contains(mark))
            quoted = true;
        else
            inside[t] = quoted;
    }
    return inside;
}

/// Blanks that are missing behind a mark or stand before one.
void checkSpaces(const Analysis& text, const std::vector<bool>& inAddress, Sink& sink) {
    for (std::size_t t = 1; t < text.tokens.size(); ++t) {
        const Token& token = text.tokens[t];
        const Token& before = text.tokens[t - 1];
        const bool pause = before.lower == ":" || before.lower == ";" || before.lower == "!" ||
                           before.lower == "?" || before.lower == ",";
        const bool stop = before.lower == "." && t >= 2 && text.tokens[t - 2].kind == TokenKind::Word &&
                          text.tokens[t - 2].lower.size() > 2 && token.capital && token.end - token.begin > 1;
        if (isMark(before) && (pause || stop) && !token.spaceBefore && token.kind == TokenKind::Word &&
            !inAddress[t - 1])
            sink.draft("spacing", Severity::Warning, text.language, "texts.check.spacing.after")
                .group("spacing:after:" + text.language)
                .mark(text, t >= 2 ? t - 2 : t - 1, t)
                .fixTokens(text, t - 1, t,
                           std::string(text.words(t - 1, t - 1)) + ' ' + std::string(text.words(t, t)))
                .add();
        if (isMark(token) && token.spaceBefore && (token.lower == "," || token.lower == ".") &&
            before.kind == TokenKind::Word &&
            (t + 1 >= text.tokens.size() || text.tokens[t + 1].lower != "."))
            sink.draft("spacing", Severity::Hint, text.language, "texts.check.spacing.before")
                .mark(text, t - 1, t)
                .fixTokens(text, t - 1, t, std::string(text.words(t - 1, t - 1)) + token.lower)
                .add();
        // "out- of": a word cut at the end of a line. "Early- and Late-" is good German.
        if (before.lower == "-" && token.spaceBefore && !before.spaceBefore && t >= 2 &&
            text.tokens[t - 2].kind == TokenKind::Word && token.kind == TokenKind::Word && !token.capital) {
            static const std::set<std::string, std::less<>> joining{"und", "oder",  "bzw", "and", "or", "et",
                                                                    "ou",  "sowie", "als", "to",  "bis"};
            if (!joining.contains(token.fold))
                sink.draft("spacing", Severity::Warning, text.language, "texts.check.spacing.cut")
                    .mark(text, t - 2, t)
                    .fixTokens(text, t - 2, t,
                               std::string(text.words(t - 2, t - 1)) + std::string(text.words(t, t)))
                    .add();
        }
    }
}

void checkFrenchSpaces(const Analysis& text, const std::vector<bool>& inAddress, Sink& sink) {
    if (!hasFrenchSpaces(text)) return;
    const auto report = [&](std::size_t t, std::string_view gap) {
        const bool none = gap.empty();
        sink.draft("spacing", none ? Severity::Warning : Severity::Hint, text.language,
                   none ? "texts.check.spacing.french-none" : "texts.check.spacing.french-plain")
            .group(none ? "spacing:french-none" : "spacing:french-plain")
            .mark(text, t == 0 ? 0 : t - 1, t)
            .fixTokens(text, t == 0 ? 0 : t - 1, t,
                       std::string(text.words(t - 1, t - 1)) + std::string(frenchBlank) +
                           std::string(text.words(t, t)))
            .add();
    };
    const auto good = [](std::string_view gap) {
        std::size_t at = 0;
        return !gap.empty() && isNoBreakSpace(nextCharacter(gap, at)) && at == gap.size();
    };
    for (std::size_t t = 1; t < text.tokens.size(); ++t) {
        const Token& token = text.tokens[t];
        const Token& before = text.tokens[t - 1];
        const bool high =
            token.lower == ":" || token.lower == ";" || token.lower == "!" || token.lower == "?";
        const bool closing = token.lower == "\u00bb";
        if (!isMark(token) && before.lower != "\u00ab") continue;
        if (!high && !closing && before.lower != "\u00ab") continue;
        if (high &&
            (isEndMark(before.lower) || isQuoteOrBracket(before) || before.kind == TokenKind::Markup) &&
            gapBefore(text, t).empty())
            continue;
        if (high && before.kind == TokenKind::Number && t + 1 < text.tokens.size() &&
            text.tokens[t + 1].kind == TokenKind::Number && gapBefore(text, t).empty())
            continue;  // 12:30
        if (high && gapBefore(text, t).empty() && inAddress[t]) continue;
        if (!good(gapBefore(text, t))) report(t, gapBefore(text, t));
    }
}

struct Pair {
    std::string open;
    std::string close;
};

void checkPairs(const Analysis& text, Sink& sink) {
    static const std::vector<Pair> pairs{{"(", ")"}, {"[", "]"}, {"\u00ab", "\u00bb"}};
    for (const Pair& pair : pairs) {
        const bool eitherWay = text.main == "de" && pair.open == "\u00ab";
        int depth = 0;
        std::size_t odd = 0;
        bool wrong = false;
        Pair marks = pair;
        for (std::size_t t = 0; t < text.tokens.size(); ++t) {
            // German has both »Zug« and «Zug»: what stands first opens.
            if (eitherWay && depth == 0 && text.tokens[t].lower == marks.close)
                std::swap(marks.open, marks.close);
            if (text.tokens[t].lower == marks.open && ++depth == 1) odd = t;
            if (text.tokens[t].lower == marks.close && --depth < 0) {
                // "a)" and "1)" number lists.
                if (t == 1 && text.tokens[0].end - text.tokens[0].begin <= 2) {
                    depth = 0;
                    continue;
                }
                wrong = true;
                odd = t;
                break;
            }
        }
        if (wrong || depth != 0)
            sink.draft("quotes", Severity::Warning, text.language, "texts.check.quotes.open")
                .mark(text, odd, odd)
                .add();
    }
    std::vector<std::size_t> straight;
    // „Zug": a straight mark that ends what a typographic one began is the one that is missing.
    const std::string_view closing = text.main == "de" ? "\u201c" : "\u201d";
    const auto answer = [&](Sink::Draft& draft, bool closes) {
        if (straight.size() == 1)
            draft.fixTokens(text, straight.front(), straight.front(),
                            std::string(closes              ? closing
                                        : text.main == "de" ? std::string_view("\u201e")
                                                            : std::string_view("\u201c")));
    };
    int opened = 0;
    int closed = 0;
    std::size_t last = 0;
    for (std::size_t t = 0; t < text.tokens.size(); ++t) {
        const std::string& mark = text.tokens[t].lower;
        if (mark == "\"") straight.push_back(t);
        // “ opens in English and closes in German.
        if (mark == "\u201e" || (mark == "\u201c" && text.main != "de")) ++opened, last = t;
        if (mark == "\u201d" || (mark == "\u201c" && text.main == "de")) ++closed, last = t;
    }
    if (straight.size() % 2 != 0) {
        auto draft = sink.draft("quotes", Severity::Warning, text.language, "texts.check.quotes.open");
        draft.mark(text, straight.back(), straight.back());
        if (opened - closed == 1 && straight.back() > last) answer(draft, true);
        if (closed - opened == 1 && straight.back() < last) answer(draft, false);
        draft.add();
    }
    if (opened != closed) {
        auto draft = sink.draft("quotes", Severity::Warning, text.language, "texts.check.quotes.open");
        draft.mark(text, last, last);
        if (opened - closed == 1 && straight.size() == 1 && straight.back() > last) answer(draft, true);
        if (closed - opened == 1 && straight.size() == 1 && straight.back() < last) answer(draft, false);
        draft.add();
    }
}

/// Brackets that both others have: what stood in them is missing.
void checkBrackets(const Row& row, Sink& sink) {
    if (row.texts.size() < 3) return;
    std::vector<int> counts;
    for (const Analysis& text : row.texts)
        counts.push_back(static_cast<int>(std::count_if(
            text.tokens.begin(), text.tokens.end(), [](const Token& token) { return token.lower == "("; })));
    const auto odd = oddOne(counts);
    if (!odd) return;
    const int other = counts[*odd == 0 ? 1 : 0];
    auto draft = sink.draft("quotes", Severity::Hint, row.texts[*odd].language,
                            counts[*odd] < other ? "texts.check.quotes.fewer" : "texts.check.quotes.more");
    for (const Analysis& text : row.texts)
        for (std::size_t t = 0; t < text.tokens.size(); ++t)
            if (text.tokens[t].lower == "(") draft.mark(text, t, std::min(t + 2, text.tokens.size() - 1));
    draft.add();
}

}  // namespace

namespace {

/// A mark stands between two words without any blank: "column,row".
bool hasTightMark(const Analysis& text) {
    for (std::size_t t = 2; t < text.tokens.size(); ++t) {
        const Token* const part = &text.tokens[t - 2];
        if (part[0].kind == TokenKind::Word && part[2].kind == TokenKind::Word && isEndMark(part[1].lower) &&
            part[1].lower != "." && !part[1].spaceBefore && !part[2].spaceBefore)
            return true;
    }
    return false;
}

}  // namespace

void checkPunctuation(const Row& row, const Knowledge&, Sink& sink) {
    checkEnds(row, sink);
    checkBrackets(row, sink);
    // A missing space in all languages is intended.
    const bool meant = row.texts.size() > 1 && std::all_of(row.texts.begin(), row.texts.end(), hasTightMark);
    for (const Analysis& text : row.texts) {
        checkDoubled(text, sink);
        // Input for a program follows the rules of the program.
        std::vector<bool> inAddress = addressesIn(text);
        const std::vector<bool> inQuotes = quotedIn(text);
        for (std::size_t t = 0; t < inQuotes.size(); ++t)
            if (inQuotes[t] || meant) inAddress[t] = true;
        checkSpaces(text, inAddress, sink);
        checkFrenchSpaces(text, inAddress, sink);
        checkPairs(text, sink);
    }
}

}  // namespace hexa::texts
