// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/document/blocks.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/lexicon.h"

#include <algorithm>
#include <array>
#include <optional>

namespace hexa::texts {
namespace {

constexpr std::size_t shortestSentence = 30;  // bytes; what is shorter may be a heading or a label
constexpr std::size_t farthestBox = 8;        // blocks that may stand inside of a broken paragraph
constexpr std::size_t longestWord = 200;      // bytes
constexpr int commonGlyph = 3;                // times that an ornament must occur in a text

char32_t firstCharacter(std::string_view text) {
    std::size_t at = 0;
    return text.empty() ? U'\0' : nextCharacter(text, at);
}

bool isLower(char32_t c) { return isLetter(c) && !isUpper(c) && !isForeignLetter(c); }

bool endsSentence(std::string_view text) {
    while (!text.empty() && std::string_view("*\"')]").find(text.back()) != std::string_view::npos)
        text.remove_suffix(1);
    for (const std::string_view close : {"\u201d", "\u00bb", "\u201c"})
        if (text.ends_with(close)) text = trimmed(text.substr(0, text.size() - close.size()));
    if (text.empty()) return false;
    return std::string_view(".!?:;").find(text.back()) != std::string_view::npos ||
           text.ends_with("\u3002") || text.ends_with("\u2026") || text.ends_with("\uff1a");
}

/// Stray sign: its place in a text and its interpretation.
struct Glyph {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool item = false;  // a bullet; else an ornament before a heading
};

class Mender {
public:
    explicit Mender(BlockText& document)
        : mDocument(document), mWords(Lexicon::builtIn().words(document.language)) {}

    void run() {
        findGlyphs();
        splitAtGlyphs();
        joinBroken();
    }

private:
    // Returns a single letter, not a word, before a capital or a digit; or a single digit between a
    // sentence's end and a capital.
    std::optional<Glyph> glyphAt(std::string_view text, std::size_t at) const {
        const auto before = [&](std::size_t back) { return at >= back ? text[at - back] : ' '; };
        const char c = text[at];
        const bool letter = c >= 'b' && c <= 'z' && c != 'x' && c != 'y' && c != 'o';
        const bool digit = c >= '1' && c <= '9';
        if ((!letter && !digit) || at + 2 >= text.size() || text[at + 1] != ' ') return std::nullopt;
        const char32_t next = firstCharacter(text.substr(at + 2));
        if (letter) {
            const bool free = before(1) == ' ' || before(1) == ':' || at == 0;
            if (!free || (!isUpper(next) && !isDigit(next)) ||
                mWords.abbreviations.contains(std::string(1, c)))
                return std::nullopt;
            return Glyph{at, at + 2, true};
        }
        if (before(1) != ' ' || std::string_view(".!?)").find(before(2)) == std::string_view::npos)
            return std::nullopt;
        if (before(2) == '.') {
            std::size_t word = at - 2;
            while (word > 0 && text[word - 1] != ' ') --word;
            if (mWords.abbreviations.contains(std::string(text.substr(word, at - 2 - word))))
                return std::nullopt;
        }
        if (before(2) == ')' && before(3) != '.' && text.find(". ", at) == std::string_view::npos)
            return std::nullopt;
        if (!isUpper(next) && !isDigit(next)) return std::nullopt;
        return Glyph{at, at + 2, false};
    }

    /// Statistics of the places with a possible ornament.
    struct Places {
        int all = 0;
        int likeTitles = 0;    // digits: what follows is a title, or begins like one ...
        int surelyTitles = 0;  // ... and certainly is one
    };
    Places& places(std::string_view text, std::size_t at) {
        return mPlaces[static_cast<unsigned char>(text[at])];
    }

    void findGlyphs() {
        for (const Block& block : mDocument.blocks)
            for (std::size_t at = 0; at < block.text.size(); ++at) {
                const auto glyph = glyphAt(block.text, at);
                if (!glyph) continue;
                Places& found = places(block.text, at);
                ++found.all;
                if (glyph->item) continue;
                const Title title = titleAt(std::string_view(block.text).substr(glyph->end));
                if (title != Title::None) ++found.likeTitles;
                if (title == Title::Sure) ++found.surelyTitles;
            }
    }

    /// True for an ornament. A digit may be a number as well: "2 players get 12 cards. 3 players
    /// get 10." It is an ornament only before titles, and only if most of these are certain; before
    /// a possible title only if it is never a number.
    bool isOrnament(std::string_view text, const Glyph& glyph) {
        const Places& found = places(text, glyph.begin);
        if (glyph.item) return found.all >= commonGlyph;
        if (found.likeTitles < commonGlyph || 2 * found.surelyTitles <= found.likeTitles) return false;
        const Title title = titleAt(text.substr(glyph.end));
        return title == Title::Sure || (title == Title::Perhaps && found.likeTitles == found.all);
    }

    enum class Title : unsigned char { None, Perhaps, Sure };

    /// True if a text begins with a title that runs into a sentence ("Combat Phase During this
    /// phase, ..."), or is one.
    Title titleAt(std::string_view text) const {
        const std::size_t length = headingLength(text);
        const std::string_view title = trimmed(text.substr(0, length));
        // "2 Golems. The others ..." is a sentence: the only abbreviation in titles is "vs.".
        for (std::size_t at = 0; (at = title.find('.', at)) != std::string_view::npos; ++at)
            if (at < 2 || title.substr(at - 2, 2) != "vs") return Title::None;
        if (title.empty()) return Title::None;
        if (length == text.size())
            return title.find(' ') == std::string_view::npos ? Title::Perhaps : Title::Sure;
        const auto next = tokensOf(text.substr(length, longestWord), mDocument.language);
        return mWords.stopWords.contains(next.front().fold) ? Title::Sure : Title::Perhaps;
    }

    void splitAtGlyphs() {
        std::vector<Block> out;
        for (Block& block : mDocument.blocks) {
            std::size_t from = 0;
            for (std::size_t at = 0; at < block.text.size(); ++at) {
                const auto glyph = glyphAt(block.text, at);
                if (!glyph || !isOrnament(block.text, *glyph)) continue;
                push(out, block, from, glyph->begin, from == 0 ? block.kind : mKind);
                const LineRange lines = block.linesOf(glyph->begin, glyph->end);
                mDocument.repairs.push_back({Repair::Kind::Glyph, lines.first, block.text.substr(at, 1)});
                from = glyph->end;
                mKind = glyph->item ? UnitKind::Item : UnitKind::Paragraph;
                if (!glyph->item) {
                    const std::size_t heading = headingLength(std::string_view(block.text).substr(from));
                    push(out, block, from, from + heading, UnitKind::Heading);
                    from += heading;
                }
                at = std::max(at, from > 0 ? from - 1 : 0);
            }
            push(out, block, from, block.text.size(), from == 0 ? block.kind : mKind);
        }
        mDocument.blocks = std::move(out);
    }

    /// Bytes of the title that runs into the sentence behind it: its capitalised words but the last
    /// one.
    static std::size_t headingLength(std::string_view text) {
        // Most titles end soon: only as much is looked at as is needed, for a line may have a
        // million letters.
        for (std::size_t size = 128; size < text.size(); size *= 4) {
            const auto end = text.rfind(' ', size);
            if (end == std::string_view::npos) continue;
            if (const std::size_t length = headingLengthIn(text.substr(0, end)); length < end) return length;
        }
        return headingLengthIn(text);
    }

    /// Returns the length of a heading; all of the text if it may continue in the next block.
    static std::size_t headingLengthIn(std::string_view text) {
        std::size_t lastWord = 0;
        bool any = false;
        for (const Token& token : tokensOf(text, "en")) {
            const bool connector =
                token.lower == "of" || token.lower == "&" || token.lower == "vs" || token.lower == ".";
            if (token.capital || (token.kind == TokenKind::Number && lastWord == 0)) {
                if (any && token.kind == TokenKind::Word) lastWord = token.begin;
                any = true;
            } else if (!connector) {
                return lastWord;
            }
        }
        return text.size();  // capitals to the end: all of it is title
    }

    static void push(std::vector<Block>& out, const Block& from, std::size_t begin, std::size_t end,
                     UnitKind kind) {
        while (begin < end && from.text[begin] == ' ') ++begin;
        while (end > begin && from.text[end - 1] == ' ') --end;
        if (begin >= end) return;
        Block block;
        block.kind = kind;
        block.level = from.level;
        block.text = from.text.substr(begin, end - begin);
        block.afterBlank = begin == 0 ? from.afterBlank : true;
        block.lines.emplace_back(0, from.linesOf(begin, begin + 1).first);
        for (const auto& [offset, line] : from.lines)
            if (offset > begin && offset < end) block.lines.emplace_back(offset - begin, line);
        out.push_back(std::move(block));
    }

    void joinBroken() {
        std::vector<Block> out;
        for (Block& block : mDocument.blocks) {
            Block* target = out.empty() ? nullptr : targetFor(block, out);
            if (target == nullptr) {
                out.push_back(std::move(block));
                continue;
            }
            append(*target, block);
        }
        mDocument.blocks = std::move(out);
    }

    /// Returns the block that this one continues; null if it begins something of its own.
    Block* targetFor(const Block& block, std::vector<Block>& out) const {
        if (block.kind != UnitKind::Paragraph) return nullptr;
        Block& last = out.back();
        const char32_t first = firstCharacter(block.text);
        if (endsWithHyphen(last.text) && last.kind != UnitKind::Caption) return &last;
        const bool lower = isLower(first) || block.text.starts_with("& ") ||
                           block.text.starts_with("\u2013 ") || first == '(';
        if (block.text.starts_with("& ")) return &last;
        if (lower && isOpen(last)) return &last;
        if (isLower(first)) {
            for (std::size_t back = 2; back <= farthestBox && back <= out.size(); ++back) {
                Block& earlier = out[out.size() - back];
                if (earlier.kind == UnitKind::Paragraph && isOpen(earlier) &&
                    earlier.text.size() > 2 * shortestSentence)
                    return &earlier;
            }
            return nullptr;
        }
        if (isForeignLetter(first) || isInOtherScript(last.text)) return nullptr;
        if (!isOpen(last) || last.kind == UnitKind::Heading || isTitle(last.text)) return nullptr;
        return !block.afterBlank || endsInSmallWord(last.text) ? &last : nullptr;
    }

    static bool endsWithHyphen(std::string_view text) {
        if (text.size() < 3 || text.back() != '-') return false;
        return isLetter(static_cast<unsigned char>(text[text.size() - 2])) ||
               (text[text.size() - 2] & 0x80) != 0;
    }

    static bool isOpen(const Block& block) {
        return block.text.size() >= shortestSentence && block.kind != UnitKind::Heading &&
               block.kind != UnitKind::Caption && !endsSentence(block.text);
    }

    /// True if most of its longer words are capitalised.
    bool isTitle(std::string_view text) const {
        if (isForeignLetter(firstCharacter(text))) return true;  // a label that was not translated
        int capitals = 0;
        int words = 0;
        for (const Token& token : tokensOf(text, mDocument.language)) {
            if (token.kind == TokenKind::Mark && (token.lower == "." || token.lower == ",")) return false;
            if (token.kind != TokenKind::Word || token.lower.size() < 4) continue;
            ++words;
            if (token.capital) ++capitals;
        }
        return 2 * capitals >= words;
    }

    bool endsInSmallWord(std::string_view text) const {
        const auto tokens = tokensOf(text, mDocument.language);
        if (tokens.empty()) return false;
        const Token& last = tokens.back();
        return last.kind == TokenKind::Number || last.lower == "every" ||
               mWords.stopWords.contains(last.fold);
    }

    void append(Block& target, const Block& block) {
        const bool hyphen = endsWithHyphen(target.text);
        const bool word = hyphen && isLower(firstCharacter(block.text));
        if (word) target.text.pop_back();
        if (!hyphen) target.text += ' ';
        mDocument.repairs.push_back({hyphen ? Repair::Kind::JoinedWord : Repair::Kind::JoinedLines,
                                     block.lines.front().second, block.text.substr(0, block.text.find(' '))});
        const std::size_t offset = target.text.size();
        for (const auto& [at, line] : block.lines) target.lines.emplace_back(offset + at, line);
        target.text += block.text;
    }

    BlockText& mDocument;
    const Lexicon::Words& mWords;
    std::array<Places, 256> mPlaces{};
    UnitKind mKind = UnitKind::Paragraph;
};

}  // namespace

void mend(BlockText& document) { Mender(document).run(); }

}  // namespace hexa::texts
