// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"
#include "core/catalog/plainsystem.h"
#include "core/engine/system.h"
#include "core/io/format/limits.h"
#include "core/io/format/scenariofile.h"
#include "core/io/textmap/textmap.h"
#include "core/io/textmap/texttables.h"
#include "core/io/textmap/texttoken.h"
#include "core/io/textmap/textword.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace hexa {
namespace {

using text::blanks;
using text::numberFrom;
using text::readPlace;
using text::Word;
using text::wordsOf;

class TextMapReader {
public:
    explicit TextMapReader(const Systems& systems) : mSystems(systems) {}

    Result<Scenario> read(std::string_view text) {
        if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
        Word line{{}, 0, 1};
        bool first = true;
        while (!text.empty()) {
            const auto end = std::min(text.find('\n'), text.size());
            line.text = text.substr(0, end);
            ++line.line;
            text.remove_prefix(std::min(end + 1, text.size()));
            if (!isUtf8(line.text)) return line.error("textmap.not-utf8");
            const Word content = line.trimmed();
            if (content.text.empty() || content.text.front() == '#') continue;
            const Status status = first ? readFirst(content) : readLine(content);
            if (!status) return status.error();
            first = false;
        }
        if (first) return Word{{}, 1, 1}.error("textmap.header");
        if (mSystem == nullptr) return Word{{}, line.line + 1, 1}.error("textmap.no-system");
        return finish();
    }

private:
    static Status readFirst(const Word& line) {
        constexpr std::string_view name = "hexatelier-map ";
        if (!line.text.starts_with(name)) return line.error("textmap.header");
        const auto version = numberFrom<int>(line.text.substr(name.size()));
        if (!version || *version < 1) return line.error("textmap.header");
        if (*version > textMapVersion)
            return line.error("textmap.newer-version",
                              {{"version", std::int64_t{*version}}, {"known", std::int64_t{textMapVersion}}});
        return Done{};
    }

    Status readLine(const Word& line) {
        const auto colon = line.text.find(':');
        if (colon == std::string_view::npos) return line.error("textmap.no-colon");
        const Word key = line.part(0, colon).trimmed();
        const Word value = line.part(colon + 1).trimmed();
        if (key.text == "system") return once(key) ? readSystem(value) : duplicate(key);
        if (mSystem == nullptr) return line.error("textmap.no-system");
        // No key begins like a number.
        if (!key.text.empty() && key.text.find_first_of("+-0123456789") == 0) return readCells(key, value);
        if (key.text == "seat") return readSeat(value);
        if (auto taken = mTables->read(key, value)) return *taken;
        if (!once(key)) return duplicate(key);
        return readHeader(key, value);
    }

    bool once(const Word& key) { return mKeys.insert(key.str()).second; }
    static Error duplicate(const Word& key) {
        return key.error("textmap.duplicate-key", {{"key", key.str()}});
    }

    Status readSystem(const Word& value) {
        mSystem = mSystems.find(value.text);
        if (mSystem == nullptr)
            return value.error("textmap.unknown-system", {{"system", std::string(plainSystem(value.text))}});
        mScenario.system = mSystem->id();
        mScenario.board.orientation = mSystem->catalog.orientation;
        mTables.emplace(mScenario, mSystem->catalog);
        return Done{};
    }

    Status readHeader(const Word& key, const Word& value) {
        const auto unescaped = text::unescaped(value.text);
        if (!unescaped) return value.error("textmap.bad-escape");
        const auto bad = [&] {
            return value.error("textmap.bad-value", {{"key", key.str()}, {"value", value.str()}});
        };
        Provenance& provenance = mScenario.provenance;
        if (key.text.starts_with("title.")) {
            const auto language = text::unescaped(key.text.substr(6));
            if (!language) return key.error("textmap.bad-escape");
            mScenario.title.set(*language, *unescaped);
        } else if (key.text == "title") {
            mScenario.title.set("en", *unescaped);
        } else if (key.text == "author") {
            mScenario.author = *unescaped;
        } else if (key.text == "profile") {
            if (value.text != "free" && value.text != "rulebook") return bad();
            mScenario.profile = value.text == "free" ? RuleProfile::Free : RuleProfile::Rulebook;
        } else if (key.text == "orientation") {
            if (!mPlaced.empty() || (value.text != "flat" && value.text != "pointy")) return bad();
            mScenario.board.orientation = value.text == "flat" ? Orientation::Flat : Orientation::Pointy;
        } else if (key.text == "layout") {
            provenance.layout = *unescaped;
        } else if (key.text == "stand-in") {
            if (value.text != "yes" && value.text != "no") return bad();
            provenance.standIn = value.text == "yes";
        } else if (key.text == "generator") {
            provenance.generator = *unescaped;
        } else if (key.text == "generator-version") {
            const auto version = numberFrom<int>(value.text);
            if (!version || *version < 0 || *version > 1'000'000) return bad();
            provenance.generatorVersion = *version;
        } else if (key.text == "seed") {
            const auto seed = numberFrom<std::uint64_t>(value.text);
            if (!seed) return bad();
            provenance.seed = *seed;
        } else if (key.text == "seats") {
            if (value.text != "none") return bad();
            mNoSeats = true;
        } else {
            return key.error("textmap.unknown-key", {{"key", key.str()}});
        }
        return Done{};
    }

    Status readSeat(const Word& value) {
        const auto end = std::min(value.text.find_first_of(blanks), value.text.size());
        const Catalog::Homes homes = mSystem->catalog.homes;
        std::optional<Hex> home;
        if (homes != Catalog::Homes::Optional || value.part(0, end).text != text::noHome) {
            const auto place = readPlace(value.part(0, end));
            if (!place) return place.error();
            home = *place;
        }
        if (home && homes == Catalog::Homes::Own && mScenario.seatAt(*home))
            return value.error("textmap.duplicate-seat",
                               {{"q", std::int64_t{home->q}}, {"r", std::int64_t{home->r}}});
        if (mScenario.players() == maxScenarioSeats)
            return value.error("textmap.too-many-seats", {{"max", maxScenarioSeats}});
        const Word faction = value.part(end).trimmed();
        auto name = text::unescaped(faction.text);
        if (!name) return faction.error("textmap.bad-escape");
        Seat& seat = mScenario.seats.emplace_back();
        seat.home = home;
        seat.faction = std::move(*name);
        return Done{};
    }

    Status readCells(const Word& key, const Word& value) {
        const auto place = readPlace(key);
        if (!place) return place.error();
        Hex at = *place;
        const Hex step = mScenario.board.orientation == Orientation::Flat ? Hex{0, 1} : Hex{1, 0};
        for (const Word& word : wordsOf(value)) {
            if (word.text != "_") {
                if (at.q > Board::maxCoordinate || at.r > Board::maxCoordinate)
                    return word.error("textmap.bad-place",
                                      {{"value", std::to_string(at.q) + ',' + std::to_string(at.r)},
                                       {"max", std::int64_t{Board::maxCoordinate}}});
                if (mPlaced.size() == Board::maxCells)
                    return word.error("textmap.too-large",
                                      {{"max", static_cast<std::int64_t>(Board::maxCells)}});
                const Status status = readCell(word, at);
                if (!status) return status.error();
            }
            at = at + step;
        }
        return Done{};
    }

    Status readCell(Word word, Hex at) {
        const Word whole = word;
        Placed placed{{}, false, whole.line, whole.column};
        placed.cell.at = at;
        if (word.text.starts_with('!')) {
            placed.cell.locked = true;
            word = word.part(1);
        }
        if (const auto equals = word.text.rfind('='); equals != std::string_view::npos) {
            const auto points = numberFrom<std::int64_t>(word.text.substr(equals + 1));
            if (!points || *points < -limits::cellPoints || *points > limits::cellPoints)
                return whole.error(
                    "textmap.bad-points",
                    {{"token", whole.str()}, {"min", -limits::cellPoints}, {"max", limits::cellPoints}});
            mDetails[at].points = static_cast<int>(*points);
            word = word.part(0, equals);
        }
        const auto colon = word.text.find(':');
        const auto name = word.text.substr(0, colon);
        std::string id(colon == std::string_view::npos ? std::string_view() : word.text.substr(colon + 1));
        const Catalog& catalog = mSystem->catalog;
        if (name == "." || name == "-") {
            placed.cell.kind = name == "." ? KindId::Empty : KindId::Blank;
        } else if (const auto kind = text::kindNamed(catalog, name)) {
            placed.cell.kind = *kind;
            placed.wantsId = colon == std::string_view::npos;
        } else if (const auto numbered = text::kindOfId(catalog, name);
                   numbered && colon == std::string_view::npos) {
            placed.cell.kind = *numbered;
            id = std::string(name);
        } else {
            return whole.error("textmap.unknown-tile", {{"token", whole.str()}});
        }
        const auto plain = text::unescaped(id);
        if (!plain) return whole.error("textmap.bad-escape");
        const auto tileId = TileId::from(*plain);
        if (!tileId)
            return whole.error("textmap.bad-id", {{"token", whole.str()},
                                                  {"max", static_cast<std::int64_t>(TileId::maxBytes)}});
        placed.cell.id = *tileId;
        mPlaced.push_back(placed);
        return Done{};
    }

    Result<Scenario> finish() {
        std::stable_sort(mPlaced.begin(), mPlaced.end(),
                         [](const Placed& a, const Placed& b) { return a.cell.at < b.cell.at; });
        const auto twice =
            std::adjacent_find(mPlaced.begin(), mPlaced.end(),
                               [](const Placed& a, const Placed& b) { return a.cell.at == b.cell.at; });
        if (twice != mPlaced.end()) {
            const Placed& second = *std::next(twice);
            return Word{{}, second.line, second.column}.error(
                "textmap.duplicate-cell",
                {{"q", std::int64_t{second.cell.at.q}}, {"r", std::int64_t{second.cell.at.r}}});
        }
        std::vector<Cell> cells;
        cells.reserve(mPlaced.size());
        for (const Placed& placed : mPlaced) cells.push_back(placed.cell);
        mScenario.board.setCells(cells);
        if (const Status details = mTables->finish(mScenario.board, mDetails); !details)
            return details.error();
        mScenario.board.setCells(cells, std::move(mDetails));
        TileIdSource source(mScenario.board, mSystem->catalog);
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (mPlaced[i].wantsId) cells[i].id = source.take(cells[i].kind);
        mScenario.board.setCells(std::move(cells), mScenario.board.details());
        if (mScenario.seats.empty() && !mNoSeats)
            for (const Cell& cell : mScenario.board.cells())
                if (mSystem->catalog.isSeat(cell.kind) && mScenario.players() < maxScenarioSeats)
                    mScenario.seats.push_back({cell.at, {}, {}, {}});
        std::ranges::sort(mScenario.board.edges, {}, &EdgeFeature::key);
        // Two edges at one place, a reserved key, too many zones: the file format handles all of
        // these.
        if (mTables->used()) return readScenario(writeScenario(mScenario, mSystem->catalog), mSystems);
        return std::move(mScenario);
    }

    struct Placed {
        Cell cell;
        bool wantsId = false;
        std::int64_t line = 0;
        std::int64_t column = 0;
    };
    const Systems& mSystems;
    const GameSystem* mSystem = nullptr;
    Scenario mScenario;
    std::set<std::string> mKeys;
    std::vector<Placed> mPlaced;
    std::map<Hex, CellDetails> mDetails;
    std::optional<text::TableReader> mTables;
    bool mNoSeats = false;
};

}  // namespace

Result<Scenario> readTextMap(std::string_view text, const Systems& systems) {
    return TextMapReader(systems).read(text);
}

}  // namespace hexa
