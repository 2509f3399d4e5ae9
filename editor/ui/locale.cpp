// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/locale.h"

#include "core/engine/system.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QWidget>

namespace hexa::editor {
namespace {

/// Sets the format of numbers. QLocale's default is only for later widgets; existing ones keep
/// their numbers until their window sets a locale. This happens before the posted LanguageChange,
/// so they set texts with the new one.
void setNumbers(const QLocale& numbers) {
    QLocale::setDefault(numbers);
    if (qobject_cast<QApplication*>(QCoreApplication::instance()) == nullptr) return;
    for (QWidget* window : QApplication::topLevelWidgets()) window->setLocale(numbers);
}

}  // namespace

Locale::Locale(const Systems& systems, QObject* parent) : QObject(parent), mMessages(systems.messages()) {
    setLanguage({});
}

Locale::~Locale() {
    QCoreApplication::removeTranslator(&mOwn);
    QCoreApplication::removeTranslator(&mQt);
}

void Locale::setLanguage(const QString& code) {
    QString wanted = code;
    if (!languages().contains(wanted)) {
        wanted = QLocale::system().name().left(2);
        if (!languages().contains(wanted)) wanted = "en";
    }
    if (wanted == mLanguage) return;
    mLanguage = wanted;
    QCoreApplication::removeTranslator(&mOwn);
    QCoreApplication::removeTranslator(&mQt);
    if (mQt.load("qtbase_" + wanted, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&mQt);
    if (mOwn.load(":/i18n/hexatelier_" + wanted + ".qm")) QCoreApplication::installTranslator(&mOwn);
    setNumbers(QLocale(wanted));
}

QString Locale::moment(const QDateTime& moment) {
    return QLocale().toString(moment, tr("d MMMM yyyy, HH:mm:ss", "date and time"));
}

QString Locale::percent(const QString& number) { return tr("%1%", "a number in percent").arg(number); }

QString Locale::nameOf(const QString& code) {
    if (code == "de") return QStringLiteral("Deutsch");
    if (code == "fr") return QStringLiteral("Français");
    return QStringLiteral("English");
}

QString Locale::text(const Message& message) const { return text(message.code, message.arguments); }
QString Locale::text(std::string_view code, const Arguments& arguments) const {
    return QString::fromStdString(mMessages.text(mLanguage.toStdString(), code, arguments));
}
QString Locale::text(const Localized& name) const {
    const auto words = name.in(mLanguage.toStdString());
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

}  // namespace hexa::editor

#include "moc_locale.cpp"
