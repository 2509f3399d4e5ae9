// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/align/wordpairs.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>

using namespace hexa;
using namespace hexa::texts;

class WordPairsTest : public QObject {
    Q_OBJECT

    static std::uint64_t meaning(const WordPairs& pairs, const char* word, const char* language) {
        return pairs.meaning(tokensOf(word, language).front(), language);
    }

private slots:
    /// Words in the same rows mean the same, in any inflection and via a third language.
    void learns() {
        WordPairs pairs;
        pairs.learn(
            {{{"en", "The shepherd sleeps."}, {"de", "Der Hirte schläft."}, {"fr", "Le berger dort."}},
             {{"en", "A shepherd has a dog."},
              {"de", "Ein Hirte hat einen Hund."},
              {"fr", "Un berger a un chien."}},
             {{"en", "The dog barks loudly."},
              {"de", "Der Hund bellt laut."},
              {"fr", "Le chien aboie fort."}}});
        QVERIFY(!pairs.empty());
        QVERIFY(meaning(pairs, "shepherds", "en") != 0);
        QCOMPARE(meaning(pairs, "shepherds", "en"), meaning(pairs, "Hirten", "de"));
        QCOMPARE(meaning(pairs, "Hirte", "de"), meaning(pairs, "berger", "fr"));
        QVERIFY(meaning(pairs, "dog", "en") != meaning(pairs, "Hirte", "de"));
        // A pair from a single row is rejected, and small words are not pairs.
        QCOMPARE(meaning(pairs, "loudly", "en"), std::uint64_t{0});
        QCOMPARE(meaning(pairs, "the", "en"), std::uint64_t{0});
        const auto found = pairs.pairs("de", "en");
        QVERIFY(std::any_of(found.begin(), found.end(), [](const auto& pair) {
            return pair.first == "hund" && pair.second == "dog" && pair.rows == 2;
        }));
    }

    /// Untranslated texts vote, character by character.
    void otherScripts() {
        WordPairs pairs;
        pairs.learn({{{"ja", "\u5175\u58eb\u306f"}, {"de", "Soldat hier"}},
                     {{"ja", "\u5175\u58eb"}, {"de", "Soldat dort"}},
                     {{"ja", "\u68ee"}, {"de", "Wald"}}});
        QVERIFY(meaning(pairs, "Soldat", "de") != 0);
        const std::uint64_t soldier = meaning(pairs, "Soldat", "de");
        QVERIFY(meaning(pairs, "\u5175", "ja") == soldier || meaning(pairs, "\u58eb", "ja") == soldier);
        QCOMPARE(meaning(pairs, "\u306f", "ja"), std::uint64_t{0});
    }

    /// A function word has no meaning, even if a learned word has the same stem.
    void functionWords() {
        WordPairs pairs;
        pairs.learn({{{"en", "Three sounds fade."}, {"fr", "Trois sons baissent."}},
                     {{"en", "Two sounds grow."}, {"fr", "Deux sons montent."}}});
        QVERIFY(meaning(pairs, "sons", "fr") != 0);
        QCOMPARE(meaning(pairs, "son", "fr"), std::uint64_t{0});  // "his"
    }

    void nothing() {
        WordPairs pairs;
        pairs.learn({});
        QVERIFY(pairs.empty());
        pairs.learn({{{"en", "alone"}}});
        QVERIFY(pairs.empty());
    }
};

HEXA_TEST(WordPairsTest, "slow-unoptimized");
#include "wordpairs_test.moc"
