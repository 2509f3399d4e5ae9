// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/generate/atlassession.h"

#include <QHash>
#include <QImage>
#include <QWidget>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableWidget;
class QTableWidgetItem;

namespace hexa::editor {

class GenerateSession;
class Thumbnails;

/// An atlas of fair maps over two tastes as a heat map of small pictures: the low ends are at the left and at the bottom. Pointing
/// at a cell tells its gap and tastes, a click puts its map on the table.
class AtlasPanel : public QWidget {
    Q_OBJECT
public:
    /// The session outlives the panel.
    explicit AtlasPanel(AtlasSession& atlas, QWidget* parent = nullptr);

signals:
    /// A new atlas in the place of the one that is there.
    void startRequested(const AtlasGrid& grid);
    void openRequested();
    void saveRequested();
    void exportRequested();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void fill();
    void fit();
    void paintCell(QTableWidgetItem& item, std::size_t cell);
    void showRun();
    void describe(int tableRow, int column);
    void take(int tableRow, int column);
    QString textOf(std::size_t cell) const;
    /// The cell's number in the atlas: rows of the table go down, those of the atlas up.
    std::size_t cellAt(int tableRow, int column) const;
    AtlasGrid wantedGrid() const;

    GenerateSession& mSession;
    AtlasSession& mAtlas;
    QLabel* mColumnsTitle;
    QComboBox* mColumns;
    QLabel* mRowsTitle;
    QComboBox* mRows;
    QLabel* mCellsTitle;
    QSpinBox* mCells;
    QPushButton* mStart;
    QPushButton* mGoOn;
    QPushButton* mCheck;
    QProgressBar* mProgress;
    QLabel* mTold;
    QLabel* mAxes;
    QTableWidget* mTable;
    QLabel* mDetails;
    QPushButton* mOpen;
    QPushButton* mSave;
    QPushButton* mExport;
    Thumbnails* mThumbnails;
    struct Picture {
        TileList tiles;
        QImage image;  ///< Null as long as it is being made.
    };
    QHash<int, Picture> mPictures;  ///< By cell.
};

}  // namespace hexa::editor
