// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/office/officetext.h"

#include "core/texts/language/characters.h"
#include "core/texts/language/encoding.h"
#include "core/texts/office/program.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>
#include <utility>

namespace hexa::texts {
namespace {

struct OfficeForm {
    std::string_view ending;
    std::string_view pandoc;  ///< Its name there.
};
constexpr std::array<OfficeForm, 15> forms{{{".odt", "odt"},
                                            {".docx", "docx"},
                                            {".rtf", "rtf"},
                                            {".epub", "epub"},
                                            {".html", "html"},
                                            {".htm", "html"},
                                            {".xhtml", "html"},
                                            {".fb2", "fb2"},
                                            {".tex", "latex"},
                                            {".rst", "rst"},
                                            {".org", "org"},
                                            {".textile", "textile"},
                                            {".wiki", "mediawiki"},
                                            {".docbook", "docbook"},
                                            {".opml", "opml"}}};

constexpr int longest = 60;  // seconds
constexpr std::size_t mostMemory = std::size_t{2}
                                   << 30U;  // bytes: a small file may unpack to a very large one
constexpr std::size_t shownReason = 300;    // bytes

std::string_view pandocForm(std::string_view path) {
    const std::string small = lowered(path);
    for (const auto& [ending, pandoc] : forms)
        if (small.ends_with(ending)) return pandoc;
    return {};
}

/// Returns the beginning of what a program says, as one line of whole characters.
std::string reasonOf(const std::string& words) {
    const std::string line = simplified(withoutControls(words));
    std::size_t end = 0;
    for (std::size_t at = 0; at < line.size() && at <= shownReason; nextCharacter(line, at)) end = at;
    return line.size() <= shownReason ? line : line.substr(0, end);
}

}  // namespace

bool isOfficeText(std::string_view path) { return !pandocForm(path).empty(); }

Result<std::string> officeAsMarkdown(const std::string& path, const char* searchPath,
                                     const std::stop_token& stop) {
    const std::string program = findProgram("pandoc", searchPath == nullptr ? "" : searchPath);
    if (program.empty()) return Error("texts.office.missing");
    std::error_code failure;
    const std::string file = std::filesystem::absolute(path, failure).string();
    // In its sandbox it reads nothing but this file.
    ProgramEnd end = runProgram(program,
                                {"--sandbox", "--from", std::string(pandocForm(path)), "--to", "gfm-raw_html",
                                 "--wrap", "none", "--", failure ? path : file},
                                {maxImportBytes, 4 * shownReason, mostMemory, longest}, stop);
    using How = ProgramEnd::How;
    switch (end.how) {
    case How::Stopped:
        return Error("texts.import.stopped");
    case How::TooLarge:
        return Error("texts.office.large");
    case How::TooSlow:
        return Error("texts.office.slow");
    case How::NotStarted:
        return Error("texts.office.failed", {{"reason", std::generic_category().message(end.status)}});
    case How::Finished:
        break;
    }
    if (end.status == 0) return std::move(end.output);
    return Error("texts.office.failed", {{"reason", reasonOf(end.words)}});
}

}  // namespace hexa::texts
