// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/messageformat.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <unicode/messagepattern.h>
#include <unicode/unistr.h>

namespace hexa::texts {
namespace {

using icu::MessagePattern;

constexpr std::array<std::string_view, 3> choiceTypes{"plural", "selectordinal", "select"};
constexpr std::array<std::string_view, 6> valueTypes{"number",  "date",     "time",
                                                     "ordinal", "spellout", "duration"};
constexpr std::string_view blanks = " \t\n";
constexpr int deepest = 50;              // braces
constexpr std::ptrdiff_t most = 10'000;  // braces, in case that the apostrophes hide how deep they lie

/// Returns the word that begins at `at`, behind blanks; `at` is behind it then.
std::string_view wordAt(std::string_view text, std::size_t& at) {
    const auto begin = std::min(text.find_first_not_of(blanks, at), text.size());
    at = std::min(text.find_first_of(" \t\n,{}", begin), text.size());
    return text.substr(begin, at - begin);
}

/// The types in "{name, type" found in a text.
struct Written {
    bool choice = false;
    bool value = false;
};
Written writtenIn(std::string_view text) {
    Written out;
    for (auto open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
        if (isQuotedBrace(text, open)) continue;
        std::size_t at = open + 1;
        if (wordAt(text, at).empty()) continue;
        at = std::min(text.find_first_not_of(blanks, at), text.size());
        if (at == text.size() || text[at] != ',') continue;
        const std::string_view type = wordAt(text, ++at);
        out.choice = out.choice || std::ranges::find(choiceTypes, type) != choiceTypes.end();
        out.value = out.value || std::ranges::find(valueTypes, type) != valueTypes.end();
    }
    return out;
}

/// True if braces stand in more of them than any message needs. ICU and ShapeReader call themselves
/// for each.
bool isTooDeep(std::string_view text) {
    if (std::ranges::count(text, '{') > most) return true;
    int depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        // Two apostrophes are one; one before a brace begins a quotation.
        if (text.substr(at).starts_with("''")) {
            ++at;
            continue;
        }
        if (text[at] == '\'' && at + 1 < text.size() && (text[at + 1] == '{' || text[at + 1] == '}')) {
            at = std::min(text.find('\'', at + 1), text.size());
            continue;
        }
        if (text[at] == '{' && ++depth > deepest) return true;
        if (text[at] == '}' && depth > 0) --depth;
    }
    return false;
}

class ShapeReader {
public:
    ShapeReader(std::string_view text, const icu::UnicodeString& units, const MessagePattern& pattern)
        : mPattern(pattern), mText(text) {
        // Place of each UTF-16 unit in bytes.
        mBytes.reserve(static_cast<std::size_t>(units.length()) + 1);
        std::size_t at = 0;
        for (int32_t i = 0; i < units.length(); ++i) {
            mBytes.push_back(at);
            if (U16_IS_TRAIL(units.charAt(i))) continue;
            const auto lead = static_cast<unsigned char>(text[at]);
            at += lead < 0x80 ? 1U : lead < 0xE0 ? 2U : lead < 0xF0 ? 3U : 4U;
        }
        mBytes.push_back(text.size());
    }

    MessageShape read() {
        message(0, {});
        mShape.read = true;
        return std::move(mShape);
    }

private:
    std::size_t byte(int32_t unit) const { return mBytes[static_cast<std::size_t>(unit)]; }
    std::string written(const MessagePattern::Part& part) const {
        const std::size_t begin = byte(part.getIndex());
        return std::string(mText.substr(begin, byte(part.getLimit()) - begin));
    }
    void span(int32_t begin, int32_t end, std::string placeholder) {
        mShape.spans.push_back({byte(begin), byte(end), std::move(placeholder)});
    }

    /// Reads the message with its MSG_START at part `start`; "#" in it stands for `number`.
    void message(int32_t start, const std::string& number) {
        const int32_t limit = mPattern.getLimitPartIndex(start);
        for (int32_t i = start + 1; i < limit; ++i) {
            const MessagePattern::Part& part = mPattern.getPart(i);
            if (part.getType() == UMSGPAT_PART_TYPE_REPLACE_NUMBER)
                span(part.getIndex(), part.getLimit(), '{' + number + '}');
            if (part.getType() != UMSGPAT_PART_TYPE_ARG_START) continue;
            argument(i, number);
            i = mPattern.getLimitPartIndex(i);
        }
    }

    void argument(int32_t start, const std::string& number) {
        const int32_t limit = mPattern.getLimitPartIndex(start);
        const int32_t begin = mPattern.getPart(start).getIndex();
        const int32_t end = mPattern.getPart(limit).getLimit();
        const std::string name = written(mPattern.getPart(start + 1));
        const UMessagePatternArgType type = mPattern.getPart(start).getArgType();
        if (type == UMSGPAT_ARG_TYPE_NONE) return span(begin, end, '{' + name + '}');
        if (type == UMSGPAT_ARG_TYPE_SIMPLE)
            return span(begin, end, '{' + name + ", " + written(mPattern.getPart(start + 2)) + '}');
        MessageChoice choice;
        choice.argument = name;
        choice.kind = type == UMSGPAT_ARG_TYPE_SELECT          ? MessageChoice::Kind::Select
                      : type == UMSGPAT_ARG_TYPE_SELECTORDINAL ? MessageChoice::Kind::Ordinal
                                                               : MessageChoice::Kind::Plural;
        std::optional<int32_t> other;
        for (int32_t i = start + 2; i < limit; ++i) {
            if (mPattern.getPart(i).getType() == UMSGPAT_PART_TYPE_ARG_SELECTOR)
                choice.selectors.push_back(written(mPattern.getPart(i)));
            if (mPattern.getPart(i).getType() != UMSGPAT_PART_TYPE_MSG_START) continue;
            if (!choice.selectors.empty() && choice.selectors.back() == "other") other = i;
            const int32_t last = mPattern.getLimitPartIndex(i);
            choice.branches.push_back(
                {byte(mPattern.getPart(i).getLimit()), byte(mPattern.getPart(last).getIndex())});
            i = last;
        }
        const bool select = choice.kind == MessageChoice::Kind::Select;
        const char* const kind = select                                        ? ", select}"
                                 : choice.kind == MessageChoice::Kind::Ordinal ? ", selectordinal}"
                                                                               : ", plural}";
        mShape.choices.push_back(std::move(choice));
        if (!other) return span(begin, end, '{' + name + kind);
        span(begin, mPattern.getPart(*other).getLimit(), '{' + name + kind);
        message(*other, select ? number : name);
        span(mPattern.getPart(mPattern.getLimitPartIndex(*other)).getIndex(), end, {});
    }

    const MessagePattern& mPattern;
    std::string_view mText;
    std::vector<std::size_t> mBytes;
    MessageShape mShape;
};

}  // namespace

bool isQuotedBrace(std::string_view text, std::size_t at) {
    return at > 0 && at + 1 < text.size() && text[at - 1] == '\'' && text[at + 1] == '\'';
}

MessageShape messageShapeOf(std::string_view text) {
    const Written written = writtenIn(text);
    MessageShape none;
    if ((!written.choice && !written.value) ||
        text.size() > static_cast<std::size_t>(std::numeric_limits<int32_t>::max()))
        return none;
    if (isTooDeep(text)) {
        none.broken = written.choice;
        return none;
    }
    auto units =
        icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
    // "{/g1}" ends an inline code of XLIFF. ICU would not take it for a name.
    for (int32_t at = units.indexOf(u"{/"); at >= 0; at = units.indexOf(u"{/", 2, at + 2))
        units.setCharAt(at + 1, u'_');
    UErrorCode status = U_ZERO_ERROR;
    const MessagePattern pattern(units, nullptr, status);
    none.broken = written.choice && U_FAILURE(status);
    if (U_FAILURE(status)) return none;
    return ShapeReader(text, units, pattern).read();
}

}  // namespace hexa::texts
