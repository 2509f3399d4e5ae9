// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/textsearch.h"

namespace hexa::editor {

TextSearch::TextSearch(const TextDocument& document) {
    connect(&document, &TextDocument::reset, this, [this] { setFound(std::nullopt); });
    connect(&document, &TextDocument::changed, this, [this] { setFound(std::nullopt); });
}

void TextSearch::setFound(std::optional<texts::FindHit> found) {
    if (found == mFound) return;
    mFound = std::move(found);
    emit changed();
}

void TextSearch::setSought(Sought which, TextPattern pattern) {
    TextPattern& known = mSought[static_cast<std::size_t>(which)];
    if (known.empty() && pattern.empty()) return;
    known = std::move(pattern);
    emit changed();
}

}  // namespace hexa::editor

#include "moc_textsearch.cpp"
