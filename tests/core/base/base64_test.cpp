// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/base64.h"

#include "tests/support/test.h"

#include <QTest>

namespace hexa::test {

class Base64Test : public QObject {
    Q_OBJECT
private slots:
    void readsWhatOthersWrite();
    void skipsBlanksAndRefusesTheRest();
};

void Base64Test::readsWhatOthersWrite() {
    QByteArray bytes;
    for (int i = 0; i < 300; ++i) {
        QCOMPARE(toBase64(bytes.toStdString()), bytes.toBase64().toStdString());
        QCOMPARE(fromBase64(bytes.toBase64().toStdString()), std::optional(bytes.toStdString()));
        bytes += static_cast<char>(i * 37);
    }
}

void Base64Test::skipsBlanksAndRefusesTheRest() {
    QCOMPARE(fromBase64(" aG\nV4\tYQ =\r= "), std::optional(std::string("hexa")));
    QVERIFY(!fromBase64("aGV4*Q"));
    QVERIFY(!fromBase64("aGV4YQ==aGV4"));
    for (const char* cut : {"a", "aGV4Y", "aGV4YQ=", "aGV4=", "aGV4YQ===", "aGV4YR=="})
        QVERIFY2(!fromBase64(cut), cut);
    QCOMPARE(fromBase64("aGV4YQ"), std::optional(std::string("hexa")));
    QVERIFY(!fromBase64("\xc3\xa4"));
}

HEXA_TEST(Base64Test);

}  // namespace hexa::test

#include "base64_test.moc"
