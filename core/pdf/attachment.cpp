// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pdf/attachment.h"

// Its old pointer class is not used here.
#define POINTERHOLDER_TRANSITION 4
#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFExc.hh>
#include <qpdf/QPDFFileSpecObjectHelper.hh>
#include <qpdf/QPDFNameTreeObjectHelper.hh>

#include <exception>
#include <stdexcept>

namespace hexa {
namespace {

/// Takes what is unpacked. A small file can unpack to any size: it ends where that is more than is wanted.
class Collector : public Pipeline {
public:
    Collector(std::string& target, std::size_t most)
        : Pipeline("attachment", nullptr), mTarget(target), mMost(most) {}
    void write(unsigned char const* data, std::size_t length) override {
        if (length > mMost - mTarget.size()) {
            mFull = true;
            throw std::length_error("attachment");  // ends the unpacking; the library may swallow it
        }
        mTarget.append(reinterpret_cast<const char*>(data), length);
    }
    void finish() override {}
    bool full() const { return mFull; }

private:
    std::string& mTarget;
    std::size_t mMost;
    bool mFull = false;
};

Result<std::string> unpacked(QPDFObjectHandle& stream, std::size_t mostBytes) {
    std::string content;
    Collector collector(content, mostBytes);
    bool done = false;
    try {
        done = stream.pipeStreamData(&collector, 0, qpdf_dl_generalized, true, false);
    } catch (const std::exception&) {
        done = false;
    }
    if (collector.full()) return Error("pdf.too-large", {{"max", static_cast<std::int64_t>(mostBytes)}});
    if (!done) return Error("pdf.unreadable");
    return content;
}

Result<std::string> search(std::string_view bytes, std::string_view suffix, std::size_t mostBytes) {
    QPDF pdf;
    pdf.setSuppressWarnings(true);
    // Guessing what a damaged file meant takes long and may give half a map.
    pdf.setAttemptRecovery(false);
    pdf.processMemoryFile("pdf", bytes.data(), bytes.size());
    QPDFObjectHandle names = pdf.getRoot().getKeyIfDict("/Names").getKeyIfDict("/EmbeddedFiles");
    if (!names.isDictionary()) return Error("pdf.no-attachment");
    QPDFNameTreeObjectHelper files(names, pdf, false);
    for (const auto& item : files) {
        const std::string& name = item.first;
        QPDFObjectHandle object = item.second;
        // Asked first, because the helper complains aloud.
        if (!object.isDictionary()) continue;
        QPDFFileSpecObjectHelper spec(object);
        if (!std::string_view(spec.getFilename()).ends_with(suffix) &&
            !std::string_view(name).ends_with(suffix))
            continue;
        QPDFObjectHandle stream = spec.getEmbeddedFileStream();
        if (!stream.isStream()) return Error("pdf.unreadable");
        return unpacked(stream, mostBytes);
    }
    return Error("pdf.no-attachment");
}

}  // namespace

bool isPdf(std::string_view bytes) { return bytes.starts_with("%PDF-"); }

Result<std::string> attachedFile(std::string_view pdf, std::string_view suffix, std::size_t mostBytes) {
    try {
        return search(pdf, suffix, mostBytes);
    } catch (const QPDFExc& problem) {
        return Error(problem.getErrorCode() == qpdf_e_password ? "pdf.encrypted" : "pdf.unreadable");
    } catch (const std::exception&) {  // the library's own mistakes too: out of range, no memory
        return Error("pdf.unreadable");
    }
}

}  // namespace hexa
