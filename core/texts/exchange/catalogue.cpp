// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/exchange/catalogue.h"

#include "core/texts/exchange/forms.h"
#include "core/texts/exchange/parsedfile.h"
#include "core/texts/exchange/uniqueids.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/locale.h"
#include "core/texts/language/plurals.h"
#include "core/texts/language/tokens.h"
#include "core/texts/signednote.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace hexa::texts {
namespace {

constexpr std::array<std::string_view, 4> formNames{"po", "xliff", "xliff2", "ts"};

/// True if a translation has the necessary placeholders: those of the source, but "one card" needs
/// no number.
bool fitPlaceholders(const CatalogueEntry& entry, std::string_view source, std::string_view target) {
    const auto wanted = placeholdersOf(entry.source, source);
    auto there = placeholdersOf(entry.target, target);
    if (wanted == there) return true;
    if (entry.plural != "one" && entry.plural != "two" && entry.plural != "zero") return false;
    int missing = 0;
    for (const auto& [name, count] : wanted) {
        missing += count - there[name];
        if (there[name] > count) return false;
        there.erase(name);
    }
    return missing == 1 && there.empty();
}

bool hasLanguage(const Project& project, std::string_view language) {
    return std::find(project.languages.begin(), project.languages.end(), language) != project.languages.end();
}

/// "de_DE" and "de-CH" as the "de" of the project, "sr@latin" as its "sr_Latn".
std::string knownLanguage(const Project& project, const std::string& language) {
    const std::string tag = languageTag(language);
    for (const std::string& known : project.languages)
        if (known == language || languageTag(known) == tag) return known;
    return tag.substr(0, tag.find('-'));
}

/// Returns an ID for a file: one line, without characters that an XML attribute can't hold.
std::string writtenId(std::string_view id) { return simplified(withoutControls(id)); }

/// Returns "a" for "a-2", as a project calls the second entry "a". Returns an empty string if the
/// ID has no such number.
std::string withoutNumber(std::string_view id) {
    const std::string_view category = pluralCategoryOf(id);
    const std::string_view base = category.empty() ? id : pluralBaseOf(id);
    std::size_t end = base.size();
    while (end > 0 && base[end - 1] >= '0' && base[end - 1] <= '9') --end;
    if (end < 2 || end == base.size() || base[end - 1] != '-') return {};
    const std::string_view plain = base.substr(0, end - 1);
    return category.empty() ? std::string(plain) : pluralId(plain, category);
}

/// Finds the unit of an entry. Files may have several entries of one ID: texts that begin alike, or
/// the same comment in two contexts. Projects number them, so the source identifies the entry, and
/// the order does if sources are equal.
class UnitFinder {
public:
    UnitFinder(const Project& project, std::string_view source, const std::vector<CatalogueEntry>& entries)
        : mUsed(project.units.size()) {
        for (std::size_t i = 0; i < project.units.size(); ++i) add(project.units[i].id, project, source, i);
        for (std::size_t i = 0; i < project.units.size(); ++i)
            if (const auto id = withoutNumber(project.units[i].id); !id.empty())
                mBySource[keyOf(id, project.units[i].in(source))].push_back(i);
        takeFoundById(entries);
    }

    /// True if several texts have the source of an entry without an ID.
    bool isAmbiguous(const CatalogueEntry& entry) const {
        return entry.id.empty() && mByText.contains(sourceKey(entry.source, entry.plural));
    }

    /// Entries must be asked for in their order, each once.
    std::optional<std::size_t> of(const CatalogueEntry& entry) {
        const Key key = keyOf(entry.id, entry.source);
        if (const auto found = mBySource.find(key); found != mBySource.end()) {
            // A numbered ID belongs to its own list and to that of its base.
            const std::vector<std::size_t>& units = found->second;
            std::size_t& next = mSeen[key];
            while (next < units.size() && mUsed[units[next]]) ++next;
            return next < units.size() ? std::optional(use(units[next++])) : std::nullopt;
        }
        if (const auto found = mById.find(key.first); found != mById.end()) return use(found->second);
        // Other programs use IDs of their own, so a unique source is enough.
        const Key text = sourceKey(entry.source, entry.plural);
        const auto found = mByText.find(text);
        if (found == mByText.end()) return std::nullopt;
        if (entry.id.empty()) {
            // A table without IDs: the order tells equal sources apart, but only if none is
            // missing.
            const std::vector<std::size_t>& units = mLeftByText[text];
            return units.size() == mWithoutId[text] ? std::optional(units[mSeen[text]++]) : std::nullopt;
        }
        return found->second.size() == 1 ? std::optional(found->second.front()) : std::nullopt;
    }

private:
    using Key = std::pair<std::string, std::string>;  // id and source, as files have them
    static Key keyOf(std::string_view id, std::string_view source) {
        return {writtenId(id), withoutControls(source)};
    }
    void add(std::string_view id, const Project& project, std::string_view source, std::size_t unit) {
        const Key key = keyOf(id, project.units[unit].in(source));
        mById[key.first] = unit;
        mByText[sourceKey(key.second, project.units[unit].plural)].push_back(unit);
        mBySource[key].push_back(unit);
    }

    /// Finds the units that remain for entries without ID.
    void takeFoundById(const std::vector<CatalogueEntry>& entries) {
        std::set<Key> keys;
        for (const CatalogueEntry& entry : entries)
            if (entry.id.empty())
                ++mWithoutId[sourceKey(entry.source, entry.plural)];
            else
                keys.insert(keyOf(entry.id, entry.source));
        if (mWithoutId.empty()) return;
        std::set<std::size_t> taken;
        for (const Key& key : keys)
            if (const auto same = mBySource.find(key); same != mBySource.end())
                taken.insert(same->second.begin(), same->second.end());
            else if (const auto named = mById.find(key.first); named != mById.end())
                taken.insert(named->second);
        for (const auto& [text, units] : mByText)
            for (const std::size_t unit : units)
                if (!taken.contains(unit)) mLeftByText[text].push_back(unit);
    }

    /// Returns the key of a source. Forms of a plural may have the same source.
    static Key sourceKey(std::string_view source, std::string_view plural) {
        return {std::string(plural), withoutControls(source)};
    }

    std::size_t use(std::size_t unit) {
        mUsed[unit] = true;
        return unit;
    }

    std::vector<bool> mUsed;  // by unit: an entry has found it
    std::map<std::string, std::size_t> mById;
    std::map<Key, std::vector<std::size_t>> mByText;  // by plural form and source
    std::map<Key, std::vector<std::size_t>> mBySource;
    std::map<Key, std::vector<std::size_t>> mLeftByText;  // without those that entries find by their ID
    std::map<Key, std::size_t> mWithoutId;                // entries by text
    std::map<Key, std::size_t> mSeen;
};

/// The plural forms of each text, by their common ID.
using PluralForms = std::map<std::string_view, std::vector<std::size_t>>;

PluralForms pluralFormsOf(const Project& project) {
    PluralForms forms;
    for (std::size_t i = 0; i < project.units.size(); ++i)
        if (!project.units[i].plural.empty()) forms[pluralBaseOf(project.units[i].id)].push_back(i);
    return forms;
}

std::vector<std::string> signedNotes(const Unit& unit) {
    std::vector<std::string> notes;
    for (const Note& note : unit.notes) notes.push_back(signedNote(note));
    return notes;
}

/// Returns the lines of an entry's notes that the unit lacks, each with its signature. Some forms
/// have only one note of several lines, or one note for all plural forms of a text.
std::vector<std::string> newNotes(const CatalogueEntry& entry, const Project& project,
                                  const PluralForms& forms, std::size_t at) {
    std::vector<std::string> known;
    std::vector<std::string> added;
    if (entry.notes.empty()) return added;
    const auto isKnown = [&](const std::string& line) {
        return std::find(known.begin(), known.end(), line) != known.end();
    };
    // A line of a longer note counts with and without the signature of the note.
    const auto eachLine = [](const std::string& text, const auto& call) {
        const std::string tidy = withoutControls(text);
        const auto lines = noteLines(tidy);
        const auto notes = notesFrom(tidy);
        for (std::size_t i = 0; i < lines.size(); ++i) call(std::string(lines[i]), signedNote(notes[i]));
    };
    const auto know = [&](const std::string& line, const std::string& whole) {
        known.push_back(line);
        if (whole != line) known.push_back(whole);
    };
    const auto knowAll = [&](const Unit& unit) {
        for (const std::string& note : signedNotes(unit)) eachLine(note, know);
    };
    knowAll(project.units[at]);
    if (!entry.plural.empty())
        if (const auto found = forms.find(pluralBaseOf(project.units[at].id)); found != forms.end())
            for (const std::size_t form : found->second) knowAll(project.units[form]);
    for (const std::string& note : entry.notes) {
        bool knownHead = false;  // the signed line that the next ones continue was there before
        eachLine(note, [&](const std::string& line, const std::string& whole) {
            if (whole == line) knownHead = isKnown(line);
            if (isKnown(line) || isKnown(whole)) return;
            // A line added to the note of another person is unsigned.
            const std::string& taken = knownHead ? line : whole;
            know(line, taken);
            added.push_back(taken);
        });
    }
    return added;
}

}  // namespace

void makeWritable(CatalogueEntry& entry) {
    entry.id = writtenId(entry.id);
    for (std::string* text : {&entry.source, &entry.target, &entry.previousSource})
        *text = withoutControls(*text);
    for (std::string& note : entry.notes) note = withoutControls(note);
    for (auto& [language, text] : entry.references) text = withoutControls(text);
}

std::string_view nameOf(ExchangeForm form) { return formNames[static_cast<std::size_t>(form)]; }

std::optional<ExchangeForm> exchangeFormNamed(std::string_view name) {
    const auto found = std::find(formNames.begin(), formNames.end(), name);
    if (found == formNames.end()) return std::nullopt;
    return static_cast<ExchangeForm>(found - formNames.begin());
}

std::string numberedId(std::string_view id, int number) {
    const std::string_view category = pluralCategoryOf(id);
    // The forms of one message share an ID without their category.
    const std::string numbered =
        std::string(category.empty() ? id : pluralBaseOf(id)) + '-' + std::to_string(number);
    return category.empty() ? numbered : pluralId(numbered, category);
}

std::string idOfSource(std::string_view source) {
    constexpr std::size_t longest = 60;  // bytes
    std::size_t end = 0;
    for (std::size_t at = 0; at < source.size() && at <= longest; nextCharacter(source, at)) end = at;
    return std::string(source.size() <= longest ? source : source.substr(0, end));
}

namespace {

/// Returns the plural forms for a file of the language: those of the file that the project came
/// from. A plural rule of its own stays.
PluralRule pluralsOf(const Project& project, std::string_view target) {
    for (const SharedFile& file : project.files)
        if (file->language == target)
            if (auto kept = parseFile(file->bytes, encodingOf(*file));
                kept && !kept->catalogue().plurals.forms.empty())
                return kept->catalogue().plurals;
    return pluralRuleOf(target);
}

}  // namespace

Catalogue catalogueOf(const Project& project, std::string_view target) {
    Catalogue catalogue;
    catalogue.targetLanguage = target;
    catalogue.sourceLanguage = project.source;
    if (project.source == target)
        for (const std::string& language : project.languages)
            if (language != target && catalogue.sourceLanguage == target) catalogue.sourceLanguage = language;
    const auto title = project.title.texts.find(catalogue.sourceLanguage);
    if (title != project.title.texts.end()) catalogue.title = title->second;
    catalogue.plurals = pluralsOf(project, target);
    const std::vector<std::string>& forms = catalogue.plurals.forms;
    for (const Unit& unit : project.units) {
        const std::string_view source = unit.in(catalogue.sourceLanguage);
        if (source.empty()) continue;
        // Forms that only other languages have.
        if (!unit.plural.empty() && std::find(forms.begin(), forms.end(), unit.plural) == forms.end())
            continue;
        CatalogueEntry entry;
        entry.id = unit.id;
        entry.plural = unit.plural;
        entry.source = source;
        entry.target = unit.in(target);
        entry.state = unit.stateIn(target);
        if (const Text* text = unit.find(target); text != nullptr && text->basis)
            entry.previousSource = text->basis->source;
        entry.notes = signedNotes(unit);
        entry.longest = longestOf(unit, project.longest);
        for (const std::string& language : project.languages)
            if (language != target && language != catalogue.sourceLanguage && !unit.in(language).empty())
                entry.references.emplace_back(language, unit.in(language));
        makeWritable(entry);
        catalogue.entries.push_back(std::move(entry));
    }
    return catalogue;
}

std::string writeCatalogue(const Catalogue& catalogue, ExchangeForm form) {
    switch (form) {
    case ExchangeForm::Po:
        return writePo(catalogue);
    case ExchangeForm::Xliff12:
        return writeXliff12(catalogue);
    case ExchangeForm::Xliff20:
        return writeXliff20(catalogue);
    case ExchangeForm::Ts:
        break;
    }
    return writeTs(catalogue);
}

Project projectOf(const Catalogue& catalogue) {
    Project project;
    project.source = catalogue.sourceLanguage.empty() ? "en" : catalogue.sourceLanguage;
    project.languages = {project.source};
    const std::string target = catalogue.targetLanguage.empty() ? "und" : catalogue.targetLanguage;
    if (target != project.source) project.languages.push_back(target);
    UniqueIds ids;
    int unnamed = 0;
    for (const CatalogueEntry& entry : catalogue.entries) {
        Unit unit;
        unit.id = ids.take(entry.id.empty() ? 'u' + std::to_string(++unnamed) : entry.id);
        Text source;
        source.text = entry.source;
        source.state = entry.source.empty() ? State::Missing : State::Approved;
        unit.texts[project.source] = std::move(source);
        if (!entry.target.empty()) {
            Text text;
            text.text = entry.target;
            text.state = entry.state == State::Missing ? State::Draft : entry.state;
            if (text.state == State::Stale) text.basis = Basis{entry.previousSource, State::NeedsReview};
            unit.texts[target] = std::move(text);
        }
        unit.plural = entry.plural;
        for (const std::string& text : entry.notes)
            for (Note& note : notesFrom(text)) unit.notes.push_back(std::move(note));
        unit.longest = entry.longest;
        project.units.push_back(std::move(unit));
    }
    return project;
}

Result<MergePlan> planMerge(const Project& project, const Catalogue& catalogue) {
    const std::string language = knownLanguage(project, catalogue.targetLanguage);
    if (language.empty() || !hasLanguage(project, language))
        return Error("texts.exchange.language", {{"language", catalogue.targetLanguage}});
    std::string source = knownLanguage(project, catalogue.sourceLanguage);
    if (!hasLanguage(project, source)) source = project.source;
    UnitFinder units(project, source, catalogue.entries);
    const PluralForms forms = pluralFormsOf(project);
    MergePlan plan;
    Project changed = project;
    for (std::size_t number = 0; number < catalogue.entries.size(); ++number) {
        const CatalogueEntry& entry = catalogue.entries[number];
        const auto refuse = [&](const char* code) {
            plan.refusals.push_back({entry.id.empty() ? idOfSource(entry.source) : entry.id, code, number});
        };
        const auto found = units.of(entry);
        if (!found) {
            refuse(units.isAmbiguous(entry) ? "texts.update.ambiguous" : "texts.update.unknown");
            continue;
        }
        const Unit& unit = project.units[*found];
        if (auto added = newNotes(entry, changed, forms, *found); !added.empty()) {
            auto notes = changed.units[*found].notes;
            for (std::string& note : added) {
                plan.notes.push_back({*found, note});
                notes.push_back(noteFrom(note));
            }
            (void)apply(changed, setNotes(changed, *found, std::move(notes)));
        }
        if (entry.target.empty()) continue;
        if (entry.target == withoutControls(unit.in(language))) {
            // A marked text loses its approval even if it is unchanged.
            if (!entry.needsWork || unit.stateIn(language) != State::Approved) continue;
            plan.changes.push_back({*found, entry.target, entry.target});
            (void)apply(changed, setState(changed, *found, language, State::NeedsReview));
            continue;
        }
        if (entry.source != withoutControls(unit.in(source))) {
            refuse("texts.update.source");
            continue;
        }
        if (entry.partial && !unit.in(language).empty()) {
            refuse("texts.update.partial");
            continue;
        }
        if (!fitPlaceholders(entry, source, language)) {
            refuse("texts.update.placeholders");
            continue;
        }
        plan.changes.push_back({*found, std::string(unit.in(language)), entry.target});
        (void)apply(changed, setText(changed, *found, language, entry.target));
        const bool draft =
            entry.state == State::Draft || entry.state == State::Stale || entry.state == State::Missing;
        (void)apply(changed, setState(changed, *found, language, draft ? State::Draft : State::NeedsReview));
    }
    if (!plan.changes.empty() || !plan.notes.empty()) {
        std::size_t low = project.units.size();
        std::size_t high = 0;
        const auto cover = [&](std::size_t unit) {
            low = std::min(low, unit);
            high = std::max(high, unit);
        };
        for (const MergePlan::Change& change : plan.changes) cover(change.unit);
        for (const MergePlan::Note& note : plan.notes) cover(note.unit);
        plan.edit.at = low;
        plan.edit.removed = high - low + 1;
        plan.edit.inserted = changed.units.part(low, plan.edit.removed);
    }
    return plan;
}

Result<MergePlan> planMerge(const Project& project, const std::vector<Catalogue>& catalogues) {
    MergePlan whole;
    std::set<std::pair<std::size_t, std::string>> listed;
    Project changed = project;
    std::size_t low = project.units.size();
    std::size_t high = 0;
    for (const Catalogue& catalogue : catalogues) {
        auto plan = planMerge(changed, catalogue);
        if (!plan) return plan.error();
        if (plan->edit.changesUnits()) {
            low = std::min(low, plan->edit.at);
            high = std::max(high, plan->edit.at + plan->edit.removed);
        }
        (void)apply(changed, plan->edit);
        whole.changes.insert(whole.changes.end(), plan->changes.begin(), plan->changes.end());
        whole.notes.insert(whole.notes.end(), plan->notes.begin(), plan->notes.end());
        for (auto& refusal : plan->refusals)
            if (listed.emplace(refusal.entry, refusal.code).second)
                whole.refusals.push_back(std::move(refusal));
    }
    if (low < high) {
        whole.edit.at = low;
        whole.edit.removed = high - low;
        whole.edit.inserted = changed.units.part(low, high - low);
    }
    return whole;
}

}  // namespace hexa::texts
