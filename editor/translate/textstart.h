// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace hexa::editor {

class MarkupLabel;

/// Page of the Translate mode while no texts are open, with the ways to open some.
class TextStart : public QWidget {
    Q_OBJECT
public:
    explicit TextStart(QWidget* parent = nullptr);

    /// Sets if there is a map with texts to translate.
    void setMapOpen(bool open);

signals:
    void openRequested();
    void importRequested();
    void sampleRequested();
    void mapRequested();

private:
    void retranslate();

    MarkupLabel* mText;
    QPushButton* mOpen;
    QPushButton* mImport;
    QPushButton* mSample;
    QPushButton* mOfMap;
};

}  // namespace hexa::editor
