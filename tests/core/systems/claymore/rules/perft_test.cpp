// SPDX-License-Identifier: GPL-3.0-or-later
// A second witness of the legal decisions: a small, slow generator, written from the numbered rules
// and not from the engine, on columns and lines of the mat. Both list the decisions at every node
// of the first plies of the five plans, and count the leaves.
//
// A ply is a card turned up (every remaining design), or a decision. Dice, howitzer tiles and
// Ogir's cards end a line: their effects are tested by rule cases.
#include "core/systems/claymore/rules/engine.h"
#include "core/systems/claymore/terms/mat.h"
#include "tests/core/systems/claymore/battles.h"
#include "tests/support/test.h"

#include <map>
#include <set>

namespace hexa::claymore {
namespace {

using Place = std::pair<int, int>;  // column, line
constexpr Place nowhere{-1, -1};    // waiting beside the mat
constexpr Place removed{-2, -2};

/// The six ways of the spec, section 3.5.
enum Way { East, NorthEast, NorthWest, West, SouthWest, SouthEast };
Place beside(Place at, Way way) {
    const auto [column, line] = at;
    const int shift = line % 2 == 0 ? 1 : 0;  // even lines lie half a hex further right
    switch (way) {
    case East:
        return {column + 1, line};
    case West:
        return {column - 1, line};
    case NorthEast:
        return {column + shift, line - 1};
    case NorthWest:
        return {column + shift - 1, line - 1};
    case SouthEast:
        return {column + shift, line + 1};
    default:
        return {column + shift - 1, line + 1};
    }
}
constexpr std::array ways{East, NorthEast, NorthWest, West, SouthWest, SouthEast};
Way opposite(Way way) { return static_cast<Way>((way + 3) % 6); }

struct Kind {
    bool imperial;
    int range;   // CS-100
    bool tower;  // CS-130
};
/// Section 3.2.
const std::map<std::string, Kind> kinds{
    {"lords", {true, 1, false}},      {"knights", {true, 1, false}},  {"vassals", {true, 1, true}},
    {"archers", {true, 2, true}},     {"crossbows", {true, 3, true}}, {"howitzer", {true, 0, false}},
    {"barons", {false, 1, false}},    {"demons", {false, 1, true}},   {"dark-archers", {false, 2, true}},
    {"berserkers", {false, 1, true}}, {"gnomes", {false, 1, true}},   {"wolves", {false, 1, false}},
    {"satyrs", {false, 1, true}},     {"ogir", {false, 1, false}}};
/// CS-005.
const std::map<std::string, int> inBox{{"lords", 1},        {"knights", 3},    {"vassals", 3}, {"archers", 2},
                                       {"crossbows", 1},    {"howitzer", 1},   {"barons", 1},  {"demons", 2},
                                       {"dark-archers", 2}, {"berserkers", 2}, {"gnomes", 2},  {"wolves", 2},
                                       {"satyrs", 2},       {"ogir", 1}};
/// Section 3.3, with the special features of a card.
struct Card {
    int count;
    std::set<std::string> names;
    std::string special = {};
};
const std::map<std::string, Card> cards{
    {"gnomes-berserkers", {3, {"gnomes", "berserkers"}}},
    {"gnomes-barons-satyrs", {1, {"gnomes", "barons", "satyrs"}}},
    {"gnomes-wolves", {2, {"gnomes", "wolves"}}},
    {"gnomes-satyrs-wolves", {1, {"gnomes", "satyrs", "wolves"}}},
    {"satyrs-berserkers-gnomes", {2, {"satyrs", "berserkers", "gnomes"}}},
    {"horde", {1, {"demons", "satyrs", "berserkers", "dark-archers", "gnomes"}}},
    {"demons-barons-dark-archers", {4, {"demons", "barons", "dark-archers"}}},
    {"dark-archers-barons", {1, {"dark-archers", "barons"}}},
    {"barons-wolves", {5, {"barons", "wolves"}}},
    {"wolves-double", {5, {"wolves"}, "double"}},
    {"shadow-army",
     {1, {"barons", "demons", "dark-archers", "berserkers", "gnomes", "wolves", "satyrs"}, "whole"}},
    {"barons-extra", {2, {"barons"}}},
    {"ogir", {5, {"ogir"}, "ogir"}},
    {"knights", {4, {"knights"}}},
    {"lords", {2, {"lords"}}},
    {"knights-lords", {6, {"knights", "lords"}}},
    {"archers", {2, {"archers"}}},
    {"vassals-archers", {1, {"vassals", "archers"}}},
    {"vassals-crossbows-archers", {4, {"vassals", "crossbows", "archers"}}},
    {"howitzer", {4, {"howitzer"}}},
    {"imperial-army", {1, {"lords", "knights", "vassals", "archers", "crossbows"}, "whole"}},
    {"lords-extra", {1, {"lords"}}},
    {"lords-knights-extra", {1, {"lords", "knights"}}}};

/// Closed sides of the palisades of the plans (section 3.6).
const std::map<std::string, std::map<Place, std::set<Way>>> closedOf{
    {"plan-1", {{{6, 5}, {East, SouthEast, SouthWest, West}}}},
    {"plan-4",
     {{{4, 6}, {NorthEast, East, SouthEast}},
      {{5, 9}, {NorthEast, East}},
      {{9, 7}, {NorthWest, West, SouthWest, SouthEast}}}}};

struct Fighter {
    std::string kind;
    Place at = nowhere;
};
enum class Entry { None, Free, Hidden, Card };

/// All that a decision depends on.
struct Table {
    std::set<Place> mat, enterable, palisades;
    std::map<Place, std::set<Way>> closed;
    std::set<std::pair<Place, Place>> hedges;
    Place tower = removed;
    std::array<Entry, 2> entry{};  // 0: Imperial
    std::array<std::set<Place>, 2> zone;
    std::set<Place> goal;  // where Shadow wins at once (CS-150)
    std::vector<Fighter> fighters;

    enum Phase { Deploying, Drawing, Acting, Chance, Over } phase = Drawing;
    int turn = 1;  // army: 0 or 1
    std::string card;
    std::map<std::string, int> used;  // cards that lie face up
    std::set<std::size_t> open;       // who may still act with this card
    std::size_t current = SIZE_MAX;   // whose action is not finished
    int steps = 0;
    bool moved = false;
};

int armyOfKind(const std::string& kind) { return kinds.at(kind).imperial ? 0 : 1; }

Table tableOf(const std::string& plan) {
    const Scenario scenario = fixture::layout(plan);
    Table table;
    const auto place = [](Hex at) {
        const auto on = matPlace(at);
        return Place{on.column, on.line};
    };
    std::set<Place> river;
    for (const Cell& cell : scenario.board.cells()) {
        table.mat.insert(place(cell.at));
        if (fixture::game().catalog.kind(cell.kind).id == "river") river.insert(place(cell.at));
    }
    table.enterable = table.mat;
    for (const Place& at : river) table.enterable.erase(at);
    for (const PiecePlacement& piece : scenario.board.pieces) {
        if (piece.kind == "ford") table.enterable.insert(place(piece.at));
        if (piece.kind == "marsh") table.enterable.erase(place(piece.at));
        if (piece.kind == "tower") table.tower = place(piece.at);
        if (kinds.contains(piece.kind)) table.fighters.push_back({piece.kind, place(piece.at)});
    }
    if (const auto closed = closedOf.find(plan); closed != closedOf.end()) table.closed = closed->second;
    for (const EdgeFeature& edge : scenario.board.edges)
        if (edge.kind == "hedge") {
            const auto ends = hexesOf(edge.edge);
            table.hedges.insert({place(ends[0]), place(ends[1])});
            table.hedges.insert({place(ends[1]), place(ends[0])});
        }
    for (const Zone& zone : scenario.board.zones) {
        const std::size_t army =
            scenario.seats[static_cast<std::size_t>(zone.seat)].faction == "imperial" ? 0 : 1;
        if (zone.kind == "objective") {
            for (const Hex at : zone.hexes) table.goal.insert(place(at));
            continue;
        }
        table.entry[army] = zone.kind == "free"     ? Entry::Free
                            : zone.kind == "hidden" ? Entry::Hidden
                                                    : Entry::Card;
        for (const Hex at : zone.hexes) table.zone[army].insert(place(at));
    }
    // Regiments on no plan wait.
    for (const auto& [kind, count] : inBox) {
        const auto there = std::ranges::count(table.fighters, kind, &Fighter::kind);
        for (auto i = there; i < count; ++i)
            if (table.entry[static_cast<std::size_t>(armyOfKind(kind))] != Entry::None)
                table.fighters.push_back({kind, nowhere});
    }
    for (const int army : {0, 1})
        if (table.entry[static_cast<std::size_t>(army)] == Entry::Free ||
            table.entry[static_cast<std::size_t>(army)] == Entry::Hidden)
            table.phase = Table::Deploying;
    table.turn = 1;  // R-CS-050, CS-159: Shadow begins
    if (table.phase == Table::Deploying && table.entry[1] != Entry::Free && table.entry[1] != Entry::Hidden)
        table.turn = 0;
    return table;
}

bool taken(const Table& table, Place at) {
    return std::ranges::any_of(table.fighters, [&](const Fighter& fighter) { return fighter.at == at; });
}

/// True if a step is allowed (CS-080 to CS-084).
bool mayStep(const Table& table, const Fighter& fighter, Way way) {
    const Place to = beside(fighter.at, way);
    if (!table.enterable.contains(to) || taken(table, to)) return false;
    if (table.hedges.contains({fighter.at, to})) return false;
    if (const auto own = table.closed.find(fighter.at);
        own != table.closed.end() && own->second.contains(way))
        return false;
    if (const auto other = table.closed.find(to);
        other != table.closed.end() && other->second.contains(opposite(way)))
        return false;
    return to != table.tower || kinds.at(fighter.kind).tower;
}

/// Returns the hexes on the way, without regard to obstacles (CS-100 to CS-102).
int apart(const Table& table, Place from, Place to) {
    static std::map<Place, std::map<Place, int>> known;  // all plans lie on the same mat
    std::map<Place, int>& seen = known[from];
    std::vector<Place> queue;
    if (seen.empty()) {
        seen[from] = 0;
        queue.push_back(from);
    }
    for (std::size_t head = 0; head < queue.size(); ++head)
        for (const Way way : ways) {
            const Place next = beside(queue[head], way);
            if (!table.mat.contains(next) || seen.contains(next)) continue;
            seen[next] = seen[queue[head]] + 1;
            queue.push_back(next);
        }
    return seen.contains(to) ? seen[to] : 1000;
}

std::string text(Place at) { return std::to_string(at.first) + '.' + std::to_string(at.second); }

struct Decision {
    std::string words;
    std::size_t fighter = SIZE_MAX;
    Place to = nowhere;
    bool attack = false;
    bool finish = false;
};

void addActions(const Table& table, std::size_t number, std::vector<Decision>& list) {
    const Fighter& fighter = table.fighters[number];
    const Kind& kind = kinds.at(fighter.kind);
    const Card& card = cards.at(table.card);
    if (fighter.at == nowhere) {  // CS-152, CS-156
        for (const Place& at : table.zone[static_cast<std::size_t>(armyOfKind(fighter.kind))])
            if (table.enterable.contains(at) && !taken(table, at) && (at != table.tower || kind.tower))
                list.push_back({"enter " + fighter.kind + ' ' + text(at), number, at});
        return;
    }
    const bool began = table.current == number;
    const int steps = began ? table.steps : card.special == "double" ? 2 : 1;  // CS-067
    if (steps > 0)
        for (const Way way : ways)
            if (mayStep(table, fighter, way))
                list.push_back({"step " + text(fighter.at) + ' ' + text(beside(fighter.at, way)), number,
                                beside(fighter.at, way)});
    if (card.special == "whole") return;  // CS-069
    const bool moved = began && table.moved;
    if (moved && (kind.range > 1 || fighter.kind == "howitzer")) return;  // CS-085, CS-110
    for (const Fighter& other : table.fighters) {
        if (other.at == nowhere || other.at == removed || armyOfKind(other.kind) == armyOfKind(fighter.kind))
            continue;
        if (fighter.kind != "howitzer" && apart(table, fighter.at, other.at) > kind.range)
            continue;  // CS-090, CS-111
        list.push_back({"attack " + text(fighter.at) + ' ' + text(other.at), number, other.at, true});
    }
}

std::vector<Decision> decisionsOf(const Table& table) {
    std::vector<Decision> list;
    if (table.phase == Table::Deploying) {
        std::set<std::string> reported;  // those of a kind are alike
        for (std::size_t number = 0; number < table.fighters.size(); ++number) {
            const Fighter& fighter = table.fighters[number];
            if (fighter.at != nowhere || armyOfKind(fighter.kind) != table.turn ||
                !reported.insert(fighter.kind).second)
                continue;
            for (const Place& at : table.zone[static_cast<std::size_t>(table.turn)])
                if (table.enterable.contains(at) && !taken(table, at) &&
                    (at != table.tower || kinds.at(fighter.kind).tower))
                    list.push_back({"deploy " + fighter.kind + ' ' + text(at), number, at});
        }
        return list;
    }
    for (const std::size_t number : table.open) addActions(table, number, list);
    list.push_back({"finish"});
    list.back().finish = true;
    return list;
}

bool canDeploy(const Table& table, int army) {
    const Entry entry = table.entry[static_cast<std::size_t>(army)];
    if (entry != Entry::Free && entry != Entry::Hidden) return false;
    Table other = table;
    other.turn = army;
    return !decisionsOf(other).empty();
}

/// Continues until a player or chance decides.
void settle(Table& table) {
    if (table.phase != Table::Acting) return;
    const auto canAct = [&](std::size_t number) {
        std::vector<Decision> list;
        addActions(table, number, list);
        return !list.empty();
    };
    if (table.current != SIZE_MAX && !canAct(table.current)) {
        table.open.erase(table.current);
        table.current = SIZE_MAX;
    }
    if (std::ranges::none_of(table.open, canAct)) table.phase = Table::Drawing;
}

bool isLeft(const Table& table, const std::string& card) {
    const auto used = table.used.find(card);
    return used == table.used.end() || used->second < cards.at(card).count;
}

void turnUp(Table& table, const std::string& card) {
    table.card = card;
    ++table.used[card];
    table.open.clear();
    table.current = SIZE_MAX;
    for (std::size_t number = 0; number < table.fighters.size(); ++number)
        if (table.fighters[number].at != removed &&
            cards.at(card).names.contains(table.fighters[number].kind))
            table.open.insert(number);
    table.phase = Table::Acting;
    if (cards.at(card).special == "ogir" && table.fighters[*table.open.begin()].at != nowhere) {
        table.phase = Table::Chance;  // CS-120
        return;
    }
    settle(table);
}

void decide(Table& table, const Decision& decision) {
    if (decision.finish) {
        table.phase = Table::Drawing;
        return;
    }
    Fighter& fighter = table.fighters[decision.fighter];
    if (table.phase == Table::Deploying) {
        fighter.at = decision.to;
        const int other = 1 - table.turn;
        if (canDeploy(table, other))
            table.turn = other;
        else if (!canDeploy(table, table.turn))
            table.phase = Table::Drawing;
        return;
    }
    if (decision.attack) {
        table.phase = Table::Chance;
        return;
    }
    if (table.current != decision.fighter) {  // CS-062
        if (table.current != SIZE_MAX) table.open.erase(table.current);
        table.current = decision.fighter;
        table.steps = cards.at(table.card).special == "double" ? 2 : 1;
        table.moved = false;
    }
    const bool enters = fighter.at == nowhere;
    fighter.at = decision.to;
    if (armyOfKind(fighter.kind) == 1 && table.goal.contains(fighter.at)) {
        table.phase = Table::Over;
        return;
    }
    if (enters) {
        table.open.erase(decision.fighter);
        table.current = SIZE_MAX;
    } else {
        --table.steps;
        table.moved = true;
    }
    settle(table);
}

/// The engine's decisions in the words of the witness.
class Engine {
public:
    explicit Engine(const Battle& battle) : mBattle(battle) {}

    std::string words(const State& state, const Move& move) const {
        const auto at = [&](Field field) {
            const auto on = matPlace(mBattle.hex(field));
            return text({on.column, on.line});
        };
        const auto kind = [](RegimentId id) { return std::string(factsOf(kindOf(id)).id); };
        switch (move.kind) {
        case Move::Kind::Deploy:
            return "deploy " + kind(move.regiment) + ' ' + at(move.to);
        case Move::Kind::Enter:
            return "enter " + kind(move.regiment) + ' ' + at(move.to);
        case Move::Kind::Step:
            return "step " + at(state.at[move.regiment]) + ' ' + at(move.to);
        case Move::Kind::Attack:
            return "attack " + at(state.at[move.regiment]) + ' ' + at(state.at[move.target]);
        case Move::Kind::Finish:
            return "finish";
        default:
            return "other";
        }
    }
    std::multimap<std::string, Move> decisions(const State& state) const {
        MoveList moves;
        listMoves(mBattle, state, moves);
        std::multimap<std::string, Move> list;
        for (const Move& move : moves) list.emplace(words(state, move), move);
        return list;
    }
    State after(State state, const Move& move) const {
        apply(mBattle, state, move, nullptr);
        return state;
    }

private:
    const Battle& mBattle;
};

struct Counts {
    std::uint64_t nodes = 0;  // with a decision
    std::uint64_t decisions = 0;
    std::uint64_t leaves = 0;
};

Counts countTable(const Table& table, int plies) {
    Counts counts;
    if (plies == 0 || table.phase == Table::Chance || table.phase == Table::Over) {
        counts.leaves = 1;
        return counts;
    }
    const auto add = [&](const Table& next) {
        const Counts below = countTable(next, plies - 1);
        counts.nodes += below.nodes;
        counts.decisions += below.decisions;
        counts.leaves += below.leaves;
    };
    if (table.phase == Table::Drawing) {
        for (const auto& [name, card] : cards) {
            if (!isLeft(table, name)) continue;
            Table next = table;
            turnUp(next, name);
            add(next);
        }
        return counts;
    }
    const auto list = decisionsOf(table);
    ++counts.nodes;
    counts.decisions += list.size();
    if (plies == 1) {
        counts.leaves += list.size();
        return counts;
    }
    for (const Decision& decision : list) {
        Table next = table;
        decide(next, decision);
        add(next);
    }
    return counts;
}

Counts countEngine(const Battle& battle, const State& state, int plies) {
    Counts counts;
    const bool chance = turnOf(state).kind == play::Turn::Kind::Chance && state.phase != Phase::Draw;
    if (plies == 0 || chance || state.phase == Phase::Over) {
        counts.leaves = 1;
        return counts;
    }
    const auto add = [&](const Move& move) {
        State next = state;
        apply(battle, next, move, nullptr);
        const Counts below = countEngine(battle, next, plies - 1);
        counts.nodes += below.nodes;
        counts.decisions += below.decisions;
        counts.leaves += below.leaves;
    };
    if (state.phase == Phase::Draw) {
        for (std::size_t i = 0; i < battle.values().cards.size(); ++i)
            if (state.left[i] > 0) add({Move::Kind::Card, noRegiment, static_cast<std::uint8_t>(i)});
        return counts;
    }
    MoveList moves;
    listMoves(battle, state, moves);
    ++counts.nodes;
    counts.decisions += moves.size();
    if (plies == 1) {
        counts.leaves += moves.size();
        return counts;
    }
    for (const Move& move : moves) add(move);
    return counts;
}

}  // namespace

class ClaymorePerftTest : public QObject {
    Q_OBJECT

    /// Walks both along the same way, and compares their lists at each node. `random`: only some
    /// ways, but long ones.
    static void walk(const Battle& battle, State state, Table table, int plies, Rng& rng) {
        const Engine engine(battle);
        for (int ply = 0; ply < plies; ++ply) {
            const bool chance = turnOf(state).kind == play::Turn::Kind::Chance;
            if (table.phase == Table::Over || table.phase == Table::Chance) {
                QCOMPARE(state.phase == Phase::Over || (chance && state.phase != Phase::Draw), true);
                return;
            }
            QCOMPARE(table.phase == Table::Drawing, state.phase == Phase::Draw);
            if (state.phase == Phase::Draw) {
                const Move card = draw(battle, state, rng);
                const std::string name = battle.values().cards[card.to].id;
                state = engine.after(state, card);
                turnUp(table, name);
                continue;
            }
            const auto theirs = engine.decisions(state);
            const auto ours = decisionsOf(table);
            std::multiset<std::string> a, b;
            for (const auto& [words, move] : theirs) a.insert(words);
            for (const Decision& decision : ours) b.insert(decision.words);
            if (a != b) {
                std::string differ;
                for (const std::string& word : a)
                    if (!b.contains(word)) differ += "engine: " + word + "; ";
                for (const std::string& word : b)
                    if (!a.contains(word)) differ += "witness: " + word + "; ";
                QFAIL((table.card + ": " + differ).c_str());
            }
            // Attacks end a line, so they are taken seldom.
            const Decision* chosen = &ours[rng.below(static_cast<std::uint32_t>(ours.size()))];
            for (int i = 0; i < 8 && (chosen->attack || chosen->finish); ++i)
                chosen = &ours[rng.below(static_cast<std::uint32_t>(ours.size()))];
            state = engine.after(state, theirs.find(chosen->words)->second);
            decide(table, *chosen);
        }
    }

private slots:
    void theFirstPlies_data() {
        QTest::addColumn<QString>("plan");
        QTest::addColumn<int>("plies");
        QTest::newRow("plan 1") << "plan-1" << 3;
        QTest::newRow("plan 2") << "plan-2" << 2;
        QTest::newRow("plan 3") << "plan-3" << 3;
        QTest::newRow("plan 4") << "plan-4" << 2;
        QTest::newRow("plan 5") << "plan-5" << 3;
    }
    void theFirstPlies() {
        QFETCH(QString, plan);
        QFETCH(int, plies);
        const Battle battle = fixture::battleOn(fixture::layout(plan.toStdString()));
        const State start = startBattle(battle, Army::Shadow);
        const Table table = tableOf(plan.toStdString());
        for (int deep = 1; deep <= plies; ++deep) {
            const Counts engine = countEngine(battle, start, deep), witness = countTable(table, deep);
            qInfo("%s, %d plies: %llu leaves", qPrintable(plan), deep,
                  static_cast<unsigned long long>(witness.leaves));
            QCOMPARE(engine.leaves, witness.leaves);
            QCOMPARE(engine.decisions, witness.decisions);
            QCOMPARE(engine.nodes, witness.nodes);
        }
    }

    /// Far from the start too, as long as there is no attack, both lists agree word by word.
    void longWays() {
        for (const char* plan : fixture::plans) {
            const Battle battle = fixture::battleOn(fixture::layout(plan));
            Rng rng(2026, plan);
            for (int way = 0; way < 20; ++way) {
                walk(battle, startBattle(battle, Army::Shadow), tableOf(plan), 80, rng);
                if (QTest::currentTestFailed()) {
                    qWarning("%s", plan);
                    return;
                }
            }
        }
    }
};

HEXA_TEST(ClaymorePerftTest);

}  // namespace hexa::claymore
#include "perft_test.moc"
