// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/registry/registry.h"
#include "editor/document/document.h"
#include "editor/generate/generatesession.h"
#include "editor/generate/suggestionspanel.h"
#include "editor/played/playedmaps.h"
#include "editor/ui/locale.h"
#include "tests/editor/openmap.h"
#include "tests/support/test.h"

#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

using namespace hexa;
using namespace hexa::editor;

namespace {

/// A map of the rulebook's procedure for two, with the panel beside it.
struct Suggested : test::OpenMap {
    Suggested() : OpenMap(builtInSystems(), drawn) {
        QObject::connect(&panel, &SuggestionsPanel::previewed, &document,
                         [this](const auto& changed, const Edit* edit) {
                             tiles = changed;
                             offered = edit != nullptr;
                         });
        panel.resize(320, 500);
    }
    static Scenario drawn(const GameSystem& system) {
        GenerateRequest request;
        request.base = system.layout("2p")->scenario;
        request.seed = 5;
        return system.generate->run(request)->front().scenario;
    }
    void show() {
        panel.show();
        panel.setSeen(true);
    }
    QListWidget& list() { return *panel.findChild<QListWidget*>("suggestions"); }
    QString reported() { return panel.findChild<QLabel*>("suggestionsStatus")->text(); }
    QPoint middleOf(int row) { return list().visualItemRect(list().item(row)).center(); }
    void pointAt(int row) {
        // The pointer may be there since the previous test: then nothing would be signalled.
        QTest::mouseMove(list().viewport(), middleOf(row) + QPoint(20, 0));
        QTest::mouseMove(list().viewport(), middleOf(row));
    }
    bool lies(const std::vector<std::pair<Hex, KindId>>& changed) const {
        return std::all_of(changed.begin(), changed.end(), [this](const auto& tile) {
            return document.scenario().board.find(tile.first)->kind == tile.second;
        });
    }

    PlayedMaps games{document.system()};
    GenerateSession session{document, games, locale};
    SuggestionsPanel panel{session};
    std::vector<std::pair<Hex, KindId>> tiles;
    bool offered = false;
};

}  // namespace

class SuggestionsPanelTest : public QObject {
    Q_OBJECT

private slots:
    void suggestionsComeSayWhatIsBetterAndAreShownOnTheMap() {
        Suggested shown;
        shown.show();
        QVERIFY2(shown.reported().startsWith("Looking"), qPrintable(shown.reported()));
        QTRY_VERIFY_WITH_TIMEOUT(shown.list().count() > 0, test::patience);
        QVERIFY(shown.list().count() <= 6 && shown.reported().startsWith("Point"));
        for (int row = 0; row < shown.list().count(); ++row)
            QVERIFY2(shown.list().item(row)->text().startsWith("Gap "),
                     qPrintable(shown.list().item(row)->text()));
        shown.pointAt(0);
        QTRY_VERIFY(shown.offered && !shown.tiles.empty());
        QVERIFY(!shown.lies(shown.tiles));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(shown.list().viewport(), &leave);
        QVERIFY(!shown.offered && shown.tiles.empty());
    }

    void aClickChoosesAndTheButtonTakes() {
        Suggested shown;
        shown.show();
        QTRY_VERIFY_WITH_TIMEOUT(shown.list().count() > 0, test::patience);
        const Scenario before = shown.document.scenario();
        shown.pointAt(0);
        QTRY_VERIFY(shown.offered);
        const auto tiles = shown.tiles;
        auto* take = shown.panel.findChild<QPushButton*>("suggestionsTake");
        QVERIFY(!take->isEnabled());
        QTest::mouseClick(shown.list().viewport(), Qt::LeftButton, {}, shown.middleOf(0));
        QCOMPARE(shown.document.undoStack().count(), 0);
        QVERIFY(shown.document.scenario() == before);
        QTest::mouseClick(take, Qt::LeftButton);
        QVERIFY(shown.lies(tiles) && !shown.offered);
        QCOMPARE(shown.document.undoStack().count(), 1);
        QVERIFY(shown.document.undoStack().undoText().startsWith("Apply suggestion"));
        QCOMPARE(shown.list().count(), 0);  // of the map before
        QTRY_VERIFY_WITH_TIMEOUT(!shown.reported().startsWith("Looking"), test::patience);
        shown.document.undoStack().undo();
        QVERIFY(shown.document.scenario() == before);
    }

    void theKeyboardDoesTheSame() {
        Suggested shown;
        shown.show();
        shown.panel.activateWindow();
        QTRY_VERIFY_WITH_TIMEOUT(shown.list().count() > 0, test::patience);
        shown.list().setFocus();
        QTRY_VERIFY(shown.list().hasFocus());
        QTest::keyClick(&shown.list(), Qt::Key_Down);
        QTest::keyClick(&shown.list(), Qt::Key_Home);
        QTRY_VERIFY(shown.offered);
        const auto tiles = shown.tiles;
        QTest::keyClick(&shown.list(), Qt::Key_Return);
        QVERIFY(shown.lies(tiles));
    }

    void behindATabItLooksForNothing() {
        Suggested shown;
        shown.panel.show();
        QTRY_VERIFY(shown.panel.isVisible());
        QVERIFY(shown.reported().startsWith("Looking") && !shown.panel.looks());
        shown.panel.setSeen(true);
        QVERIFY(shown.panel.looks());
        shown.panel.setSeen(false);
        QVERIFY(!shown.panel.looks());
        shown.panel.setSeen(true);
        QTRY_VERIFY_WITH_TIMEOUT(shown.list().count() > 0, test::patience);
    }

    void itSpeaksEveryLanguageAndSaysWhyThereIsNothing() {
        Suggested shown;
        shown.show();
        QTRY_VERIFY_WITH_TIMEOUT(shown.list().count() > 0, test::patience);
        shown.locale.setLanguage("de");
        QTRY_VERIFY2(shown.list().item(0)->text().startsWith("Abstand "),
                     qPrintable(shown.list().item(0)->text()));
        shown.document.apply({SetSeats{}}, "no seats");
        QTRY_VERIFY_WITH_TIMEOUT(!shown.reported().isEmpty() && !shown.reported().endsWith(u'…'),
                                 test::patience);
        QCOMPARE(shown.list().count(), 0);
    }
};

HEXA_TEST(SuggestionsPanelTest);
#include "suggestionspanel_test.moc"
