// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ui/markup.h"

#include <QImage>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace hexa::editor {

/// Manual in one language, read from docs/manual/<language>.md (compiled in). It uses minimal
/// Markdown: "## Title {#id topic topic}" begins a section, "- " an item, "1. " a step, "![What is
/// seen](pictures/en/name.png)" shows the picture of this name, "**x**" is bold, "`x`" a key,
/// "[x](#id)" a link to a section. A topic is the name of a control, of a panel or of a command: F1
/// looks for the one under the pointer.
class Manual {
public:
    struct Section {
        QString id;
        QString title;
        QStringList topics;
        Markup body;
        QString plain;  ///< All words of the body, to be searched.
        QStringList pictures;
    };

    /// Returns the manual in "en", "de" or "fr"; empty for another language.
    static Manual inLanguage(const QString& language);
    /// Reads a manual from a text, for tests.
    static Manual parse(const QString& source, const QString& language);

    const QString& title() const { return mTitle; }
    const std::vector<Section>& sections() const { return mSections; }
    /// Numbers of the sections that hold every word, in any case; all for no words.
    std::vector<std::size_t> find(const QString& words) const;
    /// Returns the section about a control, panel, command or with this id.
    std::optional<std::size_t> about(const QString& topic) const;
    /// Returns everything, each section with an anchor of its id.
    Markup text() const;
    /// Returns a picture of a section, or null.
    QImage picture(const QString& name) const;
    /// Gives a document the pictures of the manual.
    void addPictures(QTextDocument& document) const;
    /// Writes the whole manual as a PDF. False if the file can't be written.
    bool writePdf(const QString& path) const;

private:
    QString mLanguage;
    QString mTitle;
    std::vector<Section> mSections;
};

}  // namespace hexa::editor
