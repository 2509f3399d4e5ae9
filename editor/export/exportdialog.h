// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/headline.h"
#include "core/scenario/scenario.h"
#include "editor/export/exportoptions.h"
#include "editor/jobs/job.h"
#include "editor/paint/tileart.h"

#include <QDialog>

#include <memory>
#include <optional>
#include <vector>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace hexa {
struct GameSystem;
}  // namespace hexa

namespace hexa::editor {

class Document;
class Locale;
class MapPreview;
class PagePreview;

/// Writes the map as PNG, SVG or PDF, with a preview and the resulting size. Writing runs in the
/// background; a failure is shown in the dialog, which stays open.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    /// Writes the map in its present state. The references must outlive the dialog.
    ExportDialog(const Document& document, paint::TileArt& art, Locale& locale, QSettings& settings,
                 QWidget* parent = nullptr);
    ~ExportDialog() override;

    const ExportOptions& options() const { return mOptions; }
    /// As PrintSession::setFairness().
    void setFairness(std::optional<balance::Headline> fairness);
    /// False: Qt's own file dialog, for tests.
    void setNativeFileDialog(bool native) { mNativeFileDialog = native; }
    /// Writes the file without asking for its name; the dialog closes itself when it is complete.
    void exportTo(const QString& path);
    void done(int code) override;

signals:
    /// The file is complete.
    void exported(const QString& path);

private:
    QWidget* makeForm();
    QWidget* makeResult();
    void wire();
    void restore();
    void retranslate();
    void readForm();
    void widthEdited(int pixels);
    void showFormat();
    void refresh();
    void chooseFile();
    void setBusy(bool busy);
    void ended(const Status& status);
    QSize pictureSize() const;
    /// Returns the page as a job of its own, without its code, which depends on games unknown to
    /// this dialog.
    sheets::SheetJob pageJob() const;

    std::shared_ptr<const Scenario> mScenario;
    std::optional<balance::Headline> mFairness;
    const GameSystem& mSystem;
    paint::TileArt& mArt;
    Locale& mLocale;
    QSettings& mSettings;
    QString mPath;
    QString mTarget;
    ExportOptions mOptions;
    bool mNativeFileDialog = true;
    bool mReady = false;

    QWidget* mFormSide = nullptr;
    QFormLayout* mForm = nullptr;
    QButtonGroup* mFormat = nullptr;
    QLabel* mFormatHint = nullptr;
    QComboBox* mStyle = nullptr;
    QSpinBox* mHexWidth = nullptr;
    QSpinBox* mWidth = nullptr;
    QSpinBox* mDpi = nullptr;
    QComboBox* mPaper = nullptr;
    QComboBox* mTurn = nullptr;
    QCheckBox* mTransparent = nullptr;
    QCheckBox* mIds = nullptr;
    QCheckBox* mColumns = nullptr;
    QCheckBox* mEmptySlots = nullptr;
    QCheckBox* mLegend = nullptr;
    QStackedWidget* mPreviews = nullptr;
    MapPreview* mMap = nullptr;
    PagePreview* mPage = nullptr;
    QLabel* mSize = nullptr;
    QLabel* mSign = nullptr;
    QLabel* mError = nullptr;
    QProgressBar* mProgress = nullptr;
    QPushButton* mExport = nullptr;
    QPushButton* mCancel = nullptr;
    Job mJob;
};

}  // namespace hexa::editor
