// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <map>
#include <string>

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace hexa::editor {

class Document;
class Locale;
class VariantBox;

/// Variant and house rules of the map, from the game's own list; empty for games without any. They
/// apply when the map is played, judged and printed, unless a single game is set up differently.
class OptionRows : public QWidget {
    Q_OBJECT
public:
    OptionRows(Document& document, const Locale& locale, QWidget* parent = nullptr);
    /// Shows the document's present state.
    void refresh();
    void retranslate();

private:
    void set(const std::string& rule, bool on);

    Document& mDocument;
    const Locale& mLocale;
    QVBoxLayout* mColumn;
    QLabel* mTitle;
    QLabel* mVariantLabel;
    VariantBox* mVariant;
    std::map<std::string, QCheckBox*> mRules;  ///< House rules by option.
};

}  // namespace hexa::editor
