// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QAbstractButton;

namespace hexa {
struct GenerateMethod;
}  // namespace hexa

namespace hexa::editor {

class GenerateSession;

/// The ways to new maps (waysOf()), each a button with the time that it takes on this machine.
/// Pressing one starts it.
class WayButtons : public QWidget {
    Q_OBJECT
public:
    /// The session outlives the widget.
    explicit WayButtons(GenerateSession& session, QWidget* parent = nullptr);
    /// Shows what holds for the present wishes. `reasons`: why no map can be made; empty: none.
    void refresh(const QStringList& reasons);

private:
    struct Way {
        const GenerateMethod* mode;
        QAbstractButton* button;
    };
    QString sentenceOf(const GenerateMethod& mode, QString& whyNot) const;

    GenerateSession& mSession;
    std::vector<Way> mWays;
};

}  // namespace hexa::editor
