// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/currenttext.h"
#include "editor/translate/textdocument.h"
#include "editor/translate/textsuggestions.h"

namespace hexa::editor {

/// A translation that other rows with the same source could have, too.
class EqualRows {
    Q_DECLARE_TR_FUNCTIONS(EqualRows)
public:
    /// Returns the rows with the source of the current text and another translation.
    static std::vector<std::size_t> of(const TextSuggestions& suggestions, const CurrentText& current);
    /// Shows the changes with check boxes, and puts the translation there as one undo step. Returns
    /// the number of changed rows.
    static int spread(TextDocument& document, const TextSuggestions& suggestions, const CurrentText& current,
                      QWidget* parent);
};

}  // namespace hexa::editor
