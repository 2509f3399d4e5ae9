// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/rules/options.h"

#include "core/json/firsterror.h"
#include "core/systems/clockwork/cards/packfile.h"

#include <set>

namespace hexa::clockwork {
namespace {

/// Reads the table and keeps the first mistake; after it every read gives a default.
class RulingReader : private FirstError {
public:
    RulingReader() {
        for (const OptionName& option : optionNames()) mOptions.push_back(option.name);
    }

    Result<std::vector<Ruling>> read(const JsonNode& list) {
        if (!list.isArray()) return list.typeError("array");
        std::vector<Ruling> rulings;
        for (auto walker = list.walk(); !walker.done() && !mError; walker.advance()) {
            const JsonNode node = walker.value();
            if (auto object = keep(JsonObject::open(node))) rulings.push_back(readRuling(node, *object));
        }
        if (mError) return *mError;
        return rulings;
    }

private:
    Ruling readRuling(const JsonNode& node, JsonObject& object) {
        Ruling ruling;
        const auto id = keep(object.require("id"));
        ruling.id = text(id);
        ruling.rule = text(keep(object.require("rule")));
        if (const auto option = object.optional("option"))
            if (const auto place = keep(readWord(*option, mOptions))) ruling.option = mOptions[*place];
        ruling.question = sentence(keep(object.require("question")));
        ruling.choice = sentence(keep(object.require("choice")));
        ruling.reason = sentence(keep(object.require("reason")));
        keep(refuseLeftover(node, object));
        if (mError) return ruling;
        // "R-" and the rule; a rule with several rulings tells them apart by a letter.
        std::string_view letter = ruling.id;
        const std::string start = "R-" + ruling.rule;
        if (letter.starts_with(start)) letter.remove_prefix(start.size());
        const bool known = letter.empty() || (letter.size() == 1 && 'b' <= letter[0] && letter[0] <= 'z');
        if (!known) fail(id->error("clockwork.rulings.id", {{"id", ruling.id}, {"rule", ruling.rule}}));
        if (!mIds.insert(ruling.id).second)
            fail(id->error("clockwork.rulings.duplicate-id", {{"id", ruling.id}}));
        return ruling;
    }

    std::string text(const std::optional<JsonNode>& node) {
        if (!node) return {};
        const auto content = keep(node->string());
        if (content && content->find_first_not_of(' ') == std::string_view::npos)
            fail(node->error("clockwork.rulings.empty"));
        return std::string(content.value_or(std::string_view()));
    }
    /// One sentence in all languages.
    Localized sentence(const std::optional<JsonNode>& node) {
        Localized sentence;
        if (!node) return sentence;
        auto object = keep(JsonObject::open(*node));
        if (!object) return sentence;
        for (const char* language : {"en", "de", "fr"})
            sentence.set(language, text(keep(object->require(language))));
        keep(refuseLeftover(*node, *object));
        return sentence;
    }

    std::vector<std::string_view> mOptions;
    std::set<std::string> mIds;
};

}  // namespace

const std::vector<OptionName>& optionNames() {
    static const std::vector<OptionName> names{
        {"epic", &RuleOptions::epic},
        {"alliances", &RuleOptions::alliances},
        {"gambitDistinctTargets", &RuleOptions::gambitDistinctTargets},
        {"counterIntelSameDiscipline", &RuleOptions::counterIntelSameDiscipline},
        {"allyMarchNeedsUnit", &RuleOptions::allyMarchNeedsUnit},
        {"espionage", &RuleOptions::espionage},
        {"winsNeedFight", &RuleOptions::winsNeedFight},
        {"capitalsStopMarches", &RuleOptions::capitalsStopMarches},
        {"guardianStaysWithOwner", &RuleOptions::guardianStaysWithOwner},
        {"guardianStopsSteamtank", &RuleOptions::guardianStopsSteamtank}};
    return names;
}

Result<std::vector<Ruling>> readRulings(std::string_view json) {
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return RulingReader().read(root);
}

}  // namespace hexa::clockwork
