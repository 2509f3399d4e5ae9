// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/textalerts.h"

#include <array>

namespace hexa::editor {
namespace {

// Checks that compare rows. The check of one row can't find them again.
constexpr std::array acrossRows{"consistency", "duplicate", "untranslated"};

bool isAcrossRows(const texts::Alert& alert) {
    return std::find(acrossRows.begin(), acrossRows.end(), alert.check) != acrossRows.end();
}

}  // namespace

TextAlerts::TextAlerts(const TextDocument& document) : mDocument(document) {
    connect(&document, &TextDocument::reset, this, &TextAlerts::documentReset);
    connect(&document, &TextDocument::changed, this, &TextAlerts::documentChanged);
    connect(&mChecks, &TextChecks::rowChecked, this, &TextAlerts::takeRow);
    connect(&mChecks, &TextChecks::allChecked, this, &TextAlerts::takeAll);
}

void TextAlerts::documentReset() {
    const texts::Project& project = mDocument.project();
    mAlerts.assign(project.units.size(), {});
    mAsked = project.units;
    dropDraft();
    if (mDocument.isOpen())
        mChecks.check(project, std::nullopt);
    else
        mChecks.clear();
    emit changed(-1);
}

void TextAlerts::documentChanged(std::size_t at, std::size_t removed, std::size_t inserted) {
    const bool check = mDraft || checksSee(at, removed, inserted);
    mAsked = mDocument.project().units;
    if (removed > 0 || inserted > 0) dropDraft();  // it was taken, or is one of texts that are others now
    if (removed != inserted) {
        const auto first = mAlerts.begin() + static_cast<std::ptrdiff_t>(at);
        const auto place = mAlerts.erase(first, first + static_cast<std::ptrdiff_t>(removed));
        mAlerts.insert(place, inserted, {});
        for (std::size_t i = at; i < mAlerts.size(); ++i)
            for (texts::Alert& alert : mAlerts[i]) alert.unit = i;
    }
    const bool one = removed == 1 && inserted == 1;
    if (check) mChecks.check(projectWithDraft(), one ? std::optional(at) : std::nullopt);
    emit changed(one ? static_cast<int>(at) : -1);
}

bool TextAlerts::checksSee(std::size_t at, std::size_t removed, std::size_t inserted) const {
    if (removed != inserted || removed == 0) return true;
    const texts::Units& units = mDocument.project().units;
    for (std::size_t i = at; i < at + removed; ++i)
        if (!mAsked.shares(i, units, i) && !texts::checkedAlike(mAsked[i], units[i])) return true;
    return false;
}

void TextAlerts::takeRow(std::size_t unit, const std::vector<texts::Alert>& alerts) {
    if (unit >= mAlerts.size()) return;
    std::erase_if(mAlerts[unit], [](const texts::Alert& alert) { return !isAcrossRows(alert); });
    for (const texts::Alert& alert : alerts)
        if (!isAcrossRows(alert)) mAlerts[unit].push_back(alert);
    TextChecks::sortWorstFirst(mAlerts[unit]);
    emit changed(static_cast<int>(unit));
}

void TextAlerts::takeAll(std::vector<std::vector<texts::Alert>>& alerts) {
    mAlerts.swap(alerts);
    mAlerts.resize(mDocument.project().units.size());
    emit changed(-1);
}

const std::vector<texts::Alert>& TextAlerts::of(std::size_t unit) const {
    static const std::vector<texts::Alert> none;
    return unit < mAlerts.size() ? mAlerts[unit] : none;
}

std::vector<texts::Alert> TextAlerts::openOf(std::size_t unit) const {
    return texts::openAlerts(mDocument.project(), of(unit));
}

std::optional<texts::Alert> TextAlerts::openErrorOf(const texts::TextPlace& place) const {
    for (const texts::Alert& alert : of(place.unit))
        if (alert.severity == Severity::Error &&
            (alert.language.empty() || alert.language == place.language) &&
            !texts::isAccepted(mDocument.unit(place.unit), alert))
            return alert;
    return std::nullopt;
}

// -- the draft ------------------------------------------------------------------------------------

void TextAlerts::setDraft(std::size_t unit, const std::string& language, const QString& text) {
    if (unit >= mDocument.project().units.size()) return;
    Draft draft{unit, language, text.toStdString()};
    const bool same = mDocument.unit(unit).in(language) == draft.text;
    setDraft(same ? std::nullopt : std::optional(std::move(draft)));
}

void TextAlerts::checkDraft(std::size_t unit, const std::string& language, const QString& text) {
    if (unit >= mDocument.project().units.size()) return;
    setDraft(unit, language, text);
    mChecks.check(projectWithDraft(), unit);
}

void TextAlerts::setDraft(std::optional<Draft> draft) {
    if (draft == mDraft) return;
    mDraft = std::move(draft);
    emit draftChanged();
}

texts::Project TextAlerts::projectWithDraft() const {
    texts::Project project = mDocument.project();
    if (mDraft)
        static_cast<void>(
            texts::apply(project, texts::setText(project, mDraft->unit, mDraft->language, mDraft->text)));
    return project;
}

}  // namespace hexa::editor

#include "moc_textalerts.cpp"
