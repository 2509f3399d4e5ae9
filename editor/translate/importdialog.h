// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/import/importer.h"
#include "editor/jobs/job.h"

#include <QDialog>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QProgressBar;

namespace hexa::editor {

class Locale;

/// A glossary for checks and alignment, created when first used.
struct GlossaryChoice {
    QString name;
    std::function<Result<texts::Glossary>()> read;
    bool preferred = false;  ///< Chosen at first.
};

/// Makes a text project from finished texts, one file for each language. The alignment runs in the
/// background and can be cancelled.
class ImportDialog : public QDialog {
    Q_OBJECT
public:
    ImportDialog(const Locale& locale, std::vector<GlossaryChoice> glossaries, const QString& folder,
                 QWidget* parent = nullptr);
    ~ImportDialog() override;

    /// Result of the dialog (QDialog::DialogCode) if the user has translation files instead.
    static constexpr int CataloguesInstead = 2;

    /// Returns the project after the dialog was accepted.
    texts::Project takeProject();
    /// Returns the folder of the chosen files.
    QString folder() const { return mFolder; }

    /// Sets a file as if chosen by hand. The languages are en, de, fr.
    void setFile(const QString& language, const QString& path);
    void start();

    void reject() override;

private:
    struct Line {
        std::string language;
        QLineEdit* path;
    };
    void choose(Line& line);
    /// Asks for a glossary file and chooses it.
    void chooseGlossary();
    void finished(Result<texts::Project> project);
    void showState();
    void showProgress(int percent);

    /// Progress of the sentences, set by the thread of the job.
    struct Sentences {
        std::atomic<std::size_t> done = 0;
        std::atomic<std::size_t> all = 0;  ///< 0: the files are still being read.
    };

    const Locale& mLocale;
    std::vector<GlossaryChoice> mGlossaries;
    QString mFolder;
    std::vector<Line> mLines;
    QList<QWidget*> mFields;  ///< Fields that are disabled while files are imported.
    QComboBox* mForm;
    QComboBox* mGlossary;
    int mChosenGlossary = 0;  ///< Last choice, which returns if no file is chosen.
    QCheckBox* mLatin1;
    QLabel* mError;
    QProgressBar* mProgress;
    QDialogButtonBox* mButtons;
    texts::Project mProject;
    bool mLeaving = false;
    std::shared_ptr<Sentences> mSentences = std::make_shared<Sentences>();
    Job mJob;
};

}  // namespace hexa::editor
