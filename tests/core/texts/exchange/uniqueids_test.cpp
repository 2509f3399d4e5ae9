// SPDX-License-Identifier: GPL-3.0-or-later
// IDs of files with many equal ones.
#include "core/texts/exchange/uniqueids.h"

#include "core/texts/exchange/glossarytables.h"
#include "core/texts/exchange/joined.h"
#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QTest>
#include <rapidcheck.h>

#include <set>
#include <string>
#include <vector>

using namespace hexa;
using namespace hexa::texts;

class UniqueIdsTest : public QObject {
    Q_OBJECT

    static constexpr int many = 50'000;
    static constexpr int seconds = 20;  // seldom more than one; a quadratic way needs many minutes

private slots:
    void numbers() {
        UniqueIds ids;
        QCOMPARE(ids.take("a"), std::string("a"));
        QCOMPARE(ids.take("a-2"), std::string("a-2"));
        QCOMPARE(ids.take("a"), std::string("a-3"));
        QCOMPARE(ids.take("a-2"), std::string("a-2-2"));
        QCOMPARE(ids.take("f[few]"), std::string("f[few]"));
        QCOMPARE(ids.take("f[few]"), std::string("f-2[few]"));
    }

    void eachOnce() {
        QVERIFY(rc::check("each ID is given once", [] {
            UniqueIds ids;
            std::set<std::string> given;
            const auto wanted = *rc::gen::container<std::vector<std::string>>(
                rc::gen::element<std::string>("a", "a-2", "a-2-2", "a-3", "b[one]", "b-2[one]", ""));
            for (const std::string& id : wanted) RC_ASSERT(given.insert(ids.take(id)).second);
        }));
    }

    void manyEqualTexts() {
        QElapsedTimer clock;
        clock.start();
        Catalogue first;
        first.sourceLanguage = "en";
        first.targetLanguage = "de";
        for (int i = 0; i < many; ++i) {
            CatalogueEntry entry;
            entry.id = i % 3 == 0 ? "" : i % 3 == 1 ? "a" : "a-2";
            entry.source = std::to_string(i);
            first.entries.push_back(entry);
        }
        Catalogue second = first;
        second.targetLanguage = "fr";
        for (CatalogueEntry& entry : second.entries) entry.source += " more";
        const auto project = joinCatalogues({first, second});
        QVERIFY(project);
        QCOMPARE(project->units.size(), std::size_t(2 * many));
        std::set<std::string> ids;
        for (const Unit& unit : project->units) ids.insert(unit.id);
        QCOMPARE(ids.size(), project->units.size());
        QVERIFY2(clock.elapsed() < seconds * 1000, qPrintable(QString::number(clock.elapsed())));
    }

    void manyEqualTerms() {
        QElapsedTimer clock;
        clock.start();
        Glossary glossary;
        for (int i = 0; i < many; ++i) {
            Term term;
            term.key = "+";
            term.forms["en"] = {{"x", FormStatus::Preferred}};
            glossary.terms.push_back(std::move(term));
        }
        std::string file = writeTbx(glossary);
        for (auto at = file.find(" id=\""); at != std::string::npos; at = file.find(" id=\"", at + 5)) {
            const auto end = file.find('"', at + 5);
            file.replace(at, end - at, " id=\"t");
        }
        const auto back = readTbx(file);
        QVERIFY2(back, back ? "" : back.error().code().c_str());
        std::set<std::string> keys;
        for (const Term& term : back->terms) keys.insert(term.key);
        QCOMPARE(keys.size(), std::size_t(many));
        QVERIFY2(clock.elapsed() < seconds * 1000, qPrintable(QString::number(clock.elapsed())));
    }
};

HEXA_TEST(UniqueIdsTest, "slow-unoptimized");
#include "uniqueids_test.moc"
