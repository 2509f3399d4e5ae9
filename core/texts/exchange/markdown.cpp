// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/exchange/markdown.h"

#include "core/texts/language/characters.h"
#include "core/texts/reading.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <utility>

namespace hexa::texts {
namespace {

/// Returns the title in exactly this language, else nothing. A fallback in another language would
/// not help readers of the page.
std::string_view titleIn(const Localized& title, std::string_view language) {
    const auto found = title.texts.find(language);
    return found == title.texts.end() ? std::string_view() : std::string_view(found->second);
}

/// Returns the title of the unit's section, unless the text contains it.
std::string_view sectionTitle(const Project& project, const Unit& unit, std::string_view language) {
    if (unit.kind == UnitKind::Heading) return {};
    for (const Section& section : project.sections)
        if (section.id == unit.section) return titleIn(section.title, language);
    return {};
}

/// True for signs that may have a backslash before them.
bool isPunctuation(char c) {
    static constexpr std::string_view signs = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";
    return signs.find(c) != std::string_view::npos;
}

/// Bullets that an import reads as those of a list. A backslash escapes ASCII signs only.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> bullets{{{"\u2022", "&#8226;"},
                                                                                {"\u25C6", "&#9670;"},
                                                                                {"\u25CB", "&#9675;"},
                                                                                {"\u25CF", "&#9679;"},
                                                                                {"\u25AA", "&#9642;"},
                                                                                {"\u25A0", "&#9632;"}}};

/// End of the written text: at the end of its block, or before more of the same line.
enum class EndsAt { Block, Run };

/// Writes text so that none of it is Markdown.
class Escaper {
public:
    /// @param lineEnd replacement for a line end inside the text
    Escaper(std::string& out, std::string_view lineEnd) : mOut(out), mLineEnd(lineEnd) {}

    void add(std::string_view text, EndsAt end) {
        for (std::size_t at = 0; at < text.size(); ++at) {
            const bool last = at + 1 == text.size() ? end == EndsAt::Block : text[at + 1] == '\n';
            if (text[at] == '\n') {
                mOut += mLineEnd;
                mLineBegins = true;
            } else if ((mLineBegins || last) && (text[at] == ' ' || text[at] == '\t')) {
                mOut += text[at] == ' ' ? "&#32;" : "&#9;";  // would be left out, or make code of the line
            } else if (const std::size_t done = mLineBegins ? lineBegin(text.substr(at)) : 0; done > 0) {
                at += done - 1;
            } else {
                sign(text[at]);
            }
        }
    }

private:
    /// Escapes signs that would begin a list, a quotation or the line below a heading. Returns the
    /// number of bytes it has written.
    std::size_t lineBegin(std::string_view text) {
        mLineBegins = false;
        for (const auto& [bullet, number] : bullets)
            if (text.starts_with(bullet)) {
                mOut += number;
                return bullet.size();
            }
        static constexpr std::string_view signs = "-+>=";
        if (signs.find(text.front()) != std::string_view::npos) mOut += '\\';
        const std::size_t digits = text.find_first_not_of("0123456789");
        if (digits == 0 || digits == std::string_view::npos || (text[digits] != '.' && text[digits] != ')'))
            return 0;
        mOut += text.substr(0, digits);
        mOut += '\\';
        return digits;
    }

    void sign(char c) {
        static constexpr std::string_view signs = "\\`*_[]<&#|~";
        if (signs.find(c) != std::string_view::npos) mOut += '\\';
        mOut += c;
    }

    std::string& mOut;
    std::string_view mLineEnd;
    bool mLineBegins = true;
};

/// The open marks, the innermost last. Each ends before those around it.
class Marks {
public:
    explicit Marks(std::string& out) : mOut(out) {}

    void change(const Run& run) {
        const auto lasts = [&](std::string_view mark) { return mark == bold ? run.bold : run.italic; };
        const auto ends = std::find_if_not(mOpen.begin(), mOpen.end(), lasts);
        for (auto mark = mOpen.end(); mark != ends;) mOut += *--mark;
        mOpen.erase(ends, mOpen.end());
        for (const std::string_view mark : {bold, italic})
            if (lasts(mark) && std::find(mOpen.begin(), mOpen.end(), mark) == mOpen.end()) {
                mOut += mark;
                mOpen.push_back(mark);
            }
    }

private:
    static constexpr std::string_view bold = "**";
    static constexpr std::string_view italic = "*";

    std::string& mOut;
    std::vector<std::string_view> mOpen;
};

void addInline(std::string& out, const ReadingBlock& block) {
    const bool oneLine = block.kind == ReadingBlock::Kind::Title || block.kind == ReadingBlock::Kind::Heading;
    Escaper escaper(out, oneLine ? " " : "\\\n");
    Marks marks(out);
    const std::vector<Run> runs = runsOf(block.text);
    for (const Run& run : runs) {
        marks.change(run);
        escaper.add(run.text, &run == &runs.back() ? EndsAt::Block : EndsAt::Run);
    }
    marks.change({});
}

/// Returns the character for a number such as "42" or "x2a", or nothing.
std::string numbered(std::string_view digits) {
    const int base = digits.starts_with('x') || digits.starts_with('X') ? 16 : 10;
    if (base == 16) digits.remove_prefix(1);
    std::uint32_t c = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), c, base);
    const bool surrogate = c >= 0xD800 && c <= 0xDFFF;
    std::string out;
    if (error == std::errc() && end == digits.data() + digits.size() && c != 0 && c <= 0x10FFFF && !surrogate)
        appendCharacter(out, c);
    return out;
}

/// Returns the characters for a name or number between & and ;. Returns nothing if it is unknown.
std::string entity(std::string_view name) {
    if (name.starts_with('#')) return numbered(name.substr(1));
    if (name == "amp") return "&";
    if (name == "lt") return "<";
    if (name == "gt") return ">";
    if (name == "quot") return "\"";
    if (name == "nbsp") return "\u00a0";
    return {};
}

}  // namespace

std::vector<ReadingBlock> readingBlocks(const Project& project, std::string_view language) {
    std::vector<ReadingBlock> blocks;
    const std::string* section = nullptr;
    for (const Unit& unit : project.units) {
        const std::string text = withoutControls(unit.in(language));
        if (text.empty()) continue;
        const std::string title = withoutControls(titleIn(project.title, language));
        if (section == nullptr && !title.empty() && title != text)
            blocks.push_back({ReadingBlock::Kind::Title, title});
        if (section == nullptr || *section != unit.section)
            if (const std::string heading = withoutControls(sectionTitle(project, unit, language));
                !heading.empty())
                blocks.push_back({ReadingBlock::Kind::Heading, heading});
        section = &unit.section;
        blocks.push_back({unit.kind == UnitKind::Heading ? ReadingBlock::Kind::Heading
                          : unit.kind == UnitKind::Item  ? ReadingBlock::Kind::Item
                                                         : ReadingBlock::Kind::Paragraph,
                          text});
    }
    return blocks;
}

std::string writeMarkdown(const Project& project, std::string_view language) {
    using Kind = ReadingBlock::Kind;
    std::string out;
    Kind before = Kind::Paragraph;
    for (const ReadingBlock& block : readingBlocks(project, language)) {
        if (!out.empty() && !(before == Kind::Item && block.kind == Kind::Item)) out += '\n';
        before = block.kind;
        out += block.kind == Kind::Title     ? "# "
               : block.kind == Kind::Heading ? "## "
               : block.kind == Kind::Item    ? "- "
                                             : "";
        addInline(out, block);
        out += '\n';
    }
    return out;
}

std::string withoutEscapes(std::string_view markdown) {
    static constexpr std::size_t longestEntity = 10;
    std::string out;
    for (std::size_t at = 0; at < markdown.size(); ++at) {
        const char c = markdown[at];
        if (c == '\\' && at + 1 < markdown.size() && isPunctuation(markdown[at + 1])) {
            out += markdown[++at];
            continue;
        }
        if (c == '&') {
            const auto end = markdown.substr(at, longestEntity).find(';');
            const std::string sign =
                end == std::string_view::npos ? std::string() : entity(markdown.substr(at + 1, end - 1));
            if (!sign.empty()) {
                out += sign;
                at += end;
                continue;
            }
        }
        out += c;
    }
    return out;
}

}  // namespace hexa::texts
