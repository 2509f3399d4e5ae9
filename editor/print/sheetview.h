// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>

namespace hexa::editor {

/// One large page, drawn in another thread by PrintView.
class SheetView : public QWidget {
    Q_OBJECT
public:
    explicit SheetView(QWidget* parent = nullptr);
    void setPage(QSizeF millimetres);
    void setImage(const QImage& image);
    /// Sets the zoom. 1 is the size on paper at 96 dpi; with 0 the page fits into the widget.
    void setZoom(double zoom);
    double shownZoom() const;
    QRectF sheetRect() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void resized();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QSizeF mPage{210, 297};
    double mZoom = 0;
    QImage mImage;
};

}  // namespace hexa::editor
