// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"
#include "editor/paint/tileart.h"
#include "editor/ui/scrollcolumn.h"

#include <array>

namespace hexa::editor {

class CellPage;
class Document;
class LazyUpdate;
class Locale;
class MapPage;
class ObjectPage;
class ObjectsPage;
class Selection;
class SelectionPage;

/// Shows and changes the selection: a hex, several hexes, or the map itself without a selection.
/// Typed text is committed before something else is shown.
class Inspector : public ScrollColumn {
    Q_OBJECT
public:
    Inspector(Document& document, const Selection& selection, paint::TileArt& art, const Locale& locale,
              QWidget* parent = nullptr);
    ~Inspector() override;

    void setStyle(paint::TileStyle style);
    /// Commits typed text; must be called before the map is saved or closed.
    void commit();
    /// Returns typed, uncommitted text as edits of the document, without an unfinished ID.
    std::vector<Edit> typed() const;
    /// Gives the keyboard focus to the first visible field.
    void focusFirst();
    /// Gives the focus to the text of an object, or to the ID of a tile, with all of it selected,
    /// so that typing replaces it.
    void focusText();
    /// Shows the map's page although hexes are selected, until the selection changes.
    void showMap();
    void focusSeat(std::size_t seat);

signals:
    /// The result of typed() may have changed.
    void typedChanged();
    /// A text could not be committed, with the reason; for the status bar.
    void reported(const QString& text);

private:
    void choosePage();
    void showPage(QWidget* page);
    std::array<QWidget*, 5> pages() const;

    Document& mDocument;
    const Selection& mSelection;
    MapPage* mMapPage;
    CellPage* mCellPage;
    SelectionPage* mSelectionPage;
    ObjectPage* mObjectPage;
    ObjectsPage* mObjectsPage;
    LazyUpdate* mUpdate;
};

}  // namespace hexa::editor
