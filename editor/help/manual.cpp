// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/manual.h"

#include "core/io/file/file.h"

#include <QBuffer>
#include <QFile>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTextDocument>
#include <QUrl>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr int pictureWidth = 640;

/// Reads the lines of the source one after the other.
class Reader {
public:
    Reader(QString* title, std::vector<Manual::Section>* sections) : mTitle(title), mSections(sections) {}

    void line(const QString& text) {
        static const QRegularExpression heading("^## (.+?)(?: \\{#([^}]*)\\})?$"), step("^\\d+\\. (.*)$"),
            picture("^!\\[([^\\]]*)\\]\\((?:pictures/[a-z]+/)?([a-z]+)(?:\\.png)?\\)$");
        if (text.startsWith("# ")) {
            *mTitle = text.mid(2);
        } else if (const auto head = heading.match(text); head.hasMatch()) {
            end();
            const QStringList names = head.captured(2).split(' ', Qt::SkipEmptyParts);
            mSections->push_back({names.value(0), head.captured(1), names.mid(1), {}, {}, {}});
        } else if (mSections->empty()) {
            return;  // a comment before the first section
        } else if (const auto shown = picture.match(text); shown.hasMatch()) {
            end();
            Manual::Section& section = mSections->back();
            section.pictures << shown.captured(2);
            section.body += (Markup().in("img", {{"src", shown.captured(2)},
                                                 {"width", QString::number(pictureWidth)},
                                                 {"alt", shown.captured(1)}}) +
                             Markup::lineBreak() + Markup(shown.captured(1)).in("i"))
                                .in("p");
            section.plain += shown.captured(1) + u'\n';
        } else if (text.startsWith("- ")) {
            item("ul", text.mid(2));
        } else if (const auto numbered = step.match(text); numbered.hasMatch()) {
            item("ol", numbered.captured(1));
        } else if (text.startsWith("  ") && !mItems.isEmpty()) {
            mItems.last() += ' ' + text.trimmed();
        } else if (text.isEmpty()) {
            end();
        } else {
            if (!mItems.isEmpty()) end();
            mParagraph += (mParagraph.isEmpty() ? QString() : QStringLiteral(" ")) + text;
        }
    }

    /// Ends open parts.
    void end() {
        if (mSections->empty()) return;
        Manual::Section& section = mSections->back();
        if (!mParagraph.isEmpty()) section.body += marked(mParagraph, section).in("p");
        Markup items;
        for (const QString& text : std::as_const(mItems)) items += marked(text, section).in("li");
        if (!mItems.isEmpty()) section.body += items.in(mList);
        mParagraph.clear();
        mItems.clear();
    }

private:
    void item(const char* list, const QString& text) {
        if (!mParagraph.isEmpty() || (!mItems.isEmpty() && qstrcmp(mList, list) != 0)) end();
        mList = list;
        mItems << text;
    }

    /// Returns bold words, keys and links.
    static Markup marked(const QString& text, Manual::Section& section) {
        static const QRegularExpression mark("\\*\\*(.+?)\\*\\*|`(.+?)`|\\[([^\\]]+)\\]\\(#([a-z]+)\\)");
        Markup result;
        qsizetype from = 0;
        const auto plain = [&](const QString& words) {
            section.plain += words;
            return Markup(words);
        };
        for (auto matches = mark.globalMatch(text); matches.hasNext();) {
            const auto match = matches.next();
            result += plain(text.mid(from, match.capturedStart() - from));
            if (match.capturedLength(1) > 0)
                result += plain(match.captured(1)).in("b");
            else if (match.capturedLength(2) > 0)
                result += plain(match.captured(2)).in("code");
            else
                result += plain(match.captured(3)).linkTo('#' + match.captured(4));
            from = match.capturedEnd();
        }
        result += plain(text.mid(from));
        section.plain += u'\n';
        return result;
    }

    QString* mTitle;
    std::vector<Manual::Section>* mSections;
    QString mParagraph;
    QStringList mItems;
    const char* mList = "ul";
};

}  // namespace

Manual Manual::inLanguage(const QString& language) {
    QFile file(QStringLiteral(":/hexatelier/manual/%1.md").arg(language));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return parse(QString::fromUtf8(file.readAll()), language);
}

Manual Manual::parse(const QString& source, const QString& language) {
    Manual manual;
    manual.mLanguage = language;
    Reader reader(&manual.mTitle, &manual.mSections);
    for (const QString& line : source.split('\n')) reader.line(line);
    reader.end();
    return manual;
}

std::vector<std::size_t> Manual::find(const QString& words) const {
    const QStringList wanted = words.simplified().split(' ', Qt::SkipEmptyParts);
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < mSections.size(); ++i) {
        const QString text = mSections[i].title + u'\n' + mSections[i].plain;
        if (std::ranges::all_of(
                wanted, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); }))
            found.push_back(i);
    }
    return found;
}

std::optional<std::size_t> Manual::about(const QString& topic) const {
    if (topic.isEmpty()) return {};
    for (std::size_t i = 0; i < mSections.size(); ++i)
        if (mSections[i].id == topic || mSections[i].topics.contains(topic)) return i;
    return {};
}

Markup Manual::text() const {
    Markup all = Markup(mTitle).in("h1");
    for (const Section& section : mSections)
        all += Markup().in("a", {{"name", section.id}}) + Markup(section.title).in("h2") + section.body;
    return all;
}

QImage Manual::picture(const QString& name) const {
    return QImage(QStringLiteral(":/hexatelier/manual/pictures/%1/%2.png").arg(mLanguage, name));
}

void Manual::addPictures(QTextDocument& document) const {
    for (const Section& section : mSections)
        for (const QString& name : section.pictures)
            document.addResource(QTextDocument::ImageResource, QUrl(name), picture(name));
}

bool Manual::writePdf(const QString& path) const {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(20, 18, 20, 18), QPageLayout::Millimeter);
        writer.setTitle(mTitle);
        QuietDocument document;
        document.setDefaultFont(QFont(document.defaultFont().family(), 10));
        addPictures(document);
        document.setMarkup(text());
        document.print(&writer);
    }
    return writeFile(QFile::encodeName(path).toStdString(), buffer.data().toStdString()).ok();
}

}  // namespace hexa::editor
