// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/exchange/catalogue.h"
#include "core/texts/projectfile.h"
#include "editor/document/recoverycopy.h"
#include "editor/jobs/job.h"
#include "editor/shell/files/cataloguereader.h"
#include "editor/shell/files/leftwork.h"
#include "editor/shell/files/textsofgames.h"
#include "editor/shell/maps/saver.h"
#include "editor/translate/textdocument.h"
#include "editor/translate/textreport.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

class QSettings;

namespace hexa::editor {

class Locale;
class Frame;
struct TranslateParts;

/// The files of the Translate mode: opening, saving and recovery of text projects, and import and
/// export of other programs' files.
class TextFiles : public QObject {
    Q_OBJECT
public:
    TextFiles(TranslateParts& parts, Frame& window, const Locale& locale, QSettings& settings,
              const std::vector<GameTexts>& games);

    /// True for a text project or a translation file, by its name.
    static bool takes(const QString& path);
    void open(const QString& path);
    void openDialog();
    /// Opens the short rules as texts for reading and editing.
    void openReference();
    /// Imports finished texts, a file for each language, as a new project.
    void importTexts();
    /// Asks for translation files (PO, XLIFF, TS), one for each language, or for a table (CSV) with
    /// all of them, and creates a new project from them.
    void importCatalogues();
    void importCatalogues(const QStringList& paths);
    /// True while files are being read in the background.
    bool importing() const { return mReader.busy() || mOpening.running(); }
    /// Asks for a translation file and imports it into the open texts, after showing the changes.
    /// One undo step.
    void updateTexts();
    void takeTranslations(const QString& path);
    void exportTexts();
    /// Replace the terms of the open texts by those of a file; save them in one.
    void importTerms();
    void exportTerms();
    /// Asks for a file and writes the report on the open texts into it.
    void report();
    void reportTo(const QString& path);
    /// Returns the folder where dialogs start.
    QString startFolder() const;
    /// Returns a suggested path named like the texts. The kind of file decides the ending.
    QString fileBeside() const;
    /// Returns a number that increases when other texts are opened.
    int generation() const { return mTexts; }

    /// False if the user wants to go on with the open texts after all.
    bool maySafelyClose();
    /// False if it went wrong or the user called it off.
    bool save();
    bool saveAs();
    /// Writes large texts in the background.
    Saver& saver() { return mSaver; }
    /// Reloads the file. Asks if that loses changes.
    void reload();
    void close();

    /// Returns the texts that an earlier run left behind.
    std::vector<LeftWork> leftWork();
    /// Writes the recovery copy now.
    void flushRecovery() { mRecovery.flush(); }
    /// Sets if the texts are kept elsewhere: texts of a map are kept with the map.
    void setKeptElsewhere(bool elsewhere);

signals:
    /// The texts will be saved, closed or exported. Unfinished typing must be committed now.
    void aboutToUseTexts();

private:
    /// @param known state of the file that may be overwritten; none: any state
    bool saveTo(const QString& path, const std::optional<FileStamp>& known = {});
    void saved(const QString& path);
    void saveFailed(const QString& path, const Error& error);
    Saver::Source savedTexts(const std::optional<FileStamp>& known);
    /// Loads a text project, even if another one is open.
    void load(const QString& file);
    void takeRead(const QString& file, const Result<TextDocument::Read>& read);
    void take(texts::Project project, const QString& path, bool modified, const FileStamp& stamp = {});
    /// True if files are being read. Tells the user so.
    bool isReading();
    /// Reads translation files. Offers the old encoding for one that is not in UTF-8.
    void readCatalogues(const QStringList& paths,
                        const std::function<void(CatalogueReader::ReadFiles)>& then);
    void offerTranslations(const std::vector<texts::Catalogue>& catalogues, const QString& name);
    /// The same for a table with texts in several languages.
    void importTable(const QString& path);
    void takeTable(const QString& path);
    void opened(const QString& path);
    RecoveryCopy::Work work() const;
    void keep();
    void fail(const QString& what, const Error& error);
    void tell(const QString& text);

    TranslateParts& mParts;
    Frame& mWindow;
    const Locale& mLocale;
    QSettings& mSettings;
    const TextsOfGames mGames;
    bool mKeptElsewhere = false;
    int mTexts = 0;  ///< As generation().
    CatalogueReader mReader;
    Job mOpening;
    Saver mSaver;
    TextReport mReport;
    RecoveryCopy mRecovery;
};

}  // namespace hexa::editor
