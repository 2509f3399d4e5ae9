// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace hexa::editor {

/// A file beside the map, of a mode that works on something else. The File menu acts on it while
/// that mode is shown.
class SideFile {
public:
    SideFile() = default;
    SideFile(const SideFile&) = delete;
    SideFile& operator=(const SideFile&) = delete;
    virtual ~SideFile() = default;

    virtual bool isShown() const = 0;
    /// True if a file is one of this kind, by its name.
    virtual bool takes(const QString& path) const = 0;
    virtual void openFile(const QString& path) = 0;
    virtual void saveFile() = 0;
    virtual void saveFileAs() = 0;
    virtual void closeFile() = 0;
};

}  // namespace hexa::editor
