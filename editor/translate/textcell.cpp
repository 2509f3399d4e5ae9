// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/textcell.h"

#include "editor/translate/marking.h"

#include <QKeyEvent>
#include <QSyntaxHighlighter>
#include <QTextBlock>
#include <QTextDocument>

#include <cmath>

namespace hexa {
namespace {

constexpr int typingPause = 200;  // milliseconds before what was typed is checked, aside

}  // namespace

/// Marks terms and alerts; a text is short, so all of it is looked through at once.
class TextMarker : public QSyntaxHighlighter {
public:
    TextMarker(TextCell& cell, TranslateDesk& desk)
        : QSyntaxHighlighter(cell.document()), mCell(cell), mDesk(desk) {}

protected:
    void highlightBlock(const QString& text) override {
        const int begin = currentBlock().position();
        const int end = begin + static_cast<int>(text.size());
        for (const auto& mark :
             marksOf(mDesk, mCell.unit(), mCell.language(), mCell.toPlainText(), mCell.palette())) {
            const int from = std::max(mark.start, begin);
            const int to = std::min(mark.start + mark.length, end);
            // Ground and underline may meet: formats are joined character by character.
            for (int i = from; i < to; ++i) {
                QTextCharFormat joined = format(i - begin);
                joined.merge(mark.format);
                setFormat(i - begin, 1, joined);
            }
        }
    }

private:
    TextCell& mCell;
    TranslateDesk& mDesk;
};

TextCell::TextCell(TranslateDesk& desk, std::size_t unit, std::string language, QWidget* parent)
    : QPlainTextEdit(parent),
      mDesk(desk),
      mUnit(unit),
      mLanguage(std::move(language)),
      mMarker(new TextMarker(*this, desk)) {
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    document()->setDocumentMargin(3);
    setAutoFillBackground(true);
    mChecking.setSingleShot(true);
    mChecking.setInterval(typingPause);
    connect(this, &QPlainTextEdit::textChanged, this, [this] { mChecking.start(); });
    connect(&mChecking, &QTimer::timeout, this,
            [this] { mDesk.checkDraft(mUnit, mLanguage, toPlainText()); });
    connect(&desk, &TranslateDesk::alertsChanged, this, [this](int changed) {
        if (changed < 0 || changed == static_cast<int>(mUnit)) mark();
    });
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            [this](const QSizeF& size) {
                // QPlainTextDocumentLayout counts lines, not pixels.
                const qreal lines = size.height();
                emit heightWanted(static_cast<int>(std::ceil(lines * fontMetrics().lineSpacing())) + 10);
            });
}

TextCell::~TextCell() = default;

void TextCell::mark() {
    // Marking anew tells that the contents changed, though the text is the same: nothing to check.
    const QSignalBlocker quiet(this);
    mMarker->rehighlight();
}

void TextCell::insertWords(const QString& words) {
    QTextCursor cursor = textCursor();
    const QString text = toPlainText();
    const int from = cursor.selectionStart();
    const int to = cursor.selectionEnd();
    const auto clings = [](QChar c) { return c.isLetterOrNumber(); };
    const bool before =
        from > 0 && (clings(text[from - 1]) || QStringLiteral(",;.:!?").contains(text[from - 1]));
    const bool behind = to < text.size() && clings(text[to]);
    cursor.insertText((before ? QStringLiteral(" ") : QString()) + words +
                      (behind ? QStringLiteral(" ") : QString()));
    setTextCursor(cursor);
}

bool TextCell::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        // Once what was typed here is taken back, undoing goes on with what was done before.
        if ((key->matches(QKeySequence::Undo) && !document()->isUndoAvailable()) ||
            (key->matches(QKeySequence::Redo) && !document()->isRedoAvailable())) {
            event->ignore();
            return false;
        }
    }
    return QPlainTextEdit::event(event);
}

}  // namespace hexa
