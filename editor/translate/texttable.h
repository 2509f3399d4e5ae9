// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/edits.h"

#include <QTableView>

#include <cstddef>
#include <optional>
#include <vector>

namespace hexa::editor {

class LazyUpdate;
class RowHeights;
class TextCell;
class TextDelegate;
class TextModel;
struct TranslateParts;

/// The texts in columns side by side, edited in place. Its current cell is the current text.
class TextTable : public QTableView {
    Q_OBJECT
public:
    explicit TextTable(TranslateParts& parts, QWidget* parent = nullptr);

    TextModel& texts() const { return *mModel; }
    /// Returns the open editor, or null.
    TextCell* cell() const;
    /// Commits unfinished typing.
    void commit();
    /// Opens the editor of the current text.
    void editText();
    /// Returns the byte of the caret in the open editor, if it is inside the text.
    std::optional<std::size_t> caret() const;
    /// Returns the selected texts that aren't empty. A row's number selects all of its languages.
    std::vector<texts::TextPlace> selectedTexts() const;
    bool severalSelected() const;
    /// Makes it the current text and the only selected one, regardless of held keys.
    void choose(const QModelIndex& index);
    /// Does the same, and scrolls to it.
    void goTo(const QModelIndex& index);
    void layOutColumns();

protected:
    void changeEvent(QEvent* event) override;

private:
    void arrange();

    TranslateParts& mParts;
    TextModel* mModel;
    TextDelegate* mDelegate;
    RowHeights* mRows;
    LazyUpdate* mHeights;
};

}  // namespace hexa::editor
