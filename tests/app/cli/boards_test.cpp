// SPDX-License-Identifier: GPL-3.0-or-later
// new with a board in one line, and maps for another number of players: as a script sees them.
#include "tests/app/cli/program.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace hexa {

class BoardsTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    QString at(const QString& name) const { return mFolder.filePath(name); }
    Run lay(const QString& line, const QString& file) const {
        return run(
            {"new", "--system", "bauen-und-beherrschen", "--players", "2", "--line", line, "-o", at(file)});
    }

private slots:
    void aBoardOfOneLine() {
        QCOMPARE(lay("P1 H1/120 M1 P2 H2 M2/240", "typed.hexa").status, 0);
        const Run reported = run({"validate", at("typed.hexa")});
        QVERIFY2(reported.status == 0, reported.out + reported.err);
        // A draw reports a line that lays the same board.
        const Run drawn = run({"generate", "--system", "bauen-und-beherrschen", "--players", "2", "--mode",
                               "turned", "--seed", "7", "--log", "-o", at("drawn.hexa")});
        QCOMPARE(drawn.status, 0);
        const QByteArray words = "Board on one line: ";
        const auto from = drawn.out.indexOf(words) + words.size();
        QVERIFY(from > words.size());
        QCOMPARE(lay(drawn.out.mid(from, drawn.out.indexOf('\n', from) - from), "again.hexa").status, 0);
        const auto regions = [&](const QString& name) {
            return QJsonDocument::fromJson(contentOf(at(name)))
                .object()["board"]
                .toObject()["regions"]
                .toArray();
        };
        QCOMPARE(regions("again.hexa").size(), 6);
        QCOMPARE(regions("again.hexa"), regions("drawn.hexa"));
    }
    void whatIsWrongIsSaid() {
        const Run twice = lay("P1 H1 M1 P1 H2 M2", "twice.hexa");
        QCOMPARE(twice.status, 2);
        QVERIFY2(twice.err.contains("P1"), twice.err);
        QVERIFY(!QFile::exists(at("twice.hexa")));
        const Run other =
            run({"new", "--system", "clockwork-wars", "--players", "2", "--line", "P1", "-o", at("x.hexa")});
        QCOMPARE(other.status, 2);
    }
    void anotherNumberOfPlayers() {
        QCOMPARE(lay("P1 H1 M1 P2 H2 M2", "two.hexa").status, 0);
        const Run more = run({"new", "--change", at("two.hexa"), "--players", "4", "-o", at("four.hexa")});
        QVERIFY2(more.status == 0 && more.err.contains("6 empty positions"), more.err);
        const Run filled = run({"generate", "--lock", at("four.hexa"), "--seed", "1", "-o", at("full.hexa")});
        QVERIFY2(filled.status == 0, filled.err);
        const Run fewer = run({"new", "--change", at("full.hexa"), "--players", "3", "-o", at("three.hexa")});
        QVERIFY2(fewer.status == 0 && fewer.err.contains("removed from the board"), fewer.err);
        QCOMPARE(run({"new", "--change", at("two.hexa"), "--players", "9", "-o", at("x.hexa")}).status, 2);
    }
};

HEXA_TEST(BoardsTest);

}  // namespace hexa
#include "boards_test.moc"
