// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/textsuggestions.h"

#include <QElapsedTimer>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr std::size_t maxMatches = 5;
constexpr int leastShownPercent = 50;
constexpr int learnTurn = 5;  // milliseconds

}  // namespace

TextSuggestions::TextSuggestions(const TextDocument& document) : mDocument(document) {
    connect(&document, &TextDocument::reset, this, [this] {
        mMemory.reset(mDocument.project());
        mLearning.start(0);
    });
    connect(&document, &TextDocument::changed, this,
            [this](std::size_t at, std::size_t removed, std::size_t inserted) {
                mMemory.change(at, removed, inserted);
                mLearning.start(0);
            });
    connect(&mLearning, &QTimer::timeout, this, &TextSuggestions::learn);
}

/// Learns a part of the memory while the user is idle.
void TextSuggestions::learn() {
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < learnTurn && mMemory.learnSome(mDocument.project())) {
    }
    if (mMemory.ready()) mLearning.stop();
}

void TextSuggestions::setOtherMemory(texts::Memory memory, const QString& name) {
    mOther = std::move(memory);
    mOtherName = name;
    emit memoryChanged();
}

std::vector<std::size_t> TextSuggestions::equalSources(const texts::TextPlace& place) const {
    return mEqualSources.of(mDocument.project(), place.unit, place.language);
}

std::vector<texts::MemoryMatch> TextSuggestions::matches(const texts::TextPlace& place) const {
    const texts::Project& project = mDocument.project();
    const texts::Unit& unit = mDocument.unit(place.unit);
    std::string source = project.sourceOf(unit);
    if (source == place.language)  // a source may be written after what a translation says
        for (const std::string& language : project.languages)
            if (language != place.language && !unit.in(language).empty()) source = language;
    if (source == place.language || unit.in(source).empty()) return {};
    auto found = mMemory.find(project, unit.in(source), source, place.language, leastShownPercent, maxMatches,
                              unit.id);
    for (texts::MemoryMatch& match :
         mOther.find(unit.in(source), source, place.language, leastShownPercent, maxMatches)) {
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

#include "moc_textsuggestions.cpp"
