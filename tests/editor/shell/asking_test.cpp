// SPDX-License-Identifier: GPL-3.0-or-later
// Place for saving: the name gets its ending, and no existing file is replaced without a question.
#include "editor/shell/files/asking.h"

#include "core/registry/registry.h"
#include "editor/shell/files/leftwork.h"
#include "editor/ui/locale.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QIODevice>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWidget>

using namespace hexa;
using namespace hexa::editor;

class AskingTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    int mQuestions = 0;

    /// Simulates a person who types a name, presses Return, and answers yes or no about replacing a
    /// file. After a no the dialog is cancelled.
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
                // Postponed: a question opens within it, and this timer must continue.
                QMetaObject::invokeMethod(
                    edit, [edit] { QTest::keyClick(edit, Qt::Key_Return); }, Qt::QueuedConnection);
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

    /// A copy goes only when its work is safe elsewhere, and never because it can't be read.
    void copiesThatWereLeftBehind() {
        const Systems systems = builtInSystems();
        Locale locale(systems);
        locale.setLanguage("en");
        QTemporaryDir folder;
        const auto files = [&] { return QDir(folder.path()).entryList(QDir::Files).join(' '); };
        QFile copy(folder.filePath("a.hexa"));
        QVERIFY(copy.open(QIODevice::WriteOnly));
        copy.write("work");
        copy.close();
        QTimer answer;
        answer.callOnTimeout([] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr) return;
            for (QAbstractButton* button : box->buttons())
                if (box->buttonRole(button) == QMessageBox::AcceptRole) button->click();
        });
        answer.start(10);
        int taken = 0;
        const auto offer = [&](const Status& read, const Status& recovered) {
            const auto work = [&](const LeftCopy&) -> Result<LeftWork> {
                if (!read) return read.error();
                LeftWork found;
                found.name = "a map";
                found.recover = [&] {
                    ++taken;
                    return recovered.ok();
                };
                return found;
            };
            offerLeftWork(nullptr, leftWork(nullptr, locale, folder.path(), ".hexa", work));
        };
        offer(Done{}, Error("file.disk-full", {{"path", "x"}, {"reason", "y"}}));
        QCOMPARE(taken, 1);
        QCOMPARE(files(), QString("a.hexa"));
        answer.stop();
        offer(Error("file.newer-version", {{"version", std::int64_t{9}}, {"known", std::int64_t{1}}}),
              Done{});
        QCOMPARE(taken, 1);
        QCOMPARE(files(), QString("a.hexa.unreadable"));
        auto* reported = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        QVERIFY(reported != nullptr && reported->text().contains("a.hexa.unreadable"));
        reported->close();
        offer(Done{}, Done{});  // it is not offered again
        QCOMPARE(taken, 1);
        QVERIFY(QFile::rename(folder.filePath("a.hexa.unreadable"), folder.filePath("a.hexa")));
        answer.start(10);
        offer(Done{}, Done{});
        QCOMPARE(taken, 2);
        QCOMPARE(files(), QString());
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
        const auto picture = choose("Page image (*.png)");
        QCOMPARE(picture.first, QString("my report 1.5.png"));
        QCOMPARE(picture.second, mFolder.filePath("my report 1.5.png"));
        const auto table = choose("Table (*.csv)");
        QCOMPARE(table.second, mFolder.filePath("my report 1.5.csv"));
    }
};

HEXA_TEST(AskingTest);
#include "asking_test.moc"
