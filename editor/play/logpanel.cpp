// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/logpanel.h"

#include "editor/play/playsession.h"
#include "editor/play/playtexts.h"
#include "editor/play/standinbadge.h"
#include "editor/play/viewer.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHash>
#include <QKeyEvent>
#include <QListWidget>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <utility>

namespace hexa::editor {
namespace {

constexpr int logAtRole = Qt::UserRole;
constexpr int lineRole = Qt::UserRole + 1;
constexpr int newRole = Qt::UserRole + 2;

/// Returns the number of decisions up to and including a line of the record: the moment after it.
/// Marks between them don't count.
std::size_t momentAfter(const GameRecord& record, std::size_t line) {
    std::size_t moment = 0;
    for (std::size_t i = 0; i <= line && i < record.lines.size(); ++i)
        if (!isMark(record.lines[i])) ++moment;
    return moment;
}

/// Remembers how high lines are: the list asks for all of them whenever one is added, and breaking
/// lines is slow. New ones have a bar at their side.
class LineDelegate : public QStyledItemDelegate {
public:
    explicit LineDelegate(const QListWidget& list) : mList(list) {}
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        // The list lays itself out with and without room for its scroll bar.
        const std::pair width(mList.viewport()->width(), option.rect.width());
        if (width != mWidth || option.font != mFont) mSizes.clear();
        mWidth = width;
        mFont = option.font;
        const bool heading = index.data(Qt::FontRole).isValid();
        auto& size = mSizes[{index.data().toString(), heading}];
        if (!size.isValid()) size = QStyledItemDelegate::sizeHint(option, index);
        return size;
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const bool isNew = index.data(newRole).toBool();
        QColor tint = option.palette.color(QPalette::Highlight);
        const QRect bar(option.rect.left(), option.rect.top(), 3, option.rect.height());
        tint.setAlpha(30);
        if (isNew) painter->fillRect(option.rect, tint);
        QStyledItemDelegate::paint(painter, option, index);
        tint.setAlpha(255);
        if (isNew) painter->fillRect(bar, tint);
    }

private:
    const QListWidget& mList;
    mutable QHash<std::pair<QString, bool>, QSize> mSizes;
    mutable QFont mFont;
    mutable std::pair<int, int> mWidth;
};

}  // namespace

LogPanel::LogPanel(PlaySession& session, Viewer& viewer, QWidget* parent)
    : QWidget(parent), mSession(session), mViewer(viewer), mList(new QListWidget) {
    setObjectName("playLogPanel");
    mList->setObjectName("playLog");
    mList->setWordWrap(true);
    mList->setUniformItemSizes(false);
    auto* delegate = new LineDelegate(*mList);
    delegate->setParent(mList);
    mList->setItemDelegate(delegate);
    mList->setMinimumHeight(66);  // with the line below it no more than without
    setMinimumWidth(250);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(mList);
    column->addWidget(new StandInLegend(session, this));
    connect(mList, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr && item->data(logAtRole).isValid()) {
            const QPoint at = item->data(logAtRole).toPoint();
            emit placeRequested(Hex{at.x(), at.y()});
        }
    });
    // Not itemActivated(): the focus may come here by itself, and Enter was then meant for another
    // control.
    connect(mList, &QListWidget::itemDoubleClicked, this,
            [this](const QListWidgetItem* item) { goTo(*item); });
    mList->installEventFilter(this);
    mList->viewport()->installEventFilter(this);
    auto* lazy = new LazyUpdate(this, [this] { refresh(); });
    connect(&viewer, &Viewer::changed, lazy, [this, lazy] {
        // Another player's knowledge is cleared at once.
        if (mViewer.curtain()) {
            const QSignalBlocker quiet(mList);
            mList->clear();
        }
        lazy->request();
    });
    keepTranslated(*this, [this] { refresh(); });
}

void LogPanel::goTo(const QListWidgetItem& item) {
    const auto line = item.data(lineRole).toULongLong();
    // Postponed, because the list is rebuilt.
    QMetaObject::invokeMethod(
        &mSession,
        [this, line] {
            if (mSession.match() != nullptr) mSession.goTo(momentAfter(mSession.match()->record(), line));
        },
        Qt::QueuedConnection);
}

bool LogPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress) mWalked = true;
    if (event->type() == QEvent::FocusOut) mWalked = false;
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        switch (key->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
        case Qt::Key_Home:
        case Qt::Key_End:
            mWalked = true;
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (mWalked && (key->modifiers() & ~Qt::KeypadModifier) == 0 && mList->currentItem() != nullptr)
                goTo(*mList->currentItem());
            return true;
        default:
            break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void LogPanel::refresh() {
    const QSignalBlocker quiet(mList);
    mWalked = false;
    const auto events = mViewer.events();
    QStringList texts;
    for (const MatchEvent* event : events) texts << mSession.texts().sentence(mViewer.wordsOf(*event));
    // Most of the time only something is added.
    int same = 0;
    while (same < mList->count() && same < texts.size() && mList->item(same)->text() == texts[same]) ++same;
    while (mList->count() > same) delete mList->takeItem(mList->count() - 1);
    for (int i = same; i < texts.size(); ++i) {
        const MatchEvent& event = *events[static_cast<std::size_t>(i)];
        auto* item = new QListWidgetItem(texts[i]);
        if (event.at) item->setData(logAtRole, QPoint(event.at->q, event.at->r));
        item->setData(lineRole, static_cast<qulonglong>(event.line));
        if (event.kind == MatchEvent::Kind::TurnBegins) {
            QFont bold = item->font();
            bold.setBold(true);
            item->setFont(bold);
        }
        item->setToolTip(tr("Press Enter or double-click to go to this moment"));
        mList->addItem(item);
    }
    const std::size_t firstNew = mViewer.firstNewLine();
    for (int i = 0; i < mList->count(); ++i) {
        const bool isNew = events[static_cast<std::size_t>(i)]->line >= firstNew;
        mList->item(i)->setData(newRole, isNew);
        mList->item(i)->setData(Qt::AccessibleDescriptionRole,
                                isNew ? tr("new since your last decision") : QString());
    }
    // The focus starts from here and not at the first line, and without choosing anything.
    if (mList->count() > 0)
        mList->selectionModel()->setCurrentIndex(mList->model()->index(mList->count() - 1, 0),
                                                 QItemSelectionModel::Clear);
    mList->scrollToBottom();
    mList->setAccessibleName(tr("Event log"));
}

}  // namespace hexa::editor

#include "moc_logpanel.cpp"
