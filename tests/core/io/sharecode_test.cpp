// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/sharecode.h"

#include "core/io/omissions.h"
#include "core/io/scenariofile.h"
#include "core/io/sharecontent.h"
#include "core/registry/registry.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <zlib.h>

#include <QTest>

namespace hexa {
namespace {

constexpr std::string_view symbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// What a share code promises to hold, written down a second time: the map without all the rest.
Scenario shareable(const Scenario& scenario, const Catalog& catalog) {
    Scenario kept;
    kept.system = scenario.system;
    kept.profile = scenario.profile;
    kept.board.orientation = scenario.board.orientation;
    for (const Seat& seat : scenario.seats) {
        bool known = false;
        for (const Faction& faction : catalog.factions) known |= faction.id == seat.faction;
        kept.seats.push_back({seat.home, known ? seat.faction : std::string(), {}, {}});
    }
    std::vector<Cell> cells(scenario.board.cells().begin(), scenario.board.cells().end());
    for (Cell& cell : cells) cell.locked = false;
    std::map<Hex, CellDetails> details;
    for (const auto& [at, content] : scenario.board.details())
        if (content.points) details[at].points = content.points;
    kept.board.setCells(std::move(cells), std::move(details));
    return kept;
}

Scenario generated(const GameSystem& system, std::string_view layout, std::uint64_t seed) {
    GenerateRequest request;
    request.base = system.layout(layout)->scenario;
    request.seed = seed;
    return *makeMap(system, request);
}

std::string withoutHyphens(const std::string& code) {
    std::string out;
    for (char c : code)
        if (c != '-') out += c;
    return out;
}

/// A code with a right checksum around any bytes, made without the code under test.
std::string sealed(std::string bytes) {
    const auto crc =
        ::crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size()));
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(crc >> shift & 0xff);
    std::string bits;
    for (const char c : bytes)
        for (int i = 7; i >= 0; --i) bits += (static_cast<unsigned char>(c) >> i & 1) != 0 ? '1' : '0';
    while (bits.size() % 5 != 0) bits += '0';
    std::string out = "HX1";
    for (std::size_t i = 0; i < bits.size(); i += 5)
        out += symbols[std::stoul(bits.substr(i, 5), nullptr, 2)];
    return out;
}

/// The bytes of a code without their checksum, made without the code under test.
std::string contentOf(const std::string& code) {
    std::string bits;
    for (const char c : withoutHyphens(code).substr(3))
        for (int i = 4; i >= 0; --i) bits += (symbols.find(c) >> i & 1) != 0 ? '1' : '0';
    std::string bytes;
    for (std::size_t i = 0; i + 8 <= bits.size(); i += 8)
        bytes += static_cast<char>(std::stoul(bits.substr(i, 8), nullptr, 2));
    return bytes.substr(0, bytes.size() - 4);
}

}  // namespace

class ShareCodeTest : public QObject {
    Q_OBJECT

    const Systems mSystems = builtInSystems();
    const GameSystem& mGame = mSystems.list().front();

    void checkSubstitutions(const std::string& code) {
        int tried = 0;
        for (std::size_t at = 0; at < code.size(); ++at)
            for (char symbol : symbols) {
                if (symbol == code[at]) continue;
                std::string wrong = code;
                wrong[at] = symbol;
                QVERIFY2(!decodeShareCode(wrong, mSystems), wrong.c_str());
                ++tried;
            }
        QCOMPARE(tried, static_cast<int>(code.size()) * 31);
    }

private slots:
    /// A crafted code that names a layout but turns it to the other orientation would come back as another code.
    void aNamedLayoutIsTheOne() {
        const Scenario map = generated(mGame, mGame.layouts.front().id, 7);
        auto bytes = share::writeContent(map, mSystems);
        QVERIFY(bytes);
        QVERIFY(share::readContent(*bytes, mSystems));
        constexpr int orientationBit = share::markBits + 1;  // behind that of the profile
        char& byte = (*bytes)[orientationBit / 8];
        byte = static_cast<char>(static_cast<unsigned char>(byte) ^ (0x80U >> orientationBit % 8));
        const auto turned = share::readContent(*bytes, mSystems);
        QVERIFY(!turned);
        QCOMPARE(turned.error().code(), std::string("share.damaged"));
    }

    void fullMapIsShort() {
        for (const Layout& layout : mGame.layouts) {
            const Scenario map = generated(mGame, layout.id, 7);
            const auto code = encodeShareCode(map, mSystems);
            QVERIFY(code);
            qInfo("%s: %s", layout.id.c_str(), code->c_str());
            QVERIFY2(code->size() < 50, code->c_str());
            QCOMPARE(code->substr(0, 4), std::string("HX1-"));
            const auto back = decodeShareCode(*code, mSystems);
            QVERIFY(back);
            Scenario expected = shareable(map, mGame.catalog);
            expected.provenance.layout = layout.id;
            expected.provenance.standIn = layout.scenario.provenance.standIn;
            QVERIFY(*back == expected);
        }
    }

    void samplesSurvive() {
        for (const Sample& sample : mGame.samples) {
            const auto map = readScenario(sample.text, mSystems);
            QVERIFY(map);
            const auto code = encodeShareCode(*map, mSystems);
            QVERIFY(code);
            auto back = decodeShareCode(*code, mSystems);
            QVERIFY(back);
            back->provenance = {};
            QVERIFY(*back == shareable(*map, mGame.catalog));
        }
    }

    void anyMapSurvives_data() {
        QTest::addColumn<bool>("toy");
        QTest::newRow("built-in") << false;
        QTest::newRow("toy") << true;
    }
    void anyMapSurvives() {
        QFETCH(bool, toy);
        const Systems systems = toy ? test::toySystems() : mSystems;
        const Catalog& catalog = systems.list().front().catalog;
        QVERIFY(rc::check([&](const test::Dice& dice) {
            auto rng = dice.rng();
            Scenario map = test::randomScenario(rng, catalog, dice.size);
            if (test::between(rng, 0, 1) == 1) assignMissingIds(map.board, catalog);
            const bool tables = !map.board.edges.empty() || !map.board.regions.empty() ||
                                !map.board.pieces.empty() || !map.board.zones.empty();
            const auto refused = encodeShareCode(map, systems);
            RC_ASSERT(refused.ok() == !tables);
            if (tables) RC_ASSERT(refused.error().code() == "share.has-tables");
            map.board.edges.clear();
            map.board.regions.clear();
            map.board.pieces.clear();
            map.board.zones.clear();
            const auto code = encodeShareCode(map, systems);
            RC_ASSERT(code.ok());
            auto back = decodeShareCode(*code, systems);
            RC_ASSERT(back.ok());
            back->provenance = {};
            RC_ASSERT(*back == shareable(map, catalog));
            RC_ASSERT(omissionsOf(*back, catalog).empty());
        }));
    }

    void layoutOfTheMapIsKept() {
        // The layout is named only while the shape is still its own.
        Scenario map = generated(mGame, "3p", 1);
        QCOMPARE(decodeShareCode(*encodeShareCode(map, mSystems), mSystems)->provenance.layout,
                 std::string("3p"));
        Cell more;
        more.at = {20, 20};
        map.board.put(CellState(more));
        const auto back = decodeShareCode(*encodeShareCode(map, mSystems), mSystems);
        QVERIFY(back);
        QCOMPARE(back->provenance.layout, std::string());
        QVERIFY(*back == shareable(map, mGame.catalog));
    }

    void oneWrongCharacterIsRefused_data() {
        QTest::addColumn<QString>("code");
        for (const Layout& layout : mGame.layouts)
            for (std::uint64_t seed = 1; seed <= 3; ++seed)
                QTest::addRow("%s, seed %d", layout.id.c_str(), int(seed))
                    << QString::fromStdString(*encodeShareCode(generated(mGame, layout.id, seed), mSystems));
        for (const Sample& sample : mGame.samples)
            QTest::newRow(sample.id.c_str())
                << QString::fromStdString(*encodeShareCode(*readScenario(sample.text, mSystems), mSystems));
        // Without a layout, so that shape and homes are in the code.
        Scenario odd = generated(mGame, "2p", 9);
        Cell more;
        more.at = {-7, 12};
        odd.board.put(CellState(more));
        QTest::newRow("own shape") << QString::fromStdString(*encodeShareCode(odd, mSystems));
    }
    void oneWrongCharacterIsRefused() {
        QFETCH(QString, code);
        checkSubstitutions(withoutHyphens(code.toStdString()));
    }

    void otherSignsNeverGiveAnotherMap() {
        // Any printable sign at any place: refused, or the same map (0 for O, blanks and hyphens).
        const std::string code = *encodeShareCode(generated(mGame, "3p", 3), mSystems);
        const Scenario map = *decodeShareCode(code, mSystems);
        int forgiven = 0;
        for (std::size_t at = 0; at < code.size(); ++at)
            for (char sign = ' '; sign <= '~'; ++sign) {
                std::string wrong = code;
                wrong[at] = sign;
                const auto read = decodeShareCode(wrong, mSystems);
                forgiven += read ? 1 : 0;
                QVERIFY2(!read || *read == map, wrong.c_str());
            }
        QVERIFY(forgiven >= static_cast<int>(code.size()));
    }

    void exchangedAndLostCharactersAreRefused() {
        const std::string code = withoutHyphens(*encodeShareCode(generated(mGame, "4p", 4), mSystems));
        for (std::size_t at = 0; at < code.size(); ++at) {
            for (std::size_t other = at + 1; other < code.size(); ++other) {
                if (code[at] == code[other]) continue;
                std::string wrong = code;
                std::swap(wrong[at], wrong[other]);
                QVERIFY2(!decodeShareCode(wrong, mSystems), wrong.c_str());
            }
            QVERIFY(!decodeShareCode(code.substr(0, at), mSystems));
            std::string lost = code;
            lost.erase(at, 1);
            QVERIFY(!decodeShareCode(lost, mSystems));
            std::string doubled = code;
            doubled.insert(at, 1, code[at]);
            QVERIFY(!decodeShareCode(doubled, mSystems));
        }
    }

    void spellingIsForgiven() {
        const std::string code = *encodeShareCode(generated(mGame, "2p", 5), mSystems);
        const Scenario map = *decodeShareCode(code, mSystems);
        std::string mild;
        for (char c : code) {
            if (c == '0') c = 'o';
            if (c == '1') c = mild.size() % 2 == 0 ? 'l' : 'I';
            mild += static_cast<char>(std::tolower(c));
            if (c != '-') mild += ' ';
        }
        QVERIFY(*decodeShareCode("\n  " + mild + "\t\r\n", mSystems) == map);
        QVERIFY(*decodeShareCode(withoutHyphens(code), mSystems) == map);
    }

    void errorsAreNamed() {
        const auto codeOf = [&](std::string_view text) {
            const auto result = decodeShareCode(text, mSystems);
            return result ? std::string("fine") : result.error().code();
        };
        const std::string good = *encodeShareCode(generated(mGame, "2p", 5), mSystems);
        QCOMPARE(codeOf(""), std::string("share.not-a-code"));
        QCOMPARE(codeOf("HX1"), std::string("share.not-a-code"));
        QCOMPARE(codeOf("hello"), std::string("share.not-a-code"));
        QCOMPARE(codeOf("\xff\xfe"), std::string("share.not-a-code"));
        QCOMPARE(codeOf("HX1-0"), std::string("share.checksum"));
        QCOMPARE(codeOf("HX2-" + good.substr(4)), std::string("share.newer-version"));
        QCOMPARE(codeOf(good.substr(0, 8) + "!" + good.substr(9)), std::string("share.bad-character"));
        QCOMPARE(codeOf(good + "é"), std::string("share.bad-character"));
        QCOMPARE(codeOf(std::string(200'000, 'H')), std::string("share.too-long"));
        QCOMPARE(codeOf(sealed(std::string("\xff\xff\xff"))), std::string("share.unknown-system"));
        const auto foreign = encodeShareCode(test::toySystem().layouts.front().scenario, test::toySystems());
        QVERIFY(foreign);
        QCOMPARE(codeOf(*foreign), std::string("share.unknown-system"));

        Systems fewer = builtInSystems();
        GameSystem stripped = fewer.list().front();
        stripped.layouts.clear();
        const auto lost = decodeShareCode(good, Systems({stripped}));
        QVERIFY(!lost);
        QCOMPARE(lost.error().code(), std::string("share.unknown-layout"));
        QCOMPARE(encodeShareCode(Scenario{}, mSystems).error().code(), std::string("share.unknown-system"));
    }

    void largestMap() {
        Scenario map;
        map.system = mGame.id();
        std::vector<Cell> cells;
        for (int i = 0; i < static_cast<int>(maxShareCells); ++i) {
            Cell cell;
            cell.at = {i / 50 - Board::maxCoordinate, i % 50 * 2};
            cell.kind = kindIdAt(1 + static_cast<std::size_t>(i) % 8);
            cells.push_back(cell);
        }
        map.board.setCells(cells);
        const auto code = encodeShareCode(map, mSystems);
        QVERIFY(code);
        QVERIFY(*decodeShareCode(*code, mSystems) == map);
        Cell more;
        more.at = {0, 0};
        map.board.put(CellState(more));
        QCOMPARE(encodeShareCode(map, mSystems).error().code(), std::string("share.too-large"));
    }

    void hostileTextIsHarmless() {
        QVERIFY(rc::check([&](const std::string& text) {
            RC_ASSERT(!decodeShareCode(text, mSystems).ok());
            RC_ASSERT(!decodeShareCode("HX1" + text, mSystems).ok());
        }));
    }

    void hostileContentIsHarmless() {
        // Behind a right checksum: contents of real codes with some bits turned, and cut or made longer. Whatever is
        // accepted must be a map that can be saved.
        std::vector<std::string> contents;
        for (const Layout& layout : mGame.layouts) {
            Scenario map = generated(mGame, layout.id, 1);
            contents.push_back(contentOf(*encodeShareCode(map, mSystems)));
            QCOMPARE(sealed(contents.back()), withoutHyphens(*encodeShareCode(map, mSystems)));
            Cell named;
            named.at = {30, 3};
            named.id = *TileId::from("far");
            CellDetails details;
            details.points = 4;
            map.board.put(CellState(named, details));
            contents.push_back(contentOf(*encodeShareCode(map, mSystems)));
        }
        int accepted = 0;
        std::map<std::string, int> refused;
        for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
            Rng rng(seed, "hostile");
            std::string bytes = contents[rng.below(static_cast<std::uint32_t>(contents.size()))];
            for (std::uint32_t i = 1 + rng.below(4); i > 0; --i) {
                // The first 12 bits name the game.
                const std::uint32_t bit = 12 + rng.below(static_cast<std::uint32_t>(bytes.size()) * 8 - 12);
                bytes[bit / 8] =
                    static_cast<char>(static_cast<unsigned char>(bytes[bit / 8]) ^ (0x80U >> bit % 8));
            }
            if (rng.below(8) == 0) bytes.resize(2 + rng.below(static_cast<std::uint32_t>(bytes.size())));
            if (rng.below(8) == 0) bytes += static_cast<char>(rng.below(256));
            const auto map = decodeShareCode(sealed(bytes), mSystems);
            if (!map) {
                ++refused[map.error().code()];
                continue;
            }
            ++accepted;
            const auto file = readScenario(writeScenario(*map, mGame.catalog), mSystems);
            QVERIFY(file);
            QVERIFY(*file == *map);
        }
        QVERIFY(accepted > 1000);
        QVERIFY(refused["share.damaged"] > 1000 && refused["share.unknown-layout"] > 100);
        QCOMPARE(refused.size(), 2U);
    }
};

}  // namespace hexa

using hexa::ShareCodeTest;
HEXA_TEST(ShareCodeTest);
#include "sharecode_test.moc"
