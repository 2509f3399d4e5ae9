// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/encodedfile.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>
#include <unicode/unistr.h>
#include <utility>

namespace hexa::texts {
namespace {

using namespace std::string_view_literals;

using Converter = std::unique_ptr<UConverter, decltype(&ucnv_close)>;

constexpr std::size_t headBytes = 4000;  // a PO header lies in them, and an XML declaration

Converter converterOf(const std::string& charset) {
    UErrorCode status = U_ZERO_ERROR;
    const bool plain =
        !charset.empty() && charset.size() < 40 && std::all_of(charset.begin(), charset.end(), [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
                   c == '_';
        });
    return {plain ? ucnv_open(charset.c_str(), &status) : nullptr, &ucnv_close};
}

std::string loweredAscii(std::string_view text) {
    std::string out(text);
    for (char& c : out)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return out;
}

/// Returns the charset that a file names. Returns an empty string if it names none, or one that is
/// a part of UTF-8.
std::string declaredCharset(std::string_view bytes) {
    const std::string_view head = bytes.substr(0, headBytes);
    const bool xml = head.starts_with("<?xml");
    const std::string small = loweredAscii(xml ? head.substr(0, head.find("?>")) : head);
    auto at = small.find(xml ? "encoding" : "charset=");
    if (at == std::string::npos) return {};
    at = xml ? small.find_first_of("\"'", at) : at + "charset="sv.size() - 1;
    if (at == std::string::npos) return {};
    const auto end = small.find_first_of("\"' \t\r\n\\;", at + 1);
    const std::string name = small.substr(at + 1, end == std::string::npos ? end : end - at - 1);
    if (name == "utf-8" || name == "utf8" || name == "charset" || name == "us-ascii" || name == "ascii")
        return {};
    // Windows files that claim Latin 1 are Windows-1252 if they have quotes or dashes.
    const bool latin1 = name == "iso-8859-1" || name == "latin1";
    const auto isExtra = [](char c) {
        return static_cast<unsigned char>(c) >= 0x80 && static_cast<unsigned char>(c) < 0xA0;
    };
    return latin1 && std::any_of(bytes.begin(), bytes.end(), isExtra) ? "windows-1252" : name;
}

/// Returns none if some bytes are invalid in the charset.
std::optional<std::string> decoded(std::string_view bytes, const std::string& charset) {
    const Converter converter = converterOf(charset);
    if (!converter) return std::nullopt;
    UErrorCode status = U_ZERO_ERROR;
    ucnv_setToUCallBack(converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    const icu::UnicodeString text(bytes.data(), static_cast<int32_t>(bytes.size()), converter.get(), status);
    if (U_FAILURE(status)) return std::nullopt;
    std::string out;
    text.toUTF8String(out);
    return out;
}

}  // namespace

Result<EncodedFile> decodeFile(std::string_view bytes, Encoding asked, Declaration declaration) {
    EncodedFile file;
    if (bytes.size() > maxImportBytes || bytes.starts_with("\xef\xbb\xbf"sv)) {
        const auto text = decodeText(bytes);  // gives the error
        if (!text) return text.error();
        file.mark = bytes.substr(0, 3);
        file.text = bytes.substr(3);
        return file;
    }
    if (bytes.starts_with("\xff\xfe"sv) || bytes.starts_with("\xfe\xff"sv)) {
        file.mark = bytes.substr(0, 2);
        file.charset = bytes[0] == '\xfe' ? "UTF-16BE" : "UTF-16LE";
        bytes.remove_prefix(2);
    } else if (asked == Encoding::Latin1) {
        file.charset = "windows-1252";
    } else if (declaration == Declaration::Read) {
        if (auto declared = declaredCharset(bytes); !declared.empty()) file.charset = std::move(declared);
    }
    auto text = file.charset == "UTF-8" ? std::nullopt : decoded(bytes, file.charset);
    if (!text) {
        // The declaration is wrong or unknown. The file may be UTF-8 nevertheless.
        if (!file.mark.empty()) return Error("texts.import.utf16");
        if (const auto plain = decodeText(bytes); !plain) return plain.error();
        file.charset = "UTF-8";
        text = std::string(bytes);
    }
    if (text->find('\0') != std::string::npos) return Error("texts.import.binary");
    file.text = std::move(*text);
    return file;
}

Result<std::string> encodeFile(std::string_view text, const EncodedFile& like, bool xml) {
    if (like.charset == "UTF-8") return like.mark + std::string(text);
    const Converter converter = converterOf(like.charset);
    UErrorCode status = U_ZERO_ERROR;
    if (converter && xml)
        ucnv_setFromUCallBack(converter.get(), UCNV_FROM_U_CALLBACK_ESCAPE, UCNV_ESCAPE_XML_DEC, nullptr,
                              nullptr, &status);
    else if (converter)
        ucnv_setFromUCallBack(converter.get(), UCNV_FROM_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    if (!converter || U_FAILURE(status)) return Error("texts.exchange.charset", {{"charset", like.charset}});
    const auto units =
        icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
    const int32_t needed = units.extract(nullptr, 0, converter.get(), status);
    if (status != U_BUFFER_OVERFLOW_ERROR && U_FAILURE(status))
        return Error("texts.exchange.charset", {{"charset", like.charset}});
    status = U_ZERO_ERROR;
    std::string out(static_cast<std::size_t>(needed), '\0');
    units.extract(out.data(), needed, converter.get(), status);
    if (U_FAILURE(status)) return Error("texts.exchange.charset", {{"charset", like.charset}});
    return like.mark + out;
}

}  // namespace hexa::texts
