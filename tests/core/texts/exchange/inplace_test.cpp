// SPDX-License-Identifier: GPL-3.0-or-later
// Files of other people come back as they were.
#include "core/io/file/file.h"
#include "core/texts/check/checker.h"
#include "core/texts/exchange/inplace.h"
#include "core/texts/exchange/joined.h"
#include "core/texts/language/plurals.h"
#include "core/texts/language/tokens.h"
#include "core/texts/projectfile.h"
#include "tests/support/test.h"

#include <QDirIterator>
#include <QFileInfo>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

using namespace hexa;
using namespace hexa::texts;

namespace {

const QString fixtures = QStringLiteral(HEXATELIER_SOURCE_DIR "/tests/files/texts/foreign");

std::string bytesOf(const QString& path) {
    const auto bytes = readFile(path.toStdString());
    return bytes ? *bytes : std::string();
}

/// A file with a source "a" and this translation, and with another one.
std::string tsWith(const std::string& translation) {
    return "<TS language=\"de\"><context><name>c</name><message><source>a</source><translation>" +
           translation + "</translation></message></context></TS>";
}
std::string xliffWith(const std::string& target) {
    return "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"de\"><body><trans-unit "
           "id=\"u\"><source>a</source><target>" +
           target + "</target></trans-unit></body></file></xliff>";
}

/// A project made from a file; files that name no other language are taken as German.
Result<Project> imported(const QString& path, const std::string& bytes) {
    auto catalogue = readCatalogue(bytes);
    if (!catalogue) return catalogue.error();
    if (catalogue->targetLanguage.empty() || catalogue->targetLanguage.starts_with("en"))
        catalogue->targetLanguage = "de";
    return joinCatalogues({*catalogue}, {{QFileInfo(path).fileName().toStdString(), bytes}});
}

/// Changes a text and gives the file.
Result<InPlace> withText(Project project, std::size_t entry, const std::string& text,
                         std::optional<State> state = {}) {
    const KeptFile file = *project.files.front();
    const auto unit = project.indexOf(file.units[entry]);
    (void)apply(project, setText(project, *unit, file.language, text));
    if (state) (void)apply(project, setState(project, *unit, file.language, *state));
    return writeInPlace(project, file);
}

/// What is wrong with one changed text; empty if the file has it, and all others as they were.
std::string wrongAfterChange(const Project& project, const std::string& bytes, std::size_t at) {
    const std::string added = " geändert & <neu> \"so\"";
    const auto before = readCatalogue(bytes);
    const std::string text = before->entries[at].target + added;
    const auto written = withText(project, at, text);
    if (!written) return written.error().code();
    if (written->unwritten > 0) return written->bytes == bytes ? "" : "unwritten, but changed";
    const auto after = readCatalogue(written->bytes);
    if (!after || after->entries.size() != before->entries.size()) return "other texts";
    for (std::size_t i = 0; i < after->entries.size(); ++i) {
        const CatalogueEntry& was = before->entries[i];
        const CatalogueEntry& is = after->entries[i];
        if (i == at && is.target != text) return is.id + ": " + is.target;
        if (i != at && (is.target != was.target || is.source != was.source || is.notes != was.notes ||
                        (was.plural.empty() && is != was)))
            return "other text changed: " + is.id;
    }
    return {};
}

constexpr std::array allStates{State::Missing, State::Draft, State::NeedsReview, State::Stale,
                               State::Approved};

/// Brings a text to a state as a person does.
void bring(Project& project, std::size_t unit, State state) {
    if (state == State::Missing)
        (void)apply(project, setText(project, unit, "de", ""));
    else if (state == State::Stale)
        (void)apply(project, setText(project, unit, "en", "another source"));
    else
        (void)apply(project, setState(project, unit, "de", state));
}

std::string poFile(const std::string& comments, bool plural) {
    return "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n" + comments +
           (plural ? "msgid \"a card\"\nmsgid_plural \"cards\"\nmsgstr[0] \"x\"\nmsgstr[1] \"y\"\n"
                   : "msgid \"a\"\nmsgstr \"b\"\n");
}

std::string tsFile(const std::string& behind, bool plural) {
    const std::string forms = "<numerusform>x</numerusform><numerusform>y</numerusform>";
    return std::string("<TS language=\"de\"><context><name>c</name><message") +
           (plural ? " numerus=\"yes\"" : "") + "><source>a</source><translation>" + (plural ? forms : "b") +
           "</translation>" + behind + "</message></context></TS>";
}

struct StateCase {
    std::string form;  ///< Its name in the document.
    std::string file;
    std::string plural;  ///< The same with two plural forms; empty: the form has none.
};

std::vector<StateCase> stateCases() {
    const std::string noted = "#. state: needs review\n#, fuzzy\n";
    const std::string approved = "<extra-state>approved</extra-state>";
    return {{"PO", poFile("", false), poFile("", true)},
            {"PO with `#. state:`", poFile(noted, false), poFile(noted, true)},
            {"XLIFF 1.2",
             "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"de\"><body><trans-unit "
             "id=\"u\"><source>a</source><target>b</target></trans-unit></body></file></xliff>",
             ""},
            {"XLIFF 2",
             "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"de\"><file id=\"f\"><unit id=\"u\"><segment "
             "state=\"translated\"><source>a</source><target>b</target></segment></unit></file></xliff>",
             ""},
            {"TS", tsFile("", false), tsFile("", true)},
            {"TS with `extra-state`", tsFile(approved, false), tsFile(approved, true)}};
}

/// What the document says that a form gives back for each state.
std::map<State, State> readBack(const std::string& form) {
    const auto lines = QString::fromStdString(
                           bytesOf(QStringLiteral(HEXATELIER_SOURCE_DIR "/docs/formats/text-projects.md")))
                           .split('\n');
    const QString start = QString::fromStdString("| " + form + " | missing |");
    std::map<State, State> states;
    for (const QString& line : lines) {
        if (!line.startsWith(start)) continue;
        const QStringList cells = line.split('|');
        for (std::size_t i = 0; i < allStates.size(); ++i)
            states[allStates[i]] = *stateNamed(cells[static_cast<int>(i) + 2].trimmed().toStdString());
    }
    return states;
}

struct Tally {
    int files = 0;
    int equal = 0;
    int changes = 0;
    QStringList differing;
    QStringList unreadable;
};

Tally tallyOf(const QString& folder) {
    Tally tally;
    QDirIterator walk(folder, {"*.po", "*.pot", "*.ts", "*.xlf", "*.xliff", "*.sdlxliff", "*.mqxliff"},
                      QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        const QString path = walk.next();
        const std::string bytes = bytesOf(path);
        ++tally.files;
        const auto project = imported(path, bytes);
        if (!project) {
            tally.unreadable << path + ": " + QString::fromStdString(project.error().code());
            continue;
        }
        const auto again = readProject(writeProject(*project));
        const auto written =
            again ? writeInPlace(*again, *again->files.front()) : Result<InPlace>(again.error());
        std::string wrong = !written ? written.error().code() : written->bytes != bytes ? "differs" : "";
        const std::size_t texts = project->files.front()->units.size();
        for (std::size_t i = 0; i < texts && wrong.empty(); i += std::max<std::size_t>(1, texts / 10)) {
            wrong = wrongAfterChange(*project, bytes, i);
            ++tally.changes;
        }
        if (wrong.empty())
            ++tally.equal;
        else
            tally.differing << path + ": " + QString::fromStdString(wrong);
    }
    return tally;
}

}  // namespace

class InPlaceTest : public QObject {
    Q_OBJECT

private slots:
    void filesComeBack() {
        const Tally tally = tallyOf(fixtures);
        QVERIFY2(tally.differing.isEmpty(), qPrintable(tally.differing.join('\n')));
        QVERIFY2(tally.unreadable.isEmpty(), qPrintable(tally.unreadable.join('\n')));
        QVERIFY(tally.files >= 34);
        const Tally own = tallyOf(QStringLiteral(HEXATELIER_SOURCE_DIR "/translations"));
        QVERIFY2(own.differing.isEmpty(), qPrintable(own.differing.join('\n')));
        QCOMPARE(own.equal, 3);
    }

    /// What did not change is written as it was: references, line ends, sections of CDATA.
    void spellings_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const std::string& before, const char* text,
                            const std::string& after, std::string (*file)(const std::string&)) {
            QTest::newRow(name) << QByteArray::fromStdString(file(before)) << QString(text)
                                << QByteArray::fromStdString(file(after));
        };
        row("references", "&quot;x&quot; &#169; it&apos;s", "\"y\" © it's", "&quot;y&quot; &#169; it&apos;s",
            xliffWith);
        row("characters", "\"x\" it's", "\"x\" it's so", "\"x\" it's so", tsWith);
        row("new in TS", "x", "x \"so\"", "x &quot;so&quot;", tsWith);
        row("nothing alike", "&#65;", "B", "B", tsWith);
        row("the same twice", "aa&#97;", "aaaa", "aa&#97;a", tsWith);
        row("all gone before", "&#97;b", "b", "b", tsWith);
        row("a section", "<![CDATA[<b>x</b> & y]]>", "<b>z</b> & y", "<![CDATA[<b>z</b> & y]]>", xliffWith);
        row("a section that would end", "<![CDATA[x]]>", "x]]>y", "x]]&gt;y", xliffWith);
        row("a section among others", "a<![CDATA[&]]>b", "a&bc", "a&amp;bc", xliffWith);
        row("line ends", "one\r\ntwo", "one\ntwo so", "one\r\ntwo so", tsWith);
        row("a comment", "a <!-- x --> b", "a  bc", "a <!-- x --> bc", xliffWith);
        row("a changed text around a comment", "a<!-- x -->b", "cb", "c<!-- x -->b", xliffWith);
        row("an empty text", "&quot;x", "", "", tsWith);
    }
    void spellings() {
        QFETCH(QByteArray, file);
        QFETCH(QString, text);
        auto project = imported("a.ts", file.toStdString());
        QVERIFY2(project, project ? "" : project.error().code().c_str());
        // Only the text is of interest here.
        const auto written = withText(*project, 0, text.toStdString(), project->units[0].stateIn("de"));
        QVERIFY2(written, written ? "" : written.error().code().c_str());
        QByteArray got = QByteArray::fromStdString(written->bytes);
        for (const char* state :
             {" type=\"unfinished\"", " state=\"needs-review-translation\"", " state=\"new\""})
            got.replace(state, "");
        QTEST(got, "expected");
    }

    /// Forms of a message that had none.
    void newForms_data() {
        QTest::addColumn<QByteArray>("translation");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("in lines") << QByteArray("\n        <translation type=\"unfinished\"></translation>")
                                  << QByteArray("\n        <translation type=\"unfinished\">"
                                                "\n            <numerusform>%n Teil</numerusform>"
                                                "\n            <numerusform></numerusform>"
                                                "\n        </translation>");
        QTest::newRow("alone") << QByteArray("<translation type=\"unfinished\"/>")
                               << QByteArray(
                                      "<translation type=\"unfinished\"><numerusform>%n Teil</numerusform>"
                                      "<numerusform></numerusform></translation>");
    }
    void newForms() {
        QFETCH(QByteArray, translation);
        QFETCH(QByteArray, expected);
        const QByteArray head = "<TS language=\"de\"><context><name>c</name><message numerus=\"yes\">"
                                "<source>%n tile(s)</source>";
        const QByteArray tail = "</message></context></TS>";
        const auto project = imported("a.ts", (head + translation + tail).toStdString());
        QVERIFY2(project, project ? "" : project.error().code().c_str());
        QCOMPARE(project->units.size(), std::size_t(2));
        const auto written = withText(*project, 0, "%n Teil");
        QVERIFY2(written, written ? "" : written.error().code().c_str());
        QCOMPARE(QByteArray::fromStdString(written->bytes), head + expected + tail);
        QCOMPARE(written->changed, std::size_t(1));
        QCOMPARE(written->unwritten, std::size_t(0));
    }

    /// Entries of a named catalogue, and control characters as C writes them.
    void unusualPo() {
        const std::string file = "domain \"game\"\nmsgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgid \"a\"\n"
                                 "msgstr \"b\\a\"\ndomain \"more\"\nmsgid \"c\"\nmsgstr \"d\"\n";
        const auto project = imported("a.po", file);
        QVERIFY2(project, project ? "" : project.error().code().c_str());
        QCOMPARE(project->units.size(), std::size_t(2));
        QCOMPARE(writeInPlace(*project, *project->files.front())->bytes, file);
        std::string expected = file;
        expected.replace(expected.find("\"d\""), 3, "\"e\"");
        QCOMPARE(withText(*project, 1, "e", State::NeedsReview)->bytes, expected);
        // Escapes outside of the change stay as they are spelled.
        const auto spelled = [](const char* before, const char* text) {
            const auto one = imported("a.po", "msgid \"a\"\nmsgstr " + std::string(before) + '\n');
            return QByteArray::fromStdString(withText(*one, 0, text, State::NeedsReview)->bytes.substr(17));
        };
        QCOMPARE(spelled("\"\\047x\\x41 \\a b\"", "'yA   b"), QByteArray("\"\\047y\\x41 \\a b\"\n"));
        QCOMPARE(spelled("\"a\\tb\\n\"\n\"c\"", "a\tb\ncd"), QByteArray("\"\"\n\"a\\tb\\n\"\n\"cd\"\n"));
    }

    /// Files at hand that may not be handed on: scripts/check-foreign-texts names their folder.
    void foreignFolder() {
        const QString folder = qEnvironmentVariable("HEXATELIER_FOREIGN_TEXTS");
        if (folder.isEmpty()) QSKIP("HEXATELIER_FOREIGN_TEXTS names no folder");
        const Tally tally = tallyOf(folder);
        for (const QString& path : tally.unreadable) qInfo("not imported: %s", qPrintable(path));
        qInfo("%d files, %d equal, %d differing, %d not imported, %d texts changed", tally.files, tally.equal,
              int(tally.differing.size()), int(tally.unreadable.size()), tally.changes);
        QVERIFY2(tally.differing.isEmpty(), qPrintable(tally.differing.join('\n')));
    }

    void oneChangeInPo_data() {
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("state");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* entry, const char* text, State state,
                            const char* expected) {
            QTest::newRow(name) << QByteArray(entry) << QByteArray(text) << int(state)
                                << QByteArray(expected);
        };
        row("translated", "# n\n#. d\n#: a.c:1\nmsgid \"Go\"\nmsgstr \"\"\n", "Los", State::NeedsReview,
            "# n\n#. d\n#: a.c:1\nmsgid \"Go\"\nmsgstr \"Los\"\n");
        row("a draft is fuzzy", "#, c-format\nmsgid \"%d a\"\nmsgstr \"\"\n", "%d b", State::Draft,
            "#, fuzzy, c-format\nmsgid \"%d a\"\nmsgstr \"%d b\"\n");
        row("fuzzy without other flags", "msgctxt \"m\"\nmsgid \"a\"\nmsgstr \"b\"\n", "c", State::Draft,
            "#, fuzzy\nmsgctxt \"m\"\nmsgid \"a\"\nmsgstr \"c\"\n");
        row("done", "#, fuzzy, c-format\n#| msgid \"old\"\nmsgid \"%d a\"\nmsgstr \"b\"\n", "%d b",
            State::Approved, "#, c-format\nmsgid \"%d a\"\nmsgstr \"%d b\"\n");
        row("done without other flags", "#, fuzzy\nmsgid \"a\"\nmsgstr \"b\"\n", "b", State::Approved,
            "msgid \"a\"\nmsgstr \"b\"\n");
        row("new flags", "#= fuzzy\n#, c-format\nmsgid \"a\"\nmsgstr \"b\"\n", "b", State::Approved,
            "#, c-format\nmsgid \"a\"\nmsgstr \"b\"\n");
        row("blank lines inside", "msgctxt \"m\"\n\nmsgid \"a\"\n\nmsgstr \"b\"\n", "c", State::NeedsReview,
            "msgctxt \"m\"\n\nmsgid \"a\"\n\nmsgstr \"c\"\n");
        row("several lines", "msgid \"a\"\nmsgstr \"b\"\n", "x\ny", State::NeedsReview,
            "msgid \"a\"\nmsgstr \"\"\n\"x\\n\"\n\"y\"\n");
        row("a long line is wrapped", "msgid \"a\"\nmsgstr \"b\"\n",
            "Jeder Spieler zieht zwei Karten, behält eine davon und legt die andere offen ab.",
            State::NeedsReview,
            "msgid \"a\"\nmsgstr \"\"\n\"Jeder Spieler zieht zwei Karten, behält eine davon und legt die "
            "andere offen \"\n\"ab.\"\n");
    }
    void oneChangeInPo() {
        QFETCH(QByteArray, entry);
        QFETCH(QByteArray, text);
        QFETCH(int, state);
        QFETCH(QByteArray, expected);
        const QByteArray head = "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n";
        const QByteArray tail = "\n#~ msgid \"gone\"\n#~ msgstr \"weg\"\n";
        for (const bool windows : {false, true}) {
            const auto lines = [&](QByteArray file) { return windows ? file.replace("\n", "\r\n") : file; };
            const std::string bytes = lines(head + entry + tail).toStdString();
            const auto project = imported("a.po", bytes);
            QVERIFY(project.ok());
            const auto written = withText(*project, 0, text.toStdString(), static_cast<State>(state));
            QVERIFY(written.ok());
            QCOMPARE(QByteArray::fromStdString(written->bytes), lines(head + expected + tail));
        }
    }

    /// The state of a message is the lowest of its forms: stale before needs review.
    void lowestStateOfAPlural() {
        Project project;
        project.languages = {"en", "de"};
        for (const char* category : {"one", "other"}) {
            Unit unit;
            unit.id = pluralId("cards", category);
            unit.plural = category;
            unit.texts["en"] = {category, State::Approved, {}, {}, {}};
            unit.texts["de"] = {category, State::NeedsReview, {}, {}, {}};
            project.units.push_back(std::move(unit));
        }
        Text& stale = project.units.change(1).texts["de"];
        stale.state = State::Stale;
        stale.basis = Basis{"old", State::NeedsReview};
        const Catalogue catalogue = catalogueOf(project, "de");
        QVERIFY(QByteArray::fromStdString(writeCatalogue(catalogue, ExchangeForm::Po))
                    .contains("#. state: stale\n"));
        QVERIFY(QByteArray::fromStdString(writeCatalogue(catalogue, ExchangeForm::Ts))
                    .contains("<translation type=\"unfinished\">"));
        for (const State state : {State::Missing, State::Draft, State::Stale, State::NeedsReview}) {
            QCOMPARE(lowestOf(state, State::Approved), state);
            QCOMPARE(lowestOf(State::Missing, state), State::Missing);
        }
        QCOMPARE(lowestOf(State::NeedsReview, State::Stale), State::Stale);
        QCOMPARE(lowestOf(State::Stale, State::Draft), State::Draft);
    }

    /// States alone: an approval that is taken back goes, and one that the file can't hold is no
    /// change.
    void statesAloneInXml() {
        const auto write = [](const std::string& bytes, State state) {
            const auto project = imported("a", bytes);
            const auto text = project->units[0].in("de");
            return withText(*project, 0, std::string(text), state);
        };
        const std::string head = "<TS language=\"de\"><context><name>c</name><message><source>a</source>";
        const std::string tail = "</message></context></TS>";
        const std::string plain = head + "<translation>b</translation>" + tail;
        const std::string approved =
            head + "<translation>b</translation>\n  <extra-state>approved</extra-state>" + tail;
        const std::string draft = head + "<translation type=\"unfinished\">b</translation>" + tail;
        QCOMPARE(write(approved, State::NeedsReview)->bytes, plain);
        QCOMPARE(write(approved, State::Draft)->bytes, draft);
        QCOMPARE(write(plain, State::Approved)->bytes, plain);
        QCOMPARE(write(plain, State::Approved)->changed, std::size_t{0});
        QCOMPARE(write(draft, State::NeedsReview)->changed, std::size_t{1});
        // What is stale in XLIFF 2 has to be translated again.
        const auto two = [](const std::string& attributes) {
            return "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"de\"><file id=\"f\"><unit "
                   "id=\"u\"><segment" +
                   attributes + "><source>a</source><target>b</target></segment></unit></file></xliff>";
        };
        const std::string old = two(" state=\"initial\" subState=\"hexa:stale\"");
        QCOMPARE(write(old, State::Approved)->bytes, two(" state=\"reviewed\""));
        auto project = imported("a", two(" state=\"translated\""));
        QVERIFY(project.ok());
        (void)apply(*project, setText(*project, 0, "en", "new"));
        QCOMPARE(writeInPlace(*project, *project->files.front())->bytes, old);
    }

    /// A msgstr without a string has no place for a translation.
    void aValueWithoutAString_data() {
        QTest::addColumn<QByteArray>("entry");
        QTest::newRow("at the end") << QByteArray("msgid \"a\"\nmsgstr\n");
        QTest::newRow("before another") << QByteArray("msgid \"a\"\nmsgstr\n\nmsgid \"b\"\nmsgstr \"c\"\n");
        QTest::newRow("before a comment")
            << QByteArray("msgid \"a\"\nmsgstr\n# n\nmsgid \"b\"\nmsgstr \"c\"\n");
        QTest::newRow("a plural") << QByteArray(
            "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\nmsgstr[1]\n");
    }
    void aValueWithoutAString() {
        QFETCH(QByteArray, entry);
        const auto read = readCatalogue("msgid \"\"\nmsgstr \"Language: de\\n\"\n\n" + entry.toStdString());
        QVERIFY(!read.ok());
        QCOMPARE(read.error().code(), std::string("texts.exchange.po"));
    }

    /// Law: a state that is set, written in place and read again is what the document says.
    void statesComeBack_data() {
        QTest::addColumn<QByteArray>("form");
        for (const StateCase& one : stateCases())
            QTest::newRow(one.form.c_str()) << QByteArray(one.form.c_str());
    }
    void statesComeBack() {
        QFETCH(QByteArray, form);
        const auto cases = stateCases();
        const auto& one = *std::find_if(cases.begin(), cases.end(),
                                        [&](const StateCase& other) { return form == other.form.c_str(); });
        const auto expected = readBack(one.form);
        QCOMPARE(expected.size(), allStates.size());
        std::vector<std::string> files{one.file};
        // As other states have left it; an approval that is gone makes it another form.
        if (form != "TS with `extra-state`")
            for (const State before : {State::Draft, State::Approved}) {
                auto project = imported("a", one.file);
                bring(*project, 0, before);
                files.push_back(writeInPlace(*project, *project->files.front())->bytes);
            }
        for (const std::string& file : files)
            for (const State state : allStates) {
                auto project = imported("a", file);
                QVERIFY(project.ok());
                bring(*project, 0, state);
                const auto written = writeInPlace(*project, *project->files.front());
                QVERIFY(written.ok());
                const auto read = readCatalogue(written->bytes);
                QVERIFY(read.ok());
                const std::string what = file + " to " + std::string(nameOf(state)) + ": " + written->bytes;
                QVERIFY2(read->entries[0].state == expected.at(state), what.c_str());
                QVERIFY2((written->changed == 0) == (written->bytes == file), what.c_str());
                QCOMPARE(written->unwritten, std::size_t{0});
            }
    }

    /// The forms of a text share the lowest of their states.
    void statesOfPluralsComeBack() {
        for (const StateCase& one : stateCases()) {
            if (one.plural.empty()) continue;
            const auto expected = readBack(one.form);
            const bool ts = one.form.starts_with("TS");
            for (const State first : allStates)
                for (const State second : allStates) {
                    auto project = imported("a", one.plural);
                    QVERIFY(project.ok());
                    bring(*project, 0, first);
                    bring(*project, 1, second);
                    const auto written = writeInPlace(*project, *project->files.front());
                    QVERIFY(written.ok());
                    const auto read = readCatalogue(written->bytes);
                    QVERIFY(read.ok());
                    State whole = lowestOf(first, second);
                    if (whole == State::Missing) whole = ts ? State::Draft : std::max(first, second);
                    const std::string what = one.form + ' ' + std::string(nameOf(first)) + ", " +
                                             std::string(nameOf(second)) + ": " + written->bytes;
                    for (const auto& [entry, state] : {std::pair{0, first}, std::pair{1, second}})
                        QVERIFY2(read->entries[static_cast<std::size_t>(entry)].state ==
                                     (state == State::Missing ? state : expected.at(whole)),
                                 what.c_str());
                    QVERIFY2((written->changed == 0) == (written->bytes == one.plural), what.c_str());
                }
        }
    }

    void oneChangeInXml_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("entry");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("state");
        QTest::addColumn<QByteArray>("was");
        QTest::addColumn<QByteArray>("is");
        const auto row = [](const char* name, const char* file, int entry, const char* text, State state,
                            const char* was, const char* is) {
            QTest::newRow(name) << QByteArray(file) << entry << QByteArray(text) << int(state)
                                << QByteArray(was) << QByteArray(is);
        };
        row("codes stay", "inline.xlf", 0, "Bis zu {xINTERPOLATION} Felder", State::NeedsReview,
            "Ziehe bis zu <x id=\"INTERPOLATION\" equiv-text=\"{{ steps }}\"/> Felder.",
            "Bis zu <x id=\"INTERPOLATION\" equiv-text=\"{{ steps }}\"/> Felder");
        row("a new target", "inline.xlf", 1, "{xb}: {xa}", State::Draft,
            "<x id=\"b\" equiv-text=\"{{ b }}\"/></source></trans-unit>\n<trans-unit id=\"pure\"",
            "<x id=\"b\" equiv-text=\"{{ b }}\"/></source><target state=\"needs-translation\"><x id=\"b\" "
            "equiv-text=\"{{ b }}\"/>: <x id=\"a\" equiv-text=\"{{ a }}\"/></target></trans-unit>\n"
            "<trans-unit id=\"pure\"");
        row("bold", "inline.xlf", 5, "Zwei **große**", State::NeedsReview,
            "Lege <g id=\"1\" ctype=\"bold\">zwei</g> Türme.", "Zwei <g id=\"1\" ctype=\"bold\">große</g>");
        row("a line break", "inline.xlf", 4, "Eins\nzwei", State::NeedsReview,
            "Erste Zeile<x id=\"lb\" ctype=\"lb\"/>zweite Zeile", "Eins<x id=\"lb\" ctype=\"lb\"/>zwei");
        row("XLIFF 2", "two.xliff", 0, "Zieh **2**{ph2}!", State::NeedsReview,
            "state=\"final\">\n          <source>Draw <pc id=\"1\" type=\"fmt\" subType=\"xlf:b\">two</pc> "
            "cards<ph id=\"2\" dataRef=\"d1\"/>.</source>\n          <target>Ziehe <pc id=\"1\" type=\"fmt\" "
            "subType=\"xlf:b\">zwei</pc> Karten<ph id=\"2\" dataRef=\"d1\"/>.</target>",
            "state=\"translated\">\n          <source>Draw <pc id=\"1\" type=\"fmt\" "
            "subType=\"xlf:b\">two</pc> cards<ph id=\"2\" dataRef=\"d1\"/>.</source>\n          <target>Zieh "
            "<pc id=\"1\" type=\"fmt\" subType=\"xlf:b\">2</pc><ph id=\"2\" dataRef=\"d1\"/>!</target>");
        row("a new target in XLIFF 2", "two.xliff", 1, "Behalte eine.", State::Approved,
            "<segment><source>Keep one of them.</source>",
            "<segment state=\"reviewed\"><source>Keep one of them.</source><target>Behalte eine.</target>");
        row("TS", "ids.ts", 2, "\"Weg\"", State::Draft, "<translation>Verliere die Karte.",
            "<translation type=\"unfinished\">&quot;Weg&quot;");
        row("prefix", "prefix.xlf", 0, "Zieh", State::NeedsReview, "Ziehen</x:target>", "Zieh</x:target>");
        row("Latin 1", "charset.xlf", 0, "Türme – ł", State::NeedsReview, "<target>T\xfcrme",
            "<target>T\xfcrme &#8211; &#322;");
    }
    void oneChangeInXml() {
        QFETCH(QByteArray, file);
        QFETCH(int, entry);
        QFETCH(QByteArray, text);
        QFETCH(int, state);
        QFETCH(QByteArray, was);
        QFETCH(QByteArray, is);
        const std::string bytes = bytesOf(fixtures + '/' + file);
        const auto project = imported(file, bytes);
        QVERIFY(project.ok());
        const auto written = withText(*project, static_cast<std::size_t>(entry), text.toStdString(),
                                      static_cast<State>(state));
        QVERIFY(written.ok());
        QByteArray expected = QByteArray::fromStdString(bytes);
        QCOMPARE(expected.count(was), 1);
        expected.replace(was, is);
        QCOMPARE(QByteArray::fromStdString(written->bytes), expected);
    }

    /// What can't be written is counted, and stays as it was.
    void whatCannotBeWritten() {
        const std::string bytes = bytesOf(fixtures + "/two.xliff");
        const auto catalogue = readCatalogue(bytes);
        QVERIFY(catalogue.ok());
        const auto losses = lossesOf(*catalogue);
        QCOMPARE(losses.size(), std::size_t{1});
        QCOMPARE(losses[0].code, std::string("texts.exchange.kept.segments"));
        const auto project = imported("two.xliff", bytes);
        QVERIFY(project.ok());
        const auto written = withText(*project, 2, "Eins und zwei.");
        QVERIFY(written.ok());
        QCOMPARE(written->unwritten, std::size_t{1});
        QCOMPARE(written->bytes, bytes);
        // A character that Latin 1 lacks.
        const auto latin = imported("a.po", bytesOf(fixtures + "/charset-latin1.po"));
        QVERIFY(latin.ok());
        QCOMPARE(withText(*latin, 0, "ł").error().code(), std::string("texts.exchange.charset"));
        QVERIFY(withText(*latin, 0, "ß").ok());
    }

    void whatIsRead_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QStringList>("texts");
        QTest::newRow("lv") << QByteArray("plural-lv.po")
                            << QStringList{"%d card[one]=%d kārts", "%d card[other]=%d kārtis",
                                           "%d card[zero]=%d kāršu"};
        QTest::newRow("pl") << QByteArray("plural-pl4.po")
                            << QStringList{"%d card[one]=%d karta", "%d card[few]=%d karty",
                                           "%d card[many]=%d kart", "%d card[other]=%d karty (ułamek)"};
        QTest::newRow("sl") << QByteArray("plural-sl.po")
                            << QStringList{"%d card[other]=%d kart", "%d card[one]=%d karta",
                                           "%d card[two]=%d karti", "%d card[few]=%d karte"};
        QTest::newRow("de") << QByteArray("plural-de-swapped.po")
                            << QStringList{"%d card[other]=%d Karten", "%d card[one]=%d Karte"};
        QTest::newRow("ids") << QByteArray("ids.ts")
                             << QStringList{"card-draw=Ziehe eine Karte.", "card-keep=Behalte die Karte.",
                                            "card-lose=Verliere die Karte."};
        QTest::newRow("not to be translated") << QByteArray("translate-no.xlf") << QStringList{"b=", "d="};
        QTest::newRow("charset") << QByteArray("charset.xlf") << QStringList{"a=Türme"};
        QTest::newRow("folded") << QByteArray("pretty.xlf")
                                << QStringList{"a=Jeder zieht zwei Karten und behält eine davon."};
    }
    void whatIsRead() {
        QFETCH(QByteArray, file);
        QFETCH(QStringList, texts);
        const auto catalogue = readCatalogue(bytesOf(fixtures + '/' + file));
        QVERIFY(catalogue.ok());
        QStringList found;
        for (const CatalogueEntry& entry : catalogue->entries)
            found << QString::fromStdString(entry.id + '=' + entry.target);
        QCOMPARE(found, texts);
    }

    void notesOfDevelopersAreSeen() {
        const auto po = readCatalogue(bytesOf(fixtures + "/notes.po"));
        QVERIFY(po.ok());
        QCOMPARE(po->entries[1].notes, (std::vector<std::string>{"A tie between players, not the action."}));
        const auto ts = readCatalogue(bytesOf(fixtures + "/keys.ts"));
        QVERIFY(ts.ok());
        QCOMPARE(ts->entries[0].notes, (std::vector<std::string>{"Menu entry: opens a map."}));
        // A flag above an obsolete entry is not one of the next.
        const auto obsolete = readCatalogue(bytesOf(fixtures + "/obsolete.po"));
        QVERIFY(obsolete.ok());
        QCOMPARE(obsolete->entries[1].state, State::NeedsReview);
    }

    void formatsArePlaceholders_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("Python") << "Draw %(count)s cards" << QStringList{"%(count)s"};
        QTest::newRow("ordered") << "%1$s takes %2$d" << QStringList{"%1$s", "%2$d"};
        QTest::newRow("C") << "%ld cards, %.2f mm, %s" << QStringList{"%.2f", "%ld", "%s"};
        QTest::newRow("Qt") << "%1 of %L2, %n" << QStringList{"%1", "%L2", "%n"};
        QTest::newRow("percent") << "50 % of all, 5%, 100%c (%) %( a)s" << QStringList{};
        QTest::newRow("code") << "Move {x1}, {g1}now{/g1}" << QStringList{"{/g1}", "{g1}", "{x1}"};
    }
    void formatsArePlaceholders() {
        QFETCH(QString, text);
        QFETCH(QStringList, expected);
        QStringList found;
        for (const auto& [name, count] : placeholdersOf(text.toStdString(), "en"))
            found << QString::fromStdString(name);
        QCOMPARE(found, expected);
    }

    /// A code that is lost is an error of the check.
    void aLostCodeIsAnError() {
        const auto project = imported("inline.xlf", bytesOf(fixtures + "/inline.xlf"));
        QVERIFY(project.ok());
        QStringList units;
        for (const Alert& alert : checkAll(*project))
            if (alert.check == "placeholder" && alert.severity == Severity::Error)
                units << QString::fromStdString(project->units[alert.unit].id);
        QCOMPARE(units, QStringList{"lost"});
    }

    /// Converters put ids of their own: texts come back by their source, if it is there once.
    void textsComeBackByTheirSource() {
        Project project;
        project.languages = {"en", "de"};
        for (const char* text : {"Draw", "Keep", "Keep"}) {
            Unit unit;
            unit.id = "u" + std::to_string(project.units.size());
            unit.texts["en"] = {text, State::Approved, {}, {}, {}};
            project.units.push_back(std::move(unit));
        }
        Catalogue catalogue = catalogueOf(project, "de");
        for (CatalogueEntry& entry : catalogue.entries) {
            entry.id = "converted " + entry.id;
            entry.target = "neu";
        }
        const auto plan = planMerge(project, catalogue);
        QVERIFY(plan.ok());
        QCOMPARE(plan->changes.size(), std::size_t{1});
        QCOMPARE(plan->refusals.size(), std::size_t{2});
    }

    /// The file in the project is the very same, whatever its bytes are.
    void keptBytes() {
        for (const std::string& bytes :
             {std::string("msgid \"a\"\r\nmsgstr \"\"\r\n"), std::string("\xef\xbb\xbfmsgid \"\"\n"),
              std::string("\xff\xfem\0s\0", 6),
              std::string("Gr\xfc\xdf"
                          "e")}) {
            Project project;
            project.languages = {"en", "de"};
            project.files.emplace_back(KeptFile{"a.po", "de", "po", "latin1", bytes, {"a", "b"}});
            const auto again = readProject(writeProject(project));
            QVERIFY(again.ok());
            QVERIFY(*again == project);
        }
    }
};

HEXA_TEST(InPlaceTest, "slow-unoptimized");
#include "inplace_test.moc"
