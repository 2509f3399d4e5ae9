// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate/generate.h"

#include <QGroupBox>

#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QMenu;
class QToolButton;
class QVBoxLayout;

namespace hexa::editor {

class Locale;
class Selection;

/// The wishes for a map, one on each line, with fields to fill in. Shows if the open map meets
/// them.
class WishRows : public QGroupBox {
    Q_OBJECT
public:
    /// All arguments outlive the widget.
    /// @param selection provides the hex for a wish about a place
    WishRows(const std::vector<WishForm>& forms, const Catalog& catalog, const Selection& selection,
             const Locale& locale, QWidget* parent = nullptr);

    const std::vector<Wish>& wishes() const { return mWishes; }
    void setWishes(std::vector<Wish> wishes);
    /// Sets the results of the open map in the order of the wishes. Empty: not known.
    void setResults(const std::vector<WishResult>& results);
    void retranslate();
    /// Returns the sentence of a wish.
    static QString sentence(const Wish& wish, const std::vector<WishForm>& forms, const Catalog& catalog,
                            const Locale& locale);

signals:
    void changed();
    /// Asks to show the hexes that break a wish.
    void placesRequested(const std::vector<hexa::Hex>& places);

private:
    void add(const WishForm& form);
    void build();
    QWidget* makeRow(std::size_t index);
    void showResults();

    const std::vector<WishForm>& mForms;
    const Catalog& mCatalog;
    const Selection& mSelection;
    const Locale& mLocale;
    std::vector<Wish> mWishes;
    std::vector<WishResult> mResults;
    std::vector<QToolButton*> mSigns;
    std::vector<QLabel*> mSentences;
    QVBoxLayout* mColumn;
    QWidget* mRows = nullptr;
    QToolButton* mAdd;
    QMenu* mMenu;
};

}  // namespace hexa::editor
