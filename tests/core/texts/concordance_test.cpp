// SPDX-License-Identifier: GPL-3.0-or-later
// Occurrences of words, and rows with a common source.
#include "core/texts/concordance.h"

#include "core/texts/edits.h"
#include "core/texts/following.h"
#include "tests/support/test.h"

#include <QTest>

#include <rapidcheck.h>

using namespace hexa;
using namespace hexa::texts;

namespace {

Project englishAndGerman(const std::vector<std::array<std::string, 2>>& rows) {
    Project project;
    project.languages = {"en", "de"};
    for (const auto& row : rows) {
        Unit unit;
        unit.id = "u" + std::to_string(project.units.size() + 1);
        unit.texts["en"] = {row[0], State::Approved, {}, {}, {}};
        if (!row[1].empty()) unit.texts["de"] = {row[1], State::Approved, {}, {}, {}};
        project.units.push_back(std::move(unit));
    }
    return project;
}

using Rows = std::vector<std::size_t>;

}  // namespace

class ConcordanceTest : public QObject {
    Q_OBJECT
private slots:
    void inflectedWords() {
        const Project project =
            englishAndGerman({{"Each round ends.", "Jede Runde endet."},
                              {"Three rounds, one ROUND.", "Drei **Runden**, eine Runde."},
                              {"Go around.", "Gehe rundherum."}});
        const auto hits = usesOf(project, "round", "en", 100);
        QCOMPARE(hits.size(), std::size_t(3));
        QCOMPARE(hits[0], (FindHit{0, "en", 5, 10}));
        QCOMPARE(hits[1], (FindHit{1, "en", 6, 12}));
        const auto german = usesOf(project, "Runde", "de", 100);
        QCOMPARE(german.size(), std::size_t(3));
        QCOMPARE(
            std::string(project.units[1].in("de")).substr(german[1].begin, german[1].end - german[1].begin),
            std::string("Runden"));
        QCOMPARE(usesOf(project, "round", "en", 2).size(), std::size_t(2));
        QVERIFY(usesOf(project, " ,.", "en", 100).empty());
        QVERIFY(usesOf(project, "round", "fr", 100).empty());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(usesOf(project, "round", "en", 100, stop.get_token()).empty());
    }

    void severalWords() {
        const Project project = englishAndGerman(
            {{"End of the round.", ""}, {"The end, of the round.", ""}, {"The end of a round.", ""}});
        const auto hits = usesOf(project, "end of the round", "en", 100);
        QCOMPARE(hits.size(), std::size_t(2));  // a mark between them is none of the words
        QCOMPARE(hits[1], (FindHit{1, "en", 4, 21}));
    }

    void equalRows() {
        Project project = englishAndGerman({{"Stop.", "Halt."},
                                            {"Stop.", "Stopp."},
                                            {"stop.", "Stopp."},
                                            {"Stop.", ""},
                                            {"Stop.", "Halt."}});
        QCOMPARE(equalSources(project, 0, "de"), (Rows{1, 3}));
        QVERIFY(equalSources(project, 0, "en").empty());  // it is the source
        QVERIFY(equalSources(project, 3, "de").empty());  // there is nothing to give
        project.units.change(1).plural = "other";
        QCOMPARE(equalSources(project, 0, "de"), (Rows{3}));
        project.units.change(1).plural.clear();
        const Edit undo = apply(project, spread(project, 0, "de", {1, 3}));
        QCOMPARE(std::string(project.units[1].in("de")), std::string("Halt."));
        QCOMPARE(project.units[1].stateIn("de"), State::NeedsReview);
        QCOMPARE(project.units[3].stateIn("de"), State::Draft);
        QVERIFY(equalSources(project, 0, "de").empty());
        static_cast<void>(apply(project, undo));
        QCOMPARE(std::string(project.units[1].in("de")), std::string("Stopp."));
        QCOMPARE(project.units[3].stateIn("de"), State::Missing);
    }

    /// What is kept from change to change is what is counted anew.
    void followed() {
        rc::check("followed", [] {
            Project project = englishAndGerman({{"Stop.", "Halt."}, {"Stop.", "Stopp."}, {"Go.", ""}});
            EqualSources equal;
            ProgressCount progress;
            const auto changes = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 1'000));
            for (const int change : changes) {
                const std::size_t count = project.units.size();
                const std::size_t at = count == 0 ? 0 : static_cast<std::size_t>(change / 10) % count;
                const char* const text = change % 3 == 0 ? "Stop." : change % 3 == 1 ? "Go." : "";
                Units one;
                one.push_back(count == 0 ? Unit() : project.units[at]);
                Edit edit;
                edit.at = at;
                if (change % 10 < 3)
                    edit.inserted = one;
                else if (change % 10 < 5)
                    edit.removed = count == 0 ? 0 : 1;
                else if (count > 0)
                    edit = setText(project, at, change % 2 == 0 ? "en" : "de", text);
                (void)apply(project, edit);
                if (change % 100 == 99) project.source = change % 200 == 99 ? "de" : "en";
                if (change % 100 == 98) project.languages = {"de", "en"};
                RC_ASSERT(progress.update(project) == progressOf(project));
                for (std::size_t unit = 0; unit < project.units.size(); ++unit)
                    for (const char* language : {"en", "de"})
                        RC_ASSERT(equal.of(project, unit, language) == equalSources(project, unit, language));
            }
        });
    }
};

HEXA_TEST(ConcordanceTest, "slow-unoptimized");
#include "concordance_test.moc"
