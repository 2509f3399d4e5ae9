// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/exchange.h"
#include "editor/jobs/job.h"

#include <QImage>
#include <QObject>
#include <QString>

#include <vector>

namespace hexa {
class Systems;
}  // namespace hexa

namespace hexa::editor {

class Actions;
class FileCommands;
class Locale;

/// Imports and exports maps of other programs: File > Import and File > Export for Other Programs.
/// Both work in the background. An imported map opens as a new, unsaved map.
class ExchangeCommands : public QObject {
    Q_OBJECT
public:
    ExchangeCommands(const Systems& systems, Locale& locale, Actions& actions, FileCommands& files,
                     QWidget* window);

    /// Imports a file. Asks for the meaning of unknown tiles. Reports every failure with its place.
    void importFile(const QString& path);
    void exportTo(const QString& path, ExchangeForm form);
    bool busy() const { return mJob.running(); }

signals:
    /// Shows a short message in the status bar.
    void reported(const QString& text);

private:
    void importDialog();
    void exportDialog();
    /// Result of reading a file, with the warnings about missing entries.
    struct Read {
        Result<MapImport> map = Error("exchange.not-importable");
        std::vector<ForeignTile> unknown;
        std::vector<QImage> pictures;  ///< Pictures of the unknown tiles.
    };
    void read(const QString& path, ExchangeForm form, const MapImportOptions& options);
    void imported(const QString& path, ExchangeForm form, const MapImportOptions& options, const Read& read);
    /// Runs Job::start() under a busy cursor.
    template <class Work, class Then>
    void run(Work work, Then then);
    /// Shows the warnings about lost content in a window of its own.
    void tellWarnings(const QString& what, const std::vector<Problem>& warnings);

    const Systems& mSystems;
    Locale& mLocale;
    FileCommands& mFiles;
    QWidget* mWindow;
    Job mJob;
};

}  // namespace hexa::editor
