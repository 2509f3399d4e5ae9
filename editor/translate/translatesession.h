// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/find.h"
#include "core/texts/following.h"
#include "core/texts/glossary/matcher.h"
#include "core/texts/pretranslation.h"
#include "core/texts/reading.h"
#include "editor/translate/livememory.h"
#include "editor/translate/spelling.h"
#include "editor/translate/textchecks.h"
#include "editor/translate/textdocument.h"
#include "editor/translate/textpattern.h"

#include <QTimer>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hexa::editor {

class Locale;

/// A term in a text, in bytes of it.
struct TermPlace {
    std::size_t term = 0;  ///< Index in the glossary.
    std::size_t begin = 0;
    std::size_t end = 0;
    bool wrong = false;  ///< The form is deprecated or forbidden.
};

/// The complete state of the Translate mode: document, alerts, glossary, memory, and the current
/// text. Belongs to the window; page and panels listen to it.
class TranslateSession : public QObject {
    Q_OBJECT
public:
    explicit TranslateSession(const Locale& locale, QObject* parent = nullptr);
    ~TranslateSession() override;

    TextDocument& document() { return mDocument; }
    const TextDocument& document() const { return mDocument; }
    const texts::Project& project() const { return mDocument.project(); }
    const Locale& locale() const { return mLocale; }
    Spelling& spelling() const { return *mSpelling; }
    const texts::Unit& unit(std::size_t index) const { return project().units[index]; }

    /// Returns the current text's unit, or none.
    std::optional<std::size_t> currentUnit() const { return mUnit; }
    const std::string& currentLanguage() const { return mLanguage; }
    void setCurrent(std::optional<std::size_t> unit, const std::string& language);

    /// Returns the alerts of a unit, even accepted ones, the worst first.
    const std::vector<texts::Alert>& alertsOf(std::size_t unit) const;
    std::vector<texts::Alert> openAlertsOf(std::size_t unit) const;
    /// Asks `is` of the open alerts of a unit, none of them copied, until it is true of one.
    template <class Is>
    bool anyOpenAlert(std::size_t unit, const Is& is) const {
        const auto& alerts = alertsOf(unit);
        return std::any_of(alerts.begin(), alerts.end(), [&](const texts::Alert& alert) {
            return !texts::isAccepted(this->unit(unit), alert) && is(alert);
        });
    }
    bool checking() const { return mChecks.busy(); }

    /// Sets the text that is being written in place of a text. It is kept at once, so that a crash
    /// doesn't lose it.
    void setDraft(std::size_t unit, const std::string& language, const QString& text);
    /// Sets the draft, and checks the row as if it had that text. The row is checked again when the
    /// draft is accepted or dropped.
    void checkDraft(std::size_t unit, const std::string& language, const QString& text);
    /// True if a text is being written and not committed yet.
    bool hasDraft() const { return mDraft.has_value(); }
    /// Returns the project as if the draft were committed.
    texts::Project projectWithDraft() const;

    // Edits: each is one undo step with a name in the user's words. Return false if nothing
    // changes.
    bool setText(std::size_t unit, const std::string& language, const QString& text);
    bool setState(std::size_t unit, const std::string& language, texts::State state);
    bool setStates(const std::vector<texts::TextPlace>& places, texts::State state);
    /// Fills empty texts from a memory. Texts that have been written since stay.
    bool fill(const std::vector<texts::Filling>& fillings);
    /// Returns an open error about the text, or about no particular language, or none.
    std::optional<texts::Alert> openErrorOf(const texts::TextPlace& place) const;
    /// Sets the notes for translators of the unit, a note on each line. Drops empty lines. New
    /// lines get author and time of the signer.
    bool setNotes(std::size_t unit, const QString& lines);
    /// Author and time (UTC, "2026-01-31T12:00Z") of a note that is written now. Without an author,
    /// notes are not signed.
    struct Signature {
        std::string author;
        std::string time;
    };
    void setSigner(std::function<Signature()> signer) { mSigner = std::move(signer); }
    /// Sets how many characters the texts of a unit may have; 0: as the project says.
    bool setLongest(std::size_t unit, int characters);
    /// Sets how wide the lines of a unit may be, in tenths of a millimetre; 0: as the project says.
    bool setWidest(std::size_t unit, int tenths);
    /// Sets the checks that people write themselves, how many characters a text may have, and how
    /// wide a line may be (none: as it was).
    bool setOwnChecks(std::vector<texts::OwnCheck> checks, int longest,
                      std::optional<texts::Widest> widest = std::nullopt);
    void accept(const texts::Alert& alert, const QString& note);
    /// Takes the acceptance of an alert back.
    void withdraw(const texts::Alert& alert);
    bool join();
    /// Splits the current unit at a byte of the current text, and the other texts between the most
    /// suitable sentences. Without an offset, splits after the first sentence.
    bool split(std::optional<std::size_t> offset);
    /// Moves the current text to the neighbour. With an offset, moves only the part after it (down)
    /// or before it (up).
    bool move(texts::Neighbour to, std::optional<std::size_t> offset);
    bool shift(texts::Neighbour to);

    /// False if the glossary is another owner's: the texts of a map have the glossary of their
    /// game.
    bool ownsGlossary() const { return mOwnsGlossary; }
    void setOwnsGlossary(bool owns);
    bool setGlossary(texts::Glossary glossary, const StepName& name);
    /// Returns the terms in a text of a language, in order.
    std::vector<TermPlace> termsIn(const std::string& language, const std::string& text) const;
    /// Returns the terms of the current unit's other texts, each once, in order: the current text
    /// should have them.
    std::vector<std::size_t> wantedTerms() const;
    /// Returns the rows with the source of the current text and another translation.
    std::vector<std::size_t> equalSources() const;
    /// Returns translations of texts similar to the source of the current one: first approved ones,
    /// then those that need review.
    std::vector<texts::MemoryMatch> matches() const;
    /// Sets a second memory for suggestions, and its name. It stays when other texts are opened.
    void setOtherMemory(texts::Memory memory, const QString& name);
    const texts::Memory& otherMemory() const { return mOther; }
    /// Sets the values of the placeholders, if the game knows them.
    void setValues(texts::Values values);
    const texts::Values& values() const { return mValues; }
    /// True if all texts are learned, so that matches() is fast.
    bool memoryReady() const { return mMemory.ready(); }

    /// Origin of a search pattern, to mark its matches: the filter, or the bar that finds and
    /// replaces.
    enum class Sought : unsigned char { Filtered, Found };
    void setSought(Sought which, TextPattern pattern);
    const std::array<TextPattern, 2>& sought() const { return mSought; }

    /// Returns the last match, to be shown. Returns none after a change of the texts.
    const std::optional<texts::FindHit>& found() const { return mFound; }
    void setFound(std::optional<texts::FindHit> found);

    /// Goes to a place and shows it, even if the filter hides its row.
    void showPlace(const texts::FindHit& place);

    /// Asks the page to insert words at the caret, or to make them the whole text.
    void insert(const QString& words) { emit insertRequested(words); }
    void replace(const QString& text) { emit replaceRequested(text); }
    /// Inserts a match of a memory: a whole text, or a sentence at the caret.
    void take(const texts::MemoryMatch& match);
    /// Asks for other places of the selected words.
    void askConcordance() { emit concordanceRequested(); }
    /// Asks for the glossary at a term, or for a new term with a form.
    void editTerm(const std::string& key) { emit termRequested(key); }
    /// Asks for the answers of all alerts like this one, to be looked at.
    void offerAll(const texts::Alert& alert) { emit fixAllRequested(alert); }
    void addTerm(const std::string& language, const QString& form) { emit newTermRequested(language, form); }

signals:
    void currentChanged();
    /// Terms or words of the project, or the permission to change them, have changed.
    void glossaryChanged();
    /// The alerts of a unit, or of all units (-1), have changed.
    void alertsChanged(int unit);
    void draftChanged();
    void foundChanged();
    void memoryChanged();
    void placeShown();
    void insertRequested(const QString& words);
    void replaceRequested(const QString& text);
    void concordanceRequested();
    void fixAllRequested(const hexa::texts::Alert& alert);
    void termRequested(const std::string& key);
    void newTermRequested(const std::string& language, const QString& form);

private:
    void documentReset();
    void documentChanged(std::size_t at, std::size_t removed, std::size_t inserted);
    void takeRow(std::size_t unit, const std::vector<texts::Alert>& alerts);
    void takeAll(std::vector<std::vector<texts::Alert>>& alerts);
    /// True if a change of the document affects the checks. A change of a state doesn't.
    bool checksSee(std::size_t at, std::size_t removed, std::size_t inserted) const;
    /// A text that is not committed yet.
    struct Draft {
        std::size_t unit = 0;
        std::string language;
        std::string text;
        friend bool operator==(const Draft&, const Draft&) = default;
    };
    void setDraft(std::optional<Draft> draft);
    void learn();
    /// Returns the ends of sentences of a text, except the last one.
    static std::vector<std::size_t> sentenceEnds(std::string_view text, const std::string& language);
    QString nameOfUnit(std::size_t unit) const;
    bool hasCurrent() const { return mUnit && *mUnit < project().units.size(); }

    const Locale& mLocale;
    TextDocument mDocument;
    TextChecks mChecks;
    std::vector<std::vector<texts::Alert>> mAlerts;  ///< By unit.
    texts::Units mAsked;                             ///< Units of the last request to the checks.
    std::optional<std::size_t> mUnit;
    std::string mLanguage;
    std::optional<Draft> mDraft;
    std::optional<texts::FindHit> mFound;
    std::array<TextPattern, 2> mSought;  ///< By Sought.
    bool mOwnsGlossary = true;
    std::unique_ptr<Spelling> mSpelling;
    /// Built when first used.
    mutable std::map<std::string, texts::Matcher, std::less<>> mMatchers;
    mutable LiveMemory mMemory;
    mutable texts::EqualSources mEqualSources;
    texts::Values mValues;
    std::function<Signature()> mSigner;
    texts::Memory mOther;
    QString mOtherName;
    QTimer mLearning;  ///< Runs while the memory is not ready.
};

/// Returns the name of a language in itself, "Deutsch". Returns the code of an unknown one.
QString languageName(const std::string& code);

}  // namespace hexa::editor
