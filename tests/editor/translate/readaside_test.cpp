// SPDX-License-Identifier: GPL-3.0-or-later
// Files of translators are read aside: what is done meanwhile is not lost.
#include "core/texts/exchange/catalogue.h"
#include "editor/shell/actions.h"
#include "tests/editor/translate/answering.h"
#include "tests/editor/translate/textwindow.h"
#include "tests/support/test.h"

#include <QAction>
#include <QStatusBar>

using namespace hexa;
using namespace hexa::editor;

namespace {

struct Desk : test::TextWindow {
    Desk() { open(); }
    /// What a translator sends back: another text in a row.
    QString returned(const QString& name, const std::string& german = "Das Spiel dauert 9 Runden.") {
        texts::Project elsewhere = texts().project();
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
        Desk desk;
        const QString po = desk.returned("back.po");
        QString said;
        test::answer("Apply", &said);
        desk.files().takeTranslations(po);
        QVERIFY(desk.files().importing());
        QTRY_COMPARE(desk.at(3, 2), QString("Das Spiel dauert 9 Runden."));
        QVERIFY(!desk.files().importing());
        QVERIFY2(said.contains("1"), qPrintable(said));
        QCOMPARE(desk.texts().document().undoStack().count(), 1);
        QVERIFY(QGuiApplication::overrideCursor() == nullptr);
    }

    void editsMadeMeanwhileArePartOfWhatIsCompared() {
        Desk desk;
        const QString po = desk.returned("back.po");
        QString said;
        test::answer("Cancel", &said);
        desk.files().takeTranslations(po);
        QVERIFY(desk.files().importing());
        QVERIFY(desk.texts().setText(3, "de", "Das Spiel dauert 9 Runden."));
        QTRY_VERIFY(!said.isEmpty());
        QVERIFY2(said.startsWith("0"), qPrintable(said));  // nothing would change any more
    }

    void whatWasReadForOtherTextsIsDropped() {
        Desk desk;
        const QString po = desk.returned("back.po");
        desk.files().takeTranslations(po);
        QVERIFY(desk.files().importing());
        desk.texts().document().take(test::sampleTexts(), {}, false);
        desk.window->statusBar()->clearMessage();
        QTRY_VERIFY(!desk.files().importing());
        QTRY_VERIFY(!desk.window->statusBar()->currentMessage().isEmpty());
        QVERIFY(!desk.asks());
        QVERIFY(!desk.texts().document().isModified());
    }

    void aSecondFileIsRefusedWithAReason() {
        Desk desk;
        const QString po = desk.returned("back.po");
        test::answer("Apply");
        desk.files().takeTranslations(po);
        desk.window->statusBar()->clearMessage();
        desk.files().takeTranslations(desk.returned("other.po", "Anders."));
        QVERIFY(!desk.window->statusBar()->currentMessage().isEmpty());
        desk.window->statusBar()->clearMessage();
        desk.files().importCatalogues({po});
        QVERIFY(!desk.window->statusBar()->currentMessage().isEmpty());
        QTRY_COMPARE(desk.at(3, 2), QString("Das Spiel dauert 9 Runden."));
    }

    void editsMadeWhileANewProjectIsReadAreAskedAbout() {
        Desk desk;
        const QString po = desk.returned("new.de.po");
        const auto rows = desk.texts().project().units.size();
        QString said;
        test::answer("Cancel", &said);
        desk.files().importCatalogues({po});
        QVERIFY(desk.files().importing());
        QVERIFY(desk.texts().setText(1, "de", "Meanwhile."));
        QTRY_VERIFY2(said.contains("Sample"), qPrintable(said));
        QTRY_VERIFY(!desk.files().importing());
        QCOMPARE(desk.texts().project().units.size(), rows);
        QCOMPARE(desk.at(1, 2), QString("Meanwhile."));
        QVERIFY(desk.texts().document().isModified());
        // Asked once, and taken.
        test::answer("Discard");
        desk.files().importCatalogues({po});
        QTRY_COMPARE(desk.texts().project().languages.size(), std::size_t(2));
        QVERIFY(!desk.asks());
    }

    void whatIsStillBeingTypedCounts() {
        Desk desk;
        const QString po = desk.returned("new.de.po");
        QString said;
        test::answer("Cancel", &said);
        desk.files().importCatalogues({po});
        // Without a turn of the event loop: the file may have been read by now.
        desk.go(3, 2);
        desk.table().setFocus();
        QTest::keyClick(&desk.table(), Qt::Key_F2);
        desk.type("Halb");
        QVERIFY(desk.files().importing());
        QTRY_VERIFY2(said.contains("Sample"), qPrintable(said));
        QTRY_COMPARE(desk.at(3, 2), QString("Halb"));
    }
};

HEXA_TEST(ReadAsideTest);
#include "readaside_test.moc"
