// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/fuzzymatch.h"

#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::editor;

class FuzzyMatchTest : public QObject {
    Q_OBJECT

    static int score(const char* typed, const char* text) {
        const auto match = fuzzyMatch(QString::fromUtf8(typed), QString::fromUtf8(text));
        return match ? match->score : -1000;
    }

private slots:
    void findsLettersInOrder() {
        QVERIFY(fuzzyMatch("sva", "Save as"));
        QVERIFY(fuzzyMatch("sv a", "Save as"));
        QVERIFY(!fuzzyMatch("avs", "Save"));
        QVERIFY(!fuzzyMatch("saves", "Save"));
        QVERIFY(fuzzyMatch("", "Save"));
        QVERIFY(!fuzzyMatch("x", ""));
    }

    void tellsWhere() {
        QCOMPARE(fuzzyMatch("sa", "Save as")->positions, (QList<qsizetype>{0, 1}));
        // Starts of words go before the first letters that would do.
        QCOMPARE(fuzzyMatch("zf", "Zoom off, fit")->positions.first(), 0);
        QCOMPARE(fuzzyMatch("ef", "Delete: export file")->positions, (QList<qsizetype>{8, 15}));
    }

    void countsWhatBeginsWithinWords() {
        QCOMPARE(fuzzyMatch("sva", "Save as")->scattered, 1);
        QCOMPARE(fuzzyMatch("save as", "Save as")->scattered, 0);
        QCOMPARE(fuzzyMatch("blank", "Balance Check Again")->scattered, 2);  // "lan" and "k"
    }

    void accentsAndCaseDontMatter() {
        QVERIFY(fuzzyMatch("genérer", "GENERER"));
        QVERIFY(fuzzyMatch("ubersetzen", "Übersetzen"));
    }

    void betterOnesScoreMore() {
        QVERIFY(score("save", "Save") > score("save", "Show all values"));
        QVERIFY(score("sa", "Save as") > score("sa", "Erase all"));
        QVERIFY(score("zi", "Zoom in") > score("zi", "Resize it all"));
        QVERIFY(score("fit", "Fit map") > score("fit", "Select if it is locked"));
    }
};

HEXA_TEST(FuzzyMatchTest);
#include "fuzzymatch_test.moc"
