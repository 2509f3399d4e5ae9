// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/exchange.h"
#include "core/registry/registry.h"
#include "tests/support/test.h"

#include <zlib.h>
#include <zstd.h>

#include <QTest>

#include <algorithm>

namespace hexa {
namespace {

/// Returns the numbers 1 2 / 3 0 as the forms of Tiled have them.
std::string littleEndian(const std::vector<std::uint32_t>& numbers) {
    std::string bytes;
    for (const std::uint32_t number : numbers)
        for (int shift = 0; shift < 32; shift += 8) bytes += static_cast<char>(number >> shift & 0xff);
    return bytes;
}

std::string packed(const std::string& bytes, int windowBits) {
    z_stream stream{};
    deflateInit2(&stream, 9, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY);
    std::string out(1000, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    deflate(&stream, Z_FINISH);
    out = out.substr(0, stream.total_out);
    deflateEnd(&stream);
    return out;
}

std::string packedZstd(const std::string& bytes) {
    std::string out(ZSTD_compressBound(bytes.size()), '\0');
    out.resize(ZSTD_compress(out.data(), out.size(), bytes.data(), bytes.size(), 3));
    return out;
}

std::string base64(const std::string& bytes) {
    return QByteArray::fromStdString(bytes).toBase64().toStdString();
}

const std::string tiles =
    "<tileset firstgid=\"1\" name=\"land\" tilewidth=\"60\" tileheight=\"52\">"
    "<tile id=\"0\" type=\"Village\"/><tile id=\"1\"><properties><property name=\"terrain\" value=\"LAKE\"/>"
    "</properties></tile><tile id=\"2\"><image source=\"../art/forest_07.png\"/></tile></tileset>";

std::string map(const std::string& layers,
                const std::string& attributes = "staggeraxis=\"x\" staggerindex=\"odd\"",
                const std::string& sets = tiles) {
    return "<map orientation=\"hexagonal\" width=\"2\" height=\"2\" tilewidth=\"60\" tileheight=\"52\" "
           "hexsidelength=\"30\" " +
           attributes + ">" + sets + layers + "</map>";
}
std::string layer(const std::string& data, const std::string& name = "ground") {
    return "<layer name=\"" + name + "\" width=\"2\" height=\"2\">" + data + "</layer>";
}

/// Returns JSON from a text with single quotes.
std::string json(std::string text) {
    std::replace(text.begin(), text.end(), '\'', '"');
    return text;
}

/// A map of four columns and three rows, tiles 60 x 52: 1 village, 2 lake, 3 forest, 4 flag.
/// `layers` in both forms.
struct TwoForms {
    std::string xml;
    std::string tmj;
};
TwoForms mapOf(const std::string& xmlLayers, const std::string& jsonLayers) {
    return {
        "<map orientation=\"hexagonal\" width=\"4\" height=\"3\" tilewidth=\"60\" tileheight=\"52\" "
        "hexsidelength=\"30\" staggeraxis=\"x\" staggerindex=\"odd\"><tileset firstgid=\"1\" name=\"t\">"
        "<tile id=\"0\" type=\"village\"/><tile id=\"1\" type=\"lake\"/><tile id=\"2\" type=\"forest\"/>"
        "<tile id=\"3\" type=\"flag\"/></tileset>" +
            xmlLayers + "</map>",
        json("{'type':'map','orientation':'hexagonal','width':4,'height':3,'tilewidth':60,'tileheight':52,"
             "'hexsidelength':30,'staggeraxis':'x','staggerindex':'odd','tilesets':[{'firstgid':1,'name':'t',"
             "'tiles':[{'id':0,'type':'village'},{'id':1,'type':'lake'},{'id':2,'type':'forest'},{'id':3,'"
             "type':'flag'}]}],"
             "'layers':[" +
             jsonLayers + "]}")};
}
const std::string villages = "1,1,1,1,1,1,1,1,1,1,1,1", lakeFirst = "2,0,0,0,0,0,0,0,0,0,0,0";
std::string xmlTiles(const std::string& name, const std::string& tiles, const std::string& more = {}) {
    return "<layer name=\"" + name + "\" width=\"4\" height=\"3\" " + more + "><data encoding=\"csv\">" +
           tiles + "</data></layer>";
}
std::string jsonTiles(const std::string& name, const std::string& tiles, const std::string& more = {}) {
    return "{'type':'tilelayer','name':'" + name + "','width':4,'height':3," +
           (more.empty() ? "" : more + ",") + "'data':[" + tiles + "]}";
}

QStringList codesOf(const std::vector<Problem>& problems) {
    QStringList codes;
    for (const Problem& problem : problems) codes << QString::fromStdString(problem.code);
    return codes;
}

}  // namespace

/// Maps that users of Tiled made.
class ForeignTest : public QObject {
    Q_OBJECT

    const Systems mSystems = builtInSystems();
    const Catalog& mCatalog = mSystems.list().front().catalog;

    Result<MapImport> read(const std::string& xml, const MapImportOptions& options = {"clockwork-wars", {}},
                           const CompanionFile& companion = {}) const {
        return importMap(xml, xml.starts_with('{') ? ExchangeForm::Tmj : ExchangeForm::Tmx, mSystems, options,
                         companion);
    }
    QString kindAt(const Scenario& scenario, Hex at) const {
        const Cell* cell = scenario.board.find(at);
        if (cell == nullptr) return "-";
        if (!isTile(cell->kind)) return cell->kind == KindId::Empty ? "empty" : "blank";
        return QString::fromStdString(mCatalog.kind(cell->kind).id);
    }

private slots:
    void everyPackingIsRead_data() {
        QTest::addColumn<QString>("data");
        const std::string bytes = littleEndian({1, 2, 3, 0});
        const auto row = [](const char* name, const std::string& data) {
            QTest::newRow(name) << QString::fromStdString(data);
        };
        const auto encoded = [](const std::string& content, const std::string& compression) {
            return "<data encoding=\"base64\" compression=\"" + compression + "\">\n  " + base64(content) +
                   "\n</data>";
        };
        row("csv", "<data encoding=\"csv\">\n1,2,\n3,0\n</data>");
        row("tiles", "<data><tile gid=\"1\"/><tile gid=\"2\"/><tile gid=\"3\"/><tile/></data>");
        row("base64", "<data encoding=\"base64\">" + base64(bytes) + "</data>");
        row("zlib", encoded(packed(bytes, 15), "zlib"));
        row("gzip", encoded(packed(bytes, 15 + 16), "gzip"));
        row("zstd", encoded(packedZstd(bytes), "zstd"));
        // Turned tiles are the same tiles.
        row("turned", "<data encoding=\"csv\">2147483649,1073741826,805306371,0</data>");
    }
    void everyPackingIsRead() {
        QFETCH(QString, data);
        const auto result = read(map(layer(data.toStdString())));
        QVERIFY2(result, result ? "" : result.error().code().c_str());
        const Scenario& scenario = result->scenario;
        QCOMPARE(scenario.board.cellCount(), std::size_t{3});
        QCOMPARE(kindAt(scenario, {0, 0}), QString("village"));
        QCOMPARE(kindAt(scenario, {1, 0}), QString("lake"));  // column 1 is half a hex lower
        QCOMPARE(kindAt(scenario, {0, 1}), QString("forest"));
        QCOMPARE(scenario.board.find({0, 0})->id.text(), std::string_view("V1"));
        QCOMPARE(result->warnings.size(), std::size_t(QTest::currentDataTag() == QString("turned") ? 1 : 0));
    }

    void everyStaggerIsRead_data() {
        QTest::addColumn<QString>("axis");
        QTest::addColumn<QString>("index");
        QTest::addColumn<int>("q");
        QTest::addColumn<int>("r");
        // Place of tile 2, relative to tile 1 at its left or upper left.
        QTest::newRow("columns, odd lower") << "x"
                                            << "odd" << 1 << 0;
        QTest::newRow("columns, even lower") << "x"
                                             << "even" << 1 << -1;
        QTest::newRow("rows, odd to the right") << "y"
                                                << "odd" << 1 << 0;
        QTest::newRow("rows, even to the right") << "y"
                                                 << "even" << 1 << 0;
    }
    void everyStaggerIsRead() {
        QFETCH(QString, axis);
        QFETCH(QString, index);
        QFETCH(int, q);
        QFETCH(int, r);
        const auto result =
            read(map(layer("<data encoding=\"csv\">1,2,3,0</data>"),
                     ("staggeraxis=\"" + axis + "\" staggerindex=\"" + index + "\"").toStdString()));
        QVERIFY(result);
        const Board& board = result->scenario.board;
        QCOMPARE(board.orientation, axis == "x" ? Orientation::Flat : Orientation::Pointy);
        Hex village, lake, forest;
        for (const Cell& cell : board.cells()) {
            const QString kind = kindAt(result->scenario, cell.at);
            (kind == "village" ? village : kind == "lake" ? lake : forest) = cell.at;
        }
        QCOMPARE(lake - village, (Hex{q, r}));
        // The second row's first hex: below, or lower left or right.
        const Hex below = axis == "x" ? Hex{0, 1} : (index == "odd" ? Hex{0, 1} : Hex{-1, 1});
        QCOMPARE(forest - village, below);
    }

    void chunksAndLayersAndGroups() {
        const auto result =
            read("<map orientation=\"hexagonal\" infinite=\"1\" width=\"16\" height=\"16\" tilewidth=\"60\" "
                 "tileheight=\"52\" "
                 "hexsidelength=\"30\" staggeraxis=\"x\" staggerindex=\"odd\">" +
                 tiles +
                 "<group name=\"g\"><layer name=\"a\"><data encoding=\"csv\"><chunk x=\"-16\" y=\"0\" "
                 "width=\"2\" height=\"1\">1,1"
                 "</chunk><chunk x=\"32\" y=\"-2\" width=\"1\" height=\"1\">2</chunk></data></layer></group>"
                 "<layer name=\"b\"><data encoding=\"csv\"><chunk x=\"-16\" y=\"0\" width=\"1\" "
                 "height=\"1\">3</chunk></data></layer>"
                 "<imagelayer name=\"sky\"/><objectgroup name=\"notes\"><object x=\"30\" "
                 "y=\"26\"><text>Here</text></object>"
                 "<object x=\"0\" y=\"0\"/></objectgroup></map>");
        QVERIFY(result);
        QCOMPARE(kindAt(result->scenario, {-16, 8}), QString("forest"));  // the upper layer counts
        QCOMPARE(kindAt(result->scenario, {-15, 8}), QString("village"));
        QCOMPARE(kindAt(result->scenario, {32, -18}), QString("lake"));
        QCOMPARE(result->scenario.board.labels.size(), std::size_t{1});
        QCOMPARE(result->scenario.board.labels.front().at, (Hex{0, 0}));
        QStringList codes;
        for (const Problem& warning : result->warnings) codes << QString::fromStdString(warning.code);
        QCOMPARE(codes, (QStringList{"exchange.ignored-layer", "exchange.ignored-objects"}));
    }

    void tilesetsBesideTheMap_data() {
        QTest::addColumn<QString>("content");
        QTest::newRow("TSX")
            << "<tileset name=\"x\"><tile id=\"0\" class=\"village\"/><tile id=\"1\" type=\"Dorf\"/>"
               "<tile id=\"2\" type=\"blank\"/></tileset>";
        QTest::newRow("TSJ") << R"({"name":"x","tiles":[{"id":2,"type":"blank"},{"id":0,"type":"village"},)"
                                R"({"id":1,"properties":[{"name":"kind","type":"string","value":"Dorf"}]}]})";
    }
    void tilesetsBesideTheMap() {
        QFETCH(QString, content);
        QStringList asked;
        const auto result = read(map(layer("<data encoding=\"csv\">5,6,7,0</data>"), "staggeraxis=\"x\"",
                                     "<tileset firstgid=\"5\" source=\"sets/x.tsx\"/>"),
                                 {"clockwork-wars", {}}, [&](const std::string& name) {
                                     asked << QString::fromStdString(name);
                                     return Result<std::string>(content.toStdString());
                                 });
        QVERIFY2(result, result ? "" : result.error().code().c_str());
        QCOMPARE(asked, QStringList("sets/x.tsx"));
        QCOMPARE(kindAt(result->scenario, {0, 0}), QString("village"));
        QCOMPARE(kindAt(result->scenario, {1, 0}), QString("village"));
        QCOMPARE(kindAt(result->scenario, {0, 1}), QString("blank"));
    }

    void unknownTilesAreNamedAndCanBeMapped() {
        const std::string xml =
            map(layer("<data encoding=\"csv\">1,2,3,4</data>"), "staggeraxis=\"x\"",
                "<tileset firstgid=\"1\" name=\"wild\"><tile id=\"0\" type=\"Grass\"/><tile id=\"1\"><image "
                "source=\"mud_2.png\"/></tile></tileset>");
        const auto refused = read(xml);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code(), std::string("exchange.unmapped-tiles"));
        const std::string text = mSystems.messages().text("en", refused.error());
        for (const char* name : {"Grass", "mud_2", "wild#2", "wild#3", "--map"})
            QVERIFY2(text.find(name) != std::string::npos, (text + " / " + name).c_str());
        MapImportOptions options{"clockwork-wars", {}};
        options.kinds = {{"grass", "village"}, {"mud_2", "lake"}, {"wild#2", "blank"}, {"wild#3", "Wald"}};
        const auto mapped = read(xml, options);
        QVERIFY(mapped);
        QCOMPARE(kindAt(mapped->scenario, {0, 0}), QString("village"));
        QCOMPARE(kindAt(mapped->scenario, {1, 0}), QString("lake"));
        QCOMPARE(kindAt(mapped->scenario, {0, 1}), QString("blank"));
        QCOMPARE(kindAt(mapped->scenario, {1, 1}), QString("forest"));
        options.kinds["grass"] = "pizza";
        QCOMPARE(read(xml, options).error().code(), std::string("exchange.unknown-kind"));
    }

    void decorationIsLeftOut() {
        const std::string sets = "<tileset firstgid=\"1\" name=\"a\"><tile id=\"0\" type=\"village\"/><tile "
                                 "id=\"1\" type=\"tree\"/></tileset>";
        const auto result = read(map(layer("<data encoding=\"csv\">1,1,1,1</data>") +
                                         layer("<data encoding=\"csv\">2,0,0,2</data>", "trees"),
                                     "staggeraxis=\"x\"", sets));
        QVERIFY(result);
        QCOMPARE(result->scenario.board.cellCount(), std::size_t{4});
        QCOMPARE(result->warnings.size(), std::size_t{1});
        QCOMPARE(result->warnings.front().code, std::string("exchange.decoration"));
    }

    void decorationCanBeLeftOut() {
        // One flag lies beside the map, so the question is about the map; the others lie over it.
        const auto maps = mapOf(
            xmlTiles("a", "1,2,3,0,0,0,0,0,0,0,0,0") + xmlTiles("b", "4,4,0,4,0,0,0,0,0,0,0,0"),
            jsonTiles("a", "1,2,3,0,0,0,0,0,0,0,0,0") + "," + jsonTiles("b", "4,4,0,4,0,0,0,0,0,0,0,0"));
        for (const std::string& text : {maps.xml, maps.tmj}) {
            MapImportOptions options{"clockwork-wars", {}};
            std::vector<ForeignTile> unknown;
            options.unknown = &unknown;
            const auto refused = read(text, options);
            QVERIFY(!refused && refused.error().code() == "exchange.unmapped-tiles");
            QVERIFY((unknown == std::vector<ForeignTile>{{"flag", {}, 3, 2, {}}}));
            const std::string sentence = mSystems.messages().text("en", refused.error());
            QVERIFY2(sentence.starts_with("1 unknown tile kind: flag.") &&
                         sentence.find("or - to skip it") != std::string::npos,
                     sentence.c_str());
            options.kinds = {{"flag", "-"}, {"flags", "lake"}};
            const auto map = read(text, options);
            QVERIFY(map && unknown.empty());
            QCOMPARE(map->scenario.board.cellCount(), std::size_t{3});
            QCOMPARE(kindAt(map->scenario, {0, 0}), QString("village"));
            QCOMPARE(codesOf(map->warnings), (QStringList{"exchange.left-out", "exchange.unused-word"}));
            QCOMPARE(mSystems.messages().text("en", map->warnings[1]).find("“flags”") != std::string::npos,
                     true);
            options.kinds = {{"flag", "forest"}};
            QCOMPARE(kindAt(read(text, options)->scenario, {0, 0}), QString("forest"));
        }
    }

    void hiddenLayersAreNotRead_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("reported");
        const auto row = [](const char* name, const std::string& xml, const std::string& tmj,
                            const QStringList& reported) {
            const auto maps = mapOf(xmlTiles("a", villages) + xml, jsonTiles("a", villages) + "," + tmj);
            QTest::addRow("%s, TMX", name) << QByteArray::fromStdString(maps.xml) << reported;
            QTest::addRow("%s, TMJ", name) << QByteArray::fromStdString(maps.tmj) << reported;
        };
        row("layer", xmlTiles("b", lakeFirst, "visible=\"0\""), jsonTiles("b", lakeFirst, "'visible':false"),
            {"exchange.hidden-layer"});
        row("clear layer", xmlTiles("b", lakeFirst, "opacity=\"0\""),
            jsonTiles("b", lakeFirst, "'opacity':0"), {"exchange.hidden-layer"});
        row("group",
            "<group visible=\"0\"><group>" + xmlTiles("b", lakeFirst, "visible=\"1\"") + "</group></group>",
            "{'type':'group','visible':false,'layers':[{'type':'group','layers':[" +
                jsonTiles("b", lakeFirst, "'visible':true") + "]}]}",
            {"exchange.hidden-layer"});
        row("objects",
            "<objectgroup name=\"o\" visible=\"0\"><object x=\"30\" "
            "y=\"26\"><text>A</text></object></objectgroup>",
            "{'type':'objectgroup','name':'o','visible':false,'objects':[{'x':30,'y':26,'text':{'text':'A'}}]"
            "}",
            {"exchange.hidden-layer"});
        row("object",
            "<objectgroup name=\"o\"><object x=\"30\" y=\"26\" "
            "visible=\"0\"><text>A</text></object></objectgroup>",
            "{'type':'objectgroup','name':'o','objects':[{'x':30,'y':26,'visible':false,'text':{'text':'A'}}]"
            "}",
            {"exchange.hidden-objects"});
    }
    void hiddenLayersAreNotRead() {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, reported);
        const auto map = read(text.toStdString());
        QVERIFY2(map, map ? "" : map.error().code().c_str());
        QCOMPARE(kindAt(map->scenario, {0, 0}), QString("village"));
        QVERIFY(map->scenario.board.labels.empty());
        QCOMPARE(codesOf(map->warnings), reported);
    }
    void mapsWithHiddenLayersOnly() {
        const auto maps =
            mapOf(xmlTiles("a", villages, "visible=\"0\""), jsonTiles("a", villages, "'visible':false"));
        for (const std::string& text : {maps.xml, maps.tmj}) {
            const auto map = read(text);
            QVERIFY(!map && map.error().code() == "exchange.hidden-tile-layers");
        }
    }

    void offsetsOfTilesCount_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("q");
        QTest::addColumn<int>("r");
        QTest::addColumn<bool>("reported");
        const auto row = [](const char* name, const std::string& xml, const std::string& tmj, Hex at,
                            bool reported) {
            const auto maps = mapOf(xmlTiles("a", villages) + xml, jsonTiles("a", villages) + "," + tmj);
            QTest::addRow("%s, TMX", name) << QByteArray::fromStdString(maps.xml) << at.q << at.r << reported;
            QTest::addRow("%s, TMJ", name) << QByteArray::fromStdString(maps.tmj) << at.q << at.r << reported;
        };
        row("two columns", xmlTiles("b", lakeFirst, "offsetx=\"90\""),
            jsonTiles("b", lakeFirst, "'offsetx':90"), {2, -1}, false);
        row("one column and a half", xmlTiles("b", lakeFirst, "offsetx=\"45\" offsety=\"26\""),
            jsonTiles("b", lakeFirst, "'offsetx':45,'offsety':26"), {1, 0}, false);
        row("with its groups",
            "<group offsetx=\"50\" offsety=\"-2\"><group offsetx=\"40\">" +
                xmlTiles("b", lakeFirst, "offsety=\"54\"") + "</group></group>",
            "{'type':'group','offsetx':50,'offsety':-2,'layers':[{'type':'group','offsetx':40,'layers':[" +
                jsonTiles("b", lakeFirst, "'offsety':54") + "]}]}",
            {2, 0}, false);
        row("a few pixels", xmlTiles("b", lakeFirst, "offsetx=\"8.5\" offsety=\"-3\""),
            jsonTiles("b", lakeFirst, "'offsetx':8.5,'offsety':-3"), {0, 0}, true);
        row("off the map", xmlTiles("b", lakeFirst, "offsetx=\"-45\" offsety=\"26\""),
            jsonTiles("b", lakeFirst, "'offsetx':-45,'offsety':26"), {-1, 1}, false);
    }
    void offsetsOfTilesCount() {
        QFETCH(QByteArray, text);
        QFETCH(int, q);
        QFETCH(int, r);
        QFETCH(bool, reported);
        const auto map = read(text.toStdString());
        QVERIFY2(map, map ? "" : map.error().code().c_str());
        QCOMPARE(kindAt(map->scenario, {q, r}), QString("lake"));
        if (q != 0 || r != 0) QCOMPARE(kindAt(map->scenario, {0, 0}), QString("village"));
        QCOMPARE(codesOf(map->warnings), reported ? QStringList{"exchange.layer-between"} : QStringList{});
    }
    void offsetsInRows() {
        for (const std::string index : {"odd", "even"}) {
            const auto result = read(
                "<map orientation=\"hexagonal\" width=\"2\" height=\"3\" tilewidth=\"52\" tileheight=\"60\" "
                "hexsidelength=\"30\" staggeraxis=\"y\" staggerindex=\"" +
                index + "\">" + tiles +
                "<layer name=\"a\"><data encoding=\"csv\">1,1,1,1,1,1</data></layer>"
                "<layer name=\"b\" offsetx=\"26\" offsety=\"45\"><data "
                "encoding=\"csv\">2,0,0,0,0,0</data></layer></map>");
            QVERIFY(result && result->warnings.empty());
            // Half a hex to the right, a row further down: the neighbour at the lower right of the
            // first one.
            const Hex first = index == "odd" ? Hex{0, 0} : Hex{0, 1};
            QCOMPARE(kindAt(result->scenario, first + Hex{0, 1}), QString("lake"));
            QCOMPARE(kindAt(result->scenario, first), QString("village"));
        }
    }

    void objectsCountByTheirMiddle_data() {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const std::string& xml, const std::string& tmj) {
            const auto maps = mapOf(xmlTiles("a", villages) + xml, jsonTiles("a", villages) + "," + tmj);
            QTest::addRow("%s, TMX", name) << QByteArray::fromStdString(maps.xml);
            QTest::addRow("%s, TMJ", name) << QByteArray::fromStdString(maps.tmj);
        };
        const auto box = [](const char* x, const char* y, const char* width, const char* height,
                            const char* turn) {
            return std::string("<object x=\"") + x + "\" y=\"" + y + "\" width=\"" + width + "\" height=\"" +
                   height + "\" rotation=\"" + turn + "\"><text>Old Mill</text></object>";
        };
        const auto jsonBox = [](const char* x, const char* y, const char* width, const char* height,
                                const char* turn) {
            return std::string("{'x':") + x + ",'y':" + y + ",'width':" + width + ",'height':" + height +
                   ",'rotation':" + turn + ",'text':{'text':'Old Mill'}}";
        };
        const auto layer = [](const std::string& attributes, const std::string& content) {
            return "<objectgroup name=\"o\" " + attributes + ">" + content + "</objectgroup>";
        };
        const auto jsonLayer = [](const std::string& members, const std::string& content) {
            return "{'type':'objectgroup','name':'o'," + members + "'objects':[" + content + "]}";
        };
        row("box", layer("", box("25", "42", "100", "20", "0")),
            jsonLayer("", jsonBox("25", "42", "100", "20", "0")));
        row("turned", layer("", box("85", "2", "100", "20", "90")),
            jsonLayer("", jsonBox("85", "2", "100", "20", "90")));
        row("point", layer("", box("75", "52", "0", "0", "0")),
            jsonLayer("", jsonBox("75", "52", "0", "0", "0")));
        row("moved layer", layer("offsetx=\"45\" offsety=\"26\"", box("29", "25", "2", "2", "0")),
            jsonLayer("'offsetx':45,'offsety':26,", jsonBox("29", "25", "2", "2", "0")));
        row("moved group",
            "<group offsetx=\"40\" offsety=\"20\">" +
                layer("offsetx=\"5\" offsety=\"6\"", box("29", "25", "2", "2", "0")) + "</group>",
            "{'type':'group','offsetx':40,'offsety':20,'layers':[" +
                jsonLayer("'offsetx':5,'offsety':6,", jsonBox("29", "25", "2", "2", "0")) + "]}");
    }
    void objectsCountByTheirMiddle() {
        QFETCH(QByteArray, text);
        const auto map = read(text.toStdString());
        QVERIFY2(map, map ? "" : map.error().code().c_str());
        QVERIFY(map->warnings.empty());
        QCOMPARE(map->scenario.board.labels.size(), std::size_t{1});
        QCOMPARE(map->scenario.board.labels.front().at, (Hex{1, 0}));
    }
    /// Tile objects have their lower left corner as origin; in a layer of Hexatelier they have a
    /// meaning.
    void tileObjectsStandOnTheirCorner() {
        const std::string own = "<properties><property name=\"hexatelier\" value=\"1\"/></properties>";
        const auto map = read(mapOf(own + xmlTiles("a", villages) +
                                        "<objectgroup name=\"cells\" visible=\"0\"><properties><property "
                                        "name=\"hexatelier\" value=\"cells\"/>"
                                        "</properties><object gid=\"1\" name=\"V7\" x=\"45\" y=\"78\" "
                                        "width=\"60\" height=\"52\"/></objectgroup>",
                                    "")
                                  .xml);
        QVERIFY2(map, map ? "" : map.error().code().c_str());
        QCOMPARE(map->scenario.board.find({1, 0})->id.text(), std::string_view("V7"));
    }

    /// Tiled calculates in whole pixels: a tile of 65 x 53 lies as one of 64 x 52.
    void oddTilesLieAsInTiled() {
        const auto result =
            read("<map orientation=\"hexagonal\" width=\"1\" height=\"1\" tilewidth=\"65\" tileheight=\"53\" "
                 "hexsidelength=\"33\" staggeraxis=\"x\" staggerindex=\"odd\">" +
                 tiles +
                 "<layer name=\"a\"><data encoding=\"csv\">1</data></layer><objectgroup name=\"o\">"
                 "<object x=\"4832\" y=\"26\"><text>A</text></object><object x=\"32\" "
                 "y=\"5226\"><text>B</text></object>"
                 "</objectgroup></map>");
        QVERIFY(result);
        const auto& labels = result->scenario.board.labels;
        QCOMPARE(labels.size(), std::size_t{2});
        QCOMPARE(labels[0].at, (Hex{100, -50}));  // a column each 48 pixels: (64 - 33) / 2 + 33
        QCOMPARE(labels[1].at, (Hex{0, 100}));
    }

    void tilesetsOfOneTileGiveTheirName_data() {
        QTest::addColumn<QString>("sets");
        QTest::addColumn<bool>("known");
        const QString image = "<image source=\"%1.png\" width=\"60\" height=\"52\"/></tileset>";
        const QString set = "<tileset firstgid=\"%1\" name=\"%2\" tilewidth=\"60\" tileheight=\"52\" %3>";
        QTest::newRow("name") << set.arg(1).arg("Forest", "tilecount=\"1\"") + image.arg("x") << true;
        QTest::newRow("picture") << set.arg(1).arg("x", "tilecount=\"1\"") + image.arg("a/forest") << true;
        QTest::newRow("numbered") << set.arg(1).arg("forest_03", "tilecount=\"1\"") + image.arg("x") << true;
        QTest::newRow("by its size") << set.arg(1).arg("Forest", "") + image.arg("x") << true;
        QTest::newRow("with a tile") << set.arg(1).arg("Forest", "tilecount=\"1\"") + "<tile id=\"0\"/>" +
                                            image.arg("x")
                                     << true;
        QTest::newRow("several") << set.arg(1).arg("Forest", "tilecount=\"2\"") + image.arg("forest")
                                 << false;
        QTest::newRow("several by its size")
            << set.arg(1).arg("Forest", "") +
                   "<image source=\"forest.png\" width=\"120\" height=\"52\"/></tileset>"
            << false;
    }
    void tilesetsOfOneTileGiveTheirName() {
        QFETCH(QString, sets);
        QFETCH(bool, known);
        const auto result = read(
            map(layer("<data encoding=\"csv\">1,1,1,1</data>"), "staggeraxis=\"x\"", sets.toStdString()));
        QCOMPARE(result.ok(), known);
        if (known) QCOMPARE(kindAt(result->scenario, {0, 0}), QString("forest"));
    }
    void tilesetsOfOneTileInJson() {
        const auto result = read(
            json(
                "{'type':'map','orientation':'hexagonal','width':2,'height':1,'tilewidth':60,'tileheight':52,"
                "'hexsidelength':30,"
                "'staggeraxis':'x','tilesets':[{'firstgid':1,'name':'x','tilecount':1,'image':'lake.png','"
                "imagewidth':60,"
                "'imageheight':52,'tilewidth':60,'tileheight':52},{'firstgid':2,'source':'sets/forest.tsj'}],"
                "'layers':[{'type':'tilelayer','name':'b','width':2,'height':1,'data':[1,2]}]}"),
            {"clockwork-wars", {}}, [](const std::string&) {
                return Result<std::string>(
                    json("{'name':'Wald','tilecount':1,'tilewidth':60,'tileheight':52}"));
            });
        QVERIFY2(result, result ? "" : result.error().code().c_str());
        QCOMPARE(kindAt(result->scenario, {0, 0}), QString("lake"));
        QCOMPARE(kindAt(result->scenario, {1, 0}), QString("forest"));
    }
    /// Names and pictures of unknown tiles for users.
    void unknownTilesHaveNamesGroupsAndPictures() {
        const std::string sets =
            "<tileset firstgid=\"1\" name=\"terrain_grass\" tilewidth=\"60\" tileheight=\"52\" "
            "tilecount=\"1\">"
            "<image source=\"g.png\" width=\"60\" height=\"52\"/></tileset>"
            "<tileset firstgid=\"2\" source=\"sets/sea.tsx\"/>"
            "<tileset firstgid=\"9\" name=\"wood\"><tile id=\"0\"><image source=\"w/hexWood00.png\"/></tile>"
            "<tile id=\"5\"><image source=\"w/hexWood01.png\"/></tile></tileset>";
        const std::string sea = "<tileset name=\"sea\" tilewidth=\"30\" tileheight=\"26\" margin=\"1\" "
                                "spacing=\"2\" tilecount=\"4\">"
                                "<image source=\"sea.png\" width=\"64\" height=\"56\"/></tileset>";
        const auto beside = [&](const std::string&) { return Result<std::string>(sea); };
        const std::string xml =
            map(layer("<data encoding=\"csv\">1,5,9,14</data>"), "staggeraxis=\"x\"", sets);
        MapImportOptions options{"clockwork-wars", {}};
        std::vector<ForeignTile> unknown;
        options.unknown = &unknown;
        const auto refused = read(xml, options, beside);
        QVERIFY(!refused);
        QVERIFY((unknown ==
                 std::vector<ForeignTile>{{"hexWood00", "hexWood", 1, 0, {"w/hexWood00.png", 0, 0, 0, 0}},
                                          {"hexWood01", "hexWood", 1, 0, {"w/hexWood01.png", 0, 0, 0, 0}},
                                          {"sea#3", "sea", 1, 0, {"sets/sea.png", 33, 29, 30, 26}},
                                          {"terrain_grass", {}, 1, 0, {"g.png", 0, 0, 60, 52}}}));
        const std::string sentence = mSystems.messages().text("en", refused.error());
        QVERIFY2(sentence.find("hexWood00, hexWood01, sea#3, terrain_grass") != std::string::npos,
                 sentence.c_str());
        for (const char* grass : {"terrain_grass", "g", "terrain_grass#0"}) {
            options.kinds = {
                {grass, "village"}, {"hexwood", "forest"}, {"hexWood01", "blank"}, {"Sea", "lake"}};
            const auto mapped = read(xml, options, beside);
            QVERIFY2(mapped, grass);
            QVERIFY(mapped->warnings.empty());
            QCOMPARE(kindAt(mapped->scenario, {0, 0}), QString("village"));
            QCOMPARE(kindAt(mapped->scenario, {1, 0}), QString("lake"));
            QCOMPARE(kindAt(mapped->scenario, {0, 1}), QString("forest"));  // by the word for all of them
            QCOMPARE(kindAt(mapped->scenario, {1, 1}), QString("blank"));   // by its own
        }
    }
    void manyUnknownTilesAreAllNamed() {
        std::string sets, numbers;
        for (int i = 0; i < 300; ++i) {
            const std::string id = std::to_string(i);
            sets += "<tile id=\"" + id + "\" type=\"" + std::string(1, static_cast<char>('a' + i % 26)) +
                    "x" + id + "y\"/>";
            numbers += (i > 0 ? "," : "") + std::to_string(i + 1);
        }
        MapImportOptions options{"clockwork-wars", {}};
        std::vector<ForeignTile> unknown;
        options.unknown = &unknown;
        const auto refused = read(
            "<map orientation=\"hexagonal\" width=\"300\" height=\"1\" tilewidth=\"60\" tileheight=\"52\" "
            "hexsidelength=\"30\" staggeraxis=\"x\"><tileset firstgid=\"1\" name=\"m\">" +
                sets + "</tileset><layer name=\"a\"><data encoding=\"csv\">" + numbers +
                "</data></layer></map>",
            options);
        QVERIFY(!refused);
        QCOMPARE(unknown.size(), std::size_t{300});
        const std::string sentence = mSystems.messages().text("de", refused.error());
        for (const ForeignTile& tile : unknown)
            QVERIFY2(sentence.find(tile.name) != std::string::npos, tile.name.c_str());
    }

    void homesAreSeats() {
        const auto result = read(map(layer("<data encoding=\"csv\">1,2,0,1</data>"), "staggeraxis=\"x\"",
                                     "<tileset firstgid=\"1\" name=\"a\"><tile id=\"0\" type=\"Capitale\"/>"
                                     "<tile id=\"1\" type=\"lake\"/></tileset>"));
        QVERIFY(result);
        QCOMPARE(result->scenario.players(), 2);
    }

    void jsonIsRead() {
        std::string json =
            "{'type':'map','orientation':'hexagonal','width':2,'height':1,'tilewidth':60,'tileheight':52,"
            "'hexsidelength':30,'staggeraxis':'x','staggerindex':'odd','infinite':false,"
            "'tilesets':[{'firstgid':1,'name':'a','tiles':[{'id':0,'type':'lake'}]}],"
            "'layers':[{'type':'group','layers':[{'type':'tilelayer','name':'b','width':2,'height':1,"
            "'encoding':'base64','compression':'zlib','data':'" +
            base64(packed(littleEndian({1, 1}), 15)) + "'}]}]}";
        std::replace(json.begin(), json.end(), '\'', '"');
        const auto result = read(json);
        QVERIFY2(result, result ? "" : result.error().code().c_str());
        QCOMPARE(kindAt(result->scenario, {1, 0}), QString("lake"));
    }

    void otherEncodingsOfText() {
        const QString xml = QString::fromStdString(
            map(layer("<data encoding=\"csv\">1,0,0,0</data>"), "staggeraxis=\"x\"",
                "<tileset firstgid=\"1\" name=\"a\"><tile id=\"0\" type=\"Forêt\"/></tileset>"));
        const auto latin = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>" + xml.toLatin1();
        QVERIFY(read(latin.toStdString()));
        QByteArray wide("\xFF\xFE", 2);
        for (const QChar c : xml)
            wide += QByteArray().append(char(c.unicode() & 0xff)).append(char(c.unicode() >> 8));
        QVERIFY(read(wide.toStdString()));
        const auto wrong = read(xml.toLatin1().toStdString());
        QVERIFY(!wrong);
        QCOMPARE(wrong.error().code(), std::string("xml.not-utf8"));
    }
};

}  // namespace hexa

using hexa::ForeignTest;
HEXA_TEST(ForeignTest);
#include "foreign_test.moc"
