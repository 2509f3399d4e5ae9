// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/sheets/sheetjob.h"

#include <QWidget>

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QGroupBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace hexa::editor {

class PrintSession;

/// Panel for choosing the print: sheets, paper, tiles and poster, things to cut out, order pads,
/// the printer and its measures; below, the actions and their progress.
class SheetsPanel : public QWidget {
    Q_OBJECT
public:
    explicit SheetsPanel(PrintSession& session, QWidget* parent = nullptr);

signals:
    void printRequested();
    void pdfRequested();
    void kitRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void buildPaper(QVBoxLayout& column);
    void buildTiles(QVBoxLayout& column);
    void buildItems(QVBoxLayout& column);
    void buildPrinter(QVBoxLayout& column);
    void wire();
    void retranslate();
    void retranslateChoices();
    void refresh();
    void showRun();
    void showVariants();
    void showMeasures();
    void showCards();
    void showOwnCard();
    void read();
    void readItems(sheets::SheetOptions& options);
    void readMeasures();
    void offerPrinter(const QString& name);
    QDoubleSpinBox* lengthBox(const char* name, double min, double max, double step);

    PrintSession& mSession;
    bool mFilling = false;
    QGroupBox* mSheetsBox = nullptr;
    /// By SheetKind; of the game's sheets there are boxes of their own.
    std::vector<QCheckBox*> mSheets;
    std::vector<QCheckBox*> mItemSheets;
    QGroupBox* mPaperBox = nullptr;
    QFormLayout* mPaperForm = nullptr;
    QComboBox* mPaper = nullptr;
    QDoubleSpinBox* mWidth = nullptr;
    QDoubleSpinBox* mHeight = nullptr;
    QComboBox* mTurn = nullptr;
    QDoubleSpinBox* mMargin = nullptr;
    QComboBox* mStyle = nullptr;
    QComboBox* mLanguage = nullptr;
    QComboBox* mVariant = nullptr;  ///< The map's own variant first, then the game's.
    std::vector<OptionValues> mVariants;
    QGroupBox* mTilesBox = nullptr;
    QFormLayout* mTilesForm = nullptr;
    QDoubleSpinBox* mTileSize = nullptr;
    QComboBox* mTileChoice = nullptr;
    QDoubleSpinBox* mBleed = nullptr;
    QDoubleSpinBox* mSafe = nullptr;
    QComboBox* mBacks = nullptr;
    QComboBox* mFlip = nullptr;
    QDoubleSpinBox* mOverlap = nullptr;
    QComboBox* mPoster = nullptr;
    QSpinBox* mPerPage = nullptr;
    QSpinBox* mCopies = nullptr;
    QComboBox* mCutLines = nullptr;
    QGroupBox* mItemsBox = nullptr;
    QFormLayout* mItemsForm = nullptr;
    QComboBox* mCardSize = nullptr;
    QDoubleSpinBox* mCardWidth = nullptr;
    QDoubleSpinBox* mCardHeight = nullptr;
    QSpinBox* mCounterScale = nullptr;
    QSpinBox* mItemCopies = nullptr;
    QGroupBox* mPrinterBox = nullptr;
    QFormLayout* mPrinterForm = nullptr;
    QComboBox* mPrinter = nullptr;
    bool mPrintersAsked = false;
    QDoubleSpinBox* mMeasuredX = nullptr;
    QDoubleSpinBox* mMeasuredY = nullptr;
    QLabel* mMeasureHint = nullptr;
    QPushButton* mPrint = nullptr;
    QPushButton* mPdf = nullptr;
    QPushButton* mKit = nullptr;
    QLabel* mPages = nullptr;
    QProgressBar* mProgress = nullptr;
    QPushButton* mStop = nullptr;
    QLabel* mStatus = nullptr;
    std::function<QString()> mEnd;  ///< Says how the last job ended, in the language of now.
};

}  // namespace hexa::editor
