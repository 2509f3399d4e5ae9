// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/align/features.h"

namespace hexa::texts {

/// Joins aligned sentences to rows: a row begins where more languages begin a paragraph than
/// continue one, and at the beginning and end of a heading. Sentences without a counterpart stay
/// with their paragraph.
std::vector<AlignedRow> rowsOf(const std::vector<BlockText>& documents,
                               const std::vector<Sentences>& sentences, const std::vector<Segment>& aligned);

}  // namespace hexa::texts
