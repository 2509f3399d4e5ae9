// SPDX-License-Identifier: GPL-3.0-or-later
// Files of calibrations (docs/formats/balance-tables.md). All figures and configurations are MADE
// UP.
#include "core/balance/calibrationfile.h"

#include "core/lab/calibrationwriter.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::balance;
using namespace hexa::lab;

namespace {

bool known(std::string_view configuration) { return configuration != "no-such"; }

CalibrationRecord recordWith(const std::string& configuration, const std::string& bot) {
    return {configuration, bot, 3, 2, "0.1.0", 40, 80'000, 0xfedcba9876543210U, -1.25, 1.031, true};
}

std::string calibrationCode(const std::string& json) {
    const auto records = readCalibrations(json, known);
    return records ? std::string() : records.error().code();
}

std::string changedCalibrations(std::string text, const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    Q_ASSERT(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

}  // namespace

class CalibrationFileTest : public QObject {
    Q_OBJECT
private slots:
    void whatIsWrittenIsRead() {
        const std::vector<CalibrationRecord> records{recordWith("small", "calm"),
                                                     recordWith("wide", "greedy")};
        QCOMPARE(*readCalibrations(writeCalibrations({records[1], records[0]}), known), records);
    }

    void oneIsAddedOrReplaced() {
        const std::string one = *addCalibration("", recordWith("small", "calm"), known);
        QCOMPARE(readCalibrations(one, known)->size(), std::size_t{1});
        const std::string two = *addCalibration(one, recordWith("small", "greedy"), known);
        QCOMPARE(readCalibrations(two, known)->size(), std::size_t{2});
        CalibrationRecord failed = recordWith("small", "calm");
        failed.passed = false;
        const auto again = *readCalibrations(*addCalibration(two, failed, known), known);
        QCOMPARE(again.size(), std::size_t{2});
        QCOMPARE(again[0], failed);
        QCOMPARE(again[1], recordWith("small", "greedy"));
        QVERIFY(!addCalibration("{}", failed, known).ok());
    }

    void wrongFilesAreRefused() {
        const std::string good = writeCalibrations({recordWith("small", "calm")});
        QCOMPARE(calibrationCode(good), std::string());
        QCOMPARE(calibrationCode(changedCalibrations(good, "balance-calibration", "balance")),
                 std::string("balance.file.format"));
        QCOMPARE(calibrationCode(changedCalibrations(good, "\"version\": 1", "\"version\": 2")),
                 std::string("json.range"));
        QCOMPARE(calibrationCode(changedCalibrations(good, "small", "no-such")),
                 std::string("balance.file.configuration"));
        QCOMPARE(calibrationCode(changedCalibrations(good, "\"maps\": 40", "\"maps\": 0")),
                 std::string("json.range"));
        QCOMPARE(calibrationCode(changedCalibrations(good, "\"passed\"", "\"past\"")),
                 std::string("json.missing"));
        QCOMPARE(calibrationCode(changedCalibrations(good, "\"18364758544493064720\"", "\"many\"")),
                 std::string("json.type"));
        for (std::size_t length = 0; length + 3 < good.size(); ++length)
            QVERIFY(!readCalibrations(good.substr(0, length), known).ok());
    }
};

HEXA_TEST(CalibrationFileTest, "slow-unoptimized");
#include "calibrationfile_test.moc"
