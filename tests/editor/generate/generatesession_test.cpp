// SPDX-License-Identifier: GPL-3.0-or-later
// Generate mode's session during and after games, with a toy game whose games take no time.
#include "editor/generate/generatesession.h"

#include "core/balance/binding.h"
#include "core/edit/builders.h"
#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/engine/play/series.h"
#include "core/generate/tournament/tournament.h"
#include "core/library/shelf.h"
#include "core/registry/registry.h"
#include "editor/balance/balancesession.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/generate/gallerypanel.h"
#include "editor/generate/wanted.h"
#include "editor/generate/wishpanel.h"
#include "editor/played/playedmaps.h"
#include "editor/ui/locale.h"
#include "editor/ui/times.h"
#include "tests/editor/openmap.h"
#include "tests/support/judgedtoy.h"
#include "tests/support/test.h"

#include <QCoreApplication>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>
#include <utility>

using namespace hexa;
using namespace hexa::editor;

namespace {

/// Returns the toy's map for two with a Meadow beside each Home, if `meadow`: fair.
Scenario toyMap(const GameSystem& system, bool meadow) {
    Scenario map = system.layout("2p")->scenario;
    const Board board = map.board;  // painting changes the map's own
    for (std::size_t seat = 0; meadow && seat < map.seats.size(); ++seat)
        for (const Cell& cell : board.cells())
            if (cell.kind == KindId::Empty && distance(cell.at, map.seats[seat].homeHex()) == 1) {
                static_cast<void>(apply(map, paintCells(map, system.catalog, {&cell.at, 1}, kindIdAt(0))));
                break;
            }
    return map;
}

GameSystem searchingToy() {
    GameSystem system = test::judgedToy();
    ownCopy(system.generate).modes.front().searches = true;
    ownCopy(system.generate).run =
        [toy = system](const GenerateRequest& request) -> Result<std::vector<Candidate>> {
        Candidate candidate;
        candidate.scenario = request.base;
        candidate.scenario.board = toyMap(toy, true).board;
        candidate.scenario.provenance.generator = request.mode;
        candidate.scenario.provenance.seed = request.seed;
        return std::vector{candidate};
    };
    return system;
}

struct SessionFixture : test::OpenMap {
    explicit SessionFixture(const Scenario& start, GameSystem game = searchingToy())
        : OpenMap(Systems({std::move(game)}), [&start](const GameSystem&) { return start; }) {
        GenerateWishes wishes = session.wishes();
        wishes.request.mode = document.system().generate->modes.front().id;
        wishes.tournament = true;
        wishes.margin = 0.05;
        session.setWishes(wishes);
    }
    void generate() {
        session.start();
        QTRY_VERIFY_WITH_TIMEOUT(!session.running(), test::patience);
    }
    void withoutGames() {
        GenerateWishes wishes = session.wishes();
        wishes.tournament = false;
        wishes.margin.reset();
        session.setWishes(wishes);
    }
    bool certified() const {
        const auto certificate = balance::certificateOf(document.scenario());
        return certificate && *certificate;
    }

    PlayedMaps games{document.system()};
    GenerateSession session{document, games, locale};
};

}  // namespace

class GenerateSessionTest : public QObject {
    Q_OBJECT

private slots:
    void theCertificateReachesTheMapThatIsOpen() {
        SessionFixture mode(toyMap(searchingToy(), false));
        // The map is taken as soon as it exists: long before its games are over.
        connect(&mode.session, &GenerateSession::galleryChanged, this, [&] {
            if (mode.session.used() == 0 && !mode.session.gallery().empty())
                mode.session.use(mode.session.gallery().front().number);
        });
        mode.generate();
        QVERIFY(mode.session.gallery().front().produced.certificate);
        QCOMPARE(mode.session.used(), mode.session.gallery().front().number);
        QVERIFY(mode.certified());
        QCOMPARE(mode.document.undoStack().count(), 1);
    }

    /// Twelve at once, with what is locked; pinned maps stay.
    void provenMapsAreThereAtOnce() {
        const Systems games = builtInSystems();
        const GameSystem& game = *games.find("clockwork-wars");
        const auto shelf = library::Shelf::open(game, builtInLibrary(game.id()));
        QVERIFY(shelf.ok());
        SessionFixture mode(game.layout("4p")->scenario, game);
        mode.session.showProven();
        QVERIFY(mode.session.gallery().empty());  // no library is set
        mode.session.setLibrary([&] { return &*shelf; });
        mode.session.showProven();
        QCOMPARE(mode.session.gallery().size(), std::size_t{12});
        for (const GalleryEntry& entry : mode.session.gallery()) {
            QVERIFY(entry.proven);
            QVERIFY(entry.produced.expectedGap() && entry.produced.expectedGap()->gap <= 5);
            QCOMPARE(entry.produced.candidate.tastes.size(), game.generate->axes.size());
        }
        const int first = mode.session.gallery().front().number;
        mode.session.setPinned(first, true);
        mode.session.use(first);
        Scenario map = mode.document.scenario();
        const auto tile = std::ranges::find_if(
            map.board.cells(), [&](const Cell& cell) { return isTile(cell.kind) && !map.seatAt(cell.at); });
        const Cell kept = *tile;
        mode.document.apply(setLocked(map, {{kept.at}}, true), [] { return QString("lock"); });
        mode.session.showProven();
        QVERIFY(mode.session.entry(first) != nullptr);
        for (const GalleryEntry& entry : mode.session.gallery())
            QCOMPARE(entry.produced.candidate.scenario.board.find(kept.at)->kind, kept.kind);
        GenerateWishes wishes = mode.session.wishes();
        wishes.request.tastes = tastesOf("none.low");
        mode.session.setWishes(wishes);
        mode.session.fitProven();
        QCOMPARE(mode.session.gallery().size(), std::size_t{1});
        QVERIFY(mode.session.message().contains("No proven map"));
    }

    /// For a shape without proven maps, another layout for as many players is named.
    void aShapeWithoutProvenMapsNamesOneThatHasSome() {
        const Systems games = builtInSystems();
        const GameSystem& game = *games.find("clockwork-wars");
        const auto shelf = library::Shelf::open(game, builtInLibrary(game.id()));
        QVERIFY(shelf.ok());
        Scenario map = game.layout("2p")->scenario;
        const auto slot = std::ranges::find(map.board.cells(), KindId::Empty, &Cell::kind);
        static_cast<void>(
            apply(map, paintCells(map, game.catalog, std::vector<Hex>{slot->at}, KindId::Blank)));
        SessionFixture mode(map, game);
        mode.session.setLibrary([&] { return &*shelf; });
        mode.session.showProven();
        QVERIFY(mode.session.gallery().empty());
        QVERIFY2(mode.session.message().contains("“Two players”"), qPrintable(mode.session.message()));
    }

    /// A proven map brings only tiles: notes, rules and labels of the open map stay.
    void provenMapsKeepEdits() {
        const Systems games = builtInSystems();
        const GameSystem& game = *games.find("clockwork-wars");
        const auto shelf = library::Shelf::open(game, builtInLibrary(game.id()));
        QVERIFY(shelf.ok());
        SessionFixture mode(game.layout("4p")->scenario, game);
        mode.session.setLibrary([&] { return &*shelf; });
        mode.session.fitProven();
        QCOMPARE(mode.session.gallery().size(), std::size_t{12});
        const Hex slot = std::ranges::find(mode.map().board.cells(), KindId::Empty, &Cell::kind)->at;
        const Hex home = mode.map().seats[0].homeHex();
        CellDetails note, rule = mode.map().board.detailsOf(home);
        note.note = "remember this";
        rule.special = Localized("starts rich");
        mode.document.apply(setDetails(mode.map(), slot, note), "note");
        // A note on a tile that proven maps replace is no reason for other maps.
        const auto before = mode.session.gallery();
        mode.session.fitProven();
        QVERIFY(mode.session.gallery() == before);
        mode.document.apply(setDetails(mode.map(), home, rule), "rule");
        Scenario labelled = mode.map();
        labelled.board.labels.push_back({home, Localized("Here"), false, {}});
        mode.document.apply(replaceContent(mode.map(), labelled), "label");
        const auto keepsAll = [&] {
            const Board& board = mode.map().board;
            return board.detailsOf(slot).note == "remember this" &&
                   board.detailsOf(home).special == Localized("starts rich") && board.labels.size() == 1;
        };
        QVERIFY(keepsAll());
        // The gallery still has the maps from before.
        for (const int number : {before[0].number, before[1].number}) {
            mode.session.use(number);
            QCOMPARE(mode.session.used(), number);
            QVERIFY(isTile(mode.map().board.find(slot)->kind));
            QVERIFY(keepsAll());
        }
        // Maps with these edits replace those without. They stay while one after the other is used.
        mode.document.undoStack().undo();
        QVERIFY(keepsAll());
        mode.session.fitProven();
        const auto after = mode.session.gallery();
        QVERIFY(!after.empty() && !(after == before));
        for (const GalleryEntry& entry : after) {
            QCOMPARE(entry.produced.candidate.scenario.board.labels.size(), std::size_t{1});
            mode.session.use(entry.number);
            mode.session.fitProven();
            QVERIFY(mode.session.gallery() == after && mode.session.used() == entry.number);
            QVERIFY(keepsAll());
        }
    }

    /// Only proven maps that meet counts and wishes are shown.
    void provenMapsMeetTheWishes() {
        const Systems games = builtInSystems();
        const GameSystem& game = *games.find("clockwork-wars");
        const auto shelf = library::Shelf::open(game, builtInLibrary(game.id()));
        QVERIFY(shelf.ok());
        SessionFixture mode(game.layout("4p")->scenario, game);
        mode.session.setLibrary([&] { return &*shelf; });
        const KindId village = *game.catalog.kindId("village");
        const Wish wish{"no-touch", village, {}, 0, {}};
        GenerateWishes wishes = mode.session.wishes();
        wishes.request.wishes = {wish};
        mode.session.setWishes(wishes);
        mode.session.fitProven();
        QVERIFY(!mode.session.gallery().empty());
        for (const GalleryEntry& entry : mode.session.gallery()) {
            const Board& board = entry.produced.candidate.scenario.board;
            for (const Cell& cell : board.cells())
                for (const Hex way : directions)
                    if (const Cell* beside = board.find(cell.at + way); beside != nullptr)
                        QVERIFY(cell.kind != village || beside->kind != village);
        }
        // The same wishes leave the gallery alone.
        const auto before = mode.session.gallery();
        mode.session.fitProven();
        QVERIFY(mode.session.gallery() == before);
        const auto villages = [&](const GalleryEntry& entry) {
            const auto& cells = entry.produced.candidate.scenario.board.cells();
            return static_cast<int>(std::ranges::count(cells, village, &Cell::kind));
        };
        const int wanted = villages(before.front());
        wishes.request.counts.assign(game.catalog.kinds.size(), std::nullopt);
        wishes.request.counts[indexOf(village)] = CountWish(wanted);
        mode.session.setWishes(wishes);
        mode.session.fitProven();
        QVERIFY(!mode.session.gallery().empty());
        for (const GalleryEntry& entry : mode.session.gallery()) QCOMPARE(villages(entry), wanted);
    }

    /// Each method takes the time of its games at the rate of this machine, once it is known.
    void aMethodSaysHowLongItTakes() {
        SessionFixture mode(toyMap(searchingToy(), false));
        const GenerateMethod& method = mode.document.system().generate->modes.front();
        const int guessed = mode.session.secondsOf(method);
        QVERIFY(guessed > 0);
        const QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        mode.session.store(settings);
        QCOMPARE(settings.value("generate/toy/rate").toDouble(), 0.0);
        generate::ProduceRequest run = producing(mode.session.wishes(), mode.document.system());
        run.search = mode.session.request();
        run.margin = mode.session.wishes().margin;
        settings.setValue("generate/toy/rate", generate::workOf(mode.document.system(), run) / 77);
        mode.session.restore(settings);
        GenerateWishes wishes = mode.session.wishes();
        wishes.margin = 0.05;
        mode.session.setWishes(wishes);
        QCOMPARE(mode.session.secondsOf(method), 77);
        mode.session.go(method);
        QVERIFY(mode.session.running() && mode.session.wishes().tournament);
        QTRY_VERIFY_WITH_TIMEOUT(!mode.session.running(), test::patience);
        QVERIFY(!mode.session.gallery().empty());
    }

    /// Work that isn't planned says nothing about the rate.
    void theRateIsThatOfWholeRuns() {
        SessionFixture mode(toyMap(searchingToy(), false));
        const GameSystem& system = mode.document.system();
        const generate::ProduceRequest run = producing(mode.session.wishes(), system);
        const double work = generate::workOf(system, run);
        ProduceState state;
        state.running = false;
        state.stage = generate::ProduceProgress::Stage::Measuring;
        state.games = 1'000;
        QCOMPARE(rateOf(system, run, state, 10), std::optional(work / 10));
        QCOMPARE(rateOf(system, run, state, 1), std::nullopt);
        state.cancelled = true;
        state.part = 0.25;
        QCOMPARE(rateOf(system, run, state, 10), std::optional(work / 40));
        state.stage = generate::ProduceProgress::Stage::Explaining;
        QCOMPARE(rateOf(system, run, state, 10), std::nullopt);
        state.cancelled = false;
        state.stage = generate::ProduceProgress::Stage::Measuring;
        state.keptLimit.emplace();
        QCOMPARE(rateOf(system, run, state, 10), std::nullopt);
        state.keptLimit.reset();
        state.games = 0;
        QCOMPARE(rateOf(system, run, state, 10), std::nullopt);
    }

    /// A map that no game has seen is played in the background, and its card says so.
    void aMapCanBeCheckedNow() {
        SessionFixture mode(toyMap(searchingToy(), false));
        GenerateWishes wishes = mode.session.wishes();
        wishes.tournament = false;
        wishes.margin.reset();
        mode.session.setWishes(wishes);
        GalleryPanel gallery(mode.session);
        gallery.show();
        mode.generate();
        auto& list = *gallery.findChild<QListWidget*>("gallery");
        auto& check = *gallery.findChild<QPushButton*>("galleryCheck");
        QCoreApplication::processEvents();
        QVERIFY(list.item(0)->text().contains("not checked"));
        list.clearSelection();
        QVERIFY(check.isVisible() && !check.isEnabled());
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(0)).center());
        QVERIFY(check.isEnabled());
        QTest::mouseClick(&check, Qt::LeftButton);
        QVERIFY(!check.isEnabled());
        QVERIFY(list.item(0)->text().contains("checking"));
        QTRY_VERIFY_WITH_TIMEOUT(list.item(0)->text().contains("played here"), test::patience);
        const balance::BalanceReport* games = mode.session.fairness().games(mode.session.gallery().front());
        QVERIFY(games != nullptr);
        QCOMPARE(games->bots.size(), mode.document.system().balance->panel.size());
        QVERIFY(games->bots.front().games >= 4'000);
        QVERIFY(!mode.session.checking(mode.session.gallery().front().number));
        QVERIFY(check.isEnabled());
    }

    /// Both show the games of the run at once, and later the finished games of the map at rest.
    void galleryAndBalanceShowTheSameGames() {
        SessionFixture mode(toyMap(searchingToy(), false));
        GenerateWishes wishes = mode.session.wishes();
        wishes.margin.reset();
        mode.session.setWishes(wishes);
        BalanceSession balance(mode.document, mode.games, mode.locale);
        mode.generate();
        const GalleryEntry& entry = mode.session.gallery().front();
        mode.session.use(entry.number);
        QTRY_VERIFY_WITH_TIMEOUT(!balance.factsPending(), test::patience);
        const balance::BalanceReport* ofRun = mode.session.fairness().games(entry);
        QVERIFY(ofRun != nullptr && balance.played() == ofRun);
        QCOMPARE(ofRun->bots.front().games, entry.produced.played.front().games);
        QCOMPARE(balance.expectedGap(), mode.session.fairness().expectedGap(entry));
        balance.allowLive(BackgroundWork::Always);
        const auto source = [&] { return mode.games.of(mode.document.scenario())->source; };
        QTRY_VERIFY_WITH_TIMEOUT(source() == GamesOf::Background, test::patience);
        const balance::BalanceReport* ofRest = mode.session.fairness().games(entry);
        QVERIFY(ofRest->bots.front().games >= 20'000 && balance.played() == ofRest);
        QCOMPARE(balance.expectedGap(), mode.session.fairness().expectedGap(entry));
    }

    /// Predictions flatter, so maps that games have tested come first, even with a larger gap.
    void playedMapsComeBeforePredictedOnes() {
        SessionFixture mode(toyMap(searchingToy(), false));
        const EntryFairness& fairness = mode.session.fairness();
        GalleryEntry played, predicted, unknown;
        played.produced.candidate.scenario = toyMap(mode.document.system(), true);
        predicted.produced.candidate.scenario = toyMap(mode.document.system(), false);
        predicted.produced.candidate.gap = 0.2;
        unknown.produced.candidate.scenario = predicted.produced.candidate.scenario;
        mode.games.add(GamesOf::Search, {played.produced.candidate.scenario, {{"coin", {600, 400}}}});
        QCOMPARE(fairness.gapToSort(played), 20.0);
        QVERIFY(fairness.expectedGap(predicted)->gap < 1);
        QVERIFY(fairness.gapToSort(played) < fairness.gapToSort(predicted));
        QVERIFY(fairness.gapToSort(predicted) < fairness.gapToSort(unknown));
    }

    /// The error of a check is shown when nothing runs.
    void aFailedCheckDoesNotHideARun() {
        GameSystem system = searchingToy();
        std::atomic<bool> goOn = true;
        ownCopy(system.generate).run = [run = system.generate->run, &goOn](const GenerateRequest& request) {
            while (!goOn && !request.stop.stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            return run(request);
        };
        ownCopy(system.play).series = [](const Scenario&,
                                         const SeriesSetup&) -> Result<std::unique_ptr<const Series>> {
            return Error("toy.home-missing", {{"player", std::int64_t{2}}});
        };
        SessionFixture mode(toyMap(system, false), system);
        mode.withoutGames();
        mode.generate();
        const int number = mode.session.gallery().front().number;
        mode.session.setPinned(number, true);
        goOn = false;
        mode.session.start();
        const QString searching = mode.session.message();
        QVERIFY(!searching.isEmpty());
        mode.session.check({number});
        QTRY_VERIFY_WITH_TIMEOUT(!mode.session.checking(number), test::patience);
        QCOMPARE(mode.session.message(), searching);
        goOn = true;
        QTRY_VERIFY_WITH_TIMEOUT(!mode.session.running(), test::patience);
        QVERIFY2(mode.session.message().contains("Home"), qPrintable(mode.session.message()));
        mode.generate();
        QVERIFY2(!mode.session.message().contains("Home"), qPrintable(mode.session.message()));
    }

    /// Games of a check during a run are not lost when the run finds the same map again.
    void aCheckDuringARunCounts() {
        GameSystem system = searchingToy();
        std::atomic<bool> goOn = false;
        std::atomic<int> calls = 0;
        ownCopy(system.play).series = [series = system.play->series, &goOn,
                                       &calls](const Scenario& map, const SeriesSetup& setup) {
            // The first games are those of the certificate.
            if (calls++ == 0)
                while (!goOn) std::this_thread::sleep_for(std::chrono::milliseconds(5));
            return series(map, setup);
        };
        SessionFixture mode(toyMap(system, false), system);
        GenerateWishes wishes = mode.session.wishes();
        wishes.tournament = false;
        mode.session.setWishes(wishes);
        mode.session.start();
        QTRY_VERIFY_WITH_TIMEOUT(!mode.session.gallery().empty() && calls > 0, test::patience);
        const int number = mode.session.gallery().front().number;
        mode.session.check({number});
        QTRY_VERIFY_WITH_TIMEOUT(!mode.session.checking(number), test::patience);
        QVERIFY(mode.session.fairness().games(*mode.session.entry(number)) != nullptr);
        const balance::BalanceReport played = *mode.session.fairness().games(*mode.session.entry(number));
        goOn = true;
        QTRY_VERIFY_WITH_TIMEOUT(!mode.session.running(), test::patience);
        const GalleryEntry* entry = mode.session.entry(number);
        QVERIFY(entry != nullptr && entry->produced.certificate);
        QVERIFY(*mode.session.fairness().games(*entry) == played);
    }

    /// Symmetry makes seats equal only in a game that offers it to its generator.
    void aSymmetricMapIsTheSameForAllWhereSymmetryCounts() {
        const auto shown = [](bool offered) {
            GameSystem system = searchingToy();
            ownCopy(system.generate).run =
                [](const GenerateRequest& request) -> Result<std::vector<Candidate>> {
                Candidate candidate;
                candidate.scenario = request.base;
                std::vector<Cell> cells(request.base.board.cells().begin(), request.base.board.cells().end());
                for (Cell& cell : cells)
                    if (cell.kind == KindId::Empty) cell.kind = kindIdAt(0);
                candidate.scenario.board.setCells(cells);
                return std::vector{candidate};
            };
            if (offered)
                ownCopy(system.generate).symmetries =
                    [](const GenerateRequest&) -> Result<std::vector<SymmetryChoice>> {
                    return std::vector<SymmetryChoice>();
                };
            SessionFixture mode(toyMap(system, false), system);
            mode.withoutGames();
            GalleryPanel gallery(mode.session);
            gallery.show();
            mode.generate();
            QCoreApplication::processEvents();
            return gallery.findChild<QListWidget*>("gallery")->item(0)->text();
        };
        QVERIFY2(!shown(false).contains("same for all seats"), qPrintable(shown(false)));
        QVERIFY2(shown(false).contains("not checked"), qPrintable(shown(false)));
        const QString same = shown(true);
        QVERIFY2(same.contains("same for all seats"), qPrintable(same));
        QVERIFY2(same.contains("fair") && same.contains("proven"), qPrintable(same));
    }

    /// Bots that search play fewer games, and this is shown.
    void theGalleryTellsHowManyGamesBotsPlayed() {
        const auto gamesReported = [](const GameSystem& game) {
            SessionFixture mode(toyMap(game, false), game);
            GalleryPanel gallery(mode.session);
            gallery.show();
            mode.generate();
            auto& list = *gallery.findChild<QListWidget*>("gallery");
            QCoreApplication::processEvents();
            if (list.count() == 0) qFatal("no map");
            QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                              list.visualItemRect(list.item(0)).center());
            const auto& played = mode.session.gallery().front().produced.played;
            const QString text = gallery.findChild<QLabel*>("galleryDetails")->text();
            return std::pair(text, played);
        };
        const auto [alike, one] = gamesReported(searchingToy());
        QVERIFY2(alike.contains(QString("Games per bot: %L1.").arg(one.front().games)), qPrintable(alike));
        GameSystem system = searchingToy();
        ownCopy(system.balance).panel = {"coin", "slow"};
        ownCopy(system.balance).searchBots = {{"slow", 20}};
        const auto [apart, two] = gamesReported(system);
        QVERIFY(two.size() == 2 && two[1].games < two[0].games);
        QVERIFY2(apart.contains(QString("Games per bot: %L1 to %L2.").arg(two[1].games).arg(two[0].games)),
                 qPrintable(apart));
    }

    void aPinnedMapLearnsWhatItsGamesSaid() {
        SessionFixture mode(toyMap(searchingToy(), false));
        connect(&mode.session, &GenerateSession::galleryChanged, this, [&] {
            if (!mode.session.gallery().empty())
                mode.session.setPinned(mode.session.gallery().front().number, true);
        });
        mode.generate();
        QCOMPARE(mode.session.gallery().size(), std::size_t{1});
        const GalleryEntry& entry = mode.session.gallery().front();
        QVERIFY(entry.pinned);
        QVERIFY(entry.produced.playedGap());
        QVERIFY(entry.produced.certificate);
        QVERIFY(mode.certified());
        // A search without games keeps the known results.
        GenerateWishes wishes = mode.session.wishes();
        wishes.tournament = false;
        wishes.margin.reset();
        mode.session.setWishes(wishes);
        mode.generate();
        QCOMPARE(mode.session.gallery().size(), std::size_t{1});
        QVERIFY(mode.session.gallery().front().produced.certificate);
    }

    void onlyWhatTheGeneratorMakesIsTaken() {
        Scenario map = toyMap(searchingToy(), false);
        map.extra.members.emplace_back("mine", "1");
        map.extra.members.emplace_back("certificate", "\"of before\"");
        SessionFixture mode(map);
        GenerateWishes wishes = mode.session.wishes();
        wishes.tournament = false;
        mode.session.setWishes(wishes);
        mode.generate();
        mode.document.undoStack().undo();
        // All changes made while a map waits in the gallery survive when it is taken.
        Localized title("Later");
        std::vector<Seat> seats = mode.document.scenario().seats;
        seats[1].name = Localized("Ada");
        seats[1].faction = "gold";
        const std::vector<Edit> edits{{SetTexts{title, Localized("words"), "Ada"}},
                                      {SetProfile{RuleProfile::Free}},
                                      {SetOptions{{{"epic", true}}}},
                                      {SetSeats{seats}}};
        for (const Edit& edit : edits) mode.document.apply(edit, "later");
        const GalleryEntry& entry = mode.session.gallery().front();
        mode.session.use(entry.number);
        const Scenario& now = mode.document.scenario();
        QCOMPARE(now.board, entry.produced.candidate.scenario.board);
        QCOMPARE(now.provenance, entry.produced.candidate.scenario.provenance);
        QCOMPARE(now.title, title);
        QCOMPARE(now.description, Localized("words"));
        QCOMPARE(now.author, std::string("Ada"));
        QCOMPARE(now.profile, RuleProfile::Free);
        QVERIFY(now.options.at("epic"));
        QCOMPARE(now.seats, seats);
        // The certificate is that of the generated map, other keys are the user's.
        QVERIFY(mode.certified());
        QCOMPARE(now.extra.members.front().first, std::string("mine"));
        QCOMPARE(now.extra.members.size(), std::size_t{2});
    }

    void whatWasDrawnMeanwhileIsNotReplaced() {
        SessionFixture mode(toyMap(searchingToy(), false));
        bool drawn = false;
        const Hex at{20, 20};
        connect(&mode.session, &GenerateSession::galleryChanged, this, [&] {
            if (std::exchange(drawn, true)) return;
            mode.document.apply(addCells(mode.document.scenario(), {&at, 1}), "one hex more");
        });
        mode.generate();
        QVERIFY(drawn && !mode.session.gallery().empty());
        QCOMPARE(mode.session.used(), 0);
        QCOMPARE(mode.document.undoStack().count(), 1);
    }

    /// The elapsed time belongs to the run: a new panel for its map doesn't begin at zero again.
    void theClockOfARunIsTheRuns() {
        GameSystem system = searchingToy();
        std::atomic<bool> goOn = false;
        ownCopy(system.generate).run = [run = system.generate->run, &goOn](const GenerateRequest& request) {
            if (request.progress) request.progress(0.5);
            while (!goOn && !request.stop.stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            return run(request);
        };
        SessionFixture mode(toyMap(system, false), system);
        QCOMPARE(mode.session.secondsRun(), 0);
        mode.session.start();
        QTRY_VERIFY_WITH_TIMEOUT(mode.session.secondsRun() >= 1, test::patience);
        Selection selection;
        paint::TileArt art(mode.document.catalog());
        const auto shown = [&] {
            WishPanel panel(mode.session, selection, art, mode.locale);
            panel.show();
            QCoreApplication::processEvents();
            return panel.findChild<QProgressBar*>()->format();
        };
        QVERIFY2(!shown().contains("after 0 s"), qPrintable(shown()));
        goOn = true;
        QTRY_VERIFY_WITH_TIMEOUT(!mode.session.running(), test::patience);
        QCOMPARE(mode.session.secondsRun(), 0);
    }

    void whatIsLeftIsGuessedFromWhatIsDone() {
        QVERIFY(!editor::secondsLeft(0.01, 60));  // too early to tell
        QVERIFY(!editor::secondsLeft(0.5, 2));
        QCOMPARE(editor::secondsLeft(0.08, 109), std::optional(1254));
        QCOMPARE(editor::secondsLeft(0.5, 60), std::optional(60));
        QCOMPARE(editor::secondsLeft(1, 60), std::optional(0));
        QCOMPARE(roundTime(1254), QString("21 min"));
        QCOMPARE(roundTime(41), QString("50 s"));
        QCOMPARE(roundTime(3 * 3600), QString("3 h"));
        QCOMPARE(shortTime(109), QString("1:49 min"));
        QCOMPARE(shortTime(8), QString("8 s"));
    }

    void whatSettingsSayOfOneRunHoldsForIt() {
        SessionFixture mode(toyMap(searchingToy(), false));
        const QString id = QString::fromStdString(mode.session.wishes().request.mode);
        const QString text =
            QString("{\"mode\":\"%1\",\"keep\":3,\"pick\":2,\"race\":{\"games\":5000,\"bots\":[\"coin\"]}}")
                .arg(id);
        const QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        const auto forgotten = [&] {
            return mode.session.wishes().request.pick == 0 &&
                   mode.session.wishes().tournamentSettings == TournamentSettings();
        };
        const auto paste = [&] {
            QVERIFY(mode.session.setSettingsText(text).ok());
            QCOMPARE(mode.session.request().pick, 2);
            QCOMPARE(mode.session.wishes().tournamentSettings, (TournamentSettings{5000, 0, {"coin"}}));
            QVERIFY(mode.session.wishes().tournament);
            QCOMPARE(mode.session.settingsText(), text);
        };
        GenerateWishes wishes = mode.session.wishes();
        wishes.tournament = false;
        wishes.margin.reset();
        mode.session.setWishes(wishes);
        paste();
        mode.session.store(settings);
        QVERIFY(!settings.value("generate/toy/wishes").toString().contains("pick"));
        // The seed belongs to the repeated map; with another number of maps it is another run.
        wishes = mode.session.wishes();
        wishes.seed = 7;
        mode.session.setWishes(wishes);
        QVERIFY(!forgotten());
        wishes.request.keep = 4;
        mode.session.setWishes(wishes);
        QVERIFY(forgotten());
        paste();
        mode.generate();
        QVERIFY(forgotten());
        QVERIFY(mode.session.wishes().tournament);
        const generate::Produced& made = mode.session.gallery().front().produced;
        QVERIFY(made.played.front().games > 0 && made.played.front().games < 5'000);
    }

    void aTournamentMayBeLonger() {
        SessionFixture mode(toyMap(searchingToy(), false));
        GenerateWishes wishes = mode.session.wishes();
        wishes.tournament = true;
        mode.session.setWishes(wishes);
        const QString usual = mode.session.settingsText();
        QVERIFY2(!usual.contains("games"), qPrintable(usual));
        const std::int64_t games =
            generate::tournamentGames(mode.document.system(), {mode.session.request(), 0, {}});
        wishes.length = 4;
        mode.session.setWishes(wishes);
        const QString longer = mode.session.settingsText();
        QVERIFY2(longer.contains(QString("\"games\":%1").arg(4 * games)), qPrintable(longer));
        // The same number in a text is the usual length again, and stays for the next run; any
        // other number is for one run.
        QVERIFY(mode.session.setSettingsText(usual).ok());
        QCOMPARE(mode.session.wishes().length, 1);
        QVERIFY(mode.session.setSettingsText(longer).ok());
        QCOMPARE(mode.session.wishes().length, 4);
        QCOMPARE(mode.session.wishes().tournamentSettings, TournamentSettings());
        QVERIFY(
            mode.session.setSettingsText(QString(longer).replace(QString::number(4 * games), "5000")).ok());
        QCOMPARE(mode.session.wishes().length, 1);
        QCOMPARE(mode.session.wishes().tournamentSettings.games, 5000);
        // It is remembered, if it is one that can be chosen.
        const QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        wishes.length = 2;
        mode.session.setWishes(wishes);
        mode.session.store(settings);
        mode.session.setWishes({});
        mode.session.restore(settings);
        QCOMPARE(mode.session.wishes().length, 2);
        settings.setValue("generate/toy/length", 1'000'000);
        mode.session.restore(settings);
        QCOMPARE(mode.session.wishes().length, 1);
    }

    void moreGamesArePlayedIfTheyAreWished() {
        const auto played = [](int length) {
            SessionFixture mode(toyMap(searchingToy(), false));
            GenerateWishes wishes = mode.session.wishes();
            wishes.tournament = true;
            wishes.length = length;
            wishes.margin.reset();
            mode.session.setWishes(wishes);
            mode.generate();
            return mode.session.gallery().front().produced.played.front().games;
        };
        const std::int64_t usual = played(1);
        QVERIFY(usual > 0);
        // The games for measuring the winner grow with the rest; games come in whole blocks.
        const std::int64_t longer = played(2);
        QVERIFY2(longer > 1.9 * usual && longer < 2.1 * usual,
                 qPrintable(QString("%1 and %2").arg(usual).arg(longer)));
    }

    void noMoreMapsRunThanAreShown() {
        SessionFixture mode(toyMap(searchingToy(), false));
        const int before = mode.session.request().keep;
        QVERIFY(!mode.session.setSettingsText(R"({"keep":1000000})").ok());
        QCOMPARE(mode.session.request().keep, before);
        QVERIFY(mode.session.setSettingsText(R"({"keep":1000})").ok());
        QCOMPARE(mode.session.request().keep, maxShownMaps);
    }
};

HEXA_TEST(GenerateSessionTest);
#include "generatesession_test.moc"
