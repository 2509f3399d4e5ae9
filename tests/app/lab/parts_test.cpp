// SPDX-License-Identifier: GPL-3.0-or-later
// Runs of the laboratory in parts, and its merge.
#include "core/parts/partfile.h"
#include "tests/app/cli/parts.h"
#include "tests/app/lab/lab.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTest>

namespace hexa {

class LabPartsTest : public QObject {
    Q_OBJECT

    const PartRuns mRuns{"hexatelier-lab"};
    QString at(const QString& name) const { return mRuns.at(name); }
    QStringList played(const QStringList& words, int of, const QString& name = "part") const {
        return mRuns.played(words, of, name);
    }
    static QStringList tuning(const QString& command, const QStringList& more) {
        return QStringList{command, "--system", "clockwork-wars", "--seed", "3"} + more;
    }

private slots:
    void mergedEqualsWhole_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<bool>("writes");
        QTest::newRow("ladder") << tuning("ladder", {"--players", "4", "--alliances", "--bots",
                                                     "random,greedy,calm", "--maps", "3", "--games", "40"})
                                << false;
        QTest::newRow("calibrate") << tuning("calibrate", {"--players", "2", "--bots", "greedy,calm",
                                                           "--maps", "3", "--games", "30"})
                                   << true;
        QTest::newRow("fit") << tuning("fit", {"--players", "2", "--bots", "greedy", "--maps", "12",
                                               "--games", "20", "--held-out", "10", "--held-out-games", "20"})
                             << true;
    }
    void mergedEqualsWhole() {
        QFETCH(QStringList, words);
        QFETCH(bool, writes);
        mRuns.mergedEqualsWhole(words, writes);
    }

    void whatMergeWrites() {
        const QStringList fit = tuning("fit", {"--players", "2", "--bots", "greedy", "--maps", "10",
                                               "--games", "8", "--held-out", "10", "--held-out-games", "8"});
        const QStringList files = played(fit, 2, "fit");
        const QByteArray before = contentOf(files.front());
        const Run unnamed = runLab(QStringList{"merge", "--lang", "en"} + files);
        QCOMPARE(unnamed.status, 2);
        QVERIFY2(unnamed.err.contains("-o"), unnamed.err.constData());
        QCOMPARE(runLab(QStringList{"merge"} + files + QStringList{"-o", files.front()}).status, 2);
        QCOMPARE(contentOf(files.front()), before);
    }

    /// Checks that a part from another program is rejected and that its words are not run as a
    /// command.
    void partsOfOtherRuns() {
        for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
                 {},
                 {"simulate", "map.hexa", "--games=5", "--seed=1"},
                 {"calibrate", "--system=clockwork-wars", "--players=2", "--maps=1", "--games=5", "--seed=1",
                  "-o", at("victim").toStdString()}}) {
            parts::Part part;
            part.request.command = words;
            part.request.grounds = {"rules 2"};
            put(at("forged.json"), QByteArray::fromStdString(parts::writePart(part)));
            const Run result = runLab({"merge", at("forged.json"), "--lang", "en"});
            QCOMPARE(result.status, 3);
            QVERIFY2(!containsCode(result.err), result.err.constData());
        }
        QVERIFY(!QFile::exists(at("victim")));
    }
};

HEXA_TEST(LabPartsTest, "long");

}  // namespace hexa

#include "parts_test.moc"
