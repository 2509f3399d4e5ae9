// SPDX-License-Identifier: GPL-3.0-or-later
// Plural forms and the marks of reviewers come back from translators' files as they went; other
// people's programs agree.
#include "core/io/file/file.h"
#include "core/texts/check/checker.h"
#include "core/texts/exchange/catalogue.h"
#include "core/texts/exchange/joined.h"
#include "core/texts/language/plurals.h"
#include "core/texts/projectfile.h"
#include "tests/support/test.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace hexa;
using namespace hexa::texts;

namespace {

const char* const germanPo = R"(msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgctxt "cards"
msgid "%d card"
msgid_plural "%d cards"
msgstr[0] "%d Karte"
msgstr[1] "%d Karten"

msgctxt "go"
msgid "Go on"
msgstr "Weiter"
)";

const char* const polishPo = R"(msgid ""
msgstr ""
"Language: pl\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

msgctxt "cards"
msgid "%d card"
msgid_plural "%d cards"
msgstr[0] "%d karta"
msgstr[1] "%d karty"
msgstr[2] "%d kart"
)";

const char* const germanTs = R"(<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context><name>Window</name>
<message numerus="yes"><source>%n tile(s)</source>
<translation><numerusform>%n Feld</numerusform><numerusform>%n Felder</numerusform></translation></message>
<message><source>Close</source><translation>Zu</translation></message>
</context></TS>
)";

std::string textOf(const Project& project, const char* id, const char* language) {
    const auto unit = project.indexOf(id);
    return unit ? std::string(project.units[*unit].in(language)) : "no unit " + std::string(id);
}

}  // namespace

class PluralsTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    std::string at(const char* name) const { return mFolder.filePath(name).toStdString(); }
    /// Returns the output of another program; empty if it is not installed.
    QByteArray output(const QString& program, const QStringList& arguments) const {
        const QString path = QStandardPaths::findExecutable(program, {"/usr/bin", "/usr/lib/qt6/bin"});
        if (path.isEmpty()) {
            qInfo("%s is not installed", qPrintable(program));
            return {};
        }
        QProcess process;
        process.setWorkingDirectory(mFolder.path());
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(path, arguments);
        if (!process.waitForFinished(60'000) || process.exitCode() != 0)
            return "failed: " + process.readAll();
        return process.readAll();
    }

private slots:
    void categories() {
        using List = std::vector<std::string>;
        QCOMPARE(pluralRuleOf("pl").forms, (List{"one", "few", "many"}));
        QCOMPARE(pluralRuleOf("pt_BR").header, std::string("nplurals=2; plural=(n > 1);"));
        QCOMPARE(pluralRuleOf("xx").forms, (List{"one", "other"}));
        QCOMPARE(pluralCategories("de", 3), (List{"one", "few", "other"}));
        QVERIFY(pluralCategories("de", 7).empty());
        QCOMPARE(std::string(pluralBaseOf("a[few]")), std::string("a"));
        QCOMPARE(std::string(pluralBaseOf("a[0]")), std::string("a[0]"));
        QVERIFY(pluralCategoryOf("[one]").empty());
    }

    void eachFormIsAUnit() {
        const Project project = projectOf(*readCatalogue(germanPo));
        QCOMPARE(project.units.size(), std::size_t{3});
        QCOMPARE(textOf(project, "cards[one]", "en"), std::string("%d card"));
        QCOMPARE(textOf(project, "cards[one]", "de"), std::string("%d Karte"));
        QCOMPARE(textOf(project, "cards[other]", "en"), std::string("%d cards"));
        QCOMPARE(textOf(project, "cards[other]", "de"), std::string("%d Karten"));
        QCOMPARE(project.units[0].plural, std::string("one"));
        const auto again = readProject(writeProject(project));
        QVERIFY(again && *again == project);
    }

    void languagesWithOtherForms() {
        auto project = joinCatalogues({*readCatalogue(germanPo), *readCatalogue(polishPo)});
        QVERIFY(project);
        QCOMPARE(textOf(*project, "cards[one]", "pl"), std::string("%d karta"));
        QCOMPARE(textOf(*project, "cards[few]", "pl"), std::string("%d karty"));
        QCOMPARE(textOf(*project, "cards[many]", "pl"), std::string("%d kart"));
        QCOMPARE(textOf(*project, "cards[other]", "de"), std::string("%d Karten"));
        // Each file gets the forms of its language.
        const std::string pl = writeCatalogue(catalogueOf(*project, "pl"), ExchangeForm::Po);
        QVERIFY(pl.find("msgstr[2] \"%d kart\"") != std::string::npos);
        QVERIFY(pl.find("nplurals=3") != std::string::npos);
        const std::string de = writeCatalogue(catalogueOf(*project, "de"), ExchangeForm::Po);
        QVERIFY(de.find("msgstr[1] \"%d Karten\"") != std::string::npos);
        QVERIFY(de.find("msgstr[2]") == std::string::npos);
    }

    void roundTrips() {
        for (const char* file : {germanPo, germanTs})
            for (const ExchangeForm form :
                 {ExchangeForm::Po, ExchangeForm::Ts, ExchangeForm::Xliff12, ExchangeForm::Xliff20}) {
                const Project project = projectOf(*readCatalogue(file));
                const auto again = readCatalogue(writeCatalogue(catalogueOf(project, "de"), form));
                QVERIFY(again);
                const auto plan = planMerge(project, *again);
                QVERIFY(plan && plan->changes.empty() && plan->refusals.empty());
                QCOMPARE(again->entries.size(), project.units.size());
                for (std::size_t i = 0; i < project.units.size(); ++i) {
                    QCOMPARE(again->entries[i].id, project.units[i].id);
                    QCOMPARE(again->entries[i].plural, project.units[i].plural);
                    QCOMPARE(again->entries[i].source, std::string(project.units[i].in("en")));
                    QCOMPARE(again->entries[i].target, std::string(project.units[i].in("de")));
                }
                // A changed form comes back into its unit.
                Catalogue changed = *again;
                for (CatalogueEntry& entry : changed.entries)
                    if (entry.plural == "other") entry.target += "!";
                const auto back = planMerge(project, *readCatalogue(writeCatalogue(changed, form)));
                QVERIFY(back);
                QCOMPARE(back->changes.size(), std::size_t{1});
                QVERIFY(back->refusals.empty());
                QVERIFY(project.units[back->changes[0].unit].plural == "other");
            }
    }

    /// "One card" needs no number, several do.
    void theSingularMayLackItsNumber() {
        Project project = projectOf(*readCatalogue(germanPo));
        Catalogue catalogue = catalogueOf(project, "de");
        catalogue.entries[0].target = "eine Karte";
        catalogue.entries[1].target = "Karten";
        const auto plan = planMerge(project, catalogue);
        QVERIFY(plan);
        QCOMPARE(plan->changes.size(), std::size_t{1});
        QCOMPARE(plan->refusals.size(), std::size_t{1});
        (void)apply(project, plan->edit);
        for (const Alert& alert : checkAll(project))
            QVERIFY2(alert.check != "placeholder", project.units[alert.unit].id.c_str());
    }

    void otherPrograms() {
        QVERIFY(writeFile(at("p.po"), writeCatalogue(catalogueOf(projectOf(*readCatalogue(polishPo)), "pl"),
                                                     ExchangeForm::Po)));
        // No complaint at all: the head is complete, too.
        const QByteArray checked = output("msgfmt", {"-c", "-o", "p.mo", "p.po"});
        QVERIFY2(checked.isEmpty(), checked.constData());
        const QByteArray unpacked = output("msgunfmt", {"p.mo"});
        if (!unpacked.isEmpty()) QVERIFY2(unpacked.contains("%d karta"), unpacked.constData());

        Project ts = projectOf(*readCatalogue(germanTs));
        for (std::size_t i = 0; i < ts.units.size(); ++i)
            ts.units.change(i).texts["de"].state = State::Approved;
        QVERIFY(writeFile(at("t.ts"), writeCatalogue(catalogueOf(ts, "de"), ExchangeForm::Ts)));
        const QByteArray released = output("lrelease", {"t.ts", "-qm", "t.qm"});
        if (!released.isEmpty())
            QVERIFY2(released.contains("2 finished and 0 unfinished"), released.constData());
        // TS to PO and back by Qt's own converter.
        if (!output("lconvert", {"-version"}).startsWith("failed")) {
            (void)output("lconvert", {"-i", "t.ts", "-o", "t.po"});
            (void)output("lconvert", {"-i", "t.po", "-o", "u.ts"});
            const auto file = readFile(at("u.ts"));
            if (file) {
                auto catalogue = readCatalogue(*file);
                QVERIFY(catalogue);
                const auto forms = std::count_if(catalogue->entries.begin(), catalogue->entries.end(),
                                                 [](const CatalogueEntry& e) { return !e.plural.empty(); });
                QCOMPARE(forms, 2);
            }
        }
        // Through the translate toolkit, nothing is lost.
        QVERIFY(writeFile(at("g.po"), writeCatalogue(catalogueOf(projectOf(*readCatalogue(germanPo)), "de"),
                                                     ExchangeForm::Po)));
        const QByteArray filtered = output("pofilter", {"--progress=none", "g.po", "filtered.po"});
        QVERIFY2(!filtered.startsWith("failed"), filtered.constData());
        (void)output("msgcat", {"g.po", "-o", "h.po"});
        if (const auto file = readFile(at("h.po"))) {
            const auto plan = planMerge(projectOf(*readCatalogue(germanPo)), *readCatalogue(*file));
            QVERIFY(plan && plan->changes.empty() && plan->refusals.empty());
        }
    }

    /// Two messages with plural forms and one comment: their forms stay together.
    void messagesWithOneComment() {
        constexpr std::string_view ts =
            R"(<?xml version="1.0"?><TS version="2.1" language="de" sourcelanguage="en"><context>
<name>Kept</name>
<message numerus="yes"><source>%n locked</source><comment>to keep</comment><translation>
<numerusform>%n gesperrtes</numerusform><numerusform>%n gesperrte</numerusform></translation></message>
<message numerus="yes"><source>all %n placed</source><comment>to keep</comment><translation>
<numerusform>das %n gelegte</numerusform><numerusform>alle %n gelegten</numerusform></translation></message>
</context></TS>)";
        const auto read = readCatalogue(ts);
        QVERIFY(read.ok());
        const Project project = projectOf(*read);
        QCOMPARE(project.units.size(), std::size_t{4});
        QCOMPARE(project.units[2].id, std::string("to keep-2[one]"));
        for (const ExchangeForm form : {ExchangeForm::Po, ExchangeForm::Ts, ExchangeForm::Xliff12}) {
            const auto back = readCatalogue(writeCatalogue(catalogueOf(project, "de"), form));
            QVERIFY(back.ok());
            QCOMPARE(back->entries.size(), std::size_t{4});
            const auto plan = planMerge(project, *back);
            QVERIFY(plan && plan->changes.empty() && plan->refusals.empty());
        }
        // The file that it came from still fits.
        const auto plan = planMerge(project, *read);
        QVERIFY(plan && plan->changes.empty() && plan->refusals.empty());
    }

    /// "Needs work" of another program counts, even if the text is the same.
    void fuzzyLowersTheState() {
        Project project = projectOf(*readCatalogue(germanPo));
        for (std::size_t i = 0; i < project.units.size(); ++i)
            project.units.change(i).texts["de"].state = State::Approved;
        for (const ExchangeForm form : {ExchangeForm::Po, ExchangeForm::Xliff12, ExchangeForm::Ts}) {
            std::string file = writeCatalogue(catalogueOf(project, "de"), form);
            QVERIFY(planMerge(project, *readCatalogue(file))->changes.empty());
            const auto mark = [&](const std::string& was, const std::string& is) {
                const auto found = file.rfind(was);
                QVERIFY(found != std::string::npos);
                file.replace(found, was.size(), is);
            };
            if (form == ExchangeForm::Po) mark("msgctxt \"go\"", "#, fuzzy\nmsgctxt \"go\"");
            if (form == ExchangeForm::Xliff12) mark("state=\"final\"", "state=\"needs-review-translation\"");
            if (form == ExchangeForm::Ts) mark("<translation>", "<translation type=\"unfinished\">");
            const auto plan = planMerge(project, *readCatalogue(file));
            QVERIFY(plan);
            QCOMPARE(plan->changes.size(), std::size_t{1});
            QVERIFY(plan->refusals.empty());
            Project lowered = project;
            (void)apply(lowered, plan->edit);
            QCOMPARE(lowered.units.back().stateIn("de"), State::NeedsReview);
            QCOMPARE(textOf(lowered, "go", "de"), std::string("Weiter"));
            QCOMPARE(lowered.units.front().stateIn("de"), State::Approved);
        }
    }

    /// For Poedit and Weblate, a text that needs review is not finished.
    void needsReviewIsFuzzy() {
        Project project = projectOf(*readCatalogue(germanPo));
        for (std::size_t i = 0; i < project.units.size(); ++i)
            project.units.change(i).texts["de"].state = State::NeedsReview;
        const std::string file = writeCatalogue(catalogueOf(project, "de"), ExchangeForm::Po);
        QVERIFY(file.find("#, fuzzy\nmsgctxt \"go\"") != std::string::npos);
        QCOMPARE(readCatalogue(file)->entries.back().state, State::NeedsReview);
    }

    /// Features that can't be kept are refused.
    void lengthVariants() {
        const auto catalogue = readCatalogue(
            "<TS version='2.1' language='de'><context><name>A</name><message><source>Go "
            "on</source><translation "
            "variants='yes'><lengthvariant>Weitergehen</lengthvariant><lengthvariant>Weiter</lengthvariant>"
            "</translation></message></context></TS>");
        QVERIFY(!catalogue);
        QCOMPARE(catalogue.error().code(), std::string("texts.exchange.variants"));
    }

    void badForms() {
        // Forms must come in their order, and belong to a plural.
        for (const char* entry :
             {"msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[1] \"x\"\n", "msgid \"a\"\nmsgstr[0] \"x\"\n",
              "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\nmsgstr[2] \"\"\n"
              "msgstr[3] \"\"\nmsgstr[4] \"\"\nmsgstr[5] \"\"\nmsgstr[6] \"x\"\n"}) {
            const auto catalogue = readCatalogue(entry);
            QVERIFY(!catalogue);
            QCOMPARE(catalogue.error().code(), std::string("texts.exchange.po"));
        }
    }
};

HEXA_TEST(PluralsTest, "slow-unoptimized");
#include "plurals_test.moc"
