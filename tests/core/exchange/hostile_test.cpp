// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/rng.h"
#include "core/exchange/exchange.h"
#include "core/io/format/scenariofile.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <zlib.h>

#include <QTest>

namespace hexa {
namespace {

std::string map(const std::string& content, const std::string& more = {}) {
    return "<map orientation=\"hexagonal\" width=\"2\" height=\"2\" tilewidth=\"60\" tileheight=\"52\" "
           "hexsidelength=\"30\" staggeraxis=\"x\" staggerindex=\"odd\" " +
           more + ">\n<tileset firstgid=\"1\" name=\"a\"><tile id=\"0\" type=\"meadow\"/></tileset>\n" +
           content + "</map>";
}
std::string layer(const std::string& data, const std::string& size = "width=\"2\" height=\"2\"") {
    return "<layer name=\"l\" " + size + ">" + data + "</layer>";
}

/// Returns a hundred megabytes of zeros, packed.
std::string bomb() {
    z_stream stream{};
    deflateInit(&stream, 9);
    const std::string zeros(1 << 20, '\0');
    std::string out(1 << 20, '\0');
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    for (int i = 0; i < 100; ++i) {
        stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(zeros.data()));
        stream.avail_in = static_cast<uInt>(zeros.size());
        deflate(&stream, i == 99 ? Z_FINISH : Z_NO_FLUSH);
    }
    out = out.substr(0, stream.total_out);
    deflateEnd(&stream);
    return QByteArray::fromStdString(out).toBase64().toStdString();
}

}  // namespace

/// Faulty files, by mistake or on purpose: a clear error with its place, never a crash or excessive
/// memory.
class HostileTest : public QObject {
    Q_OBJECT

    const Systems mSystems = test::toySystems();

    Result<MapImport> read(const std::string& text) const {
        return importMap(text, text.starts_with('{') ? ExchangeForm::Tmj : ExchangeForm::Tmx, mSystems, {},
                         [](const std::string&) { return Result<std::string>(Error("file.not-found")); });
    }

private slots:
    void isRefusedWithItsPlace_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, const std::string& text, const char* code, const char* place) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << code << place;
        };
        row("empty", "", "xml.syntax", "1:1");
        row("blanks", "  \n ", "xml.syntax", "");
        row("truncated", map(layer("")).substr(0, 200), "xml.syntax", "");
        row("wrong end", "<map>\n<layer></map>", "xml.syntax", "2:");
        row("too many elements", "<map>" + std::string(20'000'001, '<'), "xml.too-many-elements", "1:1");
        row("wrong byte", "<map>\n<a b=\"\xff\"/></map>", "xml.not-utf8", "2:7");
        row("long first line", "<map " + std::string(3000, ' ') + ">\n\n<x></map>", "xml.syntax", "3:");
        row("no map", "<svg/>", "exchange.not-tiled", "1:");
        row("square", "<map orientation=\"orthogonal\"/>", "exchange.not-hexagonal", "1:");
        row("no orientation", "<map/>", "exchange.not-hexagonal", "1:");
        row("entities",
            "<!DOCTYPE map [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">]>\n<map "
            "orientation=\"&b;\"/>",
            "xml.entities", "1:");
        row("huge size",
            "<map orientation=\"hexagonal\" width=\"2147483648\" height=\"1\" tilewidth=\"60\" "
            "tileheight=\"52\" "
            "staggeraxis=\"x\"/>",
            "exchange.bad-number", "1:");
        row("negative", map(layer("<data encoding=\"csv\">1</data>", "width=\"-1\" height=\"2\"")),
            "exchange.bad-number", "3:");
        row("too many places",
            map(layer("<data encoding=\"csv\">1</data>", "width=\"1000000\" height=\"1000000\"")),
            "exchange.too-many-cells", "3:");
        row("too many chunks",
            map(layer("<data encoding=\"csv\"><chunk x=\"0\" y=\"0\" width=\"4000\" height=\"3000\">1</chunk>"
                      "<chunk x=\"0\" y=\"0\" width=\"4000\" height=\"3000\">1</chunk></data>"),
                "infinite=\"1\""),
            "exchange.data-size", "3:");
        row("no data", map(layer("")), "exchange.data-size", "3:");
        row("too little", map(layer("<data encoding=\"csv\">1,1,1</data>")), "exchange.data-size", "3:");
        row("too much", map(layer("<data encoding=\"csv\">1,1,1,1,1</data>")), "exchange.data-long", "3:");
        // One packed tile more than the map has: the surplus is not counted.
        row("too much zlib",
            map(layer("<data encoding=\"base64\" compression=\"zlib\">eJxjZGBgYETDAABQAAY=</data>")),
            "exchange.data-long", "3:");
        row("too much base64", map(layer("<data encoding=\"base64\">AQAAAAEAAAABAAAAAQAAAAEAAAA=</data>")),
            "exchange.data-long", "3:");
        row("part of a tile", map(layer("<data encoding=\"base64\">AQAAAAEAAAABAAAAAQAA</data>")),
            "exchange.data-damaged", "3:");
        row("too much zstd",
            map(layer(
                "<data encoding=\"base64\" compression=\"zstd\">KLUv/QRYVQAAIAEAAAABACOOCIPhcYM=</data>")),
            "exchange.data-long", "3:");
        row("no numbers", map(layer("<data encoding=\"csv\">1,x,1,1</data>")), "exchange.data-damaged", "3:");
        row("number beyond 32 bits", map(layer("<data encoding=\"csv\">1,4294967296,1,1</data>")),
            "exchange.data-damaged", "3:");
        row("unknown packing", map(layer("<data encoding=\"base64\" compression=\"lzma\">AAAA</data>")),
            "exchange.data-encoding", "3:");
        row("no base64", map(layer("<data encoding=\"base64\">!!!!</data>")), "exchange.data-damaged", "3:");
        row("damaged zlib", map(layer("<data encoding=\"base64\" compression=\"zlib\">eJxjYGBg</data>")),
            "exchange.data-damaged", "3:");
        row("damaged zstd", map(layer("<data encoding=\"base64\" compression=\"zstd\">KLUv/SAQ</data>")),
            "exchange.data-damaged", "3:");
        row("zip bomb", map(layer("<data encoding=\"base64\" compression=\"zlib\">" + bomb() + "</data>")),
            "exchange.data-long", "3:");
        row("no such tile", map(layer("<data encoding=\"csv\">1,1,1,77</data>"), ""),
            "exchange.unmapped-tiles", "1:");
        row("tile below the first",
            "<map orientation=\"hexagonal\" width=\"1\" height=\"1\" tilewidth=\"60\" "
            "tileheight=\"52\" staggeraxis=\"x\"><tileset firstgid=\"9\"/>" +
                layer("<data encoding=\"csv\">1</data>", "width=\"1\" height=\"1\"") + "</map>",
            "exchange.no-tileset", "1:");
        row("no tile layer", map(""), "exchange.no-tile-layer", "1:");
        row("lost tileset",
            "<map orientation=\"hexagonal\" width=\"1\" height=\"1\" tilewidth=\"60\" tileheight=\"52\" "
            "staggeraxis=\"x\">\n<tileset firstgid=\"1\" source=\"../../etc/passwd\"/></map>",
            "exchange.no-tileset-file", "2:");
        std::string deep;
        for (int i = 0; i < 100'000; ++i) deep += "<group>";
        for (int i = 0; i < 100'000; ++i) deep += "</group>";
        row("deep groups", map(deep), "xml.too-deep", "3:");
        std::string hidden;
        for (int i = 0; i < 100'000; ++i) hidden += "<group name=\"/>\">";
        for (int i = 0; i < 100'000; ++i) hidden += "</group>";
        row("deep groups behind a false end", map(hidden), "xml.too-deep", "3:");
        row("far chunk",
            map(layer("<data encoding=\"csv\"><chunk x=\"999999\" y=\"0\" width=\"1\" "
                      "height=\"1\">1</chunk></data>"),
                "infinite=\"1\""),
            "exchange.out-of-range", "3:");
        row("not a number",
            map(layer("<data encoding=\"csv\">1,1,1,1</data>") +
                "\n<objectgroup><object x=\"nan\" y=\"1\"/></objectgroup>"),
            "exchange.bad-number", "4:");
        row("own, newer", map("<properties><property name=\"hexatelier\" value=\"99\"/></properties>"),
            "exchange.newer-version", "1:");
        row("own, unknown game",
            map("<properties><property name=\"hexatelier\" value=\"1\"/><property name=\"system\" "
                "value=\"chess\"/></properties>"),
            "exchange.unknown-system", "1:");
        row("own, bad seed",
            map("<properties><property name=\"hexatelier\" value=\"1\"/><property name=\"system\" "
                "value=\"toy\"/><property name=\"seed\" value=\"1e9\"/></properties>"),
            "exchange.bad-property", "1:");
        row("own, bad JSON",
            map("<properties><property name=\"hexatelier\" value=\"1\"/><property name=\"json:x\" "
                "value=\"{\"/></properties>"),
            "exchange.bad-property", "1:");
        row("own, key that is ours",
            map("<properties><property name=\"hexatelier\" value=\"1\"/><property name=\"json:board\" "
                "value=\"{}\"/></properties>" +
                layer("<data encoding=\"csv\">1,1,1,1</data>")),
            "json.duplicate-key", "");
        row("JSON, malformed", "{\"type\":\"map\",", "json.syntax", "");
        row("JSON, no map", "{\"a\":1}", "exchange.not-tiled", "/");
        row("JSON, wrong type", "{\"type\":\"map\",\"orientation\":7}", "json.type", "/orientation");
        const std::string head =
            R"({"type":"map","orientation":"hexagonal","staggeraxis":"x","tilewidth":60,"tileheight":52,)";
        row("JSON, too few", head + R"("layers":[{"type":"tilelayer","width":2,"height":2,"data":[1]}]})",
            "exchange.data-size", "/layers/0/data");
        row("JSON, huge",
            head + R"("layers":[{"type":"tilelayer","width":1000000,"height":1000000,"data":[1]}]})",
            "exchange.too-many-cells", "/layers/0");
        row("JSON, far object", head + R"("layers":[{"type":"objectgroup","objects":[{"x":1e300,"y":0}]}]})",
            "json.range", "/layers/0/objects/0/x");
        std::string nested = head + "\"layers\":";
        for (int i = 0; i < 5000; ++i) nested += R"([{"type":"group","layers":)";
        nested += "[]";
        for (int i = 0; i < 5000; ++i) nested += "}]";
        nested += '}';
        row("JSON, deep", nested, "json.too-deep", "");
    }
    void isRefusedWithItsPlace() {
        QFETCH(QByteArray, text);
        QFETCH(QString, code);
        QFETCH(QString, place);
        const auto result = read(text.toStdString());
        QVERIFY(!result);
        const Error& error = result.error();
        QCOMPARE(QString::fromStdString(error.code()), code);
        QString at;
        if (const auto* position = std::get_if<TextPosition>(&error.place()))
            at = QString("%1:%2").arg(position->line).arg(position->column);
        if (const auto* pointer = std::get_if<JsonPointer>(&error.place()))
            at = pointer->path.empty() ? "/" : QString::fromStdString(pointer->path);
        QVERIFY2(place.isEmpty() || at.startsWith(place), qPrintable(at));
        const Messages messages = mSystems.messages();
        for (const char* language : {"en", "de", "fr"}) {
            const std::string sentence = messages.text(language, error);
            QVERIFY2(sentence.find('{') == std::string::npos || code == "json.syntax" ||
                         code == "exchange.bad-property",
                     sentence.c_str());
            QVERIFY(sentence != error.code());
        }
    }

    void mutationsNeverCrash_data() {
        QTest::addColumn<int>("form");
        QTest::newRow("TMX") << static_cast<int>(ExchangeForm::Tmx);
        QTest::newRow("TMJ") << static_cast<int>(ExchangeForm::Tmj);
    }
    void mutationsNeverCrash() {
        QFETCH(int, form);
        const Systems& systems = mSystems;
        Rng rng(2026, "mutations");
        int accepted = 0;
        int refused = 0;
        for (int seed = 0; seed < 20; ++seed) {
            Rng maker(static_cast<std::uint64_t>(seed), "map");
            const Scenario scenario = test::randomScenario(maker, systems.list().front().catalog, 40);
            const std::string whole =
                exportMap(scenario, systems.list().front(), static_cast<ExchangeForm>(form), {})
                    ->files.front()
                    .content;
            for (int i = 0; i < 250; ++i) {
                std::string text = whole;
                for (int change = test::between(rng, 1, 4); change > 0 && !text.empty(); --change)
                    mutate(text, rng);
                const auto result = importMap(text, static_cast<ExchangeForm>(form), systems, {}, {});
                if (!result) {
                    ++refused;
                    QVERIFY(!result.error().code().empty());
                    continue;
                }
                // An accepted map can be saved and opened again.
                ++accepted;
                const Catalog& catalog = systems.find(result->scenario.system)->catalog;
                const auto again = readScenario(writeScenario(result->scenario, catalog), systems);
                QVERIFY(again);
                QVERIFY(*again == result->scenario);
            }
        }
        // Both happen often, otherwise this test shows nothing.
        QVERIFY2(accepted > 100 && refused > 500, qPrintable(QString("%1 %2").arg(accepted).arg(refused)));
    }

private:
    static void mutate(std::string& text, Rng& rng) {
        const auto at = [&] { return rng.below(static_cast<std::uint32_t>(text.size())); };
        constexpr std::string_view numbers[] = {"2147483648", "-1",  "0", "99999999999999999999",
                                                "1e308",      "nan", ""};
        switch (rng.below(7)) {
        case 0:
            text[at()] = static_cast<char>(rng.below(256));
            break;
        case 1:
            text.resize(at());
            break;
        case 2:
            text.erase(at(), rng.below(40));
            break;
        case 3:
            text.insert(at(), text.substr(at(), rng.below(200)));
            break;
        case 4: {
            // A number becomes another one.
            const auto digit = text.find_first_of("0123456789", at());
            if (digit == std::string::npos) break;
            const auto end = std::min(text.find_first_not_of("0123456789.", digit), text.size());
            text.replace(digit, end - digit, numbers[rng.below(std::size(numbers))]);
            break;
        }
        case 5: {
            // Two quoted words change places.
            const auto a = text.find('"', at());
            const auto b = a == std::string::npos ? a : text.find('"', a + 1);
            if (b == std::string::npos) break;
            text.replace(a + 1, b - a - 1, "meadow");
            break;
        }
        default:
            std::swap(text[at()], text[at()]);
        }
    }
};

}  // namespace hexa

using hexa::HostileTest;
HEXA_TEST(HostileTest);
#include "hostile_test.moc"
