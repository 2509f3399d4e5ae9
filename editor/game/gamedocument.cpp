// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/gamedocument.h"

#include "core/owngame/file/definitionfile.h"
#include "core/owngame/file/fileproblems.h"
#include "core/owngame/system.h"

#include <QFileInfo>
#include <QUndoCommand>

#include <utility>

namespace hexa::editor {

/// Step between two states of a game file. States share nothing, so a step can be done and undone
/// in any order.
class GameStep : public QUndoCommand {
public:
    using State = std::shared_ptr<const GameDocument::State>;
    GameStep(GameDocument& document, const QString& name, State after)
        : QUndoCommand(name), mDocument(document), mBefore(document.mState), mAfter(std::move(after)) {}
    void undo() override { mDocument.take(mBefore); }
    void redo() override { mDocument.take(mAfter); }

private:
    GameDocument& mDocument;
    State mBefore, mAfter;
};

GameDocument::GameDocument(QObject* parent) : QObject(parent), mState(stateOf({})) {
    connect(&mUndoStack, &QUndoStack::cleanChanged, this, &GameDocument::stateChanged);
}

GameDocument::~GameDocument() {
    // The undo stack also reports that it is empty when it is destroyed. Then no listener is left.
    disconnect(&mUndoStack, nullptr, this, nullptr);
}

std::shared_ptr<const GameDocument::State> GameDocument::stateOf(owngame::Definition definition) {
    auto drawings = std::exchange(definition.drawings, {});
    std::string plain = owngame::writeDefinition(definition);
    definition.drawings = std::move(drawings);
    return std::make_shared<const State>(
        State{std::make_shared<const owngame::Definition>(std::move(definition)), std::move(plain)});
}

void GameDocument::take(std::shared_ptr<const State> state) {
    mState = std::move(state);
    mProblems = mOpen ? owngame::problemsOf(definition()) : std::vector<Error>();
    mSystem.reset();
    emit changed();
}

void GameDocument::open(owngame::Definition definition, const QString& path, const FileStamp& stamp,
                        bool modified) {
    mOpen = true;
    mPath = path;
    mStamp = stamp;
    mUndoStack.clear();
    if (modified) mUndoStack.resetClean();
    emit opened();
    take(stateOf(std::move(definition)));
    emit stateChanged();
}

void GameDocument::close() {
    mOpen = false;
    mPath.clear();
    mStamp = {};
    mUndoStack.clear();
    take(stateOf({}));
    emit stateChanged();
}

bool GameDocument::apply(const QString& name, const Change& change) {
    owngame::Definition changed = definition();
    change(changed);
    auto after = stateOf(std::move(changed));
    if (*after == *mState) return false;
    mUndoStack.push(new GameStep(*this, name, std::move(after)));
    return true;
}

std::shared_ptr<const GameSystem> GameDocument::system() const {
    if (!mOpen || !mProblems.empty()) return nullptr;
    if (!mSystem) {
        // Read again, so that maps and the window use exactly the game of the file.
        auto read = owngame::readDefinition(owngame::writeDefinition(definition()));
        if (read) mSystem = std::make_shared<const GameSystem>(owngame::makeSystem(*std::move(read)));
    }
    return mSystem;
}

void GameDocument::saved(const QString& path, const FileStamp& stamp) {
    mPath = path;
    mStamp = stamp;
    mUndoStack.setClean();
    emit stateChanged();
}

QString GameDocument::displayName(const QString& language) const {
    const std::string_view name = definition().catalog.name.in(language.toStdString());
    if (!name.empty()) return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    return mPath.isEmpty() ? tr("Unnamed game file") : QFileInfo(mPath).completeBaseName();
}

}  // namespace hexa::editor

#include "moc_gamedocument.cpp"
