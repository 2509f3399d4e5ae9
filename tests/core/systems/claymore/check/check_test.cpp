// SPDX-License-Identifier: GPL-3.0-or-later
// The messages CS-E01 to CS-I01, each with maps that get it and maps that don't.
#include "core/systems/claymore/check/check.h"

#include "core/systems/claymore/check/box.h"
#include "core/systems/claymore/layouts.h"

#include "core/engine/check/acceptance.h"
#include "core/engine/check/refusals.h"
#include "core/engine/judge/targets.h"
#include "core/io/format/scenariofile.h"
#include "tests/core/systems/claymore/fixture.h"
#include "tests/support/test.h"

#include <QStringList>

#include <algorithm>

using namespace hexa;
using namespace hexa::claymore;

namespace {

/// Returns a bare mat with these things in this order, e.g. "ford 2,3; palisade-4 5,8 2; hedge
/// 5,7|6,7; zone free 0 5,6 5,7".
Scenario mapOf(const QString& things, const Scenario& base = fixture::layout("mat")) {
    Scenario scenario = base;
    for (const QString& thing : things.split(QStringLiteral(";"), Qt::SkipEmptyParts)) {
        const QStringList words = thing.simplified().split(QStringLiteral(" "));
        const std::string kind = words[0].toStdString();
        if (kind == border::hedge || kind == border::road) {
            const QStringList ends = words[1].split(QStringLiteral("|"));
            fixture::putBorder(scenario, kind, ends[0].toStdString(), ends[1].toStdString());
        } else if (kind == "zone") {
            Zone zone;
            zone.kind = words[1].toStdString();
            zone.seat = words[2].toInt();
            for (const QString& at : words.mid(3)) zone.hexes.push_back(fixture::hex(at.toStdString()));
            scenario.board.zones.push_back(std::move(zone));
        } else if (kind == "option") {
            scenario.options[words[1].toStdString()] = words[2] == QStringLiteral("on");
        } else {
            fixture::put(scenario, kind, words[1].toStdString(), words.size() > 2 ? words[2].toInt() : 0);
        }
    }
    return scenario;
}

/// Returns the codes of the findings, without the one of every map of the program (CS-W06).
QStringList codesOf(const Scenario& scenario) {
    QStringList codes;
    for (const Finding& finding : findingsOf(fixture::game(), scenario)) {
        const QString code = QString::fromStdString(finding.problem.code);
        if (code != QStringLiteral("claymore.W06")) codes << code.section(QLatin1Char('.'), 1);
    }
    codes.sort();
    return codes;
}

QString zoneOfSide(MatSide side, int seat) {
    const Battlefield field(fixture::layout("mat"));
    QString text = QStringLiteral("zone free %1").arg(seat);
    for (const HexIndex index : field.edgeZone(side))
        text += QLatin1Char(' ') + QString::fromStdString(matText(matPlace(field.at(index).at)));
    return text;
}

}  // namespace

class ClaymoreCheckTest : public QObject {
    Q_OBJECT

private slots:
    void findings_data() {
        QTest::addColumn<QString>("things");
        QTest::addColumn<QString>("codes");
        const auto row = [](const char* name, const QString& things, const char* codes) {
            QTest::newRow(name) << things << QString::fromLatin1(codes);
        };
        row("nothing", "", "");
        row("CS-033 two pieces on a hex", "marsh 5,8; tower 5,8", "E01");
        row("CS-033 beside each other", "marsh 5,8; tower 4,8", "");
        row("CS-034 a hedge is no piece", "marsh 5,7; hedge 4,7|4,6", "");
        row("CS-034 switch", "option hedgeIsPiece on; marsh 5,7; hedge 5,7|4,7", "E01 I01");
        row("CS-035 ford off the river", "ford 5,8", "E02");
        row("CS-035 ford on the river", "ford 2,3", "");
        row("CS-035 ford on a bridge", "ford 0,2", "W01");
        row("CS-035 no way out of the ford", "ford 2,2; marsh 1,2; marsh 2,1; marsh 3,1; marsh 3,3",
            "E06 E06 E06 E06 E13 E20");
        row("CS-036 hedge across the road", "hedge 0,3|0,4", "E03");
        row("CS-037 hedge beside the road", "hedge 0,4|1,4", "");
        row("CS-036 hedge at a ford", "ford 2,3; hedge 2,3|2,4", "E04");
        row("CS-037 hedge between river hexes of a ford", "ford 2,3; hedge 2,3|1,3", "W01");
        row("CS-037 hedge near a ford", "ford 2,3; hedge 2,4|3,4", "");
        row("table: hedge in the river", "hedge 2,2|3,2", "W01");
        row("table: hedge at the rim", "hedge 5,0|6,-1", "W01");
        row("CS-038 marsh on the road", "marsh 0,4", "E05");
        row("CS-038 marsh on a bridge", "marsh 0,2", "E05");
        row("CS-038 marsh beside the road", "marsh 1,4", "");
        row("CS-038 marsh at a ford", "ford 2,3; marsh 2,4", "E06");
        row("CS-039 marsh in the river at a ford", "ford 2,3; marsh 1,3", "W01");
        row("CS-039 marsh two hexes from a ford", "ford 2,3; marsh 2,5", "");
        row("CS-040 palisade on the road", "palisade-2 0,4", "E07");
        row("CS-040 palisade on the river", "palisade-2 2,3", "E08");
        row("CS-040 the road comes first", "palisade-2 0,2", "E07 E08");
        row("CS-040 palisade", "palisade-2 5,8", "");
        row("CS-042 tower on the road", "tower 0,4", "E09");
        row("CS-042 tower on the river", "tower 2,3", "E10");
        row("CS-042 tower on a bridge", "tower 0,2", "E09 E10");
        row("CS-042 tower", "tower 5,8", "");
        row("CS-006 two towers", "tower 5,8; tower 4,6", "E11");
        row("CS-007 five hedges", "hedge 5,8|4,8; hedge 4,8|3,8; hedge 5,6|4,6; hedge 9,8|8,8; hedge 9,6|8,6",
            "E12");
        row("CS-007 four hedges", "hedge 5,8|4,8; hedge 4,8|3,8; hedge 5,6|4,6; hedge 9,8|8,8", "");
        row("CS-008 four marshes", "marsh 5,8; marsh 7,8; marsh 0,7; marsh 1,8", "E13");
        row("CS-008 three marshes and a palisade", "marsh 5,8; marsh 0,7; marsh 1,8; palisade-2 9,8", "");
        row("CS-008 two fords and two palisades", "ford 2,3; ford 6,3; palisade-2 9,8; palisade-3 5,8", "");
        row("CS-008 two fords and three marshes", "ford 2,3; ford 6,3; marsh 5,8; marsh 0,7; marsh 1,8",
            "E13");
        row("CS-009 the same palisade twice", "palisade-4 5,8; palisade-4 9,8", "E13");
        row("CS-009 three palisades", "palisade-2 1,8; palisade-3 5,8; palisade-4 9,8", "");
        row("CS-005 two Lords", "lords 5,8; lords 6,8", "E19");
        row("CS-005 three Vassals", "vassals 5,8; vassals 6,8; vassals 4,8", "");
        row("CS-052 two on a hex", "vassals 5,8; archers 5,8", "E14");
        row("CS-052 in a marsh", "marsh 5,8; vassals 5,8", "E15");
        row("CS-021 in the river", "vassals 2,3", "E16");
        row("CS-021 on a bridge", "vassals 0,2", "");
        row("CS-021 on a ford", "ford 2,3; vassals 2,3", "");
        row("CS-083 riders on the tower", "tower 5,8; knights 5,8", "E17");
        row("CS-083 foot on the tower", "tower 5,8; satyrs 5,8", "");
        row("CS-020 beside the mat", "marsh 20,5", "E25");
        row("CS-020 zone beside the mat", zoneOfSide(MatSide::North, 0) + " 5,-1", "E25");
        row("CS-025 outside of the zone", zoneOfSide(MatSide::North, 0) + "; vassals 5,8", "E18 I02");
        row("CS-025 the other army", zoneOfSide(MatSide::North, 0) + "; gnomes 5,8", "");
        row("CS-025 in the zone", zoneOfSide(MatSide::North, 0) + "; vassals 5,1", "I02");
        row("CS-032 opposite", zoneOfSide(MatSide::North, 0) + ";" + zoneOfSide(MatSide::South, 1), "");
        row("CS-032 not opposite", zoneOfSide(MatSide::North, 0) + ";" + zoneOfSide(MatSide::West, 1), "E24");
        row("CS-052 too small", "zone free 0 5,8 6,8 7,8", "E21");
        row("CS-052 ten and the marsh", "zone free 0 0,8 1,8 2,6 3,8 4,8 5,8 6,8 7,8 8,8 9,8 10,8; marsh 5,8",
            "E21");
        row("CS-052 eleven", "zone free 0 0,8 1,8 2,6 3,8 4,8 5,8 6,8 7,8 8,8 9,8 10,8", "");
        row("CS-052 too small, with a bridge", "zone free 0 0,2 5,8 6,8", "E21");
        row("CS-053 switch",
            "option deployOnCrossing off; zone free 0 0,8 1,8 2,6 0,2 4,8 5,8 6,8 7,8 8,8 9,8 10,8",
            "E21 I01");
        row("CS-054 switch",
            "option deployOnTower off; tower 5,8; zone free 0 0,8 1,8 2,6 3,8 4,8 5,8 6,8 7,8 8,8 9,8 10,8",
            "E21 I01");
        row("CS-150 objective without a tower", "zone objective 1 5,8", "E23");
        row("CS-150 objective", "tower 5,8; zone objective 1 5,8", "");
        row("CS-081 enclosed", "vassals 0,11; hedge 0,11|1,11; hedge 0,11|0,10", "W02");
        row("CS-081 one side is open", "vassals 0,11; hedge 0,11|1,11", "");
        row("W03 no way", "vassals 0,11; hedge 0,11|1,11; hedge 0,11|0,10; gnomes 5,0", "W02 W03");
        row("W03 a way", "vassals 0,11; gnomes 5,0", "");
        row("CS-084 tower at a ford", "ford 2,3; tower 2,4", "W04");
        row("CS-084 tower near a ford", "ford 2,3; tower 2,5", "");
        row("CS-100 under fire", "vassals 5,8; dark-archers 7,8", "W05");
        row("CS-100 out of range", "vassals 4,8; dark-archers 7,8", "");
        row("CS-100 crossbows reach farther", "crossbows 4,8; gnomes 7,8", "W05");
        row("CS-051 nobody on the map", "marsh 5,8", "I03");
        row("CS-051 those on the map alone",
            zoneOfSide(MatSide::North, 0) + "; vassals 5,1; option placedOnly on", "I01");
        row("CS-052 room for those on the map", "zone free 0 5,8 6,8; vassals 5,8; option placedOnly on",
            "I01");
        row("CS-150 one's own objective", "tower 5,8; satyrs 5,8; zone objective 1 5,8", "W07");
        row("I01 as usual", "option wholeArmyAttack off", "");
        row("I01 own", "option wholeArmyAttack on", "I01");
    }
    void findings() {
        QFETCH(QString, things);
        QFETCH(QString, codes);
        QStringList found = codesOf(mapOf(things));
        // Most maps here have no regiments, which only one of them needs.
        if (!codes.contains(QStringLiteral("I03"))) found.removeAll(QStringLiteral("I03"));
        QCOMPARE(found.join(QLatin1Char(' ')), codes);
    }

    /// A hint lists the regiments in the battle, and its fix changes them.
    void whoTakesPartIsSaidAndChosen() {
        Scenario map = mapOf(zoneOfSide(MatSide::North, 0) + "; vassals 5,1");
        for (const Finding& finding : findingsOf(fixture::game(), map))
            if (finding.problem.code == "claymore.I02") {
                QVERIFY(finding.fix.has_value());
                static_cast<void>(apply(map, finding.fix->edit));
                break;
            }
        QVERIFY(map.options.at("placedOnly"));
        QVERIFY(!codesOf(map).contains(QStringLiteral("I02")));
    }

    /// One stroke of a zone is one line, with a way to take it back.
    void aZoneIsReportedOnce() {
        const auto only = [](const Scenario& scenario, const char* code) {
            std::vector<Finding> found;
            for (Finding& finding : findingsOf(fixture::game(), scenario))
                if (finding.problem.code == code) found.push_back(std::move(finding));
            return found;
        };
        Scenario scenario = mapOf("zone objective 1 5,8 6,8 7,8 4,8 3,8");
        auto found = only(scenario, "claymore.E23");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(std::get<std::string>(found.front().problem.arguments.front().value),
                 std::string("5,8; 6,8; 7,8; 4,8; 3,8"));
        QVERIFY(found.front().fix.has_value());
        (void)apply(scenario, found.front().fix->edit);
        QVERIFY(scenario.board.zones.empty());
        QVERIFY(only(scenario, "claymore.E23").empty());
        // A hex with its tower keeps the zone.
        scenario = mapOf("tower 5,8; zone objective 1 5,8 6,8 7,8");
        found = only(scenario, "claymore.E23");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found.front().fix->code, std::string("claymore.fix.leave-zone"));
        (void)apply(scenario, found.front().fix->edit);
        QCOMPARE(scenario.board.zones.front().hexes, std::vector<Hex>{fixture::hex("5,8")});
        QVERIFY(only(scenario, "claymore.E23").empty());
        // The same for zones beside the mat.
        scenario = mapOf("zone objective 1 20,5 21,5 22,5");
        QCOMPARE(only(scenario, "claymore.E25").size(), std::size_t{1});
    }

    /// A fault that the designer can't mend is not a warning.
    void standInsAreAHint() {
        for (const Finding& finding : findingsOf(fixture::game(), fixture::layout("plan-1")))
            if (finding.problem.code == "claymore.W06") {
                QCOMPARE(finding.problem.severity, Severity::Hint);
                return;
            }
        QFAIL("not reported");
    }

    /// More than the box holds is an error only in the rulebook's profile.
    void boxesInTheFreeProfile() {
        Scenario scenario = mapOf("tower 5,8; tower 4,6");
        scenario.profile = RuleProfile::Free;
        const auto all = findingsOf(fixture::game(), scenario);
        const auto tower =
            std::ranges::find(all, "claymore.E11", [](const Finding& f) { return f.problem.code; });
        QVERIFY(tower != all.end());
        QVERIFY(tower->problem.severity == Severity::Hint);
    }

    /// All ways to place a hedge, a ford and a marsh, and three things on one hex, end in the same
    /// findings.
    void theOrderOfPlacingDoesNotMatter() {
        for (const char* list : {"hedge 2,3|2,4;ford 2,3;marsh 3,4", "ford 2,3;marsh 2,4;tower 2,4",
                                 "marsh 5,8;tower 5,8;palisade-3 5,8", "vassals 2,3;ford 2,3;gnomes 2,3"}) {
            QStringList things = QString::fromLatin1(list).split(QLatin1Char(';'));
            things.sort();
            std::optional<std::vector<Problem>> first;
            int orders = 0;
            do {
                std::vector<Problem> problems;
                for (const Finding& finding :
                     findingsOf(fixture::game(), mapOf(things.join(QLatin1Char(';')))))
                    problems.push_back(finding.problem);
                if (!first) first = problems;
                QVERIFY(*first == problems);
                ++orders;
            } while (std::next_permutation(things.begin(), things.end()));
            QCOMPARE(orders, 6);
            QVERIFY(first->size() > 1);
        }
    }

    /// A violation by the last object of a list is refused, in any order of the list.
    void refusedLive() {
        struct Case {
            const char* there;
            const char* last;
            const char* code;
        };
        for (const Case& one :
             {Case{"ford 2,3", "hedge 2,3|2,4", "claymore.E04"},
              Case{"hedge 2,3|2,4", "ford 2,3", "claymore.E04"},
              Case{"ford 2,3", "marsh 2,4", "claymore.E06"}, Case{"marsh 2,4", "ford 2,3", "claymore.E06"},
              Case{"", "tower 0,4", "claymore.E09"}, Case{"tower 5,8", "knights 5,8", "claymore.E17"},
              Case{"tower 5,8", "vassals 5,8", ""}, Case{"vassals 5,8", "archers 5,8", "claymore.E14"},
              Case{"", "marsh 5,8", ""}}) {
            const Scenario before = mapOf(QString::fromLatin1(one.there));
            const Scenario after = mapOf(QString::fromLatin1(one.last), before);
            const MapObject object =
                QString::fromLatin1(one.last).startsWith(QStringLiteral("hedge"))
                    ? MapObject(*std::ranges::find(after.board.edges, border::hedge, &EdgeFeature::kind))
                    : MapObject(after.board.pieces.back());
            const auto reason = refusalOf(fixture::game(), before, object);
            QCOMPARE(reason ? reason->code : std::string(), std::string(one.code));
            Scenario free = before;
            free.profile = RuleProfile::Free;
            QVERIFY(!refusalOf(fixture::game(), free, object));
        }
    }

    /// The common findings of all games appear only if this game has no words of its own.
    void nothingIsReportedTwice() {
        for (const char* things :
             {"marsh 5,8; tower 5,8", "tower 5,8; tower 4,6", "lords 5,8; lords 6,8", "marsh 20,5"})
            for (const Finding& finding : findingsOf(fixture::game(), mapOf(QString::fromLatin1(things))))
                QVERIFY2(finding.problem.code.starts_with("claymore."), finding.problem.code.c_str());
    }

    /// CS-008: the number left in the palette, for pieces that share their terrain hexes.
    void leftInTheBox() {
        const auto left = [](const Scenario& scenario, const char* kind) {
            return leftInBox(fixture::game(), scenario, ObjectTable::Pieces, kind, -1).value_or(-1);
        };
        const Scenario empty = mapOf("");
        QCOMPARE(left(empty, "marsh"), 3);
        QCOMPARE(left(empty, "ford"), 2);
        QCOMPARE(left(empty, "palisade-4"), 1);
        const Scenario fords = mapOf("ford 2,3; ford 6,3");
        QCOMPARE(left(fords, "ford"), 0);
        QCOMPARE(left(fords, "marsh"), 2);
        QCOMPARE(left(fords, "palisade-2"), 1);
        const Scenario full = mapOf("ford 2,3; marsh 5,8; palisade-2 9,8; palisade-3 1,8");
        for (const char* kind : {"marsh", "ford", "palisade-2", "palisade-3", "palisade-4"})
            QCOMPARE(left(full, kind), 0);
    }

    /// All combinations against the list of possible displays of four hexes with these sides.
    void boxCombinations() {
        int possible = 0;
        for (int marsh = 0; marsh <= 5; ++marsh)
            for (int palisade = 0; palisade <= 5; ++palisade)
                for (int ford = 0; ford <= 5; ++ford) {
                    bool found = false;
                    // Each hex: 0 left out, 1 its front, 2 its back.
                    for (int code = 0; code < 81 && !found; ++code) {
                        int m = 0, p = 0, f = 0;
                        constexpr std::array<std::array<char, 3>, 4> sides{
                            {{'-', 'm', 'p'}, {'-', 'm', 'p'}, {'-', 'm', 'f'}, {'-', 'f', 'p'}}};
                        for (std::size_t hex = 0, rest = static_cast<std::size_t>(code); hex < 4;
                             ++hex, rest /= 3) {
                            m += sides[hex][rest % 3] == 'm';
                            p += sides[hex][rest % 3] == 'p';
                            f += sides[hex][rest % 3] == 'f';
                        }
                        found = m == marsh && p == palisade && f == ford;
                    }
                    QCOMPARE(inBox({marsh, palisade, ford}), found);
                    possible += found;
                }
        QVERIFY(possible > 10 && possible < 60);
    }

    /// Spec section 3.6: the plans have no errors, and their gaps and zones are those of the spec.
    void plans() {
        for (const Layout& layout : fixture::game().layouts) {
            const auto all = findingsOf(fixture::game(), layout.scenario);
            for (const Finding& finding : all)
                QVERIFY2(finding.problem.severity != Severity::Error,
                         (layout.id + " " + finding.problem.code).c_str());
            QVERIFY(layout.scenario.provenance.standIn);
            QVERIFY(
                std::ranges::any_of(all, [](const Finding& f) { return f.problem.code == "claymore.W06"; }));
        }
        const auto gap = [](const char* id) {
            const Scenario scenario = fixture::layout(id);
            int smallest = 1000;
            const auto regiments = regimentsOn(scenario);
            for (const Regiment& one : regiments)
                for (const Regiment& other : regiments)
                    if (factsOf(one.kind).army != factsOf(other.kind).army)
                        smallest = std::min(smallest, distance(one.at, other.at));
            return smallest;
        };
        QCOMPARE(gap("plan-1"), 4);
        QCOMPARE(gap("plan-5"), 5);
        QCOMPARE(regimentsOn(fixture::layout("plan-1")).size(), std::size_t{25});
        QCOMPARE(regimentsOn(fixture::layout("plan-2")).size(), std::size_t{11});
        QCOMPARE(regimentsOn(fixture::layout("plan-5")).size(), std::size_t{25});
        const auto zones = [](const char* id) {
            QStringList sizes;
            const Scenario scenario = fixture::layout(id);
            for (const Zone& zone : scenario.board.zones)
                sizes
                    << QStringLiteral("%1 %2").arg(QString::fromStdString(zone.kind)).arg(zone.hexes.size());
            return sizes.join(QStringLiteral(", "));
        };
        QCOMPARE(zones("plan-1"), QStringLiteral("objective 1"));
        QCOMPARE(zones("plan-2"), QStringLiteral("free 25"));
        QCOMPARE(zones("plan-3"), QStringLiteral("entry 17, entry 17"));
        QCOMPARE(zones("plan-4"), QStringLiteral("hidden 56, hidden 55"));
    }

    /// The sample battles are the plans, with texts in three languages.
    void samples() {
        const Systems games({fixture::game()});
        QCOMPARE(fixture::game().samples.size(), std::size_t{5});
        for (std::size_t i = 0; i < fixture::game().samples.size(); ++i) {
            const auto battle = readScenario(fixture::game().samples[i].text, games);
            QVERIFY(battle.ok());
            QVERIFY(battle->board == fixture::layout("plan-" + std::to_string(i + 1)).board);
            QVERIFY(battle->provenance.standIn);
            // CS-B8: the target share of wins of each army, which is marked as the program's own.
            const auto targets = declaredTargets(*battle, armyCount);
            QVERIFY(targets && targets->size() == 2);
            QVERIFY((*targets)[0] >= 40 && (*targets)[0] <= 60 && (*targets)[0] + (*targets)[1] == 100);
            std::string sources;
            for (const Finding& finding : check(*battle, fixture::game().catalog, {}))
                if (finding.problem.code == "claymore.W06")
                    sources = std::get<Localized>(finding.problem.arguments.front().value).in("en");
            QVERIFY2(sources.find("target win rates") != std::string::npos, sources.c_str());
            for (const char* language : {"en", "de", "fr"})
                QVERIFY(battle->title.texts.contains(language) &&
                        battle->description.texts.contains(language));
        }
    }

    /// A broken plan is refused with its place.
    void brokenPlans() {
        const auto fault = [](const char* json) {
            const auto document = JsonDocument::parse(json);
            const JsonNode list = document->root();
            const auto plans = readPlans(list, fixture::game().catalog, publicMat(), Source::StandIn);
            return plans ? std::string() : plans.error().code();
        };
        QCOMPARE(fault(R"([{"id": "p", "name": "P", "pieces": [{"type": "tower", "hex": [30, 2]}]}])"),
                 std::string("claymore.plan.outside"));
        QCOMPARE(fault(R"([{"id": "p", "name": "P", "pieces": [{"type": "moat", "hex": [3, 2]}]}])"),
                 std::string("claymore.plan.unknown"));
        QCOMPARE(fault(R"([{"id": "p", "name": "P", "hedges": [[[3, 6], [5, 6]]]}])"),
                 std::string("claymore.plan.not-beside"));
        QCOMPARE(fault(R"([{"id": "p", "name": "P", "pieces":
                       [{"type": "palisade", "hex": [5, 8], "closed": ["E", "W"]}]}])"),
                 std::string("claymore.plan.palisade"));
        QCOMPARE(fault(R"([{"id": "p", "name": "P"}])"), std::string());
    }
};

HEXA_TEST(ClaymoreCheckTest);
#include "check_test.moc"
