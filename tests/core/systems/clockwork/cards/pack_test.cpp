// SPDX-License-Identifier: GPL-3.0-or-later
// SET-04, SET-06: the packs of cards as files. Good ones; bad ones are in badpack_test.cpp.
#include "core/systems/clockwork/cards/words.h"
#include "core/systems/clockwork/terms/kinds.h"
#include "tests/core/systems/clockwork/cards/packs.h"
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"

#include <QFile>
#include <QRegularExpression>

#include <map>
#include <set>

using namespace hexa;
using namespace hexa::clockwork;

class CardPackTest : public QObject {
    Q_OBJECT

    static const Card* find(const CardPack& pack, std::string_view id) {
        for (const auto& [card, kind] : test::cardsOf(pack))
            if (card->id == id) return card;
        return nullptr;
    }
    static std::string replaced(std::string text, std::string_view old, std::string_view by) {
        const auto at = text.find(old);
        Q_ASSERT(at != std::string::npos);
        return text.replace(at, old.size(), by);
    }
    static constexpr std::string_view golemSource =
        R"({"name": "rulebook", "place": "diary", "cost": "stand-in", "timing": "stand-in", "effect": "stand-in"})";
    static std::string standIn() { return std::string(test::standInText()); }

private slots:
    void theStandInPackIsRead() {
        const CardPack pack = standInPack();
        QCOMPARE(pack.id, std::string("stand-in"));
        QCOMPARE(test::cardsOf(pack).size(), std::size_t{60});
        for (const auto& [card, kind] : test::cardsOf(pack)) {
            QCOMPARE(card->name.texts.size(), std::size_t{3});
            QCOMPARE(card->cost == 0, kind == CardKind::Espionage);
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

    /// Each known fact is in the list of known facts with its source, and each line there is a fact
    /// of the pack.
    void knownFactsAreOnRecord() {
        const CardPack pack = standInPack();
        std::map<std::string, std::string> reported;
        for (const auto& [card, kind] : test::cardsOf(pack))
            for (const Fact fact : factsOf(kind))
                if (card->source(fact) != Source::StandIn)
                    reported[card->id + ' ' + std::string(words::of(words::facts, fact))] =
                        words::of(words::sources, card->source(fact));
        std::map<std::string, std::string> recorded;
        QFile file(HEXATELIER_SOURCE_DIR "/resources/clockwork/cards/known-facts.tsv");
        QVERIFY(file.open(QFile::ReadOnly));
        QStringList lines = QString::fromUtf8(file.readAll()).trimmed().split('\n');
        QCOMPARE(lines.takeFirst(), QString("card\tfact\tsource\tbooks\twhere"));
        for (const QString& line : lines) {
            const QStringList cells = line.split('\t');
            QCOMPARE(cells.size(), 5);
            recorded[(cells[0] + ' ' + cells[1]).toStdString()] = cells[2].toStdString();
            // For a rulebook: its name, and the place in it. The diary is one text.
            const bool book = cells[2] == "rulebook";
            QVERIFY2(book || cells[2] == "diary", qPrintable(line));
            static const QRegularExpression books("^(de|en|fr)( (de|en|fr))*$");
            static const QRegularExpression place("^([A-Z]{3}-[0-9]{2}|introduction)$");
            QCOMPARE(books.match(cells[3]).hasMatch(), book);
            QCOMPARE(place.match(cells[4]).hasMatch(), book);
        }
        QCOMPARE(recorded, reported);
        QCOMPARE(recorded.size(), static_cast<std::size_t>(lines.size()));
    }

    /// No rulebook names these, so nothing about them is from a rulebook.
    void cardsOfTheDiaryAreNoCardsOfARulebook() {
        const CardPack pack = standInPack();
        for (const char* id : {"gunpowder", "medicine", "monasticism", "steam-train", "knighthood",
                               "ritual-of-blood", "propaganda"}) {
            const Card* card = find(pack, id);
            QVERIFY2(card != nullptr, id);
            QCOMPARE(card->source(Fact::Name), Source::Diary);
            for (const Source source : card->sources) QVERIFY2(source != Source::Rulebook, id);
        }
        QCOMPARE(int{find(pack, "alchemy")->cost}, 3);
        QCOMPARE(int{find(pack, "ritual-of-blood")->cost}, 7);
        QCOMPARE(int{find(pack, "ambush")->effect.amount}, 3);
        QCOMPARE(find(pack, "propaganda")->effect.per, Per::BattleWon);
    }

    void eachCardTellsWhatIsMadeUp() {
        const CardPack pack = standInPack();
        const auto reported = [&](std::string_view id, const char* language) {
            const Message text = originOf(*find(pack, id)).text;
            return QString::fromStdString(test::messages().text(language, text.code, text.arguments));
        };
        QCOMPARE(standInOf(*find(pack, "spark-imp")), StandIn::Wholly);
        QCOMPARE(reported("spark-imp", "en"),
                 QString("Stand-in: name, discipline and age, cost, timing and effect."));
        QCOMPARE(standInOf(*find(pack, "golem")), StandIn::Partly);
        QCOMPARE(reported("golem", "en"),
                 QString("Stand-in: cost, timing and effect. From the rulebook: name. "
                         "From the designer’s diary: discipline and age."));
        QCOMPARE(reported("golem", "de"),
                 QString("Ersatz: Kosten, Zeitpunkt und Effekt. Aus der Spielregel: Name. "
                         "Aus dem Tagebuch des Autors: Bereich und Zeitalter."));
        QCOMPARE(reported("golem", "fr"),
                 QString::fromUtf8("Remplacement : coût, moment d’utilisation et effet. D’après le livret de "
                                   "règles : nom. D’après le journal de l’auteur : discipline et âge."));
        QCOMPARE(reported("smugglers", "en"), QString("Stand-in: name, timing and effect."));
        QCOMPARE(standInOf(*find(pack, "ambush")), StandIn::None);
        QCOMPARE(reported("ambush", "en"),
                 QString("From the rulebook: name and timing. From the designer’s diary: effect."));
        // Their names carry the mark in sentences, in all languages.
        for (const char* language : {"en", "de", "fr"}) {
            QCOMPARE(std::string(markedName(*find(pack, "golem")).in(language)), std::string("Golem*"));
            QVERIFY(!markedName(*find(pack, "ambush")).in(language).ends_with('*'));
        }
        QCOMPARE(standInsOf(pack), (StandInCount{60, 20, 39}));
    }

    /// A card for each element of the vocabulary, so that play with this pack exercises all of it.
    void theVocabularyIsInUse() {
        std::set<int> verbs, timings, per, units, targets, destinations, shields, disciplines;
        const CardPack pack = standInPack();
        for (const auto& [card, kind] : test::cardsOf(pack)) {
            const Effect& effect = card->effect;
            verbs.insert(static_cast<int>(effect.verb));
            for (int bit = 0; bit < 7; ++bit)
                if ((effect.timings >> bit & 1) != 0)
                    timings.insert(bit + (kind == CardKind::Espionage ? 10 : 0));
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
            RC_ASSERT(again->hash == readCardPack(text)->hash);
            RC_ASSERT(writeCardPack(*again) == text);
        });
        QVERIFY(held);
    }

    /// The same on every machine and in every run; otherwise records would refuse their own cards.
    void hashIsOfTheContent() {
        const CardPack pack = standInPack();
        // Blanks, order of members and explicit defaults don't count.
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
                 {R"("cost": "stand-in")", R"("cost": "printed")"},
                 {R"("author": "Hexatelier")", R"("author": "Somebody")"}}) {
            const auto changed = readCardPack(replaced(standIn(), old, by));
            QVERIFY2(changed.ok(), by.c_str());
            QVERIFY2(changed->hash != pack.hash, by.c_str());
        }
    }

    /// The source of a known fact doesn't change the hash: saved games and certificates of the
    /// first packs, which had only one source, stay valid.
    void hashIsTheSameForAllKnownSources() {
        const CardPack pack = standInPack();
        std::string first = standIn();
        for (std::size_t at = 0; (at = first.find(R"("diary")")) != std::string::npos;)
            first.replace(at, 7, R"("rulebook")");
        const auto read = readCardPack(first);
        QVERIFY(read.ok());
        QCOMPARE(read->hash, pack.hash);
        QCOMPARE(pack.hash, stableHash(first));  // as the first version reckoned it
        QVERIFY(*read != pack);
    }

    void whatIsLeftOutHasADefault() {
        const auto pack = readCardPack(
            replaced(replaced(replaced(standIn(), R"("en": "Golem", "de": "Golem", "fr": "Golem")",
                                       R"("en": "Golem")"),
                              R"(  "author": "Hexatelier",)", ""),
                     std::string(golemSource), "null"));
        QVERIFY(pack.ok());
        const Card& golem = pack->discoveries[0][0];
        QCOMPARE(std::string(golem.name.in("fr")), std::string("Golem"));
        QVERIFY(pack->author.empty());
        QCOMPARE(golem.source(Fact::Name), Source::StandIn);
        QCOMPARE(int{golem.effect.kinds}, int{allKinds});
    }

    void oneWordMayTellTheSourceOfAll() {
        const auto pack = readCardPack(replaced(standIn(), golemSource, R"("rulebook")"));
        QVERIFY(pack.ok());
        const Card& golem = pack->discoveries[0][0];
        QCOMPARE(golem.source(Fact::Cost), Source::Rulebook);
        QCOMPARE(golem.source(Fact::Effect), Source::Rulebook);
        QCOMPARE(standInOf(golem), StandIn::None);
    }

    /// An author who types in all cards of the box gives the source once.
    void thePackMayTellTheSourceOfWhatItsCardsDoNot() {
        const std::string text = replaced(replaced(standIn(), R"("author": "Hexatelier",)",
                                                   R"("author": "Hexatelier", "source": "printed",)"),
                                          golemSource, R"({"cost": "stand-in"})");
        const auto pack = readCardPack(text);
        QVERIFY(pack.ok());
        const Card& golem = pack->discoveries[0][0];
        QCOMPARE(golem.source(Fact::Cost), Source::StandIn);
        for (const Fact fact : {Fact::Name, Fact::Place, Fact::Timing, Fact::Effect})
            QCOMPARE(golem.source(fact), Source::Printed);
        QCOMPARE(pack->discoveries[0][3].source(Fact::Name), Source::StandIn);  // says it itself
    }

    void aPackOfPrintedCardsHoldsNoStandIns() {
        const auto pack = readCardPack(test::printedText());
        QVERIFY(pack.ok());
        QCOMPARE(standInsOf(*pack), (StandInCount{60, 0, 0}));
        QVERIFY(footOf(standInsOf(*pack)).code.empty());
        for (const auto& [card, kind] : test::cardsOf(*pack)) QVERIFY(markedName(*card) == card->name);
    }

    /// The same cards as a part of a pack (core/pack) have the same hash, so that records and
    /// certificates stay valid.
    void cardsAsAPartOfAPackAreTheSame() {
        std::string text = replaced(standIn(), "\"hexatelier-cards\"", "\"hexatelier-pack\"");
        text = replaced(text, "\"discoveries\"", "\"parts\": {\"cards\": {\"discoveries\"");
        text.insert(text.rfind('}'), "}}");
        const auto pack = readCardPack(text);
        QVERIFY2(pack.ok(), pack ? "" : pack.error().code().c_str());
        QVERIFY(*pack == standInPack());
        const auto bad = readCardPack(replaced(text, "\"cost\": 3", "\"cost\": 99"));
        QVERIFY(!bad.ok());
        const auto* place = std::get_if<JsonPointer>(&bad.error().place());
        QVERIFY(place != nullptr && place->path.starts_with("/parts/cards/discoveries/"));
    }

    void anEditorOfJsonMayNameItsSchema() {
        QVERIFY(readCardPack(replaced(standIn(), "{", R"({"$schema": "hexpack-1.schema.json",)")).ok());
    }
};

HEXA_TEST(CardPackTest, "slow-unoptimized");
#include "pack_test.moc"
