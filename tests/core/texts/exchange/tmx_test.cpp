// SPDX-License-Identifier: GPL-3.0-or-later
// Translation memories: export, import, and the files of other programs.
#include "core/texts/exchange/tmx.h"
#include "core/texts/memory.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::texts;

namespace {

Project twoUnits() {
    Project project;
    project.languages = {"en", "pt-BR", "fr"};
    const auto add = [&](const char* id, const char* en, const char* pt, State state) {
        Unit unit;
        unit.id = id;
        unit.texts["en"] = {en, State::Approved, {}, {}, {}};
        unit.texts["pt-BR"] = {pt, state, {}, {}, {}};
        project.units.push_back(std::move(unit));
    };
    add("u1", "Draw <3> & \"go\".\nThen {n}.", "Compre <3> & \"vá\".\nDepois {n}.", State::Approved);
    add("u2", "A draft.", "Um rascunho.", State::Draft);
    return project;
}

std::string tmx(const std::string& body) {
    return "<?xml version=\"1.0\"?>\n<!DOCTYPE tmx SYSTEM \"tmx14.dtd\">\n<tmx version=\"1.4\"><header "
           "srclang=\"en-US\"/><body>" +
           body + "</body></tmx>";
}

}  // namespace

class TmxTest : public QObject {
    Q_OBJECT
private slots:
    void nothingToWrite() {
        Project project = twoUnits();
        QCOMPARE(*unitsForTmx(project), std::size_t(1));
        project.units.change(0).texts["en"].state = State::NeedsReview;
        const auto units = unitsForTmx(project);
        QVERIFY(!units);
        QCOMPARE(units.error().code(), std::string("texts.tmx.nothing"));
    }

    void outAndIn() {
        const Project project = twoUnits();
        const std::string file = writeTmx(project);
        QCOMPARE(writeTmx(project), file);
        const auto back = readTmx(file, project.languages);
        QVERIFY(back.ok());
        QCOMPARE(back->units.size(), std::size_t(1));  // drafts are nothing to go by
        QCOMPARE(back->units[0].texts.at("en").text, project.units[0].texts.at("en").text);
        QCOMPARE(back->units[0].texts.at("pt-BR").text, project.units[0].texts.at("pt-BR").text);
        const auto matches = Memory(*back).find("Draw <3> & \"go\".\nThen {n}.", "en", "pt-BR");
        QCOMPARE(matches.size(), std::size_t(1));
        QCOMPARE(matches.front().percent, 100);
    }

    void ofOtherPrograms() {
        const auto read =
            readTmx(tmx("<tu tuid=\"1\"><tuv xml:lang=\"EN-US\"><seg>Take <bpt "
                        "i=\"1\">&lt;b&gt;</bpt>one<ept i=\"1\">&lt;/b&gt;</ept> <hi>card</hi>.</seg></tuv>"
                        "<tuv lang=\"de\"><seg>Nimm eine Karte.</seg></tuv><tuv xml:lang=\"fr-FR\"><seg> "
                        "</seg></tuv></tu>"
                        "<tu><tuv xml:lang=\"en\"><seg>Alone.</seg></tuv></tu>"));
        QVERIFY(read.ok());
        QCOMPARE(read->languages, (std::vector<std::string>{"en", "de"}));
        QCOMPARE(read->units.size(), std::size_t(1));
        QCOMPARE(std::string(read->units[0].in("en")), std::string("Take one card."));
    }

    void whatIsNoMemory() {
        QCOMPARE(readTmx("<xliff/>").error().code(), std::string("texts.tmx.form"));
        QCOMPARE(readTmx(tmx("")).error().code(), std::string("texts.tmx.empty"));
        QVERIFY(!readTmx("<tmx><body>").ok());
        QVERIFY(!readTmx("").ok());
        QVERIFY(!readTmx("<!DOCTYPE t [<!ENTITY a \"b\">]><tmx><body><tu/></body></tmx>").ok());
    }
};

HEXA_TEST(TmxTest, "slow-unoptimized");
#include "tmx_test.moc"
