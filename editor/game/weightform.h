// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace hexa::editor {

class GameDocument;

/// Form for the decay of a place's worth with the steps from home, the sharing of places, and the
/// accepted lead.
class WeightForm : public QWidget {
    Q_OBJECT
public:
    explicit WeightForm(GameDocument& document, QWidget* parent = nullptr);
    void refresh();

signals:
    void refused(const QString& reason);

private:
    void retranslate();
    void takeDecay();

    GameDocument& mDocument;
    QLabel* mDecayLabel;
    QLineEdit* mDecay;
    QLabel* mShareLabel;
    QComboBox* mShare;
    QLabel* mAcceptLabel;
    QSpinBox* mAccept;
};

}  // namespace hexa::editor
