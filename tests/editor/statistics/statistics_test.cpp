// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/kindcounts.h"
#include "editor/statistics/rangerow.h"
#include "editor/statistics/statisticspanel.h"
#include "tests/editor/mapfixture.h"
#include "tests/support/test.h"

#include <QLabel>
#include <QWidget>

using namespace hexa;
using namespace hexa::editor;
using hexa::test::MapFixture;

class StatisticsTest : public QObject {
    Q_OBJECT

    static QString allText(const QWidget& panel) {
        QStringList texts;
        for (const QLabel* label : panel.findChildren<QLabel*>())
            if (label->isVisibleTo(&panel)) texts << label->text();
        return texts.join('\n');
    }

private slots:
    void countsAddUp_data() { test::bothGames(); }
    void countsAddUp() {
        QFETCH(QString, game);
        MapFixture fixture(game);
        fixture.put({{0, 0}, {1, 0}, {0, 1}}, fixture.tile);
        fixture.put({{-1, 0}}, KindId::Blank);
        const KindCounts counts(fixture.board(), fixture.game.catalog);
        QCOMPARE(counts.of(fixture.tile), 3);
        QCOMPARE(counts.tiles(), 3);
        QCOMPARE(counts.of(KindId::Blank), 1);
        QCOMPARE(counts.cells(), static_cast<int>(fixture.board().cellCount()));
    }

    void tellsTooFewAndTooMany() {
        MapFixture fixture;
        const Scenario scenario = fixture.game.layouts.front().scenario;
        fixture.document.apply(replaceContent(fixture.document.scenario(), scenario), "layout");
        StatisticsPanel panel(fixture.document, fixture.locale);
        panel.resize(300, 900);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        const auto ranges = fixture.game.ranges(scenario.players());
        QVERIFY(!ranges.empty());
        const CountRange& range = ranges.front();
        QVERIFY(range.min > 0);
        const auto row = [&] { return panel.findChildren<RangeRow*>().front()->accessibleName(); };
        QVERIFY2(row().contains(QString("%1 too few").arg(range.min)), qPrintable(row()));
        std::vector<Hex> free;
        for (const Cell& cell : fixture.board().cells())
            if (cell.kind == KindId::Empty) free.push_back(cell.at);
        QVERIFY(static_cast<int>(free.size()) > range.max);
        fixture.put({free.begin(), free.begin() + range.min}, range.kinds.front());
        QTRY_VERIFY(!row().contains("too"));
        fixture.put({free.begin(), free.begin() + range.max + 1}, range.kinds.front());
        QTRY_VERIFY2(row().contains("1 too many"), qPrintable(row()));
        QCOMPARE(panel.findChildren<RangeRow*>().front()->toolTip(),
                 "Rule " + QString::fromStdString(range.rule));
    }

    void countsWhatStandsBesideTheTiles() {
        MapFixture fixture("toy");
        fixture.document.apply({SetSeats{{Seat(), Seat(), Seat()}}}, "seats");
        StatisticsPanel panel(fixture.document, fixture.locale);
        panel.resize(300, 900);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        PiecePlacement sheep;
        sheep.kind = "sheep";
        sheep.count = 7;
        PiecePlacement knight;
        knight.kind = "knight";
        knight.count = 10;
        Scenario map = fixture.document.scenario();
        map.board.pieces = {sheep, knight};
        map.board.edges = {edgeFeature({0, 0}, 0, "wall", true)};
        map.board.labels.resize(2);
        fixture.document.apply(replaceContent(fixture.document.scenario(), map), "things");
        QTRY_VERIFY(allText(panel).contains("Sheep: 7"));
        QVERIFY(allText(panel).contains("Labels: 2"));
        QStringList rows;
        for (const RangeRow* row : panel.findChildren<RangeRow*>()) rows << row->accessibleName();
        const QString all = rows.join('\n');
        QVERIFY2(all.contains("Wall") && all.contains("Knight"), qPrintable(all));
        QVERIFY2(all.contains("1 more than in the box"), qPrintable(all));  // ten of nine knights
        MapFixture plain;
        StatisticsPanel none(plain.document, plain.locale);
        QVERIFY(!allText(none).contains("Other objects"));
    }

    void saysWhyThereIsNoAdvice() {
        MapFixture fixture;
        StatisticsPanel panel(fixture.document, fixture.locale);
        QVERIFY(allText(panel).contains("No seats yet"));
        panel.show();
        fixture.document.apply({SetSeats{{{Hex{0, 0}, {}, {}, {}}}}}, "seat");
        QTRY_VERIFY(allText(panel).contains("no recommended tile counts for 1 player"));
    }
};

HEXA_TEST(StatisticsTest);
#include "statistics_test.moc"
