// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "editor/paint/tileart.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace hexa {

class CommitLine;
class Document;
class Locale;

/// The seats of the map: number, who plays there, name of the seat in one language.
class SeatRows : public QWidget {
    Q_OBJECT
public:
    SeatRows(Document& document, const paint::TileArt& art, const Locale& locale, QWidget* parent = nullptr);

    /// Shows the document's seats; their names in `language`. What is being typed stays, unless `force`.
    void show(const QString& language, bool force);
    void commit();
    void focusSeat(std::size_t seat);
    void retranslate();

private:
    struct Row {
        QWidget* box;
        QLabel* number;
        QComboBox* faction;  ///< Null if the game has no factions.
        CommitLine* name;
    };
    using QWidget::show;
    Row makeRow(std::size_t seat);
    void fillFactions(std::size_t seat);
    void applyFaction(std::size_t seat);
    void applyName(std::size_t seat);

    Document& mDocument;
    const paint::TileArt& mArt;
    const Locale& mLocale;
    QString mLanguage;
    QVBoxLayout* mColumn;
    QLabel* mNone;
    std::vector<Row> mRows;
};

}  // namespace hexa
