// SPDX-License-Identifier: GPL-3.0-or-later
// The file of a part, also if cut off, changed or made up.
#include "core/parts/partfile.h"

#include "tests/core/parts/played.h"
#include "tests/support/test.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>

using namespace hexa;
using namespace hexa::parts;

class PartFileTest : public QObject {
    Q_OBJECT

    const test::Coins mCoins = test::threeSeats();
    std::string mText;
    Part mPart;

private slots:
    void initTestCase() {
        mPart = test::playedPart({test::coinTrial(mCoins, 3, 20), test::coinTrial(mCoins, 4, 100)}, {1, 2});
        mText = writePart(mPart);
    }

    void writtenAndRead() {
        const auto read = readPart(mText);
        QVERIFY(read.ok());
        QVERIFY(*read == mPart);
        QCOMPARE(writePart(*read), mText);
    }

    /// Features of some games only: places in the order, targets, shared wins, draws, bound
    /// factions.
    void otherGamesWrittenAndRead() {
        test::CoinRules rules;
        rules.seats = 3;
        rules.judged = Judged::Order;
        rules.targets = {2, 1, 1};
        rules.sharedEvery = 3;
        rules.drawnEvery = 4;
        const test::Coins order(rules);
        rules.judged = Judged::Seats;
        rules.ordered = false;
        rules.factions = 0;
        const test::Coins bound(rules);
        rules.seats = 4;
        rules.teams = rules.factions = 2;
        rules.targets = {2, 1};
        const test::Coins teams(rules);
        for (const test::Coins* coins : {&order, &bound, &teams}) {
            const Part part = test::playedPart({test::coinTrial(*coins, 3, 100)}, {1, 2});
            const sim::Tally& tally = part.tallies.begin()->second;
            QVERIFY(tally.drawn > 0 && tally.shared > 0);
            const auto read = readPart(writePart(part));
            QVERIFY2(read.ok(), read.ok() ? "" : read.error().code().c_str());
            QVERIFY(*read == part);
        }
        QVERIFY(mText.find("shared") == std::string::npos && mText.find("targets") == std::string::npos);
    }

    /// With at most eight bots the file is unchanged from the time when series had room for no
    /// more.
    void whatCountsByBot() {
        const test::Coins coins = test::threeSeats();
        Part part = test::playedPart({test::coinTrial(coins, 3, 100)}, {1, 2});
        const auto numbers = [](const std::string& text, const std::string& key) {
            const std::size_t from = text.find('[', text.find('"' + key + '"'));
            return 1 + std::count(text.begin() + static_cast<std::ptrdiff_t>(from),
                                  text.begin() + static_cast<std::ptrdiff_t>(text.find(']', from)), ',');
        };
        QCOMPARE(numbers(writePart(part), "botWins"), std::ptrdiff_t{8});
        sim::Tally& tally = part.tallies.begin()->second;
        std::swap(tally.botWins[0], tally.botWins[9]);
        std::swap(tally.botTeams[0], tally.botTeams[9]);
        QCOMPARE(numbers(writePart(part), "botTeams"), std::ptrdiff_t{10});
        const auto read = readPart(writePart(part));
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().code().c_str());
        QVERIFY(*read == part);
    }

    void aTruncatedFile() {
        QVERIFY(rc::check([this] {
            const auto length = *rc::gen::inRange<std::size_t>(0, mText.size() - 2);
            const auto read = readPart(std::string_view(mText).substr(0, length));
            RC_ASSERT(!read.ok());
            RC_ASSERT(read.error().code() == "json.syntax");
        }));
    }

    /// A digit changed in transit is found at any place.
    void aChangedDigit() {
        std::size_t tried = 0;
        for (std::size_t i = 0; i < mText.size(); ++i) {
            if (mText[i] < '0' || mText[i] > '9') continue;
            std::string other = mText;
            other[i] = other[i] == '7' ? '3' : '7';
            const auto read = readPart(other);
            // A word of the request keeps its meaning only with its hash.
            QVERIFY2(!read.ok(), other.substr(i > 20 ? i - 20 : 0, 40).c_str());
            ++tried;
        }
        QVERIFY(tried > 200);
    }

    void madeUpFiles_data() {
        QTest::addColumn<QString>("find");
        QTest::addColumn<QString>("put");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, const char* find, const char* put, const char* code,
                            const char* place) { QTest::newRow(name) << find << put << code << place; };
        row("another format", "hexatelier-part", "hexatelier-scenario", "parts.no-part", "/format");
        row("no format", "\"format\"", "\"form\"", "parts.no-part", "");
        row("a later version", "\"version\": 1", "\"version\": 2", "file.newer-version", "/version");
        row("no version", "\"version\": 1", "\"version\": 0", "json.range", "/version");
        row("other words", "--seed=1", "--seed=2", "parts.damaged", "/request");
        row("a word too many", "\"rules 2\"", "\"rules 2\", \"rules 3\"", "parts.damaged", "/request");
        row("no such part", "\"part\": 1", "\"part\": 3", "json.range", "/part");
        row("no parts", "\"of\": 2", "\"of\": 0", "json.range", "/of");
        row("another part", "\"part\": 1", "\"part\": 2", "parts.damaged", "/check");
        row("too many seats", "\"seats\": 3", "\"seats\": 9", "json.range", "/tallies/0/seats");
        row("fewer seats", "\"seats\": 3", "\"seats\": 2", "json.range", "/tallies/0/teams");
        row("a team of nobody", "\"teamOf\": [0, 1, 2]", "\"teamOf\": [0, 1, 1]", "parts.tally",
            "/tallies/0/teamOf");
        row("a team too many", "\"teamOf\": [0, 1, 2]", "\"teamOf\": [0, 1, 2, 0]", "json.too-many",
            "/tallies/0/teamOf");
        row("a seat of no team", "\"teamOf\": [0, 1, 2]", "\"teamOf\": [0, 1, 2.5]", "json.type",
            "/tallies/0/teamOf/2");
        row("fewer than no games", "\"games\": ", "\"games\": -", "json.range", "/tallies/0/games");
        row("a huge number", "\"decisions\": ", "\"decisions\": 99999999999999", "json.range",
            "/tallies/0/decisions");
        row("games nobody won", "\"games\": ", "\"games\": 1", "parts.tally", "/tallies/0");
        row("no hash", "\"hash\": \"", "\"hash\": \"x", "parts.tally", "/tallies/0/hash");
        row("a trial twice", "\"trial\": 1", "\"trial\": 0", "parts.tally", "/tallies/1");
        row("a missing member", "\"points\"", "\"punkte\"", "json.missing", "/tallies/0");
        row("a strange member", "\"trial\": 0", "\"trial\": 0, \"x\": 1", "json.unknown-member",
            "/tallies/0/x");
        row("a short row", "\"arrangements\": [", "\"arrangements\": [[0, 1],", "parts.tally",
            "/tallies/0/arrangements/0");
        row("a strange faction", "\"arrangements\": [", "\"arrangements\": [[0, 1, 2, 9, 0, 0, 0],",
            "parts.tally", "/tallies/0/arrangements/0");
    }
    void madeUpFiles() {
        QFETCH(QString, find);
        QFETCH(QString, put);
        QFETCH(QString, code);
        QFETCH(QString, place);
        QString text = QString::fromStdString(mText);
        const auto at = text.indexOf(find);
        QVERIFY(at >= 0);
        text.replace(at, find.size(), put);
        const auto read = readPart(text.toStdString());
        QVERIFY(!read.ok());
        QCOMPARE(QString::fromStdString(read.error().code()), code);
        QCOMPARE(QString::fromStdString(std::get<JsonPointer>(read.error().place()).path), place);
    }
};

HEXA_TEST(PartFileTest);
#include "partfile_test.moc"
