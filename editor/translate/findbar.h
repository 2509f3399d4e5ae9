// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/find.h"
#include "editor/jobs/latestjob.h"
#include "editor/translate/currenttext.h"
#include "editor/translate/textdocument.h"
#include "editor/translate/textsearch.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace hexa::editor {

class LazyUpdate;

/// Finds and replaces words in all texts or in one language. All replacements are one undo step.
class FindBar : public QWidget {
    Q_OBJECT
public:
    FindBar(TextDocument& document, TextSearch& search, CurrentText& current, QWidget* parent = nullptr);

    /// Shows itself, looking for these words unless they are empty.
    void open(const QString& words);
    /// Forgets the last match.
    void forget();

signals:
    /// A place was found; its text is the current one now.
    void found();
    void reported(const QString& text);
    /// Asks editors to commit unfinished typing now.
    void aboutToChange();
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    void fillLanguages();
    TextPattern pattern() const;
    /// Calls `then` with known places: at once if they are known or the texts are few, otherwise
    /// after the search.
    void withPlaces(std::function<void()> then);
    void take(TextPattern::Places places);
    void showPattern();
    void showCount();
    /// Counts after a change of words or texts, in the background. A short pause prevents a count
    /// for each letter.
    void countAnew();
    void countAside();
    texts::FindOptions options() const;
    void leave();
    void findNext(int step);
    void goNext(int step);
    void replacePlace();
    void replacePlaces();
    void apply(const std::vector<texts::FindHit>& places, const StepName& name);
    void replaceOne();
    void replaceAll();

    TextDocument& mDocument;
    TextSearch& mSearch;
    CurrentText& mCurrent;
    QLineEdit* mWords;
    QLineEdit* mReplacement;
    QComboBox* mLanguage;
    QCheckBox* mCase;
    QCheckBox* mWhole;
    QCheckBox* mExpression;
    QLabel* mCount;
    QToolButton* mPrevious;
    QToolButton* mNext;
    QPushButton* mReplace;
    QPushButton* mReplaceAll;
    QToolButton* mClose;
    LazyUpdate* mCounting;
    LatestJob mFinding;
    std::vector<texts::FindHit> mHits;
    bool mHitsOld = true;
    bool mTooSlow = false;              ///< The expression was given up.
    std::function<void()> mThen;        ///< Call that waits for the places.
    std::optional<texts::FindHit> mAt;  ///< Place of the last match.
};

}  // namespace hexa::editor
