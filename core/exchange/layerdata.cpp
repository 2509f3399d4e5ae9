// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/layerdata.h"

#include "core/base/base64.h"

#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

#include <charconv>
#include <limits>
#include <string>

namespace hexa::exchange::tiled {
namespace {

using Numbers = std::vector<std::uint32_t>;

constexpr std::string_view blanks = " \t\r\n";

Error damaged() { return Error("exchange.data-damaged"); }
Error wrongSize(std::size_t found, std::size_t expected) {
    return Error("exchange.data-size", {{"count", static_cast<std::int64_t>(found)},
                                        {"expected", static_cast<std::int64_t>(expected)}});
}

/// Packed data is only unpacked up to the limit, so its real length is unknown.
Error tooLong(std::size_t expected) {
    return Error("exchange.data-long", {{"expected", static_cast<std::int64_t>(expected)}});
}

Result<Numbers> fromCsv(std::string_view text, std::size_t expected) {
    Numbers numbers;
    numbers.reserve(std::min(expected, text.size() / 2 + 1));
    while (true) {
        const auto start = text.find_first_not_of(blanks);
        if (start == std::string_view::npos) break;
        std::uint32_t number = 0;
        const char* const last = text.data() + text.size();
        const auto [end, failure] = std::from_chars(text.data() + start, last, number);
        if (failure != std::errc{}) return damaged();
        if (numbers.size() == expected) return tooLong(expected);
        numbers.push_back(number);
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        const auto comma = text.find_first_not_of(blanks);
        if (comma == std::string_view::npos) break;
        if (text[comma] != ',') return damaged();
        text.remove_prefix(comma + 1);
    }
    if (numbers.size() != expected) return wrongSize(numbers.size(), expected);
    return numbers;
}

/// Unpacks zlib or gzip into `size` bytes at most.
Result<std::string> inflated(const std::string& packed, std::size_t size) {
    std::string out(size + 1, '\0');  // one more, to notice what is too long
    z_stream stream{};
    constexpr int eitherFormat = 15 + 32;
    if (inflateInit2(&stream, eitherFormat) != Z_OK) return damaged();
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const int state = inflate(&stream, Z_FINISH);
    const std::size_t made = out.size() - stream.avail_out;
    inflateEnd(&stream);
    if (made > size) return tooLong(size / 4);
    if (state != Z_STREAM_END) return damaged();
    out.resize(made);
    return out;
}

Result<std::string> unpackedZstd(const std::string& packed, std::size_t size) {
    std::string out(size, '\0');
    const std::size_t made = ZSTD_decompress(out.data(), out.size(), packed.data(), packed.size());
    if (ZSTD_getErrorCode(made) == ZSTD_error_dstSize_tooSmall) return tooLong(size / 4);
    if (ZSTD_isError(made) != 0) return damaged();
    out.resize(made);
    return out;
}

}  // namespace

Result<Numbers> decodeLayer(std::string_view text, std::string_view encoding, std::string_view compression,
                            std::size_t expected) {
    if (encoding == "csv" && compression.empty()) return fromCsv(text, expected);
    const bool packed = compression == "zlib" || compression == "gzip" || compression == "zstd";
    if (encoding != "base64" || (!packed && !compression.empty()))
        return Error("exchange.data-encoding",
                     {{"encoding", std::string(encoding)}, {"compression", std::string(compression)}});
    auto decoded = fromBase64(text);
    if (!decoded || decoded->size() > std::numeric_limits<uInt>::max()) return damaged();
    if (packed) {
        auto content =
            compression == "zstd" ? unpackedZstd(*decoded, expected * 4) : inflated(*decoded, expected * 4);
        if (!content) return content.error();
        *decoded = std::move(*content);
    }
    if (decoded->size() > expected * 4) return tooLong(expected);
    if (decoded->size() % 4 != 0) return damaged();
    if (decoded->size() != expected * 4) return wrongSize(decoded->size() / 4, expected);
    Numbers numbers(expected);
    for (std::size_t i = 0; i < expected; ++i)
        for (std::size_t byte = 0; byte < 4; ++byte)
            numbers[i] |= std::uint32_t{static_cast<unsigned char>((*decoded)[i * 4 + byte])} << (8 * byte);
    return numbers;
}

}  // namespace hexa::exchange::tiled
