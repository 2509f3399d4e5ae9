// SPDX-License-Identifier: GPL-3.0-or-later
// print, and the maps that printed PDFs carry.
#include "core/registry/registry.h"
#include "tests/app/cli/program.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QIODevice>
#include <QTemporaryDir>
#include <QTest>

namespace hexa {

class PrintingTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    QString at(const QString& name) const { return mFolder.filePath(name); }
    static QByteArray sample() {
        static const Systems systems = builtInSystems();
        const std::string_view text = systems.list().front().samples.front().text;
        return {text.data(), static_cast<qsizetype>(text.size())};
    }

private slots:
    void initTestCase() {
        QFile file(at("map.hexa"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(sample() + "\n  \n");  // not quite as the program writes it
    }

    void wrongUsage_data() {
        QTest::addColumn<QStringList>("options");
        const auto row = [](const char* name, const QStringList& options) { QTest::newRow(name) << options; };
        row("no such sheet", {"--what", "layout,posters"});
        row("no sheet", {"--what", ""});
        row("no such paper", {"--paper", "10x10"});
        row("no such style", {"--style", "grey"});
        row("no such way", {"--orientation", "upside-down"});
        row("margin", {"--margin", "41"});
        row("margin that is no number", {"--margin", "wide"});
        row("measured without its line", {"--measured-x", "168/"});
        row("measured on other paper",
            {"--paper", "letter", "--measured-x", "168.3", "--measured-y", "247.5"});
        row("poster", {"--poster", "empty"});
        row("tile size", {"--tile-size", "big"});
        row("backs", {"--backs", "both"});
        row("per page", {"--per-page", "17"});
        row("measured", {"--measured-x", "100"});
        row("dpi", {"--dpi", "99999"});
        row("card size", {"--card-size", "huge"});
        row("counter scale", {"--counter-scale", "5"});
        row("item copies", {"--item-copies", "0"});
        row("cut lines", {"--cut-lines", "all"});
    }
    void wrongUsage() {
        QFETCH(QStringList, options);
        const Run result = run(QStringList{"print", at("map.hexa"), "-o", at("u.pdf")} + options);
        QCOMPARE(result.status, 2);
        QVERIFY(result.err.startsWith("hexatelier-cli: "));
        QVERIFY2(!containsCode(result.err), result.err.constData());
        QVERIFY(!QFile::exists(at("u.pdf")));
    }

    void writesEachForm() {
        const QStringList job{"print",        at("map.hexa"), "--what", "layout,orders", "--lang", "de",
                              "--measured-x", "171.5",        "-o"};
        QCOMPARE(run(job + QStringList{at("s.pdf")}).status, 0);
        QVERIFY(contentOf(at("s.pdf")).startsWith("%PDF"));
        QCOMPARE(run(job + QStringList{at("s.zip")}).status, 0);
        QVERIFY(contentOf(at("s.zip")).startsWith("PK"));
        QCOMPARE(run(job + QStringList{at("s.svg")}).status, 0);
        QVERIFY(contentOf(at("s-01.svg")).contains("<svg"));
        QCOMPARE(run(job + QStringList{"--dpi", "40", at("s.png")}).status,
                 2);  // the option takes the file's place
        QCOMPARE(run(job + QStringList{at("s.png"), "--dpi", "40"}).status, 0);
        QVERIFY(contentOf(at("s-02.png")).startsWith("\x89PNG"));
        QCOMPARE(run(job + QStringList{at("none/s.pdf")}).status, 4);
    }

    void printsForAVariant() {
        const QStringList job{"print", at("map.hexa"), "--what",   "orders", "--per-page",
                              "1",     "-o",           at("v.svg")};
        QCOMPARE(run(job).status, 0);
        QVERIFY(QFile::exists(at("v-14.svg")) && !QFile::exists(at("v-15.svg")));
        QCOMPARE(run(job + QStringList{"--epic"}).status, 0);
        QVERIFY(QFile::exists(at("v-18.svg")) && !QFile::exists(at("v-19.svg")));
        const Run no = run(job + QStringList{"--alliances"});
        QCOMPARE(no.status, 2);
        QVERIFY2(no.err.contains("alliances"), no.err.constData());
    }

    void printsWhatAGameHasCutOut() {
        const Run cards = run({"print", at("map.hexa"), "--what", "cards,units", "--card-size", "mini",
                               "--cut-lines", "layer", "-o", at("c.pdf")});
        QVERIFY2(cards.status == 0, cards.err.constData());
        QVERIFY(contentOf(at("c.pdf")).contains("CutContour"));
        // The toy game has sheets of its own, and none of the other game's.
        QCOMPARE(runProgram("hexatelier-toycli",
                            {"new", "--system", "toy", "--layout", "2p", "-o", at("toy.hexa")})
                     .status,
                 0);
        QCOMPARE(runProgram("hexatelier-toycli",
                            {"print", at("toy.hexa"), "--what", "chips,farms,layout", "-o", at("toy.svg")})
                     .status,
                 0);
        QVERIFY(contentOf(at("toy-02.svg")).contains("<svg"));
        const Run other =
            runProgram("hexatelier-toycli", {"print", at("toy.hexa"), "--what", "units", "-o", at("u.pdf")});
        QCOMPARE(other.status, 2);
        QVERIFY2(other.err.contains("chips, cards, farms"), other.err.constData());
    }

    /// An option that no chosen sheet uses is probably a mistake, but harms nothing.
    void saysThatAnOptionIsNotUsed() {
        const QStringList job{"print", at("map.hexa"), "-o", at("w.pdf"), "--lang", "en"};
        const QStringList odd{"--overlap", "5", "--bleed", "2", "--epic"};
        const Run unused = run(job + QStringList{"--what", "layout"} + odd);
        QCOMPARE(unused.status, 0);
        for (const char* option : {"--overlap", "--bleed"})
            QVERIFY2(unused.err.contains(QByteArray(option) + " has no effect"), unused.err.constData());
        QVERIFY2(!unused.err.contains("--paper has"), unused.err.constData());
        const Run used = run(job + QStringList{"--what", "tiles,poster,orders"} + odd);
        QCOMPARE(used.status, 0);
        QVERIFY2(!used.err.contains("has no effect"), used.err.constData());
        // The edge matters only if both sides are printed.
        const Run flip = run(job + QStringList{"--what", "tiles", "--flip", "short"});
        QVERIFY2(flip.err.contains("--flip has no effect"), flip.err.constData());
        const Run both = run(job + QStringList{"--what", "tiles", "--flip", "short", "--backs", "duplex"});
        QVERIFY2(!both.err.contains("has no effect"), both.err.constData());
    }

    void optionsAndTheirDefaultsAreExplained() {
        const QString help = QString(run({"print", "--help", "--lang", "en"}).out).simplified();
        for (const char* words : {"--overlap MM", "--backs none|duplex|fold", "Default: none.",
                                  "--card-size game|mini|poker|tarot|WxH", "--counter-scale PERCENT",
                                  "Overlap of poster pages in mm. Default: 10."})
            QVERIFY2(help.contains(words), words);
    }

    void saysThatThereAreManyPages() {
        const QStringList poster{"print", at("map.hexa"), "--what",     "poster",
                                 "-o",    at("p.pdf"),    "--tile-size"};
        const Run many = run(poster + QStringList{"600"});
        QCOMPARE(many.status, 0);
        QVERIFY2(many.err.contains("Pages: 207"), many.err.constData());
        const Run few = run(poster + QStringList{"60"});
        QCOMPARE(few.status, 0);
        QVERIFY2(!few.err.contains(" pages."), few.err.constData());
    }

    void saysWhyNothingIsPrinted() {
        const Run large =
            run({"print", at("map.hexa"), "--what", "tiles", "--tile-size", "500", "-o", at("t.pdf")});
        QCOMPARE(large.status, 4);
        QVERIFY2(large.err.contains("500 mm") && !containsCode(large.err), large.err.constData());
        QVERIFY(!QFile::exists(at("t.pdf")));
    }

    void aPdfGivesItsMapBack() {
        QCOMPARE(run({"print", at("map.hexa"), "--what", "kit", "-o", at("kit.pdf")}).status, 0);
        QCOMPARE(run({"open", at("kit.pdf"), "-o", at("back.hexa")}).status, 0);
        QCOMPARE(contentOf(at("back.hexa")), contentOf(at("map.hexa")));
        // Commands that read a map accept the PDF, even to print it again.
        QCOMPARE(run({"info", "--json", at("kit.pdf")}).out,
                 run({"info", "--json", at("map.hexa")}).out.replace("map.hexa", "kit.pdf"));
        QCOMPARE(run({"print", at("kit.pdf"), "-o", at("again.pdf")}).status, 0);
        QCOMPARE(run({"open", at("again.pdf"), "-o", "-"}).out, contentOf(at("map.hexa")));
    }

    void otherPdfsAreRefused_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("words");
        QTest::newRow("damaged") << QByteArray("%PDF-1.4\nnothing") << "damaged";
        QTest::newRow("empty") << QByteArray() << "";
    }
    void otherPdfsAreRefused() {
        QFETCH(QByteArray, content);
        QFETCH(QString, words);
        QFile file(at("odd.pdf"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        const Run result = run({"open", at("odd.pdf"), "-o", at("never.hexa")});
        QCOMPARE(result.status, 3);
        QVERIFY2(result.err.contains(words.toUtf8()) && result.err.contains("odd.pdf"),
                 result.err.constData());
        QVERIFY(!containsCode(result.err));
        QVERIFY(!QFile::exists(at("never.hexa")));
    }
};

HEXA_TEST(PrintingTest);

}  // namespace hexa

#include "printing_test.moc"
