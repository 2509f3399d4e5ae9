// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/textmap/textmap.h"

#include "core/base/utf8.h"
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

namespace hexa {
class TextMapTest : public QObject {
    Q_OBJECT

    const Systems mSystems = builtInSystems();
    const GameSystem& mGame = mSystems.list().front();
    const std::string mHead = "hexatelier-map 1\nsystem: " + mGame.id() + "\n";

    Result<Scenario> read(const std::string& body) const { return readTextMap(mHead + body, mSystems); }

private slots:
    void anyMapSurvives_data() {
        QTest::addColumn<bool>("toy");
        QTest::newRow("built-in") << false;
        QTest::newRow("toy") << true;
    }
    void anyMapSurvives() {
        QFETCH(bool, toy);
        const Systems systems = toy ? test::toySystems() : mSystems;
        const Catalog& catalog = systems.list().front().catalog;
        QVERIFY(rc::check([&](const test::Dice& dice) {
            auto rng = dice.rng();
            Scenario map = test::randomScenario(rng, catalog, dice.size);
            if (test::between(rng, 0, 1) == 1) map.options = {{"epic", true}, {"a: b ", false}};
            const std::string text = writeTextMap(map, catalog);
            const auto back = readTextMap(text, systems);
            if (!back) RC_FAIL(back.error().code() + "\n" + text);
            if (!(*back == map)) RC_FAIL(text + "\n----\n" + writeTextMap(*back, catalog));
        }));
    }

    void layoutsAndSamplesSurvive() {
        std::vector<Scenario> maps;
        for (const Layout& layout : mGame.layouts) maps.push_back(layout.scenario);
        for (const Sample& sample : mGame.samples) maps.push_back(*readScenario(sample.text, mSystems));
        QVERIFY(maps.size() >= 11);
        for (const Scenario& map : maps) {
            const auto back = readTextMap(writeTextMap(map, mGame.catalog), mSystems);
            QVERIFY(back);
            QVERIFY(*back == map);
        }
    }

    void looksAsDocumented() {
        Scenario map;
        map.system = mGame.id();
        map.title.set("en", "Lake 100%");
        map.seats.emplace_back().home = Hex{0, 0};
        const auto put = [&](Hex at, std::string_view kind, std::string_view id, bool locked,
                             std::optional<int> points) {
            Cell cell;
            cell.at = at;
            if (kind == "blank")
                cell.kind = KindId::Blank;
            else if (!kind.empty())
                cell.kind = *mGame.catalog.kindId(kind);
            cell.locked = locked;
            cell.id = *TileId::from(id);
            CellDetails details;
            details.points = points;
            map.board.put(CellState(cell, details));
        };
        put({0, 0}, "capital", "K1", true, {});
        put({0, 1}, "village", "V1", false, {});
        put({0, 2}, "", "", false, {});
        put({1, -1}, "lake", "L1", true, 4);
        put({1, 1}, "blank", "", false, {});
        put({1, 2}, "forest", "a=b%", false, {});
        put({1, 20}, "forest", "", false, {});
        QCOMPARE(writeTextMap(map, mGame.catalog), mHead + "title.en: Lake 100%25\nseat: 0,0\n"
                                                           "0,0: !K1 V1 .\n"
                                                           "1,-1: !L1=4 _ - F:a%3Db%25\n"
                                                           "1,20: F:\n");
    }

    void typedByHand() {
        const auto map = read("# a remark\n\n  title : Small one\r\n0,0: K V lake\n1,0: K V2 . -\n");
        QVERIFY(map);
        QCOMPARE(map->title.in("en"), std::string_view("Small one"));
        QCOMPARE(map->seats.size(), 2U);
        QVERIFY(map->seats[1].home == (Hex{1, 0}));
        const auto idAt = [&](Hex at) { return std::string(map->board.find(at)->id.text()); };
        QCOMPARE(idAt({0, 0}), std::string("K1"));
        QCOMPARE(idAt({0, 1}), std::string("V1"));
        QCOMPARE(idAt({0, 2}), std::string("L1"));
        QCOMPARE(idAt({1, 0}), std::string("K2"));
        QCOMPARE(idAt({1, 1}), std::string("V2"));
        QVERIFY(map->board.find({1, 2})->kind == KindId::Empty);
        QVERIFY(map->board.find({1, 3})->kind == KindId::Blank);
        QVERIFY(read("seats: none\n0,0: K\n")->seats.empty());
    }

    void errorsTellWhere_data() {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const auto row = [](const char* code, const char* body, int line, int column) {
            QTest::addRow("%s: %s", code, body) << QByteArray(body) << QByteArray(code) << line << column;
        };
        row("textmap.no-colon", "0,0 K1", 3, 1);
        row("textmap.unknown-key", " weather: rain", 3, 2);
        row("textmap.duplicate-key", "author: a\nauthor: b", 4, 1);
        row("textmap.duplicate-key", "system: x", 3, 1);
        row("textmap.bad-value", "profile: strict", 3, 10);
        row("textmap.bad-value", "seed: -1", 3, 7);
        row("textmap.bad-value", "seed: 18446744073709551616", 3, 7);
        row("textmap.bad-value", "0,0: K1\norientation: pointy", 4, 14);
        row("textmap.bad-place", "0: K1", 3, 1);
        row("textmap.bad-place", "0,x: K1", 3, 1);
        row("textmap.bad-place", "0,100001: K1", 3, 1);
        row("textmap.bad-place", "0,100000: K1 V1", 3, 14);
        row("textmap.bad-place", "seat: here", 3, 7);
        row("textmap.unknown-tile", "0,0: K1 Q7", 3, 9);
        row("textmap.unknown-tile", "0,0: V01", 3, 6);
        row("textmap.unknown-tile", "0,0: !", 3, 6);
        row("textmap.bad-id", "0,0: V:123456789012", 3, 6);
        row("textmap.bad-id", "0,0: V12345678901", 3, 6);
        row("textmap.bad-id", "0,0: V:a%20b", 3, 6);
        row("textmap.bad-points", "0,0: K1 L1=", 3, 9);
        row("textmap.bad-points", "0,0: K1 L1=1001", 3, 9);
        row("textmap.bad-escape", "0,0: V:%4", 3, 6);
        row("textmap.bad-escape", "author: %zz", 3, 9);
        row("textmap.bad-escape", "author: %FF", 3, 9);
        row("textmap.duplicate-cell", "0,0: K1 V1\n0,1: V2", 4, 6);
        row("textmap.duplicate-seat", "seat: 0,0\nseat: 0,0", 4, 7);
        row("textmap.not-utf8", "author: \xff", 3, 1);
        row("textmap.nothing-above", "label.text.en: Lost", 3, 1);
        row("textmap.no-such-cell", "0,0: K1\nnote 5,5: Lost", 4, 1);
        row("textmap.bad-place", "note here: Lost", 3, 6);
        row("textmap.unknown-kind", "piece: 0,0 dragon", 3, 12);
        row("textmap.bad-value", "edge: 0,0 7 wall", 3, 7);
        row("textmap.bad-value", "json x: {", 3, 9);
        row("textmap.bad-value", "option epic: maybe", 3, 14);
        row("textmap.unknown-key", "zone.colour: red", 3, 1);
    }
    void errorsTellWhere() {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, code);
        QFETCH(int, line);
        QFETCH(int, column);
        const auto result = read(body.toStdString() + "\n");
        QVERIFY(!result);
        QCOMPARE(result.error().code(), code.toStdString());
        const auto* place = std::get_if<TextPosition>(&result.error().place());
        QVERIFY(place != nullptr);
        QCOMPARE(place->line, line);
        QCOMPARE(place->column, column);
        const std::string sentence = coreMessages().text("en", result.error());
        QVERIFY2(sentence.find(std::to_string(line)) != std::string::npos, sentence.c_str());
    }

    void everythingHasALine() {
        const auto map = read(
            "description.de: Zwei Zeilen%0Ahier\noption epic: on\nseat: 0,0 mongrels\nseat.name.en: Ann\n"
            "label: 2,2\nlabel.text.fr: Ici\nzone: start\nzone.name.en: Start\nzone.seat: 1\nzone.hexes: 0,0 "
            "0,1\n"
            "json x-tool: {\"a\":[1]}\n0,0: K1 V1\nnote 0,1: Beware\nspecial.en 0,1: Rich\ncell.json 0,1 x: "
            "true\n");
        QVERIFY2(map, map ? "" : map.error().code().c_str());
        QCOMPARE(map->description.in("de"), std::string_view("Zwei Zeilen\nhier"));
        QCOMPARE(map->options, (std::map<std::string, bool>{{"epic", true}}));
        QCOMPARE(map->seats.front().name.in("en"), std::string_view("Ann"));
        QCOMPARE(map->board.labels.front().text.in("fr"), std::string_view("Ici"));
        const Zone& zone = map->board.zones.front();
        QCOMPARE(zone.id, std::string("start"));
        QCOMPARE(zone.seat, 0);
        QCOMPARE(zone.hexes, (std::vector<Hex>{{0, 0}, {0, 1}}));
        QCOMPARE(map->extra.members.front().first, std::string("x-tool"));
        const CellDetails& details = map->board.detailsOf({0, 1});
        QCOMPARE(details.note, std::string("Beware"));
        QCOMPARE(details.special.in("en"), std::string_view("Rich"));
        QCOMPARE(details.extra.members.size(), std::size_t{1});
        // A reserved key would make an unreadable file.
        QCOMPARE(read("json board: {}\n0,0: K1\n").error().code(), std::string("json.duplicate-key"));
    }

    void errorsOfTheHead() {
        const auto codeOf = [&](std::string_view text) { return readTextMap(text, mSystems).error().code(); };
        QCOMPARE(codeOf(""), std::string("textmap.header"));
        QCOMPARE(codeOf("# only a remark\n"), std::string("textmap.header"));
        QCOMPARE(codeOf("{\"format\": 1}"), std::string("textmap.header"));
        QCOMPARE(codeOf("hexatelier-map 0"), std::string("textmap.header"));
        QCOMPARE(codeOf("hexatelier-map 2"), std::string("textmap.newer-version"));
        QCOMPARE(codeOf("hexatelier-map 1"), std::string("textmap.no-system"));
        QCOMPARE(codeOf("hexatelier-map 1\n0,0: K1"), std::string("textmap.no-system"));
        QCOMPARE(codeOf("hexatelier-map 1\nsystem: chess"), std::string("textmap.unknown-system"));
        std::string crowd = mHead;
        for (int i = 0; i < 65; ++i) crowd += "seat: 0," + std::to_string(i) + "\n";
        QCOMPARE(codeOf(crowd), std::string("textmap.too-many-seats"));
    }

    void hostileTextIsHarmless() {
        // Words of the format in any order: whatever is accepted must be a map that can be saved.
        constexpr std::array<std::string_view, 48> words{"note 0,0: ",
                                                         "special.de 1,-1: x",
                                                         "cell.json 0,0 a: 1",
                                                         "json a: {}",
                                                         "json board: {}",
                                                         "board.json cells: []",
                                                         "zone: z",
                                                         "\nzone.hexes: 0,0 1,1",
                                                         "\nzone.seat: 2",
                                                         "label: 0,0",
                                                         "\nlabel.text.fr: y",
                                                         "\nlabel.json at: 3",
                                                         "seat.name.en: Ann",
                                                         "description.en: d",
                                                         "option epic: on",
                                                         "settings: {\"a\":1}",
                                                         "provenance.json seed: 3",
                                                         "\n",
                                                         "0,0: ",
                                                         "1,-1:",
                                                         " K1",
                                                         " V",
                                                         " !",
                                                         " =",
                                                         " _",
                                                         " .",
                                                         " -",
                                                         "\n",
                                                         "\n",
                                                         "seat: ",
                                                         "seats: none",
                                                         "title: ",
                                                         ":",
                                                         "%20",
                                                         "%",
                                                         " L1=4",
                                                         " V:x=y",
                                                         "author: ",
                                                         "99999,99999: ",
                                                         "-100000,5:",
                                                         " F:%41",
                                                         "profile: free",
                                                         "orientation: pointy",
                                                         "#",
                                                         "\xff",
                                                         " village",
                                                         "2,2",
                                                         " V1"};
        int accepted = 0;
        for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
            Rng rng(seed, "hostile");
            std::string body;
            for (std::uint32_t i = rng.below(25); i > 0; --i) body += words[rng.below(words.size())];
            const auto map = read(body);
            if (!map) continue;
            ++accepted;
            const auto file = readScenario(writeScenario(*map, mGame.catalog), mSystems);
            QVERIFY2(file, body.c_str());
            QVERIFY2(*file == *map, body.c_str());
        }
        QVERIFY(accepted > 100);
    }

    void utf8() {
        QVERIFY(isUtf8("Höhle „x“ \xF0\x9F\x8F\xB0"));
        for (const char* wrong :
             {"\x80", "\xc0\xaf", "\xe0\x80\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xf8", "\xe2\x82"})
            QVERIFY(!isUtf8(wrong));
        QCOMPARE(toUtf8("a\xff"
                        "b"),
                 std::string("a\xef\xbf\xbd"
                             "b"));
    }
};

}  // namespace hexa

using hexa::TextMapTest;
HEXA_TEST(TextMapTest, "slow-unoptimized");
#include "textmap_test.moc"
