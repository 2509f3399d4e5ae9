// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/objectspage.h"

#include "core/engine/check/refusals.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/inspector/form.h"
#include "editor/inspector/objectfields.h"
#include "editor/inspector/propertyfields.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/wheel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>

#include <algorithm>
#include <map>

namespace hexa::editor {

ObjectsPage::ObjectsPage(Document& document, const Selection& selection, const Locale& locale,
                         QWidget* parent)
    : QWidget(parent),
      mDocument(document),
      mSelection(selection),
      mLocale(locale),
      mCounts(new QGridLayout),
      mLocked(new QCheckBox),
      mOwnerField(new QWidget),
      mOwner(new QComboBox),
      mColumn(new QVBoxLayout(this)) {
    mColumn->setContentsMargins(8, 8, 8, 8);
    mColumn->setSpacing(4);
    mTitle = addHeading(mColumn);
    mCounts->setColumnStretch(0, 1);
    mCounts->setVerticalSpacing(2);
    mColumn->addLayout(mCounts);
    mLocked->setIcon(icon("lock"));
    mColumn->addWidget(mLocked);
    auto* owner = new QVBoxLayout(mOwnerField);
    owner->setContentsMargins(0, 0, 0, 0);
    owner->setSpacing(4);
    addField(owner, mOwner)->setObjectName("ownerLabel");
    ignoreWheelUnlessFocused(mOwner);
    mColumn->addWidget(mOwnerField);
    mColumn->addStretch(1);
    connect(mLocked, &QCheckBox::clicked, this, [this] {
        // Partly locked becomes locked.
        const auto& things = mSelection.objects();
        const Board& board = mDocument.scenario().board;
        const bool locks =
            !std::ranges::all_of(things, [&](ObjectRef ref) { return isLocked(*objectAt(board, ref)); });
        mDocument.apply(setObjectsLocked(mDocument.scenario(), things, locks),
                        [locks] { return locks ? tr("Lock") : tr("Unlock"); });
        refresh();
    });
    connect(mOwner, &QComboBox::activated, this, [this] {
        change([] { return tr("Change owner"); },
               [seat = mOwner->currentData().toInt()](MapObject& object) { giveSeat(object, seat); });
    });
    retranslate();
}

ObjectsPage::~ObjectsPage() = default;

void ObjectsPage::retranslate() {
    mLocked->setText(tr("Locked"));
    nameField(findChild<QLabel*>("ownerLabel"), tr("Owner"));
    mBuilt.clear();
    refresh();
}

void ObjectsPage::focusFirst() { mLocked->setFocus(Qt::TabFocusReason); }

void ObjectsPage::refresh() {
    std::vector<MapObject> things;
    for (const ObjectRef ref : mSelection.objects())
        if (auto object = objectAt(mDocument.scenario().board, ref)) things.push_back(std::move(*object));
    if (things.size() < 2) return;
    mTitle->setText(tr("%Ln object(s) selected", nullptr, static_cast<int>(things.size())));
    const auto locked = static_cast<std::size_t>(std::ranges::count_if(things, isLocked));
    mLocked->setTristate(locked > 0 && locked < things.size());
    mLocked->setCheckState(locked == 0              ? Qt::Unchecked
                           : locked < things.size() ? Qt::PartiallyChecked
                                                    : Qt::Checked);
    showCounts(things);
    showOwner(things);
    showProperties(things);
}

void ObjectsPage::showCounts(const std::vector<MapObject>& things) {
    std::map<Kind, int> counts;
    for (const MapObject& object : things) ++counts[{tableOf(object), kindOf(object)}];
    while (mCounts->count() > 0) delete mCounts->takeAt(0)->widget();
    int row = 0;
    for (const auto& [kind, count] : counts) {
        auto* name = new PlainLabel(
            Names::object(mDocument.scenario(), mDocument.catalog(), kind.first, kind.second, mLocale));
        name->setWordWrap(true);
        mCounts->addWidget(name, row, 0);
        mCounts->addWidget(new PlainLabel(QLocale().toString(count)), row++, 1, Qt::AlignRight);
    }
}

void ObjectsPage::showOwner(const std::vector<MapObject>& things) {
    mOwnerField->setVisible(
        std::ranges::all_of(things, [](const MapObject& object) { return isSeated(tableOf(object)); }));
    mOwner->clear();
    fillOwners(*mOwner, mDocument, mLocale);
    const int seat = seatOf(things.front());
    const bool same =
        std::ranges::all_of(things, [seat](const MapObject& object) { return seatOf(object) == seat; });
    mOwner->setCurrentIndex(same ? mOwner->findData(seat) : -1);
}

void ObjectsPage::showProperties(const std::vector<MapObject>& things) {
    const Kind kind{tableOf(things.front()), kindOf(things.front())};
    const bool same = std::ranges::all_of(things, [&](const MapObject& object) {
        return Kind{tableOf(object), kindOf(object)} == kind;
    });
    const std::vector<Property>* properties =
        same ? propertiesOf(mDocument.catalog(), kind.first, kind.second) : nullptr;
    const std::vector<Kind> wanted = properties != nullptr ? std::vector{kind} : std::vector<Kind>();
    if (wanted != mBuilt || (properties == nullptr) != (mProperties == nullptr)) {
        mProperties.reset();
        delete mPropertyForm;
        mPropertyForm = nullptr;
        mBuilt = wanted;
        if (properties == nullptr) return;
        mPropertyForm = new QWidget;
        auto* rows = new QVBoxLayout(mPropertyForm);
        rows->setContentsMargins(0, 0, 0, 0);
        rows->setSpacing(4);
        mProperties = std::make_unique<PropertyFields>(
            *rows, *properties, mLocale,
            [this](const QString& name, const Property& property, const PropertyFields::Change& turn) {
                change([name] { return tr("Change %1").arg(name); },
                       [&](MapObject& object) { changeAttribute(object, property, turn); });
            });
        mColumn->insertWidget(mColumn->count() - 1, mPropertyForm);
    }
    if (!mProperties) return;
    std::vector<Attributes> all;
    for (const MapObject& object : things) all.push_back(*attributesOf(object));
    mProperties->show(all);
}

void ObjectsPage::change(const StepName& name, const std::function<void(MapObject&)>& change) {
    std::vector<ObjectChange> changes;
    for (const ObjectRef ref : mSelection.objects()) {
        auto object = objectAt(mDocument.scenario().board, ref);
        if (!object || isLocked(*object)) continue;
        MapObject after = *object;
        change(after);
        if (after == *object) continue;
        if (const auto reason = refusalOf(mDocument.system(), mDocument.scenario(), after, ref)) {
            emit reported(mLocale.text(reason->code, reason->arguments));
            return refresh();
        }
        changes.push_back({ref, std::move(after)});
    }
    mDocument.apply(changeObjects(mDocument.scenario(), mDocument.catalog(), changes), name);
    refresh();
}

}  // namespace hexa::editor

#include "moc_objectspage.cpp"
