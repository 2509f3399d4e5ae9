// SPDX-License-Identifier: GPL-3.0-or-later
// Printed sheets as files: their contents besides the pages, the same bytes, kits, pictures,
// refusals.
#include "core/engine/generate/generate.h"
#include "core/pdf/attachment.h"
#include "editor/sheets/sheetinfo.h"
#include "tests/editor/sheets/sheetcases.h"
#include "tests/support/hostilemap.h"
#include "tests/support/test.h"
#include "tests/support/xmllint.h"

#include <QCryptographicHash>
#include <QFile>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

#include <set>
#include <string>
#include <utility>

namespace hexa::test {

using sheets::SheetKind;
using sheets::SheetOptions;

namespace {

QString codeOf(const sheets::SheetJob& job) {
    const auto pages = sheets::makePages(job);
    return pages ? QStringLiteral("fine") : QString::fromStdString(pages.error().code());
}

}  // namespace

class SheetFilesTest : public QObject {
    Q_OBJECT

private slots:
    void aFullDiskIsReported() {
        const Status status = sheets::writePdf("/dev/full", jobFor(sampleMap(0), only(SheetKind::Layout)));
        QVERIFY(!status.ok());
        QCOMPARE(status.error().code(), std::string("file.disk-full"));
    }

    void carriesTheMapByteForByte() {
        // Not as we would write it: blanks and unknown members of other programs.
        std::string text(clockworkSystems().list().front().samples[0].text);
        text.insert(text.find('{') + 1, "\n\n  \"x-other\": [1,   2, \"é\"],");
        const sheets::SheetJob job = jobFor(sampleMap(0), only(SheetKind::Layout), text);
        const Printed printed(job);
        QVERIFY(printed.fine());
        QFile file(printed.path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray pdf = file.readAll();
        const auto found =
            attachedFile({pdf.constData(), static_cast<std::size_t>(pdf.size())}, ".hexa", 1 << 20);
        QVERIFY(found.ok());
        QCOMPARE(QByteArray::fromStdString(*found), QByteArray::fromStdString(text));
        if (!printed.canLook()) QSKIP("poppler-utils is not installed");
        bool there = false;
        run("pdfdetach", {"-save", "1", "-o", printed.file("out.hexa"), printed.path()}, there);
        QFile other(printed.file("out.hexa"));
        QVERIFY(other.open(QIODevice::ReadOnly));
        QCOMPARE(other.readAll(), QByteArray::fromStdString(text));
    }

    void theSameJobGivesTheSameBytes() {
        const sheets::SheetJob job = jobFor(sampleMap(0), only(SheetKind::Layout));
        const auto pages = sheets::makePages(job);
        QVERIFY(pages.ok());
        const auto first = sheets::pdfOf(job, *pages);
        QTest::qWait(1100);  // Qt would write the second into the file
        const auto second = sheets::pdfOf(job, *pages);
        QVERIFY(first.ok() && second.ok());
        QCOMPARE(*first, *second);
    }

    void odditiesAreRefusedWithAReason() {
        for (const char* wrong :
             {"", "A9", "10x20", "x", "200x", "200xabc", "1e9x200", "nanx200", "-200x200"})
            QVERIFY2(!sheets::paperSize(wrong), wrong);
        SheetOptions options = only(SheetKind::Tiles);
        options.tileSize = 400;
        QCOMPARE(codeOf(jobFor(sampleMap(0), options)), QStringLiteral("sheet.item-too-large"));
        options = only(SheetKind::Layout);
        options.paper = {40, 40};
        QCOMPARE(codeOf(jobFor(sampleMap(0), options)), QStringLiteral("sheet.paper-too-small"));
        options = only(SheetKind::Poster);
        Scenario far = sampleMap(0);
        far.board.put(CellState(Cell{{90'000, 0}, kindIdAt(1), false, {}}));
        QCOMPARE(codeOf(jobFor(far, options)), QStringLiteral("sheet.too-many-pages"));
        Scenario empty;
        empty.system = sampleMap(0).system;
        QCOMPARE(codeOf(jobFor(empty, only(SheetKind::Orders))), QStringLiteral("sheet.nothing"));
        // A sheet that only some games need names them.
        SheetOptions calls = only(SheetKind::Items);
        calls.items = {"calls"};
        const auto none = sheets::makePages(jobFor(sampleMap(5), calls));
        QVERIFY(!none.ok());
        const QString why = QString::fromStdString(clockworkSystems().messages().text("en", none.error()));
        QVERIFY2(why.contains("Call slips") && why.contains("--alliances"), qPrintable(why));
        // An empty map must not crash it.
        for (const sheets::SheetInfo& info : sheets::sheetInfos()) {
            const Printed printed(jobFor(empty, only(info.kind)));
            QVERIFY(printed.fine() || printed.error() == "sheet.nothing" ||
                    printed.error() == "sheet.no-draw");
        }
    }

    void jobsStopWhenAsked() {
        SheetOptions options;
        options.sheets = sheets::kitSheets();
        const sheets::SheetJob job = jobFor(sampleMap(5), options);
        std::stop_source stop;
        QTemporaryDir folder;
        const std::string path = folder.filePath("kit.zip").toStdString();
        double last = 0;
        const Status status = sheets::writeKit(path, job,
                                               {[&](double part) {
                                                    last = part;
                                                    if (part > 0.2) stop.request_stop();
                                                },
                                                stop.get_token()});
        QVERIFY(!status.ok());
        QCOMPARE(QString::fromStdString(status.error().code()), QStringLiteral("render.stopped"));
        QVERIFY(last < 0.9);
        QVERIFY(!QFile::exists(QString::fromStdString(path)));
    }

    void aKitTellsWhatIsInIt() {
        SheetOptions options;
        options.sheets = sheets::kitSheets();
        const std::string text(clockworkSystems().list().front().samples[5].text);
        const sheets::SheetJob job = jobFor(sampleMap(5), options, text);
        QTemporaryDir folder;
        const QString path = folder.filePath("kit.zip");
        QVERIFY(sheets::writeKit(path.toStdString(), job).ok());
        bool found = false;
        const auto content = [&](const QString& name) { return run("unzip", {"-p", path, name}, found); };
        const QByteArray manifest = content("manifest.json");
        if (!found) QSKIP("unzip is not installed");
        const QJsonObject root = QJsonDocument::fromJson(manifest).object();
        QCOMPARE(root["format"].toString(), QStringLiteral("hexatelier-kit"));
        QCOMPARE(root["share"].toString(), QString::fromStdString(job.shareCode));
        QStringList names;
        for (const QJsonValue& entry : root["files"].toArray()) {
            const QByteArray bytes = content(entry["name"].toString());
            names << entry["name"].toString();
            QCOMPARE(bytes.size(), entry["bytes"].toInt());
            QCOMPARE(QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex()),
                     entry["sha256"].toString());
        }
        QCOMPARE(names, QStringList({"map.hexa", "sheets.pdf", "map.png", "map.svg"}));
        QCOMPARE(content("map.hexa"), QByteArray::fromStdString(text));
        QVERIFY(!QImage::fromData(content("map.png")).isNull());
        QVERIFY(content("map.svg").contains("<svg"));
        std::set<QString> kinds;
        for (const QJsonValue& page : root["pages"].toArray()) kinds.insert(page["sheet"].toString());
        // Six sheets of the game's cards and counters beside the seven of any game; call slips are
        // for alliances only.
        QCOMPARE(static_cast<int>(kinds.size()), 6 + static_cast<int>(job.system->print->sheets.size()));
        QVERIFY(!kinds.contains("calls"));
        // The same kit again, byte for byte.
        const QString again = folder.filePath("again.zip");
        QVERIFY(sheets::writeKit(again.toStdString(), job).ok());
        QFile a(path), b(again);
        QVERIFY(a.open(QIODevice::ReadOnly) && b.open(QIODevice::ReadOnly));
        QCOMPARE(a.readAll(), b.readAll());
    }

    void pagesAsPictures() {
        SheetOptions options;
        options.sheets = {SheetKind::Layout, SheetKind::Tiles};
        const sheets::SheetJob job = jobFor(sampleMap(0), options);
        QTemporaryDir folder;
        QVERIFY(
            sheets::writePictures(folder.filePath("s.png").toStdString(), sheets::PictureKind::Png, 100, job)
                .ok());
        QVERIFY(
            sheets::writePictures(folder.filePath("s.svg").toStdString(), sheets::PictureKind::Svg, 100, job)
                .ok());
        const QImage first(folder.filePath("s-01.png"));
        QCOMPARE(first.size(), QSize(827, 1169));
        QCOMPARE(qRound(first.dotsPerMeterX() * 0.0254), 100);
        QFile svg(folder.filePath("s-02.svg"));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        const QByteArray text = svg.readAll();
        QVERIFY(text.contains("width=\"210mm\"") && text.contains("<text"));
    }

    void everySvgIsXml_data() {
        QTest::addColumn<int>("kind");
        for (const sheets::SheetInfo& info : sheets::sheetInfos())
            QTest::newRow(info.id) << static_cast<int>(info.kind);
    }
    void everySvgIsXml() {
        QFETCH(int, kind);
        Scenario map = sampleMap(0);
        const bool drawn = static_cast<SheetKind>(kind) == SheetKind::Draw;
        if (drawn) {
            GenerateRequest request;
            request.base = map;
            request.seed = 5;
            auto made = makeMap(clockworkSystems().list().front(), request);
            QVERIFY(made.ok());
            map = *std::move(made);
        }
        const std::string generator = map.provenance.generator;
        makeHostile(map);
        if (drawn) map.provenance.generator = generator;  // without it there is no draw
        const sheets::SheetJob job = jobFor(map, only(static_cast<SheetKind>(kind)));
        const auto pages = sheets::makePages(job);
        QVERIFY(pages && !pages->empty());
        const int count = static_cast<int>(pages->size());
        for (int number = 1; number <= std::min(count, 3); ++number) {
            sheets::Page page = (*pages)[static_cast<std::size_t>(number - 1)];
            if (number == 1) page.name = QString::fromStdString(hostileText);
            const QByteArray svg = sheets::svgOf(job, page, number, count);
            HEXA_VERIFY_XML(svg);
            QVERIFY(!svg.contains("<script"));
        }
    }

    void theSvgOfAKitIsXml() {
        Scenario map = sampleMap(0);
        makeHostile(map);
        QTemporaryDir folder;
        const QString path = folder.filePath("kit.zip");
        QVERIFY(sheets::writeKit(path.toStdString(), jobFor(map, only(SheetKind::Layout))).ok());
        bool found = false;
        const QByteArray svg = run("unzip", {"-p", path, "map.svg"}, found);
        if (!found) QSKIP("unzip is not installed");
        QVERIFY(svg.contains("<svg"));
        HEXA_VERIFY_XML(svg);
    }
};

HEXA_TEST(SheetFilesTest);

}  // namespace hexa::test

#include "files_test.moc"
