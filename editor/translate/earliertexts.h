// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/unit.h"
#include "editor/ui/markup.h"

#include <QString>

#include <string>

namespace hexa::editor {

class Locale;

/// Returns a time of a note or change ("2026-01-31T12:00Z") as people write it, in local time.
/// Returns a text in another form as it is.
QString shownTime(std::string_view time, const Locale& locale);

/// The history of a text, latest change first: state, author and time of each version, and its
/// differences from the one before. Earlier texts can be restored.
class EarlierTexts : public MarkupView {
    Q_OBJECT
public:
    explicit EarlierTexts(const Locale& locale, QWidget* parent = nullptr);

    /// Shows the history of a text, or is hidden if it has none.
    void show(const texts::Text* text);

signals:
    /// Asks to put this text back.
    void restoreRequested(const QString& text);

private:
    const Locale& mLocale;
    QStringList mTexts;  ///< Versions, the present one first.
};

}  // namespace hexa::editor
