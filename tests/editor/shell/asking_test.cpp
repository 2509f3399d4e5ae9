// SPDX-License-Identifier: GPL-3.0-or-later
// Where to save: the name gets its ending, and no file that is there is replaced without a word.
#include "editor/shell/asking.h"

#include "tests/support/test.h"

#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace hexa;

class AskingTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    int mQuestions = 0;

    /// A person who types a name and presses Return, and says yes or no when asked whether to replace a file; after a no
    /// the dialog is called off.
    void person(const QString& name, bool replace) {
        mQuestions = 0;
        auto* watch = new QTimer(this);
        watch->callOnTimeout(this, [this, watch, name, replace, typed = false]() mutable {
            QWidget* modal = QApplication::activeModalWidget();
            if (auto* box = qobject_cast<QMessageBox*>(modal)) {
                ++mQuestions;
                QTest::mouseClick(box->button(replace ? QMessageBox::Yes : QMessageBox::No), Qt::LeftButton);
            } else if (auto* files = qobject_cast<QFileDialog*>(modal)) {
                if (typed) {
                    watch->stop();
                    files->reject();
                    return;
                }
                typed = true;
                auto* edit = files->findChild<QLineEdit*>("fileNameEdit");
                edit->setText(name);
                QTest::keyClick(edit, Qt::Key_Return);
            }
        });
        watch->start(20);
    }
    void calm() {
        for (QTimer* timer : findChildren<QTimer*>(QString(), Qt::FindDirectChildrenOnly)) delete timer;
    }
    void write(const QString& name) {
        QFile file(mFolder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("precious");
    }

private slots:
    void initTestCase() {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        write("there.hexa");
        write("there 2.0.hexa");
        write("page.png");
    }
    void cleanup() { calm(); }

    void namesGetTheirEnding_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("questions");
        QTest::newRow("bare") << "new"
                              << "new.hexa" << 0;
        QTest::newRow("whole") << "new.hexa"
                               << "new.hexa" << 0;
        QTest::newRow("in capitals") << "new.HEXA"
                                     << "new.HEXA" << 0;
        QTest::newRow("a dot in the name") << "new 2.0"
                                           << "new 2.0.hexa" << 0;
        QTest::newRow("another ending") << "new.png"
                                        << "new.png.hexa" << 0;
        QTest::newRow("there, bare") << "there"
                                     << "there.hexa" << 1;
        QTest::newRow("there, whole") << "there.hexa"
                                      << "there.hexa" << 1;
        QTest::newRow("there, a dot in the name") << "there 2.0"
                                                  << "there 2.0.hexa" << 1;
    }
    void namesGetTheirEnding() {
        QFETCH(QString, typed);
        QFETCH(QString, path);
        QFETCH(int, questions);
        person(typed, true);
        QCOMPARE(askSaveFile(nullptr, "Save", mFolder.filePath("suggested"), {"Maps (*.hexa)"}),
                 mFolder.filePath(path));
        QCOMPARE(mQuestions, questions);
        calm();
        person(typed, false);
        QCOMPARE(askSaveFile(nullptr, "Save", mFolder.filePath("suggested"), {"Maps (*.hexa)"}),
                 questions == 0 ? mFolder.filePath(path) : QString());
    }

    void theFilterChoosesTheEnding() {
        const auto choose = [this](const QString& kind) {
            QString shown;
            QTimer::singleShot(100, this, [&] {
                auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                if (files == nullptr) qFatal("no file dialog");
                files->selectNameFilter(kind);
                emit files->filterSelected(kind);
                auto* edit = files->findChild<QLineEdit*>("fileNameEdit");
                shown = edit->text();
                QTest::keyClick(edit, Qt::Key_Return);
            });
            const QString path = askReportFile(nullptr, "Save", mFolder.filePath("my report 1.5"));
            return std::pair(shown, path);
        };
        const auto picture = choose("Picture of the page (*.png)");
        QCOMPARE(picture.first, QString("my report 1.5.png"));
        QCOMPARE(picture.second, mFolder.filePath("my report 1.5.png"));
        const auto table = choose("Table of figures (*.csv)");
        QCOMPARE(table.second, mFolder.filePath("my report 1.5.csv"));
    }
};

HEXA_TEST(AskingTest);
#include "asking_test.moc"
