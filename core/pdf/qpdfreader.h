// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hexa::qpdf {

/// Result of the search for an attached file.
enum class AttachmentState { found, unreadable, encrypted, noAttachment, tooLarge };

struct Attachment {
    AttachmentState state = AttachmentState::unreadable;
    std::string content;  ///< the bytes of the attached file; empty unless it was found
};

/// Reads the attachment, in the part of core/pdf that sees libqpdf. It is C++17, like the headers
/// of the library: in C++20 they make a vector of an incomplete type, which clang refuses. So this
/// header uses nothing of core/base. See `attachedFile`.
Attachment readAttachment(std::string_view pdf, std::string_view suffix, std::size_t maxBytes);

}  // namespace hexa::qpdf
