// SPDX-License-Identifier: GPL-3.0-or-later
// Documents of word processors, with programs in the place of pandoc.
#include "editor/translate/officetext.h"

#include "tests/support/test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <string>

using namespace hexa;
using namespace hexa::editor;

class OfficeTextTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    QByteArray mPath;

    Result<std::string> readWith(const QByteArray& script) {
        QFile program(mFolder.filePath("pandoc"));
        if (!program.open(QIODevice::WriteOnly | QIODevice::Truncate)) qFatal("no program");
        program.write(script);
        program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        program.close();
        return officeAsMarkdown(mFolder.filePath("a.odt"), {});
    }

private slots:
    void init() {
        mPath = qgetenv("PATH");
        qputenv("PATH", mFolder.path().toUtf8() + ':' + mPath);
    }
    void cleanup() { qputenv("PATH", mPath); }

    void reads() {
        const auto text = readWith("#!/bin/sh\necho '# Title'\necho warning >&2\n");
        QVERIFY2(text, text ? "" : text.error().code().c_str());
        QCOMPARE(*text, std::string("# Title\n"));
    }

    /// A program that can't be started is no empty document.
    void failsToStart() {
        const auto text = readWith("#!/no/such/program\n");
        QVERIFY(!text);
        QCOMPARE(text.error().code(), std::string("texts.office.failed"));
    }

    void saysWhy() {
        const auto text = readWith("#!/bin/sh\necho 'no  such\nform' >&2\nexit 3\n");
        QVERIFY(!text);
        QCOMPARE(text.error().code(), std::string("texts.office.failed"));
        QCOMPARE(std::get<std::string>(text.error().arguments().front().value), std::string("no such form"));
    }

    /// Many warnings neither stop the program nor fill the memory, and the reason stays short.
    void manyWarnings() {
        const auto text = readWith("#!/bin/sh\nyes warning | head -c 20000000 >&2\nexit 1\n");
        QVERIFY(!text);
        QVERIFY(std::get<std::string>(text.error().arguments().front().value).size() <= 300);
    }
};

HEXA_TEST(OfficeTextTest);
#include "officetext_test.moc"
