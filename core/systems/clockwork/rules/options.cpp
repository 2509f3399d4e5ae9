// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/rules/options.h"

#include "core/json/reading.h"
#include "core/systems/clockwork/cards/packfile.h"

#include <set>

namespace hexa::clockwork {
namespace {

class RulingReader : JsonReading {
public:
    RulingReader() {
        for (const OptionName& option : optionNames()) mOptions.push_back(option.name);
    }

    Result<std::vector<Ruling>> read(const JsonNode& list) {
        std::vector<Ruling> rulings;
        eachObject(list, [&](JsonObject& object, const JsonNode& node) {
            rulings.push_back(readRuling(node, object));
        });
        if (mError) return *mError;
        return rulings;
    }

private:
    Ruling readRuling(const JsonNode& node, JsonObject& object) {
        Ruling ruling;
        const auto id = keep(object.require("id"));
        ruling.id = words(id);
        ruling.rule = words(keep(object.require("rule")));
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

    /// A text that says something.
    std::string words(const Node& node) {
        std::string content = text(node);
        if (node && content.find_first_not_of(' ') == std::string::npos)
            fail(node->error("clockwork.rulings.empty"));
        return content;
    }
    /// One sentence in all languages.
    Localized sentence(const Node& node) {
        Localized sentence;
        if (!node) return sentence;
        auto object = keep(JsonObject::open(*node));
        if (!object) return sentence;
        for (const char* language : {"en", "de", "fr"})
            sentence.set(language, words(keep(object->require(language))));
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

std::string configurationOf(int players, const RuleOptions& options) {
    return std::to_string(players) + "p" + (options.epic ? "-epic" : "") +
           (options.alliances ? "-alliances" : "");
}

Result<std::vector<Ruling>> readRulings(std::string_view json) {
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return RulingReader().read(root);
}

}  // namespace hexa::clockwork
