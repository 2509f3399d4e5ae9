// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/cards/packfile.h"
#include "core/systems/clockwork/cards/vocabulary.h"
#include "core/systems/clockwork/cards/words.h"

namespace hexa::clockwork {
namespace {

using Style = JsonWriter::Style;

void writeWords(JsonWriter& writer, std::string_view key, std::uint32_t bits,
                std::span<const std::string_view> list) {
    writer.key(key);
    writer.beginArray(Style::Compact);
    for (std::size_t bit = 0; bit < list.size(); ++bit)
        if ((bits >> bit & 1U) != 0) writer.value(list[bit]);
    writer.endArray();
}

void writeName(JsonWriter& writer, const Localized& name) {
    writer.key("name");
    writer.beginObject(Style::Compact);
    for (const char* language : {"en", "de", "fr"}) {
        const auto found = name.texts.find(language);
        if (found != name.texts.end()) writer.member(language, found->second);
    }
    writer.endObject();
}

void writeSource(JsonWriter& writer, const Card& card, CardKind kind) {
    writer.key("source");
    writer.beginObject(Style::Compact);
    for (const Fact fact : factsOf(kind))
        writer.member(words::of(words::facts, fact), words::of(words::sources, card.source(fact)));
    writer.endObject();
}

/// Writes a card. `slot`: that of a Discovery, -1 for an Espionage card.
void writeCard(JsonWriter& writer, const Card& card, int slot) {
    writer.beginObject();
    writer.member("id", card.id);
    writeName(writer, card.name);
    if (slot >= 0) {
        writer.member("discipline", words::of(words::disciplines, disciplineOfSlot(slot)));
        writer.member("age", words::of(words::ages, ageOfSlot(slot)));
        writer.member("cost", int{card.cost});
    }
    writer.key("effect");
    writeEffect(writer, card.effect);
    writeSource(writer, card, slot < 0 ? CardKind::Espionage : CardKind::Discovery);
    writer.endObject();
}

}  // namespace

void writeEffect(JsonWriter& writer, const Effect& effect) {
    const Effect defaults;
    writer.beginObject(Style::Compact);
    writer.member("verb", words::of(words::verbs, effect.verb));
    writeWords(writer, "timing", effect.timings, words::timings);
    if (effect.amount == allUnits)
        writer.member("amount", std::string_view("all"));
    else if (contains(fieldsOf(effect.verb), Field::Amount))
        writer.member("amount", int{effect.amount});
    if (effect.per != defaults.per) writer.member("per", words::of(words::per, effect.per));
    if (effect.max != defaults.max) writer.member("most", int{effect.max});
    if (effect.discipline != defaults.discipline)
        writer.member("discipline", words::of(words::disciplines, effect.discipline));
    if (effect.units != defaults.units) writer.member("units", words::of(words::units, effect.units));
    if (effect.target != defaults.target) writer.member("target", words::of(words::targets, effect.target));
    if (effect.destination != defaults.destination)
        writer.member("destination", words::of(words::destinations, effect.destination));
    if (contains(fieldsOf(effect.verb), Field::Shield))
        writer.member("shield", words::of(words::shields, effect.shield));
    if (effect.range != defaults.range) writer.member("range", int{effect.range});
    if (effect.kinds != defaults.kinds) writeWords(writer, "kinds", effect.kinds, words::kinds);
    writer.endObject();
}

std::string writeCardPack(const CardPack& pack) {
    JsonWriter writer;
    writer.beginObject();
    writer.member("format", cardsFormat);
    writer.member("version", packVersion);
    writer.member("system", packSystem);
    writer.member("id", pack.id);
    writeName(writer, pack.name);
    writer.member("author", pack.author);
    writer.key("discoveries");
    writer.beginArray();
    for (int slot = 0; slot < decks; ++slot)
        for (const Card& card : pack.discoveries[static_cast<std::size_t>(slot)])
            writeCard(writer, card, slot);
    writer.endArray();
    writer.key("espionage");
    writer.beginArray();
    for (const Card& card : pack.espionage) writeCard(writer, card, -1);
    writer.endArray();
    writer.endObject();
    return writer.take();
}

}  // namespace hexa::clockwork
