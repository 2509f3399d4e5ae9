// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/document/leftcopy.h"

#include <QString>

#include <functional>

class QWidget;

namespace hexa::editor {

class Locale;

// Messages and questions of the commands of all menus, so that they look and read the same.

/// Tells a failure with its reason; the window stays alive behind it.
void tellFailure(QWidget* window, const Locale& locale, const QString& what, const Error& error);
void tellFailure(QWidget* window, const QString& what, const QString& reason);

enum class UnsavedAnswer { Save, Discard, Cancel };
/// Asks before unsaved changes of this map or text project are lost.
UnsavedAnswer askAboutUnsaved(QWidget* window, const QString& name);

enum class SavingAnswer { Write, SaveAs, Reload, Cancel };
struct SavingChoice {
    SavingAnswer answer = SavingAnswer::Cancel;
    /// State of the file when the question was asked. Only that state may be overwritten
    /// (updateStamped()).
    FileStamp known = {};
};
/// Asks before a changed file is overwritten, if another program or window changed, replaced or
/// removed it after `stamp`. Otherwise returns Write without a question.
SavingChoice askBeforeSaving(QWidget* window, const QString& path, const FileStamp& stamp);

/// Asks before a reload of the file loses the changes since it was opened or saved.
bool askBeforeReloading(QWidget* window, const QString& path);

/// Asks before a file is opened that another window has open, and shows that window on request.
/// True if the file should be opened here nevertheless. Returns true without a question if no other
/// window has it.
bool askBeforeOpeningTwice(QWidget* window, const QString& path);

enum class RecoveryAnswer { Recover, Discard, Later };
/// Asks about work that an earlier run left behind.
/// @param what cause of the loss
/// @param kept work that was kept
/// @param recover label of the answer Recover
/// @param discard label of the answer Discard
RecoveryAnswer askAboutRecovered(QWidget* window, const QString& what, const QString& kept,
                                 const QString& recover, const QString& discard);

/// Returns date and time to the second, for use in a sentence.
QString momentText(const QDateTime& moment);

/// Returns the time of a copy, and how it compares with the user's file.
QString copyText(const LeftCopy& copy);
/// Keeps a copy that can't be read under another name and tells it.
void putAside(QWidget* window, const Locale& locale, const LeftCopy& copy, const Error& error);

/// Asks for the file to save to. The path always ends as one of `kinds`. An existing file is
/// replaced only if the user agrees, however the name was typed. Returns an empty path if the user
/// cancelled.
/// @param start folder and suggested name without an ending
/// @param kinds file types, such as "Hexatelier maps (*.hexa)"
QString askSaveFile(QWidget* window, const QString& title, const QString& start, const QStringList& kinds);

/// Asks for the file of a report: page, picture or table of figures. The ending decides which.
/// Returns an empty path if the user cancelled.
/// @param start folder and suggested name without an ending
QString askReportFile(QWidget* window, const QString& title, const QString& start);

}  // namespace hexa::editor
