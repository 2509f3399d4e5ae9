// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/following.h"
#include "editor/translate/translateparts.h"

#include <QWidget>

class QStackedWidget;
class QTableView;

namespace hexa::editor {

class FilterBar;
class FindBar;
class LazyUpdate;
class ProgressStrip;
class TextCell;
class TextModel;
class TextStart;
class TextTable;

/// Page of the Translate mode instead of the map: the texts in columns side by side, edited in
/// place. The filter is above them, and the progress of each language is below.
class TranslatePage : public QWidget {
    Q_OBJECT
public:
    explicit TranslatePage(TranslateParts& parts, QWidget* parent = nullptr);

    /// Commits unfinished typing.
    void commit();
    void edit();
    /// Approves the selected texts. From a single one, goes to the next row.
    void approve();
    /// Gives the selected texts a state; asks before texts with open errors are approved.
    void setState(texts::State state);
    /// Goes to the next (1) or previous (-1) shown row with an open alert, and continues at the
    /// other end.
    void goToProblem(int step);
    /// Goes to the next shown text of the current language that is not approved.
    void goToUnfinished();
    /// Goes to a row by its number or ID, even if the filter hides it. Returns false for an unknown
    /// row.
    bool goToRow(const QString& name);
    void insertTerm(int index);
    void insertMatch(int index);
    void acceptFirstAlert();
    void find();
    void join();
    void split();
    void move(texts::Neighbour to);
    void shift(texts::Neighbour to);
    void focusTable();
    /// Sets if there is a map with texts to translate.
    void setMapOpen(bool open);

    QTableView& table() const;
    /// Returns the open editor, or null.
    TextCell* cell() const;

signals:
    void openRequested();
    void importRequested();
    void sampleRequested();
    void mapRequested();
    /// Shows a short message in the status bar.
    void reported(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void retranslate();
    void documentReset();
    void applyFilter();
    void showFacts();
    void selectCurrent();
    /// Moves the current text to a visible row after the filter has changed.
    void keepCurrentShown();
    bool isHidden(std::size_t unit) const;
    /// Removes the filter if it hides the match.
    void showFound();
    /// Tells if the row above or below is hidden, so that it isn't changed unseen.
    bool neighbourHidden(texts::Neighbour to);
    void showMenu(const QPoint& at);

    TranslateParts& mParts;
    QStackedWidget* mStack;
    TextTable* mTable;
    TextModel* mModel;  ///< Of the table.
    TextStart* mStart;
    FilterBar* mFilter;
    FindBar* mFind;
    ProgressStrip* mProgress;
    texts::ProgressCount mCounted;
    LazyUpdate* mFacts;
};

}  // namespace hexa::editor
