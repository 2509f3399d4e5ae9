// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/playersdialog.h"

#include "editor/play/playsession.h"
#include "editor/ui/plainlabel.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>

#include <algorithm>

namespace hexa::editor {

PlayersDialog::PlayersDialog(const PlaySession& session, QWidget* parent) : QDialog(parent) {
    setObjectName("playersDialog");
    setWindowTitle(tr("Change Players"));
    auto* column = new QVBoxLayout(this);
    auto* hint = new PlainLabel(tr("From here on, the program can take over a seat, or a person can take it "
                                   "back. The game record notes the change."));
    hint->setWordWrap(true);
    column->addWidget(hint);
    auto* form = new QFormLayout;
    column->addLayout(form);
    const PlayTexts texts = session.texts();
    const std::vector<Participant>& players = session.match()->record().players;
    for (int seat = 0; seat < session.players(); ++seat) {
        auto* box = new QComboBox;
        box->setObjectName("playersSeat");
        box->addItem(tr("Person"), QString());
        for (const std::string& bot : session.functions()->offeredBots()) {
            const QString id = QString::fromStdString(bot);
            box->addItem(tr("Program, %1").arg(texts.botName(id)), id);
        }
        const auto index = static_cast<std::size_t>(seat);
        const QString now = index < players.size() ? QString::fromStdString(players[index].bot) : QString();
        if (box->findData(now) < 0) box->addItem(tr("Program, %1").arg(texts.botName(now)), now);
        box->setCurrentIndex(box->findData(now));
        form->addRow(tr("%1:", "caption of a field").arg(caption(texts.seatName(seat))), box);
        mSeats.push_back(box);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

std::vector<std::string> PlayersDialog::bots() const {
    std::vector<std::string> bots;
    for (const QComboBox* box : mSeats) bots.push_back(box->currentData().toString().toStdString());
    return bots;
}

}  // namespace hexa::editor

#include "moc_playersdialog.cpp"
