// SPDX-License-Identifier: GPL-3.0-or-later
// Translation memories: export, import, and the files of other programs.
#include "core/texts/exchange/tmx.h"
#include "core/texts/memory.h"
#include "core/texts/pretranslation.h"
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
        QCOMPARE(*unitsForTmx(project), std::size_t(2));
        // What translates another source is no translation, and neither is an empty text.
        project.units.change(0).texts["pt-BR"].state = State::Stale;
        project.units.change(1).texts["pt-BR"].text.clear();
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
        QCOMPARE(back->units.size(), std::size_t(2));
        QCOMPARE(back->units[0].stateIn("pt-BR"), State::Approved);
        QCOMPARE(back->units[1].stateIn("en"), State::Approved);
        QCOMPARE(back->units[1].stateIn("pt-BR"), State::Draft);
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
        QCOMPARE(std::string(read->units[0].in("en")), std::string("Take **one** card."));
    }

    /// What a code stands for is part of the text.
    void codesOfOtherPrograms_data() {
        QTest::addColumn<QString>("segment");
        QTest::addColumn<QString>("stars");
        QTest::addColumn<QString>("asInFile");
        const auto row = [](const char* name, const char* segment, const char* stars, const char* asInFile) {
            QTest::newRow(name) << segment << stars << asInFile;
        };
        row("placeholder", "Draw <ph x=\"1\">{n}</ph> cards.", "Draw {n} cards.", "Draw {n} cards.");
        row("empty", "Go<ph x=\"1\"/>on<it pos=\"begin\" x=\"2\"/>.", "Go{ph1}on{it2}.", "Go{ph1}on{it2}.");
        row("bold", "<bpt i=\"1\">&lt;b&gt;</bpt>Go<ept i=\"1\">&lt;/b&gt;</ept>.", "**Go**.", "<b>Go</b>.");
        row("by type", "<bpt i=\"1\" type=\"italic\">{\\i </bpt>Go<ept i=\"1\">}</ept>.", "*Go*.",
            "{\\i Go}.");
        row("link", "<bpt i=\"1\">&lt;a href=\"x\"&gt;</bpt>Go<ept i=\"1\">&lt;/a&gt;</ept>.",
            "<a href=\"x\">Go</a>.", "<a href=\"x\">Go</a>.");
    }
    void codesOfOtherPrograms() {
        QFETCH(QString, segment);
        QFETCH(QString, stars);
        QFETCH(QString, asInFile);
        const std::string file = tmx("<tu><tuv xml:lang=\"en\"><seg>" + segment.toStdString() +
                                     "</seg></tuv><tuv xml:lang=\"de\"><seg>Los.</seg></tuv></tu>");
        const auto text = [&](BoldCodes bold) {
            const auto read = readTmx(file, {}, bold);
            return read ? QString::fromStdString(std::string(read->units[0].in("en"))) : QString();
        };
        QCOMPARE(text(BoldCodes::Stars), stars);
        QCOMPARE(text(BoldCodes::AsInFile), asInFile);
    }

    void boldAsTheTextsHaveIt() {
        Project project = twoUnits();
        QVERIFY(boldCodesOf(project) == BoldCodes::Stars);
        project.units.change(1).texts["en"].text = "A <b>draft</b>.";
        QVERIFY(boldCodesOf(project) == BoldCodes::AsInFile);
    }

    /// An empty text is filled although the memory has codes around its placeholder.
    void codesFillTexts() {
        const auto memory =
            readTmx(tmx("<tu><tuv xml:lang=\"en\"><seg>Draw <ph x=\"1\">{n}</ph> cards.</seg></tuv>"
                        "<tuv xml:lang=\"de\"><seg>Ziehe <ph x=\"1\">{n}</ph> Karten.</seg></tuv></tu>"));
        QVERIFY(memory.ok());
        Project project;
        project.languages = {"en", "de"};
        Unit unit;
        unit.id = "b";
        unit.texts["en"] = {"Draw {n} cards.", State::Approved, {}, {}, {}};
        project.units.push_back(unit);
        const auto fillings = fillingsFor(project, Memory(*memory), "de", 75);
        QCOMPARE(fillings.size(), std::size_t(1));
        QCOMPARE(fillings.front().text, std::string("Ziehe {n} Karten."));
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
