// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/file/png.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <vector>

namespace hexa::owngame {
namespace {

constexpr std::string_view signature = "\x89PNG\r\n\x1a\n";
constexpr std::size_t headerBytes = 13;
/// Offset of the width: behind the signature, and length and name of the first chunk.
constexpr std::size_t sizeOffset = 16;

std::uint32_t numberAt(std::string_view bytes, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

Error damaged() { return Error("owngame.drawing.damaged"); }

/// Format of the pixels, from the first chunk.
struct Header {
    PictureSize size;
    unsigned depth = 0, colour = 0, interlace = 0;

    /// Returns the bits of a pixel, or 0 for a combination that PNG doesn't have.
    std::uint32_t bits() const {
        constexpr std::array<std::uint32_t, 7> channels{1, 0, 3, 1, 2, 0, 4};
        const bool small = colour == 0 || colour == 3;
        const bool known =
            depth == 8 || (depth == 16 && colour != 3) || (small && (depth == 1 || depth == 2 || depth == 4));
        return known && colour < channels.size() ? channels[colour] * depth : 0;
    }
    /// Returns the lengths of all rows in bytes, with the byte of the filter.
    std::vector<std::size_t> rows() const {
        struct Pass {
            std::uint32_t x, y, dx, dy;
        };
        constexpr std::array<Pass, 8> passes{{{0, 0, 8, 8},
                                              {4, 0, 8, 8},
                                              {0, 4, 4, 8},
                                              {2, 0, 4, 4},
                                              {0, 2, 2, 4},
                                              {1, 0, 2, 2},
                                              {0, 1, 1, 2},
                                              {0, 0, 1, 1}}};
        std::vector<std::size_t> lengths;
        const auto add = [&](const Pass& pass) {
            const auto steps = [](std::uint32_t from, std::uint32_t to, std::uint32_t step) {
                return from < to ? (to - from + step - 1) / step : 0;
            };
            const std::size_t across = steps(pass.x, size.width, pass.dx);
            if (across > 0)
                lengths.insert(lengths.end(), steps(pass.y, size.height, pass.dy),
                               1 + (across * bits() + 7) / 8);
        };
        if (interlace == 0) add(passes.back());
        if (interlace == 1) std::for_each(passes.begin(), passes.end() - 1, add);
        return lengths;
    }
};

/// Unpacks the data of the pixels piece by piece and counts them; keeps nothing.
class PixelCheck {
public:
    explicit PixelCheck(const Header& header) : mRows(header.rows()), mStream(std::make_unique<z_stream>()) {
        mReady = inflateInit(mStream.get()) == Z_OK;
    }
    ~PixelCheck() {
        if (mReady) inflateEnd(mStream.get());
    }
    PixelCheck(const PixelCheck&) = delete;
    PixelCheck& operator=(const PixelCheck&) = delete;

    /// Takes the next piece. Returns false if it is damaged.
    bool add(std::string_view piece) {
        if (!mReady) return false;
        mStream->next_in = reinterpret_cast<Bytef*>(const_cast<char*>(piece.data()));
        mStream->avail_in = static_cast<uInt>(piece.size());
        while (mStream->avail_in > 0 && !mEnded) {
            std::array<Bytef, 16'384> out;
            mStream->next_out = out.data();
            mStream->avail_out = static_cast<uInt>(out.size());
            const int state = inflate(mStream.get(), Z_NO_FLUSH);
            if (state != Z_OK && state != Z_STREAM_END) return false;
            mEnded = state == Z_STREAM_END;
            if (!take({reinterpret_cast<const char*>(out.data()), out.size() - mStream->avail_out}))
                return false;
        }
        return true;
    }
    bool isComplete() const { return mEnded && mRow == mRows.size(); }

private:
    /// Counts unpacked bytes. A row begins with its filter.
    bool take(std::string_view bytes) {
        constexpr unsigned char filters = 5;
        while (!bytes.empty()) {
            if (mRow == mRows.size()) return false;
            if (mAt == 0 && static_cast<unsigned char>(bytes.front()) >= filters) return false;
            const std::size_t step = std::min(bytes.size(), mRows[mRow] - mAt);
            bytes.remove_prefix(step);
            mAt += step;
            if (mAt < mRows[mRow]) continue;
            mAt = 0;
            ++mRow;
        }
        return true;
    }

    std::vector<std::size_t> mRows;
    std::unique_ptr<z_stream> mStream;  // zlib keeps its address
    bool mReady = false, mEnded = false;
    std::size_t mRow = 0, mAt = 0;
};

}  // namespace

PictureSize sizeOfPng(std::string_view bytes) {
    return {numberAt(bytes, sizeOffset), numberAt(bytes, sizeOffset + 4)};
}

Result<PictureSize> checkPng(std::string_view bytes) {
    constexpr std::size_t frame = 12;  // length, name and checksum of a chunk
    if (!bytes.starts_with(signature) || bytes.size() < signature.size() + frame + headerBytes)
        return damaged();
    if (bytes.substr(12, 4) != "IHDR" || numberAt(bytes, 8) != headerBytes) return damaged();
    Header header;
    header.size = sizeOfPng(bytes);
    const auto byte = [&](std::size_t at) { return unsigned{static_cast<unsigned char>(bytes[at])}; };
    header.depth = byte(24);
    header.colour = byte(25);
    header.interlace = byte(28);
    if (header.bits() == 0 || byte(26) != 0 || byte(27) != 0 || header.interlace > 1) return damaged();
    if (std::min(header.size.width, header.size.height) == 0) return Error("owngame.drawing.empty");
    if (std::max(header.size.width, header.size.height) > largestPicture)
        return Error("owngame.drawing.too-wide", {{"max", std::int64_t{largestPicture}}});
    PixelCheck pixels(header);
    bool palette = header.colour != 3;
    for (std::size_t at = signature.size(); at + frame <= bytes.size();) {
        const std::size_t length = numberAt(bytes, at);
        if (length > bytes.size() - at - frame) return damaged();
        const std::string_view name = bytes.substr(at + 4, 4), content = bytes.substr(at + 8, length);
        const auto sum =
            ::crc32(::crc32(0, nullptr, 0), reinterpret_cast<const Bytef*>(bytes.data() + at + 4),
                    static_cast<uInt>(length + 4));
        if (sum != numberAt(bytes, at + 8 + length)) return damaged();
        at += frame + length;
        if (name == "IEND")
            return at == bytes.size() && pixels.isComplete() ? Result<PictureSize>(header.size) : damaged();
        if (name == "PLTE") palette = palette || (length > 0 && length % 3 == 0);
        // An upper-case letter marks a chunk that a reader must understand.
        const bool known = name == "IHDR" || name == "PLTE" || name == "IDAT";
        if (!known && (name.front() & 0x20) == 0) return damaged();
        if (name == "IDAT" && (!palette || !pixels.add(content))) return damaged();
    }
    return damaged();
}

}  // namespace hexa::owngame
