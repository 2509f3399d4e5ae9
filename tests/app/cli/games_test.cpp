// SPDX-License-Identifier: GPL-3.0-or-later
// Games from files on the command line, from an example to a printed map, as in a first use.
#include "tests/app/cli/program.h"
#include "tests/support/test.h"

#include <QBuffer>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
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
    void gamesThatNobodyTunedToWork_data();
    void gamesThatNobodyTunedToWork();
    void aDealThatNoSymmetryAllowsIsRefused();
    void aMapOpensWithoutItsFile();
    void editionsAreKeptApartAndAdopted();
    void tellsMistakesWithTheirPlace();
    void mapsGiveTheirGameBack();
    void tellsRulesThatDontGoTogether();
    void tellsWhatItsOwnCheckFinds();
    void mapsWithoutTilesAreChecked();
    void mapsWhoseGameChangedAreAdopted();
    void aGivenGameStandsInForADamagedOne();
    void judgesByTheAuthorsWeights();
    void sentencesNameGamesByTitle();
    void refusesAnEmptyLine();
    void picturesAreEmbeddedOnce();
    void textsOfAGameAreTranslated();
};

void OwnGamesTest::textsOfAGameAreTranslated() {
    const QString game = at("words.hexgamedef"), project = at("words.hexatext"), po = at("words.es.po");
    QCOMPARE(hexa::run({"game", "new", "-o", game}).status, 0);
    QCOMPARE(hexa::run({"texts", "from-game", game, "--language", "not a code", "-o", project}).status, 2);
    QCOMPARE(hexa::run({"texts", "from-game", game, "--language", "es", "-o", project}).status, 0);
    // Nothing translated, nothing changed.
    QCOMPARE(hexa::run({"texts", "to-game", project, game}).status, 0);
    const QByteArray before = contentOf(game);
    QCOMPARE(hexa::run({"texts", "to-game", project, game, "-o", at("same.hexgamedef")}).status, 0);
    QCOMPARE(contentOf(at("same.hexgamedef")), before);
    QVERIFY(!before.contains("\"translation\""));
    QCOMPARE(hexa::run({"texts", "export", project, "--language", "es", "--to", "po", "-o", po}).status, 0);
    QByteArray catalogue = contentOf(po);
    const QByteArray entry = "msgctxt \"kind.reed\"\n";
    const auto place = catalogue.indexOf(entry);
    QVERIFY(place > 0);
    const auto target = catalogue.indexOf("msgstr \"\"", place);
    QVERIFY(target > 0);
    catalogue.replace(target, 9, "msgstr \"Carrizo\"");
    put(po, catalogue);
    const Run updated = hexa::run({"texts", "update", project, po});
    QVERIFY2(updated.status == 0, updated.err.constData());
    const Run back = hexa::run({"texts", "to-game", project, game, "--lang", "en"});
    QVERIFY2(back.status == 0, back.err.constData());
    QVERIFY2(back.err.contains("1 text changed"), back.err.constData());
    QVERIFY(contentOf(game).contains("Carrizo"));
    QCOMPARE(hexa::run({"game", "check", game}).status, 0);
    // Texts of another game, and no game at all.
    QCOMPARE(hexa::run({"game", "new", "--from", "two-banners", "-o", at("other.hexgamedef")}).status, 0);
    const Run other = hexa::run({"texts", "to-game", project, at("other.hexgamedef"), "--lang", "en"});
    QCOMPARE(other.status, 0);
    QVERIFY2(other.err.contains("left out"), other.err.constData());
    QCOMPARE(hexa::run({"texts", "to-game", project, project}).status, 2);
    QCOMPARE(hexa::run({"texts", "from-game", po, "-o", at("none.hexatext")}).status, 3);
}

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

void OwnGamesTest::gamesThatNobodyTunedToWork_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("layout");
    QTest::addColumn<QString>("mode");
    const auto row = [](const char* name, const char* game, const char* layout, const char* mode) {
        QTest::newRow(name) << QString(game) << QString(layout) << QString(mode);
    };
    row("railway", "valley-lines", "valley", "random");
    row("small railway", "valley-lines", "branch", "random");
    row("three houses", "throne-stars", "three", "balanced");
    row("four houses", "throne-stars", "four", "balanced");
    row("six houses", "throne-stars", "six", "balanced");
    row("skirmish", "ridge-raid", "field", "random");
    row("heights that are dealt", "longcrest", "valley", "random");
    row("a town by rail", "millbrook", "county", "random");
    row("a town by rail for two", "millbrook", "two", "random");
    row("oceans that touch", "redfields", "disc", "random");
    row("oceans alone", "redfields", "solo", "random");
}

void OwnGamesTest::gamesThatNobodyTunedToWork() {
    QFETCH(QString, game);
    QFETCH(QString, layout);
    QFETCH(QString, mode);
    const QString file = QString(HEXATELIER_SOURCE_DIR "/tests/files/owngames/%1.hexgamedef").arg(game);
    const QString map = at(game + ".hexa");
    const Run checked = hexa::run({"game", "check", file});
    QVERIFY2(checked.status == 0, checked.out + checked.err);
    const Run made =
        hexa::run({"--game", file, "generate", "--layout", layout, "--mode", mode, "--seed", "5", "-o", map});
    QVERIFY2(made.status == 0, made.err);
    const Run valid = hexa::run({"validate", map});
    QVERIFY2(valid.status == 0, valid.out + valid.err);
    QCOMPARE(hexa::run({"print", map, "-o", at("sheet.pdf")}).status, 0);
    QCOMPARE(hexa::run({"render", map, "-o", at("map.png")}).status, 0);
    QCOMPARE(hexa::run({"--game", file, "new", "--layout", layout, "-o", at("bare.hexa")}).status, 0);
    const Run bare = hexa::run({"validate", at("bare.hexa")});
    QCOMPARE(bare.status, 0);
    // Sentences, not their codes.
    QVERIFY2(!(valid.out + bare.out).contains("owngame."), valid.out + bare.out);
}

/// Two gates of a kind can't lie the same for three players, and the reason is given.
void OwnGamesTest::aDealThatNoSymmetryAllowsIsRefused() {
    const Run made = hexa::run(
        {"--game", HEXATELIER_SOURCE_DIR "/tests/files/owngames/throne-stars.hexgamedef", "generate",
         "--layout", "three", "--mode", "symmetric", "--seed", "5", "-o", at("three.hexa")});
    QCOMPARE(made.status, 3);
    QVERIFY2(made.err.contains("too few of these values are equal"), made.err);
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

/// A map is enough to see its game and to change it, without the file that it was made with.
void OwnGamesTest::mapsGiveTheirGameBack() {
    const QString file = at("given.hexgamedef"), map = at("given.hexa"), out = at("taken.hexgamedef");
    QCOMPARE(hexa::run({"game", "new", "-o", file}).status, 0);
    QCOMPARE(hexa::run({"--game", file, "generate", "--layout", "19-3", "--seed", "3", "-o", map}).status, 0);
    QCOMPARE(hexa::run({"print", map, "--what", "layout", "-o", at("given.pdf")}).status, 0);
    const Run shown = hexa::run({"game", "show", file});
    QCOMPARE(shown.status, 0);
    for (const QString& from : {map, at("given.pdf")}) {
        QCOMPARE(hexa::run({"game", "show", from}).out, shown.out);
        const Run taken = hexa::run({"game", "new", "--from", from, "-o", out});
        QVERIFY2(taken.status == 0, taken.err);
        QCOMPARE(hexa::run({"game", "show", out}).out, shown.out);
        QFile::remove(out);
    }
    // A map of a built-in game has none, and a changed copy isn't what the map was made with.
    const QString plain = at("plain.hexa");
    QCOMPARE(hexa::run({"new", "--system", "clockwork-wars", "--players", "2", "-o", plain}).status, 0);
    QCOMPARE(hexa::run({"game", "show", plain}).status, 3);
    QCOMPARE(hexa::run({"game", "new", "--from", plain, "-o", out}).status, 3);
    put(map, contentOf(map).replace("Red numbers never touch", "Red numbers always touch"));
    QCOMPARE(hexa::run({"game", "show", map}).status, 3);
    QVERIFY(!QFile::exists(out));
    QCOMPARE(hexa::run({"game", "new", "--from", at("none.hexa"), "-o", out}).status, 3);
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

void OwnGamesTest::tellsWhatItsOwnCheckFinds() {
    const QString file = at("camps.hexgamedef"), map = at("camps.hexa");
    QCOMPARE(hexa::run({"game", "new", "--from", "two-banners", "-o", file}).status, 0);
    // Pieces are not generated, so an error about them remains.
    put(file, contentOf(file).replace("\"severity\": \"hint\", \"what\": \"piece:camp\"",
                                      "\"what\": \"piece:camp\""));
    const Run checked = hexa::run({"game", "check", file, "--lang", "en"});
    QCOMPARE(checked.status, 1);
    QVERIFY2(checked.out.contains("maps can be generated, but"), checked.out);
    const Run made = hexa::run(
        {"--game", file, "generate", "--layout", "field", "--seed", "1", "-o", map, "--lang", "en"});
    QCOMPARE(made.status, 1);
    QVERIFY2(made.err.contains("still has an error"), made.err);
    QCOMPARE(hexa::run({"validate", map}).status, 1);
}

void OwnGamesTest::mapsWithoutTilesAreChecked() {
    const QString file = at("bare.hexgamedef"), map = at("bare.hexa");
    for (const QString game : {"saltmark", "two-banners"}) {
        QCOMPARE(hexa::run({"game", "new", "--from", game, "-o", file}).status, 0);
        QCOMPARE(hexa::run({"--game", file, "new", "--system", game, "--players", "2", "-o", map}).status, 0);
        QJsonObject root = jsonOf(Run{0, contentOf(map), {}}).object();
        QJsonObject board = root["board"].toObject();
        board["cells"] = QJsonArray();
        board.remove("zones");
        root["board"] = board;
        root["seats"] = QJsonArray{QJsonObject(), QJsonObject()};
        put(map, QJsonDocument(root).toJson());
        const Run checked = hexa::run({"validate", map});
        QVERIFY2(checked.status < 2, checked.err);
    }
}

void OwnGamesTest::mapsWhoseGameChangedAreAdopted() {
    const QString file = at("hand.hexgamedef"), map = at("hand.hexa");
    QCOMPARE(hexa::run({"game", "new", "-o", file}).status, 0);
    QCOMPARE(hexa::run({"--game", file, "generate", "--layout", "19-3", "--seed", "1", "-o", map}).status, 0);
    put(map, contentOf(map).replace("\"edition\": 1", "\"edition\": 9"));
    const Run refused = hexa::run({"validate", map, "--lang", "en"});
    QCOMPARE(refused.status, 3);
    QVERIFY2(refused.err.contains("game adopt") && !refused.err.contains('@'), refused.err);
    const Run adopted = hexa::run({"game", "adopt", map, "-o", at("mended.hexa")});
    QVERIFY2(adopted.status == 0, adopted.err);
    QCOMPARE(hexa::run({"validate", at("mended.hexa")}).status, 0);
    QVERIFY(contentOf(at("mended.hexa")).contains("\"edition\": 9"));
}

void OwnGamesTest::aGivenGameStandsInForADamagedOne() {
    const QString file = at("whole.hexgamedef"), map = at("damaged.hexa");
    QCOMPARE(hexa::run({"game", "new", "-o", file}).status, 0);
    QCOMPARE(hexa::run({"--game", file, "generate", "--layout", "19-3", "--seed", "1", "-o", map}).status, 0);
    put(map, contentOf(map).replace("\"hexatelier-game-definition\"", "\"something else\""));
    QCOMPARE(hexa::run({"validate", map}).status, 3);
    QCOMPARE(hexa::run({"--game", file, "validate", map}).status, 0);
}

void OwnGamesTest::judgesByTheAuthorsWeights() {
    const QString file = at("weights.hexgamedef"), map = at("weights.hexa"), fairer = at("fairer.hexa");
    QCOMPARE(hexa::run({"game", "new", "-o", file}).status, 0);
    QCOMPARE(hexa::run({"--game", file, "generate", "--layout", "19-3", "--mode", "random", "--seed", "3",
                        "-o", map})
                 .status,
             0);
    const Run reported = hexa::run({"balance", map, "--lang", "en"});
    QVERIFY2(reported.status < 2 && reported.out.contains("author’s weights"), reported.out + reported.err);
    QVERIFY2(!reported.out.contains("played") && !reported.out.contains("certif"), reported.out);
    const double before = jsonOf(hexa::run({"balance", map, "--json"})).object()["gapPercent"].toDouble();
    const Run repaired = hexa::run({"repair", map, "-o", fairer, "--lang", "en"});
    QVERIFY2(repaired.status == 0, repaired.out + repaired.err);
    QVERIFY(repaired.out.contains("author’s weights"));
    QVERIFY(jsonOf(hexa::run({"balance", fairer, "--json"})).object()["gapPercent"].toDouble() < before);
    QCOMPARE(hexa::run({"validate", fairer}).status, hexa::run({"validate", map}).status);
    for (const QStringList& options : {QStringList{"--certify"}, {"--games", "100"}, {"--bots", "random"}})
        QCOMPARE(hexa::run(QStringList{"balance", map} + options).status, 2);
    const Run modes = hexa::run(
        {"--game", file, "generate", "--layout", "19-3", "--mode", "certified", "-o", map, "--lang", "en"});
    QVERIFY(modes.status == 2);
    QVERIFY2(modes.err.contains("random, symmetric, balanced, nearest."), modes.err);
    // A game without weights can't be judged.
    QCOMPARE(hexa::run({"game", "new", "--from", "two-banners", "-o", file}).status, 0);
    QByteArray text = contentOf(file);
    const auto worth = text.indexOf("  \"worth\"");
    QVERIFY(worth > 0);
    put(file, text.remove(worth, text.indexOf('\n', worth) - worth + 1));
    QCOMPARE(
        hexa::run({"--game", file, "new", "--system", "two-banners", "--players", "2", "-o", map}).status, 0);
    const Run none = hexa::run({"balance", map});
    QCOMPARE(none.status, 2);
}

void OwnGamesTest::sentencesNameGamesByTitle() {
    const QString file = at("title.hexgamedef"), map = at("title.hexa");
    QCOMPARE(hexa::run({"game", "new", "-o", file}).status, 0);
    QCOMPARE(hexa::run({"--game", file, "new", "--layout", "19-3", "-o", map}).status, 0);
    for (const QStringList& command : QList<QStringList>{
             {"simulate", map},
             {"play", map},
             {"score", map},
             {"new", "--change", map, "--players", "4", "-o", at("n.hexa")},
             {"--game", file, "new", "--system", "nothing", "-o", at("n.hexa")},
             {"generate", "--system", "clockwork-wars", "--layout", map, "-o", at("n.hexa")}}) {
        const Run reported = hexa::run(command);
        QVERIFY(reported.status != 0);
        QVERIFY2(!reported.err.contains("saltmark@"), reported.err);
    }
}

void OwnGamesTest::refusesAnEmptyLine() {
    const QString file = at("line.hexgamedef");
    QCOMPARE(hexa::run({"game", "new", "-o", file}).status, 0);
    const Run made = hexa::run(
        {"--game", file, "new", "--layout", "19-3", "--line", "", "-o", at("line.hexa"), "--lang", "en"});
    QCOMPARE(made.status, 2);
    QVERIFY2(made.err.contains("--line"), made.err);
}

void OwnGamesTest::picturesAreEmbeddedOnce() {
    const QString file = at("picture.hexgamedef"), map = at("picture.hexa"), svg = at("picture.svg");
    QCOMPARE(hexa::run({"game", "new", "-o", file}).status, 0);
    QImage image(8, 7, QImage::Format_ARGB32);
    image.fill(Qt::darkGreen);
    QBuffer png;
    png.open(QIODevice::WriteOnly);
    image.save(&png, "PNG");
    QJsonObject root = jsonOf(Run{0, contentOf(file), {}}).object();
    QJsonObject drawings = root["drawings"].toObject();
    drawings["reed"] = QString("data:image/png;base64," + png.data().toBase64());
    root["drawings"] = drawings;
    put(file, QJsonDocument(root).toJson());
    QCOMPARE(hexa::run({"--game", file, "generate", "--layout", "19-3", "--seed", "1", "-o", map}).status, 0);
    QCOMPARE(hexa::run({"render", map, "-o", svg}).status, 0);
    const QByteArray text = contentOf(svg);
    QCOMPARE(text.count("data:image/png"), qsizetype{1});
    QCOMPARE(text.count("<use "), qsizetype{3});  // four tiles
}

HEXA_TEST(OwnGamesTest);

}  // namespace hexa::test

#include "games_test.moc"
