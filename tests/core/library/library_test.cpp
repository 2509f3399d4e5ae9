// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"

#include "tests/support/test.h"

#include <QTest>

using namespace hexa;
using namespace hexa::library;

namespace {

ProvenMap played(std::string code, std::vector<balance::BotWins> bots) {
    ProvenMap map;
    map.configuration = "2p";
    map.variants = {"epic"};
    map.code = std::move(code);
    map.mode = "balanced";
    map.makerSeed = std::uint64_t{1} << 63;
    map.tastes = {{"clusters", 120}, {"wealth", 1000}};
    map.proof = Proof{7, 1000, 300, std::move(bots)};
    return map;
}

ProvenMap symmetric(std::string code) {
    ProvenMap map;
    map.configuration = "4p";
    map.code = std::move(code);
    map.mode = "symmetric";
    map.symmetry = "turn-2";
    return map;
}

Library shelfOfTwo() {
    Library library;
    library.system = "toy";
    library.processorSeconds = 90;
    library.seconds = {{"2p/1/1/1", 7}};
    library.tries = {{"2p/1/1/1", 12}};
    library.maps = {played("A", {{"quick", {480, 520}}, {"slow", {150, 150}}}), symmetric("B")};
    return library;
}

}  // namespace

class LibraryTest : public QObject {
    Q_OBJECT

private slots:
    void aFileIsReadAsItWasWritten() {
        const auto read = readLibrary(writeLibrary(shelfOfTwo()));
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().code().c_str());
        QVERIFY(*read == shelfOfTwo());
    }

    void badFilesAreRefused_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("code");
        QTest::newRow("other format") << "hexatelier-library"
                                      << "hexatelier-part"
                                      << "balance.file.format";
        QTest::newRow("newer version") << "\"version\": 1"
                                       << "\"version\": 2"
                                       << "json.range";
        QTest::newRow("one place") << "[480, 520]"
                                   << "[1000]"
                                   << "balance.bad-report";
        QTest::newRow("no games") << "[480, 520]"
                                  << "[0, 0]"
                                  << "balance.bad-report";
        QTest::newRow("nothing proves it") << "\"symmetry\": \"turn-2\""
                                           << "\"symmetry\": \"\""
                                           << "balance.bad-report";
        QTest::newRow("seed") << "\"seed\": \"7\""
                              << "\"seed\": \"seven\""
                              << "balance.bad-report";
    }
    void badFilesAreRefused() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, code);
        QString text = QString::fromStdString(writeLibrary(shelfOfTwo()));
        QVERIFY2(text.contains(from), qPrintable(text));
        const auto read = readLibrary(text.replace(from, to).toStdString());
        QVERIFY(!read.ok());
        QCOMPARE(QString::fromStdString(read.error().code()), code);
    }

    void theWorstBotCounts() {
        const Library library = shelfOfTwo();
        const auto gaps = gapsOf(library.maps[0]);
        QCOMPARE(gaps.size(), std::size_t{2});
        QCOMPARE(generate::worstOf(gaps).bot, std::string("quick"));
        QCOMPARE(gapOf(library.maps[0]), 4.0);
        QVERIFY(gaps[0].interval.low <= 4 && gaps[0].interval.high >= 4);
        QCOMPARE(gapOf(library.maps[1]), 0.0);
    }

    void mergingKeepsEachMapOnce() {
        Library more = shelfOfTwo();
        more.maps[0].code = "C";
        more.tries["2p/1/1/1"] = 5;
        more.seconds["2p/1/1/2"] = 20;  // another part that continues the same file
        const auto both = merged(shelfOfTwo(), more);
        QVERIFY(both.ok());
        QCOMPARE(both->maps.size(), std::size_t{3});
        QCOMPARE(both->allSeconds(), std::int64_t{90 + 7 + 20});
        QCOMPARE(both->tries.at("2p/1/1/1"), std::int64_t{12});
        more.system = "chess";
        QCOMPARE(merged(shelfOfTwo(), more).error().code(), std::string("library.other-game"));
    }
};

HEXA_TEST(LibraryTest);

#include "library_test.moc"
