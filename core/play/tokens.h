// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexa::play {

/// The words of a line, parted by blanks, with the column of each for errors.
class Tokens {
public:
    explicit Tokens(std::string_view line) : mLine(line) { toWord(); }

    bool done() const { return mAt >= mLine.size(); }
    /// Returns the next word; empty at the end.
    std::string_view front() const { return mLine.substr(mAt, end() - mAt); }
    void skip() {
        mAt = end();
        toWord();
    }
    std::vector<std::string_view> rest() const {
        std::vector<std::string_view> words;
        for (Tokens left = *this; !left.done(); left.skip()) words.push_back(left.front());
        return words;
    }

    /// Returns an error about the next word: arguments "word" and, if not empty, "expected".
    Error error(std::string code, std::string expected = {}) const {
        return Error(std::move(code), arguments(std::move(expected)), position());
    }
    /// Returns the error for an order that a rule forbids.
    Error refusal(std::string code, std::string rule, std::string expected = {}) const {
        Arguments all = arguments(std::move(expected));
        all.push_back({"rule", std::move(rule)});
        return Error(std::move(code), std::move(all), position());
    }

private:
    static bool isBlank(char c) { return c == ' ' || c == '\t'; }
    std::size_t end() const {
        std::size_t at = mAt;
        while (at < mLine.size() && !isBlank(mLine[at])) ++at;
        return at;
    }
    void toWord() {
        while (mAt < mLine.size() && isBlank(mLine[mAt])) ++mAt;
    }
    TextPosition position() const { return {1, static_cast<std::int64_t>(mAt) + 1}; }
    Arguments arguments(std::string expected) const {
        Arguments list{{"word", std::string(front())}};
        if (!expected.empty()) list.push_back({"expected", std::move(expected)});
        return list;
    }

    std::string_view mLine;
    std::size_t mAt = 0;
};

}  // namespace hexa::play
