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
    std::uint64_t hash = 0;  ///< Of the content, on machines of this byte order.
    /// When anything of it changed, which no program can set back; as `modified`.
    std::int64_t touched = 0;
    std::uint64_t number =
        0;  ///< Of the file in its file system (inode): another file in its place has another.
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

/// All but the hash, of the file as it is now; its content is not looked at. Behind symbolic links.
FileStamp glanceAt(const std::string& path);

/// Returns the stamp of a file with this content. `glanced` was taken before the file was read, or
/// after it was written, so a simultaneous change by another program is noticed.
FileStamp stampOf(FileStamp glanced, std::string_view content);

struct StampedText {
    std::string text;
    FileStamp stamp;
};
/// readFile() and the stamp of what was read.
Result<StampedText> readStamped(const std::string& path);

/// writeFile() and the stamp of what was written.
Result<FileStamp> writeStamped(const std::string& path, std::string_view content);
/// The same if the file is still what it was when `known` was taken; else "file.changed-meanwhile",
/// and nothing is written. Programs that write a file by these two functions take turns, so that
/// none overwrites what another has written in between.
Result<FileStamp> updateStamped(const std::string& path, std::string_view content, const FileStamp& known);
/// The latter if something is known of the file, else writeStamped().
Result<FileStamp> writeOrUpdate(const std::string& path, std::string_view content,
                                const std::optional<FileStamp>& known);

enum class FileChange { None, Changed, Missing };

/// What has become of the file since. It is only read if it is of the same size and something else
/// of it is another or not known: a program may set the time of a file back, as rsync does. Other
/// times of the same content are no change. A file that is there now and was not before has
/// changed.
FileChange changeSince(const FileStamp& stamp, const std::string& path);

}  // namespace hexa
