// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/alertspanel.h"

#include "editor/translate/marking.h"
#include "editor/ui/icons.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace hexa {

AlertsPanel::AlertsPanel(TranslateDesk& desk, QWidget* parent)
    : QWidget(parent),
      mDesk(desk),
      mHead(new QLabel(this)),
      mList(new QListWidget(this)),
      mNote(new QLineEdit(this)),
      mAccept(new QPushButton(this)),
      mUpdate(new LazyUpdate(this, [this] { refresh(); })) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(4);
    mHead->setWordWrap(true);
    column->addWidget(mHead);
    mList->setObjectName("alerts");
    mList->setWordWrap(true);
    mList->setFrameShape(QFrame::NoFrame);
    mList->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    mList->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    mList->setTextElideMode(Qt::ElideNone);
    mList->setSpacing(2);
    column->addWidget(mList, 1);
    auto* row = new QHBoxLayout;
    mNote->setObjectName("acceptNote");
    mAccept->setObjectName("accept");
    row->addWidget(mNote, 1);
    row->addWidget(mAccept);
    column->addLayout(row);
    connect(&desk, &TranslateDesk::currentChanged, this, [this] { mUpdate->request(); });
    connect(&desk, &TranslateDesk::alertsChanged, this, [this](int unit) {
        if (unit < 0 || (mDesk.currentUnit() && static_cast<int>(*mDesk.currentUnit()) == unit))
            mUpdate->request();
    });
    connect(mList, &QListWidget::currentRowChanged, this, &AlertsPanel::showChoice);
    connect(mList, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
        const texts::Alert& alert = mAlerts[static_cast<std::size_t>(mList->row(item))];
        if (!alert.language.empty()) mDesk.setCurrent(alert.unit, alert.language);
    });
    connect(mAccept, &QPushButton::clicked, this, &AlertsPanel::acceptOrWithdraw);
    connect(mNote, &QLineEdit::returnPressed, this, &AlertsPanel::acceptOrWithdraw);
    retranslate();
    mUpdate->run();
}

void AlertsPanel::retranslate() {
    mList->setAccessibleName(tr("Alerts of the row"));
    mNote->setPlaceholderText(tr("Why it may stay as it is"));
    mNote->setAccessibleName(mNote->placeholderText());
    showChoice();
}

void AlertsPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        mUpdate->run();
    }
    if (event->type() == QEvent::PaletteChange) mUpdate->request();
    QWidget::changeEvent(event);
}

void AlertsPanel::refresh() {
    const int before = mList->currentRow();
    mAlerts.clear();
    if (mDesk.currentUnit()) mAlerts = mDesk.alertsOf(*mDesk.currentUnit());
    const QSignalBlocker quiet(mList);
    mList->clear();
    if (!mDesk.currentUnit()) {
        mHead->setText(mDesk.document().isOpen() ? tr("No row is chosen.") : tr("No texts are open."));
        return showChoice();
    }
    const texts::Unit& unit = mDesk.unit(*mDesk.currentUnit());
    // Open ones first, the accepted at the end.
    std::stable_partition(mAlerts.begin(), mAlerts.end(),
                          [&](const texts::Alert& alert) { return !texts::isAccepted(unit, alert); });
    const auto open = std::count_if(mAlerts.begin(), mAlerts.end(), [&](const texts::Alert& alert) {
        return !texts::isAccepted(unit, alert);
    });
    const QString row = tr("Row %1").arg(*mDesk.currentUnit() + 1);
    mHead->setText(mAlerts.empty() ? (mDesk.checking() ? tr("%1: being checked…").arg(row)
                                                       : tr("%1: nothing to report.").arg(row))
                                   : tr("%1: %n open alert(s)", nullptr, static_cast<int>(open)).arg(row));
    for (const texts::Alert& alert : mAlerts) {
        const bool accepted = texts::isAccepted(unit, alert);
        QString text = mDesk.locale().text(alert.code, alert.arguments);
        if (const QString words = comparedWords(unit, alert); !words.isEmpty()) text += '\n' + words;
        QString check = mDesk.locale().text("texts.check." + alert.check);
        if (!alert.language.empty()) check += QStringLiteral(" · ") + languageName(alert.language);
        if (accepted) {
            for (const texts::Acceptance& entry : unit.accepted)
                if (entry.hash == alert.hash && entry.check == alert.check)
                    check =
                        entry.note.empty() ? tr("Accepted") : tr("Accepted: %1").arg(toQString(entry.note));
        }
        auto* item = new QListWidgetItem(
            icon(accepted ? QStringLiteral("problem-none") : severitySign(alert.severity)),
            text + '\n' + check, mList);
        if (accepted) item->setForeground(palette().color(QPalette::PlaceholderText));
        item->setToolTip(item->text());
    }
    if (!mAlerts.empty()) mList->setCurrentRow(std::clamp(before, 0, static_cast<int>(mAlerts.size()) - 1));
    showChoice();
}

void AlertsPanel::showChoice() {
    const int row = mList->currentRow();
    const bool chosen = row >= 0 && row < static_cast<int>(mAlerts.size()) && mDesk.currentUnit();
    const bool accepted =
        chosen && texts::isAccepted(mDesk.unit(*mDesk.currentUnit()), mAlerts[static_cast<std::size_t>(row)]);
    mAccept->setText(accepted ? tr("&Withdraw") : tr("A&ccept"));
    mAccept->setToolTip(
        accepted ? tr("Let the check report this again")
                 : tr("Leave the texts as they are; the alert comes back when one of them changes"));
    mAccept->setEnabled(chosen);
    mNote->setEnabled(chosen && !accepted);
}

void AlertsPanel::acceptOrWithdraw() {
    emit aboutToChange();
    const int row = mList->currentRow();
    if (row < 0 || row >= static_cast<int>(mAlerts.size()) || !mDesk.currentUnit()) return;
    const texts::Alert alert = mAlerts[static_cast<std::size_t>(row)];
    if (alert.unit >= mDesk.project().units.size()) return;
    if (texts::isAccepted(mDesk.unit(alert.unit), alert)) {
        mDesk.withdraw(alert);
    } else {
        mDesk.accept(alert, mNote->text());
        mNote->clear();
    }
}

}  // namespace hexa
