// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/memoryfiles.h"

#include <QObject>
#include <QString>

namespace hexa::editor {

class Frame;
class Locale;
class TextFiles;
struct TranslateParts;

/// Commands for translation memories (TMX): they are read for suggestions, written from translated
/// texts, and fill empty ones.
class TextMemories : public QObject {
    Q_OBJECT
public:
    TextMemories(TranslateParts& parts, TextFiles& files, Frame& window, const Locale& locale);

    /// Asks for a memory and uses it for suggestions.
    void open();
    void use(const QString& path);
    /// Asks for a file and writes a memory of the translated texts into it.
    void save();
    void saveTo(const QString& path);
    /// Fills the empty texts of the current language. One undo step.
    void fill();

private:
    /// True if a memory is being read or written. Tells the user so.
    bool isBusy();
    void fail(const QString& what, const Error& error);
    void tell(const QString& text);

    TranslateParts& mParts;
    TextFiles& mFiles;
    Frame& mWindow;
    const Locale& mLocale;
    MemoryFiles mMemory;
};

}  // namespace hexa::editor
