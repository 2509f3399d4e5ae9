// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/signednote.h"

#include "core/texts/language/characters.h"

#include <algorithm>
#include <cstddef>
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

std::vector<std::string_view> noteLines(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (const auto line = trimmed(text.substr(begin, end - begin)); !line.empty()) lines.push_back(line);
        begin = end + 1;
    }
    return lines;
}

std::vector<Note> notesFrom(std::string_view text) {
    std::vector<Note> notes;
    for (const std::string_view line : noteLines(text)) {
        Note note = noteFrom(line);
        if (note.author.empty() && !notes.empty()) {
            note.author = notes.back().author;
            note.time = notes.back().time;
        }
        notes.push_back(std::move(note));
    }
    return notes;
}

std::string notesText(const std::vector<Note>& notes) {
    std::vector<std::string> texts;
    for (const Note& note : notes) texts.push_back(signedNote(note));
    std::stable_partition(texts.begin(), texts.end(),
                          [](const std::string& text) { return noteFrom(text).author.empty(); });
    std::string all;
    for (const std::string& text : texts) all += (all.empty() ? "" : "\n") + text;
    return all;
}

std::vector<Note> editedNotes(const std::vector<Note>& before, const std::vector<std::string>& lines,
                              const std::string& author, const std::string& time) {
    std::vector<std::string_view> written;
    for (const std::string& line : lines)
        if (const auto text = trimmed(line); !text.empty()) written.push_back(text);
    std::vector<Note> left = before;
    std::vector<Note> notes;
    for (std::size_t at = 0; at < written.size();) {
        // The note with the most lines that stand here.
        auto old = left.end();
        std::size_t most = 0;
        for (auto note = left.begin(); note != left.end(); ++note) {
            const auto run = noteLines(note->text);
            if (run.size() > most && run.size() <= written.size() - at &&
                std::equal(run.begin(), run.end(), written.begin() + static_cast<std::ptrdiff_t>(at))) {
                old = note;
                most = run.size();
            }
        }
        if (old != left.end()) {
            notes.push_back(std::move(*old));
            left.erase(old);
            at += most;
        } else {
            notes.emplace_back(std::string(written[at]), author, author.empty() ? std::string() : time);
            ++at;
        }
    }
    return notes;
}

}  // namespace hexa::texts
