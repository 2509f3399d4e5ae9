// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/projectfile.h"
#include "tests/support/rulings.h"

#include <QFile>
#include <QRegularExpression>
#include <QString>

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Requirements for the rules in short and the rulings of every game, checked by functions that
// return the faults, if any.

namespace hexa::test {

/// Returns a file in resources.
inline QByteArray resourceFile(const char* name) {
    QFile file(QString(HEXATELIER_SOURCE_DIR) + "/resources/" + name);
    if (!file.open(QIODevice::ReadOnly)) qFatal("no %s", name);
    return file.readAll();
}

/// Returns the rules in short of a game, by the id of its system.
inline texts::Project referenceOf(const char* system) {
    auto project =
        texts::readProject(resourceFile(qPrintable(QString("rules/%1.hexatext").arg(system))).toStdString());
    if (!project) qFatal("%s", project.error().code().c_str());
    return std::move(*project);
}

/// Returns the names in braces of a text.
inline std::set<std::string> placeholdersOf(std::string_view text) {
    static const QRegularExpression pattern("\\{([^}]*)\\}");
    std::set<std::string> names;
    const QString words = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    for (auto it = pattern.globalMatch(words); it.hasNext();)
        names.insert(it.next().captured(1).toStdString());
    return names;
}

/// Returns a fault unless every text exists in three languages with the same placeholders, all of
/// these have values, and no value is left.
inline std::string troubleOfPlaceholders(const texts::Project& project,
                                         const std::map<std::string, std::string, std::less<>>& numbers) {
    std::set<std::string> used;
    for (const texts::Unit& unit : project.units) {
        const auto names = placeholdersOf(unit.in("en"));
        for (const std::string& name : names)
            if (!numbers.contains(name)) return unit.id + ": no value of " + name;
        for (const char* language : {"en", "de", "fr"}) {
            if (unit.in(language).empty()) return unit.id + ": no text in " + language;
            if (placeholdersOf(unit.in(language)) != names) return unit.id + ": other names in " + language;
        }
        used.insert(names.begin(), names.end());
    }
    for (const auto& [name, value] : numbers)
        if (!used.contains(name)) return "nothing names " + name;
    return {};
}

/// Rules that units of the reference are about.
inline std::set<std::string> rulesOf(const texts::Project& project) {
    std::set<std::string> rules;
    for (const texts::Unit& unit : project.units) rules.insert(unit.rules.begin(), unit.rules.end());
    return rules;
}

/// Returns rules of resources/<folder>/rules.txt with names of this form.
inline std::set<std::string> rulesIn(const char* folder, const char* form) {
    const QRegularExpression pattern(QString("^(%1) ").arg(form));
    std::set<std::string> rules;
    for (const QByteArray& line : resourceFile(qPrintable(QString("%1/rules.txt").arg(folder))).split('\n'))
        if (const auto match = pattern.match(QString::fromUtf8(line)); match.hasMatch())
            rules.insert(match.captured(1).toStdString());
    return rules;
}

/// Returns a fault unless each option of a game, with its rule, has one ruling, and the texts of
/// rulings are well-formed lines.
inline std::string troubleOfRulings(const std::vector<test::Ruling>& rulings,
                                    std::span<const std::pair<std::string_view, std::string_view>> options) {
    static const QRegularExpression badFrench(QString::fromUtf8(u8"[^\u202f][;:!?»]|«[^\u202f]|'"));
    static const QRegularExpression wrongQuotes("[\"'\\n\\t]|  ");
    std::map<std::string, std::string, std::less<>> reported;  // by option: its rule
    for (const test::Ruling& ruling : rulings) {
        if (!ruling.option.empty() && !reported.emplace(ruling.option, ruling.rule).second)
            return "two rulings about " + ruling.option;
        for (const Localized* sentence : {&ruling.question, &ruling.choice, &ruling.reason}) {
            std::set<std::string> all;
            for (const char* language : {"en", "de", "fr"}) {
                const auto found = sentence->texts.find(language);
                const QString text =
                    found == sentence->texts.end() ? QString() : QString::fromStdString(found->second);
                const QChar end = sentence == &ruling.question ? '?' : '.';
                const bool french = std::string_view(language) == "fr";
                if (!text.endsWith(end) || text.size() > 250 || text.contains(wrongQuotes) ||
                    (french && text.contains(badFrench)))
                    return ruling.id + ": " + text.toStdString();
                all.insert(text.toStdString());
            }
            if (all.size() != 3) return ruling.id + ": one text in two languages";
        }
    }
    for (const auto& [option, rule] : options) {
        const auto found = reported.find(option);
        if (found == reported.end()) return "no ruling about " + std::string(option);
        if (!rule.empty() && found->second != rule) return std::string(option) + " is about " + found->second;
    }
    if (reported.size() != options.size()) return "a ruling is about no option";
    return {};
}

}  // namespace hexa::test
