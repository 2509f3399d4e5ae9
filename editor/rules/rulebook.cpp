// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/rules/rulebook.h"

#include "core/texts/projectfile.h"
#include "editor/ui/names.h"
#include "editor/ui/theme.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace hexa {
namespace {

/// `**bold**` and `*italic*` of an escaped text.
QString withMarks(QString text) {
    static const QRegularExpression bold(QStringLiteral("\\*\\*(.+?)\\*\\*"));
    static const QRegularExpression italic(QStringLiteral("\\*(.+?)\\*"));
    text.replace(bold, QStringLiteral("<b>\\1</b>"));
    text.replace(italic, QStringLiteral("<i>\\1</i>"));
    return text;
}

/// The words of a query underlined, outside of tags.
QString withFound(const QString& html, const QStringList& words) {
    if (words.isEmpty()) return html;
    QStringList patterns;
    for (const QString& word : words) patterns << QRegularExpression::escape(word.toHtmlEscaped());
    const QRegularExpression wanted(QStringLiteral("(<[^>]*>)|(%1)").arg(patterns.join('|')),
                                    QRegularExpression::CaseInsensitiveOption);
    QString out;
    qsizetype from = 0;
    for (auto it = wanted.globalMatch(html); it.hasNext();) {
        const auto match = it.next();
        out += html.mid(from, match.capturedStart() - from);
        out += match.captured(1).isEmpty() ? QStringLiteral("<u>%1</u>").arg(match.captured())
                                           : match.captured();
        from = match.capturedEnd();
    }
    return out + html.mid(from);
}

QStringList wordsOf(const QString& query) { return query.split(' ', Qt::SkipEmptyParts); }

}  // namespace

RuleBook::RuleBook(const GameTexts& game) {
    if (game.reference.empty()) return;
    auto project = texts::readProject(game.reference);
    if (!project) return;
    mProject = std::move(*project);
    if (game.numbers) mNumbers = game.numbers();
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

QString RuleBook::html(const QString& language, const std::set<std::size_t>& units,
                       const std::set<std::size_t>& marked, const QString& query) const {
    const std::string code = language.toStdString();
    const QStringList words = wordsOf(query);
    const QString muted = isDark() ? QStringLiteral("#9aa0aa") : QStringLiteral("#6b7079");
    const QString ground = isDark() ? QStringLiteral("#2f4661") : QStringLiteral("#dbe8f7");
    QString out;
    std::string section;
    for (const std::size_t i : units) {
        const texts::Unit& unit = mProject.units[i];
        if (unit.section != section) {
            section = unit.section;
            for (const texts::Section& entry : mProject.sections)
                if (entry.id == section)
                    out += QStringLiteral("<h3>%1</h3>").arg(toQString(entry.title.in(code)).toHtmlEscaped());
        }
        QStringList rules;
        for (const std::string& rule : unit.rules) rules << toQString(rule).toHtmlEscaped();
        const QString style =
            marked.contains(i) ? QStringLiteral(" style='background-color:%1'").arg(ground) : QString();
        out +=
            QStringLiteral("<p%1><a name='%2'></a>%3 <span style='color:%4; font-size:small'>%5</span></p>")
                .arg(style, anchorOf(i), withFound(withMarks(filled(unit.in(code)).toHtmlEscaped()), words),
                     muted, rules.join(QStringLiteral(", ")));
    }
    return out;
}

}  // namespace hexa
