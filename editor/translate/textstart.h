// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace hexa::editor {

class MarkupLabel;

/// What the Translate mode shows while no texts are open: the ways to some.
class TextStart : public QWidget {
    Q_OBJECT
public:
    explicit TextStart(QWidget* parent = nullptr);

    /// Whether there is a map whose texts can be translated.
    void setMapOpen(bool open);

signals:
    void openRequested();
    void importRequested();
    void sampleRequested();
    void mapRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    MarkupLabel* mText;
    QPushButton* mOpen;
    QPushButton* mImport;
    QPushButton* mSample;
    QPushButton* mOfMap;
};

}  // namespace hexa::editor
