// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/settings/workpage.h"

#include "editor/jobs/threads.h"
#include "editor/settings/keys.h"
#include "editor/ui/plainlabel.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <array>

namespace hexa::editor {
namespace {

constexpr std::array savingMinutes{0, 1, 5, 15};

}  // namespace

WorkPage::WorkPage(QSettings& settings, QWidget* parent)
    : QWidget(parent),
      mSettings(settings),
      mForm(new QFormLayout(this)),
      mAuthor(new QLineEdit(this)),
      mStart(new QComboBox(this)),
      mSaving(new QComboBox(this)),
      mSavingHint(new PlainLabel(this)),
      mWheel(new QComboBox(this)),
      mRight(new QComboBox(this)),
      mMouseHint(new PlainLabel(this)),
      mThreads(new QSpinBox(this)) {
    mForm->setContentsMargins(16, 16, 16, 16);
    mForm->setVerticalSpacing(12);
    const auto add = [this](QWidget* field, const char* name) {
        field->setObjectName(name);
        auto* label = new PlainLabel(this);
        label->setBuddy(field);
        mForm->addRow(label, field);
    };
    add(mAuthor, "author");
    add(mStart, "start");
    add(mSaving, "saving");
    mForm->addRow(mSavingHint);
    add(mWheel, "wheel");
    add(mRight, "rightButton");
    mForm->addRow(mMouseHint);
    add(mThreads, "threads");
    for (QLabel* hint : {mSavingHint, mMouseHint}) hint->setWordWrap(true);
    mAuthor->setMaxLength(200);
    mThreads->setRange(0, mostWorkThreads());
    retranslate();

    mAuthor->setText(settings::author(settings));
    mStart->setCurrentIndex(static_cast<int>(settings::start(settings)));
    const auto minutes = std::ranges::find(savingMinutes, settings::savingMinutes(settings));
    mSaving->setCurrentIndex(
        minutes == savingMinutes.end() ? 0 : static_cast<int>(minutes - savingMinutes.begin()));
    const MouseHabits mouse = settings::mouse(settings);
    mWheel->setCurrentIndex(static_cast<int>(mouse.wheel));
    mRight->setCurrentIndex(static_cast<int>(mouse.right));
    mThreads->setValue(settings::threads(settings));

    connect(mAuthor, &QLineEdit::textChanged, this,
            [this](const QString& name) { settings::setAuthor(mSettings, name.trimmed()); });
    connect(mStart, &QComboBox::currentIndexChanged, this,
            [this](int row) { settings::setStart(mSettings, static_cast<settings::Start>(row)); });
    connect(mSaving, &QComboBox::currentIndexChanged, this, [this](int row) {
        settings::setSavingMinutes(mSettings, savingMinutes[static_cast<std::size_t>(row)]);
        emit changed();
    });
    for (const QComboBox* box : {mWheel, mRight})
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            settings::setMouse(mSettings, {static_cast<MouseHabits::Wheel>(mWheel->currentIndex()),
                                           static_cast<MouseHabits::Right>(mRight->currentIndex())});
            emit changed();
        });
    connect(mThreads, &QSpinBox::valueChanged, this, [this](int threads) {
        settings::setThreads(mSettings, threads);
        setWorkThreads(threads);
    });
}

void WorkPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void WorkPage::fill(QComboBox* box, const QStringList& texts) {
    const QSignalBlocker quiet(box);
    while (box->count() < texts.size()) box->addItem({});
    for (int i = 0; i < texts.size(); ++i) box->setItemText(i, texts[i]);
}

void WorkPage::retranslate() {
    const auto label = [this](QWidget* field, const QString& text) {
        qobject_cast<QLabel*>(mForm->labelForField(field))->setText(text);
    };
    label(mAuthor, tr("&Author of new maps:"));
    mAuthor->setPlaceholderText(tr("Your name, as it is printed on sheets"));
    label(mStart, tr("&Begin with:"));
    fill(mStart, {tr("Welcome"), tr("The maps of last time"), tr("An empty map")});
    label(mSaving, tr("&Save the map by itself:"));
    QStringList saving{tr("Never")};
    for (std::size_t i = 1; i < savingMinutes.size(); ++i)
        saving << tr("After %n minute(s)", nullptr, savingMinutes[i]);
    fill(mSaving, saving);
    mSavingHint->setText(
        tr("Only a map that has a file, and only while no one else has changed that file. Recovery copies "
           "are kept in any case."));
    label(mWheel, tr("&Wheel over the map:"));
    fill(mWheel, {tr("Zooms"), tr("Scrolls")});
    label(mRight, tr("&Right button on the map:"));
    fill(mRight, {tr("Takes the tile into the hand"), tr("Moves the map")});
    mMouseHint->setText(tr(
        "Shift and the wheel scroll, Ctrl and the wheel zoom. The middle button moves the map, and so does "
        "the left one while Space is held. Ctrl and the right button open the menu of a hex."));
    label(mThreads, tr("&Threads for checks and generating:"));
    mThreads->setSpecialValueText(tr("All (%1)").arg(mostWorkThreads()));
}

}  // namespace hexa::editor
