// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/fileclaim.h"
#include "editor/shell/mode.h"

#include <QObject>

#include <map>
#include <memory>

class QVBoxLayout;

namespace hexa::editor {

class ChangedFileBar;
class FileCommands;
class TranslateCommands;
class Workspace;

/// Watches the files of the open maps and texts. Bars above the pages tell about changes by other
/// programs and windows. If another window wants to open one of the files, it shows this window.
class OpenFiles : public QObject {
    Q_OBJECT
public:
    /// Adds its bars to the column; the column's widget owns them. All other arguments outlive
    /// this.
    OpenFiles(QVBoxLayout& column, FileCommands& files, TranslateCommands& translate, QObject* parent);
    ~OpenFiles() override;

    void showMode(const ModeInfo& mode);
    /// True if another program or window has changed, moved or removed the map's file.
    bool isChanged(const Workspace& map) const;

signals:
    /// Another window or start of the program wants to open the file of a map (null: that of the
    /// texts), and these files with it.
    void wanted(hexa::editor::Workspace* map, const QStringList& also);
    /// isChanged() of a map may have changed.
    void changed();

private:
    /// A map's file: its bar and its claim.
    struct MapFile {
        ChangedFileBar* bar;
        std::unique_ptr<FileClaim> claim;
    };
    void add(Workspace& map);
    void follow(Workspace& map);
    void followTexts();
    void showBars();

    QVBoxLayout& mColumn;
    FileCommands& mFiles;
    TranslateCommands& mTranslate;
    std::map<const Workspace*, MapFile> mMaps;
    ChangedFileBar* mTexts;
    FileClaim mTextsClaim;
    WindowMode mMode = WindowMode::Welcome;
    bool mOfMap = false;  ///< ModeInfo::ofMap of the mode on show.
};

}  // namespace hexa::editor
