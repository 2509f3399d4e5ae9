// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/kindcounts.h"
#include "editor/statistics/rangerow.h"
#include "editor/statistics/statisticspanel.h"
#include "tests/editor/desk.h"
#include "tests/support/test.h"

#include <QLabel>

using namespace hexa;
using namespace hexa::editor;
using hexa::test::Desk;

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
        Desk desk(game);
        desk.put({{0, 0}, {1, 0}, {0, 1}}, desk.tile);
        desk.put({{-1, 0}}, KindId::Blank);
        const KindCounts counts(desk.board(), desk.game.catalog);
        QCOMPARE(counts.of(desk.tile), 3);
        QCOMPARE(counts.tiles(), 3);
        QCOMPARE(counts.of(KindId::Blank), 1);
        QCOMPARE(counts.cells(), static_cast<int>(desk.board().cellCount()));
    }

    void tellsTooFewAndTooMany() {
        Desk desk;
        const Scenario scenario = desk.game.layouts.front().scenario;
        desk.document.apply(replaceContent(desk.document.scenario(), scenario), "layout");
        StatisticsPanel panel(desk.document, desk.locale);
        panel.resize(300, 900);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        const auto ranges = desk.game.ranges(scenario.players());
        QVERIFY(!ranges.empty());
        const CountRange& range = ranges.front();
        QVERIFY(range.min > 0);
        const auto row = [&] { return panel.findChildren<RangeRow*>().front()->accessibleName(); };
        QVERIFY2(row().contains(QString("%1 too few").arg(range.min)), qPrintable(row()));
        std::vector<Hex> free;
        for (const Cell& cell : desk.board().cells())
            if (cell.kind == KindId::Empty) free.push_back(cell.at);
        QVERIFY(static_cast<int>(free.size()) > range.max);
        desk.put({free.begin(), free.begin() + range.min}, range.kinds.front());
        QTRY_VERIFY(!row().contains("too"));
        desk.put({free.begin(), free.begin() + range.max + 1}, range.kinds.front());
        QTRY_VERIFY2(row().contains("1 too many"), qPrintable(row()));
        QCOMPARE(panel.findChildren<RangeRow*>().front()->toolTip(),
                 "Rule " + QString::fromStdString(range.rule));
    }

    void countsWhatStandsBesideTheTiles() {
        Desk desk("toy");
        desk.document.apply({SetSeats{{Seat(), Seat(), Seat()}}}, "seats");
        StatisticsPanel panel(desk.document, desk.locale);
        panel.resize(300, 900);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        PiecePlacement sheep;
        sheep.kind = "sheep";
        sheep.count = 7;
        PiecePlacement knight;
        knight.kind = "knight";
        knight.count = 10;
        Scenario map = desk.document.scenario();
        map.board.pieces = {sheep, knight};
        map.board.edges = {edgeFeature({0, 0}, 0, "wall", true)};
        map.board.labels.resize(2);
        desk.document.apply(replaceContent(desk.document.scenario(), map), "things");
        QTRY_VERIFY(allText(panel).contains("Sheep: 7"));
        QVERIFY(allText(panel).contains("Labels: 2"));
        QStringList rows;
        for (const RangeRow* row : panel.findChildren<RangeRow*>()) rows << row->accessibleName();
        const QString all = rows.join('\n');
        QVERIFY2(all.contains("Wall") && all.contains("Knight"), qPrintable(all));
        QVERIFY2(all.contains("1 more than the box holds"), qPrintable(all));  // ten of nine knights
        Desk plain;
        StatisticsPanel none(plain.document, plain.locale);
        QVERIFY(!allText(none).contains("Beside the tiles"));
    }

    void saysWhyThereIsNoAdvice() {
        Desk desk;
        StatisticsPanel panel(desk.document, desk.locale);
        QVERIFY(allText(panel).contains("No seats yet"));
        panel.show();
        desk.document.apply({SetSeats{{{Hex{0, 0}, {}, {}, {}}}}}, "seat");
        QTRY_VERIFY(allText(panel).contains("recommends no numbers of tiles for 1 player"));
    }
};

HEXA_TEST(StatisticsTest);
#include "statistics_test.moc"
