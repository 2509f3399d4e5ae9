// SPDX-License-Identifier: GPL-3.0-or-later
// SET-01, SET-03, SET-11, MAP-02, MAP-04, MAP-06, MAP-07, GEN-01..06: each problem with a map that
// has it and one that just has it not.
#include "core/edit/builders.h"
#include "core/engine/generate/fillfix.h"
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/test.h"

#include <functional>

using namespace hexa;
using namespace hexa::clockwork;

using Change = std::function<void(Scenario&)>;
Q_DECLARE_METATYPE(Change)

namespace {

using test::hexesOf;
using test::setId;
using test::setKind;
using test::setPoints;
using test::turn;

/// Gives the map exactly `count` tiles of a kind: surplus ones become Barrens, missing ones come
/// from other kinds.
void setCount(Scenario& map, KindId kind, int count) {
    const KindId other = kind == tile::barrens ? tile::village : tile::barrens;
    const int now = static_cast<int>(hexesOf(map, kind).size());
    if (now > count) turn(map, kind, other, now - count);
    for (const KindId from : {tile::barrens, tile::village, tile::citadel, tile::tower, tile::manufactory}) {
        const int missing = count - static_cast<int>(hexesOf(map, kind).size());
        if (missing > 0 && from != kind) turn(map, from, kind, missing);
    }
}

/// Puts blank spaces all around a hex.
void isolate(Scenario& map, Hex at) {
    for (int direction = 0; direction < 6; ++direction) {
        const Hex next = neighbour(at, direction);
        if (map.board.find(next) != nullptr) setKind(map, next, KindId::Blank);
    }
}

Hex first(const Scenario& map, KindId kind) { return hexesOf(map, kind).front(); }

/// Makes three players in a row of tiles: the middle Capital cuts the map in two unless there is a
/// way around.
void rowOfThree(Scenario& map, bool wayAround) {
    map = Scenario{};
    map.system = "clockwork-wars";
    for (int q = 0; q < 7; ++q) {
        Cell cell;
        cell.at = {q, 0};
        cell.kind = q % 3 == 0 ? tile::capital : tile::village;
        map.board.put(CellState(cell));
        if (q % 3 == 0) map.seats.push_back({Hex{q, 0}, {}, {}, {}});
        if (!wayAround) continue;
        cell.at = {q, 1};
        cell.kind = tile::barrens;
        map.board.put(CellState(cell));
    }
    assignMissingIds(map.board, test::game().catalog);
}

}  // namespace

class ClockworkCheckTest : public QObject {
    Q_OBJECT

    static void row(const char* name, const char* code, const char* rule, Severity rulebook, Severity free,
                    Change legal, Change illegal, int players = 2, const std::string& subject = {}) {
        QTest::newRow(name) << QString(code) << QString(rule) << static_cast<int>(rulebook)
                            << static_cast<int>(free) << std::move(legal) << std::move(illegal) << players
                            << QString::fromStdString(subject);
    }

    static void rangeRows() {
        struct Row {
            const char* name;
            KindId kind;
            int players, min, max;
        };
        const Row rows[] = {
            {"Villages", tile::village, 2, 2, 4},    {"Citadels", tile::citadel, 2, 2, 3},
            {"Lakes", tile::lake, 2, 2, 3},          {"Forests", tile::forest, 2, 2, 3},
            {"Towers", tile::tower, 2, 2, 3},        {"Manufactories", tile::manufactory, 2, 2, 3},
            {"Shrines", tile::shrine, 2, 2, 3},      {"Barrens", tile::barrens, 2, -1, 3},
            {"3p Villages", tile::village, 3, 4, 6}, {"3p Citadels", tile::citadel, 3, 2, 4},
            {"3p Lakes", tile::lake, 3, 2, 4},       {"3p Forests", tile::forest, 3, 2, 4},
            {"3p Towers", tile::tower, 3, 3, 4},     {"3p Manufactories", tile::manufactory, 3, 3, 4},
            {"3p Shrines", tile::shrine, 3, 3, 4},   {"3p Barrens", tile::barrens, 3, -1, 2},
            {"4p Villages", tile::village, 4, 5, 7}, {"4p Citadels", tile::citadel, 4, 3, 4},
            {"4p Lakes", tile::lake, 4, 3, 4},       {"4p Forests", tile::forest, 4, 4, 5},
            {"4p Towers", tile::tower, 4, 4, 4},     {"4p Manufactories", tile::manufactory, 4, 4, 4},
            {"4p Shrines", tile::shrine, 4, 4, 4},   {"4p Barrens", tile::barrens, 4, 2, 4}};
        const char* rules[] = {"GEN-01", "GEN-02", "GEN-03"};
        for (const Row& r : rows) {
            const char* rule = rules[r.players - 2];
            const std::string subject(test::game().catalog.kind(r.kind).name.in("en"));
            const auto exactly = [kind = r.kind](int count) {
                return [=](Scenario& map) { setCount(map, kind, count); };
            };
            // If the box has no more, that is reported instead, once.
            const bool box = r.max + 1 > test::game().catalog.kind(r.kind).supply;
            row((std::string("too many ") + r.name).c_str(),
                box ? "clockwork.supply.exceeded" : "clockwork.range.kind", box ? "SET-03" : rule,
                box ? Severity::Error : Severity::Hint, Severity::Hint, exactly(r.max), exactly(r.max + 1),
                r.players, subject);
            if (r.min > 0)
                row((std::string("too few ") + r.name).c_str(), "clockwork.range.kind", rule, Severity::Hint,
                    Severity::Hint, exactly(r.min), exactly(r.min - 1), r.players, subject);
        }
    }

private slots:
    void problem_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<int>("inRulebook");
        QTest::addColumn<int>("inFree");
        QTest::addColumn<Change>("legal");
        QTest::addColumn<Change>("illegal");
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("subject");
        const Severity error = Severity::Error;
        const Severity warning = Severity::Warning;
        const Severity hint = Severity::Hint;
        const Change nothing = [](Scenario&) {};

        rangeRows();
        row(
            "research tiles", "clockwork.range.group", "GEN-01", hint, hint,
            [](Scenario& map) {
                setCount(map, tile::tower, 2), setCount(map, tile::shrine, 2),
                    setCount(map, tile::manufactory, 2);
            },
            [](Scenario& map) {
                setCount(map, tile::tower, 1), setCount(map, tile::shrine, 2),
                    setCount(map, tile::manufactory, 2);
            },
            2, "Research territories");
        row(
            "resource tiles", "clockwork.range.group", "GEN-03", hint, hint,
            [](Scenario& map) { setCount(map, tile::lake, 4), setCount(map, tile::forest, 5); },
            [](Scenario& map) { setCount(map, tile::lake, 5), setCount(map, tile::forest, 5); }, 4,
            "Resource territories");
        row("too few tiles", "clockwork.range.total", "GEN-01", hint, hint, nothing,
            [](Scenario& map) { setKind(map, first(map, tile::village), KindId::Blank); });
        row(
            "too many tiles", "clockwork.range.total", "GEN-02", hint, hint, nothing,
            [](Scenario& map) {
                Cell cell;
                cell.at = {7, 0};
                cell.kind = tile::barrens;
                map.board.put(CellState(cell));
            },
            3);
        row(
            "box supply", "clockwork.supply.exceeded", "SET-03", error, hint,
            [](Scenario& map) { setCount(map, tile::tower, 4); },
            [](Scenario& map) { setCount(map, tile::tower, 5); }, 4, "Tower");
        row(
            "five Capitals", "clockwork.supply.exceeded", "SET-03", error, hint, nothing,
            [](Scenario& map) { setKind(map, first(map, tile::barrens), tile::capital); }, 4);

        row("no players", "clockwork.seats.none", "SET-01", error, error, nothing,
            [](Scenario& map) { map.seats.clear(); });
        row("one player", "clockwork.seats.count", "SET-01", error, error, nothing,
            [](Scenario& map) { map.seats.pop_back(); });
        row(
            "five players", "clockwork.seats.count", "SET-01", error, error, nothing,
            [](Scenario& map) {
                const Hex at = first(map, tile::barrens);
                setKind(map, at, tile::capital);
                map.seats.push_back({at, {}, {}, {}});
            },
            4);
        row("home without Capital", "clockwork.seat.no-capital", "SET-11", error, error, nothing,
            [](Scenario& map) { setKind(map, map.seats[1].homeHex(), tile::village); });
        row("home outside", "clockwork.seat.no-capital", "SET-11", error, error, nothing, [](Scenario& map) {
            map.seats[1].home = {99, 0};
        });
        row("home on a locked tile", "clockwork.seat.no-capital", "SET-11", error, error, nothing,
            [](Scenario& map) {
                Cell cell = *map.board.find(first(map, tile::village));
                cell.locked = true;
                map.board.put(CellState(cell));
                map.seats[1].home = cell.at;
            });
        row("shared home", "clockwork.seat.shared-home", "SET-11", error, error, nothing,
            [](Scenario& map) { map.seats[1].home = map.seats[0].home; });
        row("nobody's Capital", "clockwork.capital.nobody", "SET-11", error, error, nothing,
            [](Scenario& map) { setKind(map, first(map, tile::village), tile::capital); });
        row("more Capitals than players", "clockwork.capital.count", "SET-11", error, error, nothing,
            [](Scenario& map) { setKind(map, first(map, tile::village), tile::capital); });
        row(
            "Capitals that touch", "clockwork.capital.touch", "MAP-04", warning, warning,
            [](Scenario& map) {
                setKind(map, map.seats[1].homeHex(), tile::village);
                map.seats[1].home = {0, 2};  // two steps from (0, 0)
                setKind(map, {0, 2}, tile::capital);
            },
            [](Scenario& map) {
                setKind(map, map.seats[1].homeHex(), tile::village);
                map.seats[1].home = {1, 0};
                setKind(map, {1, 0}, tile::capital);
            });
        row(
            "unknown race", "clockwork.race.unknown", "SET-01", error, error,
            [](Scenario& map) { map.seats[0].faction = "mongrels"; },
            [](Scenario& map) { map.seats[0].faction = "robots"; });
        row(
            "same race twice", "clockwork.race.twice", "SET-01", error, error,
            [](Scenario& map) { map.seats[0].faction = "troglodytes", map.seats[1].faction = "purebreeds"; },
            [](Scenario& map) { map.seats[0].faction = "troglodytes"; });  // which seat 2 has by its number
        row("units on the map", "clockwork.units.present", "SET-11", error, error, nothing,
            [](Scenario& map) { map.board.pieces.emplace_back().kind = "soldier"; });

        row("empty slot", "clockwork.cells.empty", "GEN-05", warning, hint, nothing,
            [](Scenario& map) { setKind(map, first(map, tile::village), KindId::Empty); });
        row("missing ID", "clockwork.id.missing", "MAP-02", warning, warning, nothing,
            [](Scenario& map) { setId(map, first(map, tile::village), ""); });
        row(
            "ID twice", "clockwork.id.duplicate", "MAP-02", error, error,
            [](Scenario& map) { setId(map, first(map, tile::village), "V9"); },
            [](Scenario& map) { setId(map, hexesOf(map, tile::village)[1], "V1"); });
        row(
            "ID of another type", "clockwork.id.letter", "MAP-02", hint, hint,
            [](Scenario& map) { setId(map, first(map, tile::village), "Vesper"); },
            [](Scenario& map) { setId(map, first(map, tile::village), "L9"); });
        row(
            "special points", "clockwork.vp.special", "MAP-07", hint, hint,
            [](Scenario& map) { setPoints(map, first(map, tile::lake), 3); },
            [](Scenario& map) { setPoints(map, first(map, tile::lake), 4); });
        row(
            "negative points", "clockwork.vp.negative", "MAP-07", warning, warning,
            [](Scenario& map) { setPoints(map, first(map, tile::forest), 0); },
            [](Scenario& map) { setPoints(map, first(map, tile::forest), -1); });
        row(
            "points where none are scored", "clockwork.vp.no-score", "MAP-07", warning, warning,
            [](Scenario& map) { setPoints(map, first(map, tile::forest), 2); },
            [](Scenario& map) { setPoints(map, first(map, tile::tower), 2); });
        row(
            "points without tile", "clockwork.vp.no-tile", "MAP-07", warning, warning,
            [](Scenario& map) { setKind(map, first(map, tile::lake), KindId::Blank); },
            [](Scenario& map) {
                const Hex at = first(map, tile::lake);
                setKind(map, at, KindId::Blank);
                setPoints(map, at, 2);
            });

        row(
            "unreachable territory", "clockwork.reach.nobody", "MAP-06", warning, warning,
            [](Scenario& map) {
                setKind(map, {2, 1}, KindId::Blank);
            },
            [](Scenario& map) {
                isolate(map, {2, 1});
            });
        row("behind missing hexes", "clockwork.reach.nobody", "MAP-06", warning, warning, nothing,
            [](Scenario& map) {
                Cell cell;
                cell.at = {9, 9};
                cell.kind = tile::barrens;
                map.board.put(CellState(cell));
            });
        row(
            "behind an enemy Capital", "clockwork.reach.seat", "MAP-04", warning, warning,
            [](Scenario& map) { rowOfThree(map, true); }, [](Scenario& map) { rowOfThree(map, false); });

        row(
            "too many for a game", "clockwork.territories.too-many", "", warning, warning,
            [](Scenario& map) { map = test::hugeBoard(8, false); },
            [](Scenario& map) { map = test::hugeBoard(9, false); });
        row("pointed hexes", "clockwork.orientation", "GEN-05", hint, hint, nothing,
            [](Scenario& map) { map.board.orientation = Orientation::Pointy; });
        row("Capital moved on its layout", "clockwork.layout.capitals-moved", "GEN-05", warning, hint,
            nothing, [](Scenario& map) {
                setKind(map, map.seats[1].homeHex(), tile::village);
                setKind(map, {4, 1}, tile::capital);
                map.seats[1].home = {4, 1};
            });
        row(
            "stand-in layout", "clockwork.layout.stand-in", "GEN-05", hint, hint,
            [](Scenario& map) { map.provenance.standIn = false; }, nothing);
    }
    void problem() {
        QFETCH(QString, code);
        QFETCH(QString, rule);
        QFETCH(int, inRulebook);
        QFETCH(int, inFree);
        QFETCH(Change, legal);
        QFETCH(Change, illegal);
        QFETCH(int, players);
        QFETCH(QString, subject);
        Scenario good = test::legalMap(players);
        legal(good);
        Scenario bad = test::legalMap(players);
        illegal(bad);
        for (const RuleProfile profile : {RuleProfile::Rulebook, RuleProfile::Free}) {
            good.profile = profile;
            bad.profile = profile;
            QVERIFY2(findingsAbout(good, code, subject).empty(), "the legal map has it");
            const auto found = findingsAbout(bad, code, subject);
            QVERIFY2(!found.empty(), "the illegal map has it not");
            const Problem& problem = found.front().problem;
            QCOMPARE(QString::fromStdString(problem.rule), rule);
            QCOMPARE(static_cast<int>(problem.severity),
                     profile == RuleProfile::Rulebook ? inRulebook : inFree);
            test::checkTexts(problem);
            // Filling is a command, not an edit.
            if (!found.front().fix || found.front().fix->code == fillSlotsFix) continue;
            Scenario mended = bad;
            (void)apply(mended, found.front().fix->edit);
            QVERIFY2(findingsAbout(mended, code, subject).size() < found.size(), "the fix mends nothing");
            QVERIFY(test::messages().knows(found.front().fix->code));
        }
    }

    /// One Capital deleted is one problem, with the way back; not one for every number that follows
    /// from it.
    void aLostCapitalIsOneProblem_data() {
        QTest::addColumn<int>("players");
        for (const int players : {2, 3, 4}) QTest::addRow("%d", players) << players;
    }
    void aLostCapitalIsOneProblem() {
        QFETCH(int, players);
        const Scenario legal = test::legalMap(players);
        const auto serious = [](const Scenario& map) {
            QStringList codes;
            for (const Finding& finding : test::check(map))
                if (finding.problem.severity != Severity::Hint) codes << finding.problem.code.c_str();
            return codes;
        };
        QCOMPARE(serious(legal), QStringList());
        Scenario map = legal;
        const Hex home = map.seats.front().homeHex();
        (void)apply(map, paintCells(map, test::game().catalog, {&home, 1}, KindId::Empty));
        QStringList codes = serious(map);
        codes.removeAll("clockwork.seats.count");  // two seats are the least that can play
        QCOMPARE(codes, QStringList("clockwork.layout.home-lost"));
        const auto found = test::findingsOf(map, "clockwork.layout.home-lost");
        QVERIFY(found.front().fix.has_value());
        (void)apply(map, found.front().fix->edit);
        QCOMPARE(serious(map), QStringList());
        const auto races = [](const Scenario& of) {
            std::map<Hex, std::string> list;
            for (std::size_t seat = 0; seat < of.seats.size(); ++seat)
                list[of.seats[seat].homeHex()] = factionOf(of, test::game().catalog, seat)->id;
            return list;
        };
        QVERIFY(races(map) == races(legal));
    }

    /// The exact sentence of a limit: kind, number, and range.
    void rangeNamesKindAndLimits_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("1") << 1 << "Dorf: 1 auf der Karte, 2 bis 4 empfohlen.";
        QTest::newRow("2") << 2 << "";
        QTest::newRow("4") << 4 << "";
        QTest::newRow("5") << 5 << "Dorf: 5 auf der Karte, 2 bis 4 empfohlen.";
    }
    void rangeNamesKindAndLimits() {
        QFETCH(int, count);
        QFETCH(QString, sentence);
        Scenario map = test::legalMap(2);
        setCount(map, tile::village, count);
        QString found;
        for (const Finding& finding : test::findingsOf(map, "clockwork.range.kind")) {
            const QString text = QString::fromStdString(test::messages().text("de", finding.problem));
            if (text.startsWith("Dorf")) found = text;
        }
        QCOMPARE(found, sentence);
    }

    void aFullBoxIsReportedOnce() {
        Scenario map = test::legalMap(2);
        setCount(map, tile::barrens, 5);  // the box has 4, and 3 are recommended
        QStringList reported;
        for (const Finding& finding : test::check(map)) {
            const std::string text = test::messages().text("en", finding.problem);
            if (text.starts_with("Barrens")) reported << QString::fromStdString(finding.problem.code);
        }
        QCOMPARE(reported.join(' '), QString("clockwork.supply.exceeded"));
    }

    /// An unfinished map is one line, with a way to fill it: its missing parts are not reported a
    /// second time.
    void unfinishedMapsAreOneLine() {
        for (const Layout& layout : test::game().layouts) {
            QStringList codes;
            for (const Finding& finding : test::check(layout.scenario))
                if (finding.problem.code != "clockwork.layout.stand-in")
                    codes << finding.problem.code.c_str();
            QCOMPARE(codes.join(' '), QString("clockwork.cells.empty"));
            const auto found = test::findingsOf(layout.scenario, "clockwork.cells.empty");
            QVERIFY(found.front().fix && found.front().fix->code == fillSlotsFix);
        }
        // One slot can't take two Lakes: this is reported.
        Scenario map = test::legalMap(2);
        setCount(map, tile::lake, 0);
        setKind(map, first(map, tile::barrens), KindId::Empty);
        const auto found = test::findingsOf(map, "clockwork.range.kind");
        QVERIFY(std::ranges::any_of(found, [](const Finding& finding) {
            return test::messages().text("en", finding.problem).starts_with("Lake");
        }));
    }

    /// A surplus or missing tile is corrected by a button: afterwards this finding is gone, and
    /// there is no new one.
    void oneTooManyIsReplaced_data() {
        QTest::addColumn<int>("players");
        for (const int players : {2, 3, 4}) QTest::addRow("%d", players) << players;
    }
    void oneTooManyIsReplaced() {
        QFETCH(int, players);
        Scenario map = test::legalMap(players);
        const auto ranges = [&] { return test::findingsOf(map, "clockwork.range.kind"); };
        QVERIFY(ranges().empty());
        // One Tower's place is taken by one more Village, until there are too many of these or too
        // few of those.
        while (ranges().empty()) setKind(map, first(map, tile::tower), tile::village);
        assignMissingIds(map.board, test::game().catalog);
        for (int steps = 0; !ranges().empty(); ++steps) {
            QVERIFY(steps < 8);
            const auto found = ranges();
            const auto mended =
                std::ranges::find_if(found, [](const Finding& one) { return one.fix.has_value(); });
            QVERIFY(mended != found.end());
            (void)apply(map, mended->fix->edit);
        }
        for (const Finding& finding : test::check(map))
            QVERIFY2(finding.problem.severity != Severity::Error, finding.problem.code.c_str());
    }

    /// A map that lost a Capital may be meant for the remaining players.
    void aLostCapitalMayBeMeant() {
        Scenario map = test::legalMap(3);
        const Hex home = map.seats[1].homeHex();
        (void)apply(map, paintCells(map, test::game().catalog, {&home, 1}, tile::barrens));
        QCOMPARE(map.players(), 2);
        const auto offers = test::findingsOf(map, "clockwork.layout.fewer");
        QCOMPARE(offers.size(), std::size_t{1});
        QVERIFY(offers.front().problem.severity == Severity::Hint);
        (void)apply(map, offers.front().fix->edit);
        QVERIFY(test::findingsOf(map, "clockwork.layout.fewer").empty());
        QVERIFY(test::findingsOf(map, "clockwork.layout.home-lost").empty());
    }

    void cutOffIsReportedPerSeat() {
        Scenario map;
        rowOfThree(map, false);
        std::vector<std::int64_t> counts;
        for (const Finding& finding : test::findingsOf(map, "clockwork.reach.seat"))
            for (const Argument& argument : finding.problem.arguments)
                if (argument.name == "seat" || argument.name == "count")
                    counts.push_back(std::get<std::int64_t>(argument.value));
        // Players 1 and 3 miss the two territories beyond the middle; player 2 gets everywhere.
        QVERIFY(counts == (std::vector<std::int64_t>{1, 2, 3, 2}));
    }

    void fixesGiveALegalMap() {
        Scenario map = test::legalMap(3);
        const Scenario before = map;
        for (const Hex at : hexesOf(map, tile::village)) setId(map, at, "");
        setKind(map, map.seats[2].homeHex(), KindId::Empty);
        setPoints(map, first(map, tile::tower), 2);
        for (int rounds = 0; rounds < 10; ++rounds)
            for (const Finding& finding : test::check(map))
                if (finding.fix) {
                    (void)apply(map, finding.fix->edit);
                    break;
                }
        QCOMPARE(writeScenario(map, test::game().catalog), writeScenario(before, test::game().catalog));
    }

private:
    /// Findings of a code, of one kind or group (by its English name) if a subject is given.
    static std::vector<Finding> findingsAbout(const Scenario& map, const QString& code,
                                              const QString& subject) {
        std::vector<Finding> found = test::findingsOf(map, code.toStdString());
        std::erase_if(found, [&](const Finding& finding) {
            if (subject.isEmpty()) return false;
            const auto& words = std::get<Localized>(finding.problem.arguments.front().value);
            return words.in("en") != subject.toStdString();
        });
        return found;
    }
};

HEXA_TEST(ClockworkCheckTest);
#include "check_test.moc"
