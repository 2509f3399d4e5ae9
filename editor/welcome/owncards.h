// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/welcome/cardsection.h"

#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace hexa {
struct EmbeddedFile;
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

class Locale;
class Thumbnails;
struct Thumbnail;

/// Cards of games of one's own: maps of the example games, and the ways to a game file.
class OwnCards : public CardSection {
    Q_OBJECT
public:
    explicit OwnCards(const Locale& locale, QWidget* parent = nullptr);
    ~OwnCards() override;

    /// Adds cards for game files that were saved with problems.
    void addUnfinished(const QStringList& paths);
    /// Makes the pictures of the examples.
    void makePictures(Thumbnails& thumbnails);
    /// Returns the game of the example that a picture is made of, for the thread of pictures.
    const std::shared_ptr<std::optional<GameSystem>>& pictured() const { return mPictured; }

signals:
    void newGameRequested();
    void exampleGameRequested();
    void importGameRequested();
    /// The map that comes with this example is wanted.
    void exampleMapRequested(const QString& example);
    void openRequested(const QString& path);

private:
    /// Map that comes with an example game.
    struct Example {
        Card* card;
        const EmbeddedFile* file;
        std::shared_ptr<Thumbnail> known;  ///< Title and players, once the picture is made.
    };
    void addExamples();

    const Locale& mLocale;
    std::vector<Example> mExamples;
    std::shared_ptr<std::optional<GameSystem>> mPictured;
};

}  // namespace hexa::editor
