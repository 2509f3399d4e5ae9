// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/signednote.h"

#include "core/texts/language/characters.h"

#include <algorithm>
#include <utility>

namespace hexa::texts {
namespace {

constexpr std::string_view timeShape = "0000-00-00T00:00Z";  // 0: any digit
constexpr std::size_t maxAuthor = 100;                       // bytes

bool isTime(std::string_view text) {
    return std::equal(text.begin(), text.end(), timeShape.begin(), timeShape.end(),
                      [](char c, char shape) { return shape == '0' ? c >= '0' && c <= '9' : c == shape; });
}

}  // namespace

std::string signedNote(const Note& note) {
    const bool plain = note.author.empty() || note.author.size() > maxAuthor ||
                       note.author.find('\n') != std::string::npos || !isTime(note.time);
    return plain ? note.text : note.author + ", " + note.time + ": " + note.text;
}

Note noteFrom(std::string_view text) {
    const std::string_view head = text.substr(0, std::min(text.find('\n'), maxAuthor + timeShape.size() + 4));
    for (auto comma = head.find(", "); comma != std::string_view::npos; comma = head.find(", ", comma + 1)) {
        const auto colon = comma + 2 + timeShape.size();
        if (comma == 0 || text.substr(std::min(colon, text.size()), 2) != ": ") continue;
        const std::string_view time = text.substr(comma + 2, timeShape.size());
        if (isTime(time))
            return {std::string(text.substr(colon + 2)), std::string(text.substr(0, comma)),
                    std::string(time)};
    }
    return {std::string(text)};
}

std::vector<Note> editedNotes(const std::vector<Note>& before, const std::vector<std::string>& lines,
                              const std::string& author, const std::string& time) {
    std::vector<Note> left = before;
    std::vector<Note> notes;
    for (const std::string& line : lines) {
        const std::string_view text = trimmed(line);
        if (text.empty()) continue;
        const auto old =
            std::find_if(left.begin(), left.end(), [&](const Note& note) { return note.text == text; });
        if (old != left.end()) {
            notes.push_back(std::move(*old));
            left.erase(old);
        } else {
            notes.emplace_back(std::string(text), author, author.empty() ? std::string() : time);
        }
    }
    return notes;
}

}  // namespace hexa::texts
