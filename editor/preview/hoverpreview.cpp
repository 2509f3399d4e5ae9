// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/preview/hoverpreview.h"

#include "core/engine/system.h"
#include "editor/paint/tileart.h"
#include "editor/preview/mappreview.h"
#include "editor/ui/plainlabel.h"

#include <QAbstractItemView>
#include <QFrame>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hexa::editor {
namespace {

constexpr int side = 360;  // pixels, of the picture
constexpr int apart = 8;   // from the list

}  // namespace

HoverPreview::HoverPreview(QAbstractItemView& list, const GameSystem& system, MapOf mapOf)
    : QObject(&list), mList(list), mSystem(system), mMapOf(std::move(mapOf)) {
    list.viewport()->setMouseTracking(true);
    list.viewport()->installEventFilter(this);
    list.installEventFilter(this);
}

HoverPreview::~HoverPreview() = default;

const QFrame* HoverPreview::shown() const {
    return mFrame != nullptr && mFrame->isVisible() ? mFrame : nullptr;
}

void HoverPreview::show(const QModelIndex& index) {
    const auto map = index.isValid() ? mMapOf(index) : nullptr;
    if (map == nullptr) {
        if (mFrame != nullptr) mFrame->hide();
        return;
    }
    if (mFrame == nullptr) {
        mFrame = new QFrame(&mList, Qt::ToolTip);
        mFrame->setObjectName("hoverPreview");
        mFrame->setFrameStyle(QFrame::StyledPanel | QFrame::Plain);
        mArt = std::make_unique<paint::TileArt>(mSystem);
        mMap = new MapPreview(mSystem.catalog, *mArt, MapPreview::Frame::Free);
        mMap->setFixedSize(side, side);
        mWords = new PlainLabel;
        mWords->setWordWrap(true);
        auto* column = new QVBoxLayout(mFrame);
        column->setContentsMargins(4, 4, 4, 4);
        column->addWidget(mMap);
        column->addWidget(mWords);
    }
    mIndex = index;
    mMap->setScenario(map);
    mWords->setText(index.data(Qt::ToolTipRole).toString());
    mFrame->adjustSize();
    // On the side with more room, level with the entry.
    const QRect list(mList.mapToGlobal(QPoint()), mList.size());
    const QRect screen = mList.screen()->availableGeometry();
    const bool left = list.left() - screen.left() > screen.right() - list.right();
    const int x = left ? list.left() - apart - mFrame->width() : list.right() + apart;
    const int y = mList.viewport()->mapToGlobal(mList.visualRect(index).topLeft()).y();
    mFrame->move(std::max(screen.left(), x),
                 std::clamp(y, screen.top(), std::max(screen.top(), screen.bottom() - mFrame->height())));
    mFrame->show();
}

bool HoverPreview::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ToolTip && watched == mList.viewport()) {
        show(mList.indexAt(static_cast<QHelpEvent*>(event)->pos()));
        return shown() != nullptr;
    }
    if (shown() == nullptr) return false;
    switch (event->type()) {
    case QEvent::MouseMove: {
        // From entry to entry without waiting; a chosen one shows itself on the map.
        const QModelIndex index = mList.indexAt(static_cast<QMouseEvent*>(event)->position().toPoint());
        if (index != mIndex) show(index);
        break;
    }
    case QEvent::Leave:
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
    case QEvent::KeyPress:
    case QEvent::Hide:
    case QEvent::FocusOut:
        mFrame->hide();
        break;
    default:
        break;
    }
    return false;
}

}  // namespace hexa::editor

#include "moc_hoverpreview.cpp"
