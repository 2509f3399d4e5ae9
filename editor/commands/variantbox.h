// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/record.h"

#include <QComboBox>

#include <map>
#include <string>
#include <vector>

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

class Document;
class Locale;

/// The variant of the open map, from the game's own list. Choosing another one is an edit of the
/// map. Has no entries for a game without variants.
class VariantBox : public QComboBox {
    Q_OBJECT
public:
    /// Both arguments outlive the box.
    VariantBox(Document& document, const Locale& locale, QWidget* parent = nullptr);
    /// Shows the variants for the document's number of players, and the map's own. If its own
    /// combination is not among them, it comes first.
    void refresh();

    /// Returns an option's name in the window's language.
    static QString optionName(const GameSystem& system, const std::string& option, const Locale& locale);
    /// Returns the map's value of an option, or the game's default.
    static bool valueOf(const Document& document, const std::string& option);
    /// Returns the map's options with these values. The game's own defaults are not stored.
    static std::map<std::string, bool> withValues(const Document& document, const OptionValues& values);

private:
    QString nameOf(const OptionValues& variant) const;
    void set(const OptionValues& variant);

    Document& mDocument;
    const Locale& mLocale;
    std::vector<OptionValues> mVariants;  ///< By row.
};

}  // namespace hexa::editor
