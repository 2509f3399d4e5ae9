// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/registry/registry.h"
#include "core/texts/check/checker.h"
#include "core/texts/edits.h"
#include "core/texts/glossary/glossaryfile.h"
#include "tests/support/test.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

using namespace hexa;
using namespace hexa::texts;

namespace {

using Words = std::array<std::string, 3>;

/// Texts that know each other: names, terms, numbers, words that keep standing together, a
/// forbidden form, gendered nouns, bold words, labels, sentences that repeat.
const std::vector<Words>& patterns() {
    static const std::vector<Words> list{
        {"The captain takes two lanterns.", "Der Kapitän nimmt zwei Laternen.",
         "Le capitaine prend deux lanternes."},
        {"The captain takes a lantern.", "Der Kapitän nimmt eine Laterne.",
         "Le capitaine prend une lanterne."},
        {"The captain hides the lantern in the harbour.", "Der Kapitän versteckt die Laterne im Hafen.",
         "Le capitaine cache la lanterne dans le port."},
        {"The captain hides three anchors in the harbour.", "Der Kapitän versteckt drei Anker im Hafen.",
         "Le capitaine cache trois ancres dans le port."},
        {"Put the anchor back into the harbour now.", "Lege den Anker nun wieder in den Hafen.",
         "Remettez maintenant l’ancre dans le port."},
        {"Ada meets Bertram at the red tower.", "Ada trifft Bertram am roten Turm.",
         "Ada rencontre Bertram à la tour rouge."},
        {"Bertram leaves the blue tower before Ada.", "Bertram verlässt den blauen Turm vor Ada.",
         "Bertram quitte la tour bleue avant Ada."},
        {"Place the red piece to the left.", "Lege die rote Figur nach links.",
         "Placez la pièce rouge à gauche."},
        {"Place the blue piece to the right.", "Lege die blaue Figur nach rechts.",
         "Placez la pièce bleue à droite."},
        {"You may **not** attack the Shrine.", "Du darfst den Schrein **nicht** angreifen.",
         "Vous ne pouvez **pas** attaquer le sanctuaire."},
        {"Choose secretly.", "Wähle geheim.", "Choisissez secrètement."},
        {"Choose in secret.", "Wähle geheim.", "Choisissez secrètement."},
        {"Lantern", "Laterne", "Lanterne"},
        {"Anchor", "Anker", "Ancre"},
        {"The elephant sleeps in l’maison.", "Der Elefant schläft im Haus.",
         "L’éléphant dort dans l’maison."},
        {"The house of the elephant is closed.", "Das Haus des Elefanten ist geschlossen.",
         "La maison de l’éléphant est fermée."},
    };
    return list;
}

rc::Gen<Unit> unit(int number) {
    return rc::gen::exec([number] {
        Unit unit;
        unit.id = "u" + std::to_string(number);
        const auto& all = patterns();
        const std::size_t pattern = *rc::gen::inRange<std::size_t>(0, all.size());
        constexpr std::array languages{"en", "de", "fr"};
        for (std::size_t i = 0; i < 3; ++i) {
            // Now and then another row's text, or none.
            const int luck = *rc::gen::inRange(0, 12);
            const std::size_t from = luck == 0 ? *rc::gen::inRange<std::size_t>(0, all.size()) : pattern;
            if (luck != 1) unit.texts[languages[i]] = {all[from][i], State::NeedsReview, {}, {}, {}};
        }
        if (*rc::gen::inRange(0, 10) == 0) unit.kind = UnitKind::Heading;
        return unit;
    });
}

rc::Gen<OwnCheck> ownCheck() {
    return rc::gen::exec([] {
        OwnCheck check;
        check.name = *rc::gen::element<std::string>("one", "two");
        check.pattern = *rc::gen::element<std::string>("\\bA", "(?i)lan?ter", "[0-9*]", "\\.$", "(");
        check.wants = *rc::gen::element(OwnCheck::Wants::NoMatch, OwnCheck::Wants::Match);
        if (*rc::gen::arbitrary<bool>()) check.languages = {*rc::gen::element<std::string>("en", "fr")};
        return check;
    });
}

Project projectOf(int rows) {
    static const Glossary glossary = *readGlossary(builtInGlossary({}));
    Project project;
    project.languages = {"en", "de", "fr"};
    project.glossary = glossary;
    if (*rc::gen::inRange(0, 3) == 0) project.longest = *rc::gen::inRange(5, 40);
    project.checks = *rc::gen::container<std::vector<OwnCheck>>(*rc::gen::inRange(0, 3), ownCheck());
    for (int i = 0; i < rows; ++i) project.units.push_back(*unit(i));
    return project;
}

/// Returns an edit as a person makes it: a text, a row more or less, two rows as one, a state.
texts::Edit anyEdit(const Project& project, int number) {
    const std::size_t rows = project.units.size();
    const std::size_t at = *rc::gen::inRange<std::size_t>(0, rows);
    const std::string language = *rc::gen::element<std::string>("en", "de", "fr");
    texts::Edit edit;
    edit.at = at;
    switch (*rc::gen::inRange(0, 11)) {
    case 0:
        edit.inserted.push_back(*unit(number));
        return edit;
    case 1:
        return removeUnits(at, rows > 4 ? 1 : 0);
    case 2:
        return rows > 4 && at + 1 < rows ? joinUnits(project, at) : edit;
    case 3:
        return setState(project, at, language, State::Approved);
    case 4:
        edit.removed = std::min<std::size_t>(3, rows - at);
        for (std::size_t i = 0; i < edit.removed; ++i) edit.inserted.push_back(*unit(number + 1 + int(i)));
        return edit;
    case 5:
        return setLongest(project, at, *rc::gen::inRange(0, 40));
    case 6:
        return setChecks(*rc::gen::container<std::vector<OwnCheck>>(1, ownCheck()));
    default: {
        const Unit other = *unit(number);
        std::string text(other.in(language));
        if (*rc::gen::inRange(0, 3) == 0) text += ' ' + std::string(project.units[at].in(language));
        return setText(project, at, language, text);
    }
    }
}

/// Begins an update, and stops it after a time if it isn't through.
void updateInPart(Checker& checker, const Project& project, int microseconds) {
    std::stop_source source;
    std::thread stopper([&] {
        std::this_thread::sleep_for(std::chrono::microseconds(microseconds));
        source.request_stop();
    });
    (void)checker.update(project, source.get_token());
    (void)checker.alerts();  // those that are known
    stopper.join();
}

}  // namespace

/// A checker that has followed the edits of a project finds what a new one finds.
class IncrementalTest : public QObject {
    Q_OBJECT

private slots:
    void findsWhatAWholeCheckFinds() {
        QVERIFY(rc::check("after any edits the alerts are those of a whole check", [] {
            Project project = projectOf(*rc::gen::inRange(6, 30));
            Checker checker;
            RC_ASSERT(checker.update(project));
            RC_ASSERT(checker.alerts() == checkAll(project));
            const int edits = *rc::gen::inRange(1, 6);
            for (int i = 0; i < edits; ++i) {
                (void)apply(project, anyEdit(project, 1000 + 10 * i));
                if (*rc::gen::arbitrary<bool>()) updateInPart(checker, project, *rc::gen::inRange(0, 3'000));
                RC_ASSERT(checker.update(project));
                const auto mine = checker.alerts();
                const auto whole = checkAll(project);
                RC_ASSERT(mine == whole);
            }
        }));
    }
};

HEXA_TEST(IncrementalTest, "slow-unoptimized");
#include "incremental_test.moc"
