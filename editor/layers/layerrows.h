// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/layers.h"

#include <QWidget>

#include <array>
#include <functional>

class QLabel;
class QMenu;
class QToolButton;

namespace hexa::editor {

class Document;
class EditorState;

/// A row for each layer that this game can have something on: an eye that shows or hides it, a
/// padlock that keeps tools off it.
class LayerRows : public QWidget {
    Q_OBJECT
public:
    LayerRows(const Document& document, EditorState& state, QWidget* parent = nullptr);
    void retranslate();

private:
    struct Row {
        QToolButton* eye;
        QToolButton* lock;
        QLabel* name;
    };
    void refresh();
    void fillMenu(QMenu& menu, QPoint at);
    void setAll(const std::function<void(Layers&, Layer)>& set);
    bool isUsed(Layer layer) const;
    static QString nameOf(Layer layer);

    const Document& mDocument;
    EditorState& mState;
    std::array<Row, allLayers.size()> mRows{};
};

}  // namespace hexa::editor
