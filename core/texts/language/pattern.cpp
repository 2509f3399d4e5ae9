// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/pattern.h"

#include "core/texts/language/characters.h"

#include <unicode/regex.h>
#include <unicode/uchar.h>
#include <unicode/utext.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace hexa::texts {
namespace {

constexpr int32_t stackBytes = 4 << 20;  // for the backtracking of one search
constexpr int mostMarks = 64;            // that may follow each other; words have one or two
constexpr int mostBoundaries = 16;       // \b and \B of an expression
constexpr int marksOfStep = 16;          // that \b walks over in the time of a step

/// Finds constructs whose cost the engine doesn't count: it counts only backtracking points.
class BoundsCheck {
public:
    explicit BoundsCheck(std::string_view expression) : mText(expression) {}

    int boundaries() const { return mBoundaries; }

    /// Returns the place of the first such part, in bytes.
    std::optional<std::size_t> offender() {
        for (std::size_t at = 0; at < mText.size();) {
            const std::size_t begin = at;
            const char c = mText[at++];
            if (c == '\\') {
                if (!escape(at)) return begin;
            } else if (c == '[') {
                if (!set(at)) return begin;
            } else if (c == '(') {
                if (!group(at)) return begin;
                continue;  // nothing to repeat yet
            } else if (c == ')') {
                if (!mAround.empty()) mAround.pop_back();
            }
            if (!repetition(at)) return at;
        }
        return std::nullopt;
    }

private:
    bool escape(std::size_t& at) {
        if (at == mText.size()) return true;
        const char c = mText[at++];
        if (c == 'Q') at = std::min(mText.find("\\E", at), mText.size());
        if (c == 'c' && at < mText.size()) ++at;  // "\c[" is a character
        const bool named = c == 'p' || c == 'P' || c == 'N' || c == 'x';
        if (named && at < mText.size() && mText[at] == '{')
            at = std::min(mText.find('}', at), mText.size() - 1) + 1;
        const bool backReference = (c >= '1' && c <= '9') || c == 'k';
        if ((c == 'b' || c == 'B') && ++mBoundaries > mostBoundaries) return false;
        return !backReference && c != 'X';  // a cluster may be as long as the text
    }

    bool set(std::size_t& at) {
        int depth = 1;
        if (at < mText.size() && mText[at] == '^') ++at;
        if (at < mText.size() && mText[at] == ']') return false;  // engines differ
        for (; at < mText.size() && depth > 0; ++at) {
            if (mText[at] == '\\') {
                ++at;
                if (mText.substr(at, 1) == "Q") return false;  // brackets may stand in it
                if (mText.substr(at, 1) == "c") ++at;
            } else if (mText[at] == '[')
                ++depth;
            else if (mText[at] == ']')
                --depth;
        }
        at = std::min(at, mText.size());
        return true;
    }

    bool group(std::size_t& at) {
        bool around = inside();
        if (at < mText.size() && mText[at] == '?') {
            const std::string_view rest = mText.substr(at + 1);
            if (rest.starts_with('>') || rest.starts_with('#')) return false;
            around = around || rest.starts_with('=') || rest.starts_with('!') || rest.starts_with("<=") ||
                     rest.starts_with("<!");
            const std::string_view flags = rest.substr(0, rest.find_first_of(":)<=!"));
            // These would allow comments, and let \b look at the whole text.
            if (flags.find_first_of("xw") != std::string_view::npos) return false;
            at += 1 + flags.size();
            if (at < mText.size() && mText[at] == ')') {  // flags alone, "(?i)"
                ++at;
                return true;
            }
            while (at < mText.size() && (mText[at] == ':' || mText[at] == '=' || mText[at] == '!')) ++at;
        }
        mAround.push_back(around);
        return true;
    }

    /// Looks at the repetition behind a part, if there is one.
    bool repetition(std::size_t& at) {
        if (at == mText.size()) return true;
        const std::size_t begin = at;
        bool endless = mText[at] == '*' || mText[at] == '+';
        if (mText[at] == '{') {
            const auto close = mText.find('}', at);
            if (close == std::string_view::npos) return true;
            endless = mText[close - 1] == ',';
            at = close + 1;
        } else if (endless || mText[at] == '?') {
            ++at;
        } else {
            return true;
        }
        const bool possessive = at < mText.size() && mText[at] == '+';
        if (at < mText.size() && mText[at] == '?') ++at;  // the least that will do
        if (!possessive && !(endless && inside())) return true;
        at = begin;
        return false;
    }

    bool inside() const { return !mAround.empty() && mAround.back(); }

    std::string_view mText;
    int mBoundaries = 0;
    std::vector<bool> mAround;  // by open group: it looks around, or lies in one that does
};

struct Counter {
    int cost = 0;
    int most = 0;
};

UBool countSteps(const void* context, int32_t steps) {
    // The engine hands back the pointer that it was given.
    auto& counter = *static_cast<Counter*>(const_cast<void*>(context));
    counter.cost = steps;
    return static_cast<UBool>(steps <= counter.most);
}

/// Marks or format characters that follow each other.
struct Marks {
    int count = 0;
    std::size_t begin = 0;  ///< In bytes.
    std::size_t end = 0;
};

/// Returns the longest run of marks.
Marks longestMarks(std::string_view text) {
    Marks run;
    Marks longest;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const auto c = static_cast<UChar32>(nextCharacter(text, at));
        const bool mark = c >= 0x80 && (u_hasBinaryProperty(c, UCHAR_GRAPHEME_EXTEND) != 0 ||
                                        u_charType(c) == U_FORMAT_CHAR);
        run = !mark ? Marks() : run.count == 0 ? Marks{1, begin, at} : Marks{run.count + 1, run.begin, at};
        if (run.count > longest.count) longest = run;
    }
    return longest;
}

Error atCharacter(std::string code, std::string_view expression, std::size_t byte) {
    return Error(std::move(code),
                 {{"number", static_cast<std::int64_t>(characterCount(expression.substr(0, byte)) + 1)}});
}

}  // namespace

struct Pattern::Compiled {
    std::unique_ptr<icu::RegexPattern> pattern;
    int boundaries = 0;  // \b and \B
};

Result<Pattern> Pattern::compile(std::string_view expression) {
    if (trimmed(expression).empty()) return Error("texts.pattern.empty");
    if (expression.size() > maxBytes)
        return Error("texts.pattern.too-long", {{"max", static_cast<std::int64_t>(maxBytes)}});
    BoundsCheck bounds(expression);
    if (const auto place = bounds.offender())
        return atCharacter("texts.pattern.unbounded", expression, *place);
    UErrorCode status = U_ZERO_ERROR;
    UParseError where{};
    const auto text = icu::UnicodeString::fromUTF8(
        icu::StringPiece(expression.data(), static_cast<int32_t>(expression.size())));
    auto compiled = std::make_shared<Compiled>();
    compiled->boundaries = bounds.boundaries();
    compiled->pattern.reset(icu::RegexPattern::compile(text, 0, where, status));
    if (U_FAILURE(status) || !compiled->pattern)
        return Error("texts.pattern.syntax", {{"number", std::int64_t{std::max(1, where.offset)}}});
    return Pattern(std::move(compiled));
}

Pattern::Found Pattern::find(std::string_view text, int most, std::size_t from) const {
    Found found;
    const Marks marks = text.size() > maxTextBytes ? Marks() : longestMarks(text);
    if (text.size() > maxTextBytes || marks.count > mostMarks) {
        found.gaveUp = true;
        found.obstacle = marks.count > 0 ? Obstacle::Marks : Obstacle::TextLength;
        if (marks.count > 0) found.marks = {marks.begin, marks.end};
        return found;
    }
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UText, decltype(&utext_close)> view(
        utext_openUTF8(nullptr, text.data(), static_cast<int64_t>(text.size()), &status), &utext_close);
    const std::unique_ptr<icu::RegexMatcher> matcher(mCompiled->pattern->matcher(status));
    // The engine doesn't count the marks that \b walks over, so a step counts for several.
    const int weight = 1 + mCompiled->boundaries * marks.count / marksOfStep;
    Counter counter{0, most / weight};
    if (U_SUCCESS(status)) {
        matcher->setStackLimit(stackBytes, status);
        matcher->setMatchCallback(countSteps, &counter, status);
        matcher->reset(view.get());
        const bool matches = matcher->find(static_cast<int64_t>(from), status) != 0;
        if (matches && U_SUCCESS(status))
            found.place = {static_cast<std::size_t>(matcher->start64(status)),
                           static_cast<std::size_t>(matcher->end64(status))};
    }
    found.cost = counter.cost * weight;
    found.gaveUp = U_FAILURE(status) != 0;
    if (found.gaveUp) found.place.reset();
    return found;
}

}  // namespace hexa::texts
