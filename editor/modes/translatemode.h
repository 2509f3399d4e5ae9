// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/modes/modes.h"

namespace hexa::editor {

class TranslateCommands;

/// Mode for texts in several languages. They belong to the window and need no map.
class TranslateMode : public Mode {
    Q_OBJECT
public:
    explicit TranslateMode(const ModeServices& services);

    const ModeInfo& info() const override;
    QWidget* page() const override { return mPage; }
    MapCanvas* canvas() const override;
    bool hasContent() const override;
    std::optional<Title> title() const override;
    void arrangeDocks(Docks& docks) const override;
    void meet(const Modes& modes) override;
    void setMap(Workspace* map) override;
    void enter(WindowMode before) override;
    void leave(WindowMode next) override;
    void commit() override;
    bool mayClose() override;
    void retranslate() override;
    void close() override;

    TranslateCommands& commands() { return *mCommands; }

private:
    ModeServices mServices;
    TranslateCommands* mCommands;
    QWidget* mPage;
};

}  // namespace hexa::editor
