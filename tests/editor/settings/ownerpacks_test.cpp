// SPDX-License-Identifier: GPL-3.0-or-later
// Owner's data as files chosen in the settings, on the page and for the games.
#include "editor/settings/ownerpacks.h"

#include "core/balance/binding.h"
#include "core/engine/judge/balance.h"
#include "core/engine/play/match.h"
#include "core/engine/play/play.h"
#include "core/io/file/file.h"
#include "core/registry/registry.h"
#include "editor/settings/ownerdatapage.h"
#include "editor/settings/settingsdialog.h"
#include "editor/ui/locale.h"
#include "tests/support/test.h"

#include <QApplication>
#include <QFile>
#include <QGroupBox>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <memory>

using namespace hexa;
using namespace hexa::editor;

class OwnerPacksTest : public QObject {
    Q_OBJECT

    const Systems mSystems = builtInSystems();
    const GameSystem& mGame = mSystems.list().front();
    Locale mLocale{mSystems};
    std::unique_ptr<QTemporaryDir> mFolder;
    std::unique_ptr<QSettings> mSettings;
    std::unique_ptr<OwnerPacks> mPacks;

    const GamePack& pack() const { return mPacks->packs().front(); }
    QString path(const char* name) const { return mFolder->filePath(name); }
    /// Returns the cards of the program under another name, with a piece of it replaced.
    QString write(const char* name, const std::string& find = {}, const std::string& put = {}) const {
        auto text = readFile(HEXATELIER_SOURCE_DIR "/resources/clockwork/cards/stand-in.hexpack");
        if (!text) qFatal("no cards");
        if (!find.empty()) {
            const auto at = text->find(find);
            if (at == std::string::npos) qFatal("not in the cards");
            text->replace(at, find.size(), put);
        }
        if (!writeFile(path(name).toStdString(), *text)) qFatal("can't write");
        return path(name);
    }
    /// Writes another readable pack, with another number for the first card; returns its path.
    QString writeOther() const { return write("mine.hexpack", "\"cost\": 3", "\"cost\": 2"); }
    void reopen() { mPacks = std::make_unique<OwnerPacks>(mSystems, builtInPacks(), *mSettings); }

private slots:
    void init() {
        mLocale.setLanguage("en");
        mFolder = std::make_unique<QTemporaryDir>();
        mSettings = std::make_unique<QSettings>(path("settings.ini"), QSettings::IniFormat);
        reopen();
    }
    void cleanup() { mPacks.reset(); }

    void withoutAFileTheGameIsAsItWas() {
        QCOMPARE(&mPacks->inUse(mGame), &mGame);
        QVERIFY(!mPacks->info(pack()));
        QVERIFY(mPacks->path(pack()).isEmpty());
    }

    void aChosenFileIsPlayedWithAndRemembered() {
        QVERIFY(mPacks->choose(pack(), writeOther()));
        for (int run = 0; run < 2; ++run) {
            const GameSystem& with = mPacks->inUse(mGame);
            QVERIFY(&with != &mGame);
            QCOMPARE(&mPacks->inUse(mGame), &with);
            QVERIFY(balance::cardsHash(with, {}) != balance::cardsHash(mGame, {}));
            // Measurements with the program's own cards are not used for others.
            QVERIFY(!with.balance->calibrations);
            const Scenario& map = mGame.layouts.front().scenario;
            QVERIFY(with.play->start(map, {}).ok() == mGame.play->start(map, {}).ok());
            reopen();
        }
    }

    void gamesThatGoOnKeepTheirCards() {
        QVERIFY(mPacks->choose(pack(), writeOther()));
        const GameSystem& with = mPacks->inUse(mGame);
        const auto hash = balance::cardsHash(with, {});
        mPacks->remove(pack());
        QCOMPARE(&mPacks->inUse(mGame), &mGame);
        QCOMPARE(balance::cardsHash(with, {}), hash);
        QVERIFY(mSettings->allKeys().filter("ownerData").isEmpty());
    }

    void whatCantBeReadLeavesAllAsItWas_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("place");
        QTest::newRow("not there") << path("none.hexpack") << QString();
        QTest::newRow("of another game") << QString("game") << QString("/system");
        QTest::newRow("a wrong number") << QString("number") << QString("/cost");
        QTest::newRow("truncated") << QString("truncated") << QString();
    }
    void whatCantBeReadLeavesAllAsItWas() {
        QFETCH(QString, path);
        QFETCH(QString, place);
        if (path == "game") path = write("game.hexpack", "\"clockwork-wars\"", "\"toy\"");
        if (path == "number") path = write("number.hexpack", "\"cost\": 3", "\"cost\": 99");
        if (path == "truncated") {
            path = write("truncated.hexpack");
            QFile file(path);
            QVERIFY(file.resize(file.size() / 2));
        }
        const QString good = writeOther();
        QVERIFY(mPacks->choose(pack(), good));
        const GameSystem* before = &mPacks->inUse(mGame);
        QSignalSpy changed(mPacks.get(), &OwnerPacks::changed);
        const Status refused = mPacks->choose(pack(), path);
        QVERIFY(!refused);
        const QString reason = OwnerPacks::reason(refused.error(), mLocale);
        QVERIFY2(reason.contains(place), qPrintable(reason));
        QCOMPARE(changed.count(), 0);
        QCOMPARE(mPacks->path(pack()), good);
        QCOMPARE(&mPacks->inUse(mGame), before);
    }

    void aFileThatIsGoneIsReportedOnce() {
        const QString file = writeOther();
        QVERIFY(mPacks->choose(pack(), file));
        QVERIFY(QFile::remove(file));
        reopen();
        QCOMPARE(&mPacks->inUse(mGame), &mGame);
        QVERIFY(!mPacks->takeProblem(mGame, mLocale).isEmpty());
        QVERIFY(mPacks->takeProblem(mGame, mLocale).isEmpty());
        // The choice stays, because the disk may be missing only today.
        QCOMPARE(mPacks->path(pack()), file);
    }

    void thePageShowsFileContentAndStandIns() {
        SettingsDialog dialog(*mSettings, mLocale, {});
        dialog.addOwnerData(*mPacks);
        QCOMPARE(dialog.findChild<QTabWidget*>()->count(), 4);
        auto* page = dialog.findChild<OwnerDataPage*>();
        auto* box = dialog.findChild<QGroupBox*>("ownerData-clockwork-wars");
        QCOMPARE(box->title(), QString("Clockwork Wars"));
        auto* file = box->findChild<QLabel*>("packFile");
        auto* about = box->findChild<QLabel*>("packAbout");
        auto* remove = box->findChild<QPushButton*>("removePack");
        QVERIFY(!remove->isEnabled());
        const QString none = file->text();
        QVERIFY2(about->text().contains("60"), qPrintable(about->text()));
        page->take(pack(), writeOther());
        QCOMPARE(file->text(), path("mine.hexpack"));
        QVERIFY2(about->text().contains("60"), qPrintable(about->text()));
        QVERIFY(remove->isEnabled());

        QString reported;
        QTimer::singleShot(50, this, [&reported] {
            auto* message = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (message == nullptr) return;
            reported = message->informativeText();
            message->button(QMessageBox::Ok)->click();
        });
        page->take(pack(), write("bad.hexpack", "\"cost\": 3", "\"cost\": 99"));
        QVERIFY2(reported.contains("/cost"), qPrintable(reported));
        QCOMPARE(file->text(), path("mine.hexpack"));

        mLocale.setLanguage("de");
        QTRY_VERIFY(dialog.findChild<QTabWidget*>()->tabText(2) != "&Owner’s Data");
        mLocale.setLanguage("en");
        dialog.show();
        dialog.findChild<QTabWidget*>()->setCurrentIndex(2);
        QTest::mouseClick(remove, Qt::LeftButton);
        QTRY_COMPARE(file->text(), none);
        QVERIFY(!remove->isEnabled());
    }

    /// Checks that the page scrolls and no text is cut off.
    void nothingIsCutOff() {
        SettingsDialog dialog(*mSettings, mLocale, {});
        dialog.addOwnerData(*mPacks);
        mLocale.setLanguage("de");
        dialog.show();
        auto* tabs = dialog.findChild<QTabWidget*>();
        tabs->setCurrentIndex(tabs->count() - 1);
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        for (const QLabel* label : dialog.findChild<OwnerDataPage*>()->findChildren<QLabel*>())
            if (label->isVisible() && label->wordWrap())
                QTRY_VERIFY2(label->height() >= label->heightForWidth(label->width()),
                             qPrintable(label->text()));
        mLocale.setLanguage("en");
    }

    /// A start file for owners can be chosen unchanged, for every game.
    void theFileToBeginWithIsWrittenAndTaken() {
        SettingsDialog dialog(*mSettings, mLocale, {});
        dialog.addOwnerData(*mPacks);
        auto* page = dialog.findChild<OwnerDataPage*>();
        QVERIFY(mPacks->packs().size() >= 2);
        for (const GamePack& pack : mPacks->packs()) {
            const QString file = path((pack.system + ".hexpack").c_str());
            page->writeStarter(pack, file);
            QVERIFY(QFile::exists(file));
            dialog.takeOwnerData(file);  // the file names the game
            QCOMPARE(mPacks->path(pack), file);
            auto* box = dialog.findChild<QGroupBox*>(QString::fromStdString("ownerData-" + pack.system));
            QCOMPARE(box->findChild<QLabel*>("packFile")->text(), file);
            QVERIFY(!box->findChild<QLabel*>("packAbout")->text().isEmpty());
            QVERIFY(&mPacks->inUse(*mSystems.find(pack.system)) != mSystems.find(pack.system));
        }
        // A missing folder is reported.
        QString reported;
        QTimer::singleShot(50, this, [&reported] {
            auto* message = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (message == nullptr) return;
            reported = message->text();
            message->button(QMessageBox::Ok)->click();
        });
        page->writeStarter(mPacks->packs().back(), path("no/folder.hexpack"));
        QVERIFY2(reported.contains("folder.hexpack"), qPrintable(reported));
    }

    void gamesWithoutSuchDataHaveNoPage() {
        OwnerPacks none(mSystems, {}, *mSettings);
        SettingsDialog dialog(*mSettings, mLocale, {});
        dialog.addOwnerData(none);
        QCOMPARE(dialog.findChild<QTabWidget*>()->count(), 3);
    }
};

HEXA_TEST(OwnerPacksTest);
#include "ownerpacks_test.moc"
