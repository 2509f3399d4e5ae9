// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "core/io/file/filestamp.h"
#include "core/owngame/definition/definition.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hexa::editor {

/// The open game file, as a value with undo. Views read definition() and listen to changed().
class GameDocument : public QObject {
    Q_OBJECT
public:
    using Change = std::function<void(owngame::Definition&)>;

    explicit GameDocument(QObject* parent = nullptr);
    ~GameDocument() override;

    bool isOpen() const { return mOpen; }
    const owngame::Definition& definition() const { return *mState->definition; }
    /// Opens a game. Clears the undo stack.
    /// @param modified true if the file lacks this state: it was recovered
    void open(owngame::Definition definition, const QString& path, const FileStamp& stamp,
              bool modified = false);
    void close();
    /// Performs a change as one undo step of this name. Returns false and adds no step if nothing
    /// has changed.
    bool apply(const QString& name, const Change& change);

    /// Returns the problems of the file in its present state. Returns none if it can be used.
    const std::vector<Error>& problems() const { return mProblems; }
    /// Returns the state of the game, which never changes.
    std::shared_ptr<const owngame::Definition> snapshot() const { return mState->definition; }
    /// Returns the game as it is now; null while the file has problems.
    std::shared_ptr<const GameSystem> system() const;

    QUndoStack& undoStack() { return mUndoStack; }
    /// Returns an empty path if the game has no file yet.
    const QString& path() const { return mPath; }
    const FileStamp& stamp() const { return mStamp; }
    bool isModified() const { return mOpen && !mUndoStack.isClean(); }
    void saved(const QString& path, const FileStamp& stamp);
    QString displayName(const QString& language) const;

signals:
    /// The definition has changed: a step was done, undone or redone, or another game was opened.
    void changed();
    /// Another game will be shown.
    void opened();
    /// Path or isModified() may have changed.
    void stateChanged();

private:
    friend class GameStep;
    /// Definition with its text, so that no state is written twice.
    struct State {
        std::shared_ptr<const owngame::Definition> definition;
        std::string plain;  ///< Text of the file without drawings, which can be large.
        friend bool operator==(const State& a, const State& b) {
            return a.plain == b.plain && a.definition->drawings == b.definition->drawings;
        }
    };
    static std::shared_ptr<const State> stateOf(owngame::Definition definition);
    void take(std::shared_ptr<const State> state);

    std::shared_ptr<const State> mState;
    std::vector<Error> mProblems;
    mutable std::shared_ptr<const GameSystem> mSystem;  ///< Built when first used.
    QUndoStack mUndoStack;
    QString mPath;
    FileStamp mStamp;
    bool mOpen = false;
};

}  // namespace hexa::editor
