// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/exchange.h"
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

#include <algorithm>

namespace hexa {
namespace {

std::string replaced(std::string text, const std::string& what, const std::string& with) {
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
    return text;
}

}  // namespace

/// The law of exchange: out to Tiled and back is the same map, whatever it holds.
class TiledTest : public QObject {
    Q_OBJECT

    const Systems mSystems = builtInSystems();
    const GameSystem& mGame = mSystems.list().front();

    static Result<MapImport> back(const Scenario& map, const Systems& systems, ExchangeForm form) {
        const auto out = exportMap(map, *systems.find(map.system), form, {});
        if (!out) return out.error();
        return importMap(out->files.front().content, form, systems, {}, {});
    }
    static std::string text(const Scenario& map, const Systems& systems) {
        return writeScenario(map, systems.find(map.system)->catalog);
    }

private slots:
    void anyMapSurvives_data() {
        QTest::addColumn<bool>("toy");
        QTest::addColumn<bool>("xml");
        QTest::newRow("TMX, built-in") << false << true;
        QTest::newRow("TMX, toy") << true << true;
        QTest::newRow("TMJ, built-in") << false << false;
        QTest::newRow("TMJ, toy") << true << false;
    }
    void anyMapSurvives() {
        QFETCH(bool, toy);
        QFETCH(bool, xml);
        const Systems systems = toy ? test::toySystems() : mSystems;
        const Catalog& catalog = systems.list().front().catalog;
        QVERIFY(rc::check([&](const test::Dice& dice) {
            auto rng = dice.rng();
            Scenario map = test::randomScenario(rng, catalog, dice.size);
            // JSON keeps characters that XML lacks; the replacement below is for the others.
            for (RegionShape& shape : map.shapes) {
                if (!xml) break;
                shape.name = Localized("shape");
                shape.extra = {};
                for (RegionShape::Part& part : shape.parts) part.extra = {};
            }
            for (PiecePlacement& piece : map.board.pieces)
                if (xml && !piece.slot.empty()) piece.slot = "north";
            if (test::between(rng, 0, 1) == 1) map.options = {{"epic", true}, {"alliances", false}};
            const auto form = xml ? ExchangeForm::Tmx : ExchangeForm::Tmj;
            const auto out = exportMap(map, systems.list().front(), form, {});
            RC_ASSERT(out.ok());
            std::string expected = text(map, systems);
            // All characters forbidden in XML, with a message.
            const bool forbidden = expected.find("\\u0001") != std::string::npos;
            if (xml) expected = replaced(std::move(expected), "\\u0001", "\xEF\xBF\xBD");
            RC_ASSERT(out->warnings.empty() == !(xml && forbidden));
            MapImportOptions options;
            options.keepFile = test::between(rng, 0, 1) == 1;
            const auto again = importMap(out->files.front().content, form, systems, options, {});
            if (!again) RC_FAIL(again.error().code() + "\n" + out->files.front().content);
            RC_ASSERT(again->warnings.empty());
            RC_ASSERT(again->file == (options.keepFile ? text(again->scenario, systems) : std::string()));
            if (text(again->scenario, systems) != expected)
                RC_FAIL(expected + "\n---- became\n" + text(again->scenario, systems) + "\n---- by\n" +
                        out->files.front().content);
        }));
    }

    void layoutsAndSamplesSurvive() {
        std::vector<Scenario> maps;
        for (const Layout& layout : mGame.layouts) maps.push_back(layout.scenario);
        for (const Sample& sample : mGame.samples) maps.push_back(*readScenario(sample.text, mSystems));
        QVERIFY(maps.size() >= 11);
        for (const Scenario& map : maps)
            for (const auto form : {ExchangeForm::Tmx, ExchangeForm::Tmj}) {
                const auto again = back(map, mSystems, form);
                QVERIFY(again);
                QVERIFY(again->scenario == map);
                QVERIFY(again->warnings.empty());
            }
    }

    void farAndScatteredSurvive() {
        // Too large a rectangle: written as chunks.
        Scenario map;
        map.system = mGame.id();
        for (const Hex at : {Hex{-100'000, 100'000}, Hex{100'000, -100'000}, Hex{99'999, 0}, Hex{-1, 1},
                             Hex{-3, 7}, Hex{16, -16}, Hex{100'000, 100'000}, Hex{-100'000, -100'000}}) {
            Cell cell;
            cell.at = at;
            cell.kind = mGame.catalog.kindIds()[2];
            cell.id = *TileId::from("X");
            map.board.put(CellState(cell));
        }
        for (const auto orientation : {Orientation::Flat, Orientation::Pointy})
            for (const auto form : {ExchangeForm::Tmx, ExchangeForm::Tmj}) {
                map.board.orientation = orientation;
                const auto again = back(map, mSystems, form);
                QVERIFY2(again, again ? "" : again.error().code().c_str());
                QVERIFY(again->scenario == map);
            }
    }

    void anyCornerSurvives() {
        // Odd and even first columns and rows, either orientation.
        for (int q = -2; q <= 1; ++q)
            for (int r = -2; r <= 1; ++r)
                for (const auto orientation : {Orientation::Flat, Orientation::Pointy}) {
                    Scenario map;
                    map.system = mGame.id();
                    map.board.orientation = orientation;
                    std::vector<Cell> cells;
                    for (const Hex at : disc({q, r}, 2))
                        cells.push_back({at, mGame.catalog.kindIds()[1], false, {}});
                    map.board.setCells(std::move(cells));
                    map.board.labels.push_back({{q, r - 5}, Localized("far above"), false, {}});
                    const auto again = back(map, mSystems, ExchangeForm::Tmx);
                    QVERIFY(again);
                    QVERIFY(again->scenario == map);
                }
    }

    void emptyBoardSurvives() {
        Scenario map;
        map.system = mGame.id();
        for (const auto form : {ExchangeForm::Tmx, ExchangeForm::Tmj}) {
            const auto again = back(map, mSystems, form);
            QVERIFY(again);
            QVERIFY(again->scenario == map);
        }
    }

    void everyNamedPictureIsThere() {
        const Scenario map = *readScenario(mGame.samples.front().text, mSystems);
        MapExportOptions options;
        options.name = "hale";
        const auto out = exportMap(map, mGame, ExchangeForm::Tmx, options);
        QVERIFY(out);
        QCOMPARE(out->files.front().name, std::string("hale.tmx"));
        // Empty slot, blank space, nine kinds, capitals in four colours.
        QCOMPARE(out->files.size(), std::size_t{1 + 2 + 9 + 4});
        for (std::size_t i = 1; i < out->files.size(); ++i) {
            const ExportFile& file = out->files[i];
            QVERIFY2(out->files.front().content.find("source=\"" + file.name + "\"") != std::string::npos,
                     file.name.c_str());
            QVERIFY(file.content.find("width=\"120\" height=\"104\"") != std::string::npos);
            QVERIFY(file.content.ends_with("</svg>\n"));
        }
    }

    void theUserMayChangeTheMapInTiled() {
        // Usual changes in Tiled: another tile, an object moved by a hex, a column more at the
        // left.
        Scenario map;
        map.system = mGame.id();
        std::vector<Cell> cells;
        for (const Hex at : disc({0, 0}, 1)) cells.push_back({at, mGame.catalog.kindIds()[1], false, {}});
        map.board.setCells(cells);
        CellState state = *map.board.state({0, 0});
        state.cell.id = *TileId::from("V9");
        map.board.put(state);
        std::string xml = exportMap(map, mGame, ExchangeForm::Tmx, {})->files.front().content;
        // The centre is the place (1, 1) of three columns; one hex lower is 104 pixels.
        const auto at = xml.find("name=\"V9\"");
        QVERIFY(at != std::string::npos);
        const auto y = xml.find(" y=\"", at) + 4;
        const auto end = xml.find('"', y);
        const int before = std::stoi(xml.substr(y, end - y));
        xml.replace(y, end - y, std::to_string(before + 104));
        const auto moved = importMap(xml, ExchangeForm::Tmx, mSystems, {}, {});
        QVERIFY(moved);
        QVERIFY(moved->scenario.board.find({0, 0})->id.empty());
        QCOMPARE(moved->scenario.board.find({0, 1})->id.text(), std::string_view("V9"));
        xml.replace(y, std::to_string(before + 104).size(), std::to_string(before + 10'400));
        const auto away = importMap(xml, ExchangeForm::Tmx, mSystems, {}, {});
        QVERIFY(away);
        QCOMPARE(away->warnings.size(), std::size_t{1});
        QCOMPARE(away->warnings.front().code, std::string("exchange.no-cell"));
    }
};

}  // namespace hexa

using hexa::TiledTest;
HEXA_TEST(TiledTest);
#include "tiled_test.moc"
