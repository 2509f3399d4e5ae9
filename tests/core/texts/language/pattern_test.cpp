// SPDX-License-Identifier: GPL-3.0-or-later
// Regular expressions with a bounded cost.
#include "core/texts/language/pattern.h"

#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QTest>

#include <string>

using namespace hexa;
using namespace hexa::texts;

namespace {

constexpr int most = 20;

}  // namespace

class PatternTest : public QObject {
    Q_OBJECT
private slots:
    void finds_data() {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("found");
        QTest::newRow("word of another script") << "\\bÄrger\\b"
                                                << "Viel Ärger hier"
                                                << "Ärger";
        QTest::newRow("letters") << "\\w+ß"
                                 << "der große Fluß"
                                 << "groß";
        QTest::newRow("any case") << "(?i)été"
                                  << "L’ÉTÉ"
                                  << "ÉTÉ";
        QTest::newRow("class") << "[^\\p{L}\\s[0-9]]"
                               << "ab 1 – c"
                               << "–";
        QTest::newRow("ahead") << "\\d+(?= ?mm)"
                               << "5 cm, 7 mm"
                               << "7";
        QTest::newRow("back") << "(?<![A-Z])\\d"
                              << "A1 2"
                              << "2";
        QTest::newRow("least") << "<.*?>"
                               << "a <b> <c>"
                               << "<b>";
        QTest::newRow("group") << "(ab|cd){2,}"
                               << "abcdab"
                               << "abcdab";
        QTest::newRow("quoted") << "\\Q(*+\\E"
                                << "a (*+ b"
                                << "(*+";
        QTest::newRow("plus in a class") << "[*+]+"
                                         << "a*+b"
                                         << "*+";
        QTest::newRow("properties") << "\\p{Lu}+\\x{df}?"
                                    << "ab ABCß"
                                    << "ABCß";
        QTest::newRow("control character") << "\\c[|b+"
                                           << "abb"
                                           << "bb";
        QTest::newRow("intersection") << "[a-z&&[^b]]+"
                                      << "bbacb"
                                      << "ac";
        QTest::newRow("none") << "x"
                              << "abc"
                              << "";
    }
    void finds() {
        QFETCH(QString, pattern);
        QFETCH(QString, text);
        QFETCH(QString, found);
        const std::string bytes = text.toStdString();
        const auto compiled = Pattern::compile(pattern.toStdString());
        QVERIFY2(compiled, compiled ? "" : compiled.error().code().c_str());
        const auto result = compiled->find(bytes, most);
        QVERIFY(!result.gaveUp);
        QCOMPARE(result.cost, 0);
        QCOMPARE(result.place.has_value(), !found.isEmpty());
        if (result.place)
            QCOMPARE(QString::fromStdString(
                         bytes.substr(result.place->first, result.place->second - result.place->first)),
                     found);
    }

    void refused_data() {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("code");
        QTest::newRow("empty") << " "
                               << "texts.pattern.empty";
        QTest::newRow("long") << QString(501, 'a') << "texts.pattern.too-long";
        QTest::newRow("bracket") << "a(b"
                                 << "texts.pattern.syntax";
        QTest::newRow("class") << "[a-"
                               << "texts.pattern.syntax";
        QTest::newRow("nothing to repeat") << "*a"
                                           << "texts.pattern.syntax";
        QTest::newRow("backslash at the end") << "a\\"
                                              << "texts.pattern.syntax";
        QTest::newRow("deep") << QString(249, '(') + 'a' + QString(249, ')') << "texts.pattern.syntax";
        for (const char* pattern :
             {"a*+b",          "a++",     "a?+",     "a{2,}+",      "(?>a*)b",         "(a)\\1",
              "(?<n>a)\\k<n>", "(?=a*b)", "(?!.*b)", "(?=(a|b+)c)", "(?<=a+)b",        "(?x) a # (",
              "(?ix:a)",       "(?#a)b",  R"([]a])", R"(\X)",       R"([\Q[\E]a*+b])", R"(\c[a*+)",
              "(?w)a",         "[a]*+",   "(ab)*+"})
            QTest::newRow(pattern) << pattern << "texts.pattern.unbounded";
        QTest::newRow("many boundaries") << QString("\\b\\B").repeated(9) << "texts.pattern.unbounded";
    }
    void refused() {
        QFETCH(QString, pattern);
        QFETCH(QString, code);
        const auto compiled = Pattern::compile(pattern.toStdString());
        QVERIFY(!compiled);
        QCOMPARE(QString::fromStdString(compiled.error().code()), code);
    }

    /// Patterns that keep other engines busy for hours: they are given up soon, always at the same
    /// cost.
    void hostile_data() {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QByteArray>("text");
        const QByteArray many(50'000, 'a');
        QTest::newRow("exponential") << "(a+)+b" << many.left(40);
        QTest::newRow("long exponential") << "(a|aa)+$x" << many;
        QTest::newRow("quadratic") << "a*b" << many;
        QTest::newRow("cubic") << "a*a*b" << many;
        QTest::newRow("lines") << "(?m)^(a*)*$b" << many;
        QTest::newRow("looks back far") << "(?<!(a{0,1000}){0,9999})a" << many;
        QTest::newRow("any") << ".*.*=.*x" << many;
        QTest::newRow("counted") << "(a{0,1000}){0,1000}b" << many;
        // A word boundary walks over marks, and the engine doesn't count that.
        const QByteArray marks = QByteArray("\xcc\x81").repeated(50'000);
        const QString boundaries = QString("\\b").repeated(16);
        QTest::newRow("marks") << "\\z(?:" + boundaries + "){9999}"
                               << "x" + marks;
        QTest::newRow("format characters")
            << "(?:" + boundaries + "){9999}" << marks.left(20) + QByteArray("\xe2\x80\x8d").repeated(50'000);
        QTest::newRow("some marks") << "(?:" + boundaries + "){9999}[x ]q"
                                    << ("x" + marks.left(2 * 64) + " ").repeated(100);
        QTest::newRow("empty loops") << "(a?){0,500}b" << many;
    }
    void hostile() {
        QFETCH(QString, pattern);
        QFETCH(QByteArray, text);
        const auto compiled = Pattern::compile(pattern.toStdString());
        QVERIFY2(compiled, compiled ? "" : compiled.error().code().c_str());
        QElapsedTimer clock;
        clock.start();
        const auto first = compiled->find(text.toStdString(), most);
        QVERIFY2(clock.elapsed() < 2'000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(first.gaveUp);
        QVERIFY(!first.place);
        QCOMPARE(compiled->find(text.toStdString(), most).cost, first.cost);
        QVERIFY(first.cost <= most + 65);  // a boundary costs its marks at once
    }

    void longTextsAndBadBytes() {
        const auto compiled = Pattern::compile("b$");
        QVERIFY(compiled);
        QVERIFY(compiled->find(std::string(Pattern::maxTextBytes + 1, 'a') + 'b', most).gaveUp);
        const std::string bad = "a\xff\xc3(b";
        const auto found = compiled->find(bad, most);
        QVERIFY(found.place);
        QCOMPARE(found.place->second, bad.size());
        QVERIFY(!compiled->find("", most).place);
    }
};

HEXA_TEST(PatternTest);
#include "pattern_test.moc"
