// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/layers/layerrows.h"

#include "editor/document/document.h"
#include "editor/document/editorstate.h"
#include "editor/ui/contextmenu.h"
#include "editor/ui/icons.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"

#include <QGridLayout>
#include <QMenu>
#include <QToolButton>

namespace hexa::editor {

LayerRows::LayerRows(const Document& document, EditorState& state, QWidget* parent)
    : QWidget(parent), mDocument(document), mState(state) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(2);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(2, 1);
    const auto button = [&](int row, int column, auto set) {
        auto* made = new QToolButton;
        made->setCheckable(true);
        made->setAutoRaise(true);
        made->setFocusPolicy(Qt::StrongFocus);
        connect(made, &QToolButton::clicked, this, [this, set](bool on) {
            Layers layers = mState.layers();
            set(layers, on);
            mState.setLayers(layers);
        });
        grid->addWidget(made, row, column);
        return made;
    };
    for (std::size_t i = 0; i < allLayers.size(); ++i) {
        const Layer layer = allLayers[i];
        const int row = static_cast<int>(i);
        mRows[i].eye = button(row, 0, [layer](Layers& layers, bool on) { layers.setHidden(layer, !on); });
        mRows[i].lock = button(row, 1, [layer](Layers& layers, bool on) { layers.setLocked(layer, on); });
        mRows[i].name = new PlainLabel;
        grid->addWidget(mRows[i].name, row, 2);
    }
    offerMenu(*this, [this](QMenu& menu, QPoint at) { fillMenu(menu, at); });
    connect(&state, &EditorState::layersChanged, this, &LayerRows::refresh);
    connect(&document, &Document::changed, this, &LayerRows::refresh);
    retranslate();
}

void LayerRows::setAll(const std::function<void(Layers&, Layer)>& set) {
    Layers layers = mState.layers();
    for (const Layer layer : allLayers) set(layers, layer);
    mState.setLayers(layers);
}

void LayerRows::fillMenu(QMenu& menu, QPoint at) {
    for (std::size_t i = 0; i < allLayers.size(); ++i) {
        const Layer own = allLayers[i];
        const QRect row = mRows[i].eye->geometry() | mRows[i].lock->geometry();
        if (!isUsed(own) || at.y() < row.top() || at.y() > row.bottom()) continue;
        const QString name = caption(nameOf(own));
        menu.addSection(name);
        menu.addAction(icon("eye"), tr("Show Only &This Layer"), this, [this, own] {
            setAll([own](Layers& layers, Layer layer) { layers.setHidden(layer, layer != own); });
        });
        menu.addAction(icon("lock"), tr("&Lock All Other Layers"), this, [this, own] {
            setAll([own](Layers& layers, Layer layer) { layers.setLocked(layer, layer != own); });
        });
        break;
    }
    menu.addAction(tr("Show &All Layers"), this,
                   [this] { setAll([](Layers& layers, Layer layer) { layers.setHidden(layer, false); }); });
    menu.addAction(icon("unlock"), tr("&Unlock All Layers"), this,
                   [this] { setAll([](Layers& layers, Layer layer) { layers.setLocked(layer, false); }); });
}

bool LayerRows::isUsed(Layer layer) const {
    const Catalog& catalog = mDocument.catalog();
    const Board& board = mDocument.scenario().board;
    switch (layer) {
    case Layer::Tiles:
        return true;
    case Layer::Edges:
        return !catalog.edgeKinds.empty() || !board.edges.empty();
    case Layer::Pieces:
        return !catalog.pieceKinds.empty() || !board.pieces.empty();
    case Layer::Regions:
        return !catalog.regionShapes.empty() || !board.regions.empty();
    case Layer::Zones:
        return catalog.hasThings() || !board.zones.empty();
    case Layer::Labels:
        break;
    }
    return catalog.hasThings() || !board.labels.empty();
}

QString LayerRows::nameOf(Layer layer) {
    for (const ObjectTable table : {ObjectTable::Edges, ObjectTable::Pieces, ObjectTable::Regions,
                                    ObjectTable::Zones, ObjectTable::Labels})
        if (layerOf(table) == layer) return Names::table(table);
    return tr("Tiles");
}

void LayerRows::retranslate() {
    for (std::size_t i = 0; i < allLayers.size(); ++i) {
        const QString name = nameOf(allLayers[i]);
        mRows[i].name->setText(name);
        mRows[i].eye->setAccessibleName(tr("Show layer: %1").arg(name));
        mRows[i].eye->setToolTip(mRows[i].eye->accessibleName());
        mRows[i].lock->setAccessibleName(tr("Lock layer: %1").arg(name));
        mRows[i].lock->setToolTip(mRows[i].lock->accessibleName());
    }
    refresh();
}

void LayerRows::refresh() {
    const Layers& layers = mState.layers();
    for (std::size_t i = 0; i < allLayers.size(); ++i) {
        const Layer layer = allLayers[i];
        const bool used = isUsed(layer);
        const Row& row = mRows[i];
        for (QWidget* widget : {static_cast<QWidget*>(row.eye), static_cast<QWidget*>(row.lock),
                                static_cast<QWidget*>(row.name)})
            widget->setVisible(used);
        row.eye->setChecked(!layers.hidden(layer));
        row.eye->setIcon(icon(layers.hidden(layer) ? "eye-off" : "eye"));
        row.lock->setChecked(layers.locked(layer));
        row.lock->setIcon(icon(layers.locked(layer) ? "lock" : "unlock"));
        row.name->setEnabled(layers.open(layer));
    }
}

}  // namespace hexa::editor

#include "moc_layerrows.cpp"
