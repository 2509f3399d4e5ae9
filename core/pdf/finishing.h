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

/// Returns a PDF with exact boxes and, as a layer in a spot colour, lines to cut along. It has no
/// times, so that the same pages result in the same bytes. The contents of a page are positioned
/// from its upper left corner, as by Qt's writer. Fails with "pdf.unreadable".
Result<std::string> finishPdf(std::string_view pdf, const std::vector<PdfPageFinish>& pages,
                              const PdfCutLayer& layer);

}  // namespace hexa
