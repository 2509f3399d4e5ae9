// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/builders.h"
#include "core/io/format/scenariofile.h"
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

/// Two tiles with special rules, translated, at the first two places with tiles of different kinds;
/// their states are put into the map: French of the first approved with a note, of the second a
/// draft.
struct Translated {
    Translated() {
        const Board& board = scenario.board;
        scenario.title.set("en", "A map");
        for (const Cell& cell : board.cells()) {
            if (cell.kind != KindId::Empty && cell.kind != KindId::Blank) continue;
            if (places.size() < 5) places.push_back(cell.at);
        }
        for (const std::size_t i : {0, 1}) {
            (void)apply(scenario, paintCells(scenario, catalog, std::vector{places[i]}, kind(i)));
            CellDetails details;
            details.special.set("en", i == 0 ? "Worth 4 points." : "No one may stay here.");
            details.special.set("fr", i == 0 ? "Vaut 4 points." : "Personne ne peut rester ici.");
            (void)apply(scenario, setDetails(scenario, places[i], details));
            ids.push_back("tile." + std::string(board.find(places[i])->id.text()));
        }
        texts::Project project = read();
        (void)texts::apply(project,
                           texts::setState(project, *project.indexOf(ids[0]), "fr", State::Approved));
        (void)texts::apply(project, texts::setNotes(project, *project.indexOf(ids[0]), {"as on the box"}));
        (void)texts::apply(project, texts::setState(project, *project.indexOf(ids[1]), "fr", State::Draft));
        (void)apply(scenario, putTexts(scenario, project));
    }
    KindId kind(std::size_t i) const {
        for (const KindId id : catalog.kindIds())
            if (!catalog.isSeat(id) && i-- == 0) return id;
        return KindId::Empty;
    }
    texts::Project read() const { return textsOf(scenario, {"en", "de", "fr"}, {}); }
    /// Returns the state of the French text at a hex, with the notes of its unit.
    std::string at(Hex hex) const {
        const texts::Project project = read();
        for (const texts::Unit& unit : project.units)
            if (unit.section == "tiles" && unit.in("en") == scenario.board.detailsOf(hex).special.in("en"))
                return std::string(texts::nameOf(unit.stateIn("fr"))) +
                       (unit.notes.empty() ? "" : ", " + unit.notes.front().text);
        return "none";
    }

    const Systems systems = builtInSystems();
    const Catalog& catalog = systems.list()[0].catalog;
    Scenario scenario = systems.list()[0].layouts[0].scenario;
    std::vector<Hex> places;
    std::vector<std::string> ids;
};

}  // namespace

class ScenarioTextsTest : public QObject {
    Q_OBJECT

private slots:
    void placesOfTexts() {
        Scenario scenario = sample();
        const Hex tile = scenario.board.cells()[0].at;
        const Hex label = scenario.board.cells()[1].at;
        const texts::Project project = textsOf(scenario, {"en", "de"}, {});
        const std::string ofTile = unitAt(scenario, tile);
        QVERIFY2(project.indexOf(ofTile).has_value(), ofTile.c_str());
        QCOMPARE(project.units[*project.indexOf(ofTile)].in("en"), std::string_view("Worth 4 points."));
        QCOMPARE(hexesOf(scenario, ofTile), std::vector{tile});
        QCOMPARE(unitAt(scenario, label), std::string("label.1"));
        QCOMPARE(hexesOf(scenario, "label.1"), std::vector{label});
        QVERIFY(unitAt(scenario, scenario.board.cells()[2].at).empty());
        QVERIFY(hexesOf(scenario, "title").empty());
        QVERIFY(hexesOf(scenario, "tile.none").empty());
        Zone zone;
        zone.name.set("en", "Swamp");
        zone.hexes = {label, tile};
        scenario.board.zones.push_back(zone);
        QCOMPARE(hexesOf(scenario, "zone.1"), zone.hexes);
    }

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
        const hexa::Edit inverse = apply(scenario, putTexts(scenario, project));
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
        // A translation changed in the map must be reviewed again.
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

    void statesFollowTheirTile_data() {
        QTest::addColumn<int>("how");
        QTest::addColumn<int>("first");   // where the first tile is afterwards
        QTest::addColumn<int>("second");  // and the second
        QTest::newRow("moved to an empty slot") << 0 << 2 << 1;
        QTest::newRow("swapped") << 1 << 1 << 0;
        QTest::newRow("both moved at once") << 2 << 2 << 3;
        QTest::newRow("chain") << 3 << 1 << 2;
        QTest::newRow("cut and pasted, under another ID") << 4 << 4 << 1;
        QTest::newRow("another ID") << 5 << 0 << 1;
        QTest::newRow("all IDs new") << 6 << 0 << 1;
    }

    void statesFollowTheirTile() {
        QFETCH(int, how);
        QFETCH(int, first);
        QFETCH(int, second);
        Translated map;
        const Scenario before = map.scenario;
        const auto& at = map.places;
        const auto move = [&](std::vector<std::pair<Hex, Hex>> moves) {
            return moveTiles(map.scenario, map.catalog, moves, MoveMode::Swap);
        };
        std::vector<hexa::Edit> undo;
        const auto act = [&](const hexa::Edit& edit) { undo.push_back(apply(map.scenario, edit)); };
        switch (how) {
        case 0:
            act(move({{at[0], at[2]}}));
            break;
        case 1:
            act(move({{at[0], at[1]}}));
            break;
        case 2:
            act(move({{at[0], at[2]}, {at[1], at[3]}}));
            break;
        case 3:
            act(move({{at[0], at[1]}, {at[1], at[2]}}));
            break;
        case 4: {
            CellState cut = *map.scenario.board.state(at[0]);
            act(paintCells(map.scenario, map.catalog, std::vector{at[0]}, KindId::Empty));
            // Its ID goes to a new tile meanwhile.
            act(paintCells(map.scenario, map.catalog, std::vector{at[2]}, map.kind(0)));
            cut.cell.at = at[4];
            act(pasteCells(map.scenario, map.catalog, std::vector{cut}, Isometry{}));
            break;
        }
        case 5:
            act(setTileId(map.scenario, at[0], *TileId::from("Mine")));
            break;
        default:
            act(setTileId(map.scenario, at[0], *TileId::from("Mine")));
            act(assignIds(map.scenario, map.catalog, IdScope::All));
        }
        const auto place = [&](int i) { return at[static_cast<std::size_t>(i)]; };
        QCOMPARE(map.at(place(first)), std::string("approved, as on the box"));
        QCOMPARE(map.at(place(second)), std::string("draft"));
        // It stays so once it has been put.
        texts::Project project = map.read();
        (void)texts::apply(project, texts::setText(project, *project.indexOf("title"), "de", "Neu"));
        undo.push_back(apply(map.scenario, putTexts(map.scenario, project)));
        QVERIFY(map.read().units == project.units);
        QCOMPARE(map.at(place(first)), std::string("approved, as on the box"));
        for (auto edit = undo.rbegin(); edit != undo.rend(); ++edit) (void)apply(map.scenario, *edit);
        QVERIFY(map.scenario == before);
        QCOMPARE(map.at(at[0]), std::string("approved, as on the box"));
    }

    void aMovedTileThatChangesIsStale() {
        Translated map;
        (void)apply(map.scenario,
                    moveTiles(map.scenario, map.catalog, std::vector{std::pair{map.places[0], map.places[1]}},
                              MoveMode::Swap));
        CellDetails details = map.scenario.board.detailsOf(map.places[1]);
        details.special.set("en", "Worth 5 points.");
        (void)apply(map.scenario, setDetails(map.scenario, map.places[1], details));
        QCOMPARE(map.at(map.places[1]), std::string("stale, as on the box"));
        QCOMPARE(map.at(map.places[0]), std::string("draft"));
    }

    void aCopyHasStatesOfItsOwn() {
        Translated map;
        (void)apply(map.scenario,
                    moveTiles(map.scenario, map.catalog, std::vector{std::pair{map.places[0], map.places[2]}},
                              MoveMode::Copy));
        const texts::Project project = map.read();
        const std::string copy = "tile." + std::string(map.scenario.board.find(map.places[2])->id.text());
        QVERIFY(copy != map.ids[0]);
        QCOMPARE(project.units[*project.indexOf(map.ids[0])].stateIn("fr"), State::Approved);
        QCOMPARE(project.units[*project.indexOf(copy)].stateIn("fr"), State::NeedsReview);
    }

    /// A file by hand may have one ID twice; each place has its own text then.
    void tilesWithOneIdAreKeptApart() {
        Translated map;
        (void)apply(map.scenario,
                    setTileId(map.scenario, map.places[1], map.scenario.board.find(map.places[0])->id));
        texts::Project project = map.read();
        const Hex second = map.places[1];
        const auto unit = project.indexOf("hex." + std::to_string(second.q) + '.' + std::to_string(second.r));
        QVERIFY(unit.has_value());
        QCOMPARE(project.units[*unit].stateIn("fr"), State::Draft);
        (void)texts::apply(project, texts::setText(project, *unit, "de", "Niemand darf hier bleiben."));
        (void)apply(map.scenario, putTexts(map.scenario, project));
        QCOMPARE(std::string(map.scenario.board.detailsOf(second).special.in("de")),
                 std::string("Niemand darf hier bleiben."));
        QVERIFY(map.scenario.board.detailsOf(map.places[0]).special.texts.count("de") == 0);
    }

    void statesStayWithTheirLabelWhenOneBeforeItGoes() {
        Scenario scenario = sample();
        BoardLabel south;
        south.at = scenario.board.cells()[2].at;
        south.text.set("en", "South");
        south.text.set("de", "Süden");
        scenario.board.labels.push_back(south);
        texts::Project project = textsOf(scenario, {"en", "de", "fr"}, {});
        (void)texts::apply(project,
                           texts::setState(project, *project.indexOf("label.2"), "de", State::Approved));
        (void)apply(scenario, putTexts(scenario, project));
        scenario.board.labels.erase(scenario.board.labels.begin());
        project = textsOf(scenario, {"en", "de", "fr"}, {});
        QCOMPARE(project.units[*project.indexOf("label.1")].stateIn("de"), State::Approved);
    }

    /// Ids of tiles were named after hexes once.
    void unitsNamedAfterHexesAreKnownAgain() {
        Translated map;
        auto& member = map.scenario.extra.members.back();
        const std::string now = "\"" + map.ids[0] + "\"";
        const auto place = member.second.find(now);
        QVERIFY(place != std::string::npos);
        member.second.replace(place, now.size(), "\"tile.2.-1\"");
        QCOMPARE(map.at(map.places[0]), std::string("approved, as on the box"));
    }

    void whatIsGoneIsSkipped() {
        const Scenario scenario = sample();
        const texts::Project project = textsOf(scenario, {"en", "de", "fr"}, {});
        Scenario other = scenario;
        other.board.labels.clear();
        QVERIFY(changesNothing(other, putTexts(other, project)));
    }
};

HEXA_TEST(ScenarioTextsTest, "slow-unoptimized");
#include "scenariotexts_test.moc"
