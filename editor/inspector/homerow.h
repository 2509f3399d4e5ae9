// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QVBoxLayout;

namespace hexa::editor {

class Document;

/// Whose home a hex is, in games whose seats may have none or share one; elsewhere homes are tiles,
/// and this is empty.
class HomeRow : public QWidget {
    Q_OBJECT
public:
    explicit HomeRow(Document& document, QWidget* parent = nullptr);
    /// Shows the document as it is now.
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
