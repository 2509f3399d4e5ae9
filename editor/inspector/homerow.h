// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QVBoxLayout;

namespace hexa::editor {

class Document;

/// Row with the owner of a home hex, in games where seats may have no home or share one. Elsewhere
/// homes are tiles, and the row is empty.
class HomeRow : public QWidget {
    Q_OBJECT
public:
    explicit HomeRow(Document& document, QWidget* parent = nullptr);
    /// Shows the document's present state.
    void show(Hex at);

private:
    using QWidget::show;
    void set(std::size_t seat, bool home);

    Document& mDocument;
    Hex mHex;
    QVBoxLayout* mColumn;
    std::vector<QCheckBox*> mBoxes;  ///< By seat.
};

}  // namespace hexa::editor
