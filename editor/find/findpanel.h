// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/find/mapsearch.h"
#include "editor/jobs/latestjob.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;

namespace hexa::editor {

class Document;
class LazyUpdate;
class Locale;

/// Finds tiles and things of the open map by words during typing; a chosen match is shown on the
/// map.
class FindPanel : public QWidget {
    Q_OBJECT
public:
    /// Matches beyond these are counted only.
    static constexpr std::size_t maxListed = 500;

    FindPanel(const Document& document, const Locale& locale, QWidget* parent = nullptr);

    /// Selects the words, to be typed over.
    void focusWords();
    bool isSearching() const { return mSearch.pending(); }

signals:
    void chosen(const hexa::editor::MapMatch& match);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void search();
    void take(MapMatches matches);
    void choose(std::size_t row);
    /// Goes to the next match, or back; around the end.
    void step(int by);

    const Document& mDocument;
    const Locale& mLocale;
    QLineEdit* mWords;
    QLabel* mCount;
    QListWidget* mList;
    LazyUpdate* mUpdate;
    MapMatches mMatches;
    LatestJob mSearch;  // last: its work is waited for while the others are there
};

}  // namespace hexa::editor
