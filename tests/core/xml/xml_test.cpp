// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/xml/xmlsource.h"
#include "core/xml/xmltext.h"
#include "tests/support/test.h"
#include "tests/support/xmllint.h"

#include <QTest>

using namespace hexa;

namespace {

std::string nested(int depth, const std::string& open = "<a>", const std::string& close = "</a>") {
    std::string text;
    for (int i = 0; i < depth; ++i) text += open;
    for (int i = 0; i < depth; ++i) text += close;
    return text;
}

/// Texts that only look like the end of an element.
const std::vector<std::pair<const char*, std::string>> falseEnds{
    {"slash in an attribute", "<a b=\"/>\">"},       {"end in an attribute", "<a b=\"</a>\">"},
    {"end in an instruction", "<a><?x </a></a> ?>"}, {"end in CDATA", "<a><![CDATA[</a></a>]]>"},
    {"end in a comment", "<a><!-- </a></a> -->"},    {"other quotes", "<a b='\"/>' c=\"'</a>\">"}};

/// Returns a text (ASCII only) in UTF-16 with its mark.
std::string utf16(std::string_view text, bool bigEndian) {
    std::string out = bigEndian ? "\xFE\xFF" : "\xFF\xFE";
    for (const char c : text) {
        if (bigEndian) out += '\0';
        out += c;
        if (!bigEndian) out += '\0';
    }
    return out;
}

}  // namespace

/// XML from outside: accepted files, and files refused with their place before they can do harm.
class XmlTest : public QObject {
    Q_OBJECT

private slots:
    void refused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("where");
        const auto row = [](const char* name, const std::string& text, const char* code, const char* where) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << code << where;
        };
        row("empty", "", "xml.syntax", "1:1");
        row("no element", "<?xml version=\"1.0\"?>", "xml.syntax", "1:");
        row("cut off", "<a>\n<b>", "xml.syntax", "2:");
        row("wrong end", "<a>\n<b></a>", "xml.syntax", "2:");
        row("no UTF-8", "<a>\n\xE4</a>", "xml.not-utf8", "2:1");
        row("entity bomb", "<!DOCTYPE a [\n<!ENTITY b \"bbbb\">\n<!ENTITY c \"&b;&b;&b;\">]><a>&c;</a>",
            "xml.entities", "2:1");
        row("outside entity", "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><a>&b;</a>",
            "xml.entities", "1:14");
        row("deep", nested(maxXmlDepth + 1), "xml.too-deep", "1:751");
        row("very deep", nested(500'000), "xml.too-deep", "1:751");
        row("deep and cut off", nested(60'000, "<a>", ""), "xml.too-deep", "1:751");
        for (const auto& [name, open] : falseEnds) {
            // The first element that is too deep begins on line 252: there is one before it.
            row(name, "<r>\n" + nested(60'000, open + '\n', "</a>\n") + "</r>", "xml.too-deep", "251:1");
        }
        for (const bool big : {false, true}) {
            const char* const name = big ? "UTF-16, big end first" : "UTF-16, little end first";
            row(qPrintable(QString("%1, deep").arg(name)), utf16("<r>\n" + nested(60'000) + "</r>", big),
                "xml.too-deep", "2:748");
            row(qPrintable(QString("%1, entities").arg(name)),
                utf16("<!DOCTYPE a [\n<!ENTITY b \"b\">]><a>&b;</a>", big), "xml.entities", "2:1");
            row(qPrintable(QString("%1, syntax").arg(name)), utf16("<a>\n\n<b></a>", big), "xml.syntax",
                "3:");
        }
        row("Latin 1, syntax",
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>" + std::string(500, '\xE4') + "\n<b></a>",
            "xml.syntax", "2:");
        std::string levels = "<!DOCTYPE a ";
        for (int i = 0; i < 60'000; ++i) levels += "[<!x ";
        row("deep document type", levels, "xml.syntax", "1:");
        row("huge", "<a>" + std::string(10'000'001, '<'), "xml.too-many-elements", "1:1");
        row("many attributes", "<a " + std::string(20'000'001, '=') + "/>", "xml.too-many-elements", "1:1");
    }
    void refused() {
        QFETCH(QByteArray, text);
        QFETCH(QString, code);
        QFETCH(QString, where);
        const std::string bytes = text.toStdString();
        const auto source = XmlSource::parse(bytes);
        QVERIFY(!source);
        QCOMPARE(QString::fromStdString(source.error().code()), code);
        const auto& arguments = source.error().arguments();
        const auto place = std::find_if(arguments.begin(), arguments.end(),
                                        [](const Argument& argument) { return argument.name == "where"; });
        QVERIFY(place != arguments.end());
        const QString shown = QString::fromStdString(std::get<std::string>(place->value));
        QVERIFY2(shown.startsWith(where), qPrintable(shown));
        QVERIFY(std::holds_alternative<TextPosition>(source.error().place()));
    }

    void read_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("as deep as can be") << QByteArray::fromStdString(nested(maxXmlDepth));
        for (const auto& [name, open] : falseEnds)
            QTest::newRow(name) << QByteArray::fromStdString(nested(maxXmlDepth, open));
        for (const bool big : {false, true})
            QTest::newRow(big ? "UTF-16 of many, big end first" : "UTF-16 of many, little end first")
                << QByteArray::fromStdString(
                       utf16("<a>" + QByteArray("<b/>\n").repeated(300).toStdString() + "</a>", big));
        QTest::newRow("wide, not deep")
            << QByteArray("<a>") + QByteArray("<b/><c></c>").repeated(1000) + "</a>";
        QTest::newRow("depth in comments and CDATA") << QByteArray("<a><!--") +
                                                            QByteArray("<b>").repeated(300) + "--><![CDATA[" +
                                                            QByteArray("<c>").repeated(300) + "]]></a>";
        QTest::newRow("document type without entities") << QByteArray("<!DOCTYPE a SYSTEM \"a.dtd\">\n<a/>");
        QTest::newRow("Latin 1") << QByteArray("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>\xE4</a>");
        QTest::newRow("UTF-16") << QByteArray("\xFF\xFE<\0a\0/\0>\0", 10);
        QTest::newRow("mark") << QByteArray("\xEF\xBB\xBF<a/>");
    }
    void read() {
        QFETCH(QByteArray, text);
        const std::string bytes = text.toStdString();
        const auto source = XmlSource::parse(bytes);
        QVERIFY2(source, source ? "" : source.error().code().c_str());
        QCOMPARE(std::string(source->root().name()), std::string("a"));
    }

    void elementsKnowTheirPlace() {
        const std::string text = "<a>\n  <b/>\n" + std::string(2000, ' ') + "<c/>\n</a>";
        const auto source = XmlSource::parse(text);
        QVERIFY(source);
        QCOMPARE(source->positionOf(source->root().child("b")).line, std::int64_t{2});
        QCOMPARE(source->positionOf(source->root().child("b")).column, std::int64_t{4});
        QCOMPARE(source->positionOf(source->root().child("c")).line, std::int64_t{3});
        QCOMPARE(source->positionOf(source->root().child("c")).column, std::int64_t{2002});
    }

    /// Also those of texts that had to be read as something else than UTF-8 first.
    void elementsOfOtherEncodingsKnowTheirPlace() {
        for (const std::string& text :
             {utf16("<a>\n  <b/>\n</a>", false), "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>" +
                                                     std::string(2000, '\xE4') + "\n  <b/></a>"}) {
            const auto source = XmlSource::parse(text);
            QVERIFY(source);
            QCOMPARE(source->positionOf(source->root().child("b")).line, std::int64_t{2});
            QCOMPARE(source->positionOf(source->root().child("b")).column, std::int64_t{4});
        }
    }

    /// Deeper than any file that is read: nothing here depends on the limit.
    void textsOfDeepElements() {
        const std::string text = nested(300'000, "<a>x", "</a>");
        pugi::xml_document document;
        QVERIFY(document.load_buffer(text.data(), text.size()));
        QCOMPARE(textOf(document.document_element()), std::string(300'000, 'x'));
        QCOMPARE(textOf({}), std::string());
    }

    void blanks() {
        const std::string text = "<a> <b>x</b> </a>";
        QCOMPARE(textOf(XmlSource::parse(text, XmlBlanks::Keep)->root()), std::string(" x "));
        QCOMPARE(textOf(XmlSource::parse(text)->root()), std::string("x"));
        QCOMPARE(textOf(XmlSource::parse("<a> </a>")->root()), std::string(" "));
    }

    void texts() {
        pugi::xml_document document;
        const auto root = document.append_child("r");
        addText(root, "t", "a < b & \"c\"\x01\n\u00e4");
        addText(root, "empty", "");
        setAttribute(root, "id",
                     "Move\x0B"
                     "3 \"pieces\" & <more>\xEF\xBF\xBF\xFF");
        const std::string text = xmlText(document);
        HEXA_VERIFY_XML(text);
        const auto again = XmlSource::parse(text, XmlBlanks::Keep);
        QVERIFY(again);
        QCOMPARE(textOf(again->root().child("t")), std::string("a < b & \"c\"\uFFFD\n\u00e4"));
        QCOMPARE(std::string(again->root().attribute("id").value()),
                 std::string("Move\uFFFD3 \"pieces\" & <more>\uFFFD\uFFFD"));
        QCOMPARE(textOf(again->root().child("empty")), std::string());
    }

    void forbidden() {
        QVERIFY(!withoutForbidden("a\tb\n\u00e4"));
        QCOMPARE(*withoutForbidden("a\x01z"), std::string("a\uFFFDz"));
        QCOMPARE(*withoutForbidden("\xFF"), std::string("\uFFFD"));
        QCOMPARE(*withoutForbidden("\xEF\xBF\xBF"), std::string("\uFFFD"));
    }
};

HEXA_TEST(XmlTest);
#include "xml_test.moc"
