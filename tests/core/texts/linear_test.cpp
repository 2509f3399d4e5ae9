// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of any size: eight times the text must not take sixty-four times the work.
#include "core/registry/registry.h"
#include "core/texts/check/checker.h"
#include "core/texts/exchange/inplace.h"
#include "core/texts/exchange/joined.h"
#include "core/texts/glossary/glossaryfile.h"
#include "core/texts/import/importer.h"
#include "core/texts/language/plurals.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <ctime>

using namespace hexa;
using namespace hexa::texts;

namespace {

std::string times(std::string_view part, std::size_t bytes) {
    std::string out;
    out.reserve(bytes + part.size());
    while (out.size() < bytes) out += part;
    return out;
}

/// Returns one row with cells that repeat a part each; empty parts leave the language out.
Project repeatedParts(const std::array<std::string, 3>& parts, std::size_t bytes) {
    static const Glossary glossary = *readGlossary(builtInGlossary({}));
    Project project;
    project.languages = {"en", "de", "fr"};
    project.glossary = glossary;
    Unit unit;
    unit.id = "a";
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (!parts[i].empty()) unit.texts[project.languages[i]].text = times(parts[i], bytes);
    project.units.push_back(std::move(unit));
    return project;
}

/// Returns the processor time of this thread alone; other work of the machine doesn't count.
double processorSeconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

template <class Work>
double secondsOf(Work work) {
    const double before = processorSeconds();
    work();
    return processorSeconds() - before;
}

}  // namespace

/// No time is compared with a limit, only the work for two sizes of a text: 8 times as much text is
/// 8 times the work if it is linear, 64 times if it is quadratic. Below 24 it is surely not
/// quadratic, in spite of effects of caches and memory.
class LinearTest : public QObject {
    Q_OBJECT

    static constexpr std::size_t factor = 8;
    static constexpr double maxWork = 3.0 * factor;
    static constexpr double enough = 0.02;  // seconds that can be measured
    static constexpr std::size_t largest = 128U << 10;

    /// Returns the work for the larger text as a multiple of the smaller one's. Other work on the
    /// machine can only make one of the two seem more, so a large result is measured again: what is
    /// quadratic stays so.
    template <class Work>
    static double ratio(Work work) {
        std::size_t bytes = 4U << 10;
        while (secondsOf([&] { work(bytes); }) < enough && bytes < largest) bytes *= 2;
        double least = 1e9;
        for (int measured = 0; measured < 4 && least >= maxWork; ++measured) {
            const double small = secondsOf([&] { work(bytes); });
            least = std::min(least, secondsOf([&] { work(factor * bytes); }) / small);
        }
        return least;
    }

private slots:
    void checks_data() {
        QTest::addColumn<QString>("en");
        QTest::addColumn<QString>("de");
        QTest::addColumn<QString>("fr");
        const auto row = [](const char* name, const char* en, const char* de, const char* fr = "") {
            QTest::newRow(name) << QString::fromUtf8(en) << QString::fromUtf8(de) << QString::fromUtf8(fr);
        };
        row("number words", "twenty-one ", "zwanzig ", "vingt ");
        row("numbers of one language", "twenty-one ", "Wort ", "mot ");
        row("sentences of numbers", "Take 2. Put 3. ", "Nimm 2. Lege 4. ", "Prends 2. Pose 5. ");
        row("as many sentences, two languages", "You may not attack. ", "Du darfst nicht angreifen. ");
        row("sentences that differ in number", "You may not attack now. ", "Du darfst angreifen. Nie. ",
            "Vous ne pouvez pas. ");
        row("terms", "army strength, battle, ", "Armeestärke, Kampf, ", "force, bataille, ");
        row("terms in sentences", "The army moves. The battle ends. ", "Die Armee zieht. ",
            "Le combat finit. ");
        row("denied terms", "not supplied and no army, ", "nicht versorgt und keine Armee, ",
            "pas d'armée, ");
        row("directions and adverbs", "always north, left, immediately. ", "immer Norden, links, sofort. ",
            "toujours au nord, à gauche. ");
        row("copied sentences", "Move your units to that hex. ", "Move your units to that hex. ",
            "Move your units to that hex. ");
        row("full stops", ".", ".", ".");
        row("full stops and small letters", "......a", "......b", "......c");
        row("marks without blanks", "a,b;c:d!", "a,b;c:d!", "a,b;c:d!");
        row("braces", "{", "{", "}");
        row("brackets and quotes", "(a) \"b\" ", "(a) \u201eb\u201c ", "(a) \u00abb\u00bb ");
        row("bold words", "**a** b ", "**a** ", "**a** c ");
        row("apostrophes", "n\u2019t", "n\u2019t", "l\u2019n");
        row("one word", "abcdefgh", "abcdefgh", "abcdefgh");
        row("names", "Ada Lang Bert ", "Ada Kurz Bert ", "Ada Lang Carl ");
        row("the same word", "word word ", "Wort Wort ", "mot mot ");
        row("another script", "a \u0431 c d e f g ", "a \u0431 c d e f g ", "a b c ");
        row("lists", "- one\n", "- eins\n\n", "- un\n");
        row("placeholders", "{a} %1 ", "{b} %1 ", "{a} %2 ");
        row("hyphens", "no - - ", "kein - - ", "aucun - - ");
        row("commas behind a negation", "no, , ", "nicht, , ", "ne , , ");
    }
    void checks() {
        QFETCH(QString, en);
        QFETCH(QString, de);
        QFETCH(QString, fr);
        const std::array<std::string, 3> parts{en.toStdString(), de.toStdString(), fr.toStdString()};
        const double work = ratio([&](std::size_t bytes) {
            const Project project = repeatedParts(parts, bytes);
            (void)checkAll(project);
        });
        QVERIFY2(work < maxWork,
                 qPrintable(QString("%1 times the work for %2 times the text").arg(work).arg(factor)));
    }

    void imports_data() {
        QTest::addColumn<QString>("part");
        QTest::newRow("numbers behind sentences") << "It ends. 3 Combat phase here. ";
        QTest::newRow("titles") << "It Ends. 3 Combat Phase ";
        QTest::newRow("bullets") << "It ends e Combat phase here ";
        QTest::newRow("one word") << "abcdefgh";
        QTest::newRow("full stops") << ".";
    }
    /// Checks the work of reading a text of one line to blocks. Aligning is a separate matter
    /// (docs/formats/text-projects.md).
    void imports() {
        QFETCH(QString, part);
        const double work = ratio([&](std::size_t bytes) {
            (void)readBlocks(times(part.toStdString(), bytes), "en", TextForm::Plain);
        });
        QVERIFY2(work < maxWork,
                 qPrintable(QString("%1 times the work for %2 times the text").arg(work).arg(factor)));
    }

    /// A long text is wrapped in its PO file.
    void linesOfPo() {
        const std::string po = "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n";
        const auto project = joinCatalogues({*readCatalogue(po)}, {{"a.po", po}});
        QVERIFY(project.ok());
        const double work = ratio([&](std::size_t bytes) {
            Project changed = *project;
            (void)apply(changed, setText(changed, 0, "de", times("zwei \"Karten\" ", bytes)));
            (void)writeInPlace(changed, *changed.files.front());
        });
        QVERIFY2(work < maxWork,
                 qPrintable(QString("%1 times the work for %2 times the text").arg(work).arg(factor)));
    }

    /// Notes of plural forms are compared with those of the other forms.
    void notesOfPlurals() {
        const double work = ratio([](std::size_t bytes) {
            Catalogue catalogue;
            catalogue.sourceLanguage = "en";
            catalogue.targetLanguage = "de";
            for (std::size_t i = 0; i < bytes / 16; ++i) {
                CatalogueEntry entry;
                entry.plural = i % 2 == 0 ? "one" : "other";
                entry.id = pluralId("cards" + std::to_string(i / 2), entry.plural);
                entry.source = "text " + std::to_string(i);
                entry.notes = {"note"};
                catalogue.entries.push_back(std::move(entry));
            }
            const Project project = projectOf(catalogue);
            for (CatalogueEntry& entry : catalogue.entries) entry.notes = {"another"};
            QVERIFY(planMerge(project, catalogue).ok());
        });
        QVERIFY2(work < maxWork,
                 qPrintable(QString("%1 times the work for %2 times the text").arg(work).arg(factor)));
    }
};

HEXA_TEST(LinearTest, "slow-unoptimized");
#include "linear_test.moc"
