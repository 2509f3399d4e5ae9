// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/sheets/optioninfo.h"

#include <functional>
#include <memory>

class QFormLayout;

namespace hexa::editor {

class PrintSession;

/// Field of a print option, in rows of a form: made from the option's row in the table.
class OptionField {
public:
    virtual ~OptionField() = default;

    /// Sets the texts, in the language of the window.
    virtual void translate() = 0;
    /// Shows the value of the session's options. Choices may depend on the map.
    virtual void show() = 0;
    /// Takes the value that the field shows.
    virtual void read(sheets::SheetOptions& options) const = 0;
    virtual void setVisible(bool visible) = 0;
};

/// Adds the field of an option at the end of a form. `changed` is called after each change.
std::unique_ptr<OptionField> addField(const sheets::OptionInfo& info, PrintSession& session,
                                      QFormLayout& form, const std::function<void()>& changed);

}  // namespace hexa::editor
