// SPDX-License-Identifier: GPL-3.0-or-later
// Texts: import, alignment and checks of the three rulebooks of the sample (if they are on this
// machine, see tests/support/plantederrors.h), and the shares of planted errors found.
#include "core/registry/registry.h"
#include "core/texts/check/checker.h"
#include "core/texts/glossary/glossaryfile.h"
#include "core/texts/projectfile.h"
#include "tests/bench/measure.h"
#include "tests/support/plantederrors.h"

#include <cstdio>
#include <set>

using namespace hexa;
using namespace hexa::bench;

int main() {
    const auto glossary = texts::readGlossary(builtInGlossary({}));
    if (!glossary) return 1;
    const texts::Project project = test::rulebooks(*glossary);
    if (project.units.empty()) {
        std::fprintf(stderr,
                     "textsbench: the rulebooks are not here (HEXATELIER_RULEBOOKS): nothing to measure\n");
        return 0;
    }
    const Seconds import = median(5, [&] { use(&test::rulebooks(*glossary).units.front()); });
    durationRow("import and align 3 rulebooks", import, std::to_string(project.units.size()) + " rows",
                "< 2 s");
    const Seconds check = median(5, [&] { use(texts::checkAll(project).data()); });
    durationRow("check all rows", check, "learning included", "< 2 s");
    const std::string file = texts::writeProject(project);
    durationRow("read the project",
                median(9,
                       [&] {
                           const auto again = texts::readProject(file);
                           use(&*again);
                       }),
                std::to_string(file.size() >> 10U) + " KiB");

    texts::Checker checker(project);
    std::size_t longest = 0;
    for (std::size_t i = 0; i < project.units.size(); ++i)
        if (project.units[i].in("fr").size() > project.units[longest].in("fr").size()) longest = i;
    durationRow("check the longest row", median(30, [&] { use(checker.row(project, longest).data()); }),
                "live check", "< 50 ms");

    std::size_t severe = 0;
    std::set<std::string> groups;
    for (const texts::Alert& alert : texts::checkAll(project)) {
        if (alert.severity == Severity::Hint) continue;
        ++severe;
        groups.insert(alert.group.empty() ? std::to_string(alert.unit) + alert.code + alert.hash
                                          : alert.group);
    }
    const auto number = [](double value) { return Seconds{value, value}; };
    row("errors and warnings", number(static_cast<double>(severe)), "alerts",
        std::to_string(groups.size()) + " groups");
    const auto results = test::plantErrors(project, 200, 1);
    for (std::size_t i = 0; i < results.size(); ++i)
        row("planted: " + results[i].kind, number(results[i].percent()), "% found",
            std::to_string(results[i].found) + " of " + std::to_string(results[i].planted),
            std::to_string(test::plantedGoals()[i].percent) + " %");
    return 0;
}
