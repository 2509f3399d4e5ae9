// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hexa::qpdf {

/// A box in points, from the lower left corner of its page.
struct Box {
    double left = 0, bottom = 0, right = 0, top = 0;
};

/// Additions to a painted page. Lengths in points.
struct PageFinish {
    double width = 0, height = 0;
    Box trim, bleed;
    std::string cuts;  ///< Path operators of the lines that a plotter cuts along; may be empty.
};

/// The name of the layer of cut lines and of its spot colour.
struct CutLayer {
    std::string name;
    double lineWidth = 0.3;
};

/// Returns the part of core/pdf that writes with libqpdf; C++17, see qpdfreader.h and `finishPdf`.
/// Empty if the PDF can't be read or has another number of pages.
std::string finished(std::string_view pdf, const std::vector<PageFinish>& pages, const CutLayer& layer);

}  // namespace hexa::qpdf
