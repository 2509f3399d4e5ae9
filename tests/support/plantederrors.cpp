// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plantederrors.h"

#include "core/base/rng.h"
#include "core/io/file/file.h"
#include "core/json/reader.h"
#include "core/texts/check/analysis.h"
#include "core/texts/check/checker.h"
#include "core/texts/import/importer.h"
#include "core/texts/language/characters.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <regex>
#include <set>

namespace hexa::test {
namespace {

using namespace texts;

/// A text with one change; empty if nothing can be changed there.
using Change = std::function<std::vector<std::string>(const Row&, const Analysis&, const Knowledge&)>;

std::string replaced(const Analysis& text, std::size_t first, std::size_t last, const std::string& with) {
    std::string out(text.text);
    const std::size_t begin = text.tokens[first].begin;
    return out.replace(begin, text.tokens[last].end - begin, with);
}

std::string without(const Analysis& text, std::size_t first, std::size_t end) {
    std::string out(text.text);
    const std::size_t from = text.tokens[first].begin;
    const std::size_t to = end < text.tokens.size() ? text.tokens[end].begin : out.size();
    out.erase(from, to - from);
    return out;
}

std::size_t wordCount(const Analysis& text, const Sentence& sentence) {
    std::size_t words = 0;
    for (std::size_t t = sentence.first; t < sentence.end; ++t)
        if (text.tokens[t].kind == TokenKind::Word) ++words;
    return words;
}

std::vector<std::string> changeDigits(const Row&, const Analysis& text, const Knowledge&) {
    std::vector<std::string> out;
    for (std::size_t t = 0; t < text.tokens.size(); ++t)
        if (text.tokens[t].kind == TokenKind::Number && text.tokens[t].lower.size() <= 2 &&
            text.tokens[t].lower != "1")
            out.push_back(replaced(text, t, t, std::to_string(std::stoi(text.tokens[t].lower) + 3)));
    return out;
}

std::vector<std::string> changeNumberWords(const Row&, const Analysis& text, const Knowledge&) {
    const std::map<std::string, std::vector<std::string>> words{
        {"en", {"two", "three", "four", "five", "six"}},
        {"de", {"zwei", "drei", "vier", "fünf", "sechs"}},
        {"fr", {"deux", "trois", "quatre", "cinq", "six"}}};
    const auto list = words.find(text.language);
    std::vector<std::string> out;
    if (list == words.end()) return out;
    for (std::size_t t = 0; t < text.tokens.size(); ++t)
        for (std::size_t w = 0; w < list->second.size(); ++w)
            if (text.tokens[t].lower == list->second[w] && text.tokens[t].kind == TokenKind::Word)
                out.push_back(replaced(text, t, t, list->second[(w + 2) % list->second.size()]));
    return out;
}

std::vector<std::string> deleteSentence(const Row&, const Analysis& text, const Knowledge&) {
    std::vector<std::string> out;
    if (text.sentences.size() < 2) return out;
    for (const Sentence& sentence : text.sentences)
        if (wordCount(text, sentence) >= 4) out.push_back(without(text, sentence.first, sentence.end));
    return out;
}

std::vector<std::string> deleteHalf(const Row&, const Analysis& text, const Knowledge&) {
    std::vector<std::string> out;
    for (const Sentence& sentence : text.sentences)
        for (std::size_t t = sentence.first + 3; t + 5 < sentence.end; ++t)
            if (text.tokens[t].lower == "," && wordCount(text, {t, sentence.end}) >= 4) {
                out.push_back(without(text, t, sentence.end - 1));
                break;
            }
    return out;
}

std::vector<std::string> swapSibling(const Row& row, const Analysis& text, const Knowledge& knowledge) {
    std::vector<std::string> out;
    const auto& terms = knowledge.glossary.terms;
    for (const TermUse& use : text.terms) {
        const std::size_t t = use.readings.front().term;
        if (use.readings.size() > 1 || use.inCompound || terms[t].common || terms[t].name) continue;
        const bool everywhere = std::all_of(row.texts.begin(), row.texts.end(), [&](const Analysis& other) {
            return std::any_of(other.terms.begin(), other.terms.end(), [&](const TermUse& u) {
                return u.readings.size() == 1 && u.readings.front().term == t;
            });
        });
        if (!everywhere) continue;
        for (std::size_t s = 0; s < terms.size(); ++s) {
            const Form* form = terms[s].preferred(text.language);
            if (s == t || terms[s].common || terms[s].name || form == nullptr ||
                terms[s].familyName() != terms[t].familyName())
                continue;
            out.push_back(replaced(text, use.first, use.last, form->text));
        }
    }
    return out;
}

std::vector<std::string> reversePermission(const Row&, const Analysis& text, const Knowledge&) {
    static const std::map<std::string, std::map<std::string, std::string>> words{
        {"en", {{"can", "cannot"}, {"may", "may not"}}},
        {"de",
         {{"kann", "kann nicht"},
          {"kannst", "kannst nicht"},
          {"können", "können nicht"},
          {"darf", "darf nicht"},
          {"dürfen", "dürfen nicht"}}},
        {"fr", {{"peut", "ne peut pas"}, {"pouvez", "ne pouvez pas"}, {"peuvent", "ne peuvent pas"}}}};
    static const std::set<std::string> negations{"not",   "cannot", "never", "no",  "nicht", "kein",
                                                 "keine", "keinen", "nie",   "nur", "only",  "ne",
                                                 "n'",    "pas",    "que",   "qu'"};
    std::vector<std::string> out;
    const auto list = words.find(text.language);
    if (list == words.end()) return out;
    for (const Sentence& sentence : text.sentences) {
        bool negated = false;
        for (std::size_t t = sentence.first; t < sentence.end; ++t)
            negated = negated || negations.contains(text.tokens[t].lower);
        for (std::size_t t = sentence.first; t < sentence.end && !negated; ++t)
            if (const auto found = list->second.find(text.tokens[t].lower); found != list->second.end())
                out.push_back(replaced(text, t, t, found->second));
    }
    return out;
}

std::vector<std::string> removeOnly(const Row& row, const Analysis& text, const Knowledge&) {
    static const std::set<std::string> words{"only", "nur", "seulement", "uniquement"};
    std::vector<std::string> out;
    const auto& concepts = Lexicon::builtIn().concepts();
    const bool everywhere = std::all_of(row.texts.begin(), row.texts.end(), [&](const Analysis& other) {
        return std::any_of(other.concepts.begin(), other.concepts.end(), [&](const ConceptUse& use) {
            return concepts[static_cast<std::size_t>(use.which)].group == "only";
        });
    });
    for (std::size_t t = 0; t < text.tokens.size() && everywhere; ++t)
        if (words.contains(text.tokens[t].lower)) out.push_back(without(text, t, t + 1));
    return out;
}

std::vector<std::string> swapNames(const Row&, const Analysis& text, const Knowledge& knowledge) {
    std::vector<std::string> out;
    std::vector<std::size_t> names;
    for (std::size_t t = 0; t < text.tokens.size(); ++t)
        for (const Term& term : knowledge.glossary.terms)
            if (term.name && folded(term.forms.begin()->second.front().text) == text.tokens[t].fold)
                names.push_back(t);
    for (const std::size_t a : names)
        for (const std::size_t b : names)
            if (text.tokens[a].fold != text.tokens[b].fold)
                out.push_back(replaced(text, a, a, std::string(text.words(b, b))));
    return out;
}

std::vector<std::string> changeClosed(const Row& row, const Analysis& text, const Knowledge&) {
    static const std::map<std::string, std::vector<std::string>> words{
        {"en", {"red", "blue", "green", "white"}},
        {"de", {"rot", "blau", "grün", "weiß"}},
        {"fr", {"rouge", "bleu", "vert", "blanc"}}};
    const auto list = words.find(text.language);
    std::vector<std::string> out;
    if (list == words.end()) return out;
    for (std::size_t t = 0; t < text.tokens.size(); ++t)
        for (std::size_t w = 0; w < list->second.size(); ++w) {
            if (text.tokens[t].lower != list->second[w]) continue;
            // One without information in the row.
            for (std::size_t other = 0; other < list->second.size(); ++other)
                if (text.text.find(list->second[other]) == std::string_view::npos && row.texts.size() > 2)
                    out.push_back(replaced(text, t, t, list->second[other]));
        }
    return out;
}

std::vector<std::string> leaveForeign(const Row& row, const Analysis& text, const Knowledge&) {
    std::vector<std::string> out;
    for (const SentenceGroup& group : row.groups) {
        if (!group.complete()) continue;
        const auto mine = static_cast<std::size_t>(&text - row.texts.data());
        for (std::size_t other = 0; other < row.texts.size(); ++other) {
            if (other == mine || group.sentences[mine].size() != 1) continue;
            const Sentence& from = row.texts[other].sentences[group.sentences[other].front()];
            const Sentence& to = text.sentences[group.sentences[mine].front()];
            if (wordCount(row.texts[other], from) >= 6)
                out.push_back(replaced(text, to.first, to.end - 1,
                                       std::string(row.texts[other].words(from.first, from.end - 1))));
        }
    }
    return out;
}

std::vector<std::string> removeBold(const Row& row, const Analysis& text, const Knowledge& knowledge) {
    std::vector<std::string> out;
    // Where the languages agree: earlier differences already have their alerts.
    const auto marks = [](const Analysis& t) {
        return std::count_if(t.tokens.begin(), t.tokens.end(),
                             [](const Token& token) { return token.lower == "**"; });
    };
    for (const Analysis& other : row.texts)
        if (knowledge.withBold.contains(other.language) && marks(other) != marks(text)) return out;
    const std::string whole(text.text);
    for (std::size_t at = 0; (at = whole.find("**", at)) != std::string::npos;) {
        const auto end = whole.find("**", at + 2);
        if (end == std::string::npos) break;
        std::string changed = whole;
        changed.erase(end, 2);
        changed.erase(at, 2);
        out.push_back(changed);
        at = end + 2;
    }
    return out;
}

std::vector<std::string> removeBracket(const Row&, const Analysis& text, const Knowledge&) {
    std::vector<std::string> out;
    for (std::size_t t = 0; t < text.tokens.size(); ++t) {
        const std::string& mark = text.tokens[t].lower;
        if (mark != "(" && mark != ")" && mark != "\"" && mark != "\u00ab" && mark != "\u00bb") continue;
        std::string changed(text.text);
        changed.erase(text.tokens[t].begin, text.tokens[t].end - text.tokens[t].begin);
        out.push_back(changed);
    }
    return out;
}

std::vector<std::string> emptyRow(const Row&, const Analysis&, const Knowledge&) { return {std::string()}; }

struct Kind {
    const char* name;
    int goal;
    Change change;
    std::set<std::string> checks;
};

const std::vector<Kind>& kinds() {
    static const std::vector<Kind> all{
        {"digit changed", 98, changeDigits, {"number", "reference"}},
        {"number word changed", 95, changeNumberWords, {"number"}},
        {"sentence deleted", 92, deleteSentence, {"sentence", "length", "missing"}},
        {"half sentence deleted",
         55,
         deleteHalf,
         {"clause", "length", "sentence", "term", "name", "number", "quotes", "negation", "restriction",
          "permission"}},
        {"sibling term swapped", 85, swapSibling, {"sibling", "term"}},
        {"permission reversed", 92, reversePermission, {"permission", "negation"}},
        {"\"only\" removed", 70, removeOnly, {"restriction"}},
        {"names swapped", 90, swapNames, {"name"}},
        {"colour changed", 95, changeClosed, {"direction"}},
        {"sentence in another language", 99, leaveForeign, {"untranslated"}},
        {"bold removed", 95, removeBold, {"markup"}},
        {"bracket or quote removed", 99, removeBracket, {"quotes"}},
        {"row emptied", 100, emptyRow, {"missing"}}};
    return all;
}

}  // namespace

const std::vector<PlantedGoal>& plantedGoals() {
    static const std::vector<PlantedGoal> goals = [] {
        std::vector<PlantedGoal> list;
        for (const Kind& kind : kinds()) list.push_back({kind.name, kind.goal});
        return list;
    }();
    return goals;
}

std::vector<PlantedResult> plantErrors(const Project& project, int cases, std::uint64_t seed) {
    Checker checker(project);
    Knowledge knowledge;
    knowledge.glossary = project.glossary;
    knowledge.languages = project.languages;
    knowledge.source = project.source;
    std::vector<Row> rows;
    std::vector<Gist> gists;
    for (std::size_t i = 0; i < project.units.size(); ++i) {
        rows.push_back(analyse(project, i, knowledge, static_cast<RowKey>(i)));
        gists.push_back(gistOf(rows.back(), knowledge));
    }
    Gists learned;
    for (const Gist& gist : gists) learned.push_back(&gist);
    static_cast<Learned&>(knowledge) = learn(learned, knowledge);
    std::vector<PlantedResult> results;
    Project changed = project;
    std::map<std::size_t, std::set<std::string>> before;
    for (const Kind& kind : kinds()) {
        struct Case {
            std::size_t unit;
            std::string language;
            std::string text;
        };
        std::vector<Case> all;
        for (const Row& row : rows) {
            if (row.texts.size() < 3 || row.unit->kind == UnitKind::Heading) continue;
            for (const Analysis& text : row.texts)
                for (std::string& change : kind.change(row, text, knowledge))
                    all.push_back({row.index, text.language, std::move(change)});
        }
        Rng rng(seed, kind.name);
        rng.shuffle(all);
        if (all.size() > static_cast<std::size_t>(cases)) all.resize(static_cast<std::size_t>(cases));
        PlantedResult result{kind.name, static_cast<int>(all.size()), 0, {}};
        for (const Case& one : all) {
            auto& known = before[one.unit];
            if (known.empty())
                for (const Alert& alert : checker.row(project, one.unit)) known.insert(alert.hash);
            changed.units.change(one.unit).texts[one.language].text = one.text;
            const auto alerts = checker.row(changed, one.unit);
            if (std::any_of(alerts.begin(), alerts.end(), [&](const Alert& alert) {
                    return kind.checks.contains(alert.check) &&
                           (alert.language.empty() || alert.language == one.language) &&
                           !known.contains(alert.hash);
                }))
                ++result.found;
            else
                result.missed.push_back(changed.units[one.unit].id + ' ' + one.language + ": " + one.text);
            changed.units = project.units;
        }
        results.push_back(result);
    }
    return results;
}

std::vector<std::string> messageTables() {
    const std::string root = HEXATELIER_SOURCE_DIR;
    std::vector<std::string> tables{root + "/translations/messages.json",
                                    root + "/translations/messages-texts.json",
                                    root + "/app/cli/messages.json", root + "/app/lab/messages.json"};
    for (const auto& game : std::filesystem::directory_iterator(root + "/resources"))
        if (game.is_directory())
            for (const auto& file : std::filesystem::directory_iterator(game.path()))
                if (file.path().filename().string().starts_with("messages"))
                    tables.push_back(file.path().string());
    std::sort(tables.begin() + 4, tables.end());
    return tables;
}

namespace {

/// Returns a message as it reads of several things: "{count:tile|tiles}" (core/messages) is
/// "tiles".
std::string withPlurals(const std::string& message) {
    static const std::regex choice(R"(\{[a-z]+:[^|{}]*\|([^{}]*)\})");
    return std::regex_replace(message, choice, "$1");
}

}  // namespace

Project ownMessages(const std::vector<std::string>& paths) {
    Project project;
    project.languages = {"en", "de", "fr"};
    for (const std::string& path : paths) {
        const auto text = readFile(path);
        if (!text) continue;
        const auto document = JsonDocument::parse(*text);
        if (!document) continue;
        const JsonNode root = document->root();
        for (auto walker = root.walk(); !walker.done(); walker.advance()) {
            const JsonNode node = walker.value();
            const auto message = readLocalized(node);
            if (!message) continue;
            Unit unit;
            unit.id = std::string(walker.key());
            for (const auto& [language, words] : message->texts)
                unit.texts[language] = {withPlurals(words), State::Approved, {}, {}, {}};
            project.units.push_back(std::move(unit));
        }
    }
    return project;
}

std::string rulebookFolder() {
    const char* folder = std::getenv("HEXATELIER_RULEBOOKS");
    return folder != nullptr ? folder : std::string(HEXATELIER_SOURCE_DIR) + "/../shared/rulebooks";
}

Project rulebooks(const Glossary& glossary) {
    const std::string base = rulebookFolder();
    std::vector<std::string> contents;
    for (const char* name : {"clockwork-wars.en-ja.txt", "clockwork-wars.de.txt", "clockwork-wars.fr.txt"}) {
        auto text = readFile(base + '/' + name);
        if (!text) return {};
        contents.push_back(std::move(*text));
    }
    auto project = importTexts({{"en", contents[0]}, {"de", contents[1]}, {"fr", contents[2]}}, glossary);
    return project ? std::move(*project) : Project{};
}

}  // namespace hexa::test
