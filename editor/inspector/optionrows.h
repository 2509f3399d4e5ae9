// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/record.h"

#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QVBoxLayout;

namespace hexa::editor {

class Document;
class Locale;

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
    bool value(const std::string& option) const;
    void fillVariants();
    QString nameOf(const OptionValues& variant) const;
    /// Changes the differing values, in one step; the game's own defaults are not stored.
    void set(const OptionValues& values);

    Document& mDocument;
    const Locale& mLocale;
    QVBoxLayout* mColumn;
    QLabel* mTitle;
    QLabel* mVariantLabel;
    QComboBox* mVariant;
    std::vector<OptionValues> mVariants;       ///< By row of mVariant.
    std::map<std::string, QCheckBox*> mRules;  ///< House rules by option.
};

}  // namespace hexa::editor
