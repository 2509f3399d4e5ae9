// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/optionfields.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QGroupBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace hexa::editor {

class PrintSession;

/// Panel for choosing the print: sheets, the options that they use, the printer and its measures;
/// below, the actions and their progress.
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
    /// A check box of the list of sheets.
    struct Choice {
        sheets::SheetKind kind;
        QCheckBox* box;
        std::string item;  ///< For SheetKind::Items: the id of the game's sheet.
    };
    /// A box with options; the boxes follow the order of sheets::OptionGroup.
    struct Group {
        QGroupBox* box;
        QFormLayout* form;
    };
    struct Option {
        const sheets::OptionInfo* info;
        std::unique_ptr<OptionField> field;
    };

    void build();
    void buildSheets(QVBoxLayout& column);
    void buildOptions(QVBoxLayout& column);
    void buildPrinter(QVBoxLayout& column);
    void buildActions(QVBoxLayout& column);
    void wire();
    void retranslate();
    void refresh();
    void showOptions();
    void showRun();
    void showMeasures();
    void read();
    void readMeasures();
    void offerPrinter(const QString& name);
    bool isChosen(const Choice& choice) const;
    QString nameOf(const Choice& choice) const;

    PrintSession& mSession;
    bool mFilling = false;
    QGroupBox* mSheetsBox = nullptr;
    std::vector<Choice> mSheets;
    std::vector<Group> mGroups;
    std::vector<Option> mOptions;
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
