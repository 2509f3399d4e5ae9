// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/align/features.h"

namespace hexa::texts {

/// Puts aligned sentences together to rows: a row begins where more languages begin a paragraph
/// than go on with one, and where a heading begins or ends. Sentences without a counterpart stay
/// with the paragraph that they stand in.
std::vector<AlignedRow> rowsOf(const std::vector<Document>& documents,
                               const std::vector<Sentences>& sentences, const std::vector<Segment>& aligned);

}  // namespace hexa::texts
