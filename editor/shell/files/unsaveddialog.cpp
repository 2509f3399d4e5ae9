// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/unsaveddialog.h"

#include "editor/ui/plainlabel.h"

#include <QDialogButtonBox>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace hexa::editor {

UnsavedDialog::UnsavedDialog(const QStringList& names, QWidget* window)
    : QDialog(window), mList(new QListWidget), mLost(new PlainLabel) {
    setObjectName("unsavedDialog");
    setWindowTitle(QStringLiteral("Hexatelier"));
    mList->setObjectName("unsavedMaps");
    mLost->setObjectName("unsavedLost");
    auto* question = new PlainLabel(tr("%Ln map(s) have unsaved changes. Which of them should be saved?",
                                       nullptr, static_cast<int>(names.size())));
    question->setWordWrap(true);
    question->setBuddy(mList);
    mLost->setWordWrap(true);
    mList->setAccessibleName(tr("Maps with changes"));
    for (const QString& name : names) {
        auto* item = new QListWidgetItem(name, mList);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
    mList->setCurrentRow(0);
    auto* buttons = new QDialogButtonBox;
    mSave = buttons->addButton(tr("&Save"), QDialogButtonBox::AcceptRole);
    QPushButton* discard = buttons->addButton(tr("&Discard All"), QDialogButtonBox::DestructiveRole);
    buttons->addButton(QDialogButtonBox::Cancel);
    mSave->setObjectName("unsavedSave");
    discard->setObjectName("unsavedDiscard");
    mSave->setDefault(true);
    const auto answerBy = [this](UnsavedAnswer answer) {
        mAnswer = answer;
        accept();
    };
    connect(mSave, &QPushButton::clicked, this, [answerBy] { answerBy(UnsavedAnswer::Save); });
    connect(discard, &QPushButton::clicked, this, [answerBy] { answerBy(UnsavedAnswer::Discard); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(mList, &QListWidget::itemChanged, this, &UnsavedDialog::showChoice);
    auto* column = new QVBoxLayout(this);
    column->addWidget(question);
    column->addWidget(mList, 1);
    column->addWidget(mLost);
    column->addWidget(buttons);
    showChoice();
}

bool UnsavedDialog::isTicked(int map) const { return mList->item(map)->checkState() == Qt::Checked; }

void UnsavedDialog::showChoice() {
    int lost = 0;
    for (int map = 0; map < mList->count(); ++map) lost += isTicked(map) ? 0 : 1;
    mSave->setEnabled(lost < mList->count());
    mLost->setText(lost == 0 ? tr("Untick maps whose changes you don’t want to save.")
                             : tr("Changes to %Ln map(s) will be lost.", nullptr, lost));
}

}  // namespace hexa::editor

#include "moc_unsaveddialog.cpp"
