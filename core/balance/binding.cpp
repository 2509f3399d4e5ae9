// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/binding.h"

#include "core/base/rng.h"
#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"

#include <algorithm>
#include <cassert>

namespace hexa::balance {
namespace {

constexpr std::string_view key = "certificate";

auto memberOf(const Scenario& scenario) {
    const auto& members = scenario.extra.members;
    return std::find_if(members.begin(), members.end(),
                        [](const auto& member) { return member.first == key; });
}

}  // namespace

double marginOf(const GameSystem& system) { return system.balance ? system.balance->margin : defaultMargin; }

std::uint64_t cardsHash(const GameSystem& system, std::string_view cards) {
    if (system.play && system.play->cardsHash) return system.play->cardsHash(std::string(cards));
    return stableHash(cards);
}

Bindings bindingsOf(const GameSystem& system, const Scenario& scenario, const OptionValues& options,
                    std::string_view cards, std::string_view program, std::vector<std::string> bots) {
    Bindings bindings;
    bindings.system = system.id();
    bindings.board = boardHash(scenario, system.catalog);
    bindings.options = optionsOn(scenario, options);
    if (system.play) {
        bindings.options = optionsOn(*system.play, scenario, options);
        bindings.rules = system.play->rulesVersion;
    }
    bindings.cards = cardsHash(system, cards);
    bindings.program = program;
    bindings.bots = std::move(bots);
    bindings.madeUp = uncertifiable(system, scenario, cards).has_value();
    return bindings;
}

std::optional<Message> uncertifiable(const GameSystem& system, const Scenario& scenario,
                                     std::string_view cards) {
    if (!system.balance || !system.balance->uncertifiable) return std::nullopt;
    return system.balance->uncertifiable(std::string(cards), scenario);
}

Result<std::optional<Certificate>> certificateOf(const Scenario& scenario) {
    const auto member = memberOf(scenario);
    if (member == scenario.extra.members.end()) return std::optional<Certificate>();
    const auto json = JsonDocument::parse(member->second);
    if (!json) return json.error();
    auto certificate = readCertificate(json->root());
    if (!certificate) return certificate.error();
    return std::optional<Certificate>(*std::move(certificate));
}

Result<std::optional<ShownCertificate>> shownCertificate(const GameSystem& system, const Scenario& scenario,
                                                         std::string_view program) {
    auto stored = certificateOf(scenario);
    if (!stored) return stored.error();
    if (!*stored) return std::optional<ShownCertificate>();
    ShownCertificate shown{**std::move(stored), {}};
    Certificate& certificate = shown.certificate;
    const Bindings& bound = certificate.bindings;
    shown.differences = differences(bound, bindingsOf(system, scenario, {}, {}, program, bound.bots));
    if (shown.holds()) {
        noteGrounds(certificate.report, system, scenario, bound.options, {});
        certificate.calibration = weakestCalibration(certificate.report);
    } else {
        noteStrengths(certificate.report, system);  // earlier versions stored none
    }
    return std::optional<ShownCertificate>(std::move(shown));
}

void takeCertificate(Scenario& scenario, const Scenario& other) {
    const auto theirs = memberOf(other);
    auto& members = scenario.extra.members;
    const auto own = memberOf(scenario);
    const bool some = theirs != other.extra.members.end();
    if (own != members.end() && some && own->second == theirs->second) return;
    if (own != members.end()) members.erase(own);
    if (some) members.push_back(*theirs);
}

void setCertificate(Scenario& scenario, const Certificate& certificate) {
    JsonWriter json;
    writeCertificate(json, certificate);
    auto& members = scenario.extra.members;
    const auto member = memberOf(scenario);
    if (member != members.end()) members.erase(member);
    // Compact, as it will be when it has been read from a file.
    const auto document = JsonDocument::parse(json.take());
    assert(document);
    members.emplace_back(key, document->root().raw());
}

}  // namespace hexa::balance
