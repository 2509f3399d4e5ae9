// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/pngstream.h"

#include <png.h>

#include <array>
#include <cmath>
#include <csetjmp>

namespace hexa::paint {

struct PngStream::Data {
    Sink sink;
    Status status = Done{};
    png_structp png = nullptr;
    png_infop info = nullptr;

    ~Data() { png_destroy_write_struct(&png, &info); }

    // Remembers a failing sink, which is reported after the call; no jump through C++ frames.
    static void write(png_structp png, png_bytep bytes, png_size_t size) {
        auto& data = *static_cast<Data*>(png_get_io_ptr(png));
        if (data.status) data.status = data.sink({reinterpret_cast<const char*>(bytes), size});
    }
    void writeHeader(const Header& header, png_textp texts, int count) {
        png_set_IHDR(png, info, static_cast<png_uint_32>(header.size.width()),
                     static_cast<png_uint_32>(header.size.height()), 8,
                     header.alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
                     PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
        const auto perMetre = static_cast<png_uint_32>(std::lround(header.dpi / 0.0254));
        png_set_pHYs(png, info, perMetre, perMetre, PNG_RESOLUTION_METER);
        png_set_text(png, info, texts, count);
        // Equal tiles repeat exactly: unfiltered rows let even the quickest level find them (a
        // third of the time and a fifth of the size of "up" rows packed by runs).
        png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
        png_set_compression_level(png, 1);
        png_set_compression_buffer_size(png, 256 * 1024);
        png_write_info(png, info);
    }
    /// Runs a libpng call; false if libpng failed. Holds nothing that a long jump could skip.
    template <class Call>
    bool run(const Call& call) {
        if (setjmp(png_jmpbuf(png))) return false;
        call();
        return true;
    }
    Status outcome(bool ran) const {
        if (!status || ran) return status;
        return Error("render.failed");
    }
};

PngStream::PngStream(const Header& header, Sink sink) : mData(std::make_unique<Data>()) {
    mData->sink = std::move(sink);
    mData->png =
        png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, [](png_structp, png_const_charp) {});
    mData->info = mData->png == nullptr ? nullptr : png_create_info_struct(mData->png);
    if (mData->info == nullptr) {
        mData->status = Error("render.failed");
        return;
    }
    png_set_write_fn(mData->png, mData.get(), &Data::write, [](png_structp) {});
    png_set_user_limits(mData->png, 0x7fffffff, 0x7fffffff);

    QByteArray title = header.title.toUtf8();
    std::array<png_text, 2> texts{};
    QByteArray software("Hexatelier");
    QByteArray titleKey("Title"), softwareKey("Software"), language("");
    texts[0].compression = PNG_TEXT_COMPRESSION_NONE;
    texts[0].key = softwareKey.data();
    texts[0].text = software.data();
    texts[1].compression = PNG_ITXT_COMPRESSION_NONE;
    texts[1].key = titleKey.data();
    texts[1].text = title.data();
    texts[1].lang = language.data();
    texts[1].lang_key = titleKey.data();
    const bool ran = mData->run([&] { mData->writeHeader(header, texts.data(), title.isEmpty() ? 1 : 2); });
    mData->status = mData->outcome(ran);
}

PngStream::~PngStream() = default;

Status PngStream::addRow(const unsigned char* row) {
    if (!mData->status) return mData->status;
    return mData->status = mData->outcome(mData->run([&] { png_write_row(mData->png, row); }));
}

Status PngStream::finish() {
    if (!mData->status) return mData->status;
    return mData->status = mData->outcome(mData->run([&] { png_write_end(mData->png, mData->info); }));
}

}  // namespace hexa::paint
