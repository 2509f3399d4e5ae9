// SPDX-License-Identifier: GPL-3.0-or-later
// The campaign of five battles (CS-141 to CS-146, CS-150, CS-157): points, elite chips carried on,
// faulty files.
#include "core/io/file/file.h"
#include "core/io/format/campaignfile.h"
#include "core/io/format/scenariofile.h"
#include "core/play/conformance.h"
#include "core/systems/claymore/play/carried.h"
#include "core/systems/claymore/terms/campaign.h"
#include "tests/core/systems/claymore/battles.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <numeric>

namespace hexa::claymore {
namespace {

const Systems& systems() {
    static const Systems all{{makeSystem()}};
    return all;
}
const GameSystem& game() { return systems().list().front(); }

Campaign saga() {
    auto campaign = makeSampleCampaign(game().campaigns.front(), game(), systems(), "5a6a");
    if (!campaign) qFatal("%s", campaign.error().code().c_str());
    return *std::move(campaign);
}

std::unique_ptr<Match> begin(const Campaign& campaign, std::uint64_t seed, const char* bot = "greedy") {
    const std::size_t stage = *openStage(campaign);
    MatchSetup setup = setupOf(campaign, game().catalog, stage);
    setup.seed = seed;
    for (Participant& player : setup.players) player.bot = bot;
    auto match = game().play->start(campaign.stages[stage].scenario, setup);
    if (!match) qFatal("%s", match.error().code().c_str());
    return *std::move(match);
}

GameRecord played(const Campaign& campaign, std::uint64_t seed) {
    const auto match = begin(campaign, seed, "random");
    while (match->playOne()) {
    }
    return match->record();
}

RegimentSet eliteIn(const std::string& carried) { return readCarried(carried).value(); }
/// Returns the regiments on the board with an elite chip.
RegimentSet eliteOn(const MatchView& view) {
    RegimentSet elite = 0;
    for (const PiecePlacement& piece : *view.placements)
        if (const auto kind = regimentKind(piece.kind); kind && flagIn(piece.attributes, property::elite))
            elite |= bit(regimentId(*kind, std::max(1, numberIn(piece.attributes, property::number))));
    return elite;
}
RegimentSet standingOn(const MatchView& view) {
    RegimentSet all = 0;
    for (const PiecePlacement& piece : *view.placements)
        if (const auto kind = regimentKind(piece.kind))
            all |= bit(regimentId(*kind, std::max(1, numberIn(piece.attributes, property::number))));
    return all;
}

/// Returns the value with one change at the end of the way: something put there, or dropped.
QJsonValue changed(const QJsonValue& value, QStringList way, const QJsonObject& what) {
    const QString step = way.takeFirst();
    if (value.isArray()) {
        QJsonArray list = value.toArray();
        list[step.toInt()] = way.isEmpty() ? what["put"] : changed(list[step.toInt()], way, what);
        return list;
    }
    QJsonObject object = value.toObject();
    if (way.isEmpty() && !what.contains("put"))
        object.remove(step);
    else
        object[step] = way.isEmpty() ? what["put"] : changed(object[step], way, what);
    return object;
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

const QString goodFile = QStringLiteral(HEXATELIER_SOURCE_DIR "/tests/files/good/saga.hexacampaign");
const QString badFiles = QStringLiteral(HEXATELIER_SOURCE_DIR "/tests/files/bad/campaigns.json");

}  // namespace

class CampaignTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;

    /// Returns the result of loading a file with this content.
    Result<Campaign> loaded(const QByteArray& content) const {
        const std::string path = mFolder.filePath("read.hexacampaign").toStdString();
        const Status written = writeFile(path, content.toStdString());
        return written ? loadCampaign(path, systems()) : Result<Campaign>(written.error());
    }

private slots:
    /// CS-141, CS-143, CS-146.
    void fiveBattlesForThirteenPoints() {
        const Campaign campaign = saga();
        QCOMPARE(campaign.stages.size(), campaignBattles.size());
        std::vector<int> points;
        for (std::size_t i = 0; i < campaign.stages.size(); ++i) {
            points.push_back(campaign.stages[i].points);
            QCOMPARE(campaign.stages[i].scenario.provenance.layout, std::string(campaignBattles[i].plan));
        }
        QCOMPARE(points, (std::vector{3, 1, 1, 3, 5}));
        const int sum = std::accumulate(points.begin(), points.end(), 0);
        QCOMPARE(sum, 13);
        QVERIFY(sum % 2 == 1);  // no draw, if every battle has a winner
        QCOMPARE(campaign.players.size(), std::size_t{2});
        QCOMPARE(campaign.players[1].faction, std::string("shadow"));
        for (const char* language : {"en", "de", "fr"})
            QVERIFY(campaign.title.texts.contains(language) && campaign.text.texts.contains(language));
        QVERIFY(checkCampaign(campaign, game()).ok());
    }

    /// CS-142, CS-144, CS-145, CS-157: from the first battle to the last.
    void isFoughtToItsEnd() {
        Campaign campaign = saga();
        for (std::size_t stage = 0; stage < campaign.stages.size(); ++stage) {
            const RegimentSet before = eliteIn(carriedInto(campaign, stage));
            const auto match = begin(campaign, 7 + stage);
            // CS-142: all regiments are present and unhurt, whatever the losses of the battle
            // before.
            const Battle battle = fixture::battleOn(campaign.stages[stage].scenario);
            const MatchView view = match->view(-1);
            for (const PiecePlacement& piece : *view.placements)
                QCOMPARE(numberIn(piece.attributes, property::chips), 0);
            RegimentSet plan = 0;
            for (RegimentId id = 0; id < regimentTotal; ++id)
                if (onMat(battle.start(id).at)) plan |= bit(id);
            QCOMPARE(standingOn(view), plan);
            QCOMPARE(eliteOn(view), before & plan);
            while (match->playOne()) {
            }
            const RegimentSet left = standingOn(match->view(-1));
            const RegimentSet after = eliteIn(match->outcome());
            // The first battle's map gives chips only to Shadow. In the third one, a regiment still
            // waiting keeps its chip.
            if (stage == 2)
                QVERIFY((left & ~after) == 0 && (after & ~left & ~before) == 0);
            else
                QCOMPARE(after, stage == 0 ? left & setOf(Army::Shadow) : left);
            QVERIFY(stage == 0 || after != 0);
            QVERIFY(takeGame(campaign, game(), match->record()).ok());
            QCOMPARE(eliteIn(carriedInto(campaign, stage + 1)), after);
        }
        QVERIFY(!openStage(campaign));
        const std::vector<int> points = pointsOf(campaign);
        QVERIFY(points[0] + points[1] <= 13);
        QVERIFY(verifyCampaign(campaign, game()).ok());
        const auto read = readCampaign(writeCampaign(campaign, game().catalog), systems());
        QVERIFY(read.ok());
        QCOMPARE(writeCampaign(*read, game().catalog), writeCampaign(campaign, game().catalog));
    }

    /// CS-144: a chip carried into a battle is a die there.
    void chipsThatAreCarriedCount() {
        Scenario map = fixture::openMat();
        fixture::put(map, "knights", "5,4");
        fixture::put(map, "gnomes", "6,4");
        const auto fights = [&](const std::string& carried) {
            Battle battle = fixture::battleOn(map);
            battle.makeElite(eliteIn(carried));
            const State state = startBattle(battle, Army::Imperial);
            return diceOf(battle, state, regimentId(RegimentKind::Knights, 1),
                          regimentId(RegimentKind::Gnomes, 1));
        };
        QCOMPARE(fights({}), (DiceCount{4, 2}));
        QCOMPARE(fights(R"({"elite":["knights-1"]})"), (DiceCount{5, 2}));
        QCOMPARE(fights(R"({"elite":["gnomes-1","knights-1"]})"), (DiceCount{5, 3}));
        // A regiment outside this battle keeps its chip for the next one, so it doesn't count as
        // destroyed.
        Battle battle = fixture::battleOn(map);
        battle.makeElite(eliteIn(R"({"elite":["ogir"]})"));
        QCOMPARE(eliteAfter(battle, startBattle(battle, Army::Imperial)) & bit(ogir), bit(ogir));
    }

    /// CS-145 by choice: a destroyed regiment keeps the chip.
    void theSwitchesOfTheCampaignCount() {
        Campaign campaign = saga();
        campaign.start = R"({"elite":["knights-1","knights-2","knights-3","vassals-1","gnomes-1","ogir"]})";
        const RegimentSet before = eliteIn(campaign.start);
        for (const bool loses : {true, false}) {
            campaign.options = {{"eliteLoss", loses}};
            RegimentSet dead = 0;
            for (std::uint64_t seed = 1; dead == 0; ++seed) {
                const auto match = begin(campaign, seed);
                while (match->playOne()) {
                }
                dead = before & ~standingOn(match->view(-1));
                QCOMPARE(eliteIn(match->outcome()) & dead, loses ? RegimentSet{0} : dead);
            }
        }
    }

    void matchesKeepWhatTheyMust() {
        for (const SampleCampaign::Stage& stage : game().campaigns.front().stages) {
            const auto sample = std::ranges::find(game().samples, stage.sample, &Sample::id);
            QVERIFY(sample != game().samples.end());
            const auto map = readScenario(sample->text, systems());
            const std::string fault = play::findFault(*game().play, *map, {}, 5);
            QVERIFY2(fault.empty(), fault.c_str());
        }
    }

    void whatIsCarriedIsReportedToPeople() {
        const auto reported = game().play->carried(R"({"elite":["knights-1","vassals-3","ogir"]})");
        QVERIFY(reported.ok());
        QCOMPARE(reported->size(), std::size_t{2});
        Messages messages = systems().messages();
        QCOMPARE(messages.text("en", reported->front()),
                 std::string("Imperial Army, elite regiments: Knights of the Order 1, Vassals 3"));
        for (const char* language : {"de", "fr"})
            for (const Message& message : *reported)
                QVERIFY(messages.text(language, message).find('{') == std::string::npos);
        QVERIFY(game().play->carried(R"({"elite":[]})")->empty());
        for (const char* wrong :
             {R"({"elite":["knights-4"]})", R"({"elite":["ogir","ogir"]})", R"({"elite":"ogir"})",
              R"({"elite":[1]})", "{}", "[]", "x", R"({"elite":["Ogir"]})"})
            QVERIFY2(!game().play->carried(wrong).ok(), wrong);
        MatchSetup setup;
        setup.seed = 1;
        setup.carried = R"({"elite":["knights-4"]})";
        const auto refused = game().play->start(saga().stages[0].scenario, setup);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code(), std::string("claymore.play.carried"));
    }

    /// The first battle played, the second one typed in, three to come.
    void theGoodFileIsRead() {
        Campaign campaign = saga();
        campaign.author = "Hexatelier";
        campaign.players[0].name = "Anna";
        campaign.players[1].bot = "greedy";
        campaign.options = {{"eliteLoss", true}};
        QVERIFY(takeGame(campaign, game(), played(campaign, 3)).ok());
        QVERIFY(typeOutcome(campaign, game(), {1}, R"({"elite":["ogir"]})").ok());
        const std::string differs =
            test::compareGolden("files/good/saga.hexacampaign", writeCampaign(campaign, game().catalog));
        QVERIFY2(differs.empty(), differs.c_str());
        const auto read = loadCampaign(goodFile.toStdString(), systems());
        QVERIFY2(read.ok(), read ? "" : read.error().code().c_str());
        QCOMPARE(writeCampaign(*read, game().catalog), writeCampaign(campaign, game().catalog));
        QVERIFY(verifyCampaign(*read, game()).ok());
        QCOMPARE(openStage(*read), std::optional<std::size_t>(2));
    }

    /// scripts/check-schema asks the schema about the same files.
    void badFilesAreRefused_data() {
        QTest::addColumn<QJsonObject>("what");
        const QJsonArray table = QJsonDocument::fromJson(contentOf(badFiles)).array();
        QVERIFY(table.size() >= 25);
        for (const QJsonValue row : table)
            QTest::newRow(qPrintable(row["name"].toString())) << row.toObject();
    }
    void badFilesAreRefused() {
        QFETCH(QJsonObject, what);
        const QJsonValue good = QJsonDocument::fromJson(contentOf(goodFile)).object();
        const QJsonValue bad = changed(good, what["at"].toString().split('/').mid(1), what);
        const auto refused = loaded(QJsonDocument(bad.toObject()).toJson(QJsonDocument::Compact));
        QVERIFY(!refused.ok());
        QCOMPARE(QString::fromStdString(refused.error().code()), what["code"].toString());
        const auto* pointer = std::get_if<JsonPointer>(&refused.error().place());
        QVERIFY(pointer != nullptr);
        QCOMPARE(QString::fromStdString(pointer->path), what["place"].toString());
        const Messages messages = systems().messages();
        for (const char* language : {"en", "de", "fr"}) {
            const std::string text = messages.text(language, refused.error());
            QVERIFY2(text != refused.error().code() && text.find('{') == std::string::npos, text.c_str());
        }
    }

    /// Wherever it breaks off, and however large or deep it is, the answer is a refusal.
    void hostileFilesEndNothing() {
        const QByteArray good = contentOf(goodFile);
        for (qsizetype size = 0; size < good.size() - 2; size += 997)
            QVERIFY2(!loaded(good.first(size)).ok(), qPrintable(QString::number(size)));
        QVERIFY(!loaded(QByteArray(1'000'000, '[')).ok());
        QVERIFY(!loaded(QByteArray("{\"format\":\"hexatelier-campaign\",\"version\":1,\"x\":") +
                        QByteArray(100'000, '[') + QByteArray(100'000, ']') + "}")
                     .ok());
        QByteArray latin = good;
        latin.replace("Hexatelier", "Hexat\xE9lier");
        QVERIFY(!loaded(latin).ok());
        QJsonObject many = QJsonDocument::fromJson(good).object();
        QJsonArray stages;
        const QJsonObject stage = many["scenarios"].toArray().last().toObject();
        for (std::size_t i = 0; i <= maxCampaignStages; ++i) stages.append(stage);
        many["scenarios"] = stages;
        const auto refused = loaded(QJsonDocument(many).toJson());
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code(), std::string("json.too-many"));
        // Too large to be read at all; it takes no room on the disk.
        const QString huge = mFolder.filePath("huge.hexacampaign");
        QFile file(huge);
        QVERIFY(file.open(QFile::WriteOnly) && file.resize(maxFileBytes + 1));
        file.close();
        const auto large = loadCampaign(huge.toStdString(), systems());
        QVERIFY(!large.ok());
        QCOMPARE(large.error().code(), std::string("file.too-large"));
        QCOMPARE(loadCampaign(mFolder.path().toStdString(), systems()).error().code(),
                 std::string("file.is-directory"));
        QCOMPARE(loadCampaign(mFolder.filePath("none").toStdString(), systems()).error().code(),
                 std::string("file.not-found"));
    }
};

HEXA_TEST(CampaignTest, "slow-unoptimized");

}  // namespace hexa::claymore

#include "campaign_test.moc"
