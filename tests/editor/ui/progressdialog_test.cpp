// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/progressdialog.h"
#include "tests/support/test.h"

#include <QPointer>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTest>

using namespace hexa::editor;

class ProgressDialogTest : public QObject {
    Q_OBJECT
private slots:
    void shortWorkShowsNothing() {
        QWidget window;
        QPointer<ProgressDialog> dialog = new ProgressDialog("Counting & sorting", &window);
        QVERIFY(!dialog->isVisible());
        dialog->finish();
        QVERIFY(!dialog->canceled());
        QTRY_VERIFY(dialog.isNull());
    }

    /// Called off twice it asks once, and is there until the work has ended.
    void longWorkIsCalledOff() {
        QWidget window;
        window.show();
        QPointer<ProgressDialog> dialog = new ProgressDialog("Counting", &window);
        QSignalSpy asked(dialog.data(), &ProgressDialog::cancelRequested);
        QTRY_VERIFY(dialog->isVisible());
        dialog->setPercent(40);
        QCOMPARE(dialog->findChild<QProgressBar*>()->value(), 40);
        QTest::keyClick(dialog.data(), Qt::Key_Escape);
        dialog->close();
        QCOMPARE(asked.count(), 1);
        QVERIFY(dialog->canceled());
        QVERIFY(dialog->isVisible());
        dialog->finish();
        QTRY_VERIFY(dialog.isNull());
        QCOMPARE(asked.count(), 1);
    }
};

HEXA_TEST(ProgressDialogTest);
#include "progressdialog_test.moc"
