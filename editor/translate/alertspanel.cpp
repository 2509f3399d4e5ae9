// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/alertspanel.h"

#include "editor/translate/languagename.h"
#include "editor/translate/marking.h"
#include "editor/translate/textfixes.h"
#include "editor/ui/acceptrow.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/severity.h"

#include <QBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

namespace hexa::editor {
namespace {

/// Returns the text of an accepted alert, with the note of the person that accepted it.
QString acceptedText(const texts::Unit& unit, const texts::Alert& alert) {
    for (const texts::Acceptance& entry : unit.accepted)
        if (entry.hash == alert.hash && entry.check == alert.check)
            return AcceptRow::textOf(toQString(entry.note));
    return AcceptRow::textOf({});
}

}  // namespace

AlertsPanel::AlertsPanel(TranslateParts& parts, QWidget* parent)
    : RowPanel(parts.document, parts.current, parent),
      mParts(parts),
      mList(new QListWidget(this)),
      mFix(new QPushButton(this)),
      mFixAll(new QPushButton(this)),
      mAccept(new AcceptRow(this)) {
    mList->setObjectName("alerts");
    mList->setWordWrap(true);
    mList->setFrameShape(QFrame::NoFrame);
    mList->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    mList->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    mList->setTextElideMode(Qt::ElideNone);
    mList->setSpacing(2);
    column().addWidget(mList, 1);
    mFix->setObjectName("fix");
    mFixAll->setObjectName("fixAll");
    for (QPushButton* button : {mFix, mFixAll}) {
        // A long answer is cut, the panel does not grow for it.
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        column().addWidget(button);
    }
    column().addWidget(mAccept);
    connect(mFix, &QPushButton::clicked, this, &AlertsPanel::fix);
    connect(mFixAll, &QPushButton::clicked, this, &AlertsPanel::fixAll);
    mList->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(mList, &QListWidget::customContextMenuRequested, this, &AlertsPanel::showMenu);
    connect(&parts.alerts, &TextAlerts::fixAllRequested, this, &AlertsPanel::applyAll);
    connect(&parts.alerts, &TextAlerts::changed, this, [this, &parts](int unit) {
        if (unit < 0 || (parts.current.unit() && static_cast<int>(*parts.current.unit()) == unit)) ask();
    });
    connect(mList, &QListWidget::currentRowChanged, this, &AlertsPanel::showChoice);
    connect(mList, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
        const texts::Alert& alert = mAlerts[static_cast<std::size_t>(mList->row(item))];
        if (!alert.language.empty()) mParts.current.set(alert.unit, alert.language);
    });
    connect(mAccept, &AcceptRow::triggered, this, &AlertsPanel::acceptOrWithdraw);
    begin();
}

void AlertsPanel::retranslate() {
    mList->setAccessibleName(tr("Row alerts"));
    showChoice();
}

void AlertsPanel::refresh() {
    const int before = mList->currentRow();
    mAlerts.clear();
    if (current().unit()) mAlerts = mParts.alerts.of(*current().unit());
    const QSignalBlocker quiet(mList);
    mList->clear();
    if (!current().unit()) {
        head().setText(document().isOpen() ? tr("Select a row to see its alerts.")
                                           : tr("No texts are open. Open a text project first."));
        return showChoice();
    }
    const texts::Unit& unit = document().unit(*current().unit());
    // Open ones first, the accepted at the end.
    std::stable_partition(mAlerts.begin(), mAlerts.end(),
                          [&](const texts::Alert& alert) { return !texts::isAccepted(unit, alert); });
    const auto open = std::count_if(mAlerts.begin(), mAlerts.end(), [&](const texts::Alert& alert) {
        return !texts::isAccepted(unit, alert);
    });
    const QString row = tr("Row %1").arg(*current().unit() + 1);
    head().setText(mAlerts.empty() ? (mParts.alerts.checking() ? tr("%1: checking…").arg(row)
                                                               : tr("%1: nothing to report.").arg(row))
                                   : tr("%1: %Ln open alert(s)", nullptr, static_cast<int>(open)).arg(row));
    for (const texts::Alert& alert : mAlerts) {
        const bool accepted = texts::isAccepted(unit, alert);
        QString text = mParts.locale.text(alert);
        if (const QString words = comparedWords(unit, alert); !words.isEmpty()) text += '\n' + words;
        QString check = mParts.locale.text("texts.check." + alert.check);
        if (!alert.language.empty()) check += QStringLiteral(" · ") + languageName(alert.language);
        if (accepted) check = acceptedText(unit, alert);
        auto* item = new QListWidgetItem(
            icon(accepted ? QStringLiteral("problem-none") : severityIcon(alert.severity)),
            text + '\n' + check, mList);
        if (accepted) item->setForeground(palette().color(QPalette::PlaceholderText));
        item->setToolTip(item->text());
    }
    if (!mAlerts.empty()) mList->setCurrentRow(std::clamp(before, 0, static_cast<int>(mAlerts.size()) - 1));
    showChoice();
}

void AlertsPanel::showChoice() {
    const int row = mList->currentRow();
    const bool chosen = row >= 0 && row < static_cast<int>(mAlerts.size()) && current().unit();
    const bool accepted = chosen && texts::isAccepted(document().unit(*current().unit()),
                                                      mAlerts[static_cast<std::size_t>(row)]);
    const QString words =
        accepted ? acceptedText(document().unit(*current().unit()), mAlerts[static_cast<std::size_t>(row)])
                 : QString();
    mAccept->setState(!chosen    ? AcceptRow::State::Nothing
                      : accepted ? AcceptRow::State::Accepted
                                 : AcceptRow::State::Open,
                      words, tr("Accept this alert. It returns when one of the texts changes."));
    const auto alert = chosen && !accepted ? this->chosen() : std::nullopt;
    const bool known = alert && !alert->fixes.empty();
    mFix->setVisible(known);
    if (known) mFix->setText(caption(TextFixes::label(alert->fixes.front())));
    const QString all = known ? TextFixes::allLabel(document(), mParts.alerts, *alert) : QString();
    mFixAll->setVisible(!all.isEmpty());
    mFixAll->setText(all);
}

// -- answers --------------------------------------------------------------------------------------

std::optional<texts::Alert> AlertsPanel::chosen() const {
    const int row = mList->currentRow();
    if (!isVisible() || row < 0 || row >= static_cast<int>(mAlerts.size()) || !current().unit())
        return std::nullopt;
    const texts::Alert& alert = mAlerts[static_cast<std::size_t>(row)];
    return alert.unit == *current().unit() ? std::optional(alert) : std::nullopt;
}

std::optional<texts::Alert> AlertsPanel::fixable() const {
    if (auto alert = chosen(); alert && !alert->fixes.empty()) return alert;
    return TextFixes::first(mParts.alerts, current());
}

void AlertsPanel::fix() {
    emit aboutToChange();
    if (const auto alert = fixable())
        apply(*alert, alert->fixes.front());
    else
        emit reported(tr("There is no suggested fix for the alerts in this row. Edit the text by hand."));
}

void AlertsPanel::fixAll() {
    emit aboutToChange();
    if (const auto alert = fixable())
        applyAll(*alert);
    else
        emit reported(tr("There is no suggested fix for the alerts in this row. Edit the text by hand."));
}

void AlertsPanel::apply(const texts::Alert& alert, const texts::Fix& fix) {
    emit aboutToChange();
    if (TextFixes::apply(mParts.document, {alert.unit, fix}))
        emit reported(TextFixes::label(fix));
    else
        emit reported(tr("The text has changed in the meantime. Wait for the new check."));
}

void AlertsPanel::applyAll(const texts::Alert& alert) {
    emit aboutToChange();
    if (const int count = TextFixes::applyAll(mParts.document, mParts.alerts, mParts.locale, alert, window());
        count > 0)
        emit reported(tr("%Ln text(s) changed", nullptr, count));
}

void AlertsPanel::showMenu(const QPoint& at) {
    QListWidgetItem* item = mList->itemAt(at);
    if (item == nullptr) return;
    mList->setCurrentItem(item);
    const auto alert = chosen();
    if (!alert) return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName("alertMenu");
    for (const texts::Fix& fix : alert->fixes)
        menu->addAction(caption(TextFixes::label(fix)), this, [this, alert, fix] { apply(*alert, fix); });
    if (const QString all = TextFixes::allLabel(document(), mParts.alerts, *alert); !all.isEmpty())
        menu->addAction(all, this, [this, alert] { applyAll(*alert); });
    if (!menu->isEmpty()) menu->addSeparator();
    const bool accepted = texts::isAccepted(document().unit(alert->unit), *alert);
    menu->addAction(accepted ? tr("&Withdraw Acceptance") : tr("A&ccept"), this,
                    &AlertsPanel::acceptOrWithdraw);
    menu->popup(mList->viewport()->mapToGlobal(at));
}

void AlertsPanel::acceptOrWithdraw() {
    emit aboutToChange();
    const int row = mList->currentRow();
    if (row < 0 || row >= static_cast<int>(mAlerts.size()) || !current().unit()) return;
    const texts::Alert alert = mAlerts[static_cast<std::size_t>(row)];
    if (alert.unit >= document().project().units.size()) return;
    if (texts::isAccepted(document().unit(alert.unit), alert)) {
        mParts.edits.withdraw(alert);
    } else {
        const QString note = mAccept->note();
        mAccept->clear();
        mParts.edits.accept(alert, note);
    }
}

}  // namespace hexa::editor

#include "moc_alertspanel.cpp"
