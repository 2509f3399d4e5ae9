// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/sheets/sheetcases.h"

#include "core/io/format/scenariofile.h"
#include "core/io/share/sharecode.h"
#include "core/registry/registry.h"

#include <QImageReader>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>
#include <vector>

namespace hexa::test {

const Systems& clockworkSystems() {
    static const Systems all = builtInSystems();
    return all;
}

Scenario sampleMap(std::size_t index) {
    return readScenario(clockworkSystems().list().front().samples.at(index).text, clockworkSystems()).value();
}

sheets::SheetJob jobFor(const Scenario& scenario, const sheets::SheetOptions& options,
                        const std::string& text) {
    static const Messages messages = clockworkSystems().messages();
    const auto code = encodeShareCode(scenario, clockworkSystems());
    return sheets::makeJob(scenario, clockworkSystems().list().front(), messages, options,
                           code ? *code : std::string(), "map", text);
}

sheets::SheetOptions only(sheets::SheetKind kind) {
    sheets::SheetOptions options;
    options.sheets = {kind};
    return options;
}

QByteArray run(const QString& program, const QStringList& arguments, bool& found) {
    const QString path = QStandardPaths::findExecutable(program);
    found = !path.isEmpty();
    if (!found) return {};
    QProcess process;
    process.start(path, arguments);
    process.waitForFinished(60'000);
    return process.readAllStandardOutput();
}

Printed::Printed(const sheets::SheetJob& job) {
    const Status status = sheets::writePdf(path().toStdString(), job);
    if (!status) mError = QString::fromStdString(status.error().code());
    run("pdftotext", {"-v"}, mFound);
}

int Printed::pages() const {
    for (const QByteArray& line : run("pdfinfo", {path()}, mFound).split('\n'))
        if (line.startsWith("Pages:")) return line.mid(6).trimmed().toInt();
    return 0;
}

QString Printed::text(int page) const {
    QStringList arguments{"-raw", path(), "-"};
    if (page > 0)
        arguments = QStringList{"-f", QString::number(page), "-l", QString::number(page)} + arguments;
    return QString::fromUtf8(run("pdftotext", arguments, mFound));
}

QImage Printed::raster(int page, double dpi) const {
    QImageReader::setAllocationLimit(512);  // MB; A3 at 508 dpi has 200
    const QString number = QString::number(page);
    run("pdftoppm",
        {"-r", QString::number(dpi), "-gray", "-singlefile", "-f", number, "-l", number, path(),
         file("p" + number)},
        mFound);
    return QImage(file("p" + number + ".pgm")).convertToFormat(QImage::Format_Grayscale8);
}

std::multiset<QString> wordsOf(const QString& text) {
    std::multiset<QString> words;
    for (const QString& word : text.split(QRegularExpression("\\s+"), Qt::SkipEmptyParts)) words.insert(word);
    return words;
}

int longestRun(const QImage& grey, const QRect& part, Qt::Orientation along, int limit) {
    const QRect area = part.intersected(grey.rect());
    int longest = 0;
    // By lines of pixels in both directions: columns would miss the cache at every pixel.
    std::vector<int> lengths(static_cast<std::size_t>(std::max(0, area.width())));
    for (int y = area.top(); y <= area.bottom(); ++y) {
        const uchar* pixels = grey.constScanLine(y) + area.left();
        int row = 0;
        for (std::size_t i = 0; i < lengths.size(); ++i) {
            int& length = along == Qt::Horizontal ? row : lengths[i];
            length = pixels[i] < limit ? length + 1 : 0;
            longest = std::max(longest, length);
        }
    }
    return longest;
}

double meanDarkness(const QImage& grey) {
    double sum = 0;
    for (int y = 0; y < grey.height(); ++y)
        for (int x = 0; x < grey.width(); ++x) sum += 255 - grey.constScanLine(y)[x];
    return sum / 255 / grey.width() / grey.height();
}

}  // namespace hexa::test
