// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pdf/finishing.h"

#include <utility>

namespace hexa {

Result<std::string> finishPdf(std::string_view pdf, const std::vector<PdfPageFinish>& pages,
                              const PdfCutLayer& layer) {
    std::string result = qpdf::finished(pdf, pages, layer);
    if (result.empty()) return Error("pdf.unreadable");
    return result;
}

}  // namespace hexa
