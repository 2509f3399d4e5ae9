// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pdf/attachment.h"

#include "core/pdf/qpdfreader.h"

#include <cstdint>
#include <utility>

namespace hexa {

bool isPdf(std::string_view bytes) { return bytes.starts_with("%PDF-"); }

Result<std::string> attachedFile(std::string_view pdf, std::string_view suffix, std::size_t maxBytes) {
    qpdf::Attachment attachment = qpdf::readAttachment(pdf, suffix, maxBytes);
    switch (attachment.state) {
    case qpdf::AttachmentState::found:
        return std::move(attachment.content);
    case qpdf::AttachmentState::encrypted:
        return Error("pdf.encrypted");
    case qpdf::AttachmentState::noAttachment:
        return Error("pdf.no-attachment");
    case qpdf::AttachmentState::tooLarge:
        return Error("pdf.too-large", {{"max", static_cast<std::int64_t>(maxBytes)}});
    case qpdf::AttachmentState::unreadable:
        break;
    }
    return Error("pdf.unreadable");
}

}  // namespace hexa
