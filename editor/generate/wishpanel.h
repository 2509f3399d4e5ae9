// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/generate/generatesession.h"
#include "editor/jobs/latestjob.h"
#include "editor/paint/tileart.h"
#include "editor/ui/scrollcolumn.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace hexa::editor {

class CompositionPanel;
class LazyUpdate;
class PartRows;
class Selection;
class StyleList;
class TasteRows;
class VariantBox;
class MethodButtons;
class MethodFields;
class WishRows;

/// Panel for starting a run: layout, variant, style, proven maps, wishes, and the methods with
/// their times. Everything else is behind "More".
class WishPanel : public ScrollColumn {
    Q_OBJECT
public:
    /// All arguments outlive the panel.
    WishPanel(GenerateSession& session, const Selection& selection, paint::TileArt& art, Locale& locale,
              QWidget* parent = nullptr);
    ~WishPanel() override;

    void copySettings();
    /// Pastes settings. Reports the error in the text, if any.
    void pasteSettings();

signals:
    void placesRequested(const std::vector<hexa::Hex>& places);

private:
    void build(QVBoxLayout& column);
    void buildMore(QVBoxLayout& column);
    void wire();
    void retranslate();
    /// Updates the panel from the session.
    void showWishes();
    void showRun();
    void fillGrounds();
    void fillStyles();
    void fillKeeping();
    /// Updates the session from the panel.
    void takeWishes();
    /// Finds the position of the open map on the sliders, in the background.
    void assess();
    int players() const;

    GenerateSession& mSession;
    Locale& mLocale;
    QFormLayout* mGround = nullptr;
    VariantBox* mVariant = nullptr;
    /// Styles with the button. Hidden if the game has no proven maps.
    StyleList* mStyles = nullptr;
    QToolButton* mMoreStyles = nullptr;  ///< Shows or hides the further styles.
    QPushButton* mProven = nullptr;
    MethodButtons* mMethods = nullptr;
    MethodFields* mFields = nullptr;  ///< Behind "More".
    QPushButton* mStop = nullptr;
    QToolButton* mMore = nullptr;
    QWidget* mMoreRows = nullptr;
    QComboBox* mLayout = nullptr;
    QComboBox* mKeeping = nullptr;
    CompositionPanel* mComposition = nullptr;
    PartRows* mParts = nullptr;
    TasteRows* mTastes = nullptr;
    WishRows* mWishes = nullptr;
    QPushButton* mCopy = nullptr;
    QPushButton* mPaste = nullptr;
    QPushButton* mStart = nullptr;
    QProgressBar* mProgress = nullptr;
    QLabel* mStatus = nullptr;
    QPushButton* mMarkKept = nullptr;
    QString mPasteError;
    LazyUpdate* mUpdate;
    LazyUpdate* mAssess;
    LatestJob mAssessing{LatestJob::Overtaken::Answered};
    bool mShowing = false;
};

}  // namespace hexa::editor
