// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/scenario/scenario.h"
#include "editor/paint/mappage.h"
#include "editor/preview/backgroundtask.h"

#include <QDialog>

#include <memory>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPrinter;
class QPushButton;
class QScrollArea;
class QSettings;
class QToolButton;

namespace hexa {

class Document;
class Locale;
class PagePreview;

/// Shows the sheets of a map as they will be on paper and prints them or writes them as a PDF. The language of a sheet
/// is chosen apart from the window's. The last choices are remembered under "print/" in the settings.
class PrintPreviewDialog : public QDialog {
    Q_OBJECT
public:
    /// Prints the map as it is now. The references outlive the dialog.
    PrintPreviewDialog(const Document& document, Locale& locale, QSettings& settings,
                       QWidget* parent = nullptr);
    ~PrintPreviewDialog() override;

    /// What is on the sheet that is seen.
    const paint::PageOptions& page() const { return mPage; }
    /// Paints the sheet on a printer, at true size. False if the printer can't start.
    bool printTo(QPrinter& printer);
    /// Writes a PDF without asking for its name.
    void savePdfTo(const QString& path);
    /// False: Qt's own file dialog, for tests.
    void setNativeFileDialog(bool native) { mNativeFileDialog = native; }
    /// 1 = as large as on paper, 0 = the whole sheet; steps of the zoom buttons.
    void setZoom(double zoom);
    void zoomBy(int steps);
    void done(int code) override;

signals:
    /// The PDF is complete.
    void pdfSaved(const QString& path);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeForm();
    QWidget* makeSheet();
    void wire();
    void restore();
    void retranslate();
    void readForm();
    void print();
    void savePdf();
    void ended(const Status& status);
    void tell(const QString& iconName, const QString& sentence);
    void showZoom();

    std::shared_ptr<const Scenario> mScenario;
    const Catalog& mCatalog;
    Locale& mLocale;
    QSettings& mSettings;
    QString mPath;
    QString mTarget;
    paint::PageOptions mPage;
    bool mNativeFileDialog = true;
    bool mReady = false;

    QWidget* mFormSide = nullptr;
    QFormLayout* mForm = nullptr;
    QComboBox* mPaper = nullptr;
    QComboBox* mTurn = nullptr;
    QComboBox* mStyle = nullptr;
    QComboBox* mLanguage = nullptr;
    QCheckBox* mTitle = nullptr;
    QCheckBox* mLegend = nullptr;
    QCheckBox* mIds = nullptr;
    QCheckBox* mColumns = nullptr;
    PagePreview* mPreview = nullptr;
    QScrollArea* mScroll = nullptr;
    QToolButton* mZoomOut = nullptr;
    QToolButton* mZoomIn = nullptr;
    QToolButton* mZoomFit = nullptr;
    QLabel* mZoom = nullptr;
    QLabel* mSign = nullptr;
    QLabel* mWords = nullptr;
    QPushButton* mPrint = nullptr;
    QPushButton* mPdf = nullptr;
    QPushButton* mClose = nullptr;
    BackgroundTask mTask;
};

}  // namespace hexa
