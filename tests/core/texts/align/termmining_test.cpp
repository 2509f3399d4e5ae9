// SPDX-License-Identifier: GPL-3.0-or-later
// Terms that texts use: found without a glossary, and held against those of the games that come
// with the program.
#include "core/texts/align/termmining.h"

#include "core/registry/registry.h"
#include "core/texts/glossary/glossaryfile.h"
#include "core/texts/glossary/matcher.h"
#include "core/texts/projectfile.h"
#include "tests/support/plantedlist.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace hexa;
using namespace hexa::texts;

namespace {

Project rowsByLanguage(const std::vector<std::map<std::string, std::string>>& rows) {
    Project project;
    project.languages = {"en", "de", "fr"};
    for (const auto& row : rows) {
        Unit unit;
        unit.id = "u" + std::to_string(project.units.size() + 1);
        for (const auto& [language, text] : row) unit.texts[language].text = text;
        project.units.push_back(std::move(unit));
    }
    return project;
}

const TermCandidate* with(const std::vector<TermCandidate>& candidates, const char* language,
                          const char* form) {
    const auto found = std::ranges::find_if(candidates, [&](const TermCandidate& candidate) {
        const auto own = candidate.forms.find(language);
        return own != candidate.forms.end() && own->second == form;
    });
    return found == candidates.end() ? nullptr : &*found;
}

/// Rows about shepherds and black dogs, in which only these come back.
Project flock() {
    return rowsByLanguage({{{"en", "The Shepherd takes a Black Dog."},
                            {"de", "Der Hirte nimmt einen Schwarzen Hund."},
                            {"fr", "Le Berger prend un Chien noir."}},
                           {{"en", "Now each Shepherd may count."},
                            {"de", "Nun darf jeder Hirte zählen."},
                            {"fr", "Chaque Berger peut compter."}},
                           {{"en", "A Shepherd feeds the Black Dog."},
                            {"de", "Ein Hirte füttert den Schwarzen Hund."},
                            {"fr", "Un Berger nourrit le Chien noir."}},
                           {{"en", "Nobody owns a Black Dog for ever."},
                            {"de", "Niemand hat für immer einen Schwarzen Hund."},
                            {"fr", "Nul n’a pour toujours un Chien noir."}},
                           {{"en", "If a Shepherd leaves, all end."},
                            {"de", "Geht ein Hirte fort, enden alle."},
                            {"fr", "Si un Berger part, tout finit."}}});
}

/// Returns the number of candidates confirmed by the glossary: it has one term that it finds in the
/// forms of all their languages.
std::pair<int, int> confirmed(const std::vector<TermCandidate>& candidates, const Glossary& glossary) {
    std::map<std::string, Matcher> matchers;
    for (const char* language : {"en", "de", "fr"}) matchers.emplace(language, Matcher(glossary, language));
    int right = 0;
    for (const TermCandidate& candidate : candidates) {
        std::set<std::size_t> common;
        bool first = true;
        for (const auto& [language, form] : candidate.forms) {
            std::set<std::size_t> terms;
            for (const TermUse& use : matchers.at(language).find(tokensOf(form, language)))
                for (const TermUse::Reading& reading : use.readings) terms.insert(reading.term);
            std::set<std::size_t> both;
            std::ranges::set_intersection(common, terms, std::inserter(both, both.end()));
            common = std::exchange(first, false) ? terms : both;
        }
        right += !common.empty();
    }
    return {right, static_cast<int>(candidates.size())};
}

}  // namespace

class TermMiningTest : public QObject {
    Q_OBJECT

private slots:
    void wordsThatComeBackTogether() {
        const auto found = mineTerms(flock(), 10);
        QCOMPARE(found.size(), std::size_t{2});
        const TermCandidate* shepherd = with(found, "en", "Shepherd");
        QVERIFY(shepherd != nullptr);
        QCOMPARE(shepherd->forms.at("de"), std::string("Hirte"));
        QCOMPARE(shepherd->forms.at("fr"), std::string("Berger"));
        QCOMPARE(shepherd->rows, 4);
        QCOMPARE(shepherd->strength, 1.0);
        // The longer group is the term; "Dog" is a part of it.
        const TermCandidate* dog = with(found, "en", "Black Dog");
        QVERIFY(dog != nullptr);
        QCOMPARE(dog->forms.at("de"), std::string("Schwarzen Hund"));
        QCOMPARE(dog->forms.at("fr"), std::string("Chien noir"));
        QVERIFY(with(found, "en", "Dog") == nullptr);
    }

    void whatTheGlossaryKnowsIsNoCandidate() {
        Project project = flock();
        const auto found = mineTerms(project, 10);
        project.glossary.terms.push_back(termOf(*with(found, "fr", "Berger"), project.glossary));
        const auto left = mineTerms(project, 10);
        QCOMPARE(left.size(), std::size_t{1});
        QVERIFY(with(left, "de", "Schwarzen Hund") != nullptr);
        project.glossary.terms.push_back(termOf(left.front(), project.glossary));
        QVERIFY(mineTerms(project, 10).empty());
        QVERIFY(project.glossary.terms[0].key != project.glossary.terms[1].key);
        QVERIFY(lint(project.glossary, project.languages).empty());
    }

    void littleOrNothing() {
        QVERIFY(mineTerms(Project(), 10).empty());
        Project rare = flock();
        rare.units.truncate(2);
        QVERIFY(mineTerms(rare, 10).empty());
        QCOMPARE(mineTerms(flock(), 1).size(), std::size_t{1});
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(mineTerms(flock(), 10, stop.get_token()).empty());
        // One language alone has no pairs.
        Project alone = flock();
        for (std::size_t i = 0; i < alone.units.size(); ++i) {
            Unit& unit = alone.units.change(i);
            unit.texts.erase("de");
            unit.texts.erase("fr");
        }
        QVERIFY(mineTerms(alone, 10).empty());
    }

    /// With an empty glossary the rules of both games give terms that their own glossaries confirm.
    /// The second game was not looked at when the method was made.
    void termsOfTheGamesRules_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<int>("percent");
        QTest::newRow("clockwork") << "clockwork-wars" << 85;
        QTest::newRow("claymore") << "claymore-saga" << 50;
    }
    void termsOfTheGamesRules() {
        QFETCH(QString, system);
        QFETCH(int, percent);
        for (const GameTexts& texts : builtInTexts()) {
            if (texts.system != system.toStdString()) continue;
            auto project = readProject(texts.reference);
            const auto glossary = readGlossary(texts.glossary);
            QVERIFY(project.ok() && glossary.ok());
            project->glossary = {};
            const auto found = mineTerms(*project, 50);
            QVERIFY(found.size() >= 20);
            const auto [right, all] = confirmed(found, *glossary);
            qInfo("%s: %d of %d candidates confirmed", qPrintable(system), right, all);
            if (qEnvironmentVariableIsSet("HEXATELIER_SHOW"))
                for (const TermCandidate& candidate : found) {
                    QByteArray line;
                    for (const auto& [language, form] : candidate.forms)
                        line += QByteArray::fromStdString(form) + " | ";
                    qInfo("%s%d rows %.2f%s", line.constData(), candidate.rows, candidate.strength,
                          confirmed({candidate}, *glossary).first == 1 ? "" : "  <- not confirmed");
                }
            QVERIFY2(100 * right >= percent * all, qPrintable(QString("%1 of %2").arg(right).arg(all)));
            // Nothing is left to be found that the glossary has.
            project->glossary = *glossary;
            QCOMPARE(confirmed(mineTerms(*project, 50), *glossary).first, 0);
        }
    }
};

HEXA_TEST(TermMiningTest, "slow-unoptimized");
#include "termmining_test.moc"
