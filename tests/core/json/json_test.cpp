// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/limits.h"
#include "core/json/reader.h"
#include "core/json/writer.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace hexa;
using namespace hexa::test;

namespace {

/// Returns the node that keys and indices lead to; parents are kept alive by the caller's vector.
JsonNode walkTo(const JsonNode& node, std::size_t index) {
    auto walker = node.walk();
    while (index-- > 0) walker.advance();
    return walker.value();
}

/// Returns the contents of a document as read by its walkers, or its error.
std::string outlineOf(const JsonNode& node) {
    if (!node.isArray() && !node.isObject()) return node.pointer() + '=' + node.raw();
    std::string reported = node.pointer() + (node.isArray() ? '[' : '{') + std::to_string(node.size());
    for (auto walker = node.walk(); !walker.done(); walker.advance())
        reported += '\n' + outlineOf(walker.value());
    return reported;
}
std::string outlineOf(const Result<JsonDocument>& document) {
    if (document) return outlineOf(document->root()) + "\nraw " + document->root().raw();
    std::string reported = document.error().code();
    for (const Argument& argument : document.error().arguments())
        if (const auto* number = std::get_if<std::int64_t>(&argument.value))
            reported += ' ' + argument.name + ' ' + std::to_string(*number);
    return reported;
}

/// Returns a map as programs write it: a line for each cell, all on one line, or every value on a
/// line of its own.
std::string listText(Rng& rng, int size) {
    const auto space = [layout = between(rng, 0, 2)](const char* lines) {
        return layout == 2 ? "\n " : layout == 1 ? "" : lines;
    };
    std::string text = R"({"title":"a ],\n[\"",)";
    if (between(rng, 0, 1) == 0) text += R"("more":[{"board":{"cells":[1]}},2],)";
    text += R"("board":{"seats":[[0,1],"x"],"cells":[)";
    const int cells = between(rng, 0, size);
    for (int i = 0; i < cells; ++i) {
        text += i > 0 ? "," : "";
        text += space("\n");
        if (between(rng, 0, 9) == 0)
            text += R"("],")";
        else
            text += R"({"at":[)" + std::to_string(i) + ',' + space("") + R"(-2],"kind":"v)" +
                    std::string(static_cast<std::size_t>(between(rng, 0, 20)), '}') + R"(\\"})";
    }
    return text + space("\n") + R"(],"edges":[{"at":1}]},"last":{"cells":[3]}})";
}

std::string codeOf(const std::string& text) {
    const auto document = JsonDocument::parse(text);
    return document ? std::string() : document.error().code();
}

/// Values as JsonNode::raw() writes them. (Not inside of the class: moc takes their brackets for
/// code.)
constexpr const char* compactTexts[] = {"null",
                                        "true",
                                        "-17",
                                        "18446744073709551615",
                                        "0.25",
                                        "1e+100",
                                        "\"a \\\" \\\\ , : {\"",
                                        "[]",
                                        "{}",
                                        R"([1,[2,{"a":[]}],"x"])",
                                        R"({"a":{"b":[1,{"c":null}]},"d":""})",
                                        R"({"twice":1,"twice":2})",
                                        R"({"a,b":{":":"]"}})"};

}  // namespace

class JsonTest : public QObject {
    Q_OBJECT

private slots:
    /// Shorter than the block read by the parser: the bytes behind the end must be defined (checked
    /// by valgrind).
    void oneWord_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"1", "-7", "true", "null", "\"a\"", "[]", "{}",
                                 "\xEF\xBB\xBF"
                                 "0"})
            QTest::newRow(text) << QByteArray(text);
    }
    void oneWord() {
        QFETCH(QByteArray, text);
        QVERIFY(JsonDocument::consume(text.toStdString()));
        std::string exact = text.toStdString();
        exact.shrink_to_fit();
        QVERIFY(JsonDocument::parse(exact));
        QVERIFY(!JsonDocument::consume(exact + " x"));
    }

    void syntaxErrors_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("empty") << QByteArray() << "json.syntax" << 1 << 1;
        QTest::newRow("blanks only") << QByteArray(" \n ") << "json.syntax" << 2 << 2;
        QTest::newRow("word") << QByteArray("nope") << "json.syntax" << 1 << 2;
        QTest::newRow("cut off") << QByteArray("{\n  \"a\": [1,") << "json.syntax" << 2 << 11;
        QTest::newRow("missing comma") << QByteArray("[1,\n 2 3]") << "json.syntax" << 2 << 4;
        QTest::newRow("trailing comma") << QByteArray("[1,]") << "json.syntax" << 1 << 4;
        QTest::newRow("single quotes") << QByteArray("{'a': 1}") << "json.syntax" << 1 << 2;
        QTest::newRow("two values") << QByteArray("{}\n{}") << "json.syntax" << 2 << 1;
        QTest::newRow("comment") << QByteArray("// x\n{}") << "json.syntax" << 1 << 1;
        QTest::newRow("leading zero") << QByteArray("[01]") << "json.syntax" << 1 << 3;
        QTest::newRow("NaN") << QByteArray("[NaN]") << "json.syntax" << 1 << 2;
        QTest::newRow("invalid UTF-8") << QByteArray("[\"a\xff\"]") << "json.syntax" << 1 << 4;
        QTest::newRow("half a surrogate") << QByteArray("[\"\\ud800\"]") << "json.syntax" << 1 << 9;
        QTest::newRow("line break in a text") << QByteArray("[\"a\nb\"]") << "json.syntax" << 1 << 4;
        QTest::newRow("NUL at the end") << QByteArray("{}\0", 3) << "json.syntax" << 1 << 3;
        QTest::newRow("NUL between") << QByteArray("[1,\n\0 2]", 8) << "json.syntax" << 2 << 1;
        QTest::newRow("number too large")
            << QByteArray("[1,\n  123456789012345678901234567890]") << "json.syntax" << 2 << 3;
        QTest::newRow("real too large") << QByteArray("[1e999]") << "json.syntax" << 1 << 6;
        QTest::newRow("too many values") << '[' + QByteArray("[],").repeated(int(maxJsonValues) / 2) + "0]"
                                         << "json.too-many-values" << 0 << 0;
        QTest::newRow("too deep") << QByteArray(200, '[') + QByteArray(200, ']') << "json.too-deep" << 0 << 0;
    }
    void syntaxErrors() {
        QFETCH(QByteArray, text);
        QFETCH(QString, code);
        QFETCH(int, line);
        QFETCH(int, column);
        const auto document = JsonDocument::parse(text.toStdString());
        QVERIFY(!document);
        QCOMPARE(QString::fromStdString(document.error().code()), code);
        if (line == 0) return;
        const auto* place = std::get_if<TextPosition>(&document.error().place());
        QVERIFY(place != nullptr);
        QCOMPARE(static_cast<int>(place->line), line);
        QCOMPARE(static_cast<int>(place->column), column);
    }

    void depthLimit() {
        const auto nested = [](int depth) { return std::string(depth, '[') + std::string(depth, ']'); };
        QCOMPARE(codeOf(nested(100)), std::string());
        QCOMPARE(codeOf(nested(127)), std::string());
        QCOMPARE(codeOf(nested(129)), std::string("json.too-deep"));
        QCOMPARE(codeOf(nested(100000)), std::string("json.too-deep"));
    }

    void pointersAreEscaped() {
        const auto document = JsonDocument::parse(R"({"a/b~c": [0, {"": [1]}], "ä": 2})");
        QVERIFY(document);
        const JsonNode root = document->root();
        QCOMPARE(root.pointer(), std::string());
        const JsonNode list = walkTo(root, 0);
        QCOMPARE(list.pointer(), std::string("/a~1b~0c"));
        const JsonNode object = walkTo(list, 1);
        QCOMPARE(object.pointer(), std::string("/a~1b~0c/1"));
        const JsonNode inner = walkTo(object, 0);
        const JsonNode one = walkTo(inner, 0);
        QCOMPARE(one.pointer(), std::string("/a~1b~0c/1//0"));
        QVERIFY(one.error("x").place() == Place(JsonPointer{"/a~1b~0c/1//0"}));
        QCOMPARE(walkTo(root, 1).pointer(), std::string("/ä"));
    }

    void byteOrderMarkIsSkipped() {
        const auto document = JsonDocument::parse("\xEF\xBB\xBF[7]");
        QVERIFY(document);
        QCOMPARE(*walkTo(document->root(), 0).integer(0, 9), std::int64_t{7});
    }

    void types() {
        const auto document =
            JsonDocument::parse(R"([null, true, 5, 5.5, "x", [], {}, 18446744073709551615, 1.0])");
        QVERIFY(document);
        const JsonNode root = document->root();
        const std::vector<JsonNode::Type> expected{
            JsonNode::Type::Null,   JsonNode::Type::Boolean, JsonNode::Type::Integer,
            JsonNode::Type::Real,   JsonNode::Type::String,  JsonNode::Type::Array,
            JsonNode::Type::Object, JsonNode::Type::Integer, JsonNode::Type::Real};
        QCOMPARE(root.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const JsonNode node = walkTo(root, i);
            QVERIFY(node.type() == expected[i]);
            QCOMPARE(node.string().ok(), expected[i] == JsonNode::Type::String);
            QCOMPARE(node.boolean().ok(), expected[i] == JsonNode::Type::Boolean);
            if (!node.string()) {
                QCOMPARE(node.string().error().code(), std::string("json.type"));
                QVERIFY(node.string().error().place() == Place(JsonPointer{"/" + std::to_string(i)}));
            }
        }
        QVERIFY(*walkTo(root, 1).boolean());
        QVERIFY(*walkTo(root, 4).string() == "x");
    }

    void integers_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("code");
        QTest::newRow("smallest") << QByteArray("-9223372036854775808") << "";
        QTest::newRow("largest") << QByteArray("9223372036854775807") << "";
        QTest::newRow("beyond") << QByteArray("9223372036854775808") << "json.range";
        QTest::newRow("real") << QByteArray("1.5") << "json.type";
        QTest::newRow("text") << QByteArray("\"1\"") << "json.type";
        QTest::newRow("null") << QByteArray("null") << "json.type";
    }
    void integers() {
        QFETCH(QByteArray, text);
        QFETCH(QString, code);
        const auto document = JsonDocument::parse(text.toStdString());
        QVERIFY(document);
        const auto number = document->root().integer(INT64_MIN, INT64_MAX);
        QCOMPARE(QString::fromStdString(number ? "" : number.error().code()), code);
        if (number) QCOMPARE(std::to_string(*number), text.toStdString());
        QVERIFY(!document->root().integer(0, 0));
    }

    void objects() {
        const auto document = JsonDocument::parse(R"({"a": 1, "b": null, "c": {"x": [1, 2]}, "d": "t"})");
        QVERIFY(document);
        const JsonNode root = document->root();
        auto object = JsonObject::open(root);
        QVERIFY(object);
        QVERIFY(object->optional("a"));
        QVERIFY(!object->optional("b"));  // null means absent
        QVERIFY(!object->optional("z"));
        QCOMPARE(object->require("z").error().code(), std::string("json.missing"));
        const Extra extra = object->leftover();
        const Extra expected{{{"c", R"({"x":[1,2]})"}, {"d", R"("t")"}}};
        QVERIFY(extra == expected);
        const auto list = JsonDocument::parse("[1]");
        QCOMPARE(JsonObject::open(list->root()).error().code(), std::string("json.type"));
    }

    void repeatedKeys() {
        const auto document = JsonDocument::parse(R"({"a": 1, "b": 2, "\u0061": 3})");
        QVERIFY(document);
        const JsonNode root = document->root();
        const auto object = JsonObject::open(root);
        QVERIFY(!object);
        QCOMPARE(object.error().code(), std::string("json.duplicate-key"));
        const Argument expected{"key", std::string("a")};
        QVERIFY(object.error().arguments().at(0) == expected);
    }

    void localizedTexts() {
        const auto read = [](const char* json) {
            const auto document = JsonDocument::parse(json);
            const JsonNode root = document->root();
            return readLocalized(root);
        };
        QCOMPARE(read(R"("Hi")")->texts.at("en"), std::string("Hi"));
        QCOMPARE(read(R"({"de": "Hallo", "fr": ""})")->texts.size(), std::size_t{1});
        QCOMPARE(read(R"({"de": 5})").error().code(), std::string("json.type"));
        QCOMPARE(read(R"({"de": "a", "de": "b"})").error().code(), std::string("json.duplicate-key"));
        QCOMPARE(read("5").error().code(), std::string("json.type"));
    }

    void writerLayout() {
        JsonWriter json;
        json.beginObject();
        json.member("number", 5);
        json.key("empty");
        json.beginArray();
        json.endArray();
        json.key("list");
        json.beginArray();
        json.beginObject(JsonWriter::Style::Compact);
        json.member("a", true);
        json.key("b");
        json.beginArray();
        json.value(1);
        json.value(std::size_t{2});
        json.endArray();
        json.endObject();
        json.null();
        json.endArray();
        json.member("text", Localized("x"));
        json.endObject();
        QCOMPARE(json.take(),
                 std::string("{\n  \"number\": 5,\n  \"empty\": [],\n  \"list\": [\n    {\"a\": true, \"b\": "
                             "[1, 2]},\n    null\n  ],\n  \"text\": {\"en\": \"x\"}\n}\n"));
    }

    void textsSurvive() {
        QVERIFY(
            rc::check("any text comes back, invalid UTF-8 as replacement characters", [](std::string text) {
                JsonWriter json;
                json.value(std::string_view(text));
                const std::string written = json.take();
                const auto document = JsonDocument::parse(written);
                RC_ASSERT(document.ok());
                const std::string back(*document->root().string());
                const bool ascii =
                    std::all_of(text.begin(), text.end(), [](unsigned char c) { return c < 0x80; });
                if (ascii) RC_ASSERT(back == text);
            }));
        for (const char* text : {"Größe „x“ é 🏰", "\x01\x1f\x7f", "\" \\ / \b \f \n \r \t", ""}) {
            JsonWriter json;
            json.value(text);
            QCOMPARE(std::string(*JsonDocument::parse(json.take())->root().string()), std::string(text));
        }
        JsonWriter json;
        json.value(std::string_view("a\xff z", 4));
        QCOMPARE(json.take(), std::string("\"a\xEF\xBF\xBD z\"\n"));
    }

    void numbersSurvive() {
        QVERIFY(rc::check("integers and doubles come back exactly", [](std::int64_t whole, double real) {
            JsonWriter json;
            json.beginArray();
            json.value(whole);
            json.value(real);
            json.endArray();
            const auto document = JsonDocument::parse(json.take());
            RC_ASSERT(document.ok());
            const JsonNode root = document->root();
            RC_ASSERT(*walkTo(root, 0).integer(INT64_MIN, INT64_MAX) == whole);
            RC_ASSERT(std::stod(walkTo(root, 1).raw()) == real);
        }));
        JsonWriter json;
        json.value(std::numeric_limits<double>::infinity());
        QCOMPARE(json.take(), std::string("null\n"));
    }

    /// A list read piece by piece equals the one read as a whole, even if the text is damaged.
    void longListsReadTheSame() {
        QVERIFY(rc::check("whole or in pieces", [](const Dice& dice) {
            Rng rng = dice.rng();
            std::string text = (between(rng, 0, 3) == 0 ? "\xEF\xBB\xBF" : "") + listText(rng, dice.size);
            const std::string marks = "[]{},:\"\\ 1\n";
            for (int damage = between(rng, 0, 2); damage > 0; --damage) {
                const auto at = static_cast<std::size_t>(between(rng, 0, static_cast<int>(text.size()) - 1));
                const auto mark = static_cast<std::size_t>(between(rng, 0, static_cast<int>(marks.size())));
                if (mark < marks.size())
                    text[at] = marks[mark];
                else
                    text.erase(at, 1);
            }
            JsonDocument::Long list{{"board", "cells"}, static_cast<std::size_t>(between(rng, 1, 80))};
            RC_ASSERT(outlineOf(JsonDocument::consume(text, list)) == outlineOf(JsonDocument::parse(text)));
        }));
    }

    void longListsAreFoundByTheirWay() {
        for (const char* text :
             {R"({"board":1,"cells":[1,2,3]})", R"({"board":{"cells":{"a":[1,2,3]}}})",
              R"([{"board":{"cells":[1,2,3]}}])", R"({"board":{},"board":{"cells":[1,2,3]}})",
              R"({"board":{"cells":[1,2],"cells":[3]}})", R"({"board":{"cells":[]}}      )",
              R"({"board":{"cells":[1,,2]}}  )", "{\"board\":{\"cells\":[1,\n,\n2,\n]}}",
              "{\"board\":{\"cells\":[1,\r\n2,\r\n3]}}", R"({"board":{"cells":[1,2},3]}})"})
            QCOMPARE(QString::fromStdString(outlineOf(JsonDocument::consume(text, {{"board", "cells"}, 2}))),
                     QString::fromStdString(outlineOf(JsonDocument::parse(text))));
    }

    void rawRoundTrip_data() {
        QTest::addColumn<QByteArray>("json");
        for (const char* json : compactTexts) QTest::newRow(json) << QByteArray(json);
    }
    void rawRoundTrip() {
        QFETCH(QByteArray, json);
        for (const auto style : {JsonWriter::Style::Lines, JsonWriter::Style::Compact}) {
            JsonWriter writer;
            writer.beginObject(style);
            writer.members(Extra{{{"k", json.toStdString()}, {"l", "1"}}});
            writer.endObject();
            const std::string text = writer.take();
            QCOMPARE(std::count(text.begin(), text.end(), '\n') == 1, style == JsonWriter::Style::Compact);
            const auto document = JsonDocument::parse(text);
            QVERIFY2(document.ok(), text.c_str());
            QCOMPARE(walkTo(document->root(), 0).raw(), json.toStdString());
            QCOMPARE(walkTo(document->root(), 1).raw(), std::string("1"));
        }
    }

    void rawIsWrittenInTheStyle() {
        JsonWriter json;
        json.beginObject();
        json.key("a");
        json.raw(R"({ "b" : [1,{"c":2}] , "d":{} })");
        json.endObject();
        QCOMPARE(json.take(),
                 std::string("{\n  \"a\": {\n    \"b\": [1, {\"c\": 2}],\n    \"d\": {}\n  }\n}\n"));
    }
};

HEXA_TEST(JsonTest);
#include "json_test.moc"
