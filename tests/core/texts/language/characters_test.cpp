// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/characters.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa::texts;

class CharactersTest : public QObject {
    Q_OBJECT

private slots:
    void foldingKeepsWhatSpellingsHaveInCommon_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("folded");
        QTest::newRow("German") << "Größe ÄÖÜ ẞ"
                                << "grosse aou ss";
        QTest::newRow("French") << "Cœur d’été, ÇÀ"
                                << "coeur d'ete, ca";
        QTest::newRow("Nordic and Polish") << "Øresund Łódź Æ þ ð"
                                           << "oresund lodz ae th d";
        QTest::newRow("Romanian and Turkish") << "Țară Ğı"
                                              << "tara gi";
        QTest::newRow("Vietnamese, two accents") << "Tiếng Việt"
                                                 << "tieng viet";
        QTest::newRow("dashes and soft hyphens") << "a–b—c−d e\u00ADf"
                                                 << "a-b-c-d ef";
        QTest::newRow("accents make other letters in other scripts") << "йが"
                                                                     << "йが";
        QTest::newRow("capitals of other scripts") << "ЁЖ ΆΣ Ա"
                                                   << "ёж άσ ա";
    }
    void foldingKeepsWhatSpellingsHaveInCommon() {
        QFETCH(QString, text);
        QFETCH(QString, folded);
        QCOMPARE(QString::fromStdString(hexa::texts::folded(text.toStdString())), folded);
    }

    void scripts() {
        for (const char32_t c : U"aZéßœŁǆ") {
            if (c == 0) continue;
            QVERIFY(isLetter(c));
            QVERIFY(!isForeignLetter(c));
        }
        for (const char32_t c : U"дΩאऄ") {
            if (c == 0) continue;
            QVERIFY(isLetter(c));
            QVERIFY(isForeignLetter(c));
            QVERIFY(!isEastAsian(c));
        }
        // The mark of a long vowel and of a repeated character belong to no single script.
        for (const char32_t c : U"漢かカー々한") {
            if (c == 0) continue;
            QVERIFY(isEastAsian(c));
            QVERIFY(isForeignLetter(c));
        }
        for (const char32_t c : U"1×÷、。「—☃") QVERIFY(!isLetter(c));
    }

    void whiteSpaceOfAllWidths() {
        for (const char32_t c :
             {U' ', U'\t', U'\u00A0', U'\u202F', U'\u2003', U'\u3000', U'\u200B', U'\uFEFF'})
            QVERIFY(isSpace(c));
        for (const char32_t c : {U'a', U'\u00AD', U'-', U'\u200D'}) QVERIFY(!isSpace(c));
        QCOMPARE(simplified("\u00A0a \t\u3000b\n"), "a b");
        QCOMPARE(trimmed("\u2003a b\uFEFF"), "a b");
    }

    void brokenUtf8IsReadByteByByte() {
        const std::string text = "a\xC3\xE2\x82z\xF0\x9F";
        std::u32string read;
        for (std::size_t at = 0; at < text.size();) read += nextCharacter(text, at);
        QCOMPARE(read, U"a\uFFFD\uFFFD\uFFFDz\uFFFD\uFFFD");
    }

    void everyCharacterComesBack() {
        for (char32_t c = 1; c <= 0x10FFFF; c += c < 0x3000 ? 1 : 97) {
            if (c >= 0xD800 && c < 0xE000) continue;
            std::string text;
            appendCharacter(text, c);
            std::size_t at = 0;
            QCOMPARE(nextCharacter(text, at), c);
            QCOMPARE(at, text.size());
        }
    }
};

HEXA_TEST(CharactersTest, "slow-unoptimized");
#include "characters_test.moc"
