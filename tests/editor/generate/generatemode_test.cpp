// SPDX-License-Identifier: GPL-3.0-or-later
// The Generate mode's session and panels with the real game, through real events.
#include "core/edit/builders.h"
#include "core/registry/registry.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/generate/compositionpanel.h"
#include "editor/generate/gallerypanel.h"
#include "editor/generate/repairpanel.h"
#include "editor/generate/repairsession.h"
#include "editor/generate/seedfield.h"
#include "editor/generate/tasterows.h"
#include "editor/generate/wishpanel.h"
#include "editor/generate/wishrows.h"
#include "editor/played/playedmaps.h"
#include "editor/ui/locale.h"
#include "tests/editor/openmap.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QWidget>

#include <algorithm>
#include <set>

using namespace hexa;
using namespace hexa::editor;

namespace {

struct ModeFixture : test::OpenMap {
    explicit ModeFixture(const Scenario& start, Systems games = builtInSystems())
        : OpenMap(std::move(games), [&start](const GameSystem&) { return start; }) {
        session.setShowsMore(true);
        for (QWidget* panel : std::initializer_list<QWidget*>{&wishes, &gallery, &repair}) {
            panel->resize(400, 900);
            panel->show();
        }
        QCoreApplication::processEvents();
    }
    template <class T>
    T& child(const char* name) {
        for (QWidget* panel : std::initializer_list<QWidget*>{&wishes, &gallery, &repair})
            if (T* found = panel->findChild<T*>(name)) return *found;
        qFatal("no %s", name);
    }
    void choose(const char* combo, const QString& data) {
        auto& box = child<QComboBox>(combo);
        const int index = box.findData(data);
        if (index < 0) qFatal("no %s", qPrintable(data));
        box.setCurrentIndex(index);
        QCoreApplication::processEvents();
    }
    void generate() {
        QTest::mouseClick(&child<QPushButton>("generateStart"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!session.running(), test::patience);
        QCoreApplication::processEvents();
    }
    int count(const Scenario& of, const char* kind) const {
        const KindId id = *document.catalog().kindId(kind);
        return static_cast<int>(std::ranges::count(of.board.cells(), id, &Cell::kind));
    }

    Selection selection;
    paint::TileArt art{document.catalog()};
    PlayedMaps games{document.system()};
    GenerateSession session{document, games, locale};
    WishPanel wishes{session, selection, art, locale};
    GalleryPanel gallery{session};
    RepairSession repairs{session};
    RepairPanel repair{repairs};
};

Scenario layout(const char* id) {
    static const Systems systems = builtInSystems();
    return systems.list().front().layout(id)->scenario;
}

/// Returns a finished map for two, unfair by chance, with one tile free and the others locked.
Scenario lopsided() {
    static const Systems systems = builtInSystems();
    const GameSystem& system = systems.list().front();
    GenerateRequest request;
    request.base = layout("2p");
    request.seed = 5;
    Scenario map = system.generate->run(request)->front().scenario;
    std::vector<Hex> tiles;
    for (const Cell& cell : map.board.cells())
        if (isTile(cell.kind) && !system.catalog.isSeat(cell.kind)) tiles.push_back(cell.at);
    tiles.erase(tiles.begin());
    static_cast<void>(apply(map, setLocked(map, tiles, true)));
    return map;
}

}  // namespace

class GenerateModeTest : public QObject {
    Q_OBJECT

private slots:
    void theFirstMapIsSeenAtOnce() {
        ModeFixture mode(layout("2p"));
        mode.choose("generateMode", "rulebook");
        mode.generate();
        QVERIFY(!mode.session.gallery().empty());
        // The table was empty: the best map lies there, and undo removes it.
        QCOMPARE(mode.session.used(), mode.session.gallery().front().number);
        QVERIFY(mode.document.counts().of(KindId::Empty) == 0);
        QCOMPARE(mode.document.undoStack().count(), 1);
        mode.document.undoStack().undo();
        QCOMPARE(mode.map(), layout("2p"));
        QCOMPARE(mode.session.used(), 0);
    }

    void aMapOfTheUserIsLeftAlone() {
        Scenario map = layout("2p");
        const Hex at = std::ranges::find(map.board.cells(), KindId::Empty, &Cell::kind)->at;
        static_cast<void>(
            apply(map, paintCells(map, systemsCatalog(), {&at, 1}, *systemsCatalog().kindId("lake"))));
        ModeFixture mode(map);
        mode.choose("generateMode", "rulebook");
        mode.generate();
        QVERIFY(!mode.session.gallery().empty());
        QCOMPARE(mode.map(), map);
        // Until one of the gallery is chosen. Looking through it is one step.
        auto& list = mode.child<QListWidget>("gallery");
        QCOMPARE(static_cast<std::size_t>(list.count()), mode.session.gallery().size());
        for (int row = 0; row < list.count(); ++row) {
            QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                              list.visualItemRect(list.item(row)).center());
            QVERIFY(mode.session.used() != 0);
        }
        QCOMPARE(mode.document.undoStack().count(), 1);
        mode.document.undoStack().undo();
        QCOMPARE(mode.map(), map);
    }

    void sameSeedSameMap() {
        ModeFixture mode(layout("3p"));
        mode.choose("generateMode", "rulebook");
        auto& seed = mode.child<SeedField>("seed");
        seed.setFocus();
        seed.selectAll();
        QTest::keyClicks(&seed, "42");
        if (!mode.child<QCheckBox>("keepSeed").isChecked())
            QTest::keyClick(&mode.child<QCheckBox>("keepSeed"), Qt::Key_Space);
        mode.generate();
        const Scenario once = mode.map();
        QCOMPARE(*once.provenance.seed, std::uint64_t{42});
        QCOMPARE(mode.session.wishes().seed, std::uint64_t{42});
        mode.generate();
        QCOMPARE(mode.map().board, once.board);
        QTest::mouseClick(&mode.child<QPushButton>("galleryReroll"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!mode.session.running(), test::patience);
        QVERIFY(mode.session.wishes().seed != 42);
        QVERIFY(!(mode.map().board == once.board));
    }

    void symmetricMapsAreTheDefault() {
        ModeFixture mode(layout("4p"));
        QCOMPARE(mode.child<QComboBox>("generateMode").currentData().toString(), QString("symmetric"));
        QVERIFY(mode.child<QComboBox>("generateSymmetry").count() > 1);
        QVERIFY(!mode.child<QLabel>("generateSymmetryHint").text().isEmpty());
        mode.generate();
        QVERIFY2(mode.session.gallery().size() > 1, qPrintable(mode.session.message()));
        QVERIFY(!mode.session.gallery().front().produced.candidate.symmetry.empty());
        QVERIFY(mode.child<QLabel>("galleryDetails").text().contains("Seed"));
    }

    /// The game's advice is below the method, in the language of the window, and disappears with
    /// another method or number of players.
    void theGameMayAdviseAnotherMethod() {
        ModeFixture mode(layout("4p"));
        const auto& hint = mode.child<QLabel>("generateModeHint");
        QVERIFY(hint.isHidden());
        mode.choose("generateMode", "balanced");
        QTRY_VERIFY(hint.isVisible());
        QVERIFY2(hint.text().contains("nearly symmetric maps"), qPrintable(hint.text()));
        mode.locale.setLanguage("de");
        QTRY_VERIFY2(hint.text().contains("fast symmetrische Karten"), qPrintable(hint.text()));
        mode.choose("generateMode", "near-symmetric");
        QTRY_VERIFY(hint.isHidden());
        mode.choose("generateMode", "rulebook");
        QTRY_VERIFY(hint.isVisible() && !hint.text().contains("symmetrisch"));

        ModeFixture two(layout("2p"));
        two.choose("generateMode", "balanced");
        QCoreApplication::processEvents();
        QTRY_VERIFY(two.child<QWidget>("generateMode").isVisible());
        QVERIFY(two.child<QLabel>("generateModeHint").isHidden());
    }

    void exactMapsAreNumbered() {
        ModeFixture mode(layout("4p"));
        auto& number = mode.child<QSpinBox>("generateAtlas");
        QVERIFY2(number.isVisible(), qPrintable(mode.child<QLabel>("generateSymmetryHint").text()));
        QVERIFY(number.maximum() > 1000);
        std::vector<Board> boards;
        for (const int wanted : {7, 8, 7}) {
            number.setValue(wanted);
            QCoreApplication::processEvents();
            QCOMPARE(*mode.session.request().atlas, static_cast<std::uint64_t>(wanted - 1));
            mode.generate();
            QCOMPARE(mode.session.gallery().size(), std::size_t{1});
            boards.push_back(mode.session.gallery().front().produced.candidate.scenario.board);
        }
        QCOMPARE(boards[0], boards[2]);
        QVERIFY(!(boards[0] == boards[1]));
        mode.choose("generateMode", "balanced");
        QVERIFY(!mode.session.request().atlas);
    }

    void pinnedMapsStay() {
        ModeFixture mode(layout("4p"));
        mode.generate();
        QVERIFY(mode.session.gallery().size() > 2);
        auto& list = mode.child<QListWidget>("gallery");
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(1)).center());
        const int pinned = mode.session.used();
        const Board board = mode.session.entry(pinned)->produced.candidate.scenario.board;
        QTest::mouseClick(&mode.child<QPushButton>("galleryPin"), Qt::LeftButton);
        QVERIFY(mode.session.entry(pinned)->pinned);
        std::set<int> before;
        for (const GalleryEntry& entry : mode.session.gallery()) before.insert(entry.number);
        QTest::mouseClick(&mode.child<QPushButton>("galleryReroll"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!mode.session.running(), test::patience);
        QVERIFY(mode.session.entry(pinned) != nullptr);
        QCOMPARE(mode.session.entry(pinned)->produced.candidate.scenario.board, board);
        int old = 0;
        for (const GalleryEntry& entry : mode.session.gallery())
            old += before.count(entry.number) != 0 ? 1 : 0;
        QCOMPARE(old, 1);
        // The run before can be gone back to.
        QCOMPARE(mode.session.past().size(), std::size_t{2});
        const std::uint64_t seed = mode.session.past().front().wishes.seed;
        QVERIFY(mode.session.wishes().seed != seed);
        mode.session.goBack(0);
        QCOMPARE(mode.session.gallery().size(), before.size());
        QCOMPARE(mode.session.wishes().seed, seed);
    }

    void numbersOfTilesAreMet() {
        ModeFixture mode(layout("2p"));
        mode.choose("generateMode", "rulebook");
        auto& min = mode.child<QSpinBox>("min-village");
        auto& max = mode.child<QSpinBox>("max-village");
        QCOMPARE(std::pair(min.value(), max.value()), std::pair(2, 4));
        QVERIFY(!mode.session.request().counts.at(indexOf(*systemsCatalog().kindId("village"))));
        max.setFocus();
        for (int key = 0; key < 2; ++key) QTest::keyClick(&max, Qt::Key_Down);
        min.setFocus();
        for (const int wanted : {2, 3, 4}) {
            // The other end gives way.
            if (wanted > 2) QTest::keyClick(&min, Qt::Key_Up);
            QCOMPARE(std::pair(min.value(), max.value()), std::pair(wanted, wanted));
            mode.generate();
            for (const GalleryEntry& entry : mode.session.gallery())
                QCOMPARE(mode.count(entry.produced.candidate.scenario, "village"), wanted);
        }
    }

    void saysWhatDoesNotFit() {
        ModeFixture mode(layout("2p"));
        for (const char* name : {"min-village", "min-citadel", "min-lake", "min-forest", "min-tower",
                                 "min-manufactory", "min-shrine", "min-barrens"}) {
            auto& box = mode.child<QSpinBox>(name);
            box.setValue(box.maximum());
        }
        QCoreApplication::processEvents();
        QTRY_VERIFY(!mode.child<QPushButton>("generateStart").isEnabled());
        const QString words = mode.child<QLabel>("generateStatus").text();
        QVERIFY2(words.contains("25") && words.contains("20"), qPrintable(words));
    }

    void lockedTilesStay() {
        Scenario map = layout("2p");
        std::vector<Hex> places;
        for (const Cell& cell : map.board.cells())
            if (cell.kind == KindId::Empty && places.size() < 2) places.push_back(cell.at);
        const KindId lake = *systemsCatalog().kindId("lake");
        static_cast<void>(apply(map, paintCells(map, systemsCatalog(), places, lake)));
        static_cast<void>(apply(map, setLocked(map, places, true)));
        ModeFixture mode(map);
        mode.choose("generateMode", "rulebook");
        QVERIFY(mode.child<QComboBox>("generateKeeping").isVisible());
        mode.generate();
        QVERIFY(!mode.session.gallery().empty());
        for (const GalleryEntry& entry : mode.session.gallery())
            for (const Hex at : places)
                QCOMPARE(entry.produced.candidate.scenario.board.find(at)->kind, lake);
    }

    /// All placed tiles can be kept without locks, even while viewing one map after the other; or
    /// none.
    void whatIsPlacedCanBeKept_data() {
        QTest::addColumn<int>("keeping");
        QTest::addColumn<bool>("stays");
        QTest::newRow("locked") << static_cast<int>(Keeping::Locked) << false;
        QTest::newRow("placed") << static_cast<int>(Keeping::Placed) << true;
        QTest::newRow("nothing") << static_cast<int>(Keeping::Nothing) << false;
    }
    void whatIsPlacedCanBeKept() {
        QFETCH(int, keeping);
        QFETCH(bool, stays);
        Scenario map = layout("2p");
        std::vector<Hex> places;
        for (const Cell& cell : map.board.cells())
            if (cell.kind == KindId::Empty && places.size() < 3) places.push_back(cell.at);
        const KindId lake = *systemsCatalog().kindId("lake");
        static_cast<void>(apply(map, paintCells(map, systemsCatalog(), places, lake)));
        ModeFixture mode(map);
        mode.choose("generateMode", "rulebook");
        auto& combo = mode.child<QComboBox>("generateKeeping");
        QVERIFY(combo.isVisible());
        combo.setCurrentIndex(combo.findData(keeping));
        bool all = true;
        for (int run = 0; run < 3; ++run) {
            mode.generate();
            QVERIFY(!mode.session.gallery().empty());
            mode.session.use(mode.session.gallery().front().number);
            for (const GalleryEntry& entry : mode.session.gallery())
                for (const Hex at : places) {
                    const Cell& cell = *entry.produced.candidate.scenario.board.find(at);
                    all = all && cell.kind == lake;
                    QVERIFY(!cell.locked);
                }
        }
        QCOMPARE(all, stays);
    }

    /// If the kept tiles allow no fair map, the panel reports this and names the tiles in the way;
    /// a button marks them.
    void whatIsInTheWayIsSaid() {
        ModeFixture mode(lopsided());
        mode.choose("generateMode", "balanced");
        mode.child<QSpinBox>("keepMaps").setValue(1);
        auto& mark = mode.child<QPushButton>("markKept");
        QVERIFY(!mark.isVisible());
        QSignalSpy places(&mode.wishes, &WishPanel::placesRequested);
        mode.generate();
        const QString reported = mode.child<QLabel>("generateStatus").text();
        QVERIFY2(reported.contains("All 8 possibilities were tried"), qPrintable(reported));
        QVERIFY(mark.isVisible());
        QTest::mouseClick(&mark, Qt::LeftButton);
        QCOMPARE(places.size(), 1);
        const auto marked = places.front().front().value<std::vector<Hex>>();
        QVERIFY(!marked.empty());
        for (const Hex at : marked) QVERIFY(mode.document.scenario().board.find(at)->locked);
        // Without kept tiles there is no such message.
        auto& keeping = mode.child<QComboBox>("generateKeeping");
        keeping.setCurrentIndex(keeping.findData(static_cast<int>(Keeping::Nothing)));
        mode.generate();
        QVERIFY(!mark.isVisible());
    }

    void settingsAreText() {
        ModeFixture mode(layout("3p"));
        mode.choose("generateMode", "rulebook");
        mode.child<QSpinBox>("max-barrens").setValue(1);
        mode.child<QSpinBox>("keepMaps").setValue(5);
        const auto before = mode.session.request();
        QTest::mouseClick(&mode.child<QPushButton>("copySettings"), Qt::LeftButton);
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.contains("barrens"), qPrintable(text));
        mode.child<QSpinBox>("max-barrens").setValue(3);
        mode.child<QSpinBox>("keepMaps").setValue(9);
        QTest::mouseClick(&mode.child<QPushButton>("pasteSettings"), Qt::LeftButton);
        QCOMPARE(mode.session.request().counts, before.counts);
        QCOMPARE(mode.session.request().keep, 5);
        QTRY_COMPARE(mode.child<QSpinBox>("max-barrens").value(), 1);
        QGuiApplication::clipboard()->setText("{\"mode\":");
        QTest::mouseClick(&mode.child<QPushButton>("pasteSettings"), Qt::LeftButton);
        QVERIFY(!mode.child<QLabel>("generateStatus").text().isEmpty());
        QCOMPARE(mode.session.request().keep, 5);
    }

    void wishesOfATextAreShown() {
        // A text names no more than the form of a wish needs, or not even that.
        ModeFixture mode(layout("3p"));
        const QStringList texts{R"({"form":"near-homes","kind":"village","number":2})",
                                R"({"form":"homes-apart","number":5})", R"({"form":"no-touch-other"})"};
        QVERIFY(
            mode.session.setSettingsText(R"({"mode":"balanced","wishes":[)" + texts.join(',') + "]}").ok());
        QTRY_VERIFY(mode.wishes.findChild<QLabel*>("wishSentence-2") != nullptr);
        const QString words = mode.child<QLabel>("wishSentence-0").text();
        QVERIFY2(words.contains("Village") && words.contains('2'), qPrintable(words));
        QVERIFY(mode.child<QLabel>("wishSentence-1").text().contains('5'));
    }

    void whatALayoutDoesNotOfferIsNotAskedFor() {
        // As from a session with four players: no half turn makes two seats exactly alike, and nine
        // Villages are too many.
        ModeFixture mode(layout("2p"));
        QVERIFY(
            mode.session.setSettingsText(R"({"mode":"symmetric","atlas":"16","counts":{"village":9}})").ok());
        QCoreApplication::processEvents();
        QVERIFY(!mode.session.request().atlas);
        QVERIFY(!mode.session.request().counts.at(indexOf(*systemsCatalog().kindId("village"))));
        mode.generate();
        QVERIFY2(!mode.session.gallery().empty(), qPrintable(mode.session.message()));
    }

    /// The draw can be read step by step, copied, and viewed on the map.
    void theDrawIsReported() {
        ModeFixture mode(layout("2p"));
        mode.choose("generateMode", "rulebook");
        mode.generate();
        auto& show = mode.child<QPushButton>("galleryLogShow");
        auto& log = mode.child<QListWidget>("galleryLog");
        QVERIFY(show.isVisible() && !log.isVisible());
        QTest::mouseClick(&show, Qt::LeftButton);
        QVERIFY(log.isVisible() && log.count() > 19);
        const Candidate& map = mode.session.entry(mode.session.used())->produced.candidate;
        QCOMPARE(log.count(), static_cast<int>(map.log.size()));
        QSignalSpy places(&mode.gallery, &GalleryPanel::placesRequested);
        log.setCurrentRow(log.count() - 1);
        QCOMPARE(places.count(), 1);
        QVERIFY(places[0][0].value<std::vector<Hex>>() == map.log.back().places);
        QVERIFY(log.item(log.count() - 1)->text().contains(". Draw "));
        QTest::mouseClick(&mode.child<QPushButton>("galleryLogCopy"), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text().count('\n'), log.count() - 1);
        mode.locale.setLanguage("de");
        QTRY_VERIFY(log.item(0)->text().contains("In den Beutel"));
        mode.choose("generateMode", "symmetric");
        mode.generate();
        QVERIFY(!show.isVisible() && !log.isVisible());
    }

    /// A game on a printed mat: no tile is chosen, and it has neither tastes nor wishes.
    void onlyWhatTheGameCanChooseIsAskedFor() {
        const Systems claymore({*builtInSystems().find("claymore-saga")});
        ModeFixture mode(claymore.list().front().layout("plan-1")->scenario, claymore);
        QVERIFY(mode.wishes.findChild<CompositionPanel*>()->isHidden());
        QVERIFY(mode.wishes.findChild<TasteRows*>()->isHidden());
        QVERIFY(mode.wishes.findChild<WishRows*>()->isHidden());
        QVERIFY(mode.child<QLabel>("generateModeHint").isHidden());
        mode.generate();
        QVERIFY2(!mode.session.gallery().empty(), qPrintable(mode.session.message()));
        // Its parts are counted instead.
        mode.child<QSpinBox>("min-hedge").setValue(3);
        QCOMPARE(mode.child<QSpinBox>("max-hedge").value(), 4);
        mode.child<QSpinBox>("max-marsh").setValue(0);
        QVERIFY((mode.session.wishes().request.parts ==
                 std::vector<PartWish>{{"marsh", {0, 0}}, {"hedge", {3, 4}}}));
        mode.generate();
        QVERIFY2(!mode.session.gallery().empty(), qPrintable(mode.session.message()));
        for (const GalleryEntry& entry : mode.session.gallery()) {
            const Board& board = entry.produced.candidate.scenario.board;
            QVERIFY(std::ranges::count(board.edges, "hedge", &EdgeFeature::kind) >= 3);
            QCOMPARE(std::ranges::count(board.pieces, "marsh", &PiecePlacement::kind), 0);
        }
        QTest::mouseClick(&mode.child<QPushButton>("allPartsFree"), Qt::LeftButton);
        QVERIFY(mode.session.wishes().request.parts.empty());
        ModeFixture clockwork(layout("2p"));
        QVERIFY(!clockwork.wishes.findChild<CompositionPanel*>()->isHidden());
        QVERIFY(!clockwork.wishes.findChild<TasteRows*>()->isHidden());
    }

    void theTournamentMayBeMadeLonger() {
        ModeFixture mode(layout("3p"));
        mode.choose("generateMode", "balanced");
        auto& races = mode.child<QCheckBox>("tournament");
        auto& length = mode.child<QComboBox>("tournamentLength");
        QTRY_VERIFY(length.isVisibleTo(&mode.wishes));
        if (races.isChecked()) QTest::keyClick(&races, Qt::Key_Space);
        QTRY_VERIFY(!length.isEnabled());
        QTest::keyClick(&races, Qt::Key_Space);
        QTRY_VERIFY(length.isEnabled());
        QCOMPARE(mode.session.wishes().length, 1);
        QTest::keyClick(&length, Qt::Key_End);
        QCOMPARE(mode.session.wishes().length, 4);
        // Rulebook draws play no games against others.
        mode.choose("generateMode", "rulebook");
        QTRY_VERIFY(!length.isVisibleTo(&mode.wishes));
    }

    void choicesAreRemembered() {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        {
            ModeFixture mode(layout("3p"));
            mode.choose("generateMode", "rulebook");
            mode.child<QSpinBox>("max-barrens").setValue(1);
            mode.child<SeedField>("seed").setSeed(7);
            QTest::keyClick(&mode.child<QCheckBox>("keepSeed"), Qt::Key_Space);
            mode.session.store(settings);
        }
        ModeFixture mode(layout("3p"));
        mode.session.restore(settings);
        QTRY_COMPARE(mode.child<QSpinBox>("max-barrens").value(), 1);
        QCOMPARE(mode.child<SeedField>("seed").seed(), std::uint64_t{7});
        QCOMPARE(mode.child<QComboBox>("generateMode").currentData().toString(), QString("rulebook"));
    }

    void speaksTheLanguageOfTheWindow() {
        ModeFixture mode(layout("2p"));
        mode.locale.setLanguage("de");
        QCoreApplication::processEvents();
        const auto labels = mode.wishes.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) { return label->text() == "Dorf"; }));
        QVERIFY(mode.child<QPushButton>("method-symmetric").text().contains("einige Sekunden"));
    }

private:
    static const Catalog& systemsCatalog() {
        static const Systems systems = builtInSystems();
        return systems.list().front().catalog;
    }
};

HEXA_TEST(GenerateModeTest);
#include "generatemode_test.moc"
