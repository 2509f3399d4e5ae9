// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

#include <optional>
#include <string>

namespace hexa::sheets {

/// A QR code as one shape (no seams between its squares); unit: one module.
struct QrCode {
    int modules = 0;
    QPainterPath dark;
};

/// Returns the code; none if the text is too long for a QR code.
std::optional<QrCode> qrCode(const std::string& text);

}  // namespace hexa::sheets
