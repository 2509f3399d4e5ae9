// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/owngame/file/filefixes.h"
#include "editor/game/gameparts.h"

#include <QHash>
#include <QWidget>

class QLabel;
class QMimeData;
class QModelIndex;
class QPushButton;

namespace hexa::editor {

class GameDocument;
class PartTable;
class PartView;

/// One table of the open game file with the buttons below it: rows to add, move and remove,
/// drawings and colours. Takes dropped and pasted drawings, and the cells of a spreadsheet.
class PartPanel : public QWidget {
    Q_OBJECT
public:
    PartPanel(GameDocument& document, const Locale& locale, QWidget* parent = nullptr);
    ~PartPanel() override;

    /// Shows a part with its problems, sentences by row. It outlives the panel or the next call.
    /// Null: none.
    void setPart(const GamePart* part, QHash<int, QString> problems = {});
    const GamePart* part() const;
    /// True if the part with this ID is shown.
    bool shows(QLatin1String id) const;
    void setProblems(QHash<int, QString> problems);
    /// Returns the current cell.
    QModelIndex current() const;
    /// Returns its row, -1 if there is none.
    int row() const;
    /// Makes a cell the current one, if it is there.
    void select(int row, int column = 0);
    void refresh();
    /// Refreshes only the messages about the open map.
    void refreshReport();
    /// Shows a sentence below the table. Empty: none.
    void tell(const QString& text);

signals:
    /// Another row or part is shown.
    void rowChanged();
    /// The repair that the button beside the summary names is wanted.
    void fixRequested(const hexa::owngame::FileFix& fix);

private:
    void wire();
    void retranslate();
    void refreshSummary();
    void refreshButtons();
    void addRow();
    void removeRow();
    void moveRow(int steps);
    void askDrawing();
    void askColour();
    void removeDrawing();
    void paste();
    QString pasteCells(const QString& text);
    void takeDrawing(int row, const QMimeData& data);
    void takeDrawing(int row, const QByteArray& content);
    void readDrawing(int row, const QString& path);

    GameDocument& mDocument;
    const Locale& mLocale;
    QLabel* mIntro;
    PartTable* mTable;
    PartView* mView;
    QPushButton *mAdd, *mRemove, *mUp, *mDown, *mDrawing, *mNoDrawing, *mColour;
    QLabel* mSummary;
    QPushButton* mLower;  ///< Beside the summary: counts that fit.
    QLabel* mStatus;
};

}  // namespace hexa::editor
