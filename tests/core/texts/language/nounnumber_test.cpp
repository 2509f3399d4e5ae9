// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/nounnumber.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa::texts;

namespace {

/// Returns the number of the word behind `>` in a text, based on the other texts of the language.
const char* numberIn(std::string text, const char* language, const std::vector<std::string>& others) {
    NounNumbers nouns;
    const auto learn = [&](const std::vector<Token>& tokens) {
        for (const auto& [noun, seen] : NounNumbers::nounsOf(tokens, language)) nouns.learn(noun, seen);
    };
    for (const std::string& other : others) learn(tokensOf(other, language));
    const std::size_t mark = text.find('>');
    text.erase(mark, 1);
    const auto tokens = tokensOf(text, language);
    learn(tokens);
    for (std::size_t t = 0; t < tokens.size(); ++t)
        if (tokens[t].begin == mark) switch (nouns.of(tokens, t, language)) {
            case NounNumber::Singular:
                return "one";
            case NounNumber::Plural:
                return "several";
            case NounNumber::Unknown:
                return "?";
            }
    return "no word";
}

}  // namespace

class NounNumberTest : public QObject {
    Q_OBJECT

private slots:
    void english_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("number");
        const auto row = [](const char* text, const char* number) { QTest::newRow(text) << text << number; };
        row("Take the >cards.", "several");
        row("Take the red >card.", "one");
        row("Take two >cards.", "several");
        row("Take a >card.", "one");
        row("Each >player draws.", "?");
        row("Take no >cards.", "?");
        row("One of your >cards.", "?");
        row("Two of the >cards.", "?");
        row("The guard >moves the piece.", "?");
        row(">Hedges are cut.", "several");
        row("Roll the >dice.", "?");
        row("The player's >glass.", "?");
        row("The other >players wait.", "several");
        row("Your own >ship.", "one");
        row("Sweep the >stairs.", "?");
        row("A set of >cards.", "several");
        row("A glass of >water.", "?");
    }
    void english() {
        QFETCH(QString, text);
        QFETCH(QString, number);
        QCOMPARE(QString(numberIn(text.toStdString(), "en", {})), number);
    }

    void german_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("number");
        const auto row = [](const char* text, const char* number) { QTest::newRow(text) << text << number; };
        row("Nimm die >Karte.", "one");
        row("Nimm die >Karten.", "several");
        row("Nimm drei rote >Karten.", "several");
        row("Nimm das >Boot.", "one");
        row("Die >Boote des Vereins.", "several");
        row("Die >Richter sitzen im Turm.", "several");
        row("Der >Richter sitzt im Turm.", "one");
        row("Die Züge der >Richter.", "?");
        row("Nimm den >Richter.", "one");  // of several it would be "den Richtern"
        row("Diesen >Richter entfernen", "one");
        row("Die >Flaggen wehen.", "several");
        row("Die >Flagge an Bord.", "one");
        row("Alle deine >Reifen.", "several");
        row("Wir haben beide die >Flagge.", "one");
        row("Helft, die >Boote zu tragen.", "several");
        row("Die roten >Steine.", "several");
        row("Die rote >Runde.", "one");
        row("Die >Stadt am Fluss.", "one");
        row("Die >Wolken am Himmel.", "several");
        row("Die >Messer sind scharf.", "several");
        row("Die >Burgmauer ist hoch.", "one");
        row("Die >Pinsel trocknen.", "several");
        row("Die >Spielsteine liegen da.", "several");
        row("Die >Decks liegen da.", "several");
        row("Hol die >Basis.", "?");
        row("Die >Gans flieht.", "one");
        row("Mit den >Hüten.", "several");
        row("In den >Laden.", "?");
        row("Der >Turm steht.", "one");
        row("Der rote >Stein.", "one");
        row("Die Farbe der >Steine.", "several");
        row("Die >Leute warten.", "?");
        row("Jeder >Richter nimmt eine Karte.", "?");
        row("Nimm keine >Karten.", "?");
        row("Einer der >Richter.", "?");
        row("Ein Boot, das eine >Boje berührt.", "one");
        row("Die >XML-Datei ist leer.", "?");
        row("Ein paar >Karten.", "several");
        row("Seine >Verbündete stellt auf.", "?");
        row("Mit >Holz.", "?");
        row("Ein Boot, das >Brote und Ruder hat.", "?");
        row("Wenn ihr >Städte habt.", "?");
    }
    void german() {
        QFETCH(QString, text);
        QFETCH(QString, number);
        const std::vector<std::string> others{"Eine Karte, ein Boot, ein Richter, ein Verbündeter."};
        QCOMPARE(QString(numberIn(text.toStdString(), "de", others)), number);
    }

    void french_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("number");
        const auto row = [](const char* text, const char* number) { QTest::newRow(text) << text << number; };
        row("Prenez les >cartes.", "several");
        row("Prenez la petite >carte.", "one");
        row("Prenez deux >cartes.", "several");
        row("Chaque >joueur pioche.", "?");
        row("Le message à >formes.", "?");
        row("L’un des >joueurs.", "?");
        row("Une de vos >cartes.", "?");
        row("Aux >joueurs.", "several");
        row("Les autres >joueurs.", "several");
        row("Payez les >frais.", "?");
    }
    void french() {
        QFETCH(QString, text);
        QFETCH(QString, number);
        QCOMPARE(QString(numberIn(text.toStdString(), "fr", {})), number);
    }

    void certainOnes() {
        const auto definite = [](const char* text, const char* language) {
            const auto tokens = tokensOf(text, language);
            return NounNumbers::isDefinite(tokens, tokens.size() - 1, language);
        };
        QVERIFY(definite("the boats", "en"));
        QVERIFY(definite("all boats", "en"));
        QVERIFY(!definite("a boat", "en"));
        QVERIFY(!definite("their boats", "en"));  // each has one, maybe
        QVERIFY(!definite("boats", "en"));
        QVERIFY(definite("die Boote", "de"));
        QVERIFY(!definite("ein Boot", "de"));
        const auto owned = tokensOf("die Stärke der Boote", "de");
        QVERIFY(!NounNumbers::isDefinite(owned, 1, "de"));
        QVERIFY(definite("les bateaux", "fr"));
        QVERIFY(!definite("leurs bateaux", "fr"));
    }
};

HEXA_TEST(NounNumberTest, "slow-unoptimized");
#include "nounnumber_test.moc"
