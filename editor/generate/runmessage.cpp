// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/runmessage.h"

#include "core/balance/binding.h"
#include "core/balance/headline.h"
#include "core/engine/system.h"
#include "core/generate/stages.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace hexa::editor {
namespace {

struct RunTexts {
    Q_DECLARE_TR_FUNCTIONS(RunTexts)
};

/// True if tiles are kept or anything is wished for.
bool isBound(const GenerateRequest& request, const Catalog& catalog) {
    const bool kept = std::ranges::any_of(request.base.board.cells(), [&](const Cell& cell) {
        return cell.locked && isTile(cell.kind) && !catalog.isSeat(cell.kind);
    });
    const bool counted =
        std::ranges::any_of(request.counts, [](const auto& count) { return count.has_value(); });
    return kept || counted || !request.wishes.empty() || !request.parts.empty() || !request.tastes.empty();
}

}  // namespace

QString runMessage(const ProduceState& state, const GenerateWishes& wishes, const GameSystem& system,
                   const Board& board, const Locale& locale) {
    if (state.error) return locale.text(*state.error);
    if (state.running)
        return locale.text(generate::stageCode(state.stage), {{"games", balance::countText(state.games)}});
    if (state.cancelled) return RunTexts::tr("Search stopped. These are the best maps so far.");
    QStringList lines;
    const bool certified = std::ranges::any_of(state.maps, [](const generate::Produced& map) {
        return map.certificate && map.certificate->report.verdict == balance::Verdict::Fair;
    });
    const auto games = static_cast<int>(std::min<std::int64_t>(state.games, 2'000'000'000));
    if (wishes.margin && !certified)
        lines << RunTexts::tr(
            "No map could be certified within the margin. The best maps are shown without a certificate.");
    else if (games > 0)
        lines << RunTexts::tr("Finished after %Ln game(s).", nullptr, games);
    // A search that finds too few maps leaves no others to choose from, and no fairer ones.
    const GenerateMethod* ran = system.generate->mode(wishes.request.mode);
    const auto found = static_cast<int>(state.maps.size());
    const bool all = ran != nullptr && ran->searches && !wishes.request.atlas && wishes.request.pick == 0;
    if (all && found > 0 && found < wishes.request.keep)
        lines << RunTexts::tr("Only %n different map(s) were found.", nullptr, found) +
                     (isBound(wishes.request, system.catalog)
                          ? u' ' + RunTexts::tr("The kept tiles and the wishes leave little choice.")
                          : QString());
    if (state.keptLimit) {
        const auto name = [&](Hex at) { return Names::brief(board, at).toStdString(); };
        for (const Message& text : generate::statements(*state.keptLimit, name)) lines << locale.text(text);
    }
    return lines.join(u'\n');
}

}  // namespace hexa::editor
