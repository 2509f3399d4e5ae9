// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <string>
#include <vector>

class QComboBox;

namespace hexa::editor {

class PlaySession;

/// Changes the player of each seat from here on: a person, or the program at one of its levels.
class PlayersDialog : public QDialog {
    Q_OBJECT
public:
    explicit PlayersDialog(const PlaySession& session, QWidget* parent = nullptr);

    /// Returns the bots by seat, for PlaySession::setPlayers().
    std::vector<std::string> bots() const;

private:
    std::vector<QComboBox*> mSeats;
};

}  // namespace hexa::editor
