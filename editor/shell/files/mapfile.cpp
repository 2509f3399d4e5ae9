// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/mapfile.h"

#include "core/io/format/scenariofile.h"
#include "core/io/textmap/textmap.h"

#include <utility>

namespace hexa::editor {

Result<MapFile> readMapFile(const std::string& path, const Systems& systems) {
    const FileStamp glanced = glanceAt(path);
    auto text = readMapText(path);
    if (!text) return text.error();
    const auto first = text->find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    const bool drawn = first != std::string::npos && (*text)[first] != '{' && path.ends_with(".txt");
    const FileStamp stamp = stampOf(glanced, *text);
    if (!drawn) {
        auto read = GameShelf::read(*std::move(text), systems);
        if (!read) return read.error();
        return MapFile{*std::move(read), stamp};
    }
    auto scenario = readTextMap(*text, systems);
    if (!scenario) return scenario.error();
    return MapFile{{*std::move(scenario), {}}, stamp};
}

}  // namespace hexa::editor
