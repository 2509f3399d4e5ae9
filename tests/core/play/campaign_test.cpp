// SPDX-License-Identifier: GPL-3.0-or-later
// Campaigns: scenarios in order, with results carried into the next; played with the toy game
// Pasture.
#include "core/io/format/campaignfile.h"
#include "core/io/format/recordfile.h"
#include "core/io/format/scenariofile.h"
#include "core/play/conformance.h"
#include "tests/support/harvest.h"
#include "tests/support/pasture.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;

Q_DECLARE_METATYPE(std::string)

class CampaignTest : public QObject {
    Q_OBJECT

    const Systems mSystems{{test::pasturedToy()}};
    const GameSystem& mToy = mSystems.list().front();

    /// Returns a map as read from a file.
    Scenario map(const char* title, bool swapped = false) const {
        Scenario scenario = test::pastureMap(mToy);
        scenario.title = Localized(title);
        scenario.seats[0].faction = swapped ? "blue" : "red";
        scenario.seats[1].faction = swapped ? "red" : "blue";
        const auto read = readScenario(writeScenario(scenario, mToy.catalog), mSystems);
        return read ? *read : Scenario();
    }
    /// Returns three scenarios; in the second one the players have changed sides.
    Campaign saga() const {
        auto campaign = makeCampaign({map("One"), map("Two", true), map("Three")}, mToy, "00c0ffee");
        if (!campaign) return {};
        campaign->stages[0].points = 3;
        campaign->stages[2].points = 5;
        return *std::move(campaign);
    }
    std::unique_ptr<Match> begin(const Campaign& campaign, std::uint64_t seed,
                                 const char* bot = "random") const {
        const auto stage = openStage(campaign);
        MatchSetup setup = setupOf(campaign, mToy.catalog, *stage);
        setup.seed = seed;
        for (Participant& player : setup.players) player.bot = bot;
        auto match = mToy.play->start(campaign.stages[*stage].scenario, setup);
        return match ? *std::move(match) : nullptr;
    }
    GameRecord played(const Campaign& campaign, std::uint64_t seed) const {
        const auto match = begin(campaign, seed);
        while (match->playOne()) {
        }
        return match->record();
    }
    /// Returns a game that the player of this faction wins.
    GameRecord wonBy(const Campaign& campaign, int player) const {
        for (std::uint64_t seed = 1;; ++seed) {
            GameRecord record = played(campaign, seed);
            const auto match = mToy.play->resume(record, ReplayMode::Drawn);
            const auto winners = (*match)->standing().winners;
            const auto seats = playersAt(campaign, mToy.catalog, *openStage(campaign));
            if (winners.size() == 1 && seats[static_cast<std::size_t>(winners[0])] == player) return record;
        }
    }

private slots:
    void matchesCarryWhatTheyAreGiven() {
        for (const std::uint64_t seed : {1, 2, 3})
            QCOMPARE(play::findFault(*mToy.play, test::pastureMap(mToy), {}, seed), std::string());
    }

    void isPlayedInOrderAndCarriesOn() {
        Campaign campaign = saga();
        QCOMPARE(campaign.players.size(), std::size_t{2});
        QCOMPARE(campaign.players[1].faction, std::string("blue"));
        QCOMPARE(openStage(campaign), std::optional<std::size_t>(0));
        QVERIFY(!lastStage(campaign));
        QVERIFY(takeGame(campaign, mToy, wonBy(campaign, 1)).ok());
        QCOMPARE(pointsOf(campaign), (std::vector{0, 3}));
        QCOMPARE(carriedInto(campaign, 1), std::string(R"({"wool":[0,1]})"));
        // The second game begins with it, and blue sits at the first seat now.
        QCOMPARE(playersAt(campaign, mToy.catalog, 1), (std::vector{1, 0}));
        const auto match = begin(campaign, 1);
        QCOMPARE(match->standing().seats[1].figures[0], 1);
        QCOMPARE(match->standing().seats[0].figures[0], 0);
        QVERIFY(takeGame(campaign, mToy, wonBy(campaign, 1)).ok());
        QCOMPARE(pointsOf(campaign), (std::vector{0, 4}));
        QVERIFY(takeGame(campaign, mToy, wonBy(campaign, 0)).ok());
        QCOMPARE(pointsOf(campaign), (std::vector{5, 4}));
        QCOMPARE(leadersOf(campaign), std::vector{0});
        QVERIFY(!openStage(campaign));
        QVERIFY(verifyCampaign(campaign, mToy).ok());
    }

    void gamesKnowWhereTheyBelong() {
        Campaign campaign = saga();
        const GameRecord first = played(campaign, 1);
        QCOMPARE(linkOf(first), std::optional(CampaignLink{"00c0ffee", 0}));
        QCOMPARE(linkOf(*readRecord(writeRecord(first, mToy.catalog), mSystems)), linkOf(first));
        QVERIFY(takeGame(campaign, mToy, first).ok());
        // It is the outcome of the first scenario, not of the open one; played otherwise, it takes
        // the place of that.
        QCOMPARE(stageOf(campaign, first), std::optional<std::size_t>(0));
        QVERIFY(takeGame(campaign, mToy, wonBy(saga(), 0)).ok());
        QCOMPARE(campaign.stages[0].outcome->winners, std::vector{0});
        const GameRecord second = played(campaign, 2);
        QVERIFY(takeGame(campaign, mToy, second).ok());
        const Campaign before = campaign;
        // Others depend on it by now.
        QCOMPARE(takeGame(campaign, mToy, first).error().code(), std::string("campaign.other-game"));
        QVERIFY(campaign == before);
        takeBack(campaign);
        QCOMPARE(openStage(campaign), std::optional<std::size_t>(1));
    }

    void whatIsNotOverOrNotOfItIsRefused() {
        Campaign campaign = saga();
        const Campaign before = campaign;
        const auto match = begin(campaign, 4);
        QVERIFY(match->playOne());
        QCOMPARE(takeGame(campaign, mToy, match->record()).error().code(), std::string("campaign.not-over"));
        GameRecord other = played(campaign, 4);
        other.carried = R"({"wool":[9,9]})";
        QCOMPARE(takeGame(campaign, mToy, other).error().code(), std::string("campaign.other-game"));
        other = played(campaign, 4);
        other.lines.back() = "state over 0000000000000000";
        QVERIFY(!takeGame(campaign, mToy, other).ok());
        QVERIFY(campaign == before);
    }

    void aGameOfATableIsTypedIn() {
        Campaign campaign = saga();
        QCOMPARE(typeOutcome(campaign, mToy, {2}, {}).error().code(), std::string("campaign.winner"));
        QCOMPARE(typeOutcome(campaign, mToy, {0, 0}, {}).error().code(), std::string("campaign.winner"));
        QVERIFY(!typeOutcome(campaign, mToy, {0}, R"({"wool":[1]})").ok());
        QVERIFY(!typeOutcome(campaign, mToy, {0}, "nonsense").ok());
        QVERIFY(campaign == saga());
        QVERIFY(typeOutcome(campaign, mToy, {0}, R"({ "wool": [2, 0] })").ok());
        QCOMPARE(carriedInto(campaign, 1), std::string(R"({"wool":[2,0]})"));
        QVERIFY(typeOutcome(campaign, mToy, {}, {}).ok());  // a draw; what was carried stays
        QCOMPARE(carriedInto(campaign, 2), std::string(R"({"wool":[2,0]})"));
        QVERIFY(typeOutcome(campaign, mToy, {0, 1}, {}).ok());  // both win
        QCOMPARE(pointsOf(campaign), (std::vector{8, 5}));
        QCOMPARE(typeOutcome(campaign, mToy, {0}, {}).error().code(), std::string("campaign.complete"));
        QVERIFY(verifyCampaign(campaign, mToy).ok());
    }

    void theFileKeepsEverything() {
        Campaign campaign = saga();
        campaign.title = Localized("Saga");
        campaign.title.set("de", "Sage");
        campaign.author = "A\"B";
        campaign.players[0].name = "Anna";
        campaign.start = R"({"wool":[1,0]})";
        campaign.extra.members.emplace_back("later", "[1,2]");
        campaign.stages[1].extra.members.emplace_back("mood", "\"dark\"");
        QVERIFY(takeGame(campaign, mToy, played(campaign, 5)).ok());
        QVERIFY(typeOutcome(campaign, mToy, {1}, {}).ok());
        const std::string text = writeCampaign(campaign, mToy.catalog);
        const auto read = readCampaign(text, mSystems);
        QVERIFY(read.ok());
        QVERIFY(*read == campaign);
        QCOMPARE(writeCampaign(*read, mToy.catalog), text);
        QVERIFY(verifyCampaign(*read, mToy).ok());
    }

    void aLieIsFound() {
        Campaign campaign = saga();
        QVERIFY(takeGame(campaign, mToy, wonBy(campaign, 0)).ok());
        campaign.stages[0].outcome->winners = {1};
        const Status lie = verifyCampaign(campaign, mToy);
        QVERIFY(!lie.ok());
        QCOMPARE(lie.error().code(), std::string("campaign.other-outcome"));
        campaign.stages[0].outcome->winners = {0};
        campaign.stages[0].outcome->carried = R"({"wool":[9,0]})";
        QCOMPARE(verifyCampaign(campaign, mToy).error().code(), std::string("campaign.other-outcome"));
    }

    void whatGamesDoNotCarryIsRefused() {
        const GameSystem harvest = test::playedToy();
        MatchSetup setup;
        setup.carried = R"({"wool":[1,0]})";
        const auto refused = harvest.play->start(harvest.layout("2p")->scenario, setup);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code(), std::string("play.nothing-carried"));
        setup.carried = R"({"wool":[1,0,0]})";
        QVERIFY(!mToy.play->start(map("One"), setup).ok());
    }

    void badFiles_data() {
        QTest::addColumn<std::string>("old");
        QTest::addColumn<std::string>("put");
        QTest::addColumn<std::string>("code");
        QTest::addColumn<std::string>("place");
        const auto row = [](const char* name, std::string old, std::string put, std::string code,
                            std::string place) {
            QTest::newRow(name) << std::move(old) << std::move(put) << std::move(code) << std::move(place);
        };
        row("other format", "hexatelier-campaign", "hexatelier-game", "file.not-a-campaign", "");
        row("from the future", "\"version\": 1", "\"version\": 2", "file.newer-version", "/version");
        row("another game", "\"system\": \"toy\"", "\"system\": \"chess\"", "file.unknown-system", "/system");
        row("empty id", "\"00c0ffee\"", "\"\"", "campaign.id", "/id");
        row("id with a path", "\"00c0ffee\"", "\"../x\"", "campaign.id", "/id");
        row("faction of nobody", "\"faction\": \"blue\"", "\"faction\": \"green\"", "campaign.faction",
            "/players/1");
        row("faction twice", "\"faction\": \"blue\"", "\"faction\": \"red\"", "campaign.faction",
            "/players/1");
        row("faction of another", "\"faction\": \"blue\"", "\"faction\": \"gold\"", "campaign.players",
            "/scenarios/0");
        row("one has none", "\"faction\": \"blue\"", "\"name\": \"B\"", "campaign.faction", "/players/1");
        row("points", "\"points\": 3", "\"points\": -1", "json.range", "/scenarios/0/points");
        row("points that are none", "\"points\": 3", "\"points\": \"3\"", "json.type", "/scenarios/0/points");
        row("winner", "\"winners\": [1]", "\"winners\": [3]", "campaign.winner",
            "/scenarios/0/outcome/winners");
        row("no winner", "\"winners\": [1]", "\"winners\": [0]", "json.range",
            "/scenarios/0/outcome/winners/0");
        row("no such map", "\"format\": \"hexatelier-scenario\"", "\"format\": \"x\"", "file.not-a-scenario",
            "/scenarios/0/scenario");
        row("carried list", "\"carried\": {", "\"carried\": [], \"x\": {", "json.type", "/carried");
        row("broken off", "\"scenarios\"", "", "json.syntax", "-");
        row("twice", "\"author\"", "\"id\": \"x\", \"author\"", "json.duplicate-key", "-");
    }
    void badFiles() {
        QFETCH(std::string, old);
        QFETCH(std::string, put);
        QFETCH(std::string, code);
        QFETCH(std::string, place);
        Campaign campaign = saga();
        campaign.author = "Somebody";
        campaign.start = R"({"wool":[1,0]})";
        QVERIFY(takeGame(campaign, mToy, wonBy(campaign, 0)).ok());
        std::string text = writeCampaign(campaign, mToy.catalog);
        const std::size_t at = text.find(old);
        QVERIFY(at != std::string::npos);
        if (put.empty())
            text.resize(at);
        else
            text.replace(at, old.size(), put);
        const auto refused = readCampaign(text, mSystems);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code(), code);
        const auto* pointer = std::get_if<JsonPointer>(&refused.error().place());
        if (place != "-") QCOMPARE(pointer != nullptr ? pointer->path : std::string("none"), place);
        const Messages messages = mSystems.messages();
        for (const char* language : {"en", "de", "fr"})
            QVERIFY(messages.text(language, refused.error()).find('{') == std::string::npos);
    }

    void outcomesHaveNoGap() {
        Campaign campaign = saga();
        campaign.stages[1].outcome = Campaign::Outcome{{0}, {}, {}, {}};
        const auto refused = readCampaign(writeCampaign(campaign, mToy.catalog), mSystems);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code(), std::string("campaign.gap"));
    }

    /// Wherever a file breaks off, or a byte of it is another one, the answer is a campaign or a
    /// refusal.
    void damagedFilesEndNothing() {
        Campaign campaign = saga();
        QVERIFY(takeGame(campaign, mToy, played(campaign, 1)).ok());
        const std::string text = writeCampaign(campaign, mToy.catalog);
        Rng rng(7, "damage");
        for (int i = 0; i < 400; ++i) {
            std::string damaged = text;
            if (i % 2 == 0) {
                damaged.resize(rng.below(text.size()));
                QVERIFY(!readCampaign(damaged, mSystems).ok());
            } else {
                damaged[rng.below(text.size())] = static_cast<char>(rng.below(256));
                if (const auto read = readCampaign(damaged, mSystems)) (void)verifyCampaign(*read, mToy);
            }
        }
    }
};

HEXA_TEST(CampaignTest);

#include "campaign_test.moc"
