// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/document/leftcopy.h"

#include <QString>

#include <functional>

class QWidget;

namespace hexa::editor {

class Locale;

// What the commands of all menus tell and ask, so that it looks and reads the same everywhere.

/// Tells a failure with its reason; the window stays alive behind it.
void tellFailure(QWidget* window, const Locale& locale, const QString& what, const Error& error);
void tellFailure(QWidget* window, const QString& what, const QString& reason);

enum class UnsavedAnswer { Save, Discard, Cancel };
/// Asks before the changes of what bears this name are lost.
UnsavedAnswer askAboutUnsaved(QWidget* window, const QString& name);

enum class SavingAnswer { Write, SaveAs, Reload, Cancel };
struct SavingChoice {
    SavingAnswer answer = SavingAnswer::Cancel;
    /// What the file was when that was asked: only that may be overwritten (updateStamped()).
    FileStamp known = {};
};
/// Asks before a file is overwritten which another program or window has changed, replaced or
/// removed since it was `stamp`. Nothing is asked, and the answer is Write, if nobody has.
SavingChoice askBeforeSaving(QWidget* window, const QString& path, const FileStamp& stamp);

/// Asks before what was done since the file was opened or saved is lost by taking what it has now.
bool askBeforeReloading(QWidget* window, const QString& path);

/// Asks before a file is opened that another window has open already, and shows that window if it
/// is wanted. True if the file is to be opened here nevertheless; without a question if nobody has
/// it.
bool askBeforeOpeningTwice(QWidget* window, const QString& path);

enum class RecoveryAnswer { Recover, Discard, Later };
/// Asks about what an earlier run left behind: what happened, what was kept, and what the answers
/// are called.
RecoveryAnswer askAboutRecovered(QWidget* window, const QString& what, const QString& kept,
                                 const QString& recover, const QString& discard);

/// A moment as a sentence has it: date and time to the second.
QString momentText(const QDateTime& moment);

/// When a copy was made, and how the user's file stands to it.
QString copyText(const LeftCopy& copy);
/// Keeps a copy that can't be read under another name and tells it.
void putAside(QWidget* window, const Locale& locale, const LeftCopy& copy, const Error& error);

/// Asks for the file to save to. `start` is folder and suggested name without an ending; `kinds`
/// what can be saved, as "Hexatelier maps (*.hexa)". The path always ends as one of them, and a
/// file that is there is only replaced if the user says so, however the name was typed. Empty if
/// the user called it off.
QString askSaveFile(QWidget* window, const QString& title, const QString& start, const QStringList& kinds);

/// Asks for the file of a report: page, picture or table of figures, told by its ending. `start` is
/// folder and suggested name without an ending; empty if the user called it off.
QString askReportFile(QWidget* window, const QString& title, const QString& start);

}  // namespace hexa::editor
