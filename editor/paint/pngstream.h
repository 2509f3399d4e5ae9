// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QSize>
#include <QString>

#include <functional>
#include <memory>
#include <string_view>

namespace hexa::paint {

/// Writes a PNG row by row, so that no picture is ever held as a whole.
class PngStream {
public:
    struct Header {
        QSize size;
        bool alpha = false;
        double dpi = 96;
        QString title;
    };
    using Sink = std::function<Status(std::string_view)>;

    PngStream(const Header& header, Sink sink);
    ~PngStream();
    PngStream(const PngStream&) = delete;
    PngStream& operator=(const PngStream&) = delete;

    /// Adds one row of width x 3 bytes (RGB) or width x 4 (RGBA, not premultiplied). Fails as the
    /// sink fails.
    Status addRow(const unsigned char* row);
    Status finish();

private:
    struct Data;
    std::unique_ptr<Data> mData;
};

}  // namespace hexa::paint
