// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/systems/clockwork/cards/packs.h"

#include "core/systems/clockwork/cards/vocabulary.h"
#include "core/systems/clockwork/cards/words.h"

namespace hexa::test {

using namespace clockwork;

std::string textOf(const Effect& effect) {
    JsonWriter writer;
    writeEffect(writer, effect);
    return writer.take();
}

namespace {

/// Returns values for the fields used by the verb, often the default, without regard to sensible
/// combinations.
Effect randomValues(Rng& rng, CardKind kind) {
    Effect effect;
    effect.verb = static_cast<Verb>(rng.below(8));
    effect.timings = static_cast<TimingMask>(rng.below(128) & timingsOf(effect.verb, kind));
    const FieldMask fields = fieldsOf(effect.verb);
    const auto chosen = [&](Field field) { return contains(fields, field) && rng.below(2) == 0; };
    if (contains(fields, Field::Amount))
        effect.amount = static_cast<std::uint8_t>(1 + rng.below(greatestAmount));
    if (effect.verb == Verb::Kill && rng.below(5) == 0) effect.amount = allUnits;
    if (chosen(Field::Per)) effect.per = static_cast<Per>(rng.below(16));
    if (chosen(Field::Max)) effect.max = static_cast<std::uint8_t>(rng.below(greatestMax + 1));
    if (kind == CardKind::Discovery && chosen(Field::Range))
        effect.range = static_cast<std::uint8_t>(rng.below(greatestRange + 1));
    if (chosen(Field::Units)) effect.units = UnitFilter::All;
    if (chosen(Field::Target)) effect.target = static_cast<Target>(rng.below(3));
    if (chosen(Field::Destination)) effect.destination = static_cast<Destination>(rng.below(3));
    if (chosen(Field::Shield)) effect.shield = static_cast<Shield>(rng.below(3));
    if (chosen(Field::Discipline)) effect.discipline = static_cast<std::uint8_t>(rng.below(disciplineCount));
    if (chosen(Field::Kinds)) effect.kinds = static_cast<std::uint16_t>(rng.below(256) << 1U);
    return effect;
}

/// Returns the effect as the writer puts it, read again.
Result<Effect> reread(const Effect& effect, CardKind kind) {
    const auto document = JsonDocument::parse(textOf(effect));
    const JsonNode root = document->root();
    return readEffect(root, kind);
}

}  // namespace

Effect randomEffect(Rng& rng, CardKind kind) {
    while (true) {
        const Effect effect = randomValues(rng, kind);
        if (reread(effect, kind)) return effect;
    }
}

CardPack randomPack(Rng& rng) {
    CardPack pack = standInPack();
    for (auto& deck : pack.discoveries)
        for (Card& card : deck) {
            card.effect = randomEffect(rng, CardKind::Discovery);
            card.cost = static_cast<std::uint8_t>(1 + rng.below(greatestCost));
            card.source(Fact::Cost) = static_cast<Source>(rng.below(words::sources.size()));
        }
    for (Card& card : pack.espionage) card.effect = randomEffect(rng, CardKind::Espionage);
    return pack;
}

}  // namespace hexa::test
