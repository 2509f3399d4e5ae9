// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"
#include "editor/paint/tileart.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace hexa {
struct CellDetails;
}  // namespace hexa

namespace hexa::editor {

class CommitLine;
class CommitText;
class CutRow;
class Document;
class HomeRow;
class LanguageTabs;
class Locale;
class PropertyFields;

/// The inspector's page for one hex. Leaving a field changes the map in one undo step.
class CellPage : public QWidget {
    Q_OBJECT
public:
    CellPage(Document& document, paint::TileArt& art, const Locale& locale, QWidget* parent = nullptr);
    ~CellPage() override;

    Hex hex() const { return mHex; }
    /// Commits typed text for the old hex, then shows the new one.
    void setHex(Hex at);
    void setStyle(paint::TileStyle style);
    /// Shows the present document; unfinished typing stays.
    void refresh() { show(false); }
    /// Commits typed text.
    void commit();
    /// Returns typed, uncommitted texts, or none. An unfinished ID is not included.
    std::optional<Edit> typed() const;
    void focusFirst();
    void retranslate();

signals:
    void typedChanged();
    /// A text could not be committed, with the reason.
    void reported(const QString& text);

private:
    void build();
    void connectFields();
    using QWidget::show;
    void show(bool force);
    void showDetails(const CellDetails& details, bool force);
    void fillKinds();
    /// Creates fields for the game's properties of cells beside their tile.
    void makeProperties();
    void applyDetails(CellDetails details, const QString& field);
    /// Disables the kinds without a tile left in the box, for a hex with `kind`.
    void showSupply(KindId kind);
    void applyKind();
    void applyId();
    void applyPoints();
    void commitPoints();
    void applyTexts();
    Edit textsEdit() const;
    QString idProblem(const QString& text) const;
    /// Returns the name of the cell for undo steps.
    std::function<QString()> cellLater() const;

    Document& mDocument;
    paint::TileArt& mArt;
    const Locale& mLocale;
    paint::TileStyle mStyle = paint::TileStyle::Abstract;
    Hex mHex;
    bool mShowing = false;

    QLabel* mPlace;
    QLabel* mOutside;
    QPushButton* mAdd;
    QWidget* mFields;
    QCheckBox* mLocked;
    QLabel* mLockedHint;
    QComboBox* mKind;
    QLabel* mKindLabel;
    QWidget* mTileFields;
    CommitLine* mId;
    QLabel* mIdLabel;
    QLabel* mIdProblem;
    QCheckBox* mSpecialPoints;
    QSpinBox* mPoints;
    QTimer mPointsPause;
    QLabel* mDefaultPoints;
    LanguageTabs* mTabs;
    QString mTextLanguage;  ///< Language of the text in mSpecial.
    CommitText* mSpecial;
    QLabel* mSpecialLabel;
    HomeRow* mHomes;
    QWidget* mGameFields = nullptr;
    std::unique_ptr<PropertyFields> mProperties;  ///< Null if the game has none.
    CutRow* mCut = nullptr;                       ///< Null if its hexes are never cut.
    CommitText* mNote;
    QLabel* mNoteLabel;
};

}  // namespace hexa::editor
