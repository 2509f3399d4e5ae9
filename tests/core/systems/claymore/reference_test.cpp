// SPDX-License-Identifier: GPL-3.0-or-later
// The rules in short: their numbers come from the rules, no rule is left out, every text is there
// in three languages.
#include "core/systems/claymore/reference/reference.h"

#include "tests/core/systems/claymore/fixture.h"
#include "tests/support/gametests.h"
#include "tests/support/test.h"

#include <algorithm>
#include <set>

using namespace hexa;

class ClaymoreReferenceTest : public QObject {
    Q_OBJECT

    const texts::Project mReference = test::referenceOf("claymore-saga");

private slots:
    void numbersAreThoseOfTheRules() {
        const auto numbers = claymore::referenceNumbers();
        const std::map<std::string, std::string> expected{
            {"regiments.all", "25"},    {"regiments.imperial", "11"},
            {"regiments.shadow", "14"}, {"lives", "3"},
            {"lives.ogir", "6"},        {"cards.all", "59"},
            {"cards.extra", "4"},       {"range.archers", "2"},
            {"range.crossbows", "3"},   {"campaign.points", "13"},
            {"tower.rubble", "3"},      {"hedges", "4"},
            {"ogir.cards", "6"},        {"howitzer.defence", "2"}};
        for (const auto& [name, value] : expected) QCOMPARE(numbers.at(name), value);
    }
    void placeholdersHaveValues() {
        const std::string trouble = test::troubleOfPlaceholders(mReference, claymore::referenceNumbers());
        QVERIFY2(trouble.empty(), trouble.c_str());
    }
    /// The printed card contains everything needed in the middle of a battle.
    void theCardTellsWhatOneLooksUp() {
        std::set<std::string> onCard;
        for (const texts::Unit& unit : mReference.units)
            if (std::ranges::find(unit.extra.members, std::pair<std::string, std::string>("card", "true")) !=
                unit.extra.members.end())
                onCard.insert(unit.rules.begin(), unit.rules.end());
        for (const char* rule :
             {"CS-110", "CS-111", "CS-115", "CS-117",  // howitzer
              "CS-120", "CS-121",                      // Ogir
              "CS-095", "CS-118", "CS-130",            // tower
              "CS-094", "CS-067", "CS-068", "CS-070", "CS-085", "CS-025", "CS-050", "CS-091"})
            QVERIFY2(onCard.contains(rule), rule);
        const auto numbers = claymore::referenceNumbers();
        QCOMPARE(numbers.at("die.common.skull"), std::string("1–3"));
        QCOMPARE(numbers.at("die.common.shield"), std::string("4"));
        QCOMPARE(numbers.at("die.common.blank"), std::string("5–6"));
    }

    /// Each of the 98 numbered rules has a unit.
    void everyRuleIsCovered() {
        const std::set<std::string> covered = test::rulesOf(mReference);
        const std::set<std::string> rules = test::rulesIn("claymore", "CS-\\d+");
        for (const std::string& rule : rules) QVERIFY2(covered.contains(rule), rule.c_str());
        QCOMPARE(rules.size(), std::size_t{98});
    }
};

HEXA_TEST(ClaymoreReferenceTest);
#include "reference_test.moc"
