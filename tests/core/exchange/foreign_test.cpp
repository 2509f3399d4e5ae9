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

/// The numbers 1 2 / 3 0 as the forms of Tiled have them.
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
        // Where tile 2 lies, seen from tile 1 at its left or upper left.
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
