// SPDX-License-Identifier: GPL-3.0-or-later
// Every SVG and XML written by a command can be read by an XML parser, with any texts in the map.
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "tests/app/cli/program.h"
#include "tests/support/hostilemap.h"
#include "tests/support/test.h"
#include "tests/support/xmllint.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QIODevice>
#include <QTemporaryDir>
#include <QTest>

namespace hexa {

class SvgTest : public QObject {
    Q_OBJECT

private slots:
    void writtenXml_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("min");
        const auto row = [](const char* name, const QStringList& arguments, int min) {
            QTest::newRow(name) << arguments << min;
        };
        row("render", {"render", "MAP", "-o", "OUT.svg"}, 1);
        row("render, pictorial", {"render", "MAP", "--style", "pictorial", "-o", "OUT.svg"}, 1);
        row("print", {"print", "MAP", "--what", "layout,baglist,orders,tracks,rules,ruler", "-o", "OUT.svg"},
            6);
        row("print tiles", {"print", "MAP", "--what", "tiles", "--backs", "duplex", "-o", "OUT.svg"}, 2);
        row("Tiled map", {"export", "MAP", "--pictures", "svg", "-o", "OUT.tmx"}, 3);
        row("kit", {"print", "MAP", "--what", "kit", "-o", "OUT.zip"}, 1);
        row("VASSAL module", {"export", "MAP", "-o", "OUT.vmod"}, 1);
    }
    void writtenXml() {
        QFETCH(QStringList, arguments);
        QFETCH(int, min);
        const Systems systems = builtInSystems();
        const GameSystem& game = systems.list().front();
        auto map = readScenario(game.samples.front().text, systems);
        QVERIFY(map);
        test::makeHostile(*map);
        QTemporaryDir folder;
        QVERIFY(saveScenario(*map, game.catalog, folder.filePath("a.hexa").toStdString()));
        arguments.replaceInStrings("MAP", folder.filePath("a.hexa"));
        arguments.replaceInStrings("OUT", folder.filePath("out"));
        const Run result = run(arguments);
        QVERIFY2(result.status == 0, result.err.constData());
        const QString written = arguments.last();
        if (written.endsWith(".zip") || written.endsWith(".vmod")) {
            QProcess unzip;
            unzip.start("unzip", {"-q", "-o", "-d", folder.path(), written});
            if (!unzip.waitForStarted()) QSKIP("unzip is not installed");
            QVERIFY(unzip.waitForFinished() && unzip.exitCode() == 0);
        }
        int seen = 0;
        QDirIterator files(folder.path(), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray content = file.readAll();
            if (!content.startsWith("<?xml") && !content.startsWith("<svg")) continue;
            ++seen;
            const QString fault = test::xmlFault(content);
            QVERIFY2(fault.isEmpty(), qPrintable(file.fileName() + ": " + fault));
            QVERIFY(!content.contains("<script>"));
        }
        QVERIFY2(seen >= min, qPrintable(QString::number(seen)));
    }
};

HEXA_TEST(SvgTest);

}  // namespace hexa
#include "svg_test.moc"
