// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/rowdetails.h"

#include "editor/translate/earliertexts.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"

#include <QBoxLayout>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <cmath>

namespace hexa::editor {
namespace {

constexpr int notesPause =
    3000;  // milliseconds without a key, after which notes that are being written are taken
constexpr QSize pictureSize(280, 120);
constexpr qsizetype shownWords = 40;  // characters of a note beside its author

}  // namespace

RowDetails::RowDetails(const TextDocument& document, CurrentText& current, TextEdits& edits,
                       const Locale& locale, QWidget* parent)
    : RowPanel(document, current, parent),
      mEdits(edits),
      mLocale(locale),
      mNotes(new QPlainTextEdit(this)),
      mSigned(new PlainLabel(this)),
      mLongestLabel(new PlainLabel(this)),
      mLongest(new QSpinBox(this)),
      mWidestLabel(new PlainLabel(this)),
      mWidest(new QDoubleSpinBox(this)),
      mPicture(new PlainLabel(this)),
      mPlace(new QPushButton(this)),
      mEarlier(new EarlierTexts(locale, this)) {
    mNotes->setObjectName("rowNotes");
    mNotes->setTabChangesFocus(true);
    mNotes->installEventFilter(this);
    mPicture->setObjectName("rowPlace");
    mPicture->setAlignment(Qt::AlignCenter);
    column().addWidget(mPicture);
    column().addWidget(mPlace);
    column().addWidget(mNotes, 1);
    mSigned->setObjectName("noteAuthors");
    mSigned->setWordWrap(true);
    mSigned->hide();
    column().addWidget(mSigned);
    mLongest->setObjectName("rowLongest");
    mLongest->setRange(0, texts::maxLongest);
    mLongest->setKeyboardTracking(false);
    mLongestLabel->setBuddy(mLongest);
    mWidest->setObjectName("rowWidest");
    mWidest->setDecimals(1);
    mWidest->setRange(0, texts::maxWidest / texts::tenthsOfOne);
    mWidest->setKeyboardTracking(false);
    mWidestLabel->setBuddy(mWidest);
    // One below the other: beside their labels they would make the panel wide.
    auto* limits = new QVBoxLayout;
    for (QWidget* part : {static_cast<QWidget*>(mLongestLabel), static_cast<QWidget*>(mLongest),
                          static_cast<QWidget*>(mWidestLabel), static_cast<QWidget*>(mWidest)})
        limits->addWidget(part);
    column().addLayout(limits);
    column().addWidget(mEarlier, 1);
    connect(mEarlier, &EarlierTexts::restoreRequested, this, &RowDetails::restore);
    connect(mLongest, &QSpinBox::valueChanged, this, [this](int characters) {
        if (const auto unit = this->document().project().indexOf(mUnit)) mEdits.setLongest(*unit, characters);
    });
    connect(mWidest, &QDoubleSpinBox::valueChanged, this, [this](double millimetres) {
        if (const auto unit = this->document().project().indexOf(mUnit))
            mEdits.setWidest(*unit, static_cast<int>(std::lround(millimetres * texts::tenthsOfOne)));
    });
    mPause.setSingleShot(true);
    connect(&mPause, &QTimer::timeout, this, &RowDetails::commit);
    connect(mNotes, &QPlainTextEdit::textChanged, this, [this] {
        if (mNotes->hasFocus()) mPause.start(notesPause);
    });
    connect(mPlace, &QPushButton::clicked, this, &RowDetails::placeRequested);
    // Unfinished typing belongs to the previous row.
    connect(&current, &CurrentText::changed, this, &RowDetails::commit);
    connect(&document, &TextDocument::changed, this, &RowDetails::ask);
    connect(&document, &TextDocument::reset, this, [this] {
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
    if (const auto unit = document().project().indexOf(mUnit)) mEdits.setNotes(*unit, mNotes->toPlainText());
}

void RowDetails::restore(const QString& text) {
    // A text that is being written is finished first, and so is kept, too.
    emit aboutToChange();
    if (const auto unit = document().project().indexOf(mUnit))
        mEdits.restore(*unit, current().language(), text);
}

bool RowDetails::eventFilter(QObject* watched, QEvent* event) {
    if (watched == mNotes && event->type() == QEvent::FocusOut) commit();
    return RowPanel::eventFilter(watched, event);
}

void RowDetails::retranslate() {
    mNotes->setPlaceholderText(tr("Notes for translators, one per line"));
    mNotes->setAccessibleName(tr("Notes for translators"));
    mLongestLabel->setText(tr("Maximum length:"));
    mLongest->setToolTip(
        tr("Maximum number of characters for each text in this row. Longer texts are reported."));
    mWidestLabel->setText(tr("Maximum width:"));
    mWidest->setSuffix(tr(" mm"));
    mEarlier->setAccessibleName(tr("Earlier texts"));
    mPicture->setAccessibleName(tr("Place on the map"));
    mPlace->setText(tr("Show on the &Map"));
}

QString RowDetails::headOf(const texts::Unit& unit) const {
    QStringList parts{toQString(unit.id)};
    const std::string language = mLocale.language().toStdString();
    for (const texts::Section& section : document().project().sections)
        if (section.id == unit.section && !section.title.empty())
            parts << toQString(section.title.in(language));
    for (const std::string& rule : unit.rules) parts << toQString(rule);
    return parts.join(QStringLiteral(" · "));
}

void RowDetails::refresh() {
    const auto row = current().unit();
    mNotes->setEnabled(row.has_value());
    mLongest->setEnabled(row.has_value());
    mWidest->setEnabled(row.has_value() && !document().project().widest.font.empty());
    showPlace();
    mEarlier->show(row ? document().unit(*row).find(current().language()) : nullptr);
    if (!row) {
        head().setText(document().isOpen() ? tr("No row is selected.")
                                           : tr("No texts are open. Open a text project first."));
        mUnit.clear();
        mNotes->clear();
        mSigned->hide();
        return;
    }
    const texts::Unit& unit = document().unit(*row);
    head().setText(headOf(unit));
    // Unfinished notes stay during typing.
    if (unit.id == mUnit && mNotes->document()->isModified()) return;
    mUnit = unit.id;
    QStringList lines;
    for (const texts::Note& note : unit.notes) lines << toQString(note.text);
    if (lines.join('\n') != mNotes->toPlainText()) mNotes->setPlainText(lines.join('\n'));
    mNotes->document()->setModified(false);
    showSignatures(unit);
    showLimits(unit);
}

void RowDetails::showLimits(const texts::Unit& unit) {
    const texts::Widest& widest = document().project().widest;
    const QSignalBlocker quietWidth(mWidest);
    mWidest->setValue(unit.widest / texts::tenthsOfOne);
    mWidest->setSpecialValueText(widest.tenths > 0
                                     ? tr("project default (%L1 mm)").arg(widest.tenths / texts::tenthsOfOne)
                                     : tr("no limit"));
    mWidest->setToolTip(
        widest.font.empty()
            ? tr("Choose a font in Custom Checks and Lengths first.")
            : tr("Maximum width of each line in this row, in %1 at %2 pt. Wider lines are reported.")
                  .arg(toQString(widest.font), QLocale().toString(widest.points / texts::tenthsOfOne)));
    const QSignalBlocker quiet(mLongest);
    mLongest->setValue(unit.longest);
    mLongest->setSpecialValueText(document().project().longest > 0
                                      ? tr("project default (%L1)").arg(document().project().longest)
                                      : tr("no limit"));
}

/// Shows authors and times of the signed notes, a line each.
void RowDetails::showSignatures(const texts::Unit& unit) {
    QStringList lines;
    for (const texts::Note& note : unit.notes) {
        if (note.author.empty()) continue;
        const QString when = shownTime(note.time, mLocale);
        const QString words = toQString(note.text).simplified();
        lines << tr("%1, %2: %3")
                     .arg(toQString(note.author), when,
                          words.size() > shownWords ? words.left(shownWords) + u'…' : words);
    }
    mSigned->setText(lines.join('\n'));
    mSigned->setVisible(!lines.isEmpty());
}

void RowDetails::showPlace() {
    const auto row = current().unit();
    const QSize size = pictureSize * devicePixelRatioF();
    QImage picture = row && mPictures ? mPictures(document().unit(*row).id, size) : QImage();
    picture.setDevicePixelRatio(devicePixelRatioF());
    mPicture->setPixmap(QPixmap::fromImage(picture));
    mPicture->setVisible(!picture.isNull());
    mPlace->setVisible(!picture.isNull());
}

}  // namespace hexa::editor

#include "moc_rowdetails.cpp"
