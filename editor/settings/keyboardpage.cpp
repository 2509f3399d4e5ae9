// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/settings/keyboardpage.h"

#include "editor/commands/actiontext.h"
#include "editor/settings/chordedit.h"
#include "editor/settings/shortcuts.h"
#include "editor/ui/icons.h"
#include "editor/ui/plainlabel.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

namespace hexa::editor {
namespace {

QString shown(const QKeySequence& keys) { return keys.toString(QKeySequence::NativeText); }

}  // namespace

KeyboardPage::KeyboardPage(QSettings& settings, const QList<QAction*>& actions, QWidget* parent)
    : QWidget(parent),
      mSettings(settings),
      mSearch(new QLineEdit(this)),
      mTable(new QTreeWidget(this)),
      mName(new PlainLabel(this)),
      mKeys(new ChordEdit(this)),
      mClear(new QPushButton(this)),
      mReset(new QPushButton(this)),
      mResetAll(new QPushButton(this)),
      mConflict(new PlainLabel(this)),
      mTake(new QPushButton(this)) {
    for (QAction* action : actions)
        if (!action->isSeparator() && !action->objectName().isEmpty()) mActions << action;
    mSearch->setObjectName("search");
    mSearch->setClearButtonEnabled(true);
    mSearch->addAction(icon("search"), QLineEdit::LeadingPosition);
    mTable->setObjectName("table");
    mTable->setColumnCount(2);
    mTable->setRootIsDecorated(false);
    mTable->setUniformRowHeights(true);
    mTable->setAlternatingRowColors(true);
    mTable->setAllColumnsShowFocus(true);
    mTable->header()->setStretchLastSection(false);
    mTable->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    mTable->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    mKeys->setObjectName("keys");
    mClear->setObjectName("clear");
    mReset->setObjectName("reset");
    mResetAll->setObjectName("resetAll");
    mConflict->setObjectName("conflict");
    mConflict->setWordWrap(true);
    mTake->setObjectName("take");
    mName->setBuddy(mKeys);
    for (QPushButton* button : {mClear, mReset, mResetAll, mTake}) button->setAutoDefault(false);

    auto* top = new QHBoxLayout;
    top->addWidget(mSearch, 1);
    auto* edit = new QHBoxLayout;
    edit->addWidget(mKeys, 1);
    edit->addWidget(mClear);
    edit->addWidget(mReset);
    auto* conflict = new QHBoxLayout;
    conflict->addWidget(mConflict, 1);
    conflict->addWidget(mTake);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(mTable, 1);
    layout->addWidget(mName);
    layout->addLayout(edit);
    layout->addLayout(conflict);
    layout->addWidget(mResetAll, 0, Qt::AlignLeft);
    setFocusProxy(mSearch);
    wire();
    retranslate();
    if (mTable->topLevelItemCount() > 0) mTable->setCurrentItem(mTable->topLevelItem(0));
}

void KeyboardPage::wire() {
    connect(mSearch, &QLineEdit::textChanged, this, &KeyboardPage::filter);
    connect(mTable, &QTreeWidget::currentItemChanged, this, &KeyboardPage::showCurrent);
    connect(mTable, &QTreeWidget::itemActivated, this, [this] { mKeys->setFocus(); });
    connect(mKeys, &ChordEdit::chordEntered, this, &KeyboardPage::keysEntered);
    connect(mClear, &QPushButton::clicked, this, [this] {
        if (QAction* action = current()) change(*action, {});
    });
    connect(mReset, &QPushButton::clicked, this, [this] {
        if (QAction* action = current()) keysEntered(defaultShortcut(*action));
    });
    connect(mResetAll, &QPushButton::clicked, this, &KeyboardPage::resetAll);
    connect(mTake, &QPushButton::clicked, this, [this] {
        QAction* action = current();
        if (action == nullptr) return;
        const QKeySequence keys = mWanted;
        if (QAction* other = actionWith(keys, mActions, action)) changeShortcut(*other, {}, mSettings);
        change(*action, keys);
    });
}

QAction* KeyboardPage::current() const {
    const QTreeWidgetItem* item = mTable->currentItem();
    return item == nullptr || item->isHidden() ? nullptr : mActions[item->data(0, Qt::UserRole).toInt()];
}

void KeyboardPage::fill() {
    const int row = mTable->currentIndex().row();
    const QSignalBlocker quiet(mTable);
    mTable->clear();
    for (qsizetype i = 0; i < mActions.size(); ++i) {
        const QAction& action = *mActions[i];
        auto* item = new QTreeWidgetItem(mTable, {plainText(action), shown(action.shortcut())});
        item->setData(0, Qt::UserRole, static_cast<int>(i));
        item->setSizeHint(0, QSize(0, fontMetrics().height() + 8));
        // Changed shortcuts are bold.
        if (action.shortcut() != defaultShortcut(action)) {
            QFont font = mTable->font();
            font.setBold(true);
            item->setFont(1, font);
        }
    }
    if (row >= 0) mTable->setCurrentItem(mTable->topLevelItem(row));
    filter();
}

void KeyboardPage::filter() {
    const QString typed = mSearch->text();
    for (int i = 0; i < mTable->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = mTable->topLevelItem(i);
        item->setHidden(!item->text(0).contains(typed, Qt::CaseInsensitive) &&
                        !item->text(1).contains(typed, Qt::CaseInsensitive));
    }
    if (current() == nullptr)
        for (int i = 0; i < mTable->topLevelItemCount(); ++i)
            if (!mTable->topLevelItem(i)->isHidden()) {
                mTable->setCurrentItem(mTable->topLevelItem(i));
                break;
            }
    showCurrent();
}

void KeyboardPage::showCurrent() {
    const QAction* action = current();
    for (QWidget* widget : std::initializer_list<QWidget*>{mKeys, mClear, mReset})
        widget->setEnabled(action != nullptr);
    mConflict->clear();
    mTake->hide();
    const QSignalBlocker quiet(mKeys);
    mKeys->setKeySequence(action != nullptr ? action->shortcut() : QKeySequence());
    mName->setText(action != nullptr ? tr("&Press the keys for “%1”:").arg(caption(plainText(*action)))
                                     : tr("Select a command to change its shortcut."));
    if (action == nullptr) return;
    mClear->setEnabled(!action->shortcut().isEmpty());
    mReset->setEnabled(action->shortcut() != defaultShortcut(*action));
    const QString own = shown(defaultShortcut(*action));
    mReset->setToolTip(own.isEmpty() ? tr("Default: no keys") : tr("Default: %1").arg(own));
}

void KeyboardPage::keysEntered(const QKeySequence& chord) {
    QAction* action = current();
    if (action == nullptr) return;
    const QAction* other = actionWith(chord, mActions, action);
    if (other == nullptr) return change(*action, chord);
    mWanted = chord;
    {
        const QSignalBlocker quiet(mKeys);
        mKeys->setKeySequence(chord);
    }
    mConflict->setText(tr("%1 is already assigned to “%2”.").arg(shown(chord), plainText(*other)));
    mTake->show();
}

void KeyboardPage::change(QAction& action, const QKeySequence& keys) {
    changeShortcut(action, keys, mSettings);
    fill();
}

void KeyboardPage::resetAll() {
    for (QAction* action : mActions) changeShortcut(*action, defaultShortcut(*action), mSettings);
    fill();
}

void KeyboardPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        // Later: the window gives its actions their new texts on the same occasion.
        QMetaObject::invokeMethod(
            this, [this] { retranslate(); }, Qt::QueuedConnection);
}

void KeyboardPage::retranslate() {
    mSearch->setPlaceholderText(tr("Search by name or shortcut"));
    mSearch->setAccessibleName(tr("Search by name or shortcut"));
    mTable->setHeaderLabels({tr("Command"), tr("Keys")});
    mTable->setAccessibleName(tr("Commands and their shortcuts"));
    mKeys->setAccessibleName(tr("Shortcut for the selected command"));
    mClear->setText(tr("&Clear"));
    mReset->setText(tr("&Default"));
    mResetAll->setText(tr("Reset &All to Defaults"));
    mTake->setText(tr("&Reassign"));
    mTake->setToolTip(tr("Assign the keys to this command. The other command loses them."));
    fill();
}

}  // namespace hexa::editor

#include "moc_chordedit.cpp"
#include "moc_keyboardpage.cpp"
