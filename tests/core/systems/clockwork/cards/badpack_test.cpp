// SPDX-License-Identifier: GPL-3.0-or-later
// Packs with a mistake are refused with its code and place, and no text whatever brings the reader
// down.
#include "tests/core/systems/clockwork/cards/packs.h"
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/changedjson.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace hexa;
using namespace hexa::clockwork;

class BadPackTest : public QObject {
    Q_OBJECT

    static void checkSentence(const Error& error) {
        for (const char* language : {"en", "de", "fr"}) {
            const std::string text = test::messages().text(language, error);
            QVERIFY2(text != error.code() && text.find('{') == std::string::npos, text.c_str());
        }
    }

private slots:
    void refused_data() {
        QTest::addColumn<QJsonObject>("what");
        QFile file(HEXATELIER_SOURCE_DIR "/tests/core/systems/clockwork/cards/bad-packs.json");
        QVERIFY(file.open(QFile::ReadOnly));
        const QJsonArray table = QJsonDocument::fromJson(file.readAll())["bad"].toArray();
        QVERIFY(table.size() >= 100);
        for (const QJsonValue row : table)
            QTest::newRow(qPrintable(row["name"].toString())) << row.toObject();
    }
    void refused() {
        QFETCH(QJsonObject, what);
        const auto text = test::standInText();
        const QJsonValue pack =
            QJsonDocument::fromJson(QByteArray(text.data(), static_cast<int>(text.size()))).object();
        const auto bad = readCardPack(
            QJsonDocument(test::changed(pack, what).toObject()).toJson(QJsonDocument::Compact).toStdString());
        QVERIFY(!bad.ok());
        QCOMPARE(QString::fromStdString(bad.error().code()), what["code"].toString());
        const auto* pointer = std::get_if<JsonPointer>(&bad.error().place());
        QVERIFY(pointer != nullptr);
        QCOMPARE(QString::fromStdString(pointer->path), what["place"].toString());
        checkSentence(bad.error());
    }

    void textsThatAreNoPack_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("code");
        QTest::newRow("nothing") << QByteArray() << "json.syntax";
        QTest::newRow("a list") << QByteArray("[]") << "json.type";
        QTest::newRow("a key twice") << QByteArray(R"({"format": "hexatelier-cards", "format": ""})")
                                     << "json.duplicate-key";
        QTest::newRow("very deep") << QByteArray(200, '[') + QByteArray(200, ']') << "json.too-deep";
        QTest::newRow("too large") << QByteArray((1 << 20) + 1, ' ') << "pack.too-large";
        QTest::newRow("no UTF-8") << QByteArray("{\"format\": \"\xff\"}") << "json.syntax";
    }
    void textsThatAreNoPack() {
        QFETCH(QByteArray, text);
        QFETCH(QString, code);
        const auto bad = readCardPack(text.toStdString());
        QVERIFY(!bad.ok());
        QCOMPARE(QString::fromStdString(bad.error().code()), code);
        checkSentence(bad.error());
    }

    void everyTruncationIsRefused() {
        const std::string_view text = test::standInText();
        const auto end = text.find_last_of('}');
        for (std::size_t size = 0; size <= end; ++size) QVERIFY(!readCardPack(text.substr(0, size)).ok());
        QVERIFY(readCardPack(text.substr(0, end + 1)).ok());
    }

    /// A damaged file is refused with a place, or it is a whole pack that survives a round trip.
    void damagedBytesGiveAnErrorOrAPack() {
        Rng rng(20240, "test");
        int refusedPacks = 0;
        int good = 0;
        for (int round = 0; round < 5000; ++round) {
            std::string text(test::standInText());
            for (std::uint32_t flips = 1 + rng.below(3); flips > 0; --flips) {
                char& byte = text[rng.below(static_cast<std::uint32_t>(text.size()))];
                // Half of the time a bit, else another character that JSON or numbers are made of.
                constexpr std::string_view likely = "0123456789-.,:[]{}\"\\ aeit";
                byte = rng.below(2) == 0 ? static_cast<char>(byte ^ (1 << rng.below(8)))
                                         : likely[rng.below(static_cast<std::uint32_t>(likely.size()))];
            }
            const auto pack = readCardPack(text);
            if (!pack) {
                ++refusedPacks;
                QVERIFY(!pack.error().code().empty());
                QVERIFY(pack.error().place() != Place());
                continue;
            }
            ++good;
            const auto again = readCardPack(writeCardPack(*pack));
            QVERIFY(again.ok());
            QCOMPARE(again->hash, pack->hash);
        }
        QVERIFY(refusedPacks > 1000);
        QVERIFY(good > 100);
    }
};

HEXA_TEST(BadPackTest, "slow-unoptimized");
#include "badpack_test.moc"
