// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QObject>

#include <memory>

#include <vector>

namespace hexa::generate {
struct FairestPossible;
struct Filling;
}  // namespace hexa::generate

namespace hexa::editor {

class Actions;
class FillRest;
class Frame;
class Workspace;

/// What the actions of the Generate menu do to the open map, and when they are enabled.
class GenerateCommands : public QObject {
    Q_OBJECT
public:
    GenerateCommands(Actions& actions, Frame& window);
    ~GenerateCommands() override;
    /// Null: no map is open.
    void setWorkspace(Workspace* workspace);

    /// Writes maps into a folder that the user chooses, each under a name that is not taken.
    void save(const std::vector<Scenario>& maps);

private:
    void updateEnabled();
    void fill();
    /// What filling came to; marks the tiles that keep a map from being fairer.
    void tellFilled(const generate::Filling& filling, const generate::FairestPossible* proven);
    void tellUnfilled(const Error& error);
    void tell(const Status& status, const QString& path);

    Actions& mActions;
    Frame& mWindow;
    Workspace* mWorkspace = nullptr;
    std::unique_ptr<FillRest> mFill;
};

}  // namespace hexa::editor
