// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/gallerytexts.h"

#include "core/balance/headline.h"
#include "core/balance/report.h"
#include "core/engine/play/botnames.h"
#include "core/engine/system.h"
#include "editor/document/document.h"
#include "editor/generate/traits.h"
#include "editor/preview/fairness.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"

#include <algorithm>

namespace hexa::editor {
namespace {

QString points(double gap, const Locale& locale) { return locale.text(balance::decimalText(gap, 1)); }

/// Returns the name of a bot, or its ID if the game has no name for it.
QString botName(const GenerateSession& session, const std::string& bot) {
    const GameSystem& system = session.document().system();
    const std::string code = system.play ? botText(*system.play, bot) : std::string();
    return code.empty() ? toQString(bot) : session.locale().text(code);
}

/// Returns the gaps of all bots with the number of games behind them; empty without games.
QStringList gapsByBot(const GenerateSession& session, const GalleryEntry& entry) {
    // Any gap of a map that is the same for all is chance.
    const balance::BalanceReport* games = session.fairness().games(entry);
    if (games == nullptr || session.fairness().sameForAll(entry)) return {};
    QStringList bots;
    for (const balance::BotReport& bot : games->bots)
        bots << GalleryTexts::tr("%1 %2", "bot, gap")
                    .arg(botName(session, bot.bot), points(bot.gap * 100, session.locale()));
    // Bots that search play fewer.
    const auto [fewest, most] = std::ranges::minmax(games->bots, {}, &balance::BotReport::games);
    return {fewest.games == most.games
                ? GalleryTexts::tr("Gap in games, by bot: %1 points. Games per bot: %L2.")
                      .arg(bots.join(", "))
                      .arg(most.games)
                : GalleryTexts::tr("Gap in games, by bot: %1 points. Games per bot: %L2 to %L3.")
                      .arg(bots.join(", "))
                      .arg(fewest.games)
                      .arg(most.games)};
}

/// Returns the light in a word. Games judge what is fair, weights what is even.
Message wordOf(const GenerateSession& session, const GalleryEntry& entry, balance::Fairness seen) {
    if (!session.fairness().leadByWeights(entry) || session.fairness().sameForAll(entry))
        return balance::wordOf(seen);
    return {seen == balance::Fairness::Fair ? "balance.word.even" : "balance.word.uneven", {}};
}

}  // namespace

QString GalleryTexts::caption(const GenerateSession& session, const GalleryEntry& entry) {
    const generate::Produced& produced = entry.produced;
    const Locale& locale = session.locale();
    QString text = entry.pinned ? tr("%1 ★", "number of a pinned map").arg(entry.number)
                                : tr("%1", "number of a map").arg(entry.number);
    // The light: sign, word and number; the colour is that of the text.
    const balance::Fairness seen = session.fairness().of(entry);
    if (balance::lightOf(seen) != balance::Light::Unknown)
        text += u'\n' + fairnessSign(seen) + locale.text(wordOf(session, entry, seen));
    text += u'\n' + originOf(session, entry);
    if (session.fairness().sameForAll(entry))
        text += u'\n' + tr("same for all seats");
    else if (const auto expected = session.fairness().expectedGap(entry))
        text += u'\n' +
                (expected->played ? tr("%1 points", "played gap") : tr("about %1 points", "predicted gap"))
                    .arg(points(expected->gap, locale));
    // A distinguishing quality, if the game has any.
    if (session.functions() != nullptr) {
        std::vector<const Candidate*> beside;
        for (const GalleryEntry& other : session.gallery()) beside.push_back(&other.produced.candidate);
        const auto trait = traitOf(*session.functions(), produced.candidate, beside);
        if (trait && locale.messages().knows(trait->code)) text += u'\n' + locale.text(*trait);
    }
    return text;
}

/// Returns how well the map is known, in a word or two.
QString GalleryTexts::originOf(const GenerateSession& session, const GalleryEntry& entry) {
    if (session.checking(entry.number)) return tr("checking…", "a map");
    if (entry.proven || session.fairness().sameForAll(entry)) return tr("✓ proven", "a map of the library");
    if (const auto lead = session.fairness().leadByWeights(entry))
        return tr("%1 lead", "a map; percent").arg(Locale::percent(points(*lead, session.locale())));
    return session.fairness().games(entry) == nullptr ? tr("not checked", "a map")
                                                      : tr("played here", "a map");
}

QString GalleryTexts::details(const GenerateSession& session, const GalleryEntry& entry) {
    const generate::Produced& produced = entry.produced;
    const Candidate& map = produced.candidate;
    const Locale& locale = session.locale();
    QStringList lines;
    if (entry.proven || session.fairness().sameForAll(entry))
        lines
            << (session.fairness().sameForAll(entry)
                    ? tr("A proven map: it is the same for every seat. Only the starting player differs.")
                    : tr("A proven map: its fairness was checked in games that were not used to choose it."));
    else if (const auto predicted = balance::expectedGap(map))
        lines << tr("Predicted gap: %1.").arg(locale.text(balance::textOf(*predicted)));
    lines << gapsByBot(session, entry);
    if (produced.certificate) {
        const Message proof = balance::proofOf(produced.certificate->report);
        lines << locale.text(proof);
    }
    QStringList unequal;
    for (const auto& set : map.unequal) {
        QStringList tiles;
        for (const Hex at : set) tiles << Names::brief(map.scenario.board, at);
        unequal << tiles.join(u'/');
    }
    const GenerateMethod* made = session.functions() != nullptr
                                     ? session.functions()->mode(map.scenario.provenance.generator)
                                     : nullptr;
    if (made != nullptr && made->nearly) {
        QStringList rings;
        for (const auto& ring : map.rings) {
            QStringList tiles;
            for (const Hex at : ring) tiles << Names::brief(map.scenario.board, at);
            rings << tiles.join(u'–');
        }
        if (!rings.isEmpty())
            lines << tr("Swaps needed for symmetry: %1 (%2).").arg(swapsOf(map.rings)).arg(rings.join(", "));
        else if (unequal.isEmpty())
            lines << tr("Symmetric without any swap.");
    }
    if (!unequal.isEmpty()) lines << tr("Not quite symmetric: %1.").arg(unequal.join(", "));
    if (!map.wishes.empty()) {
        const auto met = std::ranges::count_if(map.wishes, &WishResult::met);
        lines << tr("Wishes met: %1 of %2.").arg(met).arg(map.wishes.size());
    }
    const Provenance& origin = map.scenario.provenance;
    const GenerateMethod* mode =
        session.functions() != nullptr ? session.functions()->mode(origin.generator) : nullptr;
    if (origin.seed && mode != nullptr)
        lines << tr("Seed %1, %2, version %3.", "seed, generator, its version")
                     .arg(QString::number(*origin.seed), locale.text(mode->name),
                          QString::number(origin.generatorVersion));
    return lines.join('\n');
}

}  // namespace hexa::editor
