// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/play/match.h"
#include "core/engine/play/play.h"
#include "core/io/format/recordfile.h"
#include "core/sim/simulate.h"
#include "core/systems/clockwork/terms/resources.h"
#include "tests/core/systems/clockwork/play/games.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace hexa {

class RecordTest : public QObject {
    Q_OBJECT

    using MatchPointer = std::unique_ptr<Match>;
    const PlayFunctions& mPlay = *test::game().play;
    const Catalog& mCatalog = test::game().catalog;
    const Systems mSystems = test::onlyThisGame();

    MatchPointer begin(const test::Variant& variant, std::uint64_t seed,
                       std::string_view bot = "random") const {
        MatchSetup setup;
        setup.program = "test";
        setup.seed = seed;
        setup.options = {{"epic", variant.options.epic}, {"alliances", variant.options.alliances}};
        for (int i = 0; i < variant.players; ++i) setup.players.push_back({"Ada", std::string(bot), {}});
        auto match = mPlay.start(test::legalMap(variant.players, 5), setup);
        Q_ASSERT(match.ok());
        return *std::move(match);
    }
    MatchPointer played(const test::Variant& variant, std::uint64_t seed) const {
        MatchPointer match = begin(variant, seed);
        while (match->playOne()) {
        }
        return match;
    }

    /// Returns the code with which reading and replaying a text fails; empty if all goes well.
    std::string failure(std::string_view text, ReplayMode mode = ReplayMode::Drawn) const {
        const auto record = readRecord(text, mSystems);
        if (!record) return record.error().code();
        const auto match = mPlay.resume(*record, mode);
        return match ? std::string() : match.error().code();
    }
    static QByteArray json(const QJsonObject& object) { return QJsonDocument(object).toJson(); }
    static std::string_view view(const QByteArray& bytes) {
        return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
    }

private slots:
    void roundTrip() {
        for (const test::Variant& variant : test::variants())
            for (std::uint64_t seed = 0; seed < 5; ++seed) {
                const MatchPointer match = played(variant, seed);
                QVERIFY(match->standing().over);
                QVERIFY(!match->standing().winners.empty());
                const std::string text = writeRecord(match->record(), mCatalog);
                const auto record = readRecord(text, mSystems);
                QVERIFY2(record.ok(), record ? "" : record.error().code().c_str());
                QVERIFY(writeRecord(*record, mCatalog) == text);
                for (const ReplayMode mode : {ReplayMode::Recorded, ReplayMode::Drawn}) {
                    const auto again = mPlay.resume(*record, mode);
                    QVERIFY2(again.ok(), again ? "" : again.error().code().c_str());
                    QCOMPARE((*again)->hash(), match->hash());
                    QVERIFY((*again)->record().lines == match->record().lines);
                    QCOMPARE((*again)->events().size(), match->events().size());
                }
            }
    }

    /// Whole games to be read by people, and compared to the last line: HEXATELIER_REGENERATE=1
    /// writes them again.
    void goldenGames_data() {
        QTest::addColumn<int>("variant");
        const std::vector<test::Variant> all = test::variants();
        for (std::size_t i = 0; i < all.size(); ++i) {
            std::string name = std::to_string(all[i].players) + "p";
            if (all[i].options.epic) name += "-epic";
            if (all[i].options.alliances) name += "-alliances";
            QTest::newRow(name.c_str()) << static_cast<int>(i);
        }
    }
    void goldenGames() {
        QFETCH(int, variant);
        const std::string path =
            std::string("core/systems/clockwork/play/golden/") + QTest::currentDataTag() + ".hexgame";
        const MatchPointer match = played(test::variants()[static_cast<std::size_t>(variant)], 1);
        const std::string difference = test::compareGolden(path, writeRecord(match->record(), mCatalog));
        QVERIFY2(difference.empty(), difference.c_str());
    }

    /// Every phase of every turn has its hash.
    void statesAtEachPhase() {
        const MatchPointer match = played({2, {}}, 3);
        std::map<std::string, int> count;
        for (const std::string& line : match->record().lines)
            if (isMark(line)) ++count[line.substr(8, line.find(' ', 8) - 8)];
        const std::map<std::string, int> expected{{"spymaster", 7}, {"recruitment", 7}, {"deployment", 7},
                                                  {"combat", 7},    {"research", 7},    {"scoring", 3},
                                                  {"over", 1}};
        // A phase without decisions may pass without a line.
        for (const auto& [phase, max] : expected)
            QVERIFY2(count[phase] <= max && count[phase] > 0, phase.c_str());
        QCOMPARE(count["spymaster"], 7);
        QCOMPARE(count["deployment"], 7);
        QCOMPARE(count["over"], 1);
    }

    /// A game stopped and continued at any decision, with sheets of some players already given,
    /// equals the uninterrupted one.
    void resumeAnywhere() {
        for (const test::Variant& variant : {test::Variant{2, {}}, test::variants().back()}) {
            const MatchPointer whole = played(variant, 7);
            MatchPointer match = begin(variant, 7);
            do {
                const auto record = readRecord(writeRecord(match->record(), mCatalog), mSystems);
                QVERIFY(record.ok());
                auto again = mPlay.resume(*record, ReplayMode::Drawn);
                QVERIFY2(again.ok(), again ? "" : again.error().code().c_str());
                QCOMPARE((*again)->hash(), match->hash());
                QVERIFY((*again)->decision().seats == match->decision().seats);
                if (match->record().lines.size() % 7 != 0) continue;
                while ((*again)->playOne()) {
                }
                QVERIFY((*again)->record() == whole->record());
            } while (match->playOne());
            QVERIFY(match->record() == whole->record());
        }
    }

    void stepBack() {
        const test::Variant variant = test::variants().back();
        MatchPointer match = begin(variant, 11);
        std::vector<std::vector<std::string>> lines{match->record().lines};
        std::vector<std::uint64_t> hashes{match->hash()};
        while (match->playOne()) {
            lines.push_back(match->record().lines);
            hashes.push_back(match->hash());
        }
        const std::size_t events = match->events().size();
        Rng rng(1, "back");
        for (int i = 0; i < 60; ++i) {
            const std::size_t at = rng.below(static_cast<std::uint32_t>(lines.size()));
            match->stepBack(lines.size() - 1 - at);
            QVERIFY(match->record().lines == lines[at]);
            QCOMPARE(match->hash(), hashes[at]);
            while (match->playOne()) {
            }
            QVERIFY(match->record().lines == lines.back());
            QCOMPARE(match->events().size(), events);
        }
        match->stepBack(100'000);
        QVERIFY(match->record().lines == lines.front());
        match->stepBack(0);
        QVERIFY(match->record().lines == lines.front());
    }

    /// A person sees and gives everything by texts; refused input changes nothing.
    void playedByTexts() {
        const test::Variant variant = test::variants().back();
        const MatchPointer whole = played(variant, 5);
        MatchPointer match = begin(variant, 5, "");
        QVERIFY(!match->playOne());
        const Messages& messages = test::messages();
        for (const std::string& line : whole->record().lines) {
            if (isMark(line)) continue;
            const MatchDecision decision = match->decision();
            QVERIFY(messages.knows(decision.text.code));
            const std::string question = messages.text("de", decision.text.code, decision.text.arguments);
            QVERIFY2(question.find('{') == std::string::npos, question.c_str());
            if (decision.kind == MatchDecision::Kind::Choice) {
                bool found = false;
                for (const MatchOption& option : decision.options) {
                    QVERIFY2(match->check(option.order).ok(), option.order.c_str());
                    found = found || option.order == line;
                    if (option.text.code.empty()) {
                        QVERIFY2(option.at, option.order.c_str());  // its place says all
                        continue;
                    }
                    const std::string text = messages.text("fr", option.text.code, option.text.arguments);
                    QVERIFY2(messages.knows(option.text.code) && !text.empty() &&
                                 text.find('{') == std::string::npos,
                             option.order.c_str());
                }
                QVERIFY2(found, line.c_str());
            } else if (decision.kind == MatchDecision::Kind::Orders) {
                for (const int seat : decision.seats) {
                    const OrderForm form = match->orderForm(seat);
                    QVERIFY(match->check(form.order).ok());
                    for (const OrderForm::Place& place : form.places) {
                        const std::string order = form.order + ' ' + place.word + "=1";
                        const bool fine = match->check(order).ok();
                        QVERIFY2(fine == (form.units > 0 && !place.needsStop), order.c_str());
                    }
                    for (const OrderForm::Piece& piece : form.pieces)
                        for (const OrderForm::Place& place : piece.places) {
                            const std::string order = form.order + ' ' + piece.word + '@' + place.word;
                            QVERIFY2(match->check(order).ok() != place.needsStop, order.c_str());
                        }
                }
            } else {
                QVERIFY(match->playOne());  // chance has the seed
                continue;
            }
            const GameRecord before = match->record();
            for (const char* wrong : {"", "P1", "P9 spy gambit", "nonsense", "P1 spy", "state 1 spymaster 0"})
                QVERIFY(!match->apply(wrong));
            QVERIFY(match->record() == before);
            QVERIFY2(match->apply(line).ok(), line.c_str());
            for (int seat = -1; seat < variant.players; ++seat) QVERIFY(!match->view(seat).counters.empty());
        }
        QVERIFY(match->record().lines == whole->record().lines);
        QVERIFY(match->decision().kind == MatchDecision::Kind::Over);
        const Status over = match->apply("P1 spy gambit");
        QVERIFY(!over);
        QCOMPARE(over.error().code(), std::string("clockwork.order.over"));
        for (const MatchEvent& event : match->events()) {
            QVERIFY2(messages.knows(event.text.code), event.text.code.c_str());
            const std::string text = messages.text("en", event.text.code, event.text.arguments);
            QVERIFY2(text.find('{') == std::string::npos, text.c_str());
        }
    }

    /// Without a seed people also type results of chance, and the record is as good as any other.
    void gameWithoutSeed() {
        const test::Variant variant = test::variants().back();
        std::uint64_t seed = 1;
        MatchPointer drawn = played(variant, seed);
        const auto shuffled = [&] {
            return std::ranges::any_of(drawn->record().lines, [](const std::string& line) {
                return line.starts_with("chance deck");
            });
        };
        while (!shuffled()) drawn = played(variant, ++seed);
        MatchSetup setup;
        setup.program = "test";
        setup.options = {{"epic", variant.options.epic}, {"alliances", variant.options.alliances}};
        setup.setup = drawn->record().setup;
        auto begun = mPlay.start(test::legalMap(variant.players, 5), setup);
        QVERIFY2(begun.ok(), begun ? "" : begun.error().code().c_str());
        MatchPointer match = *std::move(begun);
        std::size_t number = 0;
        for (const std::string& line : drawn->record().lines) {
            if (isMark(line)) continue;
            QVERIFY(!match->playOne());
            QVERIFY2(match->apply(line).ok(), line.c_str());
            // Saved and resumed, now and then and before every shuffle.
            if (++number % 10 != 0 && match->decision().kind != MatchDecision::Kind::Chance) continue;
            const auto saved = readRecord(writeRecord(match->record(), mCatalog), mSystems);
            QVERIFY2(saved.ok(), saved ? "" : saved.error().code().c_str());
            QVERIFY(!saved->seed && *saved == match->record());
            auto resumed = mPlay.resume(*saved, ReplayMode::Recorded);
            QVERIFY2(resumed.ok(), resumed ? "" : resumed.error().code().c_str());
            QCOMPARE((*resumed)->hash(), match->hash());
            match = *std::move(resumed);
        }
        QVERIFY(match->standing().over);
        QVERIFY(match->record().lines == drawn->record().lines);
        QCOMPARE(match->hash(), drawn->hash());
        const std::string text = writeRecord(match->record(), mCatalog);
        QCOMPARE(failure(text, ReplayMode::Recorded), std::string());
        QCOMPARE(failure(text, ReplayMode::Drawn), std::string("record.no-seed"));
    }

    void sealedSheets() {
        MatchPointer match = begin({3, {}}, 2, "");
        while (match->decision().kind == MatchDecision::Kind::Choice)
            QVERIFY(match->apply(match->decision().options.back().order).ok());
        QVERIFY(match->decision().kind == MatchDecision::Kind::Orders);
        const std::uint64_t before = match->hash();
        QVERIFY(match->apply("P2 deploy court=1").ok());
        QCOMPARE(match->hash(), before);
        QVERIFY((match->decision().seats == std::vector<int>{0, 2}));
        const Status again = match->apply("P2 deploy");
        QVERIFY(!again);
        QCOMPARE(again.error().code(), std::string("clockwork.order.sealed"));
        QVERIFY(match->apply("P3 deploy").ok() && match->apply("P1 deploy").ok());
        QVERIFY(match->hash() != before);
        match->stepBack();
        QVERIFY((match->decision().seats == std::vector<int>{0}));
        QCOMPARE(match->hash(), before);
    }

    void unknownKeysAreKept() {
        QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(
                                                         writeRecord(played({2, {}}, 1)->record(), mCatalog)))
                                 .object();
        object["table"] = QJsonObject{{"city", "Vienna"}};
        QJsonArray players = object["players"].toArray();
        QJsonObject first = players[0].toObject();
        first["colour"] = "red";
        players[0] = first;
        object["players"] = players;
        const auto record = readRecord(view(json(object)), mSystems);
        QVERIFY(record.ok());
        const auto match = mPlay.resume(*record, ReplayMode::Drawn);
        QVERIFY(match.ok());
        const std::string text = writeRecord((*match)->record(), mCatalog);
        QVERIFY(text.find("Vienna") != std::string::npos && text.find("colour") != std::string::npos);
    }

    void tampered_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* name, const char* key, const QJsonValue& value, const char* code) {
            QTest::newRow(name) << key << value << code;
        };
        const QJsonValue none(QJsonValue::Undefined);
        row("other format", "format", "hexatelier-scenario", "file.not-a-record");
        row("no format", "format", none, "file.not-a-record");
        row("newer version", "version", 2, "file.newer-version");
        row("no version", "version", none, "json.missing");
        row("version a text", "version", "1", "json.type");
        row("unknown game", "system", "chess", "file.unknown-system");
        row("newer rules", "rules", mPlay.rulesVersion + 1, "record.other-rules");
        row("older rules", "rules", mPlay.rulesVersion - 1, "record.other-rules");
        row("no rules", "rules", none, "json.missing");
        row("other variant", "options", QJsonObject{{"epic", true}}, "record.wrong-hash");
        row("unknown option", "options", QJsonObject{{"fast", true}}, "clockwork.play.option");
        row("alliances of two", "options", QJsonObject{{"alliances", true}}, "clockwork.play.alliances");
        row("option no boolean", "options", QJsonObject{{"epic", 1}}, "json.type");
        row("other seed", "seed", "12", "clockwork.record.not-dealt");
        row("seed a number", "seed", 1, "json.type");
        row("seed no number", "seed", "one", "file.bad-seed");
        row("seed with a letter", "seed", "12x", "file.bad-seed");
        row("no seed", "seed", none, "record.no-seed");
        row("too many players", "players", QJsonArray{QJsonObject{}, QJsonObject{}, QJsonObject{}},
            "play.bot-count");
        row("unknown bot", "players", QJsonArray{QJsonObject{{"bot", "deep"}}}, "play.bot");
        row("seat changes no list", "seatChanges", 1, "json.type");
        row("seat of nobody", "seatChanges", QJsonArray{QJsonObject{{"decision", 1}, {"seat", 0}}},
            "json.range");
        row("no moment", "seatChanges", QJsonArray{QJsonObject{{"seat", 1}}}, "json.missing");
        row("no map", "scenario", none, "json.missing");
        row("other map", "scenario", QJsonObject{{"format", "hexatelier-scenario"}}, "json.missing");
        row("other map hash", "scenarioHash", "0000000000000000", "file.wrong-map-hash");
        row("no setup", "setup", none, "json.missing");
        row("setup a text", "setup", "x", "json.type");
        row("setup empty", "setup", QJsonObject{}, "json.missing");
        row("no lines", "lines", none, "json.missing");
        row("lines a text", "lines", "P1", "json.type");
        row("empty lines", "lines", QJsonArray{}, "record.no-hash");
        row("line a number", "lines", QJsonArray{1}, "json.type");
    }
    void tampered() {
        QFETCH(QString, key);
        QFETCH(QJsonValue, value);
        QFETCH(QString, code);
        QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(
                                                         writeRecord(played({2, {}}, 1)->record(), mCatalog)))
                                 .object();
        QCOMPARE(failure(view(json(object))), std::string());
        if (value.isUndefined())
            object.remove(key);
        else
            object[key] = value;
        QCOMPARE(QString::fromStdString(failure(view(json(object)))), code);
        const auto record = readRecord(view(json(object)), mSystems);
        const auto match =
            record ? mPlay.resume(*record, ReplayMode::Drawn) : Result<MatchPointer>(record.error());
        QVERIFY(std::holds_alternative<JsonPointer>(match.error().place()));
        for (const char* language : {"en", "de", "fr"}) {
            const std::string text = test::messages().text(language, match.error());
            QVERIFY2(text != match.error().code() && text.find('{') == std::string::npos, text.c_str());
        }
    }

    void tamperedMap() {
        QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(
                                                         writeRecord(played({2, {}}, 1)->record(), mCatalog)))
                                 .object();
        QJsonObject map = object["scenario"].toObject();
        map["author"] = "somebody else";
        object["scenario"] = map;
        QCOMPARE(failure(view(json(object))), std::string("file.wrong-map-hash"));
        map["system"] = "chess";
        object["scenario"] = map;
        QCOMPARE(failure(view(json(object))), std::string("file.unknown-system"));
        const auto record = readRecord(view(json(object)), mSystems);
        QVERIFY(record.error().place() == Place(JsonPointer{"/scenario/system"}));
    }

    /// Every member of the setup matters: without it, and with the value of another game, the
    /// record is refused.
    void tamperedSetup() {
        const auto parse = [&](std::uint64_t seed) {
            return QJsonDocument::fromJson(
                       QByteArray::fromStdString(writeRecord(played({2, {}}, seed)->record(), mCatalog)))
                .object();
        };
        const QJsonObject object = parse(1);
        const QJsonObject setup = object["setup"].toObject();
        for (const QString& key : setup.keys()) {
            QJsonObject without = setup;
            without.remove(key);
            QJsonObject changed = object;
            changed["setup"] = without;
            QCOMPARE(failure(view(json(changed))), std::string("json.missing"));
            for (std::uint64_t seed = 2; seed < 6; ++seed) {
                const QJsonValue other = parse(seed)["setup"].toObject()[key];
                if (other == setup[key]) continue;
                QJsonObject mixed = setup;
                mixed[key] = other;
                changed["setup"] = mixed;
                QCOMPARE(failure(view(json(changed))), std::string("clockwork.record.not-dealt"));
                QVERIFY2(!failure(view(json(changed)), ReplayMode::Recorded).empty(), qPrintable(key));
            }
        }
        QJsonObject changed = object;
        QJsonObject other = setup;
        other["cardsHash"] = "0123456789abcdef";
        changed["setup"] = other;
        QCOMPARE(failure(view(json(changed))), std::string("clockwork.record.other-cards"));
        other = setup;
        other["cards"] = "mine";
        changed["setup"] = other;
        QCOMPARE(failure(view(json(changed))), std::string("clockwork.record.other-cards"));
        QJsonArray deck = setup["espionage"].toArray();
        deck[3] = deck[4];
        other = setup;
        other["espionage"] = deck;
        changed["setup"] = other;
        QCOMPARE(failure(view(json(changed))), std::string("clockwork.record.no-card"));
    }

    /// Whatever is done to one line is noticed, at that line or behind it.
    void tamperedLines() {
        const GameRecord record = played({3, {}}, 4)->record();
        const auto try1 = [&](const std::vector<std::string>& lines, std::size_t from) {
            GameRecord changed = record;
            changed.lines = lines;
            const auto match = mPlay.resume(changed, ReplayMode::Recorded);
            if (match) return false;
            const auto* place = std::get_if<JsonPointer>(&match.error().place());
            return place != nullptr && place->path.starts_with("/lines/") &&
                   std::stoul(place->path.substr(7)) >= from;
        };
        int same = 0;
        for (std::size_t i = 0; i < record.lines.size(); ++i) {
            std::vector<std::string> lines = record.lines;
            lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i));
            // Without its end a record belongs to an unfinished game, if the last hash exists.
            if (i + 1 < record.lines.size()) QVERIFY2(try1(lines, i), record.lines[i].c_str());
            lines = record.lines;
            lines[i] = "P1 spy gambit again";
            QVERIFY2(try1(lines, i), record.lines[i].c_str());
            if (isMark(record.lines[i])) {
                lines[i] = record.lines[i];
                lines[i].back() = lines[i].back() == '0' ? '1' : '0';
                QVERIFY2(try1(lines, i), record.lines[i].c_str());
            }
            if (i + 1 < record.lines.size() && record.lines[i] != record.lines[i + 1]) {
                lines = record.lines;
                std::swap(lines[i], lines[i + 1]);
                // Sheets may be given in any order.
                const bool sheets = record.lines[i].find(" deploy") != std::string::npos &&
                                    record.lines[i + 1].find(" deploy") != std::string::npos;
                if (sheets)
                    ++same;
                else
                    QVERIFY2(try1(lines, i), record.lines[i].c_str());
            }
        }
        QCOMPARE(same, 14);
    }

    /// A game with another choice of a person has another hash, so a changed choice can't hide.
    void changedChoices() {
        const GameRecord record = played({2, {}}, 9)->record();
        auto match = begin({2, {}}, 9);
        int tried = 0;
        for (std::size_t i = 0; i < record.lines.size(); ++i) {
            if (isMark(record.lines[i])) continue;
            const MatchDecision decision = match->decision();
            for (const MatchOption& option : decision.options) {
                if (option.order == record.lines[i]) continue;
                GameRecord changed = record;
                changed.lines[i] = option.order;
                const auto again = mPlay.resume(changed, ReplayMode::Recorded);
                // A choice may come to the same: then the games are the same to the last hash.
                if (again) QCOMPARE((*again)->hash(), played({2, {}}, 9)->hash());
                tried += again ? 0 : 1;
                break;
            }
            QVERIFY(match->apply(record.lines[i]).ok());
        }
        QVERIFY(tried > 50);
    }

    void truncatedAndFlipped() {
        const std::string text = writeRecord(played({2, {}}, 6)->record(), mCatalog);
        Rng rng(1, "fuzz");
        int refused = 0;
        constexpr int rounds = 3'000;
        for (int round = 0; round < rounds; ++round) {
            std::string changed = text;
            const auto at = rng.below(static_cast<std::uint32_t>(changed.size()));
            if (round % 3 == 0)
                changed.resize(at);
            else if (round % 3 == 1)
                changed[at] = static_cast<char>(changed[at] ^ (1 << rng.below(8)));
            else
                changed.erase(at, 1 + rng.below(40));
            const std::string code = failure(changed);
            if (code.empty()) continue;
            ++refused;
            QVERIFY2(test::messages().knows(code), code.c_str());
        }
        // The rest may have changed a name or a key that this version does not know.
        QVERIFY2(refused > rounds * 9 / 10, std::to_string(refused).c_str());
    }

    void ownCards() {
        clockwork::CardPack pack = test::cards();
        std::string text(clockwork::resource("cards/stand-in.hexpack"));
        const std::size_t at = text.find("\"stand-in\"");
        text.replace(at, 10, "\"our-own\"");
        MatchSetup setup;
        setup.seed = 3;
        setup.cards = text;
        setup.players = {{"", "random", {}}, {"", "random", {}}};
        const auto match = mPlay.start(test::legalMap(2, 5), setup);
        QVERIFY2(match.ok(), match ? "" : match.error().code().c_str());
        while ((*match)->playOne()) {
        }
        QVERIFY((*match)->record().setup.find("\"pack\"") != std::string::npos);
        QCOMPARE(failure(writeRecord((*match)->record(), mCatalog)), std::string());
    }

    void refusedBeginnings() {
        MatchSetup setup;
        const auto codeOf = [&](const Scenario& map) {
            const auto match = mPlay.start(map, setup);
            return match ? std::string() : match.error().code();
        };
        QCOMPARE(codeOf(test::legalMap(2)), std::string("clockwork.play.no-deal"));
        setup.seed = 1;
        QCOMPARE(codeOf(test::game().layout("2p")->scenario), std::string("clockwork.play.empty-slot"));
        setup.cards = "{}";
        QCOMPARE(codeOf(test::legalMap(2)), std::string("json.missing"));
        setup.cards.clear();
        Scenario map = test::legalMap(2);
        map.options["epic"] = true;
        const auto epic = mPlay.start(map, setup);
        QVERIFY(epic.ok() && (*epic)->record().options.at("epic"));
        setup.options["epic"] = false;
        const auto defaults = mPlay.start(map, setup);
        QVERIFY(defaults.ok() && !(*defaults)->record().options.at("epic"));
    }

    /// One game of a simulation (core/sim/simulate.h) equals the game of `start` with its seed;
    /// threads change nothing.
    void simulation() {
        sim::SimulationRequest request;
        request.games = 100;
        request.seed = 17;
        const Scenario map = test::legalMap(4, 5);
        request.options = {{"alliances", true}, {"epic", true}};
        const auto one = sim::simulate(mPlay, map, request);
        QVERIFY(one.ok());
        QCOMPARE(one->games, request.games);
        QCOMPARE(one->stalls, 0);
        QCOMPARE(one->wins[0] + one->wins[1], request.games);
        QCOMPARE(one->wins[0], one->wins[2]);
        for (const int threads : {2, 3, 16}) {
            request.threads = threads;
            const auto more = sim::simulate(mPlay, map, request);
            QVERIFY(more.ok() && *more == *one);
        }
        std::uint64_t hash = 0;
        for (std::int64_t i = 0; i < request.games; ++i) {
            MatchSetup setup;
            setup.options = request.options;
            setup.seed = gameSeed(request.seed, i);
            setup.players.assign(4, {"", "random", {}});
            const auto match = mPlay.start(map, setup);
            QVERIFY(match.ok());
            while ((*match)->playOne()) {
            }
            hash += mixed((*match)->hash(), static_cast<std::uint64_t>(i));
        }
        QCOMPARE(hash, one->hash);
        request.seed = 18;
        const auto other = sim::simulate(mPlay, map, request);
        QVERIFY(other.ok() && other->hash != one->hash);
        request.bots = {"random", "random"};
        QCOMPARE(sim::simulate(mPlay, map, request).error().code(), std::string("play.bot-count"));
        request.bots = {"clever"};
        QCOMPARE(sim::simulate(mPlay, map, request).error().code(), std::string("play.bot"));
    }
};

HEXA_TEST(RecordTest, "slow-unoptimized");

}  // namespace hexa

#include "record_test.moc"
