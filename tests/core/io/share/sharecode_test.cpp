// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/share/sharecode.h"

#include "core/engine/generate/generate.h"
#include "core/io/format/scenariofile.h"
#include "core/io/share/omissions.h"
#include "core/io/share/sharecontent.h"
#include "core/registry/registry.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <zlib.h>

#include <QTest>

namespace hexa {
namespace {

constexpr std::string_view symbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Returns the promised content of a share code, written down a second time: the map without all
/// the rest.
Scenario shareable(const Scenario& scenario, const Catalog& catalog) {
    Scenario kept;
    kept.system = scenario.system;
    kept.profile = scenario.profile;
    kept.board.orientation = scenario.board.orientation;
    for (const Seat& seat : scenario.seats) {
        bool known = false;
        for (const Faction& faction : catalog.factions) known |= faction.id == seat.faction;
        kept.seats.push_back({seat.home, known ? seat.faction : std::string(), {}, {}, seat.team});
    }
    std::vector<Cell> cells(scenario.board.cells().begin(), scenario.board.cells().end());
    for (Cell& cell : cells) cell.locked = false;
    std::map<Hex, CellDetails> details;
    for (const auto& [at, content] : scenario.board.details()) {
        details[at].points = content.points;
        details[at].cut = content.cut;
        details[at].attributes = content.attributes;
    }
    kept.board.setCells(std::move(cells), std::move(details));
    kept.shapes = scenario.shapes;
    const auto bare = [](auto items) {
        for (auto& item : items) {
            item.locked = false;
            item.extra = {};
        }
        return items;
    };
    kept.board.edges = bare(scenario.board.edges);
    kept.board.regions = bare(scenario.board.regions);
    kept.board.pieces = bare(scenario.board.pieces);
    kept.board.zones = bare(scenario.board.zones);
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

/// Returns a code with a right checksum around any bytes, made without the code under test.
std::string sealed(std::string bytes, char version = '1') {
    const auto start = version == '1' ? 0 : ::crc32(0, reinterpret_cast<const Bytef*>(&version), 1);
    const auto crc =
        ::crc32(start, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size()));
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(crc >> shift & 0xff);
    std::string bits;
    for (const char c : bytes)
        for (int i = 7; i >= 0; --i) bits += (static_cast<unsigned char>(c) >> i & 1) != 0 ? '1' : '0';
    while (bits.size() % 5 != 0) bits += '0';
    std::string out = std::string("HX") + version;
    for (std::size_t i = 0; i < bits.size(); i += 5)
        out += symbols[std::stoul(bits.substr(i, 5), nullptr, 2)];
    return out;
}

/// Returns the bytes of a code without their checksum, made without the code under test.
std::string contentOf(const std::string& code) {
    std::string bits;
    for (const char c : withoutHyphens(code).substr(3))
        for (int i = 4; i >= 0; --i) bits += (symbols.find(c) >> i & 1) != 0 ? '1' : '0';
    std::string bytes;
    for (std::size_t i = 0; i + 8 <= bits.size(); i += 8)
        bytes += static_cast<char>(std::stoul(bits.substr(i, 8), nullptr, 2));
    return bytes.substr(0, bytes.size() - 4);
}

/// Returns the map file in a code of version 2, and such a code's content, both made without the
/// code under test.
std::string restText(Scenario map, const Catalog& catalog) {
    map.board.labels.clear();
    std::vector<Cell> cells;
    for (const auto& [at, details] : map.board.details()) cells.emplace_back().at = at;
    map.board.setCells(std::move(cells), map.board.details());
    return writeScenario(map, catalog);
}

std::string fullContent(const std::string& plain, const std::string& text, std::size_t wrong) {
    std::string bytes;
    for (const std::size_t size : {plain.size() + wrong, text.size()})
        for (int shift = 16; shift >= 0; shift -= 8) bytes += static_cast<char>(size >> shift & 0xff);
    uLongf size = ::compressBound(static_cast<uLong>(text.size()));
    std::string deflated(size, '\0');
    ::compress2(reinterpret_cast<Bytef*>(deflated.data()), &size, reinterpret_cast<const Bytef*>(text.data()),
                static_cast<uLong>(text.size()), 1);
    return bytes + plain + deflated.substr(0, size);
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
    /// A crafted code that names a layout but turns it to the other orientation would come back as
    /// another code.
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
            const auto code = encodeShareCode(map, systems);
            RC_ASSERT(code.ok());
            if (tables) RC_ASSERT(code->starts_with("HX2-"));
            auto back = decodeShareCode(*code, systems);
            RC_ASSERT(back.ok());
            back->provenance = {};
            RC_ASSERT(*back == shareable(map, catalog));
            RC_ASSERT(omissionsOf(*back, catalog).empty());
        }));
    }

    /// Published codes stay valid; these are of the first version of the program.
    void oldCodesStay() {
        const std::string code = "HX1-DTH81-X3Z1H-F14T2-MMB8Q-11MB7-FJM1K-R";
        const auto map = decodeShareCode(code, mSystems);
        QVERIFY(map);
        QCOMPARE(*encodeShareCode(*map, mSystems), code);
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
        odd.board.zones.push_back({"z", Localized("Zone"), 0, {{0, 0}}, {}, false, {}});
        QTest::newRow("with a zone") << QString::fromStdString(*encodeShareCode(odd, mSystems));
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
        QCOMPARE(codeOf("HX3-" + good.substr(4)), std::string("share.newer-version"));
        QCOMPARE(codeOf("HX2-" + good.substr(4)), std::string("share.checksum"));
        QCOMPARE(codeOf(sealed("ab", '2')), std::string("share.damaged"));
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
        // Few cells, but too much on them: words that don't deflate.
        Scenario crowded = test::toySystem().layouts.front().scenario;
        Rng random(1, "crowd");
        for (int i = 0; i < 6'000; ++i) {
            PiecePlacement piece;
            piece.kind = "mill";
            piece.slot = std::to_string(random.next()) + std::to_string(random.next());
            crowded.board.pieces.push_back(std::move(piece));
        }
        const auto refused = encodeShareCode(crowded, test::toySystems());
        QVERIFY(!refused);
        QCOMPARE(refused.error().code(), std::string("share.too-much"));
        QVERIFY(test::toySystems().messages().knows("share.too-much"));
        crowded.board.pieces.resize(500);
        const auto fits = encodeShareCode(crowded, test::toySystems());
        QVERIFY(fits);
        QVERIFY(decodeShareCode(*fits, test::toySystems())->board == crowded.board);
    }

    void hostileTextIsHarmless() {
        QVERIFY(rc::check([&](const std::string& text) {
            RC_ASSERT(!decodeShareCode(text, mSystems).ok());
            RC_ASSERT(!decodeShareCode("HX1" + text, mSystems).ok());
        }));
    }

    void hostileContentIsHarmless() {
        // Behind a right checksum: contents of real codes with some bits turned, and cut or made
        // longer. An accepted one must be a map that can be saved.
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

    /// The same for codes with a deflated part, with a text that other programs can have written.
    void hostileRestIsHarmless() {
        const Systems systems = test::toySystems();
        const GameSystem& toy = systems.list().front();
        int accepted = 0, refused = 0;
        for (std::uint64_t seed = 0; seed < 4'000; ++seed) {
            Rng rng(seed, "hostile rest");
            const Scenario map = test::randomScenario(rng, toy.catalog, 40);
            std::string text = restText(map, toy.catalog);
            for (std::uint32_t i = rng.below(3); i > 0; --i) {
                const auto at = rng.below(static_cast<std::uint32_t>(text.size()));
                text[at] = static_cast<char>(' ' + rng.below(95));
            }
            Scenario bare = map;
            bare.seats.clear();
            std::string bytes =
                fullContent(*share::writeContent(bare, systems), text, rng.below(20) == 0 ? 1 : 0);
            if (rng.below(8) == 0) bytes.resize(rng.below(static_cast<std::uint32_t>(bytes.size())));
            if (rng.below(8) == 0) bytes += static_cast<char>(rng.below(256));
            const auto read = decodeShareCode(sealed(bytes, '2'), systems);
            if (!read) {
                ++refused;
                const std::string code = read.error().code();
                QVERIFY2(code == "share.damaged" || code == "share.checksum" ||
                             code == "share.unknown-system",
                         code.c_str());
                continue;
            }
            ++accepted;
            const auto file = readScenario(writeScenario(*read, toy.catalog), systems);
            QVERIFY(file);
            QVERIFY(*file == *read);
            QVERIFY(omissionsOf(*read, toy.catalog).empty());
            const auto again = encodeShareCode(*read, systems);
            QVERIFY(again);
            QVERIFY(*decodeShareCode(*again, systems) == *read);
        }
        QVERIFY2(accepted > 500 && refused > 500,
                 qPrintable(QString("%1 and %2").arg(accepted).arg(refused)));
    }

    /// A few bytes that claim to be gigabytes, or expand to gigabytes.
    void bombsAreRefused() {
        const Systems systems = test::toySystems();
        const GameSystem& toy = systems.list().front();
        Scenario map = toy.layouts.front().scenario;
        map.seats.clear();
        const std::string plain = *share::writeContent(map, systems);
        const std::string zeros(20'000'000, ' ');
        const auto codeOf = [&](const std::string& bytes) {
            const auto read = decodeShareCode(sealed(bytes, '2'), systems);
            return read ? std::string("fine") : read.error().code();
        };
        QCOMPARE(codeOf(fullContent(plain, zeros.substr(0, 5'000'000), 0)), std::string("share.damaged"));
        QCOMPARE(codeOf(fullContent(plain, zeros.substr(0, 3'000'000), 0)), std::string("share.damaged"));
        QCOMPARE(codeOf(fullContent(plain, "", 0)), std::string("share.damaged"));
        // A map that needs no second part has no such code.
        Scenario lone = toy.layouts.front().scenario;
        QCOMPARE(codeOf(fullContent(plain, restText(lone, toy.catalog), 0)), std::string("share.damaged"));
        // Cells of the rest that the map has not.
        lone.board.zones.push_back({"z", {}, -1, {}, {}, false, {}});
        QCOMPARE(codeOf(fullContent(plain, restText(lone, toy.catalog), 0)), std::string("fine"));
        CellDetails cut;
        cut.cut = 1;
        Cell far;
        far.at = {77, 7};
        lone.board.put(CellState(far, cut));
        QCOMPARE(codeOf(fullContent(plain, restText(lone, toy.catalog), 0)), std::string("share.damaged"));
    }
};

}  // namespace hexa

using hexa::ShareCodeTest;
HEXA_TEST(ShareCodeTest, "slow-unoptimized");
#include "sharecode_test.moc"
