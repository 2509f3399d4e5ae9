// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/jobs/latestjob.h"
#include "editor/sheets/sheetjob.h"

#include <QImage>
#include <QWidget>

#include <memory>

namespace hexa::editor {

/// Shows the first page of a print job as a sheet of paper, at true proportions. It is painted in
/// the background; until that is done, the previous one stays.
class PagePreview : public QWidget {
    Q_OBJECT
public:
    explicit PagePreview(QWidget* parent = nullptr);

    /// Sets the job; its game and messages outlive the widget.
    void setJob(sheets::SheetJob job);
    /// Returns the page size in mm, turned as printed.
    QSizeF pageSize() const { return mPageSize; }
    /// Sets the zoom: 1 = as large as on paper at 96 dpi; 0 = the sheet fits into the widget.
    void setZoom(double zoom);
    double zoom() const { return mZoom; }
    /// Returns the visible zoom, even if the sheet is fitted.
    double shownZoom() const;
    /// True if the visible sheet has the wanted content and size.
    bool upToDate() const { return mUpToDate; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void painted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Largest map with a preview: more would take minutes, and nothing would be recognizable.
    static constexpr std::size_t maxCells = 20'000;

    QRectF sheetRect() const;
    void want();
    void paintSheet();

    bool tooLarge() const;

    std::shared_ptr<const sheets::SheetJob> mJob;
    QSizeF mPageSize{210, 297};
    double mZoom = 0;
    bool mUpToDate = true;
    QImage mSheet;
    LatestJob mPainting{LatestJob::Overtaken::Answered};
};

}  // namespace hexa::editor
