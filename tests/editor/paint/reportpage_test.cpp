// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/reportpage.h"

#include "tests/support/test.h"

#include <QColor>
#include <QFile>
#include <QImage>
#include <QIODevice>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

using namespace hexa;

class ReportPageTest : public QObject {
    Q_OBJECT
private slots:
    void cellsAreQuotedWhereTheyMust() {
        QString csv;
        paint::addCsvLine(csv, {"plain", "a,b", "say \"so\"", "two\nlines", ""});
        QCOMPARE(csv, QStringLiteral("plain,\"a,b\",\"say \"\"so\"\"\",\"two\nlines\",\n"));
    }

    /// A spreadsheet must show names that come from others, not work them out.
    void formulasAreTextsAndNumbersNumbers_data() {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QString>("written");
        const auto row = [](const char* cell, const char* written) {
            QTest::newRow(cell) << QString::fromUtf8(cell) << QString::fromUtf8(written);
        };
        row("=1+1", "'=1+1");
        row("=HYPERLINK(\"http://x\",\"y\")", "\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\"");
        row("+A1", "'+A1");
        row("-A1", "'-A1");
        row("@SUM(A1)", "'@SUM(A1)");
        row("\t=1", "'\t=1");
        row("\r=1", "\"'\r=1\"");
        row("\xEF\xBC\x9D"
            "1",
            "'\xEF\xBC\x9D"
            "1");
        row("one\rtwo", "\"one\rtwo\"");
        row("-1", "-1");
        row("-0.25", "-0.25");
        row("+3", "+3");
        row("-1e-05", "-1e-05");
        row("1+2", "1+2");
        row("a=b", "a=b");
    }
    void formulasAreTextsAndNumbersNumbers() {
        QFETCH(QString, cell);
        QFETCH(QString, written);
        QString csv;
        paint::addCsvLine(csv, {"a", cell});
        QCOMPARE(csv, "a," + written + "\n");
    }

    void aPageIsFilledFromTheTop() {
        QImage image(2100, 2970, QImage::Format_RGB32);
        image.fill(Qt::red);
        QPainter painter(&image);
        paint::ReportPage page(painter);
        const double start = page.top;
        page.text("A heading", 70, QFont::Bold);
        QVERIFY(page.top > start + 70);
        const double table = page.top;
        page.row({"what", "1", "2"}, 200, QFont::Bold);
        page.row({QString(500, 'w'), "3", QString(50, 'w')}, 200);
        QVERIFY(page.top > table + 2 * paint::ReportPage::textHeight);
        const double after = page.top;
        page.text("beside", 32, QFont::Normal, QRectF(1200, 200, 300, 200));
        QCOMPARE(page.top, after);
        painter.end();
        // White paper, ink within the margins only.
        QCOMPARE(image.pixelColor(5, 5), QColor(Qt::white));
        int ink = 0, outside = 0;
        for (int y = 0; y < image.height(); y += 3)
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y).lightness() > 200) continue;
                ++ink;
                if (x < paint::ReportPage::margin - 5 ||
                    x > paint::ReportPage::margin + paint::ReportPage::width + 5)
                    ++outside;
            }
        QVERIFY(ink > 500);
        QCOMPARE(outside, 0);
    }

    void theEndingDecides() {
        QTemporaryDir folder;
        const auto written = [&](const char* name) {
            const QString path = folder.filePath(name);
            if (!paint::writeReport(
                    path, "title", [] { return QStringLiteral("a,b\n"); },
                    [](QPainter& painter) { paint::ReportPage(painter).text("words", 70); }))
                return QByteArray();
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QCOMPARE(written("x.csv"), QByteArray("a,b\n"));
        QVERIFY(written("x.PNG").startsWith("\x89PNG"));
        QVERIFY(written("x.pdf").startsWith("%PDF"));
        QVERIFY(written("no-such-folder/x.csv").isEmpty());
    }
};

HEXA_TEST(ReportPageTest);
#include "reportpage_test.moc"
