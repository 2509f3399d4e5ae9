// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/kindmime.h"
#include "editor/palette/kindmodel.h"
#include "editor/palette/tilepalette.h"
#include "tests/editor/mapfixture.h"
#include "tests/support/test.h"

#include <QAbstractItemModel>
#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QScrollBar>
#include <QSignalSpy>

using namespace hexa;
using namespace hexa::editor;
using hexa::test::MapFixture;

class PaletteTest : public QObject {
    Q_OBJECT

    static QModelIndex rowOf(const QAbstractItemModel& model, KindId kind) {
        for (int row = 0; row < model.rowCount(); ++row)
            if (KindModel::kindOf(model.index(row, 0)) == kind) return model.index(row, 0);
        return {};
    }
private slots:
    void mimeRoundTrip_data() { test::bothGames(); }
    void mimeRoundTrip() {
        QFETCH(QString, game);
        const MapFixture fixture(game);
        std::vector<KindId> kinds = fixture.kinds;
        kinds.insert(kinds.end(), {KindId::Empty, KindId::Blank});
        for (const KindId kind : kinds) {
            const std::unique_ptr<QMimeData> mime(kindMime(fixture.game.catalog, kind));
            QCOMPARE(kindFromMime(mime.get(), fixture.game.catalog), std::optional(kind));
        }
        QMimeData other;
        other.setData(kindMimeType, "no-such-kind");
        QCOMPARE(kindFromMime(&other, fixture.game.catalog), std::optional<KindId>());
        other.clear();
        other.setText("meadow");
        QCOMPARE(kindFromMime(&other, fixture.game.catalog), std::optional<KindId>());
    }

    void modelListsEveryKindOnce_data() { test::bothGames(); }
    void modelListsEveryKindOnce() {
        QFETCH(QString, game);
        MapFixture fixture(game);
        KindModel model(fixture.document, fixture.locale);
        const QAbstractItemModelTester tester(&model);
        std::multiset<KindId> listed;
        for (int row = 0; row < model.rowCount(); ++row)
            if (const auto kind = KindModel::kindOf(model.index(row))) listed.insert(*kind);
        QCOMPARE(listed.size(), fixture.kinds.size() + 2);
        for (const KindId kind : fixture.kinds) QCOMPARE(listed.count(kind), 1u);
    }

    void usedUpKindIsDisabledByTheRulebookOnly() {
        MapFixture fixture("toy");
        KindModel model(fixture.document, fixture.locale);
        fixture.useUpBox();
        const int supply = fixture.supply();
        model.recount();
        const QModelIndex row = rowOf(model, fixture.tile);
        QCOMPARE(row.data(KindModel::CountRole).toString(), QString("none left"));
        QVERIFY(!(row.flags() & (Qt::ItemIsEnabled | Qt::ItemIsDragEnabled)));
        QVERIFY(row.data(Qt::ToolTipRole).toString().contains(QString::number(supply)));
        fixture.profile(RuleProfile::Free);
        model.recount();
        QVERIFY(row.flags() & Qt::ItemIsEnabled);
        QCOMPARE(supplyOf(fixture.document, fixture.tile), SupplyState::Exceeded);
        fixture.put(fixture.firstHexes(1), KindId::Empty);
        model.recount();
        QCOMPARE(supplyOf(fixture.document, fixture.tile), SupplyState::Fine);
        QCOMPARE(row.data(KindModel::CountRole).toString(), QString("1 left"));
        QVERIFY(rowOf(model, KindId::Empty).flags() & Qt::ItemIsDragEnabled);
    }

    /// Shows the rest in the box: "0/7" was read as "none left" with seven left.
    void numbersTellWhatIsLeft() {
        MapFixture fixture("toy");
        KindModel model(fixture.document, fixture.locale);
        const int supply = fixture.supply();
        const auto count = [&] { return rowOf(model, fixture.tile).data(KindModel::CountRole).toString(); };
        QCOMPARE(count(), QString("%1 left").arg(supply));
        fixture.locale.setLanguage("de");
        QCOMPARE(count(), QString("noch %1").arg(supply));
        fixture.locale.setLanguage("en");
        fixture.profile(RuleProfile::Free);
        fixture.put(fixture.firstHexes(supply + 2), fixture.tile);
        model.recount();
        QCOMPARE(count(), QString("2 too many"));
        QVERIFY(rowOf(model, fixture.tile).data(Qt::ToolTipRole).toString().contains("2 too many"));
    }

    void searchFindsByNameAndLetter_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("found");
        QTest::newRow("name") << "en"
                              << "vill"
                              << "village";
        QTest::newRow("letter") << "en"
                                << "k"
                                << "capital lake";  // the letter of one, in the name of the other
        QTest::newRow("german") << "de"
                                << "wald"
                                << "forest";
        QTest::newRow("accents") << "fr"
                                 << "foret"
                                 << "forest";
        QTest::newRow("nothing") << "en"
                                 << "xyz"
                                 << "";
    }
    void searchFindsByNameAndLetter() {
        QFETCH(QString, language);
        QFETCH(QString, typed);
        QFETCH(QString, found);
        MapFixture fixture;
        fixture.locale.setLanguage(language);
        KindModel model(fixture.document, fixture.locale);
        KindFilter filter;
        filter.setSourceModel(&model);
        const QAbstractItemModelTester tester(&filter);
        filter.setWanted(typed);
        QStringList ids;
        for (int row = 0; row < filter.rowCount(); ++row)
            if (const auto kind = KindModel::kindOf(filter.index(row, 0)); kind && isTile(*kind))
                ids << QString::fromStdString(fixture.game.catalog.kind(*kind).id);
        QCOMPARE(ids.join(' '), found);
        // No heading without something below it.
        if (filter.rowCount() > 0) QVERIFY(KindModel::kindOf(filter.index(filter.rowCount() - 1, 0)));
    }

    void clickSetsTheBrushAndBrushIsShown() {
        MapFixture fixture;
        paint::TileArt art(fixture.game.catalog);
        TilePalette palette(fixture.document, fixture.state, art, fixture.locale);
        palette.resize(240, 700);
        palette.show();
        QVERIFY(QTest::qWaitForWindowExposed(&palette));
        auto* list = palette.findChild<QListView*>();
        const QModelIndex row = rowOf(*list->model(), fixture.kinds[2]);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(row).center());
        QCOMPARE(fixture.state.brush(), fixture.kinds[2]);
        fixture.state.setBrush(KindId::Blank);
        QCOMPARE(KindModel::kindOf(list->currentIndex()), std::optional(KindId::Blank));
    }

    /// A palette is first shown lower than it will be; the homes at its top must not stay out of
    /// sight for that.
    void beginsAtItsTop() {
        MapFixture fixture;
        paint::TileArt art(fixture.game.catalog);
        fixture.state.setBrush(fixture.kinds[1]);
        TilePalette palette(fixture.document, fixture.state, art, fixture.locale);
        palette.resize(240, 110);
        palette.show();
        QVERIFY(QTest::qWaitForWindowExposed(&palette));
        palette.resize(240, 400);
        QCoreApplication::processEvents();
        auto* list = palette.findChild<QListView*>();
        QCOMPARE(list->verticalScrollBar()->value(), 0);
        fixture.state.setBrush(KindId::Empty);  // the last one: now there is a size to scroll in
        QVERIFY(list->verticalScrollBar()->value() > 0);
    }

    void typingAndReturnTakesTheFirst() {
        MapFixture fixture;
        paint::TileArt art(fixture.game.catalog);
        TilePalette palette(fixture.document, fixture.state, art, fixture.locale);
        palette.show();
        QVERIFY(QTest::qWaitForWindowExposed(&palette));
        fixture.state.setBrush(fixture.kinds[0]);
        auto* search = palette.findChild<QLineEdit*>();
        QTest::keyClicks(search, "fores");
        QCOMPARE(fixture.state.brush(), fixture.kinds[0]);  // searching alone changes nothing
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(fixture.game.catalog.kind(fixture.state.brush()).id, std::string("forest"));
        QTest::keyClick(search, Qt::Key_Escape);
        QVERIFY(search->text().isEmpty());
        QCOMPARE(fixture.game.catalog.kind(fixture.state.brush()).id, std::string("forest"));
    }

    void dragPictureHasTheMapsScale() {
        MapFixture fixture;
        paint::TileArt art(fixture.game.catalog);
        KindModel model(fixture.document, fixture.locale);
        KindList list(fixture.document, art, nullptr);
        list.setModel(&model);
        list.setPixelsPerUnit([] { return 50.0; });
        const QSizeF size = list.dragPicture(rowOf(model, fixture.tile)).deviceIndependentSize();
        QCOMPARE(size.toSize(),
                 QSize(100 + 2 * paint::TileArt::bleed, qRound(50 * sqrt3) + 2 * paint::TileArt::bleed));
        QVERIFY(list.dragPicture(model.index(0)).isNull());  // a heading
    }

    void countsFollowTheMap() {
        MapFixture fixture;
        paint::TileArt art(fixture.game.catalog);
        TilePalette palette(fixture.document, fixture.state, art, fixture.locale);
        palette.show();
        QVERIFY(QTest::qWaitForWindowExposed(&palette));
        auto* list = palette.findChild<QListView*>();
        fixture.put({{0, 0}, {1, 0}}, fixture.tile);
        const auto left = [&] {
            return rowOf(*list->model(), fixture.tile).data(KindModel::CountRole).toString();
        };
        QTRY_COMPARE(left(), QString("%1 left").arg(fixture.supply() - 2));
        QSignalSpy reported(list->model(), &QAbstractItemModel::dataChanged);
        palette.hide();
        fixture.put({{0, 1}}, fixture.tile);
        QCoreApplication::processEvents();
        QVERIFY(reported.isEmpty());  // nobody sees it
        palette.show();
        QVERIFY(!reported.isEmpty());
        QCOMPARE(left(), QString("%1 left").arg(fixture.supply() - 3));
    }
};

HEXA_TEST(PaletteTest);
#include "palette_test.moc"
