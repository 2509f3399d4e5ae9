// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/judge/targets.h"
#include "core/io/format/scenariofile.h"
#include "core/messages/messages.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

using namespace hexa;

namespace {

Scenario declaring(const std::string& json) {
    Scenario scenario;
    scenario.extra.members.emplace_back("targets", json);
    return scenario;
}

}  // namespace

class TargetsTest : public QObject {
    Q_OBJECT

private slots:
    void mapsDeclareNothingOrAShareForEachPlace() {
        QVERIFY(declaredTargets(Scenario(), 2)->empty());
        QVERIFY(declaredTargets(declaring("null"), 2)->empty());
        QCOMPARE(*declaredTargets(declaring("[60, 40]"), 2), (std::vector<std::int32_t>{60, 40}));
        QCOMPARE(*declaredTargets(declaring("[1,1,10000]"), 3), (std::vector<std::int32_t>{1, 1, 10'000}));
    }

    void whatMakesNoSenseIsRefused_data() {
        QTest::addColumn<QString>("json");
        for (const char* json : {"[60]", "[60, 40, 1]", "[60, 0]", "[60, -40]", "[0.6, 0.4]",
                                 "[\"60\", \"40\"]", "{}", "60", "[60, 10001]", "[60, 40"})
            QTest::newRow(json) << json;
    }
    void whatMakesNoSenseIsRefused() {
        QFETCH(QString, json);
        const auto targets = declaredTargets(declaring(json.toStdString()), 2);
        QVERIFY(!targets);
        QCOMPARE(targets.error().code(), std::string("balance.targets"));
        QCOMPARE(std::get<JsonPointer>(targets.error().place()).path, std::string("/targets"));
        const Messages messages = coreMessages();
        for (const char* language : {"en", "de", "fr"})
            QVERIFY(messages.text(language, targets.error().code(), targets.error().arguments()).find('{') ==
                    std::string::npos);
    }

    /// One edit declares them, another withdraws them. The other contents of the file stay, and
    /// undoing restores the previous map.
    void editsDeclareThem() {
        Scenario scenario;
        scenario.extra.members.emplace_back("other", "{\"a\":1}");
        const Scenario before = scenario;
        const Edit undo = apply(scenario, declaringTargets(scenario, {60, 40}));
        QCOMPARE(*declaredTargets(scenario, 2), (std::vector<std::int32_t>{60, 40}));
        (void)apply(scenario, declaringTargets(scenario, {1, 2}));
        QCOMPARE(*declaredTargets(scenario, 2), (std::vector<std::int32_t>{1, 2}));
        QCOMPARE(scenario.extra.members.size(), std::size_t{2});
        (void)apply(scenario, declaringTargets(scenario, {}));
        QVERIFY(scenario == before);
        Scenario again = before;
        const Edit back = apply(again, declaringTargets(again, {60, 40}));
        QVERIFY(!(again == before));
        (void)apply(again, back);
        QVERIFY(again == before);
        QVERIFY(undo == back);
        // Invalid targets are replaced, too.
        Scenario broken = declaring("[60, 40");
        (void)apply(broken, declaringTargets(broken, {3, 2}));
        QCOMPARE(*declaredTargets(broken, 2), (std::vector<std::int32_t>{3, 2}));
    }

    /// The file keeps them, like all unknown members.
    void filesKeepThem() {
        const Systems systems = test::toySystems();
        Scenario scenario = systems.list().front().layout("2p")->scenario;
        scenario.extra.members.emplace_back("targets", "[3,2]");
        const auto again = readScenario(writeScenario(scenario, systems.list().front().catalog), systems);
        QVERIFY(again);
        QCOMPARE(*declaredTargets(*again, 2), (std::vector<std::int32_t>{3, 2}));
        QVERIFY(!declaredTargetsText(*again).empty());
    }
};

HEXA_TEST(TargetsTest);
#include "targets_test.moc"
