// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/tileart.h"

#include <QListView>
#include <QWidget>

#include <functional>

class QComboBox;
class QLineEdit;
class QMenu;

namespace hexa::editor {

class Document;
class EditorState;
class KindDelegate;
class KindFilter;
class KindModel;
class LazyUpdate;
class Locale;

/// The list in the palette. Dragging from it shows the tile at map scale under the pointer.
class KindList : public QListView {
    Q_OBJECT
public:
    KindList(const Document& document, paint::TileArt& art, QWidget* parent);
    /// Returns the picture that a drag of this row shows.
    QPixmap dragPicture(const QModelIndex& index) const;
    /// Pixels per map unit of the map that tiles are dragged to.
    void setPixelsPerUnit(std::function<double()> scale) { mPixelsPerUnit = std::move(scale); }
    void setStyle(paint::TileStyle style);

protected:
    void startDrag(Qt::DropActions actions) override;
    void dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) override;

private:
    paint::TileArt& mArt;
    KindDelegate* mDelegate;
    std::function<double()> mPixelsPerUnit;
};

/// The tiles to choose from, with the number left in the box. Choosing one makes it the brush;
/// dragging one takes it to the map. The data of the drag are described in
/// editor/document/kindmime.h.
class TilePalette : public QWidget {
    Q_OBJECT
public:
    TilePalette(Document& document, EditorState& state, paint::TileArt& art, const Locale& locale,
                QWidget* parent = nullptr);

    void setStyle(paint::TileStyle style);
    void setPixelsPerUnit(std::function<double()> scale);

signals:
    /// The menu of a tile asks to put it at the cursor or on the selection.
    void placeRequested(hexa::KindId kind);
    /// Select all of it on the map.
    void selectRequested(hexa::KindId kind);
    /// Paint with it.
    void paintRequested(hexa::KindId kind);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void search(const QString& text);
    void takeFirst();
    void fillMenu(QMenu& menu, QPoint at);
    void showBrush();
    void showMixture();
    void takeSelected();
    void showOwners();

    const Document& mDocument;
    EditorState& mState;
    const Locale& mLocale;
    KindModel* mModel;
    KindFilter* mFilter;
    QLineEdit* mSearch;
    QComboBox* mOwner;  ///< Hidden if nothing is owned.
    KindList* mList;
    LazyUpdate* mRecount;
    bool mShowingBrush = false;
};

}  // namespace hexa::editor
