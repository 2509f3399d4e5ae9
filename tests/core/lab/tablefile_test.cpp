// SPDX-License-Identifier: GPL-3.0-or-later
// Table files and their shelf (docs/formats/balance-tables.md). The configuration and the features
// are MADE UP.
#include "core/balance/tablefile.h"

#include "core/balance/tableshelf.h"
#include "core/lab/tablewriter.h"
#include "tests/support/test.h"

#include <QTest>

#include <limits>
#include <thread>

using namespace hexa;
using namespace hexa::balance;
using namespace hexa::lab;

namespace {

std::vector<std::string> namesOf(std::string_view configuration) {
    if (configuration != "small") return {};
    return {"near field", "far field", "near mine"};
}

TableInfo madeUp(const std::string& bot) {
    TableInfo info;
    info.configuration = "small";
    info.bot = bot;
    info.botVersion = 2;
    info.rulesVersion = 1;
    info.program = "0.1.0";
    info.options = "0123456789abcdef";
    info.maps = 3200;
    info.games = 1'920'000;
    info.seed = 0xfedcba9876543210U;
    info.ridge = 0.0001;
    info.quality.push_back({"rulebook", 300, 3000, 0.75, 0.7, 0.8, 0.97, 0.9, 0.625, 0.03125});
    info.quality.push_back({"irregular", 300, 3000, -0.5, -0.625, 0.125, 0.96, {}, {}, {}});
    return info;
}

std::string written(const std::string& bot) {
    return *writeTableFile(madeUp(bot), {{"near mine", -0.0125}, {"near field", 0.65}, {"far field", 0}},
                           namesOf);
}

Result<TableFile> readToy(std::string_view json) { return readTableFile(json, namesOf); }

/// Returns the reason why it is not written; empty if it is.
std::string refusal(const Coefficients& coefficients) {
    const auto text = writeTableFile(madeUp("calm"), coefficients, namesOf);
    return text ? std::string() : text.error().code();
}

/// Returns the reason why a good file with `from` replaced is not read; empty if it is.
std::string refusal(const std::string& from, const std::string& to) {
    std::string text = written("calm");
    const auto at = text.find(from);
    if (at == std::string::npos) qFatal("no %s in the file", from.c_str());
    const auto file = readToy(text.replace(at, from.size(), to));
    return file ? std::string() : file.error().code();
}

}  // namespace

class TableFileTest : public QObject {
    Q_OBJECT
private slots:
    void whatIsWrittenIsRead() {
        const auto file = readToy(written("calm"));
        QVERIFY(file.ok());
        QVERIFY(file->info == madeUp("calm"));
        QCOMPARE(file->weights, (std::vector<std::int64_t>{650'000, 0, -12'500}));
        QVERIFY(written("calm").find("far field") == std::string::npos);
        // The order of the entries does not count.
        const Coefficients turned{{"near field", 0.65}, {"near mine", -0.0125}};
        QCOMPARE(*writeTableFile(madeUp("calm"), turned, namesOf), written("calm"));
    }

    void whatItWasHeldToIsKept() {
        TableInfo info = madeUp("thinker");
        info.prior = {{"calm", 0.25}, {"trained", -0.5}};
        const auto text = writeTableFile(info, {{"near mine", 1}}, namesOf);
        QVERIFY(text.ok());
        const auto file = readToy(*text);
        QVERIFY(file.ok());
        QVERIFY(file->info == info);
    }

    void wrongCoefficientsAreNotWritten() {
        QCOMPARE(refusal({{"near mine", 8}}), std::string());
        QCOMPARE(refusal({{"deep mine", 1}}), std::string("balance.file.feature"));
        QCOMPARE(refusal({{"near mine", 1}, {"near mine", 1}}), std::string("balance.file.feature-twice"));
        QCOMPARE(refusal({{"near mine", 9}}), std::string("balance.file.weight-range"));
        QCOMPARE(refusal({{"near mine", std::numeric_limits<double>::quiet_NaN()}}),
                 std::string("balance.file.weight-range"));
        TableInfo info = madeUp("calm");
        info.configuration = "large";
        QCOMPARE(writeTableFile(info, {}, namesOf).error().code(), std::string("balance.file.configuration"));
    }

    void wrongFilesAreRefused() {
        QCOMPARE(refusal("calm", "wild"), std::string());
        QCOMPARE(refusal("{", ""), std::string("json.syntax"));
        QCOMPARE(refusal("hexatelier-balance-table", "table"), std::string("balance.file.format"));
        QCOMPARE(refusal("\"version\": 2", "\"version\": 1"), std::string("json.range"));
        QCOMPARE(refusal("small", "large"), std::string("balance.file.configuration"));
        QCOMPARE(refusal("\"bot\"", "\"but\""), std::string("json.missing"));
        QCOMPARE(refusal("near mine", "deep mine"), std::string("balance.file.feature"));
        QCOMPARE(refusal(": 650000", ": 0.5"), std::string("json.type"));
        QCOMPARE(refusal(": 650000", ": 650000000"), std::string("json.range"));
        // Every damaged text is refused, never worse.
        const std::string good = written("calm");
        for (std::size_t length = 0; length + 3 < good.size(); ++length)
            QVERIFY(!readToy(good.substr(0, length)).ok());
    }

    void aShelfReadsWhatIsAskedFor() {
        const std::string wild = written("wild");
        const std::string calm = written("calm");
        TableShelfOf<TableFile, readToy> shelf;
        shelf.put("small", wild);
        shelf.put("small", calm);
        shelf.put("other", "is never read");
        std::vector<std::vector<const TableFile*>> found(4);
        {
            std::vector<std::jthread> threads;
            for (auto& mine : found) threads.emplace_back([&] { mine = shelf.of("small"); });
        }
        QCOMPARE(found[0].size(), std::size_t{2});
        QCOMPARE(found[0][0]->info.bot, std::string("calm"));
        for (const auto& one : found) QVERIFY(one == found[0]);
        QVERIFY(shelf.of("none").empty());
        QCOMPARE(shelf.configurations(), (std::vector<std::string>{"other", "small"}));
    }
};

HEXA_TEST(TableFileTest, "slow-unoptimized");
#include "tablefile_test.moc"
