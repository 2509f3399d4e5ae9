// SPDX-License-Identifier: GPL-3.0-or-later
// Economy panel of the third game in the whole window.
#include "core/edit/builders.h"
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "editor/systems/bauen/panels.h"
#include "tests/editor/openwindow.h"
#include "tests/support/test.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTest>

using namespace hexa;
using namespace hexa::editor;

namespace {

struct EconomyWindow : test::OpenWindow {
    EconomyWindow() : OpenWindow(builtInSystems()) {
        show({1366, 768}, builtInTexts(), bauen::panels());
        const auto& samples = systems.find("bauen-und-beherrschen")->samples;
        const auto sample = std::ranges::find(samples, "board-2", &Sample::id);
        window->files().openScenario(*readScenario(sample->text, systems));
        window->setMode(WindowMode::Balance);
        window->showDock("dock.bauen.economy");
        QTest::qWait(0);
    }
    template <class T>
    T& child(const char* name) const {
        return *window->findChild<QWidget*>("economyPanel")->findChild<T*>(name);
    }
    void count(int games) const {
        child<QSpinBox>("economyGames").setValue(games);
        QTest::mouseClick(&child<QPushButton>("economyStart"), Qt::LeftButton);
    }
};

}  // namespace

class BauenEconomyPanelTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    /// The names of rows leave room for the figures in a dock of a usual window.
    void figuresAreInSight() {
        EconomyWindow window;
        auto& tables = window.child<QComboBox>("economyWhich");
        auto& table = window.child<QTableWidget>("economyTable");
        QVERIFY(tables.count() > 0);
        for (int which = 0; which < tables.count(); ++which) {
            tables.setCurrentIndex(which);
            QVERIFY(table.rowCount() > 0 && table.columnCount() > 1);
            const QRect first = table.visualItemRect(table.item(0, 1));
            QVERIFY2(first.right() <= table.viewport()->width(), qPrintable(tables.currentText()));
        }
    }

    /// Counts of a map changed meanwhile are not shown as those of the map.
    void aChangeWhileItCountsIsSaid() {
        EconomyWindow window;
        auto& note = window.child<QLabel>("economyNote");
        window.count(20);
        Document& document = window.workspace().document();
        const Hex first = document.scenario().board.cells().front().at;
        document.apply(setLocked(document.scenario(), {&first, 1}, true), "lock");
        auto& tables = window.child<QComboBox>("economyWhich");
        const int before = tables.count();
        QTRY_VERIFY_WITH_TIMEOUT(tables.count() > before, test::patience);
        QVERIFY2(note.text().contains("The map has changed since these games were played."),
                 qPrintable(note.text()));
        // Counted again, they are those of the map.
        window.count(2);
        QTRY_VERIFY_WITH_TIMEOUT(!note.text().contains("The map has changed"), test::patience);
    }
};

HEXA_TEST(BauenEconomyPanelTest);
#include "economypanel_test.moc"
