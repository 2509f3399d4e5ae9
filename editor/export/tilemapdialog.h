// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/exchange/foreigntile.h"

#include <QDialog>
#include <QImage>

#include <map>
#include <string>
#include <vector>

class QComboBox;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace hexa::editor {

class Locale;

/// Asks for the meaning of a foreign map's unknown tiles: a list with their pictures and numbers,
/// each with the kinds of the game. Tiles that differ by a number are one row, which can be opened;
/// many can be searched and answered together. Initially tiles over known ones are left out, and
/// all others are empty slots.
class TileMapDialog : public QDialog {
    Q_OBJECT
public:
    /// `pictures`: of the tiles, in their order; may be fewer.
    TileMapDialog(const std::vector<ForeignTile>& tiles, const std::vector<QImage>& pictures,
                  const Catalog& catalog, const Locale& locale, QWidget* parent = nullptr);

    /// Returns the answers as MapImportOptions takes them.
    std::map<std::string, std::string> kinds() const;

private:
    struct Row {
        std::string name;  ///< Name of a tile or of a group.
        QTreeWidgetItem* item = nullptr;
        QComboBox* box = nullptr;
        std::size_t group = 0;  ///< Number of the row that it belongs to; its own: to none.
    };
    void fill(const std::vector<ForeignTile>& tiles, const std::vector<QImage>& pictures);
    std::size_t addRow(const std::string& name, std::int64_t count, const QImage& picture,
                       QTreeWidgetItem* parent);
    QComboBox* addBox(const Row& row, bool decoration);
    void search(const QString& text);
    /// Answers all rows that the search shows.
    void answerShown(int choice);

    const Catalog& mCatalog;
    const Locale& mLocale;
    QTreeWidget* mTree;
    QLineEdit* mSearch;
    QComboBox* mAll;
    std::vector<Row> mRows;
};

}  // namespace hexa::editor
