// SPDX-License-Identifier: GPL-3.0-or-later
// The table of rulings: complete, in all languages, and every switch has one.
#include "core/play/rulings.h"
#include "core/systems/claymore/terms/resources.h"
#include "core/systems/claymore/terms/switches.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace hexa::claymore {
namespace {

Result<std::vector<play::Ruling>> readTable() {
    std::vector<std::string_view> options;
    for (const SwitchFacts& facts : switchTable) options.push_back(facts.id);
    return play::readRulings(resource("rulings.json"), options);
}

}  // namespace

class ClaymoreRulingsTest : public QObject {
    Q_OBJECT
private slots:
    void tableIsCorrect() {
        const auto table = readTable();
        QVERIFY2(table.ok(), table ? "" : table.error().code().c_str());
        for (const char* id : {"R-CS-032", "R-CS-050", "R-CS-112", "R-CS-140"})
            QVERIFY2(std::ranges::find(*table, id, &play::Ruling::id) != table->end(), id);
    }

    void everySwitchHasOneAboutItsRule() {
        const auto table = readTable();
        QVERIFY(table);
        for (const SwitchFacts& facts : switchTable) {
            const auto found = std::ranges::find(*table, facts.id, &play::Ruling::option);
            QVERIFY2(found != table->end(), std::string(facts.id).c_str());
            QCOMPARE(found->rule, std::string(facts.rule));
        }
        std::set<std::string> told;
        for (const play::Ruling& ruling : *table)
            if (!ruling.option.empty()) QVERIFY2(told.insert(ruling.option).second, ruling.option.c_str());
    }
};

HEXA_TEST(ClaymoreRulingsTest);

}  // namespace hexa::claymore
#include "rulings_test.moc"
