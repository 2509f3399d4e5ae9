// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/rowdetails.h"

#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"

#include <QEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace hexa::editor {
namespace {

constexpr int notesPause =
    3000;  // milliseconds without a key, after which notes that are being written are taken
constexpr QSize pictureSize(280, 120);

}  // namespace

RowDetails::RowDetails(TranslateSession& session, QWidget* parent)
    : RowPanel(session, parent),
      mNotes(new QPlainTextEdit(this)),
      mPicture(new PlainLabel(this)),
      mPlace(new QPushButton(this)) {
    mNotes->setObjectName("rowNotes");
    mNotes->setTabChangesFocus(true);
    mNotes->installEventFilter(this);
    mPicture->setObjectName("rowPlace");
    mPicture->setAlignment(Qt::AlignCenter);
    column().addWidget(mPicture);
    column().addWidget(mPlace);
    column().addWidget(mNotes, 1);
    mPause.setSingleShot(true);
    connect(&mPause, &QTimer::timeout, this, &RowDetails::commit);
    connect(mNotes, &QPlainTextEdit::textChanged, this, [this] {
        if (mNotes->hasFocus()) mPause.start(notesPause);
    });
    connect(mPlace, &QPushButton::clicked, this, &RowDetails::placeRequested);
    // Unfinished typing belongs to the previous row.
    connect(&session, &TranslateSession::currentChanged, this, &RowDetails::commit);
    connect(&session.document(), &TextDocument::changed, this, &RowDetails::ask);
    connect(&session.document(), &TextDocument::reset, this, [this] {
        mUnit.clear();  // other texts: what was written has been taken or given up
        mPause.stop();
        refresh();
    });
    begin();
}

void RowDetails::setPictures(Pictures pictures) {
    mPictures = std::move(pictures);
    ask();
}

void RowDetails::commit() {
    mPause.stop();
    if (mUnit.empty() || !mNotes->document()->isModified()) return;
    mNotes->document()->setModified(false);
    if (const auto unit = session().project().indexOf(mUnit))
        session().setNotes(*unit, mNotes->toPlainText());
}

bool RowDetails::eventFilter(QObject* watched, QEvent* event) {
    if (watched == mNotes && event->type() == QEvent::FocusOut) commit();
    return RowPanel::eventFilter(watched, event);
}

void RowDetails::retranslate() {
    mNotes->setPlaceholderText(tr("Notes for translators, one per line"));
    mNotes->setAccessibleName(tr("Notes for translators"));
    mPicture->setAccessibleName(tr("Place on the map"));
    mPlace->setText(tr("Show on the &Map"));
}

QString RowDetails::headOf(const texts::Unit& unit) const {
    QStringList parts{toQString(unit.id)};
    const std::string language = session().locale().language().toStdString();
    for (const texts::Section& section : session().project().sections)
        if (section.id == unit.section && !section.title.empty())
            parts << toQString(section.title.in(language));
    for (const std::string& rule : unit.rules) parts << toQString(rule);
    return parts.join(QStringLiteral(" · "));
}

void RowDetails::refresh() {
    const auto current = session().currentUnit();
    mNotes->setEnabled(current.has_value());
    showPlace();
    if (!current) {
        head().setText(session().document().isOpen() ? tr("No row is selected.") : tr("No texts are open."));
        mUnit.clear();
        mNotes->clear();
        return;
    }
    const texts::Unit& unit = session().unit(*current);
    head().setText(headOf(unit));
    // Unfinished notes stay during typing.
    if (unit.id == mUnit && mNotes->document()->isModified()) return;
    mUnit = unit.id;
    QStringList lines;
    for (const std::string& note : unit.notes) lines << toQString(note);
    if (lines.join('\n') != mNotes->toPlainText()) mNotes->setPlainText(lines.join('\n'));
    mNotes->document()->setModified(false);
}

void RowDetails::showPlace() {
    const auto current = session().currentUnit();
    const QSize size = pictureSize * devicePixelRatioF();
    QImage picture = current && mPictures ? mPictures(session().unit(*current).id, size) : QImage();
    picture.setDevicePixelRatio(devicePixelRatioF());
    mPicture->setPixmap(QPixmap::fromImage(picture));
    mPicture->setVisible(!picture.isNull());
    mPlace->setVisible(!picture.isNull());
}

}  // namespace hexa::editor
