// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hex/hex.h"
#include "core/io/file/file.h"
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "tests/app/cli/program.h"
#include "tests/support/test.h"

#include <QColor>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <algorithm>

using namespace hexa;

/// export and import as used by a script, with Tiled's own program as the judge of the results.
class ExchangeTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    const QString mHale = HEXATELIER_SOURCE_DIR "/resources/clockwork/samples/hale.hexa";

    QString at(const char* name) const { return mFolder.filePath(name); }
    /// Returns the map as Tiled paints it; null if Tiled is not installed.
    QImage byTiled(const QString& map) const {
        QProcess tiled;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        tiled.setProcessEnvironment(environment);
        const QString picture = map + ".png";
        tiled.start("tmxrasterizer", {map, picture});
        if (!tiled.waitForFinished() || tiled.exitCode() != 0) return {};
        return QImage(picture).convertToFormat(QImage::Format_ARGB32);
    }

private slots:
    void backIsTheSameFile_data() {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<QString>("ending");
        for (const QString& sample :
             QDir(HEXATELIER_SOURCE_DIR "/resources/clockwork/samples").entryList({"*.hexa"}))
            for (const char* ending : {"tmx", "tmj"})
                QTest::newRow(qPrintable(sample + ' ' + ending)) << sample << ending;
    }
    void backIsTheSameFile() {
        QFETCH(QString, sample);
        QFETCH(QString, ending);
        const QString path = HEXATELIER_SOURCE_DIR "/resources/clockwork/samples/" + sample;
        const QString map = mFolder.filePath("m." + ending);
        QCOMPARE(run({"export", path, "-o", map}).status, 0);
        QCOMPARE(run({"import", map, "-o", at("back.hexa")}).status, 0);
        QCOMPARE(contentOf(at("back.hexa")), contentOf(path));
    }

    void tiledPaintsTheMap_data() {
        QTest::addColumn<QString>("ending");
        QTest::newRow("TMX") << "tmx";
        QTest::newRow("TMJ") << "tmj";
    }
    void tiledPaintsTheMap() {
        QFETCH(QString, ending);
        if (QStandardPaths::findExecutable("tmxrasterizer").isEmpty()) QSKIP("Tiled is not installed");
        const QString map = mFolder.filePath("painted." + ending);
        QCOMPARE(run({"export", mHale, "-o", map}).status, 0);
        const QImage picture = byTiled(map);
        // Six columns of 90 and a rest of 30 pixels; four and a half hexes of 104.
        QCOMPARE(picture.size(), QSize(570, 468));
        // Each tile's ground, between rim and symbol at the upper left: the colour of its kind, or
        // that of a faction.
        const Systems systems = builtInSystems();
        const Catalog& catalog = systems.list().front().catalog;
        const auto colourAt = [&](int column, int row) {
            return picture.pixelColor(column * 90 + 34, row * 104 + (column % 2) * 52 + 14);
        };
        const auto expected = [&](const char* kind) {
            return QColor(QString::fromStdString(catalog.kind(*catalog.kindId(kind)).colour));
        };
        QCOMPARE(colourAt(0, 1), expected("manufactory"));
        QCOMPARE(colourAt(0, 2), expected("village"));
        QCOMPARE(colourAt(1, 0), expected("village"));
        QCOMPARE(colourAt(1, 1), expected("lake"));
        QCOMPARE(colourAt(1, 2), expected("forest"));
        QCOMPARE(colourAt(2, 0), expected("tower"));
        QCOMPARE(colourAt(4, 0), expected("barrens"));
        QCOMPARE(colourAt(5, 1), expected("village"));
        // Transparent, because there is no cell.
        QCOMPARE(picture.pixelColor(60, 420).alpha(), 0);
        QCOMPARE(picture.pixelColor(510, 40).alpha(), 0);
    }

    void savedByTiledItIsTheSameFile_data() {
        QTest::addColumn<QString>("form");
        QTest::newRow("TMX") << "tmx";
        QTest::newRow("JSON") << "json";
    }
    void savedByTiledItIsTheSameFile() {
        QFETCH(QString, form);
        if (QStandardPaths::findExecutable("tiled").isEmpty()) QSKIP("Tiled is not installed");
        // With everything other than tiles: notes, labels, zones, locks, unknown keys, several
        // lines.
        QVERIFY(writeFile(
            at("rich.txt").toStdString(),
            "hexatelier-map 1\nsystem: clockwork-wars\ntitle.de: Ä & \"<\"\nseat: 0,0 mongrels\n"
            "seat.name.en: Ann\njson x-tool: {\"a\":[1,2]}\nlabel: 3,3\nlabel.text.en: Far\nzone: z\n"
            "zone.hexes: 0,0 0,1\n0,0: !K1 V1=4 L\nnote 0,1: two%0Alines\nspecial.de 0,1: Gold\n"));
        QCOMPARE(run({"import", at("rich.txt"), "-o", at("rich.hexa")}).status, 0);
        QCOMPARE(run({"export", at("rich.hexa"), "-o", at("rich.tmx")}).status, 0);
        const QString saved = mFolder.filePath("saved." + form);
        QProcess tiled;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        environment.insert("XDG_CONFIG_HOME", mFolder.path());
        tiled.setProcessEnvironment(environment);
        tiled.start("tiled", {"--export-map", form, at("rich.tmx"), saved});
        QVERIFY(tiled.waitForFinished());
        const Run back = run({"import", saved, "-o", at("saved.hexa")});
        QVERIFY2(back.status == 0, back.err);
        QCOMPARE(contentOf(at("saved.hexa")), contentOf(at("rich.hexa")));
    }

    /// Version 2 of the file format comes through everything else, and can be written as version 1.
    void hugeMaps() {
        const Systems systems = builtInSystems();
        const Catalog& catalog = systems.find("clockwork-wars")->catalog;
        Scenario map;
        map.system = catalog.system;
        map.title = Localized("Huge");
        std::vector<Cell> cells;
        for (const Hex hex : disc({3, -2}, 60)) {  // 10 981
            Cell cell;
            cell.at = hex;
            cell.kind =
                kindIdAt(static_cast<std::size_t>(hex.q * 7 + hex.r * 3 + 1000) % catalog.kinds.size());
            if (cells.size() % 1000 == 1) cell.id = *TileId::from("X" + std::to_string(cells.size() / 1000));
            cells.push_back(cell);
        }
        std::ranges::sort(cells, {}, &Cell::at);
        map.board.setCells(std::move(cells));
        const std::string path = at("huge.hexa").toStdString();
        QVERIFY(saveScenario(map, catalog, path));
        const QByteArray file = contentOf(at("huge.hexa"));
        QVERIFY(file.contains("\"version\": 2,") && file.size() < 50'000);

        QCOMPARE(run({"export", at("huge.hexa"), "--to", "hexa1", "-o", at("old.hexa")}).status, 0);
        const QByteArray old = contentOf(at("old.hexa"));
        QCOMPARE(old.toStdString(), writeScenario(map, catalog, ScenarioForm::Lines));
        QVERIFY(old.contains("\"version\": 1,"));
        QCOMPARE(run({"export", at("huge.hexa"), "--to", "hexa1", "-o", "-"}).out, old);
        QCOMPARE(run({"info", at("old.hexa")}).out.replace("old.hexa", "huge.hexa"),
                 run({"info", at("huge.hexa")}).out);
        QCOMPARE(run({"validate", at("old.hexa")}).out.replace("old.hexa", "huge.hexa"),
                 run({"validate", at("huge.hexa")}).out);
        for (const char* form : {"tmx", "tmj", "txt"}) {
            const QString there = mFolder.filePath(QString("huge.") + form);
            QCOMPARE(run({"export", at("huge.hexa"), "-o", there}).status, 0);
            QCOMPARE(run({"import", there, "-o", at("back.hexa")}).status, 0);
            QCOMPARE(contentOf(at("back.hexa")), file);
        }
    }

    void saysWhatIsWrong_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const QStringList& arguments, int status, const char* text) {
            QTest::newRow(name) << arguments << status << text;
        };
        row("no form", {"export", mHale, "-o", at("x.doc")}, 2, "--to");
        row("unknown form", {"export", mHale, "--to", "pdf", "-o", at("x.pdf")}, 2, "vmod");
        row("not read", {"import", at("x.vmod"), "--from", "vmod", "-o", "-"}, 2, "tmj");
        row("pictures need a place", {"export", mHale, "--to", "tmx", "-o", "-"}, 2, "tmx");
        row("pictures", {"export", mHale, "--pictures", "gif", "-o", at("x.tmx")}, 2, "gif");
        row("scale", {"export", mHale, "--token-scale", "big", "--to", "tts", "-o", at("x.json")}, 2, "big");
        row("map", {"import", at("bad.tmx"), "--map", "grass", "-o", "-"}, 2, "grass");
        row("no file", {"import", at("none.tmx"), "-o", "-"}, 3, "none.tmx");
        row("broken", {"import", at("bad.tmx"), "-o", "-"}, 3, "2:");
        row("no game", {"import", at("wild.tmx"), "-o", "-"}, 2, "clockwork-wars, claymore-saga");
        row("unknown tiles", {"import", at("wild.tmx"), "--system", "clockwork-wars", "-o", "-"}, 3, "grass");
        row("unknown kind",
            {"import", at("wild.tmx"), "--system", "clockwork-wars", "--map", "grass=pizza", "-o", "-"}, 3,
            "pizza");
        row("no folder", {"export", mHale, "-o", "/nowhere/x.tmx"}, 4, "/nowhere");
    }
    void saysWhatIsWrong() {
        QVERIFY(writeFile(at("bad.tmx").toStdString(), "<map>\n<layer"));
        writeWildMap();
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QString, text);
        for (const char* language : {"en", "de", "fr"}) {
            const Run result = run(arguments + QStringList{"--lang", language});
            QCOMPARE(result.status, status);
            QVERIFY2(result.err.contains(text.toUtf8()), result.err);
            QVERIFY2(!containsCode(result.err) && !result.err.contains("exchange."), result.err);
            QVERIFY(result.out.isEmpty());
        }
    }

    void tilesCanBeMapped() {
        writeWildMap();
        const Run result = run({"import", at("wild.tmx"), "--system", "clockwork-wars", "--map",
                                "grass=village", "--map", "x=lake", "-o", "-"});
        QVERIFY2(result.status == 0, result.err);
        QVERIFY(result.out.contains("\"kind\": \"village\""));
    }

    void tabletopSimulatorFindsItsPictures() {
        QCOMPARE(run({"export", mHale, "--to", "tts", "-o", at("my map.json"), "--lang", "fr"}).status, 0);
        const auto objects =
            QJsonDocument::fromJson(contentOf(at("my map.json"))).object()["ObjectStates"].toArray();
        qsizetype tiles = 0;  // Locked: what stands on the table; decks, bags and counters lie beside it.
        for (const auto& value : objects) {
            if (!value.toObject()["Locked"].toBool()) continue;
            ++tiles;
            const QUrl url(value.toObject()["CustomImage"].toObject()["ImageURL"].toString(),
                           QUrl::StrictMode);
            QVERIFY(url.isLocalFile());
            const QImage picture(url.toLocalFile());
            QCOMPARE(picture.size(), QSize(512, 443));
            QCOMPARE(picture.pixelColor(2, 2).alpha(), 0);
        }
        QCOMPARE(tiles, 22);
        QVERIFY(objects.size() > tiles);
        QCOMPARE(objects[0].toObject()["Nickname"].toString(), QString("Capitale K1"));
    }

    void moduleIsAnArchive() {
        QCOMPARE(run({"export", mHale, "-o", at("m.vmod")}).status, 0);
        const QByteArray first = contentOf(at("m.vmod"));
        QVERIFY(first.startsWith("PK"));
        QCOMPARE(run({"export", mHale, "-o", at("m.vmod")}).status, 0);
        QCOMPARE(contentOf(at("m.vmod")), first);
    }

private:
    void writeWildMap() const {
        QVERIFY(writeFile(
            at("wild.tmx").toStdString(),
            "<map orientation=\"hexagonal\" width=\"1\" height=\"1\" tilewidth=\"60\" tileheight=\"52\" "
            "hexsidelength=\"30\" staggeraxis=\"x\"><tileset firstgid=\"1\" name=\"wild\"><tile id=\"0\" "
            "type=\"grass\"/></tileset><layer name=\"l\"><data encoding=\"csv\">1</data></layer></map>"));
    }
};

HEXA_TEST(ExchangeTest);
#include "exchange_test.moc"
