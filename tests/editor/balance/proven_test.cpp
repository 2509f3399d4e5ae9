// SPDX-License-Identifier: GPL-3.0-or-later
// Maps that need no games: proven ones of the library, and those that are the same for every seat.
#include "core/balance/headline.h"
#include "core/edit/builders.h"
#include "core/library/shelf.h"
#include "core/registry/registry.h"
#include "editor/balance/balancesession.h"
#include "editor/balance/balancetexts.h"
#include "editor/played/playedmaps.h"
#include "tests/editor/openmap.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>

using namespace hexa;
using namespace hexa::editor;

namespace {

/// A map of the library that is exactly symmetric, or is not.
struct ProvenFixture : test::OpenMap {
    explicit ProvenFixture(bool exact)
        : OpenMap(builtInSystems()),
          shelf(*library::Shelf::open(game(), builtInLibrary(game().id()))),
          taken(take(exact)) {
        if (!document.apply({Batch{{replaceContent(map(), taken.scenario)}}}, "open")) qFatal("not opened");
        session.setLibrary(&shelf);
    }
    balance::Headline headline() {
        if (!QTest::qWaitFor([&] { return !session.factsPending(); }, test::patience)) qFatal("no facts");
        return BalanceTexts::headline(session);
    }

    library::Shelf shelf;
    library::Taken taken;
    PlayedMaps games{document.system()};
    BalanceSession session{document, games, locale};

private:
    library::Taken take(bool exact) const {
        library::Wish wish;
        wish.configuration = "2p";
        for (library::Taken& one : shelf.take(wish, 100))
            if (one.map->exact() == exact) return std::move(one);
        qFatal("no such map");
    }
};

}  // namespace

class ProvenMapTest : public QObject {
    Q_OBJECT
private slots:
    void aProvenMapSaysWhatItsGamesShowed() {
        ProvenFixture open(false);
        QCOMPARE(open.headline().text.code, std::string("balance.headline.proven.range"));
        const auto expected = open.session.expectedGap();
        QVERIFY(expected && expected->played);
        QCOMPARE(expected->gap, library::gapOf(*open.taken.map));
        // Another tile makes it another map, until it is undone.
        const auto tile = std::ranges::find_if(open.map().board.cells(), [&](const Cell& cell) {
            return isTile(cell.kind) && !open.map().seatAt(cell.at);
        });
        const KindId other = tile->kind == kindIdAt(0) ? kindIdAt(1) : kindIdAt(0);
        open.put(tile->at, other);
        QVERIFY(open.headline().text.code != "balance.headline.proven.range");
        open.document.undoStack().undo();
        QCOMPARE(open.headline().text.code, std::string("balance.headline.proven.range"));
    }

    /// The games of the proof are the games of the map: no others beside them, unless asked for.
    void theProofIsWhatWasPlayed() {
        ProvenFixture open(false);
        open.session.allowLive(BackgroundWork::Always);
        static_cast<void>(open.headline());
        QVERIFY(!open.session.live().pending());
        const balance::BalanceReport* played = open.session.played();
        QVERIFY(played != nullptr);
        const auto gaps = library::gapsOf(*open.taken.map);
        QCOMPARE(played->bots.size(), gaps.size());
        for (std::size_t bot = 0; bot < gaps.size(); ++bot) {
            QCOMPARE(played->bots[bot].bot, gaps[bot].bot);
            QCOMPARE(played->bots[bot].games, gaps[bot].games);
            QVERIFY(std::abs(played->bots[bot].gap * 100 - gaps[bot].gap) < 1e-3);
            QVERIFY(std::abs(played->bots[bot].gapInterval.high * 100 - gaps[bot].interval.high) < 1e-3);
        }
        QVERIFY(std::abs(played->bots[played->worstBot].gap * 100 - open.session.expectedGap()->gap) < 1e-3);
        QCOMPARE(open.session.playedShares().size(), gaps.size());
        // After a change they are another map's games.
        const auto tile = std::ranges::find_if(open.map().board.cells(), [&](const Cell& cell) {
            return isTile(cell.kind) && !open.map().seatAt(cell.at);
        });
        open.put(tile->at, tile->kind == kindIdAt(0) ? kindIdAt(1) : kindIdAt(0));
        static_cast<void>(open.headline());
        QVERIFY(open.session.played() == nullptr);
    }

    void aSymmetricMapIsNotPlayedUnasked() {
        ProvenFixture open(true);
        open.session.allowLive(BackgroundWork::Always);
        QCOMPARE(open.headline().text.code, std::string("balance.headline.symmetric"));
        QVERIFY(!open.session.live().pending());
        QVERIFY(open.session.played() == nullptr);
    }
};

HEXA_TEST(ProvenMapTest);
#include "proven_test.moc"
