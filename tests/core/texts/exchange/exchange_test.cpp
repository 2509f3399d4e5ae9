// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file/file.h"
#include "core/texts/exchange/catalogue.h"
#include "core/texts/exchange/markdown.h"
#include "core/texts/import/importer.h"
#include "core/texts/projectfile.h"
#include "core/texts/reading.h"
#include "tests/support/test.h"
#include "tests/support/xmllint.h"

#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace hexa;
using namespace hexa::texts;

namespace {

const std::vector<std::pair<ExchangeForm, const char*>> forms{{ExchangeForm::Po, "po"},
                                                              {ExchangeForm::Xliff12, "xlf"},
                                                              {ExchangeForm::Xliff20, "xliff"},
                                                              {ExchangeForm::Ts, "ts"}};

Project sample() {
    Project project;
    project.languages = {"en", "de", "fr"};
    const auto add = [&](const char* id, const char* en, const char* de, State state) {
        Unit unit;
        unit.id = id;
        unit.texts["en"] = {en, State::Approved, {}, {}, {}};
        if (*de != 0) unit.texts["de"] = {de, state, {}, {}, {}};
        if (state == State::Stale)
            unit.texts["de"].basis = Basis{"An older <source> & more", State::NeedsReview};
        unit.texts["fr"] = {std::string("Français : ") + id, State::Draft, {}, {}, {}};
        project.units.push_back(std::move(unit));
    };
    add("a", "Plain", "Schlicht", State::Approved);
    add("b.02", "With <tags> & \"quotes\" \\ and {n} %1", "Mit <Tags> & „Zitat“ \\ und {n} %1",
        State::NeedsReview);
    add("c-3", "Two\nlines\twith a tab", "Zwei\nZeilen\tmit Tab", State::Draft);
    add("d e", "**Bold** and *more*", "**Fett** und *mehr*", State::Stale);
    add("e", "Nobody has done this", "", State::Missing);
    add("f", "  blanks  kept ", "  Leerzeichen  bleiben ", State::NeedsReview);
    project.units.change(1).notes = {"for translators", "ümläut: \"x\""};
    return project;
}

}  // namespace

class TextExchangeTest : public QObject {
    Q_OBJECT

private slots:
    /// Small entries cost much more memory than their bytes.
    void tooManyTextsAreRefused() {
        std::string po;
        for (std::size_t i = 0; i < maxCatalogueEntries; ++i) po += "msgid \"a\"\nmsgstr \"b\"\n\n";
        QVERIFY(readCatalogue(po).ok());
        po += "msgid \"a\"\nmsgstr \"b\"\n\n";
        QCOMPARE(readCatalogue(po).error().code(), std::string("texts.exchange.too-many"));
    }

    void roundTrip() {
        const Project project = sample();
        const Catalogue catalogue = catalogueOf(project, "de");
        for (const auto& [form, name] : forms) {
            const std::string file = writeCatalogue(catalogue, form);
            QCOMPARE(writeCatalogue(catalogue, form), file);
            if (form != ExchangeForm::Po) HEXA_VERIFY_XML(file);
            const auto again = readCatalogue(file);
            QVERIFY2(again, name);
            QCOMPARE(again->sourceLanguage, std::string("en"));
            QCOMPARE(again->targetLanguage, std::string("de"));
            QCOMPARE(again->entries.size(), catalogue.entries.size());
            for (std::size_t i = 0; i < catalogue.entries.size(); ++i) {
                const CatalogueEntry& was = catalogue.entries[i];
                const CatalogueEntry& is = again->entries[i];
                QCOMPARE(is.id, was.id);
                QCOMPARE(is.source, was.source);
                QCOMPARE(is.target, was.target);
                QCOMPARE(is.state, was.state);
                QCOMPARE(is.previousSource, was.previousSource);
                QCOMPARE(is.notes.empty(), was.notes.empty());
            }
            const auto plan = planMerge(project, *again);
            QVERIFY(plan);
            QVERIFY(plan->changes.empty() && plan->refusals.empty());
        }
    }

    /// Control characters of word processors, and others that XML can't hold: imported, written in
    /// every format, and read again.
    void controlCharacters_data() {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArray>("written");
        const auto row = [](const char* name, const char* source, const char* written) {
            QTest::newRow(name) << QByteArray(source) << QByteArray(written);
        };
        row("line break of word processors",
            "Move\x0B"
            "3 pieces",
            "Move\n3 pieces");
        row("page break",
            "Move\x0C"
            "3 pieces",
            "Move\n3 pieces");
        row("other line ends", "Move\r\n3 \rpieces", "Move\n3 \npieces");
        row("no-break hyphen and others",
            "Move\x1E"
            "3\x01 pieces\x07",
            "Move 3  pieces ");
        row("no character",
            "Move\xEF\xBF\xBF"
            "3 pieces",
            "Move\xEF\xBF\xBD"
            "3 pieces");
        row("tabulators, blanks", "\tMove \t 3  pieces ", "\tMove \t 3  pieces ");
    }
    void controlCharacters() {
        QFETCH(QByteArray, source);
        QFETCH(QByteArray, written);
        // For a project of older versions and maps: the id is made from the source.
        Project project;
        project.languages = {"en", "de", "fr"};
        Unit unit;
        unit.id = source.toStdString();
        unit.texts["en"] = {source.toStdString(), State::Approved, {}, {}, {}};
        unit.texts["de"] = {source.toStdString() + " de", State::Stale, {}, {}, {}};
        unit.texts["de"].basis = Basis{"Before\x0B" + source.toStdString(), State::NeedsReview};
        unit.texts["fr"] = {source.toStdString() + " fr", State::Draft, {}, {}, {}};
        unit.notes = {"note\x0B" + source.toStdString()};
        project.units = {unit};
        for (const auto& [form, name] : forms) {
            const std::string file = writeCatalogue(catalogueOf(project, "de"), form);
            for (const char c : file)
                QVERIFY2(c == '\n' || c == '\t' || static_cast<unsigned char>(c) >= 0x20, name);
            if (form != ExchangeForm::Po) HEXA_VERIFY_XML(file);
            auto again = readCatalogue(file);
            QVERIFY2(again, name);
            QCOMPARE(QByteArray::fromStdString(again->entries.front().source), written);
            // An unchanged file changes nothing; a translator's changes are accepted.
            auto plan = planMerge(project, *again);
            QVERIFY2(plan && plan->changes.empty() && plan->refusals.empty(), name);
            again->entries.front().target += " anders";
            again->entries.front().state = State::NeedsReview;
            const auto back = readCatalogue(writeCatalogue(*again, form));
            QVERIFY2(back, name);
            plan = planMerge(project, *back);
            QVERIFY2(plan && plan->refusals.empty(), name);
            QCOMPARE(plan->changes.size(), std::size_t{1});
            // A project made of the file exchanges with it as well.
            const Project made = projectOf(*back);
            QVERIFY(readProject(writeProject(made)));
            plan = planMerge(made, *readCatalogue(writeCatalogue(catalogueOf(made, "de"), form)));
            QVERIFY2(plan && plan->refusals.empty() && plan->changes.empty(), name);
        }
        QVERIFY(writeMarkdown(project, "en").find('\x0B') == std::string::npos);
    }

    /// PO names characters as C does.
    void escapesOfPo() {
        const auto read = [](const std::string& text) {
            const auto catalogue = readCatalogue("msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgid \"" + text +
                                                 "\"\nmsgstr \"x\"\n");
            return catalogue ? catalogue->entries.front().source : catalogue.error().code();
        };
        QCOMPARE(read(R"(Move\v3 \"a\" \\ \tb\nc)"), std::string("Move\n3 \"a\" \\ \tb\nc"));
        QCOMPARE(read(R"(\303\244 \x41 \xc3\xa4\f\a.)"), std::string("\u00e4 A \u00e4\n ."));
        QCOMPARE(read(R"(\q \x)"), std::string("q x"));
    }

    void importedLinesMayHaveBreaksOfTheirOwn() {
        const auto project = importTexts({{"en", "First paragraph here.\x0B"
                                                 "Second\x01paragraph.\n\x0CThird one here.\n"}},
                                         {});
        QVERIFY(project);
        QCOMPARE(project->units.size(), std::size_t{3});
        QCOMPARE(project->units[1].in("en"), std::string_view("Second paragraph."));
        QCOMPARE(project->units[1].find("en")->lines->first, 1);
        QCOMPARE(project->units[2].in("en"), std::string_view("Third one here."));
        QCOMPARE(project->units[2].find("en")->lines->first, 2);
    }

    /// XLIFF 2 requires names as ids, each once; other names of a unit are stored beside them.
    void idsOfXliff2AreUnique() {
        Project project = sample();
        for (const char* id : {"u2", "\u00fc", "u8", "\u00e4"}) {
            Unit unit;
            unit.id = id;
            unit.texts["en"] = {"Text", State::Approved, {}, {}, {}};
            static_cast<void>(project.units.replace(0, 0, {unit}));
        }
        const std::string file = writeCatalogue(catalogueOf(project, "de"), ExchangeForm::Xliff20);
        const QString text = QString::fromStdString(file);
        static const QRegularExpression idOf("<unit id=\"([^\"]*)\"");
        QStringList ids;
        for (auto it = idOf.globalMatch(text); it.hasNext();) ids << it.next().captured(1);
        QCOMPARE(ids.size(), qsizetype(project.units.size()));
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
        const auto again = readCatalogue(file);
        QVERIFY(again);
        for (std::size_t i = 0; i < project.units.size(); ++i)
            QCOMPARE(again->entries[i].id, project.units[i].id);
    }

    void merging() {
        const Project project = sample();
        Catalogue catalogue = catalogueOf(project, "de");
        catalogue.entries[0].target = "Anders";                     // approved before: needs review now
        catalogue.entries[1].target = "Ohne Platzhalter";           // refused
        catalogue.entries[2].source = "The source of another day";  // refused
        catalogue.entries[2].target = "x";
        catalogue.entries[4].target = "Fertig";
        catalogue.entries[5].id = "unheard-of";  // and so is its source
        catalogue.entries[5].source = "Nobody knows this";
        catalogue.targetLanguage = "de_AT";
        const auto plan = planMerge(project, catalogue);
        QVERIFY(plan);
        QCOMPARE(plan->changes.size(), std::size_t{2});
        QCOMPARE(plan->refusals.size(), std::size_t{3});
        Project merged = project;
        const texts::Edit inverse = apply(merged, plan->edit);
        QCOMPARE(merged.units[0].stateIn("de"), State::NeedsReview);
        QCOMPARE(std::string(merged.units[4].in("de")), std::string("Fertig"));
        QVERIFY(merged.units[2] == project.units[2]);
        (void)apply(merged, inverse);
        QVERIFY(merged == project);
        catalogue.targetLanguage = "it";
        QCOMPARE(planMerge(project, catalogue).error().code(), std::string("texts.exchange.language"));
    }

    /// Entries with equal ids are distinguished by their sources, those with equal sources by their
    /// order. Notes are exported with the texts. A translator's additions come back, once, also in
    /// a format with a single note.
    void notesGoAndComeBack() {
        Project project = sample();
        const std::string id = project.units[0].id;
        (void)apply(project, setNotes(project, 0, {"as printed on the box", "ask the author"}));
        for (const auto& [form, name] : forms) {
            auto back = readCatalogue(writeCatalogue(catalogueOf(project, "de"), form));
            QVERIFY2(back.ok(), name);
            QVERIFY2(planMerge(project, *back)->notes.empty(), name);
            back->entries[0].notes.push_back("is it a card or a map?");
            const auto again = readCatalogue(writeCatalogue(*back, form));
            QVERIFY2(again.ok(), name);
            const auto plan = planMerge(project, *again);
            QVERIFY2(plan->changes.empty(), name);
            QCOMPARE(plan->notes, (std::vector<MergePlan::Note>{{0, "is it a card or a map?"}}));
            Project taken = project;
            (void)apply(taken, plan->edit);
            QCOMPARE(taken.units[0].notes.size(), std::size_t{3});
            QVERIFY2(planMerge(taken, *again)->notes.empty(), name);
        }
        // A note about a later text is one, too.
        Catalogue noted = catalogueOf(project, "de");
        noted.entries[0].target.clear();
        noted.entries[0].notes = {"later"};
        QCOMPARE(planMerge(project, noted)->notes.size(), std::size_t{1});
    }

    void sameIds() {
        const std::string head = "<TS version='2.1' language='de' sourcelanguage='en'>";
        const auto context = [](const char* name, const char* source, const char* target) {
            return std::string("<context><name>") + name + "</name><message><source>" + source +
                   "</source><comment>x</comment><translation>" + target +
                   "</translation></message></context>";
        };
        const std::string made = head + context("A", "Open", "Öffnen") + context("B", "Close", "Zu") +
                                 context("C", "Open", "Offen") + "</TS>";
        const Project project = projectOf(*readCatalogue(made));
        QCOMPARE(project.units.size(), std::size_t{3});
        const auto texts = [&](const std::string& file, std::size_t refused) {
            const auto plan = planMerge(project, *readCatalogue(file));
            std::vector<std::string> out;
            if (!plan.ok() || plan->refusals.size() != refused) return out;
            Project merged = project;
            (void)apply(merged, plan->edit);
            for (const Unit& unit : merged.units) out.emplace_back(unit.in("de"));
            return out;
        };
        using Texts = std::vector<std::string>;
        QCOMPARE(texts(made, 0), (Texts{"Öffnen", "Zu", "Offen"}));
        QCOMPARE(texts(head + context("A", "Open", "Auf") + context("B", "Close", "Schließen") +
                           context("C", "Open", "Geöffnet") + "</TS>",
                       0),
                 (Texts{"Auf", "Schließen", "Geöffnet"}));
        // The file lacks the first one.
        QCOMPARE(texts(head + context("B", "Close", "Schließen") + "</TS>", 0),
                 (Texts{"Öffnen", "Schließen", "Offen"}));
        // One more than the project has, and a source that it doesn't have.
        QCOMPARE(texts(head + context("A", "Open", "1") + context("C", "Open", "2") +
                           context("D", "Open", "3") + context("E", "Closed", "4") + "</TS>",
                       2),
                 (Texts{"1", "Zu", "2"}));
    }

    /// Ids made from texts end between characters.
    void idsOfLongTexts() {
        const std::string begin(59, 'a');
        const auto po = [&](const char* first, const char* second) {
            std::string file = "msgid \"\"\nmsgstr \"Language: de\\n\"\n";
            for (const char* end : {first, second})
                file += "\nmsgid \"" + begin + "ö " + end + "\"\nmsgstr \"" + end + "\"\n";
            return readCatalogue(file);
        };
        const auto catalogue = po("eins", "zwei");
        QVERIFY(catalogue.ok());
        QCOMPARE(catalogue->entries[0].id, begin);
        const Project project = projectOf(*catalogue);
        QVERIFY(project.units[0].id != project.units[1].id);
        const auto written = readProject(writeProject(project));
        QVERIFY(written.ok());
        QVERIFY(*written == project);
        // In another order the texts are still found by their sources.
        auto other = po("zwei", "eins");
        for (CatalogueEntry& entry : other->entries) entry.target += '!';
        const auto plan = planMerge(project, *other);
        QVERIFY(plan.ok());
        QVERIFY(plan->refusals.empty());
        Project merged = project;
        (void)apply(merged, plan->edit);
        QCOMPARE(std::string(merged.units[0].in("de")), std::string("eins!"));
        QCOMPARE(std::string(merged.units[1].in("de")), std::string("zwei!"));
        const auto ts =
            readCatalogue("<TS version='2.1' language='de'><context><name>A</name><message><source>" + begin +
                          "ö</source><translation>x</translation></message></context></TS>");
        QVERIFY(ts.ok());
        QCOMPARE(ts->entries[0].id, "A: " + begin);
    }

    void bad_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("code");
        QByteArray deep = "<xliff version=\"1.2\">";
        for (int i = 0; i < 200'000; ++i) deep += "<group>";
        QByteArray hidden = "<xliff version=\"1.2\"><file><body><trans-unit id=\"a\"><source>";
        hidden += QByteArray("<g id=\"/>\">").repeated(60'000) + 'x' + QByteArray("</g>").repeated(60'000);
        hidden += "</source></trans-unit></body></file></xliff>";
        QByteArray message = "<TS><context><name>a</name><message><source>";
        message +=
            QByteArray("<byte value=\"/>\">").repeated(60'000) + QByteArray("</byte>").repeated(60'000);
        message += "</source></message></context></TS>";
        QTest::newRow("deep behind a false end") << hidden << QByteArray("xml.too-deep");
        QTest::newRow("deep behind a false end in TS") << message << QByteArray("xml.too-deep");
        QByteArray bomb = "<?xml version=\"1.0\"?><!DOCTYPE lolz [<!ENTITY lol \"lol\"><!ENTITY lol2 "
                          "\"&lol;&lol;&lol;&lol;\">]><TS>&lol2;</TS>";
        QTest::newRow("bomb") << bomb << QByteArray("xml.entities");
        QTest::newRow("deep") << deep << QByteArray("xml.too-deep");
        QTest::newRow("broken") << QByteArray("<TS><context><name>a</context></TS>")
                                << QByteArray("xml.syntax");
        QTest::newRow("cut off") << QByteArray("<xliff version=\"1.2\"><file") << QByteArray("xml.syntax");
        QTest::newRow("page") << QByteArray("<html><body/></html>") << QByteArray("texts.exchange.root");
        QTest::newRow("nothing") << QByteArray("") << QByteArray("texts.exchange.empty");
        QTest::newRow("no units") << QByteArray("<TS version=\"2.1\"/>")
                                  << QByteArray("texts.exchange.empty");
        QTest::newRow("prose") << QByteArray("Hello") << QByteArray("texts.exchange.form");
        QTest::newRow("po without end") << QByteArray("msgid \"a") << QByteArray("texts.exchange.po");
        QTest::newRow("po nonsense") << QByteArray("msgid \"a\"\nmsgstr \"b\"\nnonsense here\n")
                                     << QByteArray("texts.exchange.po");
        QTest::newRow("po without msgid")
            << QByteArray("msgid \"a\"\nmsgctxt \"c\"\nmsgstr \"b\"\n") << QByteArray("texts.exchange.po");
        QTest::newRow("po quote inside") << QByteArray("msgid \"a\"b\"\n") << QByteArray("texts.exchange.po");
        QTest::newRow("wrong encoding")
            << QByteArray("msgid \"gr\xfcn\"\nmsgstr \"\"\n") << QByteArray("texts.import.encoding");
        QTest::newRow("100 MB") << QByteArray("<TS>") + QByteArray(100 << 20, ' ')
                                << QByteArray("texts.import.too-large");
    }
    void bad() {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, code);
        const auto catalogue = readCatalogue({file.constData(), static_cast<std::size_t>(file.size())});
        QVERIFY(!catalogue);
        QCOMPARE(QByteArray::fromStdString(catalogue.error().code()), code);
    }

    void foreignFiles() {
        const auto po = readCatalogue("# c\nmsgid \"\"\nmsgstr \"Language: fr\\n\"\n\n#: a.cpp:1\n#, fuzzy, "
                                      "c-format\nmsgid \"One \"\n\"line\"\nmsgstr \"Une ligne\"\n\n"
                                      "msgid \"p\"\nmsgid_plural \"ps\"\nmsgstr[0] \"x\"\nmsgstr[1] "
                                      "\"y\"\n#~ msgid \"old\"\n#~ msgstr \"vieux\"\n");
        QVERIFY(po);
        QCOMPARE(po->entries.size(), std::size_t{3});  // both plural forms
        QCOMPARE(po->entries[0].source, std::string("One line"));
        QCOMPARE(po->entries[0].state, State::Draft);
        QCOMPARE(po->entries[1].target, std::string("x"));
        QCOMPARE(po->entries[2].target, std::string("y"));
        const auto xliff =
            readCatalogue("<xliff version='1.2' xmlns='urn:oasis:names:tc:xliff:document:1.2'><file "
                          "source-language='en' target-language='de'><body><group>"
                          "<trans-unit id='1'><source>Put <g id='a'>this</g> here<x id='b'/></source><target "
                          "state='translated'>Lege <g id='a'>das</g> "
                          "hin</target></trans-unit></group></body></file></xliff>");
        QVERIFY(xliff);
        QCOMPARE(xliff->entries[0].source, std::string("Put {ga}this{/ga} here{xb}"));
        const Project project = projectOf(*xliff);
        QCOMPARE(std::string(project.units[0].in("de")), std::string("Lege {ga}das{/ga} hin"));
    }

    /// A unit of XLIFF 2 in several segments consists of all of them together.
    void segments_data() {
        QTest::addColumn<QByteArray>("parts");
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<int>("state");
        const auto row = [](const char* name, const char* parts, const char* target, State state) {
            QTest::newRow(name) << QByteArray(parts) << QByteArray(target) << static_cast<int>(state);
        };
        row("a blank between",
            "<segment state='final'><source>One.</source><target>Eins.</target></segment>"
            "<ignorable><source> </source></ignorable>"
            "<segment state='final'><source>Two.</source><target>Zwei.</target></segment>",
            "Eins. Zwei.", State::Approved);
        row("another blank between",
            "<segment state='final'><source>One.</source><target>Eins.</target></segment>"
            "<ignorable><source> </source><target>\n</target></ignorable>"
            "<segment state='final'><source>Two.</source><target>Zwei.</target></segment>",
            "Eins.\nZwei.", State::Approved);
        row("the first is not reviewed",
            "<segment state='translated'><source>One.</source><target>Eins.</target></segment>"
            "<segment state='final'><source> Two.</source><target> Zwei.</target></segment>",
            "Eins. Zwei.", State::NeedsReview);
        row("the first is a draft",
            "<segment state='initial'><source>One.</source><target>Eins.</target></segment>"
            "<segment state='reviewed'><source> Two.</source><target> Zwei.</target></segment>",
            "Eins. Zwei.", State::Draft);
        row("half of it",
            "<segment state='final'><source>One.</source><target>Eins.</target></segment>"
            "<ignorable><source> </source></ignorable><segment><source>Two.</source></segment>",
            "Eins. ", State::Draft);
        row("the other half",
            "<segment><source>One.</source></segment><ignorable><source> </source></ignorable>"
            "<segment state='final'><source>Two.</source><target>Zwei.</target></segment>",
            " Zwei.", State::Draft);
        row("nothing of it",
            "<segment><source>One.</source></segment><ignorable><source> </source></ignorable>"
            "<segment><source>Two.</source><target/></segment>",
            "", State::Missing);
        row("a segment that is a blank",
            "<segment state='final'><source>One.</source><target>Eins.</target></segment>"
            "<segment><source> </source></segment>",
            "Eins. ", State::Approved);
    }
    void segments() {
        QFETCH(QByteArray, parts);
        QFETCH(QByteArray, target);
        QFETCH(int, state);
        const auto catalogue = readCatalogue(
            "<xliff version='2.0' xmlns='urn:oasis:names:tc:xliff:document:2.0' srcLang='en' trgLang='de'>"
            "<file id='f'><unit id='a'>" +
            parts.toStdString() + "</unit></file></xliff>");
        QVERIFY(catalogue.ok());
        QCOMPARE(catalogue->entries.size(), std::size_t{1});
        QCOMPARE(QByteArray::fromStdString(catalogue->entries[0].target), target);
        QCOMPARE(static_cast<int>(catalogue->entries[0].state), state);
    }

    /// Half a translation is better than none, but not than a whole one.
    void halfAUnitReplacesNothing() {
        Catalogue catalogue = catalogueOf(sample(), "de");
        CatalogueEntry& entry = catalogue.entries[0];
        const std::string before = entry.target;
        QVERIFY(!before.empty());
        entry.target = "Halb";
        entry.partial = true;
        const auto kept = planMerge(sample(), catalogue);
        QVERIFY(kept);
        QVERIFY(kept->changes.empty());
        QCOMPARE(kept->refusals.size(), std::size_t{1});
        QCOMPARE(kept->refusals[0].code, std::string("texts.update.partial"));
        Project empty = sample();
        (void)apply(empty, setText(empty, 0, "de", ""));
        const auto taken = planMerge(empty, catalogue);
        QVERIFY(taken);
        QCOMPARE(taken->changes.size(), std::size_t{1});
        QCOMPARE(taken->changes[0].after, std::string("Halb"));
    }

    void markdown() {
        Project project = sample();
        project.units.change(0).kind = UnitKind::Heading;
        project.units.change(1).kind = UnitKind::Item;
        const std::string text = writeMarkdown(project, "de");
        QVERIFY(text.starts_with("## Schlicht\n\n- Mit \\<Tags>"));
        const auto again = importTexts({{"de", text, TextForm::Markdown}}, {});
        QVERIFY(again);
        QCOMPARE(again->units[0].kind, UnitKind::Heading);
        QCOMPARE(again->units[1].kind, UnitKind::Item);
    }

    void markdownHasTheHeadingsOfItsSections() {
        Project project = sample();
        const auto add = [&project](const char* section, UnitKind kind, const char* text) {
            Unit unit;
            unit.id = std::string("md.") + text;
            unit.section = section;
            unit.kind = kind;
            unit.texts["de"].text = text;
            project.units.push_back(unit);
        };
        project.units.clear();
        project.title = {};
        project.title.set("de", "Das Buch");
        project.title.set("fr", "Le livre");
        project.sections = {{"aim", {}, {}}, {"turn", {}, {}}, {"bare", {}, {}}};
        project.sections[0].title.set("de", "Ziel");
        project.sections[1].title.set("de", "Runde");
        add("aim", UnitKind::Paragraph, "Gewinnt.");
        add("aim", UnitKind::Item, "Bald.");
        add("turn", UnitKind::Heading, "Die Runde");
        add("turn", UnitKind::Paragraph, "Zieht.");
        add("bare", UnitKind::Paragraph, "Ende.");
        QCOMPARE(
            writeMarkdown(project, "de"),
            std::string("# Das Buch\n\n## Ziel\n\nGewinnt.\n\n- Bald.\n\n## Die Runde\n\nZieht.\n\nEnde.\n"));
        QCOMPARE(writeMarkdown(project, "fr"), std::string());
        // A title used as a text too appears once.
        project.title.set("de", "Gewinnt.");
        QVERIFY(writeMarkdown(project, "de").starts_with("## Ziel\n\nGewinnt.\n"));
    }

    void runsAreCutAtTheirMarks_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("runs");  // b(...), i(...), bi(...)
        const auto row = [](const char* text, const char* runs) { QTest::newRow(text) << text << runs; };
        row("plain", "plain");
        row("up to **3** pieces", "up to b(3) pieces");
        row("*so* and **so**", "i(so) and b(so)");
        row("***both***", "bi(both)");
        row("**a *b* c**", "b(a )bi(b)b( c)");
        row("**a *b***", "b(a )bi(b)");
        row("2 * 3 * 4", "2 * 3 * 4");
        row("5* of 6*", "5* of 6*");
        row("**open", "**open");
        row("** not **", "** not **");
        row("****", "****");
        row("a **b** **c", "a b(b) **c");
    }
    void runsAreCutAtTheirMarks() {
        QFETCH(QString, text);
        QFETCH(QString, runs);
        QString found;
        for (const Run& run : runsOf(text.toStdString())) {
            const QString said = QString::fromStdString(run.text);
            const QString kind = QString(run.bold ? "b" : "") + (run.italic ? "i" : "");
            found += kind.isEmpty() ? said : kind + '(' + said + ')';
        }
        QCOMPARE(found, runs);
    }
    /// If each of these stars were compared with all that follow it, the test would be stopped as
    /// hanging.
    void manyLoneStarsAreReadOnce() {
        std::string text;
        for (int i = 0; i < 100'000; ++i) text += "*a **b ***c ";
        QCOMPARE(withoutMarks(text), text);
    }

    void markdownSaysTheVeryCharacters_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"<b>x</b> and <X>, a<b.",
                                 "![pic](file:///dev/zero).",
                                 "[x](y) and [x]: y.",
                                 "2 * 3 * 4 = 24.",
                                 "a_b_c and __d__.",
                                 "`code` and ```more```.",
                                 "# no heading.",
                                 "C# and F#.",
                                 "- no item.",
                                 "+ no item.",
                                 "* no item.",
                                 "1. no item.",
                                 "12) no item.",
                                 "> no quotation.",
                                 "= no line.",
                                 "--- no line.",
                                 "| no | table |.",
                                 "~~~ no code.",
                                 "~~not struck~~.",
                                 "&amp; is no &lt; &#65;.",
                                 "back\\slash \\* \\\\.",
                                 "    no code.",
                                 "\ttab.",
                                 "two\nlines.",
                                 "two\n\nparts.",
                                 "a\n- b\n# c\n=\n1. d.",
                                 "\u2022 no bullet.",
                                 "\u25c6 none either.",
                                 "**Bold**, *italic*, ***both***.",
                                 "a **b *c* d** *e **f***.",
                                 "**- a**\n**1. b**.",
                                 "ends with a backslash \\",
                                 "{name} and %1.",
                                 "<!-- no comment -->.",
                                 "<https://example.org>."})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    /// Read back, it is the same text.
    void markdownSaysTheVeryCharacters() {
        QFETCH(QString, text);
        Project project;
        project.languages = {"en"};
        for (const UnitKind kind : {UnitKind::Paragraph, UnitKind::Item, UnitKind::Heading}) {
            Unit unit;
            unit.id = "a";
            unit.kind = kind;
            unit.texts["en"].text = text.toStdString();
            project.units = {unit};
            const std::string markdown = writeMarkdown(project, "en");
            const BlockText read = readBlocks(markdown, "en", TextForm::Markdown);
            QString expected = text.trimmed();  // an import leaves out blanks at the ends
            if (kind == UnitKind::Heading) expected.replace('\n', ' ');  // a heading is one line
            QVERIFY2(read.blocks.size() == 1, markdown.c_str());
            QCOMPARE(QString::fromStdString(read.blocks[0].text).trimmed(), expected);
            QVERIFY2(kind == UnitKind::Paragraph || read.blocks[0].kind == kind, markdown.c_str());
        }
    }
    void foreignMarkdownIsUnescaped() {
        QCOMPARE(withoutEscapes("a\\*b &amp; &lt;c&gt; &#8226; &#x41; &unknown; &#0; \\a \\"),
                 std::string("a*b & <c> \u2022 A &unknown; &#0; \\a \\"));
        // Plain text knows no escapes.
        QCOMPARE(readBlocks("a\\*b &amp; c.", "en", TextForm::Plain).blocks[0].text,
                 std::string("a\\*b &amp; c."));
    }

    /// Other people's programs can read the files of Hexatelier.
    void otherPrograms() {
        QTemporaryDir folder;
        const Catalogue catalogue = catalogueOf(sample(), "de");
        for (const auto& [form, name] : forms)
            QVERIFY(writeFile(folder.filePath(QString("x.") + name).toStdString(),
                              writeCatalogue(catalogue, form)));
        const auto run = [&](const QString& program, const QStringList& arguments, const char* part) {
            const QString path = QStandardPaths::findExecutable(program, {"/usr/bin", "/usr/lib/qt6/bin"});
            if (path.isEmpty()) {
                qInfo("%s is not installed", qPrintable(program));
                return;
            }
            QProcess process;
            process.setWorkingDirectory(folder.path());
            process.setProcessChannelMode(QProcess::MergedChannels);
            process.start(path, arguments);
            QVERIFY(process.waitForFinished(60'000));
            const QByteArray output = process.readAll();
            QVERIFY2(process.exitCode() == 0 && output.contains(part), output.constData());
        };
        run("msgfmt", {"--check-format", "-v", "-o", "x.mo", "x.po"},
            "1 translated message, 4 fuzzy translations");
        run("pocount", {"--csv", "x.po"}, "");
        run("pocount", {"--csv", "x.xlf"}, "");
        run("pocount", {"--csv", "x.ts"}, "");
        run("lconvert", {"-i", "x.xlf", "-o", "y.ts"}, "");
        // There and back through the toolkit: ids and texts are the same.
        run("xliff2po", {"x.xlf", "y.po"}, "");
        run("ts2po", {"x.ts", "z.po"}, "");
        run("po2xliff", {"x.po", "z.xlf"}, "");
        for (const char* file : {"y.po", "z.po", "z.xlf"}) {
            if (!QFile::exists(folder.filePath(file))) continue;
            const auto again = readCatalogue(*readFile(folder.filePath(file).toStdString()));
            QVERIFY2(again, file);
            // The toolkit makes an entry of the file's header too.
            for (const CatalogueEntry& entry : catalogue.entries)
                QVERIFY2(std::any_of(again->entries.begin(), again->entries.end(),
                                     [&](const CatalogueEntry& is) {
                                         return is.source == entry.source && is.target == entry.target;
                                     }),
                         entry.id.c_str());
        }
    }
};

HEXA_TEST(TextExchangeTest, "slow-unoptimized");
#include "exchange_test.moc"
