// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/texts/align/align.h"
#include "core/texts/document/blocks.h"
#include "core/texts/language/encoding.h"
#include "core/texts/project.h"

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::texts {

/// A file of one language that is to be imported.
struct ImportFile {
    std::string language;
    std::string_view bytes;
    TextForm form = TextForm::Plain;
    Encoding encoding = Encoding::Detect;
};

/// Plain text for `.txt` and all unknown names, Markdown for `.md` and `.markdown`.
TextForm formOf(std::string_view path);

/// Aligns the texts and makes a project of them, with the glossary. Without one (fewer than 80
/// terms) it learns from a first alignment which words mean the same, and aligns again with that.
/// All texts need review. The source language is "en" if it is there, else the first. Fails as
/// decodeText does, or with "texts.import.empty" or "texts.import.too-long", with the argument
/// `language`, and as projectOf does. Tells how many sentences are done, of all that will be looked
/// at; where it aligns again, those count again.
Result<Project> importTexts(const std::vector<ImportFile>& files, Glossary glossary,
                            const std::stop_token& stop = {}, const AlignProgress& progress = {});

/// Returns aligned documents as a project. Fails as align does.
Result<Project> projectOf(const std::vector<BlockText>& documents, Glossary glossary,
                          const std::stop_token& stop = {}, const AlignProgress& progress = {});

}  // namespace hexa::texts
