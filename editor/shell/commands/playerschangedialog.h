// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"

#include <QDialog>

#include <optional>

class QLabel;
class QPushButton;
class QSpinBox;

namespace hexa::editor {

class Document;
class Locale;

/// Asks for the new number of players of a map. Shows in advance which parts fall off it
/// (GenerateFunctions::forPlayers).
class PlayersChangeDialog : public QDialog {
    Q_OBJECT
public:
    PlayersChangeDialog(const Document& map, const Locale& locale, QWidget* parent);

    int players() const;
    /// Returns the edit that changes the map. Requires that the dialog was accepted.
    const Edit& edit() const { return *mEdit; }

private:
    void refresh();

    const Document& mMap;
    const Locale& mLocale;
    std::optional<Edit> mEdit;
    QSpinBox* mPlayers;
    QLabel* mLosses;
    QPushButton* mChange;
};

}  // namespace hexa::editor
