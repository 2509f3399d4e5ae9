// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers in the branches of ICU messages. The branch "other" is compared as the text; each other
// one is compared with the same branch of the other languages, because languages need different
// ones.
#include "core/texts/check/sink.h"
#include "core/texts/language/messageformat.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexa::texts {
namespace {

constexpr std::size_t mostBranches = 200;  // of a text; no message of a person has so many

/// Returns the number that a branch is for, or none for those of several numbers. Such a number may
/// be written as "#", in digits, as a word, or not at all.
std::optional<std::int64_t> numberOfBranch(std::string_view selector) {
    if (selector == "zero") return 0;
    if (selector == "one") return 1;
    if (selector == "two") return 2;
    if (!selector.starts_with('=')) return std::nullopt;
    std::int64_t number = 0;
    const auto [end, failure] =
        std::from_chars(selector.data() + 1, selector.data() + selector.size(), number);
    constexpr std::int64_t most = 1'000'000'000;
    if (failure != std::errc() || end != selector.data() + selector.size() || number > most)
        return std::nullopt;
    return number;
}

/// A branch of a text, and the name under which other languages have it.
struct Branch {
    std::string name;
    std::string_view selector;
    MessageChoice::Place place;
};

std::vector<Branch> branchesOf(const MessageShape& shape) {
    std::vector<Branch> out;
    for (const MessageChoice& choice : shape.choices)
        for (std::size_t i = 0; i < choice.branches.size() && out.size() < mostBranches; ++i) {
            const std::string& selector = choice.selectors[i];
            if (selector == "other") continue;
            const auto kind = std::to_string(static_cast<int>(choice.kind));
            out.push_back({choice.argument + '\n' + kind + '\n' + selector, selector, choice.branches[i]});
        }
    return out;
}

/// Returns the numbers of a branch, with their places in the whole text.
Analysis analysisOfBranch(const Analysis& text, const Branch& branch) {
    Analysis out;
    out.language = text.language;
    out.main = text.main;
    out.text = text.text;
    const auto [begin, end] = branch.place;
    out.tokens = tokensOf(text.text.substr(begin, end - begin), text.main);
    for (Token& token : out.tokens) {
        token.begin += begin;
        token.end += begin;
    }
    out.numbers = numbersOf(out.tokens, text.text, text.main);
    constexpr std::int64_t thousandths = 1000;
    if (const auto number = numberOfBranch(branch.selector))
        std::erase_if(out.numbers,
                      [&](const NumberUse& use) { return use.thousandths == *number * thousandths; });
    return out;
}

}  // namespace

void checkBranches(const Row& row, const Knowledge& knowledge, Sink& sink) {
    std::vector<MessageShape> shapes;
    for (const Analysis& text : row.texts) shapes.push_back(messageShapeOf(text.text));
    std::vector<std::vector<Branch>> branches;
    std::vector<std::string> names;
    for (const MessageShape& shape : shapes) {
        branches.push_back(branchesOf(shape));
        for (const Branch& branch : branches.back())
            if (std::ranges::find(names, branch.name) == names.end()) names.push_back(branch.name);
    }
    for (const std::string& name : names) {
        Row part;
        part.unit = row.unit;
        part.index = row.index;
        part.source = row.source;
        for (std::size_t i = 0; i < row.texts.size(); ++i) {
            const auto found = std::ranges::find(branches[i], name, &Branch::name);
            if (found != branches[i].end()) part.texts.push_back(analysisOfBranch(row.texts[i], *found));
        }
        checkNumbers(part, knowledge, sink);
    }
}

}  // namespace hexa::texts
