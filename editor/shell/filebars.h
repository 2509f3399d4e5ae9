// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/shell/modes.h"

#include <QObject>

class QVBoxLayout;

namespace hexa::editor {

class ChangedFileBar;
class FileCommands;
class TranslateCommands;

/// The bars above the pages of the window that tell when somebody else changes the files of what is open: the map's and
/// the texts'.
class FileBars : public QObject {
    Q_OBJECT
public:
    /// The bars go into the column, whose widget owns them. All others outlive this.
    FileBars(QVBoxLayout& column, FileCommands& files, TranslateCommands& translate, QObject* parent);

    void showMode(WindowMode mode);

private:
    void followMap();
    void followTexts();

    FileCommands& mFiles;
    TranslateCommands& mTranslate;
    ChangedFileBar* mMap;
    ChangedFileBar* mTexts;
};

}  // namespace hexa::editor
