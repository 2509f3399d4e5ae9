// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/locale.h"

#include "core/engine/system.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::editor;

class LocaleTest : public QObject {
    Q_OBJECT

private slots:
    /// Checks the percent sign: "37%" in English, with a non-breaking space in other languages.
    void percentIsWrittenAsInTheLanguage_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::newRow("English") << QString("en") << QString("37%");
        QTest::newRow("German") << QString("de") << QStringLiteral("37\u00a0%");
        QTest::newRow("French") << QString("fr") << QStringLiteral("37\u202f%");
    }
    void percentIsWrittenAsInTheLanguage() {
        QFETCH(QString, language);
        QFETCH(QString, text);
        const Systems systems{{}};
        Locale locale(systems);
        locale.setLanguage(language);
        QCOMPARE(Locale::percent(QString::number(37)), text);
        locale.setLanguage("en");
    }
};

HEXA_TEST(LocaleTest);
#include "locale_test.moc"
