// SPDX-License-Identifier: GPL-3.0-or-later
// An abandoned game is not lost: the program asks about it, and offers it at the next start.
#include "editor/play/endbanner.h"
#include "editor/play/playrecovery.h"
#include "editor/play/playtexts.h"
#include "editor/shell/files/leftwork.h"
#include "editor/welcome/card.h"
#include "tests/editor/play/playwindow.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QTimer>

#include <set>

using namespace hexa;
using namespace hexa::editor;
using test::PlayWindow;

class PlayKeptTest : public QObject {
    Q_OBJECT

private slots:
    /// Closing the map or the program in the middle of a game does not cost it.
    void quittingKeepsTheGame_data() {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<bool>("quits");
        QTest::addColumn<int>("offered");
        QTest::newRow("keep") << "Keep" << true << 2;
        QTest::newRow("discard") << "Discard" << true << 0;
        QTest::newRow("cancel") << "Cancel" << false << 0;
    }
    void quittingKeepsTheGame() {
        QFETCH(QString, answer);
        QFETCH(bool, quits);
        QFETCH(int, offered);
        QStandardPaths::setTestModeEnabled(true);
        const QString folder = FileCommands::dataFolder("recovery");
        QDir(folder).removeRecursively();
        std::set<std::uint64_t> hashes;
        int asked = 0;
        QTimer clicker;
        QString wanted = answer;
        QObject::connect(&clicker, &QTimer::timeout, [&] {
            const auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (auto* list = qobject_cast<LeftWorkDialog*>(QApplication::activeModalWidget()))
                return list->findChild<QPushButton*>("leftWorkRecover")->click();
            if (box == nullptr) return;
            for (QAbstractButton* button : box->buttons())
                if (QString(button->text()).remove('&').startsWith(wanted)) {
                    ++asked;
                    return button->click();
                }
        });
        clicker.start(10);
        {
            // Two games, one of which waits.
            PlayWindow play(test::playableMap(2));
            Rng rng(4, "person");
            for (const std::uint64_t seed : {5, 6}) {
                PlaySetup setup = defaultSetup(play.session().system(), 2);
                setup.seed = seed;
                setup.keepSeed = true;
                play.session().setSetup(setup);
                QVERIFY(play.session().start());
                play.window->setMode(WindowMode::Play);
                for (int i = 0; i < 5; ++i) play.act(rng);
                play.waitForPersons();
                hashes.insert(play.session().match()->hash());
            }
            QCOMPARE(play.window->close(), quits);
            QCOMPARE(asked, 1);
        }
        QCOMPARE(leftCopies(folder, PlayRecovery::suffix()).size(), static_cast<std::size_t>(offered));
        // They are offered as after a crash, one a start, and are the same.
        wanted = "Recover";
        for (int i = 0; i < offered; ++i) {
            PlayWindow again(test::playableMap(2));
            offerLeftWork(again.window.get(), again.window->playCommands().leftWork());
            QVERIFY(again.session().match() != nullptr);
            QCOMPARE(hashes.erase(again.session().match()->hash()), std::size_t{1});
        }
        QVERIFY(leftCopies(folder, PlayRecovery::suffix()).empty());
    }

    /// The end is announced on the board, which stays visible, and is still there after the program
    /// was killed.
    void theEndIsABannerAndIsKept() {
        QStandardPaths::setTestModeEnabled(true);
        const QString folder = FileCommands::dataFolder("recovery");
        QDir(folder).removeRecursively();
        QDir().mkpath(folder);
        std::uint64_t hash = 0;
        const auto banner = [](PlayWindow& play) {
            auto* shown = play.window->findChild<EndBanner*>("endBanner");
            if (shown == nullptr) qFatal("no banner");
            return shown;
        };
        {
            PlayWindow play(test::playableMap(2));
            play.begin({}, {}, 5);
            QVERIFY(!banner(play)->isVisible());
            QTRY_VERIFY_WITH_TIMEOUT(play.session().over() && !play.session().inPast(), test::patience);
            QTRY_VERIFY(banner(play)->isVisible());
            const MatchStanding standing = play.session().match()->standing();
            QVERIFY(!standing.columns.empty());
            const QString points =
                QStringLiteral("%1 : %2").arg(standing.seats[0].figures[0]).arg(standing.seats[1].figures[0]);
            QVERIFY2(banner(play)->words().contains(points), qPrintable(banner(play)->words()));
            for (const int seat : standing.winners)
                QVERIFY(banner(play)->words().contains(play.session().texts().seatName(seat)));
            QTest::mouseClick(&play.child<QPushButton>("endPicture"), Qt::LeftButton);
            QVERIFY(!QGuiApplication::clipboard()->image().isNull());
            QVERIFY(banner(play)->isVisible());
            // At an earlier moment it is hidden.
            play.session().goTo(3);
            QVERIFY(!banner(play)->isVisible());
            play.session().goTo(play.session().length());
            QVERIFY(banner(play)->isVisible());
            hash = play.session().match()->hash();
            QVERIFY(play.session().keepRecovery());
            const auto files = QDir(folder).entryInfoList({'*' + PlayRecovery::suffix()}, QDir::Files);
            QCOMPARE(files.size(), qsizetype{1});
            QVERIFY(QFile::copy(files.front().filePath(), folder + "/killed"));
            QTest::mouseClick(&play.child<QPushButton>("endMap"), Qt::LeftButton);
            QTRY_VERIFY(play.window->mode() != WindowMode::Play);
        }
        QVERIFY(QFile::rename(folder + "/killed", folder + "/killed" + PlayRecovery::suffix()));
        QTimer clicker;
        QObject::connect(&clicker, &QTimer::timeout, [] {
            const auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr) return;
            for (QAbstractButton* button : box->buttons())
                if (QString(button->text()).remove('&') == "Recover") return button->click();
        });
        clicker.start(10);
        PlayWindow again(test::playableMap(2));
        offerLeftWork(again.window.get(), again.window->playCommands().leftWork());
        QVERIFY(again.session().match() != nullptr);
        QCOMPARE(again.session().match()->hash(), hash);
        QTRY_VERIFY(banner(again)->isVisible());
    }

    /// Welcome lists waiting games; a click continues one, Delete asks and discards it.
    void welcomeListsGamesUnderWay() {
        QStandardPaths::setTestModeEnabled(true);
        const QString folder = FileCommands::dataFolder("recovery");
        QDir(folder).removeRecursively();
        QDir().mkpath(folder);
        std::set<std::uint64_t> hashes;
        for (const std::uint64_t seed : {7, 8}) {
            PlayWindow play(test::playableMap(2));
            play.begin({0, 1}, {}, seed);
            Rng rng(4, "person");
            for (int i = 0; i < 3; ++i) play.act(rng);
            hashes.insert(play.session().match()->hash());
            QVERIFY(play.session().keepRecovery());
            const auto files = QDir(folder).entryInfoList({'*' + PlayRecovery::suffix()}, QDir::Files);
            QVERIFY(!files.empty());
            // Remains of a killed program.
            for (const QFileInfo& file : files)
                if (!file.fileName().startsWith("left"))
                    QVERIFY(QFile::copy(file.filePath(), folder + QStringLiteral("/left%1").arg(seed)));
        }
        for (const std::uint64_t seed : {7, 8})
            QVERIFY(QFile::rename(folder + QStringLiteral("/left%1").arg(seed),
                                  folder + QStringLiteral("/left%1").arg(seed) + PlayRecovery::suffix()));
        PlayWindow again(test::playableMap(2));
        again.window->setMode(WindowMode::Welcome);
        const auto kept = [&] {
            QList<Card*> cards;
            for (Card* card : again.window->findChildren<Card*>("kept"))
                if (card->isVisible()) cards << card;
            return cards;
        };
        QTRY_COMPARE(kept().size(), qsizetype{2});
        QTRY_VERIFY(!kept().front()->text().isEmpty());
        QTest::mouseClick(kept().front(), Qt::LeftButton);
        QTRY_VERIFY(again.session().match() != nullptr);
        QCOMPARE(hashes.erase(again.session().match()->hash()), std::size_t{1});
        QCOMPARE(again.window->mode(), WindowMode::Play);
        again.window->setMode(WindowMode::Welcome);
        QTRY_COMPARE(kept().size(), qsizetype{1});
        // The question is answered with No, then with Yes.
        QString wanted = "Cancel";
        int asked = 0;
        QTimer clicker;
        QObject::connect(&clicker, &QTimer::timeout, [&] {
            const auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr) return;
            for (QAbstractButton* button : box->buttons())
                if (QString(button->text()).remove('&').startsWith(wanted)) {
                    ++asked;
                    return button->click();
                }
        });
        clicker.start(10);
        kept().front()->setFocus();
        QTest::keyClick(kept().front(), Qt::Key_Delete);
        QTRY_COMPARE(asked, 1);
        QCOMPARE(kept().size(), qsizetype{1});
        wanted = "Discard Game";
        QTest::keyClick(kept().front(), Qt::Key_Delete);
        QTRY_COMPARE(asked, 2);
        QTRY_VERIFY(kept().empty());
    }

    /// Orders half written when the program was killed are restored; saved games do not have them.
    void ordersThatAreBeingWrittenAreKept() {
        QStandardPaths::setTestModeEnabled(true);
        const QString folder = FileCommands::dataFolder("recovery");
        QDir(folder).removeRecursively();
        const QString copy = folder + "/cut-off";  // what a program that was killed leaves behind
        std::string written;
        {
            PlayWindow play(test::playableMap(2));
            play.begin({0, 1}, {}, 7);
            Rng rng(4, "person");
            play.actUntilSheet(rng);
            const auto& form = play.orders().draft().form();
            QVERIFY(play.orders().writes() && form.units > 1);
            QVERIFY(play.orders().add(form.places.front().word, 2));
            written = play.orders().draft().line();
            QVERIFY(play.session().keepRecovery());
            for (const auto& [key, text] : play.session().record().extra.members)
                QVERIFY2(text.find(form.order) == std::string::npos, key.c_str());
            const QFileInfoList files =
                QDir(folder).entryInfoList({'*' + PlayRecovery::suffix()}, QDir::Files);
            QCOMPARE(files.size(), qsizetype{1});
            QVERIFY(QFile::copy(files.front().filePath(), copy));
        }
        QDir().mkpath(folder);
        QVERIFY(QFile::rename(copy, folder + "/cut-off" + PlayRecovery::suffix()));
        QTimer clicker;
        QObject::connect(&clicker, &QTimer::timeout, [] {
            const auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr) return;
            for (QAbstractButton* button : box->buttons())
                if (QString(button->text()).remove('&').startsWith("Recover")) return button->click();
        });
        clicker.start(10);
        PlayWindow again(test::playableMap(2));
        offerLeftWork(again.window.get(), again.window->playCommands().leftWork());
        QVERIFY(again.session().match() != nullptr);
        QCOMPARE(again.session().draft(), written);
        Rng rng(4, "person");
        again.actUntilSheet(rng);
        QCOMPARE(again.orders().draft().line(), written);
        again.act(rng);  // it is sealed
        QCOMPARE(again.session().draft(), std::string());
    }
};

HEXA_TEST(PlayKeptTest);
#include "playkept_test.moc"
