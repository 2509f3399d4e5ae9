// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/gamedocument.h"

#include "core/owngame/definitionfile.h"
#include "core/owngame/fileproblems.h"
#include "core/owngame/system.h"

#include <QFileInfo>
#include <QUndoCommand>

#include <utility>

namespace hexa::editor {

/// Step between two states of a game file. States share nothing, so a step can be done and undone
/// in any order.
class GameStep : public QUndoCommand {
public:
    GameStep(GameDocument& document, const QString& name, std::shared_ptr<const owngame::Definition> after)
        : QUndoCommand(name), mDocument(document), mBefore(document.mDefinition), mAfter(std::move(after)) {}
    void undo() override { mDocument.take(mBefore); }
    void redo() override { mDocument.take(mAfter); }

private:
    GameDocument& mDocument;
    std::shared_ptr<const owngame::Definition> mBefore, mAfter;
};

GameDocument::GameDocument(QObject* parent)
    : QObject(parent), mDefinition(std::make_shared<const owngame::Definition>()) {
    connect(&mUndoStack, &QUndoStack::cleanChanged, this, &GameDocument::stateChanged);
}

GameDocument::~GameDocument() {
    // The undo stack also reports that it is empty when it is destroyed. Then no listener is left.
    disconnect(&mUndoStack, nullptr, this, nullptr);
}

void GameDocument::take(std::shared_ptr<const owngame::Definition> definition) {
    mDefinition = std::move(definition);
    mProblems = mOpen ? owngame::problemsOf(*mDefinition) : std::vector<Error>();
    mSystem.reset();
    emit changed();
}

void GameDocument::open(owngame::Definition definition, const QString& path, const FileStamp& stamp) {
    mOpen = true;
    mPath = path;
    mStamp = stamp;
    mUndoStack.clear();
    emit opened();
    take(std::make_shared<const owngame::Definition>(std::move(definition)));
    emit stateChanged();
}

void GameDocument::close() {
    mOpen = false;
    mPath.clear();
    mStamp = {};
    mUndoStack.clear();
    take(std::make_shared<const owngame::Definition>());
    emit stateChanged();
}

bool GameDocument::apply(const QString& name, const Change& change) {
    auto after = std::make_shared<owngame::Definition>(*mDefinition);
    change(*after);
    if (owngame::writeDefinition(*after) == owngame::writeDefinition(*mDefinition)) return false;
    mUndoStack.push(new GameStep(*this, name, std::move(after)));
    return true;
}

std::shared_ptr<const GameSystem> GameDocument::system() const {
    if (!mOpen || !mProblems.empty()) return nullptr;
    if (!mSystem) {
        // Read again, so that maps and the window use exactly the game of the file.
        auto definition = owngame::readDefinition(owngame::writeDefinition(*mDefinition));
        if (definition)
            mSystem = std::make_shared<const GameSystem>(owngame::makeSystem(*std::move(definition)));
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
    const std::string_view name = mDefinition->catalog.name.in(language.toStdString());
    if (!name.empty()) return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    return mPath.isEmpty() ? tr("Unnamed game file") : QFileInfo(mPath).completeBaseName();
}

}  // namespace hexa::editor
