// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/find.h"
#include "editor/jobs/latestjob.h"
#include "editor/translate/translatesession.h"

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

/// Finds and replaces words in all texts or in one language; all replaced places are one step to
/// undo.
class FindBar : public QWidget {
    Q_OBJECT
public:
    explicit FindBar(TranslateSession& session, QWidget* parent = nullptr);

    /// Shows itself, looking for these words unless they are empty.
    void open(const QString& words);
    /// Nothing has been found yet.
    void forget();

signals:
    /// A place was found; its text is the current one now.
    void found();
    void told(const QString& text);
    /// What is being written must be taken now.
    void aboutToChange();
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    void fillLanguages();
    TextPattern pattern() const;
    /// Calls once the places are known: at once if they are, or if there are few texts; else when
    /// they have been looked for.
    void withPlaces(std::function<void()> then);
    void take(TextPattern::Places places);
    void showPattern();
    void showCount();
    /// Other words, or other texts: counts soon, not at each letter, and aside.
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

    TranslateSession& mSession;
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
    LatestJob mSearch;
    std::vector<texts::FindHit> mHits;
    bool mHitsOld = true;
    bool mTooSlow = false;              ///< The expression was given up.
    std::function<void()> mThen;        ///< What waits for the places.
    std::optional<texts::FindHit> mAt;  ///< Where it last found something.
};

}  // namespace hexa::editor
