// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/registry/registry.h"
#include "core/texts/align/align.h"
#include "core/texts/glossary/glossaryfile.h"
#include "core/texts/glossary/matcher.h"
#include "core/texts/import/importer.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/numbers.h"
#include "core/texts/language/sentences.h"
#include "tests/core/texts/import/lettersof.h"
#include "tests/support/plantederrors.h"
#include "tests/support/test.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>

using namespace hexa;
using namespace hexa::texts;

namespace {

std::vector<std::string> blocksOf(const char* text, TextForm form = TextForm::Plain,
                                  const char* language = "en") {
    std::vector<std::string> out;
    for (const Block& block : readBlocks(text, language, form).blocks) out.push_back(block.text);
    return out;
}

std::string sorted(std::string text) {
    std::sort(text.begin(), text.end());
    return text;
}

using Texts = std::vector<std::string>;

}  // namespace

class ImporterTest : public QObject {
    Q_OBJECT

private slots:
    void encodings_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("latin1");
        QTest::addColumn<QByteArray>("text");  // or the code of the error
        QTest::newRow("UTF-8") << QByteArray("\xc3\xa4\n") << false << QByteArray("\xc3\xa4\n");
        QTest::newRow("UTF-8 with a mark")
            << QByteArray("\xef\xbb\xbf\xc3\xa4") << false << QByteArray("\xc3\xa4");
        QTest::newRow("UTF-16 little") << QByteArray("\xff\xfe\xe4\x00\x3c\xd8\x00\xdf", 8) << false
                                       << QByteArray("\xc3\xa4\xf0\x9f\x8c\x80");
        QTest::newRow("UTF-16 big") << QByteArray("\xfe\xff\x00\xe4", 4) << false << QByteArray("\xc3\xa4");
        QTest::newRow("UTF-16 cut off")
            << QByteArray("\xff\xfe\xe4", 3) << false << QByteArray("texts.import.utf16");
        QTest::newRow("Latin 1 unasked")
            << QByteArray("gr\xfcn") << false << QByteArray("texts.import.encoding");
        QTest::newRow("Latin 1") << QByteArray("gr\xfcn \x80") << true
                                 << QByteArray("gr\xc3\xbcn \xe2\x82\xac");
        QTest::newRow("binary") << QByteArray("a\0b", 3) << false << QByteArray("texts.import.binary");
        QTest::newRow("Windows lines") << QByteArray("a\r\nb\rc") << false << QByteArray("a\nb\nc");
        QTest::newRow("100 MB") << QByteArray(100 << 20, 'a') << false
                                << QByteArray("texts.import.too-large");
    }
    void encodings() {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, latin1);
        QFETCH(QByteArray, text);
        const auto decoded = decodeText({bytes.constData(), static_cast<std::size_t>(bytes.size())},
                                        latin1 ? Encoding::Latin1 : Encoding::Detect);
        QCOMPARE(QByteArray::fromStdString(decoded ? *decoded : decoded.error().code()), text);
    }

    void blocks() {
        QCOMPARE(blocksOf("# Title\n\nText.\n- one\n- two\n"), (Texts{"Title", "Text.", "one", "two"}));
        QCOMPARE(blocksOf("| | |\n|--|--|\n| a b | c |\n"), (Texts{"a b", "c"}));
        QCOMPARE(blocksOf("One\ntwo.\n\nThree.", TextForm::Markdown), (Texts{"One two.", "Three."}));
        const BlockText document = readBlocks("A heading\n\nA sentence that ends.\n", "en", TextForm::Plain);
        QCOMPARE(document.blocks[0].kind, UnitKind::Heading);
        QCOMPARE(document.blocks[1].linesOf(0, 5).first, 3);
    }

    void mending() {
        // A word cut by a hyphen, a sentence broken by a line end, one broken by a box.
        QCOMPARE(
            blocksOf("- Die Spieler rekrutieren alle zeit-\n\ngleich Arbeiter.\n", TextForm::Plain, "de"),
            (Texts{"Die Spieler rekrutieren alle zeitgleich Arbeiter."}));
        QCOMPARE(blocksOf("You write all the orders that you want to give on\na sheet of paper.\n"),
                 (Texts{"You write all the orders that you want to give on a sheet of paper."}));
        QCOMPARE(
            blocksOf("After one of the players has passed and all the others have done so too,\n\n# A "
                     "box\n\nIt says this.\n\nhe can't do more.\n"),
            (Texts{
                "After one of the players has passed and all the others have done so too, he can't do more.",
                "A box", "It says this."}));
        // Stray letters for bullets, often enough.
        QCOMPARE(blocksOf("Things: w You one. w You two. w You three.\n"),
                 (Texts{"Things:", "You one.", "You two.", "You three."}));
        QCOMPARE(blocksOf("Plan w is good.\n"), (Texts{"Plan w is good."}));
    }

    /// A digit in place of an ornament is removed; a real number stays.
    void digitsForOrnaments() {
        QCOMPARE(
            blocksOf(
                "He takes it. 2 Combat Phase During this phase all fight. 2 End of Turn At the end of it "
                "all rest. 2 Negotiating Players talk. 2 2 vs. 2 Variant The teams are two. Then go "
                "on.) 2 Game End & Victory\n"),
            (Texts{"He takes it.", "Combat Phase", "During this phase all fight.", "End of Turn",
                   "At the end of it all rest.", "Negotiating", "Players talk.", "2 vs. 2 Variant",
                   "The teams are two. Then go on.)", "Game End & Victory"}));
        const auto kept = [](const char* text, const char* language) {
            const BlockText document = readBlocks(text, language, TextForm::Plain);
            QCOMPARE(document.blocks.size(), std::size_t{1});
            QCOMPARE(document.blocks[0].text, std::string(text));
            QVERIFY(document.repairs.empty());
        };
        kept("2 Spieler: 12 Karten. 3 Spieler: 10 Karten. 3 Spieler: 9 Karten. 3 Spieler: 8 Karten.", "de");
        kept("Karten gibt es so: 2 je Person. 3 Spieler bekommen 10. 3 Karten bleiben. 3 Runden folgen.",
             "de");
        kept("Es gibt viel. 3 Figuren. 3 Karten. 3 Würfel. 3 Plättchen. Das ist alles für 3 Personen.", "de");
        kept("Take these. 2 Clockwork Golems stand. 2 Steam Tanks roll. 2 Court Wizards think.", "en");
        kept("You get this: one map. 5 Workers. 5 Soldiers. 5 Golems. That is all.", "en");
        kept("You may pay! 2 Victory Points for this. 2 Victory Points for that. 2 Victory Points more.",
             "en");
        // A number stays even if the same digit is an ornament elsewhere.
        QCOMPARE(
            blocksOf(
                "Go. 2 Combat Phase During it all fight. 2 Last Turn At the end all rest. 2 Big Game In it "
                "all win. 2 Soldiers stay. 2 Clockwork Golems stay, too.\n"),
            (Texts{"Go.", "Combat Phase", "During it all fight.", "Last Turn", "At the end all rest.",
                   "Big Game", "In it all win. 2 Soldiers stay. 2 Clockwork Golems stay, too."}));
    }

    void sentences() {
        const auto count = [](const char* text, const char* language) {
            const auto tokens = tokensOf(text, language);
            return sentencesOf(tokens, text, language).size();
        };
        QCOMPARE(count("See e.g. the map. It is big.", "en"), std::size_t{2});
        QCOMPARE(count("Das gilt z.B. in der 5. Runde. Danach nicht.", "de"), std::size_t{2});
        QCOMPARE(count("Voilà ! C’est bon ? Oui.", "fr"), std::size_t{3});
        QCOMPARE(count("What nerve!But he can.", "en"), std::size_t{2});
        QCOMPARE(count("He said “Go.” Then he went.", "en"), std::size_t{2});
        QCOMPARE(count("一つ。二つ。", "en"), std::size_t{2});
        QCOMPARE(count("", "en"), std::size_t{0});
    }

    void numbers() {
        const auto values = [](const char* text, const char* language) {
            std::vector<int> out;
            const auto tokens = tokensOf(text, language);
            for (const NumberUse& use : numbersOf(tokens, text, language))
                out.push_back(static_cast<int>(use.thousandths));
            return out;
        };
        QCOMPARE(values("2-4, seven, 1,500 and 2.5; L1, IV", "en"),
                 (std::vector<int>{2000, 4000, 7000, 1500000, 2500, 1000, 4000}));
        QCOMPARE(values("+2, -3, −4, (-5); 2-6, V-7, -8–9, minus 10, -1.5", "en"),
                 (std::vector<int>{2000, -3000, -4000, -5000, 2000, 6000, 7000, -8000, 9000, -10000, -1500}));
        QCOMPARE(
            values("10 000, 1 000 000, 10 000,5, 1000 100, 1 10, 1 1000", "fr"),
            (std::vector<int>{10000000, 1000000000, 10000500, 1000000, 100000, 1000, 10000, 1000, 1000000}));
        QCOMPARE(values("1 500, 1\n500", "fr"), (std::vector<int>{1500000, 1000, 500000}));
        QCOMPARE(values("1 500", "en"), (std::vector<int>{1000, 500000}));
        QCOMPARE(values("1 500", "de"), (std::vector<int>{1500000}));
        // Numbers of any size are the largest one.
        const auto large = [](const char* text, const char* language) {
            const auto tokens = tokensOf(text, language);
            return numbersOf(tokens, text, language).front().thousandths;
        };
        const std::int64_t largest = 1'000'000'000'000'000;
        QVERIFY(large("100 200 300 400 500 600 700 800", "fr") >= largest);
        QVERIFY(large("2 billion billion billion billion", "en") == largest);
        QVERIFY(large("two billion billion billion billion", "en") >= largest);
        QCOMPARE(values("au moins 2, de moins 3, moins trois", "fr"), (std::vector<int>{2000, -3000, -3000}));
        QCOMPARE(values("2,5 und zwölf", "de"), (std::vector<int>{2500, 12000}));
        QCOMPARE(values("quatre-vingts ou 3 x 3", "fr"), (std::vector<int>{80000, 3000, 3000}));
        QCOMPARE(values("vingt-et-un, soixante-dix, quatre-vingt-dix-neuf, deux cent cinquante", "fr"),
                 (std::vector<int>{21000, 70000, 99000, 250000}));
        QCOMPARE(values("fünfundzwanzig, zweihundertdrei, hundertjährig, tausend", "de"),
                 (std::vector<int>{25000, 203000, 1000000}));
        QCOMPARE(values("twenty-five, two hundred and six, half a dozen", "en"),
                 (std::vector<int>{25000, 206000, 6000}));
    }

    void inflectedTerms_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("keys");
        QTest::newRow("umlaut plural") << "de"
                                       << "Wälder"
                                       << "territory.forest";
        QTest::newRow("genitive") << "de"
                                  << "des Waldes"
                                  << "territory.forest";
        QTest::newRow("compound") << "de"
                                  << "Hauptstadtfeld"
                                  << "territory.capital";
        QTest::newRow("agent noun") << "de"
                                    << "Spiele"
                                    << "";
        QTest::newRow("agent noun itself") << "de"
                                           << "Spielern"
                                           << "game.player";
        QTest::newRow("elision") << "fr"
                                 << "l’ouvrier"
                                 << "unit.worker";
        QTest::newRow("plural with small words") << "fr"
                                                 << "phases de la recherche"
                                                 << "phase.research";
        QTest::newRow("longest wins") << "en"
                                      << "research territories"
                                      << "territory.research";
        QTest::newRow("abbreviation in the plural") << "en"
                                                    << "3 VPs"
                                                    << "measure.victory_point";
        QTest::newRow("hyphen") << "de"
                                << "Kampf-Phase"
                                << "phase.combat";
        QTest::newRow("verb with its prefix apart")
            << "de"
            << "Stelle ihn in jedem Gebiet oder auf dem Berg auf, wo du willst"
            << "order.deploy territory";
        QTest::newRow("a preposition is no prefix") << "de"
                                                    << "Stelle dich auf den Berg"
                                                    << "";
        QTest::newRow("participle and zu") << "de"
                                           << "aufgestellt, aufzustellen"
                                           << "order.deploy order.deploy";
        QTest::newRow("an adjective is no noun") << "de"
                                                 << "nach alter Sitte"
                                                 << "";
        QTest::newRow("finite verb") << "de"
                                     << "Sie erobert es und passt"
                                     << "rule.capture game.pass";
        QTest::newRow("finite verb, French") << "fr"
                                             << "ils recrutent et ont passé"
                                             << "order.recruit game.pass";
        QTest::newRow("verb on -e") << "en"
                                    << "to be sacrificed"
                                    << "game.sacrifice";
        QTest::newRow("markup between") << "de"
                                        << "**Kampf**-Phase"
                                        << "phase.combat";
    }
    void inflectedTerms() {
        QFETCH(QString, language);
        QFETCH(QString, text);
        QFETCH(QString, keys);
        const auto glossary = readGlossary(builtInGlossary({}));
        QVERIFY(glossary);
        Matcher matcher(*glossary, language.toStdString());
        QStringList found;
        for (const TermUse& use : matcher.find(tokensOf(text.toStdString(), language.toStdString())))
            found += QString::fromStdString(glossary->terms[use.readings.front().term].key);
        QCOMPARE(found.join(' '), keys);
    }

    void glossaryFiles() {
        const auto glossary = readGlossary(builtInGlossary({}));
        QVERIFY(glossary);
        QVERIFY(glossary->terms.size() > 200);
        QVERIFY(*readGlossary(writeGlossary(*glossary)) == *glossary);
        const auto table = readGlossaryTable("key\ten\tde\tnote\nterritory.lake\tLake\tSee | Teich\tblue\n");
        QVERIFY(table);
        QCOMPARE(table->terms[0].forms.find("de")->second[1].status, FormStatus::Admitted);
        QCOMPARE(readGlossaryTable("key\ten\na\tb\na\tc\n").error().code(),
                 std::string("texts.glossary.table"));
        QCOMPARE(readGlossary("{}").error().code(), std::string("texts.glossary.format"));
        Glossary odd = *table;
        odd.terms.push_back(
            {"x", {}, {{"en", {{"lake", FormStatus::Preferred}}}}, {}, false, false, false, {}});
        QCOMPARE(lint(odd, {"en", "de"}).size(), std::size_t{2});  // a form twice, and one key without German
    }

    void alignment() {
        const std::string en = "Set-up\n\nPut the 3 red pieces here. Turn them over.\n\nThe end\n\nThe game "
                               "ends after 7 turns.\n";
        const std::string de = "Aufbau\n\nLege die 3 roten Figuren hierher und drehe sie um.\n\nEnde\n\nDas "
                               "Spiel endet nach 7 Runden.\n";
        const std::string fr = "Mise en place\n\nPosez ici les 3 pièces rouges. Retournez-les.\n\nFin\n\nLa "
                               "partie se termine après 7 tours.\n";
        const auto project = importTexts({{"en", en}, {"de", de}, {"fr", fr}}, {});
        QVERIFY(project);
        QCOMPARE(project->units.size(), std::size_t{4});
        QCOMPARE(std::string(project->units[1].in("fr")),
                 std::string("Posez ici les 3 pièces rouges. Retournez-les."));
        QCOMPARE(project->units[1].find("fr")->lines->first, 3);
        QCOMPARE(project->units[1].find("fr")->lines->last, 3);
        QCOMPARE(std::string(project->units[3].in("de")), std::string("Das Spiel endet nach 7 Runden."));
        QCOMPARE(project->sections.size(), std::size_t{2});
    }

    /// A text in only one language stays in its place and moves nothing else.
    void unmatchedSentence() {
        const std::string en =
            "Set-up\n\nPut the 3 red pieces here. Turn them over.\n\nTake 5 cards.\n\nThe game "
            "ends after 7 turns.\n";
        const std::string de =
            "Aufbau\n\nLege die 3 roten Figuren hierher und drehe sie um. Wer friert, trinkt einen Tee "
            "dazu.\n\nNimm 5 Karten.\n\nNach alter Sitte spricht dabei niemand ein Wort, solange es "
            "dauert.\n\nDas Spiel endet nach 7 Runden.\n";
        const std::string fr = "Mise en place\n\nPosez ici les 3 pièces rouges. Retournez-les.\n\nPrenez 5 "
                               "cartes.\n\nLa partie se termine après 7 tours.\n";
        const auto project = importTexts({{"en", en}, {"de", de}, {"fr", fr}}, {});
        QVERIFY(project);
        QCOMPARE(project->units.size(), std::size_t{5});
        QCOMPARE(
            std::string(project->units[1].in("de")),
            std::string(
                "Lege die 3 roten Figuren hierher und drehe sie um. Wer friert, trinkt einen Tee dazu."));
        QCOMPARE(std::string(project->units[2].in("fr")), std::string("Prenez 5 cartes."));
        QVERIFY(project->units[3].in("de").starts_with("Nach alter Sitte"));
        QVERIFY(project->units[3].in("en").empty() && project->units[3].in("fr").empty());
        QCOMPARE(std::string(project->units[4].in("en")), std::string("The game ends after 7 turns."));
    }

    void movedBox() {
        const std::string box =
            "Ada owns 3 Catapults and 5 Portals. She plays 7 of them. Jules has 2 Golems left over.\n\n";
        const std::string boxDe =
            "Ada besitzt 3 Katapulte und 5 Portale. Sie spielt 7 davon. Jules hat noch 2 Golems übrig.\n\n";
        const std::string en = "The first paragraph has 11 words.\n\n" + box +
                               "Another one has 12 of them, really.\n\nThe last has 13.\n";
        const std::string de = "Der erste Absatz hat 11 Wörter.\n\nEin weiterer hat 12 davon, "
                               "wirklich.\n\nDer letzte hat 13.\n\n" +
                               boxDe;
        const auto project = importTexts({{"en", en}, {"de", de}}, {});
        QVERIFY(project);
        const auto unit = std::find_if(project->units.begin(), project->units.end(),
                                       [](const Unit& u) { return u.in("en").starts_with("Ada"); });
        QVERIFY(unit != project->units.end());
        QVERIFY(unit->in("de").starts_with("Ada"));
    }

    /// A text in only one language, as long as an unrelated one in only the other language, must
    /// not end the search for moved texts.
    void movedBoxBesideOthersThatAreAlone() {
        const std::string en =
            "We sat in the old hut by the lake and had a cup of tea with all of them there.\n\n"
            "The first paragraph has 11 words.\n\nAda owns 3 cups and 5 jars.\n\n"
            "Another one has 12 of them, really.\n\nThe next one has 14.\n\nThe last has 13.\n";
        const std::string de =
            "Der erste Absatz hat 11 Wörter.\n\nEin weiterer hat 12 davon, wirklich.\n\n"
            "Ada hat 3 Tassen und 5 Krüge.\n\nDer nächste hat 14.\n\nDer letzte hat 13.\n\n"
            "Die Katze lag auf dem Dach und sah am Abend weit in das Land hin bis zum See.\n";
        const auto project = importTexts({{"en", en}, {"de", de}}, {});
        QVERIFY(project);
        const auto in = [&](const char* begin) {
            const auto unit = std::find_if(project->units.begin(), project->units.end(),
                                           [&](const Unit& u) { return u.in("en").starts_with(begin); });
            return unit == project->units.end() ? std::string("none") : std::string(unit->in("de"));
        };
        QCOMPARE(in("Ada owns"), std::string("Ada hat 3 Tassen und 5 Krüge."));
        QCOMPARE(in("We sat"), std::string());
    }

    void nothingIsLost() {
        QVERIFY(rc::check("every letter of the files is in a row, once", [] {
            const auto line = rc::gen::element<std::string>(
                "", "A heading", "A sentence with 3 words. And 2.", "- an item", "| a | b |",
                "broken off in the", "goes on here.", "日本語の文。もう一つ。", "Ada: 4!");
            const auto text = [&] {
                std::string out = "x\n";
                for (const auto& each : *rc::gen::container<std::vector<std::string>>(line))
                    out += each + '\n';
                return out;
            };
            const std::vector<std::string> files{text(), text(), text()};
            const auto project = importTexts({{"en", files[0]}, {"de", files[1]}, {"fr", files[2]}}, {});
            RC_ASSERT(project.ok());
            const char* languages[] = {"en", "de", "fr"};
            for (std::size_t i = 0; i < 3; ++i) {
                std::string all;
                for (const Unit& unit : project->units) all += unit.in(languages[i]);
                RC_ASSERT(sorted(test::lettersOf(all)) == sorted(test::lettersOf(files[i])));
            }
        }));
    }

    void hostile() {
        QCOMPARE(importTexts({{"en", "  \n \n"}}, {}).error().code(), std::string("texts.import.empty"));
        std::string many;
        for (int i = 0; i < 50'001; ++i) many += "Line.\n";
        QCOMPARE(importTexts({{"en", many}}, {}).error().code(), std::string("texts.import.too-long"));
        many.clear();
        for (int i = 0; i < 50'001; ++i) many += "Go on now. ";
        const auto sentences = importTexts({{"en", "One."}, {"de", many}}, {});
        QVERIFY(!sentences);
        QCOMPARE(sentences.error().code(), std::string("texts.import.too-many-sentences"));
        const auto has = [&](const Argument& argument) {
            return argument.name == "language" && argument.value == ArgumentValue(std::string("de"));
        };
        QVERIFY(std::any_of(sentences.error().arguments().begin(), sentences.error().arguments().end(), has));
        // One endless line, only marks, lonely accents.
        for (const std::string& text : {std::string(300'000, 'a'), std::string(50'000, '('),
                                        std::string("\xcc\x81\xcc\x81"), std::string("{{{{%%%%%L")}) {
            const auto project = importTexts({{"en", text}, {"de", "Ein Satz."}}, {});
            QVERIFY(project);
            QVERIFY(!project->units.empty());
        }
    }

    void calledOff() {
        std::stop_source source;
        source.request_stop();
        const auto project = importTexts({{"en", "One."}, {"de", "Eins."}}, {}, source.get_token());
        QVERIFY(!project);
        QCOMPARE(project.error().code(), std::string("texts.import.stopped"));
    }

    /// The sample rulebooks, if they are here: no sentence lost, nearly all rows found.
    void rulebooks() {
        const auto glossary = readGlossary(builtInGlossary({}));
        QVERIFY(glossary);
        const Project project = test::rulebooks(*glossary);
        if (project.units.empty()) QSKIP("the rulebooks are not on this machine (HEXATELIER_RULEBOOKS)");
        std::size_t complete = 0;
        for (const Unit& unit : project.units)
            if (!unit.in("en").empty() && !unit.in("de").empty() && !unit.in("fr").empty()) ++complete;
        QVERIFY2(complete >= 365, QByteArray::number(static_cast<qulonglong>(complete)).constData());
        QVERIFY(project.units.size() <= 435);
    }
};

HEXA_TEST(ImporterTest, "long slow-unoptimized");
#include "importer_test.moc"
