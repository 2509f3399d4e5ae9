// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/file/examples.h"

#include "core/owngame/file/definitionfile.h"

#include <string>

namespace hexa {

std::span<const EmbeddedFile> ownGameFiles();
std::span<const EmbeddedFile> ownGameMaps();

}  // namespace hexa

namespace hexa::owngame {

std::span<const EmbeddedFile> exampleFiles() { return ownGameFiles(); }

std::string_view example(std::string_view name) {
    for (const EmbeddedFile& file : exampleFiles())
        if (file.path.ends_with('/' + std::string(name) + definitionSuffix)) return file.text;
    return {};
}

std::span<const EmbeddedFile> exampleMaps() { return ownGameMaps(); }

std::string_view exampleName(const EmbeddedFile& file) {
    const std::string_view name = file.path.substr(file.path.rfind('/') + 1);
    return name.substr(0, name.find('.'));
}

}  // namespace hexa::owngame
