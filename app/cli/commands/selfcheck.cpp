// SPDX-License-Identifier: GPL-3.0-or-later
// self-check: tries the program itself, on machines without the tests.
#include "app/cli/commands/commands.h"
#include "app/cli/conformance.h"
#include "app/cli/help.h"
#include "core/json/writer.h"

#include <algorithm>

namespace hexa::cli {
namespace {

void printJson(const Context& context, const std::vector<CheckResult>& results, bool fine) {
    JsonWriter json;
    json.beginObject();
    json.member("ok", fine);
    json.key("checks");
    json.beginArray();
    for (const CheckResult& result : results) {
        json.beginObject(JsonWriter::Style::Compact);
        json.member("system", std::string_view(result.system));
        json.member("check", std::string_view(result.check));
        json.member("cases", result.cases);
        json.member("ok", result.ok());
        if (!result.ok()) json.member("failure", std::string_view(result.failure));
        json.endObject();
    }
    json.endArray();
    json.endObject();
    context.printJson(json.take());
}

void run(Context& context) {
    const auto results = checkConformance(context.systems());
    const bool fine = !results.empty() && std::all_of(results.begin(), results.end(),
                                                      [](const CheckResult& result) { return result.ok(); });
    if (!fine) context.raise(Exit::Problems);
    if (context.json) return printJson(context, results, fine);
    for (const CheckResult& result : results) {
        const Arguments arguments{{"check", context.text("cli.check." + result.check)},
                                  {"cases", std::int64_t{result.cases}},
                                  {"failure", result.failure}};
        context.printLine(result.system + ": " +
                          context.text(result.ok() ? "cli.check-fine" : "cli.check-failed", arguments));
    }
    context.printLine(context.text(fine ? "cli.self-check-fine" : "cli.self-check-failed"));
}

}  // namespace

void addSelfCheck(CLI::App& app, Context& context) {
    CLI::App* command = addCommand(app, context, "self-check", "self-check");
    command->callback([&context] { run(context); });
}

}  // namespace hexa::cli
