// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/cli/program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace hexa {

/// Runs of one program in parts, in a folder of their own.
class PartRuns {
public:
    explicit PartRuns(QString program) : mProgram(std::move(program)) {}

    QString at(const QString& name) const { return mFolder.filePath(name); }
    Run run(const QStringList& words) const { return runProgram(mProgram, words); }

    /// Plays all parts in the order of their numbers. Returns their files, none if a part fails.
    QStringList played(const QStringList& words, int of, const QString& name = "part") const {
        QStringList files;
        for (int number = 1; number <= of; ++number) {
            files.append(at(QString("%1-%2-of-%3.json").arg(name).arg(number).arg(of)));
            const QString part = QString("%1/%2").arg(number).arg(of);
            const Run one = run(words + QStringList{"--part", part, "-o", files.last(), "--threads", "1"});
            if (one.status != 0 || !one.out.isEmpty()) return {};
        }
        return files;
    }

    /// Verifies that 1 and 9 parts, merged in another order, equal the whole run. `writes`: the run
    /// writes a file.
    void mergedEqualsWhole(const QStringList& words, bool writes) const {
        const QStringList output = writes ? QStringList{"-o", at("whole")} : QStringList();
        const Run whole = run(words + output);
        QVERIFY2(whole.status <= 1, whole.err.constData());
        for (const int of : {1, 9}) {
            QStringList files = played(words, of);
            QCOMPARE(files.size(), of);
            std::reverse(files.begin(), files.end());
            files.append(files.front());  // again
            QStringList merge{"merge"};
            if (words.contains("--json")) merge.append("--json");
            merge += files;
            if (writes) merge += QStringList{"-o", at("merged")};
            const Run merged = run(merge);
            QCOMPARE(merged.status, whole.status);
            QCOMPARE(merged.out, whole.out);
            QVERIFY(!merged.out.isEmpty());
            if (!writes) continue;
            QCOMPARE(contentOf(at("merged")), contentOf(at("whole")));
            QVERIFY(QFile::remove(at("merged")));
        }
        if (writes) QVERIFY(QFile::remove(at("whole")));
    }

private:
    QTemporaryDir mFolder;
    QString mProgram;
};

}  // namespace hexa
