// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/textedits.h"

#include "core/texts/language/sentences.h"
#include "core/texts/language/tokens.h"
#include "core/texts/signednote.h"
#include "editor/translate/languagename.h"
#include "editor/ui/names.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace hexa::editor {
namespace {

/// Returns the ends of sentences of a text, except the last one.
std::vector<std::size_t> sentenceEnds(std::string_view text, const std::string& language) {
    const auto tokens = texts::tokensOf(text, language);
    const auto sentences = texts::sentencesOf(tokens, text, language);
    std::vector<std::size_t> ends;
    for (std::size_t i = 0; i + 1 < sentences.size(); ++i) ends.push_back(tokens[sentences[i].end - 1].end);
    return ends;
}

}  // namespace

QString TextEdits::nameOf(std::size_t unit) const { return toQString(mDocument.unit(unit).id); }

bool TextEdits::setText(std::size_t unit, const std::string& language, const QString& text) {
    mAlerts.dropDraft();
    return mDocument.apply(
        texts::setText(project(), unit, language, text.toStdString()),
        [language, name = nameOf(unit)] { return tr("Change %2 (%1)").arg(languageName(language), name); });
}

bool TextEdits::restore(std::size_t unit, const std::string& language, const QString& text) {
    mAlerts.dropDraft();
    return mDocument.apply(
        texts::setText(project(), unit, language, text.toStdString()),
        [language, name = nameOf(unit)] { return tr("Restore %2 (%1)").arg(languageName(language), name); });
}

bool TextEdits::setState(std::size_t unit, const std::string& language, texts::State state) {
    return mDocument.apply(
        texts::setState(project(), unit, language, state), [state, language, name = nameOf(unit)] {
            const QString words = state == texts::State::Approved      ? tr("Approve %2 (%1)")
                                  : state == texts::State::NeedsReview ? tr("Mark %2 (%1) for review")
                                                                       : tr("Mark %2 (%1) as draft");
            return words.arg(languageName(language), name);
        });
}

bool TextEdits::setStates(const std::vector<texts::TextPlace>& places, texts::State state) {
    return mDocument.apply(
        texts::setStates(project(), places, state), [state, count = static_cast<int>(places.size())] {
            return state == texts::State::Approved      ? tr("Approve %Ln text(s)", nullptr, count)
                   : state == texts::State::NeedsReview ? tr("Mark %Ln text(s) for review", nullptr, count)
                                                        : tr("Mark %Ln text(s) as draft", nullptr, count);
        });
}

bool TextEdits::fill(const std::vector<texts::Filling>& fillings) {
    return mDocument.apply(texts::fill(project(), fillings), [count = static_cast<int>(fillings.size())] {
        return tr("Fill %Ln text(s) from translation memory", nullptr, count);
    });
}

bool TextEdits::setNotes(std::size_t unit, const QString& lines) {
    std::vector<std::string> written;
    for (const QString& line : lines.split(u'\n')) written.push_back(line.toStdString());
    const texts::Signature signature = mDocument.signature();
    auto notes = texts::editedNotes(mDocument.unit(unit).notes, written, signature.author, signature.time);
    return mDocument.apply(texts::setNotes(project(), unit, std::move(notes)),
                           [name = nameOf(unit)] { return tr("Change notes on %1").arg(name); });
}

bool TextEdits::setLongest(std::size_t unit, int characters) {
    return mDocument.apply(texts::setLongest(project(), unit, characters),
                           [name = nameOf(unit)] { return tr("Change maximum length of %1").arg(name); });
}

bool TextEdits::setWidest(std::size_t unit, int tenths) {
    return mDocument.apply(texts::setWidest(project(), unit, tenths),
                           [name = nameOf(unit)] { return tr("Change maximum width of %1").arg(name); });
}

bool TextEdits::setOwnChecks(std::vector<texts::OwnCheck> checks, int longest,
                             std::optional<texts::Widest> widest) {
    texts::Edit edit = texts::setChecks(std::move(checks));
    edit.longest = longest;
    edit.widest = std::move(widest);
    return mDocument.apply(edit, [] { return tr("Change custom checks"); });
}

void TextEdits::accept(const texts::Alert& alert, const QString& note) {
    mDocument.apply(
        texts::accept(project(), alert.unit, texts::acceptanceOf(alert, note.trimmed().toStdString())),
        [unit = nameOf(alert.unit)] { return tr("Accept alert in %1").arg(unit); });
}

void TextEdits::withdraw(const texts::Alert& alert) {
    const auto& accepted = mDocument.unit(alert.unit).accepted;
    for (std::size_t i = 0; i < accepted.size(); ++i)
        if (accepted[i].check == alert.check && accepted[i].language == alert.language &&
            accepted[i].hash == alert.hash) {
            mDocument.apply(texts::withdraw(project(), alert.unit, i), [unit = nameOf(alert.unit)] {
                return tr("Withdraw acceptance of alert in %1").arg(unit);
            });
            return;
        }
}

// -- rows -----------------------------------------------------------------------------------------

bool TextEdits::join(const Place& place) {
    return place && place->unit + 1 < project().units.size() &&
           mDocument.rearrange(texts::joinUnits(project(), place->unit), [unit = nameOf(place->unit)] {
               return tr("Join %1 with the next row").arg(unit);
           });
}

bool TextEdits::split(const Place& place, std::optional<std::size_t> offset) {
    if (!place) return false;
    const texts::Unit& unit = mDocument.unit(place->unit);
    const std::string_view own = unit.in(place->language);
    const auto ownEnds = sentenceEnds(own, place->language);
    if (!offset && !ownEnds.empty()) offset = ownEnds.front();
    if (!offset || *offset == 0 || *offset >= own.size()) return false;
    const auto before = static_cast<std::size_t>(
        std::count_if(ownEnds.begin(), ownEnds.end(), [&](std::size_t end) { return end <= *offset; }));
    const bool atSentence = before > 0 && *offset - ownEnds[before - 1] <= 1;
    std::map<std::string, std::size_t> offsets{{place->language, *offset}};
    for (const auto& [language, text] : unit.texts) {
        if (language == place->language) continue;
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
    return mDocument.rearrange(texts::splitUnit(project(), place->unit, offsets),
                               [unit = nameOf(place->unit)] { return tr("Split %1").arg(unit); });
}

bool TextEdits::move(const Place& place, texts::Neighbour to, std::optional<std::size_t> offset) {
    if (!place) return false;
    const bool up = to == texts::Neighbour::Previous;
    if (up ? place->unit == 0 : place->unit + 1 >= project().units.size()) return false;
    const auto name = [up, language = place->language, unit = nameOf(place->unit)] {
        return (up ? tr("Move %2 (%1) up") : tr("Move %2 (%1) down")).arg(languageName(language), unit);
    };
    return mDocument.rearrange(offset ? texts::movePart(project(), place->unit, place->language, *offset, to)
                                      : texts::moveText(project(), place->unit, place->language, to),
                               name);
}

bool TextEdits::shift(const Place& place, texts::Neighbour to) {
    if (!place) return false;
    const bool up = to == texts::Neighbour::Previous;
    if (up && place->unit == 0) return false;
    return mDocument.rearrange(up ? texts::shiftUp(project(), place->unit, place->language)
                                  : texts::shiftDown(project(), place->unit, place->language),
                               [up, language = place->language, unit = nameOf(place->unit)] {
                                   return (up ? tr("Shift %1 up, starting at %2")
                                              : tr("Shift %1 down, starting at %2"))
                                       .arg(languageName(language), unit);
                               });
}

}  // namespace hexa::editor
