// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/jobs/power.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QIODevice>
#include <QTemporaryDir>
#include <QTest>

using namespace hexa::editor;

using Supply = QMap<QString, QString>;  // content by name of file

class PowerTest : public QObject {
    Q_OBJECT

private slots:
    void aMachineOnItsBatteryIsKnown_data() {
        const Supply unplugged{{"type", "Mains"}, {"online", "0"}};
        const Supply plugged{{"type", "Mains"}, {"online", "1"}};
        const Supply discharging{{"type", "Battery"}, {"status", "Discharging"}};
        const Supply charging{{"type", "Battery"}, {"status", "Charging"}};
        const Supply mouse{{"type", "Battery"}, {"status", "Discharging"}, {"scope", "Device"}};
        QTest::addColumn<QList<Supply>>("supplies");
        QTest::addColumn<bool>("battery");
        QTest::newRow("nothing is known") << QList<Supply>() << false;
        QTest::newRow("a file of nobody's") << QList<Supply>{Supply()} << false;
        QTest::newRow("desktop") << QList<Supply>{plugged} << false;
        QTest::newRow("desktop with a mouse") << QList<Supply>{mouse} << false;
        QTest::newRow("laptop on its battery") << QList<Supply>{discharging, unplugged} << true;
        QTest::newRow("laptop that charges") << QList<Supply>{charging, plugged} << false;
        QTest::newRow("weak plug") << QList<Supply>{discharging, plugged} << false;
        QTest::newRow("tablet without a plug") << QList<Supply>{discharging} << true;
        QTest::newRow("two batteries") << QList<Supply>{charging, discharging, unplugged} << true;
    }
    void aMachineOnItsBatteryIsKnown() {
        QFETCH(QList<Supply>, supplies);
        QFETCH(bool, battery);
        const QTemporaryDir folder;
        for (int i = 0; i < supplies.size(); ++i) {
            const QString name = QString("supply%1").arg(i);
            QVERIFY(QDir(folder.path()).mkdir(name));
            for (auto file = supplies[i].begin(); file != supplies[i].end(); ++file) {
                QFile out(folder.filePath(name + '/' + file.key()));
                QVERIFY(out.open(QIODevice::WriteOnly));
                out.write(file.value().toUtf8() + '\n');
            }
        }
        QCOMPARE(onBattery(folder.path()), battery);
        QVERIFY(mayRun(BackgroundWork::Always, folder.path()));
        QCOMPARE(mayRun(BackgroundWork::OnMains, folder.path()), !battery);
        QVERIFY(!mayRun(BackgroundWork::Never, folder.path()));
    }

    void noFolderIsMains() { QVERIFY(!onBattery("/nowhere/power_supply")); }
};

HEXA_TEST(PowerTest);
#include "power_test.moc"
