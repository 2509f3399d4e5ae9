// SPDX-License-Identifier: GPL-3.0-or-later
// What the Generate mode's desk does while and after games are played: with a toy game, whose games cost nothing.
#include "editor/generate/generatesession.h"

#include "core/balance/binding.h"
#include "core/edit/builders.h"
#include "editor/document/document.h"
#include "editor/ui/locale.h"
#include "tests/support/judgedtoy.h"
#include "tests/support/test.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <utility>

using namespace hexa;
using namespace hexa::editor;

namespace {

constexpr int patience = 60'000;  // milliseconds

/// The toy's map for two with a Meadow beside each Home, if `meadow`: fair.
Scenario toyMap(const GameSystem& system, bool meadow) {
    Scenario map = system.layout("2p")->scenario;
    for (std::size_t seat = 0; meadow && seat < map.seats.size(); ++seat)
        for (const Cell& cell : Board(map.board).cells())
            if (cell.kind == KindId::Empty && distance(cell.at, map.seats[seat].homeHex()) == 1) {
                static_cast<void>(apply(map, paintCells(map, system.catalog, {&cell.at, 1}, kindIdAt(0))));
                break;
            }
    return map;
}

GameSystem searchingToy() {
    GameSystem system = test::judgedToy();
    system.generate->modes.front().searches = true;
    system.generate->run = [toy = system](const GenerateRequest& request) -> Result<std::vector<Candidate>> {
        Candidate candidate;
        candidate.scenario = request.base;
        candidate.scenario.board = toyMap(toy, true).board;
        candidate.scenario.provenance.generator = request.mode;
        candidate.scenario.provenance.seed = request.seed;
        return std::vector{candidate};
    };
    return system;
}

struct Desk {
    explicit Desk(const Scenario& map, GameSystem game = searchingToy())
        : systems({std::move(game)}),
          locale(systems),
          document(systems.list().front(), map),
          desk(document, locale) {
        locale.setLanguage("en");
        GenerateWishes wishes = desk.wishes();
        wishes.request.mode = document.system().generate->modes.front().id;
        wishes.tournament = true;
        wishes.margin = 0.05;
        desk.setWishes(wishes);
    }
    void generate() {
        desk.start();
        QTRY_VERIFY_WITH_TIMEOUT(!desk.running(), patience);
    }
    bool certified() const {
        const auto certificate = balance::certificateOf(document.scenario());
        return certificate && *certificate;
    }

    Systems systems;
    Locale locale;
    Document document;
    GenerateSession desk;
};

}  // namespace

class GenerateDeskTest : public QObject {
    Q_OBJECT

private slots:
    void theCertificateReachesTheMapThatIsOpen() {
        Desk desk(toyMap(searchingToy(), false));
        // The map is taken as soon as it is there: long before its games are over.
        connect(&desk.desk, &GenerateSession::galleryChanged, this, [&] {
            if (desk.desk.used() == 0 && !desk.desk.gallery().empty())
                desk.desk.use(desk.desk.gallery().front().number);
        });
        desk.generate();
        QVERIFY(desk.desk.gallery().front().produced.certificate);
        QCOMPARE(desk.desk.used(), desk.desk.gallery().front().number);
        QVERIFY(desk.certified());
        QCOMPARE(desk.document.undoStack().count(), 1);
    }

    void aPinnedMapLearnsWhatItsGamesSaid() {
        Desk desk(toyMap(searchingToy(), false));
        connect(&desk.desk, &GenerateSession::galleryChanged, this, [&] {
            if (!desk.desk.gallery().empty()) desk.desk.setPinned(desk.desk.gallery().front().number, true);
        });
        desk.generate();
        QCOMPARE(desk.desk.gallery().size(), std::size_t{1});
        const GalleryEntry& entry = desk.desk.gallery().front();
        QVERIFY(entry.pinned);
        QVERIFY(entry.produced.playedGap());
        QVERIFY(entry.produced.certificate);
        QVERIFY(desk.certified());
        // A search without games doesn't take away what is known.
        GenerateWishes wishes = desk.desk.wishes();
        wishes.tournament = false;
        wishes.margin.reset();
        desk.desk.setWishes(wishes);
        desk.generate();
        QCOMPARE(desk.desk.gallery().size(), std::size_t{1});
        QVERIFY(desk.desk.gallery().front().produced.certificate);
    }

    void onlyWhatTheGeneratorMakesIsTaken() {
        Scenario map = toyMap(searchingToy(), false);
        map.extra.members.emplace_back("mine", "1");
        map.extra.members.emplace_back("certificate", "\"of before\"");
        Desk desk(map);
        GenerateWishes wishes = desk.desk.wishes();
        wishes.tournament = false;
        desk.desk.setWishes(wishes);
        desk.generate();
        desk.document.undoStack().undo();
        // All that is changed while a map waits in the gallery stays when it is taken.
        Localized title("Later");
        std::vector<Seat> seats = desk.document.scenario().seats;
        seats[1].name = Localized("Ada");
        seats[1].faction = "gold";
        const std::vector<Edit> edits{{SetTexts{title, Localized("words"), "Ada"}},
                                      {SetProfile{RuleProfile::Free}},
                                      {SetOptions{{{"epic", true}}}},
                                      {SetSeats{seats}}};
        for (const Edit& edit : edits) desk.document.apply(edit, "later");
        const GalleryEntry& entry = desk.desk.gallery().front();
        desk.desk.use(entry.number);
        const Scenario& now = desk.document.scenario();
        QCOMPARE(now.board, entry.produced.candidate.scenario.board);
        QCOMPARE(now.provenance, entry.produced.candidate.scenario.provenance);
        QCOMPARE(now.title, title);
        QCOMPARE(now.description, Localized("words"));
        QCOMPARE(now.author, std::string("Ada"));
        QCOMPARE(now.profile, RuleProfile::Free);
        QVERIFY(now.options.at("epic"));
        QCOMPARE(now.seats, seats);
        // The certificate is that of the generated map, other keys are the user's.
        QVERIFY(desk.certified());
        QCOMPARE(now.extra.members.front().first, std::string("mine"));
        QCOMPARE(now.extra.members.size(), std::size_t{2});
    }

    void whatWasDrawnMeanwhileIsNotReplaced() {
        Desk desk(toyMap(searchingToy(), false));
        bool drawn = false;
        const Hex at{20, 20};
        connect(&desk.desk, &GenerateSession::galleryChanged, this, [&] {
            if (std::exchange(drawn, true)) return;
            desk.document.apply(addCells(desk.document.scenario(), {&at, 1}), "one hex more");
        });
        desk.generate();
        QVERIFY(drawn && !desk.desk.gallery().empty());
        QCOMPARE(desk.desk.used(), 0);
        QCOMPARE(desk.document.undoStack().count(), 1);
    }

    void whatSettingsSayOfOneRunHoldsForIt() {
        Desk desk(toyMap(searchingToy(), false));
        const QString mode = QString::fromStdString(desk.desk.wishes().request.mode);
        const QString text =
            QString("{\"mode\":\"%1\",\"keep\":3,\"pick\":2,\"race\":{\"games\":5000,\"bots\":[\"coin\"]}}")
                .arg(mode);
        const QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        const auto forgotten = [&] {
            return desk.desk.wishes().request.pick == 0 &&
                   desk.desk.wishes().tournamentSettings == TournamentSettings();
        };
        const auto paste = [&] {
            QVERIFY(desk.desk.setSettingsText(text).ok());
            QCOMPARE(desk.desk.request().pick, 2);
            QCOMPARE(desk.desk.wishes().tournamentSettings, (TournamentSettings{5000, 0, {"coin"}}));
            QVERIFY(desk.desk.wishes().tournament);
            QCOMPARE(desk.desk.settingsText(), text);
        };
        GenerateWishes wishes = desk.desk.wishes();
        wishes.tournament = false;
        wishes.margin.reset();
        desk.desk.setWishes(wishes);
        paste();
        desk.desk.store(settings);
        QVERIFY(!settings.value("generate/toy/wishes").toString().contains("pick"));
        // The seed belongs to the map that is made again; with another number of maps it is another run.
        wishes = desk.desk.wishes();
        wishes.seed = 7;
        desk.desk.setWishes(wishes);
        QVERIFY(!forgotten());
        wishes.request.keep = 4;
        desk.desk.setWishes(wishes);
        QVERIFY(forgotten());
        paste();
        desk.generate();
        QVERIFY(forgotten());
        QVERIFY(desk.desk.wishes().tournament);
        const generate::Produced& made = desk.desk.gallery().front().produced;
        QVERIFY(made.played.front().games > 0 && made.played.front().games < 5'000);
    }

    void noMoreMapsRunThanAreShown() {
        Desk desk(toyMap(searchingToy(), false));
        const int before = desk.desk.request().keep;
        QVERIFY(!desk.desk.setSettingsText(R"({"keep":1000000})").ok());
        QCOMPARE(desk.desk.request().keep, before);
        QVERIFY(desk.desk.setSettingsText(R"({"keep":1000})").ok());
        QCOMPARE(desk.desk.request().keep, maxShownMaps);
    }
};

HEXA_TEST(GenerateDeskTest);
#include "generatesession_test.moc"
