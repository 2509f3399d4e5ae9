// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/xmllint.h"

#include <QProcess>
#include <QStandardPaths>

namespace hexa::test {

QString xmlFault(const QByteArray& xml) {
    const QString program = QStandardPaths::findExecutable("xmllint");
    if (program.isEmpty()) {
        qInfo("xmllint is not installed (package libxml2-utils): this XML is not checked");
        return {};
    }
    QProcess lint;
    lint.setProcessChannelMode(QProcess::MergedChannels);
    lint.start(program, {"--noout", "--nonet", "--huge", "-"});
    lint.write(xml);
    lint.closeWriteChannel();
    if (!lint.waitForFinished(60'000)) return "xmllint does not end: " + lint.errorString();
    const QString said = QString::fromUtf8(lint.readAll()).trimmed();
    if (lint.exitStatus() == QProcess::NormalExit && lint.exitCode() == 0 && said.isEmpty()) return {};
    return said.isEmpty() ? QString("xmllint: exit code %1").arg(lint.exitCode()) : said.left(2000);
}

}  // namespace hexa::test
