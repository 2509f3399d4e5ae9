// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/json/extra.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hexa {

/// Writes JSON text in a stable order with two-space indentation; objects and arrays opened as
/// Compact stay on one line (one board cell a line keeps files small and diffs readable). Order of
/// calls: key() before each value inside an object.
class JsonWriter {
public:
    enum class Style { Lines, Compact };

    void beginObject(Style style = Style::Lines) { open('{', style); }
    void endObject() { close('}'); }
    void beginArray(Style style = Style::Lines) { open('[', style); }
    void endArray() { close(']'); }
    void key(std::string_view name);
    void value(std::string_view text);
    void value(const char* text) { value(std::string_view(text)); }
    void value(std::int64_t number);
    void value(int number) { value(static_cast<std::int64_t>(number)); }
    void value(std::size_t number) { value(static_cast<std::int64_t>(number)); }
    void value(double number);
    void value(bool flag);
    void null();
    /// Writes a value given as valid JSON text, in this writer's style.
    void raw(std::string_view json);

    template <class T>
    void member(std::string_view name, const T& content) {
        key(name);
        value(content);
    }
    void member(std::string_view name, const Localized& text);
    void members(const Extra& extra);

    /// Returns the finished text with a final newline. All objects and arrays must be closed.
    std::string take();
    void reserve(std::size_t bytes) { mText.reserve(bytes); }

private:
    void open(char bracket, Style style);
    void close(char bracket);
    void separate();
    void newLine();

    struct Level {
        Style style = Style::Lines;
        bool empty = true;
    };
    std::string mText;
    std::vector<Level> mLevels;
    bool mAfterKey = false;
};

}  // namespace hexa
