// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/markup.h"

#include <QImage>

namespace hexa::editor {
namespace {

/// Returns a substitute for a file: an invisible picture, because Qt would otherwise search for the
/// file itself.
QVariant nothing(int type) {
    if (type != QTextDocument::ImageResource) return {};
    QImage picture(1, 1, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    return picture;
}

}  // namespace

Markup::Markup(const QString& plain) : mHtml(plain.toHtmlEscaped().replace('\n', QStringLiteral("<br>"))) {}

Markup Markup::filled(const QString& sentence, const QList<Markup>& parts) {
    Markup result;
    qsizetype from = 0;
    for (qsizetype at = sentence.indexOf('%'); at >= 0; at = sentence.indexOf('%', at + 1)) {
        const int number = at + 1 < sentence.size() ? sentence[at + 1].digitValue() : -1;
        if (number < 1 || number > parts.size()) continue;
        result += Markup(sentence.mid(from, at - from)) + parts[number - 1];
        from = at + 2;
    }
    return result += Markup(sentence.mid(from));
}

Markup Markup::in(const char* element, const QList<std::pair<const char*, QString>>& attributes) const {
    const auto name = QLatin1String(element);
    Markup result;
    result.mHtml = '<' + name;
    for (const auto& [attribute, value] : attributes)
        result.mHtml += ' ' + QLatin1String(attribute) + QStringLiteral("=\"") + value.toHtmlEscaped() + '"';
    result.mHtml += '>' + mHtml + QStringLiteral("</") + name + '>';
    return result;
}

Markup Markup::lineBreak() { return Markup(QStringLiteral("\n")); }

Markup& Markup::operator+=(const Markup& more) {
    mHtml += more.mHtml;
    return *this;
}

MarkupLabel::MarkupLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::TextBrowserInteraction);
}

QVariant QuietDocument::loadResource(int type, const QUrl&) { return nothing(type); }

MarkupView::MarkupView(QWidget* parent) : QTextBrowser(parent) { setOpenLinks(false); }

QVariant MarkupView::loadResource(int type, const QUrl&) { return nothing(type); }

}  // namespace hexa::editor
