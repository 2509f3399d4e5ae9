// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/shell/shown.h"

#include "editor/ui/markup.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QStatusBar>
#include <QTabBar>
#include <QTextBlock>
#include <QTextEdit>
#include <QToolTip>
#include <QWindow>

namespace hexa::test {

using namespace editor;
namespace {

constexpr int maxRows = 200;

QString classAndName(const QObject& object) {
    return QString::fromLatin1(object.metaObject()->className()) + ' ' + object.objectName();
}

/// Returns a text as displayed by controls that underline the letter after `&`.
QString withoutMnemonics(const QString& text) {
    QString out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == '&' && i + 1 < text.size()) ++i;
        out += text[i];
    }
    return out;
}

/// Returns a text without the lines and hyphens from breaking it (brokenText).
QString unbroken(QString text) { return text.remove(QStringLiteral("-\n")).remove('-').replace('\n', ' '); }

bool hasPicture(const QTextDocument& document) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (it.fragment().charFormat().isImageFormat()) return true;
    return false;
}

}  // namespace

HostileNames::HostileNames(const QString& picture)
    : mTail(QStringLiteral("ZQ<b>x</b><img src=\"%1\">&amp;&lt;%%2&x[*]*y*_z_").arg(picture)) {
    mTail.replace(QStringLiteral("%%2"), QStringLiteral("%1%2"));
    mUnbroken = unbroken(mTail);
}

/// Verifies that each name is either whole or, at the end of the displayed text, cut off with dots.
/// Brief ones are whole.
void HostileNames::look(const QString& place, const QString& text, const QString& where) {
    const QString shown = unbroken(text);
    for (qsizetype at = shown.indexOf("ZQ"); at >= 0; at = shown.indexOf("ZQ", at + 2)) {
        ++mSeen[place];
        const QString rest = shown.mid(at);
        if (rest.startsWith(mUnbroken) || rest.startsWith(brief())) continue;
        // An alert quotes the words that it is about.
        if (where == QStringLiteral("QListWidget alerts") &&
            mUnbroken.startsWith(rest.left(rest.indexOf(' '))))
            continue;
        const qsizetype dots = rest.indexOf(QChar(0x2026));
        if (dots >= 0 && mUnbroken.startsWith(rest.left(dots))) continue;
        const QString fault = place + " of " + where + ": " + rest.left(120);
        if (!mFaults.contains(fault)) mFaults << fault;
    }
}

void ShownTexts::lookAtMnemonics(const QString& place, const QString& shown, const QString& where) {
    look(place, withoutMnemonics(shown), where);
}

void HostileNames::lookAtLabel(const QLabel& label) {
    if (dynamic_cast<const MarkupLabel*>(&label) == nullptr && label.textFormat() != Qt::PlainText &&
        label.text().contains("ZQ"))
        mFaults << "not plain: " + classAndName(label) + ' ' + label.text();
}

void ShownTexts::lookAt(const QLabel& label) {
    lookAtLabel(label);
    if (dynamic_cast<const MarkupLabel*>(&label) != nullptr) {
        QTextDocument document;
        document.setHtml(label.text());
        if (hasPicture(document)) lookAtPicture(classAndName(label));
        return look("markup", document.toPlainText(), classAndName(label));
    }
    if (label.buddy() != nullptr)
        lookAtMnemonics("label", label.text(), classAndName(label));
    else
        look("label", label.text(), classAndName(label));
}

void ShownTexts::lookAt(const QAbstractItemModel& model, const QModelIndex& parent, const QString& where) {
    for (int row = 0; row < std::min(model.rowCount(parent), maxRows); ++row)
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::StatusTipRole, Qt::WhatsThisRole,
                                   Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole, Qt::EditRole})
                look("model", index.data(role).toString(), where);
            if (column == 0 && model.hasChildren(index)) lookAt(model, index, where);
        }
    for (const Qt::Orientation direction : {Qt::Horizontal, Qt::Vertical})
        for (int i = 0;
             i < std::min(direction == Qt::Horizontal ? model.columnCount() : model.rowCount(), maxRows); ++i)
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole})
                look("header", model.headerData(i, direction, role).toString(), where);
}

void ShownTexts::lookAt(const QWidget& widget) {
    const QString where = classAndName(widget);
    look("tooltip", widget.toolTip(), where);
    look("status tip", widget.statusTip(), where);
    look("what's this", widget.whatsThis(), where);
    look("accessible", widget.accessibleName() + ' ' + widget.accessibleDescription(), where);
    if (const auto* bar = qobject_cast<const QStatusBar*>(&widget))
        look("status", bar->currentMessage(), where);
    if (widget.windowHandle() != nullptr) look("title", widget.windowHandle()->title(), where);
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) lookAt(*label);
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        // A card of the welcome page paints its text itself.
        if (widget.inherits("hexa::editor::Card"))
            look("button", button->text(), where);
        else
            lookAtMnemonics("button", button->text(), where);
    }
    if (const auto* box = qobject_cast<const QGroupBox*>(&widget))
        lookAtMnemonics("group", box->title(), where);
    if (const auto* menu = qobject_cast<const QMenu*>(&widget)) lookAtMnemonics("menu", menu->title(), where);
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        for (int i = 0; i < tabs->count(); ++i) lookAtMnemonics("tab", tabs->tabText(i), where);
    for (const QAction* action : widget.actions()) {
        lookAtMnemonics("action", action->text(), where);
        look("tooltip", action->toolTip(), where);
        look("status tip", action->statusTip(), where);
        look("what's this", action->whatsThis(), where);
    }
    if (const auto* combo = qobject_cast<const QComboBox*>(&widget)) lookAt(*combo->model(), {}, where);
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
        view != nullptr && view->model() != nullptr)
        lookAt(*view->model(), {}, where);
    if (const auto* text = qobject_cast<const QTextEdit*>(&widget)) {
        if (hasPicture(*text->document())) lookAtPicture(where);
        look("document", text->toPlainText(), where);
    }
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(&widget))
        look("field", text->toPlainText(), where);
    if (auto* spoken = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(&widget)))
        for (const QAccessible::Text kind : {QAccessible::Name, QAccessible::Description, QAccessible::Help})
            look("accessible", spoken->text(kind), where);
}

void ShownTexts::lookAround() {
    for (QWidget* widget : QApplication::allWidgets()) lookAt(*widget);
}

}  // namespace hexa::test
