// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QList>
#include <QString>
#include <QTextBrowser>
#include <QTextDocument>

#include <utility>

namespace hexa::editor {

/// A text with marks: bold, links, colours. It consists of plain texts, which are escaped, and of
/// elements named by the program. Texts from a file are therefore shown literally and can neither
/// set marks nor load a picture.
class Markup {
public:
    Markup() = default;
    /// Makes a plain text, including its line ends.
    explicit Markup(const QString& plain);

    /// Returns a plain sentence (of tr()) with `%1` to `%9` replaced. The contents of the parts are
    /// not searched for places.
    static Markup filled(const QString& sentence, const QList<Markup>& parts);
    /// Returns the text in an element such as "b" or "p", with attributes.
    Markup in(const char* element, const QList<std::pair<const char*, QString>>& attributes = {}) const;
    Markup linkTo(const QString& target) const { return in("a", {{"href", target}}); }
    static Markup lineBreak();

    Markup& operator+=(const Markup& more);
    friend Markup operator+(Markup a, const Markup& b) { return a += b; }
    friend bool operator==(const Markup&, const Markup&) = default;

    bool isEmpty() const { return mHtml.isEmpty(); }
    const QString& html() const { return mHtml; }

private:
    QString mHtml;
};

/// A label for such a text.
class MarkupLabel : public QLabel {
public:
    explicit MarkupLabel(QWidget* parent = nullptr);

    void setMarkup(const Markup& text) { QLabel::setText(text.html()); }
    void setText(const QString&) = delete;
};

/// A document that loads neither files nor addresses, whatever its text requests.
class QuietDocument : public QTextDocument {
public:
    using QTextDocument::QTextDocument;

    void setMarkup(const Markup& text) { QTextDocument::setHtml(text.html()); }
    void setHtml(const QString&) = delete;
    void setMarkdown(const QString&, MarkdownFeatures = MarkdownDialectGitHub) = delete;

protected:
    QVariant loadResource(int type, const QUrl& name) override;
};

/// A longer text that scrolls. It loads nothing either, and its links are only signalled
/// (anchorClicked).
class MarkupView : public QTextBrowser {
public:
    explicit MarkupView(QWidget* parent = nullptr);

    void setMarkup(const Markup& text) { QTextEdit::setHtml(text.html()); }
    void setHtml(const QString&) = delete;
    void setMarkdown(const QString&) = delete;
    void setText(const QString&) = delete;

    QVariant loadResource(int type, const QUrl& name) override;
};

}  // namespace hexa::editor
