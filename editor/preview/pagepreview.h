// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/messages/messages.h"
#include "core/scenario/scenario.h"
#include "editor/paint/mappage.h"
#include "editor/preview/backgroundtask.h"

#include <QImage>
#include <QWidget>

#include <memory>

namespace hexa {

/// Shows a sheet of paper with the map page on it, at true proportions. The sheet is painted beside the window; until
/// that is done, the one before stays.
class PagePreview : public QWidget {
    Q_OBJECT
public:
    /// `messages` and `catalog` outlive the widget.
    PagePreview(std::shared_ptr<const Scenario> scenario, const Catalog& catalog, const Messages& messages,
                QWidget* parent = nullptr);

    void setPage(const paint::PageOptions& options);
    const paint::PageOptions& page() const { return mOptions; }
    /// 1 = as large as on paper at 96 dpi; 0 = the sheet fits into the widget.
    void setZoom(double zoom);
    double zoom() const { return mZoom; }
    /// The zoom that is seen, also when the sheet is fitted.
    double shownZoom() const;
    /// True if the sheet that is seen has the wanted content and size.
    bool upToDate() const { return mShownNumber == mNumber; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void painted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Largest map that a preview is made of: more would take minutes, and nothing could be seen.
    static constexpr std::size_t maxCells = 20'000;

    QRectF sheetRect() const;
    void want();
    void start();

    std::shared_ptr<const Scenario> mScenario;
    const Catalog& mCatalog;
    const Messages& mMessages;
    paint::PageOptions mOptions;
    double mZoom = 0;
    int mNumber = 0;       ///< Of the wanted sheet.
    int mShownNumber = 0;  ///< Of the one in mSheet.
    QImage mSheet;
    std::shared_ptr<QImage> mNext;
    int mNextNumber = 0;
    BackgroundTask mTask;
};

}  // namespace hexa
