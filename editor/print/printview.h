// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/printsession.h"

#include <QImage>
#include <QWidget>

class QLabel;
class QListWidget;
class QScrollArea;
class QToolButton;

namespace hexa::editor {

class SheetView;

/// The pages of a print job: all of them small, and one large. They are painted in the background,
/// visible ones first.
class PrintView : public QWidget {
    Q_OBJECT
public:
    explicit PrintView(PrintSession& session, QWidget* parent = nullptr);
    ~PrintView() override;

    int page() const { return mPage; }
    void setPage(int page);
    void setZoom(double zoom);
    void zoomBy(int steps);
    /// True if everything is painted as it should be.
    bool idle() const;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void retranslate();
    void planChanged();
    void showPage();
    void next();
    void painted(int page, const std::shared_ptr<const PrintSession::Plan>& plan, QImage picture);
    int wantedThumbnail() const;

    PrintSession& mSession;
    std::shared_ptr<const PrintSession::Plan> mPlan;
    QListWidget* mList = nullptr;
    QScrollArea* mScroll = nullptr;
    SheetView* mSheet = nullptr;
    QLabel* mProblem = nullptr;
    QLabel* mCaption = nullptr;
    QLabel* mZoomText = nullptr;
    QToolButton* mZoomOut = nullptr;
    QToolButton* mZoomIn = nullptr;
    QToolButton* mZoomFit = nullptr;
    int mPage = 0;
    bool mLargeStale = true;
    std::vector<bool> mThumbStale;
    Job mPainting;
};

}  // namespace hexa::editor
