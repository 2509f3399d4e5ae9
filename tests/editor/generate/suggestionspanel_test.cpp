// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/registry/registry.h"
#include "editor/document/document.h"
#include "editor/generate/generatesession.h"
#include "editor/generate/suggestionspanel.h"
#include "editor/ui/locale.h"
#include "tests/support/test.h"

#include <QLabel>
#include <QListWidget>
#include <QTest>

using namespace hexa;
using namespace hexa::editor;

namespace {

constexpr int patience = 60'000;  // ms, for a slow machine

/// A map of the rulebook's procedure for two, with the panel beside it.
struct Desk {
    Desk() {
        locale.setLanguage("en");
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
    QString told() { return panel.findChild<QLabel*>("suggestionsTold")->text(); }
    QPoint middleOf(int row) { return list().visualItemRect(list().item(row)).center(); }
    void pointAt(int row) {
        // The pointer may stand there since the test before: then nothing would be told.
        QTest::mouseMove(list().viewport(), middleOf(row) + QPoint(20, 0));
        QTest::mouseMove(list().viewport(), middleOf(row));
    }
    bool lies(const std::vector<std::pair<Hex, KindId>>& changed) const {
        return std::all_of(changed.begin(), changed.end(), [this](const auto& tile) {
            return document.scenario().board.find(tile.first)->kind == tile.second;
        });
    }

    Systems systems = builtInSystems();
    Locale locale{systems};
    Document document{systems.list().front(), drawn(systems.list().front())};
    GenerateSession session{document, locale};
    SuggestionsPanel panel{session};
    std::vector<std::pair<Hex, KindId>> tiles;
    bool offered = false;
};

}  // namespace

class SuggestionsPanelTest : public QObject {
    Q_OBJECT

private slots:
    void suggestionsComeSayWhatIsBetterAndAreShownOnTheMap() {
        Desk desk;
        desk.show();
        QVERIFY2(desk.told().startsWith("Looking"), qPrintable(desk.told()));
        QTRY_VERIFY_WITH_TIMEOUT(desk.list().count() > 0, patience);
        QVERIFY(desk.list().count() <= 6 && desk.told().startsWith("Point"));
        for (int row = 0; row < desk.list().count(); ++row)
            QVERIFY2(desk.list().item(row)->text().startsWith("Gap "),
                     qPrintable(desk.list().item(row)->text()));
        desk.pointAt(0);
        QTRY_VERIFY(desk.offered && !desk.tiles.empty());
        QVERIFY(!desk.lies(desk.tiles));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(desk.list().viewport(), &leave);
        QVERIFY(!desk.offered && desk.tiles.empty());
    }

    void aClickTakesOneWhichIsOneStepToUndo() {
        Desk desk;
        desk.show();
        QTRY_VERIFY_WITH_TIMEOUT(desk.list().count() > 0, patience);
        const Scenario before = desk.document.scenario();
        desk.pointAt(0);
        QTRY_VERIFY(desk.offered);
        const auto tiles = desk.tiles;
        QTest::mouseClick(desk.list().viewport(), Qt::LeftButton, {}, desk.middleOf(0));
        QVERIFY(desk.lies(tiles) && !desk.offered);
        QCOMPARE(desk.document.undoStack().count(), 1);
        QVERIFY(desk.document.undoStack().undoText().startsWith("Take a suggestion"));
        QCOMPARE(desk.list().count(), 0);  // of the map before
        QTRY_VERIFY_WITH_TIMEOUT(!desk.told().startsWith("Looking"), patience);
        desk.document.undoStack().undo();
        QVERIFY(desk.document.scenario() == before);
    }

    void theKeyboardDoesTheSame() {
        Desk desk;
        desk.show();
        desk.panel.activateWindow();
        QTRY_VERIFY_WITH_TIMEOUT(desk.list().count() > 0, patience);
        desk.list().setFocus();
        QTRY_VERIFY(desk.list().hasFocus());
        QTest::keyClick(&desk.list(), Qt::Key_Down);
        QTest::keyClick(&desk.list(), Qt::Key_Home);
        QTRY_VERIFY(desk.offered);
        const auto tiles = desk.tiles;
        QTest::keyClick(&desk.list(), Qt::Key_Return);
        QVERIFY(desk.lies(tiles));
    }

    void behindATabItLooksForNothing() {
        Desk desk;
        desk.panel.show();
        QTRY_VERIFY(desk.panel.isVisible());
        QVERIFY(desk.told().startsWith("Looking") && !desk.panel.looks());
        desk.panel.setSeen(true);
        QVERIFY(desk.panel.looks());
        desk.panel.setSeen(false);
        QVERIFY(!desk.panel.looks());
        desk.panel.setSeen(true);
        QTRY_VERIFY_WITH_TIMEOUT(desk.list().count() > 0, patience);
    }

    void itSpeaksEveryLanguageAndSaysWhyThereIsNothing() {
        Desk desk;
        desk.show();
        QTRY_VERIFY_WITH_TIMEOUT(desk.list().count() > 0, patience);
        desk.locale.setLanguage("de");
        QTRY_VERIFY2(desk.list().item(0)->text().startsWith("Abstand "),
                     qPrintable(desk.list().item(0)->text()));
        desk.document.apply({SetSeats{}}, "no seats");
        QTRY_VERIFY_WITH_TIMEOUT(!desk.told().isEmpty() && !desk.told().endsWith(u'…'), patience);
        QCOMPARE(desk.list().count(), 0);
    }
};

HEXA_TEST(SuggestionsPanelTest);
#include "suggestionspanel_test.moc"
