// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/check/acceptance.h"

#include "core/base/hashtext.h"
#include "core/base/rng.h"
#include "core/engine/check/objectfindings.h"
#include "core/engine/check/ownrules.h"
#include "core/hex/place.h"
#include "core/json/nested.h"
#include "core/json/reading.h"
#include "core/json/writer.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <iterator>
#include <map>
#include <set>

namespace hexa {
namespace {

constexpr std::string_view memberName = "accepted";
/// Read again with every check, so it must not be huge; ten thousand with a reason each.
constexpr std::size_t maxBytes = 2'000'000;

auto memberOf(const Extra& extra) {
    return std::ranges::find(extra.members, memberName, [](const auto& member) { return member.first; });
}

/// Texts, each with its length, so that no two lists of texts are hashed as one.
class TextHash {
public:
    void add(std::string_view text) { mText += std::to_string(text.size()) + ':' + std::string(text); }
    void add(std::int64_t number) { add(std::to_string(number)); }
    void add(const Localized& texts) {
        for (const auto& [language, text] : texts.texts) {
            add(language);
            add(text);
        }
    }
    std::uint64_t value() const { return stableHash(mText); }

private:
    std::string mText;
};

class AcceptanceReader : JsonReading {
public:
    Result<std::vector<Acceptance>> read(const JsonNode& list) {
        std::vector<Acceptance> acceptances;
        eachObject(list, [&](JsonObject& object, const JsonNode&) {
            Acceptance acceptance;
            acceptance.code = text(keep(object.require("code")));
            acceptance.hash = hash(keep(object.require("hash")));
            acceptance.note = text(object.optional("note"));
            acceptance.extra = object.leftover();
            acceptances.push_back(std::move(acceptance));
        });
        if (mError) return *mError;
        return acceptances;
    }

private:
    std::uint64_t hash(const Node& node) {
        const std::string digits = text(node);
        std::uint64_t value = 0;
        const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
        if (node && !mError && (failure != std::errc() || end != digits.data() + digits.size()))
            fail(node->error("acceptance.unreadable"));
        return value;
    }
};

Extra with(Extra extra, const std::vector<Acceptance>& acceptances) {
    if (const auto member = memberOf(extra); member != extra.members.end()) extra.members.erase(member);
    if (acceptances.empty()) return extra;
    JsonWriter json;
    json.beginArray();
    for (const Acceptance& acceptance : acceptances) {
        json.beginObject();
        json.member("code", std::string_view(acceptance.code));
        json.member("hash", std::string_view(hashText(acceptance.hash)));
        if (!acceptance.note.empty()) json.member("note", std::string_view(acceptance.note));
        json.members(acceptance.extra);
        json.endObject();
    }
    json.endArray();
    // Compact, as it will be when it has been read from a file.
    const auto document = JsonDocument::parse(json.take());
    assert(document);
    extra.members.emplace_back(memberName, document->root().raw());
    return extra;
}

bool isOf(const Acceptance& acceptance, const Problem& problem, std::uint64_t hash) {
    return acceptance.hash == hash && acceptance.code == problem.code;
}

/// Returns the codes of common findings that a game words itself.
std::set<std::string> saidBy(const std::vector<Finding>& findings) {
    std::set<std::string> codes;
    for (const Finding& finding : findings)
        for (const Argument& argument : finding.problem.arguments)
            if (const auto* code = std::get_if<std::string>(&argument.value);
                code != nullptr && argument.name == insteadOf)
                codes.insert(*code);
    return codes;
}

}  // namespace

std::uint64_t acceptanceHash(const Problem& problem, const Board& board) {
    TextHash hash;
    hash.add(problem.code);
    for (const Argument& argument : problem.arguments) {
        hash.add(argument.name);
        std::visit([&](const auto& value) { hash.add(value); }, argument.value);
    }
    const auto at = hexOf(problem.place);
    if (!at) return hash.value();
    hash.add(at->q);
    hash.add(at->r);
    if (const auto* edge = std::get_if<EdgePlace>(&problem.place)) hash.add(edge->direction);
    if (const Cell* cell = board.find(*at)) {
        const CellDetails details = board.detailsOf(*at);
        hash.add(static_cast<std::int64_t>(cell->kind));
        hash.add(cell->id.text());
        hash.add(details.special);
        hash.add(details.points ? std::to_string(*details.points) : std::string());
    }
    return hash.value();
}

Result<std::vector<Acceptance>> acceptancesOf(const Scenario& scenario) {
    const auto member = memberOf(scenario.extra);
    if (member == scenario.extra.members.end()) return std::vector<Acceptance>();
    if (member->second.size() > maxBytes) return Error("acceptance.unreadable", {}, JsonPointer{"/accepted"});
    const auto document = JsonDocument::parse(member->second);
    if (!document) return document.error();
    const JsonNode root = document->root();
    if (root.isNull()) return std::vector<Acceptance>();
    auto acceptances = AcceptanceReader().read(root);
    if (!acceptances) return nestedError(acceptances.error(), "/" + std::string(memberName));
    return acceptances;
}

std::vector<Finding> findingsOf(const GameSystem& system, const Scenario& scenario, std::stop_token stop) {
    std::vector<Finding> findings;
    if (system.check) findings = system.check(scenario, stop);
    const std::set<std::string> said = saidBy(findings);
    std::vector<Finding> common = objectFindings(system, scenario, std::move(stop));
    std::erase_if(common, [&](const Finding& finding) { return said.contains(finding.problem.code); });
    std::ranges::move(common, std::back_inserter(findings));
    std::ranges::move(ownRuleFindings(system, scenario), std::back_inserter(findings));
    const auto acceptances = acceptancesOf(scenario);
    if (!acceptances || acceptances->empty()) return findings;
    std::multimap<std::uint64_t, const Acceptance*> byHash;
    for (const Acceptance& acceptance : *acceptances) byHash.emplace(acceptance.hash, &acceptance);
    for (Finding& finding : findings) {
        const std::uint64_t hash = acceptanceHash(finding.problem, scenario.board);
        const auto [first, last] = byHash.equal_range(hash);
        for (auto at = first; at != last; ++at)
            if (isOf(*at->second, finding.problem, hash)) finding.accepted = at->second->note;
    }
    return findings;
}

Result<Edit> accepting(const Scenario& scenario, const Problem& problem, std::string note) {
    auto acceptances = acceptancesOf(scenario);
    if (!acceptances) return acceptances.error();
    const std::uint64_t hash = acceptanceHash(problem, scenario.board);
    std::erase_if(*acceptances,
                  [&](const Acceptance& acceptance) { return isOf(acceptance, problem, hash); });
    acceptances->push_back({problem.code, hash, std::move(note), {}});
    return Edit{SetExtra{with(scenario.extra, *acceptances)}};
}

Result<Edit> withdrawing(const Scenario& scenario, const Problem& problem) {
    auto acceptances = acceptancesOf(scenario);
    if (!acceptances) return acceptances.error();
    const std::uint64_t hash = acceptanceHash(problem, scenario.board);
    std::erase_if(*acceptances,
                  [&](const Acceptance& acceptance) { return isOf(acceptance, problem, hash); });
    return Edit{SetExtra{with(scenario.extra, *acceptances)}};
}

}  // namespace hexa
