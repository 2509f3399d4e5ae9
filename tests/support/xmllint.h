// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <string>

namespace hexa::test {

/// Returns xmllint's objections to the text as XML; empty if it is well-formed. Without xmllint it
/// is empty too, and a note goes to the log. Nothing is fetched: no document type, no network.
QString xmlFault(const QByteArray& xml);
inline QString xmlFault(const std::string& xml) { return xmlFault(QByteArray::fromStdString(xml)); }

}  // namespace hexa::test

/// Fails the test if a text written by the program is not XML.
#define HEXA_VERIFY_XML(xml)                              \
    do {                                                  \
        const QString fault_ = hexa::test::xmlFault(xml); \
        QVERIFY2(fault_.isEmpty(), qPrintable(fault_));   \
    } while (false)
