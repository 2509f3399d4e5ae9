// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/jobs/latestjob.h"
#include "editor/sheets/output.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

class QPrinter;
class QSettings;

namespace hexa::editor {

class Document;
class Locale;

/// Session for printing the open map: the choices, the pages, and the running file or print job.
/// Panels show it and never each other; it lives as long as the map is open. Pages are planned in
/// another thread, and only while they are visible.
class PrintSession : public QObject {
    Q_OBJECT
public:
    PrintSession(const Document& document, Locale& locale, QObject* parent = nullptr);
    ~PrintSession() override;

    const Document& document() const { return mDocument; }
    Locale& locale() { return mLocale; }

    const sheets::SheetOptions& options() const { return mOptions; }
    void setOptions(sheets::SheetOptions options);
    /// Must be called after a change of the window's language. Sheets in the window's language
    /// follow it, others keep the one chosen for them.
    void followLanguage();
    /// Remembers the options and the data of printers under "print/".
    void useSettings(QSettings& settings);
    /// Sets the function that makes the share code of a map.
    void setShareCode(std::function<std::string(const Scenario&)> code) { mShareCode = std::move(code); }

    /// Sets the fairness that sheets show if the map has no certificate or symmetry. It holds until
    /// the map changes.
    void setFairness(std::optional<balance::Headline> fairness);

    /// A job and its pages, both constant.
    struct Plan {
        sheets::SheetJob job;
        std::vector<sheets::Page> pages;
        std::size_t kitPages = 0;    ///< Number of pages in a kit.
        std::size_t bleedPages = 0;  ///< Number of pages saved without bleed.
    };
    /// Before this many pages are printed or saved, there is a question.
    static constexpr std::size_t manyPages = 100;
    /// Returns the plan; null until the first one is made. While a new one is being made, the old
    /// one is returned.
    std::shared_ptr<const Plan> plan() const { return mPlan; }
    /// Returns the reason for missing pages; empty if there are pages.
    QString problem() const;
    bool upToDate() const { return mPlan != nullptr && !mStale && !mPlanning.pending(); }
    /// Sets the visibility of the pages.
    void setWatched(bool watched);

    /// Returns the printer for which measures are kept; empty if it is none in particular.
    const QString& printer() const { return mPrinter; }
    void setPrinter(const QString& name);
    /// Returns the paper of the measured ruler page, or of the one to be measured: the one last
    /// printed or saved for this printer. Before that, it is the chosen paper.
    QSizeF rulerPaper() const;
    /// Returns the measured lengths of its lines; their nominal lengths if not measured.
    /// setMeasured() returns false for impossible lengths.
    QSizeF measured() const;
    bool setMeasured(QSizeF lengths);

    bool running() const { return mRunning; }
    int percent() const { return mPercent; }
    void savePdf(const QString& path);
    void saveKit(const QString& path);
    /// Saves pictures, as PNG or SVG according to the suffix.
    void savePictures(const QString& path);
    /// Prints at true size, in this thread; the window stays alive. `first` and `last` as in
    /// printOn().
    void print(QPrinter& printer, int first, int last);
    void stop();

signals:
    void optionsChanged();
    void planChanged();
    void runChanged();
    /// A file is complete, or all pages have been sent to the printer (empty path), or the job has
    /// failed.
    void finished(const hexa::Status& status, const QString& path);

private:
    void want();
    void makePlan(std::chrono::milliseconds debounce);
    void run(const QString& path, const sheets::SheetOptions& options,
             std::function<Status(const sheets::SheetJob&, const sheets::Control&)> write);
    void end(const Status& status);
    void store() const;
    void readCalibration();
    void keepRulerPaper(const QSizeF& paper);
    sheets::SheetJob jobOf(const sheets::SheetOptions& options) const;

    const Document& mDocument;
    Locale& mLocale;
    QSettings* mSettings = nullptr;
    std::function<std::string(const Scenario&)> mShareCode;
    std::optional<balance::Headline> mFairness;
    sheets::SheetOptions mOptions;
    QString mWindowLanguage;
    QString mPrinter;
    QSizeF mRulerPaper;  ///< Invalid: no ruler page was made for this printer.
    std::shared_ptr<const Plan> mPlan;
    Status mPlanStatus = Done{};
    bool mStale = true;  ///< True if the last plan is outdated.
    bool mWatched = false;
    bool mRunning = false;
    int mPercent = 0;
    QString mTarget;
    std::stop_source mPrintStop;
    LatestJob mPlanning{LatestJob::Overtaken::Answered};
    Job mJob;
};

}  // namespace hexa::editor
