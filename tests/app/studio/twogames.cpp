// SPDX-License-Identifier: GPL-3.0-or-later
// The studio with a second game: the toy is added to the program's list of games, and to nothing
// else.
#include "tests/support/twogames.h"
#include "app/studio/studio.h"

#include <QWidget>

namespace {

hexa::editor::GamePanel emptyPanel() {
    hexa::editor::GamePanel panel;
    panel.system = "toy";
    panel.id = "dock.toy.empty";
    panel.title = hexa::Localized("Toy panel");
    panel.make = [](hexa::editor::Workspace&) { return new QWidget; };
    return panel;
}

}  // namespace

int main(int argc, char** argv) {
    const hexa::Games builtIn = hexa::builtInGames();
    return hexa::runStudio(argc, argv,
                           {hexa::test::twoGames(), builtIn.texts, {emptyPanel()}, builtIn.packs});
}
