// SPDX-License-Identifier: GPL-3.0-or-later
// Files of translators are read in another thread, and work done meanwhile is kept.
#include "core/texts/exchange/catalogue.h"
#include "editor/shell/actions.h"
#include "tests/editor/translate/answering.h"
#include "tests/editor/translate/textwindow.h"
#include "tests/support/test.h"

#include <QAction>
#include <QGuiApplication>
#include <QStatusBar>
#include <QWidget>

using namespace hexa;
using namespace hexa::editor;

namespace {

struct ReadAsideFixture : test::TextWindow {
    ReadAsideFixture() { open(); }
    /// Returns a translator's file: another text in a row.
    QString returned(const QString& name, const std::string& german = "Das Spiel dauert 9 Runden.") {
        texts::Project elsewhere = texts().document.project();
        static_cast<void>(texts::apply(elsewhere, texts::setText(elsewhere, 3, "de", german)));
        const QString po = folder.filePath(name);
        if (!writeFile(po.toStdString(),
                       texts::writeCatalogue(texts::catalogueOf(elsewhere, "de"), texts::ExchangeForm::Po))
                 .ok())
            qFatal("no test file");
        return po;
    }
    TextFiles& files() { return window->translateCommands().files(); }
    bool asks() {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (qobject_cast<QMessageBox*>(widget) != nullptr && widget->isVisible()) return true;
        return false;
    }
};

}  // namespace

class ReadAsideTest : public QObject {
    Q_OBJECT
private slots:
    void translationsAreReadAside() {
        ReadAsideFixture fixture;
        const QString po = fixture.returned("back.po");
        QString said;
        test::answer("Apply", &said);
        fixture.files().takeTranslations(po);
        QVERIFY(fixture.files().importing());
        QTRY_COMPARE(fixture.at(3, 2), QString("Das Spiel dauert 9 Runden."));
        QVERIFY(!fixture.files().importing());
        QVERIFY2(said.contains("1"), qPrintable(said));
        QCOMPARE(fixture.texts().document.undoStack().count(), 1);
        QVERIFY(QGuiApplication::overrideCursor() == nullptr);
    }

    void editsMadeMeanwhileArePartOfWhatIsCompared() {
        ReadAsideFixture fixture;
        const QString po = fixture.returned("back.po");
        QString said;
        test::answer("Cancel", &said);
        fixture.files().takeTranslations(po);
        QVERIFY(fixture.files().importing());
        QVERIFY(fixture.texts().edits.setText(3, "de", "Das Spiel dauert 9 Runden."));
        QTRY_VERIFY(!said.isEmpty());
        QVERIFY2(said.startsWith("0"), qPrintable(said));  // nothing would change any more
    }

    void whatWasReadForOtherTextsIsDropped() {
        ReadAsideFixture fixture;
        const QString po = fixture.returned("back.po");
        fixture.files().takeTranslations(po);
        QVERIFY(fixture.files().importing());
        fixture.texts().document.take(test::sampleTexts(), {}, false);
        fixture.window->statusBar()->clearMessage();
        QTRY_VERIFY(!fixture.files().importing());
        QTRY_VERIFY(!fixture.window->statusBar()->currentMessage().isEmpty());
        QVERIFY(!fixture.asks());
        QVERIFY(!fixture.texts().document.isModified());
    }

    void aSecondFileIsRefusedWithAReason() {
        ReadAsideFixture fixture;
        const QString po = fixture.returned("back.po");
        test::answer("Apply");
        fixture.files().takeTranslations(po);
        fixture.window->statusBar()->clearMessage();
        fixture.files().takeTranslations(fixture.returned("other.po", "Anders."));
        QVERIFY(!fixture.window->statusBar()->currentMessage().isEmpty());
        fixture.window->statusBar()->clearMessage();
        fixture.files().importCatalogues({po});
        QVERIFY(!fixture.window->statusBar()->currentMessage().isEmpty());
        QTRY_COMPARE(fixture.at(3, 2), QString("Das Spiel dauert 9 Runden."));
    }

    void editsMadeWhileANewProjectIsReadAreAskedAbout() {
        ReadAsideFixture fixture;
        const QString po = fixture.returned("new.de.po");
        const auto rows = fixture.texts().document.project().units.size();
        QString said;
        test::answer("Cancel", &said);
        fixture.files().importCatalogues({po});
        QVERIFY(fixture.files().importing());
        QVERIFY(fixture.texts().edits.setText(1, "de", "Meanwhile."));
        QTRY_VERIFY2(said.contains("Sample"), qPrintable(said));
        QTRY_VERIFY(!fixture.files().importing());
        QCOMPARE(fixture.texts().document.project().units.size(), rows);
        QCOMPARE(fixture.at(1, 2), QString("Meanwhile."));
        QVERIFY(fixture.texts().document.isModified());
        // Asked once, and taken.
        test::answer("Discard");
        fixture.files().importCatalogues({po});
        QTRY_COMPARE(fixture.texts().document.project().languages.size(), std::size_t(2));
        QVERIFY(!fixture.asks());
    }

    void whatIsStillBeingTypedCounts() {
        ReadAsideFixture fixture;
        const QString po = fixture.returned("new.de.po");
        QString said;
        test::answer("Cancel", &said);
        fixture.files().importCatalogues({po});
        // Without a turn of the event loop: the file may already have been read.
        fixture.go(3, 2);
        fixture.table().setFocus();
        QTest::keyClick(&fixture.table(), Qt::Key_F2);
        fixture.type("Halb");
        QVERIFY(fixture.files().importing());
        QTRY_VERIFY2(said.contains("Sample"), qPrintable(said));
        QTRY_COMPARE(fixture.at(3, 2), QString("Halb"));
    }
};

HEXA_TEST(ReadAsideTest);
#include "readaside_test.moc"
