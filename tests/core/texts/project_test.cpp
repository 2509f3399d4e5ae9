// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/messages.h"
#include "core/texts/edits.h"
#include "core/texts/find.h"
#include "core/texts/memory.h"
#include "core/texts/pretranslation.h"
#include "core/texts/projectfile.h"
#include "core/texts/replacements.h"
#include "tests/support/test.h"

#include <QTest>
#include <rapidcheck.h>

#include <cstdint>
#include <string>
#include <vector>

using namespace hexa;
using namespace hexa::texts;

namespace {

constexpr const char* small = R"({
  "format": "hexatelier-texts", "version": 1, "title": {"en": "Rules"}, "source": "en", "languages": ["en", "de", "fr"],
  "sections": [{"id": "turn", "title": {"en": "Turn"}, "later": 1}],
  "units": [
    {"id": "TRN-01", "section": "turn", "kind": "heading", "rules": ["TRN-01"],
     "texts": {"en": {"text": "The turn", "state": "approved", "lines": [1, 3]}, "de": {"text": "Die Runde", "state": "approved", "mine": true},
               "fr": {"text": "Le tour", "state": "stale", "previousSource": "A turn", "previousState": "approved"}},
     "notes": ["short"], "accepted": [{"check": "number", "language": "de", "hash": "ff", "note": "so", "by": "anna"}], "unknown": [1, 2]},
    {"id": "TRN-02", "texts": {"en": "Only a text"}}
  ],
  "glossary": [{"key": "game.turn", "forms": {"en": ["turn"], "de": ["Runde", {"text": "Zug", "status": "forbidden"}]}, "other": 3}],
  "house": {"a": 1}
})";

Unit unitOf(const std::string& id, const std::string& en, const std::string& de,
            State state = State::NeedsReview) {
    Unit unit;
    unit.id = id;
    if (!en.empty()) unit.texts["en"] = {en, state, {}, LineRange{1, 2}, {}};
    if (!de.empty()) unit.texts["de"] = {de, state, {}, LineRange{3, 4}, {}};
    return unit;
}

Project twoLanguages() {
    Project project;
    project.languages = {"en", "de"};
    project.units = {unitOf("a", "One. Two.", "Eins. Zwei."), unitOf("b", "Three.", "Drei."),
                     unitOf("c", "Four.", "")};
    return project;
}

std::string allOf(const Project& project, const std::string& language) {
    std::string out;
    for (const Unit& unit : project.units) {
        const std::string_view text = unit.in(language);
        if (!text.empty()) out += (out.empty() ? "" : " ") + std::string(text);
    }
    return out;
}

}  // namespace

class TextProjectTest : public QObject {
    Q_OBJECT

private slots:
    void fileKeepsEverything() {
        const auto project = readProject(small);
        QVERIFY(project);
        QCOMPARE(project->units[0].stateIn("fr"), State::Stale);
        QCOMPARE(project->units[0].find("fr")->basis->source, std::string("A turn"));
        QCOMPARE(project->units[0].find("en")->lines->last, 3);
        QCOMPARE(project->units[1].stateIn("en"), State::NeedsReview);
        QVERIFY(!project->units[0].extra.empty() && !project->extra.empty() &&
                !project->sections[0].extra.empty());
        QVERIFY(!project->units[0].accepted[0].extra.empty() && !project->glossary.terms[0].extra.empty());
        const std::string written = writeProject(*project);
        const auto again = readProject(written);
        QVERIFY(again);
        QVERIFY(*again == *project);
        QCOMPARE(writeProject(*again), written);
    }

    /// A project may name the glossary of a game: terms come from there and are not written.
    void glossaryByName() {
        const std::string file =
            R"({"format": "hexatelier-texts", "version": 1, "languages": ["en"], "units": [], "glossary": "a-game"})";
        const auto source = [](std::string_view system) -> std::string_view {
            return system == "a-game" ? R"({"format": "hexatelier-glossary", "version": 1, "terms": [
                {"key": "game.turn", "forms": {"en": ["turn"]}}]})"
                                      : "";
        };
        auto project = readProject(file, source);
        QVERIFY(project);
        QCOMPARE(project->glossary.terms.size(), std::size_t{1});
        const std::string written = writeProject(*project);
        QVERIFY(written.find("game.turn") == std::string::npos);
        QVERIFY(*readProject(written, source) == *project);
        // An unknown game: no terms, and the name stays.
        const auto unknown = readProject(file);
        QVERIFY(unknown && unknown->glossary.empty());
        QCOMPARE(writeProject(*unknown), written);
        // Changed terms are the project's own from then on.
        Glossary changed = project->glossary;
        changed.terms[0].note = "mine";
        const texts::Edit inverse = apply(*project, setGlossary(changed));
        QVERIFY(readProject(writeProject(*project))->glossary.terms == changed.terms);
        (void)apply(*project, inverse);
        QCOMPARE(writeProject(*project), written);
        // A broken glossary of a game is an error.
        QVERIFY(!readProject(file, [](std::string_view) { return std::string_view("{"); }));
        QVERIFY(!readProject(
            R"({"format": "hexatelier-texts", "version": 1, "languages": ["en"], "units": [], "glossary": 3})"));
    }

    void badFiles_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("code");
        const auto file = [](const char* rest) {
            return QByteArray(R"({"format": "hexatelier-texts", "version": 1, "languages": ["en", "de"], )") +
                   rest + "}";
        };
        QTest::newRow("cut off") << QByteArray("{\"format\": \"hexat") << QByteArray("json.syntax");
        QTest::newRow("something else")
            << QByteArray("{\"format\": \"other\"}") << QByteArray("texts.format");
        QTest::newRow("from the future")
            << QByteArray(R"({"format": "hexatelier-texts", "version": 9})") << QByteArray("texts.version");
        QTest::newRow("list") << QByteArray("[]") << QByteArray("json.type");
        QTest::newRow("id twice") << file(R"("units": [{"id": "a", "texts": {}}, {"id": "a", "texts": {}}])")
                                  << QByteArray("texts.file.twice");
        QTest::newRow("no id") << file(R"("units": [{"texts": {}}])") << QByteArray("json.missing");
        QTest::newRow("empty id") << file(R"("units": [{"id": "", "texts": {}}])")
                                  << QByteArray("texts.file.no-id");
        QTest::newRow("state")
            << file(R"("units": [{"id": "a", "texts": {"en": {"text": "x", "state": "good"}}}])")
            << QByteArray("texts.file.value");
        QTest::newRow("lines")
            << file(R"("units": [{"id": "a", "texts": {"en": {"text": "x", "lines": [3, 1]}}}])")
            << QByteArray("texts.file.lines");
        QTest::newRow("text is a number")
            << file(R"("units": [{"id": "a", "texts": {"en": 7}}])") << QByteArray("json.type");
        QTest::newRow("status of a form")
            << file(
                   R"("units": [], "glossary": [{"key": "k", "forms": {"en": [{"text": "a", "status": "nice"}]}}])")
            << QByteArray("texts.glossary.status");
        QTest::newRow("language")
            << QByteArray(
                   R"({"format": "hexatelier-texts", "version": 1, "languages": ["en", "en"], "units": []})")
            << QByteArray("texts.file.language");
    }
    void badFiles() {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, code);
        const auto project = readProject(json.toStdString());
        QVERIFY(!project);
        QCOMPARE(QByteArray::fromStdString(project.error().code()), code);
        // Its place in the file.
        if (code.startsWith("texts.file.") && code != "texts.file.twice")
            for (const char* language : {"en", "de", "fr"}) {
                const std::string said = coreMessages().text(language, project.error());
                QVERIFY2(said.find("/units/0") != std::string::npos ||
                             said.find("/languages") != std::string::npos,
                         said.c_str());
            }
    }

    void changedSourceMakesStale() {
        Project project = twoLanguages();
        (void)apply(project, setState(project, 0, "de", State::Approved));
        (void)apply(project, setText(project, 0, "en", "One. Two! Three!"));
        QCOMPARE(project.units[0].stateIn("de"), State::Stale);
        QCOMPARE(project.units[0].find("de")->basis->source, std::string("One. Two."));
        // Again: the first basis stays. Back: so does the state.
        (void)apply(project, setText(project, 0, "en", "Other."));
        QCOMPARE(project.units[0].find("de")->basis->source, std::string("One. Two."));
        (void)apply(project, setText(project, 0, "en", "One. Two."));
        QCOMPARE(project.units[0].stateIn("de"), State::Approved);
        QVERIFY(!project.units[0].find("de")->basis);
    }

    void statesOfEmptyTexts() {
        Project project = twoLanguages();
        QVERIFY(changesNothing(project, setState(project, 2, "de", State::Approved)));
        QVERIFY(changesNothing(project, setState(project, 0, "de", State::Stale)));
        (void)apply(project, setText(project, 2, "de", "Vier."));
        QCOMPARE(project.units[2].stateIn("de"), State::Draft);
        (void)apply(project, setText(project, 2, "de", ""));
        QCOMPARE(project.units[2].stateIn("de"), State::Missing);
    }

    void mending() {
        Project project = twoLanguages();
        (void)apply(project, splitUnit(project, 0, {{"en", 5}, {"de", 6}}));
        QCOMPARE(project.units.size(), std::size_t{4});
        QCOMPARE(std::string(project.units[1].in("de")), std::string("Zwei."));
        QCOMPARE(project.units[0].id, std::string("a"));
        (void)apply(project, joinUnits(project, 0));
        QCOMPARE(std::string(project.units[0].in("en")), std::string("One. Two."));
        (void)apply(project, moveText(project, 1, "de", Neighbour::Previous));
        QCOMPARE(std::string(project.units[0].in("de")), std::string("Eins. Zwei. Drei."));
        (void)apply(project, shiftDown(project, 0, "en"));
        QCOMPARE(std::string(project.units[1].in("en")), std::string("One. Two."));
    }

    void editsHaveInverses() {
        QVERIFY(rc::check("apply gives the exact inverse, and mending loses no text", [] {
            Project project = twoLanguages();
            const Project before = project;
            const auto unit = *rc::gen::inRange<std::size_t>(0, 2);
            const std::string language = *rc::gen::element(std::string("en"), std::string("de"));
            const auto offset = *rc::gen::inRange<std::size_t>(0, 12);
            texts::Edit edit;
            switch (*rc::gen::inRange(0, 7)) {
            case 0:
                edit = joinUnits(project, unit);
                break;
            case 1:
                edit = splitUnit(project, unit, {{language, offset}});
                break;
            case 2:
                edit = moveText(project, unit, language, Neighbour::Next);
                break;
            case 3:
                edit = moveText(project, unit, language, Neighbour::Previous);
                break;
            case 4:
                edit = movePart(project, unit, language, offset, Neighbour::Next);
                break;
            case 5:
                edit = shiftDown(project, unit, language);
                break;
            default:
                edit = shiftUp(project, unit, language);
                break;
            }
            const texts::Edit inverse = apply(project, edit);
            for (const char* each : {"en", "de"}) {
                std::string mine = allOf(project, each);
                std::string old = allOf(before, each);
                // A split inside of a word puts a blank there.
                std::erase(mine, ' ');
                std::erase(old, ' ');
                RC_ASSERT(mine == old);
            }
            (void)apply(project, inverse);
            RC_ASSERT(project == before);
        }));
    }

    void findAndReplace() {
        Project project = twoLanguages();
        (void)apply(project, setText(project, 1, "de", "Élan und elan, Elanus."));
        QCOMPARE(findText(project, "elan").size(), std::size_t{3});
        QCOMPARE(findText(project, "elan", {.wholeWords = true}).size(), std::size_t{2});
        QCOMPARE(findText(project, "elan", {.matchCase = true}).size(), std::size_t{1});
        std::vector<Replacement> all;
        for (const FindHit& hit : findText(project, "elan", {.wholeWords = true}))
            all.push_back({hit.unit, hit.language, hit.begin, hit.end, "Schwung"});
        const texts::Edit inverse = apply(project, replace(project, std::move(all), false));
        QCOMPARE(std::string(project.units[1].in("de")), std::string("Schwung und Schwung, Elanus."));
        (void)apply(project, inverse);
        QCOMPARE(findText(project, "elan").size(), std::size_t{3});
    }

    /// A letter compared as two ("ß", "œ") is found completely or not at all.
    void hitsEndBetweenLetters() {
        Project project = twoLanguages();
        (void)apply(project, setText(project, 1, "de", "Ich weiß, daß ein Bœuf das frißt."));
        const auto found = [&](const char* words) {
            std::vector<std::string> out;
            for (const FindHit& hit : findText(project, words))
                out.push_back(std::string(
                    project.units[hit.unit].in(hit.language).substr(hit.begin, hit.end - hit.begin)));
            return out;
        };
        QCOMPARE(found("das"), (std::vector<std::string>{"das"}));
        QCOMPARE(found("dass"), (std::vector<std::string>{"daß"}));
        QCOMPARE(found("s, d"), std::vector<std::string>{});
        QCOMPARE(found("bo"), std::vector<std::string>{});
        QCOMPARE(found("euf"), std::vector<std::string>{});
        QCOMPARE(found("boeuf"), (std::vector<std::string>{"Bœuf"}));
        // A match that begins inside of a letter hides nothing behind it.
        (void)apply(project, setText(project, 1, "de", "aßs"));
        QCOMPARE(found("ss"), (std::vector<std::string>{"ß"}));
        (void)apply(project, setText(project, 1, "de", "asß"));
        QCOMPARE(found("ss"), (std::vector<std::string>{"ß"}));
    }

    void memory() {
        Project project = twoLanguages();
        project.units.push_back(
            unitOf("d", "Put the piece into the box.", "Lege die Figur in die Schachtel.", State::Approved));
        project.units.push_back(
            unitOf("e", "Put the piece onto the map.", "Lege die Figur auf die Karte.", State::Draft));
        const Memory memory(project);
        const auto drafts = memory.find("Put the piece onto the map.", "en", "de", 100);
        QCOMPARE(drafts.size(), std::size_t{1});
        QVERIFY(drafts[0].draft && drafts[0].needsReview);
        QCOMPARE(drafts[0].rank(), 80);  // below what is approved or only needs review
        const auto matches = memory.find("Put the big piece into the box.", "en", "de", 60, 5, "e");
        QCOMPARE(matches.size(), std::size_t{1});
        QVERIFY(matches[0].percent >= 80 && matches[0].percent < 100);
        QCOMPARE(matches[0].translation, std::string("Lege die Figur in die Schachtel."));
        QCOMPARE(matches[0].difference.size(), std::size_t{3});
        QCOMPARE(memory.find("Put the piece into the box.", "en", "de")[0].percent, 100);
        QCOMPARE(memory.find("Lege die Figur in die Schachtel!", "de", "en", 60, 5, "e").size(),
                 std::size_t{1});
        QVERIFY(memory.find("Something quite different", "en", "de").empty());
        QVERIFY(memory.find("Put the piece into the box.", "en", "de", 90, 5, "d").empty());
    }

    /// Looking at outlines first must not hide a text, not even one with many or repeated words.
    void aTextWithAFewOtherWordsIsFound() {
        QVERIFY(rc::check([](const std::vector<std::uint8_t>& words, std::uint8_t offset) {
            RC_PRE(words.size() >= 10);
            std::string source;
            std::string asked;
            for (std::size_t i = 0; i < words.size(); ++i) {
                const std::string word = "word" + std::to_string(words[i]) + ' ';
                source += word;
                asked += (i + offset) % 10 == 0 ? "elsewhere " : word;
            }
            Project project;
            project.languages = {"en", "de"};
            project.units = {unitOf("a", "Draw a card.", "Zieh die Karte.", State::Approved),
                             unitOf("b", source, "So.", State::Approved)};
            Memory memory;
            memory.remember(Memory(project));
            const auto matches = memory.find(asked, "en", "de");
            RC_ASSERT(matches.size() == 1);
            RC_ASSERT(matches.front().unit == "b");
        }));
    }

    /// What is stale translates another source, and pretranslation takes no drafts.
    void staleTextsAreNotRemembered() {
        Project project;
        project.languages = {"en", "de"};
        project.units = {unitOf("a", "Draw a card.", "Zieh die Karte.", State::Approved),
                         unitOf("b", "Move a piece.", "Bewege eine Figur.", State::Draft),
                         unitOf("c", "Move a piece.", "", State::Missing)};
        (void)apply(project, setText(project, 0, "en", "Draw two cards."));
        QVERIFY(Memory(project).find("Draw two cards.", "en", "de").empty());
        QVERIFY(fillingsFor(project, Memory(project), "de", 100).empty());
    }

    void whatNeedsReviewComesBehindWhatIsApproved() {
        Project project;
        project.languages = {"en", "de"};
        project.units = {unitOf("a", "Draw a card.", "Zieh die Karte.", State::NeedsReview),
                         unitOf("b", "Draw a big card now.", "Zieh jetzt eine große Karte.", State::Approved),
                         unitOf("c", "Draw a card.", "Zieh eine Karte.", State::Approved)};
        const auto matches = Memory(project).find("Draw a card.", "en", "de");
        QCOMPARE(matches.size(), std::size_t{3});
        QCOMPARE(matches[0].unit, std::string("c"));
        QVERIFY(!matches[0].needsReview);
        QCOMPARE(matches[1].unit, std::string("a"));  // alike, and yet nobody has looked at it
        QVERIFY(matches[1].needsReview);
        QCOMPARE(matches[1].rank(), matches[1].percent - 10);
    }

    /// The best one is found even among very many similar ones.
    void theBestOfManyIsFound() {
        Project project;
        project.languages = {"en", "de"};
        for (int i = 0; i < 1000; ++i) {
            const std::string n = std::to_string(i);
            project.units.push_back(unitOf("u" + n, "Draw " + n + " cards now.",
                                           "Zieh jetzt " + n + " Karten.", State::Approved));
        }
        const auto matches = Memory(project).find("Draw 777 cards now.", "en", "de");
        QCOMPARE(matches.size(), std::size_t{5});
        QCOMPARE(matches[0].unit, std::string("u777"));
        QCOMPARE(matches[0].percent, 100);
    }

    void sentencesAreFoundAlone() {
        Project project;
        project.languages = {"en", "de"};
        project.units = {
            unitOf("a", "Draw a card. Then the round ends.", "Zieh eine Karte. Dann endet die Runde.",
                   State::Approved),
            unitOf("b", "Two here. Two there. And one.", "Zwei hier, zwei dort. Und eine.", State::Approved)};
        const Memory memory(project);
        QCOMPARE(memory.size(), std::size_t{2});
        // One sentence of a text of two.
        const auto one = memory.find("Then the round ends.", "en", "de");
        QCOMPARE(one.size(), std::size_t{1});
        QCOMPARE(one[0].percent, 100);
        QCOMPARE(one[0].translation, std::string("Dann endet die Runde."));
        QVERIFY(!one[0].part);  // it is the whole of what was asked
        // One of two in question.
        const auto part = memory.find("Nobody may look at this map. Then the round ends.", "en", "de");
        QCOMPARE(part.size(), std::size_t{1});
        QVERIFY(part[0].part);
        QCOMPARE(part[0].translation, std::string("Dann endet die Runde."));
        // Both, in another order.
        const auto both = memory.find("Then the round ends. Draw a card.", "en", "de");
        QVERIFY(!both.empty() && !both[0].part);
        QCOMPARE(both[0].translation, std::string("Dann endet die Runde. Zieh eine Karte."));
        QCOMPARE(both[0].unit, std::string("a"));
        QCOMPARE(both[0].percent, 100);
        // The sentences can't be paired here.
        QVERIFY(memory.find("Two there.", "en", "de", 90).empty());
        // The text itself is better than its sentences.
        const auto same = memory.find("Draw a card. Then the round ends.", "en", "de");
        QCOMPARE(same.size(), std::size_t{1});
        QVERIFY(memory.find("Then the round ends. Draw a card.", "en", "de", 60, 5, "a").empty());
    }

    void copiesShareUnits() {
        Project project = twoLanguages();
        const Project copy = project;
        QVERIFY(project.units.shares(0, copy.units, 0));
        project.units.change(0).texts["de"].text = "Anders.";
        QVERIFY(!project.units.shares(0, copy.units, 0));
        QVERIFY(project.units.shares(1, copy.units, 1));
        QVERIFY(copy.units[0].in("de") != std::string_view("Anders."));
        QVERIFY(!(project.units == copy.units));
        project.units.change(1);  // another one that is the same
        QVERIFY(project.units.part(1, 1) == copy.units.part(1, 1));
        // An edit and its inverse share the unchanged parts.
        const texts::Edit edit = setStates(project, {{0, "de"}, {2, "de"}}, State::Draft);
        QVERIFY(edit.inserted.shares(1, project.units, 1));
        const texts::Edit back = apply(project, edit);
        QVERIFY(project.units.shares(0, edit.inserted, 0));
        static_cast<void>(apply(project, back));
        QCOMPARE(project.units[0].in("de"), std::string_view("Anders."));
        const Units before = project.units.replace(1, 2, {unitOf("x", "X.", "X.")});
        QCOMPARE(before.size(), std::size_t{2});
        QCOMPARE(project.units.size(), copy.units.size() - 1);
        QCOMPARE(project.units[1].id, std::string("x"));
    }

    void wordDiffGivesBothTexts() {
        QVERIFY(rc::check("what is not added is the old text, what is not removed the new one", [] {
            const auto word = rc::gen::element<std::string>("a ", "b, ", "c", " é", "\n", "d.");
            std::string before;
            std::string after;
            for (const auto& w : *rc::gen::container<std::vector<std::string>>(word)) before += w;
            for (const auto& w : *rc::gen::container<std::vector<std::string>>(word)) after += w;
            std::string old;
            std::string now;
            for (const DiffPart& part : wordDiff(before, after)) {
                if (part.kind != DiffPart::Kind::Added) old += part.text;
                if (part.kind != DiffPart::Kind::Removed) now += part.text;
            }
            RC_ASSERT(old == before);
            RC_ASSERT(now == after);
        }));
    }

    void progress() {
        Project project = twoLanguages();
        (void)apply(project, setState(project, 0, "de", State::Approved));
        const auto all = progressOf(project);
        QCOMPARE(all[1].approved, std::size_t{1});
        QCOMPARE(all[1].missing, std::size_t{1});
        QCOMPARE(all[1].units(), std::size_t{3});
    }
};

HEXA_TEST(TextProjectTest, "slow-unoptimized");
#include "project_test.moc"
