// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/check.h"

#include "core/engine/check/findinglist.h"
#include "core/owngame/rules/sentences.h"
#include "core/owngame/rules/term.h"
#include "core/owngame/rules/worth.h"

#include <algorithm>
#include <map>

namespace hexa::owngame {
namespace {

/// Maximum number of faults reported for each rule.
constexpr std::size_t mostFaults = 20;

class Check {
public:
    Check(const Definition& definition, const Catalog& catalog, const Scenario& scenario)
        : mDefinition(definition), mCatalog(catalog), mScenario(scenario), mGround(definition, scenario) {}

    std::vector<Finding> run(const std::stop_token& stop) {
        checkHomes();
        checkSupplies();
        for (const Count& count : mDefinition.counts) checkCount(count);
        for (const Deck& deck : mDefinition.decks) checkDeck(deck);
        for (const Rule& rule : mDefinition.rules) {
            if (stop.stop_requested()) return std::move(mFindings);
            checkRule(rule);
        }
        checkWorth();
        return std::move(mFindings);
    }

private:
    void add(std::string code, Arguments arguments, Severity severity, int cell,
             const std::string& rule = {}) {
        // Errors become hints in profile Free.
        if (severity == Severity::Error) severity = byProfile(mScenario);
        const Place place = cell < 0 ? Place() : Place(placeOf(mGround.hex(cell)));
        mFindings.push_back({{{std::move(code), std::move(arguments)}, severity, place, rule}, {}});
    }
    /// Returns a lower severity if tiles still to come can repair the fault.
    Severity unlessOpen(Severity severity, bool lacking) const {
        return lacking && mGround.empties() > 0 ? Severity::Hint : severity;
    }

    void checkHomes() {
        const bool tiles = std::ranges::any_of(mCatalog.kinds, &CellKind::seat);
        for (int seat = 0; seat < mGround.players(); ++seat) {
            if (!mScenario.seats[static_cast<std::size_t>(seat)].home) continue;
            const int cell = mGround.home(seat);
            if (cell >= 0 && (!tiles || mCatalog.isSeat(mGround.kind(cell)))) continue;
            add("owngame.home", {number("player", seat + 1)}, Severity::Error, cell);
        }
    }

    void checkSupplies() {
        const std::vector<int> used = countKinds(mScenario.board, mCatalog.kinds.size());
        for (std::size_t i = 0; i < used.size(); ++i) {
            const CellKind& kind = mCatalog.kinds[i];
            if (kind.supply && used[i] > *kind.supply)
                add("owngame.supply",
                    {{"kind", kind.name}, number("count", used[i]), number("supply", *kind.supply)},
                    Severity::Error, -1);
        }
    }

    /// Checks that each value occurs as often as it has copies, and only on cells of its set.
    void checkDeck(const Deck& deck) {
        const int onto = mGround.set(deck.onto);
        const int property = mGround.propertyNamed(deck.property);
        const Property& known = mCatalog.cellProperties[static_cast<std::size_t>(property)];
        std::vector<std::int64_t> used(known.choices.size());
        std::int64_t cells = 0, copies = 0, bare = -1;
        for (int cell = 0; cell < mGround.size(); ++cell) {
            const int value = mGround.value(cell, property);
            ++used[static_cast<std::size_t>(value)];
            const bool takes = mGround.has(cell, onto);
            cells += takes ? 1 : 0;
            if (takes && value == 0 && bare < 0) bare = cell;
            if (!takes && value != 0)
                add("owngame.deck.elsewhere",
                    {{"deck", known.name}, {"set", nameOfSet(mDefinition, deck.onto)}}, Severity::Error,
                    cell);
        }
        for (const Deck::Value& value : deck.values) {
            const auto choice = std::ranges::find(known.choices, value.id, &Property::Choice::id);
            const std::int64_t count = used[static_cast<std::size_t>(choice - known.choices.begin())];
            const Bounds* has = value.copies.of(mGround.players());
            const std::int64_t supply = has != nullptr ? has->max : 0;
            copies += supply;
            if (count > supply)
                add("owngame.deck.supply",
                    {{"deck", known.name},
                     {"value", choice->name},
                     number("count", count),
                     number("supply", supply)},
                    Severity::Error, -1);
        }
        const std::int64_t dealt = mGround.size() - used.front();
        if (bare >= 0 && dealt < std::min(cells, copies))
            add("owngame.deck.missing",
                {{"deck", known.name}, number("count", std::min(cells, copies) - dealt)},
                unlessOpen(Severity::Error, true), static_cast<int>(bare));
    }

    /// Checks a count. Features and pieces on corners are counted themselves, everything else by
    /// its cells.
    void checkCount(const Count& count) {
        const Bounds* is = count.is.of(mGround.players());
        const bool edges = count.what.starts_with("edge:");
        const bool corners = cornerPieces(mDefinition, count.what) != nullptr;
        if ((!edges && !corners) || is == nullptr) return checkRule(asRule(count));
        const std::string_view kind = std::string_view(count.what).substr(5);
        const std::int64_t all =
            corners ? std::ssize(mGround.corners(count.what))
                    : std::ranges::count_if(mScenario.board.edges,
                                            [&](const EdgeFeature& feature) { return feature.kind == kind; });
        const std::int64_t off = is->excess(all);
        if (off != 0) tell(asRule(count), *is, {{}, all, off, off < 0});
    }

    void checkRule(const Rule& rule) {
        const Bounds* is = boundsFor(rule, mGround.players());
        if (is == nullptr) return;
        const auto term = makeTerm(rule, *is, mGround, mScenario);
        if (!term) {
            add("owngame.not-asked", {{"rule", sentenceOf(mDefinition, rule, *is)}}, Severity::Hint, -1,
                rule.id);
            return;
        }
        term->reset();
        if (term->cost() == 0) return;
        std::vector<Fault> faults = term->faults();
        const std::size_t all = faults.size();
        faults.resize(std::min(all, mostFaults));
        for (const Fault& fault : faults) tell(rule, *is, fault);
        if (all > mostFaults)
            add("object.more", {number("count", static_cast<std::int64_t>(all - mostFaults))}, Severity::Hint,
                -1);
    }

    void tell(const Rule& rule, const Bounds& is, const Fault& fault) {
        const bool numbered =
            rule.form != Form::Stands && rule.form != Form::Apart && rule.form != Form::Symmetric;
        Arguments arguments{{"rule", sentenceOf(mDefinition, rule, is)}};
        std::string code = numbered ? "owngame.rule-number" : "owngame.rule";
        if (numbered) arguments.push_back(number("number", fault.number));
        if (numbered && fault.unit >= 0 && (rule.per == Per::Seat || rule.form == Form::Reach)) {
            code = "owngame.rule-seat";
            arguments.push_back(number("player", fault.unit + 1));
        } else if (fault.unit >= 0 && rule.per == Per::Ring) {
            code = "owngame.rule-ring";
            arguments.push_back(number("ring", fault.unit));
        }
        add(std::move(code), std::move(arguments), unlessOpen(rule.severity, fault.lacking),
            fault.cells.empty() ? -1 : fault.cells.front(), rule.id);
        const bool pairs = rule.form == Form::Apart || rule.form == Form::Differ;
        for (std::size_t i = 1; pairs && i < fault.cells.size(); ++i)
            mFindings.back().further.push_back(mGround.hex(fault.cells[i]));
    }

    void checkWorth() {
        WorthSum worth(mGround);
        if (!worth.tells() || mGround.empties() > 0) return;
        worth.reset();
        constexpr std::int64_t perPercent = 10;
        const std::int64_t gap = worth.gap() / perPercent;
        if (gap <= mDefinition.worth.accept) return;
        add("owngame.worth",
            {number("gap", gap), number("accept", mDefinition.worth.accept),
             number("rich", worth.richest() + 1), number("poor", worth.poorest() + 1)},
            Severity::Warning, mGround.home(worth.poorest()));
    }

    const Definition& mDefinition;
    const Catalog& mCatalog;
    const Scenario& mScenario;
    Ground mGround;
    std::vector<Finding> mFindings;
};

}  // namespace

std::vector<Finding> checkMap(const Definition& definition, const Catalog& catalog, const Scenario& scenario,
                              const std::stop_token& stop) {
    if (scenario.board.cellCount() > mostCheckedCells)
        return {{{{"owngame.too-many-cells", {number("max", mostCheckedCells)}}, Severity::Warning}, {}}};
    return Check(definition, catalog, scenario).run(stop);
}

}  // namespace hexa::owngame
