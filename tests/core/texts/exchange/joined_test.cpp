// SPDX-License-Identifier: GPL-3.0-or-later
// New projects from the files of translators' programs.
#include "core/texts/exchange/joined.h"
#include "core/texts/language/locale.h"
#include "core/texts/projectfile.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::texts;

namespace {

Catalogue catalogue(const char* target, std::vector<CatalogueEntry> entries, const char* source = "en") {
    Catalogue catalogue;
    catalogue.sourceLanguage = source;
    catalogue.targetLanguage = target;
    catalogue.entries = std::move(entries);
    return catalogue;
}

CatalogueEntry entry(const char* id, const char* source, const char* target,
                     State state = State::NeedsReview) {
    CatalogueEntry entry;
    entry.id = id;
    entry.source = source;
    entry.target = target;
    entry.state = *target == 0 ? State::Missing : state;
    return entry;
}

std::string argument(const Error& error, const char* name) {
    for (const Argument& argument : error.arguments())
        if (argument.name == name) {
            if (const auto* text = std::get_if<std::string>(&argument.value)) return *text;
            if (const auto* number = std::get_if<std::int64_t>(&argument.value))
                return std::to_string(*number);
        }
    return {};
}

}  // namespace

class JoinedCataloguesTest : public QObject {
    Q_OBJECT

private slots:
    void languagesOfNames_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("language");
        const std::pair<const char*, const char*> rows[] = {{"rules.de.po", "de"},
                                                            {"/a/b/fr.xlf", "fr"},
                                                            {"app_pt-BR.ts", "pt-BR"},
                                                            {"app_pt_BR.ts", "pt_BR"},
                                                            {"zh_Hans.po", "zh_Hans"},
                                                            {"sr@latin.po", "sr@latin"},
                                                            {"rules.ca@valencia.po", "ca@valencia"},
                                                            {"me@work.po", ""},
                                                            {"rules.po", ""},
                                                            {"C:\\texts\\de.po", "de"},
                                                            {"", ""},
                                                            {"my-rules.po", ""},
                                                            {"de", "de"},
                                                            {".po", ""}};
        for (const auto& [name, language] : rows)
            QTest::addRow("%s", *name == 0 ? "nothing" : name) << QString(name) << QString(language);
    }

    void languagesOfNames() {
        QFETCH(QString, name);
        QFETCH(QString, language);
        QCOMPARE(QString::fromStdString(languageOfName(name.toStdString())), language);
    }

    /// PO has locales, the other forms have language tags.
    void localesAndTags_data() {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("tag");
        QTest::addColumn<QString>("written");
        const auto row = [](const char* locale, const char* tag, const char* written) {
            QTest::newRow(locale) << locale << tag << written;
        };
        row("de", "de", "de");
        row("pt_BR", "pt-BR", "pt_BR");
        row("pt-BR", "pt-BR", "pt_BR");
        row("sr@latin", "sr-Latn", "sr@latin");
        row("sr_RS@latin", "sr-Latn-RS", "sr_RS@latin");
        row("sr_RS.UTF-8@Latin", "sr-Latn-RS", "sr_RS@latin");
        row("uz@cyrillic", "uz-Cyrl", "uz@cyrillic");
        row("ca@valencia", "ca-valencia", "ca@valencia");
        row("de_AT@euro", "de-AT", "de_AT");
        row("en@quot", "en", "en");
        row("zh_Hans", "zh-Hans", "zh_Hans");
        row("sr@somehow", "sr@somehow", "sr@somehow");
        row("", "", "");
    }
    void localesAndTags() {
        QFETCH(QString, locale);
        QFETCH(QString, tag);
        QFETCH(QString, written);
        QCOMPARE(QString::fromStdString(languageTag(locale.toStdString())), tag);
        QCOMPARE(QString::fromStdString(localeOf(tag.toStdString())), written);
    }

    void serbianInLatinLetters() {
        const auto read = readCatalogue(
            "msgid \"\"\nmsgstr \"Language: sr@latin\\n\"\n\nmsgid \"One\"\nmsgstr \"Jedan\"\n");
        QVERIFY(read.ok());
        const auto project = joinCatalogues({*read});
        QVERIFY(project.ok());
        QCOMPARE(project->languages, (std::vector<std::string>{"en", "sr-Latn"}));
        QVERIFY(readProject(writeProject(*project)).ok());
        const std::string file = writeCatalogue(catalogueOf(*project, "sr-Latn"), ExchangeForm::Po);
        QVERIFY(file.find("Language: sr@latin\\n") != std::string::npos);
        for (const std::string& back :
             {file, writeCatalogue(catalogueOf(*project, "sr-Latn"), ExchangeForm::Ts)}) {
            auto catalogue = readCatalogue(back);
            QVERIFY(catalogue.ok());
            catalogue->entries.front().target = "Jedna";
            const auto plan = planMerge(*project, *catalogue);
            QVERIFY(plan.ok());
            QCOMPARE(plan->changes.size(), std::size_t(1));
        }
        // A project may have written its language in the other way.
        Project other = *project;
        other.languages.back() = "sr_Latn";
        other.units.change(0).texts["sr_Latn"] = *project->units.front().find("sr-Latn");
        auto changed = *read;
        changed.entries.front().target = "Jedna";
        const auto plan = planMerge(other, changed);
        QVERIFY(plan.ok());
        QCOMPARE(plan->changes.size(), std::size_t(1));
    }

    void languagesStandSideBySide() {
        const auto project = joinCatalogues(
            {catalogue("de", {entry("a", "One", "Eins", State::Approved), entry("b", "Two", "")}),
             catalogue("fr_FR",
                       {entry("b", "Two", "Deux"), entry("a", "One", "Un"), entry("c", "Three", "Trois")})});
        QVERIFY(project.ok());
        QCOMPARE(project->languages, (std::vector<std::string>{"en", "de", "fr"}));
        QCOMPARE(project->units.size(), std::size_t(3));
        QCOMPARE(project->units[0].in("fr"), std::string_view("Un"));
        QCOMPARE(project->units[0].stateIn("de"), State::Approved);
        QCOMPARE(project->units[1].in("de"), std::string_view());
        QCOMPARE(project->units[1].in("fr"), std::string_view("Deux"));
        QCOMPARE(project->units[2].in("en"), std::string_view("Three"));
        // The result is a project that can be saved.
        const auto again = readProject(writeProject(*project));
        QVERIFY(again.ok());
        QVERIFY(*again == *project);
    }

    /// A country is another language beside the one without it.
    void variantsStandSideBySide() {
        const auto british = joinCatalogues({catalogue("en_GB", {entry("a", "Color", "Colour")})});
        QVERIFY(british.ok());
        QCOMPARE(british->languages, (std::vector<std::string>{"en", "en-GB"}));
        QCOMPARE(british->units[0].in("en-GB"), std::string_view("Colour"));
        const auto again = readProject(writeProject(*british));
        QVERIFY(again.ok());
        QVERIFY(*again == *british);
        const auto swiss = joinCatalogues({catalogue("de_DE", {entry("a", "Street", "Straße")}),
                                           catalogue("de_CH", {entry("a", "Street", "Strasse")})});
        QVERIFY(swiss.ok());
        QCOMPARE(swiss->languages, (std::vector<std::string>{"en", "de", "de-CH"}));
        // The file that comes back finds its language.
        auto changed = catalogue("en_GB", {entry("a", "Color", "Colours")});
        const auto plan = planMerge(*british, changed);
        QVERIFY(plan.ok());
        QCOMPARE(plan->changes.size(), std::size_t(1));
        // Two files of one country are one language twice.
        const auto twice = joinCatalogues({catalogue("de_CH", {entry("a", "Street", "Strasse")}),
                                           catalogue("de-CH", {entry("a", "Street", "Weg")})});
        QVERIFY(!twice.ok());
        QCOMPARE(twice.error().code(), std::string("texts.exchange.same-language"));
    }

    void sameIdsWithOtherSourcesAreOtherTexts() {
        const auto project =
            joinCatalogues({catalogue("de", {entry("a", "One", "Eins"), entry("a", "One", "Einer")}),
                            catalogue("fr", {entry("a", "Uno", "Un"), entry("a", "One", "Une")})});
        QVERIFY(project.ok());
        QCOMPARE(project->units.size(), std::size_t(3));
        QCOMPARE(project->units[0].in("fr"), std::string_view("Une"));
        QCOMPARE(project->units[1].in("de"), std::string_view("Einer"));
        QCOMPARE(project->units[1].in("fr"), std::string_view());
        QCOMPARE(project->units[2].in("en"), std::string_view("Uno"));
        QVERIFY(readProject(writeProject(*project)).ok());  // all ids differ
    }

    void staleTextsKeepWhatTheyWereMadeFrom() {
        CatalogueEntry stale = entry("a", "One more", "Noch eins", State::Stale);
        stale.previousSource = "One";
        const auto project = joinCatalogues(
            {catalogue("fr", {entry("a", "One more", "Un de plus")}), catalogue("de", {stale})});
        QVERIFY(project.ok());
        QCOMPARE(project->units[0].stateIn("de"), State::Stale);
        QCOMPARE(project->units[0].find("de")->basis->source, std::string("One"));
        QCOMPARE(project->units[0].stateIn("fr"), State::NeedsReview);
    }

    void whatCannotBeJoined_data() {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("code");
        QTest::newRow("no language") << ""
                                     << "en"
                                     << "texts.exchange.no-language";
        QTest::newRow("twice") << "de"
                               << "en"
                               << "texts.exchange.same-language";
        QTest::newRow("into the source") << "en"
                                         << "en"
                                         << "texts.exchange.source-language";
        QTest::newRow("no code") << "<b>a language</b>"
                                 << "en"
                                 << "texts.exchange.bad-language";
        QTest::newRow("unknown modifier") << "sr@somehow"
                                          << "en"
                                          << "texts.exchange.bad-language";
        QTest::newRow("another source") << "fr"
                                        << "ja"
                                        << "texts.exchange.sources";
    }

    void whatCannotBeJoined() {
        QFETCH(QString, target);
        QFETCH(QString, source);
        QFETCH(QString, code);
        const auto project =
            joinCatalogues({catalogue("de", {entry("a", "One", "Eins")}),
                            catalogue(qPrintable(target), {entry("a", "One", "Un")}, qPrintable(source))});
        QVERIFY(!project.ok());
        QCOMPARE(QString::fromStdString(project.error().code()), code);
        QCOMPARE(argument(project.error(), "number"), std::string("2"));
        QCOMPARE(joinCatalogues({}).error().code(), std::string("texts.exchange.empty"));
    }

    void foreignPoFilesWithoutContexts() {
        const std::string head = "msgid \"\"\nmsgstr \"Language: %\\n\"\n\n";
        const std::string body = "msgid \"Größe über alles, was in einem langen Satz mit vielen Umlauten äöü "
                                 "steht\"\nmsgstr \"x\"\n";
        const auto file = [&](const char* language) {
            std::string text = head + body;
            return readCatalogue(text.replace(text.find('%'), 1, language));
        };
        const auto project = joinCatalogues({*file("en"), *file("fr")});
        // The source of PO is English unless the file names another.
        QVERIFY(!project.ok());
        const auto good = joinCatalogues({*file("it"), *file("fr")});
        QVERIFY(good.ok());
        QCOMPARE(good->units.size(), std::size_t(1));
        QVERIFY(readProject(writeProject(*good)).ok());
    }
};

HEXA_TEST(JoinedCataloguesTest, "slow-unoptimized");
#include "joined_test.moc"
