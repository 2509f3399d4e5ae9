// SPDX-License-Identifier: GPL-3.0-or-later
// Tables on the economy of many games, and on the set of regions.
#include "core/engine/judge/balance.h"
#include "core/systems/bauen/play/survey.h"
#include "tests/core/systems/bauen/games.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>

namespace hexa::bauen {
namespace {

const FigureTable& tableNamed(const std::vector<FigureTable>& tables, std::string_view id) {
    const auto found = std::ranges::find(tables, id, &FigureTable::id);
    if (found == tables.end()) qFatal("no table");
    return *found;
}

double sumOf(const FigureTable& table, std::size_t column) {
    double sum = 0;
    for (const FigureTable::Row& row : table.rows) sum += row.figures[column].value_or(0);
    return sum;
}

std::vector<FigureTable> survey(int players, int games, std::uint64_t seed, const char* bot = "random") {
    SurveyRequest request;
    request.bot = bot;
    request.games = games;
    request.seed = seed;
    auto tables = fixture::game().balance->survey(fixture::boardFor(players), request);
    if (!tables) qFatal("%s", tables.error().code().c_str());
    return *std::move(tables);
}

}  // namespace

class BauenSurveyTest : public QObject {
    Q_OBJECT
private slots:
    /// Checks that nearly all stones of all rounds are placed on fields. The others were passed.
    void everyStoneIsCounted() {
        const auto tables = survey(3, 12, 5);
        const double stones = sumOf(tableNamed(tables, "fields"), 0);
        QVERIFY2(stones > 0.9 * 3 * rounds * stonesInAll && stones <= 3 * rounds * stonesInAll,
                 qPrintable(QString::number(stones)));
        const FigureTable& goods = tableNamed(tables, "goods");
        QCOMPARE(goods.rows.size(), goodCount);
        QVERIFY(sumOf(goods, 0) >= 3);  // each player begins with one
        for (const FigureTable& table : tables)
            for (const FigureTable::Row& row : table.rows) QCOMPARE(row.figures.size(), table.columns.size());
    }

    void theSameRequestGivesTheSame() {
        QVERIFY(survey(2, 5, 9) == survey(2, 5, 9));
        QVERIFY(survey(2, 5, 9) != survey(2, 5, 10));
    }

    /// Checks the glory of missions. For a public one, some player has less unless all are equal. A
    /// secret one gives at most one point for each other player.
    void gloryIsWithinItsBounds() {
        const FigureTable missions = tableNamed(survey(4, 12, 3), "missions");
        QCOMPARE(missions.rows.size(), metricCount);
        for (const FigureTable::Row& row : missions.rows) {
            if (row.figures[0]) QVERIFY(*row.figures[0] >= 0 && *row.figures[0] <= 1.5);
            if (row.figures[1]) QVERIFY(*row.figures[1] >= 0 && *row.figures[1] <= 3);
        }
    }

    void refused() {
        SurveyRequest request;
        request.bot = "nobody";
        const auto& survey = fixture::game().balance->survey;
        QCOMPARE(survey(fixture::smallBoard(), request).error().code(), std::string("play.bot"));
        request.bot.clear();
        QCOMPARE(survey(fixture::layout(2), request).error().code(), std::string("bauen.play.empty"));
        std::stop_source stop;
        stop.request_stop();
        request.stop = stop.get_token();
        QCOMPARE(survey(fixture::smallBoard(), request).error().code(), std::string("balance.stopped"));
    }

    /// Checks that the contents of the regions add up in each table.
    void theSetOfRegions() {
        const auto tables = fixture::game().balance->pieces();
        const FigureTable &landscapes = tableNamed(tables, "landscapes"),
                          &regions = tableNamed(tables, "regions");
        QCOMPARE(landscapes.rows.size(), landscapeCount);
        QCOMPARE(regions.rows.size(), fixture::set().catalog.regionShapes.size());
        for (std::size_t column = 0; column < landscapes.columns.size(); ++column)
            QCOMPARE(sumOf(landscapes, column), sumOf(regions, column));
        double markings = 0;
        for (std::size_t colour = 0; colour < colourCount; ++colour) markings += sumOf(regions, colour);
        QCOMPARE(sumOf(regions, colourCount) + sumOf(regions, colourCount + 1), markings);
        // Areas of one colour have three to five outer sides in a triangle of three.
        const FigureTable& singles = tableNamed(tables, "singles");
        QVERIFY(!singles.rows.empty());
        for (const FigureTable::Row& row : singles.rows) QCOMPARE(*row.figures[1], 4.0);
        const FigureTable& alike = tableNamed(tables, "alike");
        QVERIFY(*alike.rows.front().figures[0] <= 100);
        QVERIFY(std::ranges::is_sorted(alike.rows, std::ranges::greater(),
                                       [](const FigureTable::Row& row) { return *row.figures[0]; }));
    }

    void everyTextIsThere() {
        Messages messages;
        QVERIFY(messages.add(fixture::game().messages));
        auto tables = survey(2, 2, 1);
        for (FigureTable& table : fixture::game().balance->pieces()) tables.push_back(table);
        for (const FigureTable& table : tables) {
            QVERIFY2(messages.knows(table.title.code), table.title.code.c_str());
            for (const FigureTable::Column& column : table.columns)
                QVERIFY2(messages.knows(column.name.code), column.name.code.c_str());
            for (const FigureTable::Row& row : table.rows)
                QVERIFY2(messages.knows(row.name.code), row.name.code.c_str());
            for (const Message& note : table.notes) QVERIFY2(messages.knows(note.code), note.code.c_str());
        }
    }
};

HEXA_TEST(BauenSurveyTest);

}  // namespace hexa::bauen

#include "survey_test.moc"
