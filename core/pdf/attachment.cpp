// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pdf/attachment.h"

#include "core/pdf/qpdfreader.h"

#include <cstdint>
#include <utility>

namespace hexa {

bool isPdf(std::string_view bytes) { return bytes.starts_with("%PDF-"); }

Result<std::string> attachedFile(std::string_view pdf, std::string_view suffix, std::size_t maxBytes) {
    qpdf::Attachment attachment = qpdf::readAttachment(pdf, suffix, maxBytes);
    switch (attachment.outcome) {
    case qpdf::Outcome::found:
        return std::move(attachment.content);
    case qpdf::Outcome::encrypted:
        return Error("pdf.encrypted");
    case qpdf::Outcome::noAttachment:
        return Error("pdf.no-attachment");
    case qpdf::Outcome::tooLarge:
        return Error("pdf.too-large", {{"max", static_cast<std::int64_t>(maxBytes)}});
    case qpdf::Outcome::unreadable:
        break;
    }
    return Error("pdf.unreadable");
}

}  // namespace hexa
