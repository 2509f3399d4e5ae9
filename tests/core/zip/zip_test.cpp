// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/zip/zip.h"
#include "tests/support/test.h"

#include <QTest>

#include <cstdlib>
#include <ctime>

#include <zip.h>

using namespace hexa;

namespace {

/// Returns another program's view of an archive, in its order.
std::vector<ZipEntry> contentOf(const std::string& bytes) {
    std::vector<ZipEntry> entries;
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, nullptr);
    zip_t* archive = zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, nullptr);
    if (archive == nullptr) return entries;
    for (zip_int64_t i = 0; i < zip_get_num_entries(archive, 0); ++i) {
        zip_stat_t info;
        zip_stat_index(archive, static_cast<zip_uint64_t>(i), 0, &info);
        ZipEntry entry{info.name, std::string(info.size, '\0')};
        zip_file_t* file = zip_fopen_index(archive, static_cast<zip_uint64_t>(i), 0);
        zip_fread(file, entry.content.data(), info.size);
        zip_fclose(file);
        entries.push_back(std::move(entry));
    }
    zip_discard(archive);
    return entries;
}

}  // namespace

class ZipTest : public QObject {
    Q_OBJECT

private slots:
    /// Unpacking an archive on any system puts all of it below one folder.
    void namesThatLeadElsewhere() {
        for (const char* name : {"..\\..\\evil.hexa", "../evil", "/evil", "a/../b", "./a", "C:evil", "a//b",
                                 "", "a\nb", "nul:", "a/"})
            QCOMPARE(zipOf({{name, "x"}}).ok() ? name : "refused", "refused");
        QCOMPARE(portableName("..\\..\\evil?"), std::string(".._.._evil_"));
        QCOMPARE(portableName("Straße – été (2).hexa"), std::string("Straße – été (2).hexa"));
        QVERIFY(zipOf({{portableName("..\\a/b:c"), "x"}}).ok());
    }

    void thereAndBack_data() {
        QTest::addColumn<QByteArrayList>("files");  // name, content, name, content ...
        QTest::newRow("one") << QByteArrayList{"a.txt", "hello"};
        QTest::newRow("order") << QByteArrayList{"z.txt", "1", "a.txt", "2", "m.txt", "3"};
        QTest::newRow("folders") << QByteArrayList{"images/board.png", "x", "images/deep/b.svg", "y"};
        QTest::newRow("empty file") << QByteArrayList{"empty", ""};
        QTest::newRow("name in UTF-8") << QByteArrayList{"Straße – été.txt", "ü"};
        QTest::newRow("zero bytes") << QByteArrayList{"b", QByteArray("\0a\0", 3)};
        QTest::newRow("large") << QByteArrayList{"l", QByteArray(3'000'000, 'x')};
    }
    void thereAndBack() {
        QFETCH(QByteArrayList, files);
        std::vector<ZipEntry> entries;
        for (qsizetype i = 0; i < files.size(); i += 2)
            entries.push_back({files[i].toStdString(), files[i + 1].toStdString()});
        const auto zip = zipOf(entries);
        QVERIFY(zip);
        QVERIFY(contentOf(*zip) == entries);
    }

    void sameFilesGiveTheSameBytes() {
        const std::vector<ZipEntry> entries{{"a", "1"}, {"b", std::string(5000, 'b')}};
        const auto first = zipOf(entries);
        QVERIFY(first);
        const QByteArray zone = qgetenv("TZ");
        for (const char* other : {"Pacific/Kiritimati", "Pacific/Niue", "UTC"}) {
            qputenv("TZ", other);
            tzset();
            const auto again = zipOf(entries);
            QVERIFY(again);
            QVERIFY(*again == *first);
        }
        if (zone.isEmpty())
            qunsetenv("TZ");
        else
            qputenv("TZ", zone);
        tzset();
    }

    void badNames() {
        for (const std::vector<ZipEntry>& entries :
             {std::vector<ZipEntry>{{"a", "1"}, {"a", "2"}}, std::vector<ZipEntry>{{"", "1"}},
              std::vector<ZipEntry>{{"\xFF\xFE", "no UTF-8"}}}) {
            const auto zip = zipOf(entries);
            QVERIFY(!zip);
            QCOMPARE(zip.error().code(), std::string("zip.failed"));
        }
    }
};

HEXA_TEST(ZipTest);
#include "zip_test.moc"
