// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/mappage.h"

#include "tests/editor/paint/paintcases.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace hexa::test {

class MapPageTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    Messages mMessages = coreMessages();
    QString path(const char* name) const { return mFolder.filePath(name); }

    Status render(const char* name, const Scenario& scenario, const paint::PageOptions& options) const {
        return paint::renderPdf(path(name).toStdString(), scenario, clockworkCatalog(), mMessages, options);
    }

private slots:
    void holdsVectorsAndTextOnly_data() {
        QTest::addColumn<int>("style");
        QTest::newRow("abstract") << 0;
        QTest::newRow("pictorial") << 1;
        QTest::newRow("ink") << 2;
    }
    void holdsVectorsAndTextOnly() {
        QFETCH(int, style);
        Scenario scenario = crowdedMap(clockworkCatalog(), Orientation::Flat);
        scenario.title = Localized("Süßwassersee der Äbte");
        scenario.provenance.seed = 18446744073709551615U;
        paint::PageOptions options;
        options.style.tiles = static_cast<paint::TileStyle>(style);
        options.style.language = "de";
        QVERIFY(render("map.pdf", scenario, options).ok());

        bool found = false;
        const QByteArray images = outputOf("pdfimages", {"-list", path("map.pdf")}, found);
        if (!found) QSKIP("pdfimages (poppler-utils) is not installed");
        QCOMPARE(images.trimmed().split('\n').size(), 2);  // the table's head alone
        const QByteArray file = [&] {
            QFile pdf(path("map.pdf"));
            return pdf.open(QIODevice::ReadOnly) ? pdf.readAll() : QByteArray();
        }();
        QVERIFY(file.size() > 10'000 && file.size() < 2'000'000);

        const auto fonts = outputOf("pdffonts", {path("map.pdf")}, found).trimmed().split('\n').mid(2);
        QVERIFY(!fonts.isEmpty());
        for (const QByteArray& font : fonts) QVERIFY2(font.contains("yes"), font.constData());

        const QString text = QString::fromUtf8(outputOf("pdftotext", {"-raw", path("map.pdf"), "-"}, found));
        QVERIFY(text.contains("Süßwassersee der Äbte"));
        QVERIFY(text.contains("18446744073709551615"));
        QVERIFY(text.contains("Ödland × "));
        QVERIFY(text.contains("Old bridge"));
        for (const Cell& cell : scenario.board.cells())
            if (!cell.id.empty()) QVERIFY(text.contains(QString::fromStdString(std::string(cell.id.text()))));
    }

    void pagesHaveExactlyTheSizeAskedFor_data() {
        QTest::addColumn<QPageSize>("size");
        QTest::addColumn<bool>("turned");
        QTest::addColumn<QString>("expected");
        QTest::newRow("A4") << QPageSize(QPageSize::A4) << false << "595 x 842";
        QTest::newRow("A4 turned") << QPageSize(QPageSize::A4) << true << "842 x 595";
        QTest::newRow("Letter") << QPageSize(QPageSize::Letter) << false << "612 x 792";
        QTest::newRow("odd") << QPageSize(QSizeF(211, 298), QPageSize::Millimeter, "odd",
                                          QPageSize::ExactMatch)
                             << false << "598 x 845";
    }
    void pagesHaveExactlyTheSizeAskedFor() {
        QFETCH(QPageSize, size);
        QFETCH(bool, turned);
        QFETCH(QString, expected);
        paint::PageOptions options;
        options.size = size;
        options.turn = turned ? QPageLayout::Landscape : QPageLayout::Portrait;
        QVERIFY(render("size.pdf", clockworkSample(0), options).ok());
        bool found = false;
        const QString info = QString::fromUtf8(outputOf("pdfinfo", {path("size.pdf")}, found));
        if (!found) QSKIP("pdfinfo (poppler-utils) is not installed");
        QVERIFY2(info.contains(expected), qPrintable(info));
        QVERIFY(info.contains(QRegularExpression("Pages:\\s+1\\n")));
    }

    void nothingLeavesThePage() {
        Scenario scenario = clockworkSample(0);
        std::string title(300, 'W');
        title.append(" and a long title of many words that goes on and on and on");
        scenario.title.set("en", title);
        scenario.author = std::string(200, 'M');
        for (const auto turn : {QPageLayout::Portrait, QPageLayout::Landscape}) {
            paint::PageOptions options;
            options.turn = turn;
            const QSizeF size = paint::pageSizeMm(options);
            constexpr int border = 60;
            QImage page(static_cast<int>(size.width() * 4) + 2 * border,
                        static_cast<int>(size.height() * 4) + 2 * border, QImage::Format_RGB32);
            page.fill(Qt::white);
            QPainter painter(&page);
            painter.translate(border, border);
            painter.scale(4, 4);
            paint::TileArt art(clockworkCatalog());
            paint::paintMapPage(painter, scenario, clockworkCatalog(), art, mMessages, options);
            painter.end();
            const QRect inside = page.rect().adjusted(border + 36, border + 36, -border - 36, -border - 36);
            int outside = 0;
            for (int y = 0; y < page.height(); ++y)
                for (int x = 0; x < page.width(); ++x)
                    outside += !inside.contains(x, y) && qGray(page.pixel(x, y)) < 250;
            QCOMPARE(outside, 0);
        }
    }

    void anEmptyScenarioIsAPageToo() {
        QVERIFY(render("empty.pdf", Scenario(), {}).ok());
        QVERIFY(QFile(path("empty.pdf")).size() > 500);
    }

    void aFailureHasACode() {
        const Status full =
            paint::renderPdf("/dev/full", clockworkSample(0), clockworkCatalog(), mMessages, {});
        QVERIFY(!full.ok());
        QCOMPARE(full.error().code(), std::string("file.disk-full"));
    }
};

HEXA_TEST(MapPageTest);

}  // namespace hexa::test

#include "mappage_test.moc"
