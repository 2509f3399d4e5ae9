// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/acceptrow.h"

#include "editor/ui/translated.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace hexa::editor {

AcceptRow::AcceptRow(QWidget* parent)
    : QWidget(parent),
      mRow(new QHBoxLayout(this)),
      mNote(new QLineEdit(this)),
      mButton(new QPushButton(this)) {
    mRow->setContentsMargins(0, 0, 0, 0);
    mNote->setObjectName("acceptNote");
    mButton->setObjectName("accept");
    mRow->addWidget(mNote, 1);
    mRow->addWidget(mButton);
    connect(mButton, &QPushButton::clicked, this, &AcceptRow::triggered);
    connect(mNote, &QLineEdit::returnPressed, this, &AcceptRow::triggered);
    keepTranslated(*this, [this] { retranslate(); });
    setState(State::Nothing, {}, {});
}

void AcceptRow::retranslate() {
    mNote->setPlaceholderText(tr("Reason for accepting"));
    mNote->setAccessibleName(mNote->placeholderText());
}

void AcceptRow::setState(State state, const QString& words, const QString& lasts) {
    const bool accepted = state == State::Accepted;
    if (accepted)
        mNote->setText(words);
    else if (mNote->isReadOnly())
        mNote->clear();  // that of another one
    // Read only and not disabled: a long reason can be scrolled and copied.
    mNote->setReadOnly(accepted);
    mNote->setEnabled(state != State::Nothing);
    mButton->setEnabled(state != State::Nothing);
    mButton->setText(accepted ? tr("&Report Again") : tr("A&ccept"));
    mButton->setToolTip(accepted ? tr("Report this again") : lasts);
}

QString AcceptRow::note() const { return mNote->isReadOnly() ? QString() : mNote->text().trimmed(); }

void AcceptRow::clear() { mNote->clear(); }

QString AcceptRow::textOf(const QString& note) {
    return note.isEmpty() ? tr("Accepted") : tr("Accepted: %1").arg(note);
}

}  // namespace hexa::editor

#include "moc_acceptrow.cpp"
