// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/textdocument.h"
#include "editor/translate/textpattern.h"

#include <array>
#include <optional>

namespace hexa::editor {

/// What is searched for in the texts, and the last match: both are marked.
class TextSearch : public QObject {
    Q_OBJECT
public:
    explicit TextSearch(const TextDocument& document);

    /// Origin of a search pattern, to mark its matches: the filter, or the bar that finds and
    /// replaces.
    enum class Sought : unsigned char { Filtered, Found };
    void setSought(Sought which, TextPattern pattern);
    const std::array<TextPattern, 2>& sought() const { return mSought; }

    /// Returns the last match, to be shown. Returns none after a change of the texts.
    const std::optional<texts::FindHit>& found() const { return mFound; }
    void setFound(std::optional<texts::FindHit> found);

signals:
    /// The patterns or the last match have changed.
    void changed();

private:
    std::optional<texts::FindHit> mFound;
    std::array<TextPattern, 2> mSought;  ///< By Sought.
};

}  // namespace hexa::editor
