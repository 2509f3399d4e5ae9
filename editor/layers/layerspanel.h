// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ui/scrollcolumn.h"

namespace hexa::editor {

class Document;
class EditorState;
class LayerRows;
class Tracing;
class TracingRows;

/// Panel with the layers of the map and the picture below it: visible and open parts during design.
class LayersPanel : public ScrollColumn {
    Q_OBJECT
public:
    /// Creates the panel; all arguments outlive it.
    LayersPanel(const Document& document, EditorState& state, Tracing& tracing, QWidget* parent = nullptr);

private:
    LayerRows* mLayers;
    TracingRows* mTracing;
};

}  // namespace hexa::editor
