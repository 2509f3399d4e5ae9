// SPDX-License-Identifier: GPL-3.0-or-later
// Glossaries as TBX and as tables.
#include "core/texts/exchange/glossarytables.h"

#include "core/texts/glossary/glossaryfile.h"
#include "tests/support/test.h"

#include <QTest>

#include <set>
#include <string>

using namespace hexa;
using namespace hexa::texts;

namespace {

Term term(const char* key) {
    Term term;
    term.key = key;
    return term;
}

Glossary someTerms() {
    Glossary glossary;
    Term turn = term("game.turn");
    turn.forms["de"] = {{"Runde", FormStatus::Preferred},
                        {"Durchgang", FormStatus::Admitted},
                        {"Zug", FormStatus::Forbidden}};
    turn.forms["en"] = {{"turn <1> & \"more\"", FormStatus::Preferred},
                        {"go, round", FormStatus::Deprecated}};
    turn.note = "not a move";
    turn.family = "time";
    Term other = term("lake");
    other.forms["fr"] = {{"lac", FormStatus::Preferred}};
    glossary.terms = {turn, other};
    return glossary;
}

const char* const basic2 = R"(<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE martif SYSTEM "TBXBasiccoreStructV02.dtd">
<martif type="TBX-Basic" xml:lang="en"><martifHeader><fileDesc><sourceDesc><p>x</p></sourceDesc></fileDesc></martifHeader>
<text><body><termEntry id="c5"><descrip type="subjectField">boards</descrip>
<descripGrp><descrip type="definition">a  hollow
 thing</descrip></descripGrp>
<langSet xml:lang="en-US"><tig><term>hex</term><termNote type="partOfSpeech">noun</termNote></tig>
<ntig><termGrp><term>cell</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></termGrp></ntig></langSet>
<langSet xml:lang="de"><tig><term>Hex<hi>feld</hi></term></tig><tig><term>Feld</term></tig></langSet>
</termEntry></body></text></martif>)";

const char* const dct3 = R"(<tbx style="dct" type="TBX-Basic" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2"
 xmlns:min="urn:tbx:min" xmlns:basic="urn:tbx:basic">
<text><body><conceptEntry id="c5"><min:subjectField>boards</min:subjectField>
<langSec xml:lang="en"><termSec><term>hex</term></termSec>
<termSec><term>cell</term><min:administrativeStatus>deprecatedTerm-admn-sts</min:administrativeStatus></termSec></langSec>
<langSec xml:lang="de"><termSec><term>Hexfeld</term></termSec><termSec><term>Feld</term></termSec></langSec>
</conceptEntry></body></text></tbx>)";

}  // namespace

class GlossaryTablesTest : public QObject {
    Q_OBJECT
private slots:
    void outAndIn_data() {
        QTest::addColumn<int>("form");
        QTest::newRow("JSON") << int(GlossaryForm::Json);
        QTest::newRow("TBX") << int(GlossaryForm::Tbx);
        QTest::newRow("CSV") << int(GlossaryForm::Csv);
    }
    void outAndIn() {
        QFETCH(int, form);
        const Glossary glossary = someTerms();
        const auto back = readAnyGlossary(writeGlossaryAs(glossary, GlossaryForm(form)));
        QVERIFY2(back, back ? "" : back.error().code().c_str());
        QCOMPARE(back->terms.size(), glossary.terms.size());
        for (std::size_t i = 0; i < back->terms.size(); ++i) QVERIFY(back->terms[i] == glossary.terms[i]);
    }

    /// Terms in any language of the project come back, in each form.
    void anyLanguages_data() { outAndIn_data(); }
    void anyLanguages() {
        QFETCH(int, form);
        Glossary glossary;
        Term lake = term("lake");
        const std::vector<std::string> known{"en", "fr", "fr-CA", "sv"};
        for (const std::string& language : known)
            lake.forms[language] = {{"in " + language, FormStatus::Preferred},
                                    {"not " + language, FormStatus::Forbidden}};
        glossary.terms = {lake};
        const auto back = readAnyGlossary(writeGlossaryAs(glossary, GlossaryForm(form)), known);
        QVERIFY2(back, back ? "" : back.error().code().c_str());
        QVERIFY(back->terms == glossary.terms);
    }

    /// A rare code counts beside another language, also where the project doesn't name it.
    void rareLanguagesInTables() {
        const auto glossary = readAnyGlossary("key,en,sv,sv:forbidden\ncard,card,kort,kart\n");
        QVERIFY(glossary);
        QCOMPARE(glossary->terms.front().forms.at("sv").size(), std::size_t(2));
    }

    void flagsInTables() {
        Glossary glossary = someTerms();
        glossary.terms[0].common = glossary.terms[0].caseMatters = true;
        const auto back = readGlossaryCsv(writeGlossaryCsv(glossary));
        QVERIFY(back);
        QVERIFY(back->terms[0] == glossary.terms[0]);
    }

    void otherPrograms_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::newRow("version 2") << QByteArray(basic2);
        QTest::newRow("version 3") << QByteArray(dct3);
    }
    void otherPrograms() {
        QFETCH(QByteArray, file);
        const auto glossary = readAnyGlossary(file.toStdString(), {"en", "de"});
        QVERIFY2(glossary, glossary ? "" : glossary.error().code().c_str());
        QCOMPARE(glossary->terms.size(), std::size_t(1));
        const Term& hex = glossary->terms.front();
        QCOMPARE(hex.key, std::string("c5"));
        QCOMPARE(hex.family, std::string("boards"));
        QCOMPARE(hex.forms.at("en"),
                 (std::vector<Form>{{"hex", FormStatus::Preferred}, {"cell", FormStatus::Forbidden}}));
        QCOMPARE(hex.forms.at("de"),
                 (std::vector<Form>{{"Hexfeld", FormStatus::Preferred}, {"Feld", FormStatus::Admitted}}));
        if (file == basic2) QCOMPARE(hex.note, std::string("a hollow thing"));
    }

    void idsAreValidAndUnique() {
        Glossary glossary;
        for (const char* key : {"1 a", "1+a", "", "ä", "ö"}) {
            Term one = term(key);
            one.forms["en"] = {{std::string("x") + key, FormStatus::Preferred}};
            glossary.terms.push_back(one);
        }
        const auto back = readTbx(writeTbx(glossary));
        QVERIFY(back);
        QCOMPARE(back->terms.size(), glossary.terms.size());
        std::set<std::string> keys;
        for (const Term& one : back->terms) keys.insert(one.key);
        QCOMPARE(keys.size(), glossary.terms.size());
    }

    void tables() {
        const auto glossary = readGlossaryCsv("Key;Deutsch;English;de:forbidden;Kommentar\r\n"
                                              "lake;See | Weiher;lake;Tümpel;\"wet; cold\"\r\n"
                                              ";Wald;forest;;\r\n;;;;lonely\r\n");
        QVERIFY2(glossary, glossary ? "" : glossary.error().code().c_str());
        QCOMPARE(glossary->terms.size(), std::size_t(2));
        QCOMPARE(glossary->terms[0].forms.at("de"), (std::vector<Form>{{"See", FormStatus::Preferred},
                                                                       {"Weiher", FormStatus::Admitted},
                                                                       {"Tümpel", FormStatus::Forbidden}}));
        QCOMPARE(glossary->terms[0].note, std::string("wet; cold"));
        QCOMPARE(glossary->terms[1].key, std::string("term-2"));
    }

    void refused_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("code");
        QTest::newRow("another root") << QByteArray("<tmx/>") << "texts.tbx.form";
        QTest::newRow("no terms") << QByteArray("<tbx><text><body/></text></tbx>") << "texts.tbx.empty";
        QTest::newRow("entities") << QByteArray("<!DOCTYPE a [<!ENTITY b \"c\">]><tbx/>") << "xml.entities";
        QTest::newRow("deep") << QByteArray("<tbx>") + QByteArray("<text>").repeated(300) +
                                     QByteArray("</text>").repeated(300) + "</tbx>"
                              << "xml.too-deep";
        QTest::newRow("cut") << QByteArray("<tbx><text><body><conceptEntry>") << "xml.syntax";
        QTest::newRow("no language") << QByteArray("key;a\nb;c\n") << "texts.table.no-language";
        QTest::newRow("twice") << QByteArray("key;de\nb;c\nb;d\n") << "texts.glossary.twice";
        QTest::newRow("workbook") << QByteArray("PK\x03\x04") << "texts.exchange.workbook";
        QTest::newRow("nothing") << QByteArray() << "texts.exchange.empty";
    }
    void refused() {
        QFETCH(QByteArray, file);
        QFETCH(QString, code);
        const auto glossary = readAnyGlossary(file.toStdString());
        QVERIFY(!glossary);
        QCOMPARE(QString::fromStdString(glossary.error().code()), code);
    }
};

HEXA_TEST(GlossaryTablesTest);
#include "glossarytables_test.moc"
