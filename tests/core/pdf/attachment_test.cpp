// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pdf/attachment.h"

#include "core/base/rng.h"
#include "tests/support/test.h"

#include <QTest>

#include <zlib.h>

#include <string>
#include <vector>

namespace hexa::test {
namespace {

std::string packed(const std::string& content) {
    uLongf size = compressBound(content.size());
    std::string result(size, '\0');
    compress(reinterpret_cast<Bytef*>(result.data()), &size, reinterpret_cast<const Bytef*>(content.data()),
             content.size());
    result.resize(size);
    return result;
}

/// Returns a small PDF with one attachment, written by hand.
std::string pdfWith(const std::string& name, const std::string& content) {
    const std::string stream = packed(content);
    const std::vector<std::string> objects{
        "<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(" + name + ") 4 0 R] >> >> >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>",
        "<< /Type /Filespec /F (" + name + ") /UF (" + name + ") /EF << /F 5 0 R >> >>",
        "<< /Type /EmbeddedFile /Filter /FlateDecode /Length " + std::to_string(stream.size()) +
            " >>\nstream\n" + stream + "\nendstream"};
    std::string pdf = "%PDF-1.4\n";
    std::vector<std::size_t> offsets;
    for (std::size_t i = 0; i < objects.size(); ++i) {
        offsets.push_back(pdf.size());
        pdf += std::to_string(i + 1) + " 0 obj\n" + objects[i] + "\nendobj\n";
    }
    const std::size_t table = pdf.size();
    pdf += "xref\n0 " + std::to_string(objects.size() + 1) + "\n0000000000 65535 f \n";
    for (const std::size_t offset : offsets) {
        std::string digits = std::to_string(offset);
        pdf += std::string(10 - digits.size(), '0') + digits + " 00000 n \n";
    }
    pdf += "trailer\n<< /Root 1 0 R /Size " + std::to_string(objects.size() + 1) + " >>\nstartxref\n" +
           std::to_string(table) + "\n%%EOF\n";
    return pdf;
}

constexpr std::size_t plenty = 1 << 20;

QString resultOf(const Result<std::string>& result) {
    return result ? QStringLiteral("fine") : QString::fromStdString(result.error().code());
}

}  // namespace

class AttachmentTest : public QObject {
    Q_OBJECT

private slots:
    void comesOutByteForByte_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("text") << QByteArray("{\"format\": \"hexatelier\"}\n");
        QTest::newRow("empty") << QByteArray();
        QByteArray bytes;
        for (int i = 0; i < 100'000; ++i) bytes.append(static_cast<char>(i * 7919 >> 3));
        QTest::newRow("any bytes") << bytes;
    }
    void comesOutByteForByte() {
        QFETCH(QByteArray, content);
        const auto found = attachedFile(pdfWith("map.hexa", content.toStdString()), ".hexa", plenty);
        QCOMPARE(resultOf(found), QStringLiteral("fine"));
        QCOMPARE(QByteArray::fromStdString(*found), content);
    }

    void refusesWhatItCannotTrust_data() {
        QTest::addColumn<QByteArray>("pdf");
        QTest::addColumn<QString>("code");
        const std::string good = pdfWith("map.hexa", "content");
        const auto bytes = [](const std::string& text) { return QByteArray::fromStdString(text); };
        QTest::newRow("empty") << QByteArray() << "pdf.unreadable";
        QTest::newRow("head alone") << QByteArray("%PDF-1.4\n") << "pdf.unreadable";
        QTest::newRow("no PDF") << QByteArray(5000, 'x') << "pdf.unreadable";
        QTest::newRow("half of it") << bytes(good.substr(0, good.size() / 2)) << "pdf.unreadable";
        QTest::newRow("without its end") << bytes(good.substr(0, good.size() - 40)) << "pdf.unreadable";
        QTest::newRow("other attachment") << bytes(pdfWith("letter.txt", "content")) << "pdf.no-attachment";
        QTest::newRow("unpacks to too much")
            << bytes(pdfWith("map.hexa", std::string(50 * plenty, 'a'))) << "pdf.too-large";
        std::string wrong = good;
        wrong.replace(wrong.find("/EF << /F 5"), 11, "/EF << /F 4");
        QTest::newRow("attachment is no stream") << bytes(wrong) << "pdf.unreadable";
    }
    void refusesWhatItCannotTrust() {
        QFETCH(QByteArray, pdf);
        QFETCH(QString, code);
        QCOMPARE(resultOf(attachedFile(pdf.toStdString(), ".hexa", plenty)), code);
    }

    // One byte wrong anywhere: an error, or the content with at most that byte wrong, never a
    // crash.
    void survivesAnyWrongByte() {
        const std::string good = pdfWith("map.hexa", "a map with some content to find again");
        int read = 0;
        for (std::size_t at = 0; at < good.size(); ++at)
            for (const char bad : {'\0', '<', '9', '\xff'}) {
                std::string pdf = good;
                pdf[at] = bad;
                const auto found = attachedFile(pdf, ".hexa", plenty);
                if (found) QVERIFY(found->size() <= plenty);
                read += found.ok();
            }
        QVERIFY(read > 0);
    }
};

HEXA_TEST(AttachmentTest);

}  // namespace hexa::test

#include "attachment_test.moc"
