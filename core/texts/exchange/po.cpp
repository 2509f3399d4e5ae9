// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/exchange/forms.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/locale.h"
#include "core/texts/language/plurals.h"

#include <algorithm>
#include <map>
#include <set>

namespace hexa::texts {
namespace {

std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        if (c == '\n')
            out += "\\n";
        else if (c == '\t')
            out += "\\t";
        else if (c == '\r')
            out += "\\r";
        else
            out += c;
    }
    return out + '"';
}

/// Each line of a text as a comment.
void comment(std::string& out, std::string_view mark, std::string_view text) {
    while (true) {
        const auto end = text.find('\n');
        out += std::string(mark) + ' ' + std::string(text.substr(0, end)) + '\n';
        if (end == std::string_view::npos) return;
        text.remove_prefix(end + 1);
    }
}

constexpr std::string_view stateNote = "state: ";
constexpr std::string_view referenceNote = "reference ";
constexpr std::size_t maxForms = 6;  // no language has more

class PoReader {
public:
    explicit PoReader(std::string_view text) : mText(text) { mForms.reserve(maxForms); }

    Result<Catalogue> read() {
        while (!mText.empty() && mGood && mCatalogue.entries.size() <= maxCatalogueEntries) {
            const auto end = std::min(mText.find('\n'), mText.size());
            ++mLine;
            line(trimmed(mText.substr(0, end)));
            mText.remove_prefix(std::min(end + 1, mText.size()));
        }
        if (!mGood) return Error("texts.exchange.po", {{"line", mLine}}, TextPosition{mLine, 1});
        finish();
        return std::move(mCatalogue);
    }

private:
    void line(std::string_view text) {
        if (text.empty()) return finish();
        if (text.starts_with("#~")) return;
        if (text.front() == '#') {
            if (isInTarget()) finish();
            return commentLine(text);
        }
        if (text.front() == '"') {
            if (mTarget == nullptr)
                mGood = false;
            else
                append(text);
            return;
        }
        const auto blank = text.find_first_of(" \t");
        const std::string_view keyword = text.substr(0, blank);
        if (blank == std::string_view::npos) {
            mGood = false;
            return;
        }
        // A new entry without an empty line before it.
        if ((keyword == "msgctxt" || (keyword == "msgid" && isInTarget())) && mHasId) finish();
        if (keyword == "msgctxt") {
            mTarget = &mEntry.id;
            mHasContext = true;
        } else if (keyword == "msgid") {
            mTarget = &mEntry.source;
            mHasId = true;
        } else if (keyword == "msgstr") {
            mTarget = &mEntry.target;
        } else if (keyword == "msgid_plural") {
            mTarget = &mPluralSource;
            mHasPlural = true;
        } else if (keyword.starts_with("msgstr[") && keyword.ends_with(']') && mHasPlural) {
            if (mForms.size() == maxForms || keyword != "msgstr[" + std::to_string(mForms.size()) + ']') {
                mGood = false;
                return;
            }
            mTarget = &mForms.emplace_back();
        } else {
            mGood = false;
            return;
        }
        append(trimmed(text.substr(blank)));
    }

    bool isInTarget() const {
        return mTarget != nullptr &&
               (mTarget == &mEntry.target || (!mForms.empty() && mTarget == &mForms.back()));
    }

    void commentLine(std::string_view text) {
        const std::string_view body = trimmed(text.substr(std::min<std::size_t>(2, text.size())));
        if (text.starts_with("#,")) {
            if (body.find("fuzzy") != std::string_view::npos) mFuzzy = true;
        } else if (text.starts_with("#|")) {
            previous(body);
        } else if (text.starts_with("#.")) {
            if (body.starts_with(stateNote)) mState = stateNamed(body.substr(stateNote.size()));
        } else if (text.starts_with("#:")) {
            return;
        } else {
            mEntry.notes.emplace_back(trimmed(text.substr(1)));
        }
    }

    void previous(std::string_view body) {
        const auto quote = body.find('"');
        if (body.starts_with("msgctxt") || quote == std::string_view::npos) return;
        std::string* const before = mTarget;
        mTarget = &mEntry.previousSource;
        append(body.substr(quote));
        mTarget = before;
    }

    /// Adds a quoted string to the current field.
    void append(std::string_view text) {
        if (text.size() < 2 || text.front() != '"' || text.back() != '"') {
            mGood = false;
            return;
        }
        text = text.substr(1, text.size() - 2);
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] == '"') {
                mGood = false;
                return;
            }
            if (text[i] != '\\') {
                *mTarget += text[i];
                continue;
            }
            if (++i == text.size()) {
                mGood = false;
                return;
            }
            i += appendEscaped(text.substr(i)) - 1;
        }
    }

    /// Adds the character that stands behind a backslash, as in C, and gives the length of its name.
    std::size_t appendEscaped(std::string_view name) {
        static constexpr std::string_view letters = "abfnrtv";
        static constexpr std::string_view meant = "\a\b\f\n\r\t\v";
        if (const auto letter = letters.find(name.front()); letter != std::string_view::npos) {
            *mTarget += meant[letter];
            return 1;
        }
        const bool hex = name.front() == 'x';
        const std::string_view digits =
            name.substr(hex ? 1 : 0, hex ? name.find_first_not_of("0123456789abcdefABCDEF", 1) - 1
                                         : std::min<std::size_t>(3, name.find_first_not_of("01234567")));
        if (digits.empty()) {
            *mTarget += name.front();
            return 1;
        }
        unsigned value = 0;
        for (const char digit : digits.substr(digits.size() - std::min<std::size_t>(digits.size(), 3)))
            value = value * (hex ? 16 : 8) +
                    static_cast<unsigned>(digit <= '9' ? digit - '0' : (digit | 0x20) - 'a' + 10);
        *mTarget += static_cast<char>(value & 0xFFU);
        return digits.size() + (hex ? 1 : 0);
    }

    /// The state that the file's own note and the flag say together; the flag is what translators' programs change.
    void readState(CatalogueEntry& entry) const {
        if (entry.target.empty()) {
            entry.state = State::Missing;
            return;
        }
        if (!mFuzzy) {
            entry.state = mState == State::Approved ? State::Approved : State::NeedsReview;
            return;
        }
        entry.needsWork = !mState || mState == State::Approved;
        entry.state = mState == State::Approved ? State::NeedsReview
                      : mState && mState != State::Missing
                          ? *mState
                          : (entry.previousSource.empty() ? State::Draft : State::Stale);
    }

    /// Each plural form is an entry of its own.
    void addForms() {
        const auto categories = pluralCategories(mCatalogue.targetLanguage, mForms.size());
        if (categories.empty()) {
            mGood = false;
            return;
        }
        const CatalogueEntry whole = mEntry;
        for (std::size_t i = 0; i < mForms.size(); ++i) {
            CatalogueEntry form = whole;
            form.plural = categories[i];
            form.id = pluralId(whole.id, categories[i]);
            if (categories[i] != "one") form.source = mPluralSource;
            form.target = mForms[i];
            readState(form);
            mCatalogue.entries.push_back(std::move(form));
        }
    }

    void finish() {
        if (mHasId && mEntry.source.empty() && !mHasContext) {
            header(mEntry.target);
        } else if (mHasId && !mEntry.source.empty()) {
            if (mEntry.id.empty()) mEntry.id = idOfSource(mEntry.source);
            if (mHasPlural) {
                addForms();
            } else {
                readState(mEntry);
                mCatalogue.entries.push_back(std::move(mEntry));
            }
        }
        mEntry = {};
        mPluralSource.clear();
        mForms.clear();
        mTarget = nullptr;
        mState.reset();
        mFuzzy = mHasId = mHasContext = mHasPlural = false;
    }

    void header(std::string_view text) {
        while (!text.empty()) {
            const auto end = std::min(text.find('\n'), text.size());
            const std::string_view line = text.substr(0, end);
            const auto colon = line.find(':');
            if (colon != std::string_view::npos) {
                const std::string value(trimmed(line.substr(colon + 1)));
                if (line.substr(0, colon) == "Language") mCatalogue.targetLanguage = languageTag(value);
                if (line.substr(0, colon) == "X-Source-Language")
                    mCatalogue.sourceLanguage = languageTag(value);
            }
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }

    std::string_view mText;
    std::int64_t mLine = 0;
    bool mGood = true;
    Catalogue mCatalogue;
    CatalogueEntry mEntry;
    std::string mPluralSource;
    std::vector<std::string> mForms;  // room for all of them is kept: mTarget points into it
    std::string* mTarget = nullptr;
    std::optional<State> mState;
    bool mFuzzy = false;
    bool mHasId = false;
    bool mHasContext = false;
    bool mHasPlural = false;
};

/// What stands before the msgctxt of an entry.
void writeHead(std::string& out, const CatalogueEntry& entry) {
    out += '\n';
    for (const std::string& note : entry.notes) comment(out, "#", note);
    if (entry.state != State::Missing)
        comment(out, "#.", std::string(stateNote) + std::string(nameOf(entry.state)));
    for (const auto& [language, text] : entry.references)
        comment(out, "#.", std::string(referenceNote) + language + ": " + simplified(text));
    // All that is not approved counts as unfinished in translators' programs.
    if (entry.state == State::Draft || entry.state == State::Stale || entry.state == State::NeedsReview)
        out += "#, fuzzy\n";
}

void writeEntry(std::string& out, const CatalogueEntry& entry) {
    writeHead(out, entry);
    if (entry.state == State::Stale && !entry.previousSource.empty()) {
        out += "#| msgctxt " + quoted(entry.id) + '\n';
        out += "#| msgid " + quoted(entry.previousSource) + '\n';
    }
    out += "msgctxt " + quoted(entry.id) + "\nmsgid " + quoted(entry.source) + "\nmsgstr " +
           quoted(entry.target) + '\n';
}

/// All forms of a text as one entry; its state is the lowest of theirs.
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
        if (form->state != State::Missing && (form->state < whole.state || whole.state == State::Missing))
            whole.state = form->state;
        for (const std::string& note : form->notes)
            if (std::find(whole.notes.begin(), whole.notes.end(), note) == whole.notes.end())
                whole.notes.push_back(note);
    }
    writeHead(out, whole);
    out += "msgctxt " + quoted(id) + "\nmsgid " + quoted(one.source) + "\nmsgid_plural " +
           quoted(other == forms.end() ? one.source : (*other)->source) + '\n';
    for (std::size_t i = 0; i < categories.size(); ++i)
        out += "msgstr[" + std::to_string(i) + "] " +
               quoted(of(categories[i]) == nullptr ? std::string() : of(categories[i])->target) + '\n';
}

}  // namespace

std::string writePo(const Catalogue& catalogue) {
    const PluralRule& plural = pluralRuleOf(catalogue.targetLanguage);
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
    for (const std::string& line : head) out += quoted(line + '\n') + '\n';

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

Result<Catalogue> readPo(std::string_view text) { return PoReader(text).read(); }

}  // namespace hexa::texts
