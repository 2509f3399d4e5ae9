// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <map>
#include <string>
#include <utility>

namespace hexa {

/// Values of the placeholders in a game's rules reference (GameTexts::numbers) while they are
/// gathered, each name once.
class ReferenceNumbers {
public:
    void add(const std::string& name, std::string value) {
        [[maybe_unused]] const bool isNew = mValues.emplace(name, std::move(value)).second;
        assert(isNew);
    }
    void add(const std::string& name, int value) { add(name, std::to_string(value)); }
    /// Returns a value added as a number.
    int operator[](const std::string& name) const { return std::stoi(mValues.at(name)); }
    std::map<std::string, std::string, std::less<>> take() { return std::move(mValues); }

private:
    std::map<std::string, std::string, std::less<>> mValues;
};

}  // namespace hexa
