// SPDX-License-Identifier: GPL-3.0-or-later
// Files of calibrations (docs/balance-tables.md). All figures here are MADE UP.
#include "core/systems/clockwork/balance/calibrations.h"
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/test.h"

using namespace hexa;
using namespace hexa::clockwork;

namespace {

CalibrationRecord record(const std::string& configuration, const std::string& bot) {
    return {configuration, bot, 3, 2, "0.1.0", 40, 80'000, 0xfedcba9876543210U, -1.25, 1.031, true};
}

std::string codeOf(const std::string& json) {
    const auto records = readCalibrations(json);
    return records ? std::string() : records.error().code();
}

std::string changed(std::string text, const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    Q_ASSERT(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

}  // namespace

class BalanceCalibrationsTest : public QObject {
    Q_OBJECT
private slots:
    void whatIsWrittenIsRead() {
        const std::vector<CalibrationRecord> records{record("2p", "calm"), record("4p-epic", "greedy")};
        QCOMPARE(*readCalibrations(writeCalibrations({records[1], records[0]})), records);
    }

    void oneIsAddedOrReplaced() {
        const auto& add = test::game().balance->addCalibration;
        const std::string one = *add("", record("3p", "calm"));
        QCOMPARE(readCalibrations(one)->size(), std::size_t{1});
        const std::string two = *add(one, record("3p", "greedy"));
        QCOMPARE(readCalibrations(two)->size(), std::size_t{2});
        CalibrationRecord failed = record("3p", "calm");
        failed.passed = false;
        const auto again = *readCalibrations(*add(two, failed));
        QCOMPARE(again.size(), std::size_t{2});
        QCOMPARE(again[0], failed);
        QCOMPARE(again[1], record("3p", "greedy"));
        QVERIFY(!add("{}", failed).ok());
    }

    void wrongFilesAreRefused() {
        const std::string good = writeCalibrations({record("3p-epic", "calm")});
        QCOMPARE(codeOf(good), std::string());
        QCOMPARE(codeOf(changed(good, "balance-calibration", "balance")),
                 std::string("clockwork.balance.format"));
        QCOMPARE(codeOf(changed(good, "\"version\": 1", "\"version\": 2")), std::string("json.range"));
        QCOMPARE(codeOf(changed(good, "3p-epic", "5p")), std::string("clockwork.balance.configuration"));
        QCOMPARE(codeOf(changed(good, "\"maps\": 40", "\"maps\": 0")), std::string("json.range"));
        QCOMPARE(codeOf(changed(good, "\"passed\"", "\"past\"")), std::string("json.missing"));
        for (std::size_t length = 0; length + 3 < good.size(); ++length)
            QVERIFY(!readCalibrations(good.substr(0, length)).ok());
    }

    /// What comes with the program is of bots that there are, and none is there twice.
    void builtInOnes() {
        std::set<std::string> seen;
        const auto& bots = test::game().play->bots;
        for (const CalibrationRecord& each : test::game().balance->calibrations()) {
            QVERIFY(seen.insert(each.configuration + " " + each.bot).second);
            QVERIFY(std::find(bots.begin(), bots.end(), each.bot) != bots.end());
            QVERIFY(each.maps >= 20 && each.games >= 10'000);
        }
    }
};

HEXA_TEST(BalanceCalibrationsTest);
#include "calibrations_test.moc"
