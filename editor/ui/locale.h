// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/messages/messages.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace hexa {
class Systems;
}  // namespace hexa

namespace hexa::editor {

/// The language of the window: Qt's translators for tr() and the core's message tables, switched
/// together while the program runs. Widgets receive QEvent::LanguageChange and set their texts
/// again.
class Locale : public QObject {
    Q_OBJECT
public:
    explicit Locale(const Systems& systems, QObject* parent = nullptr);
    ~Locale() override;

    /// Returns "en", "de" or "fr".
    const QString& language() const { return mLanguage; }
    /// Sets the language. If it is empty or unknown, that of the desktop is used, or else English.
    void setLanguage(const QString& code);
    static QStringList languages() { return {"en", "de", "fr"}; }
    /// Returns a language's name in itself.
    static QString nameOf(const QString& code);
    /// Returns date and time in the format of all windows: "27 November 2026, 21:40:01".
    static QString moment(const QDateTime& moment);
    /// Returns a number with the percent sign of the language: "37%" in English, with a space in
    /// German and French.
    static QString percent(const QString& number);

    QString text(const Message& message) const;
    QString text(std::string_view code, const Arguments& arguments = {}) const;
    QString text(const Localized& name) const;
    /// Returns all sentences, for texts in another language than the window's (a printed sheet).
    const Messages& messages() const { return mMessages; }

private:
    Messages mMessages;
    QString mLanguage;
    QTranslator mOwn;
    QTranslator mQt;
};

}  // namespace hexa::editor
