// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/writer.h"

#include <nlohmann/json.hpp>

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

void writeTree(JsonWriter& writer, const nlohmann::ordered_json& tree, JsonWriter::Style style) {
    if (tree.is_object()) {
        writer.beginObject(style);
        for (const auto& [name, child] : tree.items()) {
            writer.key(name);
            writeTree(writer, child, style);
        }
        writer.endObject();
    } else if (tree.is_array()) {
        writer.beginArray(JsonWriter::Style::Compact);
        for (const auto& child : tree) writeTree(writer, child, JsonWriter::Style::Compact);
        writer.endArray();
    } else if (tree.is_string()) {
        writer.value(std::string_view(tree.get_ref<const std::string&>()));
    } else if (tree.is_boolean()) {
        writer.value(tree.get<bool>());
    } else if (tree.is_number_float()) {
        writer.value(tree.get<double>());
    } else if (tree.is_number_unsigned() && tree.get<std::uint64_t>() > INT64_MAX) {
        writer.raw(tree.dump());
    } else if (tree.is_number()) {
        writer.value(tree.get<std::int64_t>());
    } else {
        writer.null();
    }
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
    mText += nlohmann::json(number).dump();  // shortest text that reads back the same; not-a-number becomes null
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
    const auto tree = nlohmann::ordered_json::parse(json, nullptr, false);
    assert(!tree.is_discarded() && "raw() takes valid JSON");
    if (tree.is_number_unsigned() && tree.get<std::uint64_t>() > INT64_MAX) {
        separate();
        mText += json;
        return;
    }
    writeTree(*this, tree, Style::Lines);
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
