// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/relations.h"
#include "core/balance/relationsfile.h"

#include "tests/support/test.h"

#include <QTest>

#include <cmath>

using namespace hexa;
using namespace hexa::balance;

namespace {

BotRelations threeBots() {
    BotRelations relations;
    relations.bots = {"calm", "wild", "deep"};
    relations.onMaps = {{0.01, 0.002, 0.003}, {0.002, 0.02, 0.004}, {0.003, 0.004, 0.03}};
    // What a swap does to the deep one is twice what it does to the wild one, and nothing of what it does to the calm one.
    relations.onNeighbours = {{0.01, 0, 0}, {0, 0.01, 0.02}, {0, 0.02, 0.05}};
    return relations;
}

std::string fileWith(const std::string& onMaps) {
    return R"({"format": "hexatelier-bot-relations", "version": 1, "relations": [{"configuration": "2p",
        "rulesVersion": 2, "program": "0.1.0", "maps": 30, "games": 4000, "searchGames": 400, "seed": "501",
        "bots": {"calm": 3, "deep": 2}, "onMaps": )" +
           onMaps + R"(, "onNeighbours": [[400, 100], [100, 900]]}]})";
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

    void aBotIsExpectedFromThoseItGoesWith() {
        const BotRelations relations = threeBots();
        const std::vector<std::string> others{"calm", "wild"};
        const auto factors = expectedFrom("deep", others, relations);
        QVERIFY(factors && factors->size() == 2);
        QVERIFY(std::abs((*factors)[0]) < 1e-9);
        QVERIFY(std::abs((*factors)[1] - 2) < 0.03);  // the ridge holds it back a little
        QVERIFY(!expectedFrom("nobody", others, relations));
        QVERIFY(!expectedFrom("deep", {}, relations));
    }

    void filesAreRead() {
        const auto relations = read(fileWith("[[4900, 1200], [1200, 8100]]"));
        QVERIFY(relations && relations->size() == 1);
        const BotRelations& one = relations->front();
        QCOMPARE(one.configuration, std::string("2p"));
        QCOMPARE(one.bots, (std::vector<std::string>{"calm", "deep"}));
        QCOMPARE(one.botVersions, (std::vector<int>{3, 2}));
        QCOMPARE(one.onMaps, (BotRelations::Covariance{{0.0049, 0.0012}, {0.0012, 0.0081}}));
        QCOMPARE(one.onNeighbours, (BotRelations::Covariance{{0.0004, 0.0001}, {0.0001, 0.0009}}));
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

    void otherFilesAreRefused() {
        std::string other = fileWith("[[4900, 0], [0, 8100]]");
        QVERIFY(read(other));
        QVERIFY(!read(std::string(other).replace(other.find("2p"), 2, "9p")));
        QVERIFY(!read(std::string(other).replace(other.find("bot-relations"), 3, "not")));
        QVERIFY(!read(other.substr(0, other.size() - 2)));
        QVERIFY(!read("[]"));
    }
};

HEXA_TEST(RelationsTest);
#include "relations_test.moc"
