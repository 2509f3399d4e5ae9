// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/zip/zip.h"

#include <zip.h>

#include <memory>

namespace hexa {
namespace {

Error failed(std::string reason) { return Error("zip.failed", {{"reason", std::move(reason)}}); }

/// True for names with folders that stay below the target folder, on any system.
bool staysInside(std::string_view name) {
    if (name.empty()) return false;
    while (true) {
        const std::size_t slash = name.find('/');
        const std::string_view part = name.substr(0, slash);
        if (part.empty() || part == "." || part == ".." || portableName(part) != part) return false;
        if (slash == std::string_view::npos) return true;
        name.remove_prefix(slash + 1);
    }
}

struct FreeSource {
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};

}  // namespace

std::string portableName(std::string_view name) {
    std::string portable(name);
    for (char& c : portable)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f ||
            std::string_view("/\\:*?\"<>|").find(c) != std::string_view::npos)
            c = '_';
    return portable;
}

Result<std::string> zipOf(const std::vector<ZipEntry>& entries) {
    zip_error_t error;
    zip_error_init(&error);
    const std::unique_ptr<zip_source_t, FreeSource> target(zip_source_buffer_create(nullptr, 0, 0, &error));
    if (!target) return failed(zip_error_strerror(&error));
    // The archive gives its source away when it is closed; the content is wanted after that.
    zip_source_keep(target.get());
    zip_t* archive = zip_open_from_source(target.get(), ZIP_TRUNCATE, &error);
    if (archive == nullptr) {
        zip_source_free(target.get());
        return failed(zip_error_strerror(&error));
    }
    for (const ZipEntry& entry : entries) {
        if (!staysInside(entry.name)) {
            zip_discard(archive);
            return failed("name of a file: " + entry.name);
        }
        zip_source_t* content = zip_source_buffer(archive, entry.content.data(), entry.content.size(), 0);
        const auto index =
            content == nullptr ? -1 : zip_file_add(archive, entry.name.c_str(), content, ZIP_FL_ENC_UTF_8);
        if (index < 0) {
            std::string reason = zip_strerror(archive);
            zip_source_free(content);
            zip_discard(archive);
            return failed(std::move(reason));
        }
        constexpr zip_uint16_t firstOfJanuary1980 = 1 << 5 | 1;
        // In the archive's own form: the clock's would depend on the time zone.
        zip_file_set_dostime(archive, static_cast<zip_uint64_t>(index), 0, firstOfJanuary1980, 0);
    }
    if (zip_close(archive) != 0) {
        std::string reason = zip_strerror(archive);
        zip_discard(archive);
        return failed(std::move(reason));
    }
    std::string bytes;
    zip_stat_t info;
    if (zip_source_open(target.get()) != 0) return failed("source");
    const bool read =
        zip_source_stat(target.get(), &info) == 0 && (bytes.resize(info.size), true) &&
        zip_source_read(target.get(), bytes.data(), bytes.size()) == static_cast<zip_int64_t>(bytes.size());
    zip_source_close(target.get());
    if (!read) return failed("source");
    return bytes;
}

}  // namespace hexa
