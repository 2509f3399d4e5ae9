// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/fileclaim.h"
#include "editor/shell/modes.h"

#include <QObject>

class QVBoxLayout;

namespace hexa::editor {

class ChangedFileBar;
class FileCommands;
class TranslateCommands;

/// What other programs and windows have to do with the files of what is open, the map's and the texts'. Bars above the pages
/// tell when somebody else changes one, and whoever wants to open it again is shown this window.
class OpenFiles : public QObject {
    Q_OBJECT
public:
    /// The bars go into the column, whose widget owns them. All others outlive this.
    OpenFiles(QVBoxLayout& column, FileCommands& files, TranslateCommands& translate, QObject* parent);

    void showMode(WindowMode mode);

signals:
    /// Another window or start of the program wants to open one of the files.
    void wanted();

private:
    void followMap();
    void followTexts();

    FileCommands& mFiles;
    TranslateCommands& mTranslate;
    ChangedFileBar* mMap;
    ChangedFileBar* mTexts;
    FileClaim mMapClaim;
    FileClaim mTextsClaim;
};

}  // namespace hexa::editor
