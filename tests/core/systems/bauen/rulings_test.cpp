// SPDX-License-Identifier: GPL-3.0-or-later
// The table of rulings: complete, in all languages, and every switch has one.
#include "core/systems/bauen/terms/resources.h"
#include "core/systems/bauen/terms/switches.h"
#include "tests/support/gametests.h"
#include "tests/support/rulings.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <utility>
#include <vector>

namespace hexa::bauen {
namespace {

Result<std::vector<test::Ruling>> readTable() {
    std::vector<std::string_view> options;
    for (const play::SwitchFacts& facts : switchTable) options.push_back(facts.id);
    return test::readRulings(resource("rulings.json"), options);
}

}  // namespace

class BauenRulingsTest : public QObject {
    Q_OBJECT
private slots:
    void tableIsCorrect() {
        const auto table = readTable();
        QVERIFY2(table.ok(), table ? "" : table.error().code().c_str());
        // Questions that have a reason in place of a switch.
        for (const char* id : {"R-BB-028", "R-BB-065", "R-BB-084", "R-BB-088", "R-BB-111", "R-BB-115",
                               "R-BB-120", "R-BB-123", "R-BB-129"})
            QVERIFY2(std::ranges::find(*table, id, &test::Ruling::id) != table->end(), id);
    }

    void everySwitchHasOneAboutItsRule() {
        const auto table = readTable();
        QVERIFY(table);
        std::vector<std::pair<std::string_view, std::string_view>> options;
        for (const play::SwitchFacts& facts : switchTable) options.emplace_back(facts.id, facts.rule);
        const std::string trouble = test::troubleOfRulings(*table, options);
        QVERIFY2(trouble.empty(), trouble.c_str());
    }
};

HEXA_TEST(BauenRulingsTest);

}  // namespace hexa::bauen
#include "rulings_test.moc"
