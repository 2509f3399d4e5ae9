// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of translations inside of a PO file.
#include "core/texts/exchange/forms.h"
#include "core/texts/exchange/parsedfile.h"
#include "core/texts/language/characters.h"

#include <algorithm>

namespace hexa::texts {
namespace {

constexpr std::size_t poWidth = 79;  // columns of a line, as gettext writes it

/// True if a file has lines that gettext would have wrapped.
bool isUnwrapped(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        if (!line.starts_with('#') && line.size() > poWidth + 1 && characterCount(trimmed(line)) > poWidth &&
            line.substr(0, poWidth - 10).rfind(' ') > 12 && line.find(' ', 12) < poWidth - 10)
            return true;
        at = end + 1;
    }
    return false;
}

/// Returns the length of the piece that fills a line: up to the last blank that fits, or else up to
/// the first one. 0 if the rest of the text needs one line only.
std::size_t pieceLength(std::string_view line) {
    std::size_t cut = 0;
    std::size_t columns = 2;  // quotation marks
    for (std::size_t at = 0; at < line.size();) {
        const char c = line[at];
        nextCharacter(line, at);
        columns += c == '"' || c == '\\' || c == '\n' || c == '\t' || c == '\r' ? 2 : 1;
        if (columns > poWidth && cut > 0) return cut;
        if (c == ' ' && at < line.size() && line[at] != ' ') cut = at;
    }
    return columns > poWidth ? cut : 0;
}

/// Returns the pieces of a text that have lines of their own. Each ends with its line break or, if
/// wrapped, with a blank.
std::vector<std::string_view> piecesOf(std::string_view text, bool wraps) {
    std::vector<std::string_view> pieces;
    while (!text.empty()) {
        const auto newline = text.find('\n');
        std::string_view line = text.substr(0, newline == std::string_view::npos ? newline : newline + 1);
        text.remove_prefix(line.size());
        for (std::size_t cut = 0; wraps && (cut = pieceLength(line)) > 0;) {
            pieces.push_back(line.substr(0, cut));
            line.remove_prefix(cut);
        }
        pieces.push_back(line);
    }
    return pieces;
}

class PoPatcher {
public:
    PoPatcher(std::string_view text, Patches& patches)
        : mText(text),
          mPatches(patches),
          mNewline(text.find("\r\n") == std::string_view::npos ? "\n" : "\r\n"),
          mWraps(!isUnwrapped(text)) {}

    /// Returns the number of entries that change.
    std::size_t message(const PoMessage& message, const std::vector<NewText>& changes) {
        std::size_t texts = 0;
        std::size_t states = 0;  // alone
        bool stateChanged = false;
        State lowest = State::Missing;  // of the forms that are there
        for (std::size_t i = 0; i < std::min(message.entries, message.values.size()); ++i) {
            const NewText& change = changes[message.firstEntry + i];
            if (change.text) value(message.values[i], *change.text);
            texts += change.text ? 1 : 0;
            states += change.state && !change.text ? 1 : 0;
            stateChanged = stateChanged || change.state;
            if (change.whole != State::Missing)
                lowest = lowest == State::Missing ? change.whole : lowestOf(lowest, change.whole);
        }
        const std::size_t before = mPatches.size();
        if (stateChanged) state(message, lowest);
        return texts + (mPatches.size() > before ? states : 0);
    }

private:
    void value(const Span& span, std::string_view text) {
        const auto lineStart = mText.rfind('\n', span.begin);
        const std::size_t indent = span.begin - (lineStart == std::string_view::npos ? 0 : lineStart + 1);
        const auto pieces = piecesOf(text, mWraps);
        const auto spelling = poSpelling(text, mText.substr(span.begin, span.end - span.begin));
        std::size_t at = 0;
        const auto quoted = [&](std::string_view piece) {
            std::string string = "\"";
            for (std::size_t i = 0; i < piece.size(); ++i) string += spelling[at++];
            return string + '"';
        };
        std::string out;
        if (pieces.size() <= 1 && (!mWraps || indent + characterCount(poQuoted(text)) <= poWidth)) {
            out = quoted(text);
        } else {
            out = "\"\"";
            for (const std::string_view piece : pieces) out += std::string(mNewline) + quoted(piece);
        }
        mPatches.replace(span, std::move(out));
    }

    void state(const PoMessage& message, State state) {
        // Files of this program mark a text that needs review, too.
        const bool ours = message.state.has_value();
        const bool fuzzy =
            state == State::Draft || state == State::Stale || (ours && state == State::NeedsReview);
        if (ours && state != message.noted)
            mPatches.replace(*message.state, "#. " + std::string(stateNote) + std::string(nameOf(state)) +
                                                 std::string(mNewline));
        if (fuzzy == message.fuzzy) return;
        if (fuzzy) return mark(message);
        for (const Span& line : message.flags) unmark(line);
        // Entries about the old source are obsolete.
        for (const Span& line : message.previous) mPatches.replace(line, {});
    }

    void mark(const PoMessage& message) {
        for (const Span& line : message.flags)
            if (mText[line.begin + 1] == ',') return mPatches.insert(line.begin + 2, " fuzzy,");
        const std::size_t at = message.previous.empty() ? message.begin : message.previous.front().begin;
        mPatches.insert(at, "#, fuzzy" + std::string(mNewline));
    }

    void unmark(const Span& line) {
        const std::string_view whole = mText.substr(line.begin, line.end - line.begin);
        std::string left;
        for (std::size_t at = 2; at < whole.size();) {
            const auto end = std::min(whole.find(',', at), whole.size());
            const std::string_view flag = trimmed(whole.substr(at, end - at));
            if (!flag.empty() && flag != "fuzzy") left += (left.empty() ? " " : ", ") + std::string(flag);
            at = end + 1;
        }
        if (whole.find("fuzzy") == std::string_view::npos) return;
        mPatches.replace(line, left.empty() ? std::string()
                                            : std::string(whole.substr(0, 2)) + left + std::string(mNewline));
    }

    std::string_view mText;
    Patches& mPatches;
    std::string_view mNewline;
    bool mWraps;
};

}  // namespace

std::size_t patchPo(const PoFile& file, std::string_view text, const std::vector<NewText>& changes,
                    Patches& patches) {
    PoPatcher patcher(text, patches);
    std::size_t changed = 0;
    for (const PoMessage& message : file.messages) changed += patcher.message(message, changes);
    return changed;
}

}  // namespace hexa::texts
