// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/exchange/forms.h"
#include "core/texts/exchange/pofile.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/locale.h"
#include "core/texts/language/pluralexpression.h"
#include "core/texts/language/plurals.h"

#include <algorithm>

namespace hexa::texts {
namespace {

class PoReader {
public:
    explicit PoReader(std::string_view text) : mText(text) { mForms.reserve(maxPluralForms); }

    Result<PoFile> read() {
        while (mAt < mText.size() && mGood && catalogue().entries.size() <= maxCatalogueEntries) {
            const auto end = std::min(mText.find('\n', mAt), mText.size());
            ++mLine;
            mNext = std::min(end + 1, mText.size());
            line(trimmed(mText.substr(mAt, end - mAt)));
            mAt = mNext;
        }
        if (mGood) finish();
        if (!mGood) return Error("texts.exchange.po", {{"line", mLine}}, TextPosition{mLine, 1});
        return std::move(mFile);
    }

private:
    Catalogue& catalogue() { return mFile.catalogue; }

    void line(std::string_view text) {
        if (text.empty()) {
            // Blank lines may stand inside of an entry, but part comments from it.
            if (!mHasId && !mHasContext) finish();
            return;
        }
        if (text.starts_with("#~")) {
            // Comments above belong to the obsolete entry.
            finish();
            return;
        }
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
        const auto end = std::min(text.find_first_of(" \t\""), text.size());
        const std::string_view keyword = text.substr(0, end);
        // Names the catalogue of the entries that follow.
        if (keyword == "domain") return finish();
        // A new entry without an empty line before it.
        if ((keyword == "msgctxt" || keyword == "msgid") && mHasId) finish();
        if (!mHasId && !mHasContext) mMessage.begin = mAt;
        if (keyword == "msgctxt") {
            mTarget = &mEntry.id;
            mHasContext = true;
        } else if (keyword == "msgid") {
            mTarget = &mEntry.source;
            mHasId = true;
        } else if (keyword == "msgstr") {
            value(mEntry.target);
        } else if (keyword == "msgid_plural") {
            mTarget = &mPluralSource;
            mHasPlural = true;
        } else if (keyword.starts_with("msgstr[") && keyword.ends_with(']') && mHasPlural &&
                   mForms.size() < maxPluralForms &&
                   keyword == "msgstr[" + std::to_string(mForms.size()) + ']') {
            value(mForms.emplace_back());
        } else {
            mGood = false;
            return;
        }
        if (const std::string_view rest = trimmed(text.substr(end)); !rest.empty()) append(rest);
    }

    void value(std::string& text) {
        mTarget = &text;
        mMessage.values.push_back({});
    }

    bool isInTarget() const {
        return mTarget != nullptr &&
               (mTarget == &mEntry.target || (!mForms.empty() && mTarget == &mForms.back()));
    }

    void commentLine(std::string_view text) {
        const std::string_view body = trimmed(text.substr(std::min<std::size_t>(2, text.size())));
        const Span whole{mAt, mNext};
        if (text.starts_with("#,") || text.starts_with("#=")) {
            if (body.find("fuzzy") != std::string_view::npos) mMessage.fuzzy = true;
            mMessage.flags.push_back(whole);
        } else if (text.starts_with("#|")) {
            mMessage.previous.push_back(whole);
            previous(body);
        } else if (text.starts_with("#.")) {
            if (body.starts_with(stateNote)) {
                mMessage.noted = stateNamed(body.substr(stateNote.size()));
                mMessage.state = whole;
            }
            for (std::string& note : developerNotes(body)) mEntry.notes.push_back(std::move(note));
        } else if (!text.starts_with("#:")) {
            mEntry.notes.emplace_back(trimmed(text.substr(1)));
        }
    }

    /// Takes only the singular of a plural, because both forms would run together.
    void previous(std::string_view body) {
        const auto quote = body.find('"');
        if (quote == std::string_view::npos) return;
        if (quote > 0) mPreviousCounts = body.starts_with("msgid") && !body.starts_with("msgid_plural");
        if (!mPreviousCounts) return;
        std::string* const before = mTarget;
        mTarget = &mEntry.previousSource;
        append(body.substr(quote));
        mTarget = before;
    }

    /// Adds quoted strings to the current field. A line usually has one, but may have more.
    void append(std::string_view text) {
        if (isInTarget()) {
            Span& span = mMessage.values.back();
            const auto offset = static_cast<std::size_t>(text.data() - mText.data());
            if (span.end == 0) span.begin = offset;
            span.end = offset + text.size();
        }
        while (!text.empty() && mGood) {
            if (text.front() != '"') {
                mGood = false;
                return;
            }
            std::size_t i = 1;
            for (; i < text.size() && text[i] != '"'; ++i) {
                if (text[i] != '\\') {
                    *mTarget += text[i];
                } else if (++i < text.size()) {
                    *mTarget += poEscaped(text, i);
                    --i;  // the loop goes on behind it
                }
            }
            if (i >= text.size()) {
                mGood = false;
                return;
            }
            text = trimmed(text.substr(i + 1));
        }
    }

    /// Reads the state from the file's own note and the flag together. Translators' programs change
    /// the flag.
    void readState(CatalogueEntry& entry) const {
        if (entry.target.empty()) {
            entry.state = State::Missing;
            return;
        }
        if (!mMessage.fuzzy) {
            entry.state = mMessage.noted == State::Approved ? State::Approved : State::NeedsReview;
            return;
        }
        const std::optional<State>& noted = mMessage.noted;
        entry.needsWork = !noted || noted == State::Approved;
        entry.state = noted == State::Approved ? State::NeedsReview
                      : noted && noted != State::Missing
                          ? *noted
                          : (entry.previousSource.empty() ? State::Draft : State::Stale);
    }

    /// Adds an entry for each plural form.
    void addForms() {
        auto categories = pluralCategories(catalogue().targetLanguage, mForms.size());
        if (mRule && mRule->forms() == mForms.size())
            categories = categoriesOfForms(*mRule, catalogue().targetLanguage);
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
            catalogue().entries.push_back(std::move(form));
        }
    }

    void finish() {
        const auto& values = mMessage.values;
        if (std::any_of(values.begin(), values.end(), [](const Span& span) { return span.end == 0; }))
            mGood = false;                              // a msgstr without a string
        if (!mHasId && !values.empty()) mGood = false;  // or without a msgid: it would be lost
        if (mHasId && mEntry.source.empty() && !mHasContext) {
            header(mEntry.target);
        } else if (mHasId && !mEntry.source.empty()) {
            mMessage.firstEntry = catalogue().entries.size();
            if (mEntry.id.empty()) mEntry.id = idOfSource(mEntry.source);
            if (mHasPlural) {
                addForms();
            } else {
                readState(mEntry);
                catalogue().entries.push_back(std::move(mEntry));
            }
            mMessage.entries = catalogue().entries.size() - mMessage.firstEntry;
            mFile.messages.push_back(std::move(mMessage));
        }
        mEntry = {};
        mMessage = {};
        mPluralSource.clear();
        mForms.clear();
        mTarget = nullptr;
        mPreviousCounts = mHasId = mHasContext = mHasPlural = false;
    }

    void header(std::string_view text) {
        while (!text.empty()) {
            const auto end = std::min(text.find('\n'), text.size());
            const std::string_view line = text.substr(0, end);
            const auto colon = line.find(':');
            if (colon != std::string_view::npos) {
                const std::string value(trimmed(line.substr(colon + 1)));
                const std::string_view name = line.substr(0, colon);
                if (name == "Language") catalogue().targetLanguage = languageTag(value);
                if (name == "X-Source-Language") catalogue().sourceLanguage = languageTag(value);
                if (name == "Plural-Forms") {
                    mRule = PluralHeader::read(value);
                    mHeader = value;
                }
            }
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        if (mRule) catalogue().plurals = {categoriesOfForms(*mRule, catalogue().targetLanguage), mHeader};
    }

    std::string_view mText;
    std::size_t mAt = 0;    // of the current line
    std::size_t mNext = 0;  // of the next one
    std::int64_t mLine = 0;
    bool mGood = true;
    PoFile mFile;
    PoMessage mMessage;
    CatalogueEntry mEntry;
    std::string mPluralSource;
    std::vector<std::string> mForms;  // room for all of them is kept: mTarget points into it
    std::string* mTarget = nullptr;
    std::optional<PluralHeader> mRule;
    std::string mHeader;
    bool mPreviousCounts = false;
    bool mHasId = false;
    bool mHasContext = false;
    bool mHasPlural = false;
};

}  // namespace

std::vector<std::string> developerNotes(std::string_view comment) {
    std::vector<std::string> notes;
    for (std::size_t begin = 0; begin < comment.size();) {
        const auto end = std::min(comment.find('\n', begin), comment.size());
        const std::string_view line = trimmed(comment.substr(begin, end - begin));
        if (!line.empty() && !line.starts_with(stateNote) && !line.starts_with(referenceNote))
            notes.emplace_back(line);
        begin = end + 1;
    }
    return notes;
}

char poEscaped(std::string_view text, std::size_t& at) {
    static constexpr std::string_view letters = "abfnrtv";
    static constexpr std::string_view meant = "\a\b\f\n\r\t\v";
    const std::string_view name = text.substr(at);
    ++at;
    if (const auto letter = letters.find(name.front()); letter != std::string_view::npos)
        return meant[letter];
    const bool hex = name.front() == 'x';
    const std::string_view digits =
        name.substr(hex ? 1 : 0, hex ? name.find_first_not_of("0123456789abcdefABCDEF", 1) - 1
                                     : std::min<std::size_t>(3, name.find_first_not_of("01234567")));
    if (digits.empty()) return name.front();
    unsigned value = 0;
    for (const char digit : digits.substr(digits.size() - std::min<std::size_t>(digits.size(), 3)))
        value = value * (hex ? 16 : 8) +
                static_cast<unsigned>(digit <= '9' ? digit - '0' : (digit | 0x20) - 'a' + 10);
    at += digits.size() - (hex ? 0 : 1);
    return static_cast<char>(value & 0xFFU);
}

Result<PoFile> readPoFile(std::string_view text) { return PoReader(text).read(); }

}  // namespace hexa::texts
