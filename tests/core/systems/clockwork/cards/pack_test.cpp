// SPDX-License-Identifier: GPL-3.0-or-later
// SET-04, SET-06: the packs of cards as files. Good ones; bad ones are in badpack_test.cpp.
#include "core/systems/clockwork/cards/words.h"
#include "core/systems/clockwork/terms/kinds.h"
#include "tests/core/systems/clockwork/cards/packs.h"
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"

#include <set>

using namespace hexa;
using namespace hexa::clockwork;

class CardPackTest : public QObject {
    Q_OBJECT

    static const Card* find(const CardPack& pack, std::string_view id) {
        for (const auto& [card, espionage] : test::cardsOf(pack))
            if (card->id == id) return card;
        return nullptr;
    }
    static std::string replaced(std::string text, std::string_view old, std::string_view by) {
        const auto at = text.find(old);
        Q_ASSERT(at != std::string::npos);
        return text.replace(at, old.size(), by);
    }
    static std::string standIn() { return std::string(test::standInText()); }

private slots:
    void theStandInPackIsRead() {
        const CardPack pack = standInPack();
        QCOMPARE(pack.id, std::string("stand-in"));
        QCOMPARE(test::cardsOf(pack).size(), std::size_t{60});
        for (const auto& [card, espionage] : test::cardsOf(pack)) {
            QCOMPARE(card->name.texts.size(), std::size_t{3});
            QCOMPARE(card->cost == 0, espionage);
        }
        const Effect juggernaut = find(pack, "juggernaut")->effect;
        QCOMPARE(juggernaut.verb, Verb::Kill);
        QCOMPARE(int{juggernaut.timings}, 4 + 32);
        QCOMPARE(int{juggernaut.amount}, 3);
        QCOMPARE(int{juggernaut.range}, 2);
        QCOMPARE(juggernaut.target, Target::Territories);
        QCOMPARE(juggernaut.units, UnitFilter::Soldiers);
        QCOMPARE(int{find(pack, "cataclysm")->effect.amount}, int{allUnits});
        QCOMPARE(int{find(pack, "drowned-choir")->effect.kinds}, 8 + 16);  // lakes, forests
        QCOMPARE(pack.discoveries[static_cast<std::size_t>(slotOf(Discipline::Science, Age::Early))][0].id,
                 std::string("alchemy"));
    }

    /// What the rulebook is known to say is marked so, and nothing else.
    void knownFieldsAreMarked() {
        const CardPack pack = standInPack();
        std::map<std::string, int> marked;
        for (const auto& [card, espionage] : test::cardsOf(pack)) {
            marked["name"] += card->nameSource == Source::Rulebook;
            marked["place"] += card->placeSource == Source::Rulebook;
            marked["cost"] += card->costSource == Source::Rulebook;
            marked["timing"] += card->timingSource == Source::Rulebook;
            marked["effect"] += card->effectSource == Source::Rulebook;
        }
        QCOMPARE(marked["name"], 19 + 2);
        QCOMPARE(marked["place"], 6);   // discipline and age both known
        QCOMPARE(marked["cost"], 2);    // Alchemy, Ritual of Blood
        QCOMPARE(marked["timing"], 6);  // Juggernaut, Portal, Dragonflame, Power Armor, Dirigible; Ambush
        QCOMPARE(marked["effect"], 6);  // The first four; Ambush, Propaganda
        QCOMPARE(int{find(pack, "alchemy")->cost}, 3);
        QCOMPARE(int{find(pack, "ritual-of-blood")->cost}, 7);
        QCOMPARE(int{find(pack, "ambush")->effect.amount}, 3);
        QCOMPARE(find(pack, "propaganda")->effect.per, Per::BattleWon);
    }

    /// A card for everything that the vocabulary can say, so that play with this pack exercises all of it.
    void theVocabularyIsInUse() {
        std::set<int> verbs, timings, per, units, targets, destinations, shields, disciplines;
        const CardPack pack = standInPack();
        for (const auto& [card, espionage] : test::cardsOf(pack)) {
            const Effect& effect = card->effect;
            verbs.insert(static_cast<int>(effect.verb));
            for (int bit = 0; bit < 7; ++bit)
                if ((effect.timings >> bit & 1) != 0) timings.insert(bit + (espionage ? 10 : 0));
            per.insert(static_cast<int>(effect.per));
            units.insert(static_cast<int>(effect.units));
            if (effect.verb == Verb::Kill) targets.insert(static_cast<int>(effect.target));
            if (effect.verb == Verb::Move) destinations.insert(static_cast<int>(effect.destination));
            if (effect.verb == Verb::Protect) shields.insert(static_cast<int>(effect.shield));
            if (effect.verb == Verb::Gain) disciplines.insert(effect.discipline);
        }
        QCOMPARE(verbs.size(), words::verbs.size());
        QCOMPARE(timings.size(), std::size_t{5 + 5});
        QCOMPARE(per.size(), words::per.size());
        QCOMPARE(units.size(), words::units.size());
        QCOMPARE(targets.size(), words::targets.size());
        QCOMPARE(destinations.size(), words::destinations.size());
        QCOMPARE(shields.size(), words::shields.size());
        QCOMPARE(disciplines.size(), words::disciplines.size());
    }

    void wordsOfKindsAreThoseOfTheCatalog() {
        const Catalog& catalog = test::game().catalog;
        QCOMPARE(catalog.kinds.size(), words::kinds.size());
        for (std::size_t kind = 0; kind < words::kinds.size(); ++kind)
            QCOMPARE(QString::fromStdString(catalog.kinds[kind].id),
                     QString::fromUtf8(words::kinds[kind].data()));
    }

    /// The file is in the form that the writer gives, so a change of it is a change of its cards.
    void theFileIsCanonical() { QVERIFY(writeCardPack(standInPack()) == test::standInText()); }

    void writtenAndReadAgain() {
        const bool held = rc::check([](const test::Dice& dice) {
            Rng rng = dice.rng();
            const CardPack pack = test::randomPack(rng);
            const std::string text = writeCardPack(pack);
            const auto again = readCardPack(text);
            RC_ASSERT(again.ok());
            RC_ASSERT(again->discoveries == pack.discoveries);
            RC_ASSERT(again->espionage == pack.espionage);
            RC_ASSERT(again->name == pack.name && again->author == pack.author && again->id == pack.id);
            RC_ASSERT(again->hash == stableHash(text));
            RC_ASSERT(writeCardPack(*again) == text);
        });
        QVERIFY(held);
    }

    /// The same on every machine and in every run; otherwise records would refuse their own cards.
    void hashIsOfTheContent() {
        const CardPack pack = standInPack();
        // Blanks, order of members and defaults that are written out don't count.
        const std::string other = replaced(
            replaced(standIn(), R"("verb": "strength", "timing": ["always"], "amount": 1, "range": 1)",
                     R"("amount":1,"range":1,"kinds":null,"timing":["always"],"verb":"strength")"),
            R"("amount": 1, "target": "battle")",
            R"("units": "soldiers", "range": "any", "amount": 1, "target": "battle")");
        const auto same = readCardPack(other);
        QVERIFY(same.ok());
        QCOMPARE(same->hash, pack.hash);
        // Any word of the content counts.
        for (const auto& [old, by] : std::vector<std::pair<std::string, std::string>>{
                 {R"("cost": 3)", R"("cost": 4)"},
                 {R"("en": "Golem")", R"("en": "Gollem")"},
                 {R"("range": 1)", R"("range": 2)"},
                 {R"("name": "rulebook")", R"("name": "stand-in")"},
                 {R"("author": "Hexatelier")", R"("author": "Somebody")"}}) {
            const auto changed = readCardPack(replaced(standIn(), old, by));
            QVERIFY2(changed.ok(), by.c_str());
            QVERIFY2(changed->hash != pack.hash, by.c_str());
        }
    }

    void whatIsLeftOutHasADefault() {
        const auto pack = readCardPack(replaced(
            replaced(
                replaced(standIn(), R"("en": "Golem", "de": "Golem", "fr": "Golem")", R"("en": "Golem")"),
                R"(  "author": "Hexatelier",)", ""),
            R"({"name": "rulebook", "place": "rulebook", "cost": "stand-in", "timing": "stand-in", "effect": "stand-in"})",
            "null"));
        QVERIFY(pack.ok());
        const Card& golem = pack->discoveries[0][0];
        QCOMPARE(std::string(golem.name.in("fr")), std::string("Golem"));
        QVERIFY(pack->author.empty());
        QCOMPARE(golem.nameSource, Source::StandIn);
        QCOMPARE(int{golem.effect.kinds}, int{allKinds});
    }

    void oneWordMayTellTheSourceOfAll() {
        const auto pack = readCardPack(replaced(
            standIn(),
            R"({"name": "rulebook", "place": "rulebook", "cost": "stand-in", "timing": "stand-in", "effect": "stand-in"})",
            R"("rulebook")"));
        QVERIFY(pack.ok());
        const Card& golem = pack->discoveries[0][0];
        QCOMPARE(golem.costSource, Source::Rulebook);
        QCOMPARE(golem.effectSource, Source::Rulebook);
    }

    void anEditorOfJsonMayNameItsSchema() {
        QVERIFY(readCardPack(replaced(standIn(), "{", R"({"$schema": "hexpack-1.schema.json",)")).ok());
    }
};

HEXA_TEST(CardPackTest);
#include "pack_test.moc"
