// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/help/manual.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace hexa::editor {

class Locale;
class MarkupView;

/// The manual in a window of its own, in the language of the program: sections at the left, a
/// search, and the way to a PDF.
class ManualWindow : public QWidget {
    Q_OBJECT
public:
    /// Creates the window; the locale outlives it.
    explicit ManualWindow(const Locale& locale, QWidget* parent = nullptr);

    /// Shows the section about a topic (Manual::about). Returns false and leaves the window
    /// unchanged if none is about it.
    bool showTopic(const QString& topic);
    /// Returns the id of the chosen section, or an empty text.
    QString section() const;
    const Manual& manual() const { return mManual; }

signals:
    /// A request to save the manual as a PDF.
    void pdfRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    void list();
    void go(int row);
    void markWords();

    const Locale& mLocale;
    Manual mManual;
    QLineEdit* mSearch;
    QListWidget* mSections;
    QLabel* mNothing;
    QPushButton* mPdf;
    MarkupView* mView;
};

}  // namespace hexa::editor
