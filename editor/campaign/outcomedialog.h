// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

#include <vector>

class QCheckBox;

namespace hexa::editor {

/// Asks for the winners of a game at a table: one, several together, or none.
class OutcomeDialog : public QDialog {
    Q_OBJECT
public:
    OutcomeDialog(const QString& scenario, const QStringList& players, QWidget* parent);

    /// Returns the indices of the winners; none for a draw.
    std::vector<int> winners() const;

private:
    std::vector<QCheckBox*> mPlayers;
};

}  // namespace hexa::editor
