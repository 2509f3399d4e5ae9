// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers beside the map: those in the rulebook, values by round, and refused files.
#include "core/systems/bauen/terms/gamedata.h"

#include "core/json/writer.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace hexa::bauen {
namespace {

Status readText(const std::string& json, GameData& data) {
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    const JsonNode root = document->root();
    auto object = JsonObject::open(root);
    if (!object) return object.error();
    return readData(*object, data, ValueSource::Owner);
}

using Values = std::array<std::uint8_t, colourCount>;  // yellow, orange, blue, grey, beige, brown

}  // namespace

class GameDataTest : public QObject {
    Q_OBJECT
private slots:
    /// BB-041 to 045, and the table of BB-U07.
    void valuesOfTheRounds() {
        const GameData& data = builtInData();
        QCOMPARE(valuesIn(data, 0), (Values{2, 1, 3, 1, 2, 3}));
        QCOMPARE(valuesIn(data, 1), (Values{3, 2, 1, 1, 2, 3}));
        QCOMPARE(valuesIn(data, 2), (Values{3, 2, 1, 2, 3, 1}));
        QCOMPARE(valuesIn(data, 3), (Values{2, 3, 1, 3, 2, 1}));
        Values sums{};
        for (int round = 0; round < rounds; ++round)
            for (std::size_t colour = 0; colour < colourCount; ++colour)
                sums[colour] = static_cast<std::uint8_t>(sums[colour] + valuesIn(data, round)[colour]);
        QCOMPARE(sums, (Values{10, 8, 6, 7, 9, 8}));
    }

    /// Values from the rulebook are marked as such, all others as a stand-in or as derived (BB-008,
    /// 089, spec section 3).
    void everyValueKnowsItsSource() {
        const GameData& data = builtInData();
        QCOMPARE(data.dice[3].red, 12);
        QCOMPARE(data.dice[3].white, 12);
        QVERIFY(data.dice[3].source == ValueSource::Rulebook);
        QVERIFY(data.dice[4].source == ValueSource::StandIn);
        QVERIFY(data.marker[1].source == ValueSource::Rulebook);
        QVERIFY(data.marker[2].source == ValueSource::StandIn);
        QVERIFY(data.goods[indexOf(Good::Clothing)].source == ValueSource::Rulebook);
        QVERIFY(data.town.source == ValueSource::StandIn);
        int known = 0;
        for (const Field& field : data.fields) known += field.source == ValueSource::Rulebook ? 1 : 0;
        QCOMPARE(known, 2);
        for (const ResourceFacts& facts : data.resources) QVERIFY(!facts.name.empty());
    }

    /// 4 x 7 missions, each with its own metric (BB-010, BB-011).
    void missions() {
        const GameData& data = builtInData();
        QCOMPARE(data.missions.size(), metricCount);
        std::set<Metric> metrics;
        for (const Mission& mission : data.missions) QVERIFY(metrics.insert(mission.metric).second);
        for (std::size_t theme = 0; theme < themeCount; ++theme)
            QCOMPARE(std::ranges::count(data.missions, static_cast<Theme>(theme), &Mission::theme), 7);
    }

    /// All six goods are needed somewhere, so that no business is useless.
    void everyGoodIsAsked() {
        std::set<Good> asked;
        for (const Field& field : builtInData().fields) asked.insert(field.goods.begin(), field.goods.end());
        QCOMPARE(asked.size(), goodCount);
    }

    void writtenAndReadAgain() {
        JsonWriter writer;
        writer.beginObject();
        writeData(writer, builtInData());
        writer.endObject();
        GameData data;
        const Status read = readText(writer.take(), data);
        QVERIFY2(read.ok(), read ? "" : read.error().code().c_str());
        QCOMPARE(hashOf(data), hashOf(builtInData()));
        QCOMPARE(data.missions.size(), builtInData().missions.size());
        QCOMPARE(data.goods[1].name, builtInData().goods[1].name);
        QVERIFY(data.dice[3].source == ValueSource::Rulebook);
        data.walls.prices[2].of[0] = 5;
        QVERIFY(hashOf(data) != hashOf(builtInData()));
    }

    void refused_data() {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("code");
        QTest::newRow("two resources of one value")
            << R"({"resources": [{"id": "yellow", "domain": "supply", "start": 3}]})"
            << "bauen.data.values";
        QTest::newRow("a fourth of one domain")
            << R"({"resources": [{"id": "grey", "domain": "supply", "start": 1}]})"
            << "bauen.data.values";
        QTest::newRow("a marker on top") << R"({"rounds": [{"round": 2, "lifted": ["blue"]}]})"
                                         << "bauen.E29";
        QTest::newRow("a marker that has come to the top")
            << R"({"rounds": [{"round": 2, "lifted": ["yellow", "yellow"]}]})"
            << "bauen.E29";
        QTest::newRow("round 1 has no moves") << R"({"rounds": [{"round": 1, "lifted": []}]})"
                                              << "json.range";
        QTest::newRow("too few missions")
            << R"({"missions": [{"id": "a", "theme": "basics", "metric": "workers"}]})"
            << "bauen.E30";
        QTest::newRow("no metric") << R"({"missions": [{"id": "a", "theme": "basics", "metric": "luck"}]})"
                                   << "json.choice";
        QTest::newRow("two prices for walls") << R"({"costs": {"walls": {"prices": [{}, {}]}}})"
                                              << "bauen.data.prices";
        QTest::newRow("a price of a kind that there is not")
            << R"({"costs": {"upgrade": {"prices": [{"gold": 1}]}}})"
            << "json.unknown-member";
        QTest::newRow("a field twice")
            << R"({"actionboard": [{"id": "a", "kind": "action", "action": "worker", "limit": 0},
                                   {"id": "a", "kind": "action", "action": "town", "limit": 0}]})"
            << "bauen.data.field-id";
        QTest::newRow("experts of one theme")
            << R"({"actionboard": [{"id": "a", "kind": "experts", "themes": ["combat", "combat"], "limit": 1}]})"
            << "bauen.data.themes";
    }
    void refused() {
        QFETCH(QString, json);
        QFETCH(QString, code);
        GameData data = builtInData();
        const Status read = readText(json.toStdString(), data);
        QVERIFY(!read.ok());
        QCOMPARE(QString::fromStdString(read.error().code()), code);
        QCOMPARE(hashOf(data), hashOf(builtInData()));
    }
};

HEXA_TEST(GameDataTest);

}  // namespace hexa::bauen

#include "gamedata_test.moc"
