// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"
#include "editor/paint/tileart.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace hexa::editor {

class CommitLine;
class Document;
class Locale;

/// Seats of the map: number, faction, name of the seat in one language.
class SeatRows : public QWidget {
    Q_OBJECT
public:
    SeatRows(Document& document, const paint::TileArt& art, const Locale& locale, QWidget* parent = nullptr);

    /// Shows the document's seats, with names in `language`. Typed text stays, unless `force`.
    void show(const QString& language, bool force);
    void commit();
    /// Returns typed, uncommitted names, or none.
    std::optional<Edit> typed() const;
    void focusSeat(std::size_t seat);
    void retranslate();

signals:
    void typedChanged();

private:
    struct Row {
        QWidget* box;
        QLabel* number;
        QComboBox* faction;  ///< Null if the game has no factions.
        CommitLine* name;
        QComboBox* team;  ///< Null if seats of this game do not play together.
        QLabel* home;     ///< These two are null if every seat has a home tile of its own.
        QPushButton* remove;
    };
    using QWidget::show;
    Row makeRow(std::size_t seat);
    void fillFactions(std::size_t seat);
    /// Returns the faction of a seat with this ID. With an empty ID it returns the one with the
    /// seat's number, or none yet.
    static QString factionName(const Catalog& catalog, const Locale& locale, std::size_t seat,
                               const std::string& id);
    void applyFaction(std::size_t seat);
    void applyTeam(std::size_t seat);
    void showHome(std::size_t seat);
    void applyName(std::size_t seat);
    void putName(std::vector<Seat>& seats, std::size_t seat) const;

    Document& mDocument;
    const paint::TileArt& mArt;
    const Locale& mLocale;
    QString mLanguage;
    QVBoxLayout* mColumn;
    QLabel* mNone;
    QPushButton* mAdd;  ///< Only in games with seats without homes.
    std::vector<Row> mRows;
};

}  // namespace hexa::editor
