// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/settings/ownerdatapage.h"

#include "core/io/file/file.h"
#include "editor/settings/ownerpacks.h"
#include "editor/ui/locale.h"
#include "editor/ui/messagebox.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGroupBox>
#include <QPushButton>

#include <algorithm>

namespace hexa::editor {

OwnerDataPage::OwnerDataPage(OwnerPacks& packs, const Locale& locale, QWidget* parent)
    : QWidget(parent), mPacks(packs), mLocale(locale), mIntro(new PlainLabel(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    mIntro->setWordWrap(true);
    column->addWidget(mIntro);
    for (const GamePack& pack : packs.packs()) {
        mRows.push_back(makeRow(pack));
        column->addWidget(mRows.back().box);
    }
    column->addStretch(1);
    connect(&packs, &OwnerPacks::changed, this, &OwnerDataPage::retranslate);
    keepTranslated(*this, [this] { retranslate(); });
}

OwnerDataPage::Row OwnerDataPage::makeRow(const GamePack& pack) {
    const Row row{&pack,           new QGroupBox(this), new PlainLabel, new PlainLabel,
                  new QPushButton, new QPushButton,     new QPushButton};
    const QString id = QString::fromStdString(pack.system);
    row.box->setObjectName("ownerData-" + id);
    row.file->setObjectName("packFile");
    row.about->setObjectName("packAbout");
    row.choose->setObjectName("choosePack");
    row.remove->setObjectName("removePack");
    row.starter->setObjectName("packStarter");
    for (QLabel* label : {row.file, row.about}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    for (QPushButton* button : {row.choose, row.remove, row.starter}) button->setAutoDefault(false);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(row.choose);
    buttons->addWidget(row.remove);
    buttons->addWidget(row.starter);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(row.box);
    column->addWidget(row.file);
    column->addWidget(row.about);
    column->addLayout(buttons);
    connect(row.choose, &QPushButton::clicked, this, [this, &pack] { ask(pack); });
    connect(row.remove, &QPushButton::clicked, this, [this, &pack] { mPacks.remove(pack); });
    connect(row.starter, &QPushButton::clicked, this, [this, &pack] { askStarter(pack); });
    row.starter->setVisible(bool(pack.starter));
    return row;
}

void OwnerDataPage::ask(const GamePack& pack) {
    const QString known = mPacks.path(pack);
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Choose Owner’s Data"), known.isEmpty() ? QDir::homePath() : known,
        tr("Owner’s data (*.%1)").arg(QString::fromStdString(pack.suffix)) + ";;" + tr("All files (*)"));
    if (!path.isEmpty()) take(pack, path);
}

void OwnerDataPage::take(const QString& path) {
    const auto text = readFile(QFile::encodeName(path).toStdString());
    const std::vector<GamePack>& packs = mPacks.packs();
    const auto made = std::ranges::find_if(packs, [&](const GamePack& pack) {
        const auto info = text ? pack.read(*text) : Result<PackInfo>(text.error());
        return info || info.error().code() != "pack.system";
    });
    take(made == packs.end() ? packs.front() : *made, path);
}

void OwnerDataPage::take(const GamePack& pack, const QString& path) {
    const Status taken = mPacks.choose(pack, path);
    if (taken) return;
    MessageBox box(MessageBox::Warning,
                   tr("%1 can’t be used. Nothing was changed.").arg(QFileInfo(path).fileName()),
                   MessageBox::Ok, this);
    box.setInformativeText(OwnerPacks::reason(taken.error(), mLocale));
    box.exec();
}

void OwnerDataPage::askStarter(const GamePack& pack) {
    const QString suffix = QString::fromStdString(pack.suffix);
    QString path = QFileDialog::getSaveFileName(
        this, tr("Save Template"), QDir::home().filePath(QString::fromStdString(pack.system) + u'.' + suffix),
        tr("Owner’s data (*.%1)").arg(suffix));
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += u'.' + suffix;
    writeStarter(pack, path);
}

void OwnerDataPage::writeStarter(const GamePack& pack, const QString& path) {
    const Status written = writeFile(QFile::encodeName(path).toStdString(), pack.starter());
    if (written) return;
    MessageBox box(MessageBox::Warning, tr("%1 could not be saved.").arg(QFileInfo(path).fileName()),
                   MessageBox::Ok, this);
    box.setInformativeText(mLocale.text(written.error()));
    box.exec();
}

void OwnerDataPage::show(const Row& row) {
    const QString path = mPacks.path(*row.pack);
    const auto info = mPacks.info(*row.pack);
    const auto lines = [this](const std::vector<Message>& about) {
        QStringList list;
        for (const Message& line : about) list << mLocale.text(line);
        return list.join(u'\n');
    };
    row.file->setText(path.isEmpty() ? tr("No file selected. The program’s own data is used.")
                                     : QDir::toNativeSeparators(path));
    if (!info) {
        row.about->setText(lines(row.pack->about));
    } else if (*info) {
        QString name = mLocale.text((*info)->name);
        if (!(*info)->author.empty())
            name = tr("%1, by %2", "data, author").arg(name, QString::fromStdString((*info)->author));
        row.about->setText(name + u'\n' + lines((*info)->about));
    } else {
        row.about->setText(tr("The program’s own data is used because the file can’t be read: %1")
                               .arg(OwnerPacks::reason(info->error(), mLocale)));
    }
    row.about->setVisible(!row.about->text().isEmpty());
    row.remove->setEnabled(!path.isEmpty());
}

void OwnerDataPage::retranslate() {
    mIntro->setText(tr("Some data is found only in the printed game, so the program uses data of its own. If "
                       "you own the game, enter its values in a file and choose the file here. It applies to "
                       "maps you open from now on."));
    for (const Row& row : mRows) {
        row.box->setTitle(caption(mLocale.text(mPacks.system(*row.pack).catalog.name)));
        row.choose->setText(tr("Choose &File…"));
        row.remove->setText(tr("&Remove"));
        row.starter->setText(tr("&Save Template…"));
        row.starter->setToolTip(tr("Save the program’s own data as a file to edit"));
        show(row);
    }
}

}  // namespace hexa::editor

#include "moc_ownerdatapage.cpp"
