// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include "app/cli/base.h"
#include "core/engine/check/acceptance.h"
#include "core/io/file/file.h"

#include <filesystem>

namespace hexa::cli {
namespace {

namespace fs = std::filesystem;

Written kindOf(const std::string& path) {
    const std::string suffix = suffixOf(path);
    if (suffix == "hexa") return Written::Map;
    if (suffix == "hexatext") return Written::Texts;
    if (suffix == "hexacampaign") return Written::Campaign;
    if (suffix == "hexgamedef") return Written::Definition;
    return suffix == "hexgame" ? Written::Game : Written::Other;
}

}  // namespace

bool mayWrite(Context& context, const std::string& output, Written what,
              const std::vector<std::string>& inputs) {
    if (output.empty() || output == "-") return true;
    for (const std::string& input : inputs)
        if (isSameFile(output, input)) {
            context.wrongUsage("cli.usage.output-is-input", {{"path", output}});
            return false;
        }
    std::error_code ignored;
    const Written there = kindOf(output);
    if (there == Written::Other || there == what || !fs::is_regular_file(output, ignored)) return true;
    context.wrongUsage("cli.usage.other-kind", {{"path", output}});
    return false;
}

bool mayWritePages(Context& context, const std::string& output, const std::string& input) {
    const fs::path path(output);
    const std::string stem = path.stem().string() + '-';
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with(stem) && entry.path().extension() == path.extension() &&
            !mayWrite(context, entry.path().string(), Written::Other, {input}))
            return false;
    }
    return true;
}

std::vector<Problem> errorsOf(const GameSystem& system, const Scenario& map) {
    std::vector<Problem> errors;
    for (Finding& finding : findingsOf(system, map))
        if (finding.open() && finding.problem.severity == Severity::Error)
            errors.push_back(std::move(finding.problem));
    return errors;
}

}  // namespace hexa::cli
