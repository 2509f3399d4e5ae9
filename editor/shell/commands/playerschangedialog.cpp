// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/commands/playerschangedialog.h"

#include "core/engine/generate/generate.h"
#include "core/engine/system.h"
#include "editor/document/document.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>

namespace hexa::editor {

PlayersChangeDialog::PlayersChangeDialog(const Document& map, const Locale& locale, QWidget* parent)
    : QDialog(parent), mMap(map), mLocale(locale), mPlayers(new QSpinBox), mLosses(new PlainLabel) {
    setWindowTitle(tr("Change Number of Players"));
    mPlayers->setObjectName("players");
    mPlayers->setRange(map.catalog().minSeats, map.catalog().maxSeats);
    mPlayers->setValue(map.scenario().players());
    mLosses->setObjectName("losses");
    mLosses->setWordWrap(true);
    constexpr int characters = 50, lines = 5;
    mLosses->setMinimumWidth(mLosses->fontMetrics().averageCharWidth() * characters);
    mLosses->setMinimumHeight(mLosses->fontMetrics().lineSpacing() * lines);
    mLosses->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* label = new PlainLabel(tr("&Players:"));
    label->setBuddy(mPlayers);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    mChange = buttons->button(QDialogButtonBox::Ok);
    mChange->setText(tr("&Change Map"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    auto* form = new QFormLayout(this);
    form->addRow(label, mPlayers);
    form->addRow(mLosses);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(mPlayers, &QSpinBox::valueChanged, this, &PlayersChangeDialog::refresh);
    refresh();
    mPlayers->selectAll();
}

int PlayersChangeDialog::players() const { return mPlayers->value(); }

void PlayersChangeDialog::refresh() {
    mEdit.reset();
    QString text;
    if (players() == mMap.scenario().players()) {
        text = tr("The map already has this number of players. Choose a different one.");
    } else if (auto change = mMap.system().generate->forPlayers(mMap.scenario(), players())) {
        mEdit = std::move(change->edit);
        QStringList losses;
        for (const Message& loss : change->losses) losses << mLocale.text(loss);
        text = losses.isEmpty() ? tr("Nothing will be removed from the map.") : losses.join('\n');
    } else {
        text = mLocale.text(change.error());
    }
    mLosses->setText(text);
    mChange->setEnabled(mEdit.has_value());
}

}  // namespace hexa::editor

#include "moc_playerschangedialog.cpp"
