// SPDX-License-Identifier: GPL-3.0-or-later
// The beginning of the Generate mode: styles, proven maps, methods; and repairs as arrows.
#include "core/edit/builders.h"
#include "core/library/shelf.h"
#include "core/registry/registry.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/generate/gallerypanel.h"
#include "editor/generate/repairpanel.h"
#include "editor/generate/repairsession.h"
#include "editor/generate/stylelist.h"
#include "editor/generate/wishpanel.h"
#include "editor/played/playedmaps.h"
#include "tests/editor/openmap.h"
#include "tests/support/judgedtoy.h"
#include "tests/support/test.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <atomic>
#include <memory>
#include <utility>

using namespace hexa;
using namespace hexa::editor;

namespace {

struct BeginFixture : test::OpenMap {
    explicit BeginFixture(const char* layout)
        : OpenMap(builtInSystems(),
                  [layout](const GameSystem& game) { return game.layout(layout)->scenario; }) {
        if (auto opened = library::Shelf::open(game(), builtInLibrary(game().id())))
            shelf = *std::move(opened);
        session.setLibrary([this] { return &shelf; });
        wishes.resize(360, 900);
        wishes.show();
        gallery.show();
        QCoreApplication::processEvents();
    }
    template <class T>
    T& child(const char* name) {
        if (T* found = wishes.findChild<T*>(name)) return *found;
        qFatal("no %s", name);
    }
    void click(QListWidget& list, int row) {
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(row)).center());
        QCoreApplication::processEvents();
    }

    library::Shelf shelf;
    Selection selection;
    paint::TileArt art{document.catalog()};
    PlayedMaps games{document.system()};
    GenerateSession session{document, games, locale};
    WishPanel wishes{session, selection, art, locale};
    GalleryPanel gallery{session};
};

/// Returns the toy with a repair: one of two Meadows beside the first home goes to the other one.
struct RepairFixture : test::OpenMap {
    explicit RepairFixture(GameSystem toy = repairingToy())
        : OpenMap(Systems({std::move(toy)}), [](const GameSystem& game) { return unfair(game); }) {
        panel.resize(400, 600);
        panel.show();
        QCoreApplication::processEvents();
    }
    static std::vector<Hex> besideHome(const Scenario& map, std::size_t seat) {
        std::vector<Hex> places;
        for (const Cell& cell : map.board.cells())
            if (!map.seatAt(cell.at) && distance(cell.at, map.seats[seat].homeHex()) == 1 &&
                distance(cell.at, map.seats[1 - seat].homeHex()) > 1)
                places.push_back(cell.at);
        return places;
    }
    static Scenario unfair(const GameSystem& game) {
        Scenario map = game.layout("2p")->scenario;
        std::vector<Hex> places = besideHome(map, 0);
        places.resize(2);
        static_cast<void>(apply(map, paintCells(map, game.catalog, places, kindIdAt(0))));
        return map;
    }
    static GameSystem repairingToy() {
        GameSystem game = test::judgedToy();
        ownCopy(game.generate).repairs = [](const Scenario& map, const OptionValues&, int,
                                            std::stop_token) -> Result<std::vector<Repair>> {
            return std::vector<Repair>{{{{besideHome(map, 0)[0], besideHome(map, 1)[0]}}, 50, 0}};
        };
        return game;
    }

    PlayedMaps games{document.system()};
    GenerateSession session{document, games, locale};
    RepairSession repairs{session};
    RepairPanel panel{repairs};
};

}  // namespace

class GenerateBeginTest : public QObject {
    Q_OBJECT

private slots:
    /// Proven maps are there without a click, and follow locked tiles.
    void provenMapsAreThereAtOnce() {
        BeginFixture mode("4p");
        QCOMPARE(mode.session.gallery().size(), std::size_t{12});
        QVERIFY(mode.session.showsProven());
        const GalleryEntry& first = mode.session.gallery().front();
        mode.session.use(first.number);
        const Cell kept = *std::ranges::find_if(mode.map().board.cells(), [&](const Cell& cell) {
            return isTile(cell.kind) && !mode.map().seatAt(cell.at);
        });
        mode.document.apply(setLocked(mode.map(), {{kept.at}}, true), "lock");
        QTRY_VERIFY(!mode.session.gallery().empty() &&
                    mode.session.gallery().front().produced.candidate.scenario.board.find(kept.at)->locked);
        for (const GalleryEntry& entry : mode.session.gallery())
            QCOMPARE(entry.produced.candidate.scenario.board.find(kept.at)->kind, kept.kind);
    }

    /// Only styles with proven maps of this configuration are offered, three at first.
    void stylesHaveMaps_data() {
        QTest::addColumn<QString>("layout");
        for (const char* layout : {"2p", "3p", "4p"}) QTest::newRow(layout) << layout;
    }
    void stylesHaveMaps() {
        QFETCH(QString, layout);
        BeginFixture mode(qPrintable(layout));
        auto& styles = mode.child<QListWidget>("styles");
        auto& more = mode.child<QToolButton>("moreStyles");
        const auto shown = [&] {
            int rows = 0;
            for (int row = 0; row < styles.count(); ++row) rows += styles.isRowHidden(row) ? 0 : 1;
            return rows;
        };
        QCOMPARE(styles.isVisible(), styles.count() > 0);
        QVERIFY(shown() <= 3);
        QCOMPARE(more.isVisible(), styles.count() > 3);
        for (int row = 0; row < styles.count(); ++row) {
            library::Wish wish;
            wish.configuration = layout.toStdString();
            wish.style = styles.item(row)->data(Qt::UserRole).toString().toStdString();
            QVERIFY2(!mode.shelf.take(wish, 1).empty(), wish.style.c_str());
        }
        if (!more.isVisible()) return;
        QTest::mouseClick(&more, Qt::LeftButton);
        QCOMPARE(shown(), styles.count());
        QTest::mouseClick(&more, Qt::LeftButton);
        QCOMPARE(shown(), 3);
    }

    void stylesArePictures() {
        BeginFixture mode("4p");
        auto& styles = mode.child<QListWidget>("styles");
        QVERIFY2(styles.isVisible() && styles.count() > 3, qPrintable(QString::number(styles.count())));
        QTest::mouseClick(&mode.child<QToolButton>("moreStyles"), Qt::LeftButton);
        QCOMPARE(styles.selectedItems().size(), 1);
        QCOMPARE(styles.currentRow(), 0);
        mode.click(styles, 1);
        const auto& tastes = mode.session.wishes().request.tastes;
        QCOMPARE(tastes.size(), std::size_t{1});
        const std::string style = styleOf(tastes);
        QVERIFY(!style.empty());
        QTRY_COMPARE(styles.currentRow(), 1);
        QTRY_VERIFY(!mode.session.gallery().empty());
        const auto& axes = mode.game().generate->axes;
        const auto axis = std::ranges::find(axes, tastes.front().axis, &TasteAxis::id) - axes.begin();
        for (const GalleryEntry& entry : mode.session.gallery()) {
            const double position = entry.produced.candidate.tastes[static_cast<std::size_t>(axis)].position;
            QVERIFY(style.ends_with(".low") ? position <= 0.2 : position >= 0.8);
        }
        mode.click(styles, 0);
        QVERIFY(mode.session.wishes().request.tastes.empty());
        QTRY_COMPARE(mode.session.gallery().size(), std::size_t{12});
        // All pictures and names fit into the panel.
        for (int row = 0; row < styles.count(); ++row)
            QVERIFY(styles.viewport()->rect().contains(styles.visualItemRect(styles.item(row))));
    }

    void aMethodStartsAtOnce() {
        BeginFixture mode("2p");
        auto& instant = mode.child<QPushButton>("method-symmetric");
        QVERIFY2(instant.text().contains("a few seconds"), qPrintable(instant.text()));
        for (const char* method : {"method-near-symmetric", "method-balanced"}) {
            const QString text = mode.child<QPushButton>(method).text();
            QVERIFY2(text.contains("about"), qPrintable(text));
        }
        QVERIFY(mode.wishes.findChild<QPushButton*>("method-rulebook") == nullptr);
        QTest::mouseClick(&instant, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!mode.session.running(), test::patience);
        QVERIFY2(!mode.session.gallery().empty(), qPrintable(mode.session.message()));
        QVERIFY(!mode.session.showsProven());
        // Others can be shown again.
        QTest::mouseClick(&mode.child<QPushButton>("showProven"), Qt::LeftButton);
        QVERIFY(mode.session.showsProven());
        QTest::mouseClick(&mode.child<QPushButton>("method-balanced"), Qt::LeftButton);
        QVERIFY(mode.session.running() && mode.session.wishes().tournament);
        QCOMPARE(mode.session.wishes().request.mode, std::string("balanced"));
        QVERIFY(!instant.isVisible());
        QTest::mouseClick(&mode.child<QPushButton>("generateStop"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!mode.session.running(), test::patience);
        QTRY_VERIFY(instant.isVisible());
    }

    void moreIsFolded() {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        {
            BeginFixture mode("2p");
            QVERIFY(!mode.child<QWidget>("generateMode").isVisible());
            QTest::mouseClick(&mode.child<QToolButton>("generateMore"), Qt::LeftButton);
            QVERIFY(mode.child<QWidget>("generateMode").isVisible());
            mode.session.store(settings);
        }
        BeginFixture mode("2p");
        mode.session.restore(settings);
        QTRY_VERIFY(mode.child<QWidget>("generateMode").isVisible());
    }

    /// The variant is that of the open map.
    void theVariantIsChosenHere() {
        BeginFixture mode("4p");
        auto& variant = mode.child<QComboBox>("generateVariant");
        QVERIFY(variant.isVisible() && variant.count() > 1);
        QTest::keyClick(&variant, Qt::Key_Down);
        QCOMPARE(mode.document.undoStack().count(), 1);
        QVERIFY(!mode.map().options.empty());
        QTRY_VERIFY(!mode.session.gallery().empty() &&
                    std::ranges::all_of(mode.session.gallery(), [&](const GalleryEntry& entry) {
                        return entry.produced.candidate.scenario.options == mode.map().options;
                    }));
    }

    /// Without a swap, a proven map or a lock in the way, a button generates a new map.
    void theLastStepIsAButton() {
        GameSystem toy = RepairFixture::repairingToy();
        ownCopy(toy.generate).repairs = [](const Scenario&, const OptionValues&, int, std::stop_token) {
            return Result<std::vector<Repair>>(std::vector<Repair>());
        };
        ownCopy(toy.generate).modes.front().searches = true;
        RepairFixture mode(std::move(toy));
        auto& next = *mode.panel.findChild<QPushButton*>("repairNext");
        QVERIFY(!next.isVisible());
        mode.repairs.find();
        QTRY_VERIFY_WITH_TIMEOUT(!mode.repairs.running(), test::patience);
        QVERIFY(mode.repairs.found());
        QCOMPARE(mode.repairs.found()->next.step, generate::FairStep::Generate);
        QTRY_VERIFY(next.isVisible() && next.isEnabled());
        QCOMPARE(next.text(), QString("&Generate a Balanced Map"));
        QVERIFY(mode.session.gallery().empty());
        QTest::mouseClick(&next, Qt::LeftButton);
        QVERIFY(mode.session.running());
        QVERIFY(!next.isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(!mode.session.running(), test::patience);
        QVERIFY2(!mode.session.gallery().empty(), qPrintable(mode.session.message()));
    }

    /// The best swap is an arrow with the result of its games, as long as the panel is visible.
    void aRepairIsAnArrow() {
        RepairFixture mode;
        QVERIFY(mode.panel.arrows() == nullptr);
        QTest::mouseClick(mode.panel.findChild<QPushButton*>("repairFind"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!mode.repairs.running(), test::patience);
        const auto arrows = mode.panel.arrows();
        QVERIFY(arrows != nullptr);
        QCOMPARE(arrows->arrows.size(), std::size_t{1});
        const Scenario start = mode.map();
        QCOMPARE(arrows->arrows[0].from, RepairFixture::besideHome(start, 0)[0]);
        QCOMPARE(arrows->arrows[0].to, RepairFixture::besideHome(start, 1)[0]);
        QVERIFY2(arrows->arrows[0].text.contains("→"), qPrintable(arrows->arrows[0].text));
        // It stays while the repaired map is shown.
        auto& list = *mode.panel.findChild<QListWidget*>("repairs");
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(0)).center());
        QVERIFY(!(mode.map() == start));
        QVERIFY(mode.panel.arrows() != nullptr && *mode.panel.arrows() == *arrows);
        mode.panel.hide();
        QVERIFY(mode.panel.arrows() == nullptr);
        mode.panel.show();
        QVERIFY(mode.panel.arrows() != nullptr);
        mode.document.undoStack().undo();
        const Hex at = mode.map().seats[0].homeHex();
        mode.document.apply(setLocked(mode.map(), {{at}}, true), "lock");
        mode.put(RepairFixture::besideHome(start, 1)[0], kindIdAt(0));
        QVERIFY(mode.panel.arrows() == nullptr);
    }

    /// A line of a repair has one gap before and one after: those of the games.
    void aRepairHasOneGap() {
        RepairFixture mode;
        mode.repairs.find();
        QTRY_VERIFY_WITH_TIMEOUT(!mode.repairs.running(), test::patience);
        const auto& list = *mode.panel.findChild<QListWidget*>("repairs");
        QVERIFY(list.count() > 0);
        QCOMPARE(list.item(0)->text().count(u'→'), 1);
        QVERIFY(!list.item(0)->text().contains("redicted"));
    }

    /// The swap that was shown first stays if the longer search has nothing better.
    void aFoundRepairStays() {
        GameSystem toy = RepairFixture::repairingToy();
        // The search for one swap comes first, that for three second.
        ownCopy(toy.generate).repairs = [one = toy.generate->repairs,
                                         searches = std::make_shared<std::atomic<int>>(0)](
                                            const Scenario& map, const OptionValues& options, int tried,
                                            std::stop_token stop) -> Result<std::vector<Repair>> {
            if (++*searches > 1) return std::vector<Repair>();
            return one(map, options, tried, stop);
        };
        RepairFixture mode(std::move(toy));
        mode.repairs.find();
        QTRY_VERIFY_WITH_TIMEOUT(!mode.repairs.running(), test::patience);
        QVERIFY(mode.repairs.found());
        QCOMPARE(mode.repairs.found()->repairs.size(), std::size_t{1});
        const QString reported = mode.panel.findChild<QLabel*>("repairStatus")->text();
        QVERIFY2(reported.contains("keep the repaired map"), qPrintable(reported));
        QVERIFY(mode.panel.arrows() != nullptr);
    }
};

HEXA_TEST(GenerateBeginTest);
#include "begin_test.moc"
