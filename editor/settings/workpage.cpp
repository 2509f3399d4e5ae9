// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/settings/workpage.h"

#include "editor/jobs/threads.h"
#include "editor/settings/keys.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QComboBox>
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
    keepTranslated(*this, [this] { retranslate(); });

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

void WorkPage::fill(QComboBox* box, const QStringList& texts) {
    const QSignalBlocker quiet(box);
    while (box->count() < texts.size()) box->addItem({});
    for (int i = 0; i < texts.size(); ++i) box->setItemText(i, texts[i]);
}

void WorkPage::retranslate() {
    const auto label = [this](QWidget* field, const QString& text) {
        qobject_cast<QLabel*>(mForm->labelForField(field))->setText(text);
    };
    label(mAuthor, tr("&Author of maps and notes:"));
    mAuthor->setPlaceholderText(tr("Your name on sheets and beside notes"));
    label(mStart, tr("&Begin with:"));
    fill(mStart, {tr("Welcome"), tr("Maps from the last session"), tr("Empty map")});
    label(mSaving, tr("Auto-&save:"));
    QStringList saving{tr("Never")};
    for (std::size_t i = 1; i < savingMinutes.size(); ++i)
        saving << tr("After %n minute(s)", nullptr, savingMinutes[i]);
    fill(mSaving, saving);
    mSavingHint->setText(tr("Applies to maps that have a file, as long as nobody else has changed it. "
                            "Recovery copies are always kept."));
    label(mWheel, tr("Mouse &wheel on the map:"));
    fill(mWheel, {tr("Zoom"), tr("Scroll")});
    label(mRight, tr("&Right button on the map:"));
    fill(mRight, {tr("Pick up tile"), tr("Move map")});
    mMouseHint->setText(tr("Use Shift and the wheel to scroll, Ctrl and the wheel to zoom. Drag with the "
                           "middle button to move the map, or with the left button while holding Space. Use "
                           "Ctrl and the right button to open the menu of a hex."));
    label(mThreads, tr("&Threads for checking and generating:"));
    mThreads->setSpecialValueText(tr("All (%1)").arg(mostWorkThreads()));
}

}  // namespace hexa::editor

#include "moc_workpage.cpp"
