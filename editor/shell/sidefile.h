// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace hexa::editor {

/// A file beside the map, of a mode that works on something else: while that mode is shown, the
/// File menu serves it.
class SideFile {
public:
    SideFile() = default;
    SideFile(const SideFile&) = delete;
    SideFile& operator=(const SideFile&) = delete;
    virtual ~SideFile() = default;

    virtual bool isShown() const = 0;
    /// Whether a file, by its name, is one of this kind.
    virtual bool takes(const QString& path) const = 0;
    virtual void openFile(const QString& path) = 0;
    virtual void saveFile() = 0;
    virtual void saveFileAs() = 0;
    virtual void closeFile() = 0;
};

}  // namespace hexa::editor
