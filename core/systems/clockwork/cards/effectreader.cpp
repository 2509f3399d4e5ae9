// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/reading.h"
#include "core/systems/clockwork/cards/packfile.h"
#include "core/systems/clockwork/cards/vocabulary.h"
#include "core/systems/clockwork/cards/words.h"

namespace hexa::clockwork {
namespace {

/// Reads one effect member by member and keeps the first mistake; after it every read gives a
/// default.
class EffectReader : JsonReading {
public:
    EffectReader(const JsonNode& node, JsonObject object, CardKind kind)
        : mNode(node), mObject(std::move(object)), mKind(kind) {}

    Result<Effect> read() {
        mEffect.verb = choice<Verb>(keep(mObject.require("verb")), words::verbs, Verb::Gain);
        readTimings();
        // In the order of the documentation; members without use for the verb are refused.
        if (takes("amount", Field::Amount)) readAmount();
        if (takes("per", Field::Per)) mEffect.per = choice(member("per"), words::per, Per::Once);
        if (takes("most", Field::Max)) readMax();
        if (takes("discipline", Field::Discipline))
            mEffect.discipline = discipline(choice(member("discipline"), words::disciplines, std::size_t{3}));
        if (takes("units", Field::Units))
            mEffect.units = choice(member("units"), words::units, UnitFilter::Soldiers);
        if (takes("target", Field::Target))
            mEffect.target = choice(member("target"), words::targets, Target::Territory);
        if (takes("destination", Field::Destination))
            mEffect.destination = choice(member("destination"), words::destinations, Destination::Controlled);
        if (takes("shield", Field::Shield))
            mEffect.shield = choice(keep(mObject.require("shield")), words::shields, Shield::Attrition);
        if (takes("range", Field::Range)) readRange();
        if (takes("kinds", Field::Kinds)) readKinds();
        keep(mObject.refuseLeftover(unknownPackMember));
        checkTogether();
        if (mError) return *mError;
        return mEffect;
    }

private:
    bool isEspionage() const { return mKind == CardKind::Espionage; }

    /// Fails at a member, or at the effect if the member is left out.
    void failAt(std::string_view key, std::string code, Arguments arguments = {}) {
        const auto node = member(key);
        fail((node ? *node : mNode).error(std::move(code), std::move(arguments)));
    }
    Node member(std::string_view key) { return mObject.optional(key); }

    static std::uint8_t discipline(std::size_t place) {
        return place < disciplineCount ? static_cast<std::uint8_t>(place) : anyDiscipline;
    }

    /// True if the effect uses a field. An unused field in the file is refused.
    bool takes(std::string_view key, Field field) {
        if (mError) return false;
        if (contains(fieldsOf(mEffect.verb), field) && !(isEspionage() && field == Field::Range)) return true;
        if (!member(key)) return false;
        if (field == Field::Range && isEspionage())
            failAt(key, "clockwork.pack.no-token");
        else
            failAt(
                key, "clockwork.pack.unused-field",
                {{"name", std::string(key)}, {"verb", std::string(words::of(words::verbs, mEffect.verb))}});
        return false;
    }

    /// Returns the bits of a list of words, which must not be empty or hold one twice.
    template <class List>
    std::uint32_t mask(const JsonNode& node, const List& list) {
        std::uint32_t bits = 0;
        each(node, [&](const JsonNode& entry) {
            const auto place = keep(readChoice(entry, list));
            if (!place) return;
            if ((bits >> *place & 1U) != 0)
                fail(entry.error("clockwork.pack.twice", {{"word", std::string(list[*place])}}));
            bits |= 1U << *place;
        });
        if (bits == 0) fail(node.error("clockwork.pack.empty-list"));
        return bits;
    }

    void readTimings() {
        const auto node = keep(mObject.require("timing"));
        if (!node || mError) return;
        mEffect.timings = static_cast<TimingMask>(mask(*node, words::timings));
        const auto wrong = static_cast<TimingMask>(mEffect.timings & ~timingsOf(mEffect.verb, mKind));
        for (std::size_t bit = 0; bit < words::timings.size(); ++bit)
            if ((wrong >> bit & 1U) != 0)
                fail(node->error(isEspionage() ? "clockwork.pack.espionage-timing" : "clockwork.pack.timing",
                                 {{"verb", std::string(words::of(words::verbs, mEffect.verb))},
                                  {"timing", std::string(words::timings[bit])}}));
        // A permanent effect needs no moment.
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
        mEffect.amount = static_cast<std::uint8_t>(integer(node, 1, greatestAmount).value_or(1));
    }

    void readMax() {
        const auto node = member("most");
        if (!node) return;
        mEffect.max = static_cast<std::uint8_t>(integer(node, 0, greatestMax).value_or(0));
        if (mEffect.max == 0) return;
        if (mEffect.per == Per::Once)
            fail(node->error("clockwork.pack.most-without-per"));
        else if (mEffect.max < mEffect.amount)
            fail(node->error("clockwork.pack.most-below-amount", {{"amount", std::int64_t{mEffect.amount}}}));
    }

    void readRange() {
        const auto node = member("range");
        if (!node) return;
        const auto text = node->string();
        if (!text || *text != "any")
            mEffect.range = static_cast<std::uint8_t>(integer(node, 0, greatestRange).value_or(0));
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
        if (mEffect.per == Per::BattleWon && !(isEspionage() && mEffect.verb == Verb::Score && reinforcement))
            failAt("per", "clockwork.pack.battle-won");
    }

    const JsonNode& mNode;
    JsonObject mObject;
    CardKind mKind;
    Effect mEffect;
};

}  // namespace

Result<Effect> readEffect(const JsonNode& node, CardKind kind) {
    auto object = JsonObject::open(node);
    if (!object) return object.error();
    return EffectReader(node, std::move(*object), kind).read();
}

}  // namespace hexa::clockwork
