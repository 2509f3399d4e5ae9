// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/leftwork.h"

#include "editor/shell/files/asking.h"
#include "editor/ui/plainlabel.h"

#include <QBoxLayout>
#include <QDir>
#include <QListWidget>
#include <QPushButton>

#include <set>

namespace hexa::editor {
namespace {

QString aboutLeft(const LeftCopy& copy) {
    const QString about = copyText(copy);
    return copy.originalPath.isEmpty() ? about : QDir::toNativeSeparators(copy.originalPath) + u'\n' + about;
}

/// Takes the work into the window. Deletes the copy as soon as the work is safe elsewhere.
bool recoverLeft(const LeftWork& work) {
    if (!work.recover()) return false;
    discard(work.copy);
    return true;
}

}  // namespace

std::vector<LeftWork> leftWork(QWidget* window, const Locale& locale, const QString& folder,
                               const QString& suffix,
                               const std::function<Result<LeftWork>(const LeftCopy&)>& read) {
    std::vector<LeftWork> all;
    for (const LeftCopy& copy : leftCopies(folder, suffix)) {
        if (isInOriginal(copy)) {
            discard(copy);
            continue;
        }
        auto work = read(copy);
        if (!work) {
            putAside(window, locale, copy, work.error());
            continue;
        }
        work->copy = copy;
        all.push_back(*std::move(work));
    }
    return all;
}

void offerLeftWork(QWidget* window, std::vector<LeftWork> all) {
    if (all.empty()) return;
    if (all.size() == 1) {
        const LeftWork& work = all.front();
        switch (askAboutRecovered(
            window, LeftWorkDialog::tr("Hexatelier quit unexpectedly. Not saved: %1.").arg(work.name),
            aboutLeft(work.copy), LeftWorkDialog::tr("&Recover"), LeftWorkDialog::tr("&Discard Copy"))) {
        case RecoveryAnswer::Recover:
            recoverLeft(work);
            break;
        case RecoveryAnswer::Discard:
            discard(work.copy);
            break;
        case RecoveryAnswer::Later:
            break;
        }
        return;
    }
    LeftWorkDialog dialog(all, window);
    dialog.exec();
    std::set<int> taken;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!dialog.isTicked(i)) continue;
        if (dialog.answer() == LeftWorkDialog::Answer::Discard) discard(all[i].copy);
        if (dialog.answer() != LeftWorkDialog::Answer::Recover || taken.contains(all[i].group)) continue;
        if (recoverLeft(all[i]) && all[i].group != 0) taken.insert(all[i].group);
    }
}

LeftWorkDialog::LeftWorkDialog(const std::vector<LeftWork>& all, QWidget* parent)
    : QDialog(parent),
      mList(new QListWidget),
      mDetails(new PlainLabel),
      mRecover(new QPushButton(tr("&Recover"))),
      mDiscard(new QPushButton(tr("&Discard"))) {
    setObjectName("leftWork");
    setWindowTitle(tr("Recover Work"));
    mList->setObjectName("leftWorkList");
    mDetails->setObjectName("leftWorkDetails");
    mRecover->setObjectName("leftWorkRecover");
    mDiscard->setObjectName("leftWorkDiscard");
    auto* head = new PlainLabel(
        tr("Hexatelier quit unexpectedly before this work was saved. Recover or discard the ticked items."));
    head->setWordWrap(true);
    mDetails->setWordWrap(true);
    mList->setAccessibleName(tr("Unsaved work"));
    std::set<int> groups;
    for (const LeftWork& work : all) {
        auto* item = new QListWidgetItem(
            tr("%1 (%2)", "work that was not saved, when").arg(work.name, momentText(work.copy.made)), mList);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool fits = work.group == 0 || groups.insert(work.group).second;
        item->setCheckState(fits ? Qt::Checked : Qt::Unchecked);
        mAbout.push_back(fits ? aboutLeft(work.copy)
                              : aboutLeft(work.copy) + u'\n' +
                                    tr("A window can open only one item of this kind. This one will be "
                                       "offered at the next start."));
    }
    auto* buttons = new QHBoxLayout;
    auto* later = new QPushButton(tr("Ask &Later"));
    later->setObjectName("leftWorkLater");
    buttons->addStretch(1);
    for (QPushButton* button : {mRecover, mDiscard, later}) buttons->addWidget(button);
    mRecover->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(head);
    column->addWidget(mList, 1);
    column->addWidget(mDetails);
    column->addLayout(buttons);
    connect(mList, &QListWidget::itemChanged, this, &LeftWorkDialog::refresh);
    connect(mList, &QListWidget::currentRowChanged, this, &LeftWorkDialog::refresh);
    connect(mRecover, &QPushButton::clicked, this, [this] { end(Answer::Recover); });
    connect(mDiscard, &QPushButton::clicked, this, [this] { end(Answer::Discard); });
    connect(later, &QPushButton::clicked, this, [this] { end(Answer::Later); });
    mList->setCurrentRow(0);
    resize(620, 360);
    refresh();
}

bool LeftWorkDialog::isTicked(std::size_t index) const {
    return mList->item(static_cast<int>(index))->checkState() == Qt::Checked;
}

void LeftWorkDialog::refresh() {
    const auto row = static_cast<std::size_t>(std::max(0, mList->currentRow()));
    if (row < mAbout.size()) mDetails->setText(mAbout[row]);
    bool any = false;
    for (std::size_t i = 0; i < mAbout.size(); ++i) any = any || isTicked(i);
    mRecover->setEnabled(any);
    mDiscard->setEnabled(any);
}

void LeftWorkDialog::end(Answer answer) {
    mAnswer = answer;
    accept();
}

}  // namespace hexa::editor

#include "moc_leftwork.cpp"
