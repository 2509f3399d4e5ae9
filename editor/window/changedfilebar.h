// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/filewatch.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace hexa::editor {

/// Reports above the page as soon as another program or window has changed, moved or removed the
/// open file. Offers possible answers. It can be closed and returns with the next change.
class ChangedFileBar : public QFrame {
    Q_OBJECT
public:
    explicit ChangedFileBar(QWidget* parent = nullptr);

    /// Follows the file, which was `stamp` when it was read or written here; an empty path: none.
    void follow(const QString& path, const FileStamp& stamp);
    /// Sets whether the page of the file is on show. The bar is visible only then.
    void setRelevant(bool relevant);
    const FileWatch& watch() const { return mWatch; }

signals:
    void reloadRequested();
    void saveRequested();

private:
    void update();

    FileWatch mWatch;
    bool mRelevant = false;
    bool mPutAway = false;
    QLabel* mText;
    QPushButton* mReload;
    QPushButton* mSave;
    QToolButton* mPutAwayButton;
};

}  // namespace hexa::editor
