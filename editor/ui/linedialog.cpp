// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/linedialog.h"

#include "editor/ui/plainlabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QVBoxLayout>

namespace hexa::editor {
namespace {

constexpr int lineCharacters = 60;

}  // namespace

LineDialog::LineDialog(const QString& title, const QString& label, const QString& start,
                       const QStringList& suggestions, QWidget* parent)
    : QDialog(parent), mLine(new QLineEdit) {
    setWindowTitle(titlePart(title));
    QWidget* field = mLine;
    if (!suggestions.isEmpty()) {
        auto* combo = new QComboBox;
        combo->setLineEdit(mLine);
        combo->addItems(suggestions);
        field = combo;
    }
    setText(start);
    mLine->selectAll();
    field->setMinimumWidth(field->fontMetrics().averageCharWidth() * lineCharacters);
    auto* above = new PlainLabel(caption(label));
    above->setWordWrap(true);
    above->setBuddy(field);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(above);
    column->addWidget(field);
    column->addStretch(1);
    column->addWidget(buttons);
}

QString LineDialog::text() const { return mLine->text().trimmed(); }

void LineDialog::setText(const QString& text) { mLine->setText(text); }

QString askLine(QWidget* window, const QString& title, const QString& label, const QString& start,
                const QStringList& suggestions) {
    LineDialog dialog(title, label, start, suggestions, window);
    return dialog.exec() == QDialog::Accepted ? dialog.text() : QString();
}

}  // namespace hexa::editor
