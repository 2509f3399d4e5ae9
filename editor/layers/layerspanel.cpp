// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/layers/layerspanel.h"

#include "editor/layers/layerrows.h"
#include "editor/layers/tracingrows.h"
#include "editor/ui/translated.h"

#include <QVBoxLayout>

namespace hexa::editor {

LayersPanel::LayersPanel(const Document& document, EditorState& state, Tracing& tracing, QWidget* parent)
    : ScrollColumn(parent), mLayers(new LayerRows(document, state)), mTracing(new TracingRows(tracing)) {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(mLayers);
    column->addWidget(mTracing);
    column->addStretch(1);
    setWidget(content);
    keepTranslated(*this, [this] {
        setAccessibleName(tr("Layers"));
        mLayers->retranslate();
        mTracing->retranslate();
    });
}

}  // namespace hexa::editor

#include "moc_layerspanel.cpp"
