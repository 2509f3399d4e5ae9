// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/labprogram.h"

#include "app/cli/merging.h"
#include "app/lab/commands/commands.h"

#include <memory>

namespace hexa {

std::span<const EmbeddedFile> labMessageFiles();

}  // namespace hexa

namespace hexa::cli {
namespace {

void addShared(CLI::App& app, Context& context) {
    addFitting(app, context);
    addTrying(app, context);
}

void addAll(CLI::App& app, Context& context) {
    addShared(app, context);
    addMerging(app, context, addShared);
    addContesting(app, context);
    addLearning(app, context);
    addExploiting(app, context);
}

}  // namespace

Program labProgram() { return {"hexatelier-lab", "cli.lab.about", labMessageFiles(), addAll}; }

}  // namespace hexa::cli
