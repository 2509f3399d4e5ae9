// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/builtin.h"

#include <string>
#include <string_view>

namespace hexa {

std::vector<TileDrawing> builtInDrawings(std::span<const EmbeddedFile> files) {
    constexpr std::string_view folder = "/tiles/abstract/";
    std::vector<TileDrawing> drawings;
    for (const EmbeddedFile& file : files) {
        const auto at = file.path.find(folder);
        if (at == std::string_view::npos) continue;
        const std::string_view name = file.path.substr(at + folder.size());
        drawings.push_back({std::string(name.substr(0, name.rfind('.'))), file.text});
    }
    return drawings;
}

}  // namespace hexa
