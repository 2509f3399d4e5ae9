// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/checker.h"
#include "core/texts/exchange/catalogue.h"
#include "core/texts/language/messageformat.h"
#include "core/texts/language/tokens.h"
#include "tests/support/test.h"

#include <QTest>
#include <rapidcheck.h>

using namespace hexa;
using namespace hexa::texts;

namespace {

constexpr const char* english = "You draw {count, plural, one {# card} other {# cards}}. Then pass.";
constexpr const char* german = "Du ziehst {count, plural, one {# Karte} other {# Karten}}. Danach passe.";
constexpr const char* french =
    "Vous piochez {count, plural, one {# carte} many {# de cartes} other {# cartes}}. Puis passez.";

Project projectWith(const QStringList& texts) {
    Project project;
    project.languages = {"en", "de", "fr"};
    project.source = "en";
    Unit unit;
    unit.id = "draw";
    for (qsizetype i = 0; i < texts.size(); ++i)
        unit.texts[project.languages[static_cast<std::size_t>(i)]].text = texts[i].toStdString();
    project.units.push_back(unit);
    return project;
}

}  // namespace

class MessageFormatTest : public QObject {
    Q_OBJECT

private slots:
    void shapes() {
        const MessageShape shape =
            messageShapeOf("l'été: {n, plural, =0 {nul} one {#} other {{n, number} à {who}}} {x}");
        QVERIFY(!shape.broken);
        QCOMPARE(shape.choices.size(), 1U);
        QCOMPARE(shape.choices[0].argument, std::string("n"));
        QVERIFY(shape.choices[0].selectors == (std::vector<std::string>{"=0", "one", "other"}));
        std::vector<std::string> placeholders;
        for (const MessageSpan& span : shape.spans) placeholders.push_back(span.placeholder);
        QVERIFY(placeholders == (std::vector<std::string>{"{n, plural}", "{n, number}", "{who}", "", "{x}"}));
        // Sets of words and plain placeholders that look like a message.
        for (const char* text : {"", "{name}", "{red, blue}", "{a, b} and {", "one, plural, other"}) {
            QVERIFY2(messageShapeOf(text).spans.empty(), text);
            QVERIFY2(!messageShapeOf(text).broken, text);
        }
        for (const char* text :
             {"{n, plural, one {#}}", "{n, plural, one {#} other {#}", "{n, select, a{b}}"})
            QVERIFY2(messageShapeOf(text).broken, text);
    }

    void otherHasTokens() {
        QStringList words;
        for (const Token& token : tokensOf(english, "en")) words += QString::fromStdString(token.fold);
        QCOMPARE(words.join('|'), QString("you|draw|{count, plural}|{count}|cards|.|then|pass|."));
    }

    void quotedBraces_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("placeholders");
        QTest::newRow("alone") << "Write '{'x'}' here."
                               << "";
        QTest::newRow("beside a placeholder") << "Write '{'x'}' for {x}."
                                              << "{x}";
        QTest::newRow("a placeholder in apostrophes") << "No file '{name}'."
                                                      << "{name}";
        QTest::newRow("only one") << "It begins with '{' and {name}."
                                  << "{name}";
        QTest::newRow("a name in a set") << "array{'x'}"
                                         << "{'x'}";
        QTest::newRow("in a branch") << "{n, plural, one {'{'x'}'} other {'{'x'}' # {y}}}"
                                     << "{n, plural} {n} {y}";
        QTest::newRow("a quoted name in a message") << "'{x}' {n, number}"
                                                    << "{n, number}";
        QTest::newRow("a quoted message") << "'{'n, plural, other'}' {x}"
                                          << "{x}";
        QTest::newRow("two apostrophes are one") << "''{x}'' {n, number}"
                                                 << "{x} {n, number}";
        QTest::newRow("codes of XLIFF") << "{n, plural, one {{g1}a{/g1}} other {{g1}#{/g1}}}"
                                        << "{n, plural} {g1} {n} {/g1}";
    }
    void quotedBraces() {
        QFETCH(QString, text);
        QFETCH(QString, placeholders);
        QStringList found;
        for (const Token& token : tokensOf(text.toStdString(), "en"))
            if (token.kind == TokenKind::Placeholder) found += QString::fromStdString(token.fold);
        QCOMPARE(found.join(' '), placeholders);
        QVERIFY(!messageShapeOf(text.toStdString()).broken);
    }

    /// Quoted braces are text that a translator may change.
    void quotedBracesComeIn() {
        const Project project = projectWith({"Write '{'text'}' for {x}.", "Schreib '{'text'}' für {x}.", ""});
        Catalogue catalogue = catalogueOf(project, "de");
        catalogue.entries.front().target = "Schreib '{'Text'}' für {x}.";
        const auto plan = planMerge(project, catalogue);
        QVERIFY(plan.ok());
        QCOMPARE(plan->changes.size(), 1U);
        QVERIFY(plan->refusals.empty());
    }

    /// Spans lie in order inside of the text, whatever it is.
    void spansOfAnything() {
        const auto piece = rc::gen::elementOf(
            std::vector<std::string>{"{", "}", "n", ", ", "plural", "select", "one", "other", "#", "'", " ",
                                     "é", "漢", "𝄞", "=1", "offset:1"});
        rc::check("spans of anything", [&] {
            std::string text;
            for (const std::string& part : *rc::gen::container<std::vector<std::string>>(piece)) text += part;
            std::size_t at = 0;
            for (const MessageSpan& span : messageShapeOf(text).spans) {
                RC_ASSERT(span.begin >= at);
                RC_ASSERT(span.end > span.begin);
                RC_ASSERT(span.end <= text.size());
                at = span.end;
            }
            for (const Token& token : tokensOf(text, "fr")) RC_ASSERT(token.end <= text.size());
        });
    }

    void checks_data() {
        QTest::addColumn<QStringList>("texts");
        QTest::addColumn<QString>("code");
        QTest::newRow("right") << QStringList{english, german, french} << "";
        QTest::newRow("exactly one instead of one")
            << QStringList{english,
                           "Du ziehst {count, plural, =1 {eine Karte} other {# Karten}}. Danach passe.",
                           french}
            << "";
        QTest::newRow("a form is missing")
            << QStringList{english, "Du ziehst {count, plural, other {# Karten}}. Danach passe.", french}
            << "texts.check.choice.lacks";
        QTest::newRow("a form that German has not")
            << QStringList{english,
                           "Du ziehst {count, plural, one {# Karte} few {# Karten} other {# Karten}}. Danach "
                           "passe.",
                           french}
            << "texts.check.choice.unused";
        QTest::newRow("a brace is missing")
            << QStringList{english, "Du ziehst {count, plural, one {# Karte} other {# Karten}. Danach passe.",
                           french}
            << "texts.check.choice.broken";
        QTest::newRow("another argument")
            << QStringList{english,
                           "Du ziehst {number, plural, one {# Karte} other {# Karten}}. Danach passe.",
                           french}
            << "texts.check.placeholder.text";
        QTest::newRow("quoted braces")
            << QStringList{"Write '{'text'}' for {x}.", "Schreib '{'Wort'}' für {x}.",
                           "Écrivez '{'mot'}' pour {x}."}
            << "";
        QTest::newRow("one in digits, as a word, not at all")
            << QStringList{"{n, plural, one {1 tile} other {# tiles}}",
                           "{n, plural, =0 {keine Teile} one {ein Teil} other {# Teile}}",
                           "{n, plural, one {# tuile} many {# de tuiles} other {# tuiles}}"}
            << "";
        QTest::newRow("branches for a number")
            << QStringList{"{n, plural, =2 {both tiles} =12 {12 tiles} one {1 tile} other {# tiles}}",
                           "{n, plural, =2 {2 Teile} =12 {zwölf Teile} one {ein Teil} other {# Teile}}",
                           "{n, plural, =2 {# tuiles} =12 {la douzaine} one {une tuile} many {# de tuiles} "
                           "other {# tuiles}}"}
            << "";
        QTest::newRow("another number in a branch of all")
            << QStringList{"{n, plural, one {1 tile for 3 coins} other {# tiles for 5 coins}}",
                           "{n, plural, one {1 Teil für 4 Münzen} other {# Teile für 5 Münzen}}",
                           "{n, plural, one {1 tuile pour 3 pièces} many {# de tuiles pour 5 pièces} "
                           "other {# tuiles pour 5 pièces}}"}
            << "texts.check.number.other";
        QTest::newRow("another number in a branch of two")
            << QStringList{"{n, plural, =7 {with 3 coins} one {1 tile} other {# tiles}}",
                           "{n, plural, =7 {mit 4 Münzen} one {1 Teil} other {# Teile}}", ""}
            << "texts.check.number.differ";
        QTest::newRow("another number in a branch of a selection")
            << QStringList{"{who, select, he {his 2 cards} other {their 3 cards}}",
                           "{who, select, he {seine 5 Karten} other {ihre 3 Karten}}", ""}
            << "texts.check.number.differ";
        QTest::newRow("another number in the branch other")
            << QStringList{"{n, plural, one {1 tile for 3 coins} other {# tiles for 5 coins}}",
                           "{n, plural, one {1 Teil für 3 Münzen} other {# Teile für 6 Münzen}}",
                           "{n, plural, one {1 tuile pour 3 pièces} other {# tuiles pour 5 pièces}}"}
            << "texts.check.number.other";
        QTest::newRow("translated choices")
            << QStringList{"{who, select, he {His card} other {Their card}}",
                           "{who, select, er {Seine Karte} other {Ihre Karte}}",
                           "{who, select, he {Sa carte} other {Leur carte}}"}
            << "texts.check.choice.selectors";
    }
    void checks() {
        QFETCH(QStringList, texts);
        QFETCH(QString, code);
        const Project project = projectWith(texts);
        QStringList found;
        for (const Alert& alert : checkAll(project))
            if (alert.severity != Severity::Hint) found += QString::fromStdString(alert.code);
        if (code.isEmpty())
            QCOMPARE(found.join(' '), QString());
        else
            QVERIFY2(found.contains(code), qPrintable(found.join(' ')));
    }

    /// Neither depth nor number of choices may exhaust the machine.
    void hostileMessages() {
        std::string deep;
        for (int i = 0; i < 20'000; ++i) deep += "{n, select, other {";
        deep += "x";
        for (int i = 0; i < 20'000; ++i) deep += "}}";
        QVERIFY(messageShapeOf(deep).broken);
        // Apostrophes hide how deep they are.
        std::string hidden;
        for (int i = 0; i < 20'000; ++i) hidden += "''{n, select, other {";
        QVERIFY(messageShapeOf(hidden).broken);
        for (const char* part : {"''{n, select, other {", "{n, number, 'a}}'}{n, select, other {"}) {
            std::string nested;
            for (int i = 0; i < 4'900; ++i) nested += part;
            (void)messageShapeOf(nested);
        }
        std::string many;
        for (int i = 0; i < 2'000; ++i) {
            many += "{n, plural, f";
            many += std::to_string(i) + " {a} other {b}} ";
        }
        const QString text = QString::fromStdString(many);
        std::size_t alerts = 0;
        for (const Alert& alert : checkAll(projectWith({text, text, text})))
            alerts += alert.code.starts_with("texts.check.choice") ? 1 : 0;
        QVERIFY2(alerts > 0 && alerts <= 30, std::to_string(alerts).c_str());
    }

    /// Other branches are the translator's, so a file that adds one comes in, and one with another
    /// argument does not.
    void throughFiles_data() {
        QTest::addColumn<int>("form");
        QTest::newRow("PO") << static_cast<int>(ExchangeForm::Po);
        QTest::newRow("XLIFF 1.2") << static_cast<int>(ExchangeForm::Xliff12);
        QTest::newRow("XLIFF 2") << static_cast<int>(ExchangeForm::Xliff20);
        QTest::newRow("TS") << static_cast<int>(ExchangeForm::Ts);
    }
    void throughFiles() {
        QFETCH(int, form);
        const Project project = projectWith({english, german, french});
        Catalogue catalogue = catalogueOf(project, "fr");
        const auto come = [&](const std::string& target) {
            catalogue.entries.front().target = target;
            const auto back = readCatalogue(writeCatalogue(catalogue, static_cast<ExchangeForm>(form)));
            return back ? planMerge(project, *back) : Result<MergePlan>(back.error());
        };
        const auto same = come(french);
        QVERIFY(same.ok());
        QVERIFY(same->changes.empty() && same->refusals.empty());
        const auto fewer = come("Vous piochez {count, plural, one {# carte} other {# cartes}}. Puis passez.");
        QVERIFY(fewer.ok());
        QCOMPARE(fewer->changes.size(), 1U);
        const auto other =
            come("Vous piochez {combien, plural, one {# carte} other {# cartes}}. Puis passez.");
        QVERIFY(other.ok());
        QCOMPARE(other->refusals.size(), 1U);
    }
};

HEXA_TEST(MessageFormatTest, "slow-unoptimized");
#include "messageformat_test.moc"
