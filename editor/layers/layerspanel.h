// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ui/scrollcolumn.h"

namespace hexa::editor {

class Document;
class EditorState;
class LayerRows;
class Tracing;
class TracingRows;

/// The layers of the map and the picture below it: what is seen and what the hand can reach while a
/// map is designed.
class LayersPanel : public ScrollColumn {
    Q_OBJECT
public:
    /// All outlive this.
    LayersPanel(const Document& document, EditorState& state, Tracing& tracing, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    LayerRows* mLayers;
    TracingRows* mTracing;
};

}  // namespace hexa::editor
