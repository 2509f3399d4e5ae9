// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/rules/rulebook.h"

#include "core/texts/projectfile.h"
#include "editor/ui/names.h"
#include "editor/ui/theme.h"

#include <QRegularExpression>

#include <algorithm>
#include <numeric>

namespace hexa::editor {
namespace {

/// Returns a plain text with the words of a query underlined.
Markup withFound(const QString& text, const QStringList& words) {
    if (words.isEmpty()) return Markup(text);
    QStringList patterns;
    for (const QString& word : words) patterns << QRegularExpression::escape(word);
    const QRegularExpression wanted(patterns.join('|'), QRegularExpression::CaseInsensitiveOption);
    Markup shown;
    qsizetype from = 0;
    for (auto it = wanted.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        shown += Markup(text.mid(from, match.capturedStart() - from));
        shown += Markup(match.captured()).in("u");
        from = match.capturedEnd();
    }
    return shown += Markup(text.mid(from));
}

/// Returns a text of a project with its bold and italic words.
Markup withMarks(std::string_view text, const QStringList& found) {
    Markup shown;
    for (const texts::Run& run : texts::runsOf(text)) {
        Markup part = withFound(toQString(run.text), found);
        if (run.italic) part = part.in("i");
        if (run.bold) part = part.in("b");
        shown += part;
    }
    return shown;
}

QStringList wordsOf(const QString& query) { return query.split(' ', Qt::SkipEmptyParts); }

}  // namespace

RuleBook::RuleBook(const GameTexts& game) {
    if (game.reference.empty()) return;
    auto project = texts::readProject(game.reference);
    if (!project) return;
    mProject = std::move(*project);
    mNumbersFor = game.numbers;
    mVariants = game.variants;
    setPlayed({}, false);
}

RuleBook::RuleBook(texts::Project rules) : mProject(std::move(rules)) { setPlayed({}, false); }

void RuleBook::setPlayed(const std::set<std::string>& variants, bool alone) {
    const auto rankOf = [&](const texts::Unit& unit) {
        for (const auto& [variant, section] : mVariants)
            if (section == unit.section) return variants.contains(variant) ? 0 : 1;
        return 1;
    };
    mOrder.resize(mProject.units.size());
    std::iota(mOrder.begin(), mOrder.end(), std::size_t{0});
    std::ranges::stable_sort(mOrder, {}, [&](std::size_t unit) { return rankOf(mProject.units[unit]); });
    if (mNumbersFor) mNumbers = mNumbersFor(variants);
    mLeftOut.clear();
    if (!alone) return;
    for (const auto& [variant, section] : mVariants)
        if (!variants.contains(variant)) mLeftOut.insert(section);
}

QString RuleBook::title(const QString& language) const {
    return toQString(mProject.title.in(language.toStdString()));
}

QString RuleBook::filled(std::string_view text) const { return toQString(texts::filled(text, mNumbers)); }

std::set<std::size_t> RuleBook::find(const QString& query, const QString& language) const {
    const QStringList words = wordsOf(query);
    std::set<std::size_t> found;
    for (std::size_t i = 0; i < mProject.units.size(); ++i) {
        const texts::Unit& unit = mProject.units[i];
        const QString text = filled(unit.in(language.toStdString()));
        const bool inText = std::all_of(words.begin(), words.end(), [&](const QString& word) {
            return text.contains(word, Qt::CaseInsensitive);
        });
        const bool byRule = words.size() == 1 &&
                            std::any_of(unit.rules.begin(), unit.rules.end(), [&](const std::string& rule) {
                                return toQString(rule).startsWith(words.front(), Qt::CaseInsensitive);
                            });
        if (inText || byRule) found.insert(i);
    }
    return found;
}

std::vector<std::size_t> RuleBook::unitsOf(const QString& given) const {
    const std::string id = given.section(QStringLiteral(".."), 0, 0).trimmed().toStdString();
    std::vector<std::size_t> found;
    if (id.empty()) return found;
    for (std::size_t i = 0; i < mProject.units.size(); ++i) {
        const auto& rules = mProject.units[i].rules;
        if (std::find(rules.begin(), rules.end(), id) != rules.end()) found.push_back(i);
    }
    // A unit is named after its main rule.
    std::stable_partition(found.begin(), found.end(),
                          [&](std::size_t unit) { return mProject.units[unit].id.starts_with(id); });
    return found;
}

QStringList RuleBook::ruleIds() const {
    QStringList ids;
    for (const texts::Unit& unit : mProject.units)
        for (const std::string& rule : unit.rules) ids << toQString(rule);
    ids.removeDuplicates();
    return ids;
}

Markup RuleBook::text(const QString& language, const std::set<std::size_t>& units,
                      const std::set<std::size_t>& marked, const QString& query) const {
    const std::string code = language.toStdString();
    const QStringList words = wordsOf(query);
    const QString muted = isDark() ? QStringLiteral("#9aa0aa") : QStringLiteral("#6b7079");
    const QString ground = isDark() ? QStringLiteral("#2f4661") : QStringLiteral("#dbe8f7");
    Markup shown;
    std::string section;
    for (const std::size_t i : mOrder) {
        const texts::Unit& unit = mProject.units[i];
        if (!units.contains(i)) continue;
        if (mLeftOut.contains(unit.section) && query.isEmpty() && !marked.contains(i)) continue;
        if (unit.section != section) {
            section = unit.section;
            for (const texts::Section& entry : mProject.sections)
                if (entry.id == section) shown += Markup(toQString(entry.title.in(code))).in("h3");
        }
        QStringList rules;
        for (const std::string& rule : unit.rules) rules << toQString(rule);
        Markup text = Markup().in("a", {{"name", anchorOf(i)}});
        text += withMarks(texts::filled(unit.in(code), mNumbers), words) + Markup(QStringLiteral(" "));
        text += Markup(rules.join(QStringLiteral(", ")))
                    .in("span", {{"style", QStringLiteral("color:%1; font-size:small").arg(muted)}});
        shown += marked.contains(i) ? text.in("p", {{"style", "background-color:" + ground}}) : text.in("p");
    }
    return shown;
}

}  // namespace hexa::editor
