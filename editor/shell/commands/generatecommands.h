// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::generate {
struct FairestPossible;
struct Filling;
}  // namespace hexa::generate

namespace hexa {
struct GameSystem;
}  // namespace hexa
namespace hexa::library {
class Shelf;
}  // namespace hexa::library

namespace hexa::editor {

class Actions;
class FillRest;
class Frame;
class Workspace;

/// Actions of the Generate menu for the open map. Decides when they are enabled.
class GenerateCommands : public QObject {
    Q_OBJECT
public:
    GenerateCommands(Actions& actions, Frame& window);
    ~GenerateCommands() override;
    /// Returns the text of a game's library of proven maps, by the ID of its system. The text may
    /// be empty and outlives this.
    using LibraryText = std::function<std::string_view(std::string_view)>;
    void setLibraries(LibraryText text);
    /// Null: no map is open.
    void setWorkspace(Workspace* workspace);

    /// Writes maps into a folder that the user chooses, each under a name that is not taken.
    void save(const std::vector<Scenario>& maps);

private:
    void updateEnabled();
    void fill();
    void tellFilling(int percent);
    /// Tells the result of the filling, and marks the tiles that keep a map from being fairer.
    void tellFilled(const generate::Filling& filling, const generate::FairestPossible* proven);
    void tellFairness();
    void tellUnfilled(const Error& error);
    void tell(const Status& status, const QString& path);

    Actions& mActions;
    Frame& mWindow;
    Workspace* mWorkspace = nullptr;
    /// Returns the shelf of a game. Reads it when first used. Returns null if the game has none.
    const library::Shelf* shelfOf(const GameSystem& system);

    LibraryText mLibraryText;
    std::map<std::string, std::unique_ptr<library::Shelf>> mShelves;  ///< By system.
    std::unique_ptr<FillRest> mFill;
    QString mFilled;  ///< Result of the last filling without its fairness.
    QString mTold;    ///< The shown message about it.
    QElapsedTimer mSinceFilled;
};

}  // namespace hexa::editor
