// SPDX-License-Identifier: GPL-3.0-or-later
// The three rulebooks of the sample, if they are on this machine. Tests the quality of the
// alignment. Also tests the share of differences found by hand that the checks find. Figures:
// docs/studies/2026-11-text-checks.md.
#include "core/io/file/file.h"
#include "core/registry/registry.h"
#include "core/texts/align/termmining.h"
#include "core/texts/check/checker.h"
#include "core/texts/glossary/glossaryfile.h"
#include "core/texts/language/characters.h"
#include "tests/support/plantederrors.h"
#include "tests/support/test.h"

#include <QStringList>
#include <QTest>

#include <array>
#include <map>
#include <set>

using namespace hexa;
using namespace hexa::texts;

namespace {

constexpr std::array<const char*, 3> languages{"en", "de", "fr"};
using Ranges = std::array<std::optional<LineRange>, 3>;

/// Reads "7-9", "12" or "-".
std::optional<LineRange> rangeOf(const QString& text) {
    if (text == "-") return std::nullopt;
    const QStringList ends = text.split('-');
    return LineRange{ends.front().toInt(), ends.back().toInt()};
}

QList<QStringList> table(const char* name, qsizetype columns) {
    const auto file = readFile(std::string(HEXATELIER_SOURCE_DIR "/tests/core/texts/") + name);
    if (!file) qFatal("no %s", name);
    QList<QStringList> rows;
    for (const QString& line : QString::fromStdString(*file).split('\n')) {
        if (line.isEmpty() || line.startsWith('#')) continue;
        rows.push_back(line.split('\t'));
        if (rows.back().size() != columns) qFatal("%s: %s", name, qPrintable(line));
    }
    return rows;
}

Ranges linesOf(const Unit& unit) {
    Ranges lines;
    for (std::size_t i = 0; i < languages.size(); ++i)
        if (const Text* text = unit.find(languages[i]); text != nullptr && !text->text.empty())
            lines[i] = text->lines;
    return lines;
}

std::string lettersOf(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        if (isLetter(nextCharacter(text, at))) out += text.substr(begin, at - begin);
    }
    return out;
}

/// Runs of at least two letters; single ones are ornaments of the sample.
std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words;
    int letters = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const bool letter = isLetter(nextCharacter(text, at));
        if (letter && letters++ == 0) words.emplace_back();
        if (letter) words.back() += text.substr(begin, at - begin);
        if (letter) continue;
        if (letters == 1) words.pop_back();
        letters = 0;
    }
    if (letters == 1) words.pop_back();
    return words;
}

bool overlap(const LineRange& a, const LineRange& b) { return a.first <= b.last && b.first <= a.last; }
bool inside(const LineRange& a, const LineRange& b) { return a.first >= b.first && a.last <= b.last; }

/// True if a unit has lines of the row in each of its languages and nothing else, and is empty in
/// languages missing in the row.
bool isRow(const Ranges& unit, const Ranges& row) {
    for (std::size_t i = 0; i < languages.size(); ++i) {
        if (unit[i].has_value() != row[i].has_value()) return false;
        if (unit[i] && !inside(*unit[i], *row[i])) return false;
    }
    return true;
}

/// Kinds of alerts that a difference of the list shows itself in.
const std::map<QString, std::set<std::string>>& checksOf() {
    static const std::map<QString, std::set<std::string>> all{
        {"supply", {"term", "sibling", "form"}},
        {"stage", {"term", "sibling", "form", "consistency"}},
        {"term", {"term", "sibling", "form", "name"}},
        {"sibling", {"term", "sibling"}},
        {"number", {"number"}},
        {"reference", {"reference", "number"}},
        {"missing-line", {"missing"}},
        {"missing", {"missing"}},
        {"restriction", {"restriction"}},
        {"clause",
         {"clause", "term", "restriction", "direction", "length", "sentence", "name", "negation",
          "quantity"}},
        {"sentence", {"sentence", "length", "term", "duplicate", "missing", "number", "restriction"}},
        {"direction", {"direction"}},
        {"quantity", {"quantity", "number", "term", "restriction"}},
        {"name", {"name"}},
        {"modality", {"modality", "permission"}},
        {"permission", {"permission", "negation"}},
        {"negation", {"negation", "permission"}},
        {"consistency", {"consistency", "form", "term", "sibling"}},
        {"untranslated", {"untranslated"}},
        {"form", {"form", "term", "spacing", "sibling", "consistency"}},
        {"punctuation", {"punctuation", "quotes", "spacing"}},
        {"quotes", {"quotes"}},
        {"spacing", {"spacing", "term"}},
        {"duplicate", {"duplicate", "missing"}},
        {"joint", {"joint"}},
        {"spelling", {}}};
    return all;
}

struct Difference {
    QString check;
    QStringList blamed;
    QString weight;
    Ranges lines;
    QString what;
};

bool shows(const Alert& alert, const Ranges& unit, const Difference& difference) {
    if (!checksOf().at(difference.check).contains(alert.check)) return false;
    if (!alert.language.empty() && !difference.blamed.contains(QString::fromStdString(alert.language)))
        return false;
    bool any = false;
    for (std::size_t i = 0; i < languages.size(); ++i) {
        if (!unit[i] || !difference.lines[i]) continue;
        if (!overlap(*unit[i], *difference.lines[i])) return false;
        any = true;
    }
    return any;
}

/// Comparison of the rulebooks' project with a manual reading.
struct Gained {
    int rows = 0;
    int allRows = 0;
    std::map<QString, int> severe;  ///< Differences that an error or a warning shows, by weight ...
    std::map<QString, int> all;     ///< ... out of this number.
    int alerts = 0;                 ///< Errors and warnings ...
    int onList = 0;                 ///< ... that show a difference of the list.
};

Gained gained(const Project& project) {
    Gained out;
    for (const QStringList& cells : table("alignment.tsv", 4)) {
        const Ranges row{rangeOf(cells[0]), rangeOf(cells[1]), rangeOf(cells[2])};
        ++out.allRows;
        if (std::any_of(project.units.begin(), project.units.end(),
                        [&](const Unit& unit) { return isRow(linesOf(unit), row); }))
            ++out.rows;
    }
    const auto alerts = checkAll(project);
    std::set<const Alert*> onList;
    for (const QStringList& cells : table("discrepancies.tsv", 7)) {
        const Difference difference{cells[0],
                                    cells[1].split(','),
                                    cells[2],
                                    {rangeOf(cells[3]), rangeOf(cells[4]), rangeOf(cells[5])},
                                    cells[6]};
        bool severe = false;
        for (const Alert& alert : alerts)
            if (shows(alert, linesOf(project.units[alert.unit]), difference)) {
                severe = severe || alert.severity != Severity::Hint;
                onList.insert(&alert);
            }
        ++out.all[difference.weight];
        out.severe[difference.weight] += severe ? 1 : 0;
    }
    for (const Alert& alert : alerts)
        if (alert.severity != Severity::Hint && alert.check != "untranslated")
            ++out.alerts, out.onList += onList.contains(&alert) ? 1 : 0;
    if (qEnvironmentVariableIsSet("HEXATELIER_SHOW"))
        for (const Alert& alert : alerts)
            if (alert.severity != Severity::Hint && alert.check != "untranslated" &&
                !onList.contains(&alert)) {
                std::string words = alert.code + ' ' + alert.language;
                for (const std::string& word : alert.words) words += " \"" + word + '"';
                for (const std::string& language : project.languages)
                    words += "\n    " + std::string(project.units[alert.unit].in(language));
                qInfo("off the list: %s", words.c_str());
            }
    return out;
}

void report(const char* how, const Gained& found) {
    qInfo("%s: %d of %d rows as read by hand", how, found.rows, found.allRows);
    for (const auto& [weight, count] : found.all)
        qInfo("%s, %s: %d of %d as error or warning", how, qPrintable(weight), found.severe.at(weight),
              count);
    qInfo("%s: %d errors and warnings, of which on the list %d", how, found.alerts, found.onList);
}

}  // namespace

class RulebooksTest : public QObject {
    Q_OBJECT

private:
    Project mProject;

private slots:
    void initTestCase() {
        const auto glossary = readGlossary(builtInGlossary({}));
        QVERIFY(glossary);
        mProject = test::rulebooks(*glossary);
        if (mProject.units.empty()) QSKIP("the rulebooks are not on this machine (HEXATELIER_RULEBOOKS)");
    }

    void rowsReadByHand() {
        int right = 0;
        int all = 0;
        for (const QStringList& cells : table("alignment.tsv", 4)) {
            const Ranges row{rangeOf(cells[0]), rangeOf(cells[1]), rangeOf(cells[2])};
            ++all;
            const bool found = std::any_of(mProject.units.begin(), mProject.units.end(),
                                           [&](const Unit& unit) { return isRow(linesOf(unit), row); });
            if (found)
                ++right;
            else
                qInfo("not a row: en %s de %s fr %s: %s", qPrintable(cells[0]), qPrintable(cells[1]),
                      qPrintable(cells[2]), qPrintable(cells[3]));
        }
        qInfo("%d of %d rows as read by hand", right, all);
        QVERIFY(all > 300);
        QVERIFY(100 * right >= 97 * all);
    }

    /// The same books without a single term: meanings of words are learned from the books
    /// themselves.
    void withoutGlossary() {
        const Gained found = gained(test::rulebooks({}));
        report("without a glossary", found);
        QVERIFY(100 * found.rows >= 95 * found.allRows);
        QVERIFY(100 * found.severe.at("matters") >= 42 * found.all.at("matters"));
        QVERIFY(100 * found.onList >= 75 * found.alerts);
    }

    /// The same again with the terms found in the books, used unchecked.
    void withFoundTerms() {
        const Project bare = test::rulebooks({});
        Glossary glossary;
        for (const TermCandidate& candidate : mineTerms(bare, 60))
            glossary.terms.push_back(termOf(candidate, glossary));
        QVERIFY(glossary.terms.size() >= 40);
        const Gained without = gained(bare);
        const Gained found = gained(test::rulebooks(glossary));
        report("with found terms", found);
        QVERIFY(100 * found.rows >= 94 * found.allRows);
        // Terms show what is called by another name. Other differences show without them.
        QVERIFY(found.severe.at("matters") >= without.severe.at("matters"));
        QVERIFY(found.severe.at("colour") > without.severe.at("colour"));
        QVERIFY(found.severe.at("form") > without.severe.at("form"));
    }

    /// Every word of a line is in a row that names the line.
    void noWordIsLost() {
        const std::array<const char*, 3> files{"clockwork-wars.en-ja.txt", "clockwork-wars.de.txt",
                                               "clockwork-wars.fr.txt"};
        for (std::size_t i = 0; i < languages.size(); ++i) {
            std::map<int, std::string> letters;  // by line: all rows that name it
            for (const Unit& unit : mProject.units)
                if (const auto lines = linesOf(unit)[i])
                    for (int line = lines->first; line <= lines->last; ++line)
                        letters[line] += lettersOf(unit.in(languages[i])) + '|';
            const auto text = readFile(test::rulebookFolder() + '/' + files[i]);
            QVERIFY(text);
            int number = 0;
            for (const QString& line : QString::fromStdString(*text).split('\n')) {
                ++number;
                for (const std::string& word : wordsOf(line.toStdString()))
                    QVERIFY2(letters[number].find(word) != std::string::npos,
                             qPrintable(QString("%1 line %2: ").arg(languages[i]).arg(number) +
                                        QString::fromStdString(word)));
            }
        }
    }

    void differencesReadByHand() {
        std::vector<Difference> list;
        for (const QStringList& cells : table("discrepancies.tsv", 7))
            list.push_back({cells[0],
                            cells[1].split(','),
                            cells[2],
                            {rangeOf(cells[3]), rangeOf(cells[4]), rangeOf(cells[5])},
                            cells[6]});
        const auto alerts = checkAll(mProject);
        std::vector<Ranges> lines;
        for (const Unit& unit : mProject.units) lines.push_back(linesOf(unit));

        struct Score {
            int all = 0;
            int severe = 0;
            int any = 0;
        };
        std::map<QString, Score> scores;
        std::set<const Alert*> onList;
        for (const Difference& difference : list) {
            Score& score = scores[difference.weight];
            bool any = false;
            bool severe = false;
            for (const Alert& alert : alerts) {
                if (!shows(alert, lines[alert.unit], difference)) continue;
                any = true;
                severe = severe || alert.severity != Severity::Hint;
                onList.insert(&alert);
            }
            ++score.all;
            if (any) ++score.any;
            if (severe) ++score.severe;
            if (!severe) qInfo("%s: %s", any ? "only a hint" : "not found", qPrintable(difference.what));
        }
        int severe = 0;
        int known = 0;
        std::set<std::string> groups;
        for (const Alert& alert : alerts) {
            if (alert.severity == Severity::Hint) continue;
            groups.insert(alert.group.empty() ? std::to_string(alert.unit) + alert.hash : alert.group);
            if (alert.check == "untranslated") continue;  // what is in Japanese is no surprise
            ++severe;
            if (onList.contains(&alert))
                ++known;
            else
                qInfo("off the list: %s %s in %s: %s", alert.code.c_str(), alert.language.c_str(),
                      mProject.units[alert.unit].id.c_str(),
                      alert.words.empty() ? "" : alert.words.front().c_str());
        }
        for (const auto& [weight, score] : scores)
            qInfo("%s: %d, as error or warning %d, in all %d", qPrintable(weight), score.all, score.severe,
                  score.any);
        qInfo("errors and warnings: %d, of which on the list %d; %zu groups", severe, known, groups.size());
        // The study's goals for the first release are 40 % of the important errors, 75 % of errors
        // of form and a precision of 70 %.
        const auto atLeast = [](int part, int all, int percent) { return 100 * part >= percent * all; };
        QVERIFY(atLeast(scores["matters"].severe, scores["matters"].all, 70));
        QVERIFY(atLeast(scores["form"].severe, scores["form"].all, 85));
        QVERIFY(atLeast(known, severe, 90));
        // Alerts for a reader to examine: 134 at present, with 33 of the 45 differences that
        // matter. More are only acceptable if they are right, as required by the line above.
        QVERIFY2(groups.size() <= 136, qPrintable(QString::number(groups.size())));
    }
};

HEXA_TEST(RulebooksTest, "slow-unoptimized");
#include "rulebooks_test.moc"
