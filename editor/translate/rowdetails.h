// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/rowpanel.h"
#include "editor/translate/textedits.h"

#include <QImage>
#include <QTimer>

#include <functional>

class QDoubleSpinBox;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace hexa::editor {

class EarlierTexts;
class Locale;

/// Details of the current row beside its texts: ID, section and rules, the editable notes for
/// translators, its longest length, the place on the map, and the earlier texts of the current
/// language.
class RowDetails : public RowPanel {
    Q_OBJECT
public:
    RowDetails(const TextDocument& document, CurrentText& current, TextEdits& edits, const Locale& locale,
               QWidget* parent = nullptr);

    /// Returns the place of a unit on the map, as a picture of at most `size`. Returns a null
    /// picture if it has none.
    using Pictures = std::function<QImage(const std::string& unit, QSize size)>;
    /// Sets the source of pictures, and asks for them again.
    void setPictures(Pictures pictures);
    /// Shows the place as it is now.
    void showAnew() { ask(); }
    /// Commits unfinished typing as the row's notes.
    void commit();

    QPlainTextEdit& notes() const { return *mNotes; }

signals:
    /// Asks to show the place of the current row on the map.
    void placeRequested();
    /// A text is about to be restored.
    void aboutToChange();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void retranslate() override;
    void refresh() override;

private:
    QString headOf(const texts::Unit& unit) const;
    void showPlace();
    void showLimits(const texts::Unit& unit);

    void restore(const QString& text);
    void showSignatures(const texts::Unit& unit);

    TextEdits& mEdits;
    const Locale& mLocale;
    QPlainTextEdit* mNotes;
    QLabel* mSigned;  ///< Who has written the notes, and when.
    QLabel* mLongestLabel;
    QSpinBox* mLongest;  ///< Characters that the texts of the row may have.
    QLabel* mWidestLabel;
    QDoubleSpinBox* mWidest;  ///< Millimetres that their lines may have.
    QLabel* mPicture;
    QPushButton* mPlace;
    EarlierTexts* mEarlier;
    Pictures mPictures;
    QTimer mPause;      ///< Runs while notes are being written.
    std::string mUnit;  ///< Whose notes are shown, by its ID; empty: none.
};

}  // namespace hexa::editor
