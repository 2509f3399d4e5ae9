// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/translateparts.h"
#include "editor/ui/plaintext.h"

#include <QPlainTextEdit>
#include <QTimer>

class QMenu;

namespace hexa::editor {

class TextMarker;

/// A text of the table while it is being written: terms and alerts are marked as one types.
class TextCell : public QPlainTextEdit {
    Q_OBJECT
public:
    TextCell(TranslateParts& parts, std::size_t unit, std::string language, QWidget* parent);
    ~TextCell() override;

    std::size_t unit() const { return mUnit; }
    const std::string& language() const { return mLanguage; }
    /// Returns the contents, with no-break spaces.
    QString text() const { return plainText(*document()); }
    /// Inserts words at the caret, with blanks if necessary.
    void insertWords(const QString& words);
    /// Shows the menu of the text. For a wrong word at a point of this widget, it has similar
    /// words.
    void showMenu(const QPoint& at);

signals:
    /// The text needs this much room now.
    void heightWanted(int height);

protected:
    bool event(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    QMimeData* createMimeDataFromSelection() const override;

private:
    void mark();
    void addSpelling(QMenu& menu, const QPoint& at);
    void addFixes(QMenu& menu, const QPoint& at);
    void take(const texts::Fix& fix);

    TranslateParts& mParts;
    std::size_t mUnit;
    std::string mLanguage;
    TextMarker* mMarker;
    QTimer mChecking;
};

}  // namespace hexa::editor
