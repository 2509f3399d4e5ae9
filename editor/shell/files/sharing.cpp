// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/files/sharing.h"

#include "core/io/share/sharecode.h"
#include "editor/balance/balancetexts.h"
#include "editor/export/sharecard.h"
#include "editor/paint/render.h"
#include "editor/preview/fairness.h"
#include "editor/shell/actions.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/linedialog.h"
#include "editor/ui/names.h"

#include <QClipboard>
#include <QGuiApplication>

#include <utility>

namespace hexa::editor {
namespace {

constexpr int pictureSide = 2000;
constexpr int cardPicture = 1440;  // twice what the card has room for, so that small prints stay readable

}  // namespace

Sharing::Sharing(const Systems& systems, Actions& actions, FileCommands& files, QWidget* window)
    : QObject(window), mSystems(systems), mFiles(files), mWindow(window) {
    connect(actions["file.openCode"], &QAction::triggered, this, &Sharing::askCode);
    connect(actions["file.copyCode"], &QAction::triggered, this, &Sharing::copyCode);
    connect(actions["file.copyPicture"], &QAction::triggered, this, [this] {
        Workspace* open = mFiles.workspace();
        if (open == nullptr) return;
        QGuiApplication::clipboard()->setImage(picture(*open, pictureSide));
        emit mFiles.reported(tr("Map picture copied to the clipboard."));
    });
    connect(actions["file.copyCard"], &QAction::triggered, this, [this] {
        Workspace* open = mFiles.workspace();
        if (open == nullptr) return;
        QGuiApplication::clipboard()->setImage(card(*open));
        emit mFiles.reported(
            tr("Share card copied to the clipboard, with picture, share code and fairness."));
    });
}

void Sharing::askCode() {
    const QString clipboard = QGuiApplication::clipboard()->text().trimmed();
    const bool isCode = clipboard.startsWith("HX", Qt::CaseInsensitive);
    const QString code =
        askLine(mWindow, tr("Open Share Code"), tr("Share code:"), isCode ? clipboard : QString());
    if (!code.isEmpty()) openCode(code);
}

void Sharing::openCode(const QString& code) {
    auto scenario = decodeShareCode(code.toStdString(), mSystems);
    if (!scenario) return mFiles.fail(tr("This share code can’t be opened."), scenario.error());
    mFiles.openScenario(std::move(*scenario), Changes::Unsaved);
}

void Sharing::copyCode() {
    const auto code = encodeShareCode(mFiles.workspace()->document().scenario(), mSystems);
    if (!code) return mFiles.fail(tr("No share code can be made for this map."), code.error());
    QGuiApplication::clipboard()->setText(QString::fromStdString(*code));
    emit mFiles.reported(tr("Copied: %1").arg(QString::fromStdString(*code)));
}

QImage Sharing::picture(Workspace& workspace, int longestSide) const {
    paint::MapStyle style = workspace.canvas().style();
    style.problems.clear();
    style.underlay.reset();
    style.ground = Qt::white;
    return paint::thumbnail(workspace.document().scenario(), workspace.document().system(), style,
                            longestSide);
}

QImage Sharing::card(Workspace& workspace) const {
    const Scenario& map = workspace.document().scenario();
    const Locale& locale = workspace.locale();
    ShareCard card;
    card.map = picture(workspace, cardPicture);
    card.title = workspace.document().displayName(locale.language());
    if (card.title.isEmpty()) card.title = tr("Unnamed map");
    QStringList about{locale.text(workspace.document().catalog().name),
                      tr("%n seat(s)", nullptr, map.players())};
    if (!map.author.empty()) about << tr("By %1", "author").arg(QString::fromStdString(map.author));
    card.about = about.join(u'\n');
    const balance::Headline headline = BalanceTexts::headline(workspace.balance());
    card.fairness = BalanceTexts::begun(BalanceTexts::text(headline, locale));
    card.light = fairnessIcon(headline.fairness);
    card.colour = fairnessColourOnPaper(headline.fairness);
    if (const auto code = encodeShareCode(map, mSystems)) {
        card.code = QString::fromStdString(*code);
        card.how = tr("Hexatelier: File > Open Share Code");
    }
    return paintCard(card);
}

}  // namespace hexa::editor

#include "moc_sharing.cpp"
