// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"
#include "editor/sheets/output.h"

#include <QByteArray>
#include <QImage>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <set>

namespace hexa::test {

// Only Clockwork Wars, and one of its samples.
const Systems& clockworkSystems();
Scenario sampleMap(std::size_t index);

/// Returns a job for a map of Clockwork Wars, with its share code.
sheets::SheetJob jobFor(const Scenario& scenario, const sheets::SheetOptions& options,
                        const std::string& text = {});

/// Returns the default options, for one sort of sheet.
sheets::SheetOptions only(sheets::SheetKind kind);

/// Returns the output of a system program; sets `found` to false if it is not installed.
QByteArray run(const QString& program, const QStringList& arguments, bool& found);

/// A job as PDF in a folder of its own, looked at with the tools of poppler.
class Printed {
public:
    explicit Printed(const sheets::SheetJob& job);
    bool fine() const { return mError.isEmpty(); }
    const QString& error() const { return mError; }
    QString path() const { return mFolder.filePath("x.pdf"); }
    QString file(const QString& name) const { return mFolder.filePath(name); }
    /// False if poppler's tools are missing.
    bool canLook() const { return mFound; }
    int pages() const;
    QString text(int page = 0) const;
    QImage raster(int page, double dpi) const;

private:
    QTemporaryDir mFolder;
    QString mError;
    mutable bool mFound = true;
};

/// Returns the words, with repetitions.
std::multiset<QString> wordsOf(const QString& text);
/// Returns the longest row (or column) of pixels darker than `limit` within a part of a picture.
int longestRun(const QImage& grey, const QRect& part, Qt::Orientation along, int limit = 250);
/// Returns the mean darkness: 0 = white, 1 = black.
double meanDarkness(const QImage& grey);

#define NEEDS_TOOLS(printed)                                   \
    QVERIFY2((printed).fine(), qPrintable((printed).error())); \
    if (!(printed).canLook()) QSKIP("poppler-utils is not installed")

}  // namespace hexa::test
