// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/campaign/outcomedialog.h"

#include "editor/ui/plainlabel.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace hexa::editor {

OutcomeDialog::OutcomeDialog(const QString& scenario, const QStringList& players, QWidget* parent)
    : QDialog(parent) {
    setObjectName("outcomeDialog");
    setWindowTitle(tr("Enter Result"));
    auto* column = new QVBoxLayout(this);
    auto* question = new PlainLabel(tr("Who won “%1”? Leave all boxes unticked for a draw.").arg(scenario));
    question->setWordWrap(true);
    column->addWidget(question);
    for (const QString& player : players) {
        mPlayers.push_back(new QCheckBox(caption(player)));
        column->addWidget(mPlayers.back());
    }
    auto* note = new PlainLabel(tr("The result does not change the state carried over. The next scenario "
                                   "starts from the same state as this one."));
    note->setWordWrap(true);
    column->addWidget(note);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

std::vector<int> OutcomeDialog::winners() const {
    std::vector<int> list;
    for (std::size_t i = 0; i < mPlayers.size(); ++i)
        if (mPlayers[i]->isChecked()) list.push_back(static_cast<int>(i));
    return list;
}

}  // namespace hexa::editor

#include "moc_outcomedialog.cpp"
