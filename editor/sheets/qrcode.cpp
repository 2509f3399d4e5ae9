// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/sheets/qrcode.h"

#include <qrencode.h>

#include <memory>

namespace hexa::sheets {

std::optional<QrCode> qrCode(const std::string& text) {
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeString(text.c_str(), 0, QR_ECLEVEL_M, QR_MODE_8, 1), &QRcode_free);
    if (code == nullptr) return std::nullopt;
    QrCode result;
    result.modules = code->width;
    result.dark.setFillRule(Qt::WindingFill);
    for (int y = 0; y < code->width; ++y)
        for (int x = 0; x < code->width;) {
            const auto dark = [&](int column) { return (code->data[y * code->width + column] & 1) != 0; };
            int end = x;
            while (end < code->width && dark(end)) ++end;
            if (end > x) result.dark.addRect(x, y, end - x, 1);
            x = end + 1;
        }
    return result;
}

}  // namespace hexa::sheets
