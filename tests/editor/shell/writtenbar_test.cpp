// SPDX-License-Identifier: GPL-3.0-or-later
// A message about a written file appears in its place, with useful next steps.
#include "editor/window/writtenbar.h"

#include "core/registry/registry.h"
#include "editor/shell/files/filecommands.h"
#include "tests/editor/openwindow.h"
#include "tests/support/test.h"

#include <QDesktopServices>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QUrl>

using namespace hexa;
using namespace hexa::editor;

/// Stands in for the programs that the desktop would start.
class OpenedUrls : public QObject {
    Q_OBJECT
public:
    QList<QUrl> list;
public slots:
    void take(const QUrl& url) { list << url; }
};

class WrittenBarTest : public QObject {
    Q_OBJECT

    OpenedUrls mOpened;

    struct Studio : test::OpenWindow {
        Studio() : OpenWindow(builtInSystems()) {
            show({1200, 800});
            bar = window->findChild<WrittenBar*>();
            text = bar->findChild<QLabel*>("writtenText");
            open = bar->findChild<QPushButton*>("writtenOpen");
            showFolder = bar->findChild<QPushButton*>("writtenFolder");
        }
        WrittenBar* bar;
        QLabel* text;
        QPushButton* open;
        QPushButton* showFolder;
    };

private slots:
    void initTestCase() { QDesktopServices::setUrlHandler("file", &mOpened, "take"); }
    void cleanupTestCase() { QDesktopServices::unsetUrlHandler("file"); }
    void init() { mOpened.list.clear(); }

    void aFileIsOpenedOrItsFolder() {
        Studio studio;
        QVERIFY(!studio.bar->isVisible());
        const QString path = studio.folder.filePath("a map.png");
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly));
        file.close();
        emit studio.window->files().written(path);
        QVERIFY(studio.bar->isVisible());
        QVERIFY2(studio.text->text().contains("a map.png"), qPrintable(studio.text->text()));
        QVERIFY(studio.text->text().contains(studio.folder.path()));
        QTest::mouseClick(studio.open, Qt::LeftButton);
        QCOMPARE(mOpened.list, QList<QUrl>{QUrl::fromLocalFile(path)});
        QTest::keyClick(studio.showFolder, Qt::Key_Space);
        QCOMPARE(mOpened.list.last(), QUrl::fromLocalFile(studio.folder.path()));
        QTest::mouseClick(studio.bar->findChild<QToolButton*>("writtenPutAway"), Qt::LeftButton);
        QVERIFY(!studio.bar->isVisible());
    }

    void aFolderIsOpenedItself() {
        Studio studio;
        emit studio.window->files().written(studio.folder.path());
        QVERIFY(studio.bar->isVisible());
        QVERIFY(!studio.showFolder->isVisible());
        QTest::mouseClick(studio.open, Qt::LeftButton);
        QCOMPARE(mOpened.list, QList<QUrl>{QUrl::fromLocalFile(studio.folder.path())});
    }

    /// A later message replaces it, and it follows the language.
    void theLastOneIsReported() {
        Studio studio;
        emit studio.window->files().written(studio.folder.filePath("one.pdf"));
        const QString english = studio.text->text();
        emit studio.window->files().written(studio.folder.filePath("<i>two.pdf"));
        QVERIFY(!studio.text->text().contains("one.pdf"));
        QVERIFY(studio.text->text().contains("<i>two.pdf"));
        QCOMPARE(studio.text->textFormat(), Qt::PlainText);
        studio.locale.setLanguage("fr");
        QTRY_VERIFY(!studio.text->text().startsWith("“"));
        QVERIFY(studio.text->text().contains("<i>two.pdf"));
        QVERIFY(!english.isEmpty());
        studio.locale.setLanguage("en");
    }
};

HEXA_TEST(WrittenBarTest);
#include "writtenbar_test.moc"
