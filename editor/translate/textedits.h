// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/pretranslation.h"
#include "editor/translate/textalerts.h"

#include <QCoreApplication>

#include <optional>
#include <string>
#include <vector>

namespace hexa::editor {

/// Edits of the open texts: each is one undo step with a name in the user's words. Functions return
/// false if nothing changes.
class TextEdits {
    Q_DECLARE_TR_FUNCTIONS(TextEdits)
public:
    /// Both outlive this. A committed text is no draft of `alerts` any more.
    TextEdits(TextDocument& document, TextAlerts& alerts) : mDocument(document), mAlerts(alerts) {}

    bool setText(std::size_t unit, const std::string& language, const QString& text);
    /// Puts an earlier text back.
    bool restore(std::size_t unit, const std::string& language, const QString& text);
    bool setState(std::size_t unit, const std::string& language, texts::State state);
    bool setStates(const std::vector<texts::TextPlace>& places, texts::State state);
    /// Fills empty texts from a memory. Texts that have been written since stay.
    bool fill(const std::vector<texts::Filling>& fillings);
    /// Sets the notes for translators of the unit, a note on each line. Drops empty lines. New
    /// lines get author and time of the document's signer, if it names an author.
    bool setNotes(std::size_t unit, const QString& lines);
    /// Sets how many characters the texts of a unit may have; 0: as the project says.
    bool setLongest(std::size_t unit, int characters);
    /// Sets how wide the lines of a unit may be, in tenths of a millimetre; 0: as the project says.
    bool setWidest(std::size_t unit, int tenths);
    /// Sets the checks that people write themselves, how many characters a text may have, and how
    /// wide a line may be (none: as it was).
    bool setOwnChecks(std::vector<texts::OwnCheck> checks, int longest,
                      std::optional<texts::Widest> widest = std::nullopt);
    void accept(const texts::Alert& alert, const QString& note);
    /// Takes the acceptance of an alert back.
    void withdraw(const texts::Alert& alert);

    // These rearrange rows. `place` is a text of the open project; none: nothing changes.
    using Place = std::optional<texts::TextPlace>;
    bool join(const Place& place);
    /// Splits the unit at a byte of the text, and the other texts between the most suitable
    /// sentences. Without an offset, splits after the first sentence.
    bool split(const Place& place, std::optional<std::size_t> offset);
    /// Moves the text to the neighbour. With an offset, moves only the part after it (down) or
    /// before it (up).
    bool move(const Place& place, texts::Neighbour to, std::optional<std::size_t> offset);
    bool shift(const Place& place, texts::Neighbour to);

private:
    const texts::Project& project() const { return mDocument.project(); }
    QString nameOf(std::size_t unit) const;

    TextDocument& mDocument;
    TextAlerts& mAlerts;
};

}  // namespace hexa::editor
