// SPDX-License-Identifier: GPL-3.0-or-later
// Maps for and from other programs, in the whole window, because asking and telling are part of it.
#include "editor/shell/files/exchangecommands.h"

#include "core/io/file/file.h"
#include "editor/export/tilemapdialog.h"
#include "editor/shell/actions.h"
#include "tests/editor/gamechoice.h"
#include "tests/editor/shell/windowtest.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

using namespace hexa;
using namespace hexa::editor;

class ExchangeCommandsTest : public test::WindowTest {
    Q_OBJECT

    ExchangeCommands& exchange() { return mWindow->exchange(); }
    void write(const char* name, const std::string& text) const {
        QVERIFY(writeFile(path(name).toStdString(), text));
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void outAndInIsTheSameMap_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"a.tmx", "a.tmj", "a.txt"}) QTest::newRow(name) << name;
    }
    void outAndInIsTheSameMap() {
        QFETCH(QString, name);
        files().openSample("clockwork-wars", "hale");
        const Scenario before = document().scenario();
        const QString file = path(qPrintable(name));
        exchange().exportTo(file, exchangeFormToWrite(name.toStdString())->form);
        QTRY_VERIFY_WITH_TIMEOUT(!exchange().busy(), test::patience);
        QVERIFY(QFile::exists(file));
        if (name == "a.tmx") {
            const QImage village(path("a-tiles/village.png"));
            QCOMPARE(village.size(), QSize(120, 104));
            QCOMPARE(village.pixelColor(1, 1).alpha(), 0);
            QCOMPARE(village.pixelColor(60, 4).alpha(), 255);
        }
        files().newMap("clockwork-wars", "3p");
        exchange().importFile(file);
        QTRY_VERIFY_WITH_TIMEOUT(!exchange().busy(), test::patience);
        QCOMPARE(openBox(), nullptr);
        QVERIFY(document().scenario() == before);
        // A new map, not saved yet.
        QVERIFY(document().path().isEmpty());
        QVERIFY(document().isModified());
    }

    void modulesAndSavedObjectsAreWritten() {
        files().openSample("clockwork-wars", "hale");
        exchange().exportTo(path("a.vmod"), ExchangeForm::Vassal);
        QTRY_VERIFY_WITH_TIMEOUT(!exchange().busy(), test::patience);
        QVERIFY(readFile(path("a.vmod").toStdString())->starts_with("PK"));
        exchange().exportTo(path("a b.json"), ExchangeForm::Tts);
        QTRY_VERIFY_WITH_TIMEOUT(!exchange().busy(), test::patience);
        QVERIFY(QFile::exists(path("a b-tiles/capital-1.png")));
        QVERIFY(readFile(path("a b.json").toStdString())->find("/a%20b-tiles/capital-1.png") !=
                std::string::npos);
    }

    void brokenFilesAreReported() {
        write("a.tmx", "<map orientation=\"hexagonal\"\n");
        files().open(path("a.tmx"));
        QTRY_VERIFY(openBox() != nullptr);
        QVERIFY(openBox()->text().contains("a.tmx"));
        QVERIFY2(openBox()->informativeText().contains("2:1") || openBox()->informativeText().contains("1:"),
                 qPrintable(openBox()->informativeText()));
        QCOMPARE(mWindow->workspace(), nullptr);
        openBox()->button(QMessageBox::Ok)->click();
    }

    void unknownTilesAreAskedFor_data() {
        QTest::addColumn<bool>("accept");
        QTest::newRow("answered") << true;
        QTest::newRow("called off") << false;
    }
    void unknownTilesAreAskedFor() {
        QFETCH(bool, accept);
        write("a.tmx",
              "<map orientation=\"hexagonal\" width=\"2\" height=\"1\" tilewidth=\"60\" tileheight=\"52\" "
              "hexsidelength=\"30\" staggeraxis=\"x\" staggerindex=\"odd\"><tileset firstgid=\"1\" "
              "name=\"wild\">"
              "<tile id=\"0\" type=\"grass\"/><tile id=\"1\" type=\"mud\"/></tileset><layer name=\"l\">"
              "<data encoding=\"csv\">1,2</data></layer></map>");
        bool asked = false;
        QTimer timer;
        timer.setInterval(10);
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<TileMapDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            asked = true;
            timer.stop();
            const auto boxes = dialog->findChild<QTreeWidget*>()->findChildren<QComboBox*>();
            QCOMPARE(boxes.size(), 2);
            QCOMPARE(boxes[0]->accessibleName(), QString("grass"));
            boxes[0]->setCurrentIndex(boxes[0]->findText("Village"));
            accept ? dialog->accept() : dialog->reject();
        });
        timer.start();
        test::answerGame(this, "Clockwork Wars");
        exchange().importFile(path("a.tmx"));
        QTRY_VERIFY(asked && !exchange().busy());
        if (!accept) {
            QCOMPARE(mWindow->workspace(), nullptr);
            return;
        }
        QTRY_VERIFY(mWindow->workspace() != nullptr);
        const Board& board = document().scenario().board;
        QCOMPARE(document().catalog().kind(board.find({0, 0})->kind).id, std::string("village"));
        QCOMPARE(board.find({1, 0})->kind, KindId::Empty);
    }

    /// A flag beside the map and three on it: the covered tiles stay, unless chosen otherwise.
    void decorationIsLeftOut() {
        write(
            "a.tmx",
            "<map orientation=\"hexagonal\" width=\"2\" height=\"2\" tilewidth=\"60\" tileheight=\"52\" "
            "hexsidelength=\"30\" staggeraxis=\"x\" staggerindex=\"odd\"><tileset firstgid=\"1\" name=\"t\">"
            "<tile id=\"0\" type=\"forest\"/><tile id=\"1\" type=\"lake\"/><tile id=\"2\" "
            "type=\"flag\"/></tileset>"
            "<layer name=\"ground\"><data encoding=\"csv\">1,2,2,0</data></layer>"
            "<layer name=\"flags\"><data encoding=\"csv\">3,3,3,3</data></layer></map>");
        bool asked = false;
        QTimer timer;
        timer.setInterval(10);
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<TileMapDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            asked = true;
            timer.stop();
            dialog->accept();
        });
        timer.start();
        test::answerGame(this, "Clockwork Wars");
        exchange().importFile(path("a.tmx"));
        QTRY_VERIFY(asked && !exchange().busy());
        QTRY_VERIFY(mWindow->workspace() != nullptr);
        const Board& board = document().scenario().board;
        QCOMPARE(board.cellCount(), std::size_t{3});
        QCOMPARE(document().catalog().kind(board.find({0, 0})->kind).id, std::string("forest"));
        QTRY_VERIFY(openBox() != nullptr);
        QVERIFY2(openBox()->informativeText().contains("4 tiles skipped"),
                 qPrintable(openBox()->informativeText()));
        openBox()->button(QMessageBox::Ok)->click();
    }

    void notesAreReported() {
        files().openSample("clockwork-wars", "hale");
        Scenario map = document().scenario();
        map.author = "bell\x07";
        files().openScenario(map);
        exchange().exportTo(path("a.tmx"), ExchangeForm::Tmx);
        QTRY_VERIFY(openBox() != nullptr);
        QVERIFY2(openBox()->informativeText().contains("author"), qPrintable(openBox()->informativeText()));
        openBox()->button(QMessageBox::Ok)->click();
    }

    void exportNeedsAMap() {
        QVERIFY(!mWindow->actions()["file.exportOther"]->isEnabled());
        QVERIFY(mWindow->actions()["file.import"]->isEnabled());
        files().openSample("clockwork-wars", "hale");
        QVERIFY(mWindow->actions()["file.exportOther"]->isEnabled());
    }
};

HEXA_TEST(ExchangeCommandsTest);
#include "exchangecommands_test.moc"
