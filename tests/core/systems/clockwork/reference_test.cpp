// SPDX-License-Identifier: GPL-3.0-or-later
// The rules reference agrees with the rules: its numbers come from them, and no rule is left out.
#include "core/systems/clockwork/reference/reference.h"

#include "core/engine/play/match.h"
#include "core/engine/play/play.h"
#include "tests/core/systems/clockwork/cards/packs.h"
#include "tests/core/systems/clockwork/play/games.h"
#include "tests/support/gametests.h"
#include "tests/support/test.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace hexa;

using test::placeholdersOf;
using test::resourceFile;

namespace {

texts::Project reference() { return test::referenceOf("clockwork-wars"); }

}  // namespace

class ReferenceTest : public QObject {
    Q_OBJECT
private slots:
    /// numbers.tsv was extracted from the rules by a person: the code must agree.
    void numbersAreThoseOfTheRules() {
        const auto numbers = clockwork::referenceNumbers();
        std::set<std::string> listed;
        const auto lines = resourceFile("rules/numbers.tsv").split('\n');
        for (qsizetype i = 1; i < lines.size(); ++i) {
            const auto cells = lines[i].split('\t');
            if (cells.size() < 2) continue;
            const std::string name = cells[0].toStdString();
            listed.insert(name);
            const auto found = numbers.find(name);
            QVERIFY2(found != numbers.end(), name.c_str());
            QVERIFY2(found->second == cells[1].toStdString(), (name + " is " + found->second).c_str());
        }
        for (const auto& [name, value] : numbers) QVERIFY2(listed.contains(name), name.c_str());
    }

    /// A player of the Epic Game reads its numbers everywhere, not only in its section.
    void numbersAreThoseOfTheVariant() {
        const auto basic = clockwork::referenceNumbers(), epic = clockwork::referenceNumbers({"epic"});
        for (const auto& [name, value] : std::map<std::string, std::string>{{"game.turns", "9"},
                                                                            {"turns.early.last", "3"},
                                                                            {"turns.middle.first", "4"},
                                                                            {"turns.middle.last", "6"},
                                                                            {"turns.late.last", "9"},
                                                                            {"recruit.capital", "3"}}) {
            QCOMPARE(QString::fromStdString(epic.at(name)), QString::fromStdString(value));
            QVERIFY(basic.at(name) != value);
        }
        // With these numbers no text of the variant may speak of "instead of", and none of both
        // games at once.
        for (const texts::Unit& unit : reference().units) {
            const auto names = placeholdersOf(unit.in("en"));
            const bool changes = std::ranges::any_of(
                names, [&](const std::string& name) { return basic.at(name) != epic.at(name); });
            const bool tells =
                std::ranges::any_of(names, [](const std::string& name) { return name.starts_with("epic."); });
            QVERIFY2(!changes || !tells, unit.id.c_str());
        }
        QCOMPARE(clockwork::referenceNumbers({"alliances"}), basic);
    }

    void placeholdersHaveValuesAndAreTheSameInAllLanguages() {
        const std::string trouble = test::troubleOfPlaceholders(reference(), clockwork::referenceNumbers());
        QVERIFY2(trouble.empty(), trouble.c_str());
    }

    void everyRuleIsCoveredInThreeLanguages() {
        const std::set<std::string> covered = test::rulesOf(reference());
        const std::set<std::string> rules = test::rulesIn("clockwork", "[A-Z]{3}-\\d+");
        QVERIFY(rules.size() > 100);
        for (const std::string& id : rules) QVERIFY2(covered.contains(id), id.c_str());
        for (const std::string& id : covered) QVERIFY2(rules.contains(id), id.c_str());
    }

    /// The reference card is printed: a named card would need a mark if it is a stand-in
    /// (docs/printing.md).
    void thePrintedCardNamesNoCardOfTheGame() {
        const clockwork::CardPack pack = clockwork::standInPack();
        int looked = 0;
        for (const texts::Unit& unit : reference().units) {
            const std::pair<std::string, std::string> printed("card", "true");
            if (std::ranges::find(unit.extra.members, printed) == unit.extra.members.end()) continue;
            ++looked;
            for (const char* language : {"en", "de", "fr"})
                for (const auto& each : test::cardsOf(pack))
                    QVERIFY2(std::string_view(unit.in(language)).find(each.card->name.in(language)) ==
                                 std::string_view::npos,
                             (unit.id + ": " + each.card->id).c_str());
        }
        QVERIFY(looked > 20);
    }

    /// Whatever a game names while it is played (decisions, phases, cards, refusals) can be read
    /// up.
    void everyRuleThatPlayNamesCanBeRead() {
        const std::set<std::string> covered = test::rulesOf(reference());
        const auto verify = [&](const std::string& rule) { QVERIFY2(covered.contains(rule), rule.c_str()); };
        std::set<std::string> asked;
        for (const test::Variant& variant : test::variants()) {
            MatchSetup setup;
            setup.seed = 4;
            setup.options = {{"epic", variant.options.epic}, {"alliances", variant.options.alliances}};
            setup.players.resize(static_cast<std::size_t>(variant.players), {{}, "random", {}});
            auto match = test::game().play->start(test::legalMap(variant.players), setup);
            QVERIFY(match.ok());
            do {
                asked.insert((*match)->decision().rule);
                const MatchView view = (*match)->view(0);
                for (const MatchView::Track& track : view.tracks) {
                    QCOMPARE(track.rules.size(), track.steps.size());
                    for (const std::string& rule : track.rules) verify(rule);
                }
                for (const MatchView::Card& card : view.cards) verify(card.rule);
            } while ((*match)->playOne());
        }
        for (const std::string& rule : asked) verify(rule);
        QVERIFY(asked.size() > 20);
        // A few games can't contain all refusals: this lists all named in the sources.
        static const QRegularExpression named("\"([A-Z]{3}-\\d{2})\"");
        int refusals = 0;
        for (const char* file : {"rules/explain.cpp", "rules/refusal.cpp", "play/orders.cpp",
                                 "play/sheets.cpp", "play/match.cpp"}) {
            QFile source(QString(HEXATELIER_SOURCE_DIR) + "/core/systems/clockwork/" + file);
            QVERIFY2(source.open(QIODevice::ReadOnly), file);
            for (auto it = named.globalMatch(QString::fromUtf8(source.readAll())); it.hasNext(); ++refusals)
                verify(it.next().captured(1).toStdString());
        }
        QVERIFY(refusals > 80);
    }
};

HEXA_TEST(ReferenceTest, "slow-unoptimized");
#include "reference_test.moc"
