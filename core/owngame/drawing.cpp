// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/drawing.h"

#include "core/xml/xmlsource.h"
#include "core/xml/xmltext.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace hexa::owngame {
namespace {

constexpr std::string_view pictureHead = "data:image/png;base64,";
constexpr int mostElements = 2'000;
constexpr std::uint32_t largestPicture = 2'048;

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
            return at(element, "owngame.drawing.too-large", {{"max", std::int64_t{mostElements}}});
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

/// Returns the bytes of a base64 text, or none if the text is invalid.
std::optional<std::string> decoded(std::string_view text) {
    constexpr std::string_view signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    while (text.ends_with('=')) text.remove_suffix(1);
    std::string bytes;
    std::uint32_t buffer = 0;
    int held = 0;
    for (const char c : text) {
        const auto value = signs.find(c);
        if (value == std::string_view::npos) return std::nullopt;
        buffer = buffer << 6 | static_cast<std::uint32_t>(value);
        held += 6;
        if (held < 8) continue;
        held -= 8;
        bytes += static_cast<char>(buffer >> held & 0xff);
    }
    return bytes;
}

/// Returns width and height from the header of a PNG, or none for other data.
std::optional<std::pair<std::uint32_t, std::uint32_t>> sizeOf(std::string_view bytes) {
    constexpr std::string_view signature = "\x89PNG\r\n\x1a\n";
    constexpr std::size_t header = 24;
    if (bytes.size() < header || !bytes.starts_with(signature) || bytes.substr(12, 4) != "IHDR")
        return std::nullopt;
    const auto number = [&](std::size_t at) {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < 4; ++i) value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
        return value;
    };
    return std::pair(number(16), number(20));
}

}  // namespace

Result<std::string> keptDrawing(std::string_view text) {
    if (text.starts_with(pictureHead)) {
        const auto bytes = decoded(text.substr(pictureHead.size()));
        const auto size = bytes ? sizeOf(*bytes) : std::nullopt;
        if (!size) return Error("owngame.drawing.no-picture");
        if (std::max(size->first, size->second) > largestPicture || std::min(size->first, size->second) == 0)
            return Error("owngame.drawing.too-large", {{"max", std::int64_t{largestPicture}}});
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

std::string svgOf(const std::string& drawing) {
    if (!drawing.starts_with(pictureHead)) return drawing;
    const auto size = sizeOf(decoded(drawing.substr(pictureHead.size())).value_or(""));
    const std::string width = std::to_string(size ? size->first : 1),
                      height = std::to_string(size ? size->second : 1);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
           "viewBox=\"0 0 " +
           width + ' ' + height + "\"><image width=\"" + width + "\" height=\"" + height +
           "\" xlink:href=\"" + drawing + "\"/></svg>\n";
}

}  // namespace hexa::owngame
