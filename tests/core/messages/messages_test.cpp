// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/messages.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

#include <set>

using namespace hexa;

namespace {

Messages sample() {
    Messages messages;
    const auto status = messages.add(R"({
      "count": {"en": "{count} of {total}: {name}", "de": "{name}: {count} von {total}"},
      "twice": {"en": "{a}{a}"}, "open": {"en": "brace { stays"}, "none": {"en": "{missing}!"},
      "french": {"fr": "seul"}})");
    return status ? messages : Messages{};
}

/// Names in braces.
std::set<std::string> placeholders(std::string_view text) {
    std::set<std::string> names;
    for (auto open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1))
        names.insert(std::string(text.substr(open, text.find_first_of(":}", open) - open)));
    return names;
}

}  // namespace

class MessagesTest : public QObject {
    Q_OBJECT

private slots:
    void placeholdersAreFilled() {
        const Messages messages = sample();
        Localized name;
        name.set("en", "Lake");
        name.set("de", "See");
        const Arguments arguments{
            {"count", std::int64_t{-3}}, {"total", std::string("{count}")}, {"name", name}};
        QCOMPARE(messages.text("en", "count", arguments), std::string("-3 of {count}: Lake"));
        QCOMPARE(messages.text("de", "count", arguments), std::string("See: -3 von {count}"));
        QCOMPARE(messages.text("en", "twice", {{"a", std::string("x")}}), std::string("xx"));
        QCOMPARE(messages.text("en", "open"), std::string("brace { stays"));
        QCOMPARE(messages.text("en", "none"), std::string("!"));
    }

    void wordsFollowTheNumber() {
        Messages messages;
        QVERIFY(messages.add(R"({"tiles": {
          "en": "{count} {count:tile lies|tiles lie} {where}", "fr": "{count} {count:tuile est|tuiles sont} ici"}})"));
        const auto text = [&](const char* language, std::int64_t count) {
            return messages.text(language, "tiles",
                                 {{"count", count}, {"where", std::string("{count:a|b}")}});
        };
        QCOMPARE(text("en", 1), std::string("1 tile lies {count:a|b}"));
        QCOMPARE(text("en", 0), std::string("0 tiles lie {count:a|b}"));
        QCOMPARE(text("en", 21), std::string("21 tiles lie {count:a|b}"));
        QCOMPARE(text("fr", 0), std::string("0 tuile est ici"));
        QCOMPARE(text("fr", 2), std::string("2 tuiles sont ici"));
        QCOMPARE(messages.text("en", "tiles", {}), std::string("  "));
    }

    /// Inserted arguments are never expanded again: names come from files of others.
    void namesAreNoPlaceholders() {
        const Messages messages = sample();
        for (const char* name : {"{name}", "{count}", "{total}", "%1", "%n {count}", "{", "}", "{name"}) {
            const Arguments arguments{{"name", std::string(name)},
                                      {"total", std::string(name)},
                                      {"count", std::int64_t{7}},
                                      {"a", std::string(name)}};
            QCOMPARE(messages.text("en", "count", arguments), "7 of " + std::string(name) + ": " + name);
            QCOMPARE(messages.text("de", "count", arguments), std::string(name) + ": 7 von " + name);
            QCOMPARE(messages.text("en", "twice", arguments), std::string(name) + name);
        }
    }

    void languagesFallBack() {
        const Messages messages = sample();
        QCOMPARE(messages.text("fr", "open"), std::string("brace { stays"));
        QCOMPARE(messages.text("en", "french"), std::string("seul"));
        QCOMPARE(messages.text("xx", "french"), std::string("seul"));
    }

    void unknownCodesShowThemselves() {
        const Messages messages = sample();
        QVERIFY(!messages.knows("no.such"));
        QVERIFY(messages.knows("count"));
        QCOMPARE(messages.text("de", "no.such", {{"a", std::string("b")}}), std::string("no.such"));
    }

    void errorsAndProblems() {
        const Messages messages = sample();
        QCOMPARE(messages.text("en", Error("twice", {{"a", std::int64_t{7}}})), std::string("77"));
        const Problem problem{{"twice", {{"a", std::int64_t{8}}}}, Severity::Hint, {}, "X-01"};
        QCOMPARE(messages.text("en", problem), std::string("88"));
    }

    void tablesAreAllOrNothing() {
        Messages messages = sample();
        QVERIFY(!messages.add("{"));
        QVERIFY(!messages.add("[]"));
        QVERIFY(!messages.add(R"({"new": {"en": "x"}, "bad": 5})"));
        QVERIFY(!messages.knows("new"));
        QVERIFY(messages.add(R"({"twice": {"en": "replaced"}})"));
        QCOMPARE(messages.text("en", "twice"), std::string("replaced"));
    }

    void everySentenceIsThereInAllLanguages() {
        const Messages messages = test::toySystems().messages();
        QVERIFY(messages.knows("json.syntax") && messages.knows("toy.supply"));
        for (const auto& [code, texts] : messages.all()) {
            for (const char* language : {"en", "de", "fr"})
                QVERIFY2(texts.texts.contains(language), (code + " " + language).c_str());
            for (const auto& [language, text] : texts.texts)
                QVERIFY2(placeholders(text) == placeholders(texts.texts.at("en")),
                         (code + " " + language).c_str());
        }
    }
};

HEXA_TEST(MessagesTest);
#include "messages_test.moc"
