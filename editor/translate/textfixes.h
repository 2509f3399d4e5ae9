// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/check/fixes.h"
#include "editor/translate/currenttext.h"
#include "editor/translate/textalerts.h"

namespace hexa::editor {

class Locale;

/// The answers to alerts, as the window offers them.
class TextFixes {
    Q_DECLARE_TR_FUNCTIONS(TextFixes)
public:
    /// "Replace “4” by “3”", short enough for a menu.
    static QString label(const texts::Fix& fix);
    /// Returns the answers to all open alerts of the alert's kind, itself included, in the order of
    /// rows.
    static std::vector<texts::UnitFix> alike(const TextDocument& document, const TextAlerts& alerts,
                                             const texts::Alert& alert);
    /// "Fix All 17 Like This…"; empty if there is only one.
    static QString allLabel(const TextDocument& document, const TextAlerts& alerts,
                            const texts::Alert& alert);
    /// Returns the first open alert of the current row that has an answer. Alerts of the current
    /// text come first.
    static std::optional<texts::Alert> first(const TextAlerts& alerts, const CurrentText& current);
    /// Applies an answer as one undo step. Returns false if its text has changed meanwhile.
    static bool apply(TextDocument& document, const texts::UnitFix& fix);
    /// Shows the effect of answering all alerts of the kind, with check boxes, and applies it as
    /// one undo step. Returns the number of changed texts.
    static int applyAll(TextDocument& document, const TextAlerts& alerts, const Locale& locale,
                        const texts::Alert& alert, QWidget* parent);
};

}  // namespace hexa::editor
