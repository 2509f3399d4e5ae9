// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hexa {

/// State of a file when it was read or written here. Before the next save it reveals changes by
/// another program or window. The default: there was no file.
struct FileStamp {
    std::int64_t size = -1;  ///< Bytes; -1: there was no file.
    /// Nanoseconds since 1970; 0: not known, so that the content decides.
    std::int64_t modified = 0;
    std::uint64_t hash = 0;  ///< Hash of the content, on machines of this byte order.
    /// Time of any change, which programs can't set back; as `modified`.
    std::int64_t touched = 0;
    /// Number of the file in its file system (inode): another file in its place has another.
    std::uint64_t number = 0;
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

/// Returns everything except the hash of the present file, without reading its content. Follows
/// symbolic links.
FileStamp glanceAt(const std::string& path);

/// Returns the stamp of a file with this content. `glanced` was taken before the file was read, or
/// after it was written, so a simultaneous change by another program is noticed.
FileStamp stampOf(FileStamp glanced, std::string_view content);

struct StampedText {
    std::string text;
    FileStamp stamp;
};
/// Calls readFile(), and adds the stamp of the content.
Result<StampedText> readStamped(const std::string& path);

/// Calls writeFile(), and returns the stamp of the content.
Result<FileStamp> writeStamped(const std::string& path, std::string_view content);
/// Writes the file if it is unchanged since `known`; otherwise fails with "file.changed-meanwhile",
/// and writes nothing. Programs that use these two functions take turns, so that none overwrites a
/// change in between.
Result<FileStamp> updateStamped(const std::string& path, std::string_view content, const FileStamp& known);
/// Returns the latter if something is known of the file, else writeStamped().
Result<FileStamp> writeOrUpdate(const std::string& path, std::string_view content,
                                const std::optional<FileStamp>& known);

enum class FileChange { None, Changed, Missing };

/// Returns the change of the file since then. The file is only read if its size is the same but
/// other parts differ or are unknown: a program may set the time of a file back, as rsync does. New
/// times of the same content don't count as a change. A new file counts as changed.
FileChange changeSince(const FileStamp& stamp, const std::string& path);

}  // namespace hexa
