// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/brokentext.h"
#include "tests/support/test.h"

#include <QFont>
#include <QFontMetrics>
#include <QTest>

#include <algorithm>

using namespace hexa;
using namespace hexa::editor;

class BrokenTextTest : public QObject {
    Q_OBJECT

private slots:
    void everyLineFitsAndNothingIsLost() {
        const QFontMetrics metrics{QFont()};
        for (const QString& text : {QStringLiteral("Territories"), QStringLiteral("Gewonnene Schlachten"),
                                    QStringLiteral("Mechanismus"), QStringLiteral("Points d’Influence"),
                                    QStringLiteral("Mitternachtsgesellschaft"), QString()})
            for (int width = 40; width < 200; width += 7) {
                const QStringList lines = brokenText(text, metrics, width);
                QString joined;
                for (const QString& line : lines) {
                    QVERIFY2(metrics.horizontalAdvance(line) <= width, qPrintable(line));
                    joined += line.endsWith('-') ? line.chopped(1) : line + ' ';
                }
                QCOMPARE(joined.trimmed(), text);
            }
    }

    /// Checks that no broken line needs an ellipsis, even for letters of fractional pixel
    /// width.
    void noLineEndsInDots() {
        QFont font;
        font.setHintingPreference(QFont::PreferNoHinting);
        font.setPointSizeF(9.7);
        const QFontMetrics metrics{font};
        const QString text =
            QStringLiteral("Ein Schachzug bewegt den Wächter nur in Gebiete, die sein Besitzer kontrolliert");
        for (int width = 120; width < 420; ++width)
            for (const QString& line : brokenText(text, metrics, width))
                QCOMPARE(metrics.elidedText(line, Qt::ElideRight, width), line);
    }

    void breaksBetweenWordsFirst() {
        const QFontMetrics metrics{QFont()};
        const int width =
            std::max(metrics.horizontalAdvance("Gewonnene"), metrics.horizontalAdvance("Schlachten")) + 1;
        QCOMPARE(brokenText("Gewonnene Schlachten", metrics, width),
                 (QStringList{"Gewonnene", "Schlachten"}));
        QCOMPARE(brokenText("Gewonnene Schlachten", metrics, 1'000), QStringList{"Gewonnene Schlachten"});
        // Within a word before a syllable.
        const QStringList parts =
            brokenText("Mechanismus", metrics, metrics.horizontalAdvance("Mechanis-") + 1);
        QCOMPARE(parts, (QStringList{"Mechanis-", "mus"}));
        // An existing hyphen is not doubled.
        QCOMPARE(brokenText("Uhrwerk-Kathedrale", metrics, metrics.horizontalAdvance("Uhrwerk-K-") + 1),
                 (QStringList{"Uhrwerk-", "Kathedrale"}));
    }

    void aLetterThatFitsNowhereStays() {
        const QFontMetrics metrics{QFont()};
        QCOMPARE(brokenText("Village", metrics, 1), QStringList{"Village"});
    }
};

HEXA_TEST(BrokenTextTest);
#include "brokentext_test.moc"
