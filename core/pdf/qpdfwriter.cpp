// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pdf/qpdfwriter.h"

// The old pointer class of the library is not used here.
#define POINTERHOLDER_TRANSITION 4
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <cstdio>
#include <exception>

namespace hexa::qpdf {
namespace {

/// Numbers of a PDF have no exponent and, in any locale, a point.
std::string number(double value) {
    const auto millionths = static_cast<long long>(value * 1e6 + (value < 0 ? -0.5 : 0.5));
    const auto size = static_cast<unsigned long long>(millionths < 0 ? -millionths : millionths);
    char text[48];
    std::snprintf(text, sizeof text, "%s%llu.%06llu", millionths < 0 ? "-" : "", size / 1'000'000,
                  size % 1'000'000);
    return text;
}

QPDFObjectHandle arrayOf(const Box& box) {
    return QPDFObjectHandle::parse("[" + number(box.left) + " " + number(box.bottom) + " " +
                                   number(box.right) + " " + number(box.top) + "]");
}

/// Returns a name in a PDF; the library escapes characters as needed.
std::string nameOf(const std::string& text) { return "/" + text; }

/// Returns the layer: shown, printed, and named in the list of layers.
QPDFObjectHandle layerOf(QPDF& pdf, const CutLayer& layer) {
    QPDFObjectHandle group = pdf.makeIndirectObject(QPDFObjectHandle::parse("<< /Type /OCG >>"));
    group.replaceKey("/Name", QPDFObjectHandle::newUnicodeString(layer.name));
    QPDFObjectHandle list = QPDFObjectHandle::newArray();
    list.appendItem(group);
    QPDFObjectHandle usual = QPDFObjectHandle::newDictionary();
    usual.replaceKey("/Order", list);
    usual.replaceKey("/ON", list);
    QPDFObjectHandle properties = QPDFObjectHandle::newDictionary();
    properties.replaceKey("/OCGs", list);
    properties.replaceKey("/D", usual);
    pdf.getRoot().replaceKey("/OCProperties", properties);
    return group;
}

/// Returns a colour of its own, which cutters find by its name; elsewhere it is magenta.
QPDFObjectHandle spotOf(QPDF& pdf, const CutLayer& layer) {
    QPDFObjectHandle spot = QPDFObjectHandle::newArray();
    spot.appendItem(QPDFObjectHandle::newName("/Separation"));
    spot.appendItem(QPDFObjectHandle::newName(nameOf(layer.name)));
    spot.appendItem(QPDFObjectHandle::newName("/DeviceCMYK"));
    spot.appendItem(
        QPDFObjectHandle::parse("<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 0 0] /N 1 >>"));
    return pdf.makeIndirectObject(spot);
}

void putInto(QPDFObjectHandle resources, const std::string& kind, const std::string& name,
             QPDFObjectHandle value) {
    QPDFObjectHandle all = resources.getKey(kind);
    // Pages may share their resources: each changes a copy.
    all = all.isDictionary() ? all.shallowCopy() : QPDFObjectHandle::newDictionary();
    all.replaceKey(name, value);
    resources.replaceKey(kind, all);
}

void finishPage(QPDF& pdf, QPDFPageObjectHelper& page, const PageFinish& finish, const CutLayer& layer,
                QPDFObjectHandle group, QPDFObjectHandle spot) {
    QPDFObjectHandle object = page.getObjectHandle();
    QPDFObjectHandle before = page.getMediaBox();
    // The painting is attached to the upper edge of a page of whole points.
    const double painted = before.getArrayItem(3).getNumericValue();
    const double shift = finish.height - painted;
    object.replaceKey("/MediaBox", arrayOf({0, 0, finish.width, finish.height}));
    object.replaceKey("/TrimBox", arrayOf(finish.trim));
    object.replaceKey("/BleedBox", arrayOf(finish.bleed));
    page.addPageContents(QPDFObjectHandle::newStream(&pdf, "q 1 0 0 1 0 " + number(shift) + " cm\n"), true);
    page.addPageContents(QPDFObjectHandle::newStream(&pdf, "\nQ\n"), false);
    if (finish.cuts.empty()) return;
    QPDFObjectHandle resources = object.getKey("/Resources");
    resources = resources.isDictionary() ? resources.shallowCopy() : QPDFObjectHandle::newDictionary();
    putInto(resources, "/Properties", "/HexaCut", group);
    putInto(resources, "/ColorSpace", "/HexaCutColour", spot);
    object.replaceKey("/Resources", resources);
    page.addPageContents(QPDFObjectHandle::newStream(&pdf, "/OC /HexaCut BDC q /HexaCutColour CS 1 SCN " +
                                                               number(layer.lineWidth) + " w\n" +
                                                               finish.cuts + "S Q EMC\n"),
                         false);
}

}  // namespace

std::string finished(std::string_view bytes, const std::vector<PageFinish>& finishes, const CutLayer& layer) {
    try {
        QPDF pdf;
        pdf.setSuppressWarnings(true);
        pdf.processMemoryFile("pdf", bytes.data(), bytes.size());
        auto pages = QPDFPageDocumentHelper(pdf).getAllPages();
        if (pages.size() != finishes.size()) return {};
        QPDFObjectHandle group, spot;
        for (const PageFinish& finish : finishes) {
            if (finish.cuts.empty() || group.isInitialized()) continue;
            group = layerOf(pdf, layer);
            spot = spotOf(pdf, layer);
        }
        for (std::size_t i = 0; i < pages.size(); ++i)
            finishPage(pdf, pages[i], finishes[i], layer, group, spot);
        // The time of writing would make each file another one.
        QPDFObjectHandle info = pdf.getTrailer().getKey("/Info");
        if (info.isDictionary())
            for (const char* key : {"/CreationDate", "/ModDate"}) info.removeKey(key);
        QPDFWriter writer(pdf);
        writer.setOutputMemory();
        writer.setDeterministicID(true);
        writer.write();
        const auto buffer = writer.getBufferSharedPointer();
        return std::string(reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize());
    } catch (const std::exception&) {
        return {};
    }
}

}  // namespace hexa::qpdf
