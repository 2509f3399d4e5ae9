// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QTimer>

class QProgressBar;

namespace hexa::editor {

/// Shows the progress of a background task, and lets the user cancel it. Appears only if the task
/// takes longer than a moment, and deletes itself at the end.
class ProgressDialog : public QDialog {
    Q_OBJECT
public:
    ProgressDialog(const QString& what, QWidget* window);

    void setPercent(int percent);
    bool canceled() const { return mCanceled; }
    /// Must be called at the end of the task.
    void finish();
    /// Asks to call the work off, as the button, Escape and closing do. It stays until the work has
    /// ended.
    void reject() override;

signals:
    void cancelRequested();

private:
    QProgressBar* mBar;
    QTimer mShow;
    bool mCanceled = false;
};

}  // namespace hexa::editor
