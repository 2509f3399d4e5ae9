// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/pdf/qpdfwriter.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexa {

using PdfBox = qpdf::Box;
using PdfPageFinish = qpdf::PageFinish;
using PdfCutLayer = qpdf::CutLayer;

/// Returns a PDF with exact boxes and, as a layer in a spot colour, lines to cut along; without
/// times, so that the same pages give the same bytes. What was painted on a page hangs on its upper
/// left corner, as Qt's writer leaves it. Fails with "pdf.unreadable".
Result<std::string> finishPdf(std::string_view pdf, const std::vector<PdfPageFinish>& pages,
                              const PdfCutLayer& layer);

}  // namespace hexa
