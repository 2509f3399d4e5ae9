// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

namespace hexa::test {

/// Returns the value with one change at the end of the way: something put there (`-`: behind a
/// list's last), or dropped.
inline QJsonValue changed(const QJsonValue& value, QStringList way, const QJsonObject& what) {
    const QString step = way.takeFirst();
    const bool drop = !what.contains("put");
    if (value.isArray()) {
        QJsonArray list = value.toArray();
        const int at = step.toInt();
        if (step == "-")
            list.append(what["put"]);
        else if (way.isEmpty() && drop)
            list.removeAt(at);
        else
            list[at] = way.isEmpty() ? what["put"] : changed(list[at], way, what);
        return list;
    }
    QJsonObject object = value.toObject();
    if (way.isEmpty() && drop)
        object.remove(step);
    else
        object[step] = way.isEmpty() ? what["put"] : changed(object[step], way, what);
    return object;
}

/// Returns the same, with the path as the pointer "at" of `what`.
inline QJsonValue changed(const QJsonValue& value, const QJsonObject& what) {
    return changed(value, what["at"].toString().split('/').mid(1), what);
}

}  // namespace hexa::test
