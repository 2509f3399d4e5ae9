// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/keptlimit.h"

#include "core/edit/builders.h"
#include "core/engine/judge/balance.h"
#include "core/generate/produce.h"
#include "core/messages/messages.h"
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/test.h"

#include <QTest>

#include <stop_token>

using namespace hexa;

namespace hexa::clockwork {

class KeptLimitTest : public QObject {
    Q_OBJECT

    const GameSystem& mSystem = test::game();

    double gapOf(const Scenario& map) const { return **mSystem.balance->predictedGap(map, {}); }

    Scenario mUnfair;  ///< A map for two, as chance made it.

    /// Returns it with all tiles except `open` locked.
    GenerateRequest unfair(std::size_t open) const {
        GenerateRequest request;
        request.base = mUnfair;
        std::vector<Hex> kept;
        for (const Cell& cell : mUnfair.board.cells())
            if (isTile(cell.kind) && !mSystem.catalog.isSeat(cell.kind)) kept.push_back(cell.at);
        kept.erase(kept.begin(), kept.begin() + static_cast<std::ptrdiff_t>(open));
        static_cast<void>(apply(request.base, setLocked(request.base, kept, true)));
        request.mode = "balanced";
        request.seed = 3;
        request.threads = 2;
        return request;
    }
    static std::string idOf(Hex at) { return std::to_string(at.q) + ":" + std::to_string(at.r); }

private slots:
    void initTestCase() {
        mUnfair = test::legalMap(2, 5);
        QVERIFY(gapOf(mUnfair) > 8);
    }

    /// With two open slots all ways are tried, and each named tile has the promised effect.
    void whatIsProven() {
        GenerateRequest request = unfair(2);
        const auto limit = generate::keptLimit(mSystem, request, gapOf(request.base));
        QVERIFY(limit.has_value());
        QCOMPARE(limit->tried, std::int64_t{64});
        QVERIFY(limit->gap > 4 && limit->gap <= gapOf(request.base));
        QVERIFY(!limit->freed.empty());
        for (std::size_t i = 0; i < limit->freed.size(); ++i) {
            const auto& [at, gap] = limit->freed[i];
            QVERIFY(gap <= limit->gap - 1);
            QVERIFY(i == 0 || gap >= limit->freed[i - 1].gap);
            QVERIFY(request.base.board.find(at)->locked);
            if (i > 0) continue;
            GenerateRequest without = request;
            static_cast<void>(apply(without.base, setLocked(without.base, {&at, 1}, false)));
            without.effort = 20;
            const auto made = mSystem.generate->run(without);
            QVERIFY(made.ok());
            QVERIFY(*made->front().gap <= gap + 0.5);  // a longer search finds no worse a map
        }
        request.threads = 1;
        QVERIFY(generate::keptLimit(mSystem, request, gapOf(request.base)) == limit);
        const auto texts = generate::statements(*limit, idOf);
        QCOMPARE(texts.size(), limit->freed.size() + 1);
        QCOMPARE(texts.front().code, std::string("generate.kept.proven"));
        const Messages messages = coreMessages();
        for (const char* language : {"en", "de", "fr"})
            for (const Message& text : texts) {
                const std::string reported = messages.text(language, text);
                QVERIFY2(reported.find('{') == std::string::npos &&
                             reported.find("generate.") == std::string::npos,
                         reported.c_str());
            }
    }

    /// With more slots, a search looks: its report does not call that a proof. Wishes leave fewer
    /// maps than there are ways.
    void whatIsEstimated() {
        GenerateRequest request = unfair(5);
        const auto limit = generate::keptLimit(mSystem, request, gapOf(request.base));
        QVERIFY(limit.has_value());
        QCOMPARE(limit->tried, std::int64_t{0});
        QCOMPARE(generate::statements(*limit, idOf).front().code, std::string("generate.kept.found"));
        request = unfair(2);
        request.tastes.push_back({mSystem.generate->axes.front().id, 0.5});
        const auto wished = generate::keptLimit(mSystem, request, gapOf(request.base));
        QVERIFY(wished.has_value());
        QCOMPARE(wished->tried, std::int64_t{0});
    }

    void nothingToSay() {
        GenerateRequest request = unfair(2);
        std::stop_source stop;
        stop.request_stop();
        request.stop = stop.get_token();
        QVERIFY(!generate::keptLimit(mSystem, request, 20));
        request = unfair(2);
        std::vector<Hex> all;
        for (const Cell& cell : request.base.board.cells()) all.push_back(cell.at);
        static_cast<void>(apply(request.base, setLocked(request.base, all, false)));
        QVERIFY(!generate::keptLimit(mSystem, request, 20));
        generate::KeptLimit none;
        none.gap = 8;
        QCOMPARE(generate::statements(none, idOf).back().code, std::string("generate.kept.several"));
    }

    /// A run returns it with its maps, on request; a fair map needs no such limit.
    void aRunSaysIt() {
        generate::ProduceRequest request;
        request.search = unfair(2);
        request.tournament = generate::WithTournament::No;
        QVERIFY(!generate::produce(mSystem, request)->keptLimit);
        request.explainKept = true;
        double part = 0;
        bool explaining = false;
        const auto made = generate::produce(mSystem, request, [&](const generate::ProduceProgress& now) {
            QVERIFY(now.part >= part);
            part = now.part;
            explaining |= now.stage == generate::ProduceProgress::Stage::Explaining;
        });
        QVERIFY(made.ok() && made->keptLimit && explaining);
        QVERIFY(!made->cancelled);
        QCOMPARE(made->keptLimit->tried, std::int64_t{64});
        const std::vector<Hex> kept = generate::keptTiles(mSystem, request.search.base);
        static_cast<void>(apply(request.search.base, setLocked(request.search.base, kept, false)));
        const auto fair = generate::produce(mSystem, request);
        QVERIFY(fair.ok() && !fair->keptLimit);
    }
};

HEXA_TEST(KeptLimitTest, "slow-unoptimized");

}  // namespace hexa::clockwork

#include "keptlimit_test.moc"
