// SPDX-License-Identifier: GPL-3.0-or-later
// Atlases of fair maps: what every map of one keeps, their files, and how parts become the whole.
#include "core/generate/atlas/atlas.h"

#include "core/generate/atlas/atlasfile.h"
#include "core/generate/atlas/atlaspicture.h"
#include "core/generate/atlas/atlastable.h"
#include "core/json/reader.h"
#include "core/systems/clockwork/terms/ranges.h"
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/test.h"
#include "tests/support/xmllint.h"

#include <algorithm>

using namespace hexa;
using namespace hexa::generate;

namespace {

AtlasRequest atlasRequestFor(int cells = 3) {
    GenerateRequest ground;
    ground.base = test::game().layout("2p")->scenario;
    auto empty = emptyAtlas(test::game(), ground, {{"contact", cells}, {"villages", cells}, 2});
    if (!empty) qFatal("%s", empty.error().code().c_str());
    AtlasRequest request;
    request.start = *std::move(empty);
    request.seed = 7;
    request.effort = 40;
    request.rounds = 2;
    request.legs = 3;
    request.program = "test";
    return request;
}

Atlas made(const AtlasRequest& request) {
    auto atlas = explore(test::game(), request);
    if (!atlas) qFatal("%s", atlas.error().code().c_str());
    return *std::move(atlas);
}

std::string written(const Atlas& atlas) { return writeAtlas(atlas, test::game().catalog); }

/// The same text with one change; the test fails if there is nothing to change.
std::string changed(std::string text, const std::string& what, const std::string& to) {
    const auto at = text.find(what);
    if (at == std::string::npos) qFatal("not in the file: %s", what.c_str());
    return text.replace(at, what.size(), to);
}

}  // namespace

class AtlasTest : public QObject {
    Q_OBJECT

    Atlas mAtlas;

private slots:
    void initTestCase() { mAtlas = made(atlasRequestFor()); }

    void everyMapIsLegalAndStandsInItsCell() {
        QVERIFY(mAtlas.filled() >= 6);
        const auto& axes = test::game().generate->axes;
        const auto axis = [&](const std::string& id) {
            return std::ranges::find(axes, id, &TasteAxis::id) - axes.begin();
        };
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 3; ++column) {
                const AtlasCell& cell = mAtlas.at(column, row);
                QVERIFY(cell.found.size() <= 2);
                QVERIFY(std::is_sorted(cell.found.begin(), cell.found.end()));
                for (const AtlasEntry& entry : cell.found) {
                    const Scenario& map = entry.candidate.scenario;
                    QVERIFY(!test::hasErrors(map));
                    const auto position = [&](const std::string& id) {
                        return entry.candidate.tastes[static_cast<std::size_t>(axis(id))].position;
                    };
                    QCOMPARE(std::min(2, static_cast<int>(position("contact") * 3)), column);
                    QCOMPARE(std::min(2, static_cast<int>(position("villages") * 3)), row);
                    QVERIFY(entry.candidate.gap);
                    QVERIFY(map.provenance.settings.empty());
                }
            }
    }

    void anyNumberOfThreadsFindsTheSame() {
        AtlasRequest request = atlasRequestFor();
        request.threads = 3;
        QCOMPARE(written(made(request)), written(mAtlas));
    }

    void lockedTilesStay() {
        AtlasRequest request = atlasRequestFor();
        Scenario& base = request.start.ground.base;
        const Hex at = test::emptySlots(base).front();
        test::lock(base, at, clockwork::tile::lake);
        request.rounds = 1;
        const Atlas atlas = made(request);
        QVERIFY(atlas.filled() > 0);
        for (const AtlasCell& cell : atlas.cells)
            for (const AtlasEntry& entry : cell.found) {
                const Cell* tile = entry.candidate.scenario.board.find(at);
                QVERIFY(tile->kind == clockwork::tile::lake && tile->locked);
            }
    }

    /// Searching on never loses what was found.
    void whoGoesOnFindsNothingWorse() {
        AtlasRequest request = atlasRequestFor();
        request.start = mAtlas;
        request.seed = 8;
        const Atlas more = made(request);
        QCOMPARE(more.legs, 2 * mAtlas.legs);
        for (std::size_t i = 0; i < mAtlas.cells.size(); ++i) {
            if (mAtlas.cells[i].empty()) continue;
            QVERIFY(!more.cells[i].empty());
            QVERIFY(!(mAtlas.cells[i].best() < more.cells[i].best()));
        }
    }

    void itsFileSaysAllOfIt() {
        const std::string text = written(mAtlas);
        QVERIFY(isAtlas(text));
        const auto read = readAtlas(text, test::onlyThisGame());
        QVERIFY2(read.ok(), read ? "" : read.error().code().c_str());
        QVERIFY(read->cells == mAtlas.cells);
        QVERIFY(read->grid == mAtlas.grid);
        QCOMPARE(written(*read), text);
        const auto again = judged(test::game(), *read);
        QVERIFY(again.ok());
        QVERIFY(again->cells == mAtlas.cells);
        QCOMPARE(written(*again), text);
    }

    void aBadFileIsRefusedWithItsPlace_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, const char* what, const char* to, const char* code,
                            const char* place) { QTest::newRow(name) << what << to << code << place; };
        row("another file", "hexatelier-atlas", "hexatelier-map", "generate.atlas.no-atlas", "/format");
        row("from the future", "\"version\": 1", "\"version\": 99", "file.newer-version", "/version");
        row("another game", "\"system\": \"clockwork-wars\"", "\"system\": \"chess\"", "file.unknown-system",
            "/system");
        row("a cell too far", "\"column\": 0", "\"column\": 3", "json.range", "/cells/0/column");
        row("a tile too many", "\"tiles\": [", "\"tiles\": [0, ", "json.too-many", "/cells/0/found/0/tiles");
        row("a number that was touched", "\"legs\": 6", "\"legs\": 7", "parts.damaged", "/check");
        row("something unknown", "\"depth\": 2", "\"depth\": 2, \"more\": 1", "json.unknown-member", "/more");
    }
    void aBadFileIsRefusedWithItsPlace() {
        QFETCH(QString, what);
        QFETCH(QString, to);
        QFETCH(QString, code);
        QFETCH(QString, place);
        const auto read =
            readAtlas(changed(written(mAtlas), what.toStdString(), to.toStdString()), test::onlyThisGame());
        QVERIFY(!read.ok());
        QCOMPARE(QString::fromStdString(read.error().code()), code);
        const auto* at = std::get_if<JsonPointer>(&read.error().place());
        QVERIFY(at != nullptr);
        QCOMPARE(QString::fromStdString(at->path), place);
    }

    /// Nothing of what a broken copy holds is taken for an atlas.
    void aTornFileIsRefused() {
        const std::string text = written(mAtlas);
        for (std::size_t length = 0; length < text.size(); length += 1 + text.size() / 200)
            QVERIFY(!readAtlas(text.substr(0, length), test::onlyThisGame()).ok());
    }

    /// The hash doesn't know the rules: a map that may not be made is found when it is judged.
    void aMapThatMayNotBeMadeIsRefused() {
        Atlas forged = mAtlas;
        const auto cell = std::ranges::find_if(forged.cells, [](const AtlasCell& c) { return !c.empty(); });
        AtlasEntry& entry = cell->found.front();
        for (KindId& kind : entry.tiles)
            if (kind != clockwork::tile::capital && kind != KindId::Blank) kind = clockwork::tile::village;
        const auto read = readAtlas(written(forged), test::onlyThisGame());
        QVERIFY2(read.ok(), read ? "" : read.error().code().c_str());
        const auto looked = judged(test::game(), *read);
        QVERIFY(!looked.ok());
        QCOMPARE(looked.error().code(), std::string("generate.atlas.map"));
        const auto* at = std::get_if<JsonPointer>(&looked.error().place());
        QVERIFY(at != nullptr);
        QCOMPARE(at->path, std::string("/cells/0/found/0"));
    }

    void partsAreTheWhole() {
        AtlasRequest request = atlasRequestFor();
        request.rounds = 1;
        const std::string whole = written(made(request));
        std::vector<NamedAtlas> parts;
        for (int number = 1; number <= 2; ++number) {
            request.part = {number, 2};
            parts.push_back({"part-" + std::to_string(number), made(request)});
            QVERIFY(parts.back().atlas.part);
            const auto read = readAtlas(written(parts.back().atlas), test::onlyThisGame());
            QVERIFY(read.ok());
            QVERIFY(read->part == parts.back().atlas.part);
        }
        const auto joined = join(test::game(), parts);
        QVERIFY2(joined.ok(), joined ? "" : joined.error().code().c_str());
        QCOMPARE(written(*joined), whole);
        std::ranges::reverse(parts);
        QCOMPARE(written(*join(test::game(), parts)), whole);
        parts.pop_back();
        QVERIFY(!join(test::game(), parts).ok());
        request.seed = 9;
        request.part = {1, 2};
        parts.push_back({"stranger", made(request)});
        QCOMPARE(join(test::game(), parts).error().code(), std::string("generate.atlas.other"));
    }

    void partsAreOfOneRound() {
        AtlasRequest request = atlasRequestFor();
        request.part = {1, 2};
        QCOMPARE(explore(test::game(), request).error().code(), std::string("generate.atlas.part"));
        request.rounds = 1;
        request.games = 100;
        QCOMPARE(explore(test::game(), request).error().code(), std::string("generate.atlas.part"));
    }

    void gamesCheckTheBestOfEachCell() {
        AtlasRequest request = atlasRequestFor();
        request.start = mAtlas;
        request.rounds = 0;
        request.games = 4'000;
        request.panel = {"greedy", "calm"};
        const Atlas checked = made(request);
        for (std::size_t i = 0; i < checked.cells.size(); ++i) {
            QCOMPARE(checked.cells[i].checked.has_value(), !mAtlas.cells[i].empty());
            if (!checked.cells[i].checked) continue;
            const AtlasCheck& check = *checked.cells[i].checked;
            QCOMPARE(check.bots.size(), std::size_t{2});
            QVERIFY(std::ranges::find(mAtlas.cells[i].found, check.entry) != mAtlas.cells[i].found.end());
            for (const AtlasGap& bot : check.bots)
                QVERIFY(bot.games > 0 && bot.low <= bot.gap && bot.gap <= bot.high);
        }
        const auto read = readAtlas(written(checked), test::onlyThisGame());
        QVERIFY2(read.ok(), read ? "" : read.error().code().c_str());
        QVERIFY(read->cells == checked.cells);
        request.threads = 3;
        QCOMPARE(written(made(request)), written(checked));
        // Parts of a check are the check of one machine.
        std::vector<NamedAtlas> parts;
        for (int number = 1; number <= 3; ++number) {
            request.part = {number, 3};
            parts.push_back({std::to_string(number), made(request)});
        }
        std::rotate(parts.begin(), parts.begin() + 1, parts.end());
        const auto joined = join(test::game(), parts);
        QVERIFY2(joined.ok(), joined ? "" : joined.error().code().c_str());
        QCOMPARE(written(*joined), written(checked));
    }

    void aStoppedOneIsAnAtlasToo() {
        AtlasRequest request = atlasRequestFor();
        request.rounds = 50;
        std::stop_source source;
        request.stop = source.get_token();
        double part = 0;
        bool fell = false;
        const auto atlas = explore(test::game(), request, [&](const AtlasProgress& progress) {
            fell |= progress.part < part;
            part = progress.part;
            if (progress.atlas != nullptr && progress.atlas->filled() > 0) source.request_stop();
        });
        QVERIFY(!fell);
        QVERIFY(atlas.ok());
        QVERIFY(atlas->filled() > 0);
        QVERIFY(atlas->legs < 150);
        QVERIFY(readAtlas(written(*atlas), test::onlyThisGame()).ok());
    }

    void axesMustBeTwoThatAreKnown() {
        GenerateRequest ground;
        ground.base = test::game().layout("2p")->scenario;
        for (const auto& [columns, rows] :
             {std::pair("contact", "contact"), std::pair("contact", "nothing"), std::pair("", "villages")})
            QCOMPARE(emptyAtlas(test::game(), ground, {{columns, 3}, {rows, 3}, 1}).error().code(),
                     std::string("generate.atlas.axes"));
    }

    void pictureAndTables() {
        const std::string picture = atlasPicture(
            mAtlas, test::game(), [](const std::string& code) { return "<" + code + "> & \"x\""; },
            [](double points) { return std::to_string(points); });
        HEXA_VERIFY_XML(picture);
        QVERIFY(picture.find("<generate") == std::string::npos);
        const std::string csv = atlasCsv(mAtlas, test::game());
        QCOMPARE(std::ranges::count(csv, '\n'), static_cast<std::ptrdiff_t>(mAtlas.filled() + 1));
        const auto json = JsonDocument::parse(atlasJson(mAtlas, test::game()));
        QVERIFY(json.ok());
    }

    void theFairerTheDarker() {
        const auto lightness = [](double points) {
            const std::string colour = gapColour(points);
            int sum = 0;
            for (int i = 0; i < 3; ++i)
                sum += std::stoi(colour.substr(1 + 2 * static_cast<std::size_t>(i), 2), nullptr, 16);
            return sum;
        };
        for (double points = 1; points <= widestShownGap; ++points)
            QVERIFY(lightness(points) >= lightness(points - 1));
        QCOMPARE(gapColour(widestShownGap), gapColour(80));
    }
};

HEXA_TEST(AtlasTest, "slow-unoptimized");
#include "atlas_test.moc"
