// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/relations.h"
#include "core/balance/relationsfile.h"

#include "core/engine/system.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::balance;

namespace {

BotRelations threeBots() {
    BotRelations relations;
    relations.bots = {"calm", "wild", "deep"};
    relations.onMaps = {{0.01, 0.002, 0.003}, {0.002, 0.02, 0.004}, {0.003, 0.004, 0.03}};
    relations.onNeighbours = {{0.01, 0, 0}, {0, 0.01, 0.02}, {0, 0.02, 0.05}};
    // The deep one has no table: its expected value is twice that predicted by the wild one's
    // table, less a tenth of the calm one's.
    relations.foreseen = {{1, 0.2, 0}, {0, 1.1, 0}, {-0.1, 2, 0}};
    return relations;
}

std::string fileWith(const std::string& onMaps,
                     const std::string& foreseen = "[[1050000, -20000], [300000, 0]]") {
    return R"({"format": "hexatelier-bot-relations", "version": 3, "relations": [{"configuration": "2p",
        "rulesVersion": 2, "program": "0.1.0", "maps": 30, "games": 4000, "searchGames": 400, "seed": "501",
        "bots": {"calm": 3, "deep": 2}, "foreseen": )" +
           foreseen + R"(, "foreseenChange": 31000, "onMaps": )" + onMaps +
           R"(, "onNeighbours": [[400, 100], [100, 900]]}]})";
}

Result<std::vector<BotRelations>> read(const std::string& json) {
    return readRelations(json, [](std::string_view name) { return name == "2p"; });
}

}  // namespace

class RelationsTest : public QObject {
    Q_OBJECT

private slots:
    void botsAreTakenInTheOrderAskedFor() {
        const BotRelations relations = threeBots();
        const std::vector<std::string> two{"deep", "calm"};
        const auto covariance = covarianceOf(two, relations, relations.onMaps);
        QVERIFY(covariance);
        QCOMPARE(*covariance, (BotRelations::Covariance{{0.03, 0.003}, {0.003, 0.01}}));
        const std::vector<std::string> unknown{"deep", "nobody"};
        QVERIFY(!covarianceOf(unknown, relations, relations.onMaps));
    }

    void someBotsWereMeasured() {
        const BotRelations relations = threeBots();
        const std::vector<std::string> known{"deep", "calm"}, unknown{"deep", "nobody"};
        QVERIFY(areRelated(known, relations));
        QVERIFY(!areRelated(unknown, relations));
        const GameSystem nothing;
        QCOMPARE(relationsOf(nothing, {}, {}), nullptr);
    }

    void aBotIsExpectedFromTheTablesOfOthers() {
        const BotRelations relations = threeBots();
        const std::vector<std::string> others{"wild", "calm"};
        QCOMPARE(foreseenFrom("deep", others, relations), (std::vector<double>{2, -0.1}));
        QCOMPARE(foreseenFrom("wild", {}, relations), std::vector<double>());
        QVERIFY(!foreseenFrom("nobody", others, relations));
        const std::vector<std::string> unknown{"calm", "nobody"};
        QVERIFY(!foreseenFrom("deep", unknown, relations));
    }

    void filesAreRead() {
        const auto relations = read(fileWith("[[4900, 1200], [1200, 8100]]"));
        QVERIFY(relations && relations->size() == 1);
        const BotRelations& one = relations->front();
        QCOMPARE(one.configuration, std::string("2p"));
        QCOMPARE(one.bots, (std::vector<std::string>{"calm", "deep"}));
        QCOMPARE(one.botVersions, (std::vector<int>{3, 2}));
        QCOMPARE(one.foreseen, (std::vector<std::vector<double>>{{1.05, -0.02}, {0.3, 0}}));
        QCOMPARE(one.onMaps, (BotRelations::Covariance{{0.0049, 0.0012}, {0.0012, 0.0081}}));
        QCOMPARE(one.onNeighbours, (BotRelations::Covariance{{0.0004, 0.0001}, {0.0001, 0.0009}}));
        QCOMPARE(one.foreseenChange, 0.031);
        QVERIFY(one.maps == 30 && one.games == 4000 && one.searchGames == 400 && one.seed == 501);
    }

    void whatIsNoCovarianceIsRefused_data() {
        QTest::addColumn<QString>("matrix");
        QTest::addColumn<QString>("code");
        QTest::newRow("not square") << "[[4900, 1200]]"
                                    << "balance.file.covariance";
        QTest::newRow("ragged") << "[[4900, 1200], [1200]]"
                                << "balance.file.covariance";
        QTest::newRow("too many rows") << "[[4900, 1, 0], [1, 8100, 0], [0, 0, 1]]"
                                       << "balance.file.covariance";
        QTest::newRow("not symmetric") << "[[4900, 1200], [1300, 8100]]"
                                       << "balance.file.covariance";
        QTest::newRow("negative square") << "[[-4900, 0], [0, 8100]]"
                                         << "balance.file.covariance";
        QTest::newRow("more alike than alike") << "[[100, 200], [200, 100]]"
                                               << "balance.file.covariance";
        QTest::newRow("empty") << "[]"
                               << "balance.file.covariance";
        QTest::newRow("no rows") << "[1, 2]"
                                 << "json.type";
        QTest::newRow("fraction") << "[[4900.5, 0], [0, 8100]]"
                                  << "json.type";
        QTest::newRow("beyond all shares") << "[[4900, 0], [0, 1000001]]"
                                           << "json.range";
    }
    void whatIsNoCovarianceIsRefused() {
        QFETCH(QString, matrix);
        QFETCH(QString, code);
        const auto relations = read(fileWith(matrix.toStdString()));
        QVERIFY(!relations);
        QCOMPARE(QString::fromStdString(relations.error().code()), code);
        const auto* place = std::get_if<JsonPointer>(&relations.error().place());
        QVERIFY(place != nullptr && place->path.starts_with("/relations/0/onMaps"));
    }

    void mistakesInSingleValuesAreNamed_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("with");
        QTest::addColumn<QString>("message");
        QTest::newRow("negative change") << "\"foreseenChange\": 31000"
                                         << "\"foreseenChange\": -1"
                                         << "json.range /relations/0/foreseenChange min=0 max=1000000";
        QTest::newRow("seed with a letter") << "\"seed\": \"501\""
                                            << "\"seed\": \"12x\""
                                            << "json.type /relations/0/seed expected=number";
        QTest::newRow("version a text") << "\"version\": 3"
                                        << "\"version\": \"3\""
                                        << "json.type /version expected=integer";
    }
    void mistakesInSingleValuesAreNamed() {
        QFETCH(QString, what);
        QFETCH(QString, with);
        QFETCH(QString, message);
        const auto file = QString::fromStdString(fileWith("[[4900, 0], [0, 8100]]"));
        QVERIFY(file.contains(what));
        const auto relations = read(QString(file).replace(what, with).toStdString());
        QVERIFY(!relations);
        const auto* place = std::get_if<JsonPointer>(&relations.error().place());
        QVERIFY(place != nullptr);
        std::string seen = relations.error().code() + " " + place->path;
        for (const auto& [name, value] : relations.error().arguments()) {
            if (name == "pointer") continue;  // the place once more
            seen += " " + name + "=";
            if (const auto* text = std::get_if<std::string>(&value)) seen += *text;
            if (const auto* number = std::get_if<std::int64_t>(&value)) seen += std::to_string(*number);
        }
        QCOMPARE(QString::fromStdString(seen), message);
    }

    /// Factors are not covariances; they need a row and a column for each bot.
    void factorsOfOtherShapeAreRefused() {
        for (const char* foreseen :
             {"[[1000000, 0]]", "[[1000000], [0]]", "[]", "[[1000000, 0], [0, 1e9]]"}) {
            const auto relations = read(fileWith("[[4900, 0], [0, 8100]]", foreseen));
            QVERIFY2(!relations, foreseen);
            const auto* place = std::get_if<JsonPointer>(&relations.error().place());
            QVERIFY(place != nullptr && place->path.starts_with("/relations/0/foreseen"));
        }
    }

    void otherFilesAreRefused() {
        std::string other = fileWith("[[4900, 0], [0, 8100]]");
        QVERIFY(read(other));
        QVERIFY(!read(std::string(other).replace(other.find("2p"), 2, "9p")));
        QVERIFY(!read(std::string(other).replace(other.find("bot-relations"), 3, "not")));
        QVERIFY(!read(other.substr(0, other.size() - 2)));
        QVERIFY(!read("[]"));
    }
};

HEXA_TEST(RelationsTest, "slow-unoptimized");
#include "relations_test.moc"
