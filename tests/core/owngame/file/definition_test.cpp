// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/file/definitionfile.h"

#include "core/messages/messages.h"
#include "core/owngame/file/drawing.h"
#include "core/owngame/file/examples.h"
#include "core/owngame/file/fileproblems.h"
#include "tests/core/owngame/toydefinition.h"
#include "tests/support/test.h"

#include <QtEndian>
#include <QTest>

#include <zlib.h>

namespace hexa::test {
namespace {

std::string pointerOf(const Error& error) {
    const auto* place = std::get_if<JsonPointer>(&error.place());
    return place == nullptr ? std::string() : place->path;
}

QByteArray chunk(const char* name, const QByteArray& content) {
    const QByteArray body = name + content;
    const auto number = [](quint32 value) {
        QByteArray bytes(4, '\0');
        qToBigEndian(value, bytes.data());
        return bytes;
    };
    const auto sum = ::crc32(0, reinterpret_cast<const Bytef*>(body.data()), static_cast<uInt>(body.size()));
    return number(static_cast<quint32>(content.size())) + body + number(static_cast<quint32>(sum));
}

/// Returns the packed rows of a picture with colours and opacity, all black.
QByteArray pixels(int width, int height) {
    return qCompress(QByteArray((4 * width + 1) * height, '\0')).mid(4);  // without the length
}

QByteArray picture(quint32 width, quint32 height, const QByteArray& data, char interlace = 0) {
    QByteArray header(8, '\0');
    qToBigEndian(width, header.data());
    qToBigEndian(height, header.data() + 4);
    const char format[] = {8, 6, 0, 0, interlace};
    header.append(format, sizeof format);
    return QByteArray("\x89PNG\r\n\x1a\n") + chunk("IHDR", header) + chunk("IDAT", data) + chunk("IEND", {});
}

}  // namespace

class OwnGameFileTest : public QObject {
    Q_OBJECT
private slots:
    void saysTheSameWrittenAndReadAgain_data();
    void saysTheSameWrittenAndReadAgain();
    void refusesMistakesWithTheirPlace_data();
    void refusesMistakesWithTheirPlace();
    void refusesDeepAndHugeFiles();
    void refusesDrawingsThatCouldDoSomething_data();
    void refusesDrawingsThatCouldDoSomething();
    void refusesDamagedPictures_data();
    void refusesDamagedPictures();
    void picturesTogetherHaveALimit();
    void everyErrorHasASentence();
};

void OwnGameFileTest::saysTheSameWrittenAndReadAgain_data() {
    QTest::addColumn<std::string>("text");
    QTest::newRow("toy") << std::string(toyDefinition);
    for (const EmbeddedFile& file : owngame::exampleFiles())
        QTest::newRow(std::string(file.path).c_str()) << std::string(file.text);
}

void OwnGameFileTest::saysTheSameWrittenAndReadAgain() {
    QFETCH(std::string, text);
    const auto first = owngame::readDefinition(text);
    QVERIFY2(first.ok(), first ? "" : (first.error().code() + ' ' + pointerOf(first.error())).c_str());
    const std::string written = owngame::writeDefinition(*first);
    const auto second = owngame::readDefinition(written);
    QVERIFY2(second.ok(), second ? "" : (second.error().code() + ' ' + pointerOf(second.error())).c_str());
    QCOMPARE(owngame::writeDefinition(*second), written);
    QVERIFY(first->sets == second->sets);
    QVERIFY(first->figures == second->figures);
    QVERIFY(first->decks == second->decks);
    QVERIFY(first->layouts == second->layouts);
    QVERIFY(first->counts == second->counts);
    QVERIFY(first->rules == second->rules);
    QVERIFY(first->worth == second->worth);
    QVERIFY(first->drawings == second->drawings);
}

void OwnGameFileTest::refusesMistakesWithTheirPlace_data() {
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("other");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char* name, const char* part, const char* other, const char* code,
                        const char* pointer) { QTest::newRow(name) << part << other << code << pointer; };
    row("no game", "hexatelier-game-definition", "hexatelier-scenario", "owngame.not-a-game", "");
    row("newer", "\"version\": 1", "\"version\": 2", "file.newer-version", "/version");
    row("typing mistake", "\"author\"", "\"autor\"", "json.unknown-member", "/autor");
    row("mistake in a kind", "\"supply\": 12", "\"suply\": 12", "json.unknown-member",
        "/catalog/kinds/0/suply");
    row("mistake in a rule", "\"rule\": \"apart\"", "\"rule\": \"part\"", "json.choice", "/rules/0/rule");
    row("id", "\"toy-file\"", "\"Toy File\"", "owngame.id", "/catalog/system");
    for (const char* hostile :
         {"../../etc/passwd", "/tmp/game", "C:\\\\game", "a/b", "..", "", "toy@0123456789abcdef",
          "<b>toy</b>", "toy.file", "toy\\u0000file", "toy\\nfile", "t\\u00f6y"})
        QTest::addRow("ID %s", hostile) << "\"toy-file\"" << QString("\"%1\"").arg(hostile) << "owngame.id"
                                        << "/catalog/system";
    QTest::newRow("huge ID") << "\"toy-file\"" << QString("\"%1\"").arg(QString(1'000'000, 'x'))
                             << "owngame.id"
                             << "/catalog/system";
    row("two kinds", "\"id\": \"wood\"", "\"id\": \"field\"", "owngame.twice", "/catalog/kinds/1/id");
    row("colour", "#3f7a45", "green", "owngame.colour", "/catalog/kinds/1/colour");
    row("letter", "\"letter\": \"W\"", "\"letter\": \"\"", "owngame.letter", "/catalog/kinds/1/letter");
    row("group", "\"group\": \"land\"", "\"group\": \"sea\"", "owngame.unknown", "/catalog/kinds/0/group");
    row("ground", "\"where\": [\"field\"]", "\"where\": [\"meadow\"]", "owngame.unknown",
        "/catalog/pieceKinds/0/where");
    row("players", "\"maxSeats\": 4", "\"maxSeats\": 40", "owngame.seats", "/catalog/maxSeats");
    row("control character", "\"name\": \"Wood\"", "\"name\": \"Wo\\u001bod\"", "owngame.text",
        "/catalog/kinds/1/name");
    row("set", "\"what\": \"twos\"", "\"what\": \"threes\"", "owngame.unknown", "/rules/2/what");
    row("set of a later one", "\"except\": \"high\"", "\"except\": \"later\"", "owngame.unknown",
        "/sets/5/except");
    row("value", "\"values\": [\"two\"]", "\"values\": [\"nine\"]", "owngame.unknown", "/sets/2/values/0");
    row("figure", "\"of\": \"food\", \"per\"", "\"of\": \"foot\", \"per\"", "owngame.unknown", "/rules/9/of");
    row("no figure", "\"of\": \"food\", \"per\"", "\"per\"", "json.missing", "/rules/9");
    row("bounds", "\"is\": [2, 60]", "\"is\": [60, 2]", "owngame.bounds", "/rules/9/is");
    row("one bound", "\"is\": [2, 60]", "\"is\": [2]", "json.length", "/rules/9/is");
    row("no bounds", "\"within\": 4, \"is\": [1, null]", "\"within\": 4", "json.missing", "/rules/7");
    row("number of players", "\"3-4\": [2, 5]", "\"4-3\": [2, 5]", "owngame.players", "/counts/0/is/4-3");
    row("players twice", "\"3-4\": [2, 5]", "\"2-4\": [2, 5]", "owngame.players", "/counts/0/is");
    row("copies", "\"copies\": 6", "\"copies\": [1, 6]", "owngame.copies", "/decks/0/values/0");
    row("home off the map", "\"homes\": [[-2, 0], [2, 0]]", "\"homes\": [[-3, 0], [2, 0]]", "owngame.homes",
        "/layouts/0");
    row("one home twice", "\"homes\": [[-2, 0], [2, 0]]", "\"homes\": [[2, 0], [2, 0]]", "owngame.homes",
        "/layouts/0");
    row("huge layout", "\"hexagon\": 2", "\"hexagon\": 60", "owngame.layout-size", "/layouts/0");
    row("two layouts", "\"id\": \"three\", \"players\"", "\"id\": \"two\", \"players\"", "owngame.twice",
        "/layouts/1/id");
    row("drawing of nothing", "\"drawings\": {\"lake\"", "\"drawings\": {\"sea\"", "owngame.unknown",
        "/drawings/sea");
    row("tile size", "\"tileMm\": 60", "\"tileMm\": 6000", "json.range", "/print/tileMm");
    row("piece size", "\"tileMm\": 60", "\"tileMm\": 60, \"pieceMm\": 2", "json.range", "/print/pieceMm");
    row("token size", "\"tileMm\": 60", "\"tileMm\": 60, \"tokenMm\": 900", "json.range", "/print/tokenMm");
    row("reserved set", "\"id\": \"dry\", \"name\": \"Dry", "\"id\": \"any\", \"name\": \"Dry",
        "owngame.reserved", "/sets/0/id");
    row("reserved kind", "\"id\": \"lake\"", "\"id\": \"empty\"", "owngame.reserved", "/catalog/kinds/2/id");
    row("reserved property", "\"id\": \"level\", \"name\"", "\"id\": \"kind\", \"name\"", "catalog.reserved",
        "/catalog/cellProperties/1");
    row("onto itself", "\"onto\": \"group:land\"", "\"onto\": \"twos\"", "owngame.deck.onto",
        "/decks/0/onto");
    row("onto empty slots", "\"onto\": \"group:land\"", "\"onto\": \"empty\"", "owngame.deck.onto",
        "/decks/0/onto");
    row("default with a value", "{\"id\": \"two\", \"name\": \"Two\"}]}",
        "{\"id\": \"two\", \"name\": \"Two\"}], \"default\": \"two\"}", "owngame.deck.default",
        "/decks/0/property");
    row("member without meaning", "\"with\": \"dry\", \"is\": [1, null]}",
        "\"with\": \"dry\", \"is\": [1, null], \"alike\": true}", "owngame.member", "/rules/1/alike");
    row("steps of another form", "\"rule\": \"apart\", \"what\"",
        "\"rule\": \"apart\", \"within\": 2, \"what\"", "owngame.member", "/rules/0/within");
    row("too far apart", "\"is\": [2, null], \"text\"", "\"is\": [200, null], \"text\"", "json.range",
        "/rules/0/is");
    row("differ too far", "\"of\": \"worth\", \"within\": 1", "\"of\": \"worth\", \"within\": 50",
        "json.range", "/rules/2/within");
    row("symmetry", "\"symmetry\": \"turn-2\"", "\"symmetry\": \"turn-5\"", "owngame.unknown",
        "/rules/12/symmetry");
    row("part twice", "\"of\": [\"worth\", \"food\"]}, {", "\"of\": [\"food\", \"food\"]}, {",
        "owngame.twice", "/figures/2/of/1");
    row("figure", "\"field\": 2, \"lake\": 1", "\"field\": 2, \"lake\": 1000000", "owngame.worth-range",
        "/worth");
    row("weight", "\"all\": 1,", "\"all\": 1e9,", "json.number-range", "/worth/figures/all");
    row("negative steps", "\"what\": \"high\", \"steps\": 2", "\"what\": \"high\", \"steps\": -2",
        "json.number-range", "/ways/0/steps");
    row("endless steps", "\"what\": \"high\", \"steps\": 2", "\"what\": \"high\", \"steps\": 1e308",
        "json.number-range", "/ways/0/steps");
    row("steps of an unknown edge", "\"what\": \"edge:wall\"", "\"what\": \"edge:hedge\"", "owngame.unknown",
        "/ways/2/what");
}

void OwnGameFileTest::refusesMistakesWithTheirPlace() {
    QFETCH(QString, part);
    QFETCH(QString, other);
    QFETCH(QString, code);
    QFETCH(QString, pointer);
    const auto read = owngame::readDefinition(toyWith(part.toStdString(), other.toStdString()));
    QVERIFY(!read);
    QCOMPARE(QString::fromStdString(read.error().code()), code);
    QCOMPARE(QString::fromStdString(pointerOf(read.error())), pointer);
}

void OwnGameFileTest::refusesDeepAndHugeFiles() {
    std::string deep = "{\"format\": ";
    for (int i = 0; i < 40; ++i) deep += '[';
    QCOMPARE(owngame::readDefinition(deep).error().code(), std::string("json.too-deep"));
    QCOMPARE(owngame::readDefinition(std::string((16 << 20) + 1, ' ')).error().code(),
             std::string("owngame.too-large"));
    std::string many = "\"sets\": [";
    for (int i = 0; i < 60; ++i) many += "{\"id\": \"s" + std::to_string(i) + "\"},";
    QCOMPARE(owngame::readDefinition(toyWith("\"sets\": [", many)).error().code(),
             std::string("json.too-many"));
}

void OwnGameFileTest::refusesDrawingsThatCouldDoSomething_data() {
    QTest::addColumn<QString>("inside");
    QTest::addColumn<bool>("fine");
    QTest::newRow("shape") << "<path d='M0 0L5 5' fill='#123456'/>" << true;
    QTest::newRow("gradient")
        << "<defs><linearGradient id='a'><stop offset='0' stop-color='#fff'/></linearGradient></defs><rect "
           "width='9' height='9' fill='url(#a)'/>"
        << true;
    QTest::newRow("script") << "<script>alert(1)</script>" << false;
    QTest::newRow("event") << "<rect width='9' height='9' onload='alert(1)'/>" << false;
    QTest::newRow("link") << "<a href='http://example.org'><rect width='9' height='9'/></a>" << false;
    QTest::newRow("picture") << "<image href='file:///etc/passwd'/>" << false;
    QTest::newRow("foreign paint") << "<rect width='9' height='9' fill='url(http://example.org/a.svg#b)'/>"
                                   << false;
    QTest::newRow("style") << "<rect width='9' height='9' style='fill: url(x)'/>" << false;
    QTest::newRow("style sheet") << "<style>@import 'x';</style>" << false;
    QTest::newRow("foreign object") << "<foreignObject/>" << false;
    QTest::newRow("animation") << "<animate attributeName='x'/>" << false;
    QTest::newRow("use") << "<use href='#a'/>" << false;
    QString many;
    for (int i = 0; i < 2'100; ++i) many += "<g/>";
    QTest::newRow("many") << many << false;
}

void OwnGameFileTest::refusesDrawingsThatCouldDoSomething() {
    QFETCH(QString, inside);
    QFETCH(bool, fine);
    const std::string text =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>" + inside.toStdString() + "</svg>";
    const auto kept = owngame::keptDrawing(text);
    QCOMPARE(kept.ok(), fine);
    if (fine) QCOMPARE(owngame::keptDrawing(*kept).value(), *kept);
    QVERIFY(!owngame::keptDrawing("<!DOCTYPE svg [<!ENTITY a 'b'>]>" + text));
    QVERIFY(!owngame::keptDrawing("data:image/png;base64,AAAA"));
    QVERIFY(!owngame::keptDrawing("data:text/html;base64,AAAA"));
}

void OwnGameFileTest::refusesDamagedPictures_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<std::string>("code");
    const auto row = [](const char* name, const QByteArray& bytes, const char* code) {
        QTest::newRow(name) << bytes << std::string(code);
    };
    const QByteArray good = picture(3, 2, pixels(3, 2));
    row("good", good, "");
    row("in passes", picture(1, 1, pixels(1, 1), 1), "");
    row("cut off", good.chopped(15), "owngame.drawing.damaged");
    row("more behind the end", good + '\0', "owngame.drawing.damaged");
    QByteArray flipped = good;
    flipped[23] = 3;  // the height without its checksum
    row("checksum", flipped, "owngame.drawing.damaged");
    row("no zlib", picture(3, 2, "xx"), "owngame.drawing.damaged");
    row("too few pixels", picture(3, 2, pixels(3, 1)), "owngame.drawing.damaged");
    row("too many pixels", picture(3, 2, pixels(3, 900)), "owngame.drawing.damaged");
    row("wrong passes", picture(3, 2, pixels(3, 2), 1), "owngame.drawing.damaged");
    row("empty", picture(0, 2, pixels(0, 0)), "owngame.drawing.empty");
    row("huge", picture(100'000, 100'000, pixels(1, 1)), "owngame.drawing.too-wide");
    row("just the signature", good.first(8), "owngame.drawing.damaged");
}

void OwnGameFileTest::refusesDamagedPictures() {
    QFETCH(QByteArray, bytes);
    QFETCH(std::string, code);
    const std::string text = "data:image/png;base64," + bytes.toBase64().toStdString();
    const auto kept = owngame::keptDrawing(text);
    QCOMPARE(kept ? std::string() : kept.error().code(), code);
    if (!kept) QVERIFY(coreMessages().knows(code));
    if (kept) QVERIFY(owngame::svgOf(*kept).find("viewBox=\"0 0 ") != std::string::npos);
}

/// Small files may unpack to gigabytes.
void OwnGameFileTest::picturesTogetherHaveALimit() {
    const std::string large =
        "data:image/png;base64," + picture(2'048, 2'048, pixels(2'048, 2'048)).toBase64().toStdString();
    QCOMPARE(owngame::pixelsOf(large), std::size_t{2'048} * 2'048);
    QCOMPARE(owngame::pixelsOf("<svg/>"), std::size_t{0});
    owngame::Definition game = owngame::readDefinition(owngame::example("lanternfall")).value();
    const auto withPictures = [&](std::size_t count) {
        game.drawings.clear();
        for (std::size_t i = 0; i < count; ++i) game.drawings[game.catalog.kinds[i].id] = large;
        return owngame::readDefinition(owngame::writeDefinition(game));
    };
    QVERIFY(withPictures(8).ok());
    const auto many = withPictures(9);
    QVERIFY(!many.ok());
    QCOMPARE(many.error().code(), std::string("owngame.drawing.too-many-pixels"));
    // The window tells it before the file is saved.
    const auto problems = owngame::problemsOf(game);
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems.front().code(), many.error().code());
    QVERIFY(problems.front().arguments() == many.error().arguments());
}

void OwnGameFileTest::everyErrorHasASentence() {
    const Messages messages = coreMessages();
    for (const char* code :
         {"owngame.not-a-game", "owngame.id", "owngame.unknown", "owngame.contradiction", "owngame.rule",
          "owngame.form.apart", "owngame.form.stands-never", "owngame.mode.random"})
        QVERIFY2(messages.knows(code), code);
}

HEXA_TEST(OwnGameFileTest);

}  // namespace hexa::test

#include "definition_test.moc"
