// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/currenttext.h"
#include "editor/translate/spelling.h"
#include "editor/translate/textalerts.h"
#include "editor/translate/textedits.h"
#include "editor/translate/textsearch.h"
#include "editor/translate/textsuggestions.h"
#include "editor/translate/textterms.h"

namespace hexa::editor {

class Locale;

/// All parts needed to work on open texts, lowest first. Each part knows only those above it, and
/// hears of a change before those below and before any panel. Belongs to the window; page and
/// panels listen to the parts.
struct TranslateParts {
    explicit TranslateParts(const Locale& language)
        : locale(language),
          suggestions(document),
          search(document),
          terms(document),
          spelling(document, terms),
          alerts(document),
          current(document, search),
          edits(document, alerts) {}

    const Locale& locale;
    TextDocument document;
    TextSuggestions suggestions;
    TextSearch search;
    TextTerms terms;
    Spelling spelling;
    TextAlerts alerts;
    CurrentText current;
    TextEdits edits;
};

}  // namespace hexa::editor
