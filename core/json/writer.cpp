// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/writer.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cassert>
#include <charconv>

namespace hexa {
namespace {

void appendQuoted(std::string& out, std::string_view text) {
    bool plain = true;
    for (unsigned char c : text) plain &= c >= 0x20 && c < 0x7f && c != '"' && c != '\\';
    if (plain) {
        out += '"';
        out += text;
        out += '"';
        return;
    }
    // Invalid UTF-8 becomes U+FFFD instead of an exception.
    out += nlohmann::json(std::string(text)).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// Returns the end of the JSON token that begins at `from`: a string, or a number or word.
std::size_t tokenEnd(std::string_view json, std::size_t from) {
    if (json[from] != '"') return std::min(json.find_first_of(",:]} \t\r\n", from), json.size());
    std::size_t at = from + 1;
    while (at < json.size() && json[at] != '"') at += json[at] == '\\' ? 2 : 1;
    return std::min(at + 1, json.size());
}

}  // namespace

void JsonWriter::newLine() {
    mText += '\n';
    mText.append(mLevels.size() * 2, ' ');
}

void JsonWriter::separate() {
    if (mAfterKey) {
        mAfterKey = false;
        return;
    }
    if (mLevels.empty()) return;
    Level& level = mLevels.back();
    if (!level.empty) mText += level.style == Style::Compact ? ", " : ",";
    if (level.style == Style::Lines) newLine();
    level.empty = false;
}

void JsonWriter::open(char bracket, Style style) {
    separate();
    mText += bracket;
    if (!mLevels.empty() && mLevels.back().style == Style::Compact) style = Style::Compact;
    mLevels.push_back({style, true});
}

void JsonWriter::close(char bracket) {
    assert(!mLevels.empty() && !mAfterKey);
    const Level level = mLevels.back();
    mLevels.pop_back();
    if (!level.empty && level.style == Style::Lines) newLine();
    mText += bracket;
}

void JsonWriter::key(std::string_view name) {
    assert(!mLevels.empty() && !mAfterKey);
    separate();
    appendQuoted(mText, name);
    mText += ": ";
    mAfterKey = true;
}

void JsonWriter::value(std::string_view text) {
    separate();
    appendQuoted(mText, text);
}

void JsonWriter::value(std::int64_t number) {
    separate();
    char buffer[24];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, number).ptr;
    mText.append(buffer, end);
}

void JsonWriter::value(double number) {
    separate();
    mText +=
        nlohmann::json(number).dump();  // shortest text that reads back the same; not-a-number becomes null
}

void JsonWriter::value(bool flag) {
    separate();
    mText += flag ? "true" : "false";
}

void JsonWriter::null() {
    separate();
    mText += "null";
}

void JsonWriter::raw(std::string_view json) {
    assert(nlohmann::json::accept(json) && "raw() takes valid JSON");
    // Tokens are copied unchanged, so that numbers too large for any type and repeated keys
    // survive.
    for (std::size_t at = 0; at < json.size();) {
        const char c = json[at];
        if (c == '{' || c == '[') {
            open(c, c == '[' ? Style::Compact : Style::Lines);
            ++at;
        } else if (c == '}' || c == ']') {
            close(c);
            ++at;
        } else if (c == ',' || c == ' ' || c == '\t' || c == '\r' || c == '\n') {
            ++at;
        } else if (c == ':') {
            mText += ": ";
            mAfterKey = true;
            ++at;
        } else {
            const std::size_t end = tokenEnd(json, at);
            separate();
            mText += json.substr(at, end - at);
            at = end;
        }
    }
}

void JsonWriter::member(std::string_view name, const Localized& text) {
    key(name);
    beginObject(Style::Compact);
    for (const auto& [language, words] : text.texts) member(language, words);
    endObject();
}

void JsonWriter::members(const Extra& extra) {
    for (const auto& [name, json] : extra.members) {
        key(name);
        raw(json);
    }
}

std::string JsonWriter::take() {
    assert(mLevels.empty());
    mText += '\n';
    return std::move(mText);
}

}  // namespace hexa
