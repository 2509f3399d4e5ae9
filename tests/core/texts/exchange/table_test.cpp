// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of texts (CSV): in, in place, new, back; and what is not one.
#include "core/texts/exchange/table.h"

#include "core/texts/edits.h"
#include "core/texts/language/delimited.h"
#include "core/texts/projectfile.h"
#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QTest>

#include <rapidcheck.h>

#include <array>
#include <set>
#include <string>
#include <vector>

using namespace hexa;
using namespace hexa::texts;

namespace {

using Columns = std::vector<std::pair<std::string, std::size_t>>;

/// As spreadsheet programs in Germany write it: a mark, semicolons, \r\n, quotes where needed.
const std::string cards =
    "\xef\xbb\xbf"
    "Key;English;Art;Deutsch;Note;Max\r\n"
    "fox;Draw a card;\"fox; red\";Ziehe eine Karte;;\r\n"
    "owl;\"He says \"\"hoo\"\"\";owl.png;\"Sie sagt\r\n\"\"hu\"\"\";for the night;40\r\n"
    "\r\n"
    ";;;;;\r\n"
    "elk;Move;elk.png\r\n"
    "fox;Again;;Noch einmal;\"Ada, 2026-01-31T12:00Z: see card 3\";";

Result<Project> projectOf(const std::string& bytes, Encoding encoding = Encoding::Detect) {
    const auto head = tableHead(bytes, encoding);
    if (!head) return head.error();
    return projectOfTable({"cards.csv", bytes, encoding}, guessColumns(head->names));
}

std::string inPlace(const Project& project) {
    const auto out = writeInPlace(project, *keptTable(project));
    return out ? out->bytes : "failed: " + out.error().code();
}

void put(Project& project, std::size_t unit, const char* language, const char* text) {
    (void)apply(project, setText(project, unit, language, text));
}

}  // namespace

class TableTest : public QObject {
    Q_OBJECT
private slots:
    void columns_data() {
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QString>("found");
        QTest::newRow("codes") << QStringList{"id", "en", "de", "fr"} << "en=1 de=2 fr=3 id=0";
        QTest::newRow("names") << QStringList{"Schlüssel", "Englisch", "Deutsch", "Kommentar"}
                               << "en=1 de=2 id=0 note=3";
        QTest::newRow("inside") << QStringList{"Text (DE)", "text_fr", "title-en"} << "de=0 fr=1 en=2";
        QTest::newRow("two languages in one name") << QStringList{"en-de", "EN"} << "en=1";
        QTest::newRow("countries") << QStringList{"pt-BR", "en_GB", "max"} << "pt-BR=0 en=1 max=2";
        QTest::newRow("other languages")
            << QStringList{"sv", "FI", "ar", "fil-PH"} << "sv=0 fi=1 ar=2 fil-PH=3";
        QTest::newRow("with and without country")
            << QStringList{"fr-CA", "fr", "en-US"} << "fr-CA=0 fr=1 en=2";
        QTest::newRow("words") << QStringList{"Art", "No", "ref", "key", "zz"} << "id=3";
        QTest::newRow("numbers") << QStringList{"key", "ID", "en", "de"} << "en=2 de=3 id=0";
        QTest::newRow("words that are codes") << QStringList{"no", "to", "en", "kg"} << "en=2";
        QTest::newRow("one rare code") << QStringList{"da", "text"} << "";
        QTest::newRow("a rare code first") << QStringList{"sv", "en", "da"} << "en=1 sv=0 da=2";
        QTest::newRow("no scripts") << QStringList{"new_text", "min-size", "zh-Hant", "en"}
                                    << "en=3 zh-Hant=2";
        QTest::newRow("twice") << QStringList{"de", "de", "id", "key"} << "de=0 id=2";
        QTest::newRow("none") << QStringList{"a", "", "picture"} << "";
    }
    void columns() {
        QFETCH(QStringList, names);
        std::vector<std::string> list;
        for (const QString& name : names) list.push_back(name.toStdString());
        const TableColumns columns = guessColumns(list);
        QString found;
        const auto say = [&](const std::string& name, std::optional<std::size_t> column) {
            if (column)
                found += (found.isEmpty() ? "" : " ") + QString::fromStdString(name) + '=' +
                         QString::number(*column);
        };
        for (const auto& [language, column] : columns.languages) say(language, column);
        say("id", columns.id);
        say("note", columns.note);
        say("max", columns.longest);
        QTEST(found, "found");
    }

    /// Columns that are named by countries: by their cells, and by the columns beside them.
    void countries_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("found");
        QTest::newRow("countries only") << QByteArray("ID;US;DE;FR;JP;KR;BR;CN\n1;Draw;Zieh;Piochez;;;;\n")
                                        << "en=1 de=2 fr=3 ja=4 ko=5 pt-BR=6 zh-CN=7";
        QTest::newRow("two of English") << QByteArray("US,UK\nColor here,Colour here\n") << "en-US=0 en-GB=1";
        QTest::newRow("Ukrainian by its letters")
            << QByteArray("EN,UK\nDraw a card,Візьміть карту\n") << "en=0 uk=1";
        QTest::newRow("British by its letters")
            << QByteArray("US,FR,UK\nColor here,Couleur,Colour here\n") << "en-US=0 fr=1 en-GB=2";
        QTest::newRow("Swedish") << QByteArray("EN,SE\nDraw a card,Dra ett kort från högen\n") << "en=0 sv=1";
        QTest::newRow("Northern Sami")
            << QByteArray("en,se\nDraw a card,Váldde koartta dáppe čáhci\n") << "en=0 se=1";
        QTest::newRow("Korean") << QByteArray("EN,KR\nDraw a card,카드를 뽑으세요\n") << "en=0 ko=1";
        QTest::newRow("Taiwan") << QByteArray("EN,TW\nDraw a card,抽一張牌\n") << "en=0 zh-TW=1";
        QTest::newRow("nothing tells")
            << QByteArray("EN,SE,BR\nDraw a card,,\n") << "en=0 1?sv/se 2?pt-BR/br";
        QTest::newRow("Latin where Hangul is usual")
            << QByteArray("EN,KR\nDraw a card,Draw a card\n") << "en=0 1?ko/kr";
        QTest::newRow("codes of programs")
            << QByteArray("en,de,uk,se\nDraw,Zieh,,\n") << "en=0 de=1 uk=2 se=3";
        QTest::newRow("codes against capitals") << QByteArray("EN,JP,SE\nDraw,,\n") << "en=0 ja=1 2?sv/se";
        QTest::newRow("prices") << QByteArray("en,de,US,UK\nDraw,Zieh,3.50,2.80\n") << "en=0 de=1";
        QTest::newRow("sold there") << QByteArray("en,de,US,SE\nDraw,Zieh,yes,no\nMove,Geh,x,\n")
                                    << "en=0 de=1";
        QTest::newRow("one alone") << QByteArray("text,US\na,Draw a card\n") << "";
        QTest::newRow("a word") << QByteArray("en,at,is\nDraw,upper left,red\n") << "en=0";
    }
    void countries() {
        QFETCH(QByteArray, file);
        const ColumnGuess guess = guessOfTable(*tableHead(file.toStdString()));
        QStringList found;
        for (const auto& [language, column] : guess.columns.languages)
            found += QString::fromStdString(language) + '=' + QString::number(column);
        for (const UnsureColumn& column : guess.unsure) {
            QStringList languages;
            for (const std::string& language : column.languages)
                languages += QString::fromStdString(language);
            found += QString::number(column.column) + '?' + languages.join('/');
        }
        QTEST(found.join(' '), "found");
    }

    /// A column with the code of a project's language is that language.
    void columnsOfKnownLanguages() {
        const std::vector<std::string> known{"en", "fr_CA", "sv", "id", "tlh"};
        const TableColumns columns =
            guessColumns({"id", "English", "EN", "FR-ca", "sv", "id", "tlh", "id"}, known);
        QCOMPARE(columns.id, std::optional<std::size_t>(0));
        QCOMPARE(columns.languages, (Columns{{"en", 2}, {"fr_CA", 3}, {"sv", 4}, {"id", 5}, {"tlh", 6}}));
    }

    /// All languages of a project come back from its table.
    void anyLanguagesComeBack() {
        Project project;
        project.languages = {"en", "sv", "fr-CA", "fr", "id"};
        Unit unit;
        unit.id = "a";
        for (const std::string& language : project.languages)
            unit.texts[language] = {"in " + language, State::NeedsReview, {}, {}, {}};
        project.units.push_back(unit);
        const std::string file = writeTable(project);
        const auto again = projectOf(file);
        QVERIFY2(again, again ? "" : again.error().code().c_str());
        QCOMPARE(again->languages, project.languages);
        for (const std::string& language : project.languages)
            QCOMPARE(again->units[0].in(language), unit.in(language));
        project.languages = {"en", "fr-CA"};
        const std::string canadian = writeTable(project);
        QCOMPARE(guessColumns(tableHead(canadian)->names, project.languages).languages,
                 (Columns{{"en", 1}, {"fr-CA", 2}}));
    }

    void columnsByNameOrNumber() {
        const std::vector<std::string> names{"Key", " Text ", "3"};
        QCOMPARE(*columnNamed(names, "text"), std::size_t(1));
        QCOMPARE(*columnNamed(names, "2"), std::size_t(1));
        QCOMPARE(*columnNamed(names, "3"), std::size_t(2));  // the name wins
        QCOMPARE(columnNamed(names, "4").error().code(), std::string("texts.table.column"));
    }

    void reads() {
        const auto project = projectOf(cards);
        QVERIFY2(project, project ? "" : project.error().code().c_str());
        QCOMPARE(project->source, std::string("en"));
        QCOMPARE(project->languages, (std::vector<std::string>{"en", "de"}));
        QCOMPARE(project->units.size(), std::size_t(4));
        QCOMPARE(project->units[1].in("en"), std::string_view("He says \"hoo\""));
        QCOMPARE(project->units[1].in("de"), std::string_view("Sie sagt\n\"hu\""));
        QCOMPARE(project->units[1].longest, 40);
        QCOMPARE(project->units[1].notes, std::vector<Note>{"for the night"});
        QCOMPARE(project->units[2].stateIn("de"), State::Missing);
        QCOMPARE(project->units[3].id, std::string("fox-2"));
        QCOMPARE(project->units[3].notes, (std::vector<Note>{{"see card 3", "Ada", "2026-01-31T12:00Z"}}));
        QCOMPARE(project->units[0].stateIn("en"), State::Approved);
        QCOMPARE(project->units[0].stateIn("de"), State::NeedsReview);
    }

    /// Only the cells of changed texts change, also after a way through the project's file.
    void inPlaceChangesNothingElse() {
        const auto read = readProject(writeProject(*projectOf(cards)));
        QVERIFY2(read, read ? "" : read.error().code().c_str());
        Project project = *read;
        QCOMPARE(inPlace(project), cards);
        put(project, 0, "de", "Zieh; eine \"Karte\"");
        put(project, 1, "de", "Sie ruft\n\"hu\"");
        put(project, 2, "de", "Bewege");
        put(project, 3, "en", "Once more");
        std::string expected = cards;
        const auto replace = [&](const std::string& was, const std::string& by) {
            expected.replace(expected.find(was), was.size(), by);
        };
        replace("Ziehe eine Karte", "\"Zieh; eine \"\"Karte\"\"\"");
        replace("Sie sagt\r\n", "Sie ruft\r\n");
        replace("elk;Move;elk.png", "elk;Move;elk.png;Bewege");
        replace("Again", "Once more");
        QCOMPARE(inPlace(project), expected);
        put(project, 2, "de", "");
        (void)apply(project, removeUnits(3, 1));
        const auto out = writeInPlace(project, *keptTable(project));
        QVERIFY(out);
        QCOMPARE(out->changed, std::size_t(2));
        QCOMPARE(out->unwritten, std::size_t(1));
    }

    void separators_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::newRow("comma") << QByteArray("id,en,de\n1,\"a, b; c\",d\n2,e;f;g,h\n");
        QTest::newRow("semicolon") << QByteArray("id;en;de\n1;a, b;d\n2;e,f,g;h\n");
        QTest::newRow("tab") << QByteArray("id\ten\tde\n1\ta, b;\td\n2\te,f,g\th\n");
        QTest::newRow("hint") << QByteArray("sep=|\r\nid|en|de\r\n1|a, b|d\r\n2|e;f|h\r\n");
        QTest::newRow("old line ends") << QByteArray("id,en,de\r1,a,d\r2,e,h\r");
        QTest::newRow("UTF-16") << QByteArray(
            "\xff\xfei\0d\0,\0e\0n\0,\0d\0e\0\n\0001\0,\0a\0,\0d\0\n\0002\0,\0a\0,\0h\0", 42);
    }
    void separators() {
        QFETCH(QByteArray, file);
        auto project = projectOf(file.toStdString());
        QVERIFY2(project, project ? "" : project.error().code().c_str());
        QCOMPARE(project->units.size(), std::size_t(2));
        QCOMPARE(project->units[0].in("de"), std::string_view("d"));
        QCOMPARE(QByteArray::fromStdString(inPlace(*project)), file);
        put(*project, 1, "de", "x");
        const auto again = projectOf(inPlace(*project));
        QVERIFY(again);
        QCOMPARE(again->units[1].in("de"), std::string_view("x"));
    }

    void windowsEncoding() {
        const std::string file = "en,de\nbear,B\xe4r\n";
        QCOMPARE(projectOf(file).error().code(), std::string("texts.import.encoding"));
        auto project = projectOf(file, Encoding::Latin1);
        QVERIFY(project);
        QCOMPARE(project->units[0].in("de"), std::string_view("Bär"));
        put(*project, 0, "de", "Bären");
        QCOMPARE(inPlace(*project), std::string("en,de\nbear,B\xe4ren\n"));
        put(*project, 0, "de", "熊");
        QCOMPARE(inPlace(*project), std::string("failed: texts.exchange.charset"));
    }

    void refused_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("code");
        QTest::newRow("empty") << QByteArray() << "texts.exchange.empty";
        QTest::newRow("head alone") << QByteArray("en,de\n") << "texts.exchange.empty";
        QTest::newRow("no language") << QByteArray("a,b\n1,2\n") << "texts.table.no-language";
        QTest::newRow("open quote") << QByteArray("en,de\n\"a,b\n") << "texts.table.quote";
        QTest::newRow("behind quote") << QByteArray("en,de\n\"a\"b,c\n") << "texts.table.behind-quote";
        QTest::newRow("workbook") << QByteArray("PK\x03\x04 rest") << "texts.exchange.workbook";
        QTest::newRow("old workbook") << QByteArray("\xd0\xcf\x11\xe0 rest") << "texts.exchange.workbook";
        QTest::newRow("length") << QByteArray("en,de,max\na,b,ten\n") << "texts.table.longest";
        QTest::newRow("negative") << QByteArray("en,de,max\na,b,-1\n") << "texts.table.longest";
        QTest::newRow("huge") << QByteArray("en,de,max\na,b,99999999999999999999\n") << "texts.table.longest";
        QTest::newRow("null") << QByteArray("en,de\na\0b,c\n", 12) << "texts.import.binary";
        QTest::newRow("cells") << "en,de\n" + QByteArray(5'000'000, ',') << "texts.table.too-large";
        QByteArray rows = "en,de\n";
        for (int i = 0; i < 200'001; ++i) rows += "a,b\n";
        QTest::newRow("rows") << rows << "texts.table.too-large";
    }
    void refused() {
        QFETCH(QByteArray, file);
        QFETCH(QString, code);
        const auto project = projectOf(file.toStdString());
        QVERIFY(!project);
        QCOMPARE(QString::fromStdString(project.error().code()), code);
    }

    void columnsMustFit() {
        const SourceFile file{"a.csv", "a,b\n1,2\n", Encoding::Detect};
        TableColumns columns;
        columns.languages = {{"en", 0}, {"en", 1}};
        QCOMPARE(projectOfTable(file, columns).error().code(), std::string("texts.table.same"));
        columns.languages = {{"en", 0}, {"de", 0}};
        QCOMPARE(projectOfTable(file, columns).error().code(), std::string("texts.table.same"));
        columns.languages = {{"en", 0}};
        columns.id = 0;
        QCOMPARE(projectOfTable(file, columns).error().code(), std::string("texts.table.same"));
        columns.languages = {{"<en>", 0}};
        QCOMPARE(projectOfTable(file, columns).error().code(), std::string("texts.exchange.bad-language"));
        columns.languages = {{"en", 7}};  // a column that no row has
        columns.id.reset();
        QCOMPARE(projectOfTable(file, columns).error().code(), std::string("texts.exchange.empty"));
    }

    /// A project that was changed by hand, so that its file and its list of units differ.
    void damaged() {
        Project project = *projectOf(cards);
        KeptFile file = *keptTable(project);
        file.units.pop_back();
        QCOMPARE(writeInPlace(project, file).error().code(), std::string("texts.exchange.kept"));
        for (const auto& [role, column] : std::vector<std::pair<std::string, int>>{
                 {"de", 1}, {"de", 0}, {"de", -1}, {"de", 1'000'000}, {"fr", 6}, {"fr", 3}, {"#id", 3}}) {
            KeptFile hostile = *keptTable(project);
            hostile.columns[role] = column;
            put(project, 2, "de", "Bewege");
            const auto out = writeInPlace(project, hostile);
            QVERIFY2(!out, role.c_str());
            QCOMPARE(out.error().code(), std::string("texts.exchange.kept"));
        }
    }

    /// Texts of a language that the project has no longer stay in the table.
    void languagesThatWereRemoved() {
        Project project = *projectOf(cards);
        project.languages = {"en"};
        for (std::size_t i = 0; i < project.units.size(); ++i) project.units.change(i).texts.erase("de");
        QCOMPARE(inPlace(project), cards);
    }

    /// Hundreds of thousands of rows with one ID take no longer than others.
    void manyRowsWithOneId() {
        std::string file = "id,en\n";
        for (int i = 0; i < 100'000; ++i) file += i % 2 == 0 ? "a,x\n" : "a-2,x\n";
        QElapsedTimer clock;
        clock.start();
        const auto project = projectOf(file);
        QVERIFY(project);
        QVERIFY2(clock.elapsed() < 60'000, qPrintable(QString::number(clock.elapsed())));
        std::set<std::string> ids;
        for (const Unit& unit : project->units) ids.insert(unit.id);
        QCOMPARE(ids.size(), project->units.size());
    }

    /// Rows of one ID and one source come back in linear time as well.
    void manyEqualRowsComeBack() {
        std::string file = "id,en,de\n";
        for (int i = 0; i < 50'000; ++i) file += "x,Draw.,Zieh.\n";
        const auto project = projectOf(file);
        QVERIFY(project);
        QElapsedTimer clock;
        clock.start();
        const auto plan =
            planMerge(*project, *cataloguesOfTable(file, guessColumns(tableHead(file)->names), "en"));
        QVERIFY2(clock.elapsed() < 60'000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(plan && plan->changes.empty() && plan->refusals.empty());
    }

    /// Each row changes its own text, also where a numbered ID was there before.
    void numberedIdsKeepTheirRows() {
        const std::string file = "id,en,de\na,X,1\na,X,2\na-2,X,3\na-2-2,X,4\n";
        Project project = *projectOf(file);
        const std::string back = "id,en,de\na,X,1q\na,X,2q\na-2,X,3q\na-2-2,X,4q\n";
        const auto plan =
            planMerge(project, *cataloguesOfTable(back, guessColumns(tableHead(back)->names), "en"));
        QVERIFY(plan && plan->refusals.empty());
        (void)apply(project, plan->edit);
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(project.units[i].in("de"), std::string_view(std::to_string(i + 1) + 'q'));
        QCOMPARE(inPlace(project), back);
    }

    /// Texts that came later are counted, because the file has no place for them.
    void laterTextsAreMissing() {
        Project project = *projectOf("id,en,de\na,One,Eins\n");
        Unit later;
        later.id = "b";
        later.texts["en"] = {"Two", State::Approved, {}, {}, {}};
        project.units.push_back(later);
        const auto out = writeInPlace(project, *keptTable(project));
        QVERIFY(out);
        QCOMPARE(out->missing, std::size_t(1));
        QCOMPARE(out->unwritten, std::size_t(0));
    }

    /// "charset=" in a cell is a text.
    void charsetInACell() {
        const auto project = projectOf("id,en,de\nmeta,charset=iso-8859-1,B\xc3\xa4r\n");
        QVERIFY(project);
        QCOMPARE(project->units[0].in("de"), std::string_view("Bär"));
    }

    /// All lines of a note keep its author on the way through a table.
    void notesOfSeveralLines() {
        Project project = *projectOf("id,en,de\na,One,Eins\n");
        project.files.clear();
        project.units.change(0).notes = {Note("first\nsecond", "Ada", "2026-01-31T12:00Z"),
                                         Note("third", "Bob", "2026-02-01T12:00Z"), "plain"};
        const std::string file = writeTable(project);
        const auto again = projectOf(file);
        QVERIFY(again);
        QCOMPARE(again->units[0].notes, (std::vector<Note>{"plain",
                                                           {"first", "Ada", "2026-01-31T12:00Z"},
                                                           {"second", "Ada", "2026-01-31T12:00Z"},
                                                           {"third", "Bob", "2026-02-01T12:00Z"}}));
        const auto columns = guessColumns(tableHead(file)->names);
        QVERIFY(planMerge(project, *cataloguesOfTable(file, columns, "en"))->notes.empty());
        std::string more = file;
        more.insert(more.find("third") + 5, "\nfourth\nCleo, 2026-03-01T12:00Z: fifth");
        const auto plan = planMerge(project, *cataloguesOfTable(more, columns, "en"));
        QVERIFY(plan);
        (void)apply(project, plan->edit);
        const auto& notes = project.units[0].notes;
        QCOMPARE(notes.size(), std::size_t(5));
        // A line below a known note is unsigned.
        QCOMPARE(notes[3], Note("fourth"));
        QCOMPARE(notes[4], Note("fifth", "Cleo", "2026-03-01T12:00Z"));
    }

    /// The project's own table comes back as a spreadsheet program has saved it.
    void comesBackLikeTheKeptOne_data() {
        QTest::addColumn<QByteArray>("kept");
        QTest::addColumn<bool>("latin1");
        QTest::addColumn<QByteArray>("back");
        QTest::newRow("encoding") << QByteArray("Schl\xfcssel;en;de\na;One;B\xe4r\n") << true
                                  << QByteArray("Schl\xfcssel;en;de\na;One;B\xe4ren\n");
        QTest::newRow("now UTF-8") << QByteArray("key;en;de\na;One;B\xe4r\n") << true
                                   << QByteArray("key;en;de\na;One;B\xc3\xa4ren\n");
        QTest::newRow("separator") << QByteArray("sep=|\nkey|en|de\na|One, two|B\xe4r\n") << true
                                   << QByteArray("key|en|de\na|One, two|B\xe4ren\n");
        QTest::newRow("now commas") << QByteArray("key;en;de\na;One;B\xc3\xa4r\n") << false
                                    << QByteArray("key,en,de\na,One,B\xc3\xa4ren\n");
    }
    void comesBackLikeTheKeptOne() {
        QFETCH(QByteArray, kept);
        QFETCH(bool, latin1);
        QFETCH(QByteArray, back);
        Project project = *projectOf(kept.toStdString(), latin1 ? Encoding::Latin1 : Encoding::Detect);
        const auto catalogues = cataloguesLikeKept(project, back.toStdString());
        QVERIFY2(catalogues, catalogues ? "" : catalogues.error().code().c_str());
        QVERIFY(catalogues->has_value());
        const auto plan = planMerge(project, **catalogues);
        (void)apply(project, plan->edit);
        QCOMPARE(project.units[0].in("de"), std::string_view("Bären"));
        const auto other = cataloguesLikeKept(project, "a,b\n1,2\n");
        QVERIFY(other && !other->has_value());
        // It needs the source and something else.
        project.languages = {"en"};
        QCOMPARE(cataloguesLikeKept(project, back.toStdString()).error().code(),
                 std::string("texts.table.no-source"));
    }

    void updatesNeedTheSource() {
        for (const char* file : {"id,de\na,Eins\n", "id,en\na,One\n"})
            QCOMPARE(cataloguesOfTable(file, guessColumns(tableHead(file)->names), "en").error().code(),
                     std::string("texts.table.no-source"));
        // The source may be any column.
        const std::string file = "de,en\nEins,One\n";
        const auto catalogues = cataloguesOfTable(file, guessColumns(tableHead(file)->names), "en");
        QVERIFY(catalogues);
        QCOMPARE(catalogues->front().targetLanguage, std::string("de"));
    }

    /// Without IDs equal sources are distinguished by their order, and refusals by their rows.
    void withoutIds() {
        Project project = *projectOf("en,de,fr\nStop,,\nGo,,\nStop,,\n");
        const auto planOf = [&](const std::string& back) {
            return planMerge(project,
                             *cataloguesOfTable(back, guessColumns(tableHead(back)->names), project.source));
        };
        const auto plan = planOf("en,de,fr\nStop,Halt,Arrêt\nGo,Los,Va\nStop,Stopp,Stop\n"
                                 "New,Neu,Neuf\nOther,Anders,Autre\n");
        QVERIFY(plan);
        // One that is missing or added could be any of them.
        for (const char* back : {"en,de,fr\nStop,Stopp,Stop\nGo,Los,Va\n",
                                 "en,de,fr\nStop,A,A\nGo,Los,Va\nStop,B,B\nStop,C,C\n"}) {
            const auto unclear = planOf(back);
            QVERIFY(unclear);
            QCOMPARE(unclear->changes.size(), std::size_t(2));  // "Go" in two languages
            QVERIFY(!unclear->refusals.empty());
        }
        (void)apply(project, plan->edit);
        QCOMPARE(project.units[0].in("de"), std::string_view("Halt"));
        QCOMPARE(project.units[2].in("de"), std::string_view("Stopp"));
        QCOMPARE(project.units[2].in("fr"), std::string_view("Stop"));
        std::vector<std::string> refused;
        for (const auto& refusal : plan->refusals) refused.push_back(refusal.unit);
        QCOMPARE(refused, (std::vector<std::string>{"New", "Other"}));
        const auto ambiguous = planOf("en,de,fr\nStop,A,B\n");
        QVERIFY(ambiguous);
        QCOMPARE(ambiguous->refusals.front().code, std::string("texts.update.ambiguous"));
    }

    /// A row without an ID doesn't take the text of one that has it.
    void someRowsWithoutIds() {
        const std::string table = "id,en,de\na,Stop,Halt\n,Stop,Stopp\n";
        Project project = *projectOf(table);
        const auto planOf = [&](const std::string& back) {
            return planMerge(project, *cataloguesOfTable(back, guessColumns(tableHead(back)->names), "en"));
        };
        QVERIFY(planOf(table)->changes.empty());
        const auto plan = planOf("id,en,de\na,Stop,Halt\n,Stop,Ende\n");
        (void)apply(project, plan->edit);
        QCOMPARE(project.units[0].in("de"), std::string_view("Halt"));
        QCOMPARE(project.units[1].in("de"), std::string_view("Ende"));
    }

    void namesOfTables() {
        for (const char* name : {"a.csv", "a.TSV", "b/c.xlsx", "d.xls", "e.Ods"}) QVERIFY(isTableName(name));
        for (const char* name : {"csv", "a.po", "a.csv.po", ""}) QVERIFY(!isTableName(name));
    }

    /// The head of a table doesn't depend on what comes far below.
    void headAlone() {
        std::string file = "en,de\n";
        for (int i = 0; i < 50; ++i) file += "a,b\n";
        const auto head = tableHead(file + "\"never closed\n");
        QVERIFY(head);
        QCOMPARE(head->samples.size(), std::size_t(20));
    }

    void newTable() {
        Project project = *projectOf(cards);
        project.files.clear();
        const std::string file = writeTable(project);
        QVERIFY(file.starts_with("\xef\xbb\xbfid,en,de,note,max\r\n"));
        const auto again = projectOf(file);
        QVERIFY(again);
        QCOMPARE(again->units.size(), project.units.size());
        for (std::size_t i = 0; i < project.units.size(); ++i) {
            QCOMPARE(again->units[i].id, project.units[i].id);
            QCOMPARE(again->units[i].in("de"), project.units[i].in("de"));
            QCOMPARE(again->units[i].notes, project.units[i].notes);
            QCOMPARE(again->units[i].longest, project.units[i].longest);
        }
    }

    /// A table that comes back changes texts by id, and refuses those with another source.
    void comesBack() {
        Project project = *projectOf("id,en,de,fr\na,One,Eins,Un\nb,Two,Zwei,Deux\nc,Three,,\n");
        const std::string sent =
            "id,en,de,fr\na,One,Ein,Un\nb,TWO,Zwo,Deux\nc,Three,Drei,Trois\nz,New,Neu,Neuf\n";
        const auto catalogues = cataloguesOfTable(sent, guessColumns(tableHead(sent)->names), "en");
        QVERIFY(catalogues);
        QCOMPARE(catalogues->size(), std::size_t(2));
        const auto plan = planMerge(project, *catalogues);
        QVERIFY(plan);
        const texts::Edit back = apply(project, plan->edit);
        std::vector<std::string> refused;
        for (const auto& refusal : plan->refusals) refused.push_back(refusal.unit + ' ' + refusal.code);
        QCOMPARE(project.units[0].in("de"), std::string_view("Ein"));
        QCOMPARE(project.units[1].in("de"), std::string_view("Zwei"));
        QCOMPARE(project.units[2].in("fr"), std::string_view("Trois"));
        QCOMPARE(refused, (std::vector<std::string>{"b texts.update.source", "z texts.update.unknown"}));
        (void)apply(project, back);
        QCOMPARE(project.units[0].in("de"), std::string_view("Eins"));
    }

    /// Whatever the table looks like, only the cells of changed texts change.
    void inPlaceOfAnyTable() {
        QVERIFY(rc::check("other cells keep their bytes", [](std::vector<std::array<std::string, 4>> rows,
                                                             std::string news, bool quoted, bool returns) {
            const auto tame = [](std::string& text) {
                for (char& c : text) c = ";,\t\"\n ab.x"[static_cast<unsigned char>(c) % 10];
            };
            const char separator = *rc::gen::elementOf(std::string(",;\t"));
            std::string file = std::string("id") + separator + "en" + separator + "x" + separator + "de";
            const std::string end = returns ? "\r\n" : "\n";
            int number = 0;
            for (auto& row : rows) {
                row[0] = std::to_string(++number);
                file += end + row[0];
                for (std::size_t i = 1; i < row.size(); ++i) {
                    tame(row[i]);
                    if (i == 1) row[i] += "text";
                    file += separator + cellOf(row[i], separator, quoted ? Quotes::Always : Quotes::AsNeeded);
                }
            }
            RC_PRE(!rows.empty());
            tame(news);
            const auto read = projectOfTable({"a.csv", file, Encoding::Detect},
                                             {{{"en", 1}, {"de", 3}}, 0, {}, {}}, separator);
            RC_ASSERT(read.ok());
            Project project = *read;
            const auto at = *rc::gen::inRange<std::size_t>(0, rows.size());
            put(project, at, "de", news.c_str());
            const auto out = writeInPlace(project, *keptTable(project));
            RC_ASSERT(out.ok());
            const auto before = readDelimited(file, separator);
            const auto after = readDelimited(out->bytes, separator);
            RC_ASSERT(after.ok());
            RC_ASSERT(after->rows.size() == before->rows.size());
            for (std::size_t r = 0; r < after->rows.size(); ++r)
                for (std::size_t c = 0; c < 4; ++c) {
                    if (r == at + 1 && c == 3) {
                        const std::string now = cellText(out->bytes, *after, r, c);
                        // Blanks alone are no text, so they stay as they were.
                        const auto blank = [](const std::string& text) {
                            return text.find_first_not_of(" \t\n") == std::string::npos;
                        };
                        RC_ASSERT(now == news || (blank(now) && blank(news)));
                        continue;
                    }
                    const DelimitedCell& was = before->rows[r][c];
                    const DelimitedCell& is = after->rows[r][c];
                    RC_ASSERT(file.substr(was.begin, was.end - was.begin) ==
                              out->bytes.substr(is.begin, is.end - is.begin));
                }
        }));
    }

    /// Any cell comes back from the text of a table, with any separator.
    void cellsComeBack() {
        QVERIFY(rc::check("cells come back", [](std::vector<std::string> cells) {
            for (std::string& cell : cells)
                for (char& c : cell) c = ";,\t\"\r\n ab\xc3"[static_cast<unsigned char>(c) % 10];
            for (const char separator : {',', ';', '\t'}) {
                std::string text = "head";
                for (const std::string& cell : cells) text += separator + cellOf(cell, separator);
                const auto table = readDelimited(text + '\n', separator);
                RC_ASSERT(table.ok());
                RC_ASSERT(table->rows.size() == std::size_t(1));
                RC_ASSERT(table->rows[0].size() == cells.size() + 1);
                for (std::size_t i = 0; i < cells.size(); ++i)
                    RC_ASSERT(cellText(text, *table, 0, i + 1) == cells[i]);
            }
        }));
    }
};

HEXA_TEST(TableTest);
#include "table_test.moc"
