// SPDX-License-Identifier: GPL-3.0-or-later
// Earlier texts with author and time.
#include "core/texts/history.h"

#include "core/texts/projectfile.h"
#include "tests/support/test.h"

#include <QTest>
#include <rapidcheck.h>

#include <string>
#include <vector>

using namespace hexa;
using namespace hexa::texts;

namespace {

const Signature byAda{"Ada", "2026-01-31T12:00Z"};
const Signature byBob{"Bob", "2026-02-01T12:00Z"};

Project threeRows() {
    Project project;
    project.languages = {"en", "de"};
    for (const char* id : {"a", "b", "c"}) {
        Unit unit;
        unit.id = id;
        unit.texts["en"] = {std::string("The source ") + id, State::Approved, {}, {}, {}};
        unit.texts["de"] = {std::string("Die Quelle ") + id, State::Approved, {}, {}, {}};
        project.units.push_back(unit);
    }
    return project;
}

/// Applies an edit as the window does; returns its inverse.
texts::Edit make(Project& project, texts::Edit edit, const Signature& by) {
    record(project, edit, by);
    return apply(project, edit);
}

const std::vector<Revision>& historyOf(const Project& project, std::size_t unit, const char* language) {
    return project.units[unit].find(language)->history;
}

/// An arbitrary edit of the texts.
texts::Edit anyTextEdit(const Project& project) {
    const auto unit = *rc::gen::inRange<std::size_t>(0, project.units.size());
    const std::string language = *rc::gen::element(std::string("en"), std::string("de"));
    const auto words = rc::gen::element<std::string>("", "one", "two words", "Die Quelle a");
    const auto state = *rc::gen::element(State::Draft, State::NeedsReview, State::Approved);
    if (*rc::gen::arbitrary<bool>()) return setText(project, unit, language, *words);
    return setState(project, unit, language, state);
}

}  // namespace

class TextHistoryTest : public QObject {
    Q_OBJECT
private slots:
    void changesAreKept() {
        Project project = threeRows();
        (void)make(project, setText(project, 0, "de", "Der Ursprung"), byAda);
        (void)make(project, setState(project, 0, "de", State::Approved), byBob);
        const auto versions = versionsOf(*project.units[0].find("de"));
        QCOMPARE(versions.size(), std::size_t{3});
        QVERIFY((versions[0] == Version{"Der Ursprung", State::Approved, "Bob", byBob.time}));
        QVERIFY((versions[1] == Version{"Der Ursprung", State::NeedsReview, "Ada", byAda.time}));
        QVERIFY((versions[2] == Version{"Die Quelle a", State::Approved, "", ""}));
        QVERIFY(historyOf(project, 0, "en").empty() && historyOf(project, 1, "de").empty());
        // Notes, accepted alerts and the same text again are no changes of a text.
        const auto before = historyOf(project, 0, "de");
        (void)make(project, setNotes(project, 0, {"short"}), byBob);
        (void)make(project, setText(project, 0, "de", "Der Ursprung"), byBob);
        QVERIFY(historyOf(project, 0, "de") == before);
    }

    /// The translation follows its source. Nothing of it was written.
    void staleTextsAreNotChanged() {
        Project project = threeRows();
        (void)make(project, setText(project, 0, "en", "Another source"), byAda);
        QCOMPARE(project.units[0].stateIn("de"), State::Stale);
        QVERIFY(historyOf(project, 0, "de").empty());
        QCOMPARE(historyOf(project, 0, "en").size(), std::size_t{1});
        (void)make(project, setText(project, 0, "en", "The source a"), byAda);
        QCOMPARE(project.units[0].stateIn("de"), State::Approved);
        QVERIFY(historyOf(project, 0, "de").empty());
        // Approving a stale text is a change.
        (void)make(project, setText(project, 0, "en", "A third source"), byAda);
        (void)make(project, setState(project, 0, "de", State::Approved), byBob);
        QCOMPARE(historyOf(project, 0, "de").size(), std::size_t{1});
        QCOMPARE(historyOf(project, 0, "de")[0].state, State::Stale);
    }

    /// Undo gives the project of before, whatever was done; and so after a restored text.
    void undoTakesTheHistoryBack() {
        QVERIFY(rc::check("an edit and its inverse leave the project, with its history", [] {
            Project project = threeRows();
            for (int i = *rc::gen::inRange(0, 6); i > 0; --i)
                (void)make(project, anyTextEdit(project), byAda);
            const Project before = project;
            const auto versions = versionsOf(*project.units[0].find("de"));
            const std::string earlier(versions[*rc::gen::inRange<std::size_t>(0, versions.size())].text);
            const texts::Edit inverse = make(project, setText(project, 0, "de", earlier), byBob);
            RC_ASSERT(project.units[0].in("de") == earlier);
            (void)apply(project, inverse);
            RC_ASSERT(project == before);
        }));
    }

    void fileKeepsTheHistory() {
        QVERIFY(rc::check("reading gives the project that was written", [] {
            Project project = threeRows();
            for (int i = *rc::gen::inRange(0, 8); i > 0; --i)
                (void)make(project, anyTextEdit(project), *rc::gen::element(byAda, byBob, Signature{}));
            const std::string written = writeProject(project);
            const auto read = readProject(written);
            RC_ASSERT(read.ok() && *read == project);
            RC_ASSERT(writeProject(*read) == written);
        }));
    }

    /// Old files have none, and members of newer programs stay.
    void oldAndNewFiles() {
        const std::string plain = writeProject(threeRows());
        QVERIFY(plain.find("history") == std::string::npos);
        const auto file = [](const std::string& history) {
            return R"({"format": "hexatelier-texts", "version": 1, "languages": ["en", "de"], "units": [
                {"id": "a", "texts": {"en": {"text": "One", "state": "draft"}}, "history": )" +
                   history + "}]}";
        };
        const auto newer = readProject(
            file(R"({"en": [{"text": "Won", "state": "draft", "author": "Ada", "mood": "good"}]})"));
        QVERIFY(newer.ok());
        QVERIFY(writeProject(*newer).find("mood") != std::string::npos);
        QCOMPARE(readProject(file(R"({"en": [{"text": "Won"}]})")).error().code(),
                 std::string("json.missing"));
        QCOMPARE(readProject(file(R"({"en": [{"state": "good"}]})")).error().code(),
                 std::string("texts.file.value"));
        QCOMPARE(readProject(file(R"({"en": {}})")).error().code(), std::string("json.type"));
    }

    void historyIsBounded() {
        Project project = threeRows();
        for (int i = 0; i < 50; ++i)
            (void)make(project, setText(project, 0, "de", "Text " + std::to_string(i)), byAda);
        QCOMPARE(historyOf(project, 0, "de").size(), maxRevisions);
        QCOMPARE(historyOf(project, 0, "de").back().text, std::string("Text 48"));
        // The last one stays even if it is long.
        (void)make(project, setText(project, 0, "de", std::string(3 * maxHistoryBytes, 'x')), byAda);
        (void)make(project, setText(project, 0, "de", "short"), byAda);
        QCOMPARE(historyOf(project, 0, "de").size(), std::size_t{1});
        (void)make(project, setText(project, 0, "de", "shorter"), byAda);
        QCOMPARE(historyOf(project, 0, "de").size(), std::size_t{1});
        QCOMPARE(historyOf(project, 0, "de")[0].text, std::string("short"));
    }

    /// A file that leaves out texts would be much larger in memory.
    void readHistoryIsBoundedToo() {
        const auto with = [](std::size_t bytes) {
            std::string history;
            for (int i = 0; i < 500; ++i) history += R"({"state": "draft"},)";
            history.pop_back();
            return readProject(
                R"({"format": "hexatelier-texts", "version": 1, "languages": ["en"], "units": [{"id": "a",
                    "texts": {"en": {"text": ")" +
                std::string(bytes, 'x') + R"(", "state": "draft"}}, "history": {"en": [)" + history +
                "]}}]}");
        };
        const auto brief = with(10), wordy = with(2 * maxHistoryBytes / 3), huge = with(2 * maxHistoryBytes);
        QVERIFY(brief.ok() && wordy.ok() && huge.ok());
        QCOMPARE(historyOf(*brief, 0, "en").size(), maxRevisions);
        QCOMPARE(historyOf(*wordy, 0, "en").size(), std::size_t{1});
        QCOMPARE(historyOf(*huge, 0, "en").size(), std::size_t{1});
    }

    /// Histories belong to texts: they move, are joined, and stay with the first part.
    void movedTextsKeepTheirs() {
        Project project = threeRows();
        (void)make(project, setText(project, 0, "de", "eins zwei"), byBob);
        (void)make(project, setText(project, 1, "de", "drei"), byAda);
        Project shifted = project;
        (void)apply(shifted, shiftDown(shifted, 0, "de"));
        QVERIFY(historyOf(shifted, 1, "de") == historyOf(project, 0, "de"));
        QVERIFY(historyOf(shifted, 0, "de").empty());
        Project joined = project;
        (void)apply(joined, joinUnits(joined, 0));
        QCOMPARE(historyOf(joined, 0, "de").size(), std::size_t{2});
        QCOMPARE(historyOf(joined, 0, "de")[0].author, std::string("Ada"));  // by time
        (void)apply(project, splitUnit(project, 0, {{"de", 4}}));
        QCOMPARE(historyOf(project, 0, "de").size(), std::size_t{1});
        QVERIFY(historyOf(project, 1, "de").empty());
    }

    /// A text that is written touches its own row only, so that nothing else is checked again.
    void otherRowsStayShared() {
        Project project;
        project.languages = {"en", "de"};
        for (int i = 0; i < 30'000; ++i) {
            Unit unit;
            unit.id = "u" + std::to_string(i);
            unit.texts["de"] = {"Text", State::Draft, {}, {}, {}};
            project.units.push_back(std::move(unit));
        }
        const Units before = project.units;
        (void)make(project, setText(project, 7'000, "de", "Worte"), byAda);
        const ChangedUnits changed = changedUnits(before, project.units);
        QCOMPARE(changed.begin, std::size_t{7'000});
        QCOMPARE(changed.endNow, std::size_t{7'001});
        std::vector<TextPlace> places;
        for (std::size_t i = 0; i < project.units.size(); i += 2) places.push_back({i, "de"});
        (void)make(project, setStates(project, places, State::Approved), byAda);
        QVERIFY(project.units.shares(1, before, 1));
        QCOMPARE(historyOf(project, 2, "de").size(), std::size_t{1});
        QVERIFY(historyOf(project, 1, "de").empty());
    }
};

HEXA_TEST(TextHistoryTest);
#include "history_test.moc"
