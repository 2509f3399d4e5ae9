// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/exchange/forms.h"
#include "core/texts/exchange/pofile.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/locale.h"
#include "core/texts/language/plurals.h"

#include <algorithm>
#include <map>
#include <set>

namespace hexa::texts {
namespace {

/// Writes each line of a text as a comment.
void comment(std::string& out, std::string_view mark, std::string_view text) {
    while (true) {
        const auto end = text.find('\n');
        out += std::string(mark) + ' ' + std::string(text.substr(0, end)) + '\n';
        if (end == std::string_view::npos) return;
        text.remove_prefix(end + 1);
    }
}

/// Writes the lines before the msgctxt of an entry.
void writeHead(std::string& out, const CatalogueEntry& entry) {
    out += '\n';
    for (const std::string& note : entry.notes) comment(out, "#", note);
    if (entry.state != State::Missing)
        comment(out, "#.", std::string(stateNote) + std::string(nameOf(entry.state)));
    for (const auto& [language, text] : entry.references)
        comment(out, "#.", std::string(referenceNote) + language + ": " + simplified(text));
    // Translators' programs count every text that isn't approved as unfinished.
    if (entry.state == State::Draft || entry.state == State::Stale || entry.state == State::NeedsReview)
        out += "#, fuzzy\n";
}

void writeEntry(std::string& out, const CatalogueEntry& entry) {
    writeHead(out, entry);
    if (entry.state == State::Stale && !entry.previousSource.empty()) {
        out += "#| msgctxt " + poQuoted(entry.id) + '\n';
        out += "#| msgid " + poQuoted(entry.previousSource) + '\n';
    }
    out += "msgctxt " + poQuoted(entry.id) + "\nmsgid " + poQuoted(entry.source) + "\nmsgstr " +
           poQuoted(entry.target) + '\n';
}

/// Writes all forms of a text as one entry. Its state is the lowest state of the forms.
void writePlural(std::string& out, std::string_view id, const std::vector<const CatalogueEntry*>& forms,
                 const std::vector<std::string>& categories) {
    const auto of = [&](std::string_view category) {
        const auto found =
            std::find_if(forms.begin(), forms.end(), [&](const auto* e) { return e->plural == category; });
        return found == forms.end() ? nullptr : *found;
    };
    const auto other =
        std::find_if(forms.begin(), forms.end(), [](const auto* e) { return e->plural != "one"; });
    const CatalogueEntry& one = of("one") != nullptr ? *of("one") : *forms.front();
    CatalogueEntry whole = one;
    for (const CatalogueEntry* form : forms) {
        if (form->state != State::Missing)
            whole.state = whole.state == State::Missing ? form->state : lowestOf(whole.state, form->state);
        for (const std::string& note : form->notes)
            if (std::find(whole.notes.begin(), whole.notes.end(), note) == whole.notes.end())
                whole.notes.push_back(note);
    }
    writeHead(out, whole);
    out += "msgctxt " + poQuoted(id) + "\nmsgid " + poQuoted(one.source) + "\nmsgid_plural " +
           poQuoted(other == forms.end() ? one.source : (*other)->source) + '\n';
    for (std::size_t i = 0; i < categories.size(); ++i)
        out += "msgstr[" + std::to_string(i) + "] " +
               poQuoted(of(categories[i]) == nullptr ? std::string() : of(categories[i])->target) + '\n';
}

/// A byte of a text, and how it is written.
struct PoPiece {
    std::string raw;
    char meant = 0;
};

/// Returns the bytes of strings in quotation marks. Control characters are as in the texts of a
/// project: blanks and line ends.
std::vector<PoPiece> poPiecesOf(std::string_view quoted) {
    std::vector<PoPiece> pieces;
    bool inside = false;
    for (std::size_t at = 0; at < quoted.size();) {
        const std::size_t begin = at++;
        const char c = quoted[begin];
        if (c == '"') inside = !inside;
        if (c == '"' || !inside) continue;
        char meant = c;
        if (c == '\\' && at < quoted.size()) meant = poEscaped(quoted, at);
        if (meant == '\v' || meant == '\f') meant = '\n';
        if (meant > 0 && meant < ' ' && meant != '\n' && meant != '\t') meant = ' ';
        pieces.push_back({std::string(quoted.substr(begin, at - begin)), meant});
    }
    return pieces;
}

}  // namespace

std::vector<std::string> poSpelling(std::string_view text, std::string_view before) {
    std::vector<std::string> all;
    for (const char c : text) {
        const auto at = std::string_view("\"\\\n\t\r\a\b\f\v").find(c);
        all.push_back(at == std::string_view::npos ? std::string(1, c)
                                                   : std::string{'\\', "\"\\ntrabfv"[at]});
    }
    // Usual strings are spelled so already.
    if (before.find('\\') == std::string_view::npos) return all;
    const std::vector<PoPiece> old = poPiecesOf(before);
    const std::size_t common = std::min(old.size(), all.size());
    std::size_t front = 0;
    for (; front < common && old[front].meant == text[front]; ++front) all[front] = old[front].raw;
    for (std::size_t back = 1;
         back <= common - front && old[old.size() - back].meant == text[text.size() - back]; ++back)
        all[all.size() - back] = old[old.size() - back].raw;
    return all;
}

std::string poQuoted(std::string_view text) {
    std::string out = "\"";
    for (const std::string& character : poSpelling(text, {})) out += character;
    return out + '"';
}

std::string writePo(const Catalogue& catalogue) {
    const PluralRule plural =
        catalogue.plurals.forms.empty() ? pluralRuleOf(catalogue.targetLanguage) : catalogue.plurals;
    const bool plurals = std::any_of(catalogue.entries.begin(), catalogue.entries.end(),
                                     [](const CatalogueEntry& entry) { return !entry.plural.empty(); });
    std::string out = "msgid \"\"\nmsgstr \"\"\n";
    std::vector<std::string> head{
        "Project-Id-Version: " + (catalogue.title.empty() ? "texts" : simplified(catalogue.title)),
        "PO-Revision-Date: " + (catalogue.revision.empty() ? "1970-01-01 00:00+0000" : catalogue.revision),
        "Last-Translator: Hexatelier",
        "Language-Team: " + localeOf(catalogue.targetLanguage),
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=UTF-8",
        "Content-Transfer-Encoding: 8bit",
        "Language: " + localeOf(catalogue.targetLanguage)};
    if (plurals) head.push_back("Plural-Forms: " + plural.header);
    head.push_back("X-Source-Language: " + localeOf(catalogue.sourceLanguage));
    head.emplace_back("X-Generator: Hexatelier");
    for (const std::string& line : head) out += poQuoted(line + '\n') + '\n';

    std::map<std::string_view, std::vector<const CatalogueEntry*>> forms;
    for (const CatalogueEntry& entry : catalogue.entries)
        if (!entry.plural.empty()) forms[pluralBaseOf(entry.id)].push_back(&entry);
    std::set<std::string_view> written;
    for (const CatalogueEntry& entry : catalogue.entries) {
        if (entry.plural.empty())
            writeEntry(out, entry);
        else if (const auto base = pluralBaseOf(entry.id); written.insert(base).second)
            writePlural(out, base, forms[base], plural.forms);
    }
    return out;
}

}  // namespace hexa::texts
