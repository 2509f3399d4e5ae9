// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/file/drawing.h"

#include "core/base/base64.h"
#include "core/owngame/file/png.h"
#include "core/xml/xmlsource.h"
#include "core/xml/xmltext.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace hexa::owngame {
namespace {

constexpr std::string_view pictureHead = "data:image/png;base64,";
constexpr int mostElements = 2'000;

constexpr std::array<std::string_view, 17> shapes{
    "svg",    "g",        "defs",    "title",    "desc",    "path",           "rect",
    "circle", "ellipse",  "line",    "polyline", "polygon", "linearGradient", "radialGradient",
    "stop",   "clipPath", "metadata"};
constexpr std::array<std::string_view, 48> looks{"xmlns",
                                                 "version",
                                                 "baseProfile",
                                                 "id",
                                                 "viewBox",
                                                 "width",
                                                 "height",
                                                 "d",
                                                 "x",
                                                 "y",
                                                 "x1",
                                                 "y1",
                                                 "x2",
                                                 "y2",
                                                 "cx",
                                                 "cy",
                                                 "fx",
                                                 "fy",
                                                 "r",
                                                 "rx",
                                                 "ry",
                                                 "points",
                                                 "transform",
                                                 "gradientTransform",
                                                 "gradientUnits",
                                                 "spreadMethod",
                                                 "offset",
                                                 "stop-color",
                                                 "stop-opacity",
                                                 "fill",
                                                 "fill-opacity",
                                                 "fill-rule",
                                                 "stroke",
                                                 "stroke-width",
                                                 "stroke-opacity",
                                                 "stroke-linecap",
                                                 "stroke-linejoin",
                                                 "stroke-dasharray",
                                                 "stroke-dashoffset",
                                                 "stroke-miterlimit",
                                                 "opacity",
                                                 "clip-path",
                                                 "clip-rule",
                                                 "clipPathUnits",
                                                 "color",
                                                 "display",
                                                 "visibility",
                                                 "preserveAspectRatio"};

template <class Words>
bool known(const Words& words, std::string_view word) {
    return std::ranges::find(words, word) != words.end();
}

/// True if a reference leads to a part of the same drawing.
bool staysInside(std::string_view value) {
    for (std::size_t at = value.find("url"); at != std::string_view::npos; at = value.find("url", at + 3))
        if (!value.substr(at).starts_with("url(#")) return false;
    return value.find(':') == std::string_view::npos || value.starts_with("http://www.w3.org/");
}

class DrawingCheck {
public:
    explicit DrawingCheck(const XmlSource& source) : mSource(source) {}

    Status look(const pugi::xml_node& element) {
        if (++mElements > mostElements)
            return at(element, "owngame.drawing.too-many-shapes", {{"max", std::int64_t{mostElements}}});
        if (!known(shapes, element.name())) return refused(element, element.name());
        for (const pugi::xml_attribute& attribute : element.attributes())
            if (!known(looks, attribute.name()) || !staysInside(attribute.value()))
                return refused(element, attribute.name());
        for (const pugi::xml_node& child : element.children())
            if (child.type() == pugi::node_element)
                if (auto status = look(child); !status) return status;
        return Done{};
    }

private:
    Error at(const pugi::xml_node& element, const char* code, Arguments arguments) const {
        const TextPosition place = mSource.positionOf(element);
        arguments.push_back({"line", place.line});
        return Error(code, std::move(arguments), place);
    }
    Error refused(const pugi::xml_node& element, const char* name) const {
        return at(element, "owngame.drawing.refused", {{"name", std::string(name).substr(0, 100)}});
    }

    const XmlSource& mSource;
    int mElements = 0;
};

}  // namespace

Result<std::string> keptDrawing(std::string_view text) {
    if (text.starts_with(pictureHead)) {
        const auto bytes = fromBase64(text.substr(pictureHead.size()));
        if (!bytes) return Error("owngame.drawing.damaged");
        if (const auto size = checkPng(*bytes); !size) return size.error();
        return std::string(text);
    }
    const auto source = XmlSource::parse(text);
    if (!source) return source.error();
    if (std::string_view(source->root().name()) != "svg") return Error("owngame.drawing.no-picture");
    if (const auto status = DrawingCheck(*source).look(source->root()); !status) return status.error();
    pugi::xml_document clean;
    clean.append_copy(source->root());
    return xmlText(clean);
}

std::size_t pixelsOf(std::string_view drawing) {
    if (!drawing.starts_with(pictureHead)) return 0;
    constexpr std::size_t head = 32, headBytes = 24;  // the size ends with the 24th byte
    const auto bytes = fromBase64(drawing.substr(pictureHead.size(), head));
    if (!bytes || bytes->size() < headBytes) return 0;  // keptDrawing() refuses it
    const PictureSize size = sizeOfPng(*bytes);
    return std::size_t{size.width} * size.height;
}

std::string svgOf(const std::string& drawing) {
    if (!drawing.starts_with(pictureHead)) return drawing;
    const PictureSize size =
        sizeOfPng(fromBase64(std::string_view(drawing).substr(pictureHead.size())).value());
    const std::string width = std::to_string(size.width), height = std::to_string(size.height);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
           "viewBox=\"0 0 " +
           width + ' ' + height + "\"><image width=\"" + width + "\" height=\"" + height +
           "\" xlink:href=\"" + drawing + "\"/></svg>\n";
}

}  // namespace hexa::owngame
