// SPDX-License-Identifier: GPL-3.0-or-later
// Missions dealt at a real table are entered in the set-up dialog, each player's apart.
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "editor/play/startdialog.h"
#include "tests/editor/play/playwindow.h"
#include "tests/support/test.h"

#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace hexa;
using namespace hexa::editor;

namespace {

Scenario startedMap() {
    const Systems systems = builtInSystems();
    const auto& samples = systems.find("bauen-und-beherrschen")->samples;
    return *readScenario(std::ranges::find(samples, "start-2", &Sample::id)->text, systems);
}

struct DealtMissions {
    DealtMissions() : play(startedMap()), dialog(play.session()) {
        dialog.show();
        dialog.findChild<QGroupBox*>("startChosen")->setChecked(true);
    }
    QComboBox* field(const QString& choice) {
        for (QComboBox* combo : dialog.findChildren<QComboBox*>("startChoice"))
            if (combo->property("choice").toString() == choice) return combo;
        return nullptr;
    }
    QComboBox* seat() { return dialog.findChild<QComboBox*>("startChoosingSeat"); }

    test::PlayWindow play;
    StartDialog dialog;
};

}  // namespace

class BauenDealtMissionsTest : public QObject {
    Q_OBJECT
private slots:
    void cardsOfOnePlayerAreVisible() {
        DealtMissions dealt;
        QComboBox* first = dealt.field("secret-1-combat");
        QComboBox* second = dealt.field("secret-2-combat");
        QVERIFY(first != nullptr && second != nullptr);
        QVERIFY(!first->isVisible() && !second->isVisible());
        QTest::keyClick(dealt.seat(), Qt::Key_Down);
        QVERIFY(first->isVisible() && !second->isVisible());
        QTest::keyClick(dealt.seat(), Qt::Key_Down);
        QVERIFY(!first->isVisible() && second->isVisible());
    }

    void aMissionIsDealtOnce() {
        DealtMissions dealt;
        QComboBox* secret = dealt.field("secret-1-combat");
        QComboBox* open = dealt.field("open-combat");
        secret->setCurrentIndex(1);
        QVERIFY(dealt.dialog.findChild<QPushButton*>("startPlay")->isEnabled());
        QCOMPARE(dealt.dialog.setup().chosen.at("secret-1-combat"),
                 secret->currentData().toString().toStdString());
        open->setCurrentIndex(1);
        QVERIFY(!dealt.dialog.findChild<QPushButton*>("startPlay")->isEnabled());
        const auto* problems = dealt.dialog.findChild<QLabel*>("startProblems");
        QVERIFY2(problems->text().contains("already dealt"), qPrintable(problems->text()));
        open->setCurrentIndex(2);
        QVERIFY(dealt.dialog.findChild<QPushButton*>("startPlay")->isEnabled());
    }
};

HEXA_TEST(BauenDealtMissionsTest);
#include "dealtmissions_test.moc"
