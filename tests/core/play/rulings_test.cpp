// SPDX-License-Identifier: GPL-3.0-or-later
// Rulings of a small game with one option, and invalid tables of rulings.
#include "tests/support/rulings.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;

class RulingTableTest : public QObject {
    Q_OBJECT

    static Result<std::vector<test::Ruling>> read(const QByteArray& json) {
        constexpr std::string_view options[] = {"open"};
        return test::readRulings({json.constData(), std::size_t(json.size())}, options);
    }
    static QString in(const Localized& sentence, const char* language) {
        return QString::fromStdString(sentence.texts.at(language));
    }
    static QByteArray one(const QByteArray& members) {
        return R"([{"id": "R-HAR-02", "rule": "HAR-02",
                   "question": {"en": "a", "de": "b", "fr": "c"}, "choice": {"en": "a", "de": "b", "fr": "c"},
                   "reason": {"en": "a", "de": "b", "fr": "c"})" +
               members + "}]";
    }

private slots:
    void minimalTableIsRead() {
        const auto table = read(one(R"(, "option": "open")"));
        QVERIFY(table.ok());
        QCOMPARE(table->size(), std::size_t{1});
        const test::Ruling& ruling = table->front();
        QCOMPARE(ruling.id, std::string("R-HAR-02"));
        QCOMPARE(ruling.rule, std::string("HAR-02"));
        QCOMPARE(ruling.option, std::string("open"));
        QCOMPARE(in(ruling.choice, "de"), QString("b"));
        QCOMPARE(in(ruling.reason, "fr"), QString("c"));
        QVERIFY(read("[]").ok());
    }

    void malformedTables_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("pointer");
        const auto replaced = [](const char* old, const char* now) {
            const QByteArray good = one({});
            const qsizetype at = good.indexOf(old);
            Q_ASSERT(at >= 0);
            return QByteArray(good).replace(at, qsizetype(strlen(old)), now);
        };
        QTest::newRow("no list") << QByteArray("{}") << "json.type"
                                 << "";
        QTest::newRow("no object") << QByteArray("[3]") << "json.type"
                                   << "/0";
        QTest::newRow("no members") << QByteArray("[{}]") << "json.missing"
                                    << "/0";
        QTest::newRow("no reason") << replaced("\"reason\"", "\"grounds\"") << "json.missing"
                                   << "/0";
        QTest::newRow("unknown member") << one(R"(, "optoin": "open")") << "json.unknown-member"
                                        << "/0/optoin";
        QTest::newRow("unknown option") << one(R"(, "option": "opens")") << "json.choice"
                                        << "/0/option";
        QTest::newRow("no French") << replaced(R"(, "fr": "c")", "") << "json.missing"
                                   << "/0/question";
        QTest::newRow("a fourth language")
            << replaced(R"("fr": "c")", R"("fr": "c", "ja": "d")") << "json.unknown-member"
            << "/0/question/ja";
        QTest::newRow("empty") << replaced(R"("de": "b")", R"("de": " ")") << "rulings.empty"
                               << "/0/question/de";
        QTest::newRow("a number") << replaced(R"("de": "b")", R"("de": 7)") << "json.type"
                                  << "/0/question/de";
        QTest::newRow("another rule") << replaced("R-HAR-02", "R-HAR-04") << "rulings.id"
                                      << "/0/id";
        QTest::newRow("wrong letter") << replaced("R-HAR-02", "R-HAR-02a") << "rulings.id"
                                      << "/0/id";
        QTest::newRow("twice") << one({}).chopped(1) + "," + one({}).mid(1) << "rulings.duplicate-id"
                               << "/1/id";
    }
    void malformedTables() {
        QFETCH(QByteArray, json);
        QFETCH(QString, code);
        QFETCH(QString, pointer);
        const auto table = read(json);
        QVERIFY(!table.ok());
        QCOMPARE(QString::fromStdString(table.error().code()), code);
        const auto* place = std::get_if<JsonPointer>(&table.error().place());
        QVERIFY(place != nullptr);
        QCOMPARE(QString::fromStdString(place->path), pointer);
    }

    void brokenOffTextIsRefused() {
        QByteArray json = one({});
        json.chop(4);
        const auto table = read(json);
        QVERIFY(!table.ok());
        QCOMPARE(table.error().code(), std::string("json.syntax"));
    }
};

HEXA_TEST(RulingTableTest);
#include "rulings_test.moc"
