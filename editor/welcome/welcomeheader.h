// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace hexa::editor {

/// Head of the Welcome page: the program in a sentence, and buttons for the ways to begin.
class WelcomeHeader : public QWidget {
    Q_OBJECT
public:
    explicit WelcomeHeader(QWidget* parent = nullptr);

    /// Sets the text of its button while a surprise is being made; empty if none is.
    void setSurprising(const QString& text);

signals:
    void tourRequested();
    void manualRequested();
    void openFileRequested();
    void generateRequested();
    void surpriseRequested();
    void newGameRequested();

private:
    void retranslate();

    QString mSurprising;  ///< As setSurprising().
    QLabel* mName;
    QLabel* mSentence;
    QPushButton *mTour, *mManual, *mOpen, *mGenerate, *mSurprise;
    QPushButton* mGame;  ///< Makes a game file, as the card at the end does.
};

}  // namespace hexa::editor
