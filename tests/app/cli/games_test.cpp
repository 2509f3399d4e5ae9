// SPDX-License-Identifier: GPL-3.0-or-later
// Games from files on the command line, from an example to a printed map, as in a first use.
#include "tests/app/cli/program.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>

namespace hexa::test {

class OwnGamesTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    QString at(const QString& name) const { return mFolder.filePath(name); }

private slots:
    void fromAnExampleToAPrintedMap_data();
    void fromAnExampleToAPrintedMap();
    void aMapOpensWithoutItsFile();
    void editionsAreKeptApartAndAdopted();
    void tellsMistakesWithTheirPlace();
    void tellsRulesThatDontGoTogether();
};

void OwnGamesTest::fromAnExampleToAPrintedMap_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("layout");
    QTest::addColumn<QString>("mode");
    QTest::newRow("island") << "saltmark"
                            << "19-3"
                            << "balanced";
    QTest::newRow("galaxy") << "lanternfall"
                            << "6p"
                            << "balanced";
    QTest::newRow("battlefield") << "two-banners"
                                 << "field"
                                 << "random";
}

void OwnGamesTest::fromAnExampleToAPrintedMap() {
    QFETCH(QString, game);
    QFETCH(QString, layout);
    QFETCH(QString, mode);
    const QString file = at(game + ".hexgamedef"), map = at(game + ".hexa");
    QCOMPARE(hexa::run({"game", "new", "--from", game, "-o", file}).status, 0);
    const Run checked = hexa::run({"game", "check", file, "--json"});
    QVERIFY2(checked.status == 0, checked.out + checked.err);
    QVERIFY(hexa::run({"game", "show", file}).out.contains(" · " + game.toUtf8() + '@'));
    QCOMPARE(hexa::run({"--game", file, "new", "--layout", layout, "-o", at("empty.hexa")}).status, 0);
    const Run made =
        hexa::run({"--game", file, "generate", "--layout", layout, "--mode", mode, "--seed", "7", "-o", map});
    QVERIFY2(made.status == 0, made.err);
    const Run valid = hexa::run({"validate", map, "--json"});
    QVERIFY2(valid.status == 0, valid.out + valid.err);
    QCOMPARE(hexa::run({"info", map}).status, 0);
    QCOMPARE(hexa::run({"render", map, "-o", at("map.png")}).status, 0);
    QCOMPARE(hexa::run({"export", map, "-o", at("map.tmx")}).status, 0);
    QCOMPARE(hexa::run({"print", map, "-o", at("map.pdf")}).status, 0);
    QCOMPARE(hexa::run({"open", at("map.pdf"), "-o", at("again.hexa")}).status, 0);
    QCOMPARE(contentOf(at("again.hexa")), contentOf(map));
}

void OwnGamesTest::aMapOpensWithoutItsFile() {
    const QString file = at("gone.hexgamedef"), map = at("gone.hexa");
    QCOMPARE(hexa::run({"game", "new", "-o", file}).status, 0);
    QCOMPARE(hexa::run({"--game", file, "new", "--system", "saltmark", "--players", "3", "-o", map}).status,
             0);
    const Run code = hexa::run({"share", map});
    QCOMPARE(code.status, 0);
    QVERIFY(QFile::copy(file, at("kept.hexgamedef")));
    QVERIFY(QFile::remove(file));
    QCOMPARE(hexa::run({"validate", map}).status, 0);
    QCOMPARE(hexa::run({"generate", "--layout", map, "--seed", "1", "-o", at("filled.hexa")}).status, 0);
    // A code doesn't contain the game.
    QCOMPARE(hexa::run({"open", code.out.trimmed(), "-o", at("coded.hexa")}).status, 3);
    QCOMPARE(hexa::run({"--game", at("kept.hexgamedef"), "open", code.out.trimmed(), "-o", at("coded.hexa")})
                 .status,
             0);
    QCOMPARE(hexa::run({"validate", at("coded.hexa")}).status, 0);
}

void OwnGamesTest::editionsAreKeptApartAndAdopted() {
    const QString first = at("first.hexgamedef"), second = at("second.hexgamedef"), map = at("first.hexa");
    QCOMPARE(hexa::run({"game", "new", "-o", first}).status, 0);
    QByteArray text = contentOf(first);
    text.replace("\"edition\": 1", "\"edition\": 2").replace("\"id\": \"tin\"", "\"id\": \"zinc\"");
    text.replace("\"tin\"", "\"zinc\"");
    put(second, text);
    QCOMPARE(hexa::run({"--game", first, "generate", "--layout", "19-3", "--seed", "1", "-o", map}).status,
             0);
    const QByteArray before =
        jsonOf(hexa::run({"info", map, "--json"})).object()["system"].toString().toUtf8();
    // The newer file beside the map changes nothing.
    QCOMPARE(hexa::run({"--game", second, "validate", map}).status, 0);
    QCOMPARE(
        jsonOf(hexa::run({"--game", second, "info", map, "--json"})).object()["system"].toString().toUtf8(),
        before);
    const Run adopted = hexa::run({"--game", second, "game", "adopt", map, "-o", at("second.hexa")});
    QVERIFY2(adopted.status == 0, adopted.err);
    QVERIFY2(adopted.err.contains("tin"), adopted.err);
    QVERIFY(jsonOf(hexa::run({"info", at("second.hexa"), "--json"})).object()["system"].toString().toUtf8() !=
            before);
}

void OwnGamesTest::tellsMistakesWithTheirPlace() {
    const QString file = at("wrong.hexgamedef");
    QCOMPARE(hexa::run({"game", "new", "-o", file}).status, 0);
    QByteArray text = contentOf(file);
    put(file, text.replace("\"what\": \"red\"", "\"what\": \"rde\""));
    const Run checked = hexa::run({"game", "check", file});
    QCOMPARE(checked.status, 3);
    QVERIFY2(checked.err.contains("/rules/0/what") && checked.err.contains("rde"), checked.err);
    QVERIFY(!containsCode(checked.err));
    QCOMPARE(hexa::run({"--game", file, "new", "--layout", "19-3", "-o", at("no.hexa")}).status, 3);
    QCOMPARE(hexa::run({"game", "check", at("missing.hexgamedef")}).status, 3);
    QCOMPARE(hexa::run({"game", "new", "--from", "chess", "-o", at("chess.hexgamedef")}).status, 2);
}

void OwnGamesTest::tellsRulesThatDontGoTogether() {
    const QString file = at("strict.hexgamedef");
    QCOMPARE(hexa::run({"game", "new", "-o", file}).status, 0);
    QByteArray text = contentOf(file);
    put(file, text.replace("\"what\": \"red\", \"is\": [2, null]", "\"what\": \"red\", \"is\": [4, null]"));
    const Run checked = hexa::run({"game", "check", file, "--lang", "en"});
    QCOMPARE(checked.status, 1);
    QVERIFY2(checked.out.contains("Red numbers never touch"), checked.out + checked.err);
    QVERIFY2(!checked.out.contains("Dunes"), checked.out);
}

HEXA_TEST(OwnGamesTest);

}  // namespace hexa::test

#include "games_test.moc"
