// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/engine/words.h"
#include "editor/ui/locale.h"

namespace hexa::editor {

/// Returns this game's word for something common to many games ("word.faction"), in the language of
/// the window.
inline QString wordOf(const Locale& locale, const Catalog& catalog, std::string_view code,
                      Arguments arguments = {}) {
    return locale.text(
        inWordsOf(catalog.system, locale.messages(), {std::string(code), std::move(arguments)}));
}

}  // namespace hexa::editor
