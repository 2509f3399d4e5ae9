// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/sheets/zip.h"

#include <zip.h>

#include <memory>

namespace hexa::sheets {
namespace {

constexpr time_t epochOfZip = 315'619'200;  // 2 January 1980: the first that every time zone can write

}  // namespace

Result<std::string> zipOf(const std::vector<ZipEntry>& entries) {
    // The archive closes its own reference to the source; ours keeps the bytes alive for reading.
    const std::unique_ptr<zip_source_t, decltype(&zip_source_free)> target(
        zip_source_buffer_create(nullptr, 0, 0, nullptr), &zip_source_free);
    if (target == nullptr) return Error("render.failed");
    zip_source_keep(target.get());
    zip_t* archive = zip_open_from_source(target.get(), ZIP_TRUNCATE, nullptr);
    if (archive == nullptr) {
        zip_source_free(target.get());
        return Error("render.failed");
    }
    for (const ZipEntry& entry : entries) {
        zip_source_t* content = zip_source_buffer(archive, entry.content.data(), entry.content.size(), 0);
        const zip_int64_t index =
            content == nullptr ? -1 : zip_file_add(archive, entry.name.c_str(), content, ZIP_FL_ENC_UTF_8);
        if (index < 0) {
            zip_source_free(content);
            zip_discard(archive);
            return Error("render.failed");
        }
        zip_file_set_mtime(archive, static_cast<zip_uint64_t>(index), epochOfZip, 0);
    }
    if (zip_close(archive) != 0) {
        zip_discard(archive);
        return Error("render.failed");
    }
    zip_stat_t stat;
    if (zip_source_stat(target.get(), &stat) != 0 || zip_source_open(target.get()) != 0)
        return Error("render.failed");
    std::string bytes(stat.size, '\0');
    const zip_int64_t got = zip_source_read(target.get(), bytes.data(), bytes.size());
    zip_source_close(target.get());
    if (got != static_cast<zip_int64_t>(bytes.size())) return Error("render.failed");
    return bytes;
}

}  // namespace hexa::sheets
