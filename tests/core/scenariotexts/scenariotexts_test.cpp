// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/builders.h"
#include "core/io/scenariofile.h"
#include "core/registry/registry.h"
#include "core/scenariotexts/scenariotexts.h"
#include "core/texts/edits.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using texts::State;

namespace {

Scenario sample() {
    const Systems systems = builtInSystems();
    Scenario scenario = systems.list()[0].layouts[0].scenario;
    scenario.title.set("en", "A map");
    scenario.title.set("de", "Eine Karte");
    scenario.title.set("it", "Una mappa");
    CellDetails details;
    details.special.set("en", "Worth 4 points.");
    details.note = "mine";
    (void)apply(scenario, setDetails(scenario, scenario.board.cells()[0].at, details));
    BoardLabel label;
    label.at = scenario.board.cells()[1].at;
    label.text.set("en", "North");
    scenario.board.labels.push_back(label);
    return scenario;
}

}  // namespace

class ScenarioTextsTest : public QObject {
    Q_OBJECT

private slots:
    void thereAndBack() {
        Scenario scenario = sample();
        const Scenario before = scenario;
        texts::Project project = textsOf(scenario, {"en", "de", "fr"}, {});
        QVERIFY(project.indexOf("title"));
        QVERIFY(changesNothing(scenario, putTexts(scenario, project)));

        const auto tile = std::find_if(project.units.begin(), project.units.end(),
                                       [](const auto& u) { return u.section == "tiles"; });
        QVERIFY(tile != project.units.end());
        const auto index = static_cast<std::size_t>(tile - project.units.begin());
        (void)texts::apply(project, texts::setText(project, index, "fr", "Vaut 4 points."));
        (void)texts::apply(project, texts::setText(project, *project.indexOf("title"), "de", "Die Karte"));
        (void)texts::apply(project, texts::setText(project, *project.indexOf("label.1"), "de", "Norden"));
        const Edit inverse = apply(scenario, putTexts(scenario, project));
        QCOMPARE(std::string(scenario.title.in("de")), std::string("Die Karte"));
        QCOMPARE(std::string(scenario.title.in("it")),
                 std::string("Una mappa"));  // no language of the project
        const CellDetails& details = scenario.board.detailsOf(scenario.board.cells()[0].at);
        QCOMPARE(std::string(details.special.in("fr")), std::string("Vaut 4 points."));
        QCOMPARE(details.note, std::string("mine"));
        QCOMPARE(std::string(scenario.board.labels[0].text.in("de")), std::string("Norden"));
        (void)apply(scenario, inverse);
        QVERIFY(scenario == before);
    }

    void openingTextsChangesNoMap() {
        Scenario scenario = sample();
        QVERIFY(changesNothing(scenario, putTexts(scenario, textsOf(scenario, {"en", "de", "fr"}, {}))));
        QVERIFY(scenario.extra.empty());
    }

    void statesNotesAndAcceptancesAreKeptInTheMap() {
        const Systems systems = builtInSystems();
        Scenario scenario = sample();
        texts::Project project = textsOf(scenario, {"en", "de", "fr"}, {});
        const std::size_t title = *project.indexOf("title");
        (void)texts::apply(project, texts::setState(project, title, "de", State::Approved));
        (void)texts::apply(project, texts::setNotes(project, title, {"a name"}));
        (void)texts::apply(project, texts::accept(project, title, {"number", "de", "9f", "right so", {}}));
        (void)apply(scenario, putTexts(scenario, project));
        // In the file, too.
        const auto again = readScenario(writeScenario(scenario, systems.list()[0].catalog), systems);
        QVERIFY(again.ok());
        const texts::Project read = textsOf(*again, {"en", "de", "fr"}, {});
        QVERIFY(read.units == project.units);
        QCOMPARE(read.units[title].stateIn("de"), State::Approved);
        QVERIFY(changesNothing(*again, putTexts(*again, read)));
    }

    void aSourceThatChangesInTheMapMakesItsTranslationsStale() {
        Scenario scenario = sample();
        texts::Project project = textsOf(scenario, {"en", "de", "fr"}, {});
        const std::size_t title = *project.indexOf("title");
        (void)texts::apply(project, texts::setState(project, title, "de", State::Approved));
        (void)apply(scenario, putTexts(scenario, project));
        scenario.title.set("en", "A large map");  // in the properties of the map
        project = textsOf(scenario, {"en", "de", "fr"}, {});
        QCOMPARE(project.units[title].stateIn("de"), State::Stale);
        QCOMPARE(project.units[title].find("de")->basis->source, std::string("A map"));
        QVERIFY(changesNothing(scenario, putTexts(scenario, project)));
        // It stays so when other texts are put, and ends when the source is back.
        (void)texts::apply(project, texts::setText(project, title, "fr", "Une grande carte"));
        (void)apply(scenario, putTexts(scenario, project));
        project = textsOf(scenario, {"en", "de", "fr"}, {});
        QCOMPARE(project.units[title].stateIn("de"), State::Stale);
        QCOMPARE(project.units[title].stateIn("fr"), State::Draft);
        scenario.title.set("en", "A map");
        project = textsOf(scenario, {"en", "de", "fr"}, {});
        QCOMPARE(project.units[title].stateIn("de"), State::Approved);
        QCOMPARE(project.units[title].stateIn("fr"), State::Stale);
        // A translation that is changed in the map has to be looked at again.
        scenario.title.set("de", "Die Karte");
        project = textsOf(scenario, {"en", "de", "fr"}, {});
        QCOMPARE(project.units[title].stateIn("de"), State::NeedsReview);
    }

    void whatIsStoredMayBeNewerOrBroken_data() {
        QTest::addColumn<QString>("json");
        QTest::newRow("newer")
            << R"({"format":"hexatelier-texts","version":9,"languages":["en"],"units":[]})";
        QTest::newRow("broken") << R"({"format":"hexatelier-texts","units":7})";
        QTest::newRow("a text") << R"("translation")";
    }

    void whatIsStoredMayBeNewerOrBroken() {
        QFETCH(QString, json);
        Scenario scenario = sample();
        scenario.extra.members.emplace_back("other", "1");
        scenario.extra.members.emplace_back("translation", json.toStdString());
        const Extra before = scenario.extra;
        texts::Project project = textsOf(scenario, {"en", "de", "fr"}, {});
        const std::size_t title = *project.indexOf("title");
        QCOMPARE(project.units[title].stateIn("de"), State::NeedsReview);
        (void)texts::apply(project, texts::setText(project, title, "de", "Die Karte"));
        (void)apply(scenario, putTexts(scenario, project));
        QCOMPARE(std::string(scenario.title.in("de")), std::string("Die Karte"));
        QVERIFY(scenario.extra == before);
    }

    void unknownMembersOfWhatIsStoredAreKept() {
        Scenario scenario = sample();
        scenario.extra.members.emplace_back("certificate", "{}");
        scenario.extra.members.emplace_back(
            "translation",
            R"({"format":"hexatelier-texts","version":1,"source":"en","languages":["en","de"],"mood":"good",)"
            R"("units":[{"id":"title","colour":"red","texts":{"en":{"text":"A map","state":"approved"},)"
            R"("de":{"text":"Eine Karte","state":"draft","by":"me"}}}]})");
        texts::Project project = textsOf(scenario, {"en", "de", "fr"}, {});
        const std::size_t title = *project.indexOf("title");
        QCOMPARE(project.units[title].stateIn("de"), State::Draft);
        (void)texts::apply(project, texts::setState(project, title, "de", State::Approved));
        (void)apply(scenario, putTexts(scenario, project));
        QCOMPARE(scenario.extra.members.front().first, std::string("certificate"));
        const std::string& json = scenario.extra.members.back().second;
        for (const char* kept : {"\"mood\":\"good\"", "\"colour\":\"red\"", "\"by\":\"me\"", "approved"})
            QVERIFY2(json.find(kept) != std::string::npos, json.c_str());
    }

    void whatIsGoneIsSkipped() {
        const Scenario scenario = sample();
        const texts::Project project = textsOf(scenario, {"en", "de", "fr"}, {});
        Scenario other = scenario;
        other.board.labels.clear();
        QVERIFY(changesNothing(other, putTexts(other, project)));
    }
};

HEXA_TEST(ScenarioTextsTest);
#include "scenariotexts_test.moc"
