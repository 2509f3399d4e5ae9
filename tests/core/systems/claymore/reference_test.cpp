// SPDX-License-Identifier: GPL-3.0-or-later
// The rules in short: their numbers come from the rules, no rule is left out, every text is there in three languages.
#include "core/systems/claymore/reference/reference.h"

#include "core/texts/projectfile.h"
#include "tests/core/systems/claymore/fixture.h"
#include "tests/support/test.h"

#include <QFile>
#include <QRegularExpression>

#include <set>

using namespace hexa;

class ClaymoreReferenceTest : public QObject {
    Q_OBJECT

    static texts::Project reference() {
        QFile file(HEXATELIER_SOURCE_DIR "/resources/rules/claymore-saga.hexatext");
        if (!file.open(QIODevice::ReadOnly)) qFatal("no reference");
        auto project = texts::readProject(file.readAll().toStdString());
        if (!project) qFatal("%s", project.error().code().c_str());
        return std::move(*project);
    }
    static std::set<std::string> placeholdersOf(std::string_view text) {
        static const QRegularExpression pattern("\\{([^}]*)\\}");
        std::set<std::string> names;
        const QString words = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
        for (auto it = pattern.globalMatch(words); it.hasNext();)
            names.insert(it.next().captured(1).toStdString());
        return names;
    }

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
        const auto numbers = claymore::referenceNumbers();
        std::set<std::string> used;
        const texts::Project project = reference();
        for (const texts::Unit& unit : project.units) {
            const auto names = placeholdersOf(unit.in("en"));
            for (const std::string& name : names)
                QVERIFY2(numbers.contains(name), (unit.id + ' ' + name).c_str());
            for (const char* language : {"de", "fr"}) {
                QVERIFY2(!unit.in(language).empty(), unit.id.c_str());
                QVERIFY2(placeholdersOf(unit.in(language)) == names, unit.id.c_str());
            }
            used.insert(names.begin(), names.end());
        }
        for (const auto& [name, value] : numbers) QVERIFY2(used.contains(name), name.c_str());
    }
    /// The printed card tells what one looks up in the middle of a battle.
    void theCardTellsWhatOneLooksUp() {
        std::set<std::string> onCard;
        for (const texts::Unit& unit : reference().units)
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
        std::set<std::string> covered;
        for (const texts::Unit& unit : reference().units)
            covered.insert(unit.rules.begin(), unit.rules.end());
        QFile file(HEXATELIER_SOURCE_DIR "/resources/claymore/rules.txt");
        QVERIFY(file.open(QIODevice::ReadOnly));
        int rules = 0;
        for (const QByteArray& line : file.readAll().split('\n')) {
            if (!line.startsWith("CS-")) continue;
            const std::string rule = line.left(line.indexOf(' ')).toStdString();
            QVERIFY2(covered.contains(rule), rule.c_str());
            ++rules;
        }
        QCOMPARE(rules, 98);
    }
};

HEXA_TEST(ClaymoreReferenceTest);
#include "reference_test.moc"
