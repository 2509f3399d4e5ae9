// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/welcome/welcomepage.h"

#include "core/io/format/scenariofile.h"
#include "core/owngame/file/examples.h"
#include "core/registry/registry.h"
#include "editor/ui/locale.h"
#include "editor/welcome/card.h"
#include "editor/welcome/welcomeheader.h"
#include "tests/support/test.h"
#include "tests/support/twogames.h"

#include <QApplication>
#include <QCoreApplication>
#include <QImage>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWidget>

#include <memory>

using namespace hexa;
using namespace hexa::editor;

class WelcomePageTest : public QObject {
    Q_OBJECT

    /// Only the first game, so that the number of games does not affect the room in a window.
    const Systems mSystems{{builtInSystems().list().front()}};
    const GameSystem& mGame = mSystems.list().front();
    Locale mLocale{mSystems};
    QTemporaryDir mFolder;
    std::unique_ptr<WelcomePage> mPage;

    void show(QSize size = {1200, 800}) {
        mPage->resize(size);
        mPage->show();
        QVERIFY(QTest::qWaitForWindowExposed(mPage.get()));
        mPage->activateWindow();
    }
    QList<Card*> cards(const QString& prefix) const {
        QList<Card*> found;
        for (Card* card : mPage->findChildren<Card*>())
            if (card->objectName().startsWith(prefix)) found << card;
        return found;
    }
    QString saved(const char* name) const {
        const QString path = mFolder.filePath(name);
        const auto done = saveScenario(mGame.layouts.front().scenario, mGame.catalog, path.toStdString());
        return done.ok() ? path : QString();
    }

private slots:
    void init() {
        mLocale.setLanguage("en");
        mPage = std::make_unique<WelcomePage>(mSystems, mLocale);
    }

    void nothingIsMadeBeforeThePageIsSeen() {
        QTest::qWait(100);
        QVERIFY(mPage->isBusy());
        for (const Card* card : cards("sample-")) QVERIFY(card->text().isEmpty());
        show();
        QTRY_VERIFY(!mPage->isBusy());
        QCOMPARE(cards("sample-").size(), qsizetype(mGame.samples.size()));
        for (const Card* card : cards("sample-")) QVERIFY(!card->text().isEmpty());
    }

    /// Pictures don't take time from opening a map; they continue if the page is still there
    /// afterwards.
    void picturesWaitWhileAMapIsOpened() {
        mPage->setOpening(true);
        show();
        QTest::qWait(100);
        QVERIFY(mPage->isBusy());
        for (const Card* card : cards("sample-")) QVERIFY(card->text().isEmpty());
        mPage->setOpening(false);
        QTRY_VERIFY(!mPage->isBusy());
        for (const Card* card : cards("sample-")) QVERIFY(!card->text().isEmpty());
    }

    void aCardForEachLayout() {
        show();
        QCOMPARE(cards("new-").size(), qsizetype(mGame.layouts.size()));
        QSignalSpy wanted(mPage.get(), &WelcomePage::newRequested);
        QTest::mouseClick(cards("new-").first(), Qt::LeftButton);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first().at(0).toString().toStdString(), mGame.id());
        QCOMPARE(wanted.first().at(1).toString().toStdString(), mGame.layouts.front().id);
    }

    void aBlankShapeAndTheMapsOfLastTime() {
        const QString map = saved("ford.hexa");
        mPage->setLastTime({map, saved("hill.hexa")});
        show();
        QSignalSpy shape(mPage.get(), &WelcomePage::shapeRequested);
        QTest::mouseClick(cards("shape-").first(), Qt::LeftButton);
        QCOMPARE(shape.first().first().toString().toStdString(), mGame.id());
        QSignalSpy again(mPage.get(), &WelcomePage::lastTimeRequested);
        Card* card = cards("lastTime").first();
        QCOMPARE(card->text(), QString("Reopen 2 maps"));
        QVERIFY(card->accessibleDescription().contains("ford, hill"));
        QTest::mouseClick(card, Qt::LeftButton);
        QCOMPARE(again.count(), 1);
        mPage->setLastTime({});
        QVERIFY(cards("lastTime").isEmpty());
    }

    void picturesAppear() {
        show();
        Card* card = cards("new-").first();
        const QImage before = card->grab().toImage();
        QTRY_VERIFY(!mPage->isBusy());
        QVERIFY(card->grab().toImage() != before);
    }

    void samplesOpenAndSpeakTheLanguage() {
        show();
        QTRY_VERIFY(!mPage->isBusy());
        QStringList english, german;
        for (const Card* card : cards("sample-")) english << card->text();
        mLocale.setLanguage("de");
        QCoreApplication::processEvents();
        for (const Card* card : cards("sample-")) german << card->text();
        QVERIFY(english != german);
        QSignalSpy wanted(mPage.get(), &WelcomePage::sampleRequested);
        QTest::mouseClick(cards("sample-").first(), Qt::LeftButton);
        QCOMPARE(wanted.first().at(1).toString().toStdString(), mGame.samples.front().id);
    }

    void arrowsWalkAndEnterOpens() {
        show();
        const auto all = cards("new-");
        all[0]->setFocus();
        QTest::keyClick(all[0], Qt::Key_Right);
        QVERIFY(all[1]->hasFocus());
        QTest::keyClick(all[1], Qt::Key_Left);
        QVERIFY(all[0]->hasFocus());
        QTest::keyClick(all[0], Qt::Key_End);
        QVERIFY(mPage->findChild<Card*>("importGame")->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
        QVERIFY(all[0]->hasFocus());
        QTest::keyClick(all[0], Qt::Key_Down);
        const QWidget* below = QApplication::focusWidget();
        QVERIFY(below != all[0]);
        QCOMPARE(below->mapTo(mPage.get(), QPoint()).x(), all[0]->mapTo(mPage.get(), QPoint()).x());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
        QVERIFY(all[0]->hasFocus());
        QSignalSpy wanted(mPage.get(), &WelcomePage::newRequested);
        QTest::keyClick(all[0], Qt::Key_Return);
        QTest::keyClick(all[0], Qt::Key_Space);
        QCOMPARE(wanted.count(), 2);
    }

    void recentFiles() {
        const QString good = saved("good.hexa");
        const QString gone = mFolder.filePath("gone.hexa");
        QVERIFY(!good.isEmpty());
        mPage->setRecentFiles({good, gone});
        show();
        QTRY_VERIFY(!mPage->isBusy());
        const auto recent = cards("recent");
        QCOMPARE(recent.size(), 2);
        QCOMPARE(recent[0]->text(), QString("good"));
        QVERIFY(!recent[0]->isMissing());
        QVERIFY(recent[1]->isMissing());
        QSignalSpy opened(mPage.get(), &WelcomePage::openRequested);
        QTest::mouseClick(recent[0], Qt::LeftButton);
        QCOMPARE(opened.first().first().toString(), good);

        // The owner of the list removes the file from it and passes the new list.
        connect(mPage.get(), &WelcomePage::forgetRequested, this, [&](const QString& path) {
            QCOMPARE(path, gone);
            QTimer::singleShot(0, mPage.get(), [&] { mPage->setRecentFiles({good}); });
        });
        QTest::keyClick(recent[1], Qt::Key_Delete);
        QTRY_COMPARE(cards("recent").size(), 1);
        QTRY_VERIFY(!mPage->isBusy());
    }

    void menuOfARecentFile() {
        const QString gone = mFolder.filePath("gone.hexa");
        mPage->setRecentFiles({gone});
        show();
        QSignalSpy forget(mPage.get(), &WelcomePage::forgetRequested);
        QTimer::singleShot(100, this, [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (menu == nullptr) qFatal("no menu");
            QTest::keyClick(menu, Qt::Key_Down);
            QTest::keyClick(menu, Qt::Key_Down);
            QTest::keyClick(menu, Qt::Key_Return);
        });
        Card* card = cards("recent").first();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, card->rect().center(),
                                card->mapToGlobal(card->rect().center()));
        QApplication::sendEvent(card, &event);
        QTRY_COMPARE(forget.count(), 1);
        QCOMPARE(forget.first().first().toString(), gone);
    }

    void nothingScrollsThatFits_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small laptop") << QSize(1268, 720);
        QTest::newRow("two columns") << QSize(480, 1400);
    }
    void nothingScrollsThatFits() {
        QFETCH(QSize, size);
        show(size);
        QTRY_VERIFY(!mPage->isBusy());
        const Card* last = cards("sample-").last();
        QVERIFY(last->mapTo(mPage.get(), QPoint(0, last->height())).y() <= size.height());
        QCOMPARE(mPage->findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0);
    }

    void smallWindowsScroll() {
        show({420, 300});
        auto* scroll = mPage->findChild<QScrollArea*>();
        QTRY_VERIFY(scroll->verticalScrollBar()->maximum() > 0);
        QTest::keyClick(cards("new-").first(), Qt::Key_End);
        QTRY_VERIFY(scroll->verticalScrollBar()->value() > 0);
        const auto* last = mPage->findChild<Card*>("importGame");
        QTRY_VERIFY(last->mapTo(mPage.get(), QPoint(0, last->height())).y() <= 300);
        // The keys bring each card into sight.
        const int count = static_cast<int>(mPage->findChildren<Card*>().size());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home);
        for (int step = 0; step < count; ++step) {
            const auto* card = qobject_cast<Card*>(QApplication::focusWidget());
            QVERIFY(card != nullptr);
            QTRY_VERIFY2(card->mapTo(mPage.get(), QPoint()).x() >= 0 &&
                             card->mapTo(mPage.get(), QPoint(card->width(), 0)).x() <= 420,
                         qPrintable(card->objectName()));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        }
    }

    void buttons() {
        show();
        QSignalSpy open(&mPage->header(), &WelcomeHeader::openFileRequested);
        QSignalSpy generate(&mPage->header(), &WelcomeHeader::generateRequested);
        QTest::mouseClick(mPage->findChild<QPushButton*>("open"), Qt::LeftButton);
        QTest::mouseClick(mPage->findChild<QPushButton*>("generate"), Qt::LeftButton);
        QCOMPARE(open.count(), 1);
        QCOMPARE(generate.count(), 1);
    }

    void severalGamesStandBelowTheirNames() {
        const Systems both = test::twoGames();
        Locale locale(both);
        locale.setLanguage("fr");
        WelcomePage page(both, locale);
        page.resize(1200, 800);
        const QString map = saved("map.hexa");
        page.setRecentFiles({map, "/there/rules.hexatext"}, {{map, "clockwork-wars"}});
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QTRY_VERIFY(!page.isBusy());
        const auto top = [&](const QWidget* widget) { return widget->mapTo(&page, QPoint()).y(); };
        const auto* clockwork = page.findChild<QLabel*>("game-clockwork-wars");
        const auto* toy = page.findChild<QLabel*>("game-toy");
        QVERIFY(clockwork->isVisible());
        QCOMPARE(toy->text(), QString("Prés miniatures"));
        const auto* first = page.findChild<Card*>("new-clockwork-wars-2p");
        const auto* other = page.findChild<Card*>("new-toy-2p");
        QVERIFY(top(clockwork) < top(first));
        auto recent = page.findChildren<Card*>("recent");
        QCOMPARE(recent.size(), 2);
        std::ranges::sort(recent, {}, top);
        // The last open map is the usual aim.
        QVERIFY(top(clockwork) < top(recent[0]));
        QVERIFY(top(recent[0]) < top(first));
        QVERIFY(top(first) < top(toy));
        QVERIFY(top(toy) < top(other));
        QVERIFY(top(other) < top(recent[1]));
        // Keys walk from game to game.
        page.activateWindow();
        QTest::keyClick(page.findChild<Card*>("new-clockwork-wars-2p"), Qt::Key_End);
        QVERIFY(recent[1]->hasFocus());
        QTest::keyClick(recent[1], Qt::Key_Up);
        QVERIFY(qobject_cast<Card*>(QApplication::focusWidget())->objectName().startsWith("exampleMap-"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
        QVERIFY(qobject_cast<Card*>(QApplication::focusWidget())->objectName().startsWith("new-toy-"));
    }

    void anyGameWillDo() {
        const Systems toys = test::toySystems();
        Locale locale(toys);
        WelcomePage page(toys, locale);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QTRY_VERIFY(!page.isBusy());
        // The blank shape, and the ways to a game of one's own: new, from an example, imported.
        QCOMPARE(std::size_t(page.findChildren<Card*>().size()), toys.list().front().layouts.size() +
                                                                     toys.list().front().samples.size() +
                                                                     owngame::exampleMaps().size() + 4);
    }
};

HEXA_TEST(WelcomePageTest);
#include "welcomepage_test.moc"
