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

/// Buttons for the methods to offer first (methodsOf()), each with its time on this machine.
/// Pressing one starts it.
class MethodButtons : public QWidget {
    Q_OBJECT
public:
    /// The session outlives the widget.
    explicit MethodButtons(GenerateSession& session, QWidget* parent = nullptr);
    /// Shows what holds for the present wishes. `reasons`: why no map can be made; empty: none.
    void refresh(const QStringList& reasons);

private:
    struct Method {
        const GenerateMethod* mode;
        QAbstractButton* button;
    };
    QString sentenceOf(const GenerateMethod& mode, QString& whyNot) const;

    GenerateSession& mSession;
    std::vector<Method> mMethods;
};

}  // namespace hexa::editor
