// SPDX-License-Identifier: GPL-3.0-or-later
// The head that files with owner's data have in common.
#include "core/pack/pack.h"

#include "core/base/hashtext.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;

namespace {

/// A reader of a game that has one number.
class NumberReader : PackReading {
public:
    Result<PackHead> read(std::string_view text, std::string_view earlier = {}) {
        const auto document = parsePack(text);
        if (!document) return document.error();
        const JsonNode root = document->root();
        auto object = keep(JsonObject::open(root));
        PackHead head = object ? readHead(*object, "toy", earlier) : PackHead();
        if (object && !mError) {
            number = integer(keep(object->require("number")), 0, 9).value_or(0);
            checkSeal(*object, static_cast<std::uint64_t>(number));
            keep(object->refuseLeftover(unknownPackMember));
        }
        if (mError) return *mError;
        return head;
    }
    int number = -1;
};

std::string pack(const std::string& more, const char* format = "hexatelier-pack") {
    return std::string(R"({"format": ")") + format +
           R"(", "version": 1, "system": "toy", "id": "a-1", "name": "Mine", "number": 3)" + more + "}";
}

std::string codeOf(const std::string& text, std::string_view earlier = {}) {
    const auto head = NumberReader().read(text, earlier);
    return head ? std::string() : head.error().code();
}

}  // namespace

class PackTest : public QObject {
    Q_OBJECT

private slots:
    void theHeadIsRead() {
        NumberReader reader;
        const auto head = reader.read(pack(R"(, "author": "A. Player", "$schema": "x")"));
        QVERIFY(head.ok());
        QCOMPARE(head->system, std::string("toy"));
        QCOMPARE(head->id, std::string("a-1"));
        QCOMPARE(head->name.in("de"), std::string("Mine"));
        QCOMPARE(head->author, std::string("A. Player"));
        QCOMPARE(reader.number, 3);
    }

    void anEarlierWordForTheFormatIsTakenIfTheGameHasOne() {
        QCOMPARE(codeOf(pack("", "toy-cards")), std::string("pack.format"));
        QCOMPARE(codeOf(pack("", "toy-cards"), "toy-cards"), std::string());
        QCOMPARE(codeOf(pack("", ""), ""), std::string("pack.format"));
    }

    void aSealIsThatOfTheContent() {
        QCOMPARE(codeOf(pack(R"(, "hash": ")" + hashText(3) + R"(")")), std::string());
        QCOMPARE(codeOf(pack(R"(, "hash": ")" + hashText(4) + R"(")")), std::string("pack.hash"));
        QCOMPARE(codeOf(pack(R"(, "hash": "new")")), std::string("pack.hash-form"));
        QCOMPARE(codeOf(pack(R"(, "hash": "")")), std::string("pack.hash-form"));
    }

    void whatIsTooLargeIsNotRead() {
        QCOMPARE(codeOf(std::string(longestPack + 1, ' ')), std::string("pack.too-large"));
        QCOMPARE(codeOf(pack(R"(, "authr": "A")")), std::string("pack.unknown-member"));
    }
};

HEXA_TEST(PackTest);
#include "pack_test.moc"
