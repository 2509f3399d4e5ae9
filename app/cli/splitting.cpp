// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/splitting.h"

#include "app/cli/output.h"
#include "core/base/hashtext.h"
#include "core/base/rng.h"
#include "core/engine/play/play.h"
#include "core/io/file/file.h"
#include "core/parts/partfile.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace hexa::cli {
namespace {

/// Options about the run and the output, which don't affect the result.
constexpr std::array<std::string_view, 4> unasked{"help", "part", "threads", "o"};

std::string nameOf(const CLI::Option& option) {
    return option.get_lnames().empty() ? option.get_snames().front() : option.get_lnames().front();
}

/// Returns the command and its options in the order of its help, however they were typed.
std::vector<std::string> wordsOf(const CLI::App& command) {
    std::vector<std::string> words{command.get_name()};
    for (const CLI::Option* option : command.get_options()) {
        if (option->count() == 0) continue;
        if (option->get_positional()) {
            words.insert(words.end(), option->results().begin(), option->results().end());
            continue;
        }
        const std::string name = nameOf(*option);
        if (std::find(unasked.begin(), unasked.end(), name) != unasked.end()) continue;
        if (option->get_items_expected_max() == 0) {
            words.push_back("--" + name);
            continue;
        }
        for (const std::string& value : option->results()) words.push_back("--" + name + '=' + value);
    }
    return words;
}

/// Returns the request. Prints an error and returns none if a file can't be read.
std::optional<parts::Request> requestOf(Context& context, const CLI::App& command, const Grounds& grounds) {
    parts::Request request{wordsOf(command), {"hexatelier " HEXATELIER_VERSION}};
    request.grounds.insert(request.grounds.end(), grounds.versions.begin(), grounds.versions.end());
    if (context.packHash()) request.grounds.push_back("pack " + hashText(*context.packHash()));
    for (const std::string& path : grounds.files) {
        if (path.empty()) continue;
        const auto text = readFile(path);
        if (!text) {
            context.fail(Exit::Input, text.error(), path);
            return std::nullopt;
        }
        request.grounds.push_back(path + ' ' + hashText(stableHash(*text)));
    }
    return request;
}

/// Prints an error and returns false if --part and -o don't go together.
bool mayUseParts(Context& context, const SplitOptions& options, const Grounds& grounds) {
    const auto refuse = [&](const char* code) {
        context.wrongUsage(code);
        return false;
    };
    if (options.part.empty())
        return options.output.empty() || options.whole == SplitOptions::Writes::File ||
               refuse("cli.usage.output-of-part");
    if (options.output.empty()) return refuse("cli.usage.part-output");
    // Each part would draw a seed of its own.
    if (options.command->get_option("--seed")->count() == 0) return refuse("cli.usage.part-seed");
    return mayWrite(context, options.output, Written::Other, grounds.files);
}

/// Prints an error and returns false if the parts to merge belong to another request.
bool isAsked(Context& context, const parts::Request& now, const parts::Request& then) {
    if (now == then) return true;
    const auto [a, b] =
        std::mismatch(now.grounds.begin(), now.grounds.end(), then.grounds.begin(), then.grounds.end());
    if (now.command != then.command || a == now.grounds.end() || b == then.grounds.end())
        context.fail(Exit::Input, Error("cli.merge.command"));
    else
        context.fail(Exit::Input, Error("cli.merge.changed", {{"then", *b}, {"now", *a}}));
    return false;
}

}  // namespace

CLI::Option* addSplitOptions(CLI::App& command, const Context& context, SplitOptions& options,
                             const char* outputCode) {
    options.command = &command;
    options.whole = outputCode != nullptr ? SplitOptions::Writes::File : SplitOptions::Writes::Nothing;
    command.add_option("--part", options.part, context.text("cli.option.part"))->type_name("K/N");
    const char* const code = outputCode != nullptr ? outputCode : "cli.option.part-output";
    return command.add_option("-o", options.output, context.text(code))->type_name("F");
}

std::optional<parts::PartNumber> partOf(Context& context, const std::string& text) {
    parts::PartNumber part;
    if (text.empty()) return part;
    const char* last = text.data() + text.size();
    const auto [slash, noNumber] = std::from_chars(text.data(), last, part.number);
    if (noNumber == std::errc{} && slash != last && *slash == '/') {
        const auto [end, noCount] = std::from_chars(slash + 1, last, part.of);
        if (noCount == std::errc{} && end == last && part.number >= 1 && part.number <= part.of &&
            part.of <= parts::maxParts)
            return part;
    }
    context.wrongUsage("cli.usage.part", {{"value", text}, {"max", std::int64_t{parts::maxParts}}});
    return std::nullopt;
}

std::vector<std::string> versionsOf(const PlayFunctions& play, const std::vector<std::string>& bots) {
    std::vector<std::string> versions{"rules " + std::to_string(play.rulesVersion)};
    for (const std::string& bot : bots)
        versions.push_back(bot + ' ' + std::to_string(play.botVersion ? play.botVersion(bot) : 0));
    return versions;
}

std::optional<Work> Work::of(Context& context, const SplitOptions& options, const Grounds& grounds) {
    Work work;
    const auto number = partOf(context, options.part);
    if (!number) return std::nullopt;
    work.mNumber = *number;
    work.mWritesPart = !options.part.empty();
    work.mOutput = options.output;
    work.mMerged = context.merged ? &*context.merged : nullptr;
    if (!mayUseParts(context, options, grounds)) return std::nullopt;
    if (work.mWritesPart || work.mMerged) {
        auto request = requestOf(context, *options.command, grounds);
        if (!request || (work.mMerged && !isAsked(context, *request, work.mMerged->request)))
            return std::nullopt;
        work.mRequest = *std::move(request);
    }
    return work;
}

std::optional<std::vector<sim::Tally>> Work::play(Context& context, const std::vector<parts::Trial>& trials,
                                                  const OnError& onError) const {
    auto tallies = mMerged ? Result<parts::Tallies>(mMerged->tallies) : parts::play(trials, mNumber);
    if (!tallies) {
        if (onError)
            onError(tallies.error());
        else
            context.fail(Exit::Input, tallies.error());
        return std::nullopt;
    }
    if (mWritesPart) {
        context.write(mOutput, parts::writePart({mRequest, mNumber, *std::move(tallies)}));
        return std::nullopt;
    }
    auto all = parts::complete(*std::move(tallies), trials);
    if (all) return *std::move(all);
    context.fail(Exit::Input, all.error());
    return std::nullopt;
}

sim::Tally playOn(const Series& series, const sim::Design& design, std::uint64_t seed, std::int64_t games,
                  const sim::RunControl& control, const parts::Stretch& stretch) {
    const std::int64_t length = design.blockLength();
    const parts::Jobs blocks = stretch.of((games + length - 1) / length);
    sim::Runner runner(series, design, seed, blocks.begin);
    runner.play(blocks.count(), control);
    return runner.tally();
}

}  // namespace hexa::cli
