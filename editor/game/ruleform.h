// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/game/gameparts.h"

#include <QWidget>

#include <functional>
#include <vector>

class QComboBox;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace hexa::editor {

class GameDocument;

/// A rule as a sentence with blanks to fill in: its form, sets, numbers, and the author's own
/// words. Every change is an undo step.
class RuleForm : public QWidget {
    Q_OBJECT
public:
    RuleForm(GameDocument& document, const Locale& locale, const MapReport& report,
             QWidget* parent = nullptr);

    /// Shows a rule by its place in the list; -1: none.
    void setRow(int row);
    void refresh();

signals:
    /// Asks to show the hexes of the open map that break the rule.
    void placesRequested(const std::vector<hexa::Hex>& hexes);
    void refused(const QString& reason);

private:
    using Rule = owngame::Rule;
    void rebuild();
    /// Adds the words and fields of a sentence. Fields are in braces.
    void buildSentence(const QString& sentence);
    /// Adds a word and a blank that stay on one line.
    void addTogether(const QString& word, const QString& blank);
    void addBlank(const QString& name);
    void addWhat();
    void addChoice(const QString& name, const QList<PartChoice>& choices,
                   std::function<QString(const Rule&)> get, std::function<void(Rule&, const QString&)> set);
    void addLine(const QString& name, int letters, std::function<QString(const Rule&)> get,
                 std::function<QString(Rule&, const QString&)> set);
    void addFlag(const QString& name, const QString& text, const QString& hint, bool Rule::*member);
    void change(const std::function<void(Rule&)>& change);
    void setForm(int form);
    const Rule* rule() const;

    GameDocument& mDocument;
    const Locale& mLocale;
    const MapReport& mReport;
    QVBoxLayout* mColumn;
    QComboBox* mForms = nullptr;
    QPushButton* mPlaces = nullptr;
    QWidget* mFields = nullptr;
    QWidget* mSentence = nullptr;
    /// Functions that set the fields from the rule.
    std::vector<std::function<void(const Rule&)>> mShow;
    int mRow = -1;
    int mShownForm = -1;
    int mShownRow = -1;
};

}  // namespace hexa::editor
