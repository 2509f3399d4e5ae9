// SPDX-License-Identifier: GPL-3.0-or-later
// Content of printed sheets, examined from outside: with the tools of poppler, not with our own
// code.
#include "core/engine/generate/generate.h"
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "editor/sheets/postergrid.h"
#include "tests/editor/paint/toymap.h"
#include "tests/editor/sheets/sheetcases.h"
#include "tests/support/test.h"

#include <QByteArrayList>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace hexa::test {

using sheets::SheetKind;
using sheets::SheetOptions;

class SheetsTest : public QObject {
    Q_OBJECT

private slots:
    void holdsVectorsAndEmbeddedFontsOnly_data() {
        QTest::addColumn<int>("style");
        QTest::newRow("abstract") << 0;
        QTest::newRow("pictorial") << 1;
        QTest::newRow("ink") << 2;
    }
    void holdsVectorsAndEmbeddedFontsOnly() {
        QFETCH(int, style);
        SheetOptions options;
        options.sheets = sheets::kitSheets();
        options.sheets.push_back(SheetKind::Ruler);
        options.style = static_cast<paint::TileStyle>(style);
        options.backs = sheets::Backs::Duplex;
        const Printed printed(jobFor(sampleMap(1), options));
        NEEDS_TOOLS(printed);
        bool found = false;
        QCOMPARE(run("pdfimages", {"-list", printed.path()}, found).trimmed().split('\n').size(),
                 2);  // its head alone
        const auto fonts = run("pdffonts", {printed.path()}, found).trimmed().split('\n').mid(2);
        QVERIFY(!fonts.isEmpty());
        // The columns emb, sub, uni.
        for (const QByteArray& font : fonts)
            QVERIFY2(QRegularExpression(" yes (yes|no) +yes ").match(QString::fromUtf8(font)).hasMatch(),
                     font.constData());
        const QByteArray checked = run("qpdf", {"--check", printed.path()}, found);
        if (found)
            QVERIFY2(checked.contains("No syntax or stream encoding errors found"), checked.constData());
    }

    void namesEverything_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("English") << "en" << QStringList{"Village", "Share code", "Seed", "Column 3"};
        QTest::newRow("German") << "de"
                                << QStringList{"Dorf", "Kartencode", "Startwert", "Spalte 3", "Ödland"};
        QTest::newRow("French") << "fr"
                                << QStringList{"Village", "Code de partage", "Graine", "Colonne 3", "Forêt"};
    }
    void namesEverything() {
        QFETCH(QString, language);
        QFETCH(QStringList, words);
        SheetOptions options;
        options.sheets = {SheetKind::Layout, SheetKind::BagList};
        options.language = language.toStdString();
        Scenario map = sampleMap(5);
        map.title.set("fr", "Carte élémentaire « Æther »");
        map.author = "Ada Müller";
        map.provenance.seed = 18446744073709551615U;
        const sheets::SheetJob job = jobFor(map, options);
        const Printed printed(job);
        NEEDS_TOOLS(printed);
        const QString text = printed.text();
        for (const QString& word : words) QVERIFY2(text.contains(word), qPrintable(word + "\n" + text));
        QVERIFY(text.contains("18446744073709551615"));
        QVERIFY(text.contains("Ada Müller"));
        if (language == "fr") QVERIFY(text.contains("Carte élémentaire « Æther »"));
        QString code = text;
        code.remove(QRegularExpression("\\s"));
        QVERIFY2(code.contains(QString::fromStdString(job.shareCode)), qPrintable(code));
        const auto map1 = wordsOf(printed.text(1)), bag = wordsOf(printed.text(2));
        for (const Cell& cell : job.scenario->board.cells()) {
            if (!isTile(cell.kind)) continue;
            const QString id = QString::fromUtf8(cell.id.text().data());
            QVERIFY2(map1.count(id) >= 1, qPrintable(id));
            QCOMPARE(static_cast<int>(bag.count(id)), 1);
        }
        for (const char* column : {"1", "7"}) QVERIFY(map1.count(column) >= 1);
    }

    void theLayoutLeavesOutWhatIsNotWanted() {
        Scenario map = sampleMap(1);  // a lake with points of its own
        map.author = "Ada Müller";
        SheetOptions options = only(SheetKind::Layout);
        options.layout.legend = options.layout.ids = options.layout.columns = false;
        const Printed printed(jobFor(map, options));
        NEEDS_TOOLS(printed);
        const auto words = wordsOf(printed.text());
        for (const Cell& cell : map.board.cells())
            QCOMPARE(static_cast<int>(words.count(QString::fromUtf8(cell.id.text().data()))), 0);
        for (const char* word : {"Village", "Share", "victory", "×"})
            QVERIFY2(words.count(word) == 0, qPrintable(printed.text()));
        QVERIFY(words.count("Müller") == 1);  // the origin of a map is always printed
    }

    /// The sheet says the same as the status bar.
    void aSymmetricMapIsFairOnPaper() {
        const GameSystem& game = clockworkSystems().list().front();
        GenerateRequest request;
        request.base = game.layout("4p")->scenario;
        request.mode = game.generate->methodFor(FairKind::Symmetric)->id;
        const auto map = makeMap(game, request);
        QVERIFY(map.ok());
        const Printed fair(jobFor(*map, only(SheetKind::Layout)));
        NEEDS_TOOLS(fair);
        QVERIFY2(fair.text().contains("Fair: the same for every seat"), qPrintable(fair.text()));
        request.mode = game.generate->modes.front().id;
        const auto drawn = makeMap(game, request);
        QVERIFY(drawn.ok());
        const Printed unknown(jobFor(*drawn, only(SheetKind::Layout)));
        NEEDS_TOOLS(unknown);
        QVERIFY(unknown.text().contains("Balance not checked"));
        // A map without a proof of its own shows what is known about it, but not for another
        // variant.
        const auto known = [&](const Scenario& scenario, const SheetOptions& options) {
            sheets::SheetJob job = jobFor(scenario, options);
            sheets::setFairness(job, scenario, balance::headlineOfProven({3.3, GapRange{0, 6.8}, true}));
            return Printed(job).text();
        };
        SheetOptions options = only(SheetKind::Layout);
        QVERIFY2(known(*drawn, options).contains("3.3"), qPrintable(known(*drawn, options)));
        QVERIFY(!known(*drawn, options).contains("Balance not checked"));
        QVERIFY(known(*map, options).contains("Fair: the same for every seat"));
        const auto variants = sheets::variantsOf(game, *drawn);
        QVERIFY(variants.size() > 1);
        options.sheets.push_back(SheetKind::Orders);  // sheets of a variant
        options.variant = variants.front();
        QVERIFY(known(*drawn, options).contains("3.3"));
        options.variant = variants.back();
        QVERIFY(known(*drawn, options).contains("Balance not checked"));
    }

    void longTitlesStayOnThePage_data() {
        QTest::addColumn<int>("turn");
        QTest::newRow("portrait") << 1;
        QTest::newRow("landscape") << 2;
    }
    void longTitlesStayOnThePage() {
        QFETCH(int, turn);
        Scenario map = sampleMap(0);
        std::string title(300, 'W');
        title.append(" and a long title of many words that goes on and on and on");
        map.title.set("en", title);
        map.author = std::string(200, 'M');
        SheetOptions options = only(SheetKind::Layout);
        options.turn = static_cast<sheets::Turn>(turn);
        const sheets::SheetJob job = jobFor(map, options);
        const auto pages = sheets::makePages(job);
        QVERIFY(pages.ok());
        const QSizeF size = pages->front().size;
        constexpr int border = 60;  // around the paper: what is painted there was lost in print
        QImage picture(static_cast<int>(size.width() * 4) + 2 * border,
                       static_cast<int>(size.height() * 4) + 2 * border, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        painter.translate(border, border);
        painter.scale(4, 4);
        paint::TileArt art(job.catalog());
        sheets::paintPage(painter, job, pages->front(), art, 1, 1);
        painter.end();
        const int margin = border + 4 * 10;
        const QRect inside = picture.rect().adjusted(margin - 4, margin - 4, 4 - margin, 4 - border);
        int outside = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                outside += !inside.contains(x, y) && qGray(picture.pixel(x, y)) < 250;
        QCOMPARE(outside, 0);
    }

    void aMapWithoutTilesIsAPageToo() {
        const Printed printed(jobFor(Scenario(), only(SheetKind::Layout)));
        NEEDS_TOOLS(printed);
        QCOMPARE(printed.pages(), 1);
    }

    /// Players need not know that the printed layout is lost: the map's properties mention it, but
    /// no sheet does.
    void layoutsAreNotMarked() {
        Scenario map = sampleMap(5);
        QByteArrayList texts;
        for (const bool standIn : {true, false}) {
            map.provenance.standIn = standIn;
            for (const SheetKind kind : {SheetKind::Layout, SheetKind::Rules}) {
                const Printed printed(jobFor(map, only(kind)));
                NEEDS_TOOLS(printed);
                texts.append(printed.text().toUtf8());
            }
        }
        QVERIFY(!texts[0].contains("tand-in"));
        QVERIFY(!texts[1].contains("tand-in"));
    }

    /// Values of tiles that the rulebook has lost are marked where they are printed.
    void madeUpTilesAreMarked() {
        const Systems systems = builtInSystems();
        const GameSystem& game = *systems.find("bauen-und-beherrschen");
        const Scenario map = readScenario(game.samples.front().text, systems).value();
        for (const auto& [language, words] :
             {std::pair("en", "Stand-in: values"), std::pair("de", "Ersatz: Werte")}) {
            sheets::SheetOptions options = only(SheetKind::Layout);
            options.language = language;
            const Messages messages = systems.messages();
            const Printed printed(sheets::makeJob(map, game, messages, options, {}, "map"));
            NEEDS_TOOLS(printed);
            QVERIFY2(printed.text().contains(words), qPrintable(printed.text()));
        }
    }

    void specialRulesAreReportedOnTheMapAndInTheRules() {
        const Scenario map = sampleMap(1);  // a lake with points of its own
        for (const SheetKind kind : {SheetKind::Layout, SheetKind::Rules}) {
            const Printed printed(jobFor(map, only(kind)));
            NEEDS_TOOLS(printed);
            QVERIFY(printed.text().contains("victory points"));
        }
    }

    void theRulesCardSpeaksTheLanguageOfTheSheets_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("English") << "en" << QStringList{"Capital:", "Village:", "Forced March"};
        QTest::newRow("German") << "de" << QStringList{"Hauptstadt:", "Dorf:", "Gewaltmarsch"};
        QTest::newRow("French") << "fr" << QStringList{"Capitale", "Village", "Marche forcée"};
    }
    void theRulesCardSpeaksTheLanguageOfTheSheets() {
        QFETCH(QString, language);
        QFETCH(QStringList, words);
        SheetOptions options = only(SheetKind::Rules);
        options.language = language.toStdString();
        const sheets::SheetJob job = jobFor(sampleMap(0), options);
        std::size_t entries = 0;
        for (const auto& section : job.rules.sections) {
            QVERIFY(!section.title.empty());
            for (const auto& entry : section.entries) {
                ++entries;
                // Numbers replace their names, and there is one kind of letters.
                QVERIFY2(entry.text.find_first_of("{}*") == std::string::npos, entry.text.c_str());
            }
        }
        QVERIFY(entries >= 28);
        const Printed printed(job);
        NEEDS_TOOLS(printed);
        QVERIFY(printed.pages() <= 2);
        const QString text = printed.text().simplified();
        for (const QString& word : words)
            QVERIFY2(text.contains(word, Qt::CaseInsensitive), qPrintable(text));
        for (const auto& section : job.rules.sections)
            for (const auto& entry : section.entries)
                QVERIFY2(text.contains(QString::fromStdString(entry.id)), entry.id.c_str());
    }

    void theQrCodeIsTheShareCode() {
        const sheets::SheetJob job = jobFor(sampleMap(5), only(SheetKind::Layout));
        QVERIFY(!job.shareCode.empty());
        const Printed printed(job);
        NEEDS_TOOLS(printed);
        QVERIFY(!printed.raster(1, 200).isNull());
        bool found = false;
        const QByteArray read = run("zbarimg", {"--quiet", "--raw", printed.file("p1.pgm")}, found);
        if (!found) QSKIP("zbarimg (zbar-tools) is not installed");
        QCOMPARE(QString::fromUtf8(read.trimmed()), QString::fromStdString(job.shareCode));
    }

    /// A code of many lines would run over the foot of the page, and can't be typed in.
    void longShareCodesAreLeftToTheCamera_data() {
        QTest::addColumn<int>("groups");
        QTest::addColumn<bool>("camera");
        QTest::newRow("a QR code holds it") << 200 << true;
        QTest::newRow("none does") << 2'000 << false;
    }
    void longShareCodesAreLeftToTheCamera() {
        QFETCH(int, groups);
        QFETCH(bool, camera);
        sheets::SheetJob job = jobFor(sampleMap(5), only(SheetKind::Layout));
        const auto hints = [](const Printed& printed) {
            return printed.text().simplified().count("In Hexatelier: File");
        };
        const Printed whole(job);
        NEEDS_TOOLS(whole);
        QVERIFY(hints(whole) == 1);
        job.shareCode = "HX2";
        for (int i = 0; i < groups; ++i) job.shareCode += "-ABCDE";
        const Printed printed(job);
        NEEDS_TOOLS(printed);
        QCOMPARE(printed.pages(), 1);
        QVERIFY(!printed.text().contains("ABCDE"));
        QCOMPARE(hints(printed), camera ? 1 : 0);
    }

    void ordersNameEveryTerritoryOnceASheet_data() {
        QTest::addColumn<int>("sample");
        QTest::addColumn<int>("perPage");
        QTest::newRow("2 players, 1") << 0 << 1;
        QTest::newRow("3 players, 2") << 2 << 2;
        QTest::newRow("4 players, 4") << 5 << 4;
    }
    void ordersNameEveryTerritoryOnceASheet() {
        QFETCH(int, sample);
        QFETCH(int, perPage);
        SheetOptions options = only(SheetKind::Orders);
        options.ordersPerPage = perPage;
        options.orderCopies = perPage;
        const Scenario map = sampleMap(static_cast<std::size_t>(sample));
        const Printed printed(jobFor(map, options));
        NEEDS_TOOLS(printed);
        QCOMPARE(printed.pages(), map.players());
        for (int page = 1; page <= map.players(); ++page) {
            const auto words = wordsOf(printed.text(page));
            for (const Cell& cell : map.board.cells())
                if (isTile(cell.kind))
                    QCOMPARE(static_cast<int>(words.count(QString::fromUtf8(cell.id.text().data()))),
                             perPage);
            QCOMPARE(static_cast<int>(words.count("Court")), perPage);
        }
    }

    /// Pads, rules and slips are those of the chosen variant, even if the map has another; the
    /// attached map is unchanged.
    void sheetsAreForTheChosenVariant() {
        const Scenario map = sampleMap(5);
        QCOMPARE(map.players(), 4);
        const GameSystem& system = clockworkSystems().list().front();
        const auto variants = sheets::variantsOf(system, map);
        QCOMPARE(variants.size(), std::size_t{4});
        QCOMPARE(sheets::variantsOf(system, sampleMap(0)).size(), std::size_t{2});
        SheetOptions options = only(SheetKind::Orders);
        options.ordersPerPage = 1;
        const auto pagesFor = [&](const OptionValues& variant) {
            options.variant = variant;
            const auto pages = sheets::makePages(jobFor(map, options));
            return pages ? static_cast<int>(pages->size()) : -1;
        };
        QCOMPARE(pagesFor({{"alliances", false}, {"epic", false}}), 4 * 7);
        QCOMPARE(pagesFor({{"alliances", false}, {"epic", true}}), 4 * 9);
        options.variant = OptionValues{{"alliances", true}, {"epic", true}};
        const sheets::SheetJob job = jobFor(map, options);
        QCOMPARE(job.facts.turns, 9);
        QVERIFY(job.scenario->options.at("epic") && job.scenario->options.at("alliances"));
        QVERIFY(job.fileText.find("\"epic\"") == std::string::npos);
        // Impossible variants of the map are not printed.
        options.variant = OptionValues{{"alliances", true}, {"epic", false}};
        QVERIFY(!jobFor(sampleMap(0), options).scenario->options.contains("alliances"));
    }

    void largeMapsGetListsOfOrders() {
        Scenario map = sampleMap(0);
        for (int q = 100; q < 140; ++q)
            for (int r = 0; r < 40; ++r) map.board.put(CellState(Cell{{q, r}, kindIdAt(1), false, {}}));
        const sheets::SheetJob job = jobFor(map, only(SheetKind::Orders));
        const Printed printed(job);
        NEEDS_TOOLS(printed);
        const auto words = wordsOf(printed.text());
        for (const Cell& cell : job.scenario->board.cells())
            if (isTile(cell.kind))
                QCOMPARE(static_cast<int>(words.count(QString::fromUtf8(cell.id.text().data()))),
                         map.players());
    }

    void tracksHaveTheTurnsOfTheGame() {
        for (const bool epic : {false, true}) {
            Scenario map = sampleMap(0);
            map.options["epic"] = epic;
            const Printed printed(jobFor(map, only(SheetKind::Tracks)));
            NEEDS_TOOLS(printed);
            const QString text = printed.text();
            QCOMPARE(text.count("Scoring"), 3);
            const auto words = wordsOf(text);
            QCOMPARE(static_cast<int>(words.count("9")), epic ? 2 : 1);  // turn and score
            QCOMPARE(static_cast<int>(words.count("7")), 2);
            QCOMPARE(static_cast<int>(words.count("99")), 1);
        }
    }

    /// No page of a job for a variant contains rules valid only without it. Each number on the
    /// rules card is that of the variant, and different values do not appear in their other form.
    void noPageContradictsItsVariant_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "fr"}) QTest::newRow(language) << language;
    }
    void noPageContradictsItsVariant() {
        QFETCH(QString, language);
        SheetOptions options;
        options.sheets = sheets::kitSheets();
        options.language = language.toStdString();
        const Scenario map = sampleMap(5);
        for (const OptionValues& variant : sheets::variantsOf(clockworkSystems().list().front(), map)) {
            options.variant = variant;
            const bool epic = variant.at("epic");
            const sheets::SheetJob job = jobFor(map, options);
            std::set<std::string> basicTexts, epicTexts;
            for (const auto& [from, to] :
                 {std::pair<bool, std::set<std::string>*>{false, &basicTexts}, {true, &epicTexts}}) {
                Scenario other = map;
                other.options = {variant.begin(), variant.end()};
                other.options["epic"] = from;
                for (const auto& section : sheets::rulesCardOf(clockworkSystems().list().front(), other,
                                                               *job.messages, options.language)
                                               .sections)
                    for (const auto& entry : section.entries) to->insert(entry.text);
            }
            const auto& own = epic ? epicTexts : basicTexts;
            const auto& others = epic ? basicTexts : epicTexts;
            int changed = 0;
            for (const auto& section : job.rules.sections)
                for (const auto& entry : section.entries) QVERIFY(own.contains(entry.text));
            for (const std::string& text : others) changed += !own.contains(text);
            QVERIFY(changed >= 2);  // workers, scoring
            const Printed printed(job);
            NEEDS_TOOLS(printed);
            const QString pages = printed.text().simplified();
            for (const std::string& text : others)
                if (!own.contains(text))
                    QVERIFY2(!pages.contains(QString::fromStdString(text).simplified()), text.c_str());
            static const QRegularExpression basicScoring("\\b2, 4 (and|und|et) 7\\b"),
                epicScoring("\\b3, 6 (and|und|et) 9\\b");
            QCOMPARE(pages.contains(basicScoring), !epic);
            QCOMPARE(pages.contains(epicScoring), epic);
        }
    }

    /// If hexes have coordinates as names, the numbers beside the lines agree with them.
    void rulersCountAsCoordinatesDo() {
        static const Systems systems = builtInSystems();
        static const Messages messages = systems.messages();
        const GameSystem& game = *systems.find("claymore-saga");
        const Scenario battle = readScenario(game.samples.front().text, systems).value();
        SheetOptions options = only(SheetKind::Layout);
        options.layout.legend = false;
        const Printed printed(sheets::makeJob(battle, game, messages, options, {}, "battle"));
        NEEDS_TOOLS(printed);
        bool found = false;
        const QString text = QString::fromUtf8(run("pdftotext", {"-bbox", printed.path(), "-"}, found));
        static const QRegularExpression word("xMin=\"([0-9.]+)\" yMin=\"([0-9.]+)\" xMax=\"([0-9.]+)\" "
                                             "yMax=\"([0-9.]+)\">([0-9]+(?:,[0-9]+)?)<");
        std::map<int, QPointF> firstOf;       // by line: the leftmost hex that is called
        std::multimap<int, QPointF> numbers;  // of rulers
        for (auto matches = word.globalMatch(text); matches.hasNext();) {
            const auto match = matches.next();
            const QPointF at((match.captured(1).toDouble() + match.captured(3).toDouble()) / 2,
                             (match.captured(2).toDouble() + match.captured(4).toDouble()) / 2);
            const QString said = match.captured(5);
            if (said.contains(u',')) {
                QPointF& first = firstOf.try_emplace(said.section(u',', 1, 1).toInt(), at).first->second;
                if (at.x() < first.x()) first = at;
            } else {
                numbers.emplace(said.toInt(), at);
            }
        }
        QVERIFY(firstOf.size() >= 10);
        int seen = 0;
        const double pitch = std::abs(firstOf.rbegin()->second.y() - firstOf.begin()->second.y()) /
                             static_cast<double>(firstOf.rbegin()->first - firstOf.begin()->first);
        for (const auto& line : firstOf) {
            // Left of the line, and nearer to it than to the next. There are other numbers (seats)
            // on the page too.
            const auto [from, to] = numbers.equal_range(line.first);
            seen += std::any_of(from, to, [&](const auto& number) {
                return number.second.x() < line.second.x() &&
                       std::abs(number.second.y() - line.second.y()) < 0.6 * pitch;
            });
        }
        QVERIFY(seen >= 10);
    }

    /// The poster as a mat: no piece on it, no hedge; with terrain only, no counter.
    void thePosterShowsWhatIsAskedFor() {
        static const Systems systems = builtInSystems();
        static const Messages messages = systems.messages();
        const GameSystem& game = *systems.find("claymore-saga");
        const Scenario battle = readScenario(game.samples.front().text, systems).value();
        SheetOptions options = only(SheetKind::Poster);
        options.tileSize = 127;
        options.paper = {1900, 1600};
        const auto wordsWith = [&](BoardParts parts, std::size_t& pieces, std::size_t& edges) {
            options.poster = parts;
            const sheets::SheetJob job = sheets::makeJob(battle, game, messages, options, {}, "battle");
            const auto grid = sheets::posterGrid(job);
            pieces = grid.map->board.pieces.size();
            edges = grid.map->board.edges.size();
            return job;
        };
        std::size_t all = 0, terrain = 0, bare = 0, allEdges = 0, terrainEdges = 0, bareEdges = 0;
        const sheets::SheetJob full = wordsWith(BoardParts::All, all, allEdges);
        wordsWith(BoardParts::Terrain, terrain, terrainEdges);
        const sheets::SheetJob mat = wordsWith(BoardParts::Bare, bare, bareEdges);
        QVERIFY(all > 25 && terrain > 0 && terrain < all && bare == 0);
        QCOMPARE(terrainEdges, allEdges);
        QVERIFY(bareEdges > 0 && bareEdges < allEdges);  // the road is printed, the hedges are not
        const auto grid = sheets::posterGrid(mat);
        for (const EdgeFeature& feature : grid.map->board.edges) QCOMPARE(feature.kind, std::string("road"));
        // One mat serves for all battles: the same pages.
        std::set<QByteArray> mats;
        for (const auto& sample : game.samples) {
            sheets::SheetJob job = sheets::makeJob(readScenario(sample.text, systems).value(), game, messages,
                                                   options, {}, "battle");
            const auto pages = sheets::makePages(job);
            QVERIFY(pages.ok());
            const QImage image = sheets::imageOf(job, pages->front(), 1, 1, QSize(950, 800));
            mats.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()),
                                   static_cast<qsizetype>(image.bytesPerLine()) * 740));  // above the foot
        }
        QCOMPARE(mats.size(), std::size_t{1});
        Q_UNUSED(full)
    }

    void savingInkSavesInk() {
        SheetOptions options;
        options.sheets = sheets::kitSheets();
        options.style = paint::TileStyle::Ink;
        const Printed ink(jobFor(sampleMap(5), options));
        NEEDS_TOOLS(ink);
        double sum = 0;
        const int pages = ink.pages();
        for (int page = 1; page <= pages; ++page) {
            const double dark = meanDarkness(ink.raster(page, 50));
            QVERIFY2(dark < 0.09, qPrintable(QStringLiteral("page %1: %2").arg(page).arg(dark)));
            sum += dark;
        }
        QVERIFY2(sum / pages < 0.05, qPrintable(QString::number(sum / pages)));
    }

    /// A battlefield has some twenty kinds of things: their legend is set as small as one page
    /// needs.
    void aLongLegendStaysOnThePage() {
        const Messages messages = clockworkSystems().messages();
        const GameSystem& game = *clockworkSystems().find("claymore-saga");
        for (const Layout& layout : game.layouts)
            for (const char* language : {"en", "de", "fr"}) {
                sheets::SheetOptions options = only(SheetKind::Layout);
                options.language = language;
                const Printed printed(
                    sheets::makeJob(layout.scenario, game, messages, options, {}, layout.id.c_str()));
                NEEDS_TOOLS(printed);
                QVERIFY2(printed.pages() == 1, (layout.id + ' ' + language).c_str());
            }
    }

    /// The legend names each kind on the map other than tiles, with its number.
    void legendListsWhatStandsBesideTheTiles() {
        const Systems toys({drawnToy()});
        const Messages messages = toys.messages();
        const auto jobOf = [&](const Scenario& map) {
            return sheets::makeJob(map, toys.list().front(), messages, only(SheetKind::Layout), {}, "toy");
        };
        const Printed printed(jobOf(toyMap()));
        NEEDS_TOOLS(printed);
        QCOMPARE(printed.pages(), 1);
        const QString text = printed.text().simplified();
        for (const char* entry : {"Fence × 2", "Wall × 4", "Road × 5", "Sheep × 62", "Knight × 4", "Pond × 2",
                                  "Mill × 3", "Gate × 3", "Farm", "Start (1) × 1", "Goal × 1"})
            QVERIFY2(text.contains(entry), qPrintable(QString(entry) + " is missing in " + text));
        QVERIFY2(!text.contains("Farm × 1"), "Names of regions stand on the map");
        Scenario flooded = toyBoard();
        for (const Hex at : {Hex{0, 0}, Hex{1, 0}}) {
            CellState state = *flooded.board.state(at);
            CellDetails details = state.details();
            drawnToy().catalog.cellProperties[0].give(details.attributes, true);
            state.setDetails(details);
            flooded.board.put(state);
        }
        const Printed marked(jobOf(flooded));
        QVERIFY(marked.text().simplified().contains("Flooded × 2"));
        const Printed plain(jobOf(toyBoard()));
        for (const char* kind : {"Fence", "Wall", "Sheep", "Farm", "Goal", "Flooded"})
            QVERIFY(!plain.text().contains(kind));
        // Its pictures differ from the paper beside the words.
        if (const QString folder = qEnvironmentVariable("HEXA_LOOK"); !folder.isEmpty())
            printed.raster(1, 100).save(folder + "/page.png");
    }
};

HEXA_TEST(SheetsTest);

}  // namespace hexa::test

#include "sheets_test.moc"
