// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/rulings.h"

#include "core/json/reading.h"

#include <set>

namespace hexa::test {
namespace {

class RulingReader : JsonReading {
public:
    explicit RulingReader(std::span<const std::string_view> options) : mOptions(options) {}

    Result<std::vector<Ruling>> read(const JsonNode& list) {
        std::vector<Ruling> rulings;
        eachObject(list, [&](JsonObject& object, const JsonNode&) { rulings.push_back(readRuling(object)); });
        if (mError) return *mError;
        return rulings;
    }

private:
    Ruling readRuling(JsonObject& object) {
        Ruling ruling;
        const auto id = keep(object.require("id"));
        ruling.id = words(id);
        ruling.rule = words(keep(object.require("rule")));
        if (const auto option = object.optional("option"))
            if (const auto place = keep(readChoice(*option, mOptions))) ruling.option = mOptions[*place];
        ruling.question = sentence(keep(object.require("question")));
        ruling.choice = sentence(keep(object.require("choice")));
        ruling.reason = sentence(keep(object.require("reason")));
        keep(object.refuseLeftover());
        if (mError) return ruling;
        // "R-" and the rule; a letter distinguishes several rulings on one rule.
        std::string_view letter = ruling.id;
        const std::string start = "R-" + ruling.rule;
        if (letter.starts_with(start)) letter.remove_prefix(start.size());
        const bool known = letter.empty() || (letter.size() == 1 && 'b' <= letter[0] && letter[0] <= 'z');
        if (!known) fail(id->error("rulings.id", {{"id", ruling.id}, {"rule", ruling.rule}}));
        if (!mIds.insert(ruling.id).second) fail(id->error("rulings.duplicate-id", {{"id", ruling.id}}));
        return ruling;
    }

    /// Returns a text, which must not be empty.
    std::string words(const Node& node) {
        std::string content = text(node);
        if (node && content.find_first_not_of(' ') == std::string::npos) fail(node->error("rulings.empty"));
        return content;
    }
    /// Returns one sentence in all languages.
    Localized sentence(const Node& node) {
        Localized sentence;
        if (!node) return sentence;
        auto object = keep(JsonObject::open(*node));
        if (!object) return sentence;
        for (const char* language : {"en", "de", "fr"})
            sentence.set(language, words(keep(object->require(language))));
        keep(object->refuseLeftover());
        return sentence;
    }

    std::span<const std::string_view> mOptions;
    std::set<std::string> mIds;
};

}  // namespace

Result<std::vector<Ruling>> readRulings(std::string_view json, std::span<const std::string_view> options) {
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return RulingReader(options).read(root);
}

}  // namespace hexa::test
