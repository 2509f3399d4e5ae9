// SPDX-License-Identifier: GPL-3.0-or-later
// Books in which one language has pages in another script: the ten clean texts, with half of the
// English pages in Cyrillic letters. The alignment was improved with another book (the rulebooks'
// Japanese).
#include "core/texts/import/importer.h"
#include "core/texts/language/characters.h"
#include "tests/core/texts/import/lettersof.h"
#include "tests/support/plantedlist.h"
#include "tests/support/test.h"

#include <QTest>

#include <array>
#include <set>

using namespace hexa;
using namespace hexa::texts;

namespace {

const std::array<std::string, 3> languages{"en", "de", "fr"};

/// Returns a letter of the Cyrillic alphabet for each Latin consonant; vowels go, so that lengths
/// differ, too.
std::string inCyrillic(std::string_view text) {
    static const std::string vowels = "aeiouAEIOU";
    std::string out;
    for (const char c : text) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        if (letter && vowels.find(c) != std::string::npos) continue;
        if (letter) {
            const int number = (c | 0x20) - 'a';
            out += '\xD0';  // U+0430 to U+043F, then U+0440 and on
            if (number < 16)
                out += static_cast<char>(0xB0 + number);
            else
                out.back() = '\xD1', out += static_cast<char>(0x80 + number - 16);
        } else
            out += c;
    }
    return out;
}

}  // namespace

class OtherScriptTest : public QObject {
    Q_OBJECT

private slots:
    void pagesInAnotherScript_data() {
        QTest::addColumn<int>("page");
        QTest::newRow("no such page") << 1000;
        QTest::newRow("short pages") << 6;
        QTest::newRow("long pages") << 25;
    }
    void pagesInAnotherScript() {
        QFETCH(int, page);
        auto projects = test::projectsIn("tests/files/texts/clean");
        for (Project& unseen : test::projectsIn("tests/files/texts/unseen"))
            projects.push_back(std::move(unseen));
        std::array<std::string, 3> books;
        std::set<std::array<std::string, 3>> rows;
        int number = 0;
        for (const Project& project : projects)
            for (const Unit& unit : project.units) {
                ++number;
                std::array<std::string, 3> row;
                for (std::size_t l = 0; l < languages.size(); ++l) {
                    // Each language lacks some paragraphs, so that counting them is not enough.
                    if (number % 23 == static_cast<int>(7 * l)) continue;
                    std::string text(unit.in(languages[l]));
                    if (l == 0 && number / page % 2 == 1) text = inCyrillic(text);
                    row[l] = test::lettersOf(text);
                    books[l] += (unit.kind == UnitKind::Heading ? "## " : "") + text + "\n\n";
                }
                rows.insert(row);
            }
        std::vector<ImportFile> files;
        for (std::size_t l = 0; l < languages.size(); ++l)
            files.push_back({languages[l], books[l], TextForm::Markdown, Encoding::Detect});
        const auto imported = importTexts(files, {});
        QVERIFY(imported);
        int right = 0;
        for (const Unit& unit : imported->units) {
            std::array<std::string, 3> row;
            for (std::size_t l = 0; l < languages.size(); ++l)
                row[l] = test::lettersOf(unit.in(languages[l]));
            right += rows.contains(row) ? 1 : 0;
        }
        qInfo("%d of %zu rows", right, rows.size());
        QVERIFY(100 * right >= 88 * static_cast<int>(rows.size()));
    }
};

HEXA_TEST(OtherScriptTest, "slow-unoptimized");
#include "otherscript_test.moc"
