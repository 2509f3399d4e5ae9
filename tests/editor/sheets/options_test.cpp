// SPDX-License-Identifier: GPL-3.0-or-later
// The table of print options: what each sheet uses is what changes its pages, in every game.
#include "editor/sheets/optioninfo.h"

#include "core/engine/generate/generate.h"
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "editor/sheets/sheetinfo.h"
#include "tests/editor/sheets/sheetcases.h"
#include "tests/support/printedtoy.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace hexa::test {

using sheets::OptionInfo;
using sheets::OptionKind;
using sheets::SheetKind;
using sheets::SheetOptions;

namespace {

/// A game with a map that has content for every sheet.
struct PrintedGame {
    Systems systems;
    Messages messages = systems.messages();
    Scenario map = {};

    const GameSystem& system() const { return systems.list().front(); }
};

PrintedGame gameOf(const GameSystem& system) {
    PrintedGame game{Systems({system})};
    game.map = system.samples.empty() ? system.layouts.front().scenario
                                      : readScenario(system.samples.front().text, game.systems).value();
    return game;
}

/// Returns one that was drawn at random, for the sheet that repeats the draw.
Scenario drawn(const GameSystem& system, const Scenario& base) {
    GenerateRequest request;
    request.base = base;
    request.seed = 5;
    auto made = makeMap(system, request);
    return made ? *std::move(made) : base;
}

/// Returns some pages as they are printed with exactly these options, used or not.
QByteArray pagesWith(const PrintedGame& game, const Scenario& map, const SheetOptions& options) {
    SheetOptions plain;
    plain.sheets = options.sheets;
    plain.items = options.items;
    plain.language = options.language;
    sheets::SheetJob job = sheets::makeJob(sheets::inVariant(map, game.system(), options.variant),
                                           game.system(), game.messages, plain, {}, "map");
    job.options = options;
    job.options.onTiles = options.tileSize / sheets::tileSizeOf(game.system());
    const auto pages = sheets::makePages(job);
    if (!pages) return QByteArray::fromStdString(pages.error().code());
    const auto count = static_cast<int>(pages->size());
    QByteArray text = QByteArray::number(count);
    for (const int number : std::set{1, 2, (count + 1) / 2, count})
        if (number <= count)
            text += sheets::svgOf(job, (*pages)[static_cast<std::size_t>(number - 1)], number, count);
    return text;
}

/// Returns the options with other values of one of them.
std::vector<SheetOptions> others(const OptionInfo& info, const PrintedGame& game, const Scenario& map,
                                 const SheetOptions& options) {
    std::vector<SheetOptions> list;
    const auto add = [&](const std::string& text) {
        SheetOptions other = options;
        if (sheets::setOption(other, info, text) && !(other == options)) list.push_back(std::move(other));
    };
    for (const std::string_view choice : sheets::choicesOf(info)) add(std::string(choice));
    if (info.kind == OptionKind::Size) add("130x140");
    if (info.kind == OptionKind::Number) {
        const double now = info.get(options) * info.factor;
        for (const double value : {now + 2 * info.step, now - info.step, info.min}) {
            SheetOptions other = options;
            info.set(other, std::clamp(value, info.min, info.max) / info.factor);
            if (!(other == options)) list.push_back(std::move(other));
        }
    }
    if (info.kind == OptionKind::Language) {
        list.push_back(options);
        list.back().language = "de";
    }
    if (info.kind == OptionKind::Variant)
        for (const OptionValues& variant : sheets::variantsOf(game.system(), map)) {
            list.push_back(options);
            list.back().variant = variant;
        }
    return list;
}

/// Returns a job for each kind of page that this sheet has in the game.
std::vector<SheetOptions> jobsOf(const sheets::SheetInfo& info, const GameSystem& system) {
    std::vector<SheetOptions> jobs;
    if (info.kind != SheetKind::Items && sheets::offers(system, info.kind)) jobs.push_back(only(info.kind));
    if (info.kind == SheetKind::Items)
        for (const CutSheet& sheet : sheets::itemSheetsOf(system)) {
            jobs.push_back(only(SheetKind::Items));
            jobs.back().items = {sheet.id};
        }
    return jobs;
}

struct Use {
    bool says;     ///< The sheet names the option.
    bool changes;  ///< Some value of it changes the pages.
};

/// Returns what each option offered by the game means for these pages; nothing if there are none.
std::map<std::string, Use> usesOf(const PrintedGame& game, SheetOptions options) {
    const Scenario map =
        options.sheets.front() == SheetKind::Draw ? drawn(game.system(), game.map) : game.map;
    options.tileSize = sheets::tileSizeOf(game.system());
    options.backs = sheets::Backs::Duplex;  // the edge on which paper is turned has a meaning
    const QByteArray before = pagesWith(game, map, options);
    if (before.startsWith("sheet.no")) return {};  // not in this game
    const auto used = sheets::usedOptions(options, game.system(), map);
    std::map<std::string, Use> uses;
    for (const OptionInfo& info : sheets::optionInfos()) {
        // Not offered: the choice would be between equals, or for other pieces.
        if (info.offered != nullptr && !info.offered(game.system())) continue;
        const auto list = others(info, game, map, options);
        const bool changes = std::any_of(list.begin(), list.end(), [&](const SheetOptions& other) {
            const QByteArray pages = pagesWith(game, map, other);
            return pages != before && !pages.startsWith("sheet.");  // an error, such as too little room
        });
        uses[info.id] = {std::find(used.begin(), used.end(), &info) != used.end(), changes};
    }
    return uses;
}

}  // namespace

class OptionsTest : public QObject {
    Q_OBJECT

private slots:
    void theTablesNameEachOther() {
        const Messages messages = clockworkSystems().messages();
        std::set<std::string> ids, keys;
        for (const OptionInfo& info : sheets::optionInfos()) {
            QVERIFY2(ids.insert(info.id).second && keys.insert(info.key).second, info.id);
            QCOMPARE(sheets::optionInfo(info.id), &info);
            for (const char* code : {"", ".help"})
                QVERIFY2(messages.knows(std::string("sheet.option.") + info.id + code), info.id);
        }
        std::set<std::string> used;
        for (const sheets::SheetInfo& sheet : sheets::sheetInfos())
            for (const QString& id : QString(sheet.options).split(u' ')) {
                QVERIFY2(ids.contains(id.toStdString()), qPrintable(id));
                used.insert(id.toStdString());
            }
        for (const char* id : {"card-size", "counter-scale"}) used.insert(id);  // SheetInfo::moreOptions
        QVERIFY(used == ids);
    }

    void textsSetOptions() {
        SheetOptions options;
        const auto set = [&](const char* id, const char* text) {
            return sheets::setOption(options, *sheets::optionInfo(id), text);
        };
        QVERIFY(set("margin", "12.5") && options.margin == 12.5);
        QVERIFY(!set("margin", "41") && !set("margin", "wide") && !set("margin", "") &&
                options.margin == 12.5);
        QVERIFY(set("backs", "fold") && options.backs == sheets::Backs::Fold && !set("backs", "both"));
        QVERIFY(set("counter-scale", "87.5") && options.counterScale == 0.875);
        QVERIFY(set("per-page", "6") && options.ordersPerPage == 6 && !set("per-page", "1.5"));
        QVERIFY(set("paper", "letter") && options.paper == QSizeF(215.9, 279.4) && !set("paper", "A9"));
        QVERIFY(set("card-size", "59x92") && options.cardSize == QSizeF(59, 92));
        QVERIFY(set("card-size", "game") && !options.cardSize.isValid() && !set("card-size", "huge"));
        QVERIFY(!set("variant", "epic") && !set("lang", "de"));
    }

    void sheetsUseWhatChangesThem_data() {
        QTest::addColumn<int>("sheet");
        int sheet = 0;
        for (const sheets::SheetInfo& info : sheets::sheetInfos()) QTest::newRow(info.id) << sheet++;
    }
    /// Every option that a sheet names changes its pages in some game, and no other option does in
    /// any. Sheets of parts belong to one game each.
    void sheetsUseWhatChangesThem() {
        QFETCH(int, sheet);
        const sheets::SheetInfo& info = sheets::sheetInfos()[static_cast<std::size_t>(sheet)];
        const Systems games = builtInSystems();
        std::vector<GameSystem> systems(games.list().begin(), games.list().end());
        systems.push_back(printedToy());
        QStringList wrong;
        std::set<std::string> idle, working;
        for (const GameSystem& system : systems) {
            const PrintedGame game = gameOf(system);
            for (const SheetOptions& options : jobsOf(info, game.system())) {
                const std::string name = options.items.empty() ? info.id : options.items.front();
                for (const auto& [id, use] : usesOf(game, options)) {
                    if (use.changes && !use.says)
                        wrong << QString("%1, %2, --%3: has an effect")
                                     .arg(system.id().c_str(), name.c_str(), id.c_str());
                    if (use.says) (use.changes ? working : idle).insert(name + ", --" + id);
                }
            }
        }
        for (const std::string& use : idle)
            if (!working.contains(use)) wrong << QString("%1: does nothing").arg(use.c_str());
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    /// Cut lines alone were chosen for tiles: a map without tiles to cut is printed all the same.
    void unusedOptionsDoNothing() {
        SheetOptions options = only(SheetKind::Layout);
        options.cutLines = sheets::CutLines::Only;
        options.backs = sheets::Backs::Fold;
        const sheets::SheetJob job = jobFor(sampleMap(0), options);
        QCOMPARE(job.options.cutLines, sheets::CutLines::None);
        QCOMPARE(job.options.backs, sheets::Backs::None);
        QVERIFY(sheets::makePages(job).ok());
        options.sheets.push_back(SheetKind::Tiles);
        QCOMPARE(jobFor(sampleMap(0), options).options.cutLines, sheets::CutLines::Only);
    }
};

HEXA_TEST(OptionsTest, "slow-unoptimized");

}  // namespace hexa::test
#include "options_test.moc"
