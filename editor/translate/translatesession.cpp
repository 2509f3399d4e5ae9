// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/translatesession.h"

#include "core/texts/language/sentences.h"
#include "core/texts/language/tokens.h"
#include "core/texts/signednote.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"

#include <QElapsedTimer>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

namespace hexa::editor {
namespace {

constexpr std::size_t maxMatches = 5;
constexpr int leastShownPercent = 50;
constexpr int learnTurn = 5;  // milliseconds
// Checks that compare rows. The check of one row can't find them again.
constexpr std::array acrossRows{"consistency", "duplicate", "untranslated"};

bool isAcrossRows(const texts::Alert& alert) {
    return std::find(acrossRows.begin(), acrossRows.end(), alert.check) != acrossRows.end();
}

}  // namespace

QString languageName(const std::string& code) {
    const QLocale locale(toQString(code));
    if (locale.language() == QLocale::C) return toQString(code);
    QString name = locale.nativeLanguageName();
    // "American English" and the like: the project has only the language.
    if (locale.language() == QLocale::English) name = QStringLiteral("English");
    if (!name.isEmpty()) name[0] = name[0].toUpper();
    return name.isEmpty() ? toQString(code) : name;
}

TranslateSession::TranslateSession(const Locale& locale, QObject* parent) : QObject(parent), mLocale(locale) {
    const auto termRanges = [this](const std::string& language, const std::string& text) {
        std::vector<ByteRange> ranges;
        for (const TermPlace& place : termsIn(language, text)) ranges.push_back({place.begin, place.end});
        return ranges;
    };
    mSpelling = std::make_unique<Spelling>(mDocument, termRanges);
    connect(this, &TranslateSession::glossaryChanged, mSpelling.get(), &Spelling::forgetKnown);
    connect(&mDocument, &TextDocument::reset, this, &TranslateSession::documentReset);
    connect(&mDocument, &TextDocument::changed, this, &TranslateSession::documentChanged);
    connect(&mChecks, &TextChecks::rowChecked, this, &TranslateSession::takeRow);
    connect(&mChecks, &TextChecks::allChecked, this, &TranslateSession::takeAll);
    connect(&mLearning, &QTimer::timeout, this, &TranslateSession::learn);
}

TranslateSession::~TranslateSession() = default;

void TranslateSession::documentReset() {
    mMatchers.clear();
    mMemory.reset(project());
    mLearning.start(0);
    setFound(std::nullopt);
    mAlerts.assign(project().units.size(), {});
    mAsked = project().units;
    mUnit.reset();
    mLanguage.clear();
    setDraft(std::nullopt);
    if (mDocument.isOpen())
        mChecks.check(project(), std::nullopt);
    else
        mChecks.clear();
    emit glossaryChanged();
    emit alertsChanged(-1);
    emit currentChanged();
}

void TranslateSession::documentChanged(std::size_t at, std::size_t removed, std::size_t inserted) {
    mMemory.change(at, removed, inserted);
    mLearning.start(0);
    setFound(std::nullopt);
    const bool check = mDraft || checksSee(at, removed, inserted);
    mAsked = project().units;
    if (removed > 0 || inserted > 0) {
        setDraft(std::nullopt);  // it was taken, or is one of texts that are others now
    } else {
        mMatchers.clear();  // the glossary, maybe
        emit glossaryChanged();
    }
    if (removed != inserted) {
        const auto first = mAlerts.begin() + static_cast<std::ptrdiff_t>(at);
        const auto place = mAlerts.erase(first, first + static_cast<std::ptrdiff_t>(removed));
        mAlerts.insert(place, inserted, {});
        for (std::size_t i = at; i < mAlerts.size(); ++i)
            for (texts::Alert& alert : mAlerts[i]) alert.unit = i;
        if (mUnit && *mUnit >= project().units.size()) {
            mUnit = project().units.empty() ? std::nullopt : std::optional(project().units.size() - 1);
            emit currentChanged();
        }
    }
    const bool one = removed == 1 && inserted == 1;
    if (check) mChecks.check(projectWithDraft(), one ? std::optional(at) : std::nullopt);
    emit alertsChanged(one ? static_cast<int>(at) : -1);
}

bool TranslateSession::checksSee(std::size_t at, std::size_t removed, std::size_t inserted) const {
    if (removed != inserted || removed == 0) return true;
    const texts::Units& units = project().units;
    for (std::size_t i = at; i < at + removed; ++i)
        if (!mAsked.shares(i, units, i) && !texts::checkedAlike(mAsked[i], units[i])) return true;
    return false;
}

void TranslateSession::takeRow(std::size_t unit, const std::vector<texts::Alert>& alerts) {
    if (unit >= mAlerts.size()) return;
    std::erase_if(mAlerts[unit], [](const texts::Alert& alert) { return !isAcrossRows(alert); });
    for (const texts::Alert& alert : alerts)
        if (!isAcrossRows(alert)) mAlerts[unit].push_back(alert);
    TextChecks::sortWorstFirst(mAlerts[unit]);
    emit alertsChanged(static_cast<int>(unit));
}

void TranslateSession::takeAll(std::vector<std::vector<texts::Alert>>& alerts) {
    mAlerts.swap(alerts);
    mAlerts.resize(project().units.size());
    emit alertsChanged(-1);
}

void TranslateSession::setCurrent(std::optional<std::size_t> unit, const std::string& language) {
    if (unit && *unit >= project().units.size()) unit.reset();
    if (unit == mUnit && language == mLanguage) return;
    mUnit = unit;
    mLanguage = language;
    emit currentChanged();
}

void TranslateSession::setDraft(std::size_t unit, const std::string& language, const QString& text) {
    if (unit >= project().units.size()) return;
    Draft draft{unit, language, text.toStdString()};
    const bool same = this->unit(unit).in(language) == draft.text;
    setDraft(same ? std::nullopt : std::optional(std::move(draft)));
}

void TranslateSession::checkDraft(std::size_t unit, const std::string& language, const QString& text) {
    if (unit >= project().units.size()) return;
    setDraft(unit, language, text);
    mChecks.check(projectWithDraft(), unit);
}

void TranslateSession::setFound(std::optional<texts::FindHit> found) {
    if (found == mFound) return;
    mFound = std::move(found);
    emit foundChanged();
}

void TranslateSession::setSought(Sought which, TextPattern pattern) {
    TextPattern& known = mSought[static_cast<std::size_t>(which)];
    if (known.empty() && pattern.empty()) return;
    known = std::move(pattern);
    emit foundChanged();
}

void TranslateSession::showPlace(const texts::FindHit& place) {
    setCurrent(place.unit, place.language);
    setFound(place);
    emit placeShown();
}

void TranslateSession::setDraft(std::optional<Draft> draft) {
    if (draft == mDraft) return;
    mDraft = std::move(draft);
    emit draftChanged();
}

texts::Project TranslateSession::projectWithDraft() const {
    texts::Project project = mDocument.project();
    if (mDraft)
        static_cast<void>(
            texts::apply(project, texts::setText(project, mDraft->unit, mDraft->language, mDraft->text)));
    return project;
}

// -- alerts ---------------------------------------------------------------------------------------

const std::vector<texts::Alert>& TranslateSession::alertsOf(std::size_t unit) const {
    static const std::vector<texts::Alert> none;
    return unit < mAlerts.size() ? mAlerts[unit] : none;
}

std::vector<texts::Alert> TranslateSession::openAlertsOf(std::size_t unit) const {
    return texts::openAlerts(project(), alertsOf(unit));
}

void TranslateSession::take(const texts::MemoryMatch& match) {
    const QString translation = toQString(match.translation);
    match.part ? insert(translation) : replace(translation);
}

bool TranslateSession::setNotes(std::size_t unit, const QString& lines) {
    std::vector<std::string> written;
    for (const QString& line : lines.split(u'\n')) written.push_back(line.toStdString());
    const Signature signature = mSigner ? mSigner() : Signature();
    auto notes = texts::editedNotes(this->unit(unit).notes, written, signature.author, signature.time);
    return mDocument.apply(texts::setNotes(project(), unit, std::move(notes)),
                           [name = nameOfUnit(unit)] { return tr("Change notes on %1").arg(name); });
}

bool TranslateSession::setLongest(std::size_t unit, int characters) {
    return mDocument.apply(texts::setLongest(project(), unit, characters),
                           [name = nameOfUnit(unit)] { return tr("Change maximum length of %1").arg(name); });
}

bool TranslateSession::setWidest(std::size_t unit, int tenths) {
    return mDocument.apply(texts::setWidest(project(), unit, tenths),
                           [name = nameOfUnit(unit)] { return tr("Change maximum width of %1").arg(name); });
}

bool TranslateSession::setOwnChecks(std::vector<texts::OwnCheck> checks, int longest,
                                    std::optional<texts::Widest> widest) {
    texts::Edit edit = texts::setChecks(std::move(checks));
    edit.longest = longest;
    edit.widest = std::move(widest);
    return mDocument.apply(edit, [] { return tr("Change custom checks"); });
}

void TranslateSession::accept(const texts::Alert& alert, const QString& note) {
    mDocument.apply(
        texts::accept(project(), alert.unit, texts::acceptanceOf(alert, note.trimmed().toStdString())),
        [unit = nameOfUnit(alert.unit)] { return tr("Accept alert in %1").arg(unit); });
}

void TranslateSession::withdraw(const texts::Alert& alert) {
    const auto& accepted = unit(alert.unit).accepted;
    for (std::size_t i = 0; i < accepted.size(); ++i)
        if (accepted[i].check == alert.check && accepted[i].language == alert.language &&
            accepted[i].hash == alert.hash) {
            mDocument.apply(texts::withdraw(project(), alert.unit, i), [unit = nameOfUnit(alert.unit)] {
                return tr("Withdraw acceptance of alert in %1").arg(unit);
            });
            return;
        }
}

// -- edits ----------------------------------------------------------------------------------------

QString TranslateSession::nameOfUnit(std::size_t index) const { return toQString(unit(index).id); }

bool TranslateSession::setText(std::size_t unit, const std::string& language, const QString& text) {
    setDraft(std::nullopt);
    return mDocument.apply(texts::setText(project(), unit, language, text.toStdString()),
                           [language, name = nameOfUnit(unit)] {
                               return tr("Change %2 (%1)").arg(languageName(language), name);
                           });
}

bool TranslateSession::setState(std::size_t unit, const std::string& language, texts::State state) {
    return mDocument.apply(
        texts::setState(project(), unit, language, state), [state, language, name = nameOfUnit(unit)] {
            const QString words = state == texts::State::Approved      ? tr("Approve %2 (%1)")
                                  : state == texts::State::NeedsReview ? tr("Mark %2 (%1) for review")
                                                                       : tr("Mark %2 (%1) as draft");
            return words.arg(languageName(language), name);
        });
}

bool TranslateSession::setStates(const std::vector<texts::TextPlace>& places, texts::State state) {
    return mDocument.apply(
        texts::setStates(project(), places, state), [state, count = static_cast<int>(places.size())] {
            return state == texts::State::Approved      ? tr("Approve %Ln text(s)", nullptr, count)
                   : state == texts::State::NeedsReview ? tr("Mark %Ln text(s) for review", nullptr, count)
                                                        : tr("Mark %Ln text(s) as draft", nullptr, count);
        });
}

bool TranslateSession::fill(const std::vector<texts::Filling>& fillings) {
    return mDocument.apply(texts::fill(project(), fillings), [count = static_cast<int>(fillings.size())] {
        return tr("Fill %Ln text(s) from translation memory", nullptr, count);
    });
}

std::optional<texts::Alert> TranslateSession::openErrorOf(const texts::TextPlace& place) const {
    for (const texts::Alert& alert : alertsOf(place.unit))
        if (alert.severity == Severity::Error &&
            (alert.language.empty() || alert.language == place.language) &&
            !texts::isAccepted(unit(place.unit), alert))
            return alert;
    return std::nullopt;
}

bool TranslateSession::join() {
    return hasCurrent() && *mUnit + 1 < project().units.size() &&
           mDocument.apply(texts::joinUnits(project(), *mUnit),
                           [unit = nameOfUnit(*mUnit)] { return tr("Join %1 with the next row").arg(unit); });
}

std::vector<std::size_t> TranslateSession::sentenceEnds(std::string_view text, const std::string& language) {
    const auto tokens = texts::tokensOf(text, language);
    const auto sentences = texts::sentencesOf(tokens, text, language);
    std::vector<std::size_t> ends;
    for (std::size_t i = 0; i + 1 < sentences.size(); ++i) ends.push_back(tokens[sentences[i].end - 1].end);
    return ends;
}

bool TranslateSession::split(std::optional<std::size_t> offset) {
    if (!hasCurrent()) return false;
    const texts::Unit& unit = this->unit(*mUnit);
    const std::string_view own = unit.in(mLanguage);
    const auto ownEnds = sentenceEnds(own, mLanguage);
    if (!offset && !ownEnds.empty()) offset = ownEnds.front();
    if (!offset || *offset == 0 || *offset >= own.size()) return false;
    const auto before = static_cast<std::size_t>(
        std::count_if(ownEnds.begin(), ownEnds.end(), [&](std::size_t end) { return end <= *offset; }));
    const bool atSentence = before > 0 && *offset - ownEnds[before - 1] <= 1;
    std::map<std::string, std::size_t> offsets{{mLanguage, *offset}};
    for (const auto& [language, text] : unit.texts) {
        if (language == mLanguage) continue;
        const auto ends = sentenceEnds(text.text, language);
        if (ends.empty()) continue;  // one sentence: it stays in the first part
        if (atSentence && ends.size() == ownEnds.size()) {
            offsets[language] = ends[before - 1];
            continue;
        }
        const auto goal = static_cast<std::ptrdiff_t>(text.text.size() * *offset / own.size());
        offsets[language] = *std::min_element(ends.begin(), ends.end(), [&](std::size_t a, std::size_t b) {
            return std::abs(static_cast<std::ptrdiff_t>(a) - goal) <
                   std::abs(static_cast<std::ptrdiff_t>(b) - goal);
        });
    }
    return mDocument.apply(texts::splitUnit(project(), *mUnit, offsets),
                           [unit = nameOfUnit(*mUnit)] { return tr("Split %1").arg(unit); });
}

bool TranslateSession::move(texts::Neighbour to, std::optional<std::size_t> offset) {
    if (!hasCurrent()) return false;
    const bool up = to == texts::Neighbour::Previous;
    if (up ? *mUnit == 0 : *mUnit + 1 >= project().units.size()) return false;
    const auto name = [up, language = mLanguage, unit = nameOfUnit(*mUnit)] {
        return (up ? tr("Move %2 (%1) up") : tr("Move %2 (%1) down")).arg(languageName(language), unit);
    };
    return mDocument.apply(offset ? texts::movePart(project(), *mUnit, mLanguage, *offset, to)
                                  : texts::moveText(project(), *mUnit, mLanguage, to),
                           name);
}

bool TranslateSession::shift(texts::Neighbour to) {
    if (!hasCurrent()) return false;
    const bool up = to == texts::Neighbour::Previous;
    if (up && *mUnit == 0) return false;
    return mDocument.apply(
        up ? texts::shiftUp(project(), *mUnit, mLanguage) : texts::shiftDown(project(), *mUnit, mLanguage),
        [up, language = mLanguage, unit = nameOfUnit(*mUnit)] {
            return (up ? tr("Shift %1 up, starting at %2") : tr("Shift %1 down, starting at %2"))
                .arg(languageName(language), unit);
        });
}

// -- glossary and memory --------------------------------------------------------------------------

void TranslateSession::setOwnsGlossary(bool owns) {
    if (owns == mOwnsGlossary) return;
    mOwnsGlossary = owns;
    emit glossaryChanged();
}

bool TranslateSession::setGlossary(texts::Glossary glossary, const StepName& name) {
    return mOwnsGlossary && mDocument.apply(texts::setGlossary(std::move(glossary)), name);
}

std::vector<TermPlace> TranslateSession::termsIn(const std::string& language, const std::string& text) const {
    const texts::Glossary& glossary = project().glossary;
    if (glossary.empty() || text.empty()) return {};
    auto matcher = mMatchers.find(language);
    if (matcher == mMatchers.end())
        matcher = mMatchers.emplace(language, texts::Matcher(glossary, language)).first;
    const auto tokens = texts::tokensOf(text, language);
    std::vector<TermPlace> places;
    for (const texts::TermUse& use : matcher->second.find(tokens)) {
        const auto& reading = use.readings.front();
        const auto& form = glossary.terms[reading.term].forms.find(language)->second[reading.form];
        places.push_back(
            {reading.term, tokens[use.first].begin, tokens[use.last].end,
             form.status == texts::FormStatus::Deprecated || form.status == texts::FormStatus::Forbidden});
    }
    return places;
}

std::vector<std::size_t> TranslateSession::wantedTerms() const {
    std::vector<std::size_t> terms;
    if (!hasCurrent()) return terms;
    std::set<std::size_t> seen;
    const texts::Unit& unit = this->unit(*mUnit);
    // The source first, because the others are translated from it.
    std::vector<std::string> languages{project().sourceOf(unit)};
    for (const std::string& language : project().languages) languages.push_back(language);
    for (const std::string& language : languages)
        for (const TermPlace& place : termsIn(language, std::string(unit.in(language))))
            if (seen.insert(place.term).second) terms.push_back(place.term);
    return terms;
}

/// Learns a part of the memory while the user is idle.
void TranslateSession::learn() {
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < learnTurn && mMemory.learnSome(project())) {
    }
    if (mMemory.ready()) mLearning.stop();
}

void TranslateSession::setValues(texts::Values values) {
    if (values == mValues) return;
    mValues = std::move(values);
    emit memoryChanged();
}

void TranslateSession::setOtherMemory(texts::Memory memory, const QString& name) {
    mOther = std::move(memory);
    mOtherName = name;
    emit memoryChanged();
}

std::vector<std::size_t> TranslateSession::equalSources() const {
    if (!hasCurrent()) return {};
    return mEqualSources.of(project(), *mUnit, mLanguage);
}

std::vector<texts::MemoryMatch> TranslateSession::matches() const {
    if (!hasCurrent()) return {};
    const texts::Unit& unit = this->unit(*mUnit);
    std::string source = project().sourceOf(unit);
    if (source == mLanguage)  // a source may be written after what a translation says
        for (const std::string& language : project().languages)
            if (language != mLanguage && !unit.in(language).empty()) source = language;
    if (source == mLanguage || unit.in(source).empty()) return {};
    auto found =
        mMemory.find(project(), unit.in(source), source, mLanguage, leastShownPercent, maxMatches, unit.id);
    for (texts::MemoryMatch& match :
         mOther.find(unit.in(source), source, mLanguage, leastShownPercent, maxMatches)) {
        match.unit = mOtherName.toStdString() + ", " + match.unit;
        found.push_back(std::move(match));
    }
    // Matches of the texts' own memory come first if they are as good.
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.rank() > b.rank(); });
    if (found.size() > maxMatches) found.resize(maxMatches);
    return found;
}

}  // namespace hexa::editor
