// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QTimer>

class QProgressBar;

namespace hexa::editor {

/// Tells how far a piece of work is that goes on beside the window, and lets it be called off.
/// Shows itself only if the work takes longer than a moment, and deletes itself when the work is
/// done.
class ProgressDialog : public QDialog {
    Q_OBJECT
public:
    ProgressDialog(const QString& what, QWidget* window);

    void setPercent(int percent);
    bool canceled() const { return mCanceled; }
    /// The work is done.
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
