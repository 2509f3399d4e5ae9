// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/builders.h"
#include "core/registry/registry.h"
#include "core/scenariotexts/scenariotexts.h"
#include "core/texts/edits.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;

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
