// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pdf/attachment.h"

#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFEmbeddedFileDocumentHelper.hh>
#include <qpdf/QPDFExc.hh>

#include <exception>

namespace hexa {
namespace {

/// Thrown out of the library when more comes than is wanted: a small file can unpack to any size.
struct TooMuch : std::exception {};

class Collector : public Pipeline {
public:
    Collector(std::string& target, std::size_t most)
        : Pipeline("attachment", nullptr), mTarget(target), mMost(most) {}
    void write(unsigned char const* data, std::size_t length) override {
        if (length > mMost - mTarget.size()) throw TooMuch();
        mTarget.append(reinterpret_cast<const char*>(data), length);
    }
    void finish() override {}

private:
    std::string& mTarget;
    std::size_t mMost;
};

Result<std::string> search(std::string_view bytes, std::string_view suffix, std::size_t mostBytes) {
    QPDF pdf;
    pdf.setSuppressWarnings(true);
    // Guessing what a damaged file meant takes long and may give half a map.
    pdf.setAttemptRecovery(false);
    pdf.processMemoryFile("pdf", bytes.data(), bytes.size());
    QPDFEmbeddedFileDocumentHelper files(pdf);
    for (const auto& [name, spec] : files.getEmbeddedFiles()) {
        if (!std::string_view(spec->getFilename()).ends_with(suffix) &&
            !std::string_view(name).ends_with(suffix))
            continue;
        QPDFObjectHandle stream = spec->getEmbeddedFileStream();
        std::string content;
        Collector collector(content, mostBytes);
        if (!stream.isStream() || !stream.pipeStreamData(&collector, 0, qpdf_dl_generalized, true, false))
            return Error("pdf.unreadable");
        return content;
    }
    return Error("pdf.no-attachment");
}

}  // namespace

bool isPdf(std::string_view bytes) { return bytes.starts_with("%PDF-"); }

Result<std::string> attachedFile(std::string_view pdf, std::string_view suffix, std::size_t mostBytes) {
    try {
        return search(pdf, suffix, mostBytes);
    } catch (const TooMuch&) {
        return Error("pdf.too-large", {{"max", static_cast<std::int64_t>(mostBytes)}});
    } catch (const QPDFExc& problem) {
        return Error(problem.getErrorCode() == qpdf_e_password ? "pdf.encrypted" : "pdf.unreadable");
    } catch (const std::exception&) {  // the library's own mistakes too: out of range, no memory
        return Error("pdf.unreadable");
    }
}

}  // namespace hexa
