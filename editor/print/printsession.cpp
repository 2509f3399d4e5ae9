// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/printsession.h"

#include "core/engine/system.h"
#include "editor/document/document.h"
#include "editor/sheets/optioninfo.h"
#include "editor/sheets/ruler.h"
#include "editor/ui/locale.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QPrinter>
#include <QSettings>
#include <QUrl>

#include <algorithm>
#include <optional>
#include <utility>

namespace hexa::editor {
namespace {

constexpr std::chrono::milliseconds pause{150};  // without a change before pages are planned anew

/// Returns the settings key of a printer. Its name may contain characters that a key can't.
QString printerKey(const QString& name) {
    return QStringLiteral("print/printers/") +
           QString::fromLatin1(QUrl::toPercentEncoding(name.isEmpty() ? "-" : name));
}

/// Returns "WIDTHxHEIGHT"; empty for no size.
QString textOf(const QSizeF& size) {
    return size.isValid() ? QStringLiteral("%1x%2").arg(size.width()).arg(size.height()) : QString();
}

/// Reads an option as store() writes it. Settings may hold anything: the default replaces nonsense.
void readOption(sheets::SheetOptions& options, const sheets::OptionInfo& info, const GameSystem& system,
                const QVariant& stored) {
    switch (info.kind) {
    case sheets::OptionKind::Number: {
        const double usual = sheets::usualOf(info, system);
        const double value = stored.isNull() ? usual : stored.toDouble();
        // 0 stands for the game's own, in any game.
        const bool own = info.usual != nullptr && value * info.factor < info.min;
        info.set(options, own ? usual : qBound(info.min / info.factor, value, info.max / info.factor));
        break;
    }
    case sheets::OptionKind::Choice: {
        const auto last = static_cast<int>(sheets::choicesOf(info).size()) - 1;
        const auto usual = static_cast<int>(sheets::usualOf(info, system));
        info.set(options, qBound(0, stored.isNull() ? usual : stored.toInt(), last));
        break;
    }
    case sheets::OptionKind::Size:
        options.*info.size =
            info.sized(stored.toString().toStdString()).value_or(sheets::SheetOptions().*info.size);
        break;
    case sheets::OptionKind::Language:
    case sheets::OptionKind::Variant:  // belongs to the map
        break;
    }
}

/// Returns the paper of the ruler page among these sheets, if it is there.
std::optional<QSizeF> rulerIn(const sheets::SheetOptions& options) {
    if (std::ranges::find(options.sheets, sheets::SheetKind::Ruler) == options.sheets.end())
        return std::nullopt;
    return options.paper;
}

sheets::SheetOptions kitOptions(sheets::SheetOptions options, const GameSystem& system) {
    options.sheets = sheets::kitSheets(system);
    options.items.clear();
    return options;
}

std::string nameOf(const Document& document, const Locale& locale) {
    QString name = document.path().isEmpty() ? locale.text(document.scenario().title)
                                             : QFileInfo(document.path()).completeBaseName();
    name.replace(u'/', u'-');
    return name.toStdString();
}

}  // namespace

PrintSession::PrintSession(const Document& document, Locale& locale, QObject* parent)
    : QObject(parent), mDocument(document), mLocale(locale) {
    mOptions.sheets = {sheets::SheetKind::Layout};
    if (sheets::offers(document.system(), sheets::SheetKind::BagList))
        mOptions.sheets.push_back(sheets::SheetKind::BagList);
    mOptions.tileSize = sheets::tileSizeOf(document.system());
    mWindowLanguage = locale.language();
    mOptions.language = mWindowLanguage.toStdString();
    connect(&document, &Document::changed, this, [this] {
        mFairness.reset();  // it was another map's
        want();
    });
    connect(&document, &Document::pathChanged, this, &PrintSession::want);
    connect(&mJob, &Job::progressed, this, [this](int percent) {
        mPercent = percent;
        emit runChanged();
    });
}

PrintSession::~PrintSession() = default;

// -- what is chosen

void PrintSession::setOptions(sheets::SheetOptions options) {
    if (options == mOptions) return;
    mOptions = std::move(options);
    store();
    want();
    emit optionsChanged();
}

void PrintSession::followLanguage() {
    sheets::SheetOptions options = mOptions;
    const QString before = std::exchange(mWindowLanguage, mLocale.language());
    if (options.language == before.toStdString()) options.language = mWindowLanguage.toStdString();
    setOptions(std::move(options));
}

void PrintSession::useSettings(QSettings& settings) {
    mSettings = &settings;
    sheets::SheetOptions options = mOptions;
    const auto value = [&](const char* key, const QVariant& otherwise) {
        return settings.value(QStringLiteral("print/") + key, otherwise);
    };
    std::vector<sheets::SheetKind> chosen;
    for (const QString& id : value("sheets", QString()).toString().split(u',', Qt::SkipEmptyParts))
        if (const auto kind = sheets::sheetKind(id.toStdString());
            kind && sheets::offers(mDocument.system(), *kind))
            chosen.push_back(*kind);
    if (!chosen.empty()) options.sheets = chosen;
    // Sheets of one game have no meaning in another one.
    options.items.clear();
    for (const QString& id : value("items", QString()).toString().split(u',', Qt::SkipEmptyParts))
        for (const CutSheet& sheet : sheets::itemSheetsOf(mDocument.system()))
            if (sheet.id == id.toStdString()) options.items.push_back(sheet.id);
    if (options.items.empty()) std::erase(options.sheets, sheets::SheetKind::Items);
    if (options.sheets.empty()) options.sheets = {sheets::SheetKind::Layout};
    for (const sheets::OptionInfo& info : sheets::optionInfos())
        readOption(options, info, mDocument.system(), value(info.key, {}));
    const QString language = value("language", mLocale.language()).toString();
    if (Locale::languages().contains(language)) options.language = language.toStdString();
    mOptions = std::move(options);
    mPrinter = value("printer", QString()).toString();
    readCalibration();
    want();
    emit optionsChanged();
}

void PrintSession::store() const {
    if (mSettings == nullptr) return;
    const auto put = [&](const char* key, const QVariant& value) {
        mSettings->setValue(QStringLiteral("print/") + key, value);
    };
    QStringList chosen;
    for (const sheets::SheetKind kind : mOptions.sheets) chosen << QString::fromLatin1(sheets::idOf(kind));
    put("sheets", chosen.join(u','));
    QStringList items;
    for (const std::string& id : mOptions.items) items << QString::fromStdString(id);
    put("items", items.join(u','));
    for (const sheets::OptionInfo& info : sheets::optionInfos()) {
        if (info.size != nullptr) put(info.key, textOf(mOptions.*info.size));
        if (info.get == nullptr) continue;
        const double value = info.get(mOptions);
        const bool own = info.usual != nullptr && value == info.usual(mDocument.system());
        put(info.key, own ? 0 : value);
    }
    const QString language = QString::fromStdString(mOptions.language);
    put("language",
        language == mWindowLanguage ? QString() : language);  // empty: the window's, whatever it is
    put("printer", mPrinter);
}

// -- printers

void PrintSession::setPrinter(const QString& name) {
    if (name == mPrinter) return;
    mPrinter = name;
    readCalibration();
    store();
    want();
    emit optionsChanged();
}

void PrintSession::readCalibration() {
    mOptions.correction = {};
    mRulerPaper = {};
    if (mSettings == nullptr) return;
    const QString paper = mSettings->value(printerKey(mPrinter) + "/paper").toString();
    mRulerPaper = sheets::paperSize(paper.toStdString()).value_or(QSizeF());
    const auto factor = [&](const char* axis) {
        const double value = mSettings->value(printerKey(mPrinter) + axis, 1.0).toDouble();
        return value >= 0.9 && value <= 1.1 ? value : 1.0;
    };
    mOptions.correction = {factor("/x"), factor("/y")};
}

void PrintSession::keepRulerPaper(const QSizeF& paper) {
    if (paper == mRulerPaper) return;
    mRulerPaper = paper;
    if (mSettings != nullptr) mSettings->setValue(printerKey(mPrinter) + "/paper", textOf(paper));
    emit optionsChanged();
}

QSizeF PrintSession::rulerPaper() const { return mRulerPaper.isValid() ? mRulerPaper : mOptions.paper; }

QSizeF PrintSession::measured() const {
    const QSizeF lines = sheets::rulerLines(rulerPaper());
    return {lines.width() / mOptions.correction.x, lines.height() / mOptions.correction.y};
}

bool PrintSession::setMeasured(QSizeF lengths) {
    const auto found =
        sheets::correctionFrom(lengths.width(), lengths.height(), sheets::rulerLines(rulerPaper()));
    if (!found) return false;
    keepRulerPaper(rulerPaper());
    if (mSettings != nullptr) {
        mSettings->setValue(printerKey(mPrinter) + "/x", found->x);
        mSettings->setValue(printerKey(mPrinter) + "/y", found->y);
    }
    sheets::SheetOptions options = mOptions;
    options.correction = *found;
    setOptions(std::move(options));
    return true;
}

// -- pages

void PrintSession::setWatched(bool watched) {
    mWatched = watched;
    if (watched && mStale) makePlan({});
}

void PrintSession::want() {
    mStale = true;
    if (mWatched) makePlan(pause);
}

void PrintSession::setFairness(std::optional<balance::Headline> fairness) {
    if (fairness == mFairness) return;
    mFairness = std::move(fairness);
    want();
}

sheets::SheetJob PrintSession::jobOf(const sheets::SheetOptions& options) const {
    sheets::SheetJob job = sheets::makeJob(
        mDocument.scenario(), mDocument.system(), mLocale.messages(), options,
        mShareCode ? mShareCode(mDocument.scenario()) : std::string(), nameOf(mDocument, mLocale));
    sheets::setFairness(job, mDocument.scenario(), mFairness);
    return job;
}

void PrintSession::makePlan(std::chrono::milliseconds debounce) {
    const auto prepare = [this] {
        mStale = false;
        return [this, scenario = std::make_shared<const Scenario>(mDocument.scenario()), options = mOptions,
                fairness = mFairness, code = mShareCode,
                name = nameOf(mDocument, mLocale)](const JobControl& control) {
            std::pair<Plan, Status> made{{}, Done{}};
            auto& [plan, status] = made;
            plan.job = sheets::makeJob(*scenario, mDocument.system(), mLocale.messages(), options,
                                       code ? code(*scenario) : std::string(), name);
            sheets::setFairness(plan.job, *scenario, fairness);
            auto pages = sheets::makePages(plan.job, control.stop);
            if (pages) {
                plan.pages = std::move(*pages);
                plan.bleedPages = sheets::savedWithoutBleed(plan.job, plan.pages);
            } else {
                status = pages.error();
            }
            const sheets::SheetJob kit =
                sheets::makeJob(*scenario, mDocument.system(), mLocale.messages(),
                                kitOptions(options, mDocument.system()), plan.job.shareCode, name);
            if (const auto all = sheets::makePages(kit, control.stop)) plan.kitPages = all->size();
            return made;
        };
    };
    const auto take = [this](std::pair<Plan, Status> made) {
        mPlan = std::make_shared<const Plan>(std::move(made.first));
        mPlanStatus = std::move(made.second);
        emit planChanged();
    };
    mPlanning.ask(prepare, take, debounce);
}

QString PrintSession::problem() const { return mPlanStatus ? QString() : mLocale.text(mPlanStatus.error()); }

// -- files and printers

/// Runs a job in the background.
void PrintSession::run(const QString& path, const sheets::SheetOptions& options,
                       std::function<Status(const sheets::SheetJob&, const sheets::Control&)> write) {
    if (mRunning) return;
    mRunning = true;
    mPercent = 0;
    mTarget = path;
    emit runChanged();
    mJob.start(
        [write = std::move(write),
         job = std::make_shared<const sheets::SheetJob>(jobOf(options))](const JobControl& control) {
            return write(*job, {control.progress, control.stop});
        },
        [this, ruler = rulerIn(options)](const Status& status) {
            if (status && ruler) keepRulerPaper(*ruler);
            end(status);
        });
}

void PrintSession::savePdf(const QString& path) {
    run(path, mOptions, [file = QFile::encodeName(path).toStdString()](const auto& job, const auto& control) {
        return sheets::writePdf(file, job, control);
    });
}

void PrintSession::saveKit(const QString& path) {
    run(path, kitOptions(mOptions, mDocument.system()),
        [file = QFile::encodeName(path).toStdString()](const auto& job, const auto& control) {
            return sheets::writeKit(file, job, control);
        });
}

void PrintSession::savePictures(const QString& path) {
    const bool svg = path.endsWith(".svg", Qt::CaseInsensitive);
    run(path, mOptions,
        [svg, file = QFile::encodeName(path).toStdString()](const auto& job, const auto& control) {
            return sheets::writePictures(file, svg ? sheets::PictureKind::Svg : sheets::PictureKind::Png, 200,
                                         job, control);
        });
}

void PrintSession::print(QPrinter& printer, int first, int last) {
    if (mRunning) return;
    mRunning = true;
    mPercent = 0;
    mTarget.clear();
    mPrintStop = {};
    emit runChanged();
    const sheets::SheetJob job = jobOf(mOptions);
    const auto pages = sheets::makePages(job);
    printer.setFullPage(true);
    // Drivers want to be spoken to from the thread of the window: it is kept alive from page to
    // page.
    const auto reportPart = [this](double part) {
        mPercent = static_cast<int>(part * 100);
        emit runChanged();
        QCoreApplication::processEvents();
    };
    const Status status =
        pages ? sheets::printOn(printer, job, *pages, first, last, {reportPart, mPrintStop.get_token()})
              : pages.error();
    if (const auto ruler = rulerIn(job.options); status && ruler) keepRulerPaper(*ruler);
    end(status);
}

void PrintSession::stop() {
    mPrintStop.request_stop();
    mJob.cancel();
}

void PrintSession::end(const Status& status) {
    mRunning = false;
    emit runChanged();
    emit finished(status, mTarget);
}

}  // namespace hexa::editor

#include "moc_printsession.cpp"
