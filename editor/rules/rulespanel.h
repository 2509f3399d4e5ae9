// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/rules/rulebook.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QPrinter;
class QToolButton;

namespace hexa::editor {

class LazyUpdate;
class Locale;
class MarkupView;

/// The rules in short, in the language of the window: to read, to search, to print.
class RulesPanel : public QWidget {
    Q_OBJECT
public:
    RulesPanel(std::vector<GameTexts> games, const Locale& locale, QWidget* parent = nullptr);
    ~RulesPanel() override;

    /// Shows the rules of this game from now on, by the id of its system. At first those of the
    /// first game that has any.
    /// @param rules returns the rules of a game that isn't built in; may be empty
    void setGame(const std::string& system, std::function<texts::Project()> rules = {});
    /// Sets the variants of the game, by option, as in RuleBook::setPlayed().
    void setPlayed(std::set<std::string> variants, bool alone);
    /// Scrolls to the text about a rule ID and marks it. Returns false for an unknown ID.
    bool showRule(const QString& id);
    /// Returns the rules that showRule() can show.
    QStringList ruleIds() { return book().ruleIds(); }
    /// Shows all of the rules from the top, without search or marks.
    void reset();
    /// Puts all of the rules on the printer's pages.
    void printTo(QPrinter& printer);
    /// Returns the visible text, as plain text.
    QString text() const;

private:
    const RuleBook& book();
    void retranslate();
    void refresh();
    void print();

    std::vector<GameTexts> mGames;
    std::string mSystem;
    std::function<texts::Project()> mRules;  ///< As setGame().
    const Locale& mLocale;
    std::set<std::string> mPlayed;
    bool mAlone = false;
    std::unique_ptr<RuleBook> mBook;  ///< Read when it is first shown.
    QLineEdit* mSearch;
    QToolButton* mPrint;
    QLabel* mHead;
    MarkupView* mView;
    std::vector<std::size_t> mMarked;
    LazyUpdate* mUpdate;
};

}  // namespace hexa::editor
