// SPDX-License-Identifier: GPL-3.0-or-later
// generate with all modes, symmetries, repair: as a script sees them.
#include "core/balance/binding.h"
#include "core/edit/builders.h"
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "tests/app/cli/program.h"
#include "tests/support/test.h"
#include "tests/support/xmllint.h"

#include <QDir>
#include <QFile>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace hexa {

class GeneratingTest : public QObject {
    Q_OBJECT

    const Systems mSystems = builtInSystems();
    QTemporaryDir mFolder;

    QString at(const QString& name) const { return mFolder.filePath(name); }
    Scenario load(const QString& name) const {
        const auto map = loadScenario(at(name).toStdString(), mSystems);
        return map ? *map : Scenario{};
    }
    Run generate(int players, const QString& mode, const QString& file, QStringList more = {}) const {
        QStringList words{
            "generate", "--system", "clockwork-wars", "--players", QString::number(players), "--mode",
            mode,       "-o",       at(file),         "--json"};
        if (!more.contains("--seed"))
            words << "--seed"
                  << "1";
        return run(words + more);
    }

private slots:
    void symmetriesAndTheAtlas() {
        const Run listed = run({"symmetries", "--system", "clockwork-wars", "--players", "4", "--json"});
        QCOMPARE(listed.status, 0);
        const auto best = jsonOf(listed).isArray() ? jsonOf(listed)[0].toObject() : QJsonObject();
        QCOMPARE(best["id"].toString(), QString("turn-2+mirrors"));
        QCOMPARE(best["maps"].toString(), QString("504000"));
        const Run made = generate(4, "symmetric", "atlas.hexa", {"--atlas", "17", "--race-games", "0"});
        QCOMPARE(made.status, 0);
        QVERIFY(jsonOf(made)["maps"][0]["unequal"].toArray().isEmpty());
        QCOMPARE(run({"validate", at("atlas.hexa")}).status, 0);
        QCOMPARE(generate(4, "symmetric", "no.hexa", {"--atlas", "504000"}).status, 3);
        QCOMPARE(generate(4, "symmetric", "no.hexa", {"--symmetry", "turn-5"}).status, 3);
    }

    /// The log of the draw, and numbers of parts for a game without map tiles.
    void drawnMapsHaveALog() {
        const Run reported = run({"generate", "--system", "clockwork-wars", "--players", "2", "--mode",
                                  "rulebook", "--seed", "3", "--log", "-o", at("drawn.hexa")});
        QCOMPARE(reported.status, 0);
        QVERIFY2(reported.out.contains("1. Into the bag: "), reported.out.constData());
        QVERIFY2(reported.out.contains("Draw "), reported.out.constData());
        QCOMPARE(reported.out.count("Draw "), 20);
        const Run json = generate(2, "rulebook", "drawn.hexa", {"--seed", "3"});
        QVERIFY(jsonOf(json)["maps"][0]["log"].toArray().size() > 19);
        const Run searched =
            run({"generate", "--system", "clockwork-wars", "--players", "2", "--mode", "symmetric", "--seed",
                 "3", "--race-games", "0", "--log", "-o", at("found.hexa")});
        QCOMPARE(searched.status, 0);
        QVERIFY2(searched.err.contains("no log"), searched.err.constData());

        const QStringList battlefield{"generate", "--system", "claymore-saga", "--layout",
                                      "mat",      "--mode",   "rulebook",      "--seed",
                                      "4",        "-o",       at("field.hexa")};
        const Run field = run(battlefield + QStringList{"--tiles", "hedge=4", "--tiles", "tower=1", "--log"});
        QVERIFY2(field.status == 0, field.err.constData());
        QCOMPARE(field.out.count("Hedge between "), 4);
        QCOMPARE(field.out.count("Tower on "), 1);
        QCOMPARE(run(battlefield + QStringList{"--tiles", "village=1"}).status, 2);
        const Run many = run(battlefield + QStringList{"--tiles", "hedge=5"});
        QVERIFY(many.status != 0);
        QVERIFY2(!containsCode(many.err), many.err.constData());
    }

    /// Kept tiles that prevent a fair map are reported, for people and for programs. Surprises are
    /// the window's.
    void whatIsKeptAndInTheWay() {
        QCOMPARE(generate(2, "rulebook", "kept.hexa", {"--seed", "5"}).status, 0);
        Scenario map = load("kept.hexa");
        std::vector<Hex> tiles;
        for (const Cell& cell : map.board.cells()) tiles.push_back(cell.at);
        tiles.erase(std::ranges::find_if(tiles, [&](Hex at) { return !map.seatAt(at); }));
        static_cast<void>(apply(map, setLocked(map, tiles, true)));
        QVERIFY(
            saveScenario(map, mSystems.find("clockwork-wars")->catalog, at("kept.hexa").toStdString()).ok());
        const QStringList words{"generate",      "--lock", at("kept.hexa"), "--mode", "balanced",
                                "--seed",        "1",      "--race-games",  "0",      "-o",
                                at("best.hexa"), "--json"};
        const Run reported = run(words);
        QCOMPARE(reported.status, 0);
        QVERIFY2(reported.err.contains("All 8 possibilities were tried"), reported.err.constData());
        QVERIFY2(reported.err.contains("Without "), reported.err.constData());
        const QJsonObject kept = jsonOf(reported)["maps"][0]["kept"].toObject();
        QCOMPARE(kept["tried"].toInt(), 8);
        QVERIFY(kept["gap"].toDouble() > 4);
        const QJsonArray freed = kept["freed"].toArray();
        QVERIFY(!freed.isEmpty());
        QVERIFY(freed[0].toObject()["gap"].toDouble() < kept["gap"].toDouble());
        QCOMPARE(freed[0].toObject()["at"].toArray().size(), 2);
    }

    void surprises() {
        const auto make = [&](const QString& file, const QStringList& more = {}) {
            return run(QStringList{"surprise", "--system", "clockwork-wars", "--seed", "7", "--race-games",
                                   "0", "-o", at(file)} +
                       more);
        };
        const Run one = make("one.hexa", {"--json"});
        QVERIFY2(one.status == 0, one.err.constData());
        QCOMPARE(jsonOf(one)["seed"].toString(), QString("7"));
        QCOMPARE(jsonOf(one)["players"].toInt(), load("one.hexa").players());
        QVERIFY(load("one.hexa").title.in("en").find("Surprise 7") != std::string::npos);
        QCOMPARE(run({"validate", at("one.hexa")}).status, 0);
        const Run two = make("two.hexa", {"--progress", "--threads", "2", "--lang", "de"});
        QCOMPARE(two.status, 0);
        QVERIFY2(two.err.contains("Überraschung 7"), two.err.constData());
        QVERIFY(two.err.contains("\u00a0%: "));
        QVERIFY(load("one.hexa") == load("two.hexa"));
        // The printed seed makes the map of a chosen layout without the option.
        const Run tall = run({"surprise", "--system", "clockwork-wars", "--layout", "4p-alt", "--seed", "7",
                              "--race-games", "0", "--json", "-o", at("tall.hexa")});
        QVERIFY2(tall.status == 0, tall.err.constData());
        QCOMPARE(jsonOf(tall)["layout"].toString(), QString("4p-alt"));
        QCOMPARE(run({"surprise", "--system", "clockwork-wars", "--seed", jsonOf(tall)["seed"].toString(),
                      "--race-games", "0", "-o", at("same.hexa")})
                     .status,
                 0);
        QVERIFY(load("same.hexa") == load("tall.hexa"));
        const Run unknown =
            run({"surprise", "--system", "clockwork-wars", "--layout", "9p", "-o", at("no.hexa")});
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.err.contains("4p-alt (4)"), unknown.err.constData());
        QCOMPARE(run({"surprise", "--system", "none", "-o", at("no.hexa")}).status, 2);
        QCOMPARE(run({"surprise", "--system", "clockwork-wars"}).status, 2);
    }

    /// Proven maps are listed, taken, made in parts and joined; their games are played again.
    void provenMaps() {
        const Run listed = run({"library", "list", "--config", "4p", "--json"});
        QVERIFY2(listed.status == 0, listed.err.constData());
        const QJsonArray maps = QJsonDocument::fromJson(listed.out).array();
        QVERIFY(!maps.isEmpty());
        for (const auto& value : maps) {
            const QJsonObject map = value.toObject();
            QCOMPARE(map["configuration"].toString(), QString("4p"));
            QVERIFY(map["gap"].toDouble() <= 5);
        }
        for (const QStringList& none : {QStringList{"--config", "3p-foo"}, {"--number", "9999"}})
            for (const char* command : {"list", "check"})
                QCOMPARE(run(QStringList{"library", command} + none).status, 1);
        const auto take = [&](const QString& file) {
            return run({"library", "take", "--players", "4", "--seed", "3", "-o", at(file)});
        };
        QCOMPARE(take("taken.hexa").status, 0);
        QCOMPARE(take("again.hexa").status, 0);
        QVERIFY(load("taken.hexa") == load("again.hexa"));
        QCOMPARE(load("taken.hexa").players(), 4);
        QCOMPARE(run({"validate", at("taken.hexa")}).status, 0);
        QCOMPARE(
            run({"library", "take", "--players", "4", "--style", "none.low", "-o", at("no.hexa")}).status, 1);

        const auto content = [&](const QString& file) {
            QFile read(at(file));
            return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
        };
        for (const QString part : {"2", "4"})
            QCOMPARE(run({"library",
                          "make",
                          "--config",
                          "2p",
                          "--kind",
                          "symmetric",
                          "--maps",
                          "1",
                          "--tries",
                          "1",
                          "--games",
                          "48",
                          "--search-games",
                          "1",
                          "--seed",
                          "5",
                          "--part",
                          part + "/4",
                          "--threads",
                          "1",
                          "-o",
                          at("part-" + part + ".json")})
                         .status,
                     0);
        QCOMPARE(run({"library", "merge", at("part-2.json"), at("part-4.json"), "-o", at("all.json")}).status,
                 0);
        QCOMPARE(content("all.json").count("makerSeed"), 2);
        QCOMPARE(run({"library", "check", "--library", at("all.json")}).status, 0);
        // Tries that were made are not made again.
        const Run more =
            run({"library", "make",   "--config",   "2p",           "--kind", "symmetric",      "--tries",
                 "1",       "--seed", "5",          "--games",      "48",     "--search-games", "1",
                 "--part",  "2/4",    "--continue", at("all.json"), "-o",     at("more.json")});
        QCOMPARE(more.status, 0);
        QCOMPARE(content("more.json"), content("all.json"));
        QCOMPARE(run({"library", "make", "--config", "9p", "-o", at("no.json")}).status, 2);
        QCOMPARE(run({"library", "make", "--config", "2p", "--layout", "3p", "-o", at("no.json")}).status, 2);
        const Run standard =
            run({"library", "make", "--config", "2p", "--layout", "2p", "--kind", "symmetric", "--tries", "1",
                 "--games", "48", "--search-games", "1", "--seed", "5", "-o", at("standard.json")});
        QVERIFY2(standard.status == 0, standard.err.constData());
        QVERIFY(content("standard.json").contains("2p/5/1/1/symmetric/2p"));
    }

    void nearlySymmetricMaps() {
        const Run made = generate(2, "near-symmetric", "near.hexa",
                                  {"--swaps", "2", "--effort", "2", "--race-games", "0"});
        QCOMPARE(made.status, 0);
        QVERIFY(jsonOf(made)["maps"][0]["swaps"].toInt() >= 2);
        QCOMPARE(run({"validate", at("near.hexa")}).status, 0);
    }

    /// An option that a mode has no use for is refused by its name; it was ignored without a word.
    void optionsThatTheModeDoesNotTakeAreRefused_data() {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<QStringList>("option");
        QTest::addRow("swaps") << "balanced" << QStringList{"--swaps", "2"};
        QTest::addRow("swaps of symmetric") << "symmetric" << QStringList{"--swaps", "2"};
        QTest::addRow("atlas") << "balanced" << QStringList{"--atlas", "17"};
        QTest::addRow("atlas of nearly") << "near-symmetric" << QStringList{"--atlas", "17"};
        QTest::addRow("symmetry") << "rulebook" << QStringList{"--symmetry", "half-turn"};
        QTest::addRow("taste") << "rulebook" << QStringList{"--taste", "clusters=80"};
        QTest::addRow("wish") << "rulebook" << QStringList{"--wish", "near-homes:village:3"};
    }
    void optionsThatTheModeDoesNotTakeAreRefused() {
        QFETCH(QString, mode);
        QFETCH(QStringList, option);
        const Run made = generate(4, mode, "none.hexa", option);
        QCOMPARE(made.status, 2);
        QVERIFY(made.err.contains(option.front().toUtf8()) && made.err.contains(mode.toUtf8()));
        QVERIFY(!QFile::exists(at("none.hexa")));
    }

    void theTextOfAFileMakesTheSameMap() {
        const QStringList wanted{"--keep",       "3",           "--effort",  "2",
                                 "--race-games", "200",         "--bots",    "greedy",
                                 "--taste",      "clusters=80", "--wish",    "near-homes:village:3",
                                 "--seed",       "9",           "--threads", "2"};
        const Run made = generate(3, "balanced", "several", wanted);
        QCOMPARE(made.status, 0);
        const auto maps = jsonOf(made)["maps"].toArray();
        QCOMPARE(maps.size(), 3);
        QVERIFY(maps[1]["playedGap"].isDouble());
        QCOMPARE(maps[1]["played"][0]["bot"].toString(), QString("greedy"));
        QVERIFY(maps[1]["wishes"][0]["met"].toBool());
        QVERIFY(maps[1]["tastes"]["clusters"]["position"].toDouble() > 0.5);
        const Scenario second = load("several/map-9-2.hexa");
        const Run again =
            run({"generate", "--system", "clockwork-wars", "--players", "3", "--seed", "9", "--threads", "1",
                 "--settings", QString::fromStdString(second.provenance.settings), "-o", at("again.hexa")});
        QCOMPARE(again.status, 0);
        QVERIFY(load("again.hexa") == second);
    }

    /// For every method and budget: a listener never sees a smaller percentage, and the last one is
    /// 100.
    void progressNeverFalls_data() {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<QStringList>("more");
        // A rulebook draw has no games and no effort.
        QTest::addRow("rulebook") << QString("rulebook") << QStringList{"--seed", "1"};
        for (const char* mode : {"symmetric", "balanced", "certified"})
            for (const char* games : {"1000", "20000"})
                QTest::addRow("%s-%s", mode, games)
                    << QString(mode)
                    << QStringList{"--race-games", games,    "--seed",    "2", "--effort", "2",
                                   "--bots",       "greedy", "--threads", "2"};
    }
    /// A board of regions can't be filled with tiles: nothing is written.
    void whatIsNotLaidOfTilesIsNotFilled() {
        QCOMPARE(run({"new", "--system", "bauen-und-beherrschen", "--players", "4", "-o", at("board.hexa")})
                     .status,
                 0);
        const Run refused =
            run({"fill", at("board.hexa"), "--seed", "5", "-o", at("filled.hexa"), "--lang", "en"});
        QCOMPARE(refused.status, 3);
        QVERIFY2(refused.err.contains("consists of more than tiles"), refused.err.constData());
        QVERIFY(!QFile::exists(at("filled.hexa")));
    }

    void progressNeverFalls() {
        QFETCH(QString, mode);
        QFETCH(QStringList, more);
        const Run made = generate(2, mode, "progress.hexa", more + QStringList{"--progress"});
        QVERIFY2(made.status <= 1, made.err.constData());
        static const QRegularExpression line("(\\d+)%: \\S");
        int last = -1;
        for (auto lines = line.globalMatch(QString::fromUtf8(made.err)); lines.hasNext();) {
            const int percent = lines.next().captured(1).toInt();
            QVERIFY2(percent >= last, made.err.constData());
            last = percent;
        }
        QVERIFY2(last == 100, made.err.constData());
    }

    void aCertificateIsStoredOrTheMarginNotReached() {
        const Run made =
            generate(2, "certified", "proven.hexa",
                     {"--effort", "2", "--race-games", "2000", "--margin", "30", "--bots", "greedy"});
        QCOMPARE(made.status, 0);
        QCOMPARE(jsonOf(made)["mode"].toString(), QString("symmetric"));
        QCOMPARE(jsonOf(made)["maps"][0]["certificate"]["verdict"].toString(), QString("fair"));
        const Scenario map = load("proven.hexa");
        const auto certificate = balance::certificateOf(map);
        QVERIFY(certificate.ok() && *certificate);
        QCOMPARE(run({"balance", at("proven.hexa"), "--verify"}).status, 0);
    }

    void theGapOfAnUnfairMapIsThatOfItsCertificate() {
        // A random map is not raced: only the games of its certificate show its fairness.
        const Run made =
            run({"generate", "--system", "clockwork-wars", "--players", "2", "--mode", "rulebook", "--seed",
                 "3", "--margin", "5", "--bots", "greedy", "--lang", "en", "-o", at("far.hexa")});
        const auto certificate = balance::certificateOf(load("far.hexa"));
        QVERIFY(certificate.ok() && *certificate);
        const balance::BalanceReport& report = (*certificate)->report;
        QCOMPARE(report.verdict, balance::Verdict::Unfair);
        const QByteArray gap = QByteArray::number(report.bots[report.worstBot].gap * 100, 'f', 1);
        QVERIFY2((made.out + made.err).contains("gap of " + gap + " points"),
                 (made.out + made.err).constData());
    }

    void mistakesAreReported_data() {
        QTest::addColumn<QStringList>("more");
        QTest::addColumn<int>("status");
        QTest::newRow("axis") << QStringList{"--taste", "odd=5"} << 2;
        QTest::newRow("position") << QStringList{"--taste", "clusters=101"} << 2;
        QTest::newRow("form") << QStringList{"--wish", "odd:lake"} << 2;
        QTest::newRow("too few parts") << QStringList{"--wish", "near-homes:lake"} << 2;
        QTest::newRow("kind") << QStringList{"--wish", "no-touch:moon"} << 2;
        QTest::newRow("place") << QStringList{"--wish", "here:lake:1"} << 2;
        QTest::newRow("range") << QStringList{"--tiles", "lake=3..2"} << 2;
        QTest::newRow("tiles") << QStringList{"--tiles", "lake"} << 2;
        QTest::newRow("settings") << QStringList{"--settings", "{\"odd\":1}"} << 2;
        QTest::newRow("no file") << QStringList{"--settings", "@" + at("none")} << 3;
        QTest::newRow("contradiction")
            << QStringList{"--wish", "no-touch:lake", "--wish", "together:2:lake"} << 3;
    }
    void mistakesAreReported() {
        QFETCH(QStringList, more);
        QFETCH(int, status);
        const Run result = generate(2, "balanced", "none.hexa", more + QStringList{"--race-games", "0"});
        QCOMPARE(result.status, status);
        QVERIFY(!result.err.isEmpty());
        QVERIFY(!QFile::exists(at("none.hexa")));
    }

    void numbersOfTilesAreKept() {
        const Run made =
            generate(2, "symmetric", "counted.hexa", {"--tiles", "village=4", "--race-games", "0"});
        QCOMPARE(made.status, 0);
        QCOMPARE(countKinds(load("counted.hexa").board, 9)[1], 4);
    }

    void repairsAreMeasured() {
        QCOMPARE(generate(2, "rulebook", "unfair.hexa", {"--seed", "3"}).status, 0);
        const Run fixed = run({"repair", at("unfair.hexa"), "--swaps", "2", "--games", "6000", "--bots",
                               "greedy", "--seed", "1", "--json", "--lang", "en", "-o", at("fair.hexa")});
        QCOMPARE(fixed.status, 0);
        const auto best = jsonOf(fixed).isArray() ? jsonOf(fixed)[0].toObject() : QJsonObject();
        const double before = best["before"][0]["gap"].toDouble();
        QVERIFY(before > 10);
        QVERIFY(best["after"][0]["gap"].toDouble() < before);
        QVERIFY(best["swaps"].toArray().size() >= 1);
        // If the map is still unfair, there is a next step.
        const auto last = jsonOf(fixed).array().last().toObject();
        QVERIFY2(fixed.err.contains("The most similar proven map") ==
                     (last["after"][0]["gap"].toDouble() > 3),
                 fixed.err);
        const auto one = [&](const QString& file) {
            return run({"repair", at(file), "--swaps", "1", "--games", "6000", "--bots", "greedy", "--seed",
                        "1", "--lang", "en"});
        };
        const Run similar = one("unfair.hexa");
        QVERIFY2(similar.err.contains("The most similar proven map differs in"), similar.out + similar.err);
        // The library has no map of another shape.
        Scenario map = load("unfair.hexa");
        const Systems systems = builtInSystems();
        const Catalog& catalog = systems.list().front().catalog;
        const auto tile = std::ranges::find_if(map.board.cells(), [&](const Cell& cell) {
            return isTile(cell.kind) && !catalog.isSeat(cell.kind);
        });
        static_cast<void>(apply(map, paintCells(map, catalog, std::vector<Hex>{tile->at}, KindId::Blank)));
        QVERIFY(saveScenario(map, catalog, at("other.hexa").toStdString()).ok());
        const Run other = one("other.hexa");
        QVERIFY2(other.err.contains("No proven map fits. Generate a new map"), other.out + other.err);
        QCOMPARE(run({"validate", at("fair.hexa")}).status, 0);
    }
};

HEXA_TEST(GeneratingTest, "long");

}  // namespace hexa
#include "generating_test.moc"
