// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/exchange/inlinecodes.h"

#include "core/texts/language/characters.h"
#include "core/texts/language/tokens.h"
#include "core/xml/xmltext.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace hexa::texts {
namespace {

using pugi::xml_node;

constexpr std::string_view xmlBlanks = " \t\r\n";
constexpr char foldedBreak = '\x01';  // no text has it: XML forbids it

/// Returns the offset after the '>' of a tag.
std::size_t tagEnd(std::string_view xml, std::size_t at) {
    char quote = 0;
    for (; at < xml.size(); ++at) {
        if (quote != 0) {
            if (xml[at] == quote) quote = 0;
        } else if (xml[at] == '"' || xml[at] == '\'') {
            quote = xml[at];
        } else if (xml[at] == '>') {
            return at + 1;
        }
    }
    return xml.size();
}

std::size_t behind(std::string_view xml, std::string_view end, std::size_t at) {
    const auto found = xml.find(end, at);
    return found == std::string_view::npos ? xml.size() : found + end.size();
}

/// Returns the text with each run of blanks that has a line end folded into one sign.
std::string withFoldedBreaks(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const auto begin = std::min(text.find_first_of(xmlBlanks, at), text.size());
        const auto end = std::min(text.find_first_not_of(xmlBlanks, begin), text.size());
        out += text.substr(at, begin - at);
        const std::string_view blanks = text.substr(begin, end - begin);
        if (blanks.find('\n') != std::string_view::npos)
            out += foldedBreak;
        else
            out += blanks;
        at = end;
    }
    return out;
}

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::string_view looksOf(const xml_node& node) {
    const std::string_view sub = node.attribute("subType").value();
    if (sub == "xlf:b") return "bold";
    if (sub == "xlf:i") return "italic";
    if (sub == "xlf:lb") return "lb";
    return node.attribute("ctype").value();
}

void escape(std::string& out, char c, bool quotes) {
    if (c == '&')
        out += "&amp;";
    else if (c == '<')
        out += "&lt;";
    else if (c == '>')
        out += "&gt;";
    else if (c == '"' && quotes)
        out += "&quot;";
    else if (c == '\'' && quotes)
        out += "&apos;";
    else
        out += c;
}

/// True if a text is nothing but placeholders: it can stand for the code that holds it.
bool isPlaceholder(std::string_view text) {
    const auto tokens = tokensOf(text, "en");
    return tokens.size() == 1 && tokens.front().kind == TokenKind::Placeholder && tokens.front().begin == 0 &&
           tokens.front().end == text.size();
}

}  // namespace

std::string elementCharacter(const xml_node& node) {
    std::string_view digits = node.attribute(node.attribute("hex") ? "hex" : "value").value();
    int base = node.attribute("hex") ? 16 : 10;
    if (digits.starts_with('x')) {
        digits.remove_prefix(1);
        base = 16;
    }
    std::uint32_t code = 0;
    const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), code, base);
    std::string out;
    if (failure == std::errc{} && code > 0 && code < 0x110000 && (code < 0xD800 || code > 0xDFFF))
        appendCharacter(out, static_cast<char32_t>(code));
    return out;
}

ElementSpan elementAt(std::string_view xml, std::size_t begin) {
    ElementSpan span{begin, tagEnd(xml, begin), 0, 0, false};
    if (span.open >= begin + 2 && xml[span.open - 2] == '/') {
        span.close = span.end = span.open;
        span.alone = true;
        return span;
    }
    int depth = 1;
    std::size_t at = span.open;
    while (depth > 0) {
        at = std::min(xml.find('<', at), xml.size());
        span.close = at;
        const std::string_view rest = xml.substr(at);
        if (rest.empty()) break;
        if (rest.starts_with("<!--")) {
            at = behind(xml, "-->", at);
        } else if (rest.starts_with("<![CDATA[")) {
            at = behind(xml, "]]>", at);
        } else if (rest.starts_with("<?")) {
            at = behind(xml, "?>", at);
        } else {
            const bool closes = rest.starts_with("</");
            at = tagEnd(xml, at);
            if (closes)
                --depth;
            else if (xml[at - 2] != '/')
                ++depth;
        }
    }
    span.end = at;
    return span;
}

void InlineReader::look(const xml_node& element) {
    const std::string text = textOf(element);
    mSeen += text;
    if (text.find('*') != std::string::npos) mStars = false;
    if (!mFolds && text.find('\n') != std::string::npos) mBreaks = false;
}

InlineText InlineReader::read(const xml_node& element) {
    InlineText out;
    // Blanks between segments matter.
    const bool folds = std::exchange(mFolds, mFolds && !trimmed(textOf(element)).empty());
    content(element, out);
    mFolds = folds;
    std::string text;
    for (std::size_t i = 0; i < out.text.size(); ++i)
        if (out.text[i] != foldedBreak)
            text += out.text[i];
        else if (i > 0 && i + 1 < out.text.size())
            text += ' ';
    out.text = std::move(text);
    return out;
}

void InlineReader::content(const xml_node& element, InlineText& out) {
    for (const xml_node& child : element.children()) {
        if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata) {
            out.text += mFolds ? withFoldedBreaks(child.value()) : std::string(child.value());
        } else if (child.type() == pugi::node_element) {
            code(child, out);
        }
    }
}

void InlineReader::code(const xml_node& node, InlineText& out) {
    const std::string_view kind = node.name();
    if (isOneOf(kind, {"byte", "cp"})) {
        out.text += elementCharacter(node);
        return;
    }
    if (isOneOf(kind, {"sm", "em"})) {
        out.marks = true;
        return;
    }
    const bool isProtected = std::string_view(node.attribute("mtype").value()) == "protected" ||
                             std::string_view(node.attribute("translate").value()) == "no";
    if (kind == "mrk" && !isProtected) {
        out.marks = true;
        return content(node, out);
    }
    if (isOneOf(kind, {"g", "pc", "mrk"}) && node.first_child()) return pair(node, out);
    if (!isOneOf(kind, {"g", "pc", "mrk", "x", "bx", "ex", "ph", "it", "bpt", "ept", "sc", "ec", "sub"})) {
        out.marks = true;  // of another program
        return content(node, out);
    }
    const ElementSpan span = elementAt(mXml, XmlSource::offsetOf(node));
    std::string token;
    if (looksOf(node) == "lb" && mBreaks)
        token = "\n";
    else if (const std::string native = textOf(node); kind == "ph" && isPlaceholder(native))
        token = native;
    else
        token = '{' + name(node) + '}';
    out.codes.push_back({token, std::string(mXml.substr(span.begin, span.end - span.begin))});
    out.text += token;
}

void InlineReader::pair(const xml_node& node, InlineText& out) {
    const ElementSpan span = elementAt(mXml, XmlSource::offsetOf(node));
    const std::string inner = textOf(node);
    const bool tight = !inner.empty() && xmlBlanks.find(inner.front()) == std::string_view::npos &&
                       xmlBlanks.find(inner.back()) == std::string_view::npos;
    const std::string_view looks = looksOf(node);
    std::string open;
    std::string close;
    if (mStars && tight && (looks == "bold" || looks == "italic")) {
        open = close = looks == "bold" ? "**" : "*";
    } else {
        const std::string called = name(node);
        open = '{' + called + '}';
        close = "{/" + called + '}';
    }
    out.codes.push_back({open, std::string(mXml.substr(span.begin, span.open - span.begin))});
    out.text += open;
    content(node, out);
    out.codes.push_back({close, std::string(mXml.substr(span.close, span.end - span.close))});
    out.text += close;
}

std::string InlineReader::name(const xml_node& node) {
    std::string id = node.attribute("id").value();
    if (id.empty()) id = node.attribute("startRef").value();
    const std::string key = std::string(node.name()) + ' ' + id;
    if (const auto known = mNames.find(key); known != mNames.end()) return known->second;
    std::string name = node.name();
    constexpr std::size_t longest = 20;
    for (const char c : id.substr(0, longest))
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
            c == '-')
            name += c;
    const auto taken = [&](const std::string& wanted) {
        return mSeen.find(wanted + '}') != std::string::npos ||
               std::any_of(mNames.begin(), mNames.end(), [&](const auto& n) { return n.second == wanted; });
    };
    while (taken(name)) name += '_';
    mNames[key] = name;
    return name;
}

std::string inlineXml(std::string_view text, const std::vector<InlineCode>& source,
                      const std::vector<InlineCode>& target, bool quotes) {
    struct Left {
        InlineCode code;
        bool used = false;
    };
    // Codes of the source in its order, as the translation writes them; then codes that only the
    // translation has.
    std::vector<Left> codes;
    std::vector<bool> taken(target.size(), false);
    const auto ofTarget = [&](const std::string& token) -> const InlineCode* {
        for (std::size_t i = 0; i < target.size(); ++i) {
            if (taken[i] || target[i].token != token) continue;
            taken[i] = true;
            return &target[i];
        }
        return nullptr;
    };
    for (const InlineCode& code : source) {
        const InlineCode* mine = ofTarget(code.token);
        codes.push_back({mine == nullptr ? code : *mine});
    }
    for (std::size_t i = 0; i < target.size(); ++i)
        if (!taken[i]) codes.push_back({target[i]});
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        Left* found = nullptr;
        for (Left& left : codes) {
            if (!text.substr(at).starts_with(left.code.token)) continue;
            // A repeated placeholder is the same code again. A repeated star or line break is plain
            // text.
            if (left.used && left.code.token.front() != '{') continue;
            // An unused one first, then the longest: "**" before "*".
            const auto rank = [](const Left& code) { return std::pair(!code.used, code.code.token.size()); };
            if (found == nullptr || rank(*found) < rank(left)) found = &left;
        }
        if (found == nullptr) {
            escape(out, text[at++], quotes);
            continue;
        }
        found->used = true;
        out += found->code.raw;
        at += found->code.token.size();
    }
    return out;
}

}  // namespace hexa::texts
