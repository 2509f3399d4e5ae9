// SPDX-License-Identifier: GPL-3.0-or-later
// IDs of files with many equal ones.
#include "core/texts/exchange/uniqueids.h"

#include "core/texts/exchange/glossarytables.h"
#include "core/texts/exchange/joined.h"
#include "tests/support/test.h"

#include <QTest>
#include <rapidcheck.h>

#include <ctime>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace hexa;
using namespace hexa::texts;

class UniqueIdsTest : public QObject {
    Q_OBJECT

    static constexpr int many = 50'000;
    static constexpr int seconds =
        20;  // of the processor; seldom more than one; a quadratic way needs many minutes

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
        const std::clock_t begin = std::clock();
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
        QVERIFY((std::clock() - begin) / CLOCKS_PER_SEC < seconds);
    }

    void manyEqualTerms() {
        const std::clock_t begin = std::clock();
        Glossary glossary;
        for (int i = 0; i < many; ++i) {
            Term term;
            term.key = "+";
            term.forms["en"] = {{"x", FormStatus::Preferred}};
            glossary.terms.push_back(std::move(term));
        }
        const std::string written = writeTbx(glossary);
        constexpr std::string_view id = " id=\"";
        std::string file;  // with the same ID everywhere
        std::size_t from = 0;
        for (auto at = written.find(id); at != std::string::npos; at = written.find(id, from)) {
            file.append(written, from, at + id.size() - from).append("t");
            from = written.find('"', at + id.size());
        }
        file.append(written, from);
        const auto back = readTbx(file);
        QVERIFY2(back, back ? "" : back.error().code().c_str());
        std::set<std::string> keys;
        for (const Term& term : back->terms) keys.insert(term.key);
        QCOMPARE(keys.size(), std::size_t(many));
        QVERIFY((std::clock() - begin) / CLOCKS_PER_SEC < seconds);
    }
};

HEXA_TEST(UniqueIdsTest, "slow-unoptimized");
#include "uniqueids_test.moc"
