// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUndoStack>

#include <concepts>
#include <functional>
#include <utility>

namespace hexa::editor {

/// Name of an undo step. A step outlives a change of language, so its name is made on each request,
/// in the present language. It captures values, or objects that outlive the document.
class StepName {
public:
    /// No name: for an edit in a gesture, which has the name.
    StepName() = default;
    template <class Tell>
    requires std::convertible_to<std::invoke_result_t<const Tell&>, QString> StepName(Tell tell)
        : mTell(std::move(tell)) {}
    /// Words identical in every language.
    StepName(const char* words) : mTell([text = QString::fromUtf8(words)] { return text; }) {}

    QString operator()() const { return mTell ? mTell() : QString(); }

private:
    std::function<QString()> mTell;
};

/// An undo command with such a name.
class NamedStep : public QUndoCommand {
public:
    explicit NamedStep(StepName name) { setName(std::move(name)); }
    const StepName& name() const { return mName; }
    void setName(StepName name) {
        mName = std::move(name);
        setText(mName());
    }
    /// Updates the name in the present language.
    void retranslate() { setText(mName()); }

private:
    StepName mName;
};

/// Renames all steps of a stack after a change of language. The stack sends no signal, so its views
/// must be refreshed.
void retranslateSteps(QUndoStack& stack);

}  // namespace hexa::editor
