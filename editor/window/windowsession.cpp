// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/windowsession.h"

#include "editor/document/fileclaim.h"
#include "editor/settings/keys.h"
#include "editor/shell/docks.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/frame.h"
#include "editor/shell/maps/workspace.h"
#include "editor/shell/mode.h"

#include <QFileInfo>
#include <QMainWindow>
#include <QScreen>
#include <QSettings>

#include <chrono>
#include <cmath>
#include <utility>

namespace hexa::editor {
namespace {

const char* const geometryKey = "window/geometry";
const char* const mapsKey = "session/maps";
const char* const currentKey = "session/current";
const char* const modeKey = "session/mode";
constexpr std::chrono::milliseconds storePause{1000};

}  // namespace

WindowSession::WindowSession(Frame& window, const Modes& modes, Docks& docks, QSettings& settings)
    : QObject(window.widget()), mWindow(window), mModes(modes), mDocks(docks), mSettings(settings) {
    recall();
    mPause.setSingleShot(true);
    mPause.setInterval(storePause);
    connect(&mPause, &QTimer::timeout, this, &WindowSession::store);
    connect(&window.files().maps(), &OpenMaps::listChanged, this, &WindowSession::storeSoon);
    connect(&window.files().maps(), &OpenMaps::currentChanged, this, &WindowSession::storeSoon);
    connect(&window.files().maps(), &OpenMaps::currentChanged, this, [this] {
        Workspace* map = mWindow.workspace();
        if (map == nullptr) return;
        mUsed = true;
        if (mOpening) place(*map);
    });
    connect(&window.files(), &FileCommands::allOpened, this, &WindowSession::finish);
}

void WindowSession::recall() {
    const int count = mSettings.beginReadArray(mapsKey);
    for (int i = 0; i < count; ++i) {
        mSettings.setArrayIndex(i);
        const QString path = mSettings.value("path").toString();
        mPaths << path;
        const double zoom = mSettings.value("zoom").toDouble();
        const QPointF centre = mSettings.value("centre").toPointF();
        if (std::isfinite(zoom) && zoom > 0 && std::isfinite(centre.x()) && std::isfinite(centre.y()))
            mLooks.insert(path, {centre, zoom});
    }
    mSettings.endArray();
    mCurrent = mSettings.value(currentKey).toString();
    for (const auto& mode : mModes)
        if (mSettings.value(modeKey).toString() == QLatin1String(mode->info().mode.id()))
            mMode = mode->info().mode;
}

void WindowSession::arrange() {
    QWidget& window = *mWindow.widget();
    // At first start, the window fits on a small screen with its frame. The size of the frame is
    // unknown before that.
    window.resize(QSize(1280, 820).boundedTo(window.screen()->availableSize() - QSize(16, 48)));
    window.restoreGeometry(mSettings.value(geometryKey).toByteArray());
}

void WindowSession::begin() {
    FileCommands& files = mWindow.files();
    switch (settings::start(mSettings)) {
    case settings::Start::LastMap:
        if (restore()) break;
        for (const QString& path : files.recent().paths())
            if (path.endsWith(QLatin1String(".hexa")) && QFileInfo::exists(path)) return files.open(path);
        break;
    case settings::Start::EmptyMap:
        files.newLikely();
        break;
    case settings::Start::Welcome:
        break;
    }
}

void WindowSession::storePanels() {
    mDocks.remember();
    mModes[mWindow.mode()].remember();
}

void WindowSession::store() {
    storePanels();
    if (mUsed && !mOpening) storeMaps();
    mSettings.setValue(geometryKey, mWindow.widget()->saveGeometry());
}

void WindowSession::storeMaps() {
    mSettings.beginWriteArray(mapsKey);
    int index = 0;
    QString current;
    for (const auto& map : mWindow.files().maps().all()) {
        const QString& path = map->document().path();
        if (path.isEmpty()) continue;
        mSettings.setArrayIndex(index++);
        mSettings.setValue("path", path);
        const auto look = map->canvas().look();
        mSettings.setValue("zoom", look ? look->zoom : 0.0);
        mSettings.setValue("centre", look ? look->centre : QPointF());
        if (map.get() == mWindow.workspace()) current = path;
    }
    mSettings.endArray();
    if (index == 0) mSettings.remove(mapsKey);
    mSettings.setValue(currentKey, current);
    mSettings.setValue(modeKey, QString::fromLatin1(mModes[mWindow.mode()].info().button().id()));
}

QStringList WindowSession::left() const {
    QStringList left;
    for (const QString& path : mPaths)
        if (QFileInfo(path).isFile() && !FileClaim::isHeld(path)) left << path;
    if (const qsizetype current = left.indexOf(mCurrent); current > 0) left.move(current, 0);
    return left;
}

bool WindowSession::restore() {
    const QStringList there = left();
    if (there.isEmpty()) return false;
    mOpening = true;
    for (const QString& path : mPaths)
        if (there.contains(path)) mWindow.files().open(path);
    if (!mWindow.files().isLoading()) finish();
    return true;
}

/// Restores the view of the map, once its canvas is in the window.
void WindowSession::place(Workspace& map) {
    if (const auto look = mLooks.constFind(map.document().path()); look != mLooks.constEnd()) {
        map.canvas().setLook(*look);
        mLooks.erase(look);
    }
}

void WindowSession::finish() {
    if (!std::exchange(mOpening, false)) return;
    if (Workspace* map = mWindow.files().maps().withFile(mCurrent)) mWindow.files().show(*map);
    mWindow.setMode(mMode);
}

}  // namespace hexa::editor

#include "moc_windowsession.cpp"
