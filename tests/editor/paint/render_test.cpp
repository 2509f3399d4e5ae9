// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/render.h"

#include "editor/paint/mappainter.h"
#include "tests/editor/paint/paintcases.h"
#include "tests/support/hostilemap.h"
#include "tests/support/test.h"
#include "tests/support/xmllint.h"

#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QIODevice>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace hexa::test {
using paint::PictureOptions;

class RenderTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    std::string file(const char* name) const { return mFolder.filePath(name).toStdString(); }
    static QString qt(const std::string& path) { return QString::fromStdString(path); }

    /// Returns the picture's window straight from the painter.
    static QImage direct(const Scenario& scenario, const PictureOptions& options, const QRect& window) {
        paint::TileArt art(clockworkCatalog());
        const QRectF bounds = paint::MapPainter(scenario, clockworkCatalog(), art, options.style).bounds();
        const double scale = options.pixelsPerUnit;
        const QPointF origin(-std::floor(bounds.left() * scale * 16) / 16,
                             -std::floor(bounds.top() * scale * 16) / 16);
        return paintWindow(scenario, clockworkCatalog(), options.style, scale, origin, window);
    }
    static QImage read(const std::string& path) {
        QImageReader::setAllocationLimit(0);
        return QImage(qt(path)).convertToFormat(QImage::Format_RGB32);
    }

private slots:
    void stripsEqualOnePicture() {
        const Scenario scenario = crowdedMap(clockworkCatalog(), Orientation::Flat);
        PictureOptions options;
        options.pixelsPerUnit = 213.7;  // about 3,100 x 3,500 pixels: several strips
        std::vector<double> done;
        options.progress = [&](double part) { done.push_back(part); };
        QVERIFY(paint::renderPng(file("strips.png"), scenario, clockworkGame(), options).ok());
        const QImage written = read(file("strips.png"));
        QCOMPARE(written.size(), paint::pictureSize(scenario, clockworkGame(), options));
        QCOMPARE(differences(written, direct(scenario, options, QRect({}, written.size()))), 0);
        QVERIFY(done.size() > 2);
        QVERIFY(std::is_sorted(done.begin(), done.end()));
        QCOMPARE(done.back(), 1.0);
    }

    void widePicturesAreComplete() {
        const Scenario scenario = randomMap(clockworkCatalog(), 880, 2, Orientation::Flat, 11);
        PictureOptions options;
        options.pixelsPerUnit = 30;  // with IDs
        QVERIFY(paint::renderPng(file("wide.png"), scenario, clockworkGame(), options).ok());
        const QImage written = read(file("wide.png"));
        QVERIFY(written.width() > 38'000);
        for (int left = 0; left < written.width(); left += 3'001) {
            const QRect window(left, 0, std::min(3'001, written.width() - left), written.height());
            QCOMPARE(differences(written.copy(window), direct(scenario, options, window)), 0);
        }
        // Something is painted at the far end.
        const QImage end = written.copy(written.width() - 200, 0, 200, written.height());
        QImage ground(end.size(), end.format());
        ground.fill(options.style.ground);
        QVERIFY(differences(end, ground) > 1'000);
    }

    void tooLargeIsRefusedBeforeAnythingIsWritten() {
        const Scenario scenario = clockworkSample(0);
        PictureOptions options;
        for (const double scale : {100'000.0, 1e300, 0.0, -1.0, std::nan("")}) {
            options.pixelsPerUnit = scale;
            for (const auto render : {&paint::renderPng, &paint::renderSvg}) {
                const Status status = render(file("large"), scenario, clockworkGame(), options);
                QVERIFY(!status.ok());
                QCOMPARE(status.error().code(), std::string("render.too-large"));
            }
        }
        QVERIFY(!QFile::exists(qt(file("large"))));
    }

    void aFailureLeavesTheOldFile() {
        const Scenario scenario = clockworkSample(0);
        QDir().mkpath(mFolder.filePath("old"));
        const std::string path = file("old/map.png");
        QFile old(qt(path));
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        PictureOptions options;
        std::stop_source stop;
        options.stop = stop.get_token();
        options.pixelsPerUnit = 300;
        options.progress = [&](double) { stop.request_stop(); };
        const Status stopped = paint::renderPng(path, scenario, clockworkGame(), options);
        QVERIFY(!stopped.ok());
        QCOMPARE(stopped.error().code(), std::string("render.stopped"));
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("old"));
        QCOMPARE(QDir(mFolder.filePath("old")).entryList(QDir::Files).size(), 1);
    }

    void writeErrorsHaveCodes() {
        const Scenario scenario = clockworkSample(0);
        for (const auto render : {&paint::renderPng, &paint::renderSvg}) {
            const Status full = render("/dev/full", scenario, clockworkGame(), {});
            QVERIFY(!full.ok());
            QCOMPARE(full.error().code(), std::string("file.disk-full"));
            const Status missing = render(file("no/such/folder.png"), scenario, clockworkGame(), {});
            QVERIFY(!missing.ok());
            QCOMPARE(missing.error().code(), std::string("file.no-folder"));
            const Status folder = render(mFolder.path().toStdString(), scenario, clockworkGame(), {});
            QVERIFY(!folder.ok());
            QCOMPARE(folder.error().code(), std::string("file.is-directory"));
        }
    }

    void pngKnowsSizeTitleAndTransparency() {
        const Scenario scenario = clockworkSample(0);
        PictureOptions options;
        options.dpi = 254;
        options.transparent = true;
        QVERIFY(paint::renderPng(file("clear.png"), scenario, clockworkGame(), options).ok());
        const QImage image(qt(file("clear.png")));
        QCOMPARE(image.dotsPerMeterX(), 10'000);
        QCOMPARE(image.text("Title"), QString::fromStdString(std::string(scenario.title.in("en"))));
        QCOMPARE(qAlpha(image.pixel(0, 0)), 0);
        int opaque = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) opaque += qAlpha(image.pixel(x, y)) == 255;
        QVERIFY(opaque > image.width() * image.height() / 4);
    }

    void svgIsXmlWhateverTheTextsSay() {
        for (Scenario scenario : {clockworkSample(0), crowdedMap(clockworkCatalog(), Orientation::Flat)}) {
            makeHostile(scenario);
            QVERIFY(paint::renderSvg(file("map.svg"), scenario, clockworkGame(), {}).ok());
            QFile svg(qt(file("map.svg")));
            QVERIFY(svg.open(QIODevice::ReadOnly));
            const QByteArray content = svg.readAll();
            HEXA_VERIFY_XML(content);
            QVERIFY(!content.contains("<script"));
            // The title is still the title.
            QXmlStreamReader xml(content);
            while (!xml.atEnd() && !(xml.isStartElement() && xml.name() == u"title")) xml.readNext();
            QVERIFY(xml.readElementText().startsWith("</title><script>alert('1')</script> & "));
        }
    }

    void svgHoldsTheIdsAsText() {
        const Scenario scenario = clockworkSample(0);
        PictureOptions options;
        options.pixelsPerUnit = 100;
        options.dpi = 254;
        QVERIFY(paint::renderSvg(file("map.svg"), scenario, clockworkGame(), options).ok());
        QFile svg(qt(file("map.svg")));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&svg);
        QStringList texts;
        QString width;
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement()) continue;
            if (xml.name() == u"svg") width = xml.attributes().value("width").toString();
            if (xml.name() == u"text")
                texts << xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
            QVERIFY(xml.name() != u"image");
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        int ids = 0;
        for (const Cell& cell : scenario.board.cells()) {
            if (cell.id.empty()) continue;
            ++ids;
            QVERIFY(texts.contains(QString::fromStdString(std::string(cell.id.text()))));
        }
        QVERIFY(ids > 10);
        QVERIFY(width.endsWith("mm"));
        const double expected = paint::pictureSize(scenario, clockworkGame(), options).width() / 10.0;
        QVERIFY(std::abs(width.chopped(2).toDouble() - expected) < 0.01);
    }

    void thumbnailsFit() {
        const QImage image = paint::thumbnail(clockworkSample(0), clockworkGame(), {}, 160);
        QCOMPARE(std::max(image.width(), image.height()), 160);
        const QImage none = paint::thumbnail(Scenario(), clockworkGame(), {}, 160);
        QVERIFY(!none.isNull());
    }
};

HEXA_TEST(RenderTest);

}  // namespace hexa::test

#include "render_test.moc"
