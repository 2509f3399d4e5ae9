// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file/file.h"
#include "core/io/format/scenariofile.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace hexa;

/// tests/files/bad: each file must be refused with the code and place given in expected.json there.
class BadFilesTest : public QObject {
    Q_OBJECT

private slots:
    void refused_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("place");
        const auto table =
            QJsonDocument::fromJson(QByteArray::fromStdString(*readFile(folder() + "expected.json")))
                .object();
        for (auto entry = table.begin(); entry != table.end(); ++entry) {
            const auto expected = entry->toObject();
            QTest::newRow(qPrintable(entry.key()))
                << expected["code"].toString() << expected["place"].toString("any");
        }
    }
    void refused() {
        QFETCH(QString, code);
        QFETCH(QString, place);
        const auto scenario = loadScenario(folder() + QTest::currentDataTag() + ".hexa", test::toySystems());
        QVERIFY(!scenario);
        // The game with that name is not known here, but the file is wrong before that matters.
        QCOMPARE(QString::fromStdString(scenario.error().code()), code);
        if (place != "any") QCOMPARE(shown(scenario.error().place()), place);
        const Messages messages = test::toySystems().messages();
        for (const char* language : {"en", "de", "fr"})
            QVERIFY2(messages.text(language, scenario.error()) != code.toStdString(),
                     "no sentence for this code");
    }

    void everyFileIsListed() {
        const auto table =
            QJsonDocument::fromJson(QByteArray::fromStdString(*readFile(folder() + "expected.json")))
                .object();
        const auto files = QDir(QString::fromStdString(folder())).entryList({"*.hexa"});
        QCOMPARE(files.size(), table.size());
        for (const QString& file : files) QVERIFY2(table.contains(file.chopped(5)), qPrintable(file));
    }

private:
    static std::string folder() { return HEXATELIER_SOURCE_DIR "/tests/files/bad/"; }
    static QString shown(const Place& place) {
        if (const auto* pointer = std::get_if<JsonPointer>(&place))
            return QString::fromStdString(pointer->path);
        if (const auto* at = std::get_if<TextPosition>(&place))
            return QString("%1:%2").arg(at->line).arg(at->column);
        return {};
    }
};

HEXA_TEST(BadFilesTest);
#include "badfiles_test.moc"
