// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/welcome/owncards.h"

#include "core/engine/system.h"
#include "core/io/format/scenariofile.h"
#include "core/owngame/file/examples.h"
#include "core/owngame/shelf.h"
#include "editor/preview/thumbnails.h"
#include "editor/ui/locale.h"
#include "editor/ui/translated.h"

#include <QFileInfo>

#include <utility>

namespace hexa::editor {

OwnCards::OwnCards(const Locale& locale, QWidget* parent)
    : CardSection(parent), mLocale(locale), mPictured(std::make_shared<std::optional<GameSystem>>()) {
    addExamples();
    Card* fresh = addCard("newGame", "new");
    fresh->keepTexts([] {
        return Card::Texts{tr("New game file…"), tr("Tiles and rules"),
                           tr("Describe a game of your own: tiles, counts, placement rules, fairness")};
    });
    connect(fresh, &Card::clicked, this, &OwnCards::newGameRequested);
    Card* example = addCard("exampleGame", "copy");
    example->keepTexts([] {
        return Card::Texts{tr("Start from an example…"), tr("Tiles and rules"),
                           tr("Copy one of the example games, then change it")};
    });
    connect(example, &Card::clicked, this, &OwnCards::exampleGameRequested);
    Card* imported = addCard("importGame", "open");
    imported->keepTexts([] {
        return Card::Texts{tr("Import game file…"), tr("From a file"), tr("Copy a game file to your games")};
    });
    connect(imported, &Card::clicked, this, &OwnCards::importGameRequested);
    keepTranslated(*this, [this] { setHeading(tr("Your own games")); });
}

OwnCards::~OwnCards() = default;

void OwnCards::addExamples() {
    for (const EmbeddedFile& file : owngame::exampleMaps()) {
        const QString name = QString::fromUtf8(owngame::exampleName(file));
        Card* card = addCard("exampleMap-" + name);
        const auto known = std::make_shared<Thumbnail>();
        card->keepTexts([this, known] {
            const QString title = mLocale.text(known->title);
            const QString players =
                known->players > 0 ? tr("Example for %n player(s)", nullptr, known->players) : QString();
            return Card::Texts{title, players, title};
        });
        connect(card, &Card::clicked, this, [this, name] { emit exampleMapRequested(name); });
        mExamples.push_back({card, &file, known});
    }
}

void OwnCards::makePictures(Thumbnails& thumbnails) {
    for (const Example& example : mExamples)
        // The map brings its game, which is only needed while the picture is made.
        thumbnails.add(
            example.card,
            [text = example.file->text, game = mPictured]() -> std::optional<Scenario> {
                auto read = owngame::gameInMap(text);
                if (!read || !*read) return std::nullopt;
                *game = *std::move(read);
                auto map = readScenario(text, Systems({**game}));
                if (!map) return std::nullopt;
                return *std::move(map);
            },
            [example](const Thumbnail& made) {
                *example.known = made;
                example.card->setPicture(made.picture);
                example.card->refreshTexts();
            });
}

void OwnCards::addUnfinished(const QStringList& paths) {
    for (const QString& path : paths) {
        Card* card = addCard("unfinishedGame", "problem-warning");
        card->keepTexts([path] {
            return Card::Texts{QFileInfo(path).completeBaseName(), tr("Game file with problems"),
                               tr("Open the game file to solve its problems")};
        });
        connect(card, &Card::clicked, this, [this, path] { emit openRequested(path); });
    }
}

}  // namespace hexa::editor

#include "moc_owncards.cpp"
