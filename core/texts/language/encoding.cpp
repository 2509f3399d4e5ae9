// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/encoding.h"

#include "core/base/transcode.h"
#include "core/base/utf8.h"

#include <algorithm>

namespace hexa::texts {
namespace {

using namespace std::string_view_literals;

std::int64_t lineOf(std::string_view text, std::size_t at) {
    return 1 + std::count(text.begin(), text.begin() + static_cast<long>(at), '\n');
}

std::string withUnixLines(std::string text) {
    if (text.find('\r') == std::string::npos) return text;
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\r') {
            out += text[i];
            continue;
        }
        out += '\n';
        if (i + 1 < text.size() && text[i + 1] == '\n') ++i;
    }
    return out;
}

}  // namespace

Result<std::string> decodeText(std::string_view bytes, Encoding encoding) {
    if (bytes.size() > maxImportBytes)
        return Error("texts.import.too-large", {{"megabytes", static_cast<std::int64_t>(bytes.size() >> 20U)},
                                                {"max", static_cast<std::int64_t>(maxImportBytes >> 20U)}});
    std::string text;
    if (bytes.starts_with("\xff\xfe"sv) || bytes.starts_with("\xfe\xff"sv)) {
        if (bytes.size() % 2 != 0) return Error("texts.import.utf16");
        text = utf8From(bytes[0] == '\xfe' ? Charset::Utf16Big : Charset::Utf16Little, bytes.substr(2));
    } else if (encoding == Encoding::Latin1) {
        text = utf8From(Charset::Windows1252, bytes);
    } else {
        if (bytes.starts_with("\xef\xbb\xbf"sv)) bytes.remove_prefix(3);
        for (std::size_t at = 0; at < bytes.size();) {
            const std::size_t length = utf8Length(bytes.substr(at));
            if (length == 0) {
                if (bytes.find('\0') != std::string_view::npos) return Error("texts.import.binary");
                const std::int64_t line = lineOf(bytes, at);
                return Error("texts.import.encoding", {{"line", line}}, TextPosition{line, 1});
            }
            at += length;
        }
        text = std::string(bytes);
    }
    if (text.find('\0') != std::string::npos) return Error("texts.import.binary");
    return withUnixLines(std::move(text));
}

}  // namespace hexa::texts
