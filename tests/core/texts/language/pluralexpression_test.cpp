// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/pluralexpression.h"
#include "core/texts/language/plurals.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <rapidcheck.h>

using namespace hexa::texts;

namespace {

using PluralWords = std::vector<std::string>;

/// An expression and its value for n, computed beside the parser.
struct RandomExpression {
    std::string text;
    std::uint64_t value = 0;
};

RandomExpression randomExpression(std::uint64_t n, int depth) {
    if (depth == 0 || *rc::gen::inRange(0, 4) == 0) {
        if (*rc::gen::arbitrary<bool>()) return {"n", n};
        const auto number = *rc::gen::inRange(0, 30);
        return {std::to_string(number), static_cast<std::uint64_t>(number)};
    }
    const RandomExpression a = randomExpression(n, depth - 1);
    const RandomExpression b = randomExpression(n, depth - 1);
    const auto whole = [](const RandomExpression& s) { return '(' + s.text + ')'; };
    const auto pair = [&](const char* sign, std::uint64_t value) {
        return RandomExpression{whole(a) + sign + whole(b), value};
    };
    switch (*rc::gen::inRange(0, 9)) {
    case 0:
        return pair("==", a.value == b.value ? 1 : 0);
    case 1:
        return pair("!=", a.value != b.value ? 1 : 0);
    case 2:
        return pair("<=", a.value <= b.value ? 1 : 0);
    case 3:
        return pair(" > ", a.value > b.value ? 1 : 0);
    case 4:
        return pair("&&", a.value != 0 && b.value != 0 ? 1 : 0);
    case 5:
        return pair(" || ", a.value != 0 || b.value != 0 ? 1 : 0);
    case 6:
        return pair("+", a.value + b.value);
    case 7:
        return {'!' + whole(a), a.value == 0 ? 1U : 0U};
    default:
        return {whole(a) + " ? " + b.text + " : " + whole(a), a.value != 0 ? b.value : a.value};
    }
}

}  // namespace

class PluralExpressionTest : public QObject {
    Q_OBJECT

private slots:
    void values() {
        const auto russian = PluralHeader::read("nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && "
                                                "n%10<=4 && (n%100<10 || n%100>=20) ? 1 : "
                                                "2);\n");
        QVERIFY(russian.has_value());
        for (std::uint64_t n = 0; n <= 200; ++n) {
            const bool one = n % 10 == 1 && n % 100 != 11;
            const bool few = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20);
            QCOMPARE(russian->formOf(n), std::size_t(one ? 0 : few ? 1 : 2));
        }
        // "||" binds less than "&&", and a minus takes from the left.
        QCOMPARE(PluralHeader::read("nplurals=2; plural=1 || 0 && 0")->formOf(5), std::size_t{1});
        QCOMPARE(PluralHeader::read("nplurals=4; plural=n-2-1")->formOf(5), std::size_t{2});
        // A division by zero and a form that is not there count as the first.
        QCOMPARE(PluralHeader::read("nplurals=2; plural=n/0;")->formOf(5), std::size_t{0});
        QCOMPARE(PluralHeader::read("nplurals=2; plural=n;")->formOf(5), std::size_t{0});
    }

    void bad() {
        for (const char* header :
             {"", "nplurals=INTEGER; plural=EXPRESSION;", "nplurals=2; plural=", "nplurals=9; plural=n;",
              "nplurals=2; plural=(n", "nplurals=2; plural=n n;", "plural=n;", "nplurals=2; plural=n ? 1;"})
            QVERIFY2(!PluralHeader::read(header), header);
        const std::string deep = std::string(100'000, '(') + "n" + std::string(100'000, ')');
        QVERIFY(!PluralHeader::read("nplurals=2; plural=" + deep));
        QVERIFY(!PluralHeader::read("nplurals=2; plural=" + std::string(100'000, '!') + "n"));
    }

    void parsing() {
        QVERIFY(rc::check("an expression has the value that C gives it", [] {
            const auto n = static_cast<std::uint64_t>(*rc::gen::inRange(0, 201));
            const RandomExpression sample = randomExpression(n, 4);
            const auto rule = PluralHeader::read("nplurals=6; plural=" + sample.text + ';');
            RC_ASSERT(rule.has_value());
            RC_ASSERT(rule->formOf(n) == (sample.value < 6 ? sample.value : 0));
        }));
    }

    /// Whatever the order of the forms in a file, each has the category of its numbers.
    void anyOrder() {
        const std::vector<std::string> languages{"de", "fr", "pl", "ru", "cs", "sl", "lt", "ro", "ar",
                                                 "lv", "ga", "gd", "cy", "mt", "he", "ja", "mk"};
        QVERIFY(rc::check("forms are found in any order", [&] {
            const std::string language = *rc::gen::elementOf(languages);
            const PluralRule& rule = pluralRuleOf(language);
            std::vector<std::size_t> order(rule.forms.size());
            std::iota(order.begin(), order.end(), std::size_t{0});
            for (std::size_t i = order.size(); i > 1; --i)
                std::swap(order[i - 1],
                          order[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(i)))]);
            // The form of the language at place i has number order[i] in the file.
            const auto equals = rule.header.find("plural=", rule.header.find(';')) + 7;
            const std::string inner = rule.header.substr(equals, rule.header.find(';', equals) - equals);
            std::string expression = "0";
            for (std::size_t i = 0; i < order.size(); ++i)
                expression = "((" + inner + ")==" + std::to_string(i) + " ? " + std::to_string(order[i]) +
                             " : " + expression + ')';
            const auto file = PluralHeader::read("nplurals=" + std::to_string(order.size()) +
                                                 "; plural=" + expression + ';');
            RC_ASSERT(file.has_value());
            PluralWords expected(order.size());
            for (std::size_t i = 0; i < order.size(); ++i) expected[order[i]] = rule.forms[i];
            RC_ASSERT(categoriesOfForms(*file, language) == expected);
        }));
    }

    void categories_data() {
        QTest::addColumn<QByteArray>("language");
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* language, const char* header,
                            const char* expected) {
            QTest::newRow(name) << QByteArray(language) << QByteArray(header) << QByteArray(expected);
        };
        row("French as English", "fr", "nplurals=2; plural=(n != 1);", "one other");
        row("German reversed", "de", "nplurals=2; plural=(n == 1);", "other one");
        row("Polish of Transifex", "pl",
            "nplurals=4; plural=(n==1 ? 0 : (n%10>=2 && n%10<=4) && (n%100<12 || n%100>14) ? 1 : n!=1 && "
            "(n%10>=0 && "
            "n%10<=1) || (n%10>=5 && n%10<=9) || (n%100>=12 && n%100<=14) ? 2 : 3);",
            "one few many other");
        row("Hebrew with two", "he", "nplurals=2; plural=(n != 1);", "one other");
        row("Hebrew with four", "he", "nplurals=4; plural=(n==1 ? 0 : n==2 ? 1 : n>10 && n%10==0 ? 2 : 3);",
            "one two few other");
        row("Turkish with one", "tr", "nplurals=1; plural=0;", "other");
        row("unknown", "xx", "nplurals=3; plural=(n==0 ? 0 : n==1 ? 1 : 2);", "zero one other");
        row("unknown in another order", "xx", "nplurals=2; plural=(n < 2);", "other one");
    }
    void categories() {
        QFETCH(QByteArray, language);
        QFETCH(QByteArray, header);
        QFETCH(QByteArray, expected);
        const auto rule = PluralHeader::read(header.toStdString());
        QVERIFY(rule.has_value());
        QByteArray found;
        for (const std::string& category : categoriesOfForms(*rule, language.toStdString()))
            found += (found.isEmpty() ? "" : " ") + QByteArray::fromStdString(category);
        QCOMPARE(found, expected);
    }

    void everyRuleIsRead() {
        for (const char* language : {"de", "fr", "pl", "ru", "cs", "sl", "lt", "ro", "ar", "lv",
                                     "ga", "gd", "cy", "mt", "he", "ja", "mk", "tr", "hu", "fa"}) {
            const auto rule = PluralHeader::read(pluralRuleOf(language).header);
            QVERIFY2(rule && rule->forms() == pluralRuleOf(language).forms.size(), language);
            QVERIFY2(PluralHeader::read(qtPluralHeader(language)), language);
        }
    }
};

HEXA_TEST(PluralExpressionTest, "");
#include "pluralexpression_test.moc"
