// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"
#include "editor/inspector/seatrows.h"

class QComboBox;

namespace hexa::editor {

class CommitLine;
class CommitText;
class LanguageTabs;
class OptionRows;
class TargetRows;

/// The inspector's page for the map as a whole: texts, rules, seats, and how it came to be.
class MapPage : public QWidget {
    Q_OBJECT
public:
    MapPage(Document& document, const paint::TileArt& art, const Locale& locale, QWidget* parent = nullptr);

    /// Shows the present document; unfinished typing stays.
    void refresh() { show(false); }
    /// Commits typed text.
    void commit();
    /// Returns typed, uncommitted text.
    std::vector<Edit> typed() const;
    void focusFirst();
    void focusSeat(std::size_t seat) { mSeats->focusSeat(seat); }
    void retranslate();

signals:
    void typedChanged();

private:
    void build(const paint::TileArt& art);
    using QWidget::show;
    void show(bool force);
    Edit textsEdit() const;
    QString provenanceText() const;

    Document& mDocument;
    const Locale& mLocale;
    LanguageTabs* mTabs;
    QString mTextLanguage;  ///< Language of the texts in the fields.
    CommitLine* mTitle;
    QLabel* mTitleLabel;
    CommitText* mDescription;
    QLabel* mDescriptionLabel;
    CommitLine* mAuthor;
    QLabel* mAuthorLabel;
    QComboBox* mProfile;
    QLabel* mProfileLabel;
    QLabel* mSeatsTitle;
    SeatRows* mSeats;
    TargetRows* mTargets;
    OptionRows* mOptions;
    QLabel* mOriginTitle;
    QLabel* mOrigin;
    QLabel* mStandIn;
};

}  // namespace hexa::editor
