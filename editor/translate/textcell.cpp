// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/textcell.h"

#include "editor/translate/languagename.h"
#include "editor/translate/marking.h"
#include "editor/translate/textfixes.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QSyntaxHighlighter>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>
#include <cmath>

namespace hexa::editor {
namespace {

constexpr int checkPause = 200;  // milliseconds before what was typed is checked, aside

}  // namespace

/// Marks terms and alerts. Texts are short, so it marks the whole text each time.
class TextMarker : public QSyntaxHighlighter {
public:
    TextMarker(TextCell& cell, TranslateParts& parts)
        : QSyntaxHighlighter(cell.document()), mCell(cell), mParts(parts) {}

protected:
    void highlightBlock(const QString& text) override {
        const int begin = currentBlock().position();
        const int end = begin + static_cast<int>(text.size());
        for (const auto& mark :
             marksOf(mParts, mCell.unit(), mCell.language(), mCell.text(), mCell.palette())) {
            const int from = std::max(mark.start, begin);
            const int to = std::min(mark.start + mark.length, end);
            // Background and underline may overlap, so formats are merged for each character.
            for (int i = from; i < to; ++i) {
                QTextCharFormat joined = format(i - begin);
                joined.merge(mark.format);
                setFormat(i - begin, 1, joined);
            }
        }
    }

private:
    TextCell& mCell;
    TranslateParts& mParts;
};

TextCell::TextCell(TranslateParts& parts, std::size_t unit, std::string language, QWidget* parent)
    : QPlainTextEdit(parent),
      mParts(parts),
      mUnit(unit),
      mLanguage(std::move(language)),
      mMarker(new TextMarker(*this, parts)) {
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    document()->setDocumentMargin(3);
    setAutoFillBackground(true);
    mChecking.setSingleShot(true);
    mChecking.setInterval(checkPause);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        mParts.alerts.setDraft(mUnit, mLanguage, text());
        mChecking.start();
    });
    connect(&mChecking, &QTimer::timeout, this,
            [this] { mParts.alerts.checkDraft(mUnit, mLanguage, text()); });
    connect(&parts.alerts, &TextAlerts::changed, this, [this](int changed) {
        if (changed < 0 || changed == static_cast<int>(mUnit)) mark();
    });
    connect(&parts.spelling, &Spelling::changed, this, &TextCell::mark);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            [this](const QSizeF& size) {
                // QPlainTextDocumentLayout counts lines, not pixels.
                const qreal lines = size.height();
                emit heightWanted(static_cast<int>(std::ceil(lines * fontMetrics().lineSpacing())) + 10);
            });
}

TextCell::~TextCell() = default;

void TextCell::mark() {
    // New marks signal a change of the contents although the text is the same, so signals are
    // blocked.
    const QSignalBlocker quiet(this);
    mMarker->rehighlight();
}

QMimeData* TextCell::createMimeDataFromSelection() const {
    auto* copied = new QMimeData;
    copied->setText(textCursor()
                        .selectedText()
                        .replace(QChar::ParagraphSeparator, '\n')
                        .replace(QChar::LineSeparator, '\n'));
    return copied;
}

void TextCell::insertWords(const QString& words) {
    QTextCursor cursor = textCursor();
    const QString text = this->text();
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

// -- menu -----------------------------------------------------------------------------------------

void TextCell::contextMenuEvent(QContextMenuEvent* event) { showMenu(event->pos()); }

void TextCell::showMenu(const QPoint& at) {
    QMenu* menu = createStandardContextMenu(at);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName("textMenu");
    addSpelling(*menu, at);
    addFixes(*menu, at);
    if (textCursor().hasSelection()) {
        menu->addSeparator();
        menu->addAction(tr("&Find Other Uses of These Words…"), this,
                        [this] { mParts.current.askConcordance(); });
    }
    if (textCursor().hasSelection() && mParts.terms.ownsGlossary()) {
        menu->addAction(tr("Add to &Glossary…"), this,
                        [this] { mParts.terms.addTerm(mLanguage, textCursor().selectedText()); });
    }
    menu->popup(viewport()->mapToGlobal(at));
}

void TextCell::addSpelling(QMenu& menu, const QPoint& at) {
    Spelling& spelling = mParts.spelling;
    if (!spelling.isOn()) return;
    QAction* const top = menu.actions().value(0);
    const auto add = [&](const QString& text) {
        auto* action = new QAction(text, &menu);
        menu.insertAction(top, action);
        return action;
    };
    if (!spelling.available(mLanguage)) {
        QAction* hint =
            add(tr("No dictionary for %1. Install a Hunspell dictionary.").arg(languageName(mLanguage)));
        hint->setEnabled(false);
        menu.insertSeparator(top);
        return;
    }
    const QString text = this->text();
    const std::string bytes = text.toStdString();
    const std::size_t byte = byteOf(text, cursorForPosition(at).position());
    const auto wrong = spelling.misspelt(mLanguage, bytes);
    const auto found = std::find_if(wrong.begin(), wrong.end(), [byte](const ByteRange& range) {
        return range.begin <= byte && byte <= range.end;
    });
    if (found == wrong.end()) return;
    const std::string word = bytes.substr(found->begin, found->end - found->begin);
    const int from = positionOf(bytes, found->begin);
    const int to = positionOf(bytes, found->end);
    QAction* waiting = add(tr("Searching for similar words…"));
    waiting->setEnabled(false);
    QAction* learn = add(tr("&Add “%1” to Project Dictionary").arg(caption(toQString(word))));
    menu.insertSeparator(top);
    connect(learn, &QAction::triggered, this, [this, word] { mParts.spelling.addWord(mLanguage, word); });
    // The menu opens at once, and the words follow.
    connect(&spelling, &Spelling::suggested, &menu,
            [this, &menu, waiting, learn, word, from, to](const std::string& language, const std::string& of,
                                                          const QStringList& words) {
                if (language != mLanguage || of != word || !waiting->isVisible()) return;
                waiting->setText(tr("No similar words"));
                waiting->setVisible(words.isEmpty());
                for (const QString& suggestion : words) {
                    auto* action = new QAction(caption(suggestion), &menu);
                    QFont bold = action->font();
                    bold.setBold(true);
                    action->setFont(bold);
                    menu.insertAction(learn, action);
                    connect(action, &QAction::triggered, this, [this, from, to, suggestion] {
                        QTextCursor cursor = textCursor();
                        cursor.setPosition(from);
                        cursor.setPosition(to, QTextCursor::KeepAnchor);
                        cursor.insertText(suggestion);
                    });
                }
            });
    spelling.suggest(mLanguage, word);
}

void TextCell::addFixes(QMenu& menu, const QPoint& at) {
    QAction* const top = menu.actions().value(0);
    const std::string bytes = text().toStdString();
    const std::size_t byte = byteOf(text(), cursorForPosition(at).position());
    bool any = false;
    for (const texts::Alert& alert : mParts.alerts.openOf(mUnit)) {
        // Takes only fixes at this place.
        const bool here = std::any_of(alert.fixes.begin(), alert.fixes.end(), [&](const texts::Fix& fix) {
            return fix.language == mLanguage && fix.begin <= byte && byte <= fix.begin + fix.was.size() &&
                   texts::fixedText(mParts.document.project(), bytes, fix) != bytes;
        });
        if (!here) continue;
        any = true;
        for (const texts::Fix& fix : alert.fixes) {
            auto* action = new QAction(caption(TextFixes::label(fix)), &menu);
            menu.insertAction(top, action);
            connect(action, &QAction::triggered, this, [this, fix] { take(fix); });
        }
        if (const QString all = TextFixes::allLabel(mParts.document, mParts.alerts, alert); !all.isEmpty()) {
            auto* action = new QAction(all, &menu);
            menu.insertAction(top, action);
            // The text is committed for that, and this widget is deleted.
            connect(
                action, &QAction::triggered, &mParts.alerts,
                [&alerts = mParts.alerts, alert] { alerts.offerAll(alert); }, Qt::QueuedConnection);
        }
    }
    if (any) menu.insertSeparator(top);
}

void TextCell::take(const texts::Fix& fix) {
    const QString before = text();
    const QString after = toQString(texts::fixedText(mParts.document.project(), before.toStdString(), fix));
    // Changes only the different part, so that the caret and undo stay in the expected place.
    const qsizetype shorter = std::min(before.size(), after.size());
    qsizetype begin = 0;
    while (begin < shorter && before[begin] == after[begin]) ++begin;
    qsizetype behind = 0;
    while (behind < shorter - begin && before[before.size() - 1 - behind] == after[after.size() - 1 - behind])
        ++behind;
    QTextCursor cursor = textCursor();
    cursor.setPosition(static_cast<int>(begin));
    cursor.setPosition(static_cast<int>(before.size() - behind), QTextCursor::KeepAnchor);
    cursor.insertText(after.mid(begin, after.size() - behind - begin));
    setTextCursor(cursor);
}

bool TextCell::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        // After the typing here is undone, undo continues with earlier steps.
        if ((key->matches(QKeySequence::Undo) && !document()->isUndoAvailable()) ||
            (key->matches(QKeySequence::Redo) && !document()->isRedoAvailable())) {
            event->ignore();
            return false;
        }
    }
    return QPlainTextEdit::event(event);
}

}  // namespace hexa::editor

#include "moc_textcell.cpp"
