// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/exchange/xmlfile.h"

#include <utility>

namespace hexa::texts {
namespace {

/// Removes a prefix ("x:") from the names of all elements. The names keep their place in memory, so
/// elements still know their offsets.
class PrefixRemover : public pugi::xml_tree_walker {
public:
    explicit PrefixRemover(std::string prefix) : mPrefix(std::move(prefix)) {}

private:
    bool for_each(pugi::xml_node& node) override {
        const std::string_view name = node.name();
        if (name.starts_with(mPrefix)) node.set_name(std::string(name.substr(mPrefix.size())).c_str());
        return true;
    }

    std::string mPrefix;
};

}  // namespace

std::string_view languageAttribute(const pugi::xml_node& node) {
    return (node.attribute("xml:lang") ? node.attribute("xml:lang") : node.attribute("lang")).value();
}

Result<XmlFile> readXmlFile(std::string_view text) {
    const auto source = XmlSource::parse(text, XmlBlanks::Keep);
    if (!source) return source.error();
    pugi::xml_node root = source->root();
    const std::string whole = root.name();
    const auto colon = whole.find(':');
    const std::string name = colon == std::string::npos ? whole : whole.substr(colon + 1);
    XmlFile file;
    if (name == "TS") {
        if (const Status read = readTs(root, file); !read) return read.error();
        return file;
    }
    if (name != "xliff")
        return Error("texts.exchange.root", {{"form", std::string("XLIFF, TS")}, {"name", whole}});
    if (colon != std::string::npos) {
        PrefixRemover remover(whole.substr(0, colon + 1));
        root.traverse(remover);
    }
    if (std::string_view(root.attribute("version").value()).starts_with("2"))
        readXliff20(root, text, file);
    else
        readXliff12(root, text, file);
    return file;
}

}  // namespace hexa::texts
