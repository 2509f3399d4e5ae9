// SPDX-License-Identifier: GPL-3.0-or-later
// The rules in short: their numbers come from the rules, every text is there in three languages.
#include "core/systems/bauen/reference/reference.h"

#include "tests/support/gametests.h"
#include "tests/support/test.h"

#include <map>
#include <set>
#include <string>

using namespace hexa;

class BauenReferenceTest : public QObject {
    Q_OBJECT

    const texts::Project mReference = test::referenceOf("bauen-und-beherrschen");

private slots:
    void numbersAreThoseOfTheRules() {
        const auto numbers = bauen::referenceNumbers();
        const std::map<std::string, std::string> expected{
            {"players.min", "2"}, {"players.max", "6"},  {"rounds", "4"}, {"halls", "4"},
            {"workers", "18"},    {"walls", "16"},       {"troops", "5"}, {"stones", "7"},
            {"regions", "18"},    {"regions.each", "6"}, {"knights", "6"}};
        for (const auto& [name, value] : expected) QCOMPARE(numbers.at(name), value);
    }
    void placeholdersHaveValues() {
        const std::string trouble = test::troubleOfPlaceholders(mReference, bauen::referenceNumbers());
        QVERIFY2(trouble.empty(), trouble.c_str());
    }
};

HEXA_TEST(BauenReferenceTest);
#include "reference_test.moc"
