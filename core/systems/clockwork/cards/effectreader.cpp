// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/cards/packfile.h"
#include "core/systems/clockwork/cards/vocabulary.h"
#include "core/systems/clockwork/cards/words.h"

#include "core/json/firsterror.h"
#include <algorithm>

namespace hexa::clockwork {
namespace {

/// Reads one effect member by member and keeps the first mistake; after it every read gives a default.
class EffectReader : private FirstError {
public:
    EffectReader(const JsonNode& node, JsonObject object, bool espionage)
        : mNode(node), mObject(std::move(object)), mEspionage(espionage) {}

    Result<Effect> read() {
        mEffect.verb = word<Verb>(keep(mObject.require("verb")), words::verbs, Verb::Gain);
        readTimings();
        // In the order of the documentation; what the verb has no use for is refused.
        if (takes("amount", Field::Amount)) readAmount();
        if (takes("per", Field::Per)) mEffect.per = word(member("per"), words::per, Per::Once);
        if (takes("most", Field::Most)) readMost();
        if (takes("discipline", Field::Discipline))
            mEffect.discipline = discipline(word(member("discipline"), words::disciplines, std::size_t{3}));
        if (takes("units", Field::Units))
            mEffect.units = word(member("units"), words::units, UnitFilter::Soldiers);
        if (takes("target", Field::Target))
            mEffect.target = word(member("target"), words::targets, Target::Territory);
        if (takes("destination", Field::Destination))
            mEffect.destination = word(member("destination"), words::destinations, Destination::Controlled);
        if (takes("shield", Field::Shield))
            mEffect.shield = word(keep(mObject.require("shield")), words::shields, Shield::Attrition);
        if (takes("range", Field::Range)) readRange();
        if (takes("kinds", Field::Kinds)) readKinds();
        keep(refuseLeftover(mNode, mObject));
        checkTogether();
        if (mError) return *mError;
        return mEffect;
    }

private:
    /// An error at a member, or at the effect if the member is left out.
    void failAt(std::string_view key, std::string code, Arguments arguments = {}) {
        const auto node = member(key);
        fail((node ? *node : mNode).error(std::move(code), std::move(arguments)));
    }
    std::optional<JsonNode> member(std::string_view key) { return mObject.optional(key); }

    template <class T, class List>
    T word(const std::optional<JsonNode>& node, const List& list, T otherwise) {
        if (!node) return otherwise;
        const auto place = keep(readWord(*node, list));
        return place ? static_cast<T>(*place) : otherwise;
    }
    std::int64_t number(const JsonNode& node, int min, int max) {
        return keep(node.integer(min, max)).value_or(min);
    }
    static std::uint8_t discipline(std::size_t place) {
        return place < disciplineCount ? static_cast<std::uint8_t>(place) : anyDiscipline;
    }

    /// Whether the effect uses a field; a field that is written although it does not is refused.
    bool takes(std::string_view key, Field field) {
        if (mError) return false;
        if (contains(fieldsOf(mEffect.verb), field) && !(mEspionage && field == Field::Range)) return true;
        if (!member(key)) return false;
        if (field == Field::Range && mEspionage)
            failAt(key, "clockwork.pack.no-token");
        else
            failAt(
                key, "clockwork.pack.unused-field",
                {{"name", std::string(key)}, {"verb", std::string(words::of(words::verbs, mEffect.verb))}});
        return false;
    }

    /// The bits of a list of words that is not empty and holds none twice.
    template <class List>
    std::uint32_t mask(const JsonNode& node, const List& list) {
        if (!node.isArray()) return fail(node.typeError("array")), 0;
        std::uint32_t bits = 0;
        for (auto walker = node.walk(); !walker.done(); walker.advance()) {
            const JsonNode entry = walker.value();
            const auto place = keep(readWord(entry, list));
            if (!place) return 0;
            if ((bits >> *place & 1U) != 0)
                fail(entry.error("clockwork.pack.twice", {{"word", std::string(list[*place])}}));
            bits |= 1U << *place;
        }
        if (bits == 0) fail(node.error("clockwork.pack.empty-list"));
        return bits;
    }

    void readTimings() {
        const auto node = keep(mObject.require("timing"));
        if (!node || mError) return;
        mEffect.timings = static_cast<TimingMask>(mask(*node, words::timings));
        const auto wrong = static_cast<TimingMask>(mEffect.timings & ~timingsOf(mEffect.verb, mEspionage));
        for (std::size_t bit = 0; bit < words::timings.size(); ++bit)
            if ((wrong >> bit & 1U) != 0)
                fail(node->error(mEspionage ? "clockwork.pack.espionage-timing" : "clockwork.pack.timing",
                                 {{"verb", std::string(words::of(words::verbs, mEffect.verb))},
                                  {"timing", std::string(words::timings[bit])}}));
        // What always works needs no moment.
        if (contains(mEffect.timings, Timing::Always) &&
            mEffect.timings != static_cast<TimingMask>(Timing::Always))
            fail(node->error("clockwork.pack.always-alone"));
    }

    void readAmount() {
        const auto node = keep(mObject.require("amount"));
        if (!node) return;
        const auto text = node->string();
        if (text && *text == "all") {
            mEffect.amount = allUnits;
            if (mEffect.verb != Verb::Kill) fail(node->error("clockwork.pack.all-kills-only"));
            return;
        }
        mEffect.amount = static_cast<std::uint8_t>(number(*node, 1, greatestAmount));
    }

    void readMost() {
        const auto node = member("most");
        if (!node) return;
        mEffect.most = static_cast<std::uint8_t>(number(*node, 0, greatestMost));
        if (mEffect.most == 0) return;
        if (mEffect.per == Per::Once)
            fail(node->error("clockwork.pack.most-without-per"));
        else if (mEffect.most < mEffect.amount)
            fail(node->error("clockwork.pack.most-below-amount", {{"amount", std::int64_t{mEffect.amount}}}));
    }

    void readRange() {
        const auto node = member("range");
        if (!node) return;
        const auto text = node->string();
        if (!text || *text != "any")
            mEffect.range = static_cast<std::uint8_t>(number(*node, 0, greatestRange));
    }

    void readKinds() {
        const auto node = member("kinds");
        if (!node) return;
        mEffect.kinds = static_cast<std::uint16_t>(mask(*node, words::kinds));
        // No card reaches a Capital (MAP-04).
        if ((mEffect.kinds & 1U) != 0) fail(node->error("clockwork.pack.capital"));
    }

    void checkTogether() {
        if (mError) return;
        const bool reinforcement = mEffect.timings == static_cast<TimingMask>(Timing::Reinforcement);
        if (mEffect.amount == allUnits && mEffect.target == Target::Territories)
            failAt("target", "clockwork.pack.all-territories");
        if (mEffect.range == 0 && mEffect.target == Target::Territories)
            failAt("target", "clockwork.pack.one-territory");
        if (mEffect.target == Target::Battle && !reinforcement)
            failAt("target", "clockwork.pack.battle-timing");
        if (mEffect.destination == Destination::Battle && !reinforcement)
            failAt("destination", "clockwork.pack.battle-timing");
        if (mEffect.per == Per::BattleWon && !(mEspionage && mEffect.verb == Verb::Score && reinforcement))
            failAt("per", "clockwork.pack.battle-won");
    }

    const JsonNode& mNode;
    JsonObject mObject;
    bool mEspionage;
    Effect mEffect;
};

}  // namespace

Result<std::size_t> readWord(const JsonNode& node, std::span<const std::string_view> list) {
    const auto text = node.string();
    if (!text) return text.error();
    const auto found = std::find(list.begin(), list.end(), *text);
    if (found != list.end()) return static_cast<std::size_t>(found - list.begin());
    std::string choices;
    for (const std::string_view word : list) choices += (choices.empty() ? "" : ", ") + std::string(word);
    return node.error("json.choice", {{"value", std::string(*text)}, {"choices", choices}});
}

Result<Effect> readEffect(const JsonNode& node, bool espionage) {
    auto object = JsonObject::open(node);
    if (!object) return object.error();
    return EffectReader(node, std::move(*object), espionage).read();
}

}  // namespace hexa::clockwork
