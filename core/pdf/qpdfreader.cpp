// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pdf/qpdfreader.h"

// The old pointer class of the library is not used here.
#define POINTERHOLDER_TRANSITION 4
#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFExc.hh>
#include <qpdf/QPDFFileSpecObjectHelper.hh>
#include <qpdf/QPDFNameTreeObjectHelper.hh>

#include <exception>
#include <stdexcept>

namespace hexa::qpdf {
namespace {

/// Collects unpacked data. A small file can unpack to any size, so it ends at the limit.
class Collector : public Pipeline {
public:
    Collector(std::string& target, std::size_t maxBytes)
        : Pipeline("attachment", nullptr), mTarget(target), mMaxBytes(maxBytes) {}
    void write(unsigned char const* data, std::size_t length) override {
        if (length > mMaxBytes - mTarget.size()) {
            mFull = true;
            throw std::length_error("attachment");  // ends the unpacking; the library may swallow it
        }
        mTarget.append(reinterpret_cast<const char*>(data), length);
    }
    void finish() override {}
    bool full() const { return mFull; }

private:
    std::string& mTarget;
    std::size_t mMaxBytes;
    bool mFull = false;
};

Attachment unpacked(QPDFObjectHandle& stream, std::size_t maxBytes) {
    Attachment result;
    Collector collector(result.content, maxBytes);
    bool done = false;
    try {
        done = stream.pipeStreamData(&collector, 0, qpdf_dl_generalized, true, false);
    } catch (const std::exception&) {
        done = false;
    }
    if (collector.full()) return {AttachmentState::tooLarge, {}};
    if (!done) return {AttachmentState::unreadable, {}};
    result.state = AttachmentState::found;
    return result;
}

bool endsWith(std::string_view text, std::string_view suffix) {
    return text.size() >= suffix.size() && text.substr(text.size() - suffix.size()) == suffix;
}

Attachment search(std::string_view bytes, std::string_view suffix, std::size_t maxBytes) {
    QPDF pdf;
    pdf.setSuppressWarnings(true);
    // Repairing a damaged file takes long and may give half a map.
    pdf.setAttemptRecovery(false);
    pdf.processMemoryFile("pdf", bytes.data(), bytes.size());
    QPDFObjectHandle names = pdf.getRoot().getKeyIfDict("/Names").getKeyIfDict("/EmbeddedFiles");
    if (!names.isDictionary()) return {AttachmentState::noAttachment, {}};
    QPDFNameTreeObjectHelper files(names, pdf, false);
    for (const auto& item : files) {
        const std::string& name = item.first;
        QPDFObjectHandle object = item.second;
        // Asked first, because the helper complains aloud.
        if (!object.isDictionary()) continue;
        QPDFFileSpecObjectHelper spec(object);
        if (!endsWith(spec.getFilename(), suffix) && !endsWith(name, suffix)) continue;
        QPDFObjectHandle stream = spec.getEmbeddedFileStream();
        if (!stream.isStream()) return {AttachmentState::unreadable, {}};
        return unpacked(stream, maxBytes);
    }
    return {AttachmentState::noAttachment, {}};
}

}  // namespace

Attachment readAttachment(std::string_view pdf, std::string_view suffix, std::size_t maxBytes) {
    try {
        return search(pdf, suffix, maxBytes);
    } catch (const QPDFExc& problem) {
        return {problem.getErrorCode() == qpdf_e_password ? AttachmentState::encrypted
                                                          : AttachmentState::unreadable,
                {}};
    } catch (const std::exception&) {  // the library's own mistakes too: out of range, no memory
        return {AttachmentState::unreadable, {}};
    }
}

}  // namespace hexa::qpdf
